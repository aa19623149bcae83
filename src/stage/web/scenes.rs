//! Minutes of the web service that stand by themselves: the calm one, and those that the pictures are checked with.

use super::scene::{BudgetScene, WebScene};

/// The calm before a shift: the cache answers most, ten instances do.
#[must_use]
pub fn opening() -> WebScene {
    WebScene {
        requests_rps: 1125.0,
        admitted_rps: 1125.0,
        failed_queue_rps: 0.0,
        failed_build_rps: 0.0,
        hit_share: 0.771,
        warm_share: 1.0,
        db_util_share: 0.193,
        query_s: 0.0062,
        worker_util_share: 0.52,
        wait_s: 0.0,
        serving: 10,
        booting: 0,
        boot_min: 4,
        bad_share: 0.0,
        standby: 0,
        rollback_left_min: 0,
        warm_up_left_min: 0,
        clock_h: 8.0,
        budget: BudgetScene::default(),
        requests_per_mark: 500.0,
    }
}

/// A bad build on all instances; the rollback prepares the second fleet.
#[must_use]
pub fn deploy() -> WebScene {
    WebScene {
        requests_rps: 1207.8,
        admitted_rps: 1207.8,
        failed_build_rps: 60.4,
        hit_share: 0.784,
        db_util_share: 0.196,
        worker_util_share: 0.691,
        booting: 1,
        bad_share: 1.0,
        standby: 10,
        rollback_left_min: 3,
        clock_h: 9.25,
        budget: BudgetScene {
            present: 1.0,
            left: 0.19537,
            start: 0.2,
            goal: Some(0.187),
            gone_in_min: 168.8,
            goal_lost_in_min: Some(7.2),
        },
        ..opening()
    }
}

/// The cache was flushed and nobody did anything: requests heap up before the fleet.
#[must_use]
pub fn flush_worst() -> WebScene {
    WebScene {
        requests_rps: 1272.5,
        admitted_rps: 1272.5,
        failed_queue_rps: 795.0,
        hit_share: 0.011,
        warm_share: 0.025,
        db_util_share: 0.944,
        query_s: 0.089,
        worker_util_share: 1.0,
        wait_s: 2.0,
        booting: 7,
        clock_h: 12.02,
        budget: BudgetScene {
            present: 1.0,
            left: 0.97136,
            gone_in_min: 67.0,
            ..BudgetScene::default()
        },
        ..opening()
    }
}

/// The same flush well handled: low priority is refused, the warm-up job runs.
#[must_use]
pub fn flush() -> WebScene {
    WebScene {
        requests_rps: 1269.7,
        admitted_rps: 888.8,
        hit_share: 0.274,
        warm_share: 0.484,
        db_util_share: 0.473,
        query_s: 0.0095,
        worker_util_share: 0.354,
        booting: 7,
        warm_up_left_min: 3,
        clock_h: 12.07,
        ..opening()
    }
}

/// Traffic of two and a half days at once: forty instances, many refused, some waiting.
#[must_use]
pub fn surge() -> WebScene {
    WebScene {
        requests_rps: 2950.0,
        admitted_rps: 2300.0,
        failed_queue_rps: 60.0,
        hit_share: 0.86,
        db_util_share: 0.31,
        worker_util_share: 0.93,
        wait_s: 0.5,
        serving: 36,
        booting: 4,
        boot_min: 8,
        clock_h: 9.9,
        budget: BudgetScene {
            present: 1.0,
            left: 0.982,
            gone_in_min: 1600.0,
            ..BudgetScene::default()
        },
        requests_per_mark: 2000.0,
        ..opening()
    }
}

/// Everything at once, on a full fleet that is being rolled back.
#[must_use]
pub fn everything() -> WebScene {
    WebScene {
        failed_queue_rps: 900.0,
        failed_build_rps: 70.0,
        hit_share: 0.02,
        warm_share: 0.1,
        db_util_share: 1.4,
        query_s: 0.25,
        worker_util_share: 1.0,
        wait_s: 1.7,
        serving: 40,
        booting: 0,
        bad_share: 0.6,
        standby: 40,
        rollback_left_min: 2,
        warm_up_left_min: 6,
        clock_h: 23.4,
        budget: BudgetScene {
            left: -0.01,
            gone_in_min: 0.0,
            goal_lost_in_min: None,
            ..deploy().budget
        },
        ..surge()
    }
}

/// Nobody comes: no request, no instance.
#[must_use]
pub fn nothing() -> WebScene {
    WebScene {
        requests_rps: 0.0,
        admitted_rps: 0.0,
        hit_share: 0.0,
        warm_share: 0.0,
        db_util_share: 0.0,
        worker_util_share: 0.0,
        serving: 0,
        clock_h: 3.0,
        ..opening()
    }
}

/// Every scene by name.
#[must_use]
pub fn all() -> [(&'static str, WebScene); 7] {
    [
        ("opening", opening()),
        ("deploy", deploy()),
        ("flush-worst", flush_worst()),
        ("flush", flush()),
        ("surge", surge()),
        ("everything", everything()),
        ("nothing", nothing()),
    ]
}

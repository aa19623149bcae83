//! Scenes that stand by themselves: the calm behind a briefing, the storm on the title, and the moments the pictures are checked with.

use super::scene::{IssuerScene, SwitchScene};

const ANSWERING: IssuerScene = IssuerScene {
    latency_s: 0.3,
    slow: false,
    forwarded_tps: 0.0,
    approved_tps: 0.0,
    timed_out_tps: 0.0,
};

/// The calm before a shift: 400 payments a second, nothing comes back.
#[must_use]
pub fn opening() -> SwitchScene {
    SwitchScene {
        new_tps: 400.0,
        retry_tps: 0.0,
        shed_tps: 0.0,
        shed_retrying_tps: 0.0,
        dropped_tps: 0.0,
        dropped_retrying_tps: 0.0,
        issuer_retrying_tps: 0.0,
        gave_up_tps: 0.0,
        declined_tps: 0.5,
        challenged_tps: 0.0,
        passed_tps: 0.0,
        failed_tps: 0.0,
        fraud_through_tps: 0.1,
        standin_tps: 0.0,
        approved_tps: 399.0,
        wait_s: 0.0,
        busy_share: 0.69,
        slow_share: 0.0,
        servers: 6,
        booting: 0,
        boot_min: 5,
        shedding: false,
        standin_on: false,
        step_up: false,
        threshold_sigma: 3.0,
        band_sigma: 0.0,
        fraud_mean_sigma: 2.5,
        score_axis: false,
        issuers: [
            IssuerScene {
                forwarded_tps: 300.0,
                approved_tps: 299.0,
                ..ANSWERING
            },
            IssuerScene {
                forwarded_tps: 100.0,
                approved_tps: 100.0,
                ..ANSWERING
            },
        ],
        payments_per_mark: 500.0,
    }
}

/// A sale surge held off at the door: what is turned away comes back.
#[must_use]
pub fn surge() -> SwitchScene {
    SwitchScene {
        new_tps: 737.7,
        retry_tps: 543.6,
        shed_tps: 429.8,
        shed_retrying_tps: 385.0,
        gave_up_tps: 45.1,
        declined_tps: 1.1,
        approved_tps: 850.0,
        busy_share: 0.9,
        servers: 10,
        shedding: true,
        issuers: [
            IssuerScene {
                latency_s: 0.27,
                forwarded_tps: 638.0,
                approved_tps: 637.0,
                ..ANSWERING
            },
            IssuerScene {
                latency_s: 0.21,
                forwarded_tps: 213.0,
                approved_tps: 213.0,
                ..ANSWERING
            },
        ],
        ..opening()
    }
}

/// The same surge with nobody at the desk: the queue turns everybody away, and everybody comes back.
#[must_use]
pub fn storm() -> SwitchScene {
    SwitchScene {
        new_tps: 737.7,
        retry_tps: 1932.0,
        dropped_tps: 2666.0,
        dropped_retrying_tps: 2093.0,
        gave_up_tps: 575.0,
        declined_tps: 3.7,
        approved_tps: 0.0,
        wait_s: 2.0,
        busy_share: 1.0,
        issuers: [ANSWERING; 2],
        payments_per_mark: 1000.0,
        ..opening()
    }
}

/// Issuer group B does not answer in time; stand-in bridges the gap.
#[must_use]
pub fn outage() -> SwitchScene {
    SwitchScene {
        new_tps: 369.9,
        retry_tps: 58.5,
        issuer_retrying_tps: 66.0,
        gave_up_tps: 8.0,
        declined_tps: 0.6,
        standin_tps: 69.1,
        approved_tps: 353.0,
        busy_share: 0.741,
        slow_share: 0.62,
        servers: 10,
        shedding: true,
        standin_on: true,
        issuers: [
            IssuerScene {
                latency_s: 0.23,
                forwarded_tps: 321.0,
                approved_tps: 284.0,
                ..ANSWERING
            },
            IssuerScene {
                latency_s: 12.3,
                slow: true,
                forwarded_tps: 107.0,
                approved_tps: 0.0,
                timed_out_tps: 143.0,
            },
        ],
        ..opening()
    }
}

/// A wave of fraud; the step-up island is in use.
#[must_use]
pub fn fraud() -> SwitchScene {
    SwitchScene {
        new_tps: 401.8,
        declined_tps: 3.07,
        challenged_tps: 32.5,
        passed_tps: 26.2,
        failed_tps: 6.3,
        fraud_through_tps: 0.63,
        approved_tps: 392.0,
        busy_share: 0.742,
        step_up: true,
        threshold_sigma: 2.7,
        band_sigma: 1.3,
        score_axis: true,
        issuers: [
            IssuerScene {
                latency_s: 0.28,
                forwarded_tps: 294.0,
                approved_tps: 294.0,
                ..ANSWERING
            },
            IssuerScene {
                latency_s: 0.28,
                forwarded_tps: 98.0,
                approved_tps: 98.0,
                ..ANSWERING
            },
        ],
        ..opening()
    }
}

/// Two failures at once: the door sheds while issuer group B is slow, and servers start.
#[must_use]
pub fn two_sources() -> SwitchScene {
    SwitchScene {
        issuer_retrying_tps: 90.0,
        booting: 4,
        issuers: outage().issuers,
        slow_share: 0.4,
        ..surge()
    }
}

/// Every scene by name.
#[must_use]
pub fn all() -> [(&'static str, SwitchScene); 6] {
    [
        ("opening", opening()),
        ("surge", surge()),
        ("storm", storm()),
        ("outage", outage()),
        ("fraud", fraud()),
        ("two-sources", two_sources()),
    ]
}

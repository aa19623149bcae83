//! The web desk's tables: what can be set, what can be read, what adds up.

use crate::model::control::{Control, ControlKind, Set, Unit};
use crate::model::indicator::Indicator;
use crate::model::table::{high, low, now, so_far};
use crate::model::values::whole;

use super::constants::{INSTANCES, INSTANCES_MAX};

/// A control of the player.
const fn lever(
    id: &'static str,
    key: char,
    kind: ControlKind,
    default: f64,
    unit: Unit,
    make: fn(f64) -> Set,
) -> Control {
    Control {
        id,
        key,
        kind,
        default,
        unit,
        zero_is_off: false,
        crisis: false,
        make,
    }
}

/// The web desk's controls, crises last.
pub const CONTROLS: &[Control] = &[
    lever(
        "Floor",
        'F',
        ControlKind::Whole {
            lo: 2,
            hi: INSTANCES_MAX,
        },
        INSTANCES as f64,
        Unit::Count,
        |value| Set::Floor(whole(value)),
    ),
    lever(
        "Autoscaler",
        'A',
        ControlKind::Toggle,
        1.0,
        Unit::None,
        |value| Set::Autoscaler(value >= 0.5),
    ),
    lever(
        "TargetUtilization",
        'T',
        ControlKind::Grid {
            lo: 0.30,
            hi: 0.95,
            step: 0.05,
        },
        0.60,
        Unit::Percent,
        Set::TargetUtilization,
    ),
    lever(
        "CacheTtl",
        'C',
        ControlKind::Grid {
            lo: 10.0,
            hi: 600.0,
            step: 10.0,
        },
        60.0,
        Unit::Seconds,
        Set::CacheTtl,
    ),
    Control {
        zero_is_off: true,
        ..lever(
            "ShedLowPriority",
            'P',
            ControlKind::Grid {
                lo: 0.0,
                hi: 1.0,
                step: 0.1,
            },
            0.0,
            Unit::Percent,
            Set::ShedLowPriority,
        )
    },
    lever(
        "Recommendations",
        'E',
        ControlKind::Toggle,
        1.0,
        Unit::None,
        |value| Set::Recommendations(value >= 0.5),
    ),
    lever("WarmUp", 'W', ControlKind::Button, 0.0, Unit::None, |_| {
        Set::WarmUp
    }),
    lever(
        "RollBack",
        'K',
        ControlKind::Button,
        0.0,
        Unit::None,
        |_| Set::RollBack,
    ),
    Control {
        crisis: true,
        ..lever(
            "Surge",
            '\0',
            ControlKind::Range { lo: 0.0, hi: 5.0 },
            1.0,
            Unit::Times,
            Set::Surge,
        )
    },
    Control {
        crisis: true,
        ..lever(
            "BadBuild",
            '\0',
            ControlKind::Button,
            0.0,
            Unit::None,
            |_| Set::BadBuild,
        )
    },
    Control {
        crisis: true,
        ..lever(
            "CacheFlush",
            '\0',
            ControlKind::Button,
            0.0,
            Unit::None,
            |_| Set::CacheFlush,
        )
    },
];

indicators! {
    /// Number of the minute.
    Minute = now("minute", Unit::Minutes, 0);
    /// Requests that came.
    RequestRps = now("request_rps", Unit::ReqPerS, 0);
    /// Requests let in.
    AdmittedRps = now("admitted_rps", Unit::ReqPerS, 0);
    /// Instances serving.
    InstancesServing = now("instances_serving", Unit::Count, 0);
    /// Instances starting.
    InstancesBooting = now("instances_booting", Unit::Count, 0);
    /// Requests answered from the cache, of those let in.
    CacheHitShare = now("cache_hit_share", Unit::Percent, 1);
    /// Warmth of the cache at the end of the minute.
    CacheWarmShare = now("cache_warm_share", Unit::Percent, 1);
    /// Mean age of a cached answer.
    CacheAgeS = now("cache_age_s", Unit::Seconds, 0);
    /// Load of the database, of its capacity; may exceed 1.
    DbUtilShare = low(now("db_util_share", Unit::Percent, 0), 0.70, 0.90, [0.0, 1.0]);
    /// Mean time of a query.
    QueryS = now("query_s", Unit::Seconds, 4);
    /// Mean time a request holds its worker.
    ServiceS = now("service_s", Unit::Seconds, 3);
    /// Busy workers, of all.
    WorkerUtilShare = now("worker_util_share", Unit::Percent, 1);
    /// Response time that one request in a hundred exceeds.
    P99S = low(now("p99_s", Unit::Seconds, 2), 0.40, 0.60, [0.0, 1.2]);
    /// Requests that got no worker in time, of those let in.
    QueueFailShare = now("queue_fail_share", Unit::Percent, 2);
    /// Failed requests, of those let in.
    ErrorShare = low(now("error_share", Unit::Percent, 2), 0.001, 0.01, [0.0, 0.02]);
    /// Errors of the minute as a multiple of what the objective allows.
    BurnRate = now("burn_rate", Unit::Times, 1);
    /// The same over the last hour.
    BurnRate1h = now("burn_rate_1h", Unit::Times, 1);
    /// Error budget left; may fall below 0.
    BudgetLeftShare = high(now("budget_left_share", Unit::Percent, 1), 0.25, 0.10, [0.0, 1.0]);
    /// Requests refused, of all.
    ShedShare = now("shed_share", Unit::Percent, 0);
    /// Part of the traffic that the bad build serves.
    BadBuildShare = now("bad_build_share", Unit::Percent, 0);
    /// 1 while recommendations are on, else 0.
    FeatureShare = now("feature_share", Unit::Percent, 0);
    /// Price of the fleet now.
    CostRateUsdPerH = now("cost_rate_usd_per_h", Unit::UsdPerHour, 2);
    /// Price of the fleet so far.
    CostUsd = so_far("cost_usd", Unit::Usd, 2);
    /// Requests answered so far.
    RequestsAnswered = so_far("requests_answered", Unit::Req, 0);
    /// Requests that got no worker in time, so far.
    ErrorsQueue = so_far("errors_queue", Unit::Req, 0);
    /// Requests that the bad build failed, so far.
    ErrorsBuild = so_far("errors_build", Unit::Req, 0);
    /// Requests refused so far.
    RequestsShed = so_far("requests_shed", Unit::Req, 0);
}

sums! {
    /// Requests that came.
    Requests = "requests";
    /// Requests let in.
    RequestsAdmitted = "requests_admitted";
    /// Requests answered.
    RequestsAnswered = "requests_answered";
    /// Requests that failed, for whichever reason.
    Errors = "errors";
    /// Requests that got no worker in time.
    ErrorsQueue = "errors_queue";
    /// Requests that the bad build failed.
    ErrorsBuild = "errors_build";
    /// Requests refused.
    RequestsShed = "requests_shed";
    /// Price of the fleet.
    CostUsd = "cost_usd";
}

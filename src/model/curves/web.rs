//! The web service's curves.

use super::load::Loads;
use super::{Curve, Queue, queue};
use crate::model::control::{ControlKind, DeskKind};
use crate::model::desk::{self, Flows, Minute};
use crate::model::events::Situation;
use crate::model::web::{
    BUDGET_MIN, ERROR_BUDGET, HOT_OBJECTS, Row, p99_s, query_time_s, ttl_hit_share,
};

/// What a cache answers, and how old its answers are.
#[derive(Clone, Debug, PartialEq)]
pub struct Cache {
    /// Hit share against the time to live.
    pub hit_share: Curve,
    /// Mean age of a cached answer against the time to live.
    pub age_s: Curve,
}

/// What errors cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Burn {
    /// Burn rate against the share of errors.
    pub burn_rate: Curve,
    /// Minutes until what is left of the budget is gone, against the burn rate.
    pub minutes_left: Curve,
}

/// Everything that can be drawn of a minute of the web service.
#[derive(Clone, Debug, PartialEq)]
pub struct WebCurves {
    /// Warmth of the cache that the minute's requests met; the indicator tells that of its end.
    pub warmth: f64,
    /// Hits against time to live.
    pub cache: Cache,
    /// Query time against the database's utilization.
    pub queries: Curve,
    /// Waiting and loss against load.
    pub queue: Queue,
    /// p99 against load.
    pub response: Curve,
    /// Burn rate against errors, and what it leaves.
    pub burn: Burn,
}

/// Hit share and mean age of a cache of this warmth against its time to live, for `rate` requests a second of
/// each object; `ttl_s` is the minute's.
#[must_use]
pub fn cache(rate: f64, warmth: f64, ttl_s: f64) -> Cache {
    let range = match desk::control(DeskKind::Web, "CacheTtl").map(|control| control.kind) {
        Some(ControlKind::Grid { hi, .. }) => [0.0, hi],
        _ => [0.0, ttl_s],
    };
    Cache {
        hit_share: Curve::new(range, ttl_s, |ttl_s| warmth * ttl_hit_share(rate, ttl_s)),
        age_s: Curve::new(range, ttl_s, |ttl_s| ttl_s / 2.0),
    }
}

/// Query time against utilization; `utilization` is the minute's.
#[must_use]
pub fn queries(utilization: f64) -> Curve {
    Curve::new([0.0, 1.2], utilization, query_time_s)
}

/// p99 of `workers` workers against their load; `rate` requests a second, each `service_s` long, are the minute's.
#[must_use]
pub fn response(workers: u32, rate: f64, service_s: f64, deadline_s: f64) -> Curve {
    Loads::new(workers, rate, service_s, deadline_s).curve(|station| p99_s(station, service_s))
}

/// Burn rate against errors, and how long `budget_left` lasts at it; `errors` is the minute's share.
#[must_use]
pub fn burn(errors: f64, budget_left: f64) -> Burn {
    let rate = errors / ERROR_BUDGET;
    // A page goes out at 14.4, so the scale reaches beyond it.
    let most = 20.0;
    let least = 0.1;
    Burn {
        burn_rate: Curve::new([0.0, most * ERROR_BUDGET], errors, |errors| {
            errors / ERROR_BUDGET
        }),
        minutes_left: Curve::new([least, most], rate.max(least), |rate| {
            budget_left.max(0.0) * BUDGET_MIN / rate
        }),
    }
}

impl WebCurves {
    /// The curves of a minute, with the controls that were in force in it, by name; none for another desk's.
    #[must_use]
    pub fn of_minute(minute: &Minute, control: impl Fn(&str) -> f64) -> Option<Self> {
        let Flows::Web(flows) = minute.flows else {
            return None;
        };
        let read = |row: Row| minute.readings[row as usize];
        let situation = Situation::of_minute(minute, &control);
        let (workers, deadline_s) = (situation.slots, situation.deadline_s);
        let (rate, service_s) = (flows.admitted, read(Row::ServiceS));
        let (per_object, ttl_s) = (rate / HOT_OBJECTS, control("CacheTtl"));
        let full = ttl_hit_share(per_object, ttl_s);
        let warmth = if full > 0.0 {
            read(Row::CacheHitShare) / full
        } else {
            read(Row::CacheWarmShare)
        };
        Some(Self {
            warmth,
            cache: cache(per_object, warmth, ttl_s),
            queries: queries(read(Row::DbUtilShare)),
            queue: queue(workers, rate, service_s, deadline_s, |station, _| {
                station.loss
            }),
            response: response(workers, rate, service_s, deadline_s),
            burn: burn(read(Row::ErrorShare), read(Row::BudgetLeftShare)),
        })
    }
}

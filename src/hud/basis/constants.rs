//! Every constant of the two desks, with its mark. The values are the model's own; none is typed here.

use super::table::{Constant, Mark};
use crate::model::control::{Control, ControlKind, Unit};
use crate::model::indicator::Indicator;
use crate::model::{switch as s, web as w};

/// One from the calibration.
const fn given(id: &'static str, values: &'static [f64], unit: Unit) -> Constant {
    Constant {
        id,
        values,
        unit,
        mark: Mark::Source,
    }
}

/// One of this game's own.
const fn ours(id: &'static str, values: &'static [f64], unit: Unit) -> Constant {
    Constant {
        mark: Mark::Design,
        ..given(id, values, unit)
    }
}

/// Normal and warning of a gauge, up to or from where they reach.
const fn marks(indicator: &Indicator) -> [f64; 2] {
    match indicator.gauge {
        Some(gauge) => [gauge.normal, gauge.warning],
        None => [f64::NAN; 2],
    }
}

/// The ends of a lever of whole numbers.
const fn ends(control: &Control) -> [f64; 2] {
    match control.kind {
        ControlKind::Whole { lo, hi } => [lo as f64, hi as f64],
        _ => [f64::NAN; 2],
    }
}

const S_MARKS: [[f64; 2]; 4] = [
    marks(&s::INDICATORS[s::Row::ApprovalShare as usize]),
    marks(&s::INDICATORS[s::Row::AuthS as usize]),
    marks(&s::INDICATORS[s::Row::FraudBp as usize]),
    marks(&s::INDICATORS[s::Row::SlotsBusyShare as usize]),
];
const W_MARKS: [[f64; 2]; 4] = [
    marks(&w::INDICATORS[w::Row::ErrorShare as usize]),
    marks(&w::INDICATORS[w::Row::P99S as usize]),
    marks(&w::INDICATORS[w::Row::DbUtilShare as usize]),
    marks(&w::INDICATORS[w::Row::BudgetLeftShare as usize]),
];
/// The first control of either desk orders its machines.
const SERVERS: [f64; 2] = ends(&s::CONTROLS[0]);
const FLOOR: [f64; 2] = ends(&w::CONTROLS[0]);

/// Those of the switch.
pub(super) const SWITCH: &[Constant] = &[
    given("base-traffic", &[s::BASE_TPS], Unit::TxPerS),
    given("burstiness", &[s::BURSTINESS], Unit::None),
    given("surge-lag", &[s::SURGE_LAG_MIN], Unit::Minutes),
    given(
        "slots-per-server",
        &[s::SLOTS_PER_SERVER as f64],
        Unit::Count,
    ),
    given("servers-range", &SERVERS, Unit::Count),
    given("servers-at-start", &[s::SERVERS as f64], Unit::Count),
    given("boot", &[s::BOOT_MIN as f64], Unit::Minutes),
    given("price", &[s::SERVER_U_PER_H], Unit::CurrencyPerHour),
    given("switch-time", &[s::SWITCH_TIME_S], Unit::Milliseconds),
    given("reversal", &[s::REVERSAL_S], Unit::Milliseconds),
    given("deadline", &[s::QUEUE_DEADLINE_S], Unit::Seconds),
    given("wasted", &[s::WASTED], Unit::None),
    given("shed-to", &[s::SHED_TO], Unit::None),
    given("issuer-latency", &[s::ISSUER_LATENCY_S], Unit::Milliseconds),
    given("group-share", &s::GROUP_SHARE, Unit::Percent),
    given("issuer-jitter", &[s::ISSUER_JITTER], Unit::None),
    given("separation", &[s::SEPARATION], Unit::Sigma),
    given("step-up-pass", &s::STEP_UP_PASS, Unit::Percent),
    given("fraud-share", &[s::FRAUD_SHARE], Unit::Percent),
    given("median", &s::MEDIAN_U, Unit::Currency),
    given("amount-sigma", &[s::AMOUNT_SIGMA], Unit::None),
    ours("cost-ratio", &[s::COST_RATIO], Unit::None),
    given("retry-share", &[s::RETRY_SHARE], Unit::None),
    given("retries-most", &[s::RETRIES as f64], Unit::Count),
    given("back-off-mean", &s::BACK_OFF_MIN, Unit::Minutes),
    given("fraud-scale", &[S_MARKS[2][0]], Unit::BasisPoints),
    ours("gauge-approval", &S_MARKS[0], Unit::Percent),
    ours("gauge-auth", &S_MARKS[1], Unit::Seconds),
    ours("gauge-fraud", &S_MARKS[2], Unit::BasisPoints),
    ours("gauge-busy", &S_MARKS[3], Unit::Percent),
];

/// Those of the web service.
pub(super) const WEB: &[Constant] = &[
    ours("base-traffic", &[w::BASE_RPS], Unit::ReqPerS),
    given("daily-swing", &[w::DAILY_SWING], Unit::None),
    given("dawn", &[w::DAWN_H], Unit::None),
    ours("clock", &[w::CLOCK_H], Unit::None),
    given("burstiness", &[w::BURSTINESS], Unit::None),
    given("surge-lag", &[w::SURGE_LAG_MIN], Unit::Minutes),
    given("low-priority", &[w::LOW_PRIORITY_SHARE], Unit::None),
    given(
        "workers-per-instance",
        &[w::WORKERS_PER_INSTANCE as f64],
        Unit::Count,
    ),
    given("floor-range", &FLOOR, Unit::Count),
    given("instances-at-start", &[w::INSTANCES as f64], Unit::Count),
    given("instances-most", &[w::INSTANCES_MAX as f64], Unit::Count),
    ours("boot", &[w::BOOT_MIN as f64], Unit::Minutes),
    given("price", &[w::INSTANCE_USD_PER_H], Unit::UsdPerHour),
    given("scale-in", &[w::SCALE_IN_SHARE], Unit::None),
    given("quiet", &[w::QUIET_MIN as f64], Unit::Minutes),
    given("app-time", &[w::APP_TIME_S], Unit::Milliseconds),
    given("feature-time", &[w::FEATURE_TIME_S], Unit::Milliseconds),
    given("queries", &[w::QUERIES], Unit::None),
    given("feature-queries", &[w::FEATURE_QUERIES], Unit::None),
    given("hot-objects", &[w::HOT_OBJECTS], Unit::Count),
    given("refill", &[w::REFILL_MIN], Unit::Minutes),
    given("warm-up-minutes", &[w::WARM_UP_MIN as f64], Unit::Minutes),
    given("warm-up-share", &[w::WARM_UP_SHARE], Unit::None),
    given("warm-up-queries", &[w::WARM_UP_QPS], Unit::None),
    given("database", &[w::DB_QPS], Unit::None),
    given("query-time", &[w::QUERY_TIME_S], Unit::Milliseconds),
    given(
        "query-time-most",
        &[w::QUERY_TIME_MAX_S],
        Unit::Milliseconds,
    ),
    given("deadline", &[w::DEADLINE_S], Unit::Seconds),
    given("bad-build-errors", &[w::BAD_BUILD_ERRORS], Unit::None),
    given("bad-build-cpu", &[w::BAD_BUILD_CPU], Unit::None),
    ours("rollout", &[w::ROLLOUT_SHARE], Unit::None),
    given("rollback", &[w::ROLLBACK_MIN as f64], Unit::Minutes),
    given("rollback-fleets", &[w::ROLLBACK_FLEETS], Unit::Count),
    given("allowed-errors", &[w::ERROR_BUDGET], Unit::None),
    given("budget-minutes", &[w::BUDGET_MIN], Unit::Minutes),
    given("burn-window", &[w::BURN_WINDOW_MIN as f64], Unit::Minutes),
    ours("gauge-errors", &W_MARKS[0], Unit::Percent),
    ours("gauge-p99", &W_MARKS[1], Unit::Seconds),
    ours("gauge-database", &W_MARKS[2], Unit::Percent),
    ours("gauge-budget", &W_MARKS[3], Unit::Percent),
];

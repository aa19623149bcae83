//! What stands under the web service's stage.

use super::Writer;
use crate::model::control::Unit;
use crate::stage::stations::{Station, Value};
use crate::text::Arg;

/// The stations in the order of the journey.
pub(super) fn read(w: &Writer<'_>) -> Vec<Station> {
    let s = w.scene;
    let balancer = if s.refused_rps() >= 0.5 {
        w.flow_value("stage-balancer", s.refused_rps())
    } else {
        w.word("stage-balancer.all")
    };
    let hits = Arg::from(w.percent(s.hit_share, 0));
    let words = [
        ("stage-users", w.flow_value("stage-users", s.requests_rps)),
        ("stage-balancer", balancer),
        ("stage-instances", instances(w)),
        ("stage-cache", w.value("stage-cache", &[("share", hits)])),
        ("stage-database", database(w)),
    ];
    Station::row(w, w.plan.ticks(), words)
}

/// The fleet: what goes wrong there comes first.
fn instances(w: &Writer<'_>) -> Value {
    let (s, t) = (w.scene, w.text);
    let args = [
        ("n", w.count(s.serving)),
        ("starting", w.count(s.booting)),
        ("prepared", w.count(s.standby)),
        ("rate", Arg::from(w.flow(s.failed_queue_rps))),
        ("busy", w.percent(s.worker_util_share, 0).into()),
    ];
    let key = if s.serving == 0 {
        return w.word("stage-instances.none");
    } else if s.failed_queue_rps >= 0.5 && s.booting > 0 {
        "stage-instances.giving-up"
    } else if s.failed_queue_rps >= 0.5 {
        "stage-instances.give-up"
    } else {
        match (s.bad_share > 0.0, s.standby > 0, s.booting > 0) {
            (true, true, _) => "stage-instances.preparing",
            (true, false, _) => "stage-instances.bad",
            (false, true, _) => "stage-instances.second",
            (false, false, true) => "stage-instances.starting",
            (false, false, false) => "stage-instances.value",
        }
    };
    (t.args(key, &args), t.args("stage-instances.short", &args))
}

fn database(w: &Writer<'_>) -> Value {
    let (s, t) = (w.scene, w.text);
    let query_ms = s.query_s * 1e3;
    let decimals = usize::from(query_ms < 9.95);
    let time = t.quantity(f64::from(s.query_s), Unit::Milliseconds, decimals);
    let load = w.percent(s.db_util_share, 0);
    (
        t.args("stage-database.value", &[("time", time.into())]),
        t.args("stage-database.short", &[("share", load.into())]),
    )
}

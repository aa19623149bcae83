//! What stands under the web service's stage.

use super::plan::WebPlan;
use super::scene::WebScene;
use crate::model::control::Unit;
use crate::stage::labels::Writer;
use crate::stage::stations::Station;
use crate::text::Arg;

/// The stations in the order of the journey.
pub(super) fn read(w: &Writer<'_, WebScene, WebPlan>) -> Vec<Station> {
    let (s, t) = (w.scene, w.text);
    let both = |key: &str, args: &[(&str, Arg)]| {
        (
            t.args(&format!("{key}.value"), args),
            t.args(&format!("{key}.short"), args),
        )
    };
    let n = |value: f32| [("n", Arg::from(w.flow(value)))];
    let balancer = if s.refused_rps() >= 0.5 {
        both("stage-balancer", &n(s.refused_rps()))
    } else {
        let word = t.get("stage-balancer.all");
        (word.clone(), word)
    };
    let hits = Arg::from(t.quantity(f64::from(s.hit_share), Unit::Percent, 0));
    let values = [
        both("stage-users", &n(s.requests_rps)),
        balancer,
        instances(w),
        both("stage-cache", &[("share", hits)]),
        database(w),
    ];
    let names = [
        "stage-users",
        "stage-balancer",
        "stage-instances",
        "stage-cache",
        "stage-database",
    ];
    names
        .into_iter()
        .zip(values)
        .zip(w.plan.ticks())
        .map(|((key, value), tick)| Station::new(w.frame, tick, t.get(key), value))
        .collect()
}

/// The fleet: what goes wrong there comes first.
fn instances(w: &Writer<'_, WebScene, WebPlan>) -> (String, String) {
    let (s, t) = (w.scene, w.text);
    let count = |n: u32| Arg::from(w.number(n as f32, 0));
    let busy = t.quantity(f64::from(s.worker_util_share), Unit::Percent, 0);
    let args = [
        ("n", count(s.serving)),
        ("starting", count(s.booting)),
        ("prepared", count(s.standby)),
        ("rate", Arg::from(w.flow(s.failed_queue_rps))),
        ("busy", Arg::from(busy)),
    ];
    let key = if s.serving == 0 {
        return (t.get("stage-instances.none"), t.get("stage-instances.none"));
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

fn database(w: &Writer<'_, WebScene, WebPlan>) -> (String, String) {
    let (s, t) = (w.scene, w.text);
    let query_ms = s.query_s * 1e3;
    let number = w.number(query_ms, usize::from(query_ms < 9.95));
    let time = t.args("stage-ms", &[("n", number.as_str().into())]);
    let load = t.quantity(f64::from(s.db_util_share), Unit::Percent, 0);
    (
        t.args("stage-database.value", &[("time", time.into())]),
        t.args("stage-database.short", &[("share", load.into())]),
    )
}

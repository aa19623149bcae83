//! What stands under the switch's stage.

use super::plan::{Plan, TILL_X};
use super::scene::Scene;
use crate::model::control::Unit;
use crate::stage::blend::share;
use crate::stage::labels::Writer;
use crate::stage::stations::Station;
use crate::text::Arg;

/// True places of the stations, in design units.
pub(super) fn ticks(plan: &Plan) -> [f32; 7] {
    let queue = f32::midpoint(plan.queue.0, plan.queue.1);
    [
        TILL_X,
        plan.door_x,
        plan.gate_x,
        queue,
        plan.rack.center().x,
        plan.towers[0].center().x,
        plan.target.0.x,
    ]
}

/// The switch's stations in the order of the journey.
pub(super) fn read(w: &Writer<'_, Scene, Plan>) -> Vec<Station> {
    let (s, t) = (w.scene, w.text);
    let n = |value: f32| [("n", Arg::from(w.flow(value)))];
    let both = |key: &str, args: &[(&str, Arg)]| {
        (
            t.args(&format!("{key}.value"), args),
            t.args(&format!("{key}.short"), args),
        )
    };
    let word = |key: &str| (t.get(key), t.get(key));
    let seconds = |value: f32| {
        t.quantity(
            f64::from(value),
            Unit::Seconds,
            if value < 9.95 { 2 } else { 1 },
        )
        .joined()
    };
    let busy = Arg::from(t.quantity(f64::from(s.busy_share), Unit::Percent, 0));
    let door = if s.shed_tps >= 0.5 {
        both("stage-door", &n(s.shed_tps))
    } else {
        word("stage-door.open")
    };
    let queue = if s.wait_s >= 1.95 || share(s.dropped_tps, s.admitted_tps()) > 0.5 {
        word("stage-queue.full")
    } else if s.wait_s < 0.05 {
        word("stage-queue.no-wait")
    } else {
        both("stage-queue", &[("seconds", seconds(s.wait_s).into())])
    };
    let running = Arg::from(w.number(s.servers as f32, 0));
    let servers = if s.servers == 0 {
        word("stage-servers.none")
    } else if s.booting > 0 {
        let starting = Arg::from(w.number(s.booting as f32, 0));
        let args = [("n", running), ("starting", starting), ("busy", busy)];
        (
            t.args("stage-servers.starting", &args),
            t.args("stage-servers.short", &args),
        )
    } else {
        both("stage-servers", &[("n", running), ("busy", busy)])
    };
    let issuers = if s.issuers.iter().map(|i| i.forwarded_tps).sum::<f32>() < 0.5 {
        word("stage-issuers.idle")
    } else {
        both(
            "stage-issuers",
            &[
                ("a", seconds(s.issuers[0].latency_s).into()),
                ("b", seconds(s.issuers[1].latency_s).into()),
            ],
        )
    };
    let approved = if s.approved_tps >= 0.5 {
        both("stage-approved", &n(s.approved_tps))
    } else {
        word("stage-approved.nobody")
    };
    let keys = [
        "stage-merchants",
        "stage-door",
        "stage-fraud-gate",
        "stage-queue",
        "stage-servers",
        "stage-issuers",
        "stage-approved",
    ];
    let values = [
        both("stage-merchants", &n(s.new_tps)),
        door,
        both("stage-fraud-gate", &n(s.declined_tps)),
        queue,
        servers,
        issuers,
        approved,
    ];
    keys.into_iter()
        .zip(values)
        .zip(ticks(w.plan))
        .map(|((key, value), tick)| Station::new(w.frame, tick, t.get(key), value))
        .collect()
}

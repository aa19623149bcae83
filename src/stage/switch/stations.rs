//! What stands under the switch's stage.

use super::Writer;
use super::plan::SwitchPlan;
use crate::model::control::Unit;
use crate::stage::blend::share;
use crate::stage::stations::Station;
use crate::text::Arg;

/// True places of the stations, in design units.
pub(super) fn ticks(plan: &SwitchPlan) -> [f32; 7] {
    let queue = f32::midpoint(plan.queue.0, plan.queue.1);
    [
        plan.tills.0,
        plan.door_x,
        plan.gate_x,
        queue,
        plan.rack.center().x,
        plan.towers[0].center().x,
        plan.target.0.x,
    ]
}

/// The switch's stations in the order of the journey.
pub(super) fn read(w: &Writer<'_>) -> Vec<Station> {
    let (s, t) = (w.scene, w.text);
    let seconds = |value: f32| {
        t.quantity(
            f64::from(value),
            Unit::Seconds,
            if value < 9.95 { 2 } else { 1 },
        )
        .joined()
    };
    let busy = Arg::from(w.percent(s.busy_share, 0));
    let door = if s.shed_tps >= 0.5 {
        w.flow_value("stage-door", s.shed_tps)
    } else {
        w.word("stage-door.open")
    };
    let queue = if s.wait_s >= 1.95 || share(s.dropped_tps, s.admitted_tps()) > 0.5 {
        w.word("stage-queue.full")
    } else if s.wait_s < 0.05 {
        w.word("stage-queue.no-wait")
    } else {
        w.value("stage-queue", &[("seconds", seconds(s.wait_s).into())])
    };
    let running = w.count(s.servers);
    let servers = if s.servers == 0 {
        w.word("stage-servers.none")
    } else if s.booting > 0 {
        let starting = w.count(s.booting);
        let args = [("n", running), ("starting", starting), ("busy", busy)];
        (
            t.args("stage-servers.starting", &args),
            t.args("stage-servers.short", &args),
        )
    } else {
        w.value("stage-servers", &[("n", running), ("busy", busy)])
    };
    let issuers = if s.issuers.iter().map(|i| i.forwarded_tps).sum::<f32>() < 0.5 {
        w.word("stage-issuers.idle")
    } else {
        w.value(
            "stage-issuers",
            &[
                ("a", seconds(s.issuers[0].latency_s).into()),
                ("b", seconds(s.issuers[1].latency_s).into()),
            ],
        )
    };
    let approved = if s.approved_tps >= 0.5 {
        w.flow_value("stage-approved", s.approved_tps)
    } else {
        w.word("stage-approved.nobody")
    };
    let words = [
        (
            "stage-merchants",
            w.flow_value("stage-merchants", s.new_tps),
        ),
        ("stage-door", door),
        (
            "stage-fraud-gate",
            w.flow_value("stage-fraud-gate", s.declined_tps),
        ),
        ("stage-queue", queue),
        ("stage-servers", servers),
        ("stage-issuers", issuers),
        ("stage-approved", approved),
    ];
    Station::row(w, ticks(w.plan), words)
}

//! Tells the stage what to show: the minute on screen as a scene.

use bevy::prelude::*;

use super::ScreenSystems;
use super::session::Session;
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::switch;
use crate::shift::sim::Shift;
use crate::shift::{Stream, is_slow};
use crate::stage::{IssuerScene, Scene, StageInput};

/// Wall time that a change takes at most to be seen, in seconds.
const EASE_S: f64 = 0.6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.in_set(ScreenSystems::Picture)
            .run_if(resource_exists::<Shift>),
    );
}

fn show(
    shift: Res<Shift>,
    stream: Res<Stream>,
    session: Res<Session>,
    mut input: ResMut<StageInput>,
) {
    let Flows::Switch(flows) = &shift.on_screen().flows else {
        return;
    };
    *input = StageInput {
        target: scene(&shift, flows, stream.transactions_per_mark() as f32),
        ease_s: EASE_S.min(shift.clock.minute_wall_s()) as f32,
        jump: shift.is_added(),
        minute: shift.run().minute(),
        minute_share: shift.clock.phase() as f32,
        speed: shift.clock.speed.factor() as f32,
        paused: shift.clock.paused && !shift.is_preview(),
        reduced_motion: session.settings().reduced_motion,
    };
}

/// The minute on screen in the stage's terms.
fn scene(shift: &Shift, flows: &switch::Flows, payments_per_mark: f32) -> Scene {
    let run = shift.run();
    let reading = |name| shift.reading(name) as f32;
    let in_force = |id| run.control_in_force(id);
    let fraud_levers = ["Threshold", "StepUpBand"];
    let slow_share = [
        (IssuerGroup::A, flows.slow_share_a),
        (IssuerGroup::B, flows.slow_share_b),
    ]
    .into_iter()
    .filter(|(group, _)| is_slow(shift, *group))
    .map(|(_, share)| share)
    .sum::<f64>();
    Scene {
        new_tps: flows.new as f32,
        retry_tps: flows.retry as f32,
        shed_tps: flows.shed as f32,
        shed_retrying_tps: flows.shed_retrying as f32,
        dropped_tps: flows.dropped as f32,
        dropped_retrying_tps: flows.dropped_retrying as f32,
        issuer_retrying_tps: flows.issuer_retrying as f32,
        gave_up_tps: flows.gave_up as f32,
        declined_tps: flows.declined_rule as f32,
        challenged_tps: flows.challenged as f32,
        passed_tps: flows.challenge_passed as f32,
        failed_tps: flows.challenge_failed as f32,
        fraud_through_tps: flows.fraud_approved as f32,
        standin_tps: (flows.standin_a + flows.standin_b) as f32,
        approved_tps: (flows.approved_a + flows.approved_b + flows.standin_a + flows.standin_b)
            as f32,
        wait_s: reading("queue_wait_s"),
        busy_share: reading("slots_busy_share"),
        slow_share: slow_share as f32,
        servers: shift.reading("servers_running") as u32,
        booting: shift.reading("servers_booting") as u32,
        boot_min: switch::BOOT_MIN,
        shedding: in_force("Shedding") > 0.0,
        standin_on: in_force("StandInLimit") > 0.0,
        step_up: in_force("StepUpBand") > 0.0,
        threshold_sigma: in_force("Threshold") as f32,
        band_sigma: in_force("StepUpBand") as f32,
        fraud_mean_sigma: switch::SEPARATION as f32,
        score_axis: run.level().focus.iter().any(|id| fraud_levers.contains(id))
            || run
                .actions()
                .iter()
                .any(|action| fraud_levers.contains(&action.set.control_id())),
        issuers: [
            IssuerScene {
                latency_s: reading("issuer_a_latency_s"),
                slow: is_slow(shift, IssuerGroup::A),
                forwarded_tps: flows.forwarded_a as f32,
                approved_tps: flows.approved_a as f32,
                timed_out_tps: flows.timed_out_a as f32,
            },
            IssuerScene {
                latency_s: reading("issuer_b_latency_s"),
                slow: is_slow(shift, IssuerGroup::B),
                forwarded_tps: flows.forwarded_b as f32,
                approved_tps: flows.approved_b as f32,
                timed_out_tps: flows.timed_out_b as f32,
            },
        ],
        payments_per_mark,
    }
}

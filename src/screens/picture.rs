//! Tells the stage what to show: the minute on screen as a scene.

use bevy::prelude::*;

use super::ScreenSystems;
use super::session::Session;
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::switch;
use crate::shift::number::{narrow, whole};
use crate::shift::sim::Shift;
use crate::shift::{Stream, is_slow, slow_share};
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
        target: scene(&shift, flows, narrow(stream.transactions_per_mark())),
        ease_s: narrow(EASE_S.min(shift.clock.minute_wall_s())),
        jump: shift.is_added(),
        minute: shift.run().minute(),
        minute_share: narrow(shift.clock.phase()),
        speed: narrow(shift.clock.speed.factor()),
        paused: shift.stands(),
        reduced_motion: session.settings().reduced_motion,
    };
}

/// The minute on screen in the stage's terms.
fn scene(shift: &Shift, flows: &switch::Flows, payments_per_mark: f32) -> Scene {
    let run = shift.run();
    let reading = |name| narrow(shift.reading(name));
    let in_force = |id| run.control_in_force(id);
    let fraud_levers = ["Threshold", "StepUpBand"];
    Scene {
        new_tps: narrow(flows.new),
        retry_tps: narrow(flows.retry),
        shed_tps: narrow(flows.shed),
        shed_retrying_tps: narrow(flows.shed_retrying),
        dropped_tps: narrow(flows.dropped),
        dropped_retrying_tps: narrow(flows.dropped_retrying),
        issuer_retrying_tps: narrow(flows.issuer_retrying),
        gave_up_tps: narrow(flows.gave_up),
        declined_tps: narrow(flows.declined_rule),
        challenged_tps: narrow(flows.challenged),
        passed_tps: narrow(flows.challenge_passed),
        failed_tps: narrow(flows.challenge_failed),
        fraud_through_tps: narrow(flows.fraud_approved),
        standin_tps: narrow(flows.standin_a + flows.standin_b),
        approved_tps: narrow(
            flows.approved_a + flows.approved_b + flows.standin_a + flows.standin_b,
        ),
        wait_s: reading("queue_wait_s"),
        busy_share: reading("slots_busy_share"),
        slow_share: narrow(slow_share(shift, flows)),
        servers: whole(shift.reading("servers_running")),
        booting: whole(shift.reading("servers_booting")),
        boot_min: switch::BOOT_MIN,
        shedding: in_force("Shedding") > 0.0,
        standin_on: in_force("StandInLimit") > 0.0,
        step_up: in_force("StepUpBand") > 0.0,
        threshold_sigma: narrow(in_force("Threshold")),
        band_sigma: narrow(in_force("StepUpBand")),
        fraud_mean_sigma: narrow(switch::SEPARATION),
        score_axis: run.level().focus.iter().any(|id| fraud_levers.contains(id))
            || run
                .actions()
                .iter()
                .any(|action| fraud_levers.contains(&action.set.control_id())),
        issuers: [
            IssuerScene {
                latency_s: reading("issuer_a_latency_s"),
                slow: is_slow(shift, IssuerGroup::A),
                forwarded_tps: narrow(flows.forwarded_a),
                approved_tps: narrow(flows.approved_a),
                timed_out_tps: narrow(flows.timed_out_a),
            },
            IssuerScene {
                latency_s: reading("issuer_b_latency_s"),
                slow: is_slow(shift, IssuerGroup::B),
                forwarded_tps: narrow(flows.forwarded_b),
                approved_tps: narrow(flows.approved_b),
                timed_out_tps: narrow(flows.timed_out_b),
            },
        ],
        payments_per_mark,
    }
}

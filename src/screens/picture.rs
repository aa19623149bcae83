//! Tells the stage what to show: the minute on screen as a scene.

use bevy::prelude::*;

use super::ScreenSystems;
use super::session::Session;
use crate::level::{Measure, Run};
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::{switch, web};
use crate::shift::number::{narrow, whole};
use crate::shift::sim::Shift;
use crate::shift::{Stream, is_slow, slow_share, web_wait_s};
use crate::stage::{BudgetScene, IssuerScene, StageInput, SwitchScene, Target, WebScene};

/// Wall time that a change takes at most to be seen, in seconds.
pub const EASE_S: f64 = 0.6;

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
    *input = StageInput {
        target: target(&shift, narrow(stream.transactions_per_mark())),
        ease_s: narrow(EASE_S.min(shift.clock.minute_wall_s())),
        jump: shift.is_added(),
        minute: shift.run().minute(),
        minute_share: narrow(shift.clock.phase()),
        speed: narrow(shift.clock.speed.factor()),
        paused: shift.stands(),
        reduced_motion: session.settings().reduced_motion,
    };
}

/// The minute on screen in the stage's terms; a mark stands for so many payments or requests.
#[must_use]
pub fn target(shift: &Shift, per_mark: f32) -> Target {
    match &shift.on_screen().flows {
        Flows::Switch(flows) => switch_scene(shift, flows, per_mark).into(),
        Flows::Web(flows) => web_scene(shift.run(), flows, per_mark).into(),
    }
}

/// The payment switch's minute on screen in the stage's terms.
fn switch_scene(shift: &Shift, flows: &switch::Flows, payments_per_mark: f32) -> SwitchScene {
    let run = shift.run();
    let reading = |name| narrow(shift.reading(name));
    let in_force = |id| run.control_in_force(id);
    let fraud_levers = ["Threshold", "StepUpBand"];
    SwitchScene {
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

/// The web service's last minute of a run in the stage's terms.
pub(super) fn web_scene(run: &Run, flows: &web::Flows, requests_per_mark: f32) -> WebScene {
    let readings = run.shown().readings;
    let read = |row: web::Row| readings[row as usize];
    let reading = |row| narrow(read(row));
    let in_force = |id| whole(run.control_in_force(id));
    let found = flows.hits + flows.misses;
    let start = &run.level().start;
    let booting = read(web::Row::InstancesBooting);
    let serving = read(web::Row::InstancesServing);
    // A rollback bills the serving instances twice: the second fleet is what the bill holds beyond the first.
    let billed = read(web::Row::CostRateUsdPerH) / web::INSTANCE_USD_PER_H;
    let minute = f64::from(run.minute().saturating_sub(1));
    WebScene {
        requests_rps: narrow(flows.requests),
        admitted_rps: narrow(flows.admitted),
        failed_queue_rps: narrow(flows.failed_queue),
        failed_build_rps: narrow(flows.failed_build),
        hit_share: if found > 0.0 {
            narrow(flows.hits / found)
        } else {
            0.0
        },
        warm_share: reading(web::Row::CacheWarmShare),
        db_util_share: reading(web::Row::DbUtilShare),
        query_s: reading(web::Row::QueryS),
        worker_util_share: reading(web::Row::WorkerUtilShare),
        wait_s: narrow(web_wait_s(run.shown())),
        serving: whole(serving),
        booting: whole(booting),
        boot_min: start.boot_min,
        bad_share: reading(web::Row::BadBuildShare),
        standby: whole((billed - serving - booting).round()),
        rollback_left_min: in_force("RollBack"),
        warm_up_left_min: in_force("WarmUp"),
        clock_h: narrow((start.clock_h + minute / 60.0).rem_euclid(24.0)),
        budget: budget(run),
        requests_per_mark,
    }
}

/// The error budget: on the stage only while it burns faster than it may.
fn budget(run: &Run) -> BudgetScene {
    let readings = run.shown().readings;
    let left = readings[web::Row::BudgetLeftShare as usize];
    let burn = readings[web::Row::BurnRate as usize];
    let goal = run
        .level()
        .goals
        .iter()
        .find_map(|goal| match goal.measure {
            Measure::Final { indicator } if indicator == web::Row::BudgetLeftShare as usize => {
                Some(goal.passes)
            }
            _ => None,
        });
    let burning = burn > 1.0;
    let lasts = |share: f64| narrow(share * web::BUDGET_MIN / burn.max(1e-9));
    BudgetScene {
        present: if burning { 1.0 } else { 0.0 },
        left: narrow(left),
        start: narrow(run.level().start.budget_left_share),
        goal: goal.map(narrow),
        gone_in_min: lasts(left),
        goal_lost_in_min: goal
            .filter(|goal| left > *goal)
            .map(|goal| lasts(left - goal)),
    }
}

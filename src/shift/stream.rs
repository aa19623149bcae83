//! The particle stream: sends marks out as the minute's flows ask, moves them, and uses them again.

use bevy::prelude::*;

use super::journey::{self, Traveller, reversal, warm_up_read};
use super::mark::Mark;
use super::number::narrow;
use super::plan::{Departure, Planner, Scale};
use super::sim::Shift;
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::random::{self, Mulberry32};
use crate::model::switch;

/// Most marks on the stage at once.
pub const MOST_MARKS: usize = 600;
/// Most reversals shown at once: they flicker.
const MOST_REVERSALS: usize = 8;
/// Most warm-up reads shown at once.
const MOST_WARM_UP_READS: usize = 12;
/// Wall seconds of a minute in a preview, where no clock runs.
const PREVIEW_MINUTE_S: f64 = super::clock::MINUTE_S;

/// The generator for decoration; the model never reads it.
#[derive(Resource)]
pub struct PictureRandom(pub Mulberry32);

impl Default for PictureRandom {
    fn default() -> Self {
        Self(random::picture(0))
    }
}

/// The stream's memory from minute to minute.
#[derive(Resource, Default)]
pub struct Stream {
    planner: Planner,
    scale: Scale,
    departures: Vec<Departure>,
    next: usize,
    preview_phase: f64,
}

impl Stream {
    /// Transactions that every mark stands for.
    #[must_use]
    pub fn transactions_per_mark(&self) -> f64 {
        self.scale.transactions()
    }
}

/// Multiple of the marks' usual pace at the clock's pace: beyond double speed they would only be a blur.
fn mark_pace(shift: &Shift) -> f64 {
    shift.clock.speed.factor().min(2.0)
}

/// Transactions that are on the stage at once, roughly: every flow times how long its marks are under way.
fn transactions_on_stage(shift: &Shift) -> f64 {
    let (wait_s, held_s) = (wait_s(shift), held_s(shift, None));
    journey::mark_seconds(&shift.on_screen().flows, wait_s, held_s) * 60.0
        / (shift.clock.minute_wall_s() * mark_pace(shift))
}

/// Mean wait before the slots or the workers in the minute on screen, in seconds. The web service's model knows the wait's 99th percentile only:
/// what its `p99_s` holds beyond the service's own.
fn wait_s(shift: &Shift) -> f64 {
    match shift.on_screen().flows {
        Flows::Switch(_) => shift.reading("queue_wait_s"),
        Flows::Web(_) => {
            (shift.reading("p99_s") - shift.reading("service_s") * 100f64.ln()).clamp(0.0, 2.0)
        }
    }
}

/// Mean time in a slot or at a worker in the minute on screen, in seconds; with a group, in its issuers' hands.
fn held_s(shift: &Shift, group: Option<IssuerGroup>) -> f64 {
    let latency_s = match (&shift.on_screen().flows, group) {
        (Flows::Web(_), _) => return shift.reading("service_s"),
        (Flows::Switch(_), None) => return shift.reading("hold_s"),
        (Flows::Switch(_), Some(IssuerGroup::A)) => shift.reading("issuer_a_latency_s"),
        (Flows::Switch(_), Some(IssuerGroup::B)) => shift.reading("issuer_b_latency_s"),
    };
    switch::SWITCH_TIME_S + latency_s.min(shift.run().control_in_force("IssuerTimeout"))
}

/// Plans the departures of a minute that has just been computed.
pub(super) fn plan_minute(
    shift: Res<Shift>,
    mut stream: ResMut<Stream>,
    mut random: ResMut<PictureRandom>,
    mut marks: Query<&mut Mark>,
) {
    let flows = &shift.on_screen().flows;
    let Stream {
        planner,
        scale,
        departures,
        next,
        ..
    } = &mut *stream;
    scale.adapt(transactions_on_stage(&shift), MOST_MARKS);
    // What a slow frame has not sent out yet goes out now: no mark is lost.
    departures.drain(..(*next).min(departures.len()));
    for late in departures.iter_mut() {
        late.phase = 0.0;
    }
    *next = 0;
    let asides = planner.minute(flows, scale.transactions(), &mut random.0, departures);
    let (leg, most) = match flows {
        Flows::Switch(flows) if flows.timed_out_a > flows.timed_out_b => {
            (reversal(IssuerGroup::A), MOST_REVERSALS)
        }
        Flows::Switch(_) => (reversal(IssuerGroup::B), MOST_REVERSALS),
        Flows::Web(_) => (warm_up_read(), MOST_WARM_UP_READS),
    };
    let under_way = marks
        .iter()
        .filter(|mark| mark.leg().is_some_and(|now| now.lane == leg.lane))
        .count();
    let mut parked = marks.iter_mut().filter(|mark| mark.is_parked());
    for mut mark in parked
        .by_ref()
        .take(asides.min(most.saturating_sub(under_way)))
    {
        mark.start(&mut random.0, |legs, _| legs.push(leg));
    }
}

/// Sends out the marks whose time has come.
pub(super) fn send_out(
    mut commands: Commands,
    time: Res<Time>,
    shift: Res<Shift>,
    mut stream: ResMut<Stream>,
    mut random: ResMut<PictureRandom>,
    mut marks: Query<&mut Mark>,
) {
    let stream = &mut *stream;
    let flows = &shift.on_screen().flows;
    let phase = if shift.is_preview() {
        stream.preview_phase += time.delta_secs_f64() / PREVIEW_MINUTE_S;
        if stream.preview_phase >= 1.0 || stream.departures.is_empty() {
            stream.preview_phase = 0.0;
            stream.departures.clear();
            stream.planner.minute(
                flows,
                stream.scale.transactions(),
                &mut random.0,
                &mut stream.departures,
            );
            stream.next = 0;
        }
        stream.preview_phase
    } else {
        shift.clock.phase()
    };
    let mut room = MOST_MARKS.saturating_sub(marks.iter().len());
    let mut parked = marks.iter_mut().filter(|m| m.is_parked());
    while let Some(departure) = stream
        .departures
        .get(stream.next)
        .filter(|d| d.phase <= phase)
    {
        stream.next += 1;
        let traveller = traveller(&shift, departure);
        if let Some(mut mark) = parked.next() {
            mark.start(&mut random.0, |legs, random| traveller.travel(legs, random));
        } else if room > 0 {
            room -= 1;
            let mut mark = Mark::default();
            mark.start(&mut random.0, |legs, random| traveller.travel(legs, random));
            commands.spawn(mark);
        }
    }
}

fn traveller(shift: &Shift, departure: &Departure) -> Traveller {
    Traveller {
        fate: departure.fate,
        retry: departure.retry,
        challenged: departure.challenged,
        fraud_through: departure.fraud_through,
        wait_s: wait_s(shift),
        held_s: held_s(shift, departure.fate.group()),
    }
}

/// Moves every mark on along its legs.
pub(super) fn move_on(time: Res<Time>, shift: Res<Shift>, mut marks: Query<&mut Mark>) {
    if shift.stands() {
        return;
    }
    let seconds = time.delta_secs() * narrow(mark_pace(&shift));
    for mut mark in &mut marks {
        if !mark.is_parked() {
            mark.advance(seconds);
        }
    }
}

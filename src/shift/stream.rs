//! The particle stream: sends marks out as the minute's flows ask, moves them, and uses them again.

use bevy::prelude::*;

use super::journey::{self, Traveller, reversal, warm_up_read};
use super::mark::{Leg, Mark};
use super::number::{narrow, whole};
use super::plan::{Departure, Planner, Scale};
use super::sim::Shift;
use crate::model::control::IssuerGroup;
use crate::model::desk::{Flows, Minute};
use crate::model::random::{self, Mulberry32};
use crate::model::{switch, web};

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
    /// When within the minute the next reversals or warm-up reads set out.
    asides: Vec<f64>,
    preview_phase: f64,
}

impl Stream {
    /// Transactions that every mark stands for.
    #[must_use]
    pub fn transactions_per_mark(&self) -> f64 {
        self.scale.transactions()
    }

    /// Plans the minute on screen. What a slow frame has not sent out yet goes out at once: no mark is lost.
    fn plan(&mut self, shift: &Shift, random: &mut Mulberry32) {
        self.scale.adapt(transactions_on_stage(shift), MOST_MARKS);
        self.departures
            .drain(..self.next.min(self.departures.len()));
        for late in &mut self.departures {
            late.phase = 0.0;
        }
        self.next = 0;
        let transactions = self.scale.transactions();
        let flows = &shift.on_screen().flows;
        self.planner
            .minute(flows, transactions, random, &mut self.departures);
        let aside = Aside::of(shift);
        let n = self.planner.asides(aside.rate, transactions);
        // No more than there is room for, so that they come one after the other and not in bursts.
        let n = n.min(aside.most_a_minute(shift));
        self.asides.clear();
        self.asides
            .extend((0..n).rev().map(|i| (i as f64 + 0.5) / n as f64));
    }
}

/// What sets out beside the payments and requests: reversals, or the reads of a warm-up job.
struct Aside {
    leg: Leg,
    /// A second.
    rate: f64,
    /// Most of them at once.
    most: usize,
}

impl Aside {
    /// How many may set out in a minute so that there are never more than the most of them at once.
    fn most_a_minute(&self, shift: &Shift) -> usize {
        let minute_s = shift.clock.minute_wall_s() * mark_pace(shift);
        let most = self.most as f64 * minute_s / f64::from(self.leg.seconds);
        whole(most.floor().max(1.0)) as usize
    }

    fn of(shift: &Shift) -> Self {
        match &shift.on_screen().flows {
            Flows::Switch(flows) => Self {
                leg: reversal(if flows.timed_out_a > flows.timed_out_b {
                    IssuerGroup::A
                } else {
                    IssuerGroup::B
                }),
                rate: flows.timed_out_a + flows.timed_out_b,
                most: MOST_REVERSALS,
            },
            Flows::Web(_) => Self {
                leg: warm_up_read(),
                rate: if shift.run().control_in_force("WarmUp") > 0.0 {
                    web::WARM_UP_QPS
                } else {
                    0.0
                },
                most: MOST_WARM_UP_READS,
            },
        }
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

/// Wait for a worker of the web service that one request in a hundred exceeds, in seconds, at most its deadline: its model knows no other, and `p99_s`
/// is the service's own percentile and this.
#[must_use]
pub fn web_wait_s(minute: &Minute) -> f64 {
    let reading = |row: web::Row| minute.readings[row as usize];
    let service_s = reading(web::Row::ServiceS) * 100f64.ln();
    (reading(web::Row::P99S) - service_s).clamp(0.0, web::DEADLINE_S)
}

/// Mean wait before the slots in the minute on screen, or the one that [`web_wait_s`] gives, in seconds.
fn wait_s(shift: &Shift) -> f64 {
    match shift.on_screen().flows {
        Flows::Switch(_) => shift.reading("queue_wait_s"),
        Flows::Web(_) => web_wait_s(shift.on_screen()),
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
) {
    stream.plan(&shift, &mut random.0);
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
    let phase = if shift.is_preview() {
        stream.preview_phase += time.delta_secs_f64() / PREVIEW_MINUTE_S;
        if stream.preview_phase >= 1.0 {
            stream.preview_phase = 0.0;
            stream.plan(&shift, &mut random.0);
        }
        stream.preview_phase
    } else {
        shift.clock.phase()
    };
    let aside = Aside::of(&shift);
    let under_way = marks
        .iter()
        .filter(|mark| mark.leg().is_some_and(|now| now.lane == aside.leg.lane))
        .count();
    let mut aside_room = aside.most.saturating_sub(under_way);
    let mut room = MOST_MARKS.saturating_sub(marks.iter().len());
    let mut parked = marks.iter_mut().filter(|m| m.is_parked());
    let mut start = |pack: &mut dyn FnMut(&mut Vec<Leg>, &mut Mulberry32)| {
        if let Some(mut mark) = parked.next() {
            mark.start(&mut random.0, pack);
        } else if room > 0 {
            room -= 1;
            let mut mark = Mark::default();
            mark.start(&mut random.0, pack);
            commands.spawn(mark);
        }
    };
    while let Some(departure) = stream
        .departures
        .get(stream.next)
        .filter(|d| d.phase <= phase)
    {
        stream.next += 1;
        let traveller = traveller(&shift, departure);
        start(&mut |legs, random| traveller.travel(legs, random));
    }
    while stream.asides.pop_if(|due| *due <= phase).is_some() {
        if aside_room > 0 {
            aside_room -= 1;
            start(&mut |legs, _| legs.push(aside.leg));
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

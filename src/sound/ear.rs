//! Hears what the minutes of a run mean.

use bevy::prelude::Resource;

use super::{Cue, Sound};
use crate::level::Run;
use crate::model::control::ControlKind;
use crate::model::desk::{self, Flows};
use crate::model::random::{self, Mulberry32};
use crate::model::{switch, web};
use crate::shift::number::narrow;

/// Share of new payments from which retries are a storm, and below which the storm is over.
const STORM_SHARE: f64 = 0.5;
const CALM_SHARE: f64 = 0.1;
/// Burn rate over an hour at which somebody is paged: 2 % of thirty days' budget in an hour. (Site Reliability Workbook, ch. 5.)
const PAGING_BURN_RATE: f64 = 14.4;
/// Answers a second that are one tick a second.
const PAYMENTS_PER_TICK: f64 = 100.0;
const REQUESTS_PER_TICK: f64 = 300.0;
/// Most ticks a second: above, they would run into a tone.
const MOST_TICKS_PER_S: f64 = 12.0;
/// Wall seconds between two stars, and their intervals above the first: a major triad.
const STAR_EVERY_S: f64 = 0.28;
const STAR_PITCHES: [f32; 3] = [1.0, 1.25, 1.5];

/// What has been heard of a run.
#[derive(Resource)]
pub(super) struct Ear {
    /// Minutes heard.
    minutes: u32,
    storm: bool,
    burning: bool,
    /// Of each goal, whether it is known to be lost.
    lost: Vec<bool>,
    /// What is left until the next tick, in ticks.
    to_tick: f64,
    /// Stars still to be heard, the next one last.
    stars: Vec<f32>,
    /// Wall seconds until the next star.
    to_star_s: f64,
    random: Mulberry32,
}

impl Default for Ear {
    fn default() -> Self {
        Self {
            minutes: 0,
            storm: false,
            burning: false,
            lost: Vec::new(),
            to_tick: 1.0,
            stars: Vec::new(),
            to_star_s: 0.0,
            random: random::picture(0),
        }
    }
}

impl Ear {
    /// As if a run had been heard up to here: what is so already is no news.
    pub(super) fn at(run: &Run) -> Self {
        let mut ear = Self {
            random: random::picture(run.seed()),
            ..Self::default()
        };
        // A run to which nothing happened yet has no news either.
        if run.minute() > 0 {
            ear.minute(run);
        }
        ear
    }

    /// What is new in the minutes since it last heard.
    pub(super) fn minute(&mut self, run: &Run) -> Vec<Cue> {
        let mut news = Vec::new();
        if self.breaks(run) {
            news.push(Sound::Outage);
        }
        let retries = retry_share(run);
        let storm = retries >= if self.storm { CALM_SHARE } else { STORM_SHARE };
        if storm && !self.storm {
            news.push(Sound::Storm);
        }
        self.storm = storm;
        let burning = burn_rate(run) >= PAGING_BURN_RATE;
        if burning && !self.burning {
            news.push(Sound::Budget);
        }
        self.burning = burning;
        let lost: Vec<bool> = run.goals().iter().map(|goal| goal.lost).collect();
        let known = |goal: usize| self.lost.get(goal).copied().unwrap_or_default();
        // The end says itself what became of the goals.
        if !run.is_over() && lost.iter().enumerate().any(|(i, lost)| *lost && !known(i)) {
            news.push(Sound::Lost);
        }
        self.lost = lost;
        self.minutes = run.minute();
        let cue = |sound| Cue { sound, pitch: 1.0 };
        news.into_iter().map(cue).collect()
    }

    /// Whether a crisis has begun since it last heard: of the level, or set on a free shift.
    fn breaks(&self, run: &Run) -> bool {
        let new = |minute: u32| (self.minutes..run.minute()).contains(&minute);
        let of_level = run.events().any(|event| new(event.minute));
        let kind = run.level().desk;
        let own = run.actions().iter().any(|action| {
            let control = desk::control(kind, action.set.control_id());
            let crisis = control.filter(|control| control.crisis);
            new(action.minute)
                && crisis.is_some_and(|c| {
                    c.kind == ControlKind::Button
                        || c.default.to_bits() != action.set.value().to_bits()
                })
        });
        of_level || own
    }

    /// The ticks of a frame of `dt_s` wall seconds. They come as answers do, not like a clock's.
    pub(super) fn ticks(&mut self, run: &Run, pace: f64, dt_s: f64) -> Option<Cue> {
        let per_s = (ticks_per_s(run) * pace.sqrt()).min(MOST_TICKS_PER_S);
        self.to_tick -= per_s * dt_s;
        if self.to_tick > 0.0 {
            return None;
        }
        // A slow frame has one tick, however many it missed.
        self.to_tick = 0.5 + self.random.uniform();
        Some(Cue {
            sound: Sound::Tick,
            pitch: narrow(0.95 + 0.1 * self.random.uniform()),
        })
    }

    /// The run is over: its stars are to be heard.
    pub(super) fn end(&mut self, run: &Run) {
        let stars = run
            .outcome()
            .map_or(0, |outcome| usize::from(outcome.stars));
        self.stars = STAR_PITCHES.iter().take(stars).rev().copied().collect();
        self.to_star_s = 0.0;
    }

    /// The star that is due, if one is, after `dt_s` wall seconds.
    pub(super) fn stars(&mut self, dt_s: f64) -> Option<Cue> {
        self.to_star_s -= dt_s;
        if self.to_star_s > 0.0 {
            return None;
        }
        let pitch = self.stars.pop()?;
        self.to_star_s = STAR_EVERY_S;
        Some(Cue {
            sound: Sound::Star,
            pitch,
        })
    }
}

/// Load of the minute on screen as a share of capacity, 0–1: busy slots, or busy workers.
pub(super) fn load(run: &Run) -> f32 {
    let minute = run.shown();
    let busy = match minute.flows {
        Flows::Switch(_) => minute.readings[switch::Row::SlotsBusyShare as usize],
        Flows::Web(_) => minute.readings[web::Row::WorkerUtilShare as usize],
    };
    narrow(busy.clamp(0.0, 1.0))
}

/// Retries for each new payment; the web service's users do not come back.
fn retry_share(run: &Run) -> f64 {
    match &run.shown().flows {
        Flows::Switch(flows) if flows.new > 0.0 => flows.retry / flows.new,
        _ => 0.0,
    }
}

/// Burn rate over the last hour; the switch has no error budget.
fn burn_rate(run: &Run) -> f64 {
    let minute = run.shown();
    match minute.flows {
        Flows::Switch(_) => 0.0,
        Flows::Web(_) => minute.readings[web::Row::BurnRate1h as usize],
    }
}

fn ticks_per_s(run: &Run) -> f64 {
    match &run.shown().flows {
        Flows::Switch(flows) => {
            (flows.approved_a + flows.approved_b + flows.standin_a + flows.standin_b)
                / PAYMENTS_PER_TICK
        }
        Flows::Web(flows) => flows.answered / REQUESTS_PER_TICK,
    }
}

//! What a shift sounds like: a hum that rises with load, a tick for so many answers, and a few cues. What makes them heard is above.
//!
//! Nothing is told by sound alone: each cue goes with something that is on screen.

mod ear;

use bevy::prelude::*;

use crate::shift::sim::{Mode, Shift};
use crate::shift::{MinuteComputed, ShiftOver, ShiftSystems};
use ear::Ear;

/// A sound that is heard once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// So many payments were approved, or requests answered.
    Tick,
    /// Failures come back in numbers.
    Storm,
    /// Something out there breaks: a crisis announces itself.
    Outage,
    /// The error budget burns at a rate that pages people.
    Budget,
    /// A goal can no longer be met.
    Lost,
    /// A star is earned.
    Star,
}

impl Sound {
    /// All of them.
    pub const ALL: [Self; 6] = [
        Self::Tick,
        Self::Storm,
        Self::Outage,
        Self::Budget,
        Self::Lost,
        Self::Star,
    ];

    /// Name of its file in `assets/sounds/`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Tick => "tick",
            Self::Storm => "storm",
            Self::Outage => "outage",
            Self::Budget => "budget",
            Self::Lost => "lost",
            Self::Star => "star",
        }
    }
}

/// A sound is to be heard now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Which.
    pub sound: Sound,
    /// How much faster, and so higher, than it was made; 1 as it is.
    pub pitch: f32,
}

/// The hum that lasts.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Hum {
    /// Load as a share of capacity, 0–1; `None` while the shift stands or nobody is at the desk: silence.
    pub load: Option<f32>,
}

impl Hum {
    /// How loud, 0–1: an idle desk is hardly heard, a full one well.
    #[must_use]
    pub fn volume(self) -> f32 {
        self.load.map_or(0.0, |load| 0.15 + 0.85 * load * load)
    }

    /// How much faster than it was made: an octave and a third lies between idle and full.
    #[must_use]
    pub fn pitch(self) -> f32 {
        0.75 + 0.75 * self.load.unwrap_or_default()
    }
}

/// Hears the shift.
pub struct SoundPlugin;

impl Plugin for SoundPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<Cue>()
            .init_resource::<Hum>()
            .init_resource::<Ear>()
            .add_systems(Update, listen.after(ShiftSystems::Stream));
    }
}

/// Whether whoever is at the desk is heard: behind the title and a briefing it is quiet.
fn is_heard(shift: &Shift) -> bool {
    matches!(shift.mode(), Mode::Played | Mode::Watched)
}

fn listen(
    mut ear: ResMut<Ear>,
    mut hum: ResMut<Hum>,
    mut cues: MessageWriter<Cue>,
    mut computed: MessageReader<MinuteComputed>,
    mut over: MessageReader<ShiftOver>,
    shift: Option<Res<Shift>>,
    time: Res<Time<Virtual>>,
) {
    let (minutes, ended) = (computed.read().count(), over.read().count() > 0);
    let mut heard = Vec::new();
    let shift = shift.filter(|shift| is_heard(shift));
    if let Some(shift) = &shift {
        if shift.is_added() {
            *ear = Ear::at(shift.run());
        }
        if minutes > 0 {
            heard.extend(ear.minute(shift.run()));
        }
        if ended {
            ear.end(shift.run());
        }
        if !shift.stands() && !shift.is_over() {
            let ticks = ear.ticks(
                shift.run(),
                shift.clock.speed.factor(),
                time.delta_secs_f64(),
            );
            heard.extend(ticks);
        }
    }
    heard.extend(ear.stars(time.delta_secs_f64()));
    cues.write_batch(heard);
    let running = shift.filter(|shift| !shift.stands() && !shift.is_over() && !time.is_paused());
    let now = Hum {
        load: running.map(|shift| ear::load(shift.run())),
    };
    hum.set_if_neq(now);
}

#[cfg(test)]
mod tests;

//! The simulation resource: one run of a level, its clock, and who plays it.

use bevy::prelude::*;

use super::clock::{Clock, Tick};
use super::command::{Command, Speed};
use crate::level::operator::{Move, Pilot};
use crate::level::{Action, ActionError, Run};
use crate::model::desk::{Minute, indicator_index};

/// Who plays, and whether it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A person plays; the result is remembered.
    Played,
    /// The reference operator plays and a person watches.
    Watched,
    /// A recorded run is played behind the title, over and over.
    Demo,
    /// The calm opening minute behind a briefing: nothing is computed, only the stream moves.
    Preview,
}

/// Wall seconds for which it is told what whoever is watched has done.
const READING_S: f64 = 7.0;

/// The shift on the desk.
#[derive(Resource)]
pub struct Shift {
    run: Run,
    pilot: Option<Pilot>,
    /// The minute before which the operator only watches.
    hands_on: u32,
    recorded: Vec<Action>,
    /// The clock.
    pub clock: Clock,
    mode: Mode,
    moves: Vec<Move>,
    ended: bool,
    end_told: bool,
    /// Something lies over the stage: the shift waits behind it, whatever its clock says.
    pub held: bool,
}

impl Shift {
    /// Puts a run on the desk. A player's shift opens paused; a watched one has the level's operator at its levers.
    #[must_use]
    pub fn new(run: Run, mode: Mode, speed: Speed) -> Self {
        let pilot = (mode == Mode::Watched).then(|| Pilot::new(&run.level().operator));
        let mut clock = Clock::new(speed);
        clock.paused = mode == Mode::Played;
        Self {
            run,
            pilot,
            hands_on: 0,
            recorded: Vec::new(),
            clock,
            mode,
            moves: Vec::new(),
            ended: false,
            end_told: false,
            held: false,
        }
    }

    /// Puts a run on the desk that repeats recorded actions, whoever once made them.
    #[must_use]
    pub fn recorded(run: Run, actions: Vec<Action>, mode: Mode, speed: Speed) -> Self {
        Self {
            recorded: actions,
            pilot: None,
            ..Self::new(run, mode, speed)
        }
    }

    /// Puts a run on the desk that the level's operator watches and plays from a minute on.
    #[must_use]
    pub fn rescued(run: Run, hands_on: u32, speed: Speed) -> Self {
        Self {
            hands_on,
            ..Self::new(run, Mode::Watched, speed)
        }
    }

    /// The run itself.
    #[must_use]
    pub fn run(&self) -> &Run {
        &self.run
    }

    /// Who plays.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.mode
    }

    /// Whether it repeats recorded actions.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        self.mode == Mode::Watched && self.pilot.is_none()
    }

    /// The operator's moves so far, or those of a recording.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The last move of whoever is watched, for as long as it takes to read what it was and why.
    #[must_use]
    pub fn latest_move(&self) -> Option<&Move> {
        self.latest_move_told().map(|(last, _)| last)
    }

    /// The same, with how much of that time has passed, 0…1.
    #[must_use]
    pub fn latest_move_told(&self) -> Option<(&Move, f64)> {
        let last = self.moves.last().filter(|_| self.mode == Mode::Watched)?;
        let minutes = self.run.minute().saturating_sub(last.minute + 1);
        let since_s = (f64::from(minutes) + self.clock.phase()) * self.clock.minute_wall_s();
        (since_s < READING_S).then_some((last, since_s / READING_S))
    }

    /// Whether the last minute has been played out, or the shift was ended by hand.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended
    }

    /// True once, when the shift has come to its end.
    pub(super) fn tell_end(&mut self) -> bool {
        self.ended && !std::mem::replace(&mut self.end_told, true)
    }

    /// The minute on screen: the one under way, or the noise-free opening minute before the first.
    #[must_use]
    pub fn on_screen(&self) -> &Minute {
        self.run
            .history()
            .last()
            .unwrap_or_else(|| self.run.opening())
    }

    /// The minute before the one on screen.
    #[must_use]
    pub fn before(&self) -> &Minute {
        let history = self.run.history();
        history
            .len()
            .checked_sub(2)
            .and_then(|i| history.get(i))
            .unwrap_or_else(|| self.run.opening())
    }

    /// An indicator of the minute on screen by its name in MODEL.md; 0 if the desk has none of that name.
    #[must_use]
    pub fn reading(&self, name: &str) -> f64 {
        indicator_index(self.run.level().desk, name).map_or(0.0, |i| self.on_screen().readings[i])
    }

    /// Minutes left of each booting server or instance, oldest first.
    pub fn boots(&self) -> impl Iterator<Item = u32> {
        self.run.desk().boots()
    }

    /// Whether the stream stands.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.held || (self.clock.paused && !self.is_preview())
    }

    /// Whether nothing is computed and only the stream moves.
    #[must_use]
    pub fn is_preview(&self) -> bool {
        self.mode == Mode::Preview
    }

    /// Applies what concerns the shift; everything else is left to the screens.
    ///
    /// # Errors
    /// When a control, or the value for it, does not belong to this level; nothing is changed then.
    pub fn apply(&mut self, command: &Command) -> Result<(), ActionError> {
        match command {
            Command::Set(set) => return self.run.act(*set),
            Command::Pause(paused) => {
                self.clock.paused = *paused;
                self.clock.pause_after_minute = false;
            }
            Command::Speed(speed) => self.clock.speed = *speed,
            Command::OneMinute => {
                self.clock.paused = false;
                self.clock.pause_after_minute = true;
            }
            Command::EndShift => self.ended = true,
            _ => {}
        }
        Ok(())
    }

    /// One step of the fixed timestep. True when a new minute was computed.
    ///
    /// # Errors
    /// When the operator's rules set what the level does not take, which checked levels cannot.
    pub fn tick(&mut self) -> Result<bool, ActionError> {
        if self.ended || self.held || self.mode == Mode::Preview {
            return Ok(false);
        }
        match self.clock.tick() {
            Tick::Began => {
                self.operate()?;
                self.run.step();
                Ok(true)
            }
            Tick::Ended => {
                self.ended = self.run.is_over();
                Ok(false)
            }
            Tick::Stood | Tick::Ran => Ok(false),
        }
    }

    fn operate(&mut self) -> Result<(), ActionError> {
        let minute = self.run.minute();
        if minute < self.hands_on {
            return Ok(());
        }
        let next = if let Some(pilot) = &mut self.pilot {
            pilot.next_move(&self.run)
        } else {
            let due = self.recorded.iter().filter(|a| a.minute == minute);
            Move {
                minute,
                sets: due.map(|action| action.set).collect(),
                whys: Vec::new(),
            }
        };
        if next.sets.is_empty() {
            return Ok(());
        }
        let sets = next.sets.clone();
        self.moves.push(next);
        sets.into_iter()
            .try_for_each(|set| self.apply(&Command::Set(set)))
    }
}

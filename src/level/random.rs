//! Replays nobody played: random legal moves on every level, to hold two builds of the program against each other.

use std::sync::Arc;

use crate::model::control::{Control, ControlKind};
use crate::model::desk;
use crate::model::random::Mulberry32;

use super::action::ActionError;
use super::definition::{FREE_MINUTES, Level};
use super::levels::Levels;
use super::run::Run;

/// Share of minutes before which something is moved.
const MOVES: f64 = 0.35;
/// Most levers moved before a minute.
const AT_ONCE: f64 = 4.0;
/// Share of values taken from the ends of a lever's range.
const ENDS: f64 = 0.25;

/// An endless row of runs with random moves, each to its end; a free shift ends after [`FREE_MINUTES`]. The levels take turns, and
/// equal seeds give equal rows.
#[derive(Clone, Debug)]
pub struct RandomReplays<'a> {
    levels: &'a Levels,
    random: Mulberry32,
    next: usize,
}

impl<'a> RandomReplays<'a> {
    /// The row of a seed.
    #[must_use]
    pub fn new(levels: &'a Levels, seed: u32) -> Self {
        Self {
            levels,
            random: Mulberry32::new(seed),
            next: 0,
        }
    }

    fn play(&mut self, level: &Arc<Level>) -> Result<Run, ActionError> {
        let seed = self.random.bits();
        let mut run = Run::new(level, seed);
        let minutes = level.minutes.unwrap_or(FREE_MINUTES);
        let controls: Vec<&Control> = desk::controls(level.desk)
            .iter()
            .filter(|control| level.is_free() || !control.crisis)
            .collect();
        while run.minute() < minutes && !run.is_over() {
            if self.random.uniform() < MOVES {
                let mut left = 1.0 + (self.random.uniform() * AT_ONCE).floor();
                while left >= 1.0 {
                    if let Some(control) = self.pick(&controls) {
                        run.act((control.make)(self.value(control)))?;
                    }
                    left -= 1.0;
                }
            }
            run.step();
        }
        Ok(run)
    }

    fn pick<'c>(&mut self, controls: &[&'c Control]) -> Option<&'c Control> {
        let place = self.random.uniform() * controls.len() as f64;
        let mut counted = controls.iter().zip(1_u32..);
        counted
            .find(|(_, above)| place < f64::from(*above))
            .map(|(control, _)| *control)
    }

    /// A value that the control takes; those at the ends of its range come often.
    fn value(&mut self, control: &Control) -> f64 {
        if control.kind == ControlKind::Button {
            return 1.0;
        }
        let (what, place) = (self.random.uniform(), self.random.uniform());
        control.from_fraction(if what < ENDS { place.round() } else { place })
    }
}

impl Iterator for RandomReplays<'_> {
    type Item = Run;

    fn next(&mut self) -> Option<Run> {
        let mut levels = self.levels.iter();
        let level = levels.nth(self.next % levels.len().max(1))?;
        self.next += 1;
        // Every value comes from the control's own table, so that no level refuses one.
        self.play(level).ok()
    }
}

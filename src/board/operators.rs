//! Simulated operators, so that the first visitor finds somebody to beat: by little, by much, and at all.
//!
//! Each really plays the shift, with what a person at the desk may lack: the eye for the moment, or half of the craft.

use std::collections::VecDeque;
use std::sync::Arc;

use super::day::Day;
use super::entry::{By, Claim, Entry, Event};
use super::name::Name;
use super::words::WordList;
use crate::level::operator::{Move, Operator, Pilot};
use crate::level::{ActionError, Level, Levels, Run};

/// Which of the reference operator's rules somebody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Craft {
    /// All.
    All,
    /// The first, the third …
    Odd,
    /// The second, the fourth …
    Even,
    /// None: nothing is touched.
    None,
}

/// A simulated operator.
struct Habit {
    name: &'static str,
    craft: Craft,
    /// Minutes from what is to be seen to the move.
    late_min: u32,
}

const HABITS: [Habit; 8] = [
    habit("AOIFE", Craft::All, 0),
    habit("JUN", Craft::All, 1),
    habit("MIKA", Craft::All, 3),
    habit("TESSA", Craft::All, 6),
    habit("NIÑO", Craft::Odd, 1),
    habit("BEA", Craft::Even, 2),
    habit("REN", Craft::Odd, 8),
    habit("SEÁN", Craft::None, 0),
];

const fn habit(name: &'static str, craft: Craft, late_min: u32) -> Habit {
    Habit {
        name,
        craft,
        late_min,
    }
}

impl Craft {
    /// What somebody makes of the rules. One that is not known is seen to apply and changes nothing, as later ones may build on it.
    fn of(self, operator: &Operator) -> Operator {
        let mut known = operator.clone();
        for (place, rule) in known.rules.iter_mut().enumerate() {
            let is_known = match self {
                Self::All => true,
                Self::Odd => place % 2 == 0,
                Self::Even => place % 2 == 1,
                Self::None => false,
            };
            if !is_known {
                rule.set.clear();
            }
        }
        known
    }
}

/// Plays a shift as somebody with this habit would.
fn play(level: &Arc<Level>, seed: u32, habit: &Habit) -> Result<Run, ActionError> {
    let mut run = Run::new(level, seed);
    let mut pilot = Pilot::new(&habit.craft.of(&level.operator));
    let mut decided: VecDeque<Move> = VecDeque::new();
    while !run.is_over() {
        decided.push_back(pilot.next_move(&run));
        let is_due = |made: &mut Move| made.minute + habit.late_min <= run.minute();
        if let Some(made) = decided.pop_front_if(is_due) {
            for set in made.sets {
                run.act(set)?;
            }
        }
        run.step();
    }
    Ok(run)
}

/// The simulated operators' scores of a shift, best first, each score once. None where the shift has no score.
pub(super) fn scores(
    (event, day): (&Event, Day),
    level: &Arc<Level>,
    seed: u32,
    levels: &Levels,
) -> Vec<Entry> {
    let mut found: Vec<Entry> = HABITS
        .iter()
        .filter_map(|habit| {
            let run = play(level, seed, habit).ok()?;
            let claim = Claim::of(&run.outcome()?);
            let name = Name::parse(habit.name, WordList::embedded()).ok()?;
            let of = (event.clone(), day);
            Entry::proven(name, of, By::Operator, run.replay(), claim, levels).ok()
        })
        .collect();
    found.sort_by_key(|entry| entry.claim().rank());
    found.dedup_by_key(|entry| entry.claim().score);
    found
}

//! What would help most in somebody else's run: what the reference operator would set, and that somebody has not.

use crate::model::control::{ControlKind, Set};
use crate::model::desk;

use super::definition::Level;
use super::operator::Pilot;
use super::run::Run;

/// The reference operator, looking over a player's shoulder.
#[derive(Clone, Debug)]
pub struct Adviser {
    pilot: Pilot,
    /// What it would have set, the latest first; of one minute in the order of its rules.
    wanted: Vec<Set>,
}

impl Adviser {
    /// An adviser who comes with the player.
    #[must_use]
    pub fn new(level: &Level) -> Self {
        Self {
            pilot: Pilot::new(&level.operator),
            wanted: Vec::new(),
        }
    }

    /// Looks at the minute on screen. To be called in every minute; called again within one, it has nothing to add.
    pub fn look(&mut self, run: &Run) {
        let sets = self.pilot.decide(run);
        if sets.is_empty() {
            return;
        }
        let renewed = |old: &Set| sets.iter().any(|set| set.control_id() == old.control_id());
        self.wanted.retain(|old| !renewed(old));
        self.wanted.splice(0..0, sets);
    }

    /// What helps most now; nothing where the player has done all that the operator would have.
    #[must_use]
    pub fn advice(&self, run: &Run) -> Option<Set> {
        let mut open = self.wanted.iter().filter(|set| !is_done(run, **set));
        open.next().copied()
    }
}

/// Whether a control stands where it should, or what it starts was started.
fn is_done(run: &Run, set: Set) -> bool {
    let id = set.control_id();
    let is_button =
        desk::control(run.level().desk, id).is_some_and(|c| c.kind == ControlKind::Button);
    if is_button {
        run.actions()
            .iter()
            .any(|action| action.set.control_id() == id)
    } else {
        (run.control_value(id) - set.value()).abs() < 1e-9
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::embedded;
    use crate::model::control::RetryPolicy;

    fn run(id: &str) -> (Adviser, Run) {
        let level = embedded().by_id(id).expect("embedded");
        (Adviser::new(level), Run::new(level, 7))
    }

    /// Plays some minutes, doing whatever is advised at once if `obeying`.
    fn play(adviser: &mut Adviser, run: &mut Run, minutes: u32, obeying: bool) {
        for _ in 0..minutes {
            adviser.look(run);
            while let Some(set) = adviser.advice(run).filter(|_| obeying) {
                run.act(set).expect("what the operator does is allowed");
            }
            run.step();
        }
    }

    #[test]
    fn whoever_does_what_is_advised_passes() {
        for level in embedded().iter().filter(|level| !level.is_free()) {
            let (mut adviser, mut mine) = run(&level.id);
            play(&mut adviser, &mut mine, level.end(), true);
            let outcome = mine.outcome().expect("it is over");
            assert!(outcome.passed, "{}: {}", level.id, outcome.score);
        }
    }

    #[test]
    fn what_came_last_helps_most_and_what_is_done_is_advised_no_more() {
        let (mut adviser, mut mine) = run("switch-sale-surge");
        adviser.look(&mine);
        assert_eq!(
            adviser.advice(&mine),
            Some(Set::Servers(10)),
            "ahead of the sale"
        );
        play(&mut adviser, &mut mine, 8, false);
        assert_eq!(
            adviser.advice(&mine),
            Some(Set::Shedding(true)),
            "the sale is open"
        );
        mine.act(Set::Shedding(true)).expect("allowed");
        assert_eq!(adviser.advice(&mine), Some(Set::Servers(10)));
        mine.act(Set::Servers(10)).expect("allowed");
        mine.act(Set::RetryPolicy(RetryPolicy::BackOff))
            .expect("allowed");
        assert_eq!(adviser.advice(&mine), None);
    }

    #[test]
    fn a_button_that_was_pressed_is_done() {
        let (mut adviser, mut mine) = run("web-bad-deploy");
        play(&mut adviser, &mut mine, 16, false);
        assert_eq!(adviser.advice(&mine), Some(Set::RollBack));
        mine.act(Set::RollBack).expect("allowed");
        play(&mut adviser, &mut mine, 20, false);
        assert_eq!(adviser.advice(&mine), None);
    }
}

//! Playing a level to its end without a player at the desk.

use std::sync::Arc;

use super::action::{Action, ActionError};
use super::definition::Level;
use super::operator::{Operator, Pilot};
use super::run::Run;

/// Who plays.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// Rules; without any, nothing is touched.
    Operator(Operator),
    /// Fixed actions, in the order of their minutes.
    Actions(Vec<Action>),
}

impl Player {
    /// Touches nothing.
    #[must_use]
    pub fn nothing() -> Self {
        Self::Operator(Operator::default())
    }

    /// The level's reference operator.
    #[must_use]
    pub fn reference(level: &Level) -> Self {
        Self::Operator(level.operator.clone())
    }
}

/// Plays a level until it is over, or for at most so many minutes; actions of later minutes are not reached.
///
/// # Errors
/// The first action that the level does not allow.
pub fn play(
    level: &Arc<Level>,
    seed: u32,
    player: &Player,
    minutes: u32,
) -> Result<Run, ActionError> {
    let mut run = Run::new(level, seed);
    match player {
        Player::Operator(operator) => {
            let mut pilot = Pilot::new(operator);
            while run.minute() < minutes && !run.is_over() {
                for set in pilot.decide(&run) {
                    run.act(set)?;
                }
                run.step();
            }
        }
        Player::Actions(actions) => {
            let mut rest = actions.iter().peekable();
            while run.minute() < minutes && !run.is_over() {
                while let Some(action) = rest.next_if(|a| a.minute == run.minute()) {
                    run.act(action.set)?;
                }
                run.step();
            }
        }
    }
    Ok(run)
}

impl Run {
    /// A run brought to a minute by actions, those for the coming minute included: how a saved shift goes on. Actions of later
    /// minutes are not reached, and those out of order (a file can hold anything) are taken in the order of their minutes.
    ///
    /// # Errors
    /// The first action that the level does not allow.
    pub fn resume(
        level: &Arc<Level>,
        seed: u32,
        actions: &[Action],
        minute: u32,
    ) -> Result<Self, ActionError> {
        let mut actions = actions.to_vec();
        actions.sort_by_key(|action| action.minute);
        let coming: Vec<Action> = actions
            .iter()
            .filter(|action| action.minute == minute)
            .copied()
            .collect();
        let mut run = play(level, seed, &Player::Actions(actions), minute)?;
        for action in coming {
            // Levers may have been set for the coming minute already.
            run.act(action.set)?;
        }
        Ok(run)
    }
}

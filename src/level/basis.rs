//! What the page that opens the box shows of a run: the minute on screen under simulation.

use crate::model::events::{Crosscheck, Holding};

use super::run::Run;

/// Puts the minute on screen under simulation; another minute is reached by playing up to it ([`Run::resume`]).
#[must_use]
pub fn crosscheck(run: &Run, holding: Holding, seed: u32) -> Crosscheck {
    Crosscheck::new(run.shown(), |id| run.control_in_force(id), holding, seed)
}

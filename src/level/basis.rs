//! What the page that opens the box shows of a run: a minute's curves, and the minute under simulation.

use crate::model::curves::{SwitchCurves, WebCurves};
use crate::model::events::{Crosscheck, Holding};

use super::run::Run;

/// Which minute of a run is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The minute on screen, with the levers as they were in it.
    Shown,
    /// The coming minute without its noise, with the levers as they stand now: it moves when a lever moves.
    Coming,
}

/// Puts the minute on screen under simulation; another minute is reached by playing up to it ([`Run::resume`]).
#[must_use]
pub fn crosscheck(run: &Run, holding: Holding, seed: u32) -> Crosscheck {
    Crosscheck::new(run.shown(), |id| run.control_in_force(id), holding, seed)
}

/// The switch's curves; none at the web service.
#[must_use]
pub fn switch_curves(run: &Run, moment: Moment) -> Option<SwitchCurves> {
    match moment {
        Moment::Shown => SwitchCurves::of_minute(run.shown(), |id| run.control_in_force(id)),
        Moment::Coming => {
            SwitchCurves::of_minute(&run.desk().opening(), |id| run.control_value(id))
        }
    }
}

/// The web service's curves; none at the switch.
#[must_use]
pub fn web_curves(run: &Run, moment: Moment) -> Option<WebCurves> {
    match moment {
        Moment::Shown => WebCurves::of_minute(run.shown(), |id| run.control_in_force(id)),
        Moment::Coming => WebCurves::of_minute(&run.desk().opening(), |id| run.control_value(id)),
    }
}

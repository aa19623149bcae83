//! What the scoring screen compares a run with: the same seed untouched, and in the reference operator's hands.

use bevy::prelude::*;

use crate::level::{ActionError, Player, Run, play};
use crate::shift::sim::Shift;
use crate::states::Screen;

/// The comparison, made once when the scoring screen comes on.
#[derive(Resource)]
pub struct Verdict {
    /// The run with nothing touched.
    pub untouched: Run,
    /// The reference operator's run.
    pub reference: Run,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Scoring), judge)
        .add_systems(OnExit(Screen::Scoring), forget);
}

impl Verdict {
    /// Plays what a run is compared with.
    ///
    /// # Errors
    /// When the level does not allow what its operator does, which checked levels cannot.
    pub(super) fn on(run: &Run) -> std::result::Result<Self, ActionError> {
        let again = |player| play(run.level(), run.seed(), &player, run.minute());
        Ok(Self {
            untouched: again(Player::nothing())?,
            reference: again(Player::reference(run.level()))?,
        })
    }
}

pub(super) fn judge(mut commands: Commands, shift: Option<Res<Shift>>) -> Result {
    if let Some(shift) = shift {
        commands.insert_resource(Verdict::on(shift.run())?);
    }
    Ok(())
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Verdict>();
}

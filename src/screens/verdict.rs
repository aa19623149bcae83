//! What the scoring screen compares a run with: the same seed untouched, and in the reference operator's hands.

use bevy::prelude::*;

use crate::level::{Player, Run, play};
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

pub(super) fn judge(mut commands: Commands, shift: Option<Res<Shift>>) -> Result {
    let Some(shift) = shift else { return Ok(()) };
    let run = shift.run();
    let again = |player| play(run.level(), run.seed(), &player, run.minute());
    commands.insert_resource(Verdict {
        untouched: again(Player::nothing())?,
        reference: again(Player::reference(run.level()))?,
    });
    Ok(())
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Verdict>();
}

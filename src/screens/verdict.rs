//! What the scoring screen compares a run with: the same seed untouched, and in the reference operator's hands.

use bevy::prelude::*;

use crate::level::{Parting, Player, Run, advice, compare, play};
use crate::shift::sim::Shift;
use crate::states::Screen;

/// The comparison, made once when the scoring screen comes on.
#[derive(Resource)]
pub struct Verdict {
    /// The run with nothing touched.
    pub nothing: Run,
    /// The reference operator's run.
    pub reference: Run,
    /// Where the player's line leaves the reference.
    pub parting: Option<Parting>,
    /// Text key of the one piece of advice.
    pub advice: Option<String>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Scoring), judge)
        .add_systems(OnExit(Screen::Scoring), forget);
}

fn judge(mut commands: Commands, shift: Option<Res<Shift>>) -> Result {
    let Some(shift) = shift else { return Ok(()) };
    let run = shift.run();
    let again = |player| play(run.level(), run.seed(), &player, run.minute());
    let (nothing, reference) = (
        again(Player::nothing())?,
        again(Player::reference(run.level()))?,
    );
    let parting = compare(run, &reference);
    commands.insert_resource(Verdict {
        parting,
        advice: advice(run),
        nothing,
        reference,
    });
    Ok(())
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Verdict>();
}

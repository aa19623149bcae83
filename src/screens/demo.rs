//! The stage behind the title: a recorded shift in which the storm comes and is tamed, over and over.

use bevy::prelude::*;

use super::ScreenSystems;
use crate::level::{self, Replay, Run};
use crate::shift::command::Speed;
use crate::shift::sim::{Mode, Shift};
use crate::shift::{ShiftOver, put_on_desk};
use crate::states::Screen;

/// The recording, in the notation of every replay.
const RECORDING: &str = include_str!("../../assets/title.replay.ron");
/// Minutes that have passed already: the storm is about to break.
const MINUTES_PASSED: u32 = 7;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), begin).add_systems(
        Update,
        begin
            .after(ScreenSystems::Picture)
            .run_if(in_state(Screen::Title).and_then(on_message::<ShiftOver>)),
    );
}

fn begin(mut commands: Commands) -> Result {
    // The program's own levels: a folder of other levels may lack the one recorded.
    let levels = level::embedded();
    let replay = Replay::parse("title.replay.ron", RECORDING, levels)?;
    let Some(level) = levels.by_id(&replay.level) else {
        return Ok(());
    };
    let run = Run::resume(level, replay.seed, &replay.actions, MINUTES_PASSED)?;
    put_on_desk(
        &mut commands,
        Shift::recorded(run, replay.actions, Mode::Demo, Speed::One),
    );
    Ok(())
}

//! The bet between the shift and its scoring. It is asked of whoever played, not of those who watch or whose page waits for the verdict.

use std::collections::BTreeSet;

use bevy::prelude::*;

use super::ScreenSystems;
use super::session::Session;
use super::verdict::Verdict;
use crate::level::{Bet, Run, Whose};
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};
use crate::states::Screen;

/// The bet that lies over scoring.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Wager {
    /// What is true.
    pub value: f64,
    /// The answer that was chosen, from 0.
    pub chosen: Option<usize>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Scoring), ask.after(super::verdict::judge))
        .add_systems(OnExit(Screen::Scoring), forget)
        .add_systems(
            PreUpdate,
            take.in_set(ScreenSystems::Navigate)
                .run_if(resource_exists::<Wager>),
        );
}

fn ask(
    mut commands: Commands,
    mut known: Local<BTreeSet<(String, u32)>>,
    session: Res<Session>,
    shift: Option<Res<Shift>>,
    verdict: Option<Res<Verdict>>,
) {
    let (Some(shift), Some(verdict)) = (shift, verdict) else {
        return;
    };
    if shift.mode() != Mode::Played || session.host.levels {
        return;
    }
    let run = shift.run();
    let bet = run.level().bet.as_ref();
    // A level of somebody's own may have no words for it.
    let asked = bet.filter(|bet| run.is_over() && session.text.has(&bet.text_key()));
    let value = asked.and_then(|bet| bet.value(asked_about(bet, run, &verdict)));
    if let Some(value) = value
        // Asked again it would be no bet.
        && known.insert((run.level().id.clone(), run.seed()))
    {
        let chosen = None;
        commands.insert_resource(Wager { value, chosen });
    }
}

/// The run that a bet is about.
fn asked_about<'r>(bet: &Bet, mine: &'r Run, verdict: &'r Verdict) -> &'r Run {
    match bet.run {
        Whose::Yours => mine,
        Whose::Untouched => &verdict.untouched,
        Whose::Operator => &verdict.reference,
    }
}

fn take(
    mut commands: Commands,
    mut wishes: MessageReader<PlayerCommand>,
    mut wager: ResMut<Wager>,
) {
    for PlayerCommand(wish) in wishes.read() {
        match wish {
            Command::Answer(answer) if wager.chosen.is_none() => wager.chosen = Some(*answer),
            Command::Reveal => commands.remove_resource::<Wager>(),
            _ => {}
        }
    }
}

fn forget(mut commands: Commands) {
    commands.remove_resource::<Wager>();
}

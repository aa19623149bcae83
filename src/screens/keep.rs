//! Remembers the shift under way after every minute, and the result when it is over.

use std::sync::Arc;

use bevy::prelude::*;

use super::daily;
use super::session::Session;
use crate::board::Day;
use crate::level::{Action, Level, Levels, Link, Run};
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};
use crate::shift::{MinuteComputed, PlayerCommand, ShiftOver};
use crate::states::Screen;
use crate::store::{Act, Best, UnderWay};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (
            keep_shift.run_if(
                resource_exists::<Shift>
                    .and_then(on_message::<MinuteComputed>.or_eager(a_lever_moved)),
            ),
            (keep_result, daily::keep)
                .chain()
                .run_if(resource_exists::<Shift>.and_then(on_message::<ShiftOver>)),
        )
            .chain()
            // Nothing of a booth's visitors is remembered.
            .run_if(not(in_state(Screen::Booth))),
    );
}

/// Levers set while the clock stands, before minute 0 too, are part of the shift.
fn a_lever_moved(mut wishes: MessageReader<PlayerCommand>) -> bool {
    let moved = |PlayerCommand(wish): &&PlayerCommand| matches!(wish, Command::Set(_));
    wishes.read().filter(moved).count() > 0
}

fn keep_shift(mut session: ResMut<Session>, shift: Res<Shift>) {
    let run = shift.run();
    // While the last minute runs there is none to go on from but that one, which has been kept before.
    if shift.mode() != Mode::Played || shift.is_over() || run.is_over() {
        return;
    }
    // Levers tried before the first minute do not yet cost the player another shift that has begun.
    let kept = session.store.remembered().under_way.as_ref();
    if run.minute() == 0 && kept.is_some_and(|kept| kept.minute > 0) {
        return;
    }
    let actions = run
        .actions()
        .iter()
        .map(|action| Act {
            minute: action.minute,
            set: action.set,
        })
        .collect();
    let under_way = UnderWay {
        level: run.level().id.clone(),
        seed: run.seed(),
        minute: run.minute(),
        actions,
        begun: session.begun.to_string(),
    };
    session.remember(|remembered| remembered.under_way = Some(under_way));
}

fn keep_result(mut session: ResMut<Session>, shift: Res<Shift>) {
    if shift.mode() != Mode::Played {
        return;
    }
    let run = shift.run();
    let daily = session.daily_of(run);
    session.remember(|remembered| {
        remembered.under_way = None;
        let Some(outcome) = run.outcome() else { return };
        let id = &run.level().id;
        let best = Best {
            stars: outcome.stars,
            score: outcome.score,
        };
        remembered.note_proven(id, best, Link::to_run(run).to_query());
        if let Some(daily) = daily {
            remembered.note_daily(&daily.day.to_string(), outcome.stars, outcome.score);
        }
    });
}

/// The level of a remembered shift.
///
/// # Errors
/// When there is no such level, or the level has no such minute: there is nothing to go on with then.
pub(super) fn level_of<'a>(levels: &'a Levels, shift: &UnderWay) -> Result<&'a Arc<Level>, String> {
    let level = levels
        .by_id(&shift.level)
        .ok_or_else(|| shift.level.clone())?;
    let minute = level.check_minute(shift.minute);
    minute.map(|()| level).map_err(|none| none.to_string())
}

/// Plays the remembered shift up to where it was left; returns it with the day on which it was begun.
///
/// # Errors
/// One sentence when there is none, or when its level or its moves are not of this version of the game.
pub(super) fn resume(session: &Session) -> Result<(Run, Day), String> {
    let failed = |reason: &str| {
        session
            .text
            .args("error-resume-failed", &[("reason", reason.into())])
    };
    let under_way = session
        .store
        .remembered()
        .under_way
        .as_ref()
        .ok_or_else(|| failed("-"))?;
    let level = level_of(&session.levels, under_way).map_err(|reason| failed(&reason))?;
    let actions: Vec<Action> = under_way
        .actions
        .iter()
        .map(|act| Action {
            minute: act.minute,
            set: act.set,
        })
        .collect();
    let begun = under_way.begun.parse();
    let begun = begun.unwrap_or_else(|_| session.calendar.today());
    Run::resume(level, under_way.seed, &actions, under_way.minute)
        .map(|run| (run, begun))
        .map_err(|refused| failed(&refused.to_string()))
}

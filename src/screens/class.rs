//! Playing in a group: one level and seed for everybody, a time if its leader set one, and the result file.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy_egui::egui;

use super::notices::Said;
use super::session::Session;
use crate::hud::hand_in::{HandInView, hand_in_ui};
use crate::hud::scoring::HandIn;
use crate::level::{Group, Link, Run};
use crate::shift::command::{Command, Overlay};
use crate::shift::sim::{Mode, Shift};

/// A group at play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupPlay {
    /// The group.
    pub group: Group,
    /// Id of the level it plays.
    pub level: String,
    /// The seed it plays.
    pub seed: u32,
    /// Wall time at which it began, from the start of the program; `None` before the first frame.
    began: Option<Duration>,
    /// Its time is up.
    pub is_time_up: bool,
}

impl GroupPlay {
    /// The group of a link.
    #[must_use]
    pub fn of(link: &Link) -> Option<Self> {
        Some(Self {
            group: link.group.clone()?,
            level: link.level.clone()?,
            seed: link.seed?,
            began: None,
            is_time_up: false,
        })
    }
}

impl Session {
    /// Name of the group that a run was played in; empty when it is not what the group plays.
    #[must_use]
    pub fn group_of(&self, run: &Run) -> &str {
        let of = |group: &&GroupPlay| group.level == run.level().id && group.seed == run.seed();
        let group = self.group.as_ref().filter(of);
        group.map_or("", |play| play.group.name.as_str())
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, keep_time.after(TimeSystems));
}

/// Says once that the group's time is up. The shift under way may be finished.
fn keep_time(time: Res<Time<Real>>, mut session: ResMut<Session>) {
    let now = time.elapsed();
    let Some(play) = &mut session.bypass_change_detection().group else {
        return;
    };
    let began = *play.began.get_or_insert(now);
    let Some(minutes) = play.group.minutes else {
        return;
    };
    let given = Duration::from_secs(60 * u64::from(minutes));
    if play.is_time_up || now.saturating_sub(began) < given {
        return;
    }
    play.is_time_up = true;
    let words = session.text.get("ui-class-time-up");
    session.notices.say(Said {
        words,
        // It goes by itself: it lies over the stage, and the scoring screen says the rest.
        bad: false,
        about: "group",
    });
}

/// How the scoring screen offers the result file.
pub(super) fn hand_in(session: &Session, shift: &Shift) -> Option<HandIn> {
    let run = shift.run();
    if shift.mode() != Mode::Played || run.level().is_free() {
        return None;
    }
    let play = session.group.as_ref();
    let play = play.filter(|_| !session.group_of(run).is_empty());
    Some(match play {
        Some(play) if play.is_time_up => HandIn::Only,
        Some(_) => HandIn::First,
        None => HandIn::Aside,
    })
}

/// Draws what lies over the screen for a class.
pub(super) fn overlay(
    ui: &egui::Ui,
    overlay: Overlay,
    session: &Session,
    commands: &mut Vec<Command>,
) {
    if overlay == Overlay::HandIn {
        let view = HandInView {
            player: &session.settings().player,
            group: session.group.as_ref().map(|play| play.group.name.as_str()),
        };
        hand_in_ui(ui, &view, &session.text, commands);
    }
}

//! Playing in a group: one level and seed for everybody, a time if its leader set one, and the result file.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy_egui::egui;

use super::export::Made;
use super::group;
use super::notices::Said;
use super::session::{Session, is_playable};
use crate::board::{Daily, played_again};
use crate::class::{SummaryLine, summary};
use crate::hud::certificate::{CertificateView, certificate_png};
use crate::hud::course::{CourseView, course_ui};
use crate::hud::hand_in::{HandInView, hand_in_ui};
use crate::hud::scoring::HandIn;
use crate::hud::title::LevelCard;
use crate::level::{Group, Level, Link, Run};
use crate::shift::command::{Command, Overlay, SummaryForm};
use crate::shift::sim::{Mode, Shift};
use crate::store::Best;

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
    /// Minutes that are left to it, the one under way included; `None` where it has no end.
    pub left_min: Option<u32>,
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
            left_min: link.group.as_ref().and_then(|group| group.minutes),
        })
    }

    /// Whether its time is up.
    #[must_use]
    pub fn is_time_up(&self) -> bool {
        self.left_min == Some(0)
    }
}

impl Session {
    /// The shift of today.
    #[must_use]
    pub fn daily(&self) -> Option<Daily> {
        Daily::of(self.calendar.today(), &self.levels)
    }

    /// The shift of the day that a run is: of the day on which it was begun.
    #[must_use]
    pub fn daily_of(&self, run: &Run) -> Option<Daily> {
        let is_it = |daily: &Daily| daily.level.id == run.level().id && daily.seed == run.seed();
        Daily::of(self.begun, &self.levels).filter(is_it)
    }

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
    let gone = now.saturating_sub(began).as_secs() / 60;
    let left = minutes.saturating_sub(u32::try_from(gone).unwrap_or(u32::MAX));
    if play.left_min == Some(left) {
        return;
    }
    play.left_min = Some(left);
    if left == 0 {
        say_time_is_up(&mut session);
    }
}

/// Says that the group's time is up.
pub(super) fn say_time_is_up(session: &mut Session) {
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
        Some(play) if play.is_time_up() => HandIn::Only,
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
    match overlay {
        Overlay::HandIn => {
            let view = HandInView {
                player: &session.settings().player,
                group: session.group.as_ref().map(|play| play.group.name.as_str()),
            };
            hand_in_ui(ui, &view, &session.text, commands);
        }
        Overlay::Course => course(ui, session, commands),
        Overlay::Group => group::panel(ui, session, commands),
        _ => {}
    }
}

fn course(ui: &egui::Ui, session: &Session, commands: &mut Vec<Command>) {
    let levels = cards(session);
    let daily = session.daily();
    let card = daily.as_ref().map(|daily| {
        let day = daily.day.to_string();
        let level = session.text.get(&daily.level.text_key());
        (day, level)
    });
    let view = CourseView {
        levels: &levels,
        next: next(&levels),
        daily: card
            .as_ref()
            .map(|(day, level)| session.daily_card(day, level)),
        can_compare: session.can_take_files,
        can_lead: session.can_lead(),
    };
    course_ui(ui, &view, &session.text, commands);
}

/// The levels with what the player has reached.
pub(super) fn cards(session: &Session) -> Vec<LevelCard<'_>> {
    let remembered = session.store.remembered();
    let card = |level| LevelCard {
        level,
        stars: remembered.best(&level.id).stars,
        best: remembered.best.get(&level.id).map(|best| best.score),
        playable: is_playable(level),
    };
    session.levels.iter().map(AsRef::as_ref).map(card).collect()
}

/// The level to play next: the first that is not passed.
pub(super) fn next<'a>(levels: &[LevelCard<'a>]) -> Option<&'a str> {
    levels
        .iter()
        .find(|card| card.playable && card.stars == 0 && !card.level.is_free())
        .map(|card| card.level.id.as_str())
}

/// The summary of the best runs as a file.
pub(super) fn summary_file(form: SummaryForm, session: &Session) -> Made {
    let remembered = session.store.remembered();
    let levels = session.levels.iter().filter(|level| !level.is_free());
    let best: Vec<(&Level, Option<Best>, Option<Run>)> = levels
        .map(|level| {
            let best = remembered.best.get(&level.id).copied();
            let proof = best.and_then(|best| proven(session, &level.id, best));
            (level.as_ref(), best, proof)
        })
        .collect();
    let lines: Vec<SummaryLine> = best
        .iter()
        .map(|(level, best, proof)| SummaryLine {
            level,
            stars: best.map_or(0, |best| best.stars),
            score: best.map(|best| best.score),
            proof: proof.as_ref(),
        })
        .collect();
    let player = &session.settings().player;
    let text = &session.text;
    let (ending, content) = match form {
        SummaryForm::Page => {
            let page = summary(&lines, player, session.link_base.as_deref(), text);
            ("html", Ok(page.into_bytes()))
        }
        SummaryForm::Picture => {
            let day = session.calendar.today().to_string();
            let view = CertificateView {
                lines: &lines,
                player,
                day: &day,
            };
            ("png", certificate_png(&view, text))
        }
    };
    Made {
        name: format!("retry-storm-course.{ending}"),
        key: "ui-course-saved",
        content,
    }
}

/// The run that is kept as a level's best, if it still gives that score.
fn proven(session: &Session, level: &str, best: Best) -> Option<Run> {
    let query = session.store.remembered().proofs.get(level)?;
    let replay = Link::parse(query, &session.levels).0.replay?;
    let run = played_again(&replay, &session.levels).ok()?;
    let outcome = run.outcome()?;
    (run.level().id == level && outcome.score == best.score).then_some(run)
}

//! The board of the shift of the day: everybody who has played it on this machine. It lies in a place of its own, so that no event
//! of a booth can be taken for it.

use bevy::prelude::*;
use bevy_egui::egui;

use super::notices::Said;
use super::session::Session;
use super::visit::{self, Visit};
use crate::board::{Boards, Daily, Event, Key, WordList};
use crate::hud::daily::{DailyCard, DailyView, daily_ui};
use crate::shift::PlayerCommand;
use crate::shift::command::{Command, Overlay};
use crate::shift::sim::{Mode, Shift};
use crate::states::Screen;

/// Name of the boards' place beside that of what else is remembered.
const PLACE: &str = "daily.json";

/// The boards of days, from when they are first wanted on.
#[derive(Resource, Default)]
pub(super) struct DailyBoard {
    boards: Option<Boards>,
    /// The shift of a day that was played last.
    visit: Option<Visit>,
}

impl DailyBoard {
    /// The boards beside what a session remembers.
    fn boards<'a>(boards: &'a mut Option<Boards>, session: &mut Session) -> &'a mut Boards {
        boards.get_or_insert_with(|| {
            let place = session.store.beside(PLACE);
            let today = session.calendar.today();
            let mut boards = Boards::at(place, &session.levels, WordList::embedded(), today);
            while let Some(notice) = boards.take_notice() {
                session.notices.say(Said {
                    words: visit::words(&notice, &session.text),
                    bad: true,
                    about: "daily",
                });
            }
            boards
        })
    }

    /// Opens the board of a day.
    fn open(&mut self, daily: &Daily, session: &mut Session) {
        Self::boards(&mut self.boards, session).open(&key(daily));
    }

    /// Takes in a shift that is over, if it is that of its day: nobody knows yet whose it is.
    fn begin(&mut self, shift: &Shift, session: &mut Session) {
        let run = shift.run();
        if shift.mode() != Mode::Played || !session.group_of(run).is_empty() {
            return;
        }
        let Some(daily) = session.daily_of(run) else {
            return;
        };
        let player = session.settings().player.clone();
        let boards = Self::boards(&mut self.boards, session);
        self.visit = Visit::of(run, (Event::default(), daily.day), boards);
        if let Some(visit) = &mut self.visit {
            visit.call(&player);
        }
    }

    /// Whether the run that is over is the one that may come onto the board, or has.
    pub(super) fn is_of(&self, shift: &Shift) -> bool {
        let run = shift.run();
        shift.mode() == Mode::Played
            && self.visit.as_ref().is_some_and(|visit| {
                visit.key().level == run.level().id && visit.key().seed == run.seed()
            })
    }
}

impl Session {
    /// The shift of a day with what its player has reached.
    pub(super) fn daily_card<'a>(&self, day: &'a str, level: &'a str) -> DailyCard<'a> {
        let kept = &self.store.remembered().daily;
        let kept = Some(kept).filter(|kept| kept.day == day);
        DailyCard {
            level,
            day,
            tries: kept.map_or(0, |kept| kept.tries),
            best: kept.map_or(0, |kept| kept.best.score),
        }
    }
}

/// The board of a day: there is one shift, and no event.
fn key(daily: &Daily) -> Key {
    Key {
        event: Event::default(),
        day: daily.day,
        level: daily.level.id.clone(),
        seed: daily.seed,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DailyBoard>();
}

/// A shift of the day that is over may come onto its board.
pub(super) fn keep(mut board: ResMut<DailyBoard>, mut session: ResMut<Session>, shift: Res<Shift>) {
    board.begin(&shift, &mut session);
}

/// Does what is wanted with the board.
pub(super) fn obey(
    mut board: ResMut<DailyBoard>,
    mut session: ResMut<Session>,
    mut wishes: MessageReader<PlayerCommand>,
) {
    for PlayerCommand(wish) in wishes.read() {
        let DailyBoard { boards, visit } = &mut *board;
        match (wish, visit, boards) {
            (Command::Open(Overlay::Daily), _, _) => {
                if let Some(daily) = session.daily() {
                    board.open(&daily, &mut session);
                }
            }
            (Command::BoardName(typed), Some(visit), _) => visit.call(typed),
            (Command::Name(wish), Some(visit), Some(boards)) => {
                visit.obey(*wish, boards, &session.text);
            }
            _ => {}
        }
    }
}

/// Draws the panel: on scoring with the shift that is over, elsewhere with what stands on today's board.
pub(super) fn panel(
    ui: &egui::Ui,
    (screen, board): (Screen, &DailyBoard),
    session: &Session,
    commands: &mut Vec<Command>,
) {
    let visit = board.visit.as_ref().filter(|_| screen == Screen::Scoring);
    let of_day = visit.map_or(session.calendar.today(), |visit| visit.key().day);
    let (Some(daily), Some(boards)) = (Daily::of(of_day, &session.levels), &board.boards) else {
        return;
    };
    let text = &session.text;
    let (day, level) = (daily.day.to_string(), text.get(&daily.level.text_key()));
    visit::show(boards, &key(&daily), visit, |shown| {
        let view = DailyView {
            card: session.daily_card(&day, &level),
            seed: daily.seed,
            rows: shown.rows,
            mine: shown.mine,
            typing: shown.typing,
            can_play: screen == Screen::Title,
            kept_days: shown.kept_days,
            saved: shown.saved,
        };
        daily_ui(ui, &view, text, commands);
    });
}

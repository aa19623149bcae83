//! The scores of a booth: where a round that is over stands among the others, and the name it gets there.

use bevy::prelude::*;

use super::{BoothOptions, Happening};
use crate::board::{Boards, Day, Event, Imported, Importing, Notice, Stand, WordList};
use crate::hud::board::BoardView;
use crate::level::Run;
use crate::screens::session::Session;
use crate::screens::slice;
use crate::screens::visit::{self, Visit};
use crate::shift::command::NameWish;
use crate::store::{self, Saved};
use crate::text::Text;

/// Name of the boards' place beside that of what else is remembered.
const PLACE: &str = "board.json";

/// All scores of a booth, and the round that is over.
#[derive(Resource)]
pub struct BoothBoard {
    boards: Boards,
    event: Event,
    visit: Option<Visit>,
}

impl BoothBoard {
    /// The boards beside what a session remembers.
    #[must_use]
    pub fn of(options: &BoothOptions, session: &Session) -> Self {
        let place = session.store.beside(PLACE);
        let words = WordList::embedded();
        let boards = Boards::at(place, &session.levels, words, Day::today());
        let before = || boards.stand().map(|stand| stand.event.clone());
        let named = options.event.as_deref().map(Event::new);
        Self {
            event: named.or_else(before).unwrap_or_default(),
            boards,
            visit: None,
        }
    }

    /// The levels that went on before; none where nobody has chosen any.
    pub(in crate::screens) fn levels(&self) -> Vec<String> {
        let stand = self.boards.stand();
        stand.map_or_else(Vec::new, |stand| stand.levels.clone())
    }

    /// The event.
    #[must_use]
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// Goes on with another event, or other levels.
    pub(super) fn go_on_with(&mut self, stand: Stand) {
        self.event = stand.event.clone();
        self.visit = None;
        self.boards.set_stand(stand, Day::today());
    }

    /// How many visitors stand on the event's boards.
    #[must_use]
    pub fn visitors(&self) -> usize {
        self.boards.visitors_at(&self.event)
    }

    /// Other events than this one that have a board with visitors, the latest first.
    pub(super) fn other_events(&self) -> Vec<&Event> {
        let mut events = self.boards.events();
        events.retain(|event| **event != self.event);
        events
    }

    /// Whether entries outlive the program.
    pub(super) fn is_saved(&self) -> bool {
        self.boards.saved() == Saved::Saved
    }

    /// Takes everybody off the event's boards.
    pub(super) fn clear(&mut self) {
        self.visit = None;
        self.boards.clear(&self.event, Day::today());
    }

    /// The event's boards as a text.
    pub(super) fn export(&self) -> String {
        self.boards.export(&self.event)
    }

    /// Goes on with taking boards in that were exported, for as long as a frame has; whether all has been looked at.
    pub(super) fn look_at(&self, importing: &mut Importing) -> bool {
        slice::go_on(|| importing.step(&self.boards))
    }

    /// Takes in what may come in.
    pub(super) fn take_in(&mut self, importing: Importing) -> Imported {
        self.visit = None;
        importing.finish(&mut self.boards)
    }

    /// Takes in a round that is over: nobody knows yet whose it is.
    pub(in crate::screens) fn begin(&mut self, run: &Run) {
        let of = (self.event.clone(), Day::today());
        self.visit = Visit::of(run, of, &mut self.boards).or(self.visit.take());
    }

    /// Nothing of a visitor is left but what they have put on the board.
    pub(super) fn forget(&mut self) {
        self.visit = None;
    }

    /// Does what a visitor wants with their name; what comes of it for the booth.
    pub(super) fn obey(&mut self, wish: NameWish, text: &Text) -> Option<Happening> {
        let is_up = self.visit.as_mut()?.obey(wish, &mut self.boards, text);
        is_up.then_some(Happening::ShowBoard)
    }

    /// Where the round that is over stands, from 1, and among how many.
    #[must_use]
    pub fn rank(&self) -> Option<(usize, usize)> {
        self.visit.as_ref().map(|visit| visit.rank(&self.boards))
    }

    /// Points to the one that stands above the round that is over; `None` for the best, and for one that the points do not part.
    #[must_use]
    pub fn behind(&self) -> Option<u32> {
        self.visit.as_ref()?.behind(&self.boards)
    }

    /// Draws with what the board shows to whoever has played.
    pub fn show<T>(
        &self,
        (level, left_s): (&str, Option<(f64, f64)>),
        is_typing: bool,
        draw: impl FnOnce(&BoardView<'_>) -> T,
    ) -> Option<T> {
        let visit = self.visit.as_ref()?;
        let key = visit.key();
        let shown = visit::show(&self.boards, key, Some(visit), |shown| {
            draw(&BoardView {
                level,
                seed: key.seed,
                event: self.event.as_str(),
                rows: shown.rows,
                mine: shown.mine,
                typing: shown.typing.filter(|_| is_typing),
                left_s,
                kept_days: shown.kept_days,
                saved: shown.saved,
            })
        });
        Some(shown)
    }

    /// What befell the boards since it was last asked, in words. That they are not saved is only logged: whether they are may change,
    /// and is asked for ([`Self::is_saved`]).
    pub(super) fn said(&mut self, text: &Text) -> Vec<String> {
        let mut lasting = Vec::new();
        while let Some(notice) = self.boards.take_notice() {
            let said = visit::words(&notice, text);
            log::warn!("{said}");
            if notice != Notice::Kept(store::Notice::NotSaved) {
                lasting.push(said);
            }
        }
        lasting
    }
}

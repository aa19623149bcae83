//! The scores of a booth: where a round that is over stands among the others, and the name it gets there.

use bevy::prelude::*;

use super::{BoothOptions, Happening};
use crate::board::{
    Boards, By, Claim, Day, Event, Imported, KEPT_DAYS, Key, Name, NameFault, NoBoard, Notice,
    Stand, Typed, WordList,
};
use crate::hud::board::{BoardView, Row, Typing};
use crate::level::{Replay, Run};
use crate::screens::session::Session;
use crate::shift::command::{NameWish, Stroke};
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

/// A round that is over.
struct Visit {
    key: Key,
    claim: Claim,
    replay: Replay,
    typed: Typed,
    refused: Option<NameFault>,
    /// Where it came to stand, from 0, once it has a name.
    entered: Option<usize>,
}

/// What stands for a letter of a word that no board shows.
const HIDDEN: &str = "•";

impl Visit {
    /// The name as far as it is typed, and why it is not taken. What no board shows is not shown while it is typed either: the
    /// screen is as public as the board. It may yet become a harmless name, so the keys go on.
    fn so_far(&self) -> (String, Option<NameFault>) {
        let typed = self.typed.as_str();
        if WordList::embedded().finds_in(typed) {
            let hidden = HIDDEN.repeat(typed.chars().count());
            return (hidden, Some(NameFault::Unfriendly));
        }
        (typed.to_owned(), self.refused)
    }
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

    /// Takes in boards that were exported.
    pub(super) fn import(&mut self, text: &str) -> Result<Imported, NoBoard> {
        self.visit = None;
        self.boards.import(text, Day::today())
    }

    /// Takes in a round that is over: nobody knows yet whose it is.
    pub(in crate::screens) fn begin(&mut self, run: &Run) {
        let Some(outcome) = run.outcome() else { return };
        let key = Key {
            event: self.event.clone(),
            day: Day::today(),
            level: run.level().id.clone(),
            seed: run.seed(),
        };
        self.boards.open(&key);
        self.visit = Some(Visit {
            key,
            claim: Claim::of(&outcome),
            replay: run.replay(),
            typed: Typed::name(),
            refused: None,
            entered: None,
        });
    }

    /// Nothing of a visitor is left but what they have put on the board.
    pub(super) fn forget(&mut self) {
        self.visit = None;
    }

    /// Does what a visitor wants with their name; what comes of it for the booth.
    pub(super) fn obey(&mut self, wish: NameWish, text: &Text) -> Option<Happening> {
        let visit = self
            .visit
            .as_mut()
            .filter(|visit| visit.entered.is_none())?;
        visit.refused = None;
        match wish {
            NameWish::Key(Stroke::Type(letter)) => {
                visit.typed.push(letter);
                visit.refused = visit.typed.refused().map(NameFault::Character);
            }
            NameWish::Key(Stroke::Erase) => visit.typed.erase(),
            NameWish::Key(Stroke::Enter) => {
                let typed = visit.typed.as_str().to_owned();
                return self.enter(&typed);
            }
            NameWish::Nameless => {
                let number = self.boards.visitors(&visit.key) + 1;
                let guest = text.args("ui-board-guest", &[("n", number.to_string().into())]);
                return self.enter(&guest);
            }
        }
        None
    }

    fn enter(&mut self, typed: &str) -> Option<Happening> {
        let visit = self.visit.as_mut()?;
        match Name::parse(typed, WordList::embedded()) {
            Err(fault) => {
                visit.refused = Some(fault);
                None
            }
            Ok(name) => {
                let entered =
                    self.boards
                        .enter(name, &visit.key, visit.replay.clone(), visit.claim);
                match entered {
                    // Looked up afterwards: another window's entries may have come in with it. The next of this score would stand
                    // right below.
                    Ok(_) => {
                        let next = self.boards.place_of(&visit.key, visit.claim);
                        visit.entered = Some(next.saturating_sub(2));
                    }
                    // It cannot be: the run that was played is the one that is played again.
                    Err(why) => log::error!("the board: {why}"),
                }
                Some(Happening::ShowBoard)
            }
        }
    }

    /// Where the round that is over stands, from 1, and among how many.
    #[must_use]
    pub fn rank(&self) -> Option<(usize, usize)> {
        let visit = self.visit.as_ref()?;
        let others = self.boards.ranking(&visit.key).len();
        Some(match visit.entered {
            Some(place) => (place + 1, others),
            None => (self.boards.place_of(&visit.key, visit.claim), others + 1),
        })
    }

    /// Points to the one that stands above the round that is over; `None` for the best, and for one that the points do not part.
    #[must_use]
    pub fn behind(&self) -> Option<u32> {
        let visit = self.visit.as_ref()?;
        let above = self.rank()?.0.checked_sub(2)?;
        let ranking = self.boards.ranking(&visit.key);
        let above = ranking.get(above)?.claim();
        (above.passed == visit.claim.passed).then(|| above.score.saturating_sub(visit.claim.score))
    }

    /// Draws with what the board shows to whoever has played.
    pub fn show<T>(
        &self,
        (level, left_s): (&str, Option<(f64, f64)>),
        is_typing: bool,
        draw: impl FnOnce(&BoardView<'_>) -> T,
    ) -> Option<T> {
        let visit = self.visit.as_ref()?;
        let (typed, refused) = visit.so_far();
        let ranking = self.boards.ranking(&visit.key);
        let mut rows: Vec<Row<'_>> = ranking
            .iter()
            .map(|entry| row(entry.name().as_str(), entry.claim(), entry.by()))
            .collect();
        let mine = visit.entered.unwrap_or_else(|| {
            let place = self.boards.place_of(&visit.key, visit.claim) - 1;
            rows.insert(place, row(&typed, visit.claim, By::Visitor));
            place
        });
        Some(draw(&BoardView {
            level,
            seed: visit.key.seed,
            event: self.event.as_str(),
            rows: &rows,
            mine: Some(mine),
            typing: is_typing.then(|| Typing {
                typed: &typed,
                refused,
            }),
            left_s,
            kept_days: KEPT_DAYS,
            saved: self.is_saved(),
        }))
    }

    /// What befell the boards since it was last asked, in words. That they are not saved is only logged: whether they are may change,
    /// and is asked for ([`Self::is_saved`]).
    pub(super) fn said(&mut self, text: &Text) -> Vec<String> {
        let mut lasting = Vec::new();
        while let Some(notice) = self.boards.take_notice() {
            let said = words(&notice, text);
            log::warn!("{said}");
            if notice != Notice::Kept(store::Notice::NotSaved) {
                lasting.push(said);
            }
        }
        lasting
    }
}

fn row(name: &str, claim: Claim, by: By) -> Row<'_> {
    Row {
        name,
        stars: claim.stars,
        score: claim.score,
        simulated: by == By::Operator,
    }
}

fn words(notice: &Notice, text: &Text) -> String {
    let (key, file) = match notice {
        Notice::Kept(store::Notice::Damaged(file)) => ("error-board-damaged", file),
        Notice::Kept(store::Notice::Newer(file)) => ("error-board-newer", file),
        Notice::Kept(store::Notice::NotSaved) => return text.get("error-board-not-saved"),
        Notice::Altered(count, file) => {
            let args = [("n", (*count).into()), ("file", file.as_str().into())];
            return text.args("error-board-altered", &args);
        }
    };
    text.args(key, &[("file", file.as_str().into())])
}

//! A shift that is over and may come onto a board: where it stands among the others there, and the name it gets.

use crate::board::{
    Boards, By, Claim, Day, Event, KEPT_DAYS, Key, Name, NameFault, Notice, Typed, WordList, masked,
};
use crate::hud::board::{Row, Typing};
use crate::level::{Replay, Run};
use crate::shift::command::{NameWish, Stroke};
use crate::store::{self, Saved};
use crate::text::Text;

/// A shift that is over.
pub(super) struct Visit {
    key: Key,
    claim: Claim,
    replay: Replay,
    typed: Typed,
    refused: Option<NameFault>,
    /// Where it came to stand, from 0, once it has a name.
    entered: Option<usize>,
}

/// What a board shows, and of whoever has played.
pub(super) struct Shown<'a> {
    /// All scores, best first.
    pub(super) rows: &'a [Row<'a>],
    /// The visit's own among them.
    pub(super) mine: Option<usize>,
    /// Its name, until it is given.
    pub(super) typing: Option<Typing<'a>>,
    /// As many days as names are kept.
    pub(super) kept_days: u32,
    /// Entries outlive the program.
    pub(super) saved: bool,
}

impl Visit {
    /// A shift that is over, before the board of an event and a day; none where it has no score.
    pub(super) fn of(run: &Run, (event, day): (Event, Day), boards: &mut Boards) -> Option<Self> {
        let outcome = run.outcome()?;
        let key = Key {
            event,
            day,
            level: run.level().id.clone(),
            seed: run.seed(),
        };
        boards.open(&key);
        Some(Self {
            key,
            claim: Claim::of(&outcome),
            replay: run.replay(),
            typed: Typed::name(),
            refused: None,
            entered: None,
        })
    }

    /// Its board.
    pub(super) fn key(&self) -> &Key {
        &self.key
    }

    /// Whether it has a name.
    pub(super) fn is_entered(&self) -> bool {
        self.entered.is_some()
    }

    /// Does what is wanted with the name; true when the visit has come onto the board.
    pub(super) fn obey(&mut self, wish: NameWish, boards: &mut Boards, text: &Text) -> bool {
        if self.is_entered() {
            return false;
        }
        self.refused = None;
        match wish {
            NameWish::Key(Stroke::Type(letter)) => self.push(letter),
            NameWish::Key(Stroke::Erase) => self.typed.erase(),
            NameWish::Key(Stroke::Enter) => {
                let typed = self.typed.as_str().to_owned();
                return self.enter(&typed, boards);
            }
            NameWish::Nameless => {
                let number = boards.visitors(&self.key) + 1;
                let guest = text.args("ui-board-guest", &[("n", number.to_string().into())]);
                return self.enter(&guest, boards);
            }
        }
        false
    }

    /// Takes a whole name as typed.
    pub(super) fn call(&mut self, typed: &str) {
        if self.is_entered() {
            return;
        }
        self.typed = Typed::name();
        self.refused = None;
        typed.chars().for_each(|letter| self.push(letter));
    }

    fn push(&mut self, letter: char) {
        self.typed.push(letter);
        self.refused = self.typed.refused().map(NameFault::Character);
    }

    fn enter(&mut self, typed: &str, boards: &mut Boards) -> bool {
        let name = match Name::parse(typed, WordList::embedded()) {
            Ok(name) => name,
            Err(fault) => {
                self.refused = Some(fault);
                return false;
            }
        };
        match boards.enter(name, &self.key, self.replay.clone(), self.claim) {
            // Looked up afterwards: another window's entries may have come in with it. The next of this score would stand right
            // below.
            Ok(_) => {
                let next = boards.place_of(&self.key, self.claim);
                self.entered = Some(next.saturating_sub(2));
            }
            // It cannot be: the run that was played is the one that is played again.
            Err(why) => log::error!("the board: {why}"),
        }
        self.is_entered()
    }

    /// Where it stands, from 1, and among how many.
    pub(super) fn rank(&self, boards: &Boards) -> (usize, usize) {
        let others = boards.ranking(&self.key).len();
        match self.entered {
            Some(place) => (place + 1, others),
            None => (boards.place_of(&self.key, self.claim), others + 1),
        }
    }

    /// Points to the one that stands above; `None` for the best, and for one that the points do not part.
    pub(super) fn behind(&self, boards: &Boards) -> Option<u32> {
        let above = self.rank(boards).0.checked_sub(2)?;
        let ranking = boards.ranking(&self.key);
        let above = ranking.get(above)?.claim();
        (above.passed == self.claim.passed).then(|| above.score.saturating_sub(self.claim.score))
    }

    /// The name as far as it is typed, and why it is not taken. What no board shows is not shown while it is typed either: the
    /// screen is as public as the board. It may yet become a harmless name, so the keys go on.
    fn so_far(&self) -> (String, Option<NameFault>) {
        let typed = self.typed.as_str();
        if WordList::embedded().finds_in(typed) {
            return (masked(typed), Some(NameFault::Unfriendly));
        }
        (typed.to_owned(), self.refused)
    }
}

/// Draws with what a board shows: a visit's own row in its place before it has a name, and alone what is there where nobody has
/// just played.
pub(super) fn show<T>(
    boards: &Boards,
    key: &Key,
    visit: Option<&Visit>,
    draw: impl FnOnce(Shown<'_>) -> T,
) -> T {
    let ranking = boards.ranking(key);
    let mut rows: Vec<Row<'_>> = ranking
        .iter()
        .map(|entry| row(entry.name().as_str(), entry.claim(), entry.by()))
        .collect();
    let named = visit.map(|visit| (visit, visit.so_far()));
    let mine = named.as_ref().map(|(visit, (typed, _))| {
        visit.entered.unwrap_or_else(|| {
            let place = boards.place_of(key, visit.claim) - 1;
            rows.insert(place, row(typed, visit.claim, By::Visitor));
            place
        })
    });
    let unnamed = named.as_ref().filter(|(visit, _)| !visit.is_entered());
    draw(Shown {
        rows: &rows,
        mine,
        typing: unnamed.map(|(_, (typed, refused))| Typing {
            typed,
            refused: *refused,
        }),
        kept_days: KEPT_DAYS,
        saved: boards.saved() == Saved::Saved,
    })
}

fn row(name: &str, claim: Claim, by: By) -> Row<'_> {
    Row {
        name,
        stars: claim.stars,
        score: claim.score,
        simulated: by == By::Operator,
    }
}

/// The sentence of something that befell the boards.
pub(super) fn words(notice: &Notice, text: &Text) -> String {
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

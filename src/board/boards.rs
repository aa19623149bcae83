//! All boards of a machine: one for each event, day and shift.

use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;

use super::day::Day;
use super::entry::{By, Claim, Entry, Event, Key, Unproven};
use super::name::Name;
use super::notation::{self, ENTRIES_MAX, LeftOut, NoBoard, Read, Stand, Why, day_of, event_of};
use super::operators;
use super::words::WordList;
use crate::level::{Level, Levels, Replay};
use crate::store::{self, Care, Place, Saved, Shelf, Unreadable};

/// As many days as names are kept after their own: the last visitors of a fair must still be there when its board is exported.
pub const KEPT_DAYS: u32 = 7;
/// The same as a time.
const KEPT: Duration = Duration::from_hours(24 * KEPT_DAYS as u64);

/// The boards, and the place where they are kept.
#[derive(Debug)]
pub struct Boards {
    shelf: Shelf,
    levels: Levels,
    words: WordList,
    /// In the order in which they came.
    entries: Vec<Entry>,
    /// Entries of levels that are not here now (another folder of levels), kept as they were written.
    others: Vec<Value>,
    /// What lay in the place when it was last read or written: whatever else lies there now, another window has written.
    written: Vec<Entry>,
    /// The text that was last read or written there: what has been proved needs no proof again, and there may be thousands of entries.
    text: String,
    /// What goes on, once somebody has said so.
    stand: Option<Stand>,
    notices: Vec<Notice>,
}

/// Something that whoever tends the board is told, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// What befell the place, as with whatever else is kept.
    Kept(store::Notice),
    /// So many entries are not what their replays give; as they were, all are kept under this name.
    Altered(usize, String),
}

impl Boards {
    /// Opens the boards of a place. They always open; what went wrong is among the notices.
    #[must_use]
    pub fn at(place: Place, levels: &Levels, words: &WordList, today: Day) -> Self {
        let mut boards = Self {
            shelf: Shelf::at(place, Care::Machine),
            levels: levels.clone(),
            words: words.clone(),
            entries: Vec::new(),
            others: Vec::new(),
            written: Vec::new(),
            text: String::new(),
            stand: None,
            notices: Vec::new(),
        };
        let mut seen = String::new();
        let found = boards.shelf.open(|text| {
            text.clone_into(&mut seen);
            read(text, levels, words)
        });
        let found = found.unwrap_or_default();
        boards.stand.clone_from(&found.stand);
        let is_altered = boards.take_in(found);
        boards.text = seen;
        if boards.forget(today) || is_altered {
            // Over what has just been read: whoever looked again would find it altered, and keep it aside, a second time.
            boards.write(Ok(()), today);
        }
        // What was put aside has names in it, too. Where it cannot be removed now, it will be the next time.
        boards.shelf.drop_copies(KEPT).ok();
        boards
    }

    /// Boards that are kept nowhere: for tests and for pictures.
    #[must_use]
    pub fn nowhere(levels: &Levels) -> Self {
        Self::at(Place::Nowhere, levels, WordList::embedded(), Day::default())
    }

    /// Takes in what lies in the place, which another window may have left there. True when some of it was changed by other hands:
    /// it is kept under another name, as the next save wipes it out.
    fn take_in(&mut self, found: Read) -> bool {
        for entry in &found.entries {
            if !self.written.contains(entry) && !self.entries.contains(entry) {
                self.entries.push(entry.clone());
            }
        }
        // What is left out for want of its level is not lost.
        let altered = found.altered;
        self.written = found.entries;
        self.others = found.of_other_levels;
        if altered > 0
            && let Some(name) = self.shelf.copy_aside()
        {
            self.notices.push(Notice::Altered(altered, name));
        }
        altered > 0
    }

    /// Lets go of names that have been kept long enough; whether there were any.
    fn forget(&mut self, today: Day) -> bool {
        let count = |boards: &Self| boards.entries.len() + boards.others.len();
        let before = count(self);
        let is_kept = |day: Day| today.since(day) <= KEPT_DAYS;
        self.entries.retain(|entry| is_kept(entry.day()));
        self.others
            .retain(|value| day_of(value).is_some_and(is_kept));
        // A text with more than that is none that can be read again. What no board here shows goes first, then whoever came first.
        let over = count(self).saturating_sub(ENTRIES_MAX);
        let of_others = over.min(self.others.len());
        self.others.drain(..of_others);
        self.entries.drain(..over - of_others);
        count(self) < before
    }

    /// The scores of a board, best first: passed shifts above all others, then by score, and of equal ones whoever came first.
    #[must_use]
    pub fn ranking(&self, key: &Key) -> Vec<&Entry> {
        let mut found: Vec<&Entry> = self.of(key).collect();
        found.sort_by_key(|entry| entry.claim().rank());
        found
    }

    /// Where a new score would stand on a board, from 1: below its equals, who came before.
    #[must_use]
    pub fn place_of(&self, key: &Key, claim: Claim) -> usize {
        let is_above = |entry: &&Entry| entry.claim().rank() <= claim.rank();
        self.of(key).filter(is_above).count() + 1
    }

    fn of(&self, key: &Key) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(|entry| entry.is_on(key))
    }

    /// How many visitors stand on a board.
    #[must_use]
    pub fn visitors(&self, key: &Key) -> usize {
        self.of(key).filter(|entry| is_visitors(entry)).count()
    }

    /// How many visitors stand on all boards of an event.
    #[must_use]
    pub fn visitors_at(&self, event: &Event) -> usize {
        let at = |entry: &&Entry| entry.event() == event && is_visitors(entry);
        self.entries.iter().filter(at).count()
    }

    /// The events of which a visitor stands on some board, the latest first.
    #[must_use]
    pub fn events(&self) -> Vec<&Event> {
        let mut events: Vec<&Event> = Vec::new();
        for entry in self.entries.iter().rev().filter(|entry| is_visitors(entry)) {
            if !events.contains(&entry.event()) {
                events.push(entry.event());
            }
        }
        events
    }

    /// Opens the board of a day: names that have been kept long enough are gone, and simulated operators stand on it.
    pub fn open(&mut self, key: &Key) {
        if self.forget(key.day) {
            self.save(key.day);
        }
        let has_some = self.of(key).any(|entry| entry.by() == By::Operator);
        let level: Option<Arc<Level>> = self.levels.by_id(&key.level).cloned();
        if let (false, Some(level)) = (has_some, level) {
            let of = (&key.event, key.day);
            let scores = operators::scores(of, &level, key.seed, &self.levels);
            self.entries.extend(scores);
        }
    }

    /// Puts a visitor's score on a board and saves it at once.
    ///
    /// # Errors
    /// When the replay, played again on that level, does not give exactly that score, or is of another shift than the board's.
    pub fn enter(
        &mut self,
        name: Name,
        key: &Key,
        replay: Replay,
        claim: Claim,
    ) -> Result<Saved, Unproven> {
        let of = (key.event.clone(), key.day);
        let entry = Entry::proven(name, of, By::Visitor, replay, claim, &self.levels)?;
        if !entry.is_on(key) {
            return Err(Unproven::NoScore);
        }
        self.entries.push(entry);
        Ok(self.save(key.day))
    }

    /// Takes everybody off the boards of an event, for good; entries of levels that are not here now, too.
    pub fn clear(&mut self, event: &Event, today: Day) -> Saved {
        // First what another window has added meanwhile: it goes, too.
        let looked = self.look();
        self.entries.retain(|entry| entry.event() != event);
        self.others.retain(|value| event_of(value) != *event);
        let dropped = self.shelf.drop_copies(Duration::ZERO);
        self.write(looked.and(dropped), today)
    }

    /// What goes on at the stand; `None` until its attendant has said so.
    #[must_use]
    pub fn stand(&self) -> Option<&Stand> {
        self.stand.as_ref()
    }

    /// Takes note of what goes on, and saves it.
    pub fn set_stand(&mut self, stand: Stand, today: Day) -> Saved {
        self.stand = Some(stand);
        self.save(today)
    }

    /// The boards of an event as a text.
    #[must_use]
    pub fn export(&self, event: &Event) -> String {
        let entries: Vec<Entry> = self
            .entries
            .iter()
            .filter(|entry| entry.event() == event)
            .cloned()
            .collect();
        notation::write(&entries, &[], None)
    }

    /// Reads an entry of a text of other hands, from 1, and says whether it may come in, or why not.
    ///
    /// # Errors
    /// The entry as it is left out.
    pub(super) fn judge(&self, place: usize, value: &Value, today: Day) -> Result<Entry, LeftOut> {
        let read = notation::read_entry(value, &self.levels, &self.words);
        let judged = read.and_then(|entry| {
            let day = entry.day();
            if self.entries.contains(&entry) {
                Err(Why::Known)
            } else if today.since(day) > KEPT_DAYS {
                Err(Why::Past(day))
            } else if day > today.after(1) {
                // Where the day begins earlier it may be tomorrow already, by a clock that is set wrong.
                Err(Why::ToCome(day))
            } else {
                Ok(entry)
            }
        });
        judged.map_err(|why| notation::left_out(place, value, why, &self.words))
    }

    /// Takes in entries that may come in.
    pub(super) fn take(&mut self, entries: Vec<Entry>, today: Day) {
        if !entries.is_empty() {
            self.entries.extend(entries);
            self.save(today);
        }
    }

    /// Saves all boards, with what another window has written meanwhile.
    fn save(&mut self, today: Day) -> Saved {
        let looked = self.look();
        self.write(looked, today)
    }

    /// Writes all boards over what has been looked at.
    fn write(&mut self, looked: std::io::Result<()>, today: Day) -> Saved {
        if self.shelf.keeps() {
            let written = looked.and_then(|()| {
                self.forget(today);
                let text = notation::write(&self.entries, &self.others, self.stand.as_ref());
                self.shelf.write(&text)?;
                self.text = text;
                Ok(())
            });
            if written.is_ok() {
                self.written.clone_from(&self.entries);
            }
            self.shelf.note(written);
        }
        self.saved()
    }

    fn look(&mut self) -> std::io::Result<()> {
        let (levels, words, known) = (&self.levels, &self.words, &mut self.text);
        let found = self.shelf.look(|text| {
            if text == known {
                return Ok(None);
            }
            text.clone_into(known);
            read(text, levels, words).map(Some)
        })?;
        if let Some(found) = found.flatten() {
            self.take_in(found);
        }
        Ok(())
    }

    /// How the last attempt to save went.
    #[must_use]
    pub fn saved(&self) -> Saved {
        self.shelf.saved()
    }

    /// Takes the next thing to tell whoever tends the board.
    pub fn take_notice(&mut self) -> Option<Notice> {
        let kept = self.shelf.take_notice().map(Notice::Kept);
        kept.or_else(|| (!self.notices.is_empty()).then(|| self.notices.remove(0)))
    }
}

fn is_visitors(entry: &Entry) -> bool {
    entry.by() == By::Visitor
}

/// Reads what lies in the place.
fn read(text: &str, levels: &Levels, words: &WordList) -> Result<Read, Unreadable> {
    notation::read(text, levels, words).map_err(|why| match why {
        NoBoard::Newer => Unreadable::Newer,
        NoBoard::TooLong | NoBoard::Foreign | NoBoard::TooMany => Unreadable::Damaged,
    })
}

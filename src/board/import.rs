//! Boards that were exported, here or elsewhere, are taken in.

use std::iter::Enumerate;
use std::vec::IntoIter;

use serde_json::Value;

use super::boards::Boards;
use super::day::Day;
use super::entry::{Entry, Event};
use super::notation::{self, IMPORT_BYTES_MAX, LeftOut, NoBoard, Why};

/// A text that is being taken in, one entry after the other: each replay is played again, and whoever draws meanwhile wants to. Nothing
/// of it is on a board before all of it has been looked at.
#[derive(Clone, Debug)]
pub struct Importing {
    today: Day,
    waiting: Enumerate<IntoIter<Value>>,
    of: usize,
    entries: Vec<Entry>,
    left_out: Vec<LeftOut>,
}

/// What came of an import.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Imported {
    /// How many entries came in, by the event on whose boards they stand, in the order of the text.
    pub taken: Vec<(Event, usize)>,
    /// Those that did not, and why.
    pub left_out: Vec<LeftOut>,
}

impl Importing {
    /// Begins with a text.
    ///
    /// # Errors
    /// When the text as a whole is no board.
    pub fn begin(text: &str, today: Day) -> Result<Self, NoBoard> {
        if text.len() > IMPORT_BYTES_MAX {
            return Err(NoBoard::TooLong);
        }
        let (list, _) = notation::entries(text)?;
        Ok(Self {
            today,
            of: list.len(),
            waiting: list.into_iter().enumerate(),
            entries: Vec::new(),
            left_out: Vec::new(),
        })
    }

    /// Looks at the next entry; whether there was one. Those that are foreign, bad or changed are named and left out.
    pub fn step(&mut self, boards: &Boards) -> bool {
        let Some((before, value)) = self.waiting.next() else {
            return false;
        };
        match boards.judge(before + 1, &value, self.today) {
            Ok(entry) if self.entries.contains(&entry) => {
                let (name, why) = (entry.name().to_string(), Why::Known);
                let place = before + 1;
                self.left_out.push(LeftOut { place, name, why });
            }
            Ok(entry) => self.entries.push(entry),
            Err(left_out) => self.left_out.push(left_out),
        }
        true
    }

    /// How many entries have been looked at, and of how many.
    #[must_use]
    pub fn done(&self) -> (usize, usize) {
        (self.of - self.waiting.len(), self.of)
    }

    /// Puts what may come in on its boards, and saves them.
    pub fn finish(self, boards: &mut Boards) -> Imported {
        let mut taken: Vec<(Event, usize)> = Vec::new();
        for entry in &self.entries {
            match taken.iter_mut().find(|(event, _)| event == entry.event()) {
                Some((_, count)) => *count += 1,
                None => taken.push((entry.event().clone(), 1)),
            }
        }
        boards.take(self.entries, self.today);
        Imported {
            taken,
            left_out: self.left_out,
        }
    }
}

impl Imported {
    /// How many entries came in.
    #[must_use]
    pub fn count(&self) -> usize {
        self.taken.iter().map(|(_, count)| count).sum()
    }
}

//! A text in its place: read, written all or nothing, put aside when it cannot be read.

use std::io;
use std::time::Duration;

use super::place::{Found, Place};

/// Something that the player is told, once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// What was there could not be read; it is kept under this name.
    Damaged(String),
    /// What was there is of a later version; it is kept under this name.
    Newer(String),
    /// Nothing can be saved.
    NotSaved,
}

impl Notice {
    /// Key of the words.
    #[must_use]
    pub fn key(&self) -> &'static str {
        match self {
            Self::Damaged(_) => "error-store-damaged",
            Self::Newer(_) => "error-store-newer",
            Self::NotSaved => "error-not-saved",
        }
    }

    /// The name for the words' variable `file`, where they have one.
    #[must_use]
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::Damaged(file) | Self::Newer(file) => Some(file),
            Self::NotSaved => None,
        }
    }
}

/// How the last attempt to save went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Saved {
    /// All that is remembered lies in its place.
    Saved,
    /// It does not: the place refuses, or there is none.
    NotSaved,
}

/// Why a text could not be taken for what was kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is not what this program writes.
    Damaged,
    /// A later version of this program wrote it.
    Newer,
}

/// Whether a text must be on the disk itself when it counts as written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// It outlives the program's end, however that comes.
    Program,
    /// It outlives the machine's end, too: a power cut. That takes the disk's time.
    Machine,
}

/// A place with what befell it. Whatever that was, it can be used: what goes wrong is said once.
#[derive(Debug)]
pub struct Shelf {
    place: Place,
    care: Care,
    saved: Saved,
    notices: Vec<Notice>,
    not_saved_was_said: bool,
}

impl Shelf {
    /// A shelf at a place.
    #[must_use]
    pub fn at(place: Place, care: Care) -> Self {
        Self {
            saved: if place == Place::Nowhere {
                Saved::NotSaved
            } else {
                Saved::Saved
            },
            place,
            care,
            notices: Vec::new(),
            not_saved_was_said: false,
        }
    }

    /// Reads what lies there. What cannot be read is moved out of the way, and that is said.
    ///
    /// # Errors
    /// When the place cannot be looked at, or what cannot be read there cannot be moved.
    pub fn look<T>(
        &mut self,
        read: impl FnOnce(&str) -> Result<T, Unreadable>,
    ) -> io::Result<Option<T>> {
        match self.place.read()? {
            Found::Nothing => Ok(None),
            Found::Rubbish => self.put_aside(Unreadable::Damaged),
            Found::Text(text) => match read(&text) {
                Ok(found) => Ok(Some(found)),
                Err(why) => self.put_aside(why),
            },
        }
    }

    /// Opens the shelf: looks for the first time. What can neither be read nor moved must not be written over, so then nothing is
    /// ever written.
    pub fn open<T>(&mut self, read: impl FnOnce(&str) -> Result<T, Unreadable>) -> Option<T> {
        self.look(read).unwrap_or_else(|_| {
            self.place = Place::Nowhere;
            self.refuse();
            None
        })
    }

    /// The place.
    #[must_use]
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// Whether it is kept anywhere at all.
    #[must_use]
    pub fn keeps(&self) -> bool {
        self.place != Place::Nowhere
    }

    /// Replaces what lies there.
    ///
    /// # Errors
    /// When the place refuses.
    pub fn write(&mut self, text: &str) -> io::Result<()> {
        self.place.write(text, self.care)
    }

    /// Takes note of how saving went.
    pub fn note(&mut self, written: io::Result<()>) {
        match written {
            Ok(()) => self.saved = Saved::Saved,
            Err(_) => self.refuse(),
        }
    }

    /// How the last attempt to save went.
    #[must_use]
    pub fn saved(&self) -> Saved {
        self.saved
    }

    /// Takes the next thing to tell the player.
    pub fn take_notice(&mut self) -> Option<Notice> {
        (!self.notices.is_empty()).then(|| self.notices.remove(0))
    }

    /// Keeps what lies there under another name as well, which it returns; `None` where that is refused.
    #[must_use]
    pub fn copy_aside(&self) -> Option<String> {
        self.place.copy_aside().ok().filter(|name| !name.is_empty())
    }

    /// Removes the copies that were kept under other names and are at least so old.
    ///
    /// # Errors
    /// When the place refuses.
    pub fn drop_copies(&self, age: Duration) -> io::Result<()> {
        self.place.drop_copies(age)
    }

    /// Moves what lies there out of the way.
    fn put_aside<T>(&mut self, why: Unreadable) -> io::Result<Option<T>> {
        let name = self.place.put_aside()?;
        self.notices.push(match why {
            Unreadable::Damaged => Notice::Damaged(name),
            Unreadable::Newer => Notice::Newer(name),
        });
        Ok(None)
    }

    fn refuse(&mut self) {
        self.saved = Saved::NotSaved;
        if !self.not_saved_was_said {
            self.not_saved_was_said = true;
            self.notices.push(Notice::NotSaved);
        }
    }
}

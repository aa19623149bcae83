//! What is remembered between visits: settings, stars, best scores, the last seed and the shift under way.
//!
//! One versioned file a user (RON), or the browser's local storage. Whatever happens to it, the game goes on: a damaged
//! file is put aside and said once, a place that cannot be written is said once.

#[cfg(all(target_arch = "wasm32", feature = "game"))]
mod browser;
mod place;
mod remembered;

pub use place::Place;
pub use remembered::{Act, Best, Remembered, SPEEDS, Settings, UI_SCALE, UnderWay, VERSION};

use place::Found;
use remembered::Unreadable;

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

/// The memory of the game.
#[derive(Debug)]
pub struct Store {
    place: Place,
    remembered: Remembered,
    /// What lay in the place when it was last read or written: whatever differs there now, another window has written.
    written: Remembered,
    saved: Saved,
    notices: Vec<Notice>,
    not_saved_was_said: bool,
}

impl Store {
    /// Opens the user's own store, see [`Place::of_user`].
    #[must_use]
    pub fn open() -> Self {
        Self::at(Place::of_user())
    }

    /// A store that forgets everything: for tests and for pictures.
    #[must_use]
    pub fn nowhere() -> Self {
        Self::at(Place::Nowhere)
    }

    /// Opens the store at a place. It always opens; what went wrong is among its notices.
    #[must_use]
    pub fn at(place: Place) -> Self {
        let mut store = Self {
            saved: if place == Place::Nowhere {
                Saved::NotSaved
            } else {
                Saved::Saved
            },
            place,
            remembered: Remembered::default(),
            written: Remembered::default(),
            notices: Vec::new(),
            not_saved_was_said: false,
        };
        store.remembered.tidy();
        store.written = store.remembered.clone();
        // What can neither be read nor moved must not be written over.
        if store.look().is_err() {
            store.place = Place::Nowhere;
            store.refuse();
        }
        store
    }

    /// Takes in what another window has left in the place.
    ///
    /// # Errors
    /// When the place cannot be looked at, or what cannot be read there cannot be moved out of the way.
    fn look(&mut self) -> std::io::Result<()> {
        match self.place.read()? {
            Found::Nothing => {}
            Found::Text(text) => match remembered::read(&text) {
                Ok(found) => {
                    self.remembered.take_in(&self.written, found.clone());
                    self.written = found;
                }
                Err(Unreadable::Damaged) => self.put_aside(Notice::Damaged)?,
                Err(Unreadable::Newer) => self.put_aside(Notice::Newer)?,
            },
            Found::Rubbish => self.put_aside(Notice::Damaged)?,
        }
        Ok(())
    }

    /// What is remembered.
    #[must_use]
    pub fn remembered(&self) -> &Remembered {
        &self.remembered
    }

    /// Changes what is remembered and saves it, if there was a change. Values out of range are brought into it. What another
    /// window of the game has written meanwhile is kept with it.
    pub fn change(&mut self, change: impl FnOnce(&mut Remembered)) -> Saved {
        let before = self.remembered.clone();
        change(&mut self.remembered);
        self.remembered.tidy();
        if self.remembered != before {
            self.save();
        }
        self.saved
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

    fn save(&mut self) {
        if self.place == Place::Nowhere {
            return;
        }
        match self.write() {
            Ok(()) => {
                self.saved = Saved::Saved;
                self.written = self.remembered.clone();
            }
            Err(_) => self.refuse(),
        }
    }

    fn write(&mut self) -> std::io::Result<()> {
        self.look()?;
        // Its own words may not be readable again only if the disk failed; then the next start says so.
        let text = remembered::write(&self.remembered).map_err(std::io::Error::other)?;
        self.place.write(&text)
    }

    /// Moves what cannot be read out of the way.
    fn put_aside(&mut self, notice: impl FnOnce(String) -> Notice) -> std::io::Result<()> {
        let name = self.place.put_aside()?;
        self.notices.push(notice(name));
        Ok(())
    }

    fn refuse(&mut self) {
        self.saved = Saved::NotSaved;
        if !self.not_saved_was_said {
            self.not_saved_was_said = true;
            self.notices.push(Notice::NotSaved);
        }
    }
}

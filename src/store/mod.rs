//! What is remembered between visits: settings, stars, best scores, the last seed and the shift under way.
//!
//! One versioned file a user (RON), or the browser's local storage. Whatever happens to it, the game goes on: a damaged
//! file is put aside and said once, a place that cannot be written is said once.

#[cfg(all(target_arch = "wasm32", feature = "game"))]
mod browser;
mod disk;
mod place;
mod remembered;
mod shelf;

#[cfg(not(target_arch = "wasm32"))]
pub use disk::write_whole;
pub use place::Place;
pub use remembered::{
    Act, Best, DailyBest, Remembered, SPEEDS, Settings, UI_SCALE, UnderWay, VERSION,
};
pub use shelf::{Care, Notice, Saved, Shelf, Unreadable};

/// The memory of the game.
#[derive(Debug)]
pub struct Store {
    shelf: Shelf,
    remembered: Remembered,
    /// What lay in the place when it was last read or written: whatever differs there now, another window has written.
    written: Remembered,
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
        // It is written in every simulated minute: only the program may crash, not the machine.
        let mut shelf = Shelf::at(place, Care::Program);
        let mut remembered = Remembered::default();
        remembered.tidy();
        let found = shelf.open(remembered::read);
        let remembered = found.unwrap_or(remembered);
        Self {
            shelf,
            written: remembered.clone(),
            remembered,
        }
    }

    /// Takes in what another window has left in the place.
    ///
    /// # Errors
    /// When the place cannot be looked at, or what cannot be read there cannot be moved out of the way.
    fn look(&mut self) -> std::io::Result<()> {
        if let Some(found) = self.shelf.look(remembered::read)? {
            self.remembered.take_in(&self.written, found.clone());
            self.written = found;
        }
        Ok(())
    }

    /// The place of something else, next to this one's.
    #[must_use]
    pub fn beside(&self, name: &str) -> Place {
        self.shelf.place().beside(name)
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
        if self.remembered != before && self.shelf.keeps() {
            let written = self.write();
            if written.is_ok() {
                self.written = self.remembered.clone();
            }
            self.shelf.note(written);
        }
        self.saved()
    }

    /// How the last attempt to save went.
    #[must_use]
    pub fn saved(&self) -> Saved {
        self.shelf.saved()
    }

    /// Takes the next thing to tell the player.
    pub fn take_notice(&mut self) -> Option<Notice> {
        self.shelf.take_notice()
    }

    fn write(&mut self) -> std::io::Result<()> {
        self.look()?;
        // Its own words may not be readable again only if the disk failed; then the next start says so.
        let text = remembered::write(&self.remembered).map_err(std::io::Error::other)?;
        self.shelf.write(&text)
    }
}

//! Where machines stand and how their cells lie in them, whichever desk they belong to.

use bevy::prelude::*;

/// The places of a rack or fleet, in units.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Places {
    /// Frame of each place, in order.
    pub frames: Vec<Rect>,
    /// Width before the first cell and behind the last.
    pub lead: f32,
    /// See [`Self::lead`].
    pub tail: f32,
    /// Cells in a row; there are two rows.
    pub columns: u32,
    /// Width and height between cells.
    pub gap: Vec2,
}

impl Places {
    /// Puts the places where they are now.
    pub fn set(&mut self, frames: impl Iterator<Item = Rect>) {
        self.frames.clear();
        self.frames.extend(frames);
    }

    /// Frame of a place; the last one's for places that are not there.
    #[must_use]
    pub fn frame(&self, place: u32) -> Rect {
        self.frames
            .get(place as usize)
            .or(self.frames.last())
            .copied()
            .unwrap_or_default()
    }
}

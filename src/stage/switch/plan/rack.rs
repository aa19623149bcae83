//! How the servers stand in the rack, and the ways into it and out of it.

use bevy::prelude::*;

use super::{PLACES_PER_COLUMN, RACK_MARGIN, SwitchPlan};

impl SwitchPlan {
    /// Places there are.
    #[must_use]
    pub fn places(&self) -> u32 {
        PLACES_PER_COLUMN * self.columns
    }

    /// Frame of a place in the rack.
    #[must_use]
    pub fn place(&self, place: u32) -> Rect {
        let gap = 8.0;
        let columns = self.columns.max(1) as f32;
        let width = (self.rack.width() - (columns - 1.0) * gap) / columns;
        let pitch = self.rack.height() / PLACES_PER_COLUMN as f32;
        let column = (place / PLACES_PER_COLUMN).min(self.columns.saturating_sub(1)) as f32;
        let min = self.rack.min
            + Vec2::new(
                column * (width + gap),
                (place % PLACES_PER_COLUMN) as f32 * pitch,
            );
        Rect {
            min,
            max: min + Vec2::new(width, pitch - 3.6),
        }
    }

    /// The way from the queue lane into the `i`th of `n` running servers.
    #[must_use]
    pub fn fan_in(&self, i: u32, n: u32) -> [Vec2; 4] {
        let (width, x0, x1) = (
            self.served_w.max(2.0),
            self.queue.1,
            self.rack.min.x - RACK_MARGIN,
        );
        let y0 = self.floor - width + width * (i as f32 + 0.5) / n.max(1) as f32;
        let y1 = self.place(i).center().y;
        let reach = x1 - x0;
        [
            Vec2::new(x0, y0),
            Vec2::new(x0 + reach * 0.6, y0),
            Vec2::new(x0 + reach * 0.5, y1),
            Vec2::new(x1, y1),
        ]
    }

    /// The way from the `i`th of `n` running servers to an issuer group whose share of the width is `width`.
    #[must_use]
    pub fn fan_out(&self, i: u32, n: u32, group: usize, width: f32) -> [Vec2; 4] {
        let (x0, x1) = (self.rack.max.x + RACK_MARGIN, self.towers[group].min.x);
        let y0 = self.place(i).center().y;
        let y1 = self.exit_y(group) - width / 2.0 + width * (i as f32 + 0.5) / n.max(1) as f32;
        let reach = x1 - x0;
        [
            Vec2::new(x0, y0),
            Vec2::new(x0 + reach * 0.5, y0),
            Vec2::new(x0 + reach * 0.4, y1),
            Vec2::new(x1, y1),
        ]
    }
}

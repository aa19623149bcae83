//! How the instances stand in the fleet.

use bevy::prelude::*;

use super::{WebPlan, v};
use crate::stage::places::Places;
use crate::stage::web::scene::WebScene;

/// Width and height between tiles of a small fleet.
const TILE_GAP: f32 = 7.0;

impl WebPlan {
    /// Columns and rows: few instances have large tiles; a second fleet needs rows below the first.
    pub(super) fn lay_grid(&mut self, scene: &WebScene) {
        let total = scene.serving + scene.booting;
        let fits = |columns: u32, rows: u32, most: u32| {
            let left = rows - total.div_ceil(columns).min(rows);
            total <= columns * rows && (scene.standby == 0 || left * most >= scene.standby)
        };
        (self.grid, self.gap) = if fits(4, 5, 6) {
            ((4, 5), TILE_GAP)
        } else if fits(5, 8, 7) {
            ((5, 8), TILE_GAP)
        } else {
            ((8, 10), 4.0)
        };
    }

    /// Size of a tile where a row has so many.
    fn tile(&self, columns: u32) -> Vec2 {
        let grid = v(columns.max(1) as f32, self.grid.1.max(1) as f32);
        (self.fleet.size() - self.gap * (grid - 1.0)) / grid
    }

    fn at(&self, column: u32, row: u32, columns: u32) -> Rect {
        let size = self.tile(columns);
        let min = self.fleet.min + (size + self.gap) * v(column as f32, row as f32);
        Rect {
            min,
            max: min + size,
        }
    }

    /// Frame of an instance.
    #[must_use]
    pub fn place(&self, place: u32) -> Rect {
        let columns = self.grid.0.max(1);
        let row = (place / columns).min(self.grid.1.saturating_sub(1));
        self.at(place % columns, row, columns)
    }

    /// Places there are.
    #[must_use]
    pub fn places(&self) -> u32 {
        self.grid.0 * self.grid.1
    }

    /// First row of a second fleet below so many instances.
    #[must_use]
    pub fn second_row(&self, total: u32) -> u32 {
        total.div_ceil(self.grid.0.max(1))
    }

    /// Frame of an instance of the second fleet of `standby`, below a first one of `total`.
    #[must_use]
    pub fn second_place(&self, place: u32, standby: u32, total: u32) -> Rect {
        let first = self.second_row(total).min(self.grid.1.saturating_sub(1));
        let rows = (self.grid.1 - first).max(1);
        let columns = standby.div_ceil(rows).max(1);
        self.at(place % columns, first + place / columns, columns)
    }

    /// Middles of the rows in which instances serve.
    pub fn rows(&self, serving: u32) -> impl Iterator<Item = f32> + '_ {
        let columns = self.grid.0.max(1);
        (0..serving.div_ceil(columns)).map(move |row| self.place(row * columns).center().y)
    }

    /// Tells where the instances stand.
    pub fn take_places(&self, places: &mut Places) {
        places.frames.clear();
        places
            .frames
            .extend((0..self.places()).map(|i| self.place(i)));
        (places.lead, places.tail) = (2.0, 2.0);
        places.columns = 8;
        let large = self.grid.0 <= 4;
        places.gap = if large { v(1.6, 1.6) } else { v(1.2, 1.2) };
    }
}

//! How the instances stand in the fleet.

use bevy::prelude::*;

use super::{WebPlan, v};
use crate::stage::blend::ease_out;
use crate::stage::web::scene::WebScene;

/// Width and height between tiles of a large fleet.
const CLOSE_GAP: f32 = 4.0;
/// Seconds in which tiles move when there are too many for their grid.
const REGROUP_S: f32 = 0.5;

/// Columns and rows, and the space between tiles.
pub(super) type Grid = ((u32, u32), f32);

/// The grid that the tiles come from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Regroup {
    from: Grid,
    /// How far they have come, 0…1.
    place: f32,
}

fn between(a: Rect, b: Rect, share: f32) -> Rect {
    Rect {
        min: a.min.lerp(b.min, share),
        max: a.max.lerp(b.max, share),
    }
}

impl WebPlan {
    /// Columns and rows: few instances have large tiles; a second fleet needs rows below the first.
    pub(super) fn lay_grid(&mut self, scene: &WebScene) {
        let total = scene.serving + scene.booting;
        let fits = |columns: u32, rows: u32, most: u32| {
            let left = rows - total.div_ceil(columns).min(rows);
            total <= columns * rows && (scene.standby == 0 || left * most >= scene.standby)
        };
        (self.grid, self.gap) = if fits(4, 5, 6) {
            ((4, 5), self.tile_gap)
        } else if fits(5, 8, 7) {
            ((5, 8), self.tile_gap)
        } else {
            ((8, 10), CLOSE_GAP.min(self.tile_gap))
        };
    }

    /// Tiles of a grid other than before go where they belong.
    pub(super) fn regroup(&mut self, before: Grid, dt: f32, at_once: bool) {
        if self.grid != before.0 {
            let regroup = Regroup {
                from: before,
                place: 0.0,
            };
            self.regroup = (before.0.0 > 0).then_some(regroup);
        } else if let Some(regroup) = &mut self.regroup {
            regroup.place += dt / REGROUP_S;
        }
        if at_once || self.regroup.is_some_and(|regroup| regroup.place >= 1.0) {
            self.regroup = None;
        }
    }

    /// A frame in the grid, on its way there from the one before.
    fn moved(&self, frame: impl Fn(Grid) -> Rect) -> Rect {
        let there = frame((self.grid, self.gap));
        self.regroup.map_or(there, |Regroup { from, place }| {
            between(frame(from), there, ease_out(place))
        })
    }

    /// A frame where a row has so many columns.
    fn at(&self, (column, row): (u32, u32), columns: u32, (grid, gap): Grid) -> Rect {
        let count = v(columns.max(1) as f32, grid.1.max(1) as f32);
        let size = (self.fleet.size() - gap * (count - 1.0)) / count;
        let min = self.fleet.min + (size + gap) * v(column as f32, row as f32);
        Rect {
            min,
            max: min + size,
        }
    }

    /// Frame of an instance.
    #[must_use]
    pub fn place(&self, place: u32) -> Rect {
        self.moved(|grid| {
            let (columns, rows) = (grid.0.0.max(1), grid.0.1);
            let row = (place / columns).min(rows.saturating_sub(1));
            self.at((place % columns, row), columns, grid)
        })
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
        self.moved(|grid| {
            let (columns, rows) = (grid.0.0.max(1), grid.0.1.max(1));
            let first = total.div_ceil(columns).min(rows - 1);
            let columns = standby.div_ceil(rows - first).max(1);
            self.at((place % columns, first + place / columns), columns, grid)
        })
    }

    /// Middles of the rows in which instances serve.
    pub fn rows(&self, serving: u32) -> impl Iterator<Item = f32> + '_ {
        let columns = self.grid.0.max(1);
        (0..serving.div_ceil(columns)).map(move |row| self.place(row * columns).center().y)
    }
}

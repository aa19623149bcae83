//! The fleet: tiles of instances. The cells of those that serve are sprites of their own.

use bevy::prelude::*;

use super::{Brush, v};
use crate::stage::flow::draw;
use crate::stage::ink::Tint;
use crate::stage::motion::Leaf;
use crate::stage::paint::{booting, progress};
use crate::stage::whole::{few, whole};
use crate::theme;

/// Columns of cells of an instance.
const COLUMNS: u32 = 8;
/// Radius of a tile's corners.
const ROUND: f32 = 3.0;

/// Every place but those of instances that start: serving, or empty.
pub(super) fn tiles(b: &mut Brush<'_>) {
    let total = b.scene.serving + b.scene.booting;
    let taken = if b.scene.standby > 0 {
        b.plan.second_row(total) * b.plan.grid.0
    } else {
        u32::MAX
    };
    for i in 0..b.plan.places() {
        let place = b.plan.place(i);
        match b.servers.get(i as usize).copied().unwrap_or_default() {
            look if look.booting.is_some() => {}
            look if look.lit > 0.0 => {
                let tile = b
                    .ink
                    .crisp(place.min.x, place.min.y, place.width(), place.height());
                b.ink.area(tile, ROUND, theme::INK2);
            }
            // The rows below are the second fleet's.
            _ if i >= taken => {}
            _ => {
                let frame = outline(b, place, 1.0);
                let tint = Tint::new(theme::INK3, 0.8);
                b.ink.dashed_outline(frame, ROUND, 1.0, 2.0, 4.0, tint);
            }
        }
    }
}

fn outline(b: &Brush<'_>, place: Rect, width: f32) -> Rect {
    b.ink.crisp_line(
        place.min.x,
        place.min.y,
        place.width(),
        place.height(),
        width,
    )
}

/// Instances that start.
pub(super) fn starting(b: &mut Brush<'_>) {
    for (i, done) in booting(b.servers, b.plan.places()) {
        let place = b.plan.place(i);
        let frame = outline(b, place, 1.0);
        b.ink.area(frame, ROUND, theme::RACK);
        b.ink
            .dashed_outline(frame, ROUND, 1.0, 3.0, 3.0, theme::LINE);
        let r = (0.3 * place.height()).min(4.8);
        let lead = (0.22 * place.width()).min(13.0);
        let (left, y) = (place.min.x + lead + r + 6.0, place.center().y);
        let width = place.max.x - 7.0 - left;
        let track = b.ink.crisp(left, y - 2.0, width, 4.0);
        progress(b.ink, v(place.min.x + lead, y), r, track, done);
    }
}

/// Height from which a tile has room to spare around its cells.
const LARGE: f32 = 20.0;

/// Cells of a tile, each with its column; in small tiles they stand closer, so that two rows remain to be seen.
fn cells(tile: Rect) -> impl Iterator<Item = (u32, Rect)> {
    let (lead, gap) = if tile.height() >= LARGE {
        (v(4.0, 3.5), v(2.6, 2.6))
    } else {
        (v(2.0, 2.0), v(1.2, 1.2))
    };
    let pitch = (tile.size() - 2.0 * lead + gap) / v(COLUMNS as f32, 2.0);
    (0..2 * COLUMNS).map(move |k| {
        let place = v((k % COLUMNS) as f32, (k / COLUMNS) as f32);
        let min = tile.min + lead + pitch * place;
        let max = min + pitch - gap.min(0.5 * pitch);
        (k % COLUMNS, Rect { min, max })
    })
}

/// Cells as ink: busy ones by the share of busy workers.
pub(super) fn painted_cells(b: &mut Brush<'_>) {
    let bad = b.scene.bad_instances();
    for i in 0..b.scene.serving.min(few(b.servers.len())) {
        let color = if i < bad { theme::PURPLE } else { theme::SKY };
        for (k, (_, cell)) in (0u32..).zip(cells(b.plan.place(i))) {
            let own = i * 2 * COLUMNS + k;
            if draw(240, own) < b.scene.worker_util_share {
                let area = b
                    .ink
                    .crisp(cell.min.x, cell.min.y, cell.width(), cell.height());
                let light = 0.72 + 0.22 * draw(241, own);
                b.ink.area(area, 1.2, Tint::new(color, light));
            } else {
                let area =
                    b.ink
                        .crisp_line(cell.min.x, cell.min.y, cell.width(), cell.height(), 1.0);
                b.ink.outline(area, 0.0, 1.0, theme::LINE);
            }
        }
    }
}

/// The second fleet of a rollback: sky frames whose free cells are laid in column by column.
pub(super) fn second(b: &mut Brush<'_>) {
    let (standby, total) = (b.scene.standby, b.scene.serving + b.scene.booting);
    for i in 0..standby {
        let place = b.plan.second_place(i, standby, total);
        prepared(b, place, b.motion.prepared, 1.0);
    }
}

/// Columns of cells that are laid in, by the share of the rollback that is done.
pub(in crate::stage::web) fn prepared_columns(done: f32) -> f32 {
    (COLUMNS as f32 * done).round()
}

fn prepared(b: &mut Brush<'_>, place: Rect, done: f32, there: f32) {
    let frame = outline(b, place, 1.3);
    b.ink.area(frame, ROUND, Tint::new(theme::RACK, there));
    b.ink
        .outline(frame, ROUND, 1.3, Tint::new(theme::SKY, there));
    let columns = whole(prepared_columns(done));
    for (column, cell) in cells(place) {
        if column < columns {
            let cell = b
                .ink
                .crisp_line(cell.min.x, cell.min.y, cell.width(), cell.height(), 1.0);
            // Nobody sees how round the smallest are.
            let round = if cell.width() > 3.5 { 1.5 } else { 0.0 };
            b.ink
                .outline(cell, round, 1.0, Tint::new(theme::SKY, 0.8 * there));
        }
    }
}

/// The bad build's frames and cracks.
pub(super) fn cracks(b: &mut Brush<'_>) {
    for i in 0..b.scene.bad_instances() {
        let lit = b.servers.get(i as usize).map_or(0.0, |look| look.lit);
        if lit <= 0.0 {
            continue;
        }
        let place = b.plan.place(i);
        let frame = outline(b, place, 1.2);
        b.ink
            .outline(frame, ROUND, 1.2, Tint::new(theme::PURPLE, lit));
        // Not two neighbours crack alike.
        let at = 0.42 + 0.16 * ((i * 7) % 5) as f32 / 5.0;
        let (w, h) = (place.width(), place.height());
        let start = v(place.min.x + w * at, place.min.y - 1.0);
        let zag = (0.1 * w).min(6.0);
        let crack = [
            start,
            start + v(zag, 0.34 * h),
            start + v(-0.2 * zag, 0.56 * h),
            start + v(1.2 * zag, 1.04 * h + 1.0),
        ];
        let bold = (h / 28.0).clamp(0.6, 1.0);
        b.ink
            .polyline(&crack, false, 5.0 * bold, Tint::new(theme::INK0, lit));
        b.ink
            .polyline(&crack, false, 1.5 * bold, Tint::new(theme::HI, lit));
    }
}

/// The second fleet on its way into the place of the first.
pub(super) fn swap(b: &mut Brush<'_>) {
    let Some(swap) = &b.motion.swap else { return };
    let share = Leaf::share(&swap.leaf);
    for (i, from) in (0..).zip(&swap.from) {
        let to = b.plan.place(i);
        let place = Rect {
            min: from.min.lerp(to.min, share),
            max: from.max.lerp(to.max, share),
        };
        let frame = outline(b, place, 1.3);
        b.ink.outline(
            frame,
            ROUND,
            1.3,
            Tint::new(theme::SKY, 1.0 - share * share),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_rows_of_cells_are_seen_in_tiles_of_every_size() {
        for size in [v(59.3, 28.8), v(46.0, 14.6), v(81.3, 14.6), v(28.8, 12.4)] {
            let tile = Rect::from_corners(Vec2::ZERO, size);
            let all: Vec<Rect> = cells(tile).map(|(_, cell)| cell).collect();
            assert_eq!(all.len(), 16);
            for cell in &all {
                assert!(cell.height() >= 3.0, "{size}: {cell:?}");
                assert!(
                    tile.contains(cell.min) && tile.contains(cell.max),
                    "{size}: {cell:?}"
                );
            }
            assert!(all[7].max.y < all[8].min.y, "{size}: rows apart");
        }
    }
}

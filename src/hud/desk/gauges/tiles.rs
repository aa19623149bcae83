//! The gauges as a phone shows them.

use egui::{Align, Rect, Ui, Vec2, vec2};

use super::{Reading, hover, number, readings, sign};
use crate::hud::desk::DeskView;
use crate::hud::gauge;
use crate::hud::words::{self, Face};
use crate::text::Text;
use crate::theme::{self, phone, size};

/// The form of phones: a tile a gauge.
pub(in crate::hud::desk) fn tiles(ui: &Ui, view: &DeskView, text: &Text) {
    let panel = ui.max_rect();
    let readings = readings(view, text);
    let columns = phone_columns(panel.width());
    let rows = readings.len().div_ceil(columns).max(1);
    let gap = phone::GAP;
    let size = vec2(
        (panel.width() - gap * (columns - 1) as f32) / columns as f32,
        (panel.height() - gap * (rows - 1) as f32) / rows as f32,
    );
    for (i, reading) in readings.iter().enumerate() {
        let step = vec2((i % columns) as f32, (i / columns) as f32);
        let rect = Rect::from_min_size(panel.min + step * (size + Vec2::splat(gap)), size);
        if !rect.is_positive() {
            continue;
        }
        ui.painter().rect_filled(rect, 8.0, theme::INK1.egui());
        tile(ui, rect, reading);
        hover(ui, rect, reading);
    }
}

/// Tiles side by side in so much width.
pub(in crate::hud::desk) fn phone_columns(width: f32) -> usize {
    if width < 620.0 { 2 } else { 4 }
}

/// Name and sign above, number and bar below; closer together in a low tile.
fn tile(ui: &Ui, rect: Rect, reading: &Reading) {
    let painter = ui.painter();
    let low = rect.height() < phone::TILE - 0.5;
    let (first, second, digits) = if low {
        (18.0, 43.0, 20.0)
    } else {
        (22.0, 56.0, size::GAUGE)
    };
    let (x, right) = (rect.left() + 12.0, rect.right() - 12.0);
    let y = rect.top() + first;
    let name = words::put(painter, (x, y), Align::Min, &reading.name, Face::TEXT);
    sign(painter, right - 6.0, y, reading);
    if let Some(parts) = reading.beside_parts()
        && name.right() + 8.0 + words::width_of(painter, &parts) <= right - 20.0
    {
        words::put_all(painter, (right - 20.0, y), Align::Max, &parts);
    }
    let y = rect.top() + second;
    let end = number(ui, (x, y), &reading.quantity, digits).right() + 12.0;
    let from = end.max(x + 92.0);
    if right - from > 36.0 {
        let at = (from, y - 2.0);
        gauge::bar(painter, at, right - from, &reading.gauge, reading.needle);
    }
}

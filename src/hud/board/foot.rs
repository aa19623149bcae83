//! The time that is left to the visitor.

use egui::{Align, Painter, Rect, pos2, vec2};

use super::hairline;
use crate::hud::narrow;
use crate::hud::words::{self, Face};
use crate::text::Text;
use crate::theme::{self, booth};

/// Draws the seconds that are left, as a number and as a bar.
pub(super) fn foot(painter: &Painter, place: Rect, left_s: Option<(f64, f64)>, text: &Text) {
    hairline(painter, place.left(), place.right(), place.top());
    let Some((left_s, of_s)) = left_s else { return };
    let said = text.args("ui-board-until", &[("n", left_s.ceil().into())]);
    let face = Face::regular(booth::TEXT, theme::LO);
    let said = words::put(
        painter,
        (place.left(), place.top() + 39.0),
        Align::Min,
        &said,
        face,
    );
    let bar = Rect::from_min_max(
        pos2(
            (said.right() + 24.0).max(place.center().x),
            place.top() + 28.0,
        ),
        pos2(place.right(), place.top() + 36.0),
    );
    if bar.width() < 40.0 {
        return;
    }
    painter.rect_filled(bar, 4.0, theme::INK3.egui());
    let share = narrow((left_s / of_s).clamp(0.0, 1.0));
    let full = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
    painter.rect_filled(full, 4.0, theme::SKY.egui());
}

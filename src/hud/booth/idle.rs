//! The question whether somebody is still there.

use egui::{Align, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::hud::words::{self, Face};
use crate::text::Text;
use crate::theme::{self, booth, radius};

/// Size of the question.
const SIZE: egui::Vec2 = vec2(620.0, 220.0);

/// Asks, with the seconds that are left of so many. It takes whatever is pressed, so that an answer presses nothing else.
pub fn idle_ui(ui: &Ui, left_s: f64, of_s: f64, text: &Text) {
    let page = ui.max_rect();
    ui.interact(page, ui.id().with("still-there"), Sense::click());
    let painter = ui.painter();
    painter.rect_filled(page, 0.0, theme::INK0.faded(0.75));
    let card = Rect::from_center_size(page.center(), SIZE);
    painter.rect_filled(card, radius::PANEL, theme::INK2.egui());
    let edge = Stroke::new(3.0, theme::SKY.egui());
    painter.rect_stroke(card, radius::PANEL, edge, StrokeKind::Inside);
    let x = card.center().x;
    let line = |y: f32, words: &str, face: Face| {
        words::put(painter, (x, card.top() + y), Align::Center, words, face);
    };
    line(
        66.0,
        &text.get("booth-still-there"),
        Face::semibold(booth::TITLE, theme::HI),
    );
    line(
        110.0,
        &text.get("booth-still-there.hint"),
        Face::regular(booth::HEAD, theme::TX),
    );
    let seconds = left_s.ceil();
    let next = text.args("booth-next-visitor", &[("n", seconds.into())]);
    line(156.0, &next, Face::regular(booth::TEXT, theme::LO));
    let bar = Rect::from_min_size(
        pos2(card.left() + 40.0, card.bottom() - 36.0),
        vec2(card.width() - 80.0, 8.0),
    );
    painter.rect_filled(bar, 4.0, theme::INK3.egui());
    let share = crate::hud::narrow((left_s / of_s).clamp(0.0, 1.0));
    let left = Rect::from_min_size(bar.min, vec2(bar.width() * share, bar.height()));
    painter.rect_filled(left, 4.0, theme::SKY.egui());
}

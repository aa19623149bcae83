//! The attendant's question before the board is erased.

use egui::{Rect, Ui, pos2, vec2};

use crate::hud::board::fitting;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::AttendantWish;
use crate::text::Text;
use crate::theme::{self, board, booth};

/// Width of what stands on the pages.
const WIDTH: f32 = 640.0;
/// Height of a button.
pub(super) const KEY: f32 = 60.0;

/// Draws the heading; returns the place below it.
pub(super) fn below_head(ui: &Ui, page: Rect, said: &str) -> Rect {
    let width = WIDTH.min(page.width() - 2.0 * board::MARGIN);
    let place = Rect::from_min_size(
        pos2(page.center().x - width / 2.0, page.top() + 24.0),
        vec2(width, page.height() - 48.0),
    );
    let face = Face::semibold(booth::UNIT, theme::HI);
    let head = words::put_wrapped(
        ui.painter(),
        (place.left(), place.top() + 36.0),
        width,
        32.0,
        said,
        face,
    );
    place.with_min_y(head.bottom() + 20.0)
}

/// Two buttons side by side; the second leads back.
pub(super) fn two(
    ui: &Ui,
    place: Rect,
    (label, look, wish): (&str, Look, AttendantWish),
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let row = Rect::from_min_size(place.min, vec2(place.width(), KEY));
    let half = (row.width() - 10.0) / 2.0;
    let back = text.get("ui-back");
    for (rect, label, look, wish) in [
        (row.with_max_x(row.left() + half), label, look, wish),
        (
            row.with_min_x(row.right() - half),
            &back,
            Look::Plain,
            AttendantWish::Back,
        ),
    ] {
        let face = Face::semibold(booth::HEAD, theme::HI);
        let size = fitting(ui.painter(), label, face, half - 24.0).size;
        if widget::button_sized(
            ui,
            ui.id().with(label),
            rect,
            Sign::Words(label),
            look,
            size,
        )
        .clicked()
        {
            wishes.push(wish);
        }
    }
}

/// Whether the board is to be erased.
pub(super) fn reset(
    ui: &Ui,
    page: Rect,
    event: &str,
    visitors: usize,
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let said = if event.is_empty() {
        text.args("ui-attendant-erase-here", &[("n", visitors.into())])
    } else {
        text.args(
            "ui-attendant-erase-event",
            &[("n", visitors.into()), ("event", event.into())],
        )
    };
    let place = below_head(ui, page, &said);
    let erase = text.get("ui-attendant-erase");
    two(
        ui,
        place,
        (&erase, Look::Chosen, AttendantWish::Erase),
        text,
        wishes,
    );
}

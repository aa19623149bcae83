//! The event: one that has a board, or a new one, whose name is typed.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::page::{KEY, below_head, two};
use crate::hud::board::fitting;
use crate::hud::board::keys::{self, Case};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::{AttendantWish, Stroke};
use crate::text::Text;
use crate::theme::{self, booth, radius};

/// As many events as are offered: names are kept for a week.
const EVENTS_MAX: usize = 6;
/// Height of the field with the name.
const FIELD: f32 = 60.0;
const GAP: f32 = 12.0;

/// The events that have a board.
pub(super) fn events(
    ui: &Ui,
    page: Rect,
    others: &[&str],
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let mut place = below_head(ui, page, &text.get("ui-attendant-events"));
    let nameless = text.get("ui-attendant-no-event");
    for event in others.iter().take(EVENTS_MAX) {
        let label = if event.is_empty() { &nameless } else { *event };
        let row = Rect::from_min_size(place.min, vec2(place.width(), KEY));
        let face = Face::regular(booth::HEAD, theme::HI);
        let size = fitting(ui.painter(), label, face, row.width() - 24.0).size;
        let (id, sign) = (ui.id().with(("event", event)), Sign::Words(label));
        if widget::button_sized(ui, id, row, sign, Look::Plain, size).clicked() {
            wishes.push(AttendantWish::GoOnWith((*event).to_owned()));
        }
        place = place.with_min_y(row.bottom() + GAP);
    }
    let new = text.get("ui-attendant-new-event");
    let key = (new.as_str(), Look::Strong, AttendantWish::NameEvent);
    two(ui, place, key, text, wishes);
}

/// The event's name.
pub(super) fn name(
    ui: &Ui,
    page: Rect,
    typed: &str,
    refused: Option<char>,
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let said = if refused.is_some() {
        "ui-attendant-event-sign"
    } else {
        "ui-attendant-event-name"
    };
    let place = below_head(ui, page, &text.get(said));
    let field = Rect::from_min_size(place.min, vec2(place.width(), FIELD));
    let painter = ui.painter();
    painter.rect_filled(field, radius::PANEL, theme::INK2.egui());
    let face = Face::semibold(booth::UNIT, theme::HI);
    let face = fitting(painter, typed, face, field.width() - 40.0);
    let at = (field.left() + 16.0, field.center().y + 10.0);
    let end = words::put(painter, at, Align::Min, typed, face).right();
    let caret = egui::Stroke::new(3.0, theme::SKY.egui());
    painter.vline(end + 3.0, field.top() + 14.0..=field.bottom() - 14.0, caret);
    let more = [keys::DIGITS, keys::SIGNS];
    let of = Rect::from_min_size(
        pos2(place.left(), field.bottom() + GAP),
        vec2(place.width(), keys::height(4 + more.len())),
    );
    let case = Case::Mixed {
        first: typed.is_empty(),
    };
    let strokes = keys::keys(ui, of, &more, case, text).into_iter();
    wishes.extend(strokes.map(AttendantWish::Key));
    let take = text.get("ui-attendant-take");
    let row = place.with_min_y(of.bottom() + GAP);
    let enter = AttendantWish::Key(Stroke::Enter);
    two(ui, row, (&take, Look::Strong, enter), text, wishes);
}

//! The event: one that has a board, or a new one, whose name is typed.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::list;
use super::page::{below_head, two};
use crate::hud::board::fitting;
use crate::hud::board::keys::{self, Case};
use crate::hud::widget::Look;
use crate::hud::words::{self, Face};
use crate::shift::command::{AttendantWish, Stroke};
use crate::text::Text;
use crate::theme::{self, booth, radius};

/// Height of the field with the name.
const FIELD: f32 = 60.0;
const GAP: f32 = 12.0;

/// The events that have a board.
pub(super) fn events(
    ui: &mut Ui,
    page: Rect,
    others: &[&str],
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let place = below_head(ui, page, &text.get("ui-attendant-events"));
    let nameless = text.get("ui-attendant-no-event");
    let labels: Vec<&str> = others
        .iter()
        .map(|event| if event.is_empty() { &nameless } else { *event })
        .collect();
    let high = list::height(labels.len());
    let chosen = list::buttons(ui, place, &labels, high);
    wishes.extend(chosen.map(|n| AttendantWish::GoOnWith(others[n].to_owned())));
    let below = place.with_min_y(place.top() + list::seen(place, high) + list::BELOW);
    let new = text.get("ui-attendant-new-event");
    let key = (new.as_str(), Look::Strong, AttendantWish::NameEvent);
    two(ui, below, key, text, wishes);
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

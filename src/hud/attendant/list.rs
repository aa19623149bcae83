//! The attendant's lists: the files that can be taken in, and what of one was left out. What has no room is scrolled to.

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::page::{KEY, below_head};
use crate::hud::board::fitting;
use crate::hud::form;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::AttendantWish;
use crate::text::Text;
use crate::theme::{self, booth};

/// Gap between the rows of a list.
const GAP: f32 = 8.0;
/// Gap above the way back.
pub(super) const BELOW: f32 = 20.0;
/// Room for the bar beside the rows.
const BAR: f32 = 14.0;
/// Height of the bar that says how far something is.
const PROGRESS: f32 = 8.0;
/// From line to line of what is read.
const PITCH: f32 = 26.0;

/// The files.
pub(super) fn files(
    ui: &mut Ui,
    page: Rect,
    files: &[String],
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let key = if files.is_empty() {
        "ui-attendant-no-files"
    } else {
        "ui-attendant-files"
    };
    let place = below_head(ui, page, &text.get(key));
    let labels: Vec<&str> = files.iter().map(String::as_str).collect();
    let high = height(labels.len());
    let taken = buttons(ui, place, &labels, high);
    wishes.extend(taken.map(|n| AttendantWish::Take(files[n].clone())));
    wishes.extend(back(ui, place, high, &text.get("ui-back")));
}

/// Height of so many buttons below each other.
pub(super) fn height(buttons: usize) -> f32 {
    (buttons as f32 * (KEY + GAP) - GAP).max(0.0)
}

/// Buttons below each other, of that height together; returns the place of the one that was pressed.
pub(super) fn buttons(ui: &mut Ui, place: Rect, labels: &[&str], high: f32) -> Option<usize> {
    scrolled(ui, place, high, |ui, rows| {
        let mut pressed = None;
        let mut rest = rows;
        for (n, label) in labels.iter().enumerate() {
            let rect = Rect::from_min_size(rest.min, vec2(rows.width(), KEY));
            let face = Face::regular(booth::HEAD, theme::HI);
            let size = fitting(ui.painter(), label, face, rows.width() - 24.0).size;
            let (id, sign) = (ui.id().with(label), Sign::Words(label));
            let button = widget::button_sized(ui, id, rect, sign, Look::Plain, size);
            if button.gained_focus() {
                ui.scroll_to_rect(rect, None);
            }
            if button.clicked() {
                pressed = Some(n);
            }
            rest = rest.with_min_y(rect.bottom() + GAP);
        }
        pressed
    })
}

/// How far it is with a file; whoever goes back leaves it.
pub(super) fn importing(
    ui: &Ui,
    page: Rect,
    (done, of): (usize, usize),
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let count = |n: usize| text.number(n as f64, 0).into();
    let said = text.args(
        "ui-import-playing",
        &[("done", count(done)), ("of", count(of))],
    );
    let place = below_head(ui, page, &said);
    let all = Rect::from_min_size(place.min, vec2(place.width(), PROGRESS));
    let share = (done as f32 / of.max(1) as f32).min(1.0);
    let painter = ui.painter();
    painter.rect_filled(all, 0.5 * PROGRESS, theme::INK3.egui());
    let looked_at = all.with_max_x(all.left() + all.width() * share);
    painter.rect_filled(looked_at, 0.5 * PROGRESS, theme::SKY.egui());
    wishes.extend(back(ui, place, PROGRESS, &text.get("ui-import-stop")));
}

/// What came of a file, and every entry that was left out.
pub(super) fn left_out(
    ui: &mut Ui,
    page: Rect,
    (said, entries): (&str, &[String]),
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let place = below_head(ui, page, said);
    let face = Face::regular(booth::TEXT, theme::TX);
    let galleys = entries.iter().map(|entry| {
        let width = place.width();
        words::lay_pitched(ui.painter(), entry, face, width, PITCH)
    });
    let galleys: Vec<_> = galleys.collect();
    let high = galleys.iter().map(|galley| galley.size().y + GAP).sum();
    scrolled(ui, place, high, |ui, rows| {
        let mut top = rows.top();
        for galley in galleys {
            let bottom = top + galley.size().y;
            // There may be thousands.
            if ui.is_rect_visible(Rect::from_x_y_ranges(rows.x_range(), top..=bottom)) {
                words::paint(ui.painter(), pos2(rows.left(), top), galley);
            }
            top = bottom + GAP;
        }
    });
    wishes.extend(back(ui, place, high, &text.get("ui-back")));
}

/// How much of a list is seen above the way back.
pub(super) fn seen(place: Rect, high: f32) -> f32 {
    high.min(place.height() - KEY - BELOW).max(0.0)
}

/// Draws rows of this height together at the top of a place.
pub(super) fn scrolled<T>(
    ui: &mut Ui,
    place: Rect,
    high: f32,
    rows: impl FnOnce(&mut Ui, Rect) -> T,
) -> T {
    let size = vec2(place.width() + BAR, seen(place, high));
    let within = Rect::from_min_size(place.min, size);
    let mut inner = ui.new_child(UiBuilder::new().max_rect(within));
    ScrollArea::vertical()
        .id_salt("attendant list")
        .scroll_source(form::scrolling(ui.ctx()))
        .max_height(within.height())
        .auto_shrink(false)
        .show(&mut inner, |ui| {
            let size = vec2(place.width(), high.max(0.0));
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            rows(ui, rect)
        })
        .inner
}

/// The way back, below a list.
fn back(ui: &Ui, place: Rect, high: f32, label: &str) -> Option<AttendantWish> {
    let top = place.top() + seen(place, high) + BELOW;
    let rect = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), KEY));
    let (id, sign) = (ui.id().with("back"), Sign::Words(label));
    widget::button_sized(ui, id, rect, sign, Look::Chosen, booth::HEAD)
        .clicked()
        .then_some(AttendantWish::Back)
}

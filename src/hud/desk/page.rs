//! What a phone has no room for, on a page of its own: trends, all indicators, the goals in full, and the rest of the buttons.

use egui::{Rect, ScrollArea, Ui, UiBuilder, Vec2, pos2, vec2};

use super::top::{self, Pace};
use super::{DeskView, chips, list, trends};
use crate::hud::basis::OPEN;
use crate::hud::form::{self, Fit};
use crate::hud::widget::{self, Look, Sign};
use crate::shift::command::{Command, Overlay};
use crate::text::Text;
use crate::theme::{desk, phone, size};

/// A page over the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// The course of the shift.
    Trends,
    /// Every indicator.
    Indicators,
    /// The goals in full.
    Goals,
}

/// Gap between buttons.
const GAP: f32 = 6.0;

/// Draws a page; returns the one to be shown next, if any.
pub(super) fn page(
    ui: &mut Ui,
    fit: Fit,
    shown: Page,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Option<Page> {
    let rect = ui.max_rect();
    let high = fit.target(36.0);
    let row = |top: f32| {
        Rect::from_min_size(
            pos2(rect.left() + phone::MARGIN, top),
            vec2(rect.width() - 2.0 * phone::MARGIN, high),
        )
    };
    let (tabs, foot) = (row(rect.top() + 8.0), row(rect.bottom() - 8.0 - high));
    let next = self::tabs(ui, tabs, shown, view, text);
    let body = Rect::from_min_max(
        pos2(rect.left(), tabs.bottom() + 4.0),
        pos2(rect.right(), foot.top() - 4.0),
    );
    if body.is_positive() {
        content(ui, fit, body, shown, view, text);
    }
    let left = buttons(ui, foot, view, text, commands);
    if left { None } else { next }
}

/// The pages side by side and the way back; returns the page to be shown next.
fn tabs(ui: &Ui, row: Rect, shown: Page, view: &DeskView, text: &Text) -> Option<Page> {
    let mut next = Some(shown);
    let mut pages = vec![
        (Page::Trends, "ui-trends"),
        (Page::Indicators, "ui-indicators"),
    ];
    if !view.free() {
        pages.push((Page::Goals, "ui-goals"));
    }
    let close = text.get("ui-close");
    let end = widget::button_width(ui.painter(), &close, size::TEXT, 12.0).max(row.height());
    let names: Vec<String> = pages.iter().map(|(_, key)| text.get(key)).collect();
    let wide = |name: &String| widget::button_width(ui.painter(), name, size::TEXT, 0.0);
    let words: f32 = names.iter().map(wide).sum();
    let room = row.width() - end - GAP * names.len() as f32 - words;
    let pad = (room / (2.0 * names.len() as f32)).clamp(3.0, 16.0);
    let mut x = row.left();
    for ((page, key), name) in pages.into_iter().zip(&names) {
        let width = (wide(name) + 2.0 * pad).max(row.height());
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(width, row.height()));
        let look = if page == shown {
            Look::Chosen
        } else {
            Look::Plain
        };
        let id = ui.id().with(key);
        if widget::button(ui, id, place, Sign::Words(name), look).clicked() {
            next = Some(page);
        }
        x += width + GAP;
    }
    let place = Rect::from_min_max(pos2(row.right() - end, row.top()), row.max);
    let id = ui.id().with("close");
    if widget::button(ui, id, place, Sign::Words(&close), Look::Plain).clicked() {
        next = None;
    }
    next
}

fn content(ui: &mut Ui, fit: Fit, body: Rect, shown: Page, view: &DeskView, text: &Text) {
    if shown == Page::Indicators {
        return list::list(ui, fit, body, view, text);
    }
    let mut child = ui.new_child(UiBuilder::new().id_salt("body").max_rect(body));
    child.set_clip_rect(body.intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .id_salt(("page", shown as u8))
        .auto_shrink(false)
        .show(&mut child, |ui| {
            if shown == Page::Goals {
                return chips::in_full(ui, &chips::goals(view, text));
            }
            let count = view.run.level().trends.len();
            let columns = if body.width() < 620.0 { 1 } else { 2 };
            let size = vec2(body.width(), count.div_ceil(columns) as f32 * desk::TRENDS);
            let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
            let mut place = ui.new_child(UiBuilder::new().id_salt("trends").max_rect(rect));
            trends::trends(&mut place, columns, count, view, text);
        });
}

/// What the bar has no room for, and the ways to other screens; whether one of the latter was taken.
fn buttons(ui: &Ui, row: Rect, view: &DeskView, text: &Text, commands: &mut Vec<Command>) -> bool {
    let first = Rect::from_min_size(row.min, Vec2::splat(row.height()));
    let mut x = top::pace(ui, &Pace::REST, first, GAP, view, text, commands) + GAP;
    let leave = view.can_leave.then_some(("ui-leave", Command::Leave));
    let settings = ("ui-settings", Command::Open(Overlay::Settings));
    let basis = ("ui-basis", OPEN);
    let ways: Vec<_> = [basis, settings].into_iter().chain(leave).collect();
    let count = ways.len() as f32;
    let room = (row.right() - x - GAP * (count - 1.0)) / count;
    let mut left = false;
    for (key, command) in ways {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, size::TEXT, 14.0)
            .clamp(row.height().min(room), room.max(1.0));
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(width, row.height()));
        let button = widget::button(
            ui,
            ui.id().with(key),
            place,
            Sign::Words(&label),
            Look::Plain,
        );
        if button.clicked() {
            left |= command == Command::Leave;
            commands.push(command);
        }
        x += width + GAP;
    }
    left
}

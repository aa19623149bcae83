//! Scoring on a phone: one page, with what goes on always in reach below it.

use egui::{Align, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

use super::advised::advice_words;
use super::{ScoringView, actions, charts, fingerprint, heading, ledger};
use crate::hud::form;
use crate::hud::words::{self, Face};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme;

/// Margin on either side.
const MARGIN: f32 = 16.0;
/// Space between the parts.
const GAP: f32 = 20.0;
/// Height of the row in reach.
const REACH: f32 = 72.0;
/// Height of the line with the fingerprint.
const PRINT: f32 = 44.0;
/// Most height of heading and reason.
const HEADING: f32 = 1000.0;

/// Draws scoring for a phone.
pub(super) fn phone(ui: &mut Ui, view: &ScoringView, text: &Text, commands: &mut Vec<Command>) {
    let window = ui.max_rect();
    let foot = (window.bottom() - REACH).max(window.top());
    let place = Rect::from_min_max(window.min, pos2(window.right(), foot));
    if place.width() < 4.0 * MARGIN || place.height() < 1.0 {
        return;
    }
    let mut child = ui.new_child(UiBuilder::new().id_salt("page").max_rect(place));
    child.set_clip_rect(place.intersect(ui.clip_rect()));
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .id_salt("scroll")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let start = ui.cursor().min;
            let bottom = page(ui, start.y, view, text, commands);
            let whole = Rect::from_min_max(start, pos2(start.x + place.width(), bottom + GAP));
            ui.allocate_rect(whole, Sense::hover());
        });
    let hairline = Stroke::new(1.0, theme::INK3.egui());
    ui.painter().hline(window.x_range(), foot + 0.5, hairline);
    let row = Rect::from_min_max(
        pos2(window.left() + MARGIN, foot + 12.0),
        window.max - vec2(MARGIN, 12.0),
    );
    actions::in_reach(ui, row, view, text, commands);
}

/// All of the page from `top` on; returns where it ends.
fn page(
    ui: &mut Ui,
    top: f32,
    view: &ScoringView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let across = ui.max_rect().x_range();
    let (left, right) = (across.min + MARGIN, across.max - MARGIN);
    let width = right - left;
    let part = |top: f32, height: f32| Rect::from_min_size(pos2(left, top), vec2(width, height));
    let mut y = heading(ui, part(top + 12.0, HEADING), view, text) + GAP;
    let level = view.run.level();
    if level.is_free() {
        let (rows, height) = charts::on_page(level.trends.len(), width);
        charts::trends(ui, part(y, height), rows, view, text);
        y += height + GAP;
    } else {
        let (rows, height) = charts::on_page(level.goals.len(), width);
        charts::goals(ui, part(y, height), rows, view, text);
        y += height + GAP;
    }
    let height = ledger::on_page(view.run, width);
    ledger::ledger(ui.painter(), part(y, height), true, view.run, text);
    y += height + GAP;
    if let Some((label, words)) = advice_words(view, text) {
        let painter = ui.painter();
        words::put(painter, (left, y + 14.0), Align::Min, &label, Face::LABEL);
        let face = Face::semibold(17.0, theme::HI);
        y = words::put_wrapped(painter, (left, y + 38.0), width, 23.0, &words, face).bottom();
        y += GAP;
    }
    if let Some(why) = view.no_more(text) {
        let at = (left, y + 14.0);
        y = words::put_wrapped(ui.painter(), at, width, 18.0, &why, Face::TEXT).bottom() + GAP;
    }
    let end = actions::others(ui, (left, right, y), view, text, commands);
    let row = Rect::from_min_max(pos2(left, end), pos2(right, end + PRINT));
    fingerprint(ui, row, view.run, text);
    row.bottom()
}

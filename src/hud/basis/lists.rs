//! The lists at the end of the page: every constant, and what to read on.

use egui::{Align, Galley, Ui, pos2, vec2};
use std::sync::Arc;

use super::card::{self, GAP, PAD};
use super::sources::{SOURCES, Source};
use super::table::{self, Constant};
use crate::hud::words::{self, Face};
use crate::model::control::DeskKind;
use crate::text::Text;
use crate::theme::{self, size};

/// Space below a line.
const BELOW: f32 = 9.0;
/// Space that a mark takes before words.
const MARK: f32 = 22.0;

/// What stands above a list.
fn preface(ui: &mut Ui, width: f32, words: &str) {
    let face = Face::regular(size::HEAD, theme::TX);
    let galley = words::lay_pitched(ui.painter(), words, face, width, 21.0);
    let (rect, _) =
        ui.allocate_exact_size(vec2(width, galley.size().y + 14.0), egui::Sense::hover());
    words::paint(ui.painter(), rect.min, galley);
}

/// Every constant of a desk with its mark and its value.
pub(super) fn constants(ui: &mut Ui, width: f32, desk: DeskKind, text: &Text) {
    preface(ui, width, &text.get("basis-constants-note"));
    let room = width - 2.0 * PAD;
    let rows: Vec<_> = table::constants(desk)
        .iter()
        .map(|constant| row(ui, room, constant, text))
        .collect();
    let height: f32 = rows.iter().map(|row| row.0).sum();
    let head = text.get("basis-topic-constants");
    let Some(inner) = card::panel(ui, vec2(width, height + 58.0), &head) else {
        return;
    };
    let painter = ui.painter();
    let mut y = inner.top();
    for ((height, words, value), constant) in rows.into_iter().zip(table::constants(desk)) {
        card::mark(
            painter,
            pos2(inner.left() + 6.0, y + 9.0),
            constant.mark,
            false,
        );
        words::paint(painter, pos2(inner.left() + MARK, y), words);
        words::put_all(
            painter,
            (inner.right(), y + 13.5),
            Align::Max,
            &pieces(&value),
        );
        y += height;
        let line = egui::Stroke::new(1.0, theme::INK3.faded(0.6));
        painter.hline(inner.x_range(), y - 0.5 * BELOW, line);
    }
    ui.add_space(GAP);
}

/// A value's pieces in the order in which they are read.
fn pieces(value: &crate::text::Quantity) -> Vec<(&str, Face)> {
    let number = (value.number.as_str(), Face::VALUE);
    let unit = (value.unit.as_str(), Face::LABEL);
    if value.unit.is_empty() {
        vec![number]
    } else if value.unit_first {
        vec![unit, number]
    } else {
        vec![number, (" ", Face::LABEL), unit]
    }
}

/// Height, words and value of a constant's line.
fn row(
    ui: &Ui,
    room: f32,
    constant: &Constant,
    text: &Text,
) -> (f32, Arc<Galley>, crate::text::Quantity) {
    let value = card::values(constant, text);
    let taken = words::width_of(ui.painter(), &pieces(&value));
    let words = text.get(&format!("basis-constant-{}", constant.id));
    let wrap = room - MARK - taken - 16.0;
    let galley = words::lay_pitched(
        ui.painter(),
        &words::capital(&words),
        Face::TEXT,
        wrap,
        18.0,
    );
    (galley.size().y + BELOW, galley, value)
}

/// What was read for a desk's relations, and where.
pub(super) fn sources(ui: &mut Ui, width: f32, desk: DeskKind, text: &Text) {
    preface(ui, width, &text.get("basis-sources-note"));
    let room = width - 2.0 * PAD;
    let cited: Vec<&Source> = SOURCES
        .iter()
        .copied()
        .filter(|source| table::all_cards(desk).any(|card| card.sources.contains(source)))
        .collect();
    let lay = |words: &str, face: Face| words::lay_pitched(ui.painter(), words, face, room, 18.0);
    let rows: Vec<_> = cited
        .iter()
        .map(|source| {
            [
                lay(source.cited, Face::VALUE),
                lay(source.title, Face::LABEL),
            ]
        })
        .collect();
    let of_row = |row: &[Arc<Galley>; 2]| row[0].size().y + row[1].size().y + BELOW;
    let height: f32 = rows.iter().map(of_row).sum();
    let head = text.get("basis-topic-sources");
    let Some(inner) = card::panel(ui, vec2(width, height + 58.0), &head) else {
        return;
    };
    let mut y = inner.top();
    for row in rows {
        let high = of_row(&row);
        let below = row[0].size().y;
        let [who, what] = row;
        words::paint(ui.painter(), pos2(inner.left(), y), who);
        words::paint(ui.painter(), pos2(inner.left(), y + below), what);
        y += high;
    }
    ui.add_space(GAP);
}

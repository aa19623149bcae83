//! One card: name and mark, the formula, its symbols with what each is now, how exact it is, where to read on.

use std::sync::Arc;

use egui::{Align, Galley, Painter, Pos2, Rect, Sense, Ui, pos2, vec2};

use super::table::{self, Card, Mark, Meaning, Number, Symbol};
use crate::hud::icon::{self, Icon};
use crate::hud::math::{Formula, Setting};
use crate::hud::words::{self, Face};
use crate::level::Facts;
use crate::model::control::{DeskKind, Unit};
use crate::model::desk;
use crate::text::{Arg, Quantity, Text, key};
use crate::theme::{self, Rgb, radius, size};

/// Margin inside a card.
pub(super) const PAD: f32 = 18.0;
/// Space between cards.
pub(super) const GAP: f32 = 12.0;
/// Size of a formula's letters.
const FORMULA: f32 = 20.0;
/// Size of a symbol's letters.
const SIGN: f32 = 16.0;
/// Distance of the baselines of running text.
const PITCH: f32 = 18.0;
/// Width from which the symbols stand in two columns.
const TWO_COLUMNS: f32 = 500.0;

/// Draws a card as wide as `width`.
pub(super) fn card(ui: &mut Ui, width: f32, card: &Card, facts: &Facts, text: &Text) {
    let painter = ui.painter().clone();
    let room = (width - 2.0 * PAD).max(1.0);
    let name = words::lay(
        &painter,
        &text.get(&format!("basis-{}", card.id)),
        Face::semibold(16.0, theme::HI),
        room - 44.0,
    );
    let constant = |id: &str| in_formula(facts.desk(), id, text);
    let setting = Setting {
        size: FORMULA,
        colour: theme::HI,
    };
    let formula = Formula::new(&painter, card.formula, setting, room, &constant);
    let symbols = Symbols::lay(&painter, room, &card.listed(), facts, text);
    let note = words::lay_pitched(&painter, &note(card, facts, text), Face::LABEL, room, PITCH);
    let read_on = cited(card, text)
        .map(|cited| words::lay_pitched(&painter, &cited, Face::LABEL, room, PITCH));
    let tops = {
        let mut y = 14.0;
        let mut next = |height: f32, gap: f32| {
            let top = y;
            y += height + gap;
            top
        };
        let name = next(name.size().y, 8.0);
        // A decision has neither.
        let under = |height: f32, gap: f32| if height > 0.0 { gap } else { 0.0 };
        let formula = next(formula.size().y, under(formula.size().y, 12.0));
        let symbols = next(symbols.height, under(symbols.height, 8.0));
        let note = next(note.size().y, 5.0);
        let cited = next(read_on.as_ref().map_or(0.0, |galley| galley.size().y), 14.0);
        [name, formula, symbols, note, cited, y]
    };
    let (rect, _) = ui.allocate_exact_size(vec2(width, tops[5]), Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    painter.rect_filled(rect, radius::PANEL, theme::INK1.egui());
    let at = |i: usize| rect.min + vec2(PAD, tops[i]);
    mark(
        &painter,
        pos2(rect.right() - PAD - 22.0, rect.top() + 25.0),
        card.mark,
        true,
    );
    words::paint(&painter, at(0), name);
    formula.paint(&painter, at(1));
    symbols.paint(&painter, at(2));
    words::paint(&painter, at(3), note);
    if let Some(galley) = read_on {
        words::paint(&painter, at(4), galley);
    }
}

/// How exact it is, in words.
fn note(card: &Card, facts: &Facts, text: &Text) -> String {
    let numbers: Vec<(&str, Arg)> = card
        .numbers
        .iter()
        .map(|(name, number)| (*name, shown(*number, facts, text).into()))
        .collect();
    text.args(&format!("basis-{}.note", card.id), &numbers)
}

/// Where to read on, in one line.
fn cited(card: &Card, text: &Text) -> Option<String> {
    let names: Vec<&str> = card.sources.iter().map(|source| source.cited).collect();
    let args = [("names", Arg::from(names.join("; ")))];
    (!names.is_empty()).then(|| text.args("basis-read-on", &args))
}

/// The sign of where something comes from, with its letter if wanted.
pub(super) fn mark(painter: &Painter, at: Pos2, mark: Mark, letter: bool) {
    let (sign, colour, name) = match mark {
        Mark::Source => (Icon::Square, theme::TX, "S"),
        Mark::Design => (Icon::HollowDiamond, theme::PURPLE, "D"),
    };
    icon::draw(painter, sign, at, 5.0, colour);
    if letter {
        let baseline = (at.x + 12.0, at.y + 5.0);
        words::put(painter, baseline, Align::Min, name, Face::LABEL);
    }
}

/// A number of a minute as it is shown.
pub(super) fn shown(number: Number, facts: &Facts, text: &Text) -> Quantity {
    let unit = number.unit_on(facts.desk());
    text.compact((number.of)(facts), unit, number.decimals)
}

/// A constant as it stands in a formula: without a unit.
pub(super) fn in_formula(desk: DeskKind, id: &str, text: &Text) -> String {
    table::constant(desk, id).map_or_else(String::new, |constant| {
        let values = constant.values.iter();
        let numbers: Vec<String> = values
            .map(|value| text.exact(*value, Unit::None).number)
            .collect();
        numbers.join(" ")
    })
}

/// A constant's values with their unit, all of them.
pub(super) fn values(constant: &table::Constant, text: &Text) -> Quantity {
    let all: Vec<Quantity> = constant
        .values
        .iter()
        .map(|value| text.exact(*value, constant.unit))
        .collect();
    let numbers: Vec<&str> = all
        .iter()
        .map(|quantity| quantity.number.as_str())
        .collect();
    Quantity {
        number: numbers.join(" / "),
        ..all.first().cloned().unwrap_or_default()
    }
}

/// A symbol's value, its colour, its words, and its mark if it is a constant.
type Reading = (Quantity, Rgb, String, Option<Mark>);

fn reading(symbol: &Symbol, facts: &Facts, text: &Text) -> Reading {
    let live = |quantity: Quantity, words: String| (quantity, theme::SKY, words, None);
    let desk = facts.desk();
    match symbol.meaning {
        Meaning::Indicator(name) => {
            let row = desk::indicator_index(desk, name).map(|i| desk::indicators(desk)[i]);
            let quantity = row.map_or_else(Quantity::default, |row| {
                text.compact(facts.read(name), row.unit, row.decimals)
            });
            live(
                quantity,
                text.get(&format!("{}.short", key("indicator", name))),
            )
        }
        Meaning::Control(id) => {
            let quantity = desk::control(desk, id).map_or_else(Quantity::default, |control| {
                text.control_value(control, facts.control(id))
            });
            live(quantity, text.get(&key("control", id)))
        }
        Meaning::Constant(id) => {
            let constant = table::constant(desk, id);
            let quantity = constant.map_or_else(Quantity::default, |c| values(c, text));
            let words = text.get(&format!("basis-constant-{id}"));
            (quantity, theme::HI, words, constant.map(|c| c.mark))
        }
        Meaning::Between(name, number) => live(
            shown(number, facts, text),
            text.get(&format!("basis-symbol-{name}")),
        ),
    }
}

/// The symbols of a card in a grid: sign, value, words.
struct Symbols {
    cells: Vec<(Pos2, Cell)>,
    /// Widths of sign and value.
    widths: [f32; 2],
    height: f32,
}

struct Cell {
    sign: Formula,
    number: (Arc<Galley>, Arc<Galley>, bool),
    words: Arc<Galley>,
    mark: Option<Mark>,
}

/// Space that a mark takes before words.
const MARK: f32 = 16.0;
/// Space between the columns of a cell.
const COLUMN: f32 = 12.0;

impl Cell {
    fn width(&self) -> f32 {
        self.number.0.size().x + self.number.1.size().x + self.unit_gap()
    }

    /// Space between number and unit.
    fn unit_gap(&self) -> f32 {
        if self.number.1.size().x > 0.0 {
            4.0
        } else {
            0.0
        }
    }
}

impl Symbols {
    fn lay(painter: &Painter, room: f32, all: &[Symbol], facts: &Facts, text: &Text) -> Self {
        let columns: u8 = if room >= TWO_COLUMNS && all.len() > 1 {
            2
        } else {
            1
        };
        let column = (room - COLUMN * f32::from(columns - 1)) / f32::from(columns);
        let line = |words: &str, face: Face| words::lay(painter, words, face, f32::INFINITY);
        let constant = |id: &str| in_formula(facts.desk(), id, text);
        let setting = Setting {
            size: SIGN,
            colour: theme::TX,
        };
        let mut laid: Vec<(Cell, String)> = all
            .iter()
            .map(|symbol| {
                let (quantity, colour, words, mark) = reading(symbol, facts, text);
                let number = line(&quantity.number, Face::semibold(size::HEAD, colour));
                let unit = line(&quantity.unit, Face::LABEL);
                let cell = Cell {
                    sign: Formula::new(painter, &[symbol.sign], setting, column, &constant),
                    number: (number, unit, quantity.unit_first),
                    words: line("", Face::LABEL),
                    mark,
                };
                (cell, words)
            })
            .collect();
        let widest =
            |of: &dyn Fn(&Cell) -> f32| laid.iter().map(|(c, _)| of(c)).fold(0.0, f32::max);
        let widths = [widest(&|cell| cell.sign.size().x), widest(&Cell::width)];
        let before = widths[0] + widths[1] + 2.0 * COLUMN;
        for (cell, words) in &mut laid {
            let wrap = column - before - if cell.mark.is_some() { MARK } else { 0.0 };
            cell.words = words::lay_pitched(painter, words, Face::LABEL, wrap.max(60.0), 17.0);
        }
        let rows = laid.len().div_ceil(usize::from(columns));
        let mut heights = vec![24.0_f32; rows];
        for (i, (cell, _)) in laid.iter().enumerate() {
            let needed = (cell.words.size().y + 7.0).max(cell.sign.size().y + 6.0);
            heights[i % rows] = heights[i % rows].max(needed);
        }
        let mut cells = Vec::with_capacity(laid.len());
        for (i, (cell, _)) in laid.into_iter().enumerate() {
            let y: f32 = heights[..i % rows].iter().sum();
            let x = if i < rows { 0.0 } else { column + COLUMN };
            cells.push((pos2(x, y), cell));
        }
        Self {
            cells,
            widths,
            height: heights.iter().sum(),
        }
    }

    fn paint(&self, painter: &Painter, at: Pos2) {
        for (place, cell) in &self.cells {
            let (x, baseline) = (at.x + place.x, at.y + place.y + 16.0);
            let top = |galley: &Galley| baseline - words::ascent(galley);
            cell.sign
                .paint(painter, pos2(x, baseline - cell.sign.ascent()));
            let (number, unit, unit_first) = &cell.number;
            let left = x + self.widths[0] + COLUMN;
            let (of_number, of_unit) = if *unit_first {
                (unit.size().x, 0.0)
            } else {
                (0.0, number.size().x + cell.unit_gap())
            };
            for (galley, offset) in [(number, of_number), (unit, of_unit)] {
                words::paint(
                    painter,
                    pos2(left + offset, top(galley)),
                    Arc::clone(galley),
                );
            }
            let mut left = left + self.widths[1] + COLUMN;
            if let Some(which) = cell.mark {
                mark(painter, pos2(left + 5.0, baseline - 4.5), which, false);
                left += MARK;
            }
            let words = Arc::clone(&cell.words);
            words::paint(painter, pos2(left, top(&words)), words);
        }
    }
}

/// A panel of its own with a head; returns what is left inside.
pub(super) fn panel(ui: &mut Ui, size: egui::Vec2, head: &str) -> Option<Rect> {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return None;
    }
    let painter = ui.painter();
    painter.rect_filled(rect, radius::PANEL, theme::INK1.egui());
    let face = Face::semibold(16.0, theme::HI);
    words::put(
        painter,
        (rect.left() + PAD, rect.top() + 29.0),
        Align::Min,
        head,
        face,
    );
    Some(Rect::from_min_max(
        rect.min + vec2(PAD, 44.0),
        rect.max - vec2(PAD, 14.0),
    ))
}

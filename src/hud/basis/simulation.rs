//! Beside the formula, the simulation: the minute's queue, event by event, and whether the formula holds.

use egui::{Align, Painter, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::BasisView;
use super::card::{GAP, PAD};
use crate::hud::icon::{self, Icon};
use crate::hud::narrow;
use crate::hud::words::{self, Face};
use crate::model::control::{DeskKind, Unit};
use crate::model::events::{CONFIDENCE, Comparison};
use crate::text::{Text, key};
use crate::theme::{self, Rgb, radius};

/// Distance of a block's lines.
const LINE: f32 = 23.0;
/// Width below which a value stands below its name.
const NARROW: f32 = 440.0;
/// Most decimals of a simulated value.
const DECIMALS_MAX: usize = 6;
/// Width of the picture of a band.
const BAND: f32 = 150.0;

/// Draws the comparison of the minute.
pub(super) fn simulation(ui: &mut Ui, width: f32, view: &BasisView, text: &Text) {
    preface(ui, width, view, text);
    let [real, exponential] = view.checks;
    for (row, other) in real.comparisons().zip(exponential.comparisons()) {
        block(ui, width, &row, &other, view, text);
        ui.add_space(GAP);
    }
}

/// What is simulated, and how far it has come.
fn preface(ui: &mut Ui, width: f32, view: &BasisView, text: &Text) {
    let [real, _] = view.checks;
    let situation = real.simulation().situation();
    let unit = match view.facts.desk() {
        DeskKind::Switch => Unit::TxPerS,
        DeskKind::Web => Unit::ReqPerS,
    };
    let args = [
        (
            "rate",
            text.quantity(situation.arrivals_per_s, unit, 1).into(),
        ),
        ("slots", situation.slots.into()),
        (
            "hold",
            text.quantity(situation.law.mean_s(), Unit::Seconds, 3)
                .into(),
        ),
        (
            "deadline",
            text.exact(situation.deadline_s, Unit::Seconds).into(),
        ),
        (
            "variation",
            text.number(situation.law.squared_variation(), 2).into(),
        ),
        (
            "customers",
            text.number(real.simulation().customers() as f64, 0).into(),
        ),
        ("confidence", text.exact(CONFIDENCE, Unit::Percent).into()),
    ];
    for (key, face) in [
        (
            "basis-simulated",
            Face::regular(theme::size::HEAD, theme::TX),
        ),
        ("basis-simulated-so-far", Face::LABEL),
    ] {
        let galley = words::lay_pitched(ui.painter(), &text.args(key, &args), face, width, 20.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y + 8.0), Sense::hover());
        words::paint(ui.painter(), rect.min, galley);
    }
    ui.add_space(6.0);
}

/// Name of a quantity.
fn name(row: &Comparison, desk: DeskKind, text: &Text) -> String {
    // The web desk shows no mean wait of its own.
    if desk == DeskKind::Web && row.name == "queue_wait_s" {
        text.get("basis-symbol-wait")
    } else {
        text.get(&key("indicator", row.name))
    }
}

/// One quantity: the formula's value, the simulation's, and that of exponential holding times.
fn block(
    ui: &mut Ui,
    width: f32,
    row: &Comparison,
    other: &Comparison,
    view: &BasisView,
    text: &Text,
) {
    let is_narrow = width < NARROW;
    let pitch = if is_narrow { 2.0 * LINE } else { LINE };
    let size = vec2(width, 49.0 + 3.0 * pitch);
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    if !ui.is_rect_visible(rect) {
        return;
    }
    let painter = ui.painter();
    painter.rect_filled(rect, radius::PANEL, theme::INK1.egui());
    let inner = rect.shrink2(vec2(PAD, 0.0));
    let name = words::capital(&name(row, view.facts.desk(), text));
    let face = Face::semibold(16.0, theme::HI);
    words::put(
        painter,
        (inner.left(), rect.top() + 27.0),
        Align::Min,
        &name,
        face,
    );
    let scale = Scale::of([row, other]);
    let names =
        ["basis-formula", "basis-desk-law", "basis-exponential-law"].map(|key| text.get(key));
    let widest = names
        .iter()
        .map(|name| words::width(painter, name, Face::LABEL));
    let column = widest.fold(0.0, f32::max) + 16.0;
    let formula = value(row.unit, row.formula, decimals(row), text);
    for (i, name) in names.iter().enumerate() {
        let mut y = rect.top() + 52.0 + pitch * i as f32;
        words::put(painter, (inner.left(), y), Align::Min, name, Face::LABEL);
        let mut x = inner.left() + column;
        if is_narrow {
            (x, y) = (inner.left(), y + 20.0);
        }
        let (said, colour, verdict) = match i {
            0 => (formula.clone(), theme::HI, None),
            1 => (band(row, text), theme::SKY, Some(row)),
            _ => (band(other, text), theme::TX, Some(other)),
        };
        let face = Face::semibold(theme::size::HEAD, colour);
        let end = words::put(painter, (x, y), Align::Min, &said, face).right();
        let Some(row) = verdict else { continue };
        let at = pos2(end + 18.0, y - 5.0);
        let (sign, colour) = sign(row);
        icon::draw(painter, sign, at, 6.0, colour);
        let left = inner.right() - BAND;
        if left > at.x + 16.0 {
            let place = Rect::from_min_max(pos2(left, y - 14.0), pos2(inner.right(), y + 4.0));
            scale.draw(painter, place, row, face.colour);
        }
    }
}

/// Whether the formula holds: it does, it does not, or that is open.
fn sign(row: &Comparison) -> (Icon, Rgb) {
    match row.is_within() {
        Some(true) => (Icon::Check, theme::GREEN),
        Some(false) => (Icon::Warning, theme::YELLOW),
        None => (Icon::Off, theme::LO),
    }
}

/// What is multiplied to show a value of a unit.
fn shown_times(unit: Unit) -> f64 {
    if unit == Unit::Percent { 100.0 } else { 1.0 }
}

/// Decimals of a simulated value: as many as its band lets be known.
fn decimals(row: &Comparison) -> usize {
    row.simulated.decimals(shown_times(row.unit), DECIMALS_MAX)
}

fn value(unit: Unit, value: f64, decimals: usize, text: &Text) -> String {
    text.quantity(value, unit, decimals).joined()
}

/// `1.234 ± 0.056 s`, or that there is no band yet.
fn band(row: &Comparison, text: &Text) -> String {
    let estimate = row.simulated;
    if estimate.value.is_nan() {
        return crate::text::NO_NUMBER.to_owned();
    }
    if estimate.half_width.is_infinite() {
        return format!("{} ±\u{a0}?", value(row.unit, estimate.value, 2, text));
    }
    let decimals = decimals(row);
    let middle = text.quantity(estimate.value, row.unit, decimals);
    let half = text.quantity(estimate.half_width, row.unit, decimals);
    format!("{}\u{a0}±\u{a0}{}", middle.number, half.joined())
}

/// The stretch of values that the pictures of bands show.
struct Scale {
    from: f64,
    to: f64,
}

impl Scale {
    /// A stretch that holds the bands of these and the formula.
    fn of(rows: [&Comparison; 2]) -> Self {
        let ends = rows.iter().flat_map(|row| {
            let estimate = row.simulated;
            [
                row.formula,
                estimate.value - estimate.half_width,
                estimate.value + estimate.half_width,
            ]
        });
        let (mut from, mut to) = (f64::INFINITY, f64::NEG_INFINITY);
        for end in ends.filter(|end| end.is_finite()) {
            from = from.min(end);
            to = to.max(end);
        }
        let margin = 0.08 * (to - from).max(1e-12);
        Self {
            from: from - margin,
            to: to + margin,
        }
    }

    /// The band as a bar, the formula as a line through it.
    fn draw(&self, painter: &Painter, place: Rect, row: &Comparison, colour: Rgb) {
        let x = |value: f64| {
            let share = ((value - self.from) / (self.to - self.from)).clamp(0.0, 1.0);
            place.left() + place.width() * narrow(share)
        };
        let middle = place.center().y;
        painter.hline(
            place.x_range(),
            middle,
            Stroke::new(1.0, theme::INK3.egui()),
        );
        let estimate = row.simulated;
        if estimate.value.is_finite() && estimate.half_width.is_finite() {
            let low = x(estimate.value - estimate.half_width);
            let high = x(estimate.value + estimate.half_width);
            let bar = Rect::from_min_max(
                pos2(low, middle - 4.0),
                pos2(high.max(low + 2.0), middle + 4.0),
            );
            painter.rect_filled(bar, 2.0, colour.faded(0.75));
        }
        if row.formula.is_finite() {
            painter.vline(
                x(row.formula),
                place.y_range(),
                Stroke::new(2.0, theme::HI.egui()),
            );
        }
    }
}

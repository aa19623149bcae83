//! The four headline indicators, and the way to all others.

mod tiles;

pub(super) use tiles::{phone_columns, tiles};

use egui::{Align, Id, Painter, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::DeskView;
use super::list;
use crate::hud::form::Fit;
use crate::hud::gauge;
use crate::hud::icon::{self, Icon, status_colour};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::model::control::DeskKind;
use crate::model::desk;
use crate::model::indicator::{Gauge, Indicator, Status};
use crate::text::{Quantity, Text, key};
use crate::theme::{self, desk as measure, radius, size};

/// Headline indicators in the order in which they are shown.
#[must_use]
pub fn headlines(kind: DeskKind) -> &'static [&'static str] {
    match kind {
        DeskKind::Switch => &["approval_share", "auth_s", "fraud_bp", "slots_busy_share"],
        DeskKind::Web => &["error_share", "p99_s", "db_util_share", "budget_left_share"],
    }
}

/// From the panel's top to the baseline of the first name.
const FIRST: f32 = 29.0;
/// From gauge to gauge.
const PITCH: f32 = 70.0;
/// From gauge to gauge where the bar lies under its number.
const PITCH_SMALL: f32 = 84.0;
/// Room for what stands below the last one, from where the next one's name would stand.
const BELOW: f32 = 32.0;
/// Room for the number before the bar.
const NUMBER: f32 = 108.0;

/// A headline indicator at this minute.
struct Reading {
    name: String,
    help: String,
    quantity: Quantity,
    gauge: Gauge,
    status: Status,
    /// Where the needle stands, on its way from the last minute.
    needle: f64,
    /// What stands beside it: how fast the budget burns.
    beside: Option<(String, String)>,
}

fn readings(view: &DeskView, text: &Text) -> Vec<Reading> {
    let kind = view.run.level().desk;
    let reading = |name: &&str| {
        let row = desk::indicator_index(kind, name)?;
        let indicator: &Indicator = &desk::indicators(kind)[row];
        let gauge = indicator.gauge?;
        let value = view.minute().readings[row];
        let words = key("indicator", indicator.name);
        let mut help = text.about(&words, indicator.unit);
        let beside = (*name == "budget_left_share").then(|| burn_rate(view, text));
        let beside = beside.flatten().map(|(name, value, means)| {
            help = format!("{help}\n{}", text.means(&name, &means));
            (name, value)
        });
        Some(Reading {
            name: text.get(&format!("{words}.short")),
            help,
            quantity: text.compact(value, indicator.unit, indicator.decimals),
            status: gauge.judge(value),
            gauge,
            needle: view.easing(row),
            beside,
        })
    };
    headlines(kind).iter().filter_map(reading).collect()
}

/// Name, value and meaning of the burn rate.
fn burn_rate(view: &DeskView, text: &Text) -> Option<(String, String, String)> {
    let kind = view.run.level().desk;
    let row = desk::indicator_index(kind, "burn_rate")?;
    let indicator = &desk::indicators(kind)[row];
    let words = key("indicator", indicator.name);
    let said = |attribute: &str| text.get(&format!("{words}.{attribute}"));
    let value = view.minute().readings[row];
    let decimals = if value < 9.95 { indicator.decimals } else { 0 };
    let value = text.compact(value, indicator.unit, decimals).joined();
    Some((said("short"), value, said("help")))
}

impl Reading {
    /// What stands beside the gauge, if anything.
    fn beside_parts(&self) -> Option<[(&str, Face); 3]> {
        let (name, value) = self.beside.as_ref()?;
        Some([
            (name, Face::LABEL),
            (" ", Face::LABEL),
            (value, Face::VALUE),
        ])
    }
}

/// Writes what stands beside a gauge under the end of its bar.
fn beside(ui: &Ui, at: (f32, f32), reading: &Reading) {
    if let Some(parts) = reading.beside_parts() {
        words::put_all(ui.painter(), at, Align::Max, &parts);
    }
}

/// The headline numbers as they are said: name, value, verdict.
pub(super) fn in_words(view: &DeskView, text: &Text) -> Vec<String> {
    let said = |reading: Reading| {
        let (value, verdict) = (reading.quantity.joined(), status_key(reading.status));
        format!("{} {value}, {}", reading.name, text.get(verdict))
    };
    readings(view, text).into_iter().map(said).collect()
}

fn status_key(status: Status) -> &'static str {
    match status {
        Status::Normal => "status-normal",
        Status::Warning => "status-warning",
        Status::Critical => "status-critical",
    }
}

/// The number, its digits of a size, with its unit after it; returns the place it takes.
fn number(ui: &Ui, at: (f32, f32), quantity: &Quantity, digits: f32) -> Rect {
    let (unit, digits) = (
        Face::regular(size::HEAD, theme::LO),
        Face::semibold(digits, theme::HI),
    );
    let space = if quantity.unit.is_empty() { "" } else { " " };
    if quantity.unit_first {
        words::put_all(
            ui.painter(),
            at,
            Align::Min,
            &[(&quantity.unit, unit), (&quantity.number, digits)],
        )
    } else {
        words::put_all(
            ui.painter(),
            at,
            Align::Min,
            &[
                (&quantity.number, digits),
                (space, unit),
                (&quantity.unit, unit),
            ],
        )
    }
}

/// Left and right end of what stands in the panel.
fn sides(ui: &Ui) -> (f32, f32) {
    let panel = ui.max_rect();
    (
        panel.left() + measure::MARGIN,
        panel.right() - measure::MARGIN,
    )
}

/// How gauges stand below each other.
struct Arrangement {
    draw: fn(&Ui, (f32, f32, f32), &Reading, &Text),
    /// From the baseline of a gauge's name to its lower edge.
    height: f32,
    /// From one to the next.
    pitch: f32,
}

const IN_ROWS: Arrangement = Arrangement {
    draw: gauge_in_a_row,
    height: 40.0,
    pitch: PITCH,
};
const IN_COLUMNS: Arrangement = Arrangement {
    draw: gauge_in_a_column,
    height: 58.0,
    pitch: PITCH_SMALL,
};

/// All gauges; returns where the next one would stand.
fn below_each_other(ui: &Ui, view: &DeskView, text: &Text, by: &Arrangement) -> f32 {
    let (x, right) = sides(ui);
    let panel = ui.max_rect();
    let readings = readings(view, text);
    // Closer together where the row below would be cut.
    let steps = readings.len().saturating_sub(1) as f32;
    let room = panel.height() - FIRST - by.pitch - BELOW;
    let pitch = (room / steps.max(1.0)).clamp(by.height + 12.0, by.pitch);
    let mut y = panel.top() + FIRST;
    for reading in readings {
        (by.draw)(ui, (x, right, y), &reading, text);
        let place = Rect::from_min_max(pos2(x, y - 15.0), pos2(right, y + by.height));
        hover(ui, place, &reading);
        y += pitch;
    }
    y - pitch + by.pitch
}

/// The roomy form: gauges, then the list of all indicators under them.
pub(super) fn roomy(ui: &mut Ui, fit: Fit, view: &DeskView, text: &Text) {
    let (panel, (x, right)) = (ui.max_rect(), sides(ui));
    let y = below_each_other(ui, view, text, &IN_ROWS);
    let line = y - 16.0;
    ui.painter()
        .hline(x..=right, line, Stroke::new(1.0, theme::INK3.egui()));
    let kind = view.run.level().desk;
    words::put(
        ui.painter(),
        (x, y + 6.0),
        Align::Min,
        &text.get("ui-all-indicators"),
        Face::LABEL,
    );
    let count = text.number(desk::indicators(kind).len() as f64, 0);
    words::put(
        ui.painter(),
        (right, y + 6.0),
        Align::Max,
        &count,
        Face::LABEL,
    );
    list::list(
        ui,
        fit,
        Rect::from_min_max(pos2(panel.left(), y + 13.0), panel.max),
        view,
        text,
    );
}

/// Name and verdict above, number and bar below. A word too long for the line drops below the sign's place.
fn gauge_in_a_row(ui: &Ui, (x, right, y): (f32, f32, f32), reading: &Reading, text: &Text) {
    let painter = ui.painter();
    let word = text.get(status_key(reading.status));
    let taken = words::width(painter, &word, Face::TEXT) + 20.0;
    let room = right - x;
    let name = words::width(painter, &reading.name, Face::TEXT);
    if name + 8.0 + taken <= room {
        gauge::verdict(painter, right, y, reading.status, &word);
    } else {
        // The sign stays on the line; its word stands above the bar's end.
        sign(painter, right - 6.0, y, reading);
    }
    words::put(painter, (x, y), Align::Min, &reading.name, Face::TEXT);
    number(ui, (x, y + 30.0), &reading.quantity, size::GAUGE);
    gauge::bar(
        painter,
        (x + NUMBER, y + 28.0),
        room - NUMBER,
        &reading.gauge,
        reading.needle,
    );
    beside(ui, (right, y + 47.0), reading);
}

/// The small form: bars under the numbers, the list behind a row.
pub(super) fn small(ui: &mut Ui, fit: Fit, view: &DeskView, text: &Text) {
    let (panel, (x, right)) = (ui.max_rect(), sides(ui));
    let id = ui.id().with("all");
    let mut open = ui.data(|data| data.get_temp::<bool>(id)).unwrap_or(false);
    let y = if open {
        panel.top() + FIRST
    } else {
        below_each_other(ui, view, text, &IN_COLUMNS)
    };
    let row = Rect::from_min_size(pos2(x - 8.0, y - 16.0), vec2(right - x + 16.0, 44.0));
    let count = desk::indicators(view.run.level().desk).len();
    if all_row(ui, id, row, open, count, text) {
        open = !open;
        ui.data_mut(|data| data.insert_temp(id, open));
    }
    if open {
        list::list(
            ui,
            fit,
            Rect::from_min_max(pos2(panel.left(), row.bottom() + 4.0), panel.max),
            view,
            text,
        );
    }
}

fn gauge_in_a_column(ui: &Ui, (x, right, y): (f32, f32, f32), reading: &Reading, text: &Text) {
    let painter = ui.painter();
    words::put(painter, (x, y), Align::Min, &reading.name, Face::TEXT);
    let colour = status_colour(reading.status);
    sign(painter, right - 8.0, y, reading);
    number(ui, (x, y + 31.0), &reading.quantity, size::GAUGE);
    words::put(
        painter,
        (right, y + 31.0),
        Align::Max,
        &text.get(status_key(reading.status)),
        Face::TEXT.of(colour),
    );
    gauge::bar(
        painter,
        (x, y + 52.0),
        right - x,
        &reading.gauge,
        reading.needle,
    );
    beside(ui, (right, y + 66.0), reading);
}

/// The row that folds the list out and in; whether it was pressed.
fn all_row(ui: &Ui, id: Id, row: Rect, open: bool, count: usize, text: &Text) -> bool {
    let response = ui.interact(row, id, Sense::click());
    let name = text.get("ui-all-indicators");
    response.widget_info(|| WidgetInfo::selected(WidgetType::CollapsingHeader, true, open, &name));
    let painter = ui.painter();
    let fill = if response.hovered() {
        theme::INK3
    } else {
        theme::INK2
    };
    painter.rect_filled(row, radius::BUTTON, fill.egui());
    let baseline = row.center().y + 5.0;
    words::put(
        painter,
        (row.left() + 10.0, baseline),
        Align::Min,
        &name,
        Face::TEXT,
    );
    words::put(
        painter,
        (row.right() - 26.0, baseline),
        Align::Max,
        &text.number(count as f64, 0),
        Face::VALUE,
    );
    let sign = if open { Icon::Open } else { Icon::Closed };
    icon::draw(
        painter,
        sign,
        pos2(row.right() - 12.0, row.center().y),
        5.0,
        theme::LO,
    );
    widget::focus_outline(painter, &response, row.shrink(2.0), radius::BUTTON);
    response.clicked()
}

/// What a gauge means, on hover.
fn hover(ui: &Ui, rect: Rect, reading: &Reading) {
    widget::explained(ui, ui.id().with(&reading.name), rect, &reading.help);
}

/// The sign of a verdict around `x` on a line of text.
fn sign(painter: &Painter, x: f32, baseline: f32, reading: &Reading) {
    let colour = status_colour(reading.status);
    let at = pos2(x, baseline - 4.5);
    icon::draw(painter, Icon::of(reading.status), at, 6.0, colour);
}

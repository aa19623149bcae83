//! The course of the shift: four charts with the player's actions, the events and the goals.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::DeskView;
use super::banner::event_sign;
use crate::hud::chart::{self, Chart, Mark, Series};
use crate::hud::icon::Icon;
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::level::{Level, Trend};
use crate::model::control::{DeskKind, Unit};
use crate::model::desk;
use crate::model::indicator::Indicator;
use crate::shift::number::whole;
use crate::text::{Text, key};
use crate::theme::{self, Rgb, desk as measure};

/// Gap between charts.
const GAP: f32 = 32.0;
/// Minutes that a free shift's charts show at least.
const FREE_WINDOW: f64 = 60.0;
/// Height of the plot.
const PLOT: f32 = 74.0;

/// Draws at most so many charts, row by row.
pub(super) fn trends(ui: &mut Ui, columns: usize, most: usize, view: &DeskView, text: &Text) {
    let panel = ui.max_rect();
    let columns = columns.max(1);
    let gaps = GAP * (columns - 1) as f32;
    let width = (panel.width() - 2.0 * measure::MARGIN - gaps) / columns as f32;
    for i in 0..view.run.level().trends.len().min(most) {
        let (x, y) = (
            panel.left() + measure::MARGIN + (i % columns) as f32 * (width + GAP),
            panel.top() + (i / columns) as f32 * measure::TRENDS,
        );
        let plot = Rect::from_min_size(pos2(x, y + 39.0), vec2(width, PLOT));
        trend_ui(ui, i, plot, y + 131.0, view, text);
    }
}

/// Minutes shown: the whole shift, or the last hour of a free one.
fn span(view: &DeskView) -> (f64, f64) {
    if let Some(minutes) = view.run.level().minutes {
        return (0.0, f64::from(minutes));
    }
    let end = view.minute_shown.map_or(0.0, f64::from).max(FREE_WINDOW);
    (end - FREE_WINDOW, end)
}

/// Four round minutes from end to end; where the day matters, as the time on its clock.
pub(crate) fn minute_labels(level: &Level, from: f64, to: f64, text: &Text) -> Vec<(f64, String)> {
    (0..=3_u8)
        .map(|i| {
            let minute = from + (to - from) * f64::from(i) / 3.0;
            let label = match level.desk {
                DeskKind::Switch => text.number(minute.round(), 0),
                DeskKind::Web => time_of_day(level.start.clock_h + minute / 60.0),
            };
            (minute, label)
        })
        .collect()
}

/// An hour of the day as a clock shows it.
fn time_of_day(hour: f64) -> String {
    let minutes = whole((hour.rem_euclid(24.0) * 60.0).round()) % (24 * 60);
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// Draws the chart of one trend with its heading above and the minutes at `baseline`.
pub(crate) fn trend_ui(
    ui: &mut Ui,
    place: usize,
    plot: Rect,
    baseline: f32,
    view: &DeskView,
    text: &Text,
) {
    let (from, to) = span(view);
    if let Some(trend) = view.run.level().trends.get(place) {
        one(ui, place, plot, trend, (from, to), view, text);
        chart::minutes(
            ui.painter(),
            plot,
            baseline,
            (from, to),
            &minute_labels(view.run.level(), from, to, text),
        );
    }
}

fn one(
    ui: &mut Ui,
    place: usize,
    plot: Rect,
    trend: &Trend,
    (from, to): (f64, f64),
    view: &DeskView,
    text: &Text,
) {
    let level = view.run.level();
    let table = desk::indicators(level.desk);
    let rows: Vec<(usize, &Indicator)> = trend
        .indicators
        .iter()
        .filter_map(|row| table.get(*row).map(|indicator| (*row, indicator)))
        .collect();
    let goal = trend.goal.and_then(|goal| level.goals.get(goal));
    heading(ui, plot, &rows, view, text);
    let whole = plot.with_min_y(plot.top() - 32.0);
    let told = meaning(&rows, text);
    widget::explained(ui, ui.id().with(("trend", place)), whole, &told);
    let series: Vec<Series> = rows
        .iter()
        .map(|(row, indicator)| line(*row, indicator.name, from, view))
        .collect();
    let values = series
        .iter()
        .flat_map(|line| line.values.iter().flatten().copied());
    let (lo, hi) = scale(trend, values);
    let chart = Chart {
        lo,
        hi,
        from,
        to,
        grid: trend.grid.clone(),
        goal: goal.map(|goal| goal.passes),
        series,
        marks: marks(view),
        sign: 4.0,
    };
    chart::show(ui, &format!("trend-{place}"), plot, &chart);
    // The goal's number reads like the chart's, which may show permille where the goal is given in percent.
    let unit = rows
        .first()
        .map_or(Unit::None, |(_, indicator)| indicator.unit);
    if let Some(goal) = goal {
        let share = ((goal.passes - lo) / (hi - lo)).clamp(0.0, 1.0);
        let y = plot.bottom() - plot.height() * crate::hud::narrow(share);
        // Above its line, or below where the line lies at the top.
        let y = if y < plot.top() + 8.0 {
            y + 15.0
        } else {
            y - 6.0
        };
        let label = text.args(
            "ui-goal-mark",
            &[("value", text.exact(goal.passes, unit).number.into())],
        );
        let painter = ui.painter();
        // A hairline through the words is wiped out as long as no value lies there.
        let width = words::width(painter, &label, Face::LABEL);
        let done = (view.shown().len() as f64 - from) / (to - from);
        if plot.left() + plot.width() * crate::hud::narrow(done) < plot.right() - width - 4.0 {
            let place = Rect::from_min_max(
                pos2(plot.right() - width - 4.0, y - 10.0),
                pos2(plot.right(), y + 2.0),
            );
            painter.rect_filled(place, 0.0, theme::INK1.egui());
        }
        words::put(painter, (plot.right(), y), Align::Max, &label, Face::LABEL);
    }
}

/// The scale of the level, stretched where values leave it.
fn scale(trend: &Trend, values: impl Iterator<Item = f64>) -> (f64, f64) {
    let (lo, hi, _) = chart::round_bounds(values, 4.0);
    let low = if lo < trend.scale_lo - 1e-9 {
        lo
    } else {
        trend.scale_lo
    };
    let high = if hi > trend.scale_hi + 1e-9 {
        hi
    } else {
        trend.scale_hi
    };
    (low, high)
}

/// What each of the lines is.
fn meaning(rows: &[(usize, &Indicator)], text: &Text) -> String {
    let told = |(_, indicator): &(usize, &Indicator)| {
        let words = key("indicator", indicator.name);
        text.means(&text.get(&words), &text.about(&words, indicator.unit))
    };
    rows.iter().map(told).collect::<Vec<_>>().join("\n\n")
}

/// Name and unit on the left, the values of the minute on the right. A name too long for its line stands without its unit.
fn heading(ui: &Ui, plot: Rect, rows: &[(usize, &Indicator)], view: &DeskView, text: &Text) {
    let painter = ui.painter();
    let y = plot.top() - 18.0;
    let number = |(row, indicator): &(usize, &Indicator)| {
        text.compact(
            view.minute().readings[*row],
            indicator.unit,
            indicator.decimals,
        )
    };
    let shown: Vec<_> = rows.iter().map(number).collect();
    let values = shown
        .iter()
        .map(|quantity| quantity.number.as_str())
        .collect::<Vec<_>>()
        .join(" / ");
    // More than one line: the value takes the colour of the one on top.
    let colour = if rows.len() > 1 {
        rows.last()
            .map_or(theme::HI, |(_, indicator)| look(indicator.name).0)
    } else {
        theme::HI
    };
    let value = words::put(
        painter,
        (plot.right(), y),
        Align::Max,
        &values,
        Face::VALUE.of(colour),
    );
    let room = value.left() - 8.0 - plot.left();
    let short = |(_, indicator): &(usize, &Indicator)| {
        text.get(&format!("{}.short", key("indicator", indicator.name)))
    };
    let names: Vec<String> = rows.iter().map(short).collect();
    let unit = shown
        .first()
        .map_or_else(String::new, |quantity| quantity.unit.clone());
    let joined = match names.as_slice() {
        [a, b] => text.args(
            "ui-and",
            &[("a", a.as_str().into()), ("b", within(b).into())],
        ),
        _ => names.join(", "),
    };
    let with_unit = |name: &str| {
        if unit.is_empty() {
            name.to_owned()
        } else {
            text.args(
                "ui-with-unit",
                &[("name", name.into()), ("unit", unit.as_str().into())],
            )
        }
    };
    let candidates = [
        with_unit(&joined),
        with_unit(&names.join(", ")),
        joined,
        names.join(", "),
        names.first().cloned().unwrap_or_default(),
    ];
    let fits = |line: &&String| words::width(painter, line, Face::TEXT) <= room;
    if let Some(line) = candidates.iter().find(fits).or_else(|| candidates.last()) {
        words::put(painter, (plot.left(), y), Align::Min, line, Face::TEXT);
    }
}

/// A name as it stands within a line: without its capital, unless it is an abbreviation.
fn within(name: &str) -> String {
    let mut letters = name.chars();
    match (letters.next(), letters.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => {
            first.to_lowercase().chain(letters).collect()
        }
        _ => name.to_owned(),
    }
}

/// Colour, filling and end sign of an indicator's line.
pub(crate) fn look(indicator: &str) -> (Rgb, f32, Icon) {
    match indicator {
        "offered_tps" | "new_tps" | "request_rps" | "admitted_rps" => (theme::SKY, 0.14, Icon::Dot),
        "retry_tps" | "retry_waiting" => (theme::AMBER, 0.35, Icon::Triangle),
        name if name.starts_with("approval")
            || name == "cache_hit_share"
            || name == "budget_left_share" =>
        {
            (theme::GREEN, 0.0, Icon::Ring)
        }
        name if name.starts_with("fraud") || name.contains("rule") || name == "bad_build_share" => {
            (theme::PURPLE, 0.0, Icon::Diamond)
        }
        "error_share" | "shed_tps" | "shed_share" | "queue_drop_share" => {
            (theme::VERMILION, 0.0, Icon::Cross)
        }
        name if name.starts_with("cost") => (theme::TX, 0.0, Icon::Dot),
        _ => (theme::HI, 0.0, Icon::Dot),
    }
}

/// The line of an indicator from a minute up to the one on the screen, its last step on the way.
fn line(row: usize, name: &str, from: f64, view: &DeskView) -> Series {
    let (colour, fill, end) = look(name);
    let from = from.max(0.0).floor();
    let before = (0..view.shown().len())
        .take_while(|minute| (*minute as f64) < from)
        .count();
    let shown = &view.shown()[before..];
    let mut values: Vec<Option<f64>> = shown
        .iter()
        .map(|minute| Some(minute.readings[row]))
        .collect();
    if let Some(last) = values.last_mut() {
        *last = Some(view.easing(row));
    }
    Series {
        from,
        fill,
        end,
        ..Series::solid(values, colour)
    }
}

/// Events that have begun, and the player's actions.
fn marks(view: &DeskView) -> Vec<Mark> {
    let shown = view.minute_shown.map_or(0, |minute| minute + 1);
    let events = view
        .run
        .events()
        .filter(|event| event.minute < shown)
        .map(|event| {
            let (icon, colour) = event_sign(event.control);
            Mark {
                minute: f64::from(event.minute),
                icon,
                colour,
            }
        });
    let minutes = chart::acted(view.run.actions()).into_iter();
    let actions = minutes.filter(|minute| *minute < shown).map(|minute| Mark {
        minute: f64::from(minute),
        icon: Icon::Diamond,
        colour: theme::SKY,
    });
    events.chain(actions).collect()
}

//! The numbers in the foot of a round, each with its verdict.

use egui::{Align, Rect, Ui, pos2};

use crate::hud::board::fitting;
use crate::hud::icon::{self, Icon, status_colour};
use crate::hud::words::{self, Face};
use crate::level::{Goal, Measure, Run};
use crate::model::control::Unit;
use crate::model::desk;
use crate::model::indicator::{Indicator, Status};
use crate::text::{Quantity, Text, key};
use crate::theme::{self, booth};

/// What a number's verdict is: that of its gauge, or that of the goal it is asked for.
fn status(run: &Run, indicator: &Indicator, value: f64) -> Status {
    if let Some(gauge) = indicator.gauge {
        return gauge.judge(value);
    }
    let kind = run.level().desk;
    let asked = |goal: &Goal| match goal.measure {
        Measure::Final { indicator: row } => desk::indicators(kind)[row].name == indicator.name,
        _ => false,
    };
    let goals = run.level().goals.iter().zip(run.goals());
    match goals.into_iter().find(|(goal, _)| asked(goal)) {
        Some((_, state)) if state.lost => Status::Critical,
        Some((goal, _)) if !goal.is_met_by(value) && !goal.higher_is_better() => Status::Warning,
        _ => Status::Normal,
    }
}

/// The name in a word; of a level that no list knows, as it stands on gauges.
fn name(indicator: &Indicator, text: &Text) -> String {
    let own = key("booth-number", indicator.name);
    if text.has(&own) {
        text.get(&own)
    } else {
        text.get(&format!("{}.short", key("indicator", indicator.name)))
    }
}

/// As few digits as tell something across a hall.
fn written(indicator: &Indicator, value: f64, text: &Text) -> Quantity {
    let decimals = match (indicator.unit, indicator.decimals) {
        (Unit::Percent, _) if value < 0.9 => 0,
        (_, n @ 2..) if value.abs() >= 1.0 => n - 1,
        (_, n) => n,
    };
    text.compact(value, indicator.unit, decimals)
}

/// From a number's left edge to its name: its verdict stands between.
const NAME: f32 = 32.0;
/// Room between a name, or a number, and the next one's verdict.
const APART: f32 = 12.0;

/// Draws numbers side by side.
pub(super) fn numbers(ui: &Ui, place: Rect, run: &Run, shown: &[&Indicator], text: &Text) {
    let painter = ui.painter();
    let kind = run.level().desk;
    let pitch = place.width() / shown.len().max(1) as f32;
    for (i, indicator) in shown.iter().enumerate() {
        let Some(row) = desk::indicator_index(kind, indicator.name) else {
            continue;
        };
        let value = run.shown().readings[row];
        let x = place.left() + pitch * i as f32;
        let status = status(run, indicator, value);
        let y = place.top() + 41.0;
        let sign = pos2(x + 11.0, y - 7.0);
        icon::draw(painter, Icon::of(status), sign, 11.0, status_colour(status));
        let name = name(indicator, text);
        let face = Face::regular(booth::TEXT, theme::TX);
        let face = fitting(painter, &name, face, pitch - NAME - APART);
        words::put(painter, (x + NAME, y), Align::Min, &name, face);
        number(
            ui,
            (x, place.top() + 106.0),
            pitch,
            &written(indicator, value, text),
        );
    }
}

/// A number with its unit, no wider than there is room.
fn number(ui: &Ui, at: (f32, f32), room: f32, quantity: &Quantity) {
    let painter = ui.painter();
    let unit = format!("\u{a0}{}", quantity.unit);
    let unit_face = Face::regular(booth::UNIT, theme::LO);
    let mut size = booth::NUMBER;
    loop {
        let digits = Face::semibold(size, theme::HI);
        let pieces = match (quantity.unit_first, quantity.unit.is_empty()) {
            (true, _) => [(quantity.unit.as_str(), digits), (&quantity.number, digits)],
            (false, true) => [(quantity.number.as_str(), digits), ("", digits)],
            (false, false) => [(quantity.number.as_str(), digits), (&unit, unit_face)],
        };
        if size <= booth::TITLE || words::width_of(painter, &pieces) <= room - APART {
            words::put_all(painter, at, Align::Min, &pieces);
            return;
        }
        size -= 4.0;
    }
}

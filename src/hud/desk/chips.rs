//! The goals so far, as chips in the bar.

use egui::{Align, Painter, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::DeskView;
use crate::hud::form::Fit;
use crate::hud::icon::{self, Icon, status_colour};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::level::{Goal, GoalState};
use crate::model::control::Unit;
use crate::model::indicator::Status;
use crate::text::{Arg, NO_NUMBER, Text};
use crate::theme::{self, size};

/// Gap between chips.
pub(super) const CHIP_GAP: f32 = 14.0;
/// Credit below which an unmet goal is critical rather than a warning.
const CRITICAL_BELOW: f64 = 0.5;
/// From the left of a chip to its name.
const NAME: f32 = 20.0;
/// From sign to sign where nothing stands between them.
const SIGNS: f32 = 20.0;

/// A goal as the bar shows it.
pub(super) struct Chip {
    name: String,
    value: String,
    /// What stands beside the value: what is asked, or that the goal is lost.
    beside: (String, Face),
    sign: Icon,
    colour: theme::Rgb,
    help: String,
    /// How it stands, in full.
    stands: String,
    /// What its unit means.
    unit: String,
}

/// Sign of a goal's standing, and its colour.
fn sign(state: &GoalState) -> (Icon, theme::Rgb) {
    let of = |status| (Icon::of(status), status_colour(status));
    match state {
        GoalState { lost: true, .. } => (Icon::Lost, theme::VERMILION),
        GoalState { value: None, .. } => (Icon::Off, theme::LO),
        GoalState { met: true, .. } => of(Status::Normal),
        _ if state.credit < CRITICAL_BELOW => of(Status::Critical),
        _ => of(Status::Warning),
    }
}

/// What a goal asks, such as `≥ 95 %`.
pub(crate) fn asked(text: &Text, goal: &Goal) -> String {
    asked_in_words(text, goal, text.exact(goal.passes, goal.unit).into())
}

/// The same beside a value: dollars need not be named twice.
fn limit(text: &Text, goal: &Goal) -> String {
    match goal.unit {
        Unit::Usd => {
            let number = text.exact(goal.passes, goal.unit).number;
            asked_in_words(text, goal, number.into())
        }
        _ => asked(text, goal),
    }
}

fn asked_in_words(text: &Text, goal: &Goal, value: Arg) -> String {
    let key = if goal.higher_is_better() {
        "ui-at-least"
    } else {
        "ui-at-most"
    };
    text.args(key, &[("value", value)])
}

/// The level's goals as chips.
pub(super) fn goals(view: &DeskView, text: &Text) -> Vec<Chip> {
    let level = view.run.level();
    let standings = view.run.goals();
    let as_chip = |(goal, standing): (&Goal, &GoalState)| {
        let (sign, colour) = sign(standing);
        let written = |value| text.compact(value, goal.unit, goal.decimals).joined();
        let value = standing.value.map_or_else(|| NO_NUMBER.to_owned(), written);
        let limit = limit(text, goal);
        let mut stands = format!("{value} {limit}");
        let beside = if standing.lost {
            stands = format!("{stands}\n{}", text.get("ui-goal-lost.help"));
            let lost = Face::regular(size::TEXT, theme::VERMILION);
            (text.get("ui-goal-lost"), lost)
        } else {
            (limit, Face::LABEL)
        };
        Chip {
            name: text.get(&format!("goal-{}-short", goal.kebab())),
            value,
            beside,
            sign,
            colour,
            help: words::capital(&text.get(&level.goal_key(goal))),
            unit: text.unit_means(goal.unit),
            stands,
        }
    };
    level.goals.iter().zip(&standings).map(as_chip).collect()
}

impl Chip {
    /// Value and what stands beside it.
    fn second(&self) -> [(&str, Face); 3] {
        let (beside, face) = &self.beside;
        [
            (&self.value, Face::VALUE),
            (" ", Face::LABEL),
            (beside, *face),
        ]
    }

    fn width(&self, painter: &Painter) -> f32 {
        let name = NAME + words::width(painter, &self.name, Face::TEXT);
        name.max(words::width_of(painter, &self.second()))
    }

    /// The goal in words, how it stands, and what its unit means.
    fn told(&self) -> String {
        format!("{}\n{}{}", self.help, self.stands, self.unit)
    }

    fn sign(&self, painter: &Painter, x: f32, baseline: f32) {
        icon::draw(
            painter,
            self.sign,
            pos2(x + 7.0, baseline - 4.5),
            6.0,
            self.colour,
        );
    }
}

/// Width of all chips on two lines.
pub(super) fn width(painter: &Painter, chips: &[Chip]) -> f32 {
    chips
        .iter()
        .map(|chip| chip.width(painter) + CHIP_GAP)
        .sum()
}

/// The chips, right-aligned between two places. What does not fit gives way: the words "goals so far", then value and limit,
/// then the names; hovering tells all.
pub(super) fn chips(ui: &Ui, fit: Fit, (from, to): (f32, f32), chips: &[Chip], text: &Text) {
    if chips.is_empty() {
        return;
    }
    if width(ui.painter(), chips) <= to - from {
        on_two_lines(ui, (from, to), chips, text);
    } else {
        on_one_line(ui, fit, (from, to), chips);
    }
}

/// Upper edge of what stands in the bar.
fn upper(ui: &Ui) -> f32 {
    ui.max_rect().center().y - theme::desk::TOP / 2.0
}

/// Nothing but the signs, from a place on; returns where they end.
pub(super) fn signs(painter: &Painter, (x, baseline): (f32, f32), chips: &[Chip]) -> f32 {
    for (i, chip) in chips.iter().enumerate() {
        chip.sign(painter, x + SIGNS * i as f32, baseline);
    }
    x + SIGNS * chips.len() as f32
}

/// Every goal in full, one below the other.
pub(super) fn in_full(ui: &mut Ui, chips: &[Chip]) {
    for chip in chips {
        let width = ui.max_rect().width();
        let (left, right) = (theme::desk::MARGIN, width - theme::desk::MARGIN);
        let value = words::width_of(ui.painter(), &chip.second());
        let room = right - left - NAME - 4.0 - value - 12.0;
        let name = words::lay_pitched(ui.painter(), &chip.help, Face::TEXT, room, 18.0);
        let height = (name.size().y + 20.0).max(52.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let (x, y) = (rect.left() + left, rect.center().y);
        let painter = ui.painter();
        chip.sign(painter, x, y + 4.5);
        let at = pos2(x + NAME + 4.0, y - name.size().y / 2.0);
        words::paint(painter, at, name);
        words::put_all(
            painter,
            (rect.left() + right, y + 4.5),
            Align::Max,
            &chip.second(),
        );
        painter.hline(
            x..=rect.left() + right,
            rect.bottom() - 0.5,
            Stroke::new(1.0, theme::INK3.egui()),
        );
    }
}

fn on_two_lines(ui: &Ui, (from, to): (f32, f32), chips: &[Chip], text: &Text) {
    let painter = ui.painter();
    let top = upper(ui);
    let whole = ui.max_rect().y_range().shrink(4.0);
    let mut x = to;
    for chip in chips.iter().rev() {
        let width = chip.width(painter);
        x -= width;
        chip.sign(painter, x, top + 20.0);
        words::put(
            painter,
            (x + NAME, top + 20.0),
            Align::Min,
            &chip.name,
            Face::TEXT,
        );
        words::put_all(painter, (x, top + 37.0), Align::Min, &chip.second());
        hover(ui, Rect::from_x_y_ranges(x..=x + width, whole), chip);
        x -= CHIP_GAP;
    }
    painter.vline(
        x,
        top + 10.0..=top + 34.0,
        Stroke::new(1.0, theme::INK3.egui()),
    );
    heading(painter, (from, x - 12.0), top, text);
}

/// Sign and name, two rows of them.
fn on_one_line(ui: &Ui, fit: Fit, (from, to): (f32, f32), chips: &[Chip]) {
    let painter = ui.painter();
    let top = upper(ui);
    let widths = chips
        .iter()
        .map(|chip| words::width(painter, &chip.name, Face::TEXT));
    let span = NAME + widths.fold(0.0, f32::max);
    let pairs = chips.len().div_ceil(2) as f32;
    let named = pairs * (span + CHIP_GAP) - CHIP_GAP <= to - from;
    let (width, pitch) = if named {
        (span, span + CHIP_GAP)
    } else {
        (14.0, 20.0)
    };
    let left = to - (pairs - 1.0) * pitch - width;
    for (i, chip) in chips.iter().enumerate() {
        let x = left + (i / 2) as f32 * pitch;
        let baseline = top + if i % 2 == 0 { 19.0 } else { 37.0 };
        if x < from {
            continue;
        }
        chip.sign(painter, x, baseline);
        if named {
            words::put(
                painter,
                (x + NAME, baseline),
                Align::Min,
                &chip.name,
                Face::TEXT,
            );
        }
        if !fit.touch {
            hover(
                ui,
                Rect::from_min_max(pos2(x, baseline - 14.0), pos2(x + width, baseline + 4.0)),
                chip,
            );
        }
    }
    if fit.touch {
        // A finger cannot tell one from the next: it gets them all.
        let least = fit.target(0.0);
        let whole = Rect::from_x_y_ranges(
            left.min(to - least).max(from)..=to,
            ui.max_rect().y_range().shrink(4.0),
        );
        let all: Vec<String> = chips.iter().map(Chip::told).collect();
        widget::explained(ui, ui.id().with("goals"), whole, &all.join("\n\n"));
    }
}

/// The goal in full.
fn hover(ui: &Ui, rect: Rect, chip: &Chip) {
    widget::explained(ui, ui.id().with(("goal", &chip.help)), rect, &chip.told());
}

/// "Goals so far", where there is room.
fn heading(painter: &Painter, (from, to): (f32, f32), top: f32, text: &Text) {
    let lines = [text.get("ui-goals"), text.get("ui-so-far")];
    let widths = lines
        .iter()
        .map(|line| words::width(painter, line, Face::LABEL));
    if from + widths.fold(0.0, f32::max) <= to {
        for (line, y) in lines.iter().zip([20.0, 37.0]) {
            words::put(painter, (to, top + y), Align::Max, line, Face::LABEL);
        }
    }
}

//! The bar: what is played, the clock and its pace, the goals so far.

use egui::{Align, Painter, Rect, Stroke, Ui, pos2, vec2};

use super::DeskLayout;
use super::DeskView;
use crate::hud::icon::{self, Icon, status_colour};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::level::{Goal, GoalState};
use crate::model::control::DeskKind;
use crate::model::indicator::Status;
use crate::shift::command::{Command, Speed};
use crate::text::{NO_NUMBER, Text};
use crate::theme::{self, desk, size};

/// Gap between goal chips.
const CHIP_GAP: f32 = 14.0;
/// Credit below which an unmet goal is critical rather than a warning.
const CRITICAL_BELOW: f64 = 0.5;

/// Draws the bar.
pub(super) fn top(
    ui: &mut Ui,
    layout: &DeskLayout,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let bar = layout.top;
    names(ui.painter(), layout, view, text);
    let clock_end = clock(ui.painter(), layout, view, text);
    let gap = if layout.small { 2.0 } else { 4.0 };
    let button = if layout.small { 32.0 } else { 36.0 };
    let right = leave_and_settings(ui, bar, button, gap, text, commands);
    let goals = goals(view, text);
    let buttons = 6.0 * (button + gap) - gap;
    let wanted = chips_width(ui.painter(), &goals) + 2.0 * CHIP_GAP;
    let usual = layout.stage.left() + desk::MARGIN + 222.0;
    let start = if usual + buttons + wanted <= right {
        progress(
            ui.painter(),
            (clock_end + 12.0).max(layout.stage.left() + 112.0),
            usual - 18.0,
            view,
        );
        usual
    } else {
        clock_end + desk::MARGIN
    };
    let end = pace(ui, start, button, gap, view, text, commands);
    chips(
        ui.painter(),
        (end + CHIP_GAP, right - CHIP_GAP),
        &goals,
        text,
    );
}

/// Names of desk and level: beside each other, or above each other where they would not fit.
fn names(painter: &Painter, layout: &DeskLayout, view: &DeskView, text: &Text) {
    let name = text.get(desk_key(view.run.level().desk));
    let level = text.get(&view.run.level().text_key());
    let (head, plain) = (Face::HEAD, Face::regular(size::HEAD, theme::TX));
    let x = layout.top.left() + desk::MARGIN;
    let one_line = words::width_of(painter, &[(&name, head), (" ", plain), (&level, plain)]);
    if one_line + 2.0 * desk::MARGIN <= layout.levers.width() {
        words::put_all(
            painter,
            (x, layout.top.top() + 28.0),
            Align::Min,
            &[(&name, head), (" ", plain), (&level, plain)],
        );
    } else {
        words::put(
            painter,
            (x, layout.top.top() + 19.0),
            Align::Min,
            &name,
            Face::LABEL,
        );
        words::put(
            painter,
            (x, layout.top.top() + 37.0),
            Align::Min,
            &level,
            head,
        );
    }
}

/// Key of a desk's name.
pub(crate) fn desk_key(kind: DeskKind) -> &'static str {
    match kind {
        DeskKind::Switch => "ui-desk-switch",
        DeskKind::Web => "ui-desk-web",
    }
}

/// The simulated clock; returns where it ends.
fn clock(painter: &Painter, layout: &DeskLayout, view: &DeskView, text: &Text) -> f32 {
    let minute = f64::from(view.minute_shown.unwrap_or(0));
    let of = match view.run.level().minutes {
        Some(minutes) => text.args("ui-of-minutes", &[("n", minutes.into())]),
        None => text.get("unit-minutes"),
    };
    let at = (layout.stage.left() + desk::MARGIN, layout.top.top() + 29.0);
    let number = text.number(minute, 0);
    words::put_all(
        painter,
        at,
        Align::Min,
        &[
            (&number, Face::semibold(size::CLOCK, theme::HI)),
            (" ", Face::LABEL),
            (&of, Face::LABEL),
        ],
    )
    .right()
}

/// How much of the shift has run.
fn progress(painter: &Painter, from: f32, to: f32, view: &DeskView) {
    let Some(minutes) = view.run.level().minutes else {
        return;
    };
    if to - from < 24.0 {
        return;
    }
    let done = view
        .minute_shown
        .map_or(0.0, |minute| minute as f32 + view.phase)
        / minutes.max(1) as f32;
    let bar = |to: f32| {
        Rect::from_min_max(pos2(from, 20.0), pos2(to, 24.0))
            .translate(vec2(0.0, painter.clip_rect().top()))
    };
    painter.rect_filled(bar(to), 2.0, theme::INK3.egui());
    painter.rect_filled(
        bar(from + (to - from) * done.clamp(0.0, 1.0)),
        2.0,
        theme::SKY.egui(),
    );
}

/// Start, pause, one minute and the paces; returns where they end.
fn pace(
    ui: &Ui,
    start: f32,
    width: f32,
    gap: f32,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let mut x = start;
    let mut place = || {
        let rect = Rect::from_min_size(pos2(x, ui.max_rect().top() + 8.0), vec2(width, 28.0));
        x += width + gap;
        rect
    };
    let (sign, key) = if view.paused {
        (
            Icon::Play,
            if view.started { "ui-go-on" } else { "ui-start" },
        )
    } else {
        (Icon::Pause, "ui-pause")
    };
    let name = text.get(key);
    let look = if view.paused {
        Look::Strong
    } else {
        Look::Plain
    };
    let run = widget::button(
        ui,
        ui.id().with("run"),
        place(),
        Sign::Icon(sign, &name),
        look,
    );
    if widget::help(run, &with_key(text, &name, &text.get("ui-key-space"))).clicked() {
        commands.push(Command::Pause(!view.paused));
    }
    let name = text.get("ui-one-minute");
    let step = widget::button(
        ui,
        ui.id().with("step"),
        place(),
        Sign::Icon(Icon::Step, &name),
        Look::Plain,
    );
    if widget::help(step, &with_key(text, &name, &text.get("ui-key-period"))).clicked() {
        commands.push(Command::OneMinute);
    }
    for speed in Speed::ALL {
        let label = speed_label(text, speed);
        let look = if speed == view.speed {
            Look::Strong
        } else {
            Look::Plain
        };
        if widget::button(
            ui,
            ui.id().with(("speed", speed.factor().to_bits())),
            place(),
            Sign::Words(&label),
            look,
        )
        .clicked()
            && speed != view.speed
        {
            commands.push(Command::Speed(speed));
        }
    }
    x - gap
}

/// A name and the key that does the same.
fn with_key(text: &Text, name: &str, key: &str) -> String {
    format!(
        "{name}\n{}",
        text.args("ui-shortcut", &[("key", key.into())])
    )
}

/// A pace as a multiple, such as `0.5×`.
pub(crate) fn speed_label(text: &Text, speed: Speed) -> String {
    let decimals = usize::from(speed == Speed::Half);
    text.args(
        "ui-speed",
        &[("n", text.number(speed.factor(), decimals).into())],
    )
}

/// The two buttons at the right end; returns where they begin.
fn leave_and_settings(
    ui: &Ui,
    bar: Rect,
    width: f32,
    gap: f32,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let mut x = bar.right() - desk::MARGIN - width;
    for (key, sign, command) in [
        ("ui-leave", Icon::Leave, Command::Leave),
        ("ui-settings", Icon::Sliders, Command::Settings(true)),
    ] {
        let rect = Rect::from_min_size(pos2(x, bar.top() + 8.0), vec2(width, 28.0));
        let name = text.get(key);
        let response = widget::button(
            ui,
            ui.id().with(key),
            rect,
            Sign::Icon(sign, &name),
            Look::Plain,
        );
        if widget::help(response, &name).clicked() {
            commands.push(command);
        }
        x -= width + gap;
    }
    x + width
}

/// A goal as the bar shows it.
struct Chip {
    name: String,
    value: String,
    limit: String,
    sign: Icon,
    colour: theme::Rgb,
}

/// Verdict on a goal so far; `None` before its first minute.
pub(crate) fn goal_status(state: &GoalState) -> Option<Status> {
    state.value.map(|_| match state.met {
        true => Status::Normal,
        false if state.credit < CRITICAL_BELOW => Status::Critical,
        false => Status::Warning,
    })
}

/// What a goal asks, such as `≥ 95 %`.
pub(crate) fn asked(text: &Text, goal: &Goal) -> String {
    let key = if goal.higher_is_better() {
        "ui-at-least"
    } else {
        "ui-at-most"
    };
    text.args(key, &[("value", text.exact(goal.passes, goal.unit).into())])
}

fn goals(view: &DeskView, text: &Text) -> Vec<Chip> {
    let level = view.run.level();
    let states = view.run.goals();
    let chip = |(goal, state): (&Goal, &GoalState)| {
        let status = goal_status(state);
        Chip {
            name: text.get(&format!("goal-{}-short", goal.kebab())),
            value: state.value.map_or_else(
                || NO_NUMBER.to_owned(),
                |value| text.compact(value, goal.unit, goal.decimals).joined(),
            ),
            limit: asked(text, goal),
            sign: status.map_or(Icon::Off, Icon::of),
            colour: status.map_or(theme::LO, status_colour),
        }
    };
    level.goals.iter().zip(&states).map(chip).collect()
}

fn chip_width(painter: &Painter, chip: &Chip) -> f32 {
    let name = 20.0 + words::width(painter, &chip.name, Face::TEXT);
    name.max(words::width_of(
        painter,
        &[
            (&chip.value, Face::VALUE),
            (" ", Face::LABEL),
            (&chip.limit, Face::LABEL),
        ],
    ))
}

fn chips_width(painter: &Painter, chips: &[Chip]) -> f32 {
    chips
        .iter()
        .map(|chip| chip_width(painter, chip) + CHIP_GAP)
        .sum()
}

/// The goals, right-aligned between two places. What does not fit gives way: the words "goals so far", then value and limit,
/// then the names.
fn chips(painter: &Painter, (from, to): (f32, f32), chips: &[Chip], text: &Text) {
    if chips.is_empty() {
        return;
    }
    let top = painter.clip_rect().top();
    if chips_width(painter, chips) <= to - from {
        let mut x = to;
        for chip in chips.iter().rev() {
            x -= chip_width(painter, chip);
            icon::draw(
                painter,
                chip.sign,
                pos2(x + 7.0, top + 15.5),
                6.0,
                chip.colour,
            );
            words::put(
                painter,
                (x + 20.0, top + 20.0),
                Align::Min,
                &chip.name,
                Face::TEXT,
            );
            words::put_all(
                painter,
                (x, top + 37.0),
                Align::Min,
                &[
                    (&chip.value, Face::VALUE),
                    (" ", Face::LABEL),
                    (&chip.limit, Face::LABEL),
                ],
            );
            x -= CHIP_GAP;
        }
        painter.vline(
            x,
            top + 10.0..=top + 34.0,
            Stroke::new(1.0, theme::INK3.egui()),
        );
        heading(painter, (from, x - 12.0), top, text);
        return;
    }
    let column = chips
        .iter()
        .map(|chip| 18.0 + words::width(painter, &chip.name, Face::TEXT))
        .fold(0.0, f32::max);
    let columns = chips.len().div_ceil(2);
    let named = columns as f32 * (column + CHIP_GAP) - CHIP_GAP <= to - from;
    let pitch = if named { column + CHIP_GAP } else { 18.0 };
    let left = to - columns as f32 * pitch + if named { CHIP_GAP } else { 4.0 };
    for (i, chip) in chips.iter().enumerate() {
        let at = (
            left + (i / 2) as f32 * pitch,
            top + if i % 2 == 0 { 19.0 } else { 37.0 },
        );
        if at.0 < from {
            continue;
        }
        icon::draw(
            painter,
            chip.sign,
            pos2(at.0 + 6.0, at.1 - 4.5),
            6.0,
            chip.colour,
        );
        if named {
            words::put(
                painter,
                (at.0 + 18.0, at.1),
                Align::Min,
                &chip.name,
                Face::TEXT,
            );
        }
    }
}

/// "Goals so far", where there is room.
fn heading(painter: &Painter, (from, to): (f32, f32), top: f32, text: &Text) {
    let lines = [text.get("ui-goals"), text.get("ui-so-far")];
    let width = lines
        .iter()
        .map(|line| words::width(painter, line, Face::LABEL))
        .fold(0.0, f32::max);
    if from + width <= to {
        for (line, y) in lines.iter().zip([20.0, 37.0]) {
            words::put(painter, (to, top + y), Align::Max, line, Face::LABEL);
        }
    }
}

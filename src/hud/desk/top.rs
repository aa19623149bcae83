//! The bar: what is played, the clock and its pace, the goals so far.

use egui::{Align, Painter, Rect, Ui, pos2, vec2};

use super::DeskLayout;
use super::DeskView;
use super::chips::{self, CHIP_GAP};
use crate::hud::icon::Icon;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::DeskKind;
use crate::shift::command::{Command, Speed};
use crate::text::Text;
use crate::theme::{self, desk, size};

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
    let right = leave_and_settings(ui, bar, button, gap, view.can_leave, text, commands);
    let goals = chips::goals(view, text);
    let buttons = 6.0 * (button + gap) - gap;
    let wanted = chips::width(ui.painter(), &goals) + 2.0 * CHIP_GAP;
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
    chips::chips(ui, (end + CHIP_GAP, right - CHIP_GAP), &goals, text);
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

/// The buttons at the right end; returns where they begin.
fn leave_and_settings(
    ui: &Ui,
    bar: Rect,
    width: f32,
    gap: f32,
    can_leave: bool,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let mut x = bar.right() - desk::MARGIN - width;
    let leave = can_leave.then_some(("ui-leave", Icon::Leave, Command::Leave));
    let settings = ("ui-settings", Icon::Sliders, Command::Settings(true));
    for (key, sign, command) in leave.into_iter().chain([settings]) {
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

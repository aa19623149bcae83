//! The bar: what is played, the clock and its pace, the goals so far.

use egui::{Align, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::DeskLayout;
use super::DeskView;
use super::banner;
use super::chips::{self, CHIP_GAP};
use crate::hud::basis::OPEN;
use crate::hud::form::{Fit, Form};
use crate::hud::icon::Icon;
use crate::hud::shortcuts;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::{Command, Overlay, Speed};
use crate::text::{Text, desk_key};
use crate::theme::{self, desk, phone, size};

/// What is pressed to make the clock run, and how fast.
#[derive(Clone, Copy)]
pub(super) enum Pace {
    /// Starts and stops it.
    Run,
    /// Plays one minute.
    Step,
    /// Sets its pace.
    Speed(Speed),
}

impl Pace {
    /// All there are.
    const ALL: [Self; 6] = [
        Self::Run,
        Self::Step,
        Self::Speed(Speed::Half),
        Self::Speed(Speed::One),
        Self::Speed(Speed::Two),
        Self::Speed(Speed::Four),
    ];
    /// Those that have room in a narrow bar.
    const FEW: [Self; 4] = [
        Self::Run,
        Self::Speed(Speed::One),
        Self::Speed(Speed::Two),
        Self::Speed(Speed::Four),
    ];
    /// The others.
    pub(super) const REST: [Self; 2] = [Self::Step, Self::Speed(Speed::Half)];
}

/// Draws the bar.
pub(super) fn top(
    ui: &mut Ui,
    fit: Fit,
    layout: &DeskLayout,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let bar = layout.top;
    // On a phone the clock comes first.
    let (from, margin) = if fit.phone() {
        (bar.left() + phone::MARGIN, phone::MARGIN)
    } else {
        names(ui.painter(), layout, view, text);
        (layout.stage.left() + desk::MARGIN, desk::MARGIN)
    };
    let clock_end = clock(ui.painter(), (from, baseline(bar)), view, text);
    let goals = chips::goals(view, text);
    let wanted = chips::width(ui.painter(), &goals) + 2.0 * CHIP_GAP;
    // With many goals the buttons stand closer together too.
    let room = bar.right() - margin - clock_end - desk::MARGIN;
    let fits = |pitch: f32, ways: usize| (Pace::ALL.len() + ways) as f32 * pitch + wanted <= room;
    let tight = fit.form != Form::Roomy || !fits(40.0, WAYS_MAX);
    let gap = if tight { 2.0 } else { 4.0 };
    let button = vec2(
        fit.target(if tight { 32.0 } else { 36.0 }),
        fit.target(28.0),
    );
    // The sheet of keys is reached from the settings too, and leaves its place to larger targets and to the goals' numbers.
    let pitch = button.x + gap;
    let spare = fits(pitch, WAYS_MAX) || !fits(pitch, WAYS_MAX - 1);
    let has_keys = spare && (fit.form == Form::Roomy || !fit.touch);
    let ways = ways_out(fit.phone(), has_keys, view.can_leave);
    let right = bar.right() - margin - ways.len() as f32 * pitch + gap;
    let buttons = 6.0 * (button.x + gap) - gap;
    let usual = from + 222.0;
    let start = if !fit.phone() && usual + buttons + wanted <= right {
        let from = (clock_end + 12.0).max(from + 96.0);
        progress(ui.painter(), (from, middle(bar)), usual - 18.0, view);
        usual
    } else {
        clock_end + desk::MARGIN
    };
    let at = pos2(start, middle(bar) - button.y / 2.0);
    let place = Rect::from_min_size(at, button);
    let end = pace(ui, &Pace::ALL, place, gap, view, text, commands);
    chips::chips(ui, fit, (end + CHIP_GAP, right - CHIP_GAP), &goals, text);
    if view.free() && view.started {
        let at = (right - CHIP_GAP, middle(bar));
        banner::end_button(ui, at, fit.target(32.0), text, commands);
    }
    // From left to right, the way out last: so they are reached by the keyboard.
    let first = Rect::from_min_size(pos2(right, middle(bar) - button.y / 2.0), button);
    lead_out(ui, first, gap, &ways, text, commands);
}

/// Draws the bar of a phone held upright; returns whether more was asked for.
pub(super) fn upright(
    ui: &Ui,
    fit: Fit,
    view: &DeskView,
    text: &Text,
    open: bool,
    commands: &mut Vec<Command>,
) -> bool {
    let bar = ui.max_rect();
    let (gap, size) = (3.0, Vec2::splat(fit.target(44.0)));
    let count = Pace::FEW.len() as f32 + 1.0;
    let at = pos2(
        bar.right() - 4.0 - count * (size.x + gap) + gap,
        middle(bar) - size.y / 2.0,
    );
    clock_within(
        ui.painter(),
        (bar.left() + phone::MARGIN, at.x - 4.0),
        bar,
        view,
        text,
    );
    let first = Rect::from_min_size(at, size);
    let end = pace(ui, &Pace::FEW, first, gap, view, text, commands);
    let place = Rect::from_min_size(pos2(end + gap, at.y), size);
    let name = text.get("ui-more");
    let look = if open { Look::Chosen } else { Look::Plain };
    let id = ui.id().with("more");
    let sign = if open { Icon::Cross } else { Icon::More };
    let more = widget::button(ui, id, place, Sign::Icon(sign, &name), look);
    widget::help(more, &name).clicked()
}

/// The middle of a bar without its hairline.
fn middle(bar: Rect) -> f32 {
    bar.center().y - 0.5
}

/// The line on which the clock stands.
fn baseline(bar: Rect) -> f32 {
    middle(bar) + 7.0
}

/// Names of desk and level: beside each other, or above each other where they would not fit.
fn names(painter: &Painter, layout: &DeskLayout, view: &DeskView, text: &Text) {
    let name = text.get(desk_key(view.run.level().desk));
    let level = text.get(&view.run.level().text_key());
    let (head, plain) = (Face::HEAD, Face::regular(size::HEAD, theme::TX));
    let x = layout.top.left() + desk::MARGIN;
    // A group reads there what it is and how long it has; on which desk it plays can be seen.
    let room = layout.levers.width() - 2.0 * desk::MARGIN;
    let group = view
        .group
        .map(|group| group.line(painter, Face::LABEL, room, text));
    let one_line = words::width_of(painter, &[(&name, head), (" ", plain), (&level, plain)]);
    if group.is_none() && one_line <= room {
        words::put_all(
            painter,
            (x, baseline(layout.top) - 1.0),
            Align::Min,
            &[(&name, head), (" ", plain), (&level, plain)],
        );
    } else {
        words::put(
            painter,
            (x, middle(layout.top) - 3.0),
            Align::Min,
            group.as_ref().unwrap_or(&name),
            Face::LABEL,
        );
        words::put(
            painter,
            (x, middle(layout.top) + 15.0),
            Align::Min,
            &level,
            head,
        );
    }
}

/// The minute on the clock, and of how many it is one.
fn time(view: &DeskView, text: &Text) -> (String, String) {
    let minute = f64::from(view.minute_shown.unwrap_or(0));
    let of = match view.run.level().minutes {
        Some(minutes) => text.args("ui-of-minutes", &[("n", minutes.into())]),
        None => text.get("unit-minutes"),
    };
    (text.number(minute, 0), of)
}

/// The simulated clock; returns where it ends.
fn clock(painter: &Painter, at: (f32, f32), view: &DeskView, text: &Text) -> f32 {
    let (number, of) = time(view, text);
    let number = (number.as_str(), Face::semibold(size::CLOCK, theme::HI));
    let pieces = [number, (" ", Face::LABEL), (&of, Face::LABEL)];
    words::put_all(painter, at, Align::Min, &pieces).right()
}

/// The simulated clock on one line, or on two where it does not fit.
fn clock_within(
    painter: &Painter,
    (from, to): (f32, f32),
    bar: Rect,
    view: &DeskView,
    text: &Text,
) {
    let (number, of) = time(view, text);
    let digits = Face::semibold(size::CLOCK, theme::HI);
    let wide = words::width_of(
        painter,
        &[(&number, digits), (" ", Face::LABEL), (&of, Face::LABEL)],
    );
    if wide <= to - from {
        clock(painter, (from, baseline(bar)), view, text);
    } else {
        let y = middle(bar);
        words::put(painter, (from, y + 2.0), Align::Min, &number, digits);
        words::put(painter, (from, y + 18.0), Align::Min, &of, Face::LABEL);
    }
}

/// How much of the shift has run.
fn progress(painter: &Painter, (from, y): (f32, f32), to: f32, view: &DeskView) {
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
    let bar = |to: f32| Rect::from_min_max(pos2(from, y - 2.0), pos2(to, y + 2.0));
    painter.rect_filled(bar(to), 2.0, theme::INK3.egui());
    painter.rect_filled(
        bar(from + (to - from) * done.clamp(0.0, 1.0)),
        2.0,
        theme::SKY.egui(),
    );
}

/// Buttons of the clock from a first place on; returns where they end.
pub(super) fn pace(
    ui: &Ui,
    what: &[Pace],
    first: Rect,
    gap: f32,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let mut place = first;
    for pace in what {
        match *pace {
            Pace::Run => run(ui, place, view, text, commands),
            Pace::Step => step(ui, place, text, commands),
            Pace::Speed(speed) => set_speed(ui, place, speed, view, text, commands),
        }
        place = place.translate(vec2(first.width() + gap, 0.0));
    }
    place.left() - gap
}

fn run(ui: &Ui, place: Rect, view: &DeskView, text: &Text, commands: &mut Vec<Command>) {
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
    let id = ui.id().with("run");
    let run = widget::button(ui, id, place, Sign::Icon(sign, &name), look);
    if widget::help(run, &with_key(text, &name, &text.get("ui-key-space"))).clicked() {
        commands.push(Command::Pause(!view.paused));
    }
}

fn step(ui: &Ui, place: Rect, text: &Text, commands: &mut Vec<Command>) {
    let name = text.get("ui-one-minute");
    let id = ui.id().with("step");
    let step = widget::button(ui, id, place, Sign::Icon(Icon::Step, &name), Look::Plain);
    if widget::help(step, &with_key(text, &name, &text.get("ui-key-period"))).clicked() {
        commands.push(Command::OneMinute);
    }
}

fn set_speed(
    ui: &Ui,
    place: Rect,
    speed: Speed,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let label = speed_label(text, speed);
    let look = if speed == view.speed {
        Look::Strong
    } else {
        Look::Plain
    };
    let id = ui.id().with(("speed", speed.factor().to_bits()));
    let button = widget::button(ui, id, place, Sign::Words(&label), look);
    if button.clicked() && speed != view.speed {
        commands.push(Command::Speed(speed));
    }
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

/// A button that leads elsewhere: the key of its name, its sign, and what it does.
type Way = (&'static str, Icon, Command);

/// Most of them.
const WAYS_MAX: usize = 4;

/// Where the bar leads to, from left to right. On a phone the basis is where all else is that has no room.
fn ways_out(phone: bool, has_keys: bool, can_leave: bool) -> Vec<Way> {
    let leave = can_leave.then_some(("ui-leave", Icon::Leave, Command::Leave));
    let open = Command::Open(Overlay::Settings);
    let settings = Some(("ui-settings", Icon::Sliders, open));
    let keys = has_keys.then_some(("ui-shortcuts", Icon::Keys, shortcuts::OPEN));
    let basis = (!phone).then_some(("ui-basis", Icon::Basis, OPEN));
    let ways = [basis, keys, settings, leave];
    ways.into_iter().flatten().collect()
}

/// The buttons at the right end, from a first place on.
fn lead_out(
    ui: &Ui,
    first: Rect,
    gap: f32,
    ways: &[Way],
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let mut place = first;
    for (key, sign, command) in ways {
        let name = text.get(key);
        let sign = Sign::Icon(*sign, &name);
        let response = widget::button(ui, ui.id().with(key), place, sign, Look::Plain);
        let help = format!("{key}.help");
        let about = if text.has(&help) {
            format!("{name}\n{}", text.get(&help))
        } else {
            name.clone()
        };
        if widget::help(response, &about).clicked() {
            commands.push(command.clone());
        }
        place = place.translate(vec2(first.width() + gap, 0.0));
    }
}

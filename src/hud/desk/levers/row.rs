//! One lever: name, shortcut, value, marks, and what the coming minute brings. The whole row is the target.

use egui::{
    Align, EventFilter, Id, Key, Painter, Pos2, Rect, Response, Sense, Ui, WidgetInfo, WidgetType,
    pos2, vec2,
};

use super::State;
use crate::hud::desk::DeskView;
use crate::hud::narrow;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind};
use crate::shift::command::Command;
use crate::text::{Text, kebab, key};
use crate::theme::{self, desk, size};

/// Steps that a lever moves with shift held.
const BIG_STEP: u32 = 10;
/// From the top of a row to the baseline of its name.
const NAME: f32 = 17.0;
/// From baseline to baseline of a name that takes two lines.
const NAME_PITCH: f32 = 16.0;

/// What stands in one row: a lever, or buttons side by side.
pub(super) enum Row {
    /// Something with a value.
    Lever(&'static Control),
    /// Things that start when pressed, two at most.
    Buttons(Vec<&'static Control>),
}

/// Gathers controls into rows.
pub(super) fn rows(controls: &[&'static Control]) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for &control in controls {
        match (control.kind, rows.last_mut()) {
            (ControlKind::Button, Some(Row::Buttons(buttons))) if buttons.len() < 2 => {
                buttons.push(control)
            }
            (ControlKind::Button, _) => rows.push(Row::Buttons(vec![control])),
            _ => rows.push(Row::Lever(control)),
        }
    }
    rows
}

/// How the first line of a row divides its width.
struct Head {
    name: String,
    value: String,
    /// The shortcut finds room.
    key: bool,
    /// Room for the name.
    wrap: f32,
    /// Lines that the name takes.
    lines: usize,
}

fn head(painter: &Painter, width: f32, state: &State, text: &Text) -> Head {
    let room = width - 2.0 * desk::MARGIN;
    let name = text.get(&key("control", state.control.id));
    let value = match state.control.kind {
        ControlKind::Toggle | ControlKind::Choice(_) => String::new(),
        _ => text.control_value(state.control, state.in_force).joined(),
    };
    let taken = if value.is_empty() {
        0.0
    } else {
        words::width(painter, &value, Face::HEAD) + 6.0
    };
    let name_width = words::width(painter, &name, Face::TEXT);
    let key = state.control.key != '\0' && name_width + taken + 30.0 <= room;
    let wrap = room - taken - if key { 26.0 } else { 0.0 };
    let lines = words::lay(painter, &name, Face::TEXT, wrap)
        .rows
        .len()
        .max(1);
    Head {
        name,
        value,
        key,
        wrap,
        lines,
    }
}

/// Height that a row needs.
pub(super) fn height(
    painter: &Painter,
    row: &Row,
    width: f32,
    small: bool,
    view: &DeskView,
    text: &Text,
) -> f32 {
    match row {
        Row::Buttons(_) => {
            if small {
                60.0
            } else {
                66.0
            }
        }
        Row::Lever(control) => {
            let more = NAME_PITCH
                * (head(painter, width, &State::of(control, view), text).lines - 1) as f32;
            more + match (control.kind, small) {
                (ControlKind::Choice(_), false) => 86.0,
                (ControlKind::Choice(_), true) => 76.0,
                (_, false) => 66.0,
                (_, true) => 58.0,
            }
        }
    }
}

/// Draws a row and takes what is done to it.
pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    row: &Row,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    match row {
        Row::Lever(control) => lever(ui, rect, &State::of(control, view), view, text, commands),
        Row::Buttons(buttons) => buttons_row(ui, rect, buttons, view, text, commands),
    }
}

fn lever(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let head = head(ui.painter(), rect.width(), state, text);
    let id = ui.id().with(state.control.id);
    let response = target(ui, rect, id, view);
    let painter = ui.painter();
    let (x, right) = (rect.left() + desk::MARGIN, rect.right() - desk::MARGIN);
    let mut y = rect.top() + NAME;
    words::put_wrapped(
        painter,
        (x, y),
        head.wrap,
        NAME_PITCH,
        &head.name,
        Face::TEXT,
    );
    if head.key {
        widget::key_box(painter, right, y, state.control.key);
    }
    words::put(
        painter,
        (right - if head.key { 26.0 } else { 0.0 }, y),
        Align::Max,
        &head.value,
        Face::HEAD,
    );
    y += NAME_PITCH * (head.lines - 1) as f32;
    match state.control.kind {
        ControlKind::Toggle => toggle(
            ui,
            &response,
            (x, y),
            right,
            state,
            &head,
            view,
            text,
            commands,
        ),
        ControlKind::Choice(names) => choice(
            ui,
            &response,
            (x, y),
            right,
            names,
            state,
            &head,
            view,
            text,
            commands,
        ),
        _ => slider(
            ui,
            &response,
            (x, y),
            right,
            state,
            &head,
            view,
            text,
            commands,
        ),
    }
    widget::focus_outline(
        ui.painter(),
        &response,
        rect.shrink2(vec2(8.0, 4.0)).translate(vec2(0.0, 2.0)),
        4.0,
    );
    widget::help(
        response,
        &text.get(&format!("{}.help", key("control", state.control.id))),
    );
}

/// The row as a target for pointer and keyboard.
pub(super) fn target(ui: &Ui, rect: Rect, id: Id, view: &DeskView) -> Response {
    let sense = if view.hands_on() {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, id, sense);
    if response.gained_focus() {
        ui.scroll_to_rect(rect, None);
    }
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    response
}

/// Where the pointer presses, drags or has clicked the row.
fn pointed(response: &Response) -> Option<Pos2> {
    let used = response.is_pointer_button_down_on() || response.dragged() || response.clicked();
    response.interact_pointer_pos().filter(|_| used)
}

/// Whether the lever's letter was pressed, and whether with shift. The first press only takes the focus for a slider.
fn letter(ui: &Ui, control: &Control) -> Option<bool> {
    let key = Key::from_name(&control.key.to_string())?;
    ui.input(|input| {
        let plain = !input.modifiers.alt && !input.modifiers.ctrl && !input.modifiers.command;
        (plain && input.key_pressed(key)).then_some(input.modifiers.shift)
    })
}

/// Steps up (positive) or down that the keyboard asks of a focused lever.
fn steps(ui: &Ui) -> i64 {
    ui.input(|input| {
        let count = |keys: [Key; 3]| {
            keys.iter()
                .map(|key| input.num_presses(*key))
                .sum::<usize>()
        };
        let up = count([Key::ArrowRight, Key::ArrowUp, Key::Plus]);
        let down = count([Key::ArrowLeft, Key::ArrowDown, Key::Minus]);
        let size = if input.modifiers.shift {
            i64::from(BIG_STEP)
        } else {
            1
        };
        size * (i64::try_from(up).unwrap_or(0) - i64::try_from(down).unwrap_or(0))
    })
}

/// A control's value some steps further.
fn stepped(control: &Control, value: f64, steps: i64) -> f64 {
    (0..steps.unsigned_abs()).fold(value, |value, _| control.neighbour(value, steps > 0))
}

/// The line under a lever that says what the coming minute brings.
fn note(painter: &Painter, at: (f32, f32), room: f32, words: &str, view: &DeskView, text: &Text) {
    let when = if view.minute_shown.is_some() {
        ("ui-pending", "ui-from-next-minute")
    } else {
        ("ui-pending-start", "ui-from-first-minute")
    };
    let full = text.args(when.0, &[("value", words.into())]);
    let face = Face::regular(size::TEXT, theme::SKY);
    let line = if words::width(painter, &full, face) <= room {
        full
    } else {
        text.get(when.1)
    };
    words::put_wrapped(painter, at, room, NAME_PITCH, &line, face);
}

fn slider(
    ui: &Ui,
    response: &Response,
    (x, y): (f32, f32),
    right: f32,
    state: &State,
    head: &Head,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let control = state.control;
    let (left, width) = (x + 8.0, right - x - 16.0);
    let fraction = |value| narrow(control.fraction(value));
    response.widget_info(|| WidgetInfo::slider(view.hands_on(), state.in_force, &head.name));
    let coming = state.pending().then(|| fraction(state.coming));
    widget::slider_marks(
        ui.painter(),
        (left, y + 20.0),
        width,
        fraction(state.in_force),
        Some(fraction(control.default)),
        coming,
    );
    if state.pending() {
        let value = text.control_value(control, state.coming).joined();
        note(ui.painter(), (x, y + 43.0), right - x, &value, view, text);
    }
    if !view.hands_on() {
        return;
    }
    if let Some(at) = pointed(response) {
        let place = f64::from(((at.x - left) / width.max(1.0)).clamp(0.0, 1.0));
        state.wish(control.from_fraction(place), commands);
    }
    let mut by = if response.has_focus() { steps(ui) } else { 0 };
    if let Some(down) = letter(ui, control) {
        if response.has_focus() {
            by += if down { -1 } else { 1 };
        }
        response.request_focus();
    }
    if by != 0 {
        state.wish(stepped(control, state.coming, by), commands);
    }
}

fn toggle(
    ui: &Ui,
    response: &Response,
    (x, y): (f32, f32),
    right: f32,
    state: &State,
    head: &Head,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let on = |value: f64| value >= 0.5;
    response.widget_info(|| {
        WidgetInfo::selected(
            WidgetType::Checkbox,
            view.hands_on(),
            on(state.in_force),
            &head.name,
        )
    });
    let painter = ui.painter();
    widget::toggle_marks(
        painter,
        pos2(x, y + 9.0),
        on(state.in_force),
        state.pending(),
    );
    let words_at = (x + 50.0, y + 25.0);
    let word = text.get(if on(state.coming) { "ui-on" } else { "ui-off" });
    if state.pending() {
        note(painter, words_at, right - words_at.0, &word, view, text);
    } else {
        let since = view
            .run
            .actions()
            .iter()
            .rev()
            .find(|action| action.set.control_id() == state.control.id)
            .map(|action| action.minute);
        let line = match since {
            Some(minute) if on(state.in_force) => {
                text.args("ui-on-since", &[("minute", minute.into())])
            }
            _ => word,
        };
        words::put_wrapped(
            painter,
            words_at,
            right - words_at.0,
            NAME_PITCH,
            &line,
            Face::TEXT,
        );
    }
    if view.hands_on() && (response.clicked() || letter(ui, state.control).is_some()) {
        if !response.clicked() {
            response.request_focus();
        }
        state.wish(if on(state.coming) { 0.0 } else { 1.0 }, commands);
    }
}

fn choice(
    ui: &Ui,
    response: &Response,
    (x, y): (f32, f32),
    right: f32,
    names: &[&str],
    state: &State,
    head: &Head,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let labels: Vec<String> = names
        .iter()
        .map(|name| {
            text.get(&format!(
                "{}.{}",
                key("control", state.control.id),
                kebab(name)
            ))
        })
        .collect();
    let values: Vec<f64> = (0..names.len()).map(|i| i as f64).collect();
    response
        .widget_info(|| WidgetInfo::labeled(WidgetType::RadioGroup, view.hands_on(), &head.name));
    options(
        ui,
        response,
        Rect::from_min_max(pos2(x, y + 9.0), pos2(right, y + 37.0)),
        &labels,
        &values,
        state,
        view,
        commands,
    );
    if state.pending() {
        note(
            ui.painter(),
            (x, y + 55.0),
            right - x,
            &text.control_value(state.control, state.coming).joined(),
            view,
            text,
        );
    }
}

/// Alternatives side by side: the one in force filled, the coming one outlined.
pub(super) fn options(
    ui: &Ui,
    response: &Response,
    rect: Rect,
    labels: &[String],
    values: &[f64],
    state: &State,
    view: &DeskView,
    commands: &mut Vec<Command>,
) {
    let count = labels.len().max(1);
    let width = (rect.width() + 2.0) / count as f32;
    let same = |a: f64, b: f64| (a - b).abs() < 1e-9;
    for (i, (label, value)) in labels.iter().zip(values).enumerate() {
        let place = Rect::from_min_size(
            pos2(rect.left() + width * i as f32, rect.top()),
            vec2(width - 2.0, rect.height()),
        );
        let look = match () {
            () if same(*value, state.in_force) => Look::Strong,
            () if state.pending() && same(*value, state.coming) => Look::Coming,
            () => Look::Plain,
        };
        widget::button_marks(ui.painter(), place, label, look);
    }
    if !view.hands_on() {
        return;
    }
    let now = values.iter().position(|value| same(*value, state.coming));
    let next = |by: i64| {
        let count = i64::try_from(count).unwrap_or(1);
        let from = now.and_then(|now| i64::try_from(now).ok()).unwrap_or(-1);
        usize::try_from((from + by).rem_euclid(count))
            .ok()
            .and_then(|i| values.get(i))
    };
    let wished = match (response.interact_pointer_pos(), response.clicked()) {
        (Some(at), true) => {
            let column = ((at.x - rect.left()) / width).clamp(0.0, (count - 1) as f32);
            values
                .iter()
                .enumerate()
                .find(|(i, _)| (*i as f32) <= column && column < *i as f32 + 1.0)
                .map(|(_, value)| value)
        }
        (None, true) => next(1),
        _ if letter(ui, state.control).is_some() => {
            response.request_focus();
            next(1)
        }
        _ if response.has_focus() && steps(ui) != 0 => next(steps(ui).signum()),
        _ => None,
    };
    if let Some(value) = wished {
        state.wish(*value, commands);
    }
}

/// Buttons that start something, side by side, with what runs under them.
pub(super) fn buttons_row(
    ui: &mut Ui,
    rect: Rect,
    controls: &[&'static Control],
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let room = rect.width() - 2.0 * desk::MARGIN;
    let width = (room + 2.0) / 2.0 - 2.0;
    let mut notes: Vec<String> = Vec::new();
    for (i, control) in controls.iter().enumerate() {
        let state = State::of(control, view);
        let name = text.get(&key("control", control.id));
        let place = Rect::from_min_size(
            pos2(
                rect.left() + desk::MARGIN + i as f32 * (width + 2.0),
                rect.top() + 7.0,
            ),
            vec2(width, 32.0),
        );
        let look = if state.pending() {
            Look::Coming
        } else {
            Look::Plain
        };
        let response = widget::button(
            ui,
            ui.id().with(control.id),
            place,
            Sign::Words(&name),
            look,
        );
        let running = format!("{}.running", key("control", control.id));
        if state.pending() {
            notes.push(text.get("ui-from-next-minute"));
        } else if state.coming > 0.0 && text.has(&running) {
            notes.push(text.args(&running, &[("minutes", state.coming.into())]));
        }
        let pressed = response.clicked() || letter(ui, control).is_some();
        if pressed && view.hands_on() {
            commands.push(Command::Set((control.make)(1.0)));
        }
        widget::help(
            response,
            &text.get(&format!("{}.help", key("control", control.id))),
        );
    }
    let face = Face::regular(size::TEXT, theme::SKY);
    if let Some(line) = notes.first() {
        words::put_wrapped(
            ui.painter(),
            (rect.left() + desk::MARGIN, rect.top() + 54.0),
            room,
            NAME_PITCH,
            line,
            face,
        );
    }
}

//! One lever: name, shortcut, value, marks, and what the coming minute brings. The whole row is the target.

use egui::{Align, Painter, Rect, Ui, pos2, vec2};

use super::hands::{letter, target};
use super::kinds::{Bench, options, slider, toggle, toggle_more};
use super::{State, help, name, note, slides};
use crate::hud::desk::{DeskView, banner};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind};
use crate::shift::command::Command;
use crate::text::{Text, key};
use crate::theme::{desk, target};

/// From the top of a row to the baseline of its name.
const NAME: f32 = 17.0;
/// Height of a button for a pointer.
const BUTTON: f32 = 32.0;
/// Height that a slider for fingers needs beyond one for a pointer: its buttons are as high as they are wide.
const STEPPERS: f32 = 24.0;
/// From baseline to baseline of a name that takes two lines.
pub(super) const NAME_PITCH: f32 = 16.0;

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
                buttons.push(control);
            }
            (ControlKind::Button, _) => rows.push(Row::Buttons(vec![control])),
            _ => rows.push(Row::Lever(control)),
        }
    }
    rows
}

/// How close rows stand, and for whom.
#[derive(Clone, Copy)]
pub(super) struct Spacing {
    /// Closer together.
    pub(super) small: bool,
    /// For fingers.
    pub(super) touch: bool,
}

impl Spacing {
    /// Height that buttons in a row need beyond those for a pointer.
    pub(super) fn more_for_buttons(self) -> f32 {
        if self.touch {
            target::TOUCH - BUTTON
        } else {
            0.0
        }
    }
}

/// How the first line of a row divides its width.
pub(super) struct Head {
    pub(super) name: String,
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
    let name = name(state.control, text);
    let value = if slides(state.control) {
        text.control_value(state.control, state.in_force).joined()
    } else {
        String::new()
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
    close: Spacing,
    view: &DeskView,
    text: &Text,
) -> f32 {
    let small = close.small;
    match row {
        Row::Buttons(buttons) => {
            let room = width - 2.0 * desk::MARGIN;
            let lines: usize = note::of_buttons(painter, room, buttons, view, text)
                .iter()
                .map(|note| note_lines(painter, note, room))
                .sum();
            let more = NAME_PITCH * lines.saturating_sub(1) as f32;
            more + close.more_for_buttons() + if small { 60.0 } else { 66.0 }
        }
        Row::Lever(control) => {
            let state = State::of(control, view);
            let mut more = NAME_PITCH * (head(painter, width, &state, text).lines - 1) as f32;
            if control.kind == ControlKind::Toggle {
                more += toggle_more(painter, width - 2.0 * desk::MARGIN, &state, view, text);
            }
            if close.touch && slides(control) {
                more += STEPPERS;
            }
            let options = !slides(control) && control.kind != ControlKind::Toggle;
            more + match (options, small) {
                (true, false) => 86.0,
                (true, true) => 76.0,
                (false, false) => 66.0,
                (false, true) => 58.0,
            }
        }
    }
}

/// Draws a row and takes what is done to it.
pub(super) fn draw(
    ui: &mut Ui,
    rect: Rect,
    row: &Row,
    close: Spacing,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    match row {
        Row::Lever(control) => {
            let state = State::of(control, view);
            lever(ui, rect, &state, close, view, text, commands);
        }
        Row::Buttons(buttons) => buttons_row(ui, rect, buttons, close, view, text, commands),
    }
}

fn lever(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    close: Spacing,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let head = head(ui.painter(), rect.width(), state, text);
    let id = ui.id().with(state.control.id);
    let (x, right) = (rect.left() + desk::MARGIN, rect.right() - desk::MARGIN);
    let mut y = rect.top() + NAME;
    let under = y + NAME_PITCH * (head.lines - 1) as f32;
    let bench = slides(state.control).then(|| Bench::of_row(rect, under, close.touch));
    let hit = bench.as_ref().map_or(rect, |bench| bench.hit);
    let response = target(ui, hit, id, state.control, view);
    let painter = ui.painter();
    words::put_wrapped(
        painter,
        (x, y),
        head.wrap,
        NAME_PITCH,
        &head.name,
        Face::TEXT,
    );
    if head.key {
        widget::key_box(painter, right, y, &state.control.key.to_string());
    }
    words::put(
        painter,
        (right - if head.key { 26.0 } else { 0.0 }, y),
        Align::Max,
        &head.value,
        Face::HEAD,
    );
    y = under;
    let room = right - x;
    let noted = if let Some(bench) = &bench {
        slider(
            ui, &response, bench, state, &head.name, view, text, commands,
        );
        Some(y + 43.0 + if close.touch { STEPPERS } else { 0.0 })
    } else if state.control.kind == ControlKind::Toggle {
        // Its words stand beside it.
        toggle(
            ui,
            &response,
            (x, y),
            right,
            state,
            &head,
            view,
            text,
            commands,
        );
        None
    } else {
        let place = Rect::from_min_max(pos2(x, y + 9.0), pos2(right, y + 37.0));
        options(
            ui, &response, place, &head.name, state, view, text, commands,
        );
        Some(y + 55.0)
    };
    let note = note::note(ui.painter(), room, state, view, text);
    if let Some((y, note)) = noted.zip(note) {
        words::put_wrapped(ui.painter(), (x, y), room, NAME_PITCH, &note, note::FACE);
    }
    widget::focus_outline(
        ui.painter(),
        &response,
        rect.shrink2(vec2(8.0, 4.0)).translate(vec2(0.0, 2.0)),
        4.0,
    );
    widget::help(response, &help(state.control, text));
}

/// What a button says: its name, or where that is too long, the short one.
fn button_name(painter: &Painter, width: f32, control: &Control, text: &Text) -> String {
    let name = key("control", control.id);
    let short = format!("{name}.short");
    let full = text.get(&name);
    if words::width(painter, &full, Face::TEXT) + 12.0 > width && text.has(&short) {
        return text.get(&short);
    }
    full
}

/// Buttons that start something, side by side, with what runs under them.
pub(super) fn buttons_row(
    ui: &mut Ui,
    rect: Rect,
    controls: &[&'static Control],
    close: Spacing,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let room = rect.width() - 2.0 * desk::MARGIN;
    let width = room / 2.0 - 1.0;
    let more = close.more_for_buttons();
    for (i, control) in controls.iter().enumerate() {
        let at = pos2(
            rect.left() + desk::MARGIN + i as f32 * (width + 2.0),
            rect.top() + 7.0,
        );
        let place = Rect::from_min_size(at, vec2(width, BUTTON + more));
        press(ui, place, control, view, text, commands);
    }
    let mut y = rect.top() + 54.0 + more;
    for note in note::of_buttons(ui.painter(), room, controls, view, text) {
        words::put_wrapped(
            ui.painter(),
            (rect.left() + desk::MARGIN, y),
            room,
            NAME_PITCH,
            &note,
            note::FACE,
        );
        y += NAME_PITCH * note_lines(ui.painter(), &note, room) as f32;
    }
}

/// A button that starts something.
pub(super) fn press(
    ui: &Ui,
    place: Rect,
    control: &'static Control,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let state = State::of(control, view);
    let name = button_name(ui.painter(), place.width(), control, text);
    let look = match note::is_busy(&state, view) {
        true => Look::Coming,
        false if view.hands_on() => Look::Plain,
        false => Look::Held,
    };
    let id = ui.id().with(control.id);
    let response = widget::button(ui, id, place, Sign::Words(&name), look);
    let pressed = response.clicked() || letter(ui, control).is_some();
    if pressed && view.hands_on() {
        commands.push(Command::Set((control.make)(1.0)));
    } else if pressed && view.watching {
        banner::say_held(ui);
    }
    widget::help(response, &help(control, text));
}

fn note_lines(painter: &Painter, note: &str, room: f32) -> usize {
    words::lay(painter, note, Face::TEXT, room)
        .rows
        .len()
        .max(1)
}

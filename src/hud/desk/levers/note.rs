//! What is said under (or beside) a lever: what the coming minute brings it, or what it has started.

use egui::Painter;

use super::State;
use crate::hud::desk::{DeskView, news};
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind, Unit};
use crate::model::web;
use crate::text::{Text, key};
use crate::theme::{self, size};

/// How notes are written.
pub(super) const FACE: Face = Face::regular(size::TEXT, theme::SKY);

/// What is said about a control, if there is anything to say.
pub(super) fn note(
    painter: &Painter,
    room: f32,
    state: &State,
    view: &DeskView,
    text: &Text,
) -> Option<String> {
    if state.control.kind == ControlKind::Button {
        return started(state, view, text);
    }
    if state.pending() {
        let value = text.control_value(state.control, state.coming).joined();
        return Some(coming(painter, room, &value, view, text));
    }
    let since = since(state, view).filter(|_| state.control.crisis && !state.is_usual())?;
    let words = |key| text.args(key, &[("minute", since.into())]);
    Some(fitting(
        painter,
        room,
        ["ui-crisis-since", "ui-since"].map(words),
    ))
}

/// What the coming minute brings: all of it, or where that is too long, only when.
pub(super) fn coming(
    painter: &Painter,
    room: f32,
    value: &str,
    view: &DeskView,
    text: &Text,
) -> String {
    let (full, when) = if view.minute_shown.is_some() {
        ("ui-pending", "ui-from-next-minute")
    } else {
        ("ui-pending-start", "ui-from-first-minute")
    };
    let full = text.args(full, &[("value", value.into())]);
    fitting(painter, room, [full, text.get(when)])
}

/// The first words that fit on a line, else the last.
fn fitting(painter: &Painter, room: f32, [full, short]: [String; 2]) -> String {
    if words::width(painter, &full, FACE) <= room {
        full
    } else {
        short
    }
}

/// Minute of the last action on a control.
pub(super) fn since(state: &State, view: &DeskView) -> Option<u32> {
    let mut actions = view.run.actions().iter().rev();
    let last = actions.find(|action| action.set.control_id() == state.control.id);
    last.map(|action| action.minute)
}

/// What a button has started, or is about to, and what pressing it again does.
fn started(state: &State, view: &DeskView, text: &Text) -> Option<String> {
    let name = key("control", state.control.id);
    let running = format!("{name}.running");
    if state.pending() {
        Some(text.get("ui-from-next-minute"))
    } else if state.in_force > 0.0 && text.has(&running) {
        Some(text.args(&running, &[("minutes", state.in_force.into())]))
    } else if is_on(state.control, view) {
        let warm = view.minute().readings[web::Row::CacheWarmShare as usize];
        let share = text.quantity(warm, Unit::Percent, 0).joined();
        Some(text.args(&format!("{name}.on"), &[("share", share.into())]))
    } else {
        None
    }
}

/// Whether what a crisis button has started goes on, however long that takes.
fn is_on(control: &Control, view: &DeskView) -> bool {
    let news = news::news(view);
    control.crisis && news.iter().any(|n| n.control == control.id && !n.over)
}

/// Whether a button is pressed, or what it started still goes on.
pub(super) fn is_busy(state: &State, view: &DeskView) -> bool {
    state.pending() || state.in_force > 0.0 || is_on(state.control, view)
}

/// What the buttons of a row have started, each thing once.
pub(super) fn of_buttons(
    painter: &Painter,
    room: f32,
    buttons: &[&'static Control],
    view: &DeskView,
    text: &Text,
) -> Vec<String> {
    let state = |control: &&'static Control| State::of(control, view);
    let notes = buttons.iter().map(state);
    let mut notes: Vec<String> = notes
        .filter_map(|state| note(painter, room, &state, view, text))
        .collect();
    notes.dedup();
    notes
}

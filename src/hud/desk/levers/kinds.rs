//! The marks of each kind of lever.

use egui::{Id, Key, Painter, Rect, Response, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::State;
use super::hands::{letter, pointed, stepped, steps};
use super::note;
use super::row::{Head, NAME_PITCH};
use crate::hud::desk::DeskView;
use crate::hud::narrow;
use crate::hud::widget::{self, Look, Sign, Track};
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{desk, target};

/// From a row's left edge to the words beside a toggle.
const BESIDE: f32 = 50.0;

/// The words beside a toggle.
fn toggle_words(
    painter: &Painter,
    room: f32,
    state: &State,
    view: &DeskView,
    text: &Text,
) -> String {
    let word = text.get(if state.coming >= 0.5 {
        "ui-on"
    } else {
        "ui-off"
    });
    if state.pending() {
        return note::coming(painter, room, &word, view, text);
    }
    match note::since(state, view) {
        Some(minute) if state.in_force >= 0.5 => {
            text.args("ui-on-since", &[("minute", minute.into())])
        }
        _ => word,
    }
}

/// Height that the words beside a toggle take beyond their first line, in a row of this width.
pub(super) fn toggle_more(
    painter: &Painter,
    room: f32,
    state: &State,
    view: &DeskView,
    text: &Text,
) -> f32 {
    let words = toggle_words(painter, room - BESIDE, state, view, text);
    let lines = words::lay(painter, &words, Face::TEXT, room - BESIDE)
        .rows
        .len();
    NAME_PITCH * lines.saturating_sub(1) as f32
}

/// Where a slider lies: its track, what is hit, and the buttons at its ends.
pub(super) struct Bench {
    /// The track.
    track: Track,
    /// What pointer or finger hits.
    pub(super) hit: Rect,
    /// Buttons for a step down and up; none for a pointer, which is fine enough.
    steppers: Option<[Rect; 2]>,
}

impl Bench {
    /// The slider of a row, under its head.
    pub(super) fn of_row(row: Rect, y: f32, touch: bool) -> Self {
        let (x, right) = (row.left() + desk::MARGIN, row.right() - desk::MARGIN);
        if touch {
            let middle = y + 8.0 + target::TOUCH / 2.0;
            return Self::between((x, right), middle, target::TOUCH, 9.0);
        }
        let track = Track {
            left: x + 8.0,
            y: y + 20.0,
            width: right - x - 16.0,
            handle: 8.0,
        };
        Self {
            track,
            hit: row,
            steppers: None,
        }
    }

    /// A slider between two square buttons of a size, around the height `y`.
    pub(super) fn between((x, right): (f32, f32), y: f32, size: f32, handle: f32) -> Self {
        let button = |x: f32| Rect::from_min_size(pos2(x, y - size / 2.0), Vec2::splat(size));
        let (less, more) = (button(x), button(right - size));
        let hit = Rect::from_min_max(
            less.right_top() + vec2(2.0, 0.0),
            more.left_bottom() - vec2(2.0, 0.0),
        );
        let left = hit.left() + handle + 4.0;
        let track = Track {
            left,
            y,
            width: (hit.right() - handle - 4.0 - left).max(1.0),
            handle,
        };
        Self {
            track,
            hit,
            steppers: Some([less, more]),
        }
    }
}

/// A track with a handle.
pub(super) fn slider(
    ui: &Ui,
    response: &Response,
    bench: &Bench,
    state: &State,
    name: &str,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let control = state.control;
    let fraction = |value| narrow(control.fraction(value));
    response.widget_info(|| WidgetInfo::slider(view.hands_on(), state.in_force, name));
    let coming = state.pending().then(|| fraction(state.coming));
    widget::slider_marks(
        ui.painter(),
        bench.track,
        fraction(state.in_force),
        Some(fraction(control.default)),
        coming,
        !view.hands_on(),
    );
    let mut by = bench.steppers.map_or(0, |places| {
        steppers(ui, response.id, places, view.hands_on(), text)
    });
    if !view.hands_on() {
        return;
    }
    if let Some(at) = pointed(ui, response) {
        let Track { left, width, .. } = bench.track;
        let place = f64::from(((at.x - left) / width.max(1.0)).clamp(0.0, 1.0));
        state.wish(control.from_fraction(place), commands);
    }
    if response.has_focus() {
        by += steps(ui);
    }
    if let Some(down) = letter(ui, control) {
        if response.has_focus() {
            by += if down { -1 } else { 1 };
        }
        response.request_focus();
    }
    // A slider has no use for the space bar; it goes on running and stopping the clock.
    if response.has_focus() && widget::pressed(ui, Key::Space) {
        commands.push(Command::Pause(!view.paused));
    }
    if by != 0 {
        state.wish(stepped(control, state.coming, by), commands);
    }
}

/// The buttons at the ends of a slider; returns the steps that were asked for.
fn steppers(ui: &Ui, id: Id, places: [Rect; 2], hands_on: bool, text: &Text) -> i64 {
    let mut steps = 0;
    for (place, (key, by)) in places.into_iter().zip([("ui-less", -1), ("ui-greater", 1)]) {
        let sign = text.get(key);
        let id = id.with(key);
        let button = widget::button_sized(ui, id, place, Sign::Words(&sign), Look::Plain, 22.0);
        if widget::help(button, &text.get(&format!("{key}.help"))).clicked() && hands_on {
            steps += by;
        }
    }
    steps
}

/// A switch with words beside it.
pub(super) fn toggle(
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
        !view.hands_on(),
    );
    let room = right - x - BESIDE;
    let line = toggle_words(painter, room, state, view, text);
    let face = if state.pending() {
        note::FACE
    } else {
        Face::TEXT
    };
    words::put_wrapped(
        painter,
        (x + BESIDE, y + 25.0),
        room,
        NAME_PITCH,
        &line,
        face,
    );
    if view.hands_on() && (response.clicked() || letter(ui, state.control).is_some()) {
        state.wish(if on(state.coming) { 0.0 } else { 1.0 }, commands);
    }
}

/// Words and values of the alternatives of a control that does not slide.
pub(super) fn alternatives(control: &Control, text: &Text) -> (Vec<String>, Vec<f64>) {
    let values = match control.kind {
        ControlKind::Toggle => vec![0.0, 1.0],
        ControlKind::Choice(names) => (0..names.len()).map(|i| i as f64).collect(),
        _ => crisis_values(control),
    };
    let label = |value: &f64| text.control_value(control, *value).joined();
    (values.iter().map(label).collect(), values)
}

/// The values that a free shift offers for a crisis: how it usually is, bad, and worse.
fn crisis_values(control: &Control) -> Vec<f64> {
    let [bad, worse] = match (control.id, control.kind) {
        ("Surge", _) => [2.0, 3.0],
        ("FraudShare", _) => [0.01, 0.03],
        ("IssuerLatencyA" | "IssuerLatencyB", _) => [3.0, 12.0],
        (_, ControlKind::Range { hi, .. }) => [hi / 2.0, hi],
        _ => return Vec::new(),
    };
    vec![control.default, bad, worse]
}

/// Alternatives side by side: the one in force filled, the coming one outlined.
pub(super) fn options(
    ui: &Ui,
    response: &Response,
    rect: Rect,
    name: &str,
    state: &State,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    response.widget_info(|| WidgetInfo::labeled(WidgetType::RadioGroup, view.hands_on(), name));
    let (labels, values) = alternatives(state.control, text);
    let count = labels.len().max(1);
    let width = (rect.width() + 2.0) / count as f32;
    let same = |a: f64, b: f64| (a - b).abs() < 1e-9;
    for (i, (label, value)) in labels.iter().zip(&values).enumerate() {
        let place = Rect::from_min_size(
            pos2(rect.left() + width * i as f32, rect.top()),
            vec2(width - 2.0, rect.height()),
        );
        let look = match () {
            () if same(*value, state.in_force) && !view.hands_on() => Look::Chosen,
            () if !view.hands_on() => Look::Held,
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
        _ if letter(ui, state.control).is_some() => next(1),
        _ if response.has_focus() && steps(ui) != 0 => next(steps(ui).signum()),
        _ => None,
    };
    if let Some(value) = wished {
        state.wish(*value, commands);
    }
}

//! What pointer and keyboard do to a lever.

use egui::style::ScrollAnimation;
use egui::{EventFilter, Id, Key, Pos2, Rect, Response, Sense, Ui, vec2};

use super::slides;
use crate::hud::desk::{DeskView, banner};
use crate::hud::form;
use crate::hud::shortcuts::{DOWN, UP};
use crate::hud::widget::is_on_top;
use crate::model::control::Control;

/// How far a finger moves before it is clear what it wants, in points.
const SETTLED: f32 = 8.0;
/// Steps that a lever moves with shift held.
const BIG_STEP: u32 = 10;

/// The row as a target for pointer and keyboard. What cannot be dragged leaves it to a finger to scroll.
pub(super) fn target(ui: &Ui, rect: Rect, id: Id, control: &Control, view: &DeskView) -> Response {
    let sense = match (view.hands_on(), slides(control)) {
        (true, true) => Sense::click_and_drag(),
        (true, false) => Sense::click(),
        // Pressed in vain: then it is said who holds it.
        (false, _) if view.watching => Sense::CLICK,
        (false, _) => Sense::hover(),
    };
    let response = ui.interact(rect, id, sense);
    if view.watching && (response.clicked() || response.is_pointer_button_down_on()) {
        banner::say_held(ui);
    }
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

/// Where the pointer presses, drags or has clicked the lever. A finger only sets it by a tap or by moving across: moving up
/// or down it scrolls, and staying it asks what the lever is.
pub(super) fn pointed(ui: &Ui, response: &Response) -> Option<Pos2> {
    let at = response.interact_pointer_pos();
    if !form::touched(ui.ctx()) {
        let used = response.is_pointer_button_down_on() || response.dragged() || response.clicked();
        return at.filter(|_| used);
    }
    if response.clicked() {
        return at;
    }
    if !response.is_pointer_button_down_on() && !response.dragged() {
        return None;
    }
    match course(ui, response.id) {
        Some(Course::Across) => at,
        Some(Course::Along) => {
            let by = ui.input(|input| input.pointer.delta().y);
            ui.scroll_with_delta_animation(vec2(0.0, by), ScrollAnimation::none());
            None
        }
        None => None,
    }
}

/// The way a finger has taken since it came down.
#[derive(Clone, Copy, PartialEq)]
enum Course {
    /// Along the track.
    Across,
    /// Along the column of levers.
    Along,
}

/// What a finger wants of a lever, settled by its first decided move.
fn course(ui: &Ui, lever: Id) -> Option<Course> {
    let (origin, now, moved, began) = ui.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.press_origin(),
            pointer.interact_pos(),
            pointer.is_decidedly_dragging(),
            pointer.press_start_time(),
        )
    });
    let id = lever.with("course");
    let (origin, now, began) = (origin?, now?, began?);
    let settled = ui.data(|data| data.get_temp::<(f64, Course)>(id));
    if let Some((_, course)) = settled.filter(|(since, _)| since.to_bits() == began.to_bits()) {
        return Some(course);
    }
    let way = now - origin;
    if !moved || way.length() < SETTLED {
        return None;
    }
    let course = if way.x.abs() >= way.y.abs() {
        Course::Across
    } else {
        Course::Along
    };
    ui.data_mut(|data| data.insert_temp(id, (began, course)));
    Some(course)
}

/// Whether the lever's letter was pressed, and whether with shift. The first press only takes the focus for a slider.
pub(super) fn letter(ui: &Ui, control: &Control) -> Option<bool> {
    let key = Key::from_name(&control.key.to_string()).filter(|_| is_on_top(ui))?;
    ui.input(|input| {
        let plain = !input.modifiers.alt && !input.modifiers.ctrl && !input.modifiers.command;
        (plain && input.key_pressed(key)).then_some(input.modifiers.shift)
    })
}

/// Steps up (positive) or down that the keyboard asks of a focused lever.
pub(super) fn steps(ui: &Ui) -> i64 {
    ui.input(|input| {
        let signed = |key: &Key, sign: i64| {
            let presses = i64::try_from(input.num_presses(*key)).unwrap_or(0);
            // Many keyboards have their plus on shift, so that only arrows take larger steps with it.
            let is_sign = matches!(key, Key::Plus | Key::Minus);
            let size = if input.modifiers.shift && !is_sign {
                i64::from(BIG_STEP)
            } else {
                1
            };
            sign * size * presses
        };
        let up: i64 = UP.iter().map(|key| signed(key, 1)).sum();
        let down: i64 = DOWN.iter().map(|key| signed(key, -1)).sum();
        up + down
    })
}

/// A control's value some steps further.
pub(super) fn stepped(control: &Control, value: f64, steps: i64) -> f64 {
    (0..steps.unsigned_abs()).fold(value, |value, _| control.neighbour(value, steps > 0))
}

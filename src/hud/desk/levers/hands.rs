//! What pointer and keyboard do to a lever.

use egui::{EventFilter, Id, Key, Pos2, Rect, Response, Sense, Ui};

use crate::hud::desk::DeskView;
use crate::model::control::Control;

/// Steps that a lever moves with shift held.
const BIG_STEP: u32 = 10;

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
pub(super) fn pointed(response: &Response) -> Option<Pos2> {
    let used = response.is_pointer_button_down_on() || response.dragged() || response.clicked();
    response.interact_pointer_pos().filter(|_| used)
}

/// Whether the lever's letter was pressed, and whether with shift. The first press only takes the focus for a slider.
pub(super) fn letter(ui: &Ui, control: &Control) -> Option<bool> {
    let key = Key::from_name(&control.key.to_string())?;
    ui.input(|input| {
        let plain = !input.modifiers.alt && !input.modifiers.ctrl && !input.modifiers.command;
        (plain && input.key_pressed(key)).then_some(input.modifiers.shift)
    })
}

/// Steps up (positive) or down that the keyboard asks of a focused lever.
pub(super) fn steps(ui: &Ui) -> i64 {
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
pub(super) fn stepped(control: &Control, value: f64, steps: i64) -> f64 {
    (0..steps.unsigned_abs()).fold(value, |value, _| control.neighbour(value, steps > 0))
}

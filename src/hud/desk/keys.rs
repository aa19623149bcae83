//! Keys that work anywhere on the desk.

use egui::{Key, Ui};

use super::DeskView;
use crate::hud::widget::pressed;
use crate::shift::command::{Command, Overlay, Speed};

/// Digit of each pace, slowest first.
const SPEED_KEYS: [(Key, Speed); 4] = [
    (Key::Num1, Speed::Half),
    (Key::Num2, Speed::One),
    (Key::Num3, Speed::Two),
    (Key::Num4, Speed::Four),
];

/// Turns keys into commands: space runs and stops, a point plays one minute, digits set the pace, escape opens the settings.
pub(super) fn keys(ui: &Ui, view: &DeskView, commands: &mut Vec<Command>) {
    let focused = ui.memory(|memory| memory.focused().is_some());
    if pressed(ui, Key::Space) && !focused {
        commands.push(Command::Pause(!view.paused));
    }
    if pressed(ui, Key::Period) && view.started && view.paused {
        commands.push(Command::OneMinute);
    }
    for (key, speed) in SPEED_KEYS {
        if pressed(ui, key) && speed != view.speed {
            commands.push(Command::Speed(speed));
        }
    }
    if pressed(ui, Key::Escape) && !focused {
        commands.push(Command::Open(Overlay::Settings));
    }
}

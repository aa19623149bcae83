//! Keys that work anywhere on the desk.

use egui::Ui;

use super::DeskView;
use crate::hud::shortcuts::{CLOSE, ONE_MINUTE, RUN, SPEEDS};
use crate::hud::widget::pressed;
use crate::shift::command::{Command, Overlay};

/// Turns keys into commands: space runs and stops, a point plays one minute, digits set the pace, escape opens the settings.
pub(super) fn keys(ui: &Ui, view: &DeskView, commands: &mut Vec<Command>) {
    let focused = ui.memory(|memory| memory.focused().is_some());
    if pressed(ui, RUN) && !focused {
        commands.push(Command::Pause(!view.paused));
    }
    if pressed(ui, ONE_MINUTE) && view.started && view.paused {
        commands.push(Command::OneMinute);
    }
    for (key, speed) in SPEEDS {
        if pressed(ui, key) && speed != view.speed {
            commands.push(Command::Speed(speed));
        }
    }
    if pressed(ui, CLOSE) && !focused {
        commands.push(Command::Open(Overlay::Settings));
    }
}

//! The way to the next language: a key on the screen that says its own name, and one on the keyboard.

use egui::{Pos2, Rect, Ui, vec2};

use crate::hud::shortcuts;
use crate::hud::widget::{self, Look, Sign};
use crate::shift::command::Command;
use crate::text::{Lang, Text};
use crate::theme::{booth, target};

/// The key on the keyboard.
pub const KEY: egui::Key = egui::Key::L;
/// Room beside the name.
const PAD: f32 = 12.0;

/// The language that comes after this one.
fn next(lang: Lang) -> Lang {
    let all = Lang::all();
    let place = all.iter().position(|known| *known == lang).unwrap_or(0);
    all[(place + 1) % all.len()]
}

/// Width of the key.
fn width(ui: &Ui, text: &Text) -> f32 {
    let label = next(text.lang()).own_name();
    widget::button_width(ui.painter(), label, booth::LEAST, PAD).max(target::TOUCH)
}

/// Where the key stands whose right upper corner is here.
fn place(ui: &Ui, corner: Pos2, text: &Text) -> Rect {
    let size = vec2(width(ui, text), target::TOUCH);
    Rect::from_min_size(corner - vec2(size.x, 0.0), size)
}

/// Draws the key, whose right upper corner is here; returns where it is.
pub(super) fn key(ui: &Ui, corner: Pos2, text: &Text, commands: &mut Vec<Command>) -> Rect {
    let place = place(ui, corner, text);
    let lang = next(text.lang());
    let (id, sign) = (language_id(), Sign::Words(lang.own_name()));
    let response = widget::button_sized(ui, id, place, sign, Look::Plain, booth::LEAST);
    if response.clicked() || shortcuts::asked(ui, KEY) {
        commands.push(Command::Language(lang.code().to_owned()));
    }
    place
}

/// The key's, wherever it stands.
fn language_id() -> egui::Id {
    egui::Id::new("booth language")
}

/// Where the key stands now, if it does: what is pressed there is the key's.
#[must_use]
pub fn language_place(ui: &Ui) -> Option<Rect> {
    let response = ui.ctx().read_response(language_id())?;
    Some(response.rect)
}

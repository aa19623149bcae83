//! Every key there is, in one table, and the sheet that shows it.

mod sheet;

use egui::{Context, Id, Key, Modifiers, Ui};

pub use sheet::{SheetView, asked_for, shortcuts_ui};

use super::widget;
use crate::level::BET_ANSWERS;
use crate::shift::command::{Command, Overlay, Speed};

/// Starts and stops the clock.
pub(crate) const RUN: Key = Key::Space;
/// Plays one minute.
pub(crate) const ONE_MINUTE: Key = Key::Period;
/// Digit of each pace, slowest first.
pub(crate) const SPEEDS: [(Key, Speed); 4] = [
    (Key::Num1, Speed::Half),
    (Key::Num2, Speed::One),
    (Key::Num3, Speed::Two),
    (Key::Num4, Speed::Four),
];
/// Keys that move a lever up, and down.
pub(crate) const UP: [Key; 3] = [Key::ArrowRight, Key::ArrowUp, Key::Plus];
pub(crate) const DOWN: [Key; 3] = [Key::ArrowLeft, Key::ArrowDown, Key::Minus];
/// Keys of a bet's answers.
pub(crate) const ANSWERS: [Key; BET_ANSWERS] = [Key::Num1, Key::Num2, Key::Num3];
/// Opens the page of formulas.
pub(crate) const BASIS: Key = Key::H;
/// Makes the shift heard, or silent.
pub const SOUND: Key = Key::M;
/// Opens and closes this sheet.
pub(crate) const SHEET: Key = Key::Questionmark;
/// Closes what lies over the screen; on the desk, opens the settings.
pub(crate) const CLOSE: Key = Key::Escape;

/// What opens the sheet.
pub const OPEN: Command = Command::Open(Overlay::Shortcuts);

/// Where a key does something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On every screen but a booth's, where nothing is to lie over a visitor's ninety seconds.
    Everywhere,
    /// The same, where the game can be heard.
    Heard,
    /// In a window of the game's own; a page leaves the key to its browser.
    Window,
    /// On the desk.
    Desk,
    /// On the desk, while a lever has the keyboard.
    Lever,
    /// At the bet before the scoring.
    Bet,
}

/// Whether a key that works on every screen was pressed without a modifier; what is being typed is not for it.
#[must_use]
pub fn asked(ui: &Ui, key: Key) -> bool {
    let ctx = ui.ctx();
    ctx.input(|input| input.modifiers.is_none() && input.key_pressed(key))
        && !ctx.text_edit_focused()
}

/// Whether the escape key closes something that is part of the screen itself: a hint, a question, a page of a phone's desk. Uses the
/// key up, and lets [`take_closing`] know that there is something to close. To be asked in every frame in which there is.
pub(crate) fn closes(ui: &Ui) -> bool {
    if !widget::is_on_top(ui) {
        return false;
    }
    ui.data_mut(|data| data.insert_temp(closing_id(), true));
    ui.input_mut(|input| input.consume_key(Modifiers::NONE, CLOSE))
}

/// Whether something was drawn since this was last asked that the escape key closes, over the screen or on it.
#[must_use]
pub fn take_closing(ctx: &Context) -> bool {
    let part = ctx.data_mut(|data| data.remove_temp::<bool>(closing_id()));
    part.is_some() || ctx.memory(|memory| memory.top_modal_layer().is_some())
}

fn closing_id() -> Id {
    Id::new("the escape key closes something")
}

/// A line of the sheet.
#[derive(Clone, Copy, Debug)]
pub struct Shortcut {
    /// Text key of the key's name; its `.help` says what it does.
    pub words: &'static str,
    /// The keys; none for what the desk's table of levers gives, and where shift is held.
    pub keys: &'static [Key],
    /// Where it does so.
    pub place: Place,
}

const fn line(words: &'static str, keys: &'static [Key], place: Place) -> Shortcut {
    Shortcut { words, keys, place }
}

/// All keys in the order in which they are shown.
pub const SHORTCUTS: [Shortcut; 15] = [
    line("ui-key-space", &[RUN], Place::Desk),
    line("ui-key-period", &[ONE_MINUTE], Place::Desk),
    line(
        "ui-key-digits",
        &[Key::Num1, Key::Num2, Key::Num3, Key::Num4],
        Place::Desk,
    ),
    line("ui-key-letter", &[], Place::Desk),
    line(
        "ui-key-arrows",
        &[
            Key::ArrowLeft,
            Key::ArrowRight,
            Key::ArrowUp,
            Key::ArrowDown,
        ],
        Place::Lever,
    ),
    line("ui-key-plus", &[Key::Plus, Key::Minus], Place::Lever),
    line("ui-key-shift-arrows", &[], Place::Lever),
    line("ui-key-answers", &ANSWERS, Place::Bet),
    line("ui-key-tab", &[Key::Tab], Place::Everywhere),
    line("ui-key-enter", &[Key::Enter], Place::Everywhere),
    line("ui-key-h", &[BASIS], Place::Everywhere),
    line("ui-key-m", &[SOUND], Place::Heard),
    line("ui-key-question", &[SHEET], Place::Everywhere),
    line("ui-key-escape", &[CLOSE], Place::Everywhere),
    line("ui-key-f11", &[Key::F11], Place::Window),
];

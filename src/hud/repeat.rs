//! A key that is held.

use egui::{Context, Event, Key, Plugin, RawInput};

/// Keeps from everything what a keyboard repeats while a key is held, unless the key moves, scrolls or deletes. What toggles
/// would flicker.
pub(super) struct Repeat;

impl Plugin for Repeat {
    fn debug_name(&self) -> &'static str {
        "repeat"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        input.events.retain(|event| match event {
            Event::Key { key, repeat, .. } => !repeat || goes_on(*key),
            _ => true,
        });
    }
}

/// Whether a key does again what it does as long as it is held.
fn goes_on(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowDown
            | Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::PageDown
            | Key::PageUp
            | Key::Home
            | Key::End
            | Key::Plus
            | Key::Minus
            | Key::Tab
            | Key::Backspace
            | Key::Delete
            | Key::Period
    )
}

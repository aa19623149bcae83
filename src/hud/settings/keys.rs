//! What the keys do.

use egui::{Align, Ui};

use super::{NARROW, Page, line};
use crate::hud::words::{self, Face};
use crate::text::Text;

/// Keys that help says, in order.
const KEYS: [&str; 8] = [
    "ui-key-space",
    "ui-key-period",
    "ui-key-digits",
    "ui-key-letter",
    "ui-key-arrows",
    "ui-key-tab",
    "ui-key-enter",
    "ui-key-h",
];
/// What follows in a window of the game's own …
const IN_WINDOW: &[&str] = &["ui-key-escape", "ui-key-f11"];
/// … and on a page, whose browser has a use for these itself.
const ON_PAGE: &[&str] = &["ui-key-escape-page"];

/// The keys in two columns, or one where it is narrow.
pub(super) fn keyboard(ui: &mut Ui, page: Page, on_page: bool, text: &Text) {
    let head = line(ui, page, 34.0);
    words::put(
        ui.painter(),
        (head.left(), head.top() + 24.0),
        Align::Min,
        &text.get("ui-keyboard"),
        Face::LABEL,
    );
    let columns = if page.width < NARROW { 1 } else { 2 };
    let last = if on_page { ON_PAGE } else { IN_WINDOW };
    let all: Vec<&str> = KEYS.iter().chain(last).copied().collect();
    for keys in all.chunks(columns) {
        let rect = line(ui, page, if columns > 1 { 38.0 } else { 26.0 });
        let pitch = rect.width() / columns as f32;
        for (i, key) in keys.iter().enumerate() {
            let x = rect.left() + i as f32 * pitch;
            let name = words::put(
                ui.painter(),
                (x, rect.top() + 16.0),
                Align::Min,
                &text.get(key),
                Face::VALUE,
            );
            let column = (name.right() - x + 10.0).max(64.0);
            let room = (pitch - column - 12.0).max(1.0);
            words::put_wrapped(
                ui.painter(),
                (x + column, rect.top() + 16.0),
                room,
                15.0,
                &text.get(&format!("{key}.help")),
                Face::TEXT,
            );
        }
    }
}

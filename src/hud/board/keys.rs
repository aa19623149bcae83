//! Keys on the screen, and the real ones that do the same.

use egui::{Event, Key, Rect, Ui, WidgetInfo, WidgetType, pos2, vec2};

use crate::hud::icon::{self, Icon};
use crate::hud::widget::{self, Look, Sign};
use crate::shift::command::Stroke;
use crate::text::Text;
use crate::theme::{self, board, booth};

/// Rows of letters.
const LETTERS: [&str; 3] = ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"];
/// Letters with marks that Irish and Filipino names need.
pub const MARKED: &str = "ÑÁÉÍÓÚ";
/// Digits, for what is not a person's name.
pub const DIGITS: &str = "1234567890";

/// Signs, for the same.
pub const SIGNS: &str = "-.,&+’!/:#";

/// Which letters the keys have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hud) enum Case {
    /// Capitals.
    Capitals,
    /// Small ones, and a key for a capital.
    Mixed {
        /// The first letter is yet to come: it is a capital unless that key is pressed.
        first: bool,
    },
}

/// Height of the keys with so many rows.
#[must_use]
pub fn height(rows: usize) -> f32 {
    rows as f32 * (board::KEY_HIGH + board::KEY_GAP) - board::KEY_GAP
}

/// Draws keys as wide as `place`, `more` rows of ten above the letters; returns what is pressed on them, or on a real keyboard.
pub(in crate::hud) fn keys(
    ui: &Ui,
    place: Rect,
    more: &[&str],
    case: Case,
    text: &Text,
) -> Vec<Stroke> {
    let other = ui.id().with("other case");
    let is_other = ui.data(|data| data.get_temp(other)).unwrap_or(false);
    let is_small = match case {
        Case::Capitals => false,
        Case::Mixed { first } => first == is_other,
    };
    let pitch = (place.width() + board::KEY_GAP) / 10.0;
    let row_of = |row: usize| place.top() + row as f32 * (board::KEY_HIGH + board::KEY_GAP);
    let mut pressed = typed(ui);
    let mut letters = |first: f32, row: usize, all: &str| {
        for (n, capital) in all.chars().enumerate() {
            let small = capital.to_lowercase().next().filter(|_| is_small);
            let letter = small.unwrap_or(capital);
            let left = first + n as f32 * pitch;
            let rect = key(left, row_of(row), pitch);
            if letter_key(ui, rect, letter) {
                pressed.push(Stroke::Type(letter));
            }
        }
    };
    for (row, all) in more.iter().enumerate() {
        letters(place.left(), row, all);
    }
    let first = more.len();
    letters(place.left(), first, LETTERS[0]);
    letters(place.left() + pitch / 2.0, first + 1, LETTERS[1]);
    letters(place.left() + 1.5 * pitch, first + 2, LETTERS[2]);
    letters(place.left(), first + 3, MARKED);
    let typed_one = !pressed.is_empty();
    let mut turned = false;
    if case != Case::Capitals {
        let rect = key(place.left(), row_of(first + 2), 1.5 * pitch);
        turned = case_key(ui, rect, is_small, text);
    }
    if turned || typed_one {
        ui.data_mut(|data| data.insert_temp(other, turned && !is_other));
    }
    let left = place.left() + 8.5 * pitch;
    let erase = key(
        left,
        row_of(first + 2),
        place.right() - left + board::KEY_GAP,
    );
    if erase_key(ui, erase, text) {
        pressed.push(Stroke::Erase);
    }
    let left = place.left() + MARKED.chars().count() as f32 * pitch;
    let space = key(
        left,
        row_of(first + 3),
        place.right() - left + board::KEY_GAP,
    );
    let label = text.get("ui-key-space-bar");
    let id = ui.id().with("space");
    if widget::button_sized(ui, id, space, Sign::Words(&label), Look::Plain, booth::UNIT).clicked()
    {
        pressed.push(Stroke::Type(' '));
    }
    pressed
}

/// A key's place, without the gap behind it.
fn key(left: f32, top: f32, pitch: f32) -> Rect {
    Rect::from_min_size(
        pos2(left, top),
        vec2(pitch - board::KEY_GAP, board::KEY_HIGH),
    )
}

fn letter_key(ui: &Ui, rect: Rect, letter: char) -> bool {
    let mut buffer = [0; 4];
    let label: &str = letter.encode_utf8(&mut buffer);
    let sign = Sign::Words(label);
    let id = ui.id().with(("key", letter));
    widget::button_sized(ui, id, rect, sign, Look::Plain, booth::UNIT).clicked()
}

/// For one letter of the other case.
fn case_key(ui: &Ui, rect: Rect, is_small: bool, text: &Text) -> bool {
    let (label, name) = if is_small {
        ("ABC", "ui-key-capital")
    } else {
        ("abc", "ui-key-small")
    };
    let (id, name) = (ui.id().with("case"), text.get(name));
    let response =
        widget::button_sized(ui, id, rect, Sign::Words(label), Look::Chosen, booth::HEAD);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    response.clicked()
}

/// Its sign is drawn: no font has it.
pub(in crate::hud) fn erase_key(ui: &Ui, rect: Rect, text: &Text) -> bool {
    let name = text.get("ui-key-erase");
    let sign = Sign::Words("");
    let response = widget::button_sized(
        ui,
        ui.id().with("erase"),
        rect,
        sign,
        Look::Chosen,
        booth::UNIT,
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
    icon::draw(ui.painter(), Icon::Erase, rect.center(), 22.0, theme::HI);
    response.clicked()
}

/// What is typed on a real keyboard. While one of the screen's keys has the keyboard, the space bar and the enter key press that.
pub(in crate::hud) fn typed(ui: &Ui) -> Vec<Stroke> {
    if !widget::is_on_top(ui) {
        return Vec::new();
    }
    let is_taken = ui.memory(|memory| memory.focused().is_some());
    ui.input(|input| {
        let stroke = |event: &Event| match event {
            Event::Text(text) => text
                .chars()
                .filter(|c| !(is_taken && *c == ' '))
                .map(Stroke::Type)
                .collect(),
            Event::Key {
                key: Key::Backspace,
                pressed: true,
                ..
            } => vec![Stroke::Erase],
            Event::Key {
                key: Key::Enter,
                pressed: true,
                ..
            } if !is_taken => vec![Stroke::Enter],
            _ => Vec::new(),
        };
        input.events.iter().flat_map(stroke).collect()
    })
}

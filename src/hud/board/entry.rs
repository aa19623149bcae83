//! The place where a name is typed.

use egui::{Align, Painter, Rect, Stroke as Pen, StrokeKind, Ui, pos2, vec2};

use super::list::caret;
use super::{BoardView, Typing, fitting, keys};
use crate::board::{NAME_CHARS, NameFault};
use crate::hud::icon::{self, Icon};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::{BoothWish, Command, NameWish, Stroke};
use crate::text::Text;
use crate::theme::{self, board, booth, radius};

/// From the field to the keys, from the keys to the buttons.
const GAP: f32 = 20.0;

/// Draws the name's field, the keys, and what can be done with it.
pub(super) fn entry(
    ui: &Ui,
    side: Rect,
    view: &BoardView<'_>,
    typing: Typing<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let part =
        |top: f32, high: f32| Rect::from_min_size(pos2(side.left(), top), vec2(side.width(), high));
    head(ui.painter(), side, typing, text);
    let place = part(side.top() + board::HEAD, board::FIELD);
    field(ui.painter(), place, typing.typed);
    let place = part(place.bottom() + GAP, keys::height(4));
    let strokes = keys::keys(ui, place, &[], keys::Case::Capitals, text).into_iter();
    commands.extend(strokes.map(|stroke| Command::Name(NameWish::Key(stroke))));
    let place = part(place.bottom() + GAP, board::MAIN);
    put_up(ui, place, typing, text, commands);
    let row = part(place.bottom() + 10.0, board::OTHER);
    let half = (row.width() - 8.0) / 2.0;
    for (place, key, wish) in [
        (
            row.with_max_x(row.left() + half),
            "ui-board-nameless",
            Command::Name(NameWish::Nameless),
        ),
        (
            row.with_min_x(row.right() - half),
            "ui-board-again",
            Command::Booth(BoothWish::Again),
        ),
    ] {
        other(ui, place, key, wish, text, commands);
    }
    kept(ui.painter(), side, row.bottom() + 34.0, view, text);
}

/// The heading, and beside it how long a name may be; or instead why the name was not taken.
fn head(painter: &Painter, side: Rect, typing: Typing<'_>, text: &Text) {
    let baseline = side.top() + 60.0;
    if let Some(fault) = typing.refused {
        icon::draw(
            painter,
            Icon::Warning,
            pos2(side.left() + 14.0, baseline - 8.0),
            13.0,
            theme::YELLOW,
        );
        let said = refusal(fault, text);
        let face = Face::regular(booth::HEAD, theme::YELLOW);
        let wrap = side.width() - 40.0;
        let lines = words::lines(painter, &said, face, wrap).len() as f32 - 1.0;
        let at = (side.left() + 40.0, baseline - 28.0 * lines);
        words::put_wrapped(painter, at, wrap, 28.0, &said, face);
        return;
    }
    let name = Face::semibold(booth::UNIT, theme::HI);
    let head = words::put(
        painter,
        (side.left(), baseline),
        Align::Min,
        &text.get("ui-board-your-name"),
        name,
    );
    let hint = text.args("ui-board-letters", &[("n", NAME_CHARS.into())]);
    let face = Face::regular(booth::TEXT, theme::LO);
    let face = fitting(painter, &hint, face, side.right() - head.right() - 16.0);
    words::put(painter, (side.right(), baseline), Align::Max, &hint, face);
}

/// Why a name is not taken, in words.
pub(in crate::hud) fn refusal(fault: NameFault, text: &Text) -> String {
    match fault {
        NameFault::Empty => text.get("ui-board-name-empty"),
        NameFault::TooLong => text.args("ui-board-letters", &[("n", NAME_CHARS.into())]),
        NameFault::Character(c) => {
            text.args("ui-board-name-sign", &[("sign", c.to_string().into())])
        }
        NameFault::Unfriendly => text.get("ui-board-name-unfriendly"),
    }
}

/// A place for each letter, those that are typed in theirs.
fn field(painter: &Painter, place: Rect, typed: &str) {
    painter.rect_filled(place, radius::PANEL, theme::INK2.egui());
    let edge = Pen::new(3.0, theme::SKY.egui());
    painter.rect_stroke(place, radius::PANEL, edge, StrokeKind::Middle);
    let pitch = (place.width() - 40.0) / NAME_CHARS as f32;
    let left = |n: usize| place.left() + 20.0 + n as f32 * pitch;
    let letters: Vec<char> = typed.chars().collect();
    for n in 0..NAME_CHARS {
        let colour = if n < letters.len() {
            theme::TX
        } else {
            theme::LINE
        };
        let line = [
            pos2(left(n) + 5.0, place.bottom() - 20.0),
            pos2(left(n) + pitch - 5.0, place.bottom() - 20.0),
        ];
        painter.line_segment(line, Pen::new(3.0, colour.egui()));
    }
    for (n, letter) in letters
        .iter()
        .enumerate()
        .filter(|(_, letter)| **letter != ' ')
    {
        let letter = letter.to_string();
        let face = Face::semibold(board::LETTER, theme::HI);
        let at = (left(n) + pitch / 2.0, place.bottom() - 30.0);
        words::put(painter, at, Align::Center, &letter, face);
    }
    if letters.len() < NAME_CHARS {
        caret(
            painter,
            left(letters.len()) + 7.0,
            place.top() + 20.0,
            place.bottom() - 30.0,
        );
    }
}

/// The one thing to do, which says the name.
fn put_up(ui: &Ui, place: Rect, typing: Typing<'_>, text: &Text, commands: &mut Vec<Command>) {
    let name = typing.typed.trim();
    // What is not shown is not said either.
    let is_hidden = typing.refused == Some(NameFault::Unfriendly);
    let label = if name.is_empty() || is_hidden {
        text.get("ui-board-put-up")
    } else {
        text.args("ui-board-put-up-name", &[("name", name.into())])
    };
    let face = Face::semibold(booth::UNIT, theme::INK0);
    let size = fitting(ui.painter(), &label, face, place.width() - 32.0).size;
    let id = ui.id().with("put-up");
    if widget::button_sized(ui, id, place, Sign::Words(&label), Look::Strong, size).clicked() {
        commands.push(Command::Name(NameWish::Key(Stroke::Enter)));
    }
}

/// Something else that can be done.
pub(super) fn other(
    ui: &Ui,
    place: Rect,
    key: &'static str,
    wish: Command,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let label = text.get(key);
    let face = Face::regular(booth::HEAD, theme::HI);
    let size = fitting(ui.painter(), &label, face, place.width() - 24.0).size;
    let id = ui.id().with(key);
    if widget::button_sized(ui, id, place, Sign::Words(&label), Look::Plain, size).clicked() {
        commands.push(wish);
    }
}

/// What becomes of names.
pub(super) fn kept(
    painter: &Painter,
    side: Rect,
    baseline: f32,
    view: &BoardView<'_>,
    text: &Text,
) {
    let said = if view.saved {
        text.args("ui-board-kept", &[("n", view.kept_days.into())])
    } else {
        text.get("ui-board-not-saved")
    };
    let face = Face::regular(booth::TEXT, theme::LO);
    let face = fitting(painter, &said, face, side.width());
    words::put_ragged_left(
        painter,
        (side.right(), baseline),
        side.width(),
        24.0,
        &said,
        face,
    );
}

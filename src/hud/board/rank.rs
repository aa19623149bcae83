//! The visitor's place among the others, once it is theirs.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::entry::{kept, other};
use super::{BoardView, fitting};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::{BoothWish, Command};
use crate::text::Text;
use crate::theme::{self, board, booth};

/// Draws the place, and what comes next.
pub(super) fn rank(
    ui: &Ui,
    side: Rect,
    view: &BoardView<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let painter = ui.painter();
    // From below, where the keys stand: above them there may be more room or less.
    let foot = side.bottom() - 108.0;
    let lift = (388.0 + 72.0 - (foot - side.top())).max(0.0);
    if let Some((place, row)) = view
        .mine
        .and_then(|place| Some((place, view.rows.get(place)?)))
    {
        let face = fitting(
            painter,
            row.name,
            Face::semibold(booth::NUMBER, theme::HI),
            side.width(),
        );
        words::put(
            painter,
            (side.left(), foot - 388.0 + lift),
            Align::Min,
            row.name,
            face,
        );
        let number = text.number((place + 1) as f64, 0);
        let face = Face::semibold(booth::RANK, theme::HI);
        let number = words::put(
            painter,
            (side.left() - 4.0, foot - 248.0 + lift),
            Align::Min,
            &number,
            face,
        );
        let of = text.args("ui-board-of", &[("n", view.rows.len().into())]);
        let at = (number.right() + 20.0, foot - 248.0 + lift);
        let face = Face::regular(booth::UNIT, theme::LO);
        let face = fitting(painter, &of, face, side.right() - at.0);
        words::put(painter, at, Align::Min, &of, face);
    }
    let row = Rect::from_min_size(pos2(side.left(), foot), vec2(side.width(), board::OTHER));
    let main = row.translate(vec2(0.0, -10.0 - board::MAIN));
    let main = Rect::from_min_size(main.min, vec2(side.width(), board::MAIN));
    let label = text.get("ui-board-again");
    let id = ui.id().with("ui-board-again");
    if widget::button_sized(ui, id, main, Sign::Words(&label), Look::Strong, booth::UNIT).clicked()
    {
        commands.push(Command::Booth(BoothWish::Again));
    }
    let done = Command::Booth(BoothWish::Done);
    other(ui, row, "ui-board-done", done, text, commands);
    kept(painter, side, row.bottom() + 34.0, view, text);
}

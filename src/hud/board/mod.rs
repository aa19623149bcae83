//! The board: the day's best, a visitor's own row in its place among them at once, and the keys to give it a name.
//!
//! All measures are the booth's points, see [`super::booth::scale`].

mod entry;
mod foot;
pub mod keys;
mod list;
mod rank;

use egui::{Align, Painter, Rect, Ui, pos2, vec2};

use super::words::{self, Face};
use crate::board::NameFault;
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, board, booth};

pub(super) use entry::refusal;
pub use list::Row;

/// What the board shows.
#[derive(Clone, Copy, Debug)]
pub struct BoardView<'a> {
    /// The level's name.
    pub level: &'a str,
    /// The seed.
    pub seed: u32,
    /// Name of the event; empty for none.
    pub event: &'a str,
    /// All scores, best first.
    pub rows: &'a [Row<'a>],
    /// The visitor's own among them.
    pub mine: Option<usize>,
    /// The name that is being typed; none when it was given, or is not wanted.
    pub typing: Option<Typing<'a>>,
    /// Seconds until the visitor counts as gone, and of how many.
    pub left_s: Option<(f64, f64)>,
    /// As many days as names are kept.
    pub kept_days: u32,
    /// Entries outlive the program.
    pub saved: bool,
}

/// A name that is being typed.
#[derive(Clone, Copy, Debug)]
pub struct Typing<'a> {
    /// What is there so far.
    pub typed: &'a str,
    /// Why it was not taken, until the next stroke.
    pub refused: Option<NameFault>,
}

/// The parts of the page.
struct Places {
    list: Rect,
    side: Rect,
    foot: Rect,
}

/// Width of the keys, and of what stands with them, where there is room.
const SIDE: f32 = 10.0 * board::KEY + 9.0 * board::KEY_GAP;
/// Least width of the list beside them.
const LIST: f32 = 292.0;
/// Gap between the two.
const GAP: f32 = 40.0;
/// Height of head, field, keys and buttons, with what is said below them.
const SIDE_HIGH: f32 = 644.0;
/// Height of the place and what comes next, once there is a name.
const RANK_HIGH: f32 = 470.0;

fn places(page: Rect, is_typing: bool) -> Places {
    let inner = page.shrink2(vec2(board::MARGIN, 0.0));
    let (above, foot) = inner.split_top_bottom_at_y(page.bottom() - board::FOOT);
    if super::booth::is_upright(page.size()) {
        let high = if is_typing { SIDE_HIGH } else { RANK_HIGH };
        let (list, side) = above.split_top_bottom_at_y(above.bottom() - high);
        return Places { list, side, foot };
    }
    let side = SIDE.min(above.width() - GAP - LIST);
    let list = above.with_max_x(above.right() - side - GAP);
    let side = above.with_min_x(above.right() - side);
    Places { list, side, foot }
}

/// Draws the board.
pub fn board_ui(ui: &mut Ui, view: &BoardView<'_>, text: &Text, commands: &mut Vec<Command>) {
    let page = ui.max_rect();
    let places = places(page, view.typing.is_some());
    if !places.side.is_positive() || !places.list.is_positive() {
        return;
    }
    ui.painter().rect_filled(page, 0.0, theme::INK0.egui());
    head(ui.painter(), places.list, view, text);
    list::list(ui, places.list, view, text);
    if let Some(typing) = view.typing {
        entry::entry(ui, places.side, view, typing, text, commands);
    } else {
        rank::rank(ui, places.side, view, text, commands);
    }
    foot::foot(ui.painter(), places.foot, view.left_s, text);
}

/// What board it is. Event and shift go below where they have no room beside.
fn head(painter: &Painter, list: Rect, view: &BoardView<'_>, text: &Text) {
    let title = text.get("ui-board-today");
    let seed = view.seed.to_string();
    let args = [("level", view.level.into()), ("seed", seed.as_str().into())];
    let shift = text.args("ui-board-shift", &args);
    let of = [view.event, &shift];
    let of: Vec<&str> = of.into_iter().filter(|part| !part.is_empty()).collect();
    let of = of.join(", ");
    let (face, beside) = (
        Face::semibold(booth::TITLE, theme::HI),
        Face::regular(booth::HEAD, theme::LO),
    );
    let gap = 14.0;
    let wide = words::width(painter, &title, face) + gap + words::width(painter, &of, beside);
    if wide <= list.width() {
        let at = (list.left(), list.top() + 60.0);
        let title = words::put(painter, at, Align::Min, &title, face);
        words::put(
            painter,
            (title.right() + gap, at.1),
            Align::Min,
            &of,
            beside,
        );
        return;
    }
    let face = fitting(painter, &title, face, list.width());
    words::put(
        painter,
        (list.left(), list.top() + 38.0),
        Align::Min,
        &title,
        face,
    );
    let below = Face::regular(booth::LEAST, theme::LO);
    words::put_wrapped(
        painter,
        (list.left(), list.top() + 62.0),
        list.width(),
        22.0,
        &of,
        below,
    );
}

/// A face that fits words into a width: as it is, or smaller, but never smaller than a booth's smallest.
pub(super) fn fitting(painter: &Painter, said: &str, face: Face, width: f32) -> Face {
    let wide = words::width(painter, said, face);
    let size = (face.size * width / wide.max(1.0)).floor();
    Face {
        size: size.clamp(booth::LEAST, face.size),
        ..face
    }
}

/// A line across, between parts of the page.
fn hairline(painter: &Painter, from: f32, to: f32, y: f32) {
    let stroke = egui::Stroke::new(1.0, theme::INK3.egui());
    painter.line_segment([pos2(from, y), pos2(to, y)], stroke);
}

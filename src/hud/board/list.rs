//! The rows of the board.

use std::ops::Range;

use egui::{
    Align, Painter, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2,
};

use super::{BoardView, fitting};
use crate::hud::form;
use crate::hud::icon;
use crate::hud::words::{self, Face};
use crate::shift::number::whole;
use crate::text::Text;
use crate::theme::{self, board, booth, radius};

/// A score.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The name.
    pub name: &'a str,
    /// 0–3.
    pub stars: u8,
    /// 0–1000.
    pub score: u32,
    /// It is a simulated operator's.
    pub simulated: bool,
}

/// From one row to the next.
const PITCH: f32 = board::ROW + board::ROW_GAP;
/// Room below the rows for what is said of them.
const BELOW: f32 = 66.0;
/// How far the frame of the visitor's row reaches out of it, and the bar out of all rows.
const FRAME: f32 = 2.0;
const BAR: f32 = 14.0;
/// Where the rank ends, and where the name begins.
const RANK_END: f32 = 48.0;
const NAME: f32 = 76.0;
/// Room for the score, and for the stars before it.
const SCORE: f32 = 124.0;
const STARS: f32 = 108.0;
/// A row narrower than this has two lines and no stars: the score tells them.
const ONE_LINE_FROM: f32 = 440.0;

/// As many of the best as stay in sight above the rest, which is scrolled, when the visitor's row is not among the first.
const BEST: usize = 3;
/// Room between the two, for the sign that there are rows between them.
const BETWEEN: f32 = 14.0;

/// How many whole rows there is room for.
fn rows_in(height: f32) -> usize {
    whole(f64::from((height + board::ROW_GAP) / PITCH)).max(1) as usize
}

/// Height of so many rows.
fn height(rows: usize) -> f32 {
    (rows as f32 * PITCH - board::ROW_GAP).max(0.0)
}

/// Draws the rows that there is room for: the best, and the visitor's with its neighbours. The others are scrolled to.
pub(super) fn list(ui: &mut Ui, place: Rect, view: &BoardView<'_>, text: &Text) {
    let all = place.with_min_y(place.top() + board::HEAD);
    let rows = all.with_max_y(all.bottom() - BELOW);
    // Two rows, the best and the visitor's, say more than what is said of them.
    let is_tight = rows_in(rows.height()) < 2;
    let rows = if is_tight { all } else { rows };
    let seen = rows_in(rows.height());
    let is_far = view.mine.is_some_and(|mine| mine >= seen);
    let best = if is_far { BEST.min(seen / 2) } else { 0 };
    let mut rest = rows;
    for place in 0..best {
        let at = Rect::from_min_size(rest.min, vec2(rows.width(), board::ROW));
        draw(ui.painter(), at, place, view, text);
        rest = rest.with_min_y(rest.top() + PITCH);
    }
    if best > 0 {
        rest = rest.with_min_y(rest.top() + BETWEEN);
    }
    let (bottom, range) = scrolled(ui, rest, best, view, text);
    if best > 0 && range.start > best {
        skipped(ui.painter(), pos2(rows.center().x, rest.top()));
    }
    if is_tight {
        return;
    }
    let above = text.get("ui-board-passed-first");
    let said = match view.rows.len().saturating_sub(range.end) {
        0 => above,
        more => format!(
            "{} {above}",
            text.args("ui-board-below", &[("n", more.into())])
        ),
    };
    let face = Face::regular(booth::TEXT, theme::LO);
    let at = (rows.left(), bottom + 32.0);
    words::put_wrapped(ui.painter(), at, rows.width(), 26.0, &said, face);
}

/// Draws the rows from a place on, the visitor's in the middle at first; returns where they end, and which are in sight.
fn scrolled(
    ui: &mut Ui,
    rows: Rect,
    from: usize,
    view: &BoardView<'_>,
    text: &Text,
) -> (f32, Range<usize>) {
    let seen = rows_in(rows.height());
    let high = height(seen);
    // Anew when there is another board, or room for more.
    let board = (view.level, view.seed, view.event);
    let id = ui
        .id()
        .with(("board", board, view.rows.len(), view.mine, seen, from));
    let mut area = ScrollArea::vertical()
        .id_salt(id)
        .scroll_source(form::scrolling(ui.ctx()))
        .max_height(high + 2.0 * FRAME)
        .auto_shrink(false);
    // Anew, too, when something else was shown meanwhile: the next visitor does not see where the last one had scrolled to.
    let pass = ui.ctx().cumulative_pass_nr();
    let last = ui.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, pass);
        last
    });
    if last.is_none_or(|last| last + 1 < pass) {
        let far = view.mine.filter(|mine| *mine >= seen);
        let first = far.map_or(0, |mine| mine.saturating_sub(from + seen / 2));
        area = area.vertical_scroll_offset(first as f32 * PITCH);
    }
    // The frame of the visitor's row reaches out of it, and the bar stands beside it.
    let within = Rect::from_min_max(
        rows.min - vec2(FRAME, FRAME),
        pos2(rows.right() + BAR, rows.top() + high + FRAME),
    );
    let mut ui = ui.new_child(UiBuilder::new().max_rect(within));
    let all = view.rows.len().saturating_sub(from);
    let shown = area.show_viewport(&mut ui, |ui, seen| {
        let size = vec2(within.width(), height(all) + 2.0 * FRAME);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        for n in 0..all {
            let top = n as f32 * PITCH;
            if top + board::ROW < seen.top() || top > seen.bottom() {
                continue;
            }
            let at = Rect::from_min_size(
                rect.min + vec2(FRAME, FRAME + top),
                vec2(rows.width(), board::ROW),
            );
            draw(ui.painter(), at, from + n, view, text);
        }
    });
    // A row is in sight when all of it is, give or take a point.
    let offset = shown.state.offset.y;
    let first = (0..all).find(|n| *n as f32 * PITCH > offset - 1.0);
    let in_sight = (0..all).filter(|n| *n as f32 * PITCH + board::ROW <= offset + high + 1.0);
    let range = from + first.unwrap_or(all)..from + in_sight.count();
    (rows.top() + high, range)
}

/// The sign that rows lie between those above it and those below: three points in the gap above a place.
fn skipped(painter: &Painter, below: Pos2) {
    let y = below.y - 0.5 * (BETWEEN + board::ROW_GAP);
    for n in [-1.0, 0.0, 1.0] {
        painter.circle_filled(pos2(below.x + 14.0 * n, y), 3.0, theme::LO.egui());
    }
}

fn draw(painter: &Painter, at: Rect, place: usize, view: &BoardView<'_>, text: &Text) {
    let Some(row) = view.rows.get(place) else {
        return;
    };
    let is_mine = view.mine == Some(place);
    let ground = if is_mine { theme::INK3 } else { theme::INK1 };
    painter.rect_filled(at, radius::PANEL, ground.egui());
    if is_mine {
        let frame = Stroke::new(3.0, theme::SKY.egui());
        painter.rect_stroke(at, radius::PANEL, frame, StrokeKind::Middle);
    }
    let middle = at.center().y + 10.0;
    let ink = if is_mine { theme::HI } else { theme::LO };
    let number = text.number((place + 1) as f64, 0);
    let face = fitting(
        painter,
        &number,
        Face::semibold(booth::UNIT, ink),
        RANK_END - 8.0,
    );
    words::put(
        painter,
        (at.left() + RANK_END, middle),
        Align::Max,
        &number,
        face,
    );
    let lines = Lines::of(at);
    let score = text.number(f64::from(row.score), 0);
    let face = Face::semibold(lines.score_size, theme::HI);
    words::put(
        painter,
        (at.right() - 20.0, lines.score),
        Align::Max,
        &score,
        face,
    );
    if lines.starred {
        let first = pos2(lines.name_end + 30.0, at.center().y);
        icon::stars(painter, first, 11.0, 30.0, row.stars, 3, None);
    }
    let left = at.left() + lines.left;
    let mut x = left;
    if !row.name.is_empty() {
        let face = Face {
            bold: is_mine,
            ..Face::regular(booth::UNIT, theme::HI)
        };
        let face = fitting(painter, row.name, face, lines.name_end - left - 6.0);
        x = words::put(painter, (left, lines.name), Align::Min, row.name, face).right();
    }
    if row.simulated {
        let mark = Face::regular(booth::LEAST, theme::LO);
        let said = text.get("ui-board-simulated");
        let at = if lines.starred {
            (x + 12.0, lines.name)
        } else {
            (left, lines.score)
        };
        words::put(painter, at, Align::Min, &said, mark);
    }
    if is_mine && view.typing.is_some() {
        caret(painter, x + 3.0, lines.name - 22.0, lines.name + 6.0);
    }
}

/// Where on a row its parts stand.
struct Lines {
    /// Baselines.
    name: f32,
    score: f32,
    score_size: f32,
    /// From the row's left edge to the name.
    left: f32,
    name_end: f32,
    starred: bool,
}

impl Lines {
    fn of(at: Rect) -> Self {
        let middle = at.center().y;
        if at.width() < ONE_LINE_FROM {
            return Self {
                name: middle - 3.0,
                score: middle + 23.0,
                score_size: booth::HEAD,
                left: 60.0,
                name_end: at.right() - 8.0,
                starred: false,
            };
        }
        Self {
            name: middle + 10.0,
            score: middle + 12.0,
            score_size: booth::TITLE,
            left: NAME,
            name_end: at.right() - SCORE - STARS,
            starred: true,
        }
    }
}

/// Where the next letter will be.
pub(super) fn caret(painter: &Painter, x: f32, top: f32, bottom: f32) {
    painter.vline(x, top..=bottom, Stroke::new(3.0, theme::SKY.egui()));
}

//! The shift of the day: what it is, its board on this machine, and the place where a name is put on it.

use egui::{Align, Id, Key, Painter, Rect, Stroke as Pen, StrokeKind, Ui, pos2, vec2};

use super::board::{Row, Typing, refusal};
use super::field;
use super::icon;
use super::over::{self, Page, line, paragraph};
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::board::{NAME_CHARS, NameFault, may_stand};
use crate::level::is_drawable;
use crate::shift::command::{Command, NameWish, Overlay, Stroke};
use crate::text::Text;
use crate::theme::{self, radius, size};

/// What opens it.
pub const OPEN: Command = Command::Open(Overlay::Daily);

/// Most width of the panel.
const WIDTH: f32 = 640.0;
/// Height of a score, and the gap between two.
const ROW: f32 = 40.0;
const GAP: f32 = 4.0;
/// As many scores as are seen, the player's among them.
const ROWS_MAX: usize = 9;
/// Room for the stars, and for the score.
const STARS: f32 = 84.0;
const SCORE: f32 = 78.0;
/// Where a name begins.
const NAME: f32 = 48.0;
/// Room from which stars are drawn: the score tells them too.
const STARRED: f32 = 400.0;
/// Least width of the field for a name.
const LEAST: f32 = 180.0;
/// Size of names and scores.
const TYPE: f32 = 17.0;

/// The shift of a day.
#[derive(Clone, Copy, Debug)]
pub struct DailyCard<'a> {
    /// Name of its level.
    pub level: &'a str,
    /// The day, as 2026-11-30.
    pub day: &'a str,
    /// How often the player has played it to its end.
    pub tries: u32,
    /// The player's best score of it.
    pub best: u32,
}

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub struct DailyView<'a> {
    /// The shift.
    pub card: DailyCard<'a>,
    /// Its seed.
    pub seed: u32,
    /// All scores, best first.
    pub rows: &'a [Row<'a>],
    /// The one of the shift that is over.
    pub mine: Option<usize>,
    /// The name that it gets; none when it has one, or when no shift is over.
    pub typing: Option<Typing<'a>>,
    /// It can be played from here.
    pub can_play: bool,
    /// As many days as names are kept.
    pub kept_days: u32,
    /// Names outlive the program.
    pub saved: bool,
}

/// Draws the panel over everything and pushes what the player wants.
pub fn daily_ui(ui: &Ui, view: &DailyView, text: &Text, commands: &mut Vec<Command>) {
    let closed = over::over(ui, "daily", WIDTH, |ui, page| {
        over::head(ui, page, &text.get("ui-daily"), text, commands);
        let seed = view.seed.to_string();
        let args = [
            ("level", view.card.level.into()),
            ("seed", seed.as_str().into()),
        ];
        let shift = text.args("ui-board-shift", &args);
        paragraph(ui, page, &format!("{} · {shift}", view.card.day));
        if let Some(typing) = view.typing {
            name(ui, page, typing, text, commands);
        } else {
            paragraph(ui, page, &about(&view.card, text));
            if view.can_play {
                play(ui, page, text, commands);
            }
        }
        scores(ui, page, view, text);
    });
    if closed {
        commands.push(Command::Close);
    }
}

/// What the shift of the day is, or how well the player has done it.
pub(super) fn about(card: &DailyCard, text: &Text) -> String {
    if card.tries == 0 {
        return text.get("ui-daily.help");
    }
    let best = text.number(f64::from(card.best), 0);
    let args = [("n", card.tries.into()), ("best", best.into())];
    text.args("ui-daily-best", &args)
}

fn play(ui: &mut Ui, page: Page, text: &Text, commands: &mut Vec<Command>) {
    let high = page.fit.target(44.0);
    let row = line(ui, page, high + 10.0);
    let place = Rect::from_min_size(row.min + vec2(0.0, 10.0), vec2(page.room(), high));
    let label = text.get("ui-daily-play");
    let sign = Sign::Words(&label);
    let id = Id::new("daily play");
    if widget::button_sized(ui, id, place, sign, Look::Strong, size::HEAD).clicked() {
        commands.extend([Command::Close, Command::Daily]);
    }
}

/// The field for the name, and what puts it on the board.
fn name(ui: &mut Ui, page: Page, typing: Typing, text: &Text, commands: &mut Vec<Command>) {
    let label = text.get("ui-board-your-name");
    let row = line(ui, page, 28.0);
    let at = (row.left(), row.top() + 20.0);
    let end = words::put(ui.painter(), at, Align::Min, &label, Face::TEXT).right();
    let hint = text.args("ui-board-letters", &[("n", NAME_CHARS.into())]);
    if end + 12.0 + words::width(ui.painter(), &hint, Face::LABEL) <= row.right() {
        let at = (row.right(), at.1);
        words::put(ui.painter(), at, Align::Max, &hint, Face::LABEL);
    }
    let high = page.fit.target(44.0);
    let put_up = text.get("ui-board-put-up");
    let wide = widget::button_width(ui.painter(), &put_up, size::HEAD, 16.0);
    let row = line(ui, page, high);
    // Beside the field, or below it where there is no room.
    let middle = row.right() - wide;
    let beside = middle - 8.0 - row.left() >= LEAST;
    let place = if beside {
        row.with_max_x(middle - 8.0)
    } else {
        row
    };
    let id = Id::new("daily name");
    let of = (typing.typed, NAME_CHARS);
    let is_fit = |c: char| c.to_uppercase().all(may_stand);
    let (response, typed, left_out) = field::sieve(ui, id, place, of, (&label, TYPE), is_fit);
    commands.extend(typed.map(Command::BoardName));
    let entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    // What is put somewhere by itself is where the next line begins below.
    let button = if beside {
        row.with_min_x(middle)
    } else {
        line(ui, page, 8.0);
        line(ui, page, high)
    };
    let id = Id::new("daily put up");
    let sign = Sign::Words(&put_up);
    let pressed = widget::button_sized(ui, id, button, sign, Look::Strong, size::HEAD).clicked();
    if pressed || entered {
        commands.push(Command::Name(NameWish::Key(Stroke::Enter)));
    }
    let fault = typing.refused.or(left_out.map(NameFault::Character));
    if let Some(fault) = fault {
        let said = match fault {
            // A sign that no font has can only be told of.
            NameFault::Character(c) if !is_drawable(c) => text.get("ui-group-not-drawn"),
            fault => refusal(fault, text),
        };
        over::warning(ui, page, &said);
    }
}

/// The scores around the player's own, or the best ones.
fn scores(ui: &mut Ui, page: Page, view: &DailyView, text: &Text) {
    line(ui, page, 12.0);
    let last = view.rows.len().saturating_sub(ROWS_MAX);
    let first = view
        .mine
        .map_or(0, |mine| mine.saturating_sub(ROWS_MAX / 2));
    let first = first.min(last);
    for (place, row) in view.rows.iter().enumerate().skip(first).take(ROWS_MAX) {
        let rect = line(ui, page, ROW + GAP);
        let rect = rect.with_max_y(rect.bottom() - GAP);
        let is_mine = view.mine == Some(place);
        score(ui.painter(), rect, (place, row), is_mine, text);
        if is_mine && view.typing.is_some() && row.name.is_empty() {
            let x = rect.left() + NAME + 2.0;
            let caret = Pen::new(2.0, theme::SKY.egui());
            let reach = rect.center().y - 9.0..=rect.center().y + 9.0;
            ui.painter().vline(x, reach, caret);
        }
    }
    let more = view.rows.len().saturating_sub(first + ROWS_MAX);
    let mut said = text.get("ui-board-passed-first");
    if more > 0 {
        let below = text.args("ui-board-below", &[("n", more.into())]);
        said = format!("{below} {said}");
    }
    let kept = if view.saved {
        text.args("ui-board-kept", &[("n", view.kept_days.into())])
    } else {
        text.get("ui-board-not-saved")
    };
    paragraph(ui, page, &format!("{said} {kept}"));
    line(ui, page, 14.0);
}

/// A score: its place, its name, its stars.
fn score(painter: &Painter, at: Rect, (place, row): (usize, &Row), is_mine: bool, text: &Text) {
    let (ground, ink) = if is_mine {
        (theme::INK3, theme::HI)
    } else {
        (theme::INK2, theme::LO)
    };
    painter.rect_filled(at, radius::BUTTON, ground.egui());
    if is_mine {
        let edge = Pen::new(2.0, theme::SKY.egui());
        painter.rect_stroke(at, radius::BUTTON, edge, StrokeKind::Inside);
    }
    let baseline = at.center().y + 6.0;
    let number = text.number((place + 1) as f64, 0);
    let face = Face::semibold(TYPE, ink);
    let x = at.left() + NAME - 16.0;
    words::put(painter, (x, baseline), Align::Max, &number, face);
    let points = text.number(f64::from(row.score), 0);
    let face = Face::semibold(20.0, theme::HI);
    let x = at.right() - 14.0;
    words::put(painter, (x, baseline + 1.0), Align::Max, &points, face);
    let mut end = at.right() - SCORE;
    if at.width() >= STARRED {
        let first = pos2(end - STARS + 16.0, at.center().y);
        icon::stars(painter, first, 8.5, 24.0, row.stars, 3, None);
        end -= STARS;
    }
    let face = Face {
        bold: is_mine,
        ..Face::regular(TYPE, theme::HI)
    };
    let left = at.left() + NAME;
    let name = words::put(painter, (left, baseline), Align::Min, row.name, face);
    let mark = text.get("ui-board-simulated");
    let x = name.right() + 10.0;
    if row.simulated && x + words::width(painter, &mark, Face::LABEL) <= end {
        words::put(painter, (x, baseline), Align::Min, &mark, Face::LABEL);
    }
}

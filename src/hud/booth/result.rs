//! How a round went, read in five seconds: stars, score, rank, one line of why, and a code to take along.

use egui::{Align, Painter, Rect, Ui, Vec2, pos2, vec2};

use super::code::Code;
use super::{is_upright, language, why};
use crate::hud::icon::{self, Icon};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::level::{Outcome, Run};
use crate::shift::command::{BoothWish, Command};
use crate::text::{Text, desk_key};
use crate::theme::{self, booth};

/// What a result shows.
#[derive(Clone, Copy)]
pub struct ResultView<'a> {
    /// The run that is over.
    pub run: &'a Run,
    /// The reference operator's, on the same seed.
    pub reference: Option<&'a Run>,
    /// The code of a link to the run, where there is a page that it could lead to.
    pub code: Option<&'a Code>,
    /// Names can be given.
    pub names: bool,
    /// Place among the day's scores, and how many those are.
    pub rank: Option<(usize, usize)>,
    /// Points to the place above.
    pub behind: Option<u32>,
}

/// Margin of the page.
const MARGIN: f32 = 40.0;
/// Side of the code with its quiet zone.
const CODE: f32 = 248.0;
/// Width from which score, rank and code stand side by side.
const ROOMY: f32 = 1140.0;
/// From the page's left edge to the rank beside the score, and from the line between them to that.
const RANK_FROM: f32 = 650.0;
const RANK_LINE: f32 = 36.0;
/// Width of the stars, with the gap before them.
const STARS: f32 = 240.0;
/// Height of a key, and gap between keys.
const KEY: f32 = 52.0;
const GAP: f32 = 14.0;

/// Draws a result.
pub fn result_ui(ui: &mut Ui, view: &ResultView<'_>, text: &Text, commands: &mut Vec<Command>) {
    let page = ui.max_rect().shrink2(vec2(MARGIN, 0.0));
    let upright = is_upright(ui.max_rect().size());
    header(ui.painter(), page, view.run, text);
    if let Some(outcome) = view.run.outcome() {
        score(ui.painter(), page, &outcome, text);
    }
    if let Some(rank) = view.rank {
        if page.width() >= ROOMY {
            let left = page.left() + RANK_FROM;
            rank_beside(ui.painter(), (left, page.top()), view, text);
        } else {
            rank_below(ui.painter(), page, rank, text);
        }
    }
    let mut from = page.top() + 340.0;
    if let Some(code) = view.code {
        let corner = if upright {
            from += CODE + 30.0;
            pos2(page.left(), page.top() + 350.0)
        } else {
            pos2(page.right() - CODE, page.top() + 28.0)
        };
        let place = Rect::from_min_size(corner, Vec2::splat(CODE));
        code.draw(ui.painter(), place);
        take_along(ui.painter(), place, upright, text);
    }
    let top = keys(ui, page, view.names, text, commands);
    let place = Rect::from_min_max(pos2(page.left(), from), pos2(page.right(), top - 12.0));
    why::why(ui, place, view, text);
}

/// The level, its desk and seed.
fn header(painter: &Painter, page: Rect, run: &Run, text: &Text) {
    let level = run.level();
    let name = Face::semibold(booth::TITLE, theme::HI);
    let (x, y) = (page.left(), page.top() + 60.0);
    let title = text.get(&level.text_key());
    let name = words::put(painter, (x, y), Align::Min, &title, name);
    let seed = text.args(
        "booth-desk-and-seed",
        &[
            ("desk", text.get(desk_key(level.desk)).into()),
            ("seed", run.seed().to_string().into()),
        ],
    );
    let face = Face::regular(booth::HEAD, theme::LO);
    let beside = name.right() + 18.0;
    // Where a code stands in the corner there may be no room beside the name.
    let end = page.right()
        - if page.width() < 700.0 {
            0.0
        } else {
            CODE + 20.0
        };
    if beside + words::width(painter, &seed, face) <= end {
        words::put(painter, (beside, y), Align::Min, &seed, face);
    }
}

/// Score, stars, and whether it is enough.
fn score(painter: &Painter, page: Rect, outcome: &Outcome, text: &Text) {
    let (x, top) = (page.left(), page.top());
    let written = text.number(f64::from(outcome.score), 0);
    // As large as leaves room for the stars: a thousand has four digits.
    let room = if page.width() >= ROOMY {
        RANK_FROM - RANK_LINE
    } else {
        page.width()
    };
    let whole = Face::semibold(booth::SCORE, theme::HI);
    let wide = words::width(painter, &written, whole);
    let fits = booth::SCORE * ((room - STARS) / wide).clamp(0.1, 1.0);
    let digits = Face::semibold(fits.floor(), theme::HI);
    let at = (x - 6.0, top + 238.0);
    let end = words::put(painter, at, Align::Min, &written, digits).right();
    let pitch = 76.0;
    for i in 0..3_u8 {
        let (star, colour) = if i < outcome.stars {
            (Icon::Star, theme::AMBER)
        } else {
            (Icon::HollowStar, theme::LINE)
        };
        let at = pos2(end + 50.0 + pitch * f32::from(i), top + 142.0);
        icon::draw(painter, star, at, 0.42 * pitch, colour);
    }
    let of = text.args("ui-of-score", &[("n", text.number(1000.0, 0).into())]);
    let face = Face::regular(booth::UNIT, theme::LO);
    words::put(painter, (end + 22.0, top + 238.0), Align::Min, &of, face);
    let (sign, colour, key) = if outcome.passed {
        (Icon::Check, theme::GREEN, "ui-passed")
    } else {
        (Icon::Critical, theme::VERMILION, "ui-not-passed")
    };
    icon::draw(painter, sign, pos2(x + 16.0, top + 296.0), 16.0, colour);
    let face = Face::semibold(booth::TITLE, theme::HI);
    let words = text.get(key);
    words::put(painter, (x + 44.0, top + 307.0), Align::Min, &words, face);
}

/// The rank as large as it deserves.
fn rank_beside(painter: &Painter, (x, top): (f32, f32), view: &ResultView<'_>, text: &Text) {
    let Some((place, of)) = view.rank else { return };
    let line = Rect::from_min_size(pos2(x - RANK_LINE, top + 104.0), vec2(3.0, 136.0));
    painter.rect_filled(line, 2.0, theme::INK3.egui());
    let put =
        |at: (f32, f32), words: &str, face: Face| words::put(painter, at, Align::Min, words, face);
    let small = Face::regular(booth::HEAD, theme::LO);
    put((x, top + 126.0), &text.get("ui-board-rank"), small);
    let place = text.number(place as f64, 0);
    let large = Face::semibold(booth::RANK, theme::HI);
    let end = put((x - 4.0, top + 238.0), &place, large).right();
    let of = text.args("ui-board-of", &[("n", of.into())]);
    let unit = Face::regular(booth::UNIT, theme::TX);
    put((end + 12.0, top + 238.0), &of, unit);
    if let Some(points) = view.behind {
        let said = text.args("ui-board-behind", &[("n", points.into())]);
        put(
            (x, top + 305.0),
            &said,
            Face::regular(booth::HEAD, theme::TX),
        );
    }
}

/// The rank in a line, where there is no room for more.
fn rank_below(painter: &Painter, page: Rect, (place, of): (usize, usize), text: &Text) {
    let of = text.args("ui-board-of", &[("n", of.into())]);
    let place = text.number(place as f64, 0);
    let words = format!("{} {place} {of}", text.get("ui-board-rank"));
    let at = (page.left() + 330.0, page.top() + 307.0);
    let face = |size: f32| Face::semibold(size, theme::HI);
    let sizes = [booth::UNIT, booth::HEAD, booth::TEXT];
    let fits = |size: &f32| at.0 + words::width(painter, &words, face(*size)) <= page.right();
    let size = sizes.into_iter().find(fits).unwrap_or(booth::LEAST);
    words::put(painter, at, Align::Min, &words, face(size));
}

/// What the code is for: under it, or beside it on an upright screen.
fn take_along(painter: &Painter, code: Rect, upright: bool, text: &Text) {
    let (x, y, align) = if upright {
        (code.right() + 28.0, code.center().y, Align::Min)
    } else {
        (code.right(), code.bottom() + 34.0, Align::Max)
    };
    let head = Face::semibold(booth::UNIT, theme::HI);
    words::put(painter, (x, y), align, &text.get("booth-take-along"), head);
    let below = Face::regular(booth::HEAD, theme::LO);
    let hint = text.get("booth-take-along.hint");
    words::put(painter, (x, y + 30.0), align, &hint, below);
}

/// What comes next, from the bottom, and the way to another language; returns the upper edge of the uppermost row.
fn keys(ui: &Ui, page: Rect, names: bool, text: &Text, commands: &mut Vec<Command>) -> f32 {
    let name = names.then_some(("booth-give-name", BoothWish::GiveName));
    let again = ("ui-same-seed", BoothWish::Again);
    let all = [Some(again), name, Some(("booth-done", BoothWish::Done))];
    let labels = all.into_iter().flatten().map(|(key, wish)| {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, booth::HEAD, 36.0);
        (key, wish, label, width)
    });
    let labels: Vec<_> = labels.collect();
    let bottom = page.bottom() - 20.0;
    let language = language::key(ui, pos2(page.right(), bottom - KEY + 4.0), text, commands);
    let side_by_side = |keys: &[(&str, BoothWish, String, f32)]| -> f32 {
        keys.iter().map(|(.., width)| width + GAP).sum()
    };
    // Where they have no room side by side, the first one stands alone.
    let room = language.left() - page.left();
    let alone = usize::from(side_by_side(&labels) > room);
    let (above, below) = labels.split_at(alone);
    let top = bottom - KEY - alone as f32 * (KEY + GAP);
    let spare = (room - side_by_side(below)).max(0.0) / below.len().max(1) as f32;
    let mut x = page.left();
    for (row, (key, wish, label, width)) in above
        .iter()
        .map(|key| (top, key))
        .chain(below.iter().map(|key| (bottom - KEY, key)))
    {
        let is_alone = alone > 0 && row < bottom - KEY;
        let width = match (is_alone, alone > 0) {
            (true, _) => page.width(),
            (false, true) => width + spare,
            (false, false) => *width,
        };
        let rect = Rect::from_min_size(pos2(x, row), vec2(width, KEY));
        let look = if *wish == BoothWish::Again {
            Look::Strong
        } else {
            Look::Chosen
        };
        let (id, sign) = (ui.id().with(key), Sign::Words(label));
        if widget::button_sized(ui, id, rect, sign, look, booth::HEAD).clicked() {
            commands.push(Command::Booth(*wish));
        }
        if !is_alone {
            x += width + GAP;
        }
    }
    top
}

//! How a round went, read in five seconds.

use egui::{Align, Rect, Ui, pos2, vec2};

use crate::hud::icon::{self, Icon};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::level::Run;
use crate::shift::command::{BoothWish, Command};
use crate::text::{Text, desk_key};
use crate::theme::{self, booth};

/// What a result shows.
#[derive(Clone, Copy)]
pub struct ResultView<'a> {
    /// The run that is over.
    pub run: &'a Run,
    /// Names can be given.
    pub names: bool,
    /// Place among the day's scores, and how many those are.
    pub rank: Option<(usize, usize)>,
    /// Points to the place above.
    pub behind: Option<u32>,
}

/// Margin of the page.
const MARGIN: f32 = 40.0;

/// Draws a result.
pub fn result_ui(ui: &mut Ui, view: &ResultView<'_>, text: &Text, commands: &mut Vec<Command>) {
    let page = ui.max_rect();
    let painter = ui.painter();
    let (x, top) = (page.left() + MARGIN, page.top());
    let level = view.run.level();
    let name = Face::semibold(booth::TITLE, theme::HI);
    let name = words::put(
        painter,
        (x, top + 60.0),
        Align::Min,
        &text.get(&level.text_key()),
        name,
    );
    let seed = text.args(
        "booth-desk-and-seed",
        &[
            ("desk", text.get(desk_key(level.desk)).into()),
            ("seed", view.run.seed().to_string().into()),
        ],
    );
    let face = Face::regular(booth::HEAD, theme::LO);
    words::put(
        painter,
        (name.right() + 18.0, top + 60.0),
        Align::Min,
        &seed,
        face,
    );
    if let Some(outcome) = view.run.outcome() {
        let digits = Face::semibold(booth::SCORE, theme::HI);
        let score = text.number(f64::from(outcome.score), 0);
        let end = words::put(painter, (x - 6.0, top + 238.0), Align::Min, &score, digits).right();
        for i in 0..3_u8 {
            let (star, colour) = if i < outcome.stars {
                (Icon::Star, theme::AMBER)
            } else {
                (Icon::HollowStar, theme::LINE)
            };
            let at = pos2(end + 56.0 + 76.0 * f32::from(i), top + 142.0);
            icon::draw(painter, star, at, 32.0, colour);
        }
        let of = text.args("ui-of-score", &[("n", 1000.into())]);
        let face = Face::regular(booth::UNIT, theme::LO);
        words::put(painter, (end + 24.0, top + 238.0), Align::Min, &of, face);
        let (sign, colour, key) = if outcome.passed {
            (Icon::Check, theme::GREEN, "ui-passed")
        } else {
            (Icon::Critical, theme::VERMILION, "ui-not-passed")
        };
        icon::draw(painter, sign, pos2(x + 16.0, top + 296.0), 16.0, colour);
        let face = Face::semibold(booth::TITLE, theme::HI);
        words::put(
            painter,
            (x + 44.0, top + 307.0),
            Align::Min,
            &text.get(key),
            face,
        );
    }
    rank(ui, page, view, text);
    keys(ui, page, view, text, commands);
}

/// Where the rank stands, from the left edge of a page that is wide enough, and below the verdict of one that is not.
const RANK_X: f32 = 690.0;

/// The place among the day's scores.
fn rank(ui: &Ui, page: Rect, view: &ResultView<'_>, text: &Text) {
    let Some((place, of)) = view.rank else { return };
    let painter = ui.painter();
    let is_wide = page.width() > RANK_X + 240.0;
    let (x, top) = if is_wide {
        let line = page.left() + RANK_X - 35.0;
        let stroke = egui::Stroke::new(3.0, theme::INK3.egui());
        painter.vline(line, page.top() + 105.0..=page.top() + 240.0, stroke);
        (page.left() + RANK_X, page.top() + 126.0)
    } else {
        (page.left() + MARGIN, page.top() + 370.0)
    };
    let head = Face::regular(booth::HEAD, theme::LO);
    words::put(
        painter,
        (x, top),
        Align::Min,
        &text.get("ui-board-rank"),
        head,
    );
    let digits = Face::semibold(booth::RANK, theme::HI);
    let number = text.number(place as f64, 0);
    let number = words::put(painter, (x - 4.0, top + 112.0), Align::Min, &number, digits);
    let of = text.args("ui-board-of", &[("n", of.into())]);
    let at = (number.right() + 14.0, top + 112.0);
    words::put(
        painter,
        at,
        Align::Min,
        &of,
        Face::regular(booth::UNIT, theme::LO),
    );
    if let Some(points) = view.behind {
        let said = text.args("ui-board-behind", &[("n", points.into())]);
        let face = Face::regular(booth::HEAD, theme::TX);
        words::put(painter, (x, top + 180.0), Align::Min, &said, face);
    }
}

/// What comes next.
fn keys(ui: &Ui, page: Rect, view: &ResultView<'_>, text: &Text, commands: &mut Vec<Command>) {
    let mut x = page.left() + MARGIN;
    let name = view
        .names
        .then_some(("booth-give-name", BoothWish::GiveName));
    let all = [
        Some(("ui-same-seed", BoothWish::Again)),
        name,
        Some(("booth-done", BoothWish::Done)),
    ];
    for (i, (key, wish)) in all.into_iter().flatten().enumerate() {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, booth::HEAD, 40.0);
        let rect = Rect::from_min_size(pos2(x, page.bottom() - 72.0), vec2(width, 52.0));
        let look = if i == 0 { Look::Strong } else { Look::Chosen };
        let sign = Sign::Words(&label);
        if widget::button_sized(ui, ui.id().with(key), rect, sign, look, booth::HEAD).clicked() {
            commands.push(Command::Booth(wish));
        }
        x += width + 14.0;
    }
}

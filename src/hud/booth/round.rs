//! A visitor's round: the title line, what is at stake, three levers, and the way to the others.

use egui::{Rect, Stroke, Ui, pos2, vec2};

use super::chart::{Course, LEAST, course};
use super::head::{Clock, Head, head};
use super::{Places, ground, levers, numbers, places};
use crate::hud::widget::{self, Look, Sign};
use crate::level::{LEVERS, Run};
use crate::model::control::{Control, Set};
use crate::model::indicator::Indicator;
use crate::shift::command::{BoothWish, Command};
use crate::text::Text;
use crate::theme::{self, booth};

/// What a round shows.
#[derive(Clone, Copy)]
pub struct RoundView<'a> {
    /// The run.
    pub run: &'a Run,
    /// What is played.
    pub name: &'a str,
    /// The one sentence about what is asked, or what goes on.
    pub sentence: &'a str,
    /// The numbers in the foot.
    pub numbers: &'a [&'static Indicator],
    /// All levers, the most important ones first.
    pub levers: &'a [&'static Control],
    /// The levers behind the first ones are shown.
    pub more: bool,
    /// What would help most now.
    pub useful: Option<Set>,
    /// Seconds that are left of the round, and of how many.
    pub left_s: (f64, f64),
}

/// Width of a number in the foot.
const NUMBER: f32 = 166.0;
/// From the foot's edges to what stands in it.
const INSET: f32 = 18.0;
/// Height of a row of cards.
const ROW: f32 = 108.0;
/// Gap between the parts of the foot.
const GAP: f32 = 12.0;

/// Draws a round; returns the place of the stage.
pub fn round_ui(
    ui: &mut Ui,
    view: &RoundView<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let places = places(ui.max_rect());
    let said = Head {
        name: view.name,
        sentence: view.sentence,
        clock: Some(Clock::Left(view.left_s.0, view.left_s.1)),
    };
    head(ui, &places, said, text, commands);
    ground(ui, places.foot);
    let (first, others) = view.levers.split_at(LEVERS.min(view.levers.len()));
    if Tall::fits(&places) {
        Tall::of(&places).draw(ui, view, (first, others), text, commands);
        return places.stage;
    }
    let foot = Foot::of(ui, &places, view, text);
    if view.more {
        for (place, levers) in foot.rows(&places, others) {
            levers::levers(ui, place, (view.run, levers, view.useful), text, commands);
        }
    } else {
        numbers::numbers(ui, foot.numbers, view.run, view.numbers, text);
        if let Some(x) = foot.line {
            let line = places.foot.shrink(INSET + 2.0).y_range();
            let hairline = Stroke::new(1.0, theme::INK3.egui());
            ui.painter().vline(x, line, hairline);
        }
        let shown = (view.run, first, view.useful);
        levers::levers(ui, foot.levers, shown, text, commands);
    }
    // Behind the levers, where the tab key looks for it.
    if foot.key(ui, view.more, text) {
        commands.push(Command::Booth(BoothWish::More(!view.more)));
    }
    places.stage
}

/// The parts of the foot.
struct Foot {
    numbers: Rect,
    levers: Rect,
    more: Rect,
    /// Where numbers and levers stand side by side, what divides them.
    line: Option<f32>,
}

impl Foot {
    fn of(ui: &Ui, places: &Places, view: &RoundView<'_>, text: &Text) -> Self {
        let foot = places.foot;
        let labels = ["booth-more", "booth-back"].map(|key| text.get(key));
        let wide = |label: &String| widget::button_width(ui.painter(), label, booth::HEAD, 14.0);
        let more = labels.iter().map(wide).fold(booth::KEY, f32::max);
        let (left, right) = (foot.left() + booth::MARGIN, foot.right() - booth::MARGIN);
        let part = |x0: f32, x1: f32, y0: f32| Rect::from_min_max(pos2(x0, y0), pos2(x1, y0 + ROW));
        let top = foot.top() + INSET;
        if places.stacked {
            let below = top + ROW + GAP;
            return Self {
                numbers: part(left, right - more - GAP, foot.top()),
                levers: part(left, right, below),
                more: part(right - more, right, top),
                line: None,
            };
        }
        let room = NUMBER * view.numbers.len() as f32;
        let share = room.min(0.4 * (right - left));
        Self {
            numbers: part(left, left + share, foot.top()),
            levers: part(left + share + GAP, right - more - GAP, top),
            more: part(right - more, right, top),
            line: Some(left + share - GAP / 2.0),
        }
    }

    /// Draws the key for the other levers, or back from them; whether it was pressed.
    fn key(&self, ui: &Ui, more: bool, text: &Text) -> bool {
        let label = text.get(if more { "booth-back" } else { "booth-more" });
        let id = ui.id().with("more");
        let sign = Sign::Words(&label);
        widget::button_sized(ui, id, self.more, sign, Look::Plain, booth::HEAD).clicked()
    }

    /// The other levers, with places for them.
    fn rows<'l>(
        &self,
        places: &Places,
        levers: &'l [&'static Control],
    ) -> Vec<(Rect, &'l [&'static Control])> {
        let all = Rect::from_min_max(
            pos2(self.numbers.left(), self.more.top()),
            pos2(self.more.left() - GAP, self.more.bottom()),
        );
        if !places.stacked {
            return vec![(all, levers)];
        }
        let (upper, lower) = levers.split_at(levers.len().div_ceil(2));
        vec![(all, upper), (self.levers, lower)]
    }
}

/// The foot of a high screen: it has room for all levers at once, and for the course of what is asked.
struct Tall {
    numbers: Rect,
    /// The first levers, and two rows of the others.
    rows: [Rect; 3],
    course: Rect,
}

impl Tall {
    /// Height that the numbers and all rows take.
    const LEAST: f32 = ROW + 3.0 * (ROW + GAP) + INSET;

    fn fits(places: &Places) -> bool {
        places.upright && places.foot.height() >= Self::LEAST
    }

    fn of(places: &Places) -> Self {
        let foot = places.foot.shrink2(vec2(booth::MARGIN, 0.0));
        let part = |top: f32, high: f32| {
            Rect::from_min_size(pos2(foot.left(), top), vec2(foot.width(), high))
        };
        // From below: the levers lie within reach.
        let row = |from_below: f32| {
            let bottom = foot.bottom() - INSET - from_below * (ROW + GAP);
            part(bottom - ROW, ROW)
        };
        let rows = [row(2.0), row(1.0), row(0.0)];
        let numbers = part(foot.top(), ROW);
        let course = part(
            numbers.bottom() + GAP,
            rows[0].top() - numbers.bottom() - 2.0 * GAP,
        );
        Self {
            numbers,
            rows,
            course,
        }
    }

    fn draw(
        &self,
        ui: &mut Ui,
        view: &RoundView<'_>,
        (first, others): (&[&'static Control], &[&'static Control]),
        text: &Text,
        commands: &mut Vec<Command>,
    ) {
        numbers::numbers(ui, self.numbers, view.run, view.numbers, text);
        if self.course.height() > LEAST {
            let shown = Course {
                run: view.run,
                reference: None,
                goal: 0,
                is_over: false,
            };
            course(ui, self.course, &shown, text);
        }
        let (upper, lower) = others.split_at(others.len().div_ceil(2));
        for (place, shown) in self.rows.into_iter().zip([first, upper, lower]) {
            levers::levers(ui, place, (view.run, shown, view.useful), text, commands);
        }
    }
}

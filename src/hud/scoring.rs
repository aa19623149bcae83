//! Scoring: what was asked and reached, why, where everybody went, and one piece of advice.

mod actions;
mod advised;
mod bet;
pub(crate) mod charts;
mod ledger;
mod phone;
mod reason;
mod score;
mod verdict;

use egui::{Align, Rect, Sense, Stroke, Ui, pos2, vec2};

pub use bet::BetView;

use self::reason::Reason;
use self::score::{Measures, Score};
use super::form::Fit;
use super::narrow;
use super::notice::{self, Notice};
use super::widget;
use super::words::{self, Face};
use crate::level::operator::Move;
use crate::level::{Level, Run};
use crate::shift::command::Command;
use crate::text::{Text, desk_key};
use crate::theme::{self, target};

/// What scoring shows.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and the caller fills them by name"
)]
pub struct ScoringView<'a> {
    /// The shift that is over.
    pub run: &'a Run,
    /// The reference operator's shift on the same seed; none for a free shift.
    pub reference: Option<&'a Run>,
    /// The same shift with nothing touched; none for a free shift.
    pub untouched: Option<&'a Run>,
    /// What is asked before everything else is shown.
    pub bet: Option<BetView<'a>>,
    /// The level that comes next.
    pub next: Option<&'a Level>,
    /// It is the shift of a day, which has a board of its own.
    pub daily: bool,
    /// Somebody else played it: it does not count.
    pub watched: bool,
    /// It was a recorded run rather than the reference operator's.
    pub recorded: bool,
    /// What whoever played instead did.
    pub moves: &'a [Move],
    /// How much of the lines is drawn, 0…1.
    pub drawn: f32,
    /// How much of the score is counted, 0…1.
    pub counted: f32,
    /// How the result can be handed in; not that of a free shift, or of a shift that was watched.
    pub hand_in: Option<HandIn>,
    /// The title can be gone to from here; a page that opened this level may not want that.
    pub can_leave: bool,
    /// Something to say once.
    pub notice: Option<Notice<'a>>,
}

impl ScoringView<'_> {
    /// A group plays it.
    fn is_groups(&self) -> bool {
        matches!(self.hand_in, Some(HandIn::First | HandIn::Only))
    }

    /// Why the seed cannot be played again, where a player would look for the button.
    fn no_more(&self, text: &Text) -> Option<String> {
        let is_over = self.hand_in == Some(HandIn::Only);
        is_over.then(|| text.get("ui-group-up.help"))
    }
}

/// How the result file of a shift is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandIn {
    /// Among the other ways to keep the run.
    Aside,
    /// Before everything else: a group plays.
    First,
    /// Instead of playing on: the group's time is up.
    Only,
}

/// Parts of the screen.
struct Layout {
    left: Rect,
    charts: Rect,
    ledger: Rect,
    advice: Rect,
    buttons: Rect,
    /// Rows of charts.
    rows: usize,
    /// The ledger takes little room.
    tight: bool,
}

const MARGIN: f32 = 40.0;
/// Space above the reason.
const ABOVE_REASON: f32 = 14.0;

fn layout(window: Rect, goals: usize) -> Layout {
    let small = window.width() < 1100.0;
    let margin = if small { 24.0 } else { MARGIN };
    let area = window.shrink2(vec2(margin.min(window.width() / 2.0), 0.0));
    let column = if small { 236.0 } else { 284.0 };
    let buttons = Rect::from_min_max(
        pos2(area.left(), area.bottom() - 76.0),
        pos2(area.right(), area.bottom() - 28.0),
    );
    let advice = Rect::from_min_max(
        pos2(area.left(), buttons.top() - 68.0),
        pos2(area.right(), buttons.top() - 8.0),
    );
    let rows = if goals > 3 { 2 } else { 1 };
    let tight = rows > 1 || window.height() < 690.0;
    let x = area.left() + column + 28.0;
    let ledger_top = advice.top() - if tight { 124.0 } else { 216.0 };
    let ledger = Rect::from_min_max(pos2(x, ledger_top), pos2(area.right().max(x), advice.top()));
    let top = window.top() + if tight { 20.0 } else { 40.0 };
    let charts = Rect::from_min_max(pos2(x, top), pos2(area.right().max(x), ledger_top.max(top)));
    let left = Rect::from_min_max(
        pos2(area.left(), top),
        pos2(area.left() + column, advice.top() - 12.0),
    );
    Layout {
        left,
        charts,
        ledger,
        advice,
        buttons,
        rows,
        tight,
    }
}

/// Draws scoring and pushes what the player wants.
pub fn scoring_ui(ui: &mut Ui, view: &ScoringView, text: &Text, commands: &mut Vec<Command>) {
    let level = view.run.level();
    let fit = Fit::of(ui, ui.max_rect());
    if view.bet.is_some() || fit.phone() {
        match view.bet {
            Some(asked) => bet::bet(ui, view, asked, text, commands),
            None => phone::phone(ui, view, text, commands),
        }
        if let Some(notice) = view.notice {
            notice::notice_ui(ui, &notice, text, commands);
        }
        return;
    }
    let layout = layout(ui.max_rect(), level.goals.len());
    heading(ui, layout.left, view, text);
    if level.is_free() {
        let rows = if level.trends.len() > 2 { 2 } else { 1 };
        charts::trends(ui, layout.charts, rows, view, text);
    } else {
        charts::goals(ui, layout.charts, layout.rows, view, text);
    }
    ledger::ledger(ui.painter(), layout.ledger, layout.tight, view.run, text);
    ui.painter().hline(
        layout.advice.x_range(),
        layout.advice.top(),
        Stroke::new(1.0, theme::INK3.egui()),
    );
    advised::next_time(ui, layout.advice, view, text);
    actions::actions(ui, layout.buttons, view, text, commands);
    let below = Rect::from_min_max(
        layout.buttons.left_bottom(),
        pos2(layout.buttons.right(), ui.max_rect().bottom()),
    );
    fingerprint(ui, below, view.run, text);
    if let Some(why) = view.no_more(text) {
        let at = (below.left(), below.top() + 19.0);
        words::put(ui.painter(), at, Align::Min, &why, Face::LABEL);
    }
    if let Some(notice) = view.notice {
        notice::notice_ui(ui, &notice, text, commands);
    }
}

/// What was played, the score, and where the lines part; returns where that ends.
fn heading(ui: &mut Ui, left: Rect, view: &ScoringView, text: &Text) -> f32 {
    let painter = ui.painter().clone();
    let level = view.run.level();
    let name = |key: &str| text.get(key);
    let args = [
        ("desk", name(desk_key(level.desk)).into()),
        ("level", name(&level.text_key()).into()),
        ("seed", view.run.seed().to_string().as_str().into()),
    ];
    let head = words::put_wrapped(
        &painter,
        (left.left(), left.top() + 18.0),
        left.width(),
        20.0,
        &text.args("ui-heading", &args),
        Face::regular(16.0, theme::LO),
    );
    let mut y = head.bottom();
    let reason = Reason::of(view, text);
    if let (Some(score), Some(outcome)) = (Score::of(view.run, text), view.run.outcome()) {
        // The reason comes before large digits.
        let left_for = |by: &Measures| left.bottom() - y - score.height(&painter, left.width(), by);
        let least = reason.least(&painter, left.width()) + ABOVE_REASON;
        let close = left_for(&Measures::ROOMY) < least;
        let by = if close {
            Measures::CLOSE
        } else {
            Measures::ROOMY
        };
        let counted = f64::from(outcome.score) * f64::from(view.counted.clamp(0.0, 1.0));
        let counted = text.number(counted.round(), 0);
        let across = (left.left(), left.right(), y);
        y = score.draw(&painter, across, &by, &counted);
    } else {
        let played = u32::try_from(view.run.history().len()).unwrap_or(u32::MAX);
        words::put(
            &painter,
            (left.left(), y + 40.0),
            Align::Min,
            &text.get("ui-shift-ended"),
            Face::semibold(34.0, theme::HI),
        );
        let line = text.args("ui-after-minutes", &[("n", played.into())]);
        words::put(
            &painter,
            (left.left(), y + 68.0),
            Align::Min,
            &line,
            Face::regular(17.0, theme::TX),
        );
        y += 84.0;
    }
    let body = Rect::from_min_max(pos2(left.left(), y + ABOVE_REASON), left.max);
    reason.draw(ui, body)
}

/// What proves that two runs are the same, at the right end of a place.
fn fingerprint(ui: &Ui, place: Rect, run: &Run, text: &Text) {
    let print = run.fingerprint().short();
    let words = text.args("ui-fingerprint", &[("print", print.as_str().into())]);
    let width = words::width(ui.painter(), &words, Face::LABEL);
    let rect = place.with_min_x(place.right() - width);
    if rect.height() < 16.0 || rect.left() < place.left() {
        return;
    }
    let at = (rect.right(), rect.top() + 19.0);
    words::put(ui.painter(), at, Align::Max, &words, Face::LABEL);
    let (id, help) = (ui.id().with("fingerprint"), text.get("ui-fingerprint.help"));
    if rect.height() < target::TOUCH {
        // Too low for a finger.
        widget::help(ui.interact(rect, id, Sense::hover()), &help);
    } else {
        widget::explained(ui, id, rect, &help);
    }
}

/// Share of a line that is drawn, as a count of its points.
fn drawn_points(count: usize, drawn: f32) -> usize {
    let share = f64::from(drawn.clamp(0.0, 1.0));
    (0..count)
        .filter(|i| narrow(*i as f64) <= narrow(share * count as f64))
        .count()
        .min(count)
}

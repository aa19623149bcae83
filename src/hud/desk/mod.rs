//! The desk around the stage: bar, levers, gauges with the list of indicators, trends.

mod banner;
mod chips;
mod coach;
mod gauges;
mod keys;
mod levers;
mod list;
mod news;
mod page;
mod phone;
mod spoken;
mod top;
mod trends;

pub(crate) use banner::event_sign;
pub(crate) use chips::asked;
pub use coach::{Coach, layer as hint_layer};
pub use gauges::headlines;
pub(crate) use levers::FewLevers;
pub use levers::choose_lever;
pub use spoken::spoken;
pub(crate) use top::speed_label;
pub(crate) use trends::{minute_labels, trend_ui};

use egui::{Pos2, Rect, Stroke, Ui, UiBuilder, pos2};

use super::form::{Fit, Form};
use super::group::GroupNow;
use crate::level::Run;
use crate::model::desk::Minute;
use crate::shift::command::{Command, Speed};
use crate::text::Text;
use crate::theme::{self, desk};

/// Wall time in seconds that one simulated minute takes at the usual pace.
const MINUTE_WALL_S: f32 = 2.0;
/// Wall time in seconds in which what changed with the minute reaches its new place.
const EASE_WALL_S: f32 = 0.6;

/// What the desk shows.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and the caller fills them by name"
)]
pub struct DeskView<'a> {
    /// The shift.
    pub run: &'a Run,
    /// Minute on the screen; `None` before minute 0, when the opening minute is shown.
    pub minute_shown: Option<u32>,
    /// How far the minute on the screen has run, 0…1.
    pub phase: f32,
    /// The player has pressed Start.
    pub started: bool,
    /// The clock stands.
    pub paused: bool,
    /// Pace of the clock.
    pub speed: Speed,
    /// Somebody else plays; the levers only show.
    pub watching: bool,
    /// It is a recorded run rather than the reference operator's.
    pub recorded: bool,
    /// What the operator has just done, and why, in words.
    pub caption: Option<(&'a str, &'a str)>,
    /// What a coach may say.
    pub coach: Coach,
    /// Nothing moves by itself.
    pub reduced_motion: bool,
    /// The title can be gone to from here; a page that opened this level may not want that.
    pub can_leave: bool,
    /// The group that plays it.
    pub group: Option<GroupNow<'a>>,
}

impl DeskView<'_> {
    /// The minute on the screen.
    fn minute(&self) -> &Minute {
        let history = self.run.history();
        self.minute_shown
            .and_then(|minute| history.get(minute as usize))
            .or_else(|| self.minute_shown.and(history.last()))
            .unwrap_or_else(|| self.run.opening())
    }

    /// The minute before it, from which values ease.
    fn before(&self) -> &Minute {
        match self.minute_shown {
            Some(minute) if minute > 0 => self
                .run
                .history()
                .get(minute as usize - 1)
                .unwrap_or_else(|| self.run.opening()),
            _ => self.run.opening(),
        }
    }

    /// The minutes up to the one on the screen.
    fn shown(&self) -> &[Minute] {
        let history = self.run.history();
        let count = self.minute_shown.map_or(0, |minute| minute as usize + 1);
        &history[..count.min(history.len())]
    }

    /// How far marks have gone from the last minute's place to this one's, 0…1, slowing down.
    fn eased(&self) -> f32 {
        if self.reduced_motion || self.minute_shown.is_none() {
            return 1.0;
        }
        let minute_s = MINUTE_WALL_S / crate::hud::narrow(self.speed.factor());
        let share = (self.phase.clamp(0.0, 1.0) * minute_s / EASE_WALL_S.min(minute_s)).min(1.0);
        1.0 - (1.0 - share).powi(3)
    }

    /// A reading of the minute on the screen, on its way from the last one.
    fn easing(&self, indicator: usize) -> f64 {
        let (old, new) = (
            self.before().readings[indicator],
            self.minute().readings[indicator],
        );
        old + (new - old) * f64::from(self.eased())
    }

    /// Whether it is a free shift.
    fn free(&self) -> bool {
        self.run.level().is_free()
    }

    /// Whether the player's hand counts.
    pub(crate) fn hands_on(&self) -> bool {
        !self.watching && !self.run.is_over()
    }
}

/// Where the parts of the desk lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DeskLayout {
    /// How the parts are arranged.
    pub form: Form,
    /// Bar at the top.
    pub top: Rect,
    /// Levers.
    pub levers: Rect,
    /// Gauges and, but on phones, the list.
    pub right: Rect,
    /// Trends; on phones only what is left over, which may be nothing.
    pub trends: Rect,
    /// What is left for the stage.
    pub stage: Rect,
    /// Where banners go: the stage itself, or on phones a band above it.
    pub band: Rect,
}

/// Divides a window among the parts of the desk. Panels keep their size; the stage takes the rest.
#[must_use]
pub fn desk_layout(window: Rect, touch: bool) -> DeskLayout {
    let form = Form::of(window.size());
    if form.is_phone() {
        return phone::layout(window, form);
    }
    let (left, right) = if form == Form::Small {
        (desk::LEVERS_SMALL, desk::RIGHT_SMALL)
    } else {
        (desk::LEVERS, desk::RIGHT)
    };
    let bar = if touch { theme::phone::TOP } else { desk::TOP };
    let top = (window.top() + bar).min(window.bottom());
    let bottom = (window.bottom() - desk::TRENDS).max(top);
    let left = (window.left() + left).min(window.right());
    let right = (window.right() - right).max(left);
    let span = |min: Pos2, max: Pos2| Rect::from_min_max(min, max);
    let stage = span(pos2(left, top), pos2(right, bottom));
    DeskLayout {
        form,
        top: span(window.min, pos2(window.right(), top)),
        levers: span(pos2(window.left(), top), pos2(left, bottom)),
        right: span(pos2(right, top), pos2(window.right(), bottom)),
        trends: span(pos2(window.left(), bottom), window.max),
        stage,
        band: stage,
    }
}

/// Draws the desk and pushes what the player wants. Returns the place left for the stage, which may be none.
pub fn desk_ui(ui: &mut Ui, view: &DeskView, text: &Text, commands: &mut Vec<Command>) -> Rect {
    let window = ui.max_rect();
    let fit = Fit::of(ui, window);
    let layout = desk_layout(window, fit.touch);
    coach::hints(ui, fit, &layout, view, text, commands);
    if fit.phone() {
        phone::phone(ui, fit, &layout, view, text, commands)
    } else {
        wide(ui, fit, &layout, view, text, commands)
    }
}

/// The desk in a window that has room for all its parts.
fn wide(
    ui: &mut Ui,
    fit: Fit,
    layout: &DeskLayout,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    keys::keys(ui, view, commands);
    top::top(
        &mut panel(ui, "top", layout.top),
        fit,
        layout,
        view,
        text,
        commands,
    );
    levers::levers(
        &mut panel(ui, "levers", layout.levers),
        fit,
        view,
        text,
        commands,
    );
    let mut right = panel(ui, "right", layout.right);
    if fit.form == Form::Small {
        gauges::small(&mut right, fit, view, text);
    } else {
        gauges::roomy(&mut right, fit, view, text);
    }
    let columns = view.run.level().trends.len();
    trends::trends(
        &mut panel(ui, "trends", layout.trends),
        columns,
        columns,
        view,
        text,
    );
    let hairline = Stroke::new(1.0, theme::INK3.egui());
    let painter = ui.painter();
    painter.hline(layout.top.x_range(), layout.top.bottom() - 0.5, hairline);
    painter.vline(
        layout.levers.right() - 0.5,
        layout.levers.y_range(),
        hairline,
    );
    painter.vline(layout.right.left() + 0.5, layout.right.y_range(), hairline);
    painter.hline(layout.trends.x_range(), layout.trends.top() + 0.5, hairline);
    banner::over_stage(&mut over(ui, "stage", layout.stage), view, text, commands);
    layout.stage
}

/// A part of the desk with its own ground; nothing of it shows outside.
fn panel(ui: &mut Ui, name: &str, rect: Rect) -> Ui {
    ui.painter().rect_filled(rect, 0.0, theme::INK1.egui());
    over(ui, name, rect)
}

/// A part of the desk without a ground.
fn over(ui: &mut Ui, name: &str, rect: Rect) -> Ui {
    let mut child = ui.new_child(UiBuilder::new().id_salt(name).max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    child
}

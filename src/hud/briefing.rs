//! The briefing: what is going to happen, what is asked, and which levers it is about.

mod calm;
mod phone;
mod pins;
mod reading;

use egui::{Align, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::basis::OPEN;
use super::form::Fit;
use super::group::{self, GroupNow};
use super::icon::Icon;
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::level::Level;
use crate::shift::command::Command;
use crate::text::{Text, desk_key};
use crate::theme::{self, size};

/// What the briefing shows.
#[derive(Clone, Copy, Debug)]
pub struct BriefingView<'a> {
    /// The level.
    pub level: &'a Level,
    /// The seed.
    pub seed: u32,
    /// The operator is going to play.
    pub watching: bool,
    /// The title can be gone to from here; a page that opened this level may not want that.
    pub can_leave: bool,
    /// The group that plays it.
    pub group: Option<GroupNow<'a>>,
    /// A group's link can be made from here.
    pub can_lead: bool,
}

impl BriefingView<'_> {
    /// The seed, and of a group that plays it name and time.
    fn seed_words(&self, painter: &Painter, face: Face, room: f32, text: &Text) -> String {
        match self.group {
            Some(group) => group.line(painter, face, room, text),
            None => text.args("ui-seed-value", &[("seed", self.seed.to_string().into())]),
        }
    }
}

/// Size of the stage in its own units.
const STAGE: Vec2 = vec2(790.0, 528.0);
/// Height of what stands below text and goals.
const FOOT: f32 = 124.0;

/// Parts of the briefing.
struct Layout {
    /// Text, goals and buttons.
    left: Rect,
    /// The calm stage.
    stage: Rect,
}

fn layout(window: Rect) -> Layout {
    let margin = if window.width() < 1100.0 { 32.0 } else { 56.0 };
    let width = (window.width() * 0.3)
        .clamp(340.0, 480.0)
        .min((window.width() - 2.0 * margin).max(0.0));
    let left = Rect::from_min_max(
        window.min + vec2(margin, 0.0),
        pos2(window.left() + margin + width, window.bottom()),
    );
    let right = Rect::from_min_max(
        pos2(left.right() + 36.0, window.top() + 128.0),
        window.max - vec2(margin.min(40.0), 72.0),
    );
    let unit = (right.width() / STAGE.x)
        .min(right.height() / STAGE.y)
        .max(0.0);
    let size = STAGE * unit;
    let stage = Rect::from_min_size(
        pos2(
            right.right().max(right.left()) - size.x,
            right.center().y - size.y / 2.0,
        ),
        size,
    );
    Layout { left, stage }
}

/// Draws the briefing and pushes what the player wants. Returns the place of the calm stage; its proportions are the stage's own.
pub fn briefing_ui(
    ui: &mut Ui,
    view: &BriefingView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let window = ui.max_rect();
    let fit = Fit::of(ui, window);
    if fit.phone() {
        return phone::phone(ui, fit, view, text, commands);
    }
    let Layout { left, stage } = layout(window);
    let top = window.top() + (window.height() - 640.0).clamp(0.0, 56.0);
    let head_y = top + 28.0;
    let name = text.get(&view.level.text_key());
    words::put(
        ui.painter(),
        (left.left(), head_y),
        Align::Min,
        &text.get(desk_key(view.level.desk)),
        Face::regular(18.0, theme::LO),
    );
    let title = words::put_wrapped(
        ui.painter(),
        (left.left() - 3.0, head_y + 62.0),
        (window.width() - left.left() - 160.0).max(1.0),
        60.0,
        &name,
        Face::semibold(60.0, theme::HI),
    );
    let face = Face::regular(16.0, theme::LO);
    let seed = view.seed_words(ui.painter(), face, 0.5 * window.width(), text);
    let at = (window.right() - 56.0, head_y);
    words::put(ui.painter(), at, Align::Max, &seed, face);
    let foot = window.bottom() - FOOT;
    let body = Rect::from_min_max(
        pos2(left.left(), title.bottom() + 20.0),
        pos2(left.right(), foot - 12.0),
    );
    reading::reading(ui, body, view.level, text);
    let row = Rect::from_min_size(pos2(left.left(), foot), vec2(left.width(), 64.0));
    let end = buttons(ui, row, false, view, text, commands);
    if !view.watching {
        words::put(
            ui.painter(),
            (left.left(), foot + 88.0),
            Align::Min,
            &text.get("ui-opens-paused"),
            Face::regular(16.0, theme::LO),
        );
    }
    let mut taken = vec![title, row.with_max_x(end)];
    if view.can_lead && !view.level.is_free() && !view.watching {
        let corner = window.max - vec2(56.0, 16.0);
        taken.push(lead(ui, corner, fit, text, commands));
    }
    let around = pins::Around {
        window,
        left: left.right() + 12.0,
        taken: &taken,
    };
    let names = pins::pins(ui.painter(), stage, &around, view.level, text);
    calm::calm(ui.painter(), stage, &names, view.level, text);
    stage
}

/// What makes the link of a group that plays this, ending at a corner; returns its place.
fn lead(ui: &Ui, corner: Pos2, fit: Fit, text: &Text, commands: &mut Vec<Command>) -> Rect {
    let label = text.get("ui-group-make");
    let width = widget::button_width(ui.painter(), &label, size::HEAD, 14.0);
    let place = Rect::from_min_max(corner - vec2(width, fit.target(36.0)), corner);
    let (id, sign) = (ui.id().with("lead"), Sign::Words(&label));
    if widget::button_sized(ui, id, place, sign, Look::Plain, size::HEAD).clicked() {
        commands.push(group::OPEN);
    }
    place
}

/// What opens the desk, and the way back; `filled` if they take the whole row. Returns where they end.
fn buttons(
    ui: &Ui,
    row: Rect,
    filled: bool,
    view: &BriefingView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let open = text.get(if view.watching {
        "ui-watch"
    } else {
        "ui-open-desk"
    });
    let back = text.get("ui-back");
    let second = widget::button_width(ui.painter(), &back, 16.0, 20.0);
    let usual = widget::button_width(ui.painter(), &open, 22.0, 40.0).max(200.0);
    let basis = text.get("ui-basis");
    let third = if filled {
        row.height()
    } else {
        widget::button_width(ui.painter(), &basis, 16.0, 20.0)
    };
    let first = if filled {
        let taken = if view.can_leave { second + 12.0 } else { 0.0 };
        (row.width() - taken - third - 12.0).max(1.0)
    } else {
        usual
    };
    // As large as it fits.
    let words = if usual - 60.0 <= first { 22.0 } else { 18.0 };
    let rect = Rect::from_min_size(row.min, vec2(first, row.height()));
    let id = ui.id().with("open");
    let button = widget::button_sized(ui, id, rect, Sign::Words(&open), Look::Strong, words);
    if button.clicked() || widget::entered(ui) {
        commands.push(Command::OpenDesk);
    }
    let leave = (Sign::Words(&back), second, Command::Leave);
    let basis = if filled {
        Sign::Icon(Icon::Basis, &basis)
    } else {
        Sign::Words(&basis)
    };
    let ways = view.can_leave.then_some(leave);
    let mut x = rect.right() + 12.0;
    for (sign, width, command) in ways.into_iter().chain([(basis, third, OPEN)]) {
        let place = Rect::from_min_size(pos2(x, row.top()), vec2(width, row.height()));
        let id = ui.id().with(format!("{command:?}"));
        if widget::button_sized(ui, id, place, sign, Look::Plain, 16.0).clicked() {
            commands.push(command);
        }
        x += width + 12.0;
    }
    x - 12.0
}

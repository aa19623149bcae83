//! The course: the levels in their order with what each teaches, the shift of the day, and the summary to take along.

use egui::{Align, Id, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::icon;
use super::over::{self, Page, line};
use super::title::LevelCard;
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::level::Level;
use crate::shift::command::{Command, Overlay};
use crate::text::{Text, desk_key};
use crate::theme::{self, radius, size};

/// What opens it.
pub const OPEN: Command = Command::Open(Overlay::Course);

/// Most width of the panel.
const WIDTH: f32 = 720.0;
/// Gap between buttons.
const GAP: f32 = 8.0;
/// Room for the stars of a level.
const STARS: f32 = 84.0;

/// The shift of the day.
#[derive(Clone, Copy, Debug)]
pub struct DailyCard<'a> {
    /// Its level.
    pub level: &'a Level,
    /// The day, as 2026-11-30.
    pub day: &'a str,
    /// How often it was played to its end today.
    pub tries: u32,
    /// The best score of today.
    pub best: u32,
}

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub struct CourseView<'a> {
    /// All levels, in order.
    pub levels: &'a [LevelCard<'a>],
    /// The level to play next.
    pub next: Option<&'a str>,
    /// The shift of the day.
    pub daily: Option<DailyCard<'a>>,
    /// The results of a group can be compared here.
    pub can_compare: bool,
}

/// Draws the course over everything and pushes what the player wants.
pub fn course_ui(ui: &Ui, view: &CourseView, text: &Text, commands: &mut Vec<Command>) {
    let closed = over::over(ui, "course", WIDTH, |ui, page| {
        over::head(ui, page, &text.get("ui-course"), text, commands);
        let scored = view.levels.iter().filter(|card| !card.level.is_free());
        for (card, number) in scored.zip(1_u32..) {
            if level(ui, page, card, number, view.next, text) && card.playable {
                commands.extend([Command::Close, Command::Brief(card.level.id.clone())]);
            }
        }
        if let Some(card) = &view.daily
            && daily(ui, page, card, text)
        {
            commands.extend([Command::Close, Command::Daily]);
        }
        if let Some(wanted) = below(ui, page, view.can_compare, text) {
            commands.extend([wanted, Command::Close]);
        }
    });
    if closed {
        commands.push(Command::Close);
    }
}

/// One level: its place in the course, its stars, and what it teaches.
fn level(
    ui: &mut Ui,
    page: Page,
    card: &LevelCard,
    number: u32,
    next: Option<&str>,
    text: &Text,
) -> bool {
    let name = text.get(&card.level.text_key());
    let head = text.args(
        "ui-course-level",
        &[("n", number.into()), ("level", name.into())],
    );
    let beside = text.get(desk_key(card.level.desk));
    let teaches = text.get(&format!("{}.teaches", card.level.text_key()));
    let is_next = next == Some(card.level.id.as_str());
    row(
        ui,
        page,
        (&head, &beside),
        &teaches,
        is_next,
        Some(card.stars),
    )
}

fn daily(ui: &mut Ui, page: Page, card: &DailyCard, text: &Text) -> bool {
    let level = text.get(&card.level.text_key());
    let head = text.get("ui-daily");
    let beside = format!("{} · {level}", card.day);
    let words = if card.tries == 0 {
        text.get("ui-daily.help")
    } else {
        let best = text.number(f64::from(card.best), 0);
        text.args(
            "ui-daily-best",
            &[("n", card.tries.into()), ("best", best.into())],
        )
    };
    row(ui, page, (&head, &beside), &words, false, None)
}

/// A row that is a button as a whole.
fn row(
    ui: &mut Ui,
    page: Page,
    (head, beside): (&str, &str),
    words: &str,
    is_next: bool,
    stars: Option<u8>,
) -> bool {
    let room = page.room() - 24.0;
    let galley = words::lay_pitched(
        ui.painter(),
        words,
        Face::regular(size::TEXT, theme::TX),
        room,
        18.0,
    );
    let place = line(ui, page, galley.size().y + 50.0);
    let rect = Rect::from_min_max(place.min, pos2(place.right(), place.bottom() - 6.0));
    let response = ui.interact(rect, Id::new(("course", head)), Sense::click());
    response.widget_info(|| {
        WidgetInfo::labeled(
            WidgetType::Button,
            true,
            format!("{head}, {beside}. {words}"),
        )
    });
    let painter = ui.painter();
    let fill = if response.hovered() {
        theme::INK3
    } else {
        theme::INK2
    };
    painter.rect_filled(rect, radius::BUTTON, fill.egui());
    if is_next {
        let edge = egui::Stroke::new(2.0, theme::SKY.egui());
        painter.rect_stroke(rect, radius::BUTTON, edge, egui::StrokeKind::Inside);
    }
    let at = (rect.left() + 12.0, rect.top() + 24.0);
    let name = words::put(
        painter,
        at,
        Align::Min,
        head,
        Face::semibold(16.0, theme::HI),
    );
    let end = rect.right() - 12.0 - stars.map_or(0.0, |_| STARS);
    let face = Face::LABEL;
    if name.right() + 12.0 + words::width(painter, beside, face) <= end {
        words::put(
            painter,
            (name.right() + 12.0, at.1),
            Align::Min,
            beside,
            face,
        );
    }
    if let Some(stars) = stars {
        let first = pos2(rect.right() - STARS + 8.0, rect.top() + 18.0);
        icon::stars(painter, first, 9.0, 26.0, stars, 3, None);
    }
    words::paint(painter, rect.min + vec2(12.0, 32.0), galley);
    widget::focus_outline(painter, &response, rect, radius::BUTTON);
    response.clicked()
}

/// The buttons below the levels: the summary, and the results of a group.
fn below(ui: &mut Ui, page: Page, can_compare: bool, text: &Text) -> Option<Command> {
    let high = page.fit.target(40.0);
    let summary = ("ui-course-save", Command::SaveSummary);
    let compare = can_compare.then_some(("ui-course-compare", Command::CompareResults));
    let mut wanted = None;
    // The place of the next button, and the row it stands in.
    let (mut left, mut row) = (f32::INFINITY, Rect::NOTHING);
    for (key, command) in std::iter::once(summary).chain(compare) {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, size::HEAD, 16.0).min(page.room());
        if left + width > row.right() {
            row = line(ui, page, high + GAP);
            left = row.left();
        }
        let place = Rect::from_min_size(pos2(left, row.top() + 6.0), vec2(width, high));
        let id = Id::new(("course", key));
        if widget::button_sized(ui, id, place, Sign::Words(&label), Look::Plain, size::HEAD)
            .clicked()
        {
            wanted = Some(command);
        }
        left = place.right() + GAP;
    }
    line(ui, page, 26.0 - GAP);
    wanted
}

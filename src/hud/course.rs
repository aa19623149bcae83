//! The course: the levels in their order with what each teaches, the shift of the day, and the summary to take along.

use egui::{Align, Id, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::daily::{self, DailyCard};
use super::group;
use super::icon;
use super::over::{self, Page, line};
use super::title::LevelCard;
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::shift::command::{Command, Overlay, SummaryForm};
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
    /// A group's link can be made from here.
    pub can_lead: bool,
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
            commands.push(daily::OPEN);
        }
        take_along(ui, page, view, text, commands);
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
    let head = text.get("ui-daily");
    let beside = format!("{} · {}", card.day, card.level);
    let words = daily::about(card, text);
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

/// The buttons that save the summary (which leaves the course open: another form may be wanted), compare results and make a group's link, below each other where they have no room.
fn take_along(
    ui: &mut Ui,
    page: Page,
    view: &CourseView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let high = page.fit.target(40.0);
    let save = [
        ("ui-course-save", SummaryForm::Page),
        ("ui-course-save-picture", SummaryForm::Picture),
    ]
    .map(|(key, form)| (key, vec![Command::SaveSummary(form)]));
    let wishes = vec![Command::CompareResults, Command::Close];
    let compare = view.can_compare.then_some(("ui-course-compare", wishes));
    let lead = view.can_lead.then(|| ("ui-group-make", vec![group::OPEN]));
    let mut row = line(ui, page, high + 12.0);
    let mut x = row.left();
    for (key, wishes) in save.into_iter().chain(compare).chain(lead) {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, size::HEAD, 16.0).min(page.room());
        if x > row.left() && x + width > row.right() {
            row = line(ui, page, high + GAP);
            x = row.left();
        }
        let place = Rect::from_min_size(pos2(x, row.bottom() - high), vec2(width, high));
        let id = Id::new(("course", key));
        let sign = Sign::Words(&label);
        if widget::button_sized(ui, id, place, sign, Look::Plain, size::HEAD).clicked() {
            commands.extend(wishes);
        }
        x = place.right() + GAP;
    }
    line(ui, page, 20.0);
}

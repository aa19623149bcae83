//! The title: two desks as pictures, their levels as cards, language and seed.

mod cards;
mod foot;
mod phone;

use egui::{Align, Rect, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use crate::hud::course;
use crate::hud::daily;
use crate::hud::form::Fit;
use crate::hud::notice::{self, Notice};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::level::Level;
use crate::model::control::DeskKind;
use crate::shift::command::Command;
use crate::text::{Text, desk_key};
use crate::theme::{self, radius, size, target};

/// A level as its card shows it.
#[derive(Clone, Copy, Debug)]
pub struct LevelCard<'a> {
    /// The level.
    pub level: &'a Level,
    /// Stars earned, 0–3.
    pub stars: u8,
    /// Best score; `None` before the first.
    pub best: Option<u32>,
    /// It can be played now; otherwise the card says "soon".
    pub playable: bool,
}

/// The shift that was under way.
#[derive(Clone, Copy, Debug)]
pub struct ResumeCard<'a> {
    /// Its level.
    pub level: &'a Level,
    /// Minutes played.
    pub minute: u32,
}

/// What the title shows.
#[derive(Clone, Copy, Debug)]
pub struct TitleView<'a> {
    /// All levels, in order.
    pub levels: &'a [LevelCard<'a>],
    /// The level to play next.
    pub next: Option<&'a str>,
    /// The level of the shift of the day.
    pub daily: Option<&'a Level>,
    /// The shift that was under way.
    pub resume: Option<ResumeCard<'a>>,
    /// The seed as it was typed or drawn.
    pub seed: &'a str,
    /// The program can be ended from here (not on the web).
    pub can_quit: bool,
    /// The language can be chosen; a page around the game may have done so.
    pub can_choose_language: bool,
    /// Something to say once.
    pub notice: Option<Notice<'a>>,
}

/// Where the two desks' pictures go. On a phone one of them lies outside the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TitlePictures {
    /// The payment switch.
    pub switch: Rect,
    /// The web service.
    pub web: Rect,
}

/// Heights of the title's parts from top to bottom; the pictures take what is left.
const HEADER: f32 = 112.0;
const NAMES: f32 = 62.0;
pub(super) const CARD: f32 = 118.0;
const NEXT: f32 = 50.0;
const FOOT: f32 = 80.0;
/// Gap between the two desks.
const GAP: f32 = 24.0;

/// Divides a desk's window.
fn title_layout(window: Rect, touch: bool) -> TitlePictures {
    let margin = margin(window);
    let width = ((window.width() - 2.0 * margin - GAP) / 2.0).max(0.0);
    let height =
        (window.height() - HEADER - NAMES - CARD - watch_height(touch) - NEXT - FOOT).max(0.0);
    let picture = |x: f32| Rect::from_min_size(pos2(x, window.top() + HEADER), vec2(width, height));
    TitlePictures {
        switch: picture(window.left() + margin),
        web: picture(window.left() + margin + width + GAP),
    }
}

/// Height of the strip that lets the operator play, with the space above it.
fn watch_height(touch: bool) -> f32 {
    if touch { 3.0 + target::TOUCH } else { 28.0 }
}

fn margin(window: Rect) -> f32 {
    if window.width() < 1100.0 { 16.0 } else { 40.0 }
}

/// Draws the title and pushes what the player wants. Returns where the pictures go, which are the caller's.
pub fn title_ui(
    ui: &mut Ui,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> TitlePictures {
    let window = ui.max_rect();
    let fit = Fit::of(ui, window);
    if fit.phone() {
        let pictures = phone::phone(ui, fit, view, text, commands);
        if let Some(notice) = view.notice {
            notice::notice_ui(ui, &notice, text, commands);
        }
        return pictures;
    }
    let pictures = title_layout(window, fit.touch);
    header(ui, window, text);
    for (kind, picture) in [
        (DeskKind::Switch, pictures.switch),
        (DeskKind::Web, pictures.web),
    ] {
        if picture.is_positive() {
            let edge = Stroke::new(1.5, theme::INK3.egui());
            ui.painter()
                .rect_stroke(picture, radius::PANEL, edge, StrokeKind::Inside);
        }
        desk_names(ui, kind, picture, text);
        let row = Rect::from_min_size(
            pos2(picture.left(), picture.bottom() + NAMES),
            vec2(picture.width(), CARD + watch_height(fit.touch)),
        );
        cards::cards(ui, row, kind, view, text, commands);
    }
    let below = pictures.switch.bottom() + NAMES + CARD + watch_height(fit.touch);
    next(ui, window, below, view, text, commands);
    let foot = Rect::from_min_max(
        pos2(window.left() + margin(window), window.bottom() - FOOT),
        pos2(window.right() - margin(window), window.bottom()),
    );
    ui.painter().hline(
        foot.x_range(),
        foot.top(),
        Stroke::new(1.0, theme::INK3.egui()),
    );
    let mut child = ui.new_child(UiBuilder::new().id_salt("foot").max_rect(foot));
    foot::foot(&mut child, view, text, commands);
    if let Some(notice) = view.notice {
        notice::notice_ui(ui, &notice, text, commands);
    }
    pictures
}

fn header(ui: &Ui, window: Rect, text: &Text) {
    let margin = margin(window);
    let y = window.top() + 78.0;
    let name = words::put(
        ui.painter(),
        (window.left() + margin, y),
        Align::Min,
        &text.get("ui-title"),
        Face::semibold(60.0, theme::HI),
    );
    let room = (window.right() - margin - name.right() - 40.0).max(1.0);
    let face = Face::regular(20.0, theme::TX);
    words::put_ragged_left(
        ui.painter(),
        (window.right() - margin, window.top() + 54.0),
        room.min(280.0),
        26.0,
        &text.get("ui-tagline"),
        face,
    );
}

/// A desk's name with its place in the world, under its picture; the latter gives way first.
fn desk_names(ui: &Ui, kind: DeskKind, picture: Rect, text: &Text) {
    let y = picture.bottom() + 42.0;
    let name = words::put(
        ui.painter(),
        (picture.left(), y),
        Align::Min,
        &text.get(desk_key(kind)),
        Face::semibold(26.0, theme::HI),
    );
    let sub = text.get(&format!("{}.sub", desk_key(kind)));
    let face = Face::regular(16.0, theme::LO);
    if name.right() + 18.0 + words::width(ui.painter(), &sub, face) <= picture.right() {
        words::put(
            ui.painter(),
            (name.right() + 18.0, y),
            Align::Min,
            &sub,
            face,
        );
    }
}

/// The next thing to do, in words; a shift under way is a button.
fn next(
    ui: &mut Ui,
    window: Rect,
    top: f32,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let x = window.left() + margin(window);
    let row = Rect::from_min_max(
        pos2(x, top + 1.0),
        pos2(window.right() - margin(window), top + 45.0),
    );
    let right = beside(ui, row, view, text, commands) - 12.0;
    let room = (right - x).max(1.0);
    if let Some(label) = resume_words(view, text) {
        let width = widget::button_width(ui.painter(), &label, 16.0, 20.0);
        let rect = Rect::from_min_size(row.min, vec2(width.min(room), row.height()));
        resume(ui, rect, &label, commands);
    } else if let Some(line) = next_words(view, text) {
        let face = Face::regular(16.0, theme::SKY);
        let galley = words::lay_pitched(ui.painter(), &line, face, room, 20.0);
        let at = pos2(x, row.center().y - galley.size().y / 2.0);
        words::paint(ui.painter(), at, galley);
    }
}

/// The course and the shift of the day, ending at the right of a row; returns where they begin.
fn beside(ui: &Ui, row: Rect, view: &TitleView, text: &Text, commands: &mut Vec<Command>) -> f32 {
    let daily = view.daily.map(|level| {
        let name = text.get(&level.text_key());
        let label = text.args("ui-daily-level", &[("level", name.into())]);
        (label, daily::OPEN)
    });
    let mut right = row.right();
    for (label, command) in [(text.get("ui-course"), course::OPEN)]
        .into_iter()
        .chain(daily)
    {
        let width = widget::button_width(ui.painter(), &label, size::HEAD, 14.0);
        let place = Rect::from_min_max(pos2(right - width, row.top()), pos2(right, row.bottom()));
        let id = ui.id().with(("beside", &label));
        if widget::button_sized(ui, id, place, Sign::Words(&label), Look::Plain, size::HEAD)
            .clicked()
        {
            commands.push(command);
        }
        right = place.left() - 8.0;
    }
    right
}

/// What the shift under way is called.
fn resume_words(view: &TitleView, text: &Text) -> Option<String> {
    view.resume.map(|resume| {
        let name = text.get(&resume.level.text_key());
        text.args(
            "ui-resume",
            &[("level", name.into()), ("minute", resume.minute.into())],
        )
    })
}

/// What to play next.
fn next_words(view: &TitleView, text: &Text) -> Option<String> {
    let id = view.next?;
    let card = view.levels.iter().find(|card| card.level.id == id)?;
    let name = text.get(&card.level.text_key());
    Some(format!(
        "{} {}",
        sentence(&text.args("ui-next", &[("level", name.into())])),
        text.get("ui-hour-takes")
    ))
}

/// The button that goes on with the shift under way.
fn resume(ui: &Ui, rect: Rect, label: &str, commands: &mut Vec<Command>) {
    let id = ui.id().with("resume");
    let sizes = [16.0, 14.0, size::TEXT];
    let fits = |size: &f32| widget::button_width(ui.painter(), label, *size, 8.0) <= rect.width();
    let size = sizes.into_iter().find(fits).unwrap_or(sizes[2]);
    if widget::button_sized(ui, id, rect, Sign::Words(label), Look::Strong, size).clicked() {
        commands.push(Command::Resume);
    }
}

/// A phrase with its full stop.
fn sentence(phrase: &str) -> String {
    if phrase.ends_with(['.', '!', '?']) {
        phrase.to_owned()
    } else {
        format!("{phrase}.")
    }
}

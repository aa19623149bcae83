//! The title on a phone: one desk at a time, its picture and its levels below each other, or side by side.

use egui::{
    Align, Id, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::{TitlePictures, TitleView, cards, foot, next_words, resume, resume_words};
use crate::hud::course;
use crate::hud::form::{self, Fit, Form};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::DeskKind;
use crate::shift::command::Command;
use crate::text::{Text, desk_key};
use crate::theme::{self, radius, target};

/// Margin on either side.
const MARGIN: f32 = 16.0;
/// Height of name and tagline.
const HEADER: f32 = 92.0;
/// The same on a short screen.
const HEADER_SHORT: f32 = 76.0;
/// Least and greatest height of a level's line.
const LINE: (f32, f32) = (48.0, 72.0);
/// Gap between lines.
const GAP: f32 = 6.0;
/// Height of the next thing to do.
const NEXT: f32 = 56.0;
/// The same on a short screen.
const NEXT_SHORT: f32 = 46.0;
/// Least height of the picture.
const PICTURE: f32 = 96.0;
/// Share of the width that the greatest height of the picture is.
const PICTURE_SHAPE: f32 = 0.62;
/// Time in which one picture makes way for the other, in seconds.
const SLIDE_S: f32 = 0.16;

/// Draws the title of a phone. Returns where the pictures go: the one of the desk that is not chosen lies outside.
pub(super) fn phone(
    ui: &mut Ui,
    fit: Fit,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> TitlePictures {
    let window = ui.max_rect();
    let upright = fit.form == Form::Upright;
    let (left, right) = if upright {
        let whole = window.shrink2(vec2(MARGIN, 0.0));
        (whole, whole)
    } else {
        let (a, b) = window.split_left_right_at_fraction(0.5);
        (
            Rect::from_min_max(a.min + vec2(MARGIN, 0.0), a.max - vec2(8.0, 0.0)),
            Rect::from_min_max(b.min + vec2(8.0, 0.0), b.max - vec2(MARGIN, 0.0)),
        )
    };
    let short = window.height() < 720.0;
    let (header, next) = if short {
        (HEADER_SHORT, NEXT_SHORT)
    } else {
        (HEADER, NEXT)
    };
    let kind = chosen(ui, view);
    let count = cards::of_desk(kind, view).len() as f32;
    // The levels first get what they need at least, then the picture, then both grow.
    let fixed = count * GAP + next + foot::TWO_LINES + 2.0 * GAP;
    let tabs = target::TOUCH + 8.0;
    let lines = |height: f32| ((height - fixed) / count.max(1.0)).clamp(LINE.0, LINE.1);
    let (picture, line) = if upright {
        let most = left.width() * PICTURE_SHAPE;
        let free = left.height() - header - tabs - GAP;
        let line = lines(free - most.min(free * 0.34)).floor();
        let rest = free - fixed - line * count;
        (rest.clamp(PICTURE, most), line)
    } else {
        let free = left.height() - header - tabs - MARGIN;
        (free.max(0.0), lines(right.height() - GAP).floor())
    };
    self::header(ui, left, header, short, text);
    let corner = pos2(left.right(), left.top() + 8.0);
    foot::at_corner(ui, corner, view, text, commands);
    let kind = self::tabs(ui, left, left.top() + header, kind, text);
    let top = left.top() + header + tabs;
    let place = Rect::from_min_size(pos2(left.left(), top), vec2(left.width(), picture));
    let pictures = pictures(ui, window, place, kind);
    let body = if upright {
        Rect::from_min_max(pos2(right.left(), place.bottom() + GAP), right.max)
    } else {
        Rect::from_min_max(right.min + vec2(0.0, GAP), right.max)
    };
    if body.is_positive() {
        self::body(ui, body, (line, next, fixed), kind, view, text, commands);
    }
    pictures
}

/// Where it is kept which desk is shown.
fn chosen_id() -> Id {
    Id::new("desk on the title")
}

/// The desk that is shown: the one chosen, or that of the next level.
fn chosen(ui: &Ui, view: &TitleView) -> DeskKind {
    let kept: Option<DeskKind> = ui.data(|data| data.get_temp(chosen_id()));
    let under_way = view.resume.map(|resume| resume.level.desk);
    let next = view
        .levels
        .iter()
        .find(|card| Some(card.level.id.as_str()) == view.next);
    kept.or(under_way)
        .or_else(|| next.map(|card| card.level.desk))
        .unwrap_or(DeskKind::Switch)
}

fn header(ui: &Ui, place: Rect, height: f32, short: bool, text: &Text) {
    let painter = ui.painter();
    let size = if short { 30.0 } else { 36.0 };
    let y = place.top() + height - if short { 34.0 } else { 42.0 };
    words::put(
        painter,
        (place.left() - 1.0, y),
        Align::Min,
        &text.get("ui-title"),
        Face::semibold(size, theme::HI),
    );
    let tagline = text.get("ui-tagline");
    let faces = [14.0, theme::size::TEXT].map(|size| Face::regular(size, theme::TX));
    let fits = |face: &Face| words::width(painter, &tagline, *face) <= place.width();
    let face = faces.into_iter().find(fits).unwrap_or(faces[1]);
    words::put_wrapped(
        painter,
        (place.left(), y + if fits(&face) { 24.0 } else { 18.0 }),
        place.width(),
        16.0,
        &tagline,
        face,
    );
}

/// The two desks; returns the one that is chosen now.
fn tabs(ui: &Ui, place: Rect, top: f32, mut kind: DeskKind, text: &Text) -> DeskKind {
    let width = (place.width() - GAP) / 2.0;
    for (i, desk) in [DeskKind::Switch, DeskKind::Web].into_iter().enumerate() {
        let at = pos2(place.left() + i as f32 * (width + GAP), top);
        let rect = Rect::from_min_size(at, vec2(width, target::TOUCH));
        let name = text.get(desk_key(desk));
        let look = if desk == kind {
            Look::Chosen
        } else {
            Look::Plain
        };
        let id = ui.id().with(desk_key(desk));
        if widget::button_sized(ui, id, rect, Sign::Words(&name), look, 15.0).clicked() {
            kind = desk;
            ui.data_mut(|data| data.insert_temp(chosen_id(), kind));
        }
    }
    kind
}

/// Both pictures: the chosen one in its place, the other beside the window.
fn pictures(ui: &Ui, window: Rect, place: Rect, kind: DeskKind) -> TitlePictures {
    let web = kind == DeskKind::Web;
    let slid = ui.ctx().animate_bool_with_time(chosen_id(), web, SLIDE_S);
    let step = window.width();
    let switch = place.translate(vec2(-step * slid, 0.0));
    let pictures = TitlePictures {
        switch,
        web: switch.translate(vec2(step, 0.0)),
    };
    let edge = Stroke::new(1.5, theme::INK3.egui());
    for picture in [pictures.switch, pictures.web] {
        if window.intersects(picture) {
            ui.painter()
                .rect_stroke(picture, radius::PANEL, edge, StrokeKind::Inside);
        }
    }
    pictures
}

/// Levels, the next thing to do, and the foot; what does not fit is scrolled to.
fn body(
    ui: &mut Ui,
    body: Rect,
    (line, high, fixed): (f32, f32, f32),
    kind: DeskKind,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let levels = cards::of_desk(kind, view);
    let wanted = fixed + line * levels.len() as f32;
    let mut child = ui.new_child(UiBuilder::new().id_salt("body").max_rect(body));
    child.set_clip_rect(body.expand2(vec2(4.0, 0.0)).intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .id_salt("scroll")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let size = vec2(body.width(), wanted.max(body.height()) - 1.0);
            let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
            let mut y = rect.top();
            for card in levels {
                let place = Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), line));
                cards::line(ui, place, card, view, text, commands);
                y += line + GAP;
            }
            next(
                ui,
                Rect::from_min_size(pos2(rect.left(), y), vec2(rect.width(), high)),
                view,
                text,
                commands,
            );
            let foot = Rect::from_min_max(
                pos2(rect.left(), rect.bottom() - GAP - foot::TWO_LINES),
                rect.max,
            );
            foot::two_lines(ui, foot, view, text, commands);
        });
}

/// The shift under way, or what to play next.
fn next(ui: &Ui, place: Rect, view: &TitleView, text: &Text, commands: &mut Vec<Command>) {
    let resume_label = resume_words(view, text);
    let course_label = text.get("ui-course");
    let wide =
        |label: &str, size: f32, pad: f32| widget::button_width(ui.painter(), label, size, pad);
    let width = wide(&course_label, 14.0, 12.0);
    let rest = place.width() - width - GAP;
    // The course, which holds the shift of the day, gives way to a shift that has begun.
    let fits = resume_label
        .as_ref()
        .is_none_or(|label| wide(label, theme::size::TEXT, 8.0) <= rest);
    let mut place = place;
    if fits {
        let course = Rect::from_center_size(place.center(), vec2(place.width(), target::TOUCH));
        let course = course.with_min_x(place.right() - width);
        let (id, sign) = (ui.id().with("course"), Sign::Words(&course_label));
        if widget::button_sized(ui, id, course, sign, Look::Plain, 14.0).clicked() {
            commands.push(course::OPEN);
        }
        place = place.with_max_x(course.left() - GAP);
    }
    if let Some(label) = resume_label {
        let rect = Rect::from_center_size(place.center(), vec2(place.width(), 44.0));
        resume(ui, rect, &label, commands);
    } else if let Some(line) = next_words(view, text) {
        let face = Face::regular(14.0, theme::SKY);
        let galley = words::lay_pitched(ui.painter(), &line, face, place.width(), 19.0);
        let at = pos2(place.left(), place.center().y - galley.size().y / 2.0);
        words::paint(ui.painter(), at, galley);
    }
}

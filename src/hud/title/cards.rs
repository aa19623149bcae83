//! The cards of a desk's levels: a card plays its level, the strip below it lets the operator play.

use egui::{Align, Painter, Rect, Response, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{CARD, LevelCard, TitleView};
use crate::hud::icon::{self, Icon};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::model::control::DeskKind;
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, Rgb, radius, size};

/// Gap between cards.
const GAP: f32 = 12.0;
/// The same in a narrow row.
const GAP_NARROW: f32 = 6.0;
/// Margin within a card.
const PAD: f32 = 14.0;
/// The same in a narrow card.
const PAD_NARROW: f32 = 7.0;

/// Draws the cards of one desk.
pub(super) fn cards(
    ui: &mut Ui,
    row: Rect,
    kind: DeskKind,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let cards = of_desk(kind, view);
    let count = cards.len().max(1) as f32;
    let gap = if row.width() < 520.0 { GAP_NARROW } else { GAP };
    let width = ((row.width() - gap * (count - 1.0)) / count).max(0.0);
    for (i, card) in cards.into_iter().enumerate() {
        let place = Rect::from_min_size(
            pos2(row.left() + (width + gap) * i as f32, row.top()),
            vec2(width, CARD),
        );
        one(ui, place, card, is_next(card, view), text, commands);
        if can_be_watched(card) {
            let strip = Rect::from_min_max(
                place.left_bottom() + vec2(0.0, 3.0),
                pos2(place.right(), row.bottom()),
            );
            watch(ui, strip, card, text, commands);
        }
    }
}

/// The levels of a desk.
pub(super) fn of_desk<'a>(kind: DeskKind, view: &TitleView<'a>) -> Vec<&'a LevelCard<'a>> {
    let levels = view.levels.iter();
    levels.filter(|card| card.level.desk == kind).collect()
}

/// Whether a card is the next thing to do.
fn is_next(card: &LevelCard, view: &TitleView) -> bool {
    view.resume.is_none() && card.playable && view.next == Some(card.level.id.as_str())
}

/// Whether the operator can play it.
fn can_be_watched(card: &LevelCard) -> bool {
    card.playable && !card.level.is_free()
}

/// Width of what lets the operator play, beside a level on a line.
const BESIDE: f32 = 76.0;

/// A level on a line of its own, with what lets the operator play beside it.
pub(super) fn line(
    ui: &Ui,
    rect: Rect,
    card: &LevelCard,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let watched = can_be_watched(card);
    let end = if watched {
        rect.right() - BESIDE
    } else {
        rect.right()
    };
    let place = Rect::from_min_max(rect.min, pos2(end, rect.bottom()));
    let hot = is_next(card, view);
    let ground = ground(ui, place, card, hot, text, commands);
    line_words(ui.painter(), place, card, hot, text);
    widget::focus_outline(ui.painter(), &ground, place, radius::PANEL);
    if watched {
        let strip = Rect::from_min_max(pos2(end + 4.0, rect.top()), rect.max);
        watch(ui, strip, card, text, commands);
    }
}

/// Name and length on the left, stars on the right.
fn line_words(painter: &Painter, rect: Rect, card: &LevelCard, hot: bool, text: &Text) {
    let ink = |usual: Rgb| if hot { theme::INK0 } else { usual };
    let title = ink(if card.playable { theme::HI } else { theme::LO });
    let middle = rect.center().y;
    let right = rect.right() - PAD;
    let taken = match (card.playable, card.level.is_free()) {
        (false, _) => {
            let face = Face::regular(14.0, theme::LO);
            let at = (right, middle + 5.0);
            words::put(painter, at, Align::Max, &text.get("ui-soon"), face).width()
        }
        (true, true) => {
            icon::draw(painter, Icon::Play, pos2(right - 8.0, middle), 8.0, title);
            20.0
        }
        (true, false) => {
            let first = pos2(right - 54.0, middle);
            let dark = hot.then_some(theme::INK0);
            icon::stars(painter, first, 8.5, 22.0, card.stars, 3, dark);
            66.0
        }
    };
    let x = rect.left() + PAD;
    let room = right - taken - 8.0 - x;
    let name = text.get(&card.level.text_key());
    let face = name_face(painter, &name, room).of(title);
    let galley = words::lay_pitched(painter, &name, face, room, face.size + 3.0);
    let sub = sub(card, text);
    let small = Face::regular(size::TEXT, ink(theme::LO));
    // A name on two lines leaves no room for more.
    let one_line = galley.rows.len() < 2;
    let top = if one_line {
        middle - 20.0
    } else {
        middle - galley.size().y / 2.0
    };
    words::paint(painter, pos2(x, top), galley);
    if one_line && words::width(painter, &sub, small) <= room {
        words::put(painter, (x, middle + 16.0), Align::Min, &sub, small);
    }
}

/// How long a level takes, or what there is in a free one.
fn sub(card: &LevelCard, text: &Text) -> String {
    match card.level.minutes {
        Some(minutes) => text.args("ui-minutes", &[("n", minutes.into())]),
        None => text.get("ui-every-crisis"),
    }
}

/// The ground of a card, which plays its level.
fn ground(
    ui: &Ui,
    rect: Rect,
    card: &LevelCard,
    hot: bool,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Response {
    let sense = if card.playable {
        Sense::click()
    } else {
        Sense::hover()
    };
    let response = ui.interact(rect, ui.id().with(("play", card.level.id.as_str())), sense);
    let name = text.get(&card.level.text_key());
    let label = format!("{}: {name}", text.get("ui-play"));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, card.playable, &label));
    let lit = response.hovered() || response.is_pointer_button_down_on();
    let fill = match (card.playable, hot, lit) {
        (false, ..) => theme::INK1,
        (true, true, false) => theme::SKY,
        (true, true, true) => theme::WINDOW,
        (true, false, true) => theme::INK3,
        (true, false, false) => theme::INK2,
    };
    ui.painter().rect_filled(rect, radius::PANEL, fill.egui());
    if response.clicked() {
        commands.push(Command::Brief(card.level.id.clone()));
    }
    widget::help(response, &help(card, &name, text))
}

fn one(ui: &Ui, rect: Rect, card: &LevelCard, hot: bool, text: &Text, commands: &mut Vec<Command>) {
    let response = ground(ui, rect, card, hot, text, commands);
    let painter = ui.painter();
    let name = text.get(&card.level.text_key());
    let ink = |usual: Rgb| if hot { theme::INK0 } else { usual };
    let title = ink(if card.playable { theme::HI } else { theme::LO });
    let pad = if rect.width() < 124.0 {
        PAD_NARROW
    } else {
        PAD
    };
    let room = rect.width() - 2.0 * pad;
    let (x, y) = (rect.left() + pad, rect.top() + 30.0);
    let face = name_face(painter, &name, room).of(title);
    let head = words::put_wrapped(painter, (x, y), room, face.size + 3.0, &name, face);
    let sub = sub(card, text);
    // A name on two lines has no room for a sub on two.
    words::put_wrapped(
        painter,
        (x, (head.bottom() + 13.0).max(y + 22.0)),
        room,
        17.0,
        &sub,
        Face::regular(14.0, ink(theme::LO)),
    );
    let foot = pos2(x + 10.0, rect.bottom() - 23.0);
    if !card.playable {
        words::put(
            painter,
            (x, foot.y + 5.0),
            Align::Min,
            &text.get("ui-soon"),
            Face::regular(14.0, theme::LO),
        );
    } else if card.level.is_free() {
        icon::draw(painter, Icon::Play, foot, 8.0, title);
        let no_goals = text.get("ui-no-goals");
        let face = [14.0, 13.0]
            .map(|size| Face::regular(size, ink(theme::TX)))
            .into_iter()
            .find(|face| x + 28.0 + words::width(painter, &no_goals, *face) <= rect.right() - 4.0);
        // Where even the small words find no room the sign says it alone.
        if let Some(face) = face {
            words::put(
                painter,
                (x + 28.0, foot.y + 5.0),
                Align::Min,
                &no_goals,
                face,
            );
        }
    } else {
        let pitch = ((room - 20.0) / 2.0).min(26.0);
        icon::stars(
            painter,
            foot,
            9.5,
            pitch,
            card.stars,
            3,
            hot.then_some(theme::INK0),
        );
    }
    widget::focus_outline(painter, &response, rect, radius::PANEL);
}

/// The largest type in which a name takes two lines at most and no word is broken.
fn name_face(painter: &Painter, name: &str, room: f32) -> Face {
    let sizes = [17.0, size::HEAD, size::TEXT].map(|size| Face::semibold(size, theme::HI));
    let whole = |face: &Face| {
        name.split_whitespace()
            .all(|word| words::width(painter, word, *face) <= room)
    };
    let fits = |face: &Face| whole(face) && words::lay(painter, name, *face, room).rows.len() <= 2;
    sizes.into_iter().find(fits).unwrap_or(sizes[2])
}

/// What a card says on hover: what the level teaches and the best score.
fn help(card: &LevelCard, name: &str, text: &Text) -> String {
    let sub = text.get(&format!("{}.sub", card.level.text_key()));
    let mut lines = vec![name.to_owned(), sub];
    if let Some(best) = card.best {
        lines.push(text.args("ui-best", &[("score", best.into())]));
        lines.push(text.args("ui-stars", &[("n", u32::from(card.stars).into())]));
    }
    lines.join("\n")
}

fn watch(ui: &Ui, rect: Rect, card: &LevelCard, text: &Text, commands: &mut Vec<Command>) {
    let response = ui.interact(
        rect,
        ui.id().with(("watch", card.level.id.as_str())),
        Sense::click(),
    );
    let word = text.get("ui-watch");
    let label = format!("{word}: {}", text.get(&card.level.text_key()));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    let lit = response.hovered() || response.is_pointer_button_down_on();
    let painter = ui.painter();
    painter.rect_filled(
        rect,
        radius::BUTTON,
        if lit { theme::INK3 } else { theme::INK1 }.egui(),
    );
    let face = Face::regular(size::TEXT, theme::TX);
    let width = words::width(painter, &word, face);
    let x = rect.center().x - width / 2.0 + 8.0;
    icon::draw(
        painter,
        Icon::Play,
        pos2(x - 12.0, rect.center().y),
        5.0,
        theme::LO,
    );
    words::put(painter, (x, rect.center().y + 4.5), Align::Min, &word, face);
    widget::focus_outline(painter, &response, rect, radius::BUTTON);
    let clicked = response.clicked();
    widget::help(response, &text.get("ui-watch.help"));
    if clicked {
        commands.push(Command::Watch(card.level.id.clone()));
    }
}

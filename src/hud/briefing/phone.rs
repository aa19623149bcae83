//! The briefing on a phone: the calm stage above or beside text and goals, the levers by name.

use egui::{Align, Painter, Rect, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{BriefingView, STAGE, buttons, pins, reading};
use crate::hud::form::{Fit, Form};
use crate::hud::words::{self, Face};
use crate::level::Level;
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::{Text, desk_key, key};
use crate::theme::{self, size};

/// Margin on either side.
const MARGIN: f32 = 16.0;
/// Height of the buttons.
const BUTTON: f32 = 52.0;
/// Most of the height that the stage takes.
const STAGE_SHARE: f32 = 0.3;
/// Height of a lever's name.
const NAME: f32 = 28.0;
/// Gap between names.
const GAP: f32 = 6.0;

/// Draws the briefing of a phone. Returns the place of the calm stage.
pub(super) fn phone(
    ui: &mut Ui,
    fit: Fit,
    view: &BriefingView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let window = ui.max_rect();
    let area = window.shrink2(vec2(MARGIN.min(window.width() / 2.0), 0.0));
    let upright = fit.form == Form::Upright;
    let (left, right) = if upright {
        (area, area)
    } else {
        let (a, b) = area.split_left_right_at_fraction(0.52);
        (a.with_max_x(a.right() - 8.0), b.with_min_x(b.left() + 8.0))
    };
    let head = head(ui.painter(), left, view, text);
    let foot = (window.bottom() - 12.0 - BUTTON).max(window.top());
    let top = if upright { head } else { window.top() + 12.0 };
    let room = if upright {
        STAGE_SHARE * window.height()
    } else {
        0.64 * window.height()
    };
    let unit = (right.width() / STAGE.x).min(room / STAGE.y).max(0.0);
    let stage = Rect::from_min_size(
        pos2(right.center().x - STAGE.x * unit / 2.0, top),
        STAGE * unit,
    );
    pins::dots(ui.painter(), stage, view.level);
    let named = names(ui.painter(), right, stage.bottom() + 4.0, view.level, text);
    let body = Rect::from_min_max(
        pos2(left.left(), if upright { named + 10.0 } else { head }),
        pos2(left.right(), foot - 10.0),
    );
    reading::reading(ui, body, view.level, text);
    let row = Rect::from_min_max(pos2(left.left(), foot), pos2(left.right(), foot + BUTTON));
    buttons(ui, row, true, view, text, commands);
    stage
}

/// Desk, seed and level; returns where they end.
fn head(painter: &Painter, left: Rect, view: &BriefingView, text: &Text) -> f32 {
    let y = left.top() + 26.0;
    let face = Face::regular(14.0, theme::LO);
    let kind = text.get(desk_key(view.level.desk));
    words::put(painter, (left.left(), y), Align::Min, &kind, face);
    let room = left.width() - words::width(painter, &kind, face) - 16.0;
    let seed = view.seed_words(painter, face, room, text);
    words::put(painter, (left.right(), y), Align::Max, &seed, face);
    let name = text.get(&view.level.text_key());
    let faces = [36.0, 30.0, 26.0].map(|size| Face::semibold(size, theme::HI));
    let fits = |face: &Face| words::width(painter, &name, *face) <= left.width();
    let face = faces.into_iter().find(fits).unwrap_or(faces[2]);
    let at = (left.left() - 1.0, y + 8.0 + face.size);
    words::put_wrapped(painter, at, left.width(), face.size + 4.0, &name, face).bottom() + 8.0
}

/// The levers that the shift is about, by name; returns where they end.
fn names(painter: &Painter, area: Rect, top: f32, level: &Level, text: &Text) -> f32 {
    let levers: Vec<String> = level
        .focus
        .iter()
        .filter(|id| desk::control(level.desk, id).is_some())
        .map(|id| text.get(&key("control", id)))
        .collect();
    if levers.is_empty() {
        return top;
    }
    let caption = text.get("ui-levers-of-shift");
    words::put(
        painter,
        (area.left(), top + 14.0),
        Align::Min,
        &caption,
        Face::LABEL,
    );
    let (mut x, mut y) = (area.left(), top + 22.0);
    for name in levers {
        let face = Face::semibold(size::TEXT, theme::HI);
        let width = words::width(painter, &name, face) + 20.0;
        if x + width > area.right() && x > area.left() {
            (x, y) = (area.left(), y + NAME + GAP);
        }
        let rect = Rect::from_min_size(pos2(x, y), vec2(width, NAME));
        painter.rect_stroke(
            rect,
            NAME / 2.0,
            Stroke::new(1.5, theme::SKY.egui()),
            StrokeKind::Inside,
        );
        words::put_centred(painter, rect, &name, face);
        x += width + GAP;
    }
    y + NAME
}

//! The few controls everything is made of. Each takes its place as a rectangle; pointer, touch and keyboard reach it alike.

use egui::{
    Align, Id, Key, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::explain;
use super::form;
use super::icon::{self, Icon};
use super::words::{self, Face};
use crate::theme::{self, Rgb, radius, size};

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Look {
    /// Raised, quiet.
    Plain,
    /// The one thing to do, or the alternative in force.
    Strong,
    /// Chosen among equals that are not the main thing (a language).
    Chosen,
    /// Will be in force from the next minute.
    Coming,
    /// Somebody else's: it shows, and takes nothing.
    Held,
}

/// What stands on a button.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sign<'a> {
    /// Words.
    Words(&'a str),
    /// A sign, with the words that name it to a screen reader.
    Icon(Icon, &'a str),
}

impl<'a> Sign<'a> {
    fn name(self) -> &'a str {
        match self {
            Self::Words(words) | Self::Icon(_, words) => words,
        }
    }
}

/// Outline of what the keyboard has: 2 points wide, 2 points outside.
pub(crate) fn focus_outline(painter: &Painter, response: &Response, rect: Rect, corner: f32) {
    if response.has_focus() {
        painter.rect_stroke(
            rect.expand(2.0),
            corner + 2.0,
            Stroke::new(2.0, theme::SKY.egui()),
            StrokeKind::Outside,
        );
    }
}

/// Whether the thing under the pointer or the keyboard was set off.
fn fill_of(look: Look, response: &Response) -> Rgb {
    let held = response.is_pointer_button_down_on();
    match look {
        Look::Strong if response.hovered() || held => theme::WINDOW,
        Look::Strong => theme::SKY,
        Look::Chosen => theme::INK3,
        Look::Held => theme::INK1,
        Look::Plain | Look::Coming if held || response.hovered() => theme::INK3,
        Look::Plain | Look::Coming => theme::INK2,
    }
}

/// Ink of a button's sign.
fn ink_of(look: Look) -> Rgb {
    match look {
        Look::Strong => theme::INK0,
        Look::Chosen => theme::HI,
        Look::Plain | Look::Coming => theme::TX,
        Look::Held => theme::LO,
    }
}

/// A button with words of the usual size.
pub(crate) fn button(ui: &Ui, id: Id, rect: Rect, sign: Sign, look: Look) -> Response {
    button_sized(ui, id, rect, sign, look, size::TEXT)
}

/// A button with words of `type_size` points.
pub(crate) fn button_sized(
    ui: &Ui,
    id: Id,
    rect: Rect,
    sign: Sign,
    look: Look,
    type_size: f32,
) -> Response {
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, ui.is_enabled(), sign.name()));
    let painter = ui.painter();
    let corner = if rect.height() > 40.0 {
        8.0
    } else {
        radius::BUTTON
    };
    painter.rect_filled(rect, corner, fill_of(look, &response).egui());
    edge(painter, rect, corner, look);
    let ink = ink_of(look);
    match sign {
        Sign::Words(label) => {
            let face = if matches!(look, Look::Strong | Look::Chosen) {
                Face::semibold(type_size, ink)
            } else {
                Face::regular(type_size, ink)
            };
            words::put_centred(painter, rect, label, face);
        }
        Sign::Icon(sign, _) => icon::draw(painter, sign, rect.center(), type_size / 2.0, ink),
    }
    focus_outline(painter, &response, rect, corner);
    response
}

/// The edge of a button that is not simply there.
fn edge(painter: &Painter, rect: Rect, corner: f32, look: Look) {
    let colour = match look {
        Look::Coming => theme::SKY,
        Look::Held => theme::INK3,
        Look::Plain | Look::Strong | Look::Chosen => return,
    };
    let stroke = Stroke::new(1.0, colour.egui());
    painter.rect_stroke(rect, corner, stroke, StrokeKind::Inside);
}

/// What a button with words looks like, without being one: for rows that are a target as a whole.
pub(crate) fn button_marks(painter: &Painter, rect: Rect, label: &str, look: Look) {
    let fill = match look {
        Look::Strong => theme::SKY,
        Look::Chosen => theme::INK3,
        Look::Held => theme::INK1,
        Look::Plain | Look::Coming => theme::INK2,
    };
    painter.rect_filled(rect, radius::BUTTON, fill.egui());
    edge(painter, rect, radius::BUTTON, look);
    let face = if matches!(look, Look::Strong | Look::Chosen) {
        Face::semibold(size::TEXT, ink_of(look))
    } else {
        Face::regular(size::TEXT, ink_of(look))
    };
    words::put_centred(painter, rect, label, face);
}

/// Width that a button needs for its words with `pad` points on either side.
pub(crate) fn button_width(painter: &Painter, label: &str, type_size: f32, pad: f32) -> f32 {
    words::width(painter, label, Face::semibold(type_size, theme::TX)) + 2.0 * pad
}

/// The box with a shortcut's letter; `right` is its right edge, `baseline` that of the words beside it.
pub(crate) fn key_box(painter: &Painter, right: f32, baseline: f32, key: &str) {
    let rect = Rect::from_min_size(pos2(right - 18.0, baseline - 13.0), Vec2::splat(18.0));
    painter.rect_stroke(
        rect,
        radius::KEY,
        Stroke::new(1.0, theme::INK3.egui()),
        StrokeKind::Inside,
    );
    words::put(
        painter,
        (rect.center().x, baseline),
        Align::Center,
        key,
        Face::LABEL,
    );
}

/// Where a slider's track lies, and how large its handle is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Track {
    /// Left end.
    pub(crate) left: f32,
    /// Middle.
    pub(crate) y: f32,
    /// Length.
    pub(crate) width: f32,
    /// Radius of the handle.
    pub(crate) handle: f32,
}

/// Track, filled part, default tick and handle of a slider.
pub(crate) fn slider_marks(
    painter: &Painter,
    Track {
        left,
        y,
        width,
        handle,
    }: Track,
    value: f32,
    default: Option<f32>,
    coming: Option<f32>,
    held: bool,
) {
    let thick = handle / 4.0;
    let track = |from: f32, to: f32| {
        Rect::from_min_max(
            pos2(left + width * from, y - thick),
            pos2(left + width * to, y + thick),
        )
    };
    painter.rect_filled(track(0.0, 1.0), thick, theme::INK3.egui());
    let filled = if held { theme::LINE } else { theme::SKY };
    painter.rect_filled(track(0.0, value), thick, filled.egui());
    if let Some(default) = default {
        painter.vline(
            left + width * default,
            y - handle + 1.0..=y + handle - 1.0,
            Stroke::new(1.0, theme::LINE.egui()),
        );
    }
    let at = pos2(left + width * value, y);
    if held {
        // No handle to take, only where it stands.
        let reach = handle - 2.0;
        painter.vline(
            at.x,
            y - reach..=y + reach,
            Stroke::new(3.0, theme::LO.egui()),
        );
    } else {
        painter.circle_filled(at, handle, theme::HI.egui());
    }
    if let Some(coming) = coming {
        let at = pos2(left + width * coming, y);
        painter.circle_filled(at, handle - 1.0, theme::INK1.egui());
        painter.circle_stroke(at, handle - 1.0, Stroke::new(2.0, theme::SKY.egui()));
    }
}

/// Size of a toggle's body.
pub(crate) const TOGGLE: Vec2 = vec2(40.0, 22.0);

/// Body and knob of a toggle with its left top corner at `at`; `coming` outlines the side it will be on.
pub(crate) fn toggle_marks(painter: &Painter, at: egui::Pos2, on: bool, coming: bool, held: bool) {
    let body = Rect::from_min_size(at, TOGGLE);
    let h = TOGGLE.y / 2.0;
    let fill = match (on, held) {
        (true, false) => theme::SKY,
        (true, true) => theme::LINE,
        (false, _) => theme::INK3,
    };
    painter.rect_filled(body, h, fill.egui());
    let side = |on: bool| {
        pos2(
            if on {
                body.right() - h
            } else {
                body.left() + h
            },
            body.center().y,
        )
    };
    painter.circle_filled(
        side(on),
        h - 3.0,
        if on { theme::INK0 } else { theme::TX }.egui(),
    );
    if coming {
        painter.rect_stroke(
            body.expand(1.0),
            h + 1.0,
            Stroke::new(1.5, theme::SKY.egui()),
            StrokeKind::Outside,
        );
        painter.circle_stroke(
            side(!on),
            h - 4.0,
            Stroke::new(1.5, if on { theme::INK0 } else { theme::SKY }.egui()),
        );
    }
}

/// Whether a key was pressed without a modifier. What lies under something takes none.
pub(crate) fn pressed(ui: &Ui, key: Key) -> bool {
    is_on_top(ui) && ui.input(|input| input.modifiers.is_none() && input.key_pressed(key))
}

/// Whether the enter key was pressed while the keyboard is at no control: it then presses the main button of a screen.
pub(crate) fn entered(ui: &Ui) -> bool {
    pressed(ui, Key::Enter) && ui.memory(|memory| memory.focused().is_none())
}

/// Whether nothing lies over this part of the screen that keeps keys to itself.
pub(crate) fn is_on_top(ui: &Ui) -> bool {
    ui.memory(|memory| memory.allows_interaction(ui.layer_id()))
}

/// A place that only explains itself: where the pointer rests on it, or a finger stays on it.
pub(crate) fn explained(ui: &Ui, id: Id, rect: Rect, words: &str) {
    // A finger that scrolls must still find what scrolls below.
    let sense = if form::touched(ui.ctx()) {
        Sense::CLICK
    } else {
        Sense::hover()
    };
    help(ui.interact(rect, id, sense), words);
}

/// Shows words beside what the pointer rests on, a finger stays on, or the keyboard has.
pub(crate) fn help(response: Response, text: &str) -> Response {
    let lies_open = |memory: &egui::Memory| memory.allows_interaction(response.layer_id);
    if text.is_empty() || !response.ctx.memory(lies_open) {
        return response;
    }
    if response.hovered() || response.is_pointer_button_down_on() {
        explain::take(&response.ctx);
    }
    response.on_hover_ui(|ui| tip(ui, text))
}

/// What stands in an explanation.
pub(super) fn tip(ui: &mut Ui, text: &str) {
    ui.set_max_width(280.0);
    ui.label(text);
}

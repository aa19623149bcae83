//! The topics of a desk: a list beside the cards, or pills above them.

use egui::{Id, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::card;
use super::table::{Mark, Topic};
use crate::hud::form::Fit;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::DeskKind;
use crate::text::Text;
use crate::theme::{self, radius, size};

/// The topics below each other, with what the marks mean; returns the one to be shown next.
pub(super) fn list(
    ui: &Ui,
    fit: Fit,
    place: Rect,
    topic: Topic,
    desk: DeskKind,
    text: &Text,
) -> Topic {
    let mut next = topic;
    let high = fit.target(40.0);
    let mut y = place.top();
    for one in Topic::of(desk) {
        let rect = Rect::from_min_size(pos2(place.left(), y), vec2(place.width(), high));
        if entry(ui, rect, *one, *one == topic, text) {
            next = *one;
        }
        y += high + 4.0;
    }
    let last = legend(ui, place, y + 16.0, text);
    let words = text.get("ui-disclaimer");
    let galley = words::lay_pitched(ui.painter(), &words, Face::LABEL, place.width() - 8.0, 17.0);
    let top = place.bottom() - 16.0 - galley.size().y;
    if top > last {
        let at = pos2(place.left() + 8.0, top);
        words::paint(ui.painter(), at, galley);
    }
    next
}

/// One topic; whether it was chosen.
fn entry(ui: &Ui, rect: Rect, topic: Topic, is_shown: bool, text: &Text) -> bool {
    let name = text.get(topic.key());
    let id = Id::new(("topics of the basis", topic));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_shown, &name));
    let painter = ui.painter();
    if is_shown || response.hovered() {
        let fill = if is_shown { theme::INK3 } else { theme::INK2 };
        painter.rect_filled(rect, radius::BUTTON, fill.egui());
    }
    if is_shown {
        let edge = Rect::from_min_max(
            rect.min + vec2(0.0, 7.0),
            pos2(rect.left() + 4.0, rect.bottom() - 7.0),
        );
        painter.rect_filled(edge, 2.0, theme::SKY.egui());
    }
    let face = if is_shown {
        Face::semibold(size::HEAD, theme::HI)
    } else {
        Face::regular(size::HEAD, theme::TX)
    };
    let galley = words::lay_pitched(painter, &name, face, rect.width() - 24.0, 17.0);
    let at = pos2(rect.left() + 16.0, rect.center().y - galley.size().y / 2.0);
    words::paint(painter, at, galley);
    widget::focus_outline(painter, &response, rect, radius::BUTTON);
    response.clicked()
}

/// What the marks mean; returns where that ends.
fn legend(ui: &Ui, place: Rect, top: f32, text: &Text) -> f32 {
    let painter = ui.painter();
    let mut y = top;
    let mut line = |words: &str, face: Face, which: Option<Mark>| {
        let indent = if which.is_some() { 22.0 } else { 0.0 };
        let wrap = place.width() - 8.0 - indent;
        let galley = words::lay_pitched(painter, words, face, wrap, 17.0);
        let at = pos2(place.left() + 8.0 + indent, y);
        if y + galley.size().y < place.bottom() - 8.0 {
            if let Some(which) = which {
                card::mark(painter, pos2(place.left() + 14.0, y + 8.5), which, false);
            }
            y += galley.size().y + 8.0;
            words::paint(painter, at, galley);
        }
    };
    line(
        &text.get("basis-from-sources"),
        Face::TEXT,
        Some(Mark::Source),
    );
    line(&text.get("basis-our-own"), Face::TEXT, Some(Mark::Design));
    line(&text.get("basis-live"), Face::TEXT.of(theme::SKY), None);
    y
}

/// The topics side by side, on as many lines as they need; returns the one to be shown next.
pub(super) fn pills(
    ui: &mut Ui,
    fit: Fit,
    width: f32,
    topic: Topic,
    desk: DeskKind,
    text: &Text,
) -> Topic {
    let mut next = topic;
    let high = fit.target(36.0);
    let gap = 6.0;
    let pills: Vec<(Topic, String, f32)> = Topic::of(desk)
        .iter()
        .map(|topic| {
            let name = text.get(topic.key());
            let wide = widget::button_width(ui.painter(), &name, size::TEXT, 12.0);
            (*topic, name, wide.max(high).min(width))
        })
        .collect();
    let (mut x, mut y) = (0.0, 0.0);
    let mut places = Vec::new();
    for (.., wide) in &pills {
        if x > 0.0 && x + wide > width {
            (x, y) = (0.0, y + high + gap);
        }
        places.push(vec2(x, y));
        x += wide + gap;
    }
    let (rect, _) = ui.allocate_exact_size(vec2(width, y + high), Sense::hover());
    for ((one, name, wide), at) in pills.into_iter().zip(places) {
        let place = Rect::from_min_size(rect.min + at, vec2(wide, high));
        let look = if one == topic {
            Look::Chosen
        } else {
            Look::Plain
        };
        let id = Id::new(("topics of the basis", one));
        if widget::button(ui, id, place, Sign::Words(&name), look).clicked() {
            next = one;
        }
    }
    next
}

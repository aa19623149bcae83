//! Names of levers, pinned to where they act on the stage.

use egui::{Align, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::STAGE;
use crate::hud::words::{self, Face};
use crate::level::Level;
use crate::model::desk;
use crate::text::{Text, key};
use crate::theme::{self, radius, size};

/// Where a control acts, in the stage's units, and whether its name stands above.
fn anchor(control: &str) -> Option<(Vec2, bool)> {
    Some(match control {
        "Servers" => (vec2(502.0, 434.0), false),
        "Shedding" => (vec2(256.0, 336.0), false),
        "RetryPolicy" => (vec2(82.0, 174.0), true),
        "Threshold" => (vec2(306.0, 297.0), true),
        "StepUpBand" => (vec2(306.0, 392.0), false),
        "IssuerTimeout" => (vec2(660.0, 430.0), false),
        "StandInLimit" => (vec2(672.0, 150.0), true),
        "Floor" | "Autoscaler" | "TargetUtilization" => (vec2(340.0, 362.0), false),
        "CacheTtl" => (vec2(560.0, 366.0), false),
        "ShedLowPriority" => (vec2(184.0, 270.0), true),
        "Recommendations" => (vec2(714.0, 226.0), true),
        "WarmUp" => (vec2(579.0, 186.0), true),
        "RollBack" => (vec2(355.0, 190.0), true),
        _ => return None,
    })
}

/// Marks the places where the levers act that a level is about, where there is no room for their names.
pub(super) fn dots(painter: &Painter, stage: Rect, level: &Level) {
    let unit = stage.width() / STAGE.x;
    for (place, _) in level.focus.iter().filter_map(|id| anchor(id)) {
        let at = stage.min + place * unit;
        painter.circle(
            at,
            5.0,
            theme::SKY.egui(),
            Stroke::new(2.0, theme::INK0.egui()),
        );
    }
}

/// A lever's name pinned to its place.
struct Pin {
    at: Pos2,
    name: String,
    key: char,
    label: Rect,
}

/// Pins the levers that a level is about to their places on the stage; returns where their names stand.
pub(super) fn pins(
    painter: &Painter,
    stage: Rect,
    [window, title, buttons]: [Rect; 3],
    level: &Level,
    text: &Text,
) -> Vec<Rect> {
    let unit = stage.width() / STAGE.x;
    if unit < 0.25 {
        return Vec::new();
    }
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for &id in &level.focus {
        let Some((place, up)) = anchor(id) else {
            continue;
        };
        let Some(control) = desk::control(level.desk, id) else {
            continue;
        };
        let at = stage.min + place * unit;
        let name = text.get(&key("control", id));
        let width = words::width(painter, &name, Face::semibold(17.0, theme::HI))
            + 28.0
            + if control.key == '\0' { 0.0 } else { 34.0 };
        let y = if up {
            stage.top() + 8.0 * unit
        } else {
            stage.bottom() - 64.0 * unit
        };
        let label = Rect::from_min_size(pos2(at.x - width / 2.0, y), vec2(width, 40.0));
        if up { &mut above } else { &mut below }.push(Pin {
            at,
            name,
            key: control.key,
            label,
        });
    }
    for group in [&mut above, &mut below] {
        spread(group, window.right() - 24.0);
        // A long title reaches over the stage, and so may long buttons.
        for pin in group.iter_mut() {
            if pin.label.expand(GAP).intersects(title) {
                pin.label = pin.label.translate(vec2(0.0, 48.0));
            }
            if pin.label.expand(GAP).intersects(buttons) {
                let up = buttons.top() - GAP - pin.label.bottom();
                pin.label = pin.label.translate(vec2(0.0, up));
            }
        }
        for pin in group.iter() {
            pinned(painter, pin);
        }
    }
    if !level.focus.is_empty() {
        caption(painter, window, &below, text);
    }
    above.iter().chain(&below).map(|pin| pin.label).collect()
}

/// What the pins are, unless they need the place themselves.
fn caption(painter: &Painter, window: Rect, pins: &[Pin], text: &Text) {
    let face = Face::regular(size::HEAD, theme::LO);
    let words = text.get("ui-levers-of-shift");
    let end = pos2(window.right() - 56.0, window.bottom() - 60.0);
    let place = Rect::from_min_max(end - vec2(words::width(painter, &words, face), 16.0), end);
    if !pins
        .iter()
        .any(|pin| pin.label.expand(8.0).intersects(place))
    {
        words::put(painter, (end.x, end.y), Align::Max, &words, face);
    }
}

/// Space between names.
const GAP: f32 = 8.0;
/// Least distance of a line from the end of its name.
const HOLD: f32 = 14.0;

/// Moves names apart and into the window, none further than its own line; what still overlaps goes a row down.
fn spread(pins: &mut [Pin], right: f32) {
    pins.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    // From the right, so that each finds its neighbour in its last place.
    let mut limit = right;
    for pin in pins.iter_mut().rev() {
        let over = (pin.label.right() - limit).max(0.0);
        let give = (pin.label.right() - pin.at.x - HOLD).max(0.0);
        let window = (pin.label.right() - right).max(0.0);
        pin.label = pin.label.translate(vec2(-over.min(give).max(window), 0.0));
        limit = pin.label.left() - GAP;
    }
    for i in 1..pins.len() {
        let (before, rest) = pins.split_at_mut(i);
        let Some(pin) = rest.first_mut() else {
            continue;
        };
        while before
            .iter()
            .any(|other| other.label.expand(GAP / 2.0).intersects(pin.label))
        {
            pin.label = pin.label.translate(vec2(0.0, 48.0));
        }
    }
}

fn pinned(painter: &Painter, pin: &Pin) {
    let sky = Stroke::new(1.5, theme::SKY.egui());
    let end = if pin.label.center().y < pin.at.y {
        pin.label.bottom()
    } else {
        pin.label.top()
    };
    painter.vline(pin.at.x, pin.at.y.min(end)..=pin.at.y.max(end), sky);
    painter.circle_filled(pin.at, 3.5, theme::SKY.egui());
    painter.rect_filled(pin.label, 8.0, theme::INK2.egui());
    painter.rect_stroke(pin.label, 8.0, sky, StrokeKind::Inside);
    let y = pin.label.center().y + 6.0;
    words::put(
        painter,
        (pin.label.left() + 14.0, y),
        Align::Min,
        &pin.name,
        Face::semibold(17.0, theme::HI),
    );
    if pin.key != '\0' {
        let square = Rect::from_min_size(
            pos2(pin.label.right() - 32.0, pin.label.top() + 10.0),
            Vec2::splat(20.0),
        );
        painter.rect_stroke(
            square,
            radius::KEY,
            Stroke::new(1.0, theme::LINE.egui()),
            StrokeKind::Inside,
        );
        let mut letter = [0; 4];
        words::put(
            painter,
            (square.center().x, square.center().y + 5.0),
            Align::Center,
            pin.key.encode_utf8(&mut letter),
            Face::regular(14.0, theme::TX),
        );
    }
}

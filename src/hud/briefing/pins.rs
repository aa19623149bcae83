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
#[derive(Clone)]
struct Pin {
    at: Pos2,
    name: String,
    key: char,
    face: Face,
    label: Rect,
}

/// What names keep clear of.
pub(super) struct Around<'a> {
    /// The window.
    pub(super) window: Rect,
    /// Where the text ends that stands beside the stage.
    pub(super) left: f32,
    /// A long title, which reaches over the stage, and buttons.
    pub(super) taken: &'a [Rect],
}

/// Sizes of the names, largest first: smaller ones where long names would need a second row.
const SIZES: [f32; 3] = [17.0, size::HEAD, size::TEXT];

/// Pins the levers that a level is about to their places on the stage; returns where their names stand.
pub(super) fn pins(
    painter: &Painter,
    stage: Rect,
    around: &Around,
    level: &Level,
    text: &Text,
) -> Vec<Rect> {
    if stage.width() / STAGE.x < 0.25 {
        return Vec::new();
    }
    let mut labels = Vec::new();
    for up in [true, false] {
        let groups = SIZES.map(|size| Group::new(painter, stage, (up, size), around, level, text));
        let in_a_row = groups.iter().find(|group| group.in_a_row);
        let chosen = in_a_row.or(groups.iter().find(|group| group.clear));
        let chosen = chosen.unwrap_or(&groups[SIZES.len() - 1]);
        for pin in &chosen.pins {
            pinned(painter, pin);
        }
        labels.extend(chosen.pins.iter().map(|pin| pin.label));
    }
    if !level.focus.is_empty() {
        caption(painter, around.window, &labels, text);
    }
    labels
}

/// The names above or below the stage in one size.
struct Group {
    pins: Vec<Pin>,
    /// No name had to leave its row.
    in_a_row: bool,
    /// No name lies over anything.
    clear: bool,
}

impl Group {
    fn new(
        painter: &Painter,
        stage: Rect,
        (up, size): (bool, f32),
        around: &Around,
        level: &Level,
        text: &Text,
    ) -> Self {
        let unit = stage.width() / STAGE.x;
        let face = Face::semibold(size, theme::HI);
        let y = if up {
            stage.top() + 8.0 * unit
        } else {
            stage.bottom() - 64.0 * unit
        };
        let pin = |id: &str| {
            let (place, above) = anchor(id)?;
            let control = desk::control(level.desk, id)?;
            let at = stage.min + place * unit;
            let name = text.get(&key("control", id));
            let width = words::width(painter, &name, face)
                + 28.0
                + if control.key == '\0' { 0.0 } else { 34.0 };
            (above == up).then(|| Pin {
                at,
                name,
                key: control.key,
                face,
                label: Rect::from_min_size(pos2(at.x - width / 2.0, y), vec2(width, 40.0)),
            })
        };
        let mut pins: Vec<Pin> = level.focus.iter().filter_map(|id| pin(id)).collect();
        spread(&mut pins, (around.left, around.window.right() - 24.0));
        let (mut in_a_row, mut clear) = (true, true);
        for i in 0..pins.len() {
            let (before, rest) = pins.split_at_mut(i);
            let Some(pin) = rest.first_mut() else {
                continue;
            };
            let is_free = |label: Rect| {
                let others = before.iter().map(|pin| pin.label.expand(GAP / 2.0));
                let taken = around.taken.iter().map(|taken| taken.expand(GAP));
                let mut all = others.chain(taken);
                around.window.contains_rect(label) && !all.any(|at| at.intersects(label))
            };
            let place = ROWS.map(|row| pin.label.translate(vec2(0.0, row * ROW)));
            let found = place.into_iter().find(|label| is_free(*label));
            in_a_row &= found == Some(pin.label);
            clear &= found.is_some();
            pin.label = found.unwrap_or(pin.label);
        }
        Self {
            pins,
            in_a_row,
            clear,
        }
    }
}

/// What the pins are, unless they need the place themselves.
fn caption(painter: &Painter, window: Rect, labels: &[Rect], text: &Text) {
    let face = Face::regular(size::HEAD, theme::LO);
    let words = text.get("ui-levers-of-shift");
    let end = pos2(window.right() - 56.0, window.bottom() - 60.0);
    let place = Rect::from_min_max(end - vec2(words::width(painter, &words, face), 16.0), end);
    let near = |label: &Rect| label.expand(GAP).intersects(place);
    if !labels.iter().any(near) {
        words::put(painter, (end.x, end.y), Align::Max, &words, face);
    }
}

/// Space between names.
const GAP: f32 = 8.0;
/// Least distance of a line from the end of its name.
const HOLD: f32 = 14.0;

/// From row to row, and the rows that are tried for a name.
const ROW: f32 = 48.0;
const ROWS: [f32; 5] = [0.0, 1.0, -1.0, 2.0, -2.0];

/// Moves names apart and between both ends, none further than its own line.
fn spread(pins: &mut [Pin], (left, right): (f32, f32)) {
    pins.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    // From the right, so that each finds its neighbour in its last place; then what stands too far left comes back.
    let mut limit = right;
    for pin in pins.iter_mut().rev() {
        let over = (pin.label.right() - limit).max(0.0);
        let give = (pin.label.right() - pin.at.x - HOLD).max(0.0);
        let window = (pin.label.right() - right).max(0.0);
        pin.label = pin.label.translate(vec2(-over.min(give).max(window), 0.0));
        limit = pin.label.left() - GAP;
    }
    let mut limit = left;
    for pin in pins.iter_mut() {
        let over = (limit - pin.label.left()).max(0.0);
        let window = (right - pin.label.right()).max(0.0);
        let give = (pin.at.x - HOLD - pin.label.left()).clamp(0.0, window);
        pin.label = pin.label.translate(vec2(over.min(give), 0.0));
        limit = pin.label.right() + GAP;
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
        pin.face,
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

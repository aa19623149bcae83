//! The game's mark, as its icon has it (`assets/web/icon.svg`), in the colours of paper.

use std::f32::consts::TAU;

use egui::{Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use crate::theme::paper;

/// Side of the square in which the icon is drawn.
const SIDE: f32 = 512.0;
/// Where what comes back goes round.
const MIDDLE: Pos2 = pos2(256.0, 256.0);
const RADIUS: f32 = 138.0;
/// What part of a full turn, from the top on, is drawn thick.
const THICK: f32 = 0.815;
/// Points of a full turn.
const STEPS: u16 = 96;

/// Draws it into a square: what fails goes round a fleet and comes back thicker.
pub(super) fn draw(painter: &Painter, square: Rect) {
    let scale = square.width() / SIDE;
    let to = |at: Pos2| square.min + at.to_vec2() * scale;
    let at_turn =
        |share: f32| to(MIDDLE + vec2((share * TAU).sin(), -(share * TAU).cos()) * RADIUS);
    let ring = |from: f32, until: f32| -> Vec<Pos2> {
        let share = |step| from + (until - from) * f32::from(step) / f32::from(STEPS);
        (0..=STEPS).map(share).map(at_turn).collect()
    };
    let storm = paper::YELLOW.egui();
    painter.add(Shape::line(
        ring(0.0, THICK),
        Stroke::new(30.0 * scale, storm),
    ));
    let dotted = ring(THICK, 1.0);
    painter.extend(Shape::dotted_line(
        &dotted,
        storm,
        24.0 * scale,
        6.0 * scale,
    ));
    let head = [(82.0, 196.0), (134.0, 150.0), (174.0, 212.0)].map(|(x, y)| to(pos2(x, y)));
    painter.add(Shape::convex_polygon(head.to_vec(), storm, Stroke::NONE));
    for (colour, top) in [
        (paper::GREEN, 192.0),
        (paper::SKY, 240.0),
        (paper::VERMILION, 288.0),
    ] {
        let machine = Rect::from_min_size(to(pos2(190.0, top)), vec2(132.0, 36.0) * scale);
        painter.rect_filled(machine, 8.0 * scale, colour.egui());
        let lamp = to(pos2(300.0, top + 18.0));
        painter.circle_filled(lamp, 7.0 * scale, paper::GROUND.egui());
    }
}

//! Common shapes on top of the painter's triangles.

use std::f32::consts::{FRAC_PI_2, TAU};

use bevy::prelude::*;

use super::curve::{Step, step_on};
use super::ink::{Ink, Tint};
use super::layout::StageFrame;
use super::whole::whole;
use crate::theme;

/// A point of a cubic curve.
#[must_use]
pub fn cubic_at([a, b, c, d]: [Vec2; 4], t: f32) -> Vec2 {
    let s = 1.0 - t;
    a * (s * s * s) + b * (3.0 * s * s * t) + c * (3.0 * s * t * t) + d * (t * t * t)
}

/// The direction of a cubic curve.
#[must_use]
pub fn cubic_way([a, b, c, d]: [Vec2; 4], t: f32) -> Vec2 {
    let s = 1.0 - t;
    (b - a) * (s * s) + (c - b) * (2.0 * s * t) + (d - c) * (t * t)
}

/// Directions on a circle, from one on, each turned by the same angle: `turn` is the direction that has it.
fn turning(from: Vec2, turn: Vec2) -> impl Iterator<Item = Vec2> {
    std::iter::successors(Some(from), move |way| Some(turn.rotate(*way)))
}

fn round_outline(points: &mut Vec<Vec2>, area: Rect, radius: f32, zoom_steps: f32) {
    let r = radius
        .min(area.width() / 2.0)
        .min(area.height() / 2.0)
        .max(0.0);
    if r < 0.3 {
        let (min, max) = (area.min, area.max);
        points.extend([min.with_x(max.x), max, max.with_x(min.x), min]);
        return;
    }
    let steps = whole(((r * zoom_steps).sqrt() * 2.0).clamp(2.0, 12.0));
    let turn = Vec2::from_angle(FRAC_PI_2 / steps as f32);
    let (inner, corners) = (area.inflate(-r), steps as usize + 1);
    for (center, from) in [
        (inner.min.with_x(inner.max.x), Vec2::NEG_Y),
        (inner.max, Vec2::X),
        (inner.max.with_x(inner.min.x), Vec2::Y),
        (inner.min, Vec2::NEG_X),
    ] {
        points.extend(
            turning(from, turn)
                .take(corners)
                .map(|way| center + way * r),
        );
    }
}

impl Ink {
    fn steps(&self) -> f32 {
        2.0 / self.pixel().max(1e-3)
    }

    /// A filled rectangle with round corners.
    pub fn area(&mut self, area: Rect, radius: f32, tint: impl Into<Tint>) {
        if area.is_empty() {
            return;
        }
        let (steps, mut points) = (self.steps(), self.borrow_points());
        round_outline(&mut points, area, radius, steps);
        self.fill(&points, tint);
        self.give_back(points);
    }

    /// The outline of a rectangle with round corners; the line lies on its edge.
    pub fn outline(&mut self, area: Rect, radius: f32, width: f32, tint: impl Into<Tint>) {
        if area.is_empty() {
            return;
        }
        let (steps, mut points) = (self.steps(), self.borrow_points());
        round_outline(&mut points, area, radius, steps);
        self.polyline(&points, true, width, tint);
        self.give_back(points);
    }

    /// The outline of a rectangle in dashes.
    pub fn dashed_outline(
        &mut self,
        area: Rect,
        radius: f32,
        width: f32,
        on: f32,
        off: f32,
        tint: impl Into<Tint>,
    ) {
        if area.is_empty() {
            return;
        }
        let steps = self.steps();
        let mut points = Vec::with_capacity(56);
        round_outline(&mut points, area, radius, steps);
        points.push(points[0]);
        self.dashed(&points, width, on, off, 0.0, tint);
    }

    /// The ground and frame of a picture on a card.
    pub fn card(&mut self, frame: &StageFrame) {
        let zoom = frame.zoom();
        let (min, size) = (
            (frame.rect.min - frame.origin()) / zoom,
            frame.rect.size() / zoom,
        );
        let card = self.crisp_line(min.x, min.y, size.x, size.y, self.pixel());
        self.area(card, 10.0 / zoom, theme::INK1);
        self.outline(card, 10.0 / zoom, 1.5 / zoom, theme::INK3);
    }

    /// A rectangle whose edges lie on whole device pixels.
    #[must_use]
    pub fn crisp(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_corners(
            self.snap(Vec2::new(x, y)),
            self.snap(Vec2::new(x + w, y + h)),
        )
    }

    /// The same for a rectangle that gets an outline: its edges lie on the middles of device pixels when the line is an odd number of them wide.
    #[must_use]
    pub fn crisp_line(&self, x: f32, y: f32, w: f32, h: f32, width: f32) -> Rect {
        let area = self.crisp(x, y, w, h);
        let odd = whole((width / self.pixel()).round().max(1.0)) % 2 == 1;
        let by = if odd { self.pixel() / 2.0 } else { 0.0 };
        Rect {
            min: area.min + by,
            max: area.max - by,
        }
    }

    /// A straight line with square ends.
    pub fn line(&mut self, a: Vec2, b: Vec2, width: f32, tint: impl Into<Tint>) {
        self.polyline(&[a, b], false, width, tint);
    }

    /// A straight line along a row or column of device pixels.
    pub fn crisp_stroke(&mut self, a: Vec2, b: Vec2, width: f32, tint: impl Into<Tint>) {
        let pixel = self.pixel();
        let wide = (width / pixel).round().max(1.0);
        let by = if whole(wide) % 2 == 1 {
            pixel / 2.0
        } else {
            0.0
        };
        let (mut a, mut b) = (self.snap(a), self.snap(b));
        if (a.x - b.x).abs() < (a.y - b.y).abs() {
            a.x += by;
            b.x += by;
        } else {
            a.y += by;
            b.y += by;
        }
        self.polyline(&[a, b], false, wide * pixel, tint);
    }

    /// A straight line with round ends.
    pub fn stroke(&mut self, a: Vec2, b: Vec2, width: f32, tint: impl Into<Tint>) {
        // A half of a circle at each end, in eight pieces.
        const TURN: Vec2 = Vec2::new(0.923_879_5, 0.382_683_43);
        let side = (b - a).normalize_or(Vec2::X).perp() * (width / 2.0);
        let mut ways = turning(-side, TURN);
        let outline: [Vec2; 18] = std::array::from_fn(|i| {
            if i == 9 {
                ways = turning(side, TURN);
            }
            (if i < 9 { b } else { a }) + ways.next().unwrap_or_default()
        });
        self.fill(&outline, tint);
    }

    /// Straight strokes through points, with round ends and joints.
    pub fn strokes(&mut self, points: &[Vec2], width: f32, tint: impl Into<Tint>) {
        let tint = tint.into();
        for pair in points.windows(2) {
            self.stroke(pair[0], pair[1], width, tint);
        }
    }

    /// A disc.
    pub fn disc(&mut self, center: Vec2, r: f32, tint: impl Into<Tint>) {
        self.ellipse(center, Vec2::splat(r), tint);
    }

    /// A filled ellipse with the given half axes.
    pub fn ellipse(&mut self, center: Vec2, half: Vec2, tint: impl Into<Tint>) {
        let outline = self.oval(center, half);
        self.fill(&outline, tint);
        self.give_back(outline);
    }

    /// The outline of an ellipse.
    pub fn oval_line(&mut self, center: Vec2, half: Vec2, width: f32, tint: impl Into<Tint>) {
        let outline = self.oval(center, half);
        self.polyline(&outline, true, width, tint);
        self.give_back(outline);
    }

    fn oval(&mut self, center: Vec2, half: Vec2) -> Vec<Vec2> {
        let n = whole(((half.max_element() * self.steps()).sqrt() * 5.0).clamp(10.0, 64.0));
        let mut points = self.borrow_points();
        let ways = turning(Vec2::X, Vec2::from_angle(TAU / n as f32));
        points.extend(ways.take(n as usize).map(|way| center + way * half));
        points
    }

    /// A ring.
    pub fn ring(&mut self, center: Vec2, r: f32, width: f32, tint: impl Into<Tint>) {
        self.oval_line(center, Vec2::splat(r), width, tint);
    }

    /// A diamond of half size `r`.
    pub fn diamond(&mut self, at: Vec2, r: f32, tint: impl Into<Tint>) {
        self.fill(
            &[
                at - Vec2::Y * r,
                at + Vec2::X * r,
                at + Vec2::Y * r,
                at - Vec2::X * r,
            ],
            tint,
        );
    }

    /// An hourglass of half size `r`.
    pub fn hourglass(&mut self, at: Vec2, r: f32, tint: impl Into<Tint>) {
        let (tint, corner) = (tint.into(), |x: f32, y: f32| at + Vec2::new(x, y) * r);
        self.fill(&[corner(-1.0, -1.0), corner(1.0, -1.0), at], tint);
        self.fill(&[corner(1.0, 1.0), corner(-1.0, 1.0), at], tint);
    }

    /// A check mark within half size `r`.
    pub fn check(&mut self, at: Vec2, r: f32, width: f32, tint: impl Into<Tint>) {
        let p = |x: f32, y: f32| at + Vec2::new(x, y) * r;
        self.strokes(&[p(-0.45, 0.0), p(-0.12, 0.36), p(0.5, -0.36)], width, tint);
    }

    /// A cross within half size `r`.
    pub fn cross(&mut self, at: Vec2, r: f32, width: f32, tint: impl Into<Tint>) {
        let (tint, p) = (tint.into(), |x: f32, y: f32| at + Vec2::new(x, y) * r);
        self.stroke(p(-1.0, -1.0), p(1.0, 1.0), width, tint);
        self.stroke(p(-1.0, 1.0), p(1.0, -1.0), width, tint);
    }

    /// A cubic curve.
    pub fn curve(&mut self, p: [Vec2; 4], width: f32, tint: impl Into<Tint>) {
        const PIECES: u8 = 24;
        let steps: [Step; PIECES as usize + 1] =
            std::array::from_fn(|i| step_on(p, i as f32 / f32::from(PIECES)));
        self.along(steps.into_iter(), width, tint);
    }
}

//! How each sign is drawn.

use std::f32::consts::TAU;

use egui::epaint::{CircleShape, Mesh, PathShape, PathStroke};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, vec2};

use super::Icon;
use crate::theme::{self, Rgb};

/// Where and how a sign is drawn; its points are in units of the half size.
pub(super) struct Pen<'a> {
    pub(super) painter: &'a Painter,
    pub(super) at: Pos2,
    pub(super) r: f32,
    pub(super) turn: Vec2,
    pub(super) colour: Color32,
    pub(super) width: f32,
}

const DARK: Rgb = theme::INK0;

impl Pen<'_> {
    fn place(&self, (x, y): (f32, f32)) -> Pos2 {
        let p = vec2(x, y) * self.r;
        self.at
            + vec2(
                p.x * self.turn.x - p.y * self.turn.y,
                p.x * self.turn.y + p.y * self.turn.x,
            )
    }

    fn places(&self, points: &[(f32, f32)]) -> Vec<Pos2> {
        points.iter().map(|&p| self.place(p)).collect()
    }

    fn fill(&self, points: &[(f32, f32)]) {
        self.painter.add(PathShape::convex_polygon(
            self.places(points),
            self.colour,
            PathStroke::NONE,
        ));
    }

    /// A line with round joints and ends, `width` in points.
    fn trace(&self, points: &[(f32, f32)], closed: bool, width: f32, colour: Color32) {
        let places = self.places(points);
        // Round ends and joints only where a pixel shows them.
        if width >= 1.5 {
            for &at in &places {
                self.painter
                    .add(CircleShape::filled(at, width / 2.0, colour));
            }
        }
        let stroke = PathStroke::new(width, colour);
        self.painter.add(if closed {
            PathShape::closed_line(places, stroke)
        } else {
            PathShape::line(places, stroke)
        });
    }

    fn line(&self, points: &[(f32, f32)]) {
        self.trace(points, false, self.width, self.colour);
    }

    fn outline(&self, points: &[(f32, f32)]) {
        self.trace(points, true, self.width, self.colour);
    }

    fn dark(&self, points: &[(f32, f32)], width: f32) {
        self.trace(points, false, self.r * width, DARK.egui());
    }

    fn disc(&self, r: f32, colour: Color32) {
        self.painter.circle_filled(self.at, self.r * r, colour);
    }

    fn ring(&self, r: f32, colour: Color32) {
        self.painter
            .circle_stroke(self.at, self.r * r, Stroke::new(self.width, colour));
    }

    fn diamond(h: f32) -> [(f32, f32); 4] {
        [(0.0, -h), (h, 0.0), (0.0, h), (-h, 0.0)]
    }

    fn square(h: f32) -> [(f32, f32); 4] {
        [(-h, -h), (h, -h), (h, h), (-h, h)]
    }

    pub(super) fn draw(&self, icon: Icon) {
        match icon {
            Icon::Dot => self.disc(0.82, self.colour),
            Icon::Ring => self.ring(0.86, self.colour),
            Icon::Triangle => self.fill(&[(1.15, 0.0), (-0.8, 1.0), (-0.8, -1.0)]),
            Icon::HollowTriangle => self.outline(&[(1.0, 0.0), (-0.75, 0.9), (-0.75, -0.9)]),
            Icon::Diamond => self.fill(&Self::diamond(1.15)),
            Icon::HollowDiamond => self.outline(&Self::diamond(1.0)),
            Icon::StruckDiamond => {
                self.outline(&Self::diamond(1.0));
                self.line(&[(-1.1, 1.1), (1.1, -1.1)]);
            }
            Icon::HoledDiamond => {
                self.fill(&Self::diamond(1.2));
                self.disc(0.42, DARK.egui());
            }
            Icon::Cross => {
                self.line(&[(-0.8, -0.8), (0.8, 0.8)]);
                self.line(&[(-0.8, 0.8), (0.8, -0.8)]);
            }
            Icon::Dash => self.line(&[(-1.0, 0.0), (1.0, 0.0)]),
            Icon::Hourglass => {
                self.fill(&[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0)]);
                self.fill(&[(-1.0, 1.0), (0.0, 0.0), (1.0, 1.0)]);
            }
            Icon::Square => self.fill(&Self::square(0.8)),
            Icon::HollowSquare => self.outline(&Self::square(0.8)),
            Icon::HoledSquare => {
                self.painter.rect_filled(
                    Rect::from_center_size(self.at, Vec2::splat(self.r * 2.0)),
                    self.r * 0.25,
                    self.colour,
                );
                self.disc(0.5, DARK.egui());
            }
            Icon::Check | Icon::Warning | Icon::Critical | Icon::Off => self.status(icon),
            Icon::Lost => {
                self.ring(0.8, self.colour);
                self.line(&[(-0.9, 0.9), (0.9, -0.9)]);
            }
            Icon::Star | Icon::HollowStar => self.star(icon == Icon::Star),
            Icon::Boot => {
                self.ring(0.8, theme::INK3.egui());
                let arc: Vec<_> = (0_u8..=18)
                    .map(|i| f32::from(i) / 18.0 * 0.7 * TAU - TAU / 4.0)
                    .map(|a| (0.8 * a.cos(), 0.8 * a.sin()))
                    .collect();
                self.line(&arc);
            }
            Icon::Swap => {
                self.line(&[(-1.0, -0.35), (1.0, -0.35)]);
                self.line(&[(0.5, -0.8), (1.0, -0.35), (0.5, 0.1)]);
                self.line(&[(1.0, 0.5), (-1.0, 0.5)]);
                self.line(&[(-0.5, 0.05), (-1.0, 0.5), (-0.5, 0.95)]);
            }
            Icon::Play => self.fill(&[(0.9, 0.0), (-0.6, 0.85), (-0.6, -0.85)]),
            Icon::Pause => {
                self.fill(&[(-0.7, -0.8), (-0.2, -0.8), (-0.2, 0.8), (-0.7, 0.8)]);
                self.fill(&[(0.2, -0.8), (0.7, -0.8), (0.7, 0.8), (0.2, 0.8)]);
            }
            Icon::Step => {
                self.fill(&[(0.4, 0.0), (-0.8, 0.8), (-0.8, -0.8)]);
                self.fill(&[(0.5, -0.8), (0.9, -0.8), (0.9, 0.8), (0.5, 0.8)]);
            }
            Icon::Sliders => {
                for (y, x) in [(-0.6, 0.3), (0.0, -0.4), (0.6, 0.5)] {
                    self.trace(&[(-1.0, y), (1.0, y)], false, 1.5, self.colour);
                    self.painter
                        .circle_filled(self.place((x, y)), self.r * 0.28, self.colour);
                }
            }
            Icon::Basis => self.curve(),
            Icon::Keys => {
                let body = [(-1.05, -0.7), (1.05, -0.7), (1.05, 0.7), (-1.05, 0.7)];
                self.trace(&body, true, 1.3, self.colour);
                self.trace(&[(-0.45, 0.3), (0.45, 0.3)], false, 1.5, self.colour);
                self.dots([-0.55, 0.0, 0.55], -0.2, 0.17);
            }
            Icon::More => self.dots([-0.85, 0.0, 0.85], 0.0, 0.26),
            Icon::Leave => {
                self.trace(
                    &[(0.1, -0.9), (-0.9, -0.9), (-0.9, 0.9), (0.1, 0.9)],
                    false,
                    1.6,
                    self.colour,
                );
                self.trace(&[(-0.3, 0.0), (1.0, 0.0)], false, 1.6, self.colour);
                self.trace(
                    &[(0.5, -0.5), (1.0, 0.0), (0.5, 0.5)],
                    false,
                    1.6,
                    self.colour,
                );
            }
            Icon::Closed => self.fill(&[(0.7, 0.0), (-0.5, 0.8), (-0.5, -0.8)]),
            Icon::Open => self.fill(&[(0.8, -0.5), (0.0, 0.7), (-0.8, -0.5)]),
            Icon::Erase => self.erase(),
        }
    }

    /// A body that points back, with a cross on it.
    fn erase(&self) {
        let body = [
            (-1.0, 0.0),
            (-0.4, -0.6),
            (1.0, -0.6),
            (1.0, 0.6),
            (-0.4, 0.6),
        ];
        self.trace(&body, true, 2.5, self.colour);
        for end in [0.25, -0.25] {
            self.trace(&[(0.1, -end), (0.6, end)], false, 2.5, self.colour);
        }
    }

    /// Dots side by side.
    fn dots(&self, xs: [f32; 3], y: f32, size: f32) {
        for x in xs {
            self.painter
                .circle_filled(self.place((x, y)), self.r * size, self.colour);
        }
    }

    /// A curve in its axes, with a point on it.
    fn curve(&self) {
        let axes = [(-0.9, -0.95), (-0.9, 0.9), (1.0, 0.9)];
        self.trace(&axes, false, 1.5, self.colour);
        let curve = [(-0.6, 0.55), (0.0, 0.4), (0.4, 0.0), (0.65, -0.85)];
        self.trace(&curve, false, 1.5, self.colour);
        self.painter
            .circle_filled(self.place((0.4, 0.0)), self.r * 0.3, self.colour);
    }

    fn status(&self, icon: Icon) {
        match icon {
            Icon::Check => {
                self.disc(1.0, self.colour);
                self.dark(&[(-0.45, 0.0), (-0.1, 0.38), (0.5, -0.35)], 0.28);
            }
            Icon::Warning => {
                let body = [(0.0, -1.05), (1.12, 0.85), (-1.12, 0.85)];
                self.fill(&body);
                self.trace(&body, true, 1.5, self.colour);
                self.dark(&[(0.0, -0.4), (0.0, 0.22)], 0.26);
                self.painter
                    .circle_filled(self.place((0.0, 0.56)), self.r * 0.14, DARK.egui());
            }
            Icon::Critical => {
                self.fill(&[
                    (-0.45, -1.0),
                    (0.45, -1.0),
                    (1.0, -0.45),
                    (1.0, 0.45),
                    (0.45, 1.0),
                    (-0.45, 1.0),
                    (-1.0, 0.45),
                    (-1.0, -0.45),
                ]);
                self.dark(&[(-0.36, -0.36), (0.36, 0.36)], 0.26);
                self.dark(&[(-0.36, 0.36), (0.36, -0.36)], 0.26);
            }
            _ => {
                self.ring(0.8, self.colour);
                self.line(&[(-0.35, 0.0), (0.35, 0.0)]);
            }
        }
    }

    /// Five points. A star is not convex, hence the fan of triangles; the outline smooths their edges.
    fn star(&self, filled: bool) {
        let tips: Vec<_> = (0_u8..10)
            .map(|i| {
                let (r, a) = (
                    if i % 2 == 0 { 1.0 } else { 0.46 },
                    f32::from(i) * TAU / 10.0 - TAU / 4.0,
                );
                (r * a.cos(), r * a.sin())
            })
            .collect();
        if filled {
            let mut fan = Mesh::default();
            fan.colored_vertex(self.at, self.colour);
            for &tip in &tips {
                fan.colored_vertex(self.place(tip), self.colour);
            }
            for i in 1..=10 {
                fan.add_triangle(0, i, i % 10 + 1);
            }
            self.painter.add(Shape::mesh(fan));
        }
        self.trace(&tips, true, 1.5, self.colour);
    }
}

//! The web service on the title, standing still: users, balancer, fleet, cache, database, and the answers on their way back.

use std::f32::consts::TAU;

use egui::epaint::{CubicBezierShape, PathShape, PathStroke};
use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use crate::hud::icon::{self, Icon};
use crate::theme::{self, Rgb};

/// What of the picture's own units the frame shows.
const SHOWN: Rect = Rect::from_min_max(pos2(-10.0, 150.0), pos2(800.0, 475.0));
/// Height of the axis from users to fleet.
const MIDDLE: f32 = 276.0;
/// Height of the answers' lane.
const ANSWERS: f32 = 430.0;
/// How much of its strength a picture of something to come has.
const STRENGTH: f32 = 0.6;

/// Draws the picture into a frame.
pub(super) fn web_picture(painter: &Painter, frame: Rect) {
    if frame.width() < 80.0 || frame.height() < 60.0 {
        return;
    }
    let unit = (frame.width() / SHOWN.width()).min(frame.height() / SHOWN.height());
    let mut painter = painter.with_clip_rect(frame.intersect(painter.clip_rect()));
    painter.multiply_opacity(STRENGTH);
    let pen = Pen {
        origin: frame.center() - SHOWN.center().to_vec2() * unit,
        unit,
        painter,
    };
    pen.answers();
    pen.users();
    pen.fleet();
    pen.cache();
    pen.database();
}

struct Pen {
    painter: Painter,
    origin: Pos2,
    unit: f32,
}

impl Pen {
    fn at(&self, x: f32, y: f32) -> Pos2 {
        self.origin + vec2(x, y) * self.unit
    }

    fn rect(&self, x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(width, height) * self.unit)
    }

    fn stroke(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new((width * self.unit).max(1.0), colour)
    }

    /// A smooth strand from left to right.
    fn strand(&self, from: (f32, f32), to: (f32, f32), width: f32, colour: Rgb) {
        let half = f32::midpoint(from.0, to.0);
        let points = [from, (half, from.1), (half, to.1), to].map(|(x, y)| self.at(x, y));
        let stroke = PathStroke::new((width * self.unit).max(1.0), colour.faded(0.55));
        self.painter.add(CubicBezierShape::from_points_stroke(
            points,
            false,
            Color32::TRANSPARENT,
            stroke,
        ));
    }

    fn users(&self) {
        for i in 0_u8..6 {
            let y = MIDDLE - 62.0 + 25.0 * f32::from(i);
            self.painter.circle_stroke(
                self.at(32.0, y - 5.0),
                3.6 * self.unit,
                self.stroke(1.5, theme::SKY.egui()),
            );
            let shoulders: Vec<Pos2> = (0_u8..=8)
                .map(|k| f32::from(k) / 8.0 * TAU / 2.0)
                .map(|turn| self.at(32.0 - 7.0 * turn.cos(), y + 8.0 - 8.0 * turn.sin()))
                .collect();
            self.painter.add(PathShape::line(
                shoulders,
                PathStroke::new(1.5 * self.unit, theme::SKY.egui()),
            ));
            self.strand(
                (42.0, y),
                (168.0, MIDDLE - 20.0 + 8.0 * f32::from(i)),
                2.0,
                theme::SKY,
            );
        }
        let corners = [
            (168.0, MIDDLE - 32.0),
            (190.0, MIDDLE),
            (168.0, MIDDLE + 32.0),
        ]
        .map(|(x, y)| self.at(x, y));
        let body = Shape::convex_polygon(
            corners.to_vec(),
            theme::INK2.egui(),
            self.stroke(2.0, theme::TX.egui()),
        );
        self.painter.add(body);
    }

    fn fleet(&self) {
        for place in 0_u8..16 {
            let (column, row) = (f32::from(place % 4), f32::from(place / 4));
            let (x, y) = (230.0 + 65.0 * column, 196.0 + 42.0 * row);
            if place % 4 == 0 {
                self.strand((190.0, MIDDLE), (228.0, y + 15.0), 3.0, theme::SKY);
            }
            if place % 4 == 3 {
                self.strand(
                    (x + 58.0, y + 15.0),
                    (526.0, MIDDLE - 16.0 + 10.0 * row),
                    3.0,
                    theme::SKY,
                );
            }
            self.painter.rect_filled(
                self.rect(x, y, 58.0, 32.0),
                3.0 * self.unit,
                theme::INK2.egui(),
            );
            for cell in 0_u8..16 {
                let at = (
                    x + 3.5 + 6.5 * f32::from(cell % 8),
                    y + 4.0 + 13.0 * f32::from(cell / 8),
                );
                let box_ = self.rect(at.0, at.1, 5.0, 11.0);
                // Two of three busy, in no order that the eye would find.
                if (u16::from(place) * 37 + u16::from(cell) * 23) % 11 < 7 {
                    self.painter.rect_filled(box_, 1.0, theme::SKY.faded(0.8));
                } else {
                    self.painter.rect_stroke(
                        box_,
                        1.0,
                        self.stroke(1.0, theme::LINE.egui()),
                        StrokeKind::Inside,
                    );
                }
            }
        }
    }

    fn cache(&self) {
        let tank = self.rect(526.0, 172.0, 112.0, 192.0);
        let level = self.rect(529.0, 244.0, 106.0, 117.0);
        self.painter
            .rect_filled(level, 8.0 * self.unit, theme::SKY.faded(0.28));
        self.painter.hline(
            level.x_range(),
            level.top(),
            self.stroke(2.0, theme::HI.egui()),
        );
        self.painter.rect_stroke(
            tank,
            10.0 * self.unit,
            self.stroke(2.0, theme::TX.egui()),
            StrokeKind::Inside,
        );
        self.strand((638.0, MIDDLE), (662.0, MIDDLE), 8.0, theme::SKY);
    }

    fn database(&self) {
        let (centre, r) = (self.at(720.0, MIDDLE), 58.0 * self.unit);
        self.painter.circle(
            centre,
            r,
            theme::INK2.egui(),
            self.stroke(2.0, theme::LINE.egui()),
        );
        let arc = |from: f32, to: f32, colour: Rgb, width: f32| {
            let point = |share: f32| {
                let turn = (0.375 + 0.75 * share) * TAU;
                centre + Vec2::angled(turn) * (r - 6.0 * self.unit)
            };
            let points = (0_u8..=24)
                .map(|k| point(from + (to - from) * f32::from(k) / 24.0))
                .collect();
            self.painter.add(PathShape::line(
                points,
                PathStroke::new(width * self.unit, colour.egui()),
            ));
        };
        arc(0.0, 1.0, theme::INK3, 5.0);
        arc(0.9, 1.0, theme::VERMILION, 5.0);
        arc(0.0, 0.45, theme::SKY, 5.0);
        for k in 0_u8..18 {
            let way = Vec2::angled(f32::from(k) / 18.0 * TAU);
            let spoke = [centre + way * (r * 0.66), centre + way * (r * 0.74)];
            self.painter
                .line_segment(spoke, self.stroke(1.5, theme::LINE.egui()));
        }
    }

    /// Hits come out of the cache, misses out of the database: one lane back to the users.
    fn answers(&self) {
        let lane = |x: f32, from: f32, y: f32, width: f32| {
            let bend = 46.0;
            let points =
                [(x, from), (x, y - bend), (x, y), (x - bend, y)].map(|(x, y)| self.at(x, y));
            let stroke = PathStroke::new(width * self.unit, theme::GREEN.faded(0.3));
            let line = PathShape::line(vec![points[0], points[1]], stroke.clone());
            self.painter.add(line);
            let curve = [points[1], points[2], points[2], points[3]];
            self.painter.add(CubicBezierShape::from_points_stroke(
                curve,
                false,
                Color32::TRANSPARENT,
                stroke.clone(),
            ));
            self.painter
                .add(PathShape::line(vec![points[3], self.at(60.0, y)], stroke));
        };
        lane(582.0, 300.0, ANSWERS - 13.0, 26.0);
        lane(720.0, MIDDLE, ANSWERS + 11.0, 22.0);
        let arrow = [
            (58.0, ANSWERS - 32.0),
            (34.0, ANSWERS - 2.0),
            (58.0, ANSWERS + 28.0),
        ]
        .map(|(x, y)| self.at(x, y));
        self.painter.add(PathShape::line(
            arrow.to_vec(),
            PathStroke::new(2.0 * self.unit, theme::GREEN.egui()),
        ));
        for k in 0_u8..22 {
            let x = 84.0 + 26.0 * f32::from(k);
            let y = ANSWERS - 20.0 + f32::from(k * 7 % 4) * 11.0;
            icon::draw(
                &self.painter,
                Icon::Ring,
                self.at(x, y),
                4.0 * self.unit,
                theme::GREEN,
            );
        }
    }
}

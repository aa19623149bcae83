//! A still of the web service for its card on the title: forward above, answers below, a long U that turns at the cache or at the database.

mod parts;

use bevy::prelude::*;

use self::parts::{drum, fleet, misses, tank};
use super::curve::{Curve, Step};
use super::flow::{Flow, draw, flow};
use super::ink::{Ink, Tint};
use super::layout::StageFrame;
use super::plan::smooth;
use super::whole::whole;
use crate::theme::{self, Rgb};

/// The minute shown: requests and those let in, a second; the share of cache hits; the database's utilization; warmth of the cache.
const REQUESTS: f32 = 1270.0;
const ADMITTED: f32 = 1100.0;
const HIT_SHARE: f32 = 0.5;
const DATABASE_BUSY: f32 = 0.47;
const WARMTH: f32 = 0.62;
const WORKERS_BUSY: f32 = 0.62;
/// Instances that answer, and that start.
const SERVING: u32 = 14;
const STARTING: u32 = 3;
/// Units a request a second.
const SCALE: f32 = 0.058;
/// Where the middle of the forward stream and of the answers lie.
const MIDDLE: f32 = 282.0;
const RETURN: f32 = 412.0;
const USER_X: f32 = 32.0;
const BALANCER_X: f32 = 168.0;
const FLEET: Rect = Rect {
    min: Vec2::new(226.0, 190.0),
    max: Vec2::new(484.0, 362.0),
};
const TANK: Rect = Rect {
    min: Vec2::new(526.0, 176.0),
    max: Vec2::new(642.0, 368.0),
};
const DRUM: Vec2 = Vec2::new(718.0, 282.0);
const DRUM_R: f32 = 60.0;
/// Columns and rows of the fleet.
const COLUMNS: u32 = 4;
const ROWS: u32 = 5;
/// Half size of a mark.
const MARK: f32 = 3.1;

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
}

/// The widths of the streams; they add up.
struct Widths {
    offered: f32,
    admitted: f32,
    refused: f32,
    hits: f32,
    misses: f32,
}

impl Widths {
    fn new() -> Self {
        let (offered, admitted) = (REQUESTS * SCALE, ADMITTED * SCALE);
        let hits = admitted * HIT_SHARE;
        Self {
            offered,
            admitted,
            refused: offered - admitted,
            hits,
            misses: admitted - hits,
        }
    }

    fn floor(&self) -> f32 {
        MIDDLE + self.admitted / 2.0
    }
}

/// Draws the card; `dimmed` (0…1) of its light is taken away.
pub fn paint(ink: &mut Ink, frame: &StageFrame, dimmed: f32) {
    ink.begin(frame);
    ink.card(frame);
    let w = Widths::new();
    users(ink, &w);
    refused(ink, &w);
    fleet(ink, &w);
    misses(ink, &w);
    tank(ink, &w);
    drum(ink);
    if dimmed > 0.0 {
        let (min, zoom) = (
            (frame.rect.min - frame.origin()) / frame.zoom(),
            frame.zoom(),
        );
        let veil = Rect {
            min,
            max: min + frame.rect.size() / zoom,
        };
        ink.area(
            veil.inflate(-1.5 / zoom),
            9.0 / zoom,
            Tint::new(theme::INK1, dimmed),
        );
    }
}

/// Marks along a way, apart from each other and across the stream.
fn sprinkle(
    ink: &mut Ink,
    steps: &[Step],
    width: f32,
    n: u32,
    seed: u32,
    mut mark: impl FnMut(&mut Ink, Step),
) {
    let last = steps.len().saturating_sub(1).max(1);
    for i in 0..n {
        let t = (i as f32 + 0.9 * draw(seed, 2 * i)) / n as f32;
        let place = t * last as f32;
        let (a, b) = (
            steps[whole(place) as usize],
            steps[(whole(place) as usize + 1).min(last)],
        );
        let at = a.at.lerp(b.at, place.fract());
        let across = (draw(seed, 2 * i + 1) - 0.5) * (width - 2.4 * MARK).max(0.0);
        mark(
            ink,
            Step {
                at: at + a.way.perp() * across,
                way: a.way,
            },
        );
    }
}

fn dot(ink: &mut Ink, step: Step) {
    ink.disc(step.at, 0.82 * MARK, Tint::new(theme::SKY, 0.9));
}

fn ring(ink: &mut Ink, step: Step) {
    ink.ring(step.at, 0.86 * MARK, 1.3, Tint::new(theme::GREEN, 0.9));
}

fn stream(color: Rgb, body: f32, threads: f32, edge: f32, seed: u32) -> Flow {
    Flow {
        body,
        threads,
        edge,
        pitch: 4.2,
        ..Flow::new(color, seed)
    }
}

fn users(ink: &mut Ink, w: &Widths) {
    let mut way = Curve::default();
    for i in 0..6u32 {
        let y = MIDDLE - 62.0 + 25.0 * i as f32;
        let end = w.floor() - w.offered + w.offered * (i as f32 + 0.5) / 6.0;
        way.start(v(USER_X + 10.0, y))
            .cubic(
                v(USER_X + 60.0, y),
                v(USER_X + 60.0, end),
                v(BALANCER_X - 46.0, end),
            )
            .line(v(BALANCER_X, end))
            .measure(40);
        flow(
            ink,
            way.steps(),
            w.offered / 6.0,
            &stream(theme::SKY, 0.13, 0.55, 0.0, 200 + i),
        );
        sprinkle(ink, way.steps(), w.offered / 6.0, 6, 210 + i, dot);
        let head = v(USER_X, y - 3.5);
        ink.disc(head, 4.2, theme::INK2);
        ink.ring(head, 4.2, 1.4, theme::SKY);
        let shoulders: [Vec2; 13] = std::array::from_fn(|k| {
            v(USER_X, y + 9.0)
                + Vec2::from_angle(-std::f32::consts::PI * k as f32 / 12.0) * v(8.0, 8.5)
        });
        ink.polyline(&shoulders, false, 1.4, theme::SKY);
    }
    let balancer = [
        v(BALANCER_X - 2.0, MIDDLE - 34.0),
        v(BALANCER_X + 18.0, MIDDLE),
        v(BALANCER_X - 2.0, MIDDLE + 34.0),
    ];
    ink.fill(&balancer, theme::INK2);
    ink.polyline(&balancer, true, 1.8, theme::TX);
}

/// Low priority is turned back at once.
fn refused(ink: &mut Ink, w: &Widths) {
    let top = w.floor() - w.offered;
    let y = top + w.refused / 2.0;
    let x = BALANCER_X - 40.0;
    let mut way = Curve::default();
    way.start(v(x, y))
        .cubic(
            v(BALANCER_X - 8.0, y),
            v(BALANCER_X - 6.0, top - 40.0),
            v(x, top - 44.0),
        )
        .line(v(USER_X + 6.0, top - 50.0))
        .measure(50);
    let tint = Tint::new(theme::LO, 0.14);
    let steps = way.steps();
    let half = |i: usize| w.refused * (1.0 - 0.55 * smooth(0.4, 1.0, i as f32 / 49.0)) / 2.0;
    ink.strip(
        steps
            .iter()
            .enumerate()
            .map(|(i, s)| (s.beside(-half(i)), s.beside(half(i)), tint, tint)),
    );
    for side in [-1.0, 1.0] {
        let edge: Vec<Vec2> = steps
            .iter()
            .enumerate()
            .map(|(i, s)| s.beside(side * half(i)))
            .collect();
        ink.polyline(&edge, false, 1.0, Tint::new(theme::LO, 0.9));
    }
    sprinkle(ink, steps, w.refused, 12, 230, |ink, s| {
        let p = |x: f32, y: f32| s.at + (s.way * x + s.way.perp() * y) * MARK;
        ink.polyline(
            &[p(1.0, 0.0), p(-0.75, -0.9), p(-0.75, 0.9)],
            true,
            1.3,
            theme::VERMILION,
        );
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::StageKind;

    #[test]
    fn the_still_is_finite_and_lies_on_its_card() {
        let frame = StageFrame {
            rect: Rect::new(652.0, 112.0, 1240.0, 404.0),
            kind: StageKind::WebCard,
            ..StageFrame::default()
        };
        let mut ink = Ink::default();
        paint(&mut ink, &frame, 0.4);
        assert!(ink.positions.len() > 1000);
        let card = frame.rect.inflate(2.0);
        assert!(ink.positions.iter().all(|p| card.contains(v(p[0], -p[1]))));
    }
}

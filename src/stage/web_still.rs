//! A still of the web service for its card on the title: forward above, answers below, a long U that turns at the cache or at the database.

use bevy::prelude::*;

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

fn tile(i: u32) -> Rect {
    let gap = 7.0;
    let size = (FLEET.size() - gap * v(COLUMNS as f32 - 1.0, ROWS as f32 - 1.0))
        / v(COLUMNS as f32, ROWS as f32);
    let min = FLEET.min + (size + gap) * v((i % COLUMNS) as f32, (i / COLUMNS) as f32);
    Rect {
        min,
        max: min + size,
    }
}

fn fleet(ink: &mut Ink, w: &Widths) {
    let lines: Vec<f32> = (0..SERVING)
        .step_by(COLUMNS as usize)
        .map(|i| tile(i).center().y)
        .collect();
    let n = lines.len() as f32;
    for (i, y) in lines.iter().enumerate() {
        let y0 = MIDDLE - w.admitted / 2.0 + w.admitted * (i as f32 + 0.5) / n;
        let width = (w.admitted / n * 0.4).max(2.0);
        let tint = Tint::new(theme::SKY, 0.5);
        ink.curve(
            [
                v(BALANCER_X + 18.0, MIDDLE),
                v(BALANCER_X + 34.0, MIDDLE),
                v(FLEET.min.x - 26.0, *y),
                v(FLEET.min.x, *y),
            ],
            width,
            tint,
        );
        ink.curve(
            [
                v(FLEET.max.x, *y),
                v(FLEET.max.x + 22.0, *y),
                v(FLEET.max.x + 16.0, y0),
                v(TANK.min.x, y0),
            ],
            width,
            tint,
        );
        ink.line(
            v(FLEET.min.x, *y),
            v(FLEET.max.x, *y),
            2.0,
            Tint::new(theme::SKY, 0.18),
        );
    }
    for i in 0..COLUMNS * ROWS {
        let t = tile(i);
        let frame = ink.crisp_line(t.min.x, t.min.y, t.width(), t.height(), 1.0);
        if i < SERVING {
            ink.area(t, 3.0, theme::INK2);
            let cell = v((t.width() - 7.0) / 8.0, (t.height() - 6.0) / 2.0);
            for k in 0..16u32 {
                let min = t.min + v(3.5, 3.0) + cell * v((k % 8) as f32, (k / 8) as f32);
                let area = ink.crisp(min.x, min.y, cell.x - 1.6, cell.y - 1.6);
                let luck = draw(240, i * 16 + k);
                if luck < WORKERS_BUSY {
                    ink.area(
                        area,
                        1.5,
                        Tint::new(theme::SKY, 0.8 + 0.2 * draw(241, i * 16 + k)),
                    );
                } else {
                    ink.outline(area.inflate(-ink.pixel() / 2.0), 1.5, 1.0, theme::LINE);
                }
            }
        } else if i < SERVING + STARTING {
            ink.area(frame, 3.0, theme::RACK);
            ink.dashed_outline(frame, 3.0, 1.0, 3.0, 3.0, theme::LINE);
            let at = v(t.min.x + 13.0, t.center().y);
            ink.ring(at, 4.8, 2.2, theme::INK3);
            let arc: [Vec2; 18] = std::array::from_fn(|k| {
                at + Vec2::from_angle(-std::f32::consts::FRAC_PI_2 + 4.9 * k as f32 / 17.0) * 4.8
            });
            ink.polyline(&arc, false, 2.2, theme::SKY);
            let bar = Rect {
                min: v(t.min.x + 25.0, t.center().y - 2.0),
                max: v(t.max.x - 7.0, t.center().y + 2.0),
            };
            ink.area(bar, 2.0, theme::INK3);
            ink.area(
                Rect {
                    max: v(bar.min.x + 0.6 * bar.width(), bar.max.y),
                    ..bar
                },
                2.0,
                theme::SKY,
            );
        } else {
            ink.dashed_outline(frame, 3.0, 1.0, 2.0, 4.0, Tint::new(theme::INK3, 0.8));
        }
    }
}

/// Misses run through the tank to the drum and come home below.
fn misses(ink: &mut Ink, w: &Widths) {
    let y = MIDDLE + w.admitted / 2.0 - w.misses / 2.0;
    let mut way = Curve::default();
    let half = f32::midpoint(TANK.max.x, DRUM.x - DRUM_R);
    way.start(v(TANK.min.x, y))
        .line(v(TANK.max.x, y))
        .cubic(v(half, y), v(half, DRUM.y), v(DRUM.x - DRUM_R, DRUM.y))
        .measure(60);
    flow(
        ink,
        way.steps(),
        w.misses,
        &stream(theme::SKY, 0.13, 0.5, 1.0, 250),
    );
    sprinkle(ink, way.steps(), w.misses, 16, 251, dot);
    let back = RETURN + w.admitted / 2.0 - w.misses / 2.0;
    way.start(v(DRUM.x, DRUM.y + DRUM_R))
        .line(v(DRUM.x, back - 34.0))
        .corner(v(DRUM.x, back), v(DRUM.x - 34.0, back))
        .line(v(USER_X + 22.0, back))
        .measure(90);
    flow(
        ink,
        way.steps(),
        w.misses,
        &stream(theme::GREEN, 0.1, 0.34, 1.1, 252),
    );
    sprinkle(ink, way.steps(), w.misses, 36, 253, ring);
}

/// The cache: its level is its warmth, and hits turn around in it.
fn tank(ink: &mut Ink, w: &Widths) {
    let level = TANK.max.y - 3.0 - (TANK.height() - 6.0) * WARMTH;
    ink.area(TANK, 10.0, Tint::new(theme::RACK, 0.72));
    let water = Rect {
        min: v(TANK.min.x + 3.0, level),
        max: TANK.max - 3.0,
    };
    ink.area(water, 7.0, Tint::new(theme::SKY, 0.3));
    let wave: [Vec2; 49] = std::array::from_fn(|i| {
        let t = i as f32 / 48.0;
        v(
            water.min.x + water.width() * t,
            level + 1.5 * (t * 12.0 * std::f32::consts::PI).sin(),
        )
    });
    ink.polyline(&wave, false, 2.0, Tint::new(theme::HI, 0.95));
    for i in 1..4 {
        let y = TANK.min.y + TANK.height() * i as f32 / 4.0;
        ink.line(
            v(TANK.max.x - 12.0, y),
            v(TANK.max.x - 4.0, y),
            1.5,
            theme::LINE,
        );
    }
    let (y, back) = (
        MIDDLE - w.admitted / 2.0 + w.hits / 2.0,
        RETURN + w.admitted / 2.0 - w.misses - w.hits / 2.0,
    );
    let (x, bottom) = (TANK.min.x, TANK.max.y);
    let mut way = Curve::default();
    way.start(v(x, y)).line(v(x + 20.0, y)).cubic(
        v(x + 64.0, y),
        v(x + 66.0, y + 40.0),
        v(x + 46.0, bottom - 40.0),
    );
    way.cubic(
        v(x + 30.0, bottom - 10.0),
        v(x + 40.0, back),
        v(x + 10.0, back),
    )
    .line(v(USER_X + 22.0, back))
    .measure(110);
    flow(
        ink,
        way.steps(),
        w.hits,
        &stream(theme::GREEN, 0.13, 0.45, 1.2, 260),
    );
    sprinkle(ink, way.steps(), w.hits, 30, 261, ring);
    ink.outline(TANK, 10.0, 2.0, theme::TX);
    let low = RETURN + w.admitted / 2.0;
    ink.strokes(
        &[
            v(USER_X + 16.0, low - w.admitted),
            v(USER_X - 6.0, low - w.admitted / 2.0),
            v(USER_X + 16.0, low),
        ],
        3.5,
        theme::GREEN,
    );
}

/// The database: its arc is how busy it is. The warm-up job runs from it back into the cache.
fn drum(ink: &mut Ink) {
    let mut way = Curve::default();
    let middle = TANK.center().x;
    let high = TANK.min.y - 46.0;
    way.start(DRUM - v(0.0, DRUM_R))
        .cubic(v(DRUM.x, high), v(middle, high), v(middle, TANK.min.y))
        .measure(40);
    flow(
        ink,
        way.steps(),
        6.0,
        &stream(theme::PURPLE, 0.22, 0.5, 1.0, 270),
    );
    sprinkle(ink, way.steps(), 0.0, 11, 271, |ink, s| {
        ink.area(
            Rect::from_center_half_size(s.at, Vec2::splat(2.2)),
            0.0,
            theme::PURPLE,
        )
    });
    ink.disc(DRUM, DRUM_R, theme::INK2);
    ink.ring(DRUM, DRUM_R, 2.0, theme::INK3);
    let mut arc = |r: f32, from: f32, to: f32, width: f32, color: Rgb| {
        let points: [Vec2; 49] = std::array::from_fn(|i| {
            let (sin, cos) = (from + (to - from) * i as f32 / 48.0).sin_cos();
            DRUM + v(r * sin, -r * cos)
        });
        ink.polyline(&points, false, width, color);
    };
    let half = 2.35;
    arc(DRUM_R - 6.0, -half, half, 8.0, theme::INK3);
    arc(
        DRUM_R - 6.0,
        -half,
        -half + 2.0 * half * DATABASE_BUSY,
        8.0,
        theme::SKY,
    );
    arc(
        DRUM_R - 1.0,
        -half + 2.0 * half * 0.9,
        half,
        2.5,
        theme::VERMILION,
    );
    for i in 0..18 {
        let way = Vec2::from_angle(i as f32 * std::f32::consts::PI / 9.0 + 0.1);
        ink.line(
            DRUM + way * (DRUM_R - 19.0),
            DRUM + way * (DRUM_R - 14.0),
            2.0,
            theme::LINE,
        );
    }
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

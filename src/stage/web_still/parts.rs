//! Fleet, cache and database.

use bevy::prelude::*;

use super::{
    BALANCER_X, COLUMNS, DATABASE_BUSY, DRUM, DRUM_R, FLEET, MIDDLE, RETURN, ROWS, SERVING,
    STARTING, TANK, USER_X, WARMTH, WORKERS_BUSY, Widths, dot, ring, sprinkle, stream, v,
};
use crate::stage::curve::Curve;
use crate::stage::flow::{draw, flow};
use crate::stage::ink::{Ink, Tint};
use crate::theme::{self, Rgb};

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

pub(super) fn fleet(ink: &mut Ink, w: &Widths) {
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
pub(super) fn misses(ink: &mut Ink, w: &Widths) {
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
pub(super) fn tank(ink: &mut Ink, w: &Widths) {
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
pub(super) fn drum(ink: &mut Ink) {
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
        );
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

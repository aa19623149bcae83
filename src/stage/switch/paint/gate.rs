//! The fraud gate, the step-up island beside it, and the score axis that stands on the gate.

use bevy::prelude::*;

use super::{Brush, straight};
use crate::stage::curve::step_on;
use crate::stage::flow::{Flow, flow};
use crate::stage::ink::Tint;
use crate::stage::switch::lanes::{ISLAND_HALF, island_back};
use crate::theme;

/// Height of the densities.
pub(in crate::stage::switch) const DENSITY: f32 = 84.0;
/// How far above the gate the axis stands.
pub(in crate::stage::switch) const AXIS_RISE: f32 = 14.0;

pub(super) fn gate(b: &mut Brush<'_>) {
    let (x, floor, top) = (b.plan.gate_x, b.plan.floor, b.plan.admitted_top);
    b.ink.stroke(
        Vec2::new(x, top - 4.0),
        Vec2::new(x, floor + 16.0),
        2.4,
        theme::PURPLE,
    );
    let mut y = floor - 4.0;
    while y > top + 3.0 {
        b.ink.line(
            Vec2::new(x - 4.0, y),
            Vec2::new(x + 4.0, y),
            1.4,
            theme::PURPLE,
        );
        y -= 9.0;
    }
    b.ink
        .diamond(Vec2::new(x, floor + 22.0), 6.3, theme::PURPLE);
}

/// Off it is a dashed outline at the end of a dotted line; in use it is ground to stand on.
pub(super) fn island(b: &mut Brush<'_>) {
    let (at, x, floor) = (b.plan.island, b.plan.gate_x, b.plan.floor);
    let on = b.motion.island.share();
    if on < 1.0 && !b.frame.kind.is_bare() {
        let off = 1.0 - on;
        let rope = [Vec2::new(x, floor + 30.0), Vec2::new(x, at.y - 14.0)];
        b.ink.dashed(
            &rope,
            1.2,
            2.0,
            5.0,
            0.0,
            Tint::new(theme::PURPLE, 0.7 * off),
        );
        let mut oval: Vec<Vec2> = (0..=36)
            .map(|i| {
                at + Vec2::from_angle(std::f32::consts::TAU * i as f32 / 36.0)
                    * Vec2::new(20.0, 9.0)
            })
            .collect();
        oval.push(oval[0]);
        b.ink.dashed(
            &oval,
            1.3,
            3.0,
            4.0,
            0.0,
            Tint::new(theme::PURPLE, 0.55 * off),
        );
    }
    if on > 0.0 {
        let k = b.plan.scale;
        let down = straight(
            Vec2::new(x, floor + 29.0),
            Vec2::new(x, at.y - ISLAND_HALF.y * on),
        );
        let look = Flow {
            body: 0.3 * on,
            threads: 0.5 * on,
            edge: 1.0,
            ..Flow::new(theme::PURPLE, 51)
        };
        flow(
            b.ink,
            &down,
            (b.scene.challenged_tps * k).max(3.0) * on,
            &look,
        );
        let back = island_back(b.plan);
        let steps: [_; 17] = std::array::from_fn(|i| step_on(back, i as f32 / 16.0));
        let look = Flow {
            body: 0.22 * on,
            threads: 0.5 * on,
            edge: 1.0,
            ..Flow::new(theme::SKY, 52)
        };
        flow(b.ink, &steps, (b.scene.passed_tps * k).max(2.4) * on, &look);
        b.ink.ellipse(at, ISLAND_HALF * on, theme::INK2);
        b.ink.oval_line(at, ISLAND_HALF * on, 1.6, theme::PURPLE);
    }
}

/// The bell of a normal density around `mean`.
fn bell(v: f32, mean: f32) -> f32 {
    (-(v - mean) * (v - mean) / 2.0).exp()
}

pub(super) fn axis(b: &mut Brush<'_>) {
    let there = b.motion.axis.share();
    if there <= 0.0 {
        return;
    }
    let (threshold, band, fraud) = (
        b.scene.threshold_sigma,
        b.scene.band_sigma,
        b.scene.fraud_mean_sigma,
    );
    let (x, top) = (b.plan.gate_x, b.plan.admitted_top - 4.0);
    let base = b.plan.admitted_top - AXIS_RISE;
    let at = |v: f32, h: f32| Vec2::new(x + (v - threshold) * b.plan.sigma, base - DENSITY * h);
    let ends = (-2.2f32, fraud + 2.9);
    let under = |mean: f32, from: f32, to: f32| {
        (0..=40)
            .map(move |i| from + (to - from) * i as f32 / 40.0)
            .map(move |v| (at(v, bell(v, mean)), at(v, 0.0)))
    };
    // What the rule declines is filled, what is challenged hatched.
    let solid = Tint::new(theme::PURPLE, 0.55 * there);
    if threshold < ends.1 {
        b.ink
            .strip(under(fraud, threshold, ends.1).map(|(p, q)| (p, q, solid, solid)));
    }
    if band > 0.0 {
        let faint = Tint::new(theme::PURPLE, 0.18 * there);
        b.ink
            .strip(under(fraud, threshold - band, threshold).map(|(p, q)| (p, q, faint, faint)));
        let mut v = threshold - band + 0.16;
        while v < threshold - 0.02 {
            b.ink.line(
                at(v, 0.0),
                at(v, bell(v, fraud).max(bell(v, 0.0))),
                1.0,
                Tint::new(theme::PURPLE, 0.6 * there),
            );
            v += 0.17;
        }
    }
    for (mean, from, to, color) in [
        (0.0, ends.0, 3.2, theme::SKY),
        (fraud, fraud - 2.9, ends.1, theme::PURPLE),
    ] {
        let curve: [Vec2; 61] = std::array::from_fn(|i| {
            let v = from + (to - from) * i as f32 / 60.0;
            at(v, bell(v, mean))
        });
        b.ink.polyline(&curve, false, 1.6, Tint::new(color, there));
    }
    b.ink.crisp_stroke(
        at(ends.0, 0.0),
        at(ends.1, 0.0),
        1.0,
        Tint::new(theme::LINE, there),
    );
    let high = base - DENSITY - 26.0;
    b.ink.stroke(
        Vec2::new(x, top),
        Vec2::new(x, top + (high - top) * there),
        2.4,
        Tint::new(theme::PURPLE, there),
    );
    if band > 0.0 {
        let x = x - band * b.plan.sigma;
        b.ink.dashed(
            &[Vec2::new(x, base + 5.0), Vec2::new(x, high)],
            1.4,
            3.0,
            3.0,
            0.0,
            Tint::new(theme::PURPLE, there),
        );
    }
}

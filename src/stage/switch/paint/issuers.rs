//! Issuer groups, the stand-in bridge, and the target everything wants to reach.

use bevy::prelude::*;

use super::{Brush, SwitchScene};
use crate::stage::flow::{Flow, draw, flow};
use crate::stage::ink::Tint;
use crate::stage::whole::few;
use crate::theme;

/// Windows across a building.
const WINDOWS: u32 = 4;

/// Widths of what goes to groups A and B: the served stream by their shares.
#[must_use]
pub(in crate::stage::switch) fn shares(served_w: f32, forwarded_tps: [f32; 2]) -> [f32; 2] {
    let sum: f32 = forwarded_tps.iter().sum();
    let b = if sum > 0.0 {
        forwarded_tps[1] / sum
    } else {
        0.25
    };
    [served_w * (1.0 - b), served_w * b]
}

/// From every running server to both groups.
pub(super) fn fans(b: &mut Brush<'_>) {
    if !b.is_serving() {
        return;
    }
    let n = b.running();
    let widths = shares(b.plan.served_w, b.scene.issuers.map(|i| i.forwarded_tps));
    for (group, width) in widths.into_iter().enumerate() {
        let color = if b.scene.issuers[group].slow {
            theme::YELLOW
        } else {
            theme::SKY
        };
        let tint = Tint::new(color, if group == 0 { 0.5 } else { 0.4 });
        for i in 0..n {
            b.ink.curve(
                b.plan.fan_out(i, n, group, width),
                (width / n as f32 * 0.5).max(0.9),
                tint,
            );
        }
    }
}

/// What the groups approve, on its way to the target.
pub(super) fn exits(b: &mut Brush<'_>) {
    for group in 0..2 {
        let width = b.scene.issuers[group].approved_tps * b.plan.scale;
        if width < 0.05 {
            continue;
        }
        let look = Flow {
            body: 0.16 * width.min(1.0),
            threads: 0.6 * width.min(1.0),
            edge: 1.3 * width.min(1.0),
            ..Flow::new(theme::GREEN, 61 + few(group))
        };
        flow(b.ink, b.plan.exits[group].joints(), width.max(3.0), &look);
    }
}

/// Two raised leaves, or a deck with a stream over it.
pub(super) fn bridge(b: &mut Brush<'_>) {
    let open = b.motion.bridge.share();
    let (x0, x1, y) = (b.plan.rack.max.x, b.plan.target.0.x - 8.0, b.plan.bridge_y);
    let width = (b.scene.standin_tps * b.plan.scale).max(3.0);
    let deck = y + (width / 2.0 + 3.0) * open;
    let tint = Tint::new(theme::LINE, 1.0 - open);
    let over = Tint::new(theme::TX, open);
    for (from, hinge, way) in [(x0 - 14.0, x0 + 12.0, 1.0f32), (x1 + 6.0, x1 - 12.0, -1.0)] {
        // The leaf comes down to the middle of the gap.
        let middle = f32::midpoint(x0 + 12.0, x1 - 12.0);
        let raised = Vec2::new(28.0 * way, -24.0);
        let down = Vec2::new(middle - hinge, 0.0);
        let tip = Vec2::new(hinge, deck) + raised.lerp(down, open);
        for tint in [tint, over] {
            b.ink.line(
                Vec2::new(from, deck),
                Vec2::new(hinge, deck),
                3.0 - 0.5 * open,
                tint,
            );
            b.ink
                .stroke(Vec2::new(hinge, deck), tip, 3.0 - 0.5 * open, tint);
        }
    }
    let flowing = (b.scene.standin_tps / 2.0).min(1.0);
    if flowing > 0.0 {
        let look = Flow {
            body: 0.22 * flowing,
            edge: 1.3 * flowing,
            threads: 0.55 * flowing,
            ..Flow::new(theme::GREEN, 71)
        };
        flow(b.ink, b.plan.bridge.joints(), width, &look);
    }
}

pub(super) fn towers(b: &mut Brush<'_>) {
    for (group, rows) in [(0usize, 8u32), (1, 3)] {
        let (area, issuer) = (b.plan.towers[group], b.scene.issuers[group]);
        let (frame, serving) = (
            if issuer.slow {
                theme::YELLOW
            } else {
                theme::LINE
            },
            b.is_serving(),
        );
        let wall = b
            .ink
            .crisp_line(area.min.x, area.min.y, area.width(), area.height(), 1.6);
        b.ink.area(wall, 3.0, theme::INK2);
        b.ink.outline(wall, 3.0, 1.6, frame);
        let sign = Vec2::new(area.max.x - 12.0, area.min.y + 13.0);
        if issuer.slow {
            b.ink.hourglass(sign, 5.5, theme::YELLOW);
        } else {
            b.ink.disc(sign, 5.5, theme::GREEN);
            b.ink.check(sign, 5.5, 1.5, theme::INK0);
        }
        let head = 24.0;
        let (cell, storey) = (
            (area.width() - 12.0) / WINDOWS as f32,
            (area.height() - head - 6.0) / rows as f32,
        );
        let lit = if !serving {
            0.08
        } else if issuer.slow {
            0.9
        } else {
            0.8
        };
        for i in 0..rows * WINDOWS {
            let at = Vec2::new(
                area.min.x + 6.0 + (i % WINDOWS) as f32 * cell,
                area.min.y + head + (i / WINDOWS) as f32 * storey,
            );
            let on = draw(80 + few(group), i) < lit;
            let window = b.ink.crisp(at.x, at.y, cell - 2.6, storey - 2.6);
            if on && issuer.slow {
                b.ink.hourglass(
                    at + Vec2::new(cell / 2.0 - 1.0, storey / 2.0 - 1.0),
                    cell.min(storey) * 0.3,
                    theme::YELLOW,
                );
            } else if on {
                b.ink.area(
                    window,
                    1.0,
                    Tint::new(theme::WINDOW, 0.45 + 0.4 * draw(90 + few(group), i)),
                );
            } else {
                let window = b.ink.crisp_line(at.x, at.y, cell - 2.6, storey - 2.6, 1.0);
                b.ink.outline(window, 1.0, 1.0, theme::INK3);
            }
        }
        b.ink.crisp_stroke(
            Vec2::new(area.min.x - 5.0, area.max.y),
            Vec2::new(area.max.x + 5.0, area.max.y),
            2.0,
            frame,
        );
    }
}

/// Whether anything arrives at the target.
pub(super) fn is_reached(scene: &SwitchScene) -> bool {
    scene.approved_tps > 1.0
}

/// One place the eye can end on.
pub(super) fn target(b: &mut Brush<'_>) {
    let (at, r) = b.plan.target;
    let reached = is_reached(b.scene);
    let color = if reached {
        theme::GREEN
    } else {
        theme::VERMILION
    };
    b.ink.disc(at, r, theme::INK0);
    b.ink.ring(at, r, 3.5, color);
    if reached {
        let p = |x: f32, y: f32| at + Vec2::new(x, y) * r;
        b.ink
            .strokes(&[p(-0.42, 0.0), p(-0.12, 0.34), p(0.42, -0.34)], 4.5, color);
    } else {
        b.ink.cross(at, r * 0.36, 4.2, color);
    }
}

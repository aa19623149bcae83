//! Answers on their way home, and errors on top of them.

use super::{Brush, MARK, along, presence, stream, v};
use crate::stage::curve::Curve;
use crate::stage::flow::{draw, tapering};
use crate::stage::ink::Tint;
use crate::stage::web::lanes::{BUILD_TAIL, QUEUE_TAIL};
use crate::stage::whole::whole;
use crate::theme;

/// From the database home: the lowest part of the lane.
pub(super) fn answer(b: &mut Brush<'_>) {
    let look = stream(theme::GREEN, 0.1, 0.34, 1.1, 252);
    along(b.ink, &b.plan.answer, b.plan.misses_w, look);
}

/// From the cache home: on top of the database's answers.
pub(super) fn hit(b: &mut Brush<'_>) {
    let look = stream(theme::GREEN, 0.13, 0.45, 1.2, 260);
    along(b.ink, &b.plan.hit, b.plan.hits_w, look);
}

/// The head of the lane, as wide as the answers.
pub(super) fn arrow(b: &mut Brush<'_>) {
    let (low, width) = (b.plan.lane_bottom, b.plan.through_w().max(8.0));
    let color = if b.scene.answered_rps() > 1.0 {
        theme::GREEN
    } else {
        theme::LINE
    };
    let x = b.plan.users_at.0;
    b.ink.strokes(
        &[
            v(x + 16.0, low - width),
            v(x - 6.0, low - width / 2.0),
            v(x + 16.0, low),
        ],
        3.5,
        color,
    );
}

/// Errors leave where they arise, lie on top of the answers, and break up before the users.
pub(super) fn errors(b: &mut Brush<'_>) {
    let plan = b.plan;
    strand(
        b,
        &plan.build_errors,
        plan.build_w,
        |_| plan.build_w,
        BUILD_TAIL,
        310,
    );
    strand(
        b,
        &plan.queue_errors,
        plan.queue_w,
        |t| plan.queue_errors_w(t),
        QUEUE_TAIL,
        320,
    );
}

fn strand(
    b: &mut Brush<'_>,
    way: &Curve,
    width: f32,
    shape: impl Fn(f32) -> f32,
    tail: f32,
    seed: u32,
) {
    let there = presence(width);
    if there <= 0.0 {
        return;
    }
    let look = stream(
        theme::VERMILION,
        0.2 * there,
        0.55 * there,
        1.2 * there,
        seed,
    );
    tapering(b.ink, way.steps(), |t| shape(t).max(2.0), &look);
    let end = way.at(1.0).at;
    let n = whole((8.0 + width * 0.5).min(30.0));
    for i in 0..n {
        let start = (i as f32 + draw(seed, 3 * i)) / n as f32;
        let u = (start + b.motion.pace.flow_s * 0.35).fract();
        let across = draw(seed, 3 * i + 1) - 0.5;
        let y = across * (width - MARK).max(5.0) * (1.0 + 0.3 * u) - 10.0 * u * u;
        let tint = Tint::new(theme::VERMILION, (1.0 - 0.8 * u) * there);
        let size = 0.8 * MARK * (1.15 - 0.2 * u);
        b.ink
            .cross(end + v(10.0 - (tail + 8.0) * u, y), size, 1.3, tint);
    }
}

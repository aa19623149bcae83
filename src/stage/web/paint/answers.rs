//! Answers on their way home, and errors on top of them.

use super::{Brush, MARK, along, presence, stream, v};
use crate::stage::curve::Curve;
use crate::stage::flow::{draw, tapering};
use crate::stage::ink::Tint;
use crate::stage::web::lanes::{BUILD_TAIL, QUEUE_TAIL};
use crate::stage::web::plan::WebPlan;
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

/// Errors of a kind on their way home.
struct Strand<'a> {
    way: &'a Curve,
    width: f32,
    width_at: fn(&WebPlan, f32) -> f32,
    /// How far before the users the last of them have gone, in units.
    tail: f32,
    seed: u32,
}

/// Both kinds, as far as there are any.
fn strands(plan: &WebPlan) -> impl Iterator<Item = Strand<'_>> {
    let build = Strand {
        way: &plan.build_errors,
        width: plan.build_w,
        width_at: |plan, _| plan.build_w,
        tail: BUILD_TAIL,
        seed: 310,
    };
    let queue = Strand {
        way: &plan.queue_errors,
        width: plan.queue_w,
        width_at: WebPlan::queue_errors_w,
        tail: QUEUE_TAIL,
        seed: 320,
    };
    [build, queue]
        .into_iter()
        .filter(|strand| presence(strand.width) > 0.0)
}

/// Errors leave where they arise and lie on top of the answers.
pub(super) fn errors(b: &mut Brush<'_>) {
    let plan = b.plan;
    for strand in strands(plan) {
        let there = presence(strand.width);
        let look = stream(
            theme::VERMILION,
            0.2 * there,
            0.55 * there,
            1.2 * there,
            strand.seed,
        );
        let width = |t| (strand.width_at)(plan, t).max(2.0);
        tapering(b.ink, strand.way.steps(), width, &look);
    }
}

/// Before the users they break up.
pub(super) fn breaking_up(b: &mut Brush<'_>) {
    for Strand {
        way,
        width,
        tail,
        seed,
        ..
    } in strands(b.plan)
    {
        let end = way.at(1.0).at;
        let n = whole((8.0 + width * 0.5).min(30.0));
        for i in 0..n {
            let start = (i as f32 + draw(seed, 3 * i)) / n as f32;
            let u = (start + b.motion.pace.flow_s * 0.35).fract();
            let across = draw(seed, 3 * i + 1) - 0.5;
            let y = across * (width - MARK).max(5.0) * (1.0 + 0.3 * u) - 10.0 * u * u;
            let tint = Tint::new(theme::VERMILION, (1.0 - 0.8 * u) * presence(width));
            let size = 0.8 * MARK * (1.15 - 0.2 * u);
            b.ink
                .cross(end + v(10.0 - (tail + 8.0) * u, y), size, 1.3, tint);
        }
    }
}

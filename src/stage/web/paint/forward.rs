//! Users, balancer, what it refuses, and the way into the fleet.

use bevy::prelude::*;

use super::{Brush, MARK, presence, stream, v};
use crate::stage::flow::{draw, flow, tapering};
use crate::stage::ink::{Ink, Tint};
use crate::stage::web::lanes::{HEAP_PITCH, heap_ends, heap_height};
use crate::stage::web::plan::USERS;
use crate::stage::whole::{few, whole};
use crate::theme;

/// How far requests that wait on a strand are apart, in units.
const CROWD_PITCH: f32 = 8.3;

/// Strands of requests that become one stream.
pub(super) fn strands(b: &mut Brush<'_>) {
    let width = b.plan.offered_w / USERS as f32;
    for (i, user) in b.plan.users.iter().enumerate() {
        let look = stream(theme::SKY, 0.13, 0.55, 0.0, 200 + few(i));
        flow(b.ink, user.joints(), width, &look);
    }
}

/// In overload the strands are full, back to the users where requests wait until their deadline.
pub(super) fn crowd(b: &mut Brush<'_>) {
    let width = (b.plan.offered_w / USERS as f32 - 2.0 * MARK).max(0.0);
    for (i, user) in (0u32..).zip(&b.plan.users) {
        let n = whole(user.length() / CROWD_PITCH).max(1);
        let full = b.plan.heap * n as f32;
        for j in 0..whole(full.ceil()).min(n) {
            let own = i * 64 + j;
            let step = user.at(1.0 - (j as f32 + 0.5) / n as f32);
            let place = step.at + step.way.perp() * width * (draw(303, own) - 0.5);
            waiting(b.ink, place, (full - j as f32).min(1.0), draw(304, own));
        }
    }
}

/// A request that waits: a mark with a dark rim.
fn waiting(ink: &mut Ink, place: Vec2, there: f32, draw: f32) {
    ink.disc(place, 1.2 * MARK, Tint::new(theme::INK0, 0.7 * there));
    let light = 0.85 + 0.15 * draw;
    ink.disc(place, 0.82 * MARK, Tint::new(theme::SKY, light * there));
}

/// The users themselves.
pub(super) fn users(b: &mut Brush<'_>) {
    for i in 0..few(USERS) {
        let user = b.plan.user(i);
        let shoulders: [Vec2; 13] = std::array::from_fn(|k| {
            let angle = -std::f32::consts::PI * k as f32 / 12.0;
            user + v(0.0, 9.0) + Vec2::from_angle(angle) * v(8.0, 8.5)
        });
        b.ink.fill(&shoulders, theme::INK2);
        b.ink.polyline(&shoulders, false, 1.4, theme::SKY);
        let head = user - v(0.0, 3.5);
        b.ink.disc(head, 4.2, theme::INK2);
        b.ink.ring(head, 4.2, 1.4, theme::SKY);
    }
}

/// Low priority is turned back at once: a grey hairpin over the stream.
pub(super) fn refused(b: &mut Brush<'_>) {
    let there = presence(b.plan.refused_w);
    if there <= 0.0 {
        return;
    }
    let look = stream(theme::LO, 0.14 * there, 0.5 * there, 1.0, 230);
    let plan = b.plan;
    tapering(
        b.ink,
        plan.refused.steps(),
        |t| plan.refused_w_at(t).max(2.0) * there,
        &look,
    );
}

/// The hub of the fan.
pub(super) fn balancer(b: &mut Brush<'_>) {
    let (x, y) = (b.plan.balancer_x, b.plan.middle);
    let hub = [v(x - 2.0, y - 34.0), v(x + 18.0, y), v(x - 2.0, y + 34.0)];
    b.ink.fill(&hub, theme::INK2);
    b.ink.polyline(&hub, true, 1.8, theme::TX);
}

/// From the balancer into every row of the fleet, through it, and on to the cache.
pub(super) fn fans(b: &mut Brush<'_>) {
    let plan = b.plan;
    let rows: Vec<f32> = plan.rows(b.scene.serving).collect();
    let n = few(rows.len());
    // What is let in leaves the hub as one stream and spreads over the rows.
    let each = |width: f32| (width / rows.len().max(1) as f32 * 0.4).max(2.0);
    let quiet = if b.scene.admitted_rps > 1.0 { 1.0 } else { 0.5 };
    let tint = Tint::new(theme::SKY, 0.5 * quiet);
    let (into, out) = (each(plan.admitted_w - plan.queue_w), each(plan.through_w()));
    for (i, &y) in (0..).zip(&rows) {
        b.ink.curve(plan.fan_in(y), into, tint);
        b.ink.curve(plan.fan_out(y, i, n), out, tint);
        b.ink.line(
            v(plan.fleet.min.x, y),
            v(plan.fleet.max.x, y),
            2.0,
            Tint::new(theme::SKY, 0.18),
        );
    }
}

/// Requests that wait heap up before the fleet, as far and as high as they wait long.
pub(super) fn heap(b: &mut Brush<'_>) {
    let (x0, x1) = heap_ends(b.plan);
    let columns = (x1 - x0) / HEAP_PITCH * b.plan.heap;
    if columns < 0.3 {
        return;
    }
    for c in 0..whole(columns.ceil()) {
        // The last column comes and goes with the wait.
        let there = (columns - c as f32).min(1.0);
        let x = x1 - 2.0 - HEAP_PITCH * c as f32;
        // As many above the middle as below it, so that rows go through.
        let half = whole((heap_height(b.plan, x) / HEAP_PITCH / 2.0).round()).max(1);
        for j in 0..2 * half {
            let y = b.plan.middle + HEAP_PITCH * (j as f32 + 0.5 - half as f32);
            let place = v(x + 1.2 * (draw(301, c * 64 + j) - 0.5), y);
            waiting(b.ink, place, there, draw(302, c * 64 + j));
        }
    }
}

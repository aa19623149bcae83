//! Where a mark is on its lane of the web service.

use bevy::prelude::*;

use super::plan::{USERS, WebPlan};
use super::scene::WebScene;
use crate::shift::mark::WebLane;
use crate::stage::curve::{Curve, Step, step_on};
use crate::stage::lanes::{Spot, Walk, beside, between, inset};
use crate::stage::whole::whole;

/// How far before the users' edge the bad build's errors have gone when they fade, in units.
pub(super) const BUILD_TAIL: f32 = 66.0;
/// The same for those of the heap.
pub(super) const QUEUE_TAIL: f32 = 56.0;
/// How far marks of the heap are apart, in units.
pub(super) const HEAP_PITCH: f32 = 7.6;

/// Where a mark is on its lane.
#[must_use]
pub(super) fn spot(plan: &WebPlan, scene: &WebScene, lane: WebLane, walk: Walk) -> Spot {
    let Walk {
        along,
        across,
        variety,
    } = walk;
    let t = along.clamp(0.0, 1.0);
    let solid = |step| Spot { step, opacity: 1.0 };
    match lane {
        // The user follows from the place across, so that nobody has to change strands on the way.
        WebLane::User(_) => {
            let place = (across.clamp(-0.5, 0.499) + 0.5) * USERS as f32;
            let width = plan.offered_w / USERS as f32;
            let strand = &plan.users[(whole(place) as usize).min(USERS - 1)];
            let by = (place.fract() - 0.5) * (width - 2.0).max(0.0);
            solid(beside(strand.at(t), by))
        }
        WebLane::Refused => Spot {
            step: on(&plan.refused, t, across, plan.refused_w_at(t)),
            opacity: 1.0 - 0.8 * ((t - 0.85) / 0.15).max(0.0),
        },
        WebLane::Heap => solid(heap(plan, t, across)),
        WebLane::HeapErrors => broken_up(
            &plan.queue_errors,
            t,
            across,
            (plan.queue_errors_w(t), QUEUE_TAIL),
        ),
        WebLane::BuildErrors => {
            broken_up(&plan.build_errors, t, across, (plan.build_w, BUILD_TAIL))
        }
        WebLane::FleetIn(place) => solid(into_fleet(plan, scene, place, t, across)),
        WebLane::FleetOut(place) => solid(out_of_fleet(plan, scene, place, t, across)),
        WebLane::Hit => solid(on(&plan.hit, t, across, plan.hits_w)),
        WebLane::Miss => solid(on(&plan.miss, t, across, plan.misses_w)),
        WebLane::Answer => solid(on(&plan.answer, t, across, plan.misses_w)),
        WebLane::WarmUp => solid(on(&plan.warm_up, t, variety - 0.5, 0.0)),
    }
}

fn on(curve: &Curve, t: f32, across: f32, width: f32) -> Step {
    beside(curve.at(t), inset(across, width))
}

/// Along errors' strand, and on from its end: upward, apart, and fading.
fn broken_up(curve: &Curve, t: f32, across: f32, (width, tail): (f32, f32)) -> Spot {
    let gone = t * (curve.length() + tail) - curve.length();
    if gone <= 0.0 {
        let step = on(curve, 1.0 + gone / curve.length().max(1.0), across, width);
        return Spot { step, opacity: 1.0 };
    }
    let u = (gone / tail).min(1.0);
    let end = curve.at(1.0);
    let by = inset(across, width) * (1.0 + 0.15 * u) - across * 6.0 * u;
    let at = end.at + Vec2::new(-tail * u, 0.0) + end.way.perp() * by - Vec2::Y * 7.0 * u * u;
    Spot {
        step: Step { at, way: end.way },
        opacity: 1.0 - 0.75 * u,
    }
}

/// Both ends of the place where requests heap up.
#[must_use]
pub(super) fn heap_ends(plan: &WebPlan) -> (f32, f32) {
    (plan.balancer_x + 22.0, plan.fleet.min.x - 5.0)
}

/// Height of the heap at a place between its ends.
#[must_use]
pub(super) fn heap_height(plan: &WebPlan, x: f32) -> f32 {
    let (x0, x1) = heap_ends(plan);
    let back = ((x1 - x) / (x1 - x0).max(1.0)).clamp(0.0, 1.0);
    (plan.fleet.height() - 6.0) * plan.heap * (1.0 - 0.86 * back)
}

/// From the balancer up to the fleet, within the heap.
fn heap(plan: &WebPlan, t: f32, across: f32) -> Step {
    let (x0, x1) = heap_ends(plan);
    let x = x0 + (x1 - x0) * t;
    let by = inset(across, heap_height(plan, x));
    // In rows, as far as there is a heap.
    let row = ((by / HEAP_PITCH).floor() + 0.5) * HEAP_PITCH;
    let ordered = by + (row - by) * (plan.heap * 4.0).min(1.0);
    let at = Vec2::new(x, plan.middle + ordered);
    Step { at, way: Vec2::X }
}

/// The instance of a place, its row, and how many rows there are.
fn instance(plan: &WebPlan, scene: &WebScene, place: u8) -> (Rect, u32, u32) {
    let serving = scene.serving.max(1);
    let instance = u32::from(place) * serving / 256;
    let columns = plan.grid.0.max(1);
    (
        plan.place(instance),
        instance / columns,
        serving.div_ceil(columns),
    )
}

/// Share of the way into the fleet that lies before it.
const BEFORE_FLEET: f32 = 0.45;

fn into_fleet(plan: &WebPlan, scene: &WebScene, place: u8, t: f32, across: f32) -> Step {
    let (tile, row, _) = instance(plan, scene, place);
    let way = plan.fan_in(plan.place(row * plan.grid.0).center().y);
    let step = if t < BEFORE_FLEET {
        step_on(way, t / BEFORE_FLEET)
    } else {
        let from = way[3];
        let to = Vec2::new(tile.min.x, from.y);
        between(from, to, (t - BEFORE_FLEET) / (1.0 - BEFORE_FLEET))
    };
    beside(step, 3.0 * across)
}

fn out_of_fleet(plan: &WebPlan, scene: &WebScene, place: u8, t: f32, across: f32) -> Step {
    let (tile, row, rows) = instance(plan, scene, place);
    let y = plan.place(row * plan.grid.0).center().y;
    let way = plan.fan_out(y, row, rows);
    let behind = 1.0 - BEFORE_FLEET;
    let step = if t < behind {
        between(Vec2::new(tile.max.x, y), way[0], t / behind)
    } else {
        step_on(way, (t - behind) / BEFORE_FLEET)
    };
    beside(step, 3.0 * across)
}

#[cfg(test)]
mod tests;

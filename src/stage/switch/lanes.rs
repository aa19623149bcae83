//! Where a mark is on its lane of the switch.

use bevy::prelude::*;

use super::paint::issuer_shares;
use super::plan::{RACK_MARGIN, SwitchPlan, TILLS, row};
use super::scene::SwitchScene;
use crate::model::control::IssuerGroup;
use crate::shift::mark::{Source, SwitchLane};
use crate::stage::curve::{Step, step_on};
use crate::stage::flow::draw;
use crate::stage::lanes::{MARK_ROOM, Spot, Traffic, Walk, beside, between, inset};
use crate::stage::whole::whole;

/// Half axes of the step-up island in use.
pub(super) const ISLAND_HALF: Vec2 = Vec2::new(38.0, 17.0);
/// Marks a row of the heap in the queue lane, in units.
const HEAP_PITCH: f32 = 8.5;

/// The way of those who passed the challenge, back into the stream.
#[must_use]
pub(super) fn island_back(plan: &SwitchPlan) -> [Vec2; 4] {
    let (x, at, floor) = (plan.gate_x, plan.island, plan.floor);
    [
        Vec2::new(x + ISLAND_HALF.x - 3.0, at.y - 6.0),
        Vec2::new(x + ISLAND_HALF.x + 14.0, at.y - 16.0),
        Vec2::new(x + 12.0, floor + 20.0),
        Vec2::new(x + 34.0, floor - 2.0),
    ]
}

fn group_row(group: IssuerGroup) -> usize {
    match group {
        IssuerGroup::A => 0,
        IssuerGroup::B => 1,
    }
}

/// Where a mark is on its lane.
#[must_use]
pub(super) fn spot(
    plan: &SwitchPlan,
    traffic: Traffic<'_, SwitchScene>,
    lane: SwitchLane,
    walk: Walk,
) -> Spot {
    let Walk {
        along,
        across,
        variety,
    } = walk;
    let t = along.clamp(0.0, 1.0);
    let mut opacity = 1.0;
    let step = match lane {
        // The till follows from the place across, so that nobody has to change strands on the way.
        SwitchLane::Strand(_) => {
            let place = (across.clamp(-0.5, 0.499) + 0.5) * TILLS as f32;
            let width = plan.new_w / TILLS as f32;
            beside(
                plan.strands[whole(place) as usize].at(t),
                (place.fract() - 0.5) * (width - 2.0).max(0.0),
            )
        }
        SwitchLane::Ribbon => {
            let source = plan.main.unwrap_or(Source::Issuers);
            let (_, from) = SwitchPlan::take_off(source);
            on_ribbon(plan, source, from + (1.0 - from) * t, across)
        }
        SwitchLane::TakeOff(source) => {
            let (from, to) = SwitchPlan::take_off(source);
            on_ribbon(plan, source, from + (to - from) * t, across)
        }
        SwitchLane::Stream => stream(plan, plan.door_x, plan.gate_x, t, across),
        SwitchLane::Passed => stream(plan, plan.gate_x, plan.queue.0, t, across),
        SwitchLane::Queue => heap(plan, traffic.scene.wait_s, t, across),
        SwitchLane::IslandDown => between(
            Vec2::new(plan.gate_x, plan.floor + 28.0),
            plan.island - ISLAND_HALF.with_x(0.0),
            t,
        ),
        SwitchLane::Island => on_island(plan, variety),
        SwitchLane::IslandBack => step_on(island_back(plan), t),
        SwitchLane::IslandOff => {
            opacity = 1.0 - 0.85 * t;
            let from = plan.island - Vec2::new(ISLAND_HALF.x + 4.0, -3.0);
            let at = from + Vec2::new(-84.0 * t, 15.0 * t * t + 6.0 * across);
            Step { at, way: -Vec2::X }
        }
        SwitchLane::GateOff => {
            opacity = 1.0 - 0.8 * t;
            let from = Vec2::new(plan.gate_x - 7.0, plan.floor + 20.0);
            Step {
                at: from + Vec2::new(-44.0 * t, 40.0 * t * t + 3.0 * across),
                way: -Vec2::X,
            }
        }
        SwitchLane::FanIn(place) => step_on(
            plan.fan_in(server(place, traffic.running), traffic.running),
            t,
        ),
        SwitchLane::FanOut(place, group) => {
            let group = group_row(group);
            let width = issuer_shares(
                plan.served_w,
                traffic.scene.issuers.map(|i| i.forwarded_tps),
            )[group];
            step_on(
                plan.fan_out(
                    server(place, traffic.running),
                    traffic.running,
                    group,
                    width,
                ),
                t,
            )
        }
        SwitchLane::Exit(group) => {
            let group = group_row(group);
            let width = traffic.scene.issuers[group].approved_tps * plan.scale;
            opacity = ((1.0 - t) * 8.0).min(1.0);
            beside(plan.exits[group].at(t), inset(across, width.max(MARK_ROOM)))
        }
        SwitchLane::Bridge => {
            opacity = ((1.0 - t) * 8.0).min(1.0);
            plan.bridge.at(t)
        }
        SwitchLane::Away(source) => {
            opacity = 0.95 - 0.85 * t;
            away(plan, source, t, across)
        }
        SwitchLane::Reversal(group) => {
            // They set out together: each begins at a place of its own and goes around once.
            let t = (t + variety).fract();
            let ends = |t: f32| (10.0 * t.min(1.0 - t)).clamp(0.0, 1.0);
            opacity = ends(t) * ends(along.clamp(0.0, 1.0));
            let (y, x0, x1) = (
                plan.exit_y(group_row(group)) + 14.0,
                plan.rack.max.x + RACK_MARGIN,
                plan.towers[0].min.x,
            );
            let u = 1.0 - t;
            let at = Vec2::new(x0 + (x1 - x0) * u, y - t * t * 46.0 + 3.0 * across);
            Step { at, way: -Vec2::X }
        }
    };
    Spot { step, opacity }
}

fn server(place: u8, running: u32) -> u32 {
    u32::from(place) * running / 256
}

fn on_ribbon(plan: &SwitchPlan, source: Source, t: f32, across: f32) -> Step {
    beside(
        plan.ribbons[row(source)].at(t),
        inset(across, plan.ribbon_width(source, t)),
    )
}

/// In what the door let in, new payments and retries mixed.
fn stream(plan: &SwitchPlan, from: f32, to: f32, t: f32, across: f32) -> Step {
    let y = plan.floor - plan.admitted_w / 2.0 + inset(across, plan.admitted_w);
    between(Vec2::new(from, y), Vec2::new(to, y), t)
}

/// In the queue lane: the longer the wait, the more of the lane is full, from the right, in rows.
fn heap(plan: &SwitchPlan, wait_s: f32, t: f32, across: f32) -> Step {
    let (x0, x1) = plan.queue;
    let full = (wait_s / 2.0).clamp(0.0, 1.0);
    let heap = x1 - 5.0 - (x1 - x0 - 8.0) * full;
    // Whoever comes walks up to the heap in the first part of the time, and moves up with it in the rest.
    let walk = 1.0 - 0.85 * full;
    let x = if t < walk {
        x0 + (heap - x0) * t / walk
    } else {
        heap + (x1 - 5.0 - heap) * (t - walk) / (1.0 - walk).max(1e-3)
    };
    let rows = (plan.admitted_w / HEAP_PITCH).floor().max(1.0);
    let in_row = (((across.clamp(-0.5, 0.499) + 0.5) * rows).floor() + 0.5) / rows - 0.5;
    let ordered = across + (in_row - across) * (full * 4.0).min(1.0);
    let y = plan.floor - plan.admitted_w / 2.0 + inset(ordered, plan.admitted_w);
    Step {
        at: Vec2::new(x, y),
        way: Vec2::X,
    }
}

/// One of thirteen places on the island.
fn on_island(plan: &SwitchPlan, variety: f32) -> Step {
    let i = whole(variety.clamp(0.0, 0.999) * 13.0).min(12);
    let (line, column, columns) = match i {
        0..=3 => (-1.0, i, 4.0),
        4..=8 => (0.0, i - 4, 5.0),
        _ => (1.0, i - 9, 4.0),
    };
    let at = plan.island + Vec2::new((column as f32 - (columns - 1.0) / 2.0) * 12.5, line * 9.5);
    Step { at, way: Vec2::X }
}

/// Those who give up leave the curl, drift off and fade.
fn away(plan: &SwitchPlan, source: Source, t: f32, across: f32) -> Step {
    let width = plan.take_w[row(source)];
    let ribbon = &plan.ribbons[row(source)];
    let (from, drift) = match source {
        Source::Door | Source::Queue => {
            // From the ribbon's right edge, which is where its way turns back.
            let right = ribbon
                .joints()
                .iter()
                .map(|s| s.at)
                .fold(Vec2::ZERO, |a, b| if b.x > a.x { b } else { a });
            let rise = if source == Source::Door { -0.15 } else { -0.5 };
            (
                right + Vec2::new(width / 2.0 + 4.0, rise * (right.y - plan.crest)),
                Vec2::new(126.0, -20.0),
            )
        }
        Source::Issuers => (
            Vec2::new(plan.rail_x - 16.0, plan.crest + 26.0),
            Vec2::new(-70.0, 8.0),
        ),
    };
    let spread = 2.0 * (draw(77, whole((across + 0.5) * 4096.0)) - 0.5) * (5.0 + 15.0 * t);
    let at = from + drift * t + Vec2::new(0.0, spread);
    let turn = Vec2::from_angle(-(18.0 + 20.0 * (across + 0.5)).to_radians());
    Step { at, way: turn }
}

#[cfg(test)]
mod tests;

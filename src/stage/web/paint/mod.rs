//! The parts of the web service, each drawn from plan and scene.

mod answers;
mod data;
mod fleet;
mod forward;
mod sky;

use bevy::prelude::*;

use super::{Brush, WebPlan, WebScene};
use crate::stage::curve::Curve;
use crate::stage::flow::{Flow, flow};
use crate::stage::ink::Ink;
use crate::stage::paint::station_line;
use crate::stage::sheet::{Key, Over, Sheet};
use crate::theme::Rgb;

pub(super) use fleet::prepared_columns;

/// Half size of a mark that is ink rather than a sprite, in units.
const MARK: f32 = 3.1;

/// The parts of the picture, from the lowest to the highest.
pub(super) const SHEETS: &[Sheet<WebScene>] = &[
    Sheet::standing(Over::Ground, forward),
    Sheet::moving(Over::Ground, |brush| {
        sky::ash(brush);
        data::wave(brush);
    }),
    Sheet::standing(Over::Ground, home),
    Sheet::moving(Over::Ground, answers::breaking_up),
    Sheet::of(Over::Marks, machines_key, machines),
    Sheet::standing(Over::Marks, |brush| {
        answers::arrow(brush);
        data::drum(brush);
    }),
    Sheet::moving(Over::Marks, |brush| {
        fleet::starting(brush);
        data::spokes(brush);
    }),
    Sheet::standing(Over::Cells, |brush| {
        fleet::cracks(brush);
        fleet::swap(brush);
    }),
];

/// The day, and the ways from the users into the database.
fn forward(brush: &mut Brush<'_>) {
    if brush.frame.kind.is_card() {
        brush.ink.card(brush.frame);
    }
    station_line(brush.ink, brush.frame, &brush.plan.ticks());
    sky::day(brush);
    sky::budget(brush);
    forward::strands(brush);
    forward::crowd(brush);
    forward::refused(brush);
    forward::fans(brush);
    answers::answer(brush);
    data::miss(brush);
    data::water(brush);
}

/// The ways back to the users, and those who have not got far.
fn home(brush: &mut Brush<'_>) {
    answers::hit(brush);
    answers::errors(brush);
    forward::heap(brush);
    data::arch(brush);
}

/// What stands whatever flows.
fn machines(brush: &mut Brush<'_>) {
    forward::users(brush);
    forward::balancer(brush);
    fleet::tiles(brush);
    fleet::second(brush);
    data::tank(brush);
}

/// What that is drawn from: all else belongs to the frame.
fn machines_key(plan: &WebPlan, scene: &WebScene) -> Key {
    let [first, last] = [0, plan.places().saturating_sub(1)].map(|i| plan.place(i));
    [
        plan.balancer_x,
        plan.grid.0 as f32,
        plan.grid.1 as f32,
        first.min.x,
        first.min.y,
        first.max.x,
        first.max.y,
        last.min.x,
        last.min.y,
        plan.tank.min.x,
        plan.tank.min.y,
        plan.tank.max.x,
        plan.tank.max.y,
        scene.serving as f32,
        scene.booting as f32,
        scene.standby as f32,
    ]
}

/// Draws the cells of instances that serve where there are no sprites for them.
pub(super) fn painted_cells(brush: &mut Brush<'_>) {
    fleet::painted_cells(brush);
}

fn v(x: f32, y: f32) -> Vec2 {
    Vec2::new(x, y)
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

/// Draws a stream along a way, with as much of its light as is there.
fn along(ink: &mut Ink, way: &Curve, width: f32, look: Flow) {
    let there = presence(width);
    if there > 0.0 {
        let look = Flow {
            body: look.body * there,
            threads: look.threads * there,
            edge: look.edge * there,
            ..look
        };
        flow(ink, way.joints(), width.max(1.2), &look);
    }
}

/// The share of a stream's light that is there: whatever is too small to be a stream comes and goes without a jump.
fn presence(width: f32) -> f32 {
    (width / 0.6).clamp(0.0, 1.0)
}

//! Places on lanes: what the ways of both desks are made of.

use bevy::prelude::*;

use super::curve::Step;
use super::scene::Scene;

/// Room a mark wants to the edges of its stream.
pub(super) const MARK_ROOM: f32 = 7.4;

/// A mark's place on the stage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Place and direction.
    pub step: Step,
    /// Opacity.
    pub opacity: f32,
}

/// How far a mark has gone, and what sets it apart from others.
#[derive(Clone, Copy, Debug)]
pub struct Walk {
    /// How much of its lane it has gone, 0…1.
    pub along: f32,
    /// Its place across the lane, −0.5…0.5.
    pub across: f32,
    /// Its own number, 0…1.
    pub variety: f32,
}

/// What lanes depend on beyond the plan.
#[derive(Clone, Copy, Debug)]
pub struct Traffic<'a, S: Scene> {
    /// The scene.
    pub scene: &'a S,
    /// Machines that run.
    pub running: u32,
}

/// The place `across` a stream of a width, with the mark's whole shape inside.
pub(super) fn inset(across: f32, width: f32) -> f32 {
    across.clamp(-0.5, 0.5) * (width - MARK_ROOM).max(0.0)
}

pub(super) fn beside(step: Step, by: f32) -> Step {
    Step {
        at: step.beside(by),
        ..step
    }
}

pub(super) fn between(a: Vec2, b: Vec2, t: f32) -> Step {
    Step {
        at: a.lerp(b, t),
        way: (b - a).normalize_or(Vec2::X),
    }
}

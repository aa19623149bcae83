//! Places on lanes: what the ways of both desks are made of.

use bevy::prelude::*;

use super::curve::Step;

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

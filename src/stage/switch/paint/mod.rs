//! The parts of the payment switch, each drawn from plan and scene.

mod door;
mod gate;
mod issuers;
mod rack;
mod stream;

use bevy::prelude::*;

use super::{Brush, SwitchPlan, SwitchScene, ribbon};
use crate::stage::curve::Step;
use crate::stage::sheet::{Key, Over, Sheet};
use crate::stage::whole::few;

pub(super) use gate::{AXIS_RISE, DENSITY};
pub(super) use issuers::shares as issuer_shares;

impl Brush<'_> {
    /// Servers that run.
    fn running(&self) -> u32 {
        few(self.servers.iter().filter(|s| s.lit > 0.0).count())
    }

    /// Whether anything is served at all.
    fn is_serving(&self) -> bool {
        is_serving(self.scene)
    }
}

fn is_serving(scene: &SwitchScene) -> bool {
    scene.served_tps() > 1.0
}

/// The parts of the picture, from the lowest to the highest.
pub(super) const SHEETS: &[Sheet<SwitchScene>] = &[
    Sheet::standing(Over::Ground, inward),
    Sheet::moving(Over::Ground, ribbon::tributaries),
    Sheet::standing(Over::Ground, ribbon::bed),
    Sheet::moving(Over::Ground, ribbon::streaks),
    Sheet::standing(Over::Ground, outward),
    Sheet::standing(Over::Marks, gates),
    Sheet::of(Over::Marks, landmarks_key, landmarks),
    Sheet::moving(Over::Marks, rack::starting),
];

/// The ways to the gate, and the rail of the ribbon.
fn inward(brush: &mut Brush<'_>) {
    stream::floor(brush);
    stream::stations(brush);
    issuers::bridge(brush);
    stream::strands(brush);
    stream::admitted(brush);
    ribbon::rail(brush);
}

/// The ways from the gate to the target.
fn outward(brush: &mut Brush<'_>) {
    gate::island(brush);
    gate::axis(brush);
    rack::fans(brush);
    issuers::fans(brush);
    issuers::exits(brush);
}

/// What stands on the ways and moves with the stream.
fn gates(brush: &mut Brush<'_>) {
    rack::lane(brush);
    gate::gate(brush);
    door::door(brush);
}

/// What stands whatever flows.
fn landmarks(brush: &mut Brush<'_>) {
    stream::tills(brush);
    rack::rack(brush);
    issuers::towers(brush);
    issuers::target(brush);
}

/// What that is drawn from: all else belongs to the frame.
fn landmarks_key(plan: &SwitchPlan, scene: &SwitchScene) -> Key {
    let flag = |on: bool| f32::from(u8::from(on));
    let [a, b] = scene.issuers.map(|issuer| flag(issuer.slow));
    let mut key = Key::default();
    key[..7].copy_from_slice(&[
        plan.floor,
        plan.rack.min.x,
        plan.columns as f32,
        a,
        b,
        flag(is_serving(scene)),
        flag(issuers::is_reached(scene)),
    ]);
    key
}

/// Two steps for a straight way.
fn straight(a: Vec2, b: Vec2) -> [Step; 2] {
    let way = (b - a).normalize_or(Vec2::X);
    [Step { at: a, way }, Step { at: b, way }]
}

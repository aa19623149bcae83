//! The places that do not move with the scene, in units: those of the desk, and those of a phone, which stand closer together.

use bevy::prelude::*;

use crate::stage::layout::rect;

/// Where things stand before a wide frame pulls users and balancer apart; of pairs the second is where they stand in overload, when
/// requests heap up before the fleet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sites {
    /// Units a request a second, at most.
    pub(super) scale_most: f32,
    /// Width of the widest stream.
    pub(super) stream_most: f32,
    /// Middle of the users, and the distance from one to the next.
    pub(super) users: (f32, f32),
    /// The middle of what is let in.
    pub(super) middle: f32,
    /// The middle of the answers' lane.
    pub(super) lane: f32,
    /// The balancer.
    pub(super) balancer: [f32; 2],
    /// How far before the balancer the users' strands have become one stream.
    pub(super) merge: f32,
    /// The fleet.
    pub(super) fleet: [Rect; 2],
    /// Space between tiles of a small fleet.
    pub(super) tile_gap: f32,
    /// The cache's tank.
    pub(super) tank: [Rect; 2],
    /// Middle and radius of the database's drum.
    pub(super) drum: (Vec2, f32),
    /// The day.
    pub(super) day: Rect,
    /// The bar of the error budget, from its left end to the fleet's right one.
    pub(super) budget: Vec2,
}

/// Of the desk, 790 units wide.
pub(super) const DESK: Sites = Sites {
    scale_most: 0.058,
    stream_most: 78.0,
    users: (32.0, 25.0),
    middle: 282.0,
    lane: 404.0,
    balancer: [168.0, 150.0],
    merge: 46.0,
    fleet: [
        rect(226.0, 190.0, 484.0, 362.0),
        rect(240.0, 190.0, 490.0, 356.0),
    ],
    tile_gap: 7.0,
    tank: [
        rect(526.0, 186.0, 632.0, 366.0),
        rect(530.0, 186.0, 636.0, 366.0),
    ],
    drum: (Vec2::new(714.0, 282.0), 56.0),
    day: rect(16.0, 66.0, 774.0, 112.0),
    budget: Vec2::new(16.0, 160.0),
};

/// Of a phone, 521 units wide.
pub(super) const PHONE: Sites = Sites {
    scale_most: 0.052,
    stream_most: 66.0,
    users: (20.0, 22.0),
    middle: 246.0,
    lane: 362.0,
    balancer: [94.0, 82.0],
    merge: 30.0,
    fleet: [
        rect(128.0, 160.0, 292.0, 324.0),
        rect(140.0, 160.0, 296.0, 320.0),
    ],
    tile_gap: 4.0,
    tank: [
        rect(312.0, 156.0, 414.0, 328.0),
        rect(314.0, 156.0, 416.0, 328.0),
    ],
    drum: (Vec2::new(467.0, 246.0), 44.0),
    day: rect(12.0, 40.0, 509.0, 98.0),
    budget: Vec2::new(12.0, 132.0),
};

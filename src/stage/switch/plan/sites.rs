//! The places that do not move with the scene, in units: those of the desk, and those of a phone, which stand closer together.

use bevy::prelude::*;

use crate::stage::layout::rect;

/// Where things stand before a scene moves them and a wide frame pulls merchants and door apart.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Sites {
    /// Units a transaction a second, at most.
    pub(super) scale_most: f32,
    /// Width of the widest stream.
    pub(super) stream_most: f32,
    /// Middle of the tills, and the distance from one to the next.
    pub(super) tills: (f32, f32),
    /// Where the strands have become one stream, and where the ribbon lands.
    pub(super) land_x: f32,
    /// Where the ribbon begins to bend down from its crest, and how far it reaches to the left of that.
    pub(super) bend: (f32, f32),
    /// Where a wide ribbon from the door curls.
    pub(super) curl_x: f32,
    /// How near the door that may be.
    pub(super) curl_gap: f32,
    /// Upper end of the ribbon's crest, and the least height of its middle.
    pub(super) crest: (f32, f32),
    /// The line all streams stand on.
    pub(super) floor: f32,
    /// The door.
    pub(super) door_x: f32,
    /// The fraud gate.
    pub(super) gate_x: f32,
    /// How far below the floor the island lies.
    pub(super) island: f32,
    /// Units a standard deviation of the score axis.
    pub(super) sigma: f32,
    /// Both ends of the queue lane.
    pub(super) queue: (f32, f32),
    /// The rack's places.
    pub(super) rack: Rect,
    /// Buildings of the issuer groups.
    pub(super) towers: [Rect; 2],
    /// Middle and radius of the target.
    pub(super) target: (Vec2, f32),
    /// The stand-in bridge.
    pub(super) bridge_y: f32,
    /// Where the rail behind the target runs.
    pub(super) rail_x: f32,
    /// Inside of the loop, from left to right.
    pub(super) eye: (f32, f32),
}

/// Of the desk, 790 units wide.
pub(super) const DESK: Sites = Sites {
    scale_most: 0.075,
    stream_most: 104.0,
    tills: (30.0, 25.0),
    land_x: 148.0,
    bend: (200.0, 150.0),
    curl_x: 446.0,
    curl_gap: 70.0,
    crest: (58.0, 86.0),
    floor: 332.0,
    door_x: 256.0,
    gate_x: 306.0,
    island: 68.0,
    sigma: 32.0,
    queue: (342.0, 396.0),
    rack: rect(428.0, 182.0, 596.0, 428.0),
    towers: [
        rect(632.0, 180.0, 688.0, 330.0),
        rect(632.0, 352.0, 688.0, 426.0),
    ],
    target: (Vec2::new(742.0, 262.0), 22.0),
    bridge_y: 150.0,
    rail_x: 777.0,
    eye: (108.0, 328.0),
};

/// Of a phone, 521 units wide.
pub(super) const PHONE: Sites = Sites {
    scale_most: 0.11,
    stream_most: 89.0,
    tills: (24.0, 21.0),
    land_x: 88.0,
    bend: (138.0, 90.0),
    curl_x: 286.0,
    curl_gap: 48.0,
    crest: (30.0, 58.0),
    floor: 300.0,
    door_x: 130.0,
    gate_x: 160.0,
    island: 74.0,
    sigma: 18.0,
    queue: (176.0, 208.0),
    rack: rect(236.0, 142.0, 344.0, 400.0),
    towers: [
        rect(380.0, 142.0, 436.0, 282.0),
        rect(380.0, 302.0, 436.0, 400.0),
    ],
    target: (Vec2::new(477.0, 219.0), 19.0),
    bridge_y: 110.0,
    rail_x: 509.0,
    eye: (60.0, 226.0),
};

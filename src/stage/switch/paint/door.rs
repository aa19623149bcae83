//! The door: load shedding.

use bevy::prelude::*;

use super::Brush;
use crate::stage::blend::share;
use crate::stage::ink::Tint;
use crate::theme;

/// Width of the posts.
const POST: f32 = 7.0;
/// Length of the leaf.
const LEAF: f32 = 44.0;
/// How far the leaf turns up at most, in degrees.
const TURN_MOST: f32 = 25.0;

pub(super) fn door(b: &mut Brush<'_>) {
    let (x, floor) = (b.plan.door_x, b.plan.floor);
    let post = b.ink.crisp(x - POST / 2.0, floor + 4.0, POST, 32.0);
    b.ink.area(post, 2.0, theme::TX);
    let open = b.motion.door.share();
    if open < 1.0 {
        let y = b.plan.top - 4.0 - 15.0;
        let short = b.ink.crisp(x - POST / 2.0, y, POST, 15.0);
        b.ink.area(short, 2.0, Tint::new(theme::LINE, 1.0 - open));
    }
    if open > 0.0 {
        let turned_away = share(b.scene.shed_tps, b.scene.offered_tps());
        // Ready it stands a little open; the more it turns away the steeper it is.
        let angle = (8.0 + (TURN_MOST - 8.0) * (turned_away * 2.0).min(1.0)).to_radians() * open;
        let hinge = Vec2::new(x, b.plan.admitted_top);
        let tip = hinge + Vec2::new(angle.cos(), -angle.sin()) * LEAF * open;
        b.ink.stroke(hinge, tip, POST * 0.8, theme::HI);
        b.ink.disc(hinge, 4.6, theme::INK0);
        b.ink.ring(hinge, 4.6, 2.0, theme::HI);
    }
}

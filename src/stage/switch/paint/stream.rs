//! Merchants and the stream through the door.

use bevy::prelude::*;

use super::{Brush, straight};
use crate::stage::flow::{Flow, flow};
use crate::stage::ink::Tint;
use crate::stage::paint::station_line;
use crate::stage::switch::plan::TILLS;
use crate::stage::switch::stations::ticks;
use crate::theme;

/// The hairline the journey runs along; on a card also the ground itself.
pub(super) fn floor(b: &mut Brush<'_>) {
    if b.frame.kind.is_card() {
        b.ink.card(b.frame);
    }
    let (y, right) = (
        b.plan.floor + 10.0,
        if b.frame.kind.is_bare() {
            770.0
        } else {
            b.plan.right
        },
    );
    let left = if b.frame.kind.is_bare() { 0.0 } else { 16.0 };
    b.ink.crisp_stroke(
        Vec2::new(left, y),
        Vec2::new(right, y),
        1.0,
        Tint::new(theme::INK3, 0.55),
    );
}

/// The line under the stage with a tick at each station's true place.
pub(super) fn stations(b: &mut Brush<'_>) {
    station_line(b.ink, b.frame, &ticks(b.plan));
}

/// Six strands of new payments that become the lower part of the stream.
pub(super) fn strands(b: &mut Brush<'_>) {
    let width = b.plan.new_w / TILLS as f32;
    for (i, strand) in (0..).zip(&b.plan.strands) {
        let look = Flow {
            pitch: 3.6,
            ..Flow::new(theme::SKY, 20 + i)
        };
        flow(b.ink, strand.joints(), width, &look);
    }
    let y = b.plan.floor;
    b.ink.line(
        Vec2::new(b.plan.land_x, y),
        Vec2::new(b.plan.door_x, y),
        1.3,
        Tint::new(theme::SKY, 0.9),
    );
}

/// The tills themselves.
pub(super) fn tills(b: &mut Brush<'_>) {
    for i in 0..TILLS {
        let at = b.plan.till(i);
        let till = b.ink.crisp_line(at.x - 10.0, at.y - 8.0, 20.0, 16.0, 1.3);
        b.ink.area(till, 3.0, theme::INK2);
        b.ink.outline(till, 3.0, 1.3, theme::SKY);
        b.ink.crisp_stroke(
            at + Vec2::new(-5.0, -3.0),
            at + Vec2::new(5.0, -3.0),
            1.6,
            theme::SKY,
        );
    }
}

/// What the door lets in, new payments and retries mixed in their shares.
pub(super) fn admitted(b: &mut Brush<'_>) {
    let y = b.plan.floor - b.plan.admitted_w / 2.0;
    let steps = straight(
        Vec2::new(b.plan.door_x - 2.0, y),
        Vec2::new(b.plan.queue.1, y),
    );
    // The body is mixed as the stream is, so that a stream of retries glows and a calm one does not.
    let retries = b.scene.retry_share();
    let look = Flow {
        body: 0.14 * (1.0 - retries),
        threads: 0.6,
        mix: Some((retries, theme::AMBER)),
        ..Flow::new(theme::SKY, 31)
    };
    flow(b.ink, &steps, b.plan.admitted_w, &look);
    let veil = Tint::new(theme::AMBER, 0.14 * retries);
    let half = b.plan.admitted_w / 2.0;
    b.ink.strip(
        steps
            .iter()
            .map(|s| (s.beside(-half), s.beside(half), veil, veil)),
    );
}

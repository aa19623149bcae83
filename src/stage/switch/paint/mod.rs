//! The parts of the payment switch, each drawn from plan and scene.

mod door;
mod gate;
mod issuers;
mod rack;
mod stream;

use bevy::prelude::*;

use super::Brush;
use super::ribbon::RibbonBrush;
use crate::stage::curve::Step;
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
        self.scene.served_tps() > 1.0
    }
}

/// Draws what lies under the marks.
pub(super) fn back(brush: &mut Brush<'_>) {
    stream::floor(brush);
    stream::stations(brush);
    issuers::bridge(brush);
    stream::strands(brush);
    stream::admitted(brush);
    let reach = if brush.frame.kind.is_bare() { 1.3 } else { 1.0 };
    RibbonBrush::default().paint(
        brush.ink,
        brush.plan,
        brush.scene,
        brush.motion.pace.flow_s,
        brush.motion.edge(),
        reach,
    );
    gate::island(brush);
    gate::axis(brush);
    rack::fans(brush);
    issuers::fans(brush);
    issuers::exits(brush);
}

/// Draws what stands over the marks.
pub(super) fn front(brush: &mut Brush<'_>) {
    stream::tills(brush);
    rack::lane(brush);
    gate::gate(brush);
    door::door(brush);
    rack::rack(brush);
    issuers::towers(brush);
    issuers::target(brush);
}

/// Two steps for a straight way.
fn straight(a: Vec2, b: Vec2) -> [Step; 2] {
    let way = (b - a).normalize_or(Vec2::X);
    [Step { at: a, way }, Step { at: b, way }]
}

//! The parts of the payment switch, each drawn from plan and scene.

mod door;
mod gate;
mod issuers;
mod rack;
mod stream;

use bevy::prelude::*;

use super::curve::Step;
use super::ink::Ink;
use super::layout::StageFrame;
use super::motion::Motion;
use super::plan::Plan;
use super::ribbon::RibbonBrush;
use super::scene::Scene;

pub use gate::{AXIS_RISE, DENSITY, SIGMA};
pub use issuers::shares as issuer_shares;
pub use rack::ServerLook;

/// What a part needs to know to draw itself.
pub struct Brush<'a> {
    /// The layer.
    pub ink: &'a mut Ink,
    /// Where everything stands.
    pub plan: &'a Plan,
    /// What there is to show.
    pub scene: &'a Scene,
    /// What moves.
    pub motion: &'a Motion,
    /// The servers in the rack, by place.
    pub servers: &'a [ServerLook],
    /// Place and kind of the stage.
    pub frame: &'a StageFrame,
}

impl Brush<'_> {
    /// Servers that run.
    fn running(&self) -> u32 {
        self.servers.iter().filter(|s| s.lit > 0.0).count() as u32
    }

    /// Whether anything is served at all.
    fn is_serving(&self) -> bool {
        self.scene.served_tps() > 1.0
    }
}

/// Draws what lies under the marks.
pub fn back(brush: &mut Brush<'_>, ribbon: &mut RibbonBrush) {
    stream::floor(brush);
    stream::stations(brush);
    issuers::bridge(brush);
    stream::strands(brush);
    stream::admitted(brush);
    let reach = if brush.frame.kind.is_bare() { 1.3 } else { 1.0 };
    ribbon.paint(
        brush.ink,
        brush.plan,
        brush.scene,
        brush.motion.flow_s,
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
pub fn front(brush: &mut Brush<'_>) {
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

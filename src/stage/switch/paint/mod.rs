//! The parts of the payment switch, each drawn from plan and scene.

mod door;
mod gate;
mod issuers;
mod rack;
mod stream;

use bevy::prelude::*;

use super::motion::Motion;
use super::plan::Plan;
use super::ribbon::RibbonBrush;
use super::scene::Scene;
use crate::stage::curve::Step;
use crate::stage::ink::Ink;
use crate::stage::layout::StageFrame;
use crate::stage::paint::ServerLook;
use crate::stage::whole::few;

pub use gate::{AXIS_RISE, DENSITY, SIGMA};
pub use issuers::shares as issuer_shares;

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
        few(self.servers.iter().filter(|s| s.lit > 0.0).count())
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::layout::StageKind;
    use crate::stage::motion::Shown;
    use crate::stage::switch::scenes;

    /// Corners a picture may have: what the slowest machines still upload each frame without effort.
    const CORNERS_MOST: usize = 60_000;

    #[test]
    fn every_picture_is_finite_and_affordable() {
        let sizes = [
            (790.0, 528.0),
            (1.0, 1.0),
            (0.0, 0.0),
            (3350.0, 1969.0),
            (5000.0, 90.0),
            (60.0, 900.0),
        ];
        let kinds = [StageKind::Desk, StageKind::Bare, StageKind::Card];
        let (mut plan, mut ink, mut ribbon) =
            (Plan::default(), Ink::default(), RibbonBrush::default());
        for ((w, h), kind) in sizes.into_iter().flat_map(|s| kinds.map(|k| (s, k))) {
            let frame = StageFrame {
                rect: Rect::new(3.0, 5.0, 3.0 + w, 5.0 + h),
                kind,
                ..StageFrame::default()
            };
            for (name, scene) in scenes::all() {
                let mut motion = Motion::default();
                motion.settle(&scene);
                let shown = Shown::still(scene);
                plan.lay(&shown.scene, &frame);
                let servers: Vec<ServerLook> = (0..scene.servers + scene.booting)
                    .map(|i| ServerLook {
                        lit: if i < scene.servers { 1.0 } else { 0.0 },
                        booting: (i >= scene.servers).then_some(0.5),
                    })
                    .collect();
                let mut corners = 0;
                for layer in 0..2 {
                    ink.begin(&frame);
                    let mut brush = Brush {
                        ink: &mut ink,
                        plan: &plan,
                        scene: &scene,
                        motion: &motion,
                        servers: &servers,
                        frame: &frame,
                    };
                    if layer == 0 {
                        back(&mut brush, &mut ribbon);
                    } else {
                        front(&mut brush);
                    }
                    assert!(!ink.indices.is_empty());
                    assert!(
                        ink.positions.iter().flatten().all(|v| v.is_finite()),
                        "{name} at {w}×{h}"
                    );
                    assert!(
                        ink.colors
                            .iter()
                            .flatten()
                            .all(|v| (0.0..=1.0001).contains(v)),
                        "{name} at {w}×{h}"
                    );
                    assert!(
                        ink.indices
                            .iter()
                            .all(|&i| (i as usize) < ink.positions.len())
                    );
                    assert_eq!(ink.positions.len(), ink.colors.len());
                    corners += ink.positions.len();
                }
                assert!(
                    corners < CORNERS_MOST,
                    "{name} at {w}×{h} has {corners} corners"
                );
            }
        }
    }
}

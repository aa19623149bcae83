//! Every part in every scene and size.

use super::*;
use crate::stage::layout::StageKind;
use crate::stage::web::scenes;

/// Corners a picture may have, everything at once and on the largest screen included.
const CORNERS_MOST: usize = 90_000;

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
    let kinds = [StageKind::Desk, StageKind::Bare, StageKind::WebCard];
    let (mut plan, mut ink) = (WebPlan::default(), Ink::default());
    for ((w, h), kind) in sizes.into_iter().flat_map(|s| kinds.map(|k| (s, k))) {
        let frame = StageFrame {
            rect: Rect::new(3.0, 5.0, 3.0 + w, 5.0 + h),
            kind,
            ..StageFrame::default()
        };
        for (name, scene) in scenes::all() {
            let mut motion = WebMotion::default();
            motion.settle(&scene);
            plan.lay(&scene, &frame);
            let servers: Vec<ServerLook> = (0..scene.serving + scene.booting)
                .map(|i| ServerLook {
                    lit: if i < scene.serving { 1.0 } else { 0.0 },
                    booting: (i >= scene.serving).then_some(0.5),
                })
                .collect();
            let mut corners = 0;
            for layer in [back, front, over] {
                ink.begin(&frame);
                layer(&mut WebBrush {
                    ink: &mut ink,
                    plan: &plan,
                    scene: &scene,
                    motion: &motion,
                    servers: &servers,
                    frame: &frame,
                });
                let told = format!("{name} at {w}×{h}");
                assert!(
                    ink.positions.iter().flatten().all(|v| v.is_finite()),
                    "{told}"
                );
                assert!(
                    ink.colors
                        .iter()
                        .flatten()
                        .all(|v| (0.0..=1.0001).contains(v)),
                    "{told}"
                );
                assert!(
                    ink.indices
                        .iter()
                        .all(|&i| (i as usize) < ink.positions.len())
                );
                corners += ink.positions.len();
            }
            assert!(corners > 500 && corners < CORNERS_MOST, "{name}: {corners}");
        }
    }
}

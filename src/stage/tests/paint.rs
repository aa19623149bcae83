//! Every part in every scene and size.

use bevy::prelude::*;

use super::{Checked, inked};
use crate::stage::ink::Ink;
use crate::stage::motion::Moving;
use crate::stage::paint::ServerLook;
use crate::stage::scene::Layout;
use crate::stage::switch::SwitchScene;
use crate::stage::web::WebScene;
use crate::stage::{StageFrame, StageKind};

#[test]
fn every_picture_is_finite_and_affordable() {
    are_finite_and_affordable::<SwitchScene>();
    are_finite_and_affordable::<WebScene>();
}

fn are_finite_and_affordable<S: Checked>() {
    let sizes = [
        (790.0, 528.0),
        (1.0, 1.0),
        (0.0, 0.0),
        (3350.0, 1969.0),
        (5000.0, 90.0),
        (60.0, 900.0),
    ];
    let kinds = [StageKind::Desk, StageKind::Phone, StageKind::Bare, S::CARD];
    let mut plan = S::Plan::default();
    for ((w, h), kind) in sizes.into_iter().flat_map(|s| kinds.map(|k| (s, k))) {
        let frame = StageFrame {
            rect: Rect::new(3.0, 5.0, 3.0 + w, 5.0 + h),
            kind,
            ..StageFrame::default()
        };
        for (name, scene) in S::all() {
            let told = format!("{name} at {w}×{h}, {kind:?}");
            let mut motion = S::Motion::default();
            motion.settle(scene);
            plan.lay(&scene, &frame);
            let (running, starting) = scene.machines();
            let servers: Vec<ServerLook> = ServerLook::fleet(running, starting, 0.5).collect();
            let mut corners = 0;
            for sheet in S::SHEETS {
                let ink = inked(sheet, (&plan, &scene, &motion), &servers, &frame);
                is_sound(&ink, &told);
                corners += ink.positions.len();
            }
            assert!(
                (500..S::CORNERS_MOST).contains(&corners),
                "{told} has {corners} corners"
            );
        }
    }
}

/// Finite corners with colours that there are, and no triangle without its corners.
fn is_sound(ink: &Ink, told: &str) {
    let places = ink.positions.iter().flatten();
    assert!(places.into_iter().all(|v| v.is_finite()), "{told}");
    let mut colors = ink.colors.iter().flatten();
    assert!(colors.all(|v| (0.0..=1.0001).contains(v)), "{told}");
    let corners = ink.positions.len();
    assert_eq!(corners, ink.colors.len(), "{told}");
    assert!(
        ink.indices.iter().all(|&i| (i as usize) < corners),
        "{told}"
    );
}

//! Every lane in every scene and size.

use bevy::prelude::*;

use super::Checked;
use crate::stage::lanes::{Traffic, Walk};
use crate::stage::scene::Layout;
use crate::stage::switch::SwitchScene;
use crate::stage::web::WebScene;
use crate::stage::{StageFrame, StageKind};

#[test]
fn every_lane_stays_on_the_stage_in_every_scene_and_size() {
    stay_on_the_stage::<SwitchScene>();
    stay_on_the_stage::<WebScene>();
}

#[test]
fn a_moving_mark_does_not_jump_along_its_lane() {
    move_without_jumps::<SwitchScene>();
    move_without_jumps::<WebScene>();
}

/// The traffic of a scene all of whose machines work.
fn traffic<S: Checked>(scene: &S) -> Traffic<'_, S> {
    let (running, _) = scene.machines();
    Traffic { scene, running }
}

fn stay_on_the_stage<S: Checked>() {
    let sizes = [
        (790.0, 528.0),
        (604.0, 448.0),
        (1430.0, 888.0),
        (3350.0, 1969.0),
        (1.0, 1.0),
        (588.0, 292.0),
        (375.0, 293.0),
    ];
    let kinds = [
        (StageKind::Desk, 1.0),
        (StageKind::Phone, 1.0),
        (StageKind::Bare, 1.0),
        (S::CARD, S::CARD_ROOM),
    ];
    let mut plan = S::Plan::default();
    for ((w, h), (kind, room)) in sizes.into_iter().flat_map(|s| kinds.map(|k| (s, k))) {
        let frame = StageFrame {
            rect: Rect::new(240.0, 44.0, 240.0 + w, 44.0 + h),
            kind,
            ..StageFrame::default()
        };
        let half = frame.rect.half_size() * room + 1.0;
        let stage = Rect::from_center_half_size(frame.rect.center(), half);
        for (name, scene) in S::all() {
            plan.lay(&scene, &frame);
            for lane in S::lanes() {
                for (i, across) in (0..=20).flat_map(|i| [-0.5, 0.0, 0.5].map(|a| (i, a))) {
                    let walk = Walk {
                        along: i as f32 / 20.0,
                        across,
                        variety: 0.7,
                    };
                    let spot = S::spot(&plan, traffic(&scene), lane, walk);
                    let at = spot.step.at;
                    let told = format!("{lane:?} {i} {across} in {name} on {w}×{h}, {kind:?}");
                    assert!(at.is_finite() && spot.step.way.is_finite(), "{told}");
                    assert!((0.0..=1.0).contains(&spot.opacity), "{told}");
                    assert!(stage.contains(frame.px(at)), "{told}: {at}");
                }
            }
        }
    }
}

fn move_without_jumps<S: Checked>() {
    let mut plan = S::Plan::default();
    for scene in S::busy() {
        plan.lay(&scene, &StageFrame::default());
        for lane in S::lanes() {
            let spot = |i: u16| {
                let walk = Walk {
                    along: f32::from(i) / 200.0,
                    across: 0.2,
                    variety: 0.3,
                };
                S::spot(&plan, traffic(&scene), lane, walk)
            };
            for i in 1..=200 {
                let (last, here) = (spot(i - 1).step.at, spot(i));
                assert!(
                    here.step.at.distance(last) < 14.0 || here.opacity < 0.06,
                    "{lane:?} at {i}: {last} {}",
                    here.step.at
                );
            }
        }
    }
}

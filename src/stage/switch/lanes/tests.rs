//! Every lane in every scene and size.

use super::*;
use crate::shift::mark::SwitchLane as L;
use crate::stage::layout::{StageFrame, StageKind};
use crate::stage::switch::plan::SOURCES;
use crate::stage::switch::scenes;

fn every_lane() -> Vec<SwitchLane> {
    let groups = [IssuerGroup::A, IssuerGroup::B];
    let mut lanes = vec![
        L::Ribbon,
        L::Stream,
        L::Passed,
        L::IslandDown,
        L::Island,
        L::IslandBack,
        L::IslandOff,
        L::GateOff,
        L::Queue,
        L::Bridge,
    ];
    lanes.extend((0..6).map(L::Strand));
    lanes.extend([0, 128, 255].map(L::FanIn));
    lanes.extend(groups.map(L::Exit));
    lanes.extend(groups.map(L::Reversal));
    lanes.extend(
        [0, 255]
            .into_iter()
            .flat_map(|p| groups.map(|g| L::FanOut(p, g))),
    );
    lanes.extend(
        SOURCES
            .into_iter()
            .flat_map(|s| [L::TakeOff(s), L::Away(s)]),
    );
    lanes
}

fn frames() -> impl Iterator<Item = StageFrame> {
    let sizes = [
        (790.0, 528.0),
        (604.0, 448.0),
        (1430.0, 888.0),
        (3350.0, 1969.0),
        (1.0, 1.0),
        (588.0, 292.0),
    ];
    sizes.into_iter().flat_map(|(w, h)| {
        [StageKind::Desk, StageKind::Card].map(|kind| StageFrame {
            rect: Rect::new(240.0, 44.0, 240.0 + w, 44.0 + h),
            kind,
            ..StageFrame::default()
        })
    })
}

#[test]
fn every_lane_stays_on_the_stage_in_every_scene_and_size() {
    let mut plan = Plan::default();
    for frame in frames() {
        for (name, scene) in scenes::all() {
            plan.lay(&scene, &frame);
            let traffic = Traffic {
                scene: &scene,
                running: scene.servers,
            };
            for lane in every_lane() {
                for i in 0..=20 {
                    for across in [-0.5, 0.0, 0.5] {
                        let spot = spot(&plan, traffic, lane, i as f32 / 20.0, across, 0.7);
                        let (at, where_) = (
                            spot.step.at,
                            format!("{lane:?} {i} {across} in {name} on {:?}", frame.rect),
                        );
                        assert!(
                            at.is_finite() && spot.step.way.is_finite() && spot.opacity.is_finite(),
                            "{where_}"
                        );
                        let px = frame.px(at);
                        let stage = if frame.kind == StageKind::Desk {
                            frame.rect
                        } else {
                            Rect::from_center_half_size(
                                frame.rect.center(),
                                frame.rect.half_size() * 1.3,
                            )
                        };
                        assert!(stage.inflate(1.0).contains(px), "{where_}: {px}");
                    }
                }
            }
        }
    }
}

#[test]
fn widths_are_linear_and_add_up() {
    let mut plan = Plan::default();
    for (name, scene) in scenes::all() {
        plan.lay(&scene, &StageFrame::default());
        let offered = plan.new_w + plan.retry_w;
        assert!(
            (offered - plan.admitted_w - plan.shed_w).abs() < 1e-3,
            "{name}"
        );
        assert!((plan.floor - plan.top - offered).abs() < 1e-3, "{name}");
        assert!(
            (plan.admitted_w - plan.served_w - scene.dropped_tps * plan.scale).abs() < 1e-3,
            "{name}"
        );
        assert!(offered <= 104.0 + 1e-3 && plan.scale <= 0.075);
        let taken: f32 = plan.take_w.iter().sum();
        assert!(
            (taken - scene.retrying_tps() * plan.scale).abs() < 1e-3,
            "{name}"
        );
        if let Some(main) = plan.main {
            assert!(
                (plan.ribbon_width(main, 1.0) - plan.retry_w).abs() < 1e-3,
                "{name}: it lands as wide as what comes back"
            );
            assert!(
                (plan.ribbon_width(main, 0.0) - plan.take_w[row(main)]).abs() < 1e-3,
                "{name}: it takes off as wide as what will come back"
            );
        }
    }
}

#[test]
fn two_sources_share_the_last_stretch() {
    let (mut plan, scene) = (Plan::default(), scenes::two_sources());
    plan.lay(&scene, &StageFrame::default());
    for to_end in [10.0, 100.0, 300.0, 500.0] {
        let at = |i: usize| {
            plan.ribbons[i]
                .at(1.0 - to_end / plan.ribbons[i].length())
                .at
        };
        assert!(at(0).distance(at(2)) < 2.0, "{to_end}: {} {}", at(0), at(2));
    }
}

#[test]
fn a_moving_mark_does_not_jump_along_its_lane() {
    let (mut plan, scene) = (Plan::default(), scenes::storm());
    plan.lay(&scene, &StageFrame::default());
    let traffic = Traffic {
        scene: &scene,
        running: 6,
    };
    for lane in every_lane() {
        let mut last = spot(&plan, traffic, lane, 0.0, 0.2, 0.3).step.at;
        for i in 1..=200 {
            let spot = spot(&plan, traffic, lane, i as f32 / 200.0, 0.2, 0.3);
            let here = spot.step.at;
            assert!(
                here.distance(last) < 14.0 || spot.opacity < 0.06,
                "{lane:?} at {i}: {last} {here}"
            );
            last = here;
        }
    }
}

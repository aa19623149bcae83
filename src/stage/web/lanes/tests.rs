//! Every lane in every scene and size.

use super::*;
use crate::stage::layout::{StageFrame, StageKind};
use crate::stage::web::scenes;

fn every_lane() -> Vec<WebLane> {
    let mut lanes = vec![
        WebLane::Refused,
        WebLane::Heap,
        WebLane::HeapErrors,
        WebLane::BuildErrors,
        WebLane::Hit,
        WebLane::Miss,
        WebLane::Answer,
        WebLane::WarmUp,
    ];
    lanes.extend([0, 5].map(WebLane::User));
    lanes.extend([0, 100, 255].map(WebLane::FleetIn));
    lanes.extend([0, 100, 255].map(WebLane::FleetOut));
    lanes
}

fn frames() -> impl Iterator<Item = StageFrame> {
    let sizes = [
        (790.0, 528.0),
        (604.0, 448.0),
        (1430.0, 888.0),
        (3350.0, 1969.0),
        (1.0, 1.0),
    ];
    sizes.into_iter().flat_map(|(w, h)| {
        [StageKind::Desk, StageKind::Bare, StageKind::WebCard].map(|kind| StageFrame {
            rect: Rect::new(240.0, 44.0, 240.0 + w, 44.0 + h),
            kind,
            ..StageFrame::default()
        })
    })
}

#[test]
fn every_lane_stays_on_the_stage_in_every_scene_and_size() {
    let mut plan = WebPlan::default();
    for frame in frames() {
        for (name, scene) in scenes::all() {
            plan.lay(&scene, &frame);
            for lane in every_lane() {
                for i in 0..=20 {
                    for across in [-0.5, 0.0, 0.5] {
                        let spot = spot(&plan, &scene, lane, i as f32 / 20.0, across, 0.7);
                        let at = spot.step.at;
                        let told = format!("{lane:?} {i} {across} in {name} on {:?}", frame.rect);
                        assert!(
                            at.is_finite() && spot.step.way.is_finite() && spot.opacity.is_finite(),
                            "{told}"
                        );
                        assert!((0.0..=1.0).contains(&spot.opacity), "{told}");
                        assert!(
                            frame.rect.inflate(1.0).contains(frame.px(at)),
                            "{told}: {at}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn widths_are_linear_and_add_up() {
    let mut plan = WebPlan::default();
    for (name, scene) in scenes::all() {
        plan.lay(&scene, &StageFrame::default());
        let near = |a: f32, b: f32| assert!((a - b).abs() < 1e-2, "{name}: {a} {b}");
        near(plan.offered_w, plan.admitted_w + plan.refused_w);
        let home = plan.hits_w + plan.misses_w + plan.build_w + plan.queue_w;
        near(plan.admitted_w, home);
        near(plan.offered_w, scene.requests_rps * plan.scale);
        near(plan.queue_w, scene.failed_queue_rps * plan.scale);
        near(plan.build_w, scene.failed_build_rps * plan.scale);
        assert!(plan.offered_w <= 78.0 + 1e-3 && plan.scale <= 0.058);
        // The lane's parts lie on each other: database, cache, bad build, heap.
        let edge = |curve: &Curve, width: f32, side: f32| curve.at(1.0).at.y + side * width / 2.0;
        near(edge(&plan.answer, plan.misses_w, 1.0), plan.lane_bottom);
        near(
            edge(&plan.hit, plan.hits_w, 1.0),
            edge(&plan.answer, plan.misses_w, -1.0),
        );
        near(
            edge(&plan.build_errors, plan.build_w, 1.0),
            edge(&plan.hit, plan.hits_w, -1.0),
        );
        near(
            edge(&plan.queue_errors, plan.queue_w, 1.0),
            edge(&plan.build_errors, plan.build_w, -1.0),
        );
    }
}

#[test]
fn a_moving_mark_does_not_jump_along_its_lane() {
    let mut plan = WebPlan::default();
    for scene in [scenes::deploy(), scenes::flush_worst(), scenes::flush()] {
        plan.lay(&scene, &StageFrame::default());
        for lane in every_lane() {
            let mut last = spot(&plan, &scene, lane, 0.0, 0.2, 0.3).step.at;
            for i in 1..=200 {
                let here = spot(&plan, &scene, lane, i as f32 / 200.0, 0.2, 0.3)
                    .step
                    .at;
                assert!(here.distance(last) < 14.0, "{lane:?} at {i}: {last} {here}");
                last = here;
            }
        }
    }
}

#[test]
fn instances_stand_apart_and_within_the_fleet() {
    let mut plan = WebPlan::default();
    for (name, scene) in scenes::all() {
        plan.lay(&scene, &StageFrame::default());
        let total = scene.serving + scene.booting;
        assert!(plan.places() >= total, "{name}");
        let first = (0..total).map(|i| plan.place(i));
        let second = (0..scene.standby).map(|i| plan.second_place(i, scene.standby, total));
        let tiles: Vec<Rect> = first.chain(second).collect();
        for (i, tile) in tiles.iter().enumerate() {
            assert!(
                tile.width() > 16.0 && tile.height() > 8.0,
                "{name}: {tile:?}"
            );
            assert!(
                plan.fleet.inflate(0.1).contains(tile.min)
                    && plan.fleet.inflate(0.1).contains(tile.max),
                "{name}: {tile:?}"
            );
            for other in &tiles[..i] {
                assert!(tile.intersect(*other).is_empty(), "{name}: {i}");
            }
        }
    }
}

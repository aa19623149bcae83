//! Widths and places in every scene.

use super::*;
use crate::stage::StageFrame;
use crate::stage::scene::Layout;
use crate::stage::web::scenes;

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

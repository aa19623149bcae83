//! Widths and places in every scene.

use super::*;
use crate::stage::StageFrame;
use crate::stage::scene::Layout;
use crate::stage::switch::scenes;

#[test]
fn widths_are_linear_and_add_up() {
    let mut plan = SwitchPlan::default();
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
    let (mut plan, scene) = (SwitchPlan::default(), scenes::two_sources());
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

//! What moves by itself: the easing of the scene and of doors, bridges and lights, all in wall time.

use bevy::prelude::*;

use super::plan::SwitchPlan;
use super::scene::SwitchScene;
use crate::stage::StageInput;
use crate::stage::motion::{Leaf, Moving, Pace, Shown};

/// Doors, bridges and the clock of whatever flickers and flows.
#[derive(Resource, Clone, Debug, Default)]
pub struct SwitchMotion {
    /// The door's leaf: 1 is shedding.
    pub door: Leaf,
    /// The stand-in bridge: 1 is down.
    pub bridge: Leaf,
    /// The step-up island: 1 is in use.
    pub island: Leaf,
    /// The score axis: 1 is there.
    pub axis: Leaf,
    /// The clocks of what flows and flickers.
    pub pace: Pace,
    /// The ribbon swells: its edge pulses.
    pub pulsing: bool,
}

impl Moving<SwitchScene> for SwitchMotion {
    fn step(&mut self, input: &StageInput, shown: &Shown<SwitchScene>, _: &SwitchPlan, dt: f32) {
        let (target, scene) = (shown.target(), &shown.scene);
        let wall = input.leaf_s(dt);
        self.door.step(target.shedding, 0.3, wall);
        self.bridge.step(target.standin_on, 0.5, wall);
        self.island.step(target.step_up, 0.3, wall);
        self.axis.step(
            target.score_axis && scene.retry_tps < 1.0 && scene.retrying_tps() < 1.0,
            0.3,
            wall,
        );
        self.pace.step(input, dt);
        self.pulsing = !input.reduced_motion && scene.storm_grows();
    }

    fn leaves(&self) -> [f32; 4] {
        [self.door, self.bridge, self.island, self.axis].map(|leaf| leaf.share())
    }
}

impl SwitchMotion {
    /// Opacity of the ribbon's edge: 0.8–1, a period of 1.6 s, while the storm grows.
    #[must_use]
    pub fn edge(&self) -> f32 {
        if self.pulsing {
            0.9 + 0.1 * (self.pace.wall_s * std::f32::consts::TAU / 1.6).sin()
        } else {
            0.9
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::switch::scenes;

    #[test]
    fn a_new_minute_is_eased_in_and_reached() {
        let mut shown = Shown::<SwitchScene>::default();
        let mut last = shown.scene.retry_tps;
        for _ in 0..40 {
            shown.step(&scenes::surge(), 0.6, false, 1.0 / 60.0);
            assert!(shown.scene.retry_tps >= last);
            last = shown.scene.retry_tps;
        }
        assert_eq!(shown.scene, scenes::surge());
        shown.step(&scenes::opening(), 0.6, false, 1.0 / 60.0);
        assert!(shown.scene.retry_tps > 400.0, "no jump");
        shown.step(&scenes::opening(), 0.6, true, 1.0 / 60.0);
        assert_eq!(shown.scene, scenes::opening());
    }

    #[test]
    fn nothing_moves_with_reduced_motion() {
        let (mut motion, plan) = (SwitchMotion::default(), SwitchPlan::default());
        let input = StageInput {
            reduced_motion: true,
            jump: false,
            ..Default::default()
        };
        for _ in 0..10 {
            motion.step(&input, &Shown::still(scenes::storm()), &plan, 0.1);
        }
        assert!(motion.pace == Pace::default() && !motion.pulsing);
        motion.step(&input, &Shown::still(scenes::surge()), &plan, 0.01);
        assert!(
            (motion.door.share() - 1.0).abs() < 1e-6,
            "the door is open at once"
        );
    }
}

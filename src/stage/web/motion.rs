//! What moves by itself on the web service's stage.

use bevy::prelude::*;

use super::plan::WebPlan;
use super::scene::WebScene;
use crate::stage::StageInput;
use crate::stage::motion::{Leaf, Moving, Pace, Shown};

/// Seconds in which the second fleet takes the place of the first.
const SWAP_S: f32 = 0.5;
/// Seconds in which the warm-up's arch comes and goes.
const ARCH_S: f32 = 0.3;
/// Turns a second of the drum at full load.
const TURNS: f32 = 0.25;

/// The drum, the arch, the second fleet, and the clocks of what flows.
#[derive(Resource, Clone, Debug, Default)]
pub struct WebMotion {
    /// The clocks.
    pub pace: Pace,
    /// The warm-up's arch: 1 is there.
    pub arch: Leaf,
    /// How far the drum has turned, in radians.
    pub turn: f32,
    /// How much of the second fleet is laid in, 0…1.
    pub prepared: f32,
    /// The second fleet moves to where the first one stood.
    pub swap: Option<Swap>,
    standing_by: u32,
}

/// A fleet on its way into another's place.
#[derive(Clone, Debug, Default)]
pub struct Swap {
    /// Where its instances stood.
    pub from: Vec<Rect>,
    /// How far they have come, 0…1.
    pub leaf: Leaf,
}

impl Moving<WebScene> for WebMotion {
    fn step(&mut self, input: &StageInput, shown: &Shown<WebScene>, plan: &WebPlan, dt: f32) {
        let target = shown.target();
        let wall = input.leaf_s(dt);
        self.pace.step(input, dt);
        self.arch.step(target.warm_up_left_min > 0, ARCH_S, wall);
        if !input.paused && !input.reduced_motion {
            let pace = TURNS * target.db_util_share.clamp(0.0, 1.0) * input.speed.clamp(0.0, 2.0);
            self.turn = (self.turn + dt * pace * std::f32::consts::TAU) % std::f32::consts::TAU;
        }
        self.prepare(input, target);
        self.swap(target, plan, input.is_at_once(), dt);
    }

    fn leaves(&self) -> [f32; 4] {
        let swap = self.swap.as_ref().map(|swap| swap.leaf.share());
        // None has set out yet, or one has just begun: these are two pictures.
        let under_way = f32::from(u8::from(swap.is_some()));
        [
            self.arch.share(),
            // Its cells come column by column.
            super::paint::prepared_columns(self.prepared),
            under_way,
            swap.unwrap_or_default(),
        ]
    }
}

impl WebMotion {
    /// Cells of the second fleet are laid in by the share of the rollback that is done.
    fn prepare(&mut self, input: &StageInput, target: &WebScene) {
        let whole_min = crate::model::web::ROLLBACK_MIN as f32;
        let passed = input.minute_share.clamp(0.0, 1.0);
        let left = target.rollback_left_min as f32 - passed;
        self.prepared = (1.0 - left / whole_min).clamp(0.0, 1.0);
    }

    /// A second fleet that is gone with the bad build has taken the first one's place.
    fn swap(&mut self, target: &WebScene, plan: &WebPlan, at_once: bool, dt: f32) {
        let cured = self.standing_by > 0 && target.standby == 0 && target.bad_share <= 0.0;
        if cured && !at_once {
            let total = target.serving + target.booting;
            let from = (0..self.standing_by).map(|i| plan.second_place(i, self.standing_by, total));
            self.swap = Some(Swap {
                from: from.collect(),
                leaf: Leaf::default(),
            });
        }
        self.standing_by = target.standby;
        if let Some(swap) = &mut self.swap {
            swap.leaf.step(true, SWAP_S, dt);
            if swap.leaf.share() >= 1.0 || at_once {
                self.swap = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::StageFrame;
    use crate::stage::scene::Layout;
    use crate::stage::web::scenes;

    fn input() -> StageInput {
        StageInput {
            jump: false,
            ..StageInput::default()
        }
    }

    #[test]
    fn a_second_fleet_that_cures_takes_the_first_ones_place() {
        let (mut motion, mut plan) = (WebMotion::default(), WebPlan::default());
        plan.lay(&scenes::deploy(), &StageFrame::default());
        motion.step(&input(), &Shown::still(scenes::deploy()), &plan, 0.1);
        assert!(motion.swap.is_none());
        motion.step(&input(), &Shown::still(scenes::opening()), &plan, 0.1);
        let swap = motion.swap.clone().expect("it moves");
        assert_eq!(swap.from.len(), 10);
        for _ in 0..6 {
            motion.step(&input(), &Shown::still(scenes::opening()), &plan, 0.1);
        }
        assert!(motion.swap.is_none(), "it has arrived");
    }

    #[test]
    fn tiles_go_into_another_grid_and_arrive() {
        let frame = StageFrame::default();
        let few = WebScene {
            serving: 20,
            booting: 0,
            ..scenes::opening()
        };
        let many = WebScene { serving: 21, ..few };
        let mut there = WebPlan::default();
        there.lay(&many, &frame);
        let end = there.place(19);
        let mut plan = WebPlan::default();
        plan.lay_on(&few, &frame, 0.1, false);
        let start = plan.place(19);
        assert_ne!(start, end);
        plan.lay_on(&many, &frame, 0.1, false);
        assert_eq!(plan.place(19), start, "they set out from where they stood");
        plan.lay_on(&many, &frame, 0.1, false);
        assert!(plan.place(19) != start && plan.place(19) != end);
        for _ in 0..5 {
            plan.lay_on(&many, &frame, 0.1, false);
        }
        assert_eq!(plan.place(19), end);
        plan.lay_on(&few, &frame, 0.1, true);
        assert_eq!(plan.place(19), start, "with reduced motion at once");
    }

    #[test]
    fn the_drum_turns_with_its_load_and_stands_with_reduced_motion() {
        let mut motion = WebMotion::default();
        let plan = WebPlan::default();
        motion.step(&input(), &Shown::still(scenes::nothing()), &plan, 0.1);
        assert!(motion.turn.abs() < 1e-6, "nothing to do");
        motion.step(&input(), &Shown::still(scenes::flush_worst()), &plan, 0.1);
        let turned = motion.turn;
        assert!(turned > 0.0);
        let reduced = StageInput {
            reduced_motion: true,
            ..input()
        };
        motion.step(&reduced, &Shown::still(scenes::flush()), &plan, 0.1);
        assert!((motion.turn - turned).abs() < 1e-6);
        assert!((motion.arch.share() - 1.0).abs() < 1e-6, "at once");
    }
}

//! What moves by itself: the easing of the scene and of doors, bridges and lights, all in wall time.

use bevy::prelude::*;

use super::StageInput;
use super::plan::Plan;
use super::scene::Scene;

/// Something that opens or closes in a given time, easing out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Leaf {
    place: f32,
}

impl Leaf {
    fn step(&mut self, open: bool, seconds: f32, dt: f32) {
        let by = dt / seconds.max(1e-3);
        self.place = (self.place + if open { by } else { -by }).clamp(0.0, 1.0);
    }

    /// How far it is open, 0…1.
    #[must_use]
    pub fn share(&self) -> f32 {
        ease_out(self.place)
    }
}

/// Ease-out cubic.
#[must_use]
pub fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3)
}

/// The scene as shown, on its way from what was to what shall be.
#[derive(Resource, Clone, Debug)]
pub struct Shown {
    /// What the picture shows now.
    pub scene: Scene,
    from: Scene,
    to: Scene,
    elapsed_s: f32,
}

impl Default for Shown {
    fn default() -> Self {
        Self::still(Scene::default())
    }
}

impl Shown {
    /// A scene that stands.
    #[must_use]
    pub fn still(scene: Scene) -> Self {
        Self {
            scene,
            from: scene,
            to: scene,
            elapsed_s: 0.0,
        }
    }

    /// The scene that the picture eases towards.
    #[must_use]
    pub fn target(&self) -> &Scene {
        &self.to
    }

    fn step(&mut self, input: &StageInput, dt: f32) {
        if input.jump {
            (self.from, self.to, self.scene) = (input.target, input.target, input.target);
            return;
        }
        if input.target != self.to {
            (self.from, self.to, self.elapsed_s) = (self.scene, input.target, 0.0);
        }
        self.elapsed_s += dt;
        let t = if input.ease_s > 0.0 {
            ease_out(self.elapsed_s / input.ease_s)
        } else {
            1.0
        };
        self.scene = Scene::eased(&self.from, &self.to, t);
    }
}

/// Doors, bridges and the clock of whatever flickers and flows.
#[derive(Resource, Clone, Debug, Default)]
pub struct Motion {
    /// The door's leaf: 1 is shedding.
    pub door: Leaf,
    /// The stand-in bridge: 1 is down.
    pub bridge: Leaf,
    /// The step-up island: 1 is in use.
    pub island: Leaf,
    /// The score axis: 1 is there.
    pub axis: Leaf,
    /// Seconds at the pace of the marks, for what moves along.
    pub flow_s: f32,
    /// Seconds of wall time, for what pulses or flickers.
    pub wall_s: f32,
    /// The ribbon swells: its edge pulses.
    pub pulsing: bool,
}

impl Motion {
    fn step(&mut self, input: &StageInput, scene: &Scene, dt: f32) {
        // Without motion, or at the start, everything is where it belongs at once.
        let at_once = input.reduced_motion || input.jump;
        let wall = if at_once { 1e3 } else { dt };
        self.door.step(input.target.shedding, 0.3, wall);
        self.bridge.step(input.target.standin_on, 0.5, wall);
        self.island.step(input.target.step_up, 0.3, wall);
        self.axis.step(
            input.target.score_axis && scene.retry_tps < 1.0 && scene.retrying_tps() < 1.0,
            0.3,
            wall,
        );
        if !input.reduced_motion {
            if !input.paused {
                // Wrapped where nothing shows: the streaks' patterns are of every length.
                self.flow_s = (self.flow_s + dt * input.speed.clamp(0.0, 2.0)) % 36_000.0;
            }
            self.wall_s = (self.wall_s + dt) % 3_600.0;
        }
        self.pulsing = !input.reduced_motion && scene.storm_grows();
    }

    /// Puts everything where it belongs for a scene that stands.
    pub fn settle(&mut self, input: &StageInput) {
        self.step(
            &StageInput {
                jump: true,
                ..input.clone()
            },
            &input.target,
            0.0,
        );
    }

    /// Opacity of the ribbon's edge: 0.8–1, a period of 1.6 s, while the storm grows.
    #[must_use]
    pub fn edge(&self) -> f32 {
        if self.pulsing {
            0.9 + 0.1 * (self.wall_s * std::f32::consts::TAU / 1.6).sin()
        } else {
            0.9
        }
    }
}

pub(super) fn lay(
    time: Res<Time>,
    frame: Res<super::StageFrame>,
    mut input: ResMut<StageInput>,
    mut shown: ResMut<Shown>,
    mut motion: ResMut<Motion>,
    mut plan: ResMut<Plan>,
) {
    let dt = time.delta_secs();
    shown.step(&input, dt);
    motion.step(&input, &shown.scene, dt);
    plan.lay(&shown.scene, &frame);
    if input.jump {
        input.jump = false;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::scenes;

    #[test]
    fn a_new_minute_is_eased_in_and_reached() {
        let mut shown = Shown::default();
        let mut input = StageInput {
            target: scenes::surge(),
            ease_s: 0.6,
            jump: false,
            ..Default::default()
        };
        let mut last = shown.scene.retry_tps;
        for _ in 0..40 {
            shown.step(&input, 1.0 / 60.0);
            assert!(shown.scene.retry_tps >= last);
            last = shown.scene.retry_tps;
        }
        assert_eq!(shown.scene, scenes::surge());
        input.target = scenes::opening();
        shown.step(&input, 1.0 / 60.0);
        assert!(shown.scene.retry_tps > 400.0, "no jump");
        input.jump = true;
        shown.step(&input, 1.0 / 60.0);
        assert_eq!(shown.scene, scenes::opening());
    }

    #[test]
    fn nothing_moves_with_reduced_motion() {
        let mut motion = Motion::default();
        let input = StageInput {
            target: scenes::storm(),
            reduced_motion: true,
            jump: false,
            ..Default::default()
        };
        for _ in 0..10 {
            motion.step(&input, &scenes::storm(), 0.1);
        }
        assert!(motion.flow_s == 0.0 && motion.wall_s == 0.0 && !motion.pulsing);
        let input = StageInput {
            target: scenes::surge(),
            ..input
        };
        motion.step(&input, &scenes::surge(), 0.01);
        assert!(
            (motion.door.share() - 1.0).abs() < 1e-6,
            "the door is open at once"
        );
    }
}

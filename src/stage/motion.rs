//! What moves by itself: the easing of the scene and of doors, bridges and lights, all in wall time.

use bevy::prelude::*;

use super::plan::Plan;
use super::scene::Scene;
use super::{StageInput, Target};

/// Something that opens or closes in a given time, easing out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Leaf {
    place: f32,
}

impl Leaf {
    pub(super) fn step(&mut self, open: bool, seconds: f32, dt: f32) {
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

/// What can be shown on the way from one of its kind to another.
pub trait Eased: Copy + PartialEq {
    /// Part of the way (0…1) from one to another: flows and shares in between, whatever is on or off as in `to`.
    #[must_use]
    fn eased(from: &Self, to: &Self, t: f32) -> Self;
}

/// `a` and `b` mixed, exactly `b` at the end of the way.
#[must_use]
pub(super) fn mix(a: f32, b: f32, t: f32) -> f32 {
    if t >= 1.0 {
        b
    } else {
        a + (b - a) * t.max(0.0)
    }
}

/// The scene as shown, on its way from what was to what shall be.
#[derive(Resource, Clone, Debug)]
pub struct Shown<S: Send + Sync + 'static> {
    /// What the picture shows now.
    pub scene: S,
    from: S,
    to: S,
    elapsed_s: f32,
}

impl<S: Eased + Default + Send + Sync> Default for Shown<S> {
    fn default() -> Self {
        Self::still(S::default())
    }
}

impl<S: Eased + Send + Sync> Shown<S> {
    /// A scene that stands.
    #[must_use]
    pub fn still(scene: S) -> Self {
        Self {
            scene,
            from: scene,
            to: scene,
            elapsed_s: 0.0,
        }
    }

    /// The scene that the picture eases towards.
    #[must_use]
    pub fn target(&self) -> &S {
        &self.to
    }

    /// Goes on towards a scene for `dt` seconds, in `ease_s` altogether; a jump is there at once.
    pub(super) fn step(&mut self, target: &S, ease_s: f32, jump: bool, dt: f32) {
        if jump {
            (self.from, self.to, self.scene) = (*target, *target, *target);
            return;
        }
        if *target != self.to {
            (self.from, self.to, self.elapsed_s) = (self.scene, *target, 0.0);
        }
        self.elapsed_s += dt;
        let t = if ease_s > 0.0 {
            ease_out(self.elapsed_s / ease_s)
        } else {
            1.0
        };
        self.scene = S::eased(&self.from, &self.to, t);
    }
}

/// The clocks of whatever moves by itself; both stand with reduced motion.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Pace {
    /// Seconds at the pace of the marks, for what moves along.
    pub flow_s: f32,
    /// Seconds of wall time, for what pulses or flickers.
    pub wall_s: f32,
}

impl Pace {
    pub(super) fn step(&mut self, input: &StageInput, dt: f32) {
        if input.reduced_motion {
            return;
        }
        if !input.paused {
            // Wrapped where nothing shows: the streaks' patterns are of every length.
            self.flow_s = (self.flow_s + dt * input.speed.clamp(0.0, 2.0)) % 36_000.0;
        }
        self.wall_s = (self.wall_s + dt) % 3_600.0;
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
    /// The clocks of what flows and flickers.
    pub pace: Pace,
    /// The ribbon swells: its edge pulses.
    pub pulsing: bool,
}

impl Motion {
    fn step(&mut self, input: &StageInput, target: &Scene, scene: &Scene, dt: f32) {
        // Without motion, or at the start, everything is where it belongs at once.
        let at_once = input.reduced_motion || input.jump;
        let wall = if at_once { 1e3 } else { dt };
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

    /// Puts everything where it belongs for a scene that stands.
    pub fn settle(&mut self, scene: &Scene) {
        let input = StageInput {
            jump: true,
            ..StageInput::default()
        };
        self.step(&input, scene, scene, 0.0);
    }

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

pub(super) fn lay(
    time: Res<Time>,
    frame: Res<super::StageFrame>,
    input: Res<StageInput>,
    mut shown: ResMut<Shown<Scene>>,
    mut motion: ResMut<Motion>,
    mut plan: ResMut<Plan>,
) {
    let Target::Switch(target) = &input.target else {
        return;
    };
    let dt = time.delta_secs();
    shown.step(target, input.ease_s, input.jump, dt);
    motion.step(&input, target, &shown.scene, dt);
    plan.lay(&shown.scene, &frame);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::scenes;

    #[test]
    fn a_new_minute_is_eased_in_and_reached() {
        let mut shown = Shown::<Scene>::default();
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
        let mut motion = Motion::default();
        let input = StageInput {
            reduced_motion: true,
            jump: false,
            ..Default::default()
        };
        for _ in 0..10 {
            motion.step(&input, &scenes::storm(), &scenes::storm(), 0.1);
        }
        assert!(motion.pace == Pace::default() && !motion.pulsing);
        motion.step(&input, &scenes::surge(), &scenes::surge(), 0.01);
        assert!(
            (motion.door.share() - 1.0).abs() < 1e-6,
            "the door is open at once"
        );
    }
}

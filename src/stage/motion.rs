//! What moves by itself: the easing of scenes, and of whatever opens and closes, all in wall time.

use bevy::ecs::component::Mutable;
use bevy::prelude::*;

use super::StageFrame;
use super::StageInput;
use super::blend::ease_out;
use super::places::Places;
use super::scene::{Layout, Scene};

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

/// What can be shown on the way from one of its kind to another.
pub trait Eased: Copy + PartialEq {
    /// Part of the way (0…1) from one to another: flows and shares in between, whatever is on or off as in `to`.
    #[must_use]
    fn eased(from: &Self, to: &Self, t: f32) -> Self;
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

/// What moves by itself on a desk's stage.
pub trait Moving<S: Scene>: Resource<Mutability = Mutable> + Default {
    /// Goes on for `dt` seconds; the plan is that of the last frame.
    fn step(&mut self, input: &StageInput, shown: &Shown<S>, plan: &S::Plan, dt: f32);

    /// How far whatever opens and closes is open: what stands looks the same as long as this is the same.
    fn leaves(&self) -> [f32; 4];

    /// Puts everything where it belongs for a scene that stands.
    fn settle(&mut self, scene: S) {
        let input = StageInput {
            jump: true,
            ..StageInput::default()
        };
        self.step(&input, &Shown::still(scene), &S::Plan::default(), 0.0);
    }
}

/// Eases a desk's scene, moves what moves by itself, and lays its stage out, while it is shown. A plan is touched only when it changes.
pub(super) fn lay<S: Scene>(
    time: Res<Time>,
    frame: Res<StageFrame>,
    input: Res<StageInput>,
    mut shown: ResMut<Shown<S>>,
    mut motion: ResMut<S::Motion>,
    mut plan: ResMut<S::Plan>,
    mut places: ResMut<Places>,
    mut laid: Local<Option<(S, StageFrame)>>,
) {
    let Some(target) = S::of(&input.target) else {
        *laid = None;
        return;
    };
    let dt = time.delta_secs();
    shown.step(target, input.ease_s, input.jump, dt);
    motion.step(&input, &shown, &plan, dt);
    let wanted = Some((shown.scene, *frame));
    if *laid != wanted || !plan.is_settled() {
        // What has arrived in this frame is laid out once more, at its place.
        *laid = wanted.filter(|_| plan.is_settled());
        plan.lay_on(&shown.scene, &frame, dt, input.is_at_once());
        plan.take_places(&mut places);
    }
}

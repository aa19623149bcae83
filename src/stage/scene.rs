//! What a desk gives the stage: its scene, and what hangs on it. Everything else is the same for both desks.

use std::fmt::Debug;

use bevy::ecs::component::Mutable;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::labels::Writer;
use super::lanes::{Spot, Traffic, Walk};
use super::motion::{Eased, Moving, Shown};
use super::places::Places;
use super::sheet::Sheet;
use super::stations::Station;
use super::{StageFrame, Target};

/// A minute of a desk as its stage shows it.
pub trait Scene: Eased + Default + Debug + Send + Sync + 'static {
    /// Where everything stands.
    type Plan: Layout<Self>;
    /// What moves by itself.
    type Motion: Moving<Self>;
    /// The ways of its marks.
    type Lane: Copy + Debug;

    /// The parts of its picture, from the lowest to the highest.
    const SHEETS: &'static [Sheet<Self>];

    /// The scene to be shown, if it is this desk's.
    fn of(target: &Target) -> Option<&Self>;

    /// Where a mark is on its lane.
    fn spot(plan: &Self::Plan, traffic: Traffic<'_, Self>, lane: Self::Lane, walk: Walk) -> Spot;

    /// Writes the names that stand on bare pictures too.
    fn names(_: &mut Writer<'_, Self>) {}

    /// Writes the words on the stage.
    fn words(writer: &mut Writer<'_, Self>);

    /// Writes the few words of a booth.
    fn booth(writer: &mut Writer<'_, Self>);

    /// The place of what a lever moves, in design units.
    fn hand(plan: &Self::Plan, scene: &Self, control: &str) -> Option<Vec2>;

    /// The stations under the stage, in the order of the journey.
    fn stations(writer: &Writer<'_, Self>) -> Vec<Station>;

    /// Writes what the marks mean that are on the stage now.
    fn legend(writer: &mut Writer<'_, Self>);
}

/// Where everything stands for a scene, in design units.
pub trait Layout<S>: Resource<Mutability = Mutable> + Default {
    /// Says where everything stands, without the ways.
    fn stand(&mut self, scene: &S, frame: &StageFrame);

    /// Lays the ways between what stands.
    fn ways(&mut self);

    /// Tells where the machines stand.
    fn take_places(&self, places: &mut Places);

    /// Lays the stage out, with all its ways.
    fn lay(&mut self, scene: &S, frame: &StageFrame) {
        self.stand(scene, frame);
        self.ways();
    }

    /// Lays the stage out `dt` seconds later: what has another place now goes there, unless all is to be at once where it belongs.
    fn lay_on(&mut self, scene: &S, frame: &StageFrame, _dt: f32, _at_once: bool) {
        self.lay(scene, frame);
    }

    /// Whether everything is where it belongs, and stays there for the same scene on the same frame.
    fn is_settled(&self) -> bool {
        true
    }
}

/// All that a desk's stage shows now.
#[derive(SystemParam)]
pub(super) struct Showing<'w, S: Scene> {
    pub(super) shown: Res<'w, Shown<S>>,
    pub(super) plan: Res<'w, <S as Scene>::Plan>,
    pub(super) motion: Res<'w, <S as Scene>::Motion>,
}

impl<S: Scene> Showing<'_, S> {
    /// Where a mark is on its lane, with so many machines running.
    pub(super) fn spot(&self, running: u32, lane: S::Lane, walk: Walk) -> Spot {
        let scene = &self.shown.scene;
        S::spot(&self.plan, Traffic { scene, running }, lane, walk)
    }
}

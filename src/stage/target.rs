//! What the stage is to show: a minute of one desk or the other.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::labels::{Label, Measure};
use super::motion::Shown;
use super::switch::{self, Scene};
use super::web::{self, WebScene};
use super::{StageFrame, StageInput};
use crate::text::Text;

/// A minute of either desk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// The payment switch's.
    Switch(Scene),
    /// The web service's.
    Web(WebScene),
}

impl Default for Target {
    fn default() -> Self {
        Self::Switch(Scene::default())
    }
}

impl From<Scene> for Target {
    fn from(scene: Scene) -> Self {
        Self::Switch(scene)
    }
}

impl From<WebScene> for Target {
    fn from(scene: WebScene) -> Self {
        Self::Web(scene)
    }
}

impl Target {
    /// Minutes a machine takes to start.
    #[must_use]
    pub fn boot_min(&self) -> u32 {
        match self {
            Self::Switch(scene) => scene.boot_min,
            Self::Web(scene) => scene.boot_min,
        }
    }
}

/// The words on whichever desk's stage is shown.
#[derive(SystemParam)]
pub struct Words<'w> {
    input: Res<'w, StageInput>,
    switch: Res<'w, Shown<Scene>>,
    web: Res<'w, Shown<WebScene>>,
}

impl Words<'_> {
    /// What stands where; see [`switch::labels`].
    #[must_use]
    pub fn labels(&self, frame: &StageFrame, text: &Text, measure: Measure<'_>) -> Vec<Label> {
        match self.input.target {
            Target::Switch(_) => switch::labels(&self.switch, frame, text, measure),
            Target::Web(_) => web::labels(&self.web, frame, text, measure),
        }
    }
}

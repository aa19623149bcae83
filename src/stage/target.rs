//! What the stage is to show: a minute of one desk or the other.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::labels::{Label, Measure, hand, labels};
use super::scene::Showing;
use super::switch::SwitchScene;
use super::web::WebScene;
use super::{StageFrame, StageInput};
use crate::model::control::DeskKind;
use crate::text::Text;

/// A minute of either desk.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// The payment switch's.
    Switch(SwitchScene),
    /// The web service's.
    Web(WebScene),
}

impl Default for Target {
    fn default() -> Self {
        Self::Switch(SwitchScene::default())
    }
}

impl From<SwitchScene> for Target {
    fn from(scene: SwitchScene) -> Self {
        Self::Switch(scene)
    }
}

impl From<WebScene> for Target {
    fn from(scene: WebScene) -> Self {
        Self::Web(scene)
    }
}

impl Target {
    /// Whose minute it is.
    #[must_use]
    pub fn desk(&self) -> DeskKind {
        match self {
            Self::Switch(_) => DeskKind::Switch,
            Self::Web(_) => DeskKind::Web,
        }
    }

    /// Minutes a machine takes to start.
    #[must_use]
    pub fn boot_min(&self) -> u32 {
        match self {
            Self::Switch(scene) => scene.boot_min,
            Self::Web(scene) => scene.boot_min,
        }
    }
}

/// Both desks' stages, and which of them is shown.
#[derive(SystemParam)]
pub struct Desks<'w> {
    pub(super) input: Res<'w, StageInput>,
    pub(super) switch: Showing<'w, SwitchScene>,
    pub(super) web: Showing<'w, WebScene>,
}

impl Desks<'_> {
    /// Where in the window a lever moves something, in logical pixels.
    #[must_use]
    pub fn hand(&self, frame: &StageFrame, control: &str) -> Option<Vec2> {
        match self.input.target {
            Target::Switch(_) => hand(&self.switch.shown, frame, control),
            Target::Web(_) => hand(&self.web.shown, frame, control),
        }
    }

    /// What stands where on the stage that is shown; see [`labels`].
    #[must_use]
    pub fn labels(&self, frame: &StageFrame, text: &Text, measure: Measure<'_>) -> Vec<Label> {
        match self.input.target {
            Target::Switch(_) => labels(&self.switch.shown, frame, text, measure),
            Target::Web(_) => labels(&self.web.shown, frame, text, measure),
        }
    }
}

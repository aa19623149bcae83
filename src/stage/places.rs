//! Where machines stand and how their cells lie in them, whichever desk they belong to.

use bevy::prelude::*;

use super::switch::Plan;
use super::web::WebPlan;
use super::{StageInput, Target};

/// The places of a rack or fleet, in units.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Places {
    /// Frame of each place, in order.
    pub frames: Vec<Rect>,
    /// Width before the first cell and behind the last.
    pub lead: f32,
    /// See [`Self::lead`].
    pub tail: f32,
    /// Cells in a row; there are two rows.
    pub columns: u32,
    /// Width and height between cells.
    pub gap: Vec2,
}

impl Places {
    /// Frame of a place; the last one's for places that are not there.
    #[must_use]
    pub fn frame(&self, place: u32) -> Rect {
        self.frames
            .get(place as usize)
            .or(self.frames.last())
            .copied()
            .unwrap_or_default()
    }
}

/// Takes the places from the plan of the desk that is shown.
pub(super) fn take(
    input: Res<StageInput>,
    switch: Res<Plan>,
    web: Res<WebPlan>,
    mut places: ResMut<Places>,
) {
    match input.target {
        Target::Switch(_) => switch.take_places(&mut places),
        Target::Web(_) => web.take_places(&mut places),
    }
}

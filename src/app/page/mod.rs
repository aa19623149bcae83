//! The game in a page: what the page may ask for, and what it is told.
//!
//! Both directions are events on the page's `window` whose detail is JSON text: `retry-storm-command` and `retry-storm-event`
//! (`docs/embedding.md` lists them). The page writes commands like any panel and reads the run's history; neither the shift nor the
//! screens know that there is one.

mod compare;
mod files;
mod hear;
mod obey;
mod order;
mod report;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::app::aloud::Said;
use crate::shift::ShiftSystems;
use hear::Inbox;

/// Takes commands from the inbox and says what the page is to be told.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Inbox>()
        .init_resource::<obey::Hands>()
        .init_resource::<compare::Comparing>()
        .add_systems(PreUpdate, obey::obey.before(ShiftSystems::Obey))
        .add_systems(
            PostUpdate,
            (
                report::minutes,
                report::result,
                report::copy,
                report::aloud.run_if(resource_exists_and_changed::<Said>),
                report::file,
                report::language,
                files::takes,
                files::asked,
                compare::go_on,
                report::ready,
            )
                .chain(),
        );
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Startup, hear::listen);
}

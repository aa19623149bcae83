//! Takes levels from their folder again when a file there changes; the last good ones stay while a file is wrong.

use bevy::prelude::*;

use super::session::Session;
use crate::level::{Change, Watcher};

/// Words about a file that is wrong.
const FAULT: &str = "error-level-file";

/// The folder that is watched.
#[derive(Resource)]
pub struct WatchedLevels(pub Watcher);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, reload.run_if(resource_exists::<WatchedLevels>));
}

fn reload(mut watched: ResMut<WatchedLevels>, mut session: ResMut<Session>) {
    for change in watched.0.poll() {
        match change {
            Change::Level(level) => {
                let id = level.id.clone();
                session.levels.replace(*level);
                session.notices.settle(FAULT);
                // The next shift of the level in hand is the new one; a shift under way goes on as it began.
                if session.level.as_ref().is_some_and(|now| now.id == id) {
                    session.level = session.levels.by_id(&id).cloned();
                }
            }
            Change::Faults(faults) => {
                let reason = faults
                    .iter()
                    .map(ToString::to_string)
                    .collect::<Vec<_>>()
                    .join("\n");
                session.say_fault(FAULT, &reason);
            }
        }
    }
}

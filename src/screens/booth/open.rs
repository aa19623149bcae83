//! How a booth begins: as whoever set it up wants it, and what is not.

use bevy::prelude::*;

use super::{Attendant, Booth, BoothBoard, BoothOptions};
use crate::screens::session::Session;

/// Opens a booth.
pub(in crate::screens) fn open(
    commands: &mut Commands,
    session: &mut Session,
    options: &BoothOptions,
) {
    let board = BoothBoard::of(options, session);
    let mut options = options.clone();
    if options.levels.is_empty() {
        options.levels = board.levels();
    }
    let mut attendant = Attendant::of(&options);
    if options.pin.is_none() {
        log::warn!("{}", session.text.get("error-booth-unlocked"));
    }
    let event = board.event();
    if options
        .event
        .as_deref()
        .is_some_and(|typed| !event.is_all_of(typed))
    {
        let args = [("event", event.as_str().into())];
        attendant.note(session.text.args("error-booth-event", &args));
    }
    let (booth, unknown) = Booth::new(options, session);
    if !unknown.is_empty() {
        let scored = session.levels.iter().filter(|level| !level.is_free());
        let known: Vec<&str> = scored.map(|level| level.id.as_str()).collect();
        let args = [
            ("unknown", unknown.join(", ").into()),
            ("known", known.join(", ").into()),
        ];
        attendant.note(session.text.args("error-booth-levels", &args));
    }
    commands.insert_resource(attendant);
    commands.insert_resource(booth);
    commands.insert_resource(board);
}

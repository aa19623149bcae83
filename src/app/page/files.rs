//! Which files the page takes for the game, and when it is to ask for them.

use bevy::prelude::*;
use serde_json::{Value, json};

use crate::app::tell::Tell;
use crate::board::IMPORT_BYTES_MAX;
use crate::class::FILES_MAX;
use crate::level::FILE_BYTES_MAX;
use crate::screens::booth::Attendant;
use crate::shift::PlayerCommand;
use crate::shift::command::{AttendantWish, Command};
use crate::states::Screen;

/// Whether somebody who knows the booth's number is there.
pub(super) fn is_tended(attendant: Option<&Attendant>) -> bool {
    attendant.is_some_and(Attendant::is_in)
}

/// Tells the page what files are for, whenever that changes: how many are taken, and how large they may be.
pub(super) fn takes(
    screen: Res<State<Screen>>,
    attendant: Option<Res<Attendant>>,
    mut told: Local<Option<Value>>,
    mut tell: MessageWriter<Tell>,
) {
    let takes = match screen.get() {
        Screen::Title => ("results", FILES_MAX, FILE_BYTES_MAX),
        Screen::Booth if is_tended(attendant.as_deref()) => ("board", 1, IMPORT_BYTES_MAX as u64),
        _ => ("nothing", 0, 0),
    };
    let (what, files, bytes) = takes;
    let takes = json!({ "type": "takes", "what": what, "files": files, "bytes": bytes });
    if told.as_ref() != Some(&takes) {
        tell.write(Tell(takes.clone()));
        *told = Some(takes);
    }
}

/// Has the page ask for files: the results of a group, or a board.
pub(super) fn asked(
    mut wishes: MessageReader<PlayerCommand>,
    attendant: Option<Res<Attendant>>,
    mut tell: MessageWriter<Tell>,
) {
    for PlayerCommand(wish) in wishes.read() {
        let what = match wish {
            Command::CompareResults => "results",
            Command::Attendant(AttendantWish::Import) if is_tended(attendant.as_deref()) => "board",
            _ => continue,
        };
        tell.write(Tell(json!({ "type": "choose", "what": what })));
    }
}

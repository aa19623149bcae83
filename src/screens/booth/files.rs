//! Boards in files: where exports go, and what can be taken in from there.

use bevy::prelude::*;

use super::{BoothBoard, reason};
use crate::board::{Day, Event, Imported, Importing};
use crate::class::{FileText, unread_words};
use crate::level::Unread;
use crate::screens::export::{self, FileWanted};
use crate::screens::session::Session;
use crate::text::Text;

/// What the names of exported boards begin with.
const FILES: &str = "retry-storm-board-";
/// What they end with: letter by letter as they were written.
#[cfg(not(target_arch = "wasm32"))]
const ENDING: &str = "json";

/// A file that somebody says is a board.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct BoardFile(pub FileText);

/// Exports the event's boards, and says where they went.
pub(super) fn exported(
    board: &BoothBoard,
    session: &Session,
    wanted: &mut MessageWriter<FileWanted>,
) -> String {
    let name = format!("{FILES}{}.json", Day::stamp());
    let file = FileWanted {
        name,
        content: board.export().into_bytes(),
    };
    let text = &session.text;
    match export::place(&file, wanted) {
        Ok(place) => text.args("ui-attendant-exported", &[("file", place.into())]),
        Err(error) => {
            let args = [
                ("file", file.name.into()),
                ("reason", error.to_string().into()),
            ];
            text.args("error-not-written", &args)
        }
    }
}

/// Exported boards where exports go, the newest first.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn offered() -> Vec<String> {
    let entries = std::fs::read_dir(export::folder()).into_iter().flatten();
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut found: Vec<String> = names
        .filter(|name| name.starts_with(FILES) && name.ends_with(ENDING))
        .collect();
    found.sort_unstable_by(|a, b| b.cmp(a));
    found
}

/// A browser shows no files; the page lets them be chosen.
#[cfg(target_arch = "wasm32")]
pub(super) fn offered() -> Vec<String> {
    Vec::new()
}

/// What came of a file.
pub(super) struct Came {
    /// In a sentence or two.
    pub(super) said: String,
    /// Each entry that was left out, with the reason.
    pub(super) left_out: Vec<String>,
}

/// A file that was offered, read.
pub(super) fn offered_file(name: &str) -> FileText {
    // Only what was offered: a name, not a way to other folders.
    let is_offered = offered().iter().any(|offered| offered == name);
    let text = if is_offered {
        read(name)
    } else {
        Err(Unread::NotPlain)
    };
    let name = name.to_owned();
    FileText { name, text }
}

/// Begins to take in what somebody says is a board.
///
/// # Errors
/// Why it is none, in a sentence.
pub(super) fn begun(file: &FileText, text: &Text) -> Result<Importing, String> {
    let begun = match &file.text {
        Ok(content) => {
            Importing::begin(content, Day::today()).map_err(|why| reason::no_board(&why, text))
        }
        Err(unread) => Err(unread_words(unread, text)),
    };
    begun.map_err(|why| {
        let args = [("file", file.name.as_str().into()), ("reason", why.into())];
        text.args("error-not-a-board", &args)
    })
}

/// What came of a board in words, at a stand where this event goes on.
pub(super) fn came(imported: &Imported, here: &Event, text: &Text) -> Came {
    let mut said: Vec<String> = imported
        .taken
        .iter()
        .map(|of| taken(of, here, text))
        .collect();
    if said.is_empty() {
        said.push(text.get("ui-import-none"));
    }
    let left_out = imported.left_out.iter();
    let left_out: Vec<String> = left_out.map(|left| reason::entry(left, text)).collect();
    if !left_out.is_empty() {
        said.push(text.args("ui-import-left-out", &[("n", left_out.len().into())]));
    }
    // What exactly is wrong is for whoever looks into the file; its reader says it in English alone.
    for left in &imported.left_out {
        log::warn!("entry {} of the board: {}", left.place, left.why);
    }
    let said = said.join(" ");
    Came { said, left_out }
}

/// How many entries came in for an event, and where they stand now.
fn taken((event, count): &(Event, usize), here: &Event, text: &Text) -> String {
    let key = match (event == here, event.as_str()) {
        (true, _) => "ui-import-here",
        (false, "") => "ui-import-nameless",
        (false, _) => "ui-import-event",
    };
    let args = [("n", (*count).into()), ("event", event.as_str().into())];
    text.args(key, &args)
}

#[cfg(not(target_arch = "wasm32"))]
fn read(file: &str) -> Result<String, Unread> {
    let path = export::folder().join(file);
    crate::level::read_text_up_to(&path, crate::board::IMPORT_BYTES_MAX as u64)
}

#[cfg(target_arch = "wasm32")]
fn read(_: &str) -> Result<String, Unread> {
    Err(Unread::NotPlain)
}

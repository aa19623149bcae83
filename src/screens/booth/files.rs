//! Boards in files: where exports go, and what can be taken in from there.

use bevy::prelude::*;

use super::BoothBoard;
use crate::board::Day;
use crate::screens::export::{self, FileWanted};
use crate::screens::session::Session;

/// What the names of exported boards begin with.
const FILES: &str = "retry-storm-board-";
/// What they end with: letter by letter as they were written.
#[cfg(not(target_arch = "wasm32"))]
const ENDING: &str = "json";
/// As many files as are offered, the newest.
#[cfg(not(target_arch = "wasm32"))]
const FILES_MAX: usize = 6;

/// Exports the event's boards, and says where they went.
pub(super) fn exported(
    board: &BoothBoard,
    session: &Session,
    wanted: &mut MessageWriter<FileWanted>,
) -> String {
    let name = format!("{FILES}{}.json", Day::stamp());
    let file = FileWanted {
        name,
        text: board.export(),
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
    found.truncate(FILES_MAX);
    found
}

/// A browser shows no files; the page takes them in.
#[cfg(target_arch = "wasm32")]
pub(super) fn offered() -> Vec<String> {
    Vec::new()
}

/// Takes in a file that was offered, and says what came of it.
pub(super) fn taken(file: &str, board: &mut BoothBoard, session: &Session) -> String {
    let text = &session.text;
    let refused = |reason: String| {
        text.args(
            "error-not-a-board",
            &[("file", file.into()), ("reason", reason.into())],
        )
    };
    // Only what was offered: a name, not a way to other folders.
    if !offered().iter().any(|offered| offered == file) {
        return refused("-".to_owned());
    }
    match read(file, session) {
        Ok(content) => match board.import(&content) {
            Ok(imported) => {
                let mut said = text.args("ui-attendant-imported", &[("n", imported.taken.into())]);
                if let Some(first) = imported.left_out.first() {
                    let args = [
                        ("n", imported.left_out.len().into()),
                        ("reason", first.to_string().into()),
                    ];
                    said = format!("{said} {}", text.args("ui-attendant-left-out", &args));
                }
                said
            }
            Err(why) => refused(why.to_string()),
        },
        Err(why) => refused(why),
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn read(file: &str, session: &Session) -> Result<String, String> {
    let path = export::folder().join(file);
    crate::level::read_text_up_to(&path, crate::board::IMPORT_BYTES_MAX as u64)
        .map_err(|unread| crate::class::unread_words(&unread, &session.text))
}

#[cfg(target_arch = "wasm32")]
fn read(_: &str, _: &Session) -> Result<String, String> {
    Err(String::new())
}

//! Files that the scoring screen makes: written to the user's folder, or handed to the page that the game runs in.

use bevy::prelude::*;

use super::notices::Said;
use super::session::Session;
use crate::level::{Run, output};
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::sim::Shift;

/// A file that the browser is to save.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct FileWanted {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub text: String,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<FileWanted>();
}

/// Saves the replay or the table of the run and says in one sentence where it went, or why it did not.
pub(super) fn save(
    mut wishes: MessageReader<PlayerCommand>,
    mut session: ResMut<Session>,
    shift: Option<Res<Shift>>,
    mut wanted: MessageWriter<FileWanted>,
) {
    for PlayerCommand(wish) in wishes.read() {
        let (Some(shift), Command::SaveReplay | Command::ExportCsv) = (&shift, wish) else {
            continue;
        };
        let (file, key) = made(wish, shift.run());
        let place = place(&file, &mut wanted);
        let (words, bad) = match place {
            Ok(place) => (session.text.args(key, &[("file", place.into())]), false),
            Err(error) => (
                session.text.args(
                    "error-not-written",
                    &[
                        ("file", file.name.into()),
                        ("reason", error.to_string().into()),
                    ],
                ),
                true,
            ),
        };
        session.notices.say(Said {
            words,
            bad,
            about: "file",
        });
    }
}

/// The file, and the key of the words that it is saved.
fn made(wish: &Command, run: &Run) -> (FileWanted, &'static str) {
    let (ending, key, text) = match wish {
        Command::ExportCsv => {
            let mut table = Vec::new();
            // Writing to memory cannot fail, and the table is ASCII.
            output::write_csv(run, &mut table).unwrap_or_default();
            let table = String::from_utf8_lossy(&table).into_owned();
            ("csv", "ui-csv-saved", table)
        }
        _ => ("ron", "ui-replay-saved", run.replay().to_ron()),
    };
    let name = format!("{}-{}.{ending}", run.level().id, run.seed());
    (FileWanted { name, text }, key)
}

/// The user's documents where there are any, else the user's own folder, else the one the game was started in.
#[cfg(not(target_arch = "wasm32"))]
fn place(file: &FileWanted, _: &mut MessageWriter<FileWanted>) -> std::io::Result<String> {
    let folder = directories::UserDirs::new()
        .and_then(|dirs| {
            let places = [dirs.document_dir(), Some(dirs.home_dir())];
            let place = places.into_iter().flatten().find(|dir| dir.is_dir());
            place.map(ToOwned::to_owned)
        })
        .unwrap_or_default();
    let path = std::path::absolute(folder.join(&file.name))?;
    std::fs::write(&path, &file.text)?;
    Ok(path.display().to_string())
}

/// Where the browser puts what it saves is its own affair.
#[cfg(target_arch = "wasm32")]
#[expect(
    clippy::unnecessary_wraps,
    reason = "writing to a folder, elsewhere, can fail"
)]
fn place(file: &FileWanted, wanted: &mut MessageWriter<FileWanted>) -> std::io::Result<String> {
    wanted.write(file.clone());
    Ok(file.name.clone())
}

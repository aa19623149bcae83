//! Files that the game makes: written to the user's folder, or handed to the page that the game runs in.

use bevy::prelude::*;

use super::class;
use super::notices::Said;
use super::session::Session;
use crate::level::{RunResult, output};
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};

/// A file that the browser is to save.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct FileWanted {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// A file that was made, or why it was not.
pub(super) struct Made {
    /// Its name.
    pub(super) name: String,
    /// Key of the words that it is saved.
    pub(super) key: &'static str,
    /// What is in it.
    pub(super) content: std::io::Result<Vec<u8>>,
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
        let made = match wish {
            Command::SaveSummary(form) => Some(class::summary_file(*form, &session)),
            _ => shift.as_ref().and_then(|shift| made(wish, shift, &session)),
        };
        let Some(Made { name, key, content }) = made else {
            continue;
        };
        let file = content.map(|content| FileWanted {
            name: name.clone(),
            content,
        });
        let place = file.and_then(|file| place(&file, &mut wanted));
        let (words, bad) = match place {
            Ok(place) => (session.text.args(key, &[("file", place.into())]), false),
            Err(error) => (
                session.text.args(
                    "error-not-written",
                    &[("file", name.into()), ("reason", error.to_string().into())],
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

/// The file of a run; `None` when the wish is none.
fn made(wish: &Command, shift: &Shift, session: &Session) -> Option<Made> {
    let run = shift.run();
    let named = |ending: &str| format!("{}-{}.{ending}", run.level().id, run.seed());
    let (name, key, content) = match wish {
        Command::ExportCsv => {
            let mut table = Vec::new();
            let written = output::write_csv(run, &mut table);
            (named("csv"), "ui-csv-saved", written.map(|()| table))
        }
        Command::SaveReplay => {
            let replay = run.replay().to_ron().into_bytes();
            (named("ron"), "ui-replay-saved", Ok(replay))
        }
        // Nobody hands in what somebody else has played.
        Command::SaveResult if shift.mode() == Mode::Played => {
            let result = RunResult::of(run, &session.settings().player, session.group_of(run))?;
            let content = result.to_ron().into_bytes();
            (result.file_name(), "ui-class-result-saved", Ok(content))
        }
        _ => return None,
    };
    Some(Made { name, key, content })
}

/// The user's documents where there are any, else the user's own folder, else the one the game was started in.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn folder() -> std::path::PathBuf {
    directories::UserDirs::new()
        .and_then(|dirs| {
            let places = [dirs.document_dir(), Some(dirs.home_dir())];
            let place = places.into_iter().flatten().find(|dir| dir.is_dir());
            place.map(ToOwned::to_owned)
        })
        .unwrap_or_default()
}

/// Writes a file into that folder; returns where it is.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn place(
    file: &FileWanted,
    _: &mut MessageWriter<FileWanted>,
) -> std::io::Result<String> {
    let path = std::path::absolute(folder().join(&file.name))?;
    crate::store::write_whole(&path, &file.content)?;
    Ok(path.display().to_string())
}

/// Where the browser puts what it saves is its own affair.
#[cfg(target_arch = "wasm32")]
#[expect(
    clippy::unnecessary_wraps,
    reason = "writing to a folder, elsewhere, can fail"
)]
pub(super) fn place(
    file: &FileWanted,
    wanted: &mut MessageWriter<FileWanted>,
) -> std::io::Result<String> {
    wanted.write(file.clone());
    Ok(file.name.clone())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::{Link, Player, embedded, play};
    use crate::shift::command::Speed;
    use crate::store::Store;

    #[test]
    fn a_result_carries_name_group_and_what_proves_it() {
        let mut session = Session::new(embedded().clone(), Store::nowhere());
        let (link, _) = Link::parse("?level=web-bad-deploy&seed=7&group=Team+4", embedded());
        session.follow_link(link);
        session.remember(|remembered| remembered.settings.player = "Ana".into());
        let level = embedded().by_id("web-bad-deploy").expect("a level");
        let run = play(level, 7, &Player::reference(level), level.end()).expect("a run");
        let shift = Shift::new(run, Mode::Played, Speed::One);
        let file = made(&Command::SaveResult, &shift, &session).expect("a file");
        let text = String::from_utf8(file.content.expect("content")).expect("text");
        let result = RunResult::parse(&file.name, &text, embedded()).expect("no fault");
        assert_eq!((&*result.player, &*result.group), ("Ana", "Team 4"));
        assert!(result.prove(embedded()).is_ok());
        assert!(
            file.name.starts_with("web-bad-deploy-7-Ana-"),
            "{}",
            file.name
        );
        let watched = Shift::new(shift.run().clone(), Mode::Watched, Speed::One);
        assert!(made(&Command::SaveResult, &watched, &session).is_none());
        let begun = Shift::new(crate::level::Run::new(level, 7), Mode::Played, Speed::One);
        assert!(made(&Command::SaveResult, &begun, &session).is_none());
    }
}

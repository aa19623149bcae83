//! Files that the scoring screen writes.

use std::io::Write;
use std::path::PathBuf;

use super::notices::Said;
use crate::level::{Run, output};
use crate::shift::command::Command;
use crate::text::Text;

/// Writes the replay or the table of a run and says in one sentence where it went, or why it did not.
pub(super) fn write(command: &Command, run: &Run, text: &Text) -> Said {
    let mut content = Vec::new();
    let (ending, key, made) = match command {
        Command::ExportCsv => ("csv", "ui-csv-saved", output::write_csv(run, &mut content)),
        _ => (
            "ron",
            "ui-replay-saved",
            content.write_all(run.replay().to_ron().as_bytes()),
        ),
    };
    let name = format!("{}-{}.{ending}", run.level().id, run.seed());
    match made.and_then(|()| save(&name, &content)) {
        Ok(path) => Said {
            words: text.args(key, &[("file", path.display().to_string().into())]),
            bad: false,
            about: "file",
        },
        Err(error) => Said {
            words: text.args(
                "error-not-written",
                &[("file", name.into()), ("reason", error.to_string().into())],
            ),
            bad: true,
            about: "file",
        },
    }
}

/// The user's documents where there are any, else the user's own folder, else the one the game was started in.
#[cfg(not(target_arch = "wasm32"))]
fn save(name: &str, content: &[u8]) -> std::io::Result<PathBuf> {
    let folder = directories::UserDirs::new()
        .and_then(|dirs| {
            let places = [dirs.document_dir(), Some(dirs.home_dir())];
            let place = places.into_iter().flatten().find(|dir| dir.is_dir());
            place.map(ToOwned::to_owned)
        })
        .unwrap_or_default();
    let path = std::path::absolute(folder.join(name))?;
    std::fs::write(&path, content)?;
    Ok(path)
}

#[cfg(target_arch = "wasm32")]
fn save(_name: &str, _content: &[u8]) -> std::io::Result<PathBuf> {
    Err(std::io::Error::from(std::io::ErrorKind::Unsupported))
}

//! Files that the scoring screen writes.

use std::io::Write;
use std::path::PathBuf;

use super::session::Said;
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
        },
        Err(error) => Said {
            words: text.args(
                "error-not-written",
                &[("file", name.into()), ("reason", error.to_string().into())],
            ),
            bad: true,
        },
    }
}

/// The user's documents where there are any, else the folder the game was started in.
#[cfg(not(target_arch = "wasm32"))]
fn save(name: &str, content: &[u8]) -> std::io::Result<PathBuf> {
    let folder = directories::UserDirs::new()
        .and_then(|dirs| dirs.document_dir().map(ToOwned::to_owned))
        .filter(|dir| dir.is_dir())
        .unwrap_or_default();
    let path = folder.join(name);
    std::fs::write(&path, content)?;
    Ok(path)
}

#[cfg(target_arch = "wasm32")]
fn save(_name: &str, _content: &[u8]) -> std::io::Result<PathBuf> {
    Err(std::io::Error::from(std::io::ErrorKind::Unsupported))
}

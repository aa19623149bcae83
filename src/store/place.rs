//! Where it is kept: a file, the browser's storage, or nowhere.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use super::shelf::Care;

/// More than this was not written by the game: a shift of ten weeks with a move in every minute stays below.
pub(super) const BYTES_MAX: u64 = 16 * 1024 * 1024;

/// Where a store keeps what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nowhere: every visit is the first.
    Nowhere,
    /// This file.
    File(PathBuf),
    /// The browser's local storage, under this key.
    #[cfg(all(target_arch = "wasm32", feature = "game"))]
    Browser(String),
}

/// What was found.
pub(super) enum Found {
    /// Nothing was ever written.
    Nothing,
    /// A text.
    Text(String),
    /// Something that is no text of ours: too long, or not UTF-8.
    Rubbish,
}

impl Place {
    /// The user's own place: the file named by the environment variable `RETRY_STORM_STORE` if it is set (empty for
    /// nowhere), else `remembered.ron` in the system's folder for data of programs; on the web the browser's storage.
    #[must_use]
    pub fn of_user() -> Self {
        #[cfg(all(target_arch = "wasm32", feature = "game"))]
        {
            Self::Browser("retry-storm".to_owned())
        }
        #[cfg(all(target_arch = "wasm32", not(feature = "game")))]
        {
            Self::Nowhere
        }
        #[cfg(not(target_arch = "wasm32"))]
        {
            if let Some(path) = std::env::var_os("RETRY_STORM_STORE") {
                return if path.is_empty() {
                    Self::Nowhere
                } else {
                    Self::File(path.into())
                };
            }
            directories::ProjectDirs::from("", "", "retry-storm").map_or(Self::Nowhere, |dirs| {
                Self::File(dirs.data_dir().join("remembered.ron"))
            })
        }
    }

    /// Reads what lies there.
    pub(super) fn read(&self) -> io::Result<Found> {
        match self {
            Self::Nowhere => Ok(Found::Nothing),
            Self::File(path) => file::read(path),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser(key) => super::browser::read(key),
        }
    }

    /// A place of another name next to this one: `remembered.board.json` beside `remembered.ron`.
    #[must_use]
    pub fn beside(&self, name: &str) -> Self {
        match self {
            Self::Nowhere => Self::Nowhere,
            Self::File(path) => Self::File(path.with_extension(name)),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser(key) => Self::Browser(format!("{key}.{name}")),
        }
    }

    /// Replaces what lies there, all or nothing.
    pub(super) fn write(&self, text: &str, care: Care) -> io::Result<()> {
        match self {
            Self::Nowhere => Ok(()),
            Self::File(path) => file::write(path, text, care),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            // What became of it when the machine stops is the browser's affair.
            Self::Browser(key) => super::browser::write(key, text),
        }
    }

    /// Copies what lies there to another name, which it returns; empty where nothing is kept.
    pub(super) fn copy_aside(&self) -> io::Result<String> {
        match self {
            Self::Nowhere => Ok(String::new()),
            Self::File(path) => file::copy_aside(path),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser(key) => super::browser::copy_aside(key),
        }
    }

    /// Removes the copies under other names that are at least so old. A browser knows no copy's age: there all go, or none.
    pub(super) fn drop_copies(&self, age: Duration) -> io::Result<()> {
        match self {
            Self::Nowhere => Ok(()),
            Self::File(path) => file::drop_copies(path, age),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser(key) if age.is_zero() => super::browser::drop_copies(key),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser(_) => Ok(()),
        }
    }

    /// Puts what lies there under another name, which it returns.
    pub(super) fn put_aside(&self) -> io::Result<String> {
        match self {
            Self::Nowhere => Ok(String::new()),
            Self::File(path) => file::put_aside(path),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser(key) => super::browser::put_aside(key),
        }
    }
}

mod file {
    use std::fs::{self, File};
    use std::io::{self, Read as _};
    use std::path::{Path, PathBuf};
    use std::time::{Duration, SystemTime};

    use super::{BYTES_MAX, Care, Found};
    use crate::store::disk;

    pub(super) fn read(path: &Path) -> io::Result<Found> {
        // Looked at before it is opened: a folder opens on some systems, opening a pipe waits for somebody to write
        // into it, and a device never ends.
        let is_file = match fs::metadata(path) {
            Ok(found) => found.is_file(),
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Found::Nothing),
            Err(error) => return Err(error),
        };
        if !is_file {
            return Err(io::Error::from(io::ErrorKind::InvalidInput));
        }
        let file = File::open(path)?;
        let mut bytes = Vec::new();
        file.take(BYTES_MAX + 1).read_to_end(&mut bytes)?;
        if bytes.len() as u64 > BYTES_MAX {
            return Ok(Found::Rubbish);
        }
        Ok(String::from_utf8(bytes).map_or(Found::Rubbish, Found::Text))
    }

    pub(super) fn write(path: &Path, text: &str, care: Care) -> io::Result<()> {
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            fs::create_dir_all(folder)?;
        }
        disk::replace(&mut disk::Machine, path, text.as_bytes(), care)
    }

    pub(super) fn copy_aside(path: &Path) -> io::Result<String> {
        let aside = free_name(path);
        fs::copy(path, &aside)?;
        Ok(aside.display().to_string())
    }

    pub(super) fn put_aside(path: &Path) -> io::Result<String> {
        let aside = free_name(path);
        fs::rename(path, &aside)?;
        Ok(aside.display().to_string())
    }

    pub(super) fn drop_copies(path: &Path, age: Duration) -> io::Result<()> {
        let now = SystemTime::now();
        for copy in copies(path) {
            let Ok(meta) = fs::metadata(&copy) else {
                continue;
            };
            let old = now.duration_since(meta.modified()?).unwrap_or_default();
            if old >= age {
                fs::remove_file(copy)?;
            }
        }
        Ok(())
    }

    /// Names beside a file, for what was found damaged there.
    fn copies(path: &Path) -> impl Iterator<Item = PathBuf> {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let kind = path.extension().unwrap_or_default().to_string_lossy();
        (1..=99).map(move |n| path.with_file_name(format!("{stem}.damaged-{n}.{kind}")))
    }

    /// The first of them that nothing has yet, or the last.
    fn free_name(path: &Path) -> PathBuf {
        let free = copies(path).find(|path| !path.exists());
        free.or_else(|| copies(path).last()).unwrap_or_default()
    }
}

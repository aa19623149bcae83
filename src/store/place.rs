//! Where it is kept: a file, the browser's storage, or nowhere.

use std::io;
use std::path::PathBuf;

/// More than this was not written by the game: a shift of ten weeks with a move in every minute stays below.
pub(super) const BYTES_MAX: u64 = 16 * 1024 * 1024;

/// Where a store keeps what it is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nowhere: every visit is the first.
    Nowhere,
    /// This file.
    File(PathBuf),
    /// The browser's local storage.
    #[cfg(all(target_arch = "wasm32", feature = "game"))]
    Browser,
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
            Self::Browser
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
            Self::Browser => super::browser::read(),
        }
    }

    /// Replaces what lies there, all or nothing.
    pub(super) fn write(&self, text: &str) -> io::Result<()> {
        match self {
            Self::Nowhere => Ok(()),
            Self::File(path) => file::write(path, text),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser => super::browser::write(text),
        }
    }

    /// Puts what lies there under another name, which it returns.
    pub(super) fn put_aside(&self) -> io::Result<String> {
        match self {
            Self::Nowhere => Ok(String::new()),
            Self::File(path) => file::put_aside(path),
            #[cfg(all(target_arch = "wasm32", feature = "game"))]
            Self::Browser => super::browser::put_aside(),
        }
    }
}

mod file {
    use std::fs::{self, File};
    use std::io::{self, Read as _};
    use std::path::Path;

    use super::{BYTES_MAX, Found};

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

    pub(super) fn write(path: &Path, text: &str) -> io::Result<()> {
        if let Some(folder) = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
        {
            fs::create_dir_all(folder)?;
        }
        // Written beside and renamed, so that a crash in between leaves the old file whole. It is not forced to the
        // disk: this runs every simulated minute, and only the program may crash, not the machine.
        let mut beside = path.as_os_str().to_owned();
        beside.push(format!(".{}.new", std::process::id()));
        let written = fs::write(&beside, text).and_then(|()| fs::rename(&beside, path));
        if written.is_err() {
            // Whether or not the half-written file can be removed, the first error is the one that counts.
            drop(fs::remove_file(&beside));
        }
        written
    }

    pub(super) fn put_aside(path: &Path) -> io::Result<String> {
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let names = (1..100).map(|n| format!("{stem}.damaged-{n}.ron"));
        let mut free = names
            .map(|name| path.with_file_name(name))
            .filter(|path| !path.exists());
        let aside = free
            .next()
            .unwrap_or_else(|| path.with_file_name(format!("{stem}.damaged-99.ron")));
        fs::rename(path, &aside)?;
        Ok(aside.display().to_string())
    }
}

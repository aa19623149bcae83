//! Files of any kind: what a file is, and what is wrong with it.

use std::io::Read;
use std::path::Path;

use super::action::Replay;
use super::definition::Level;
use super::fault::Fault;
use super::levels::Levels;
use super::plan::{Plan, parse_plans};
use super::result::RunResult;
use super::source::{Faults, Source, position};

/// Largest file read: real ones take 5 kB, a replay of ten thousand actions half of this.
///
/// `ron` stops at a nesting of 64 by itself and reads in time proportional to the length, so a hostile file costs little.
pub const FILE_BYTES_MAX: u64 = 1024 * 1024;

/// What some editors begin a file with; in UTF-8 it says nothing.
const BYTE_ORDER_MARK: &[u8] = "\u{feff}".as_bytes();

/// A file without fault.
#[derive(Clone, Debug)]
pub enum File {
    /// A level.
    Level(Box<Level>),
    /// Plans for a level.
    Plans(Vec<Plan>),
    /// A replay.
    Replay(Replay),
    /// A result with its replay.
    Result(RunResult),
}

impl File {
    /// Reads a file of any kind. Plans, replays and results have fields by which they are known; everything else is taken for a level.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn read(path: &Path, levels: &Levels) -> Result<Self, Vec<Fault>> {
        let text = read_text(path).map_err(|fault| vec![fault])?;
        let name = path.display().to_string();
        let mut ignored = Faults::default();
        let fields = Source::new(&name, &text)
            .root(&mut ignored)
            .and_then(|root| root.fields(&mut ignored));
        let has = |key: &str| fields.as_ref().is_some_and(|f| f.has(key));
        if has("plans") {
            parse_plans(&name, &text, levels).map(File::Plans)
        } else if has("result") {
            RunResult::parse(&name, &text, levels).map(File::Result)
        } else if has("model") || has("actions") {
            Replay::parse_all(&name, &text, levels).map(File::Replay)
        } else {
            Level::parse(&name, &text).map(|level| File::Level(Box::new(level)))
        }
    }
}

/// Why the text of a file was not read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unread {
    /// It is a folder.
    #[error("is a folder; name a file")]
    Folder,
    /// It is a device, a pipe, or whatever else has no end.
    #[error("is not a plain file")]
    NotPlain,
    /// It is too large.
    #[error("has {bytes} bytes; at most {} KiB are read", bytes_max / 1024)]
    TooLarge {
        /// Its size.
        bytes: u64,
        /// The largest that is read.
        bytes_max: u64,
    },
    /// It is no text in UTF-8.
    #[error("is not UTF-8 text from here on")]
    NotText {
        /// Line from which on it is none, from 1; 0 where that was not looked for.
        line: usize,
        /// Column in characters, likewise.
        column: usize,
    },
    /// The system refused it, in its own words.
    #[error("cannot be read: {0}")]
    Refused(String),
}

/// Reads a text file, refusing what cannot be one of ours before it is in memory.
///
/// # Errors
/// A folder, a file that is too large or not UTF-8, or the system's own refusal.
pub fn read_text(path: &Path) -> Result<String, Fault> {
    read_text_up_to(path, FILE_BYTES_MAX).map_err(|unread| {
        let (line, column) = match unread {
            Unread::NotText { line, column } => (line, column),
            _ => (0, 0),
        };
        Fault {
            file: path.display().to_string(),
            line,
            column,
            message: unread.to_string(),
        }
    })
}

/// As [`read_text`], of a file that may have so many bytes.
///
/// # Errors
/// As there.
pub fn read_text_up_to(path: &Path, bytes_max: u64) -> Result<String, Unread> {
    let refused = |e: std::io::Error| Unread::Refused(e.to_string());
    let meta = std::fs::metadata(path).map_err(refused)?;
    if meta.is_dir() {
        return Err(Unread::Folder);
    }
    if !meta.is_file() {
        return Err(Unread::NotPlain);
    }
    if meta.len() > bytes_max {
        let bytes = meta.len();
        return Err(Unread::TooLarge { bytes, bytes_max });
    }
    let mut bytes = Vec::new();
    // The file may have grown since it was measured.
    std::fs::File::open(path)
        .and_then(|file| file.take(bytes_max).read_to_end(&mut bytes))
        .map_err(refused)?;
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        let valid = String::from_utf8_lossy(&e.as_bytes()[..at]).into_owned();
        let (line, column) = position(&valid, valid.len());
        Unread::NotText { line, column }
    })
}

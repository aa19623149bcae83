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

/// Reads a text file, refusing what cannot be one of ours before it is in memory.
///
/// # Errors
/// A folder, a file that is too large or not UTF-8, or the system's own refusal.
pub fn read_text(path: &Path) -> Result<String, Fault> {
    read_text_up_to(path, FILE_BYTES_MAX)
}

/// As [`read_text`], of a file that may have so many bytes.
///
/// # Errors
/// As there.
pub fn read_text_up_to(path: &Path, bytes_max: u64) -> Result<String, Fault> {
    let name = path.display().to_string();
    let fault = |message: String| Fault::of_file(&name, message);
    let meta = std::fs::metadata(path).map_err(|e| fault(format!("cannot be read: {e}")))?;
    if meta.is_dir() {
        return Err(fault("is a folder; name a file".to_owned()));
    }
    if !meta.is_file() {
        return Err(fault("is not a plain file".to_owned()));
    }
    if meta.len() > bytes_max {
        let kib = bytes_max / 1024;
        return Err(fault(format!(
            "has {} bytes; at most {kib} KiB are read",
            meta.len()
        )));
    }
    let mut bytes = Vec::new();
    // The file may have grown since it was measured.
    std::fs::File::open(path)
        .and_then(|file| file.take(bytes_max).read_to_end(&mut bytes))
        .map_err(|e| fault(format!("cannot be read: {e}")))?;
    if bytes.starts_with(BYTE_ORDER_MARK) {
        bytes.drain(..BYTE_ORDER_MARK.len());
    }
    String::from_utf8(bytes).map_err(|e| {
        let at = e.utf8_error().valid_up_to();
        let valid = String::from_utf8_lossy(&e.as_bytes()[..at]).into_owned();
        let (line, column) = position(&valid, valid.len());
        Fault {
            file: name.clone(),
            line,
            column,
            message: "is not UTF-8 text from here on".to_owned(),
        }
    })
}

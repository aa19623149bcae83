//! Files of any kind: what a file is, and what is wrong with it.

use std::path::Path;

use super::action::Replay;
use super::definition::Level;
use super::fault::Fault;
use super::levels::Levels;
use super::plan::{Plan, parse_plans};
use super::source::{Faults, Source, read_text};

/// A file without fault.
#[derive(Clone, Debug)]
pub enum File {
    /// A level.
    Level(Box<Level>),
    /// Plans for a level.
    Plans(Vec<Plan>),
    /// A replay.
    Replay(Replay),
}

impl File {
    /// Reads a file of any kind. Plans and replays have fields by which they are known; everything else is taken for a level.
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
        } else if has("model") || has("actions") {
            Replay::parse_all(&name, &text, levels).map(File::Replay)
        } else {
            Level::parse(&name, &text).map(|level| File::Level(Box::new(level)))
        }
    }
}

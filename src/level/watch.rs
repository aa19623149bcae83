//! Reloading levels while a person edits them.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant, SystemTime};

use super::definition::Level;
use super::fault::Fault;
use super::file::read_text;
use super::levels::texts_of;

/// Shortest time between two looks at the folder.
const INTERVAL: Duration = Duration::from_secs(1);

/// Looks after the level files of a folder.
#[derive(Debug)]
pub struct Watcher {
    dir: PathBuf,
    seen: Vec<(PathBuf, Option<(SystemTime, u64)>)>,
    looked: Instant,
}

/// What a changed file turned out to be.
#[derive(Debug)]
pub enum Change {
    /// A level without fault, to take the place of the one with its id.
    Level(Box<Level>),
    /// A file with faults; the level as it was stays.
    Faults(Vec<Fault>),
}

impl Watcher {
    /// Begins with the files as they are now.
    #[must_use]
    pub fn new(dir: &Path) -> Self {
        Self {
            dir: dir.to_owned(),
            seen: stamps(dir),
            looked: Instant::now(),
        }
    }

    /// What has changed since the last call. It looks at most once a second; in between there is nothing new.
    pub fn poll(&mut self) -> Vec<Change> {
        if self.looked.elapsed() < INTERVAL {
            return Vec::new();
        }
        self.look()
    }

    /// As [`Watcher::poll`], without waiting.
    pub fn look(&mut self) -> Vec<Change> {
        self.looked = Instant::now();
        let now = stamps(&self.dir);
        let changed: Vec<PathBuf> = now
            .iter()
            .filter(|file| !self.seen.contains(file))
            .map(|(path, _)| path.clone())
            .collect();
        self.seen = now;
        changed.iter().map(|path| reload(path)).collect()
    }
}

fn reload(path: &Path) -> Change {
    let level = read_text(path)
        .map_err(|fault| vec![fault])
        .and_then(|text| Level::parse(&path.display().to_string(), &text));
    match level {
        Ok(level) => Change::Level(Box::new(level)),
        Err(faults) => Change::Faults(faults),
    }
}

/// When each file was last written, and its size: an editor may write twice within the clock's grain.
fn stamps(dir: &Path) -> Vec<(PathBuf, Option<(SystemTime, u64)>)> {
    let files = texts_of(dir).unwrap_or_default();
    let stamp = |path: &PathBuf| {
        let meta = std::fs::metadata(path).ok()?;
        Some((meta.modified().ok()?, meta.len()))
    };
    files
        .into_iter()
        .map(|path| {
            let s = stamp(&path);
            (path, s)
        })
        .collect()
}

//! The levels of the program, or of a folder.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::model::control::DeskKind;

use super::definition::Level;
use super::fault::Fault;
use super::file::read_text;

/// Most level files of a folder.
const FILES_MAX: usize = 200;

/// The level files built into the program.
const EMBEDDED: &[(&str, &str)] = &[
    (
        "switch-sale-surge.ron",
        include_str!("../../levels/switch-sale-surge.ron"),
    ),
    (
        "switch-fraud-wave.ron",
        include_str!("../../levels/switch-fraud-wave.ron"),
    ),
    (
        "switch-issuer-outage.ron",
        include_str!("../../levels/switch-issuer-outage.ron"),
    ),
    (
        "switch-free.ron",
        include_str!("../../levels/switch-free.ron"),
    ),
    (
        "web-bad-deploy.ron",
        include_str!("../../levels/web-bad-deploy.ron"),
    ),
    (
        "web-viral-surge.ron",
        include_str!("../../levels/web-viral-surge.ron"),
    ),
    (
        "web-cache-flush.ron",
        include_str!("../../levels/web-cache-flush.ron"),
    ),
    ("web-free.ron", include_str!("../../levels/web-free.ron")),
];

/// Levels in the order in which they are shown: by desk, then by their `order`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Levels {
    list: Vec<Arc<Level>>,
}

/// The levels built into the program.
#[must_use]
pub fn embedded() -> &'static Levels {
    static LEVELS: OnceLock<Levels> = OnceLock::new();
    // A test holds that every embedded file is without fault; one that had a fault would be left out.
    LEVELS.get_or_init(|| {
        let levels = EMBEDDED
            .iter()
            .filter_map(|(name, text)| Level::parse(name, text).ok());
        Levels::sorted(levels.map(Arc::new).collect())
    })
}

impl Levels {
    fn sorted(mut list: Vec<Arc<Level>>) -> Self {
        let desk = |kind| u8::from(kind == DeskKind::Web);
        list.sort_by(|a, b| (desk(a.desk), a.order, &a.id).cmp(&(desk(b.desk), b.order, &b.id)));
        Self { list }
    }

    /// Reads all `*.ron` files of a folder (not of folders in it).
    ///
    /// # Errors
    /// Every fault of every file; two levels of one id; a folder that cannot be read or holds no level.
    pub fn load_dir(dir: &Path) -> Result<Self, Vec<Fault>> {
        let texts = texts_of(dir)?;
        let mut faults = Vec::new();
        let mut list: Vec<Arc<Level>> = Vec::new();
        for path in texts {
            let name = path.display().to_string();
            match read_text(&path)
                .map_err(|e| vec![e])
                .and_then(|text| Level::parse(&name, &text))
            {
                Err(e) => faults.extend(e),
                Ok(level) if list.iter().any(|l| l.id == level.id) => {
                    faults.push(Fault::of_file(
                        &name,
                        format!(
                            "id: there is another level of the id \"{}\" in {}",
                            level.id,
                            dir.display()
                        ),
                    ));
                }
                Ok(level) => list.push(Arc::new(level)),
            }
        }
        if faults.is_empty() {
            Ok(Self::sorted(list))
        } else {
            Err(faults)
        }
    }

    /// The level of an id.
    #[must_use]
    pub fn by_id(&self, id: &str) -> Option<&Arc<Level>> {
        self.list.iter().find(|l| l.id == id)
    }

    /// All levels, in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Arc<Level>> {
        self.list.iter()
    }

    /// The levels of one desk, in order.
    pub fn of_desk(&self, kind: DeskKind) -> impl Iterator<Item = &Arc<Level>> {
        self.list.iter().filter(move |l| l.desk == kind)
    }

    /// The scored level that follows one, over both desks.
    #[must_use]
    pub fn next_after(&self, id: &str) -> Option<&Arc<Level>> {
        let at = self.list.iter().position(|l| l.id == id)?;
        self.list[at + 1..].iter().find(|l| !l.is_free())
    }

    /// Puts a level in the place of the one with its id, or among the others.
    pub fn replace(&mut self, level: Level) {
        let mut list = std::mem::take(&mut self.list);
        list.retain(|l| l.id != level.id);
        list.push(Arc::new(level));
        *self = Self::sorted(list);
    }
}

impl<'a> IntoIterator for &'a Levels {
    type Item = &'a Arc<Level>;
    type IntoIter = std::slice::Iter<'a, Arc<Level>>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The `*.ron` files of a folder, sorted by name.
pub(super) fn texts_of(dir: &Path) -> Result<Vec<PathBuf>, Vec<Fault>> {
    let name = dir.display().to_string();
    let fault = |message: String| vec![Fault::of_file(&name, message)];
    let entries =
        std::fs::read_dir(dir).map_err(|e| fault(format!("cannot be read as a folder: {e}")))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .filter(|path| path.extension().is_some_and(|e| e == "ron"))
        .collect();
    files.sort();
    match files.len() {
        0 => Err(fault("holds no level file (*.ron)".to_owned())),
        n if n > FILES_MAX => Err(fault(format!(
            "holds {n} *.ron files; at most {FILES_MAX} are read"
        ))),
        _ => Ok(files),
    }
}

//! Replacing a file so that a crash leaves the old one or the new one, and a power cut too where that is asked for.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use super::shelf::Care;

/// What replacing a file asks of a disk. Only for tests is there another than the machine's.
pub(super) trait Disk {
    /// Makes a file with this content, or writes over it. After a power cut it may be there in part, or not at all.
    fn write(&mut self, path: &Path, content: &[u8]) -> io::Result<()>;
    /// Waits until a file's text is on the disk.
    fn sync(&mut self, path: &Path) -> io::Result<()>;
    /// Gives a file another name, in place of what had it. After a power cut it may have either.
    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()>;
    /// Waits until a folder's names are on the disk, where the system has a way to.
    fn sync_folder(&mut self, path: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&mut self, path: &Path) -> io::Result<()>;
}

/// Makes a file, or replaces it: a disk that is full leaves the old one.
///
/// # Errors
/// When the disk refuses.
#[cfg(not(target_arch = "wasm32"))]
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    replace(&mut Machine, path, content, Care::Program)
}

/// Replaces a file: its new content is written beside it, and takes its name when it is whole.
pub(super) fn replace(
    disk: &mut impl Disk,
    path: &Path,
    content: &[u8],
    care: Care,
) -> io::Result<()> {
    let beside = beside(path);
    let written = put(disk, path, &beside, content, care);
    if written.is_err() {
        // Whether or not the half-written file can be removed, the first error is the one that counts.
        drop(disk.remove(&beside));
    }
    written
}

fn put(
    disk: &mut impl Disk,
    path: &Path,
    beside: &Path,
    content: &[u8],
    care: Care,
) -> io::Result<()> {
    disk.write(beside, content)?;
    if care == Care::Machine {
        // Otherwise the name might reach the disk before the text does.
        disk.sync(beside)?;
    }
    disk.rename(beside, path)?;
    match path.parent() {
        Some(folder) if care == Care::Machine => disk.sync_folder(folder),
        _ => Ok(()),
    }
}

/// Where the new text lies until it is whole: nobody else's, as each program has its own number.
fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(format!(".{}.new", std::process::id()));
    name.into()
}

/// The disk of this machine.
pub(super) struct Machine;

impl Disk for Machine {
    fn write(&mut self, path: &Path, content: &[u8]) -> io::Result<()> {
        std::fs::write(path, content)
    }

    fn sync(&mut self, path: &Path) -> io::Result<()> {
        // Some systems sync only what may be written to.
        std::fs::OpenOptions::new()
            .write(true)
            .open(path)?
            .sync_all()
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        std::fs::rename(from, to)
    }

    fn sync_folder(&mut self, path: &Path) -> io::Result<()> {
        let folder = if path.as_os_str().is_empty() {
            Path::new(".")
        } else {
            path
        };
        if cfg!(unix) {
            std::fs::File::open(folder)?.sync_all()
        } else {
            Ok(())
        }
    }

    fn remove(&mut self, path: &Path) -> io::Result<()> {
        std::fs::remove_file(path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    type Names = BTreeMap<PathBuf, usize>;

    /// A disk that forgets what it was not told to keep: texts by number, and which name leads to which.
    #[derive(Clone, Default)]
    struct Forgetful {
        /// Every text ever written, and how much of it is safe.
        texts: Vec<(String, usize)>,
        /// The names as the program sees them.
        names: Names,
        /// The names that are safe.
        safe: Names,
        /// The names as they were after each step since: the disk may have got to any of them.
        since: Vec<Names>,
        /// Steps until the power goes.
        left: usize,
    }

    impl Forgetful {
        fn step(&mut self) -> io::Result<()> {
            self.left = self
                .left
                .checked_sub(1)
                .ok_or_else(|| io::Error::other("no power"))?;
            Ok(())
        }

        /// All that may be found under a name after a power cut: `None` for no such file.
        fn found(&self, path: &Path) -> Vec<Option<String>> {
            let states = std::iter::once(&self.safe).chain(&self.since);
            let texts = states.map(|names| names.get(path).map(|text| &self.texts[*text]));
            texts
                .flat_map(|text| match text {
                    None => vec![None],
                    Some((text, safe)) => (*safe..=text.len())
                        .map(|end| Some(text[..end].to_owned()))
                        .collect(),
                })
                .collect()
        }
    }

    impl Disk for Forgetful {
        fn write(&mut self, path: &Path, content: &[u8]) -> io::Result<()> {
            // Cut off within: as much as the disk got to.
            let text = String::from_utf8_lossy(content).into_owned();
            self.texts.push((text, 0));
            self.names.insert(path.to_owned(), self.texts.len() - 1);
            self.since.push(self.names.clone());
            self.step()
        }

        fn sync(&mut self, path: &Path) -> io::Result<()> {
            self.step()?;
            let (text, safe) = &mut self.texts[self.names[path]];
            *safe = text.len();
            Ok(())
        }

        fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
            self.step()?;
            let text = self.names.remove(from).expect("a file to rename");
            self.names.insert(to.to_owned(), text);
            self.since.push(self.names.clone());
            Ok(())
        }

        fn sync_folder(&mut self, _: &Path) -> io::Result<()> {
            self.step()?;
            self.safe = self.names.clone();
            self.since.clear();
            Ok(())
        }

        fn remove(&mut self, path: &Path) -> io::Result<()> {
            self.step()?;
            self.names.remove(path);
            self.since.push(self.names.clone());
            Ok(())
        }
    }

    const OLD: &str = "the old board";
    const NEW: &str = "the new board, which is longer";

    /// A disk on which the old text is safe, with power for so many steps.
    fn disk(path: &Path, left: usize) -> Forgetful {
        let names = Names::from([(path.to_owned(), 0)]);
        Forgetful {
            texts: vec![(OLD.to_owned(), OLD.len())],
            safe: names.clone(),
            names,
            left,
            ..Forgetful::default()
        }
    }

    #[test]
    fn whenever_the_power_goes_one_of_the_two_is_there_whole() {
        let path = Path::new("folder/board.json");
        let mut ends = 0;
        for left in 0..6 {
            let mut disk = disk(path, left);
            let done = replace(&mut disk, path, NEW.as_bytes(), Care::Machine).is_ok();
            for found in disk.found(path) {
                let found = found.expect("a board");
                assert!(
                    found == OLD || found == NEW,
                    "after {left} steps: {found:?}"
                );
                assert!(
                    !done || found == NEW,
                    "it was said to be written: {found:?}"
                );
            }
            ends += usize::from(done);
        }
        assert_eq!(ends, 2, "four steps, and with more power no more");
    }

    #[test]
    fn without_that_care_a_power_cut_may_lose_it_and_a_crash_may_not() {
        let path = Path::new("folder/board.json");
        let mut disk = disk(path, usize::MAX);
        replace(&mut disk, path, NEW.as_bytes(), Care::Program).expect("to be written");
        let torn = |found: &Option<String>| found.as_ref().is_some_and(|it| it != OLD && it != NEW);
        assert!(
            disk.found(path).iter().any(torn),
            "the disk forgets nothing"
        );
        assert_eq!(disk.texts[disk.names[path]].0, NEW);
    }
}

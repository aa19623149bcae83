//! From files to runs that prove themselves.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::reason::{LeftOut, Reason};
use crate::level::{Fault, Level, Levels, Player, Run, RunResult, Unread, play};
use crate::text::Text;

/// Most runs that are laid over one another.
pub const RUNS_MAX: usize = 40;
/// Most files that are looked at: those of a class, and what else lies in its folder.
pub const FILES_MAX: usize = 400;

/// A file as it was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileText {
    /// Its name, without folders.
    pub name: String,
    /// What is in it, or why that was not read.
    pub text: Result<String, Unread>,
}

/// What is to be compared; what is left open is what most of the runs are of that prove themselves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Id of the level.
    pub level: Option<String>,
    /// The seed.
    pub seed: Option<u32>,
}

/// A run that its file's replay proves.
#[derive(Clone, Debug)]
pub struct Proved {
    /// Name of its file.
    pub file: String,
    /// What the file says.
    pub result: RunResult,
    /// The run, played again.
    pub run: Run,
}

/// Runs of one level and seed, the best first, with what they are held against.
#[derive(Clone, Debug)]
pub struct Gathering {
    /// The level.
    pub level: Arc<Level>,
    /// The seed.
    pub seed: u32,
    /// Name of the group that most runs were played in; empty for none.
    pub group: String,
    /// The runs.
    pub runs: Vec<Proved>,
    /// The same shift in the reference operator's hands; `None` for a level without one.
    pub operator: Option<Run>,
    /// The same shift with nothing touched.
    pub untouched: Run,
    /// Every other file, by name.
    pub left_out: Vec<LeftOut>,
}

/// Files that are being read, one after the other.
#[derive(Clone, Debug, Default)]
pub struct Reading {
    files: usize,
    results: Vec<(String, RunResult)>,
    left_out: Vec<LeftOut>,
}

/// Runs that are being played again, one after the other: each takes a while, and whoever draws meanwhile wants to.
#[derive(Clone, Debug)]
pub struct Proving {
    wanted: Wanted,
    waiting: std::vec::IntoIter<(String, RunResult)>,
    runs: Vec<Proved>,
    /// Files whose replay does not give what they say, and what they say they are of.
    untrue: Vec<(String, (String, u32), Reason)>,
    left_out: Vec<LeftOut>,
}

impl Wanted {
    fn fits(&self, (level, seed): &(String, u32)) -> bool {
        self.level.as_ref().is_none_or(|wanted| wanted == level)
            && self.seed.is_none_or(|wanted| wanted == *seed)
    }
}

impl Reading {
    /// Reads one more file.
    pub fn take(&mut self, file: &FileText, levels: &Levels) {
        match result_of(file, self.files, levels) {
            Ok(result) => self.results.push((file.name.clone(), result)),
            Err(reason) => self.left_out.push(leave_out(&file.name, reason)),
        }
        self.files += 1;
    }

    /// All files are there.
    #[must_use]
    pub fn prove(self, wanted: &Wanted) -> Proving {
        let mut results = self.results;
        results.sort_by(|a, b| a.0.cmp(&b.0));
        Proving {
            wanted: wanted.clone(),
            waiting: results.into_iter(),
            runs: Vec::new(),
            untrue: Vec::new(),
            left_out: self.left_out,
        }
    }
}

impl Proving {
    /// Plays the next run again; says whether there was one.
    pub fn step(&mut self, levels: &Levels) -> bool {
        let Some((file, result)) = self.waiting.next() else {
            return false;
        };
        let task = task(&result);
        match prove(result, &file, &self.runs, levels) {
            Ok(proved) => self.runs.push(proved),
            Err(reason) => self.untrue.push((file, task, reason)),
        }
        true
    }

    /// How many runs wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// Lays the runs over one another, whether any wait or not.
    ///
    /// # Errors
    /// When no run is left: why each of the files was left out.
    pub fn finish(self) -> Result<Gathering, Vec<LeftOut>> {
        let Self {
            wanted,
            mut runs,
            untrue,
            mut left_out,
            ..
        } = self;
        // Files that are not what they say have no say in what is compared.
        let tasks = runs.iter().map(|proved| task(&proved.result));
        let of = most_frequent(tasks.filter(|task| wanted.fits(task)));
        let is_foreign = |task: &(String, u32)| match &of {
            Some(of) => of != task,
            None => !wanted.fits(task),
        };
        let foreign = |(level, seed): (String, u32)| Reason::Foreign { level, seed };
        for (file, task, reason) in untrue {
            let reason = if is_foreign(&task) {
                foreign(task)
            } else {
                reason
            };
            left_out.push(leave_out(&file, reason));
        }
        let strangers = runs.extract_if(.., |proved| is_foreign(&task(&proved.result)));
        left_out
            .extend(strangers.map(|proved| leave_out(&proved.file, foreign(task(&proved.result)))));
        let group = most_frequent(runs.iter().map(|proved| proved.result.group.clone()));
        runs.sort_by(|a, b| rank(b).cmp(&rank(a)).then_with(|| named(a).cmp(&named(b))));
        let too_many = runs.split_off(runs.len().min(RUNS_MAX));
        left_out.extend(
            too_many
                .iter()
                .map(|proved| leave_out(&proved.file, Reason::TooMany)),
        );
        left_out.sort_by(|a, b| a.file.cmp(&b.file));
        let Some(run) = runs.first().map(|proved| &proved.run) else {
            return Err(left_out);
        };
        let level = Arc::clone(run.level());
        let seed = run.seed();
        // Neither of them makes a move that its own level refuses.
        let again = |player: &Player| play(&level, seed, player, level.end()).ok();
        let operator = (!level.operator.rules.is_empty())
            .then(|| again(&Player::reference(&level)))
            .flatten();
        let untouched = again(&Player::nothing()).unwrap_or_else(|| Run::new(&level, seed));
        Ok(Gathering {
            seed,
            group: group.unwrap_or_default(),
            runs,
            operator,
            untouched,
            left_out,
            level,
        })
    }
}

impl Gathering {
    /// Reads the files, plays their replays again and keeps those that hold.
    ///
    /// # Errors
    /// When no run is left: why each of the files was left out.
    pub fn of(files: &[FileText], wanted: &Wanted, levels: &Levels) -> Result<Self, Vec<LeftOut>> {
        let mut reading = Reading::default();
        for file in files {
            reading.take(file, levels);
        }
        let mut proving = reading.prove(wanted);
        while proving.step(levels) {}
        proving.finish()
    }

    /// What the names of a report's files begin with.
    #[must_use]
    pub fn file_stem(&self) -> String {
        format!("{}-{}", self.level.id, self.seed)
    }

    /// How a player is called: by name, or as nobody in particular.
    #[must_use]
    pub fn called(&self, proved: &Proved, text: &Text) -> String {
        match proved.result.player.as_str() {
            "" => text.get("ui-class-nameless"),
            name => name.to_owned(),
        }
    }
}

fn leave_out(file: &str, reason: Reason) -> LeftOut {
    LeftOut {
        file: file.to_owned(),
        reason,
    }
}

fn result_of(file: &FileText, place: usize, levels: &Levels) -> Result<RunResult, Reason> {
    if place >= FILES_MAX {
        return Err(Reason::TooManyFiles);
    }
    let is_ours = is_named_as_ours(&file.name);
    let text = match &file.text {
        Ok(text) if is_ours || begins_as_ours(text) => text,
        Err(unread) if is_ours && *unread != Unread::Folder => {
            return Err(Reason::Unread(unread.clone()));
        }
        _ => return Err(Reason::Stray),
    };
    RunResult::parse(&file.name, text, levels).map_err(|faults| {
        let fault = faults.into_iter().next();
        Reason::Damaged(fault.unwrap_or_else(|| Fault::of_file(&file.name, "")))
    })
}

/// Whether a file is meant to be a result, by its name.
fn is_named_as_ours(name: &str) -> bool {
    name.to_lowercase().ends_with(".ron")
}

/// Whether a text begins as a result does: somebody's system may have put an ending of its own behind the name.
fn begins_as_ours(text: &str) -> bool {
    let inner = text.trim_start().strip_prefix('(');
    inner.is_some_and(|inner| inner.trim_start().starts_with("result"))
}

/// Level and seed of a result.
fn task(result: &RunResult) -> (String, u32) {
    (result.replay.level.clone(), result.replay.seed)
}

/// What comes most often; of equals the first in their own order.
fn most_frequent<T: Ord>(all: impl Iterator<Item = T>) -> Option<T> {
    let mut counts: BTreeMap<T, usize> = BTreeMap::new();
    for one in all {
        *counts.entry(one).or_default() += 1;
    }
    let most = counts.values().copied().max()?;
    counts
        .into_iter()
        .find(|(_, n)| *n == most)
        .map(|(one, _)| one)
}

fn prove(
    result: RunResult,
    file: &str,
    others: &[Proved],
    levels: &Levels,
) -> Result<Proved, Reason> {
    let run = result.prove(levels).map_err(Reason::Untrue)?;
    // Whoever says no name may be somebody else who did the same.
    let same = |other: &&Proved| {
        !result.player.is_empty()
            && other.result.player == result.player
            && other.run.fingerprint() == run.fingerprint()
    };
    if let Some(other) = others.iter().find(same) {
        return Err(Reason::Twice(other.file.clone()));
    }
    Ok(Proved {
        file: file.to_owned(),
        result,
        run,
    })
}

/// A passed run ranks above every other, as everywhere in the game.
fn rank(proved: &Proved) -> (bool, u32) {
    (proved.result.stars > 0, proved.result.score)
}

fn named(proved: &Proved) -> (&str, &str) {
    (&proved.result.player, &proved.file)
}

//! From files to runs that prove themselves.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::level::{Fault, Level, Levels, Player, Run, RunResult, Untrue, play};
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
    /// What is in it, or in a sentence why that could not be read.
    pub text: Result<String, String>,
}

/// What is to be compared; what is left open is what most of the files are of.
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

/// A file that is not among the runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Its name.
    pub file: String,
    /// Why.
    pub reason: Reason,
}

/// Why a file is not among the runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is no result file, or a damaged one; the fault is a sentence.
    Unreadable(String),
    /// It is of another level or seed.
    Foreign {
        /// Its level.
        level: String,
        /// Its seed.
        seed: u32,
    },
    /// It says what its replay does not give.
    Untrue(Untrue),
    /// The same run by the same player is in another file.
    Twice(String),
    /// There are more runs than are laid over one another.
    TooMany,
    /// There are more files than are looked at.
    TooManyFiles,
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

impl Gathering {
    /// Reads the files, plays their replays again and keeps those that hold.
    ///
    /// # Errors
    /// When no run is left: why each of the files was left out.
    pub fn of(files: &[FileText], wanted: &Wanted, levels: &Levels) -> Result<Self, Vec<LeftOut>> {
        let mut left_out = Vec::new();
        let mut read: Vec<(String, RunResult)> = Vec::new();
        for (i, file) in files.iter().enumerate() {
            match result_of(file, i, levels) {
                Ok(result) => read.push((file.name.clone(), result)),
                Err(reason) => left_out.push(leave_out(&file.name, reason)),
            }
        }
        read.sort_by(|a, b| a.0.cmp(&b.0));
        let tasks = read.iter().map(|(_, result)| task(result));
        let fits = |(level, seed): &(String, u32)| {
            wanted.level.as_ref().is_none_or(|wanted| wanted == level)
                && wanted.seed.is_none_or(|wanted| wanted == *seed)
        };
        let of = most_frequent(tasks.filter(fits));
        let mut runs: Vec<Proved> = Vec::new();
        for (file, result) in read {
            match prove(result, &file, of.as_ref(), &runs, levels) {
                Ok(proved) => runs.push(proved),
                Err(reason) => left_out.push(leave_out(&file, reason)),
            }
        }
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
        Ok(Self {
            seed,
            group: group.unwrap_or_default(),
            runs,
            operator,
            untouched,
            left_out,
            level,
        })
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
    let text = file
        .text
        .as_ref()
        .map_err(|e| Reason::Unreadable(e.clone()))?;
    RunResult::parse(&file.name, text, levels).map_err(|faults| {
        // The file is named beside it.
        let fault = faults.first();
        Reason::Unreadable(fault.map_or_else(String::new, Fault::without_file))
    })
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
    of: Option<&(String, u32)>,
    others: &[Proved],
    levels: &Levels,
) -> Result<Proved, Reason> {
    if of != Some(&task(&result)) {
        let (level, seed) = task(&result);
        return Err(Reason::Foreign { level, seed });
    }
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

/// Why a file was left out, in words.
#[must_use]
pub fn left_out_words(reason: &Reason, text: &Text) -> String {
    match reason {
        Reason::Unreadable(why) => text.args(
            "ui-class-why-unreadable",
            &[("reason", why.as_str().into())],
        ),
        Reason::Foreign { level, seed } => text.args(
            "ui-class-why-foreign",
            &[
                ("level", level.as_str().into()),
                ("seed", seed.to_string().into()),
            ],
        ),
        Reason::Untrue(untrue) => untrue_words(untrue, text),
        Reason::Twice(file) => text.args("ui-class-why-twice", &[("file", file.as_str().into())]),
        Reason::TooMany => text.args("ui-class-why-too-many", &[("n", RUNS_MAX.into())]),
        Reason::TooManyFiles => {
            text.args("ui-class-why-too-many-files", &[("n", FILES_MAX.into())])
        }
    }
}

/// What a result file says that its replay does not give, in words.
#[must_use]
pub fn untrue_words(untrue: &Untrue, text: &Text) -> String {
    let both = |key: &str, said: u32, given: u32| {
        text.args(key, &[("said", said.into()), ("given", given.into())])
    };
    match untrue {
        Untrue::NoScore => text.get("ui-class-why-no-score"),
        Untrue::Unplayable(why) => text.args(
            "ui-class-why-unplayable",
            &[("reason", why.as_str().into())],
        ),
        Untrue::Score { said, given } => both("ui-class-why-score", *said, *given),
        Untrue::Stars { said, given } => both("ui-class-why-stars", *said, *given),
        Untrue::Goal(goal) => text.args("ui-class-why-goal", &[("goal", goal.as_str().into())]),
        Untrue::Fingerprint => text.get("ui-class-why-fingerprint"),
    }
}

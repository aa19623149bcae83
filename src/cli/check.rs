//! `check`: every fault of every file.

use std::collections::BTreeSet;
use std::io::Write;
use std::path::PathBuf;
use std::process::ExitCode;

use super::CliError;
use crate::class::untrue_words;
use crate::level::{Fault, File, Levels};
use crate::text::{Lang, Text};

pub(super) fn run(
    files: &[PathBuf],
    levels: &Levels,
    out: &mut impl Write,
) -> Result<ExitCode, CliError> {
    let files = each_once(files);
    // The levels given here come first, so that plans and replays among the files may be for them.
    let (mut known, mut faults): (Levels, Vec<Fault>) = (levels.clone(), Vec::new());
    let mut ids: Vec<(String, String)> = Vec::new();
    let mut results: Vec<Option<String>> = vec![None; files.len()];
    for (path, result) in files.iter().zip(&mut results) {
        if let Ok(File::Level(level)) = File::read(path, levels) {
            let name = path.display().to_string();
            if let Some((_, other)) = ids.iter().find(|(id, _)| *id == level.id) {
                faults.push(Fault::of_file(
                    &name,
                    format!("id: \"{}\" is also the id of {other}", level.id),
                ));
            }
            ids.push((level.id.clone(), name));
            *result = Some(format!("level {}", level.id));
            known.replace(*level);
        }
    }
    for (path, result) in files.iter().zip(&mut results).filter(|(_, r)| r.is_none()) {
        match File::read(path, &known) {
            Ok(File::Level(level)) => *result = Some(format!("level {}", level.id)),
            Ok(File::Plans(plans)) => {
                let level = plans.first().map_or("no level", |p| p.level.id.as_str());
                *result = Some(format!("{} plans for {level}", plans.len()));
            }
            Ok(File::Replay(replay)) => {
                *result = Some(format!(
                    "replay of {} with {} actions",
                    replay.level,
                    replay.actions.len()
                ));
            }
            Ok(File::Result(of)) => match of.prove(&known) {
                Ok(run) => *result = Some(format!("result of {}", run.level().id)),
                Err(untrue) => faults.push(Fault::of_file(
                    &path.display().to_string(),
                    untrue_words(&untrue, &Text::new(Lang::ENGLISH)),
                )),
            },
            Err(list) => faults.extend(list),
        }
    }
    for (path, result) in files.iter().zip(&results) {
        if let Some(what) = result {
            writeln!(out, "{}: {what}, no fault", path.display())?;
        }
    }
    out.flush()?;
    if faults.is_empty() {
        Ok(ExitCode::SUCCESS)
    } else {
        Err(CliError::Faults(faults))
    }
}

/// The files without those that are named before, however they are written.
fn each_once(files: &[PathBuf]) -> Vec<&PathBuf> {
    let mut seen = BTreeSet::new();
    let is_new = |path: &&PathBuf| seen.insert(path.canonicalize().unwrap_or((*path).clone()));
    files.iter().filter(is_new).collect()
}

//! `replays`: random replays with their fingerprints, to hold another build against this one.

use std::io::Write;

use serde::Serialize;

use super::CliError;
use super::args::ReplaysArgs;
use crate::level::{Levels, RandomReplays};

/// One line of the list.
#[derive(Serialize)]
struct Line<'a> {
    level: &'a str,
    seed: u32,
    minutes: u32,
    actions: usize,
    fingerprint: String,
    replay: String,
}

pub(super) fn run(
    args: &ReplaysArgs,
    levels: &Levels,
    out: &mut impl Write,
) -> Result<(), CliError> {
    for run in RandomReplays::new(levels, args.seed).take(args.count as usize) {
        let line = Line {
            level: &run.level().id,
            seed: run.seed(),
            minutes: run.minute(),
            actions: run.actions().len(),
            fingerprint: run.fingerprint().to_string(),
            replay: run.replay().to_ron(),
        };
        let line = serde_json::to_string(&line).map_err(std::io::Error::from)?;
        writeln!(out, "{line}")?;
    }
    Ok(())
}

//! `prove`: does every level teach what it should?

use std::io::{IsTerminal, Write};
use std::path::Path;
use std::process::ExitCode;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use super::CliError;
use super::args::ProveArgs;
use crate::level::plan::{Expect, Plan, embedded_plans, load_plans};
use crate::level::{ActionError, Levels};

/// Seeds that one task plays.
const SEEDS_A_TASK: u32 = 25;

pub(super) fn run(
    args: &ProveArgs,
    dir: Option<&Path>,
    levels: &Levels,
    out: &mut impl Write,
) -> Result<ExitCode, CliError> {
    let mut plans = dir.map_or_else(|| embedded_plans(levels), |dir| load_plans(dir, levels))?;
    if let Some(id) = args
        .level
        .iter()
        .find(|id| levels.by_id(id).is_none_or(|l| l.is_free()))
    {
        return Err(CliError::Usage(format!(
            "there is no level \"{id}\" with goals"
        )));
    }
    plans.retain(|p| args.level.is_empty() || args.level.contains(&p.level.id));
    if plans.is_empty() {
        return Err(CliError::Usage("there is no plan to prove".to_owned()));
    }
    let bar = progress(plans.len() as u64 * u64::from(args.seeds));
    let won = wins(&plans, args.seeds, &bar)?;
    bar.finish_and_clear();
    let all = report(&plans, &won, args.seeds, out)?;
    Ok(if all {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// A bar on the error stream, only where a person watches it.
fn progress(length: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(length), ProgressDrawTarget::hidden());
    if std::io::stderr().is_terminal() {
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(10));
    }
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos} of {len} shifts, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// On how many of the seeds 1…n each plan passes its level.
fn wins(plans: &[Plan], seeds: u32, bar: &ProgressBar) -> Result<Vec<u32>, ActionError> {
    let tasks: Vec<(usize, u32)> = (0..plans.len())
        .flat_map(|p| {
            (1..=seeds)
                .step_by(SEEDS_A_TASK as usize)
                .map(move |s| (p, s))
        })
        .collect();
    let counts: Vec<(usize, u32)> = tasks
        .par_iter()
        .map(|&(p, first)| {
            let last = seeds.min(first + SEEDS_A_TASK - 1);
            let mut won = 0;
            for seed in first..=last {
                won += u32::from(plans[p].wins(seed)?);
            }
            bar.inc(u64::from(last - first + 1));
            Ok((p, won))
        })
        .collect::<Result<_, ActionError>>()?;
    let mut won = vec![0; plans.len()];
    for (p, count) in counts {
        won[p] += count;
    }
    Ok(won)
}

fn report(plans: &[Plan], won: &[u32], seeds: u32, out: &mut impl Write) -> Result<bool, CliError> {
    let width = plans
        .iter()
        .map(|p| p.name.chars().count())
        .max()
        .unwrap_or(0);
    let mut level = "";
    let mut failed = 0;
    for (plan, &won) in plans.iter().zip(won) {
        if plan.level.id != level {
            level = &plan.level.id;
            writeln!(out, "{level}")?;
        }
        let expected = match plan.expect {
            Expect::Won => "won",
            Expect::Lost => "lost",
        };
        let as_designed = plan.is_as_designed(won, seeds);
        failed += usize::from(!as_designed);
        let mark = if as_designed {
            ""
        } else {
            "   NOT AS DESIGNED"
        };
        let lost = seeds - won;
        writeln!(
            out,
            "  {:width$}  won {won:>4}  lost {lost:>4}  {expected:>4} on {:>3} % expected{mark}",
            plan.name,
            (plan.at_least * 100.0).round()
        )?;
    }
    let n = plans.len();
    if failed == 0 {
        writeln!(out, "all {n} plans end as designed on {seeds} seeds")?;
    } else {
        writeln!(
            out,
            "{failed} of {n} plans do not end as designed on {seeds} seeds"
        )?;
    }
    Ok(failed == 0)
}

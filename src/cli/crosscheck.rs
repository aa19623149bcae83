//! `crosscheck`: a minute's formulas beside its simulation.

use std::io::Write;

use serde::Serialize;

use super::CliError;
use super::args::CrosscheckArgs;
use super::simulate::{find, minutes_to, player_of};
use crate::level::{Levels, Run, crosscheck, play};
use crate::model::control::Unit;
use crate::model::events::{CONFIDENCE, Comparison, Crosscheck, Holding};

/// Width of a column of numbers, in characters.
const WIDTH: usize = 24;
/// Digits of a number that a person reads.
const DIGITS: usize = 4;
/// Most decimals of a simulated value: microseconds.
const DECIMALS_MAX: usize = 6;

pub(super) fn run(
    args: &CrosscheckArgs,
    levels: &Levels,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let level = find(levels, &args.level)?;
    let minutes = minutes_to(&level, args.minute)?;
    let player = player_of(&args.plan, &level, levels)?;
    let run = play(&level, args.seed, &player, minutes)?;
    let [real, exponential] = [Holding::Real, Holding::Exponential].map(|holding| {
        let mut check = crosscheck(&run, holding, args.seed);
        check.advance(args.customers);
        check
    });
    if args.json {
        print_json(args, &real, &exponential, out)
    } else {
        print_table(args, &run, &real, &exponential, out)
    }
}

fn print_table(
    args: &CrosscheckArgs,
    run: &Run,
    real: &Crosscheck,
    exponential: &Crosscheck,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let situation = real.simulation().situation();
    writeln!(
        out,
        "{}, seed {}, minute {}: {} let in a second, {} slots held {} s each, deadline {} s",
        run.level().id,
        args.seed,
        args.minute,
        digits(situation.arrivals_per_s),
        situation.slots,
        digits(situation.law.mean_s()),
        situation.deadline_s,
    )?;
    writeln!(
        out,
        "holding times vary by c² = {} (exponential: 1); {} customers counted\n",
        digits(situation.law.squared_variation()),
        real.simulation().customers(),
    )?;
    writeln!(
        out,
        "{:18}{:>12}  {:>WIDTH$}  {:13}  {:>WIDTH$}  within",
        "", "formula", "simulated", "within", "exponential holding"
    )?;
    for (row, other) in real.comparisons().zip(exponential.comparisons()) {
        writeln!(
            out,
            "{:18}{:>12}  {:>WIDTH$}  {:13}  {:>WIDTH$}  {}",
            row.name,
            in_unit(row.formula, row.unit),
            band(&row),
            verdict(&row),
            band(&other),
            verdict(&other),
        )?;
    }
    writeln!(
        out,
        "\nThe bands hold the true value {} times of 100.",
        (100.0 * CONFIDENCE).round()
    )?;
    let mut rows = real.comparisons().chain(exponential.comparisons());
    if rows.any(|row| row.is_within().is_none() && !row.simulated.value.is_nan()) {
        writeln!(
            out,
            "A queue so near its capacity changes slowly: `open` wants more --customers."
        )?;
    }
    Ok(())
}

/// `1.234 ± 0.056 s`: a band of two digits, and the value as far as the band lets it be known.
fn band(row: &Comparison) -> String {
    let (scale, sign) = scale(row.unit);
    let (value, half_width) = (
        scale * row.simulated.value,
        scale * row.simulated.half_width,
    );
    if value.is_nan() {
        return "–".to_owned();
    }
    if half_width.is_infinite() {
        return format!("{} ± ? {sign}", digits(value));
    }
    let decimals = row.simulated.decimals(scale, DECIMALS_MAX);
    format!("{value:.decimals$} ± {half_width:.decimals$} {sign}")
}

/// `yes`, or by how much the formula is off, or that it is open.
fn verdict(row: &Comparison) -> String {
    match row.is_within() {
        None => "open".to_owned(),
        Some(true) => "yes".to_owned(),
        Some(false) if row.simulated.value == 0.0 => "no".to_owned(),
        Some(false) => {
            let off = row.formula / row.simulated.value - 1.0;
            format!("no, {:+.2} %", 100.0 * off)
        }
    }
}

fn in_unit(value: f64, unit: Unit) -> String {
    let (scale, sign) = scale(unit);
    format!("{} {sign}", digits(scale * value))
}

fn scale(unit: Unit) -> (f64, &'static str) {
    if unit == Unit::Percent {
        (100.0, "%")
    } else {
        (1.0, "s")
    }
}

/// A number with the digits that matter; far below 1 it has a power of ten.
fn digits(value: f64) -> String {
    let size = value.abs();
    if size == 0.0 || !value.is_finite() {
        value.to_string()
    } else if size < 1e-3 {
        format!("{value:.*e}", DIGITS - 2)
    } else {
        // How many of the digits stand before the point.
        let before = (0..DIGITS)
            .take_while(|&n| size >= 10_f64.powf(n as f64))
            .count();
        format!("{value:.*}", DIGITS - before)
    }
}

/// The table for other programs. What is not known (yet) is `null`.
#[derive(Serialize)]
struct Report<'a> {
    level: &'a str,
    seed: u32,
    minute: u32,
    arrivals_per_s: f64,
    slots: u32,
    hold_s: f64,
    hold_squared_variation: f64,
    deadline_s: f64,
    confidence: f64,
    customers: u64,
    rows: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    name: &'static str,
    formula: f64,
    simulated: Simulated,
    exponential: Simulated,
}

#[derive(Serialize)]
struct Simulated {
    value: f64,
    half_width: f64,
    within: Option<bool>,
}

impl From<&Comparison> for Simulated {
    fn from(row: &Comparison) -> Self {
        Self {
            value: row.simulated.value,
            half_width: row.simulated.half_width,
            within: row.is_within(),
        }
    }
}

fn print_json(
    args: &CrosscheckArgs,
    real: &Crosscheck,
    exponential: &Crosscheck,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let situation = real.simulation().situation();
    let rows = real.comparisons().zip(exponential.comparisons());
    let report = Report {
        level: &args.level,
        seed: args.seed,
        minute: args.minute,
        arrivals_per_s: situation.arrivals_per_s,
        slots: situation.slots,
        hold_s: situation.law.mean_s(),
        hold_squared_variation: situation.law.squared_variation(),
        deadline_s: situation.deadline_s,
        confidence: CONFIDENCE,
        customers: real.simulation().customers(),
        rows: rows
            .map(|(real, exponential)| Line {
                name: real.name,
                formula: real.formula,
                simulated: (&real).into(),
                exponential: (&exponential).into(),
            })
            .collect(),
    };
    let text = serde_json::to_string(&report).map_err(std::io::Error::from)?;
    writeln!(out, "{text}")?;
    Ok(())
}

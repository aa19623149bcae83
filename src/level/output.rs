//! A run as text for other programs: JSON Lines and CSV.

use std::fmt::Write as _;
use std::io::{self, Write};

use crate::model::control::DeskKind;
use crate::model::desk::{self, Minute};

use super::run::Run;

/// From here on a number is written without a power of ten …
const LEAST_PLAIN: f64 = 1e-5;
/// … up to here, where whole numbers would get digits that they do not have.
const MOST_PLAIN: f64 = 1e16;

/// Writes one JSON object a minute with every indicator, then the summary.
///
/// Numbers have the shortest digits that read back to the same `f64`.
///
/// # Errors
/// Those of the writer.
pub fn write_json_lines(run: &Run, out: &mut impl Write) -> io::Result<()> {
    for minute in run.history() {
        writeln!(out, "{}", indicators(run.level().desk, minute))?;
    }
    writeln!(out, "{{\"summary\":{}}}", verdict(run))
}

/// A minute's indicators by name as one JSON object.
#[must_use]
pub fn indicators(kind: DeskKind, minute: &Minute) -> String {
    let mut object = String::from("{");
    for (indicator, value) in desk::indicators(kind).iter().zip(minute.readings) {
        let comma = if object.len() == 1 { "" } else { "," };
        push(
            &mut object,
            format_args!("{comma}\"{}\":{}", indicator.name, number(value)),
        );
    }
    object.push('}');
    object
}

/// Writes the table of all indicators, minute by minute, under a line of their names.
///
/// # Errors
/// Those of the writer.
pub fn write_csv(run: &Run, out: &mut impl Write) -> io::Result<()> {
    let table = desk::indicators(run.level().desk);
    let names: Vec<&str> = table.iter().map(|i| i.name).collect();
    writeln!(out, "{}", names.join(","))?;
    for minute in run.history() {
        let values: Vec<String> = minute
            .readings
            .iter()
            .take(table.len())
            .map(|v| number(*v))
            .collect();
        writeln!(out, "{}", values.join(","))?;
    }
    Ok(())
}

/// The run's verdict as one JSON object.
#[must_use]
pub fn verdict(run: &Run) -> String {
    let mut goals = String::new();
    for (goal, state) in run.level().goals.iter().zip(run.goals()) {
        let comma = if goals.is_empty() { "" } else { "," };
        let value = state.value.map_or_else(|| "null".to_owned(), number);
        let (id, met, credit) = (&goal.id, state.met, number(state.credit));
        push(
            &mut goals,
            format_args!(
                "{comma}{{\"goal\":\"{id}\",\"value\":{value},\"met\":{met},\"credit\":{credit}}}"
            ),
        );
    }
    let (score, passed, stars) = run.outcome().map_or_else(
        || ("null".to_owned(), "null".to_owned(), "null".to_owned()),
        |o| {
            (
                o.score.to_string(),
                o.passed.to_string(),
                o.stars.to_string(),
            )
        },
    );
    let (level, seed) = (&run.level().id, run.seed());
    let fingerprint = run.fingerprint();
    format!(
        "{{\"level\":\"{level}\",\"seed\":{seed},\"goals\":[{goals}],\
         \"score\":{score},\"passed\":{passed},\"stars\":{stars},\"fingerprint\":\"{fingerprint}\"}}"
    )
}

/// A number of a table or an object.
///
/// Rust writes an `f64` with the shortest digits that read back to it. Far from 1 it does so with a power of ten: the
/// losses of a calm minute would otherwise be lines of noughts. The model has no values that JSON could not hold; should
/// one appear, it is `null` rather than a broken line.
#[must_use]
pub fn number(value: f64) -> String {
    if !value.is_finite() {
        "null".to_owned()
    } else if value == 0.0 || (LEAST_PLAIN..MOST_PLAIN).contains(&value.abs()) {
        value.to_string()
    } else {
        format!("{value:e}")
    }
}

fn push(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a String cannot fail.
    text.write_fmt(arguments).unwrap_or_default();
}

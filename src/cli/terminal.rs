//! The game where there is no display: the sale surge, played by its reference operator, a line a minute.

use std::io::{self, Write};

use crate::level::operator::Pilot;
use crate::level::{Level, Levels, Outcome, Run};
use crate::model::control::Set;
use crate::model::desk;
use crate::text::{Arg, Text, key};

/// The level played.
const LEVEL: &str = "switch-sale-surge";

/// Plays the sale surge and writes a line a minute (headline indicators, what the operator moves), then the score.
///
/// A folder of levels that has no such level is played by its first level with an operator; without any, nothing is written.
///
/// # Errors
/// Those of the writer.
pub fn play(
    out: &mut impl Write,
    text: &Text,
    levels: &Levels,
    seed: u32,
) -> io::Result<Option<Outcome>> {
    let is_playable =
        |level: &&std::sync::Arc<Level>| !level.is_free() && !level.operator.rules.is_empty();
    let Some(level) = levels
        .by_id(LEVEL)
        .filter(is_playable)
        .or_else(|| levels.iter().find(is_playable))
    else {
        return Ok(None);
    };
    writeln!(out, "{}", text.get(&level.text_key()))?;
    let mut run = Run::new(level, seed);
    let mut pilot = Pilot::new(&level.operator);
    while !run.is_over() {
        let mut moves = Vec::new();
        for set in pilot.decide(&run) {
            // A checked level's operator sets nothing that its desk does not take; a move refused is not shown.
            if run.act(set).is_ok() {
                moves.push(move_in_words(text, &run, set));
            }
        }
        run.step();
        writeln!(out, "{}", line(text, &run, &moves))?;
    }
    let outcome = run.outcome();
    if let Some(outcome) = &outcome {
        writeln!(out, "{}", verdict(text, level, outcome))?;
    }
    Ok(outcome)
}

/// `Servers 10`
fn move_in_words(text: &Text, run: &Run, set: Set) -> String {
    let id = set.control_id();
    let name = text.get(&key("control", id));
    let value =
        desk::control(run.level().desk, id).map(|c| text.control_value(c, set.value()).joined());
    format!("{name} {}", value.unwrap_or_default())
}

/// One minute: its number, the headline indicators, and after an arrow what was moved for it.
fn line(text: &Text, run: &Run, moves: &[String]) -> String {
    let minute = run.minute().saturating_sub(1);
    let mut parts = vec![format!(
        "{:>10}",
        text.args("ui-terminal-minute", &[("n", Arg::from(f64::from(minute)))])
    )];
    let table = desk::indicators(run.level().desk)
        .iter()
        .zip(run.shown().readings);
    for (indicator, value) in table.filter(|(i, _)| i.gauge.is_some()) {
        let name = text.get(&format!("{}.short", key("indicator", indicator.name)));
        let value = text
            .quantity(value, indicator.unit, indicator.decimals)
            .joined();
        parts.push(format!("{name} {value:>7}"));
    }
    let mut line = parts.join("   ");
    for event in run.events().filter(|e| e.minute == minute) {
        line.push_str("   ! ");
        line.push_str(&text.get(&event.key));
    }
    if !moves.is_empty() {
        line.push_str("   > ");
        line.push_str(&moves.join(", "));
    }
    line
}

/// Goal by goal what was reached, then the score.
fn verdict(text: &Text, level: &Level, outcome: &Outcome) -> String {
    let mut lines: Vec<String> = level
        .goals
        .iter()
        .zip(&outcome.goals)
        .map(|(goal, state)| {
            let sign = if state.met { "+" } else { "-" };
            let value = state.value.unwrap_or(f64::NAN);
            let value = text.quantity(value, goal.unit, goal.decimals).joined();
            format!("{sign} {}: {value}", text.get(&level.goal_key(goal)))
        })
        .collect();
    let word = text.get(if outcome.passed {
        "ui-passed"
    } else {
        "ui-not-passed"
    });
    let args = [
        ("score", Arg::from(f64::from(outcome.score))),
        ("of", Arg::from(1000.0)),
        ("verdict", Arg::from(word.as_str())),
    ];
    let stars = "*".repeat(usize::from(outcome.stars));
    lines.push(
        format!("{} {stars}", text.args("ui-terminal-score", &args))
            .trim_end()
            .to_owned(),
    );
    lines.join("\n")
}

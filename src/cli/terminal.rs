//! The game where there is no display: what a link asks for, or the sale surge by its reference operator, a line a minute.

use std::io::{self, Write};
use std::sync::Arc;

use super::SEED;
use crate::level::operator::Pilot;
use crate::level::{Level, Levels, Link, Outcome, Run};
use crate::model::control::Set;
use crate::model::desk;
use crate::text::{Arg, Lang, Text, desk_key, key};

/// The level played when none is asked for.
const LEVEL: &str = "switch-sale-surge";

/// Plays what a link asks for and writes a line a minute (headline indicators, what is moved), then the score: a replay as it
/// was, or a level by its reference operator; a free shift has none and is left alone for an hour.
///
/// Unasked it is the sale surge. A folder of levels that has no such level is played by its first level with an operator; without any,
/// nothing is written.
///
/// # Errors
/// Those of the writer.
pub fn play(out: &mut impl Write, levels: &Levels, link: &Link) -> io::Result<Option<Outcome>> {
    let text = &Text::new(
        link.lang
            .as_deref()
            .and_then(Lang::from_code)
            .unwrap_or_default(),
    );
    let replay = link.replay.as_ref();
    let asked = replay.map(|replay| &replay.level).or(link.level.as_ref());
    let has_operator = |level: &&Arc<Level>| !level.operator.rules.is_empty();
    let usual = || {
        let sale = levels.by_id(LEVEL).filter(has_operator);
        sale.or_else(|| levels.iter().find(has_operator))
    };
    let Some(level) = asked.map_or_else(usual, |id| levels.by_id(id)) else {
        return Ok(None);
    };
    let seed = replay.map(|replay| replay.seed).or(link.seed);
    let mut run = Run::new(level, seed.unwrap_or(SEED));
    let head = [
        ("desk", text.get(desk_key(level.desk)).into()),
        ("level", text.get(&level.text_key()).into()),
        ("seed", run.seed().to_string().into()),
    ];
    writeln!(out, "{}", text.args("ui-heading", &head))?;
    let mut pilot = Pilot::new(&level.operator);
    let actions = replay.map_or(&[][..], |replay| &replay.actions);
    while run.minute() < level.minutes_with(actions) {
        let sets = if replay.is_some() {
            let due = actions.iter().filter(|a| a.minute == run.minute());
            due.map(|action| action.set).collect()
        } else {
            pilot.decide(&run)
        };
        let mut moves = Vec::new();
        for set in sets {
            // Checked levels and replays set nothing that their desk does not take; a move refused is not shown.
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

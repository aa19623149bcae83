//! The goal table, on the page and as CSV, and the other tables for spreadsheets.

use super::gather::Gathering;
use super::html::{escape, wrap};
use super::look::{Look, looks};
use crate::level::{Goal, GoalState, Run, compare, output};
use crate::model::desk;
use crate::text::{NO_NUMBER, Text};

/// What a goal asks for, as "≥ 95 %".
pub(super) fn asked(goal: &Goal, text: &Text) -> String {
    let key = if goal.higher_is_better() {
        "ui-at-least"
    } else {
        "ui-at-most"
    };
    let value = text.exact(goal.passes, goal.unit).into();
    let limit = text.args(key, &[("value", value)]);
    text.args("ui-asked", &[("limit", limit.into())])
}

/// What was asked and what everybody reached.
pub(super) fn goals_table(of: &Gathering, looks: &[Look<'_>], text: &Text) -> String {
    let heads = ["ui-class-player", "ui-class-score", "ui-class-stars"];
    let mut head: String = heads.map(|key| wrap("th", &text.get(key))).concat();
    for goal in &of.level.goals {
        let name = wrap("span", &text.get(&of.level.goal_key(goal)));
        put!(
            head,
            "<th>{name}<br>{}</th>",
            wrap("small", &asked(goal, text))
        );
    }
    head.push_str(&wrap("th", &text.get("ui-class-parting")));
    let rows: String = looks.iter().map(|look| row(of, look, text)).collect();
    format!(
        "<div class=\"wide\"><table class=\"goals\"><thead><tr>{head}</tr></thead><tbody>\n{rows}</tbody></table></div>\n"
    )
}

fn row(of: &Gathering, look: &Look<'_>, text: &Text) -> String {
    let outcome = look.run.outcome();
    let score = outcome.as_ref().map_or(0, |outcome| outcome.score);
    let stars = outcome.as_ref().map_or(0, |outcome| outcome.stars);
    let drawn: String = (0..3)
        .map(|star| if star < stars { '★' } else { '☆' })
        .collect();
    let mut cells = format!(
        "<th>{} {}</th>{}<td role=\"img\" aria-label=\"{stars}\">{drawn}</td>",
        look.sign(),
        escape(&look.title()),
        wrap("td class=\"number\"", &text.number(f64::from(score), 0)),
    );
    for (goal, state) in of.level.goals.iter().zip(look.run.goals()) {
        cells.push_str(&goal_cell(goal, &state, text));
    }
    cells.push_str(&wrap("td", &parting(of, look.run, text)));
    format!("<tr class=\"{}\">{cells}</tr>\n", escape(&look.classes()))
}

fn goal_cell(goal: &Goal, state: &GoalState, text: &Text) -> String {
    let written = |value| text.compact(value, goal.unit, goal.decimals).joined();
    let value = state.value.map_or_else(|| NO_NUMBER.to_owned(), written);
    let (class, sign) = if state.met {
        ("met", '✓')
    } else {
        ("missed", '✗')
    };
    wrap(
        &format!("td class=\"number {class}\""),
        &format!("{sign} {value}"),
    )
}

/// Where a run leaves the operator's.
fn parting(of: &Gathering, run: &Run, text: &Text) -> String {
    let Some(parting) = of
        .operator
        .as_ref()
        .and_then(|operator| compare(run, operator))
    else {
        return NO_NUMBER.to_owned();
    };
    let minute = text.args("ui-verdict-minute", &[("minute", parting.minute.into())]);
    let goal = &of.level.goals[parting.goal];
    // A level of somebody's own has no short names.
    let short = format!("goal-{}-short", goal.kebab());
    let key = if text.has(&short) {
        short
    } else {
        of.level.goal_key(goal)
    };
    format!("{minute}: {}", text.get(&key))
}

/// A field of a table for spreadsheets: quoted, and nothing that one of them would compute.
fn field(text: &str) -> String {
    let computes = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let guard = if computes { "'" } else { "" };
    format!("\"{guard}{}\"", text.replace('"', "\"\""))
}

/// Name and file of every line of the tables.
fn lines<'a>(of: &'a Gathering, text: &Text) -> Vec<(String, &'a Run)> {
    let looks = looks(of, text);
    let files = of
        .runs
        .iter()
        .map(|proved| proved.file.as_str())
        .chain(std::iter::repeat(""));
    looks
        .iter()
        .zip(files)
        .map(|(look, file)| {
            (
                format!("{},{},{}", look.label, field(&look.name), field(file)),
                look.run,
            )
        })
        .collect()
}

/// A line a run: rank, player, file, score, stars, every goal with its verdict, fingerprint. The operator and the untouched
/// shift come last, without a rank.
#[must_use]
pub fn runs_csv(of: &Gathering, text: &Text) -> String {
    let mut table = String::from("rank,player,file,score,stars");
    for goal in &of.level.goals {
        put!(table, ",{id},{id}_met", id = goal.id);
    }
    table.push_str(",fingerprint\n");
    for (who, run) in lines(of, text) {
        let (score, stars) = run.outcome().map_or((0, 0), |o| (o.score, o.stars));
        put!(table, "{who},{score},{stars}");
        for state in run.goals() {
            let value = state.value.map_or_else(String::new, output::number);
            put!(table, ",{value},{}", state.met);
        }
        put!(table, ",{}\n", run.fingerprint());
    }
    table
}

/// A line a run and minute with every indicator.
#[must_use]
pub fn minutes_csv(of: &Gathering, text: &Text) -> String {
    let indicators = desk::indicators(of.level.desk);
    let mut table = String::from("rank,player,file");
    for indicator in indicators {
        put!(table, ",{}", indicator.name);
    }
    table.push('\n');
    for (who, run) in lines(of, text) {
        for minute in run.history() {
            table.push_str(&who);
            for value in minute.readings.iter().take(indicators.len()) {
                put!(table, ",{}", output::number(*value));
            }
            table.push('\n');
        }
    }
    table
}

/// A line a move: rank, player, file, minute, lever, value.
#[must_use]
pub fn moves_csv(of: &Gathering, text: &Text) -> String {
    let mut table = String::from("rank,player,file,minute,lever,value\n");
    for (who, run) in lines(of, text) {
        for action in run.actions() {
            let (lever, value) = (action.set.control_id(), output::number(action.set.value()));
            put!(table, "{who},{},{lever},{value}\n", action.minute);
        }
    }
    table
}

/// A table of a gathering.
pub type Table = fn(&Gathering, &Text) -> String;

/// Every table with the name it is known by: the middle of its file's name.
pub const TABLES: [(&str, Table); 3] = [
    ("runs", runs_csv),
    ("moves", moves_csv),
    ("minutes", minutes_csv),
];

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn no_name_becomes_a_formula_or_leaves_its_field() {
        assert_eq!(field("Ana, \"Teo\""), "\"Ana, \"\"Teo\"\"\"");
        for name in ["=1+1", "+1", "-1", "@x"] {
            assert_eq!(field(name), format!("\"'{name}\""));
        }
    }
}

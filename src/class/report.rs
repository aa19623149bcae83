//! The report: goals, lines and levers of all runs on one page.

use super::chart::{Chart, figure};
use super::gather::Gathering;
use super::html::{document, escape, wrap};
use super::look::{Look, looks};
use super::moves::levers;
use super::reason::left_out_words;
use super::table::{asked, goals_table};
use crate::level::Run;
use crate::model::desk;
use crate::model::indicator::Indicator;
use crate::text::{Text, desk_key, key};

/// What the page looks like; its colours stand in the theme.
const STYLE: &str = include_str!("report.css");

/// The report as one HTML page that needs nothing else.
#[must_use]
pub fn report(of: &Gathering, text: &Text) -> String {
    let looks = looks(of, text);
    let title = heading(of, text);
    let mut body = format!("<header><h1>{}</h1>", escape(&title));
    if !of.group.is_empty() {
        let group = text.args("ui-class-group", &[("group", of.group.as_str().into())]);
        body.push_str(&wrap("p class=\"group\"", &group));
    }
    body.push_str(&wrap(
        "p",
        &text.args("ui-class-runs", &[("n", of.runs.len().into())]),
    ));
    body.push_str(&wrap("p class=\"hint\"", &text.get("ui-class-pick")));
    body.push_str("</header>\n<div class=\"body\">\n");
    body.push_str(&list(of, &looks, text));
    body.push_str("<main>\n");
    body.push_str(&section(
        "ui-class-goals",
        &goals_table(of, &looks, text),
        text,
    ));
    body.push_str(&section("ui-class-lines", &lines(of, &looks, text), text));
    body.push_str(&section("ui-class-levers", &levers(of, &looks, text), text));
    body.push_str(&left_out(of, text));
    body.push_str("</main>\n</div>\n<footer>");
    body.push_str(&wrap("p", &text.get("ui-disclaimer")));
    body.push_str("</footer>\n");
    let style = format!("{STYLE}{}", highlights(&looks));
    document(&title, &style, &body, text)
}

/// What was played, as a heading.
#[must_use]
pub fn heading(of: &Gathering, text: &Text) -> String {
    text.args(
        "ui-heading",
        &[
            ("desk", text.get(desk_key(of.level.desk)).into()),
            ("level", text.get(&of.level.text_key()).into()),
            ("seed", of.seed.to_string().into()),
        ],
    )
}

fn section(title: &str, content: &str, text: &Text) -> String {
    format!(
        "<section>{}\n{content}</section>\n",
        wrap("h2", &text.get(title))
    )
}

/// Everybody's name beside the charts: choosing one brings its lines forward.
fn list(of: &Gathering, looks: &[Look<'_>], text: &Text) -> String {
    let mut out = format!("<nav>{}", wrap("h2", &text.get("ui-class-whose")));
    for (i, look) in looks.iter().enumerate() {
        let score = look.run.outcome().map_or_else(String::new, |outcome| {
            text.number(f64::from(outcome.score), 0)
        });
        let group = of.runs.get(i).map(|proved| proved.result.group.as_str());
        // A group that differs from the others' is worth a word.
        let group = group.filter(|group| !group.is_empty() && *group != of.group);
        let group = group.map_or_else(String::new, |group| wrap("small", group));
        put!(
            out,
            "<label class=\"{}\"><input type=\"checkbox\" id=\"pick-{}\">{}<span>{}{group}</span><b>{}</b></label>\n",
            escape(&look.classes()),
            look.class,
            look.sign(),
            escape(&look.title()),
            escape(&score),
        );
    }
    out.push_str("</nav>\n");
    out
}

/// A line that is chosen or pointed at comes forward, the others go back.
fn highlights(looks: &[Look<'_>]) -> String {
    let rules = looks.iter().map(|Look { class, .. }| {
        format!(
            "body:has(#pick-{class}:checked) g.{class}, body:has(.{class}:hover) main g.{class} \
             {{ opacity: 1; --wide: 4; }}\n\
             body:has(#pick-{class}:checked) tr.{class}, body:has(.{class}:hover) tr.{class}, \
             body:has(.{class}:hover) label.{class} {{ background: var(--raised); }}\n"
        )
    });
    rules.collect()
}

/// A chart for every goal, and for every indicator that the desk has a gauge or the level a trend for; not twice what is the same.
fn lines(of: &Gathering, looks: &[Look<'_>], text: &Text) -> String {
    let level = &of.level;
    let goals = level.goals.iter().enumerate().map(|(row, goal)| Chart {
        id: format!("g{row}"),
        title: text.get(&level.goal_key(goal)),
        sub: asked(goal, text),
        unit: goal.unit,
        limit: Some(goal.passes),
        lines: with(looks, |run| run.goal_line(row)),
    });
    let goals: Vec<Chart> = goals.collect();
    let indicators = indicators(of).map(|(row, indicator)| {
        let name = key("indicator", indicator.name);
        let readings = |run: &Run| -> Vec<_> {
            let minutes = run.history().iter();
            minutes.map(|minute| Some(minute.readings[row])).collect()
        };
        Chart {
            id: format!("i{row}"),
            title: text.get(&name),
            sub: text.get(&format!("{name}.help")),
            unit: indicator.unit,
            limit: None,
            lines: with(looks, readings),
        }
    });
    let others = indicators.filter(|chart| !goals.iter().any(|goal| goal.shows(chart)));
    let others: Vec<Chart> = others.collect();
    goals
        .iter()
        .chain(&others)
        .map(|chart| figure(chart, of, text))
        .collect()
}

fn with<'a>(
    looks: &'a [Look<'a>],
    values: impl Fn(&Run) -> Vec<Option<f64>>,
) -> Vec<(&'a Look<'a>, Vec<Option<f64>>)> {
    looks.iter().map(|look| (look, values(look.run))).collect()
}

/// The indicators that may be drawn, in the order of the table.
fn indicators(of: &Gathering) -> impl Iterator<Item = (usize, &'static Indicator)> {
    let trends = &of.level.trends;
    let table = desk::indicators(of.level.desk).iter().enumerate();
    table.filter(|(row, indicator)| {
        indicator.gauge.is_some() || trends.iter().any(|trend| trend.indicators.contains(row))
    })
}

/// The files that are not among the runs, and why.
fn left_out(of: &Gathering, text: &Text) -> String {
    if of.left_out.is_empty() {
        return String::new();
    }
    let mut rows = String::from("<table>");
    for left in &of.left_out {
        put!(
            rows,
            "<tr>{}{}</tr>\n",
            wrap("th", &left.file),
            wrap("td", &left_out_words(&left.reason, text))
        );
    }
    rows.push_str("</table>");
    section("ui-class-left-out", &rows, text)
}

//! Reading the goals of a level file.

use crate::model::control::{DeskKind, Unit};

use super::definition::Event;
use super::goal::{Goal, Measure, Since};
use super::names::Named;
use super::notation::{indicator, sum};
use super::source::{Faults, Fields, Node};

/// Most decimals shown.
const DECIMALS_MAX: u32 = 6;

/// Reads `(id: …, measure: …, fails: …, passes: …, excellent: …, unit: …, decimals: …)`.
pub(super) fn read_goal(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    faults: &mut Faults,
) -> (Option<String>, Option<Goal>) {
    let Some(mut fields) = node.fields(faults) else {
        return (None, None);
    };
    let id = fields.need("id", faults).and_then(|n| n.key(faults));
    let goal = read_asked(&mut fields, kind, events, faults);
    fields.finish(faults);
    let goal = id.clone().zip(goal).map(|(id, goal)| Goal { id, ..goal });
    (id, goal)
}

/// Everything of a goal but its name.
fn read_asked(
    fields: &mut Fields<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    faults: &mut Faults,
) -> Option<Goal> {
    let measure = fields
        .need("measure", faults)
        .and_then(|n| read_measure(&n, kind, events, None, faults));
    let mut mark = |name: &'static str, faults: &mut Faults| {
        fields.need(name, faults).and_then(|n| n.number(faults))
    };
    let (fails, passes, excellent) = (
        mark("fails", faults),
        mark("passes", faults),
        mark("excellent", faults),
    );
    let unit = fields
        .need("unit", faults)
        .and_then(|n| read_unit(&n, faults));
    let decimals = fields
        .need("decimals", faults)
        .and_then(|n| read_decimals(&n, faults));
    let (fails, passes, excellent) = (fails?, passes?, excellent?);
    if !(fails < passes && passes < excellent || fails > passes && passes > excellent) {
        faults.push(fields.node().fault(format!(
            "fails {fails}, passes {passes}, excellent {excellent}: each must be better than the one before, in one direction"
        )));
        return None;
    }
    Some(Goal {
        id: String::new(),
        measure: measure?,
        fails,
        passes,
        excellent,
        unit: unit?,
        decimals: decimals?,
    })
}

/// Reads how many decimals are shown.
pub(super) fn read_decimals(node: &Node<'_>, faults: &mut Faults) -> Option<usize> {
    node.whole(0, DECIMALS_MAX, faults).map(|n| n as usize)
}

/// Reads what a goal measures; `also` is what else may stand in its place, for the message.
pub(super) fn read_measure(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    also: Option<&str>,
    faults: &mut Faults,
) -> Option<Measure> {
    let (name, rest) = node.variant();
    if !matches!(name, "Ratio" | "Mean" | "Final") {
        let also = also.map_or_else(String::new, |also| format!(", {also}"));
        faults.push(node.fault(format!(
            "{} is no measure; allowed are Ratio(of, per, times, since), Mean(indicator, since), Final(indicator){also}",
            node.as_written()
        )));
        return None;
    }
    let mut fields = rest.fields(faults)?;
    let measure = match name {
        "Ratio" => {
            let of = fields
                .need("of", faults)
                .and_then(|n| sum(&n, kind, faults));
            let per = fields
                .need("per", faults)
                .and_then(|n| sum(&n, kind, faults));
            let times = fields.take("times").map_or(Some(1.0), |n| n.number(faults));
            let since = read_since(fields.take("since"), events, faults);
            of.zip(per)
                .zip(times.zip(since))
                .map(|((of, per), (times, since))| Measure::Ratio {
                    of,
                    per,
                    times,
                    since,
                })
        }
        "Mean" => {
            let row = fields
                .need("indicator", faults)
                .and_then(|n| indicator(&n, kind, faults));
            let since = read_since(fields.take("since"), events, faults);
            row.zip(since)
                .map(|(indicator, since)| Measure::Mean { indicator, since })
        }
        _ => {
            let row = fields
                .need("indicator", faults)
                .and_then(|n| indicator(&n, kind, faults));
            row.map(|indicator| Measure::Final { indicator })
        }
    };
    fields.finish(faults);
    measure
}

/// Reads from when on is counted.
pub(super) fn read_since(
    node: Option<Node<'_>>,
    events: &Named<Event>,
    faults: &mut Faults,
) -> Option<Since> {
    let Some(node) = node else {
        return Some(Since::Start);
    };
    events.find(&node, faults).map(Since::Event)
}

/// Units a goal is shown in, as files write them.
const UNITS: &[(&str, Unit)] = &[
    ("Count", Unit::Count),
    ("Percent", Unit::Percent),
    ("Permille", Unit::Permille),
    ("BasisPoints", Unit::BasisPoints),
    ("Seconds", Unit::Seconds),
    ("Minutes", Unit::Minutes),
    ("Currency", Unit::Currency),
    ("Usd", Unit::Usd),
    ("Times", Unit::Times),
];

/// Reads a unit.
pub(super) fn read_unit(node: &Node<'_>, faults: &mut Faults) -> Option<Unit> {
    let (name, _) = node.variant();
    let unit = UNITS
        .iter()
        .find(|(n, _)| *n == name && node.as_written() == *n);
    if unit.is_none() {
        let known: Vec<&str> = UNITS.iter().map(|(n, _)| *n).collect();
        faults.push(node.fault(format!(
            "{} is no unit; allowed are {}",
            node.as_written(),
            known.join(", ")
        )));
    }
    unit.map(|(_, unit)| *unit)
}

//! Reading the bet of a level file.

use crate::model::control::DeskKind;

use super::bet::{Asked, BET_ANSWERS, Bet, Side, Whose};
use super::definition::Event;
use super::names::Named;
use super::notation::indicator;
use super::read_goal::{read_decimals, read_measure, read_since, read_unit};
use super::source::{Faults, Node};

/// The runs as files write them.
const RUNS: [(&str, Whose); 3] = [
    ("Untouched", Whose::Untouched),
    ("Operator", Whose::Operator),
    ("Yours", Whose::Yours),
];

/// Reads `(id: …, run: …, measure: …, unit: …, decimals: …, marks: […])`.
pub(super) fn read_bet(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    faults: &mut Faults,
) -> Option<Bet> {
    let mut fields = node.fields(faults)?;
    let id = fields.need("id", faults).and_then(|n| n.key(faults));
    let run = fields
        .need("run", faults)
        .and_then(|n| read_run(&n, faults));
    let asks = fields
        .need("measure", faults)
        .and_then(|n| read_asked(&n, kind, events, faults));
    let unit = fields
        .need("unit", faults)
        .and_then(|n| read_unit(&n, faults));
    let decimals = fields
        .need("decimals", faults)
        .and_then(|n| read_decimals(&n, faults));
    let marks = fields
        .need("marks", faults)
        .and_then(|n| read_marks(&n, faults));
    fields.finish(faults);
    Some(Bet {
        id: id?,
        run: run?,
        asks: asks?,
        unit: unit?,
        decimals: decimals?,
        marks: marks?,
    })
}

fn read_run(node: &Node<'_>, faults: &mut Faults) -> Option<Whose> {
    let written = node.as_written();
    let run = RUNS.iter().find(|(name, _)| *name == written);
    if run.is_none() {
        let known = RUNS.map(|(name, _)| name).join(", ");
        faults.push(node.fault(format!("{written} is no run; allowed are {known}")));
    }
    run.map(|(_, run)| *run)
}

fn read_asked(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    faults: &mut Faults,
) -> Option<Asked> {
    let (name, rest) = node.variant();
    if name != "Minutes" {
        const ALSO: &str = "Minutes(indicator, above or below, since)";
        return read_measure(node, kind, events, Some(ALSO), faults).map(Asked::Measure);
    }
    let mut fields = rest.fields(faults)?;
    let row = fields
        .need("indicator", faults)
        .and_then(|n| indicator(&n, kind, faults));
    let (above, below) = (fields.take("above"), fields.take("below"));
    let since = read_since(fields.take("since"), events, faults);
    fields.finish(faults);
    let (side, mark) = match (above, below) {
        (Some(mark), None) => (Side::Above, mark),
        (None, Some(mark)) => (Side::Below, mark),
        _ => {
            faults.push(node.fault("counts the minutes above or below one mark: give one of them"));
            return None;
        }
    };
    let mark = mark.number(faults);
    Some(Asked::Minutes {
        indicator: row?,
        side,
        mark: mark?,
        since: since?,
    })
}

fn read_marks(node: &Node<'_>, faults: &mut Faults) -> Option<[f64; BET_ANSWERS - 1]> {
    let items = node.items(faults)?;
    let values: Option<Vec<f64>> = items.iter().map(|item| item.number(faults)).collect();
    match values?.as_slice() {
        [first, second] if first < second => Some([*first, *second]),
        _ => {
            let written = node.as_written();
            faults.push(node.fault(format!(
                "{written} are not two marks, the lesser first, that make {BET_ANSWERS} answers"
            )));
            None
        }
    }
}

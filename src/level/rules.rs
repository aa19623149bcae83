//! Reading operator rules: in level files and in plan files.

use crate::model::control::DeskKind;

use super::definition::{Event, MINUTES_MAX};
use super::names::{Named, few_items};
use super::notation::{checked_set, indicator};
use super::operator::{Condition, Operator, Rule};
use super::source::{Faults, Node};

/// Reads `[(id: …, when: …, set: […]), …]`.
pub(super) fn read_rules(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    faults: &mut Faults,
) -> Operator {
    let mut rules = Named::new("earlier rule");
    for item in few_items(node, faults).unwrap_or_default() {
        let (id, rule) = read_rule(&item, kind, events, &rules, faults);
        rules.push(&item, id, rule, faults);
    }
    Operator {
        rules: rules.into_vec(),
    }
}

fn read_rule(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    earlier: &Named<Rule>,
    faults: &mut Faults,
) -> (Option<String>, Option<Rule>) {
    let Some(mut fields) = node.fields(faults) else {
        return (None, None);
    };
    let id = fields.take("id").and_then(|n| n.key(faults));
    let when = fields.need("when", faults).map(|n| {
        let list = if n.variant().0.is_empty() {
            n.items(faults).unwrap_or_default()
        } else {
            vec![n.clone()]
        };
        if list.is_empty() {
            faults.push(n.fault("a rule needs at least one condition"));
        }
        list.iter()
            .filter_map(|c| read_condition(c, kind, events, earlier, faults))
            .collect::<Vec<_>>()
    });
    let set = fields.need("set", faults).map(|n| {
        let list = n.items(faults).unwrap_or_default();
        if list.is_empty() {
            faults.push(n.fault("a rule needs something to set"));
        }
        list.iter()
            .filter_map(|s| checked_set(s, kind, false, faults))
            .collect::<Vec<_>>()
    });
    let why = fields.take("why").and_then(|n| n.key(faults));
    fields.finish(faults);
    let rule = when.zip(set).map(|(when, set)| Rule {
        id: id.clone(),
        when,
        set,
        why,
    });
    (id, rule)
}

/// The conditions as files write them.
const CONDITIONS: &str = "At(minute), Above(\"indicator\", mark, minutes), Below(\"indicator\", mark, minutes), \
    After(\"rule\", minutes), Since(\"event\", minutes)";

fn read_condition(
    node: &Node<'_>,
    kind: DeskKind,
    events: &Named<Event>,
    earlier: &Named<Rule>,
    faults: &mut Faults,
) -> Option<Condition> {
    let (name, rest) = node.variant();
    let known = matches!(name, "At" | "Above" | "Below" | "After" | "Since");
    let parts = if known {
        rest.parts(faults)?
    } else {
        Vec::new()
    };
    match (name, parts.as_slice()) {
        ("At", [minute]) => minute.whole(0, MINUTES_MAX, faults).map(Condition::At),
        ("Above" | "Below", [row, mark, rest @ ..]) if rest.len() <= 1 => {
            let indicator = indicator(row, kind, faults);
            let mark = mark.number(faults);
            let minutes = rest.first().map_or(Some(1), |n| n.whole(1, 60, faults));
            let (indicator, mark, minutes) = (indicator?, mark?, minutes?);
            Some(if name == "Above" {
                Condition::Above {
                    indicator,
                    mark,
                    minutes,
                }
            } else {
                Condition::Below {
                    indicator,
                    mark,
                    minutes,
                }
            })
        }
        ("After", [rule, minutes]) => {
            let row = earlier.find(rule, faults);
            let minutes = minutes.whole(1, MINUTES_MAX, faults);
            Some(Condition::After {
                rule: row?,
                minutes: minutes?,
            })
        }
        ("Since", [event, minutes]) => {
            let at = events.find(event, faults);
            if at.and_then(|e| events.get(e)).is_some_and(|e| !e.announced) {
                faults.push(event.fault(format!(
                    "{} is secret; an operator cannot see it",
                    event.as_written()
                )));
            }
            let minutes = minutes.whole(1, MINUTES_MAX, faults);
            Some(Condition::Since {
                event: at?,
                minutes: minutes?,
            })
        }
        _ => {
            faults.push(node.fault(format!(
                "{} is no condition; allowed are {CONDITIONS}",
                node.as_written()
            )));
            None
        }
    }
}

//! Reading operator rules: in level files and in plan files.

use crate::model::control::DeskKind;

use super::definition::{Event, MINUTES_MAX};
use super::notation::{checked_set, indicator};
use super::operator::{Condition, Operator, Rule};
use super::read_event::event_index;
use super::source::{Faults, Node};

/// Reads `[(id: …, when: …, set: […]), …]`.
pub(super) fn read_rules(
    node: &Node<'_>,
    kind: DeskKind,
    events: &[Event],
    faults: &mut Faults,
) -> Operator {
    let mut rules: Vec<Rule> = Vec::new();
    // Rules that could not be read still take their place, so that later ones keep theirs.
    let mut ids: Vec<Option<String>> = Vec::new();
    for item in node.items(faults).unwrap_or_default() {
        let rule = read_rule(&item, kind, events, &ids, faults);
        let id = rule.as_ref().and_then(|r| r.id.clone());
        if id.is_some() && ids.contains(&id) {
            faults.push(item.fault(format!(
                "two rules are named \"{}\"",
                id.as_deref().unwrap_or_default()
            )));
        }
        ids.push(id);
        rules.extend(rule);
    }
    Operator { rules }
}

fn read_rule(
    node: &Node<'_>,
    kind: DeskKind,
    events: &[Event],
    ids: &[Option<String>],
    faults: &mut Faults,
) -> Option<Rule> {
    let mut fields = node.fields(faults)?;
    let id = fields.take("id").map(|n| n.key(faults));
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
            .filter_map(|c| read_condition(c, kind, events, ids, faults))
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
    fields.finish(faults);
    Some(Rule {
        id: id.flatten(),
        when: when?,
        set: set?,
    })
}

/// The conditions as files write them.
const CONDITIONS: &str = "At(minute), Above(\"indicator\", mark, minutes), Below(\"indicator\", mark, minutes), \
    After(\"rule\", minutes), Since(\"event\", minutes)";

fn read_condition(
    node: &Node<'_>,
    kind: DeskKind,
    events: &[Event],
    ids: &[Option<String>],
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
            let id: String = rule.read("an earlier rule's id in quotes", faults)?;
            let row = ids.iter().position(|i| i.as_deref() == Some(&id));
            if row.is_none() {
                let known: Vec<&str> = ids.iter().flatten().map(String::as_str).collect();
                let known = if known.is_empty() {
                    "none".to_owned()
                } else {
                    known.join(", ")
                };
                faults.push(rule.fault(format!(
                    "{} is no earlier rule; known are {known}",
                    rule.as_written()
                )));
            }
            let minutes = minutes.whole(1, MINUTES_MAX, faults);
            Some(Condition::After {
                rule: row?,
                minutes: minutes?,
            })
        }
        ("Since", [event, minutes]) => {
            let at = event_index(event, events, faults);
            if at.is_some_and(|e| !events[e].announced) {
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

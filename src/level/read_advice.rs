//! Reading the advice table of a level.

use crate::model::control::{Control, ControlKind, DeskKind};

use super::advice::{AdviceRule, Deed};
use super::definition::{Event, MINUTES_MAX};
use super::goal::Goal;
use super::ledger;
use super::names::Named;
use super::notation::player_control;
use super::source::{Faults, Node};

/// What a row of the table may refer to.
#[derive(Clone, Copy)]
pub(super) struct Known<'k> {
    /// The desk, with its controls and the parts of its ledger.
    pub(super) kind: DeskKind,
    /// The level's events.
    pub(super) events: &'k Named<Event>,
    /// The level's goals.
    pub(super) goals: &'k Named<Goal>,
}

/// Reads a row: `(worst: …, part: …, stars: …, when: […], key: …)`.
pub(super) fn read_advice(
    node: &Node<'_>,
    known: Known<'_>,
    faults: &mut Faults,
) -> Option<AdviceRule> {
    let mut fields = node.fields(faults)?;
    let worst = fields.take("worst").map(|n| known.goals.find(&n, faults));
    let part = fields
        .take("part")
        .map(|n| read_part(&n, known.kind, faults));
    let stars = fields
        .take("stars")
        .map_or(Some(0), |n| n.whole(0, 3, faults));
    let when = fields.take("when").map_or(Some(Vec::new()), |n| {
        let items = n.items(faults)?;
        let deeds: Vec<_> = items
            .iter()
            .map(|item| read_deed(item, known, faults))
            .collect();
        deeds.into_iter().collect()
    });
    let key = fields.need("key", faults).and_then(|n| n.key(faults));
    fields.finish(faults);
    // A condition that could not be read must not turn into no condition.
    if worst == Some(None) || part == Some(None) {
        return None;
    }
    let stars = u8::try_from(stars?).ok()?;
    Some(AdviceRule {
        worst: worst.flatten(),
        part: part.flatten(),
        stars,
        when: when?,
        key: key?,
    })
}

fn read_part(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<&'static str> {
    let name: String = node.read("a part of the ledger in quotes", faults)?;
    let known = ledger::lost_parts(kind);
    let part = known.iter().find(|p| **p == name).copied();
    if part.is_none() {
        faults.push(node.fault(format!(
            "{} is no lost part of the ledger; known are {}",
            node.as_written(),
            known.join(", ")
        )));
    }
    part
}

/// The conditions as files write them.
const DEEDS: &str = "Never(\"control\"), Early(\"control\", \"event\"), Late(\"control\", \"event\", minutes), \
    Again(\"button\", minutes), Above(\"lever\", mark), Below(\"lever\", mark), \
    Above(\"lever\", mark, \"event\", minutes), Below(\"lever\", mark, \"event\", minutes)";

fn read_deed(node: &Node<'_>, known: Known<'_>, faults: &mut Faults) -> Option<Deed> {
    let (name, rest) = node.variant();
    let is_known = matches!(
        name,
        "Never" | "Early" | "Late" | "Again" | "Above" | "Below"
    );
    let parts = if is_known {
        rest.parts(faults)?
    } else {
        Vec::new()
    };
    let minutes = |n: &Node<'_>, faults: &mut Faults| n.whole(0, MINUTES_MAX, faults);
    let control = |n: &Node<'_>, faults: &mut Faults| player_control(n, known.kind, faults);
    match (name, parts.as_slice()) {
        ("Never", [id]) => control(id, faults).map(|c| Deed::Never { control: c.id }),
        ("Early", [id, event]) => {
            let (control, event) = (control(id, faults), known.events.find(event, faults));
            Some(Deed::Early {
                control: control?.id,
                event: event?,
            })
        }
        ("Late", [id, event, after]) => {
            let (control, event) = (control(id, faults), known.events.find(event, faults));
            let minutes = minutes(after, faults);
            Some(Deed::Late {
                control: control?.id,
                event: event?,
                minutes: minutes?,
            })
        }
        ("Again", [id, within]) => {
            let (control, minutes) = (control(id, faults), minutes(within, faults));
            Some(Deed::Again {
                control: control?.id,
                minutes: minutes?,
            })
        }
        ("Above" | "Below", [id, mark, rest @ ..]) if matches!(rest.len(), 0 | 2) => {
            let control = control(id, faults).filter(|c| is_lever(c, id, faults));
            let mark = mark.number(faults);
            let at = match rest {
                [event, after] => {
                    let (event, minutes) =
                        (known.events.find(event, faults), minutes(after, faults));
                    Some((event?, minutes?))
                }
                _ => None,
            };
            let (control, mark) = (control?.id, mark?);
            Some(if name == "Above" {
                Deed::Above { control, mark, at }
            } else {
                Deed::Below { control, mark, at }
            })
        }
        _ => {
            let written = node.as_written();
            faults.push(node.fault(format!("{written} is no condition; allowed are {DEEDS}")));
            None
        }
    }
}

fn is_lever(control: &Control, node: &Node<'_>, faults: &mut Faults) -> bool {
    let is_lever = control.kind != ControlKind::Button;
    if !is_lever {
        faults.push(node.fault(format!("{} is a button and stands nowhere", control.id)));
    }
    is_lever
}

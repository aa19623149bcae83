//! Reading the events of a level file.

use crate::model::control::{DeskKind, Set};

use super::definition::{Crisis, Event, When};
use super::notation::{checked_set, player_control};
use super::source::{Faults, Node};

/// Reads `(id: …, at: …, lasts: …, crisis: …, announced: …, levers: […])`: the name, and the event when nothing is wrong with it.
pub(super) fn read_event(
    node: &Node<'_>,
    kind: DeskKind,
    length: u32,
    faults: &mut Faults,
) -> (Option<String>, Option<Event>) {
    let Some(mut fields) = node.fields(faults) else {
        return (None, None);
    };
    let id = fields.need("id", faults).and_then(|n| n.key(faults));
    let at = fields
        .need("at", faults)
        .and_then(|n| read_when(&n, length, faults));
    let lasts = fields.take("lasts").map(|n| n.whole(1, length, faults));
    let crisis = fields
        .need("crisis", faults)
        .and_then(|n| read_crisis(&n, kind, faults));
    let announced = fields
        .need("announced", faults)
        .and_then(|n| n.read("true or false", faults));
    let levers = fields.take("levers").and_then(|n| n.items(faults));
    let levers = levers.unwrap_or_default();
    let levers = levers
        .iter()
        .filter_map(|n| player_control(n, kind, faults).map(|c| c.id))
        .collect();
    fields.finish(faults);
    if let (Some(Some(_)), Some(Crisis::Set(Set::BadBuild | Set::CacheFlush))) = (lasts, crisis) {
        faults.push(node.fault("lasts: a crisis on a button happens once and cannot last"));
    }
    let parts = id.clone().zip(at).zip(crisis.zip(announced));
    let event = parts.map(|((id, at), (crisis, announced))| Event {
        id,
        at,
        lasts: lasts.flatten(),
        crisis,
        announced,
        levers,
    });
    (id, event)
}

fn read_when(node: &Node<'_>, length: u32, faults: &mut Faults) -> Option<When> {
    let last = length - 1;
    let (name, rest) = node.variant();
    if name != "Between" {
        return node.whole(0, last, faults).map(When::At);
    }
    let parts = rest.parts(faults)?;
    let [lo, hi] = parts.as_slice() else {
        faults.push(node.fault(format!(
            "{} is not Between(first minute, last minute)",
            node.as_written()
        )));
        return None;
    };
    let (lo, hi) = (lo.whole(0, last, faults)?, hi.whole(0, last, faults)?);
    if lo > hi {
        faults.push(node.fault(format!(
            "{} has its minutes in the wrong order",
            node.as_written()
        )));
        return None;
    }
    Some(When::Between(lo, hi))
}

fn read_crisis(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<Crisis> {
    let (name, rest) = node.variant();
    if name != "Between" {
        return checked_set(node, kind, true, faults).map(Crisis::Set);
    }
    let parts = rest.parts(faults)?;
    let [lo, hi] = parts.as_slice() else {
        faults.push(node.fault(format!(
            "{} is not Between(lower crisis, upper crisis)",
            node.as_written()
        )));
        return None;
    };
    let (lo, hi) = (
        checked_set(lo, kind, true, faults),
        checked_set(hi, kind, true, faults),
    );
    let (lo, hi) = (lo?, hi?);
    if matches!(lo, Set::BadBuild | Set::CacheFlush) {
        faults.push(node.fault(format!(
            "{} is on a button: it has no size to leave to the seed",
            lo.control_id()
        )));
        return None;
    }
    if lo.control_id() != hi.control_id() || lo.value() > hi.value() {
        faults.push(node.fault(format!(
            "{} does not hold one control twice, the lower value first",
            node.as_written()
        )));
        return None;
    }
    Some(Crisis::Between(lo, hi))
}

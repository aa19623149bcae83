//! The notation of controls and their values that level, plan and replay files share.

use crate::model::control::{Control, DeskKind, Set};
use crate::model::desk;

use super::definition::{control_names, desk_name};
use super::source::{Faults, Node};

/// Why a text is no control with a value.
pub(super) struct SetFault {
    /// Names the control, the value and what is allowed.
    pub(super) message: String,
}

/// Reads `Servers(10)`, `Shedding(true)`, `IssuerLatency(B, 12)`, `WarmUp` … of a desk; its range is checked by [`checked_set`] and [`super::action::Action::check`].
pub(super) fn read_set(node: &Node<'_>, kind: DeskKind, crises: bool) -> Result<Set, SetFault> {
    let written = node.as_written();
    let mut ignored = Faults::default();
    let set: Option<Set> = node.read("a control with its value", &mut ignored);
    if let Some(set) = set {
        return Ok(set);
    }
    let (name, _) = node.variant();
    let named = |id: &str| {
        desk::controls(kind)
            .iter()
            .find(|c| c.id.trim_end_matches(['A', 'B']) == id || c.id == id)
    };
    let message = match named(name) {
        Some(control) => {
            let groups = if control.id == name {
                ""
            } else {
                "A or B with "
            };
            format!(
                "{name} does not take {written}; allowed is {groups}{}",
                control.allowed_text()
            )
        }
        None => {
            format!(
                "{written} is no control of the {}; allowed are {}",
                desk_name(kind),
                control_names(kind, crises)
            )
        }
    };
    Err(SetFault { message })
}

/// Reads a control of a desk with a value that it takes; crises only where they are meant.
pub(super) fn checked_set(
    node: &Node<'_>,
    kind: DeskKind,
    crises: bool,
    faults: &mut Faults,
) -> Option<Set> {
    let set = match read_set(node, kind, crises) {
        Ok(set) => set,
        Err(SetFault { message }) => {
            faults.push(node.fault(message));
            return None;
        }
    };
    let control = desk::control(kind, set.control_id())
        .filter(|c| set.belongs_to(kind) && c.crisis == crises);
    let Some(control) = control else {
        let of_kind = |c: &&Control| c.crisis == crises;
        let allowed: Vec<&str> = desk::controls(kind)
            .iter()
            .filter(of_kind)
            .map(|c| c.id)
            .collect();
        let what = if crises {
            "no crisis"
        } else {
            "no control a player has"
        };
        let desk = desk_name(kind);
        faults.push(node.fault(format!(
            "{} is {what} at the {desk}; allowed are {}",
            node.as_written(),
            allowed.join(", ")
        )));
        return None;
    };
    if control.check(set.value()).is_err() {
        faults.push(node.fault(format!(
            "{} does not take {}; allowed is {}",
            control.id,
            set.value(),
            control.allowed_text()
        )));
        return None;
    }
    Some(set)
}

/// Reads the name of a control that a player has at a desk.
pub(super) fn player_control(
    node: &Node<'_>,
    kind: DeskKind,
    faults: &mut Faults,
) -> Option<&'static Control> {
    let id: String = node.read("a control's name in quotes", faults)?;
    let control = desk::control(kind, &id).filter(|c| !c.crisis);
    if control.is_none() {
        faults.push(node.fault(format!(
            "{} is no control of the {}; allowed are {}",
            node.as_written(),
            desk_name(kind),
            control_names(kind, false)
        )));
    }
    control
}

/// Reads the name of an indicator of a desk.
pub(super) fn indicator(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<usize> {
    let name: String = node.read("an indicator's name in quotes", faults)?;
    let row = desk::indicator_index(kind, &name);
    if row.is_none() {
        let names: Vec<&str> = desk::indicators(kind).iter().map(|i| i.name).collect();
        faults.push(node.fault(format!(
            "{} is no indicator of the {}; known are {}",
            node.as_written(),
            desk_name(kind),
            names.join(", ")
        )));
    }
    row
}

/// Reads the name of a book quantity of a desk.
pub(super) fn sum(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<usize> {
    let name: String = node.read("a book quantity's name in quotes", faults)?;
    let row = desk::sums(kind).iter().position(|s| *s == name);
    if row.is_none() {
        faults.push(node.fault(format!(
            "{} is no book quantity of the {}; known are {}",
            node.as_written(),
            desk_name(kind),
            desk::sums(kind).join(", ")
        )));
    }
    row
}

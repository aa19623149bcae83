//! Moves of a player or an operator, in words.

use crate::level::operator::Move;
use crate::model::control::{ControlKind, DeskKind, Set};
use crate::model::desk::control;
use crate::text::{Text, key};

/// A setting in words: "Servers to 10", or the name of a button.
#[must_use]
pub fn setting(desk: DeskKind, set: Set, text: &Text) -> String {
    let id = set.control_id();
    let name = text.get(&key("control", id));
    match control(desk, id) {
        Some(row) if row.kind != ControlKind::Button => {
            let value = text.control_value(row, set.value()).joined();
            text.args(
                "ui-move",
                &[("control", name.into()), ("value", value.into())],
            )
        }
        _ => name,
    }
}

/// Several settings, one after the other.
pub fn settings(desk: DeskKind, sets: impl IntoIterator<Item = Set>, text: &Text) -> String {
    let all = sets.into_iter().map(|set| setting(desk, set, text));
    all.collect::<Vec<_>>().join(" · ")
}

/// Why a move was made; nothing where its rules do not say.
#[must_use]
pub fn reason(of: &Move, text: &Text) -> String {
    let reasons: Vec<String> = of.whys.iter().map(|why| text.get(why)).collect();
    reasons.join(" · ")
}

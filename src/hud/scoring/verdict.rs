//! The minute where the player's line leaves the reference operator's, and what each had done.

use super::ScoringView;
use crate::level::{Action, Run, compare};
use crate::model::control::{Control, ControlKind};
use crate::model::desk;
use crate::text::{Text, key};

/// Head and words of the reason.
pub(super) fn verdict(view: &ScoringView, text: &Text) -> (String, String) {
    let level = view.run.level();
    if view.watched {
        return (String::new(), text.get("ui-watched"));
    }
    let Some(reference) = view.reference else {
        return (
            String::new(),
            text.get(&format!("{}.teaches", level.text_key())),
        );
    };
    let Some(parting) = compare(view.run, reference) else {
        return (String::new(), text.get("ui-verdict-together"));
    };
    let goal = &level.goals[parting.goal];
    let at = |run: &Run| {
        run.goal_line(parting.goal)
            .get(parting.minute as usize)
            .copied()
            .flatten()
    };
    let ahead = match (at(view.run), at(reference)) {
        (Some(mine), Some(theirs)) => (mine > theirs) == goal.higher_is_better(),
        _ => false,
    };
    let name = text.get(&level.goal_key(goal));
    let first = text.args(
        if ahead {
            "ui-verdict-ahead"
        } else {
            "ui-verdict-behind"
        },
        &[("goal", name.into())],
    );
    let mut sentences = vec![first];
    if let Some(action) = its_move(view.run, reference, parting.minute) {
        sentences.extend(moves(view.run, &action, text));
    }
    let head = text.args("ui-verdict-minute", &[("minute", parting.minute.into())]);
    (head, sentences.join(" "))
}

/// Value of a control in a minute of a run, as its actions and its level set it.
fn value_at(run: &Run, control: &Control, minute: u32) -> f64 {
    let of =
        |set: &crate::model::control::Set| (set.control_id() == control.id).then(|| set.value());
    let acted = run
        .actions()
        .iter()
        .rev()
        .filter(|action| action.minute <= minute)
        .find_map(|action| of(&action.set));
    let started = || run.level().start.set.iter().rev().find_map(of);
    acted.or_else(started).unwrap_or(control.default)
}

fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

/// The reference's last move up to a minute that the player made later, otherwise or never.
fn its_move(run: &Run, reference: &Run, minute: u32) -> Option<Action> {
    let kind = run.level().desk;
    let made = reference
        .actions()
        .iter()
        .rev()
        .filter(|action| action.minute <= minute);
    made.copied().find(|action| {
        let value = action.set.value();
        let mine = |mine: &Action| {
            mine.minute <= action.minute && mine.set.control_id() == action.set.control_id()
        };
        desk::control(kind, action.set.control_id()).is_some_and(|control| match control.kind {
            ControlKind::Button => !run.actions().iter().any(mine),
            _ => !same(value_at(run, control, action.minute), value),
        })
    })
}

/// What the reference did and when the player did the same, if ever.
fn moves(run: &Run, action: &Action, text: &Text) -> Vec<String> {
    let Some(control) = desk::control(run.level().desk, action.set.control_id()) else {
        return Vec::new();
    };
    let name = text.get(&key("control", control.id));
    let button = control.kind == ControlKind::Button;
    let value = action.set.value();
    let shown = text.control_value(control, value).joined();
    let its = if button {
        text.args(
            "ui-verdict-its-press",
            &[("control", name.into()), ("minute", action.minute.into())],
        )
    } else {
        text.args(
            "ui-verdict-its-move",
            &[
                ("control", name.into()),
                ("value", shown.into()),
                ("minute", action.minute.into()),
            ],
        )
    };
    let mut mine = run
        .actions()
        .iter()
        .filter(|mine| mine.set.control_id() == control.id);
    let matching = mine
        .clone()
        .find(|mine| button || same(mine.set.value(), value));
    let mut sentences = vec![its];
    match (matching, mine.next_back()) {
        (Some(mine), _) if mine.minute > action.minute => {
            sentences.push(text.args(
                "ui-verdict-you-later",
                &[("n", (mine.minute - action.minute).into())],
            ));
            sentences.extend(waiting(run, mine.minute, text));
        }
        (Some(mine), _) if mine.minute < action.minute => {
            sentences.push(text.args(
                "ui-verdict-you-earlier",
                &[("n", (action.minute - mine.minute).into())],
            ));
        }
        (Some(_), _) => sentences.push(text.get("ui-verdict-you-same")),
        (None, Some(last)) => {
            let value = text.control_value(control, last.set.value()).joined();
            sentences.push(text.args("ui-verdict-you-otherwise", &[("value", value.into())]));
        }
        (None, None) => sentences.push(text.get("ui-verdict-you-never")),
    }
    sentences
}

/// How many payments waited to try again when the player acted.
fn waiting(run: &Run, minute: u32, text: &Text) -> Option<String> {
    let row = desk::indicator_index(run.level().desk, "retry_waiting")?;
    let before = run.history().get((minute as usize).checked_sub(1)?)?;
    let waiting = before.readings[row].round();
    (waiting >= 1.0).then(|| text.args("ui-verdict-waiting", &[("n", waiting.into())]))
}

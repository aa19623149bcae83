//! The minute where the player's line leaves the reference operator's, and what each had done.

use super::ScoringView;
use crate::hud::moves;
use crate::level::operator::Move;
use crate::level::{Action, Run, compare};
use crate::model::control::ControlKind;
use crate::model::desk;
use crate::text::{Text, key};

/// Head and words of the reason.
pub(super) fn verdict(view: &ScoringView, text: &Text) -> (String, String) {
    let level = view.run.level();
    if view.watched {
        return (String::new(), watched(view, text));
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
    let name = text.get(&level.goal_key(&level.goals[parting.goal]));
    let first = text.args(
        if parting.ahead {
            "ui-verdict-ahead"
        } else {
            "ui-verdict-behind"
        },
        &[("goal", name.into())],
    );
    let mut sentences = vec![first];
    let its = its_moves(view.run, reference, parting.minute);
    if its.is_empty() {
        let mine = differing(reference, view.run, parting.minute);
        sentences.extend(mine.last().map(|mine| your_move(view.run, mine, text)));
    } else {
        sentences.extend(said(view.run, &its, text));
    }
    let head = text.args("ui-verdict-minute", &[("minute", parting.minute.into())]);
    (head, sentences.join(" "))
}

/// Who played instead, what they did and why.
fn watched(view: &ScoringView, text: &Text) -> String {
    let desk = view.run.level().desk;
    let line = |of: &Move| {
        let moves = moves::settings(desk, of.sets.iter().copied(), text);
        let why = moves::reason(of, text);
        let mut args = vec![("minute", of.minute.into()), ("moves", moves.into())];
        if why.is_empty() {
            return text.args("ui-watched-move", &args);
        }
        args.push(("why", why.into()));
        text.args("ui-watched-why", &args)
    };
    let whose = if view.recorded {
        "ui-watched-recording"
    } else {
        "ui-watched"
    };
    let lines = std::iter::once(text.get(whose)).chain(view.moves.iter().map(line));
    lines.collect::<Vec<_>>().join("\n")
}

fn same(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn is_button(run: &Run, id: &str) -> bool {
    desk::control(run.level().desk, id).is_some_and(|c| c.kind == ControlKind::Button)
}

/// The moves of one run up to a minute that the other had not made by then, or had made otherwise; oldest first.
fn differing(run: &Run, of: &Run, minute: u32) -> Vec<Action> {
    let made = of.actions().iter().filter(|action| action.minute <= minute);
    let missing = made.copied().filter(|action| {
        let id = action.set.control_id();
        let done = |mine: &Action| mine.minute <= action.minute && mine.set.control_id() == id;
        if is_button(run, id) {
            !run.actions().iter().any(done)
        } else {
            !same(run.control_at(id, action.minute), action.set.value())
        }
    });
    missing.collect()
}

/// What the player made of a move of the reference.
#[derive(Clone, Copy, PartialEq)]
enum Answer {
    /// The same, so many minutes later.
    Later(u32),
    /// The same, so many minutes earlier, and then something else.
    Earlier(u32),
    /// Something else.
    Otherwise,
    /// Nothing at all.
    Never,
}

fn answer(run: &Run, action: &Action) -> Answer {
    let id = action.set.control_id();
    let mine = || {
        run.actions()
            .iter()
            .filter(move |a| a.set.control_id() == id)
    };
    let alike = |mine: &&Action| is_button(run, id) || same(mine.set.value(), action.set.value());
    let later = mine().find(|mine| mine.minute > action.minute && alike(mine));
    let earlier = mine().rfind(|mine| mine.minute <= action.minute && alike(mine));
    match (later, earlier, mine().next()) {
        (Some(mine), ..) => Answer::Later(mine.minute - action.minute),
        (None, Some(mine), _) if mine.minute < action.minute => {
            Answer::Earlier(action.minute - mine.minute)
        }
        (None, _, Some(_)) => Answer::Otherwise,
        (None, _, None) => Answer::Never,
    }
}

/// The reference's last moves up to a minute that the player answered in one and the same way.
fn its_moves(run: &Run, reference: &Run, minute: u32) -> Vec<(Action, Answer)> {
    let missing = differing(run, reference, minute).into_iter();
    let mut its: Vec<_> = missing.map(|its| (its, answer(run, &its))).collect();
    let last = its.last().map(|(action, _)| action.minute);
    its.retain(|(action, _)| Some(action.minute) == last);
    // The rules name first what matters most.
    if let Some((_, first)) = its.first().copied() {
        its.retain(|(_, answer)| *answer == first);
        if first == Answer::Otherwise {
            its.truncate(1);
        }
    }
    its
}

/// What the reference did and when the player did the same, if ever.
fn said(run: &Run, its: &[(Action, Answer)], text: &Text) -> Vec<String> {
    let [(action, reply), ..] = its else {
        return Vec::new();
    };
    let desk = run.level().desk;
    let id = action.set.control_id();
    let minute = || action.minute.into();
    let name = text.get(&key("control", id));
    let made = if its.len() > 1 {
        let moves = moves::settings(desk, its.iter().map(|(action, _)| action.set), text);
        text.args(
            "ui-verdict-its-moves",
            &[("minute", minute()), ("moves", moves.into())],
        )
    } else if is_button(run, id) {
        text.args(
            "ui-verdict-its-press",
            &[("control", name.into()), ("minute", minute())],
        )
    } else {
        let value = value(run, action, text);
        let args = [
            ("control", name.into()),
            ("value", value.into()),
            ("minute", minute()),
        ];
        text.args("ui-verdict-its-move", &args)
    };
    let mut sentences = vec![made];
    sentences.push(match reply {
        Answer::Later(n) => text.args("ui-verdict-you-later", &[("n", (*n).into())]),
        Answer::Earlier(n) => text.args("ui-verdict-you-earlier", &[("n", (*n).into())]),
        Answer::Never => text.get("ui-verdict-you-never"),
        Answer::Otherwise => {
            let mut mine = run.actions().iter().rev();
            let last = mine.find(|mine| mine.set.control_id() == id);
            let value = last.map_or_else(String::new, |last| value(run, last, text));
            text.args("ui-verdict-you-otherwise", &[("value", value.into())])
        }
    });
    if let Answer::Later(n) = reply {
        sentences.extend(waiting(run, action.minute + n, text));
    }
    sentences
}

/// What the player had done, where the reference had not.
fn your_move(run: &Run, mine: &Action, text: &Text) -> String {
    let id = mine.set.control_id();
    let name = text.get(&key("control", id));
    let minute = mine.minute.into();
    if is_button(run, id) {
        return text.args(
            "ui-verdict-your-press",
            &[("control", name.into()), ("minute", minute)],
        );
    }
    let value = value(run, mine, text);
    let args = [
        ("control", name.into()),
        ("value", value.into()),
        ("minute", minute),
    ];
    text.args("ui-verdict-your-move", &args)
}

fn value(run: &Run, action: &Action, text: &Text) -> String {
    let control = desk::control(run.level().desk, action.set.control_id());
    control.map_or_else(String::new, |control| {
        text.control_value(control, action.set.value()).joined()
    })
}

/// How many payments waited to try again when the player acted.
fn waiting(run: &Run, minute: u32, text: &Text) -> Option<String> {
    let row = desk::indicator_index(run.level().desk, "retry_waiting")?;
    let before = run.history().get((minute as usize).checked_sub(1)?)?;
    let waiting = before.readings[row].round();
    (waiting >= 1.0).then(|| text.args("ui-verdict-waiting", &[("n", waiting.into())]))
}

//! What a booth says of the minute on screen: what goes on, and what the operator does about it.

use crate::hud::booth::acts;
use crate::hud::words::capital;
use crate::level::operator::Move;
use crate::level::{Run, TimelineEvent};
use crate::model::control::Set;
use crate::model::desk;
use crate::shift::number::whole;
use crate::shift::sim::Shift;
use crate::text::Text;

/// A title with its sentence, or what happens with its reason.
pub(super) type Said = (String, String);

/// Whether more payments come back than come.
fn storms(run: &Run) -> bool {
    let reading = |name: &str| {
        desk::indicator_index(run.level().desk, name).map(|row| run.shown().readings[row])
    };
    reading("retry_tps") > reading("new_tps")
}

/// The name of what is played and the one sentence about it: what is asked, then what goes on.
pub(super) fn title(run: &Run, text: &Text) -> Said {
    let key = run.level().text_key();
    let name = text.get(&key);
    if storms(run) {
        return (text.get("booth-storm"), text.get("booth-storm.sentence"));
    }
    let Some(event) = run.events().last() else {
        let own = format!("booth-brief-{}", run.level().id);
        let brief = if text.has(&own) {
            own
        } else {
            format!("{key}.sub")
        };
        return (name, text.get(&brief));
    };
    let (event, what) = event_words(event, run.minute(), text);
    let sentence = if event == name || what.is_empty() {
        capital(&what)
    } else {
        let args = [("event", event.into()), ("what", what.into())];
        text.args("booth-event", &args)
    };
    (name, sentence)
}

/// An event's name, and how it goes on or that it is over.
fn event_words(event: &TimelineEvent, minute: u32, text: &Text) -> Said {
    let over = format!("{}.over", event.key);
    if event.ends.is_some_and(|ends| ends < minute) && text.has(&over) {
        return (text.get(&event.key), text.get(&over));
    }
    let detail = format!("{}.detail", event.key);
    let args = text.event_args(event.control, event.value);
    (text.get(&event.key), text.args(&detail, &args))
}

/// What the loop says under the stage.
pub(super) fn caption(shift: &Shift, text: &Text) -> Said {
    let run = shift.run();
    if let Some((last, set)) = hand(shift) {
        return (act(run, last, set, text), reasons(last, text));
    }
    let teaches = text.get(&format!("{}.teaches", run.level().text_key()));
    if !shift.moves().is_empty() {
        return (text.get("booth-watches"), teaches);
    }
    let (name, sentence) = title(run, text);
    let head = text.args(
        "booth-event",
        &[("event", name.into()), ("what", sentence.into())],
    );
    (head, teaches)
}

/// Why a move was made, a sentence a reason.
fn reasons(of: &Move, text: &Text) -> String {
    let sentence = |why: &String| {
        let why = capital(&text.get(why));
        text.args("booth-why", &[("why", why.into())])
    };
    let all: Vec<String> = of.whys.iter().map(sentence).collect();
    all.join(" ")
}

/// The operator's last move, and which of the things it set is told now: one after the other.
pub(super) fn hand(shift: &Shift) -> Option<(&Move, Set)> {
    let (last, share) = shift.latest_move_told()?;
    let count = last.sets.len();
    let now = whole(share * count as f64) as usize;
    let set = last.sets.get(now.min(count.saturating_sub(1)))?;
    Some((last, *set))
}

/// What the operator does, in a sentence.
fn act(run: &Run, of: &Move, set: Set, text: &Text) -> String {
    let id = set.control_id();
    let before = match of.minute.checked_sub(1) {
        Some(minute) => run.control_at(id, minute),
        None => run.control_at_start(id),
    };
    desk::control(run.level().desk, id)
        .map_or_else(String::new, |control| acts(control, before, set, text))
}

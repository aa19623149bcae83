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
    (name, event_sentence(event, run.minute(), text))
}

/// How an event goes on, or that it is over, in a sentence; its name, if it is one of somebody's own levels.
fn event_sentence(event: &TimelineEvent, minute: u32, text: &Text) -> String {
    let sentence = format!("booth-{}", event.key);
    let over = format!("{sentence}.over");
    if event.ends.is_some_and(|ends| ends < minute) && text.has(&over) {
        return text.get(&over);
    }
    if text.has(&sentence) {
        text.args(&sentence, &text.event_args(event.control, event.value))
    } else {
        text.get(&event.key)
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::{Player, booth_levels, embedded, play};
    use crate::text::Lang;

    #[test]
    fn titles_are_sentences_all_through_every_level() {
        let (mut seen, mut faults) = (std::collections::BTreeSet::new(), Vec::new());
        let texts: Vec<Text> = Lang::all().iter().map(|lang| Text::new(*lang)).collect();
        for entry in booth_levels(embedded()) {
            for player in [Player::nothing(), Player::reference(&entry.level)] {
                for minute in (0..entry.level.end()).step_by(6) {
                    let run = play(&entry.level, entry.seed, &player, minute).expect("legal");
                    for text in &texts {
                        let (_, sentence) = title(&run, text);
                        let begins = sentence.chars().next();
                        let is_sentence = sentence.ends_with('.')
                            && begins.is_some_and(|c| c.is_uppercase() || c.is_ascii_digit());
                        if !is_sentence && seen.insert(sentence.clone()) {
                            faults.push(format!("{}: {sentence}", text.lang().code()));
                        }
                        seen.insert(sentence);
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{faults:?}");
        assert!(seen.contains("A new build is rolling out."), "{seen:?}");
    }
}

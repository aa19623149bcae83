//! Tells the page what happens.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use bevy::prelude::*;
use serde_json::{Map, Value, json};

use super::obey::Hands;
use crate::app::aloud::Said;
use crate::app::tell::Tell;
use crate::level::{Link, MODEL_VERSION, Run, embedded};
use crate::model::desk;
use crate::screens::{CopyWanted, FileWanted, Session};
use crate::shift::MinuteComputed;
use crate::shift::sim::{Mode, Shift};
use crate::states::Screen;
use crate::text::Lang;

/// Frames until a picture has surely been on the screen: fonts come in during the first.
const FRAMES_TO_SEE: u32 = 3;

/// Once, when the first picture is there.
pub(super) fn ready(mut frames: Local<u32>, mut tell: MessageWriter<Tell>) {
    if *frames > FRAMES_TO_SEE {
        return;
    }
    *frames += 1;
    if *frames == FRAMES_TO_SEE {
        let levels: Vec<&str> = embedded().iter().map(|level| level.id.as_str()).collect();
        tell.write(Tell(json!({
            "type": "ready",
            "version": env!("CARGO_PKG_VERSION"),
            "model": MODEL_VERSION,
            "levels": levels,
        })));
    }
}

/// Somebody plays or watches, rather than the title's own recording.
fn counts(shift: &Shift) -> bool {
    matches!(shift.mode(), Mode::Played | Mode::Watched)
}

/// Every minute computed, with all its indicators.
pub(super) fn minutes(
    mut computed: MessageReader<MinuteComputed>,
    shift: Option<Res<Shift>>,
    mut tell: MessageWriter<Tell>,
) {
    let count = computed.read().count();
    let Some(shift) = shift.filter(|shift| counts(shift)) else {
        return;
    };
    let run = shift.run();
    let first = run.history().len().saturating_sub(count);
    for (number, minute) in run.history().iter().enumerate().skip(first) {
        let indicators: Map<String, Value> = desk::indicators(run.level().desk)
            .iter()
            .zip(minute.readings)
            .map(|(indicator, value)| (indicator.name.to_owned(), Value::from(value)))
            .collect();
        tell.write(Tell(json!({
            "type": "minute",
            "level": run.level().id,
            "seed": run.seed(),
            "minute": number,
            "indicators": indicators,
        })));
    }
}

/// The verdict, when the scoring screen comes on.
pub(super) fn result(
    screen: Res<State<Screen>>,
    session: Res<Session>,
    shift: Option<Res<Shift>>,
    mut tell: MessageWriter<Tell>,
) {
    if !screen.is_changed() || *screen.get() != Screen::Scoring {
        return;
    }
    if let Some(shift) = shift.filter(|shift| counts(shift)) {
        let watched = shift.mode() == Mode::Watched;
        let base = session.link_base.as_deref();
        tell.write(Tell(verdict(shift.run(), watched, base)));
    }
}

fn verdict(run: &Run, watched: bool, base: Option<&str>) -> Value {
    let goals: Vec<Value> = run
        .level()
        .goals
        .iter()
        .zip(run.goals())
        .map(|(goal, state)| {
            json!({
                "goal": goal.id,
                "value": state.value,
                "met": state.met,
                "credit": state.credit,
            })
        })
        .collect();
    let outcome = run.outcome();
    json!({
        "type": "result",
        "level": run.level().id,
        "seed": run.seed(),
        "minutes": run.minute(),
        "watched": watched,
        "score": outcome.as_ref().map(|o| o.score),
        "stars": outcome.as_ref().map(|o| o.stars),
        "passed": outcome.as_ref().map(|o| o.passed),
        "goals": goals,
        "fingerprint": run.fingerprint().to_string(),
        "link": base.and_then(|base| Link::to_run(run).to_address(base)),
    })
}

/// How the shift goes, for those who listen: the page reads it out.
pub(super) fn aloud(said: Res<Said>, session: Res<Session>, mut tell: MessageWriter<Tell>) {
    if !said.words.is_empty() {
        let lang = session.text.lang().code();
        tell.write(Tell(
            json!({ "type": "say", "text": said.words, "lang": lang }),
        ));
    }
}

/// What is to be saved: the browser does it. What is no text, such as a picture, goes over as base64.
pub(super) fn file(mut wanted: MessageReader<FileWanted>, mut tell: MessageWriter<Tell>) {
    for FileWanted { name, content } in wanted.read() {
        tell.write(Tell(match std::str::from_utf8(content) {
            Ok(text) => json!({ "type": "file", "name": name, "text": text }),
            Err(_) => json!({ "type": "file", "name": name, "base64": STANDARD.encode(content) }),
        }));
    }
}

/// What is to be copied: the page has the clipboard.
pub(super) fn copy(
    mut wanted: MessageReader<CopyWanted>,
    mut hands: ResMut<Hands>,
    mut tell: MessageWriter<Tell>,
) {
    for wanted in wanted.read() {
        tell.write(Tell(json!({
            "type": "copy",
            "text": wanted.text,
            "link": wanted.is_link,
        })));
        hands.copying = Some(wanted.clone());
    }
}

/// The player's language, for the page's own words.
pub(super) fn language(
    session: Res<Session>,
    mut told: Local<Option<Lang>>,
    mut tell: MessageWriter<Tell>,
) {
    let lang = session.text.lang();
    if told.replace(lang) != Some(lang) {
        tell.write(Tell(json!({ "type": "language", "lang": lang.code() })));
    }
}

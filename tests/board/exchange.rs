//! Boards as texts: exported, imported, and everything that is wrong with a text of other hands.

use proptest::prelude::*;
use retry_storm::board::{
    Boards, Damage, Day, ENTRIES_MAX, Event, IMPORT_BYTES_MAX, Imported, Importing, KEPT_DAYS, Key,
    NoBoard, Unproven, Why,
};
use retry_storm::level::embedded;
use serde_json::{Value, json};

use crate::scores::{enter, key, names, today};

/// A board with operators and two visitors.
fn board() -> Boards {
    let mut boards = Boards::nowhere(embedded());
    boards.open(&key());
    enter(&mut boards, &key(), "ren");
    enter(&mut boards, &key(), "niño");
    boards
}

fn exported() -> Value {
    serde_json::from_str(&board().export(&key().event)).expect("JSON")
}

fn import(text: &str) -> Result<(Boards, Imported), NoBoard> {
    let mut boards = Boards::nowhere(embedded());
    let imported = import_into(&mut boards, text, today())?;
    Ok((boards, imported))
}

/// Takes a whole text in at once.
fn import_into(boards: &mut Boards, text: &str, today: Day) -> Result<Imported, NoBoard> {
    let mut importing = Importing::begin(text, today)?;
    while importing.step(boards) {}
    let (done, of) = importing.done();
    assert_eq!(done, of, "all of it was looked at");
    Ok(importing.finish(boards))
}

/// Imports a board with its last entry changed, and tells why that one was left out.
fn changed(change: impl FnOnce(&mut Value)) -> Why {
    let mut text = exported();
    let entries = text["entries"].as_array_mut().expect("a list");
    let count = entries.len();
    change(&mut entries[count - 1]);
    let (boards, imported) = import(&text.to_string()).expect("a board");
    assert_eq!(imported.count(), count - 1, "the others come in");
    assert_eq!(names(&boards, &key()), ["REN"]);
    let [left] = imported.left_out.as_slice() else {
        panic!("{:?}", imported.left_out);
    };
    assert_eq!(left.place, count);
    left.why.clone()
}

#[test]
fn what_is_exported_comes_in_elsewhere_as_it_was() {
    let old = board();
    let (new, imported) = import(&old.export(&key().event)).expect("a board");
    assert!(imported.left_out.is_empty(), "{:?}", imported.left_out);
    assert_eq!(imported.count(), old.ranking(&key()).len());
    assert_eq!(new.ranking(&key()), old.ranking(&key()));
    assert_eq!(new.export(&key().event), old.export(&key().event));
    let (none, imported) = import(&old.export(&Event::new("other"))).expect("a board");
    assert_eq!((imported.count(), none.ranking(&key()).len()), (0, 0));
}

#[test]
fn every_entry_says_what_it_is_and_carries_its_replay() {
    let text = exported();
    assert_eq!(text["format"], "retry-storm-board");
    let last = text["entries"]
        .as_array()
        .and_then(|list| list.last())
        .expect("an entry");
    assert_eq!(last["name"], "NIÑO");
    assert_eq!(last["event"], "Open day");
    assert_eq!(last["day"], "2026-11-30");
    assert_eq!(
        (&last["level"], &last["seed"]),
        (&json!("switch-sale-surge"), &json!(7))
    );
    assert_eq!(
        (&last["score"], &last["stars"], &last["passed"]),
        (&json!(1000), &json!(3), &json!(true))
    );
    assert_eq!(
        (&last["seeded"], &text["entries"][0]["seeded"]),
        (&json!(false), &json!(true))
    );
    assert!(
        last["replay"]
            .as_str()
            .is_some_and(|replay| replay.starts_with("1."))
    );
}

#[test]
fn imported_twice_it_is_there_once() {
    let mut boards = board();
    let text = boards.export(&key().event);
    let again = import_into(&mut boards, &text, today()).expect("a board");
    assert_eq!(again.count(), 0);
    assert!(again.left_out.iter().all(|left| left.why == Why::Known));
    assert_eq!(names(&boards, &key()), ["REN", "NIÑO"]);
}

#[test]
fn changed_entries_are_named_and_left_out() {
    for (field, value) in [
        ("score", json!(999)),
        ("stars", json!(2)),
        ("passed", json!(false)),
    ] {
        let why = changed(|entry| entry[field] = value);
        assert!(
            matches!(why, Why::Unproven(Unproven::OtherScore(_))),
            "{field}: {why:?}"
        );
    }
    assert_eq!(changed(|entry| entry["seed"] = json!(8)), Why::OtherShift);
    assert_eq!(
        changed(|entry| entry["level"] = json!("web-bad-deploy")),
        Why::OtherShift
    );
    let unknown = Unproven::NoLevel("elsewhere".to_owned());
    assert_eq!(
        changed(|entry| entry["level"] = json!("elsewhere")),
        Why::Unproven(unknown)
    );
    let replay = |text: &str| {
        let text = json!(text);
        changed(|entry| entry["replay"] = text)
    };
    for text in [
        "",
        "1.",
        "2.eNo",
        "1.!!!",
        "(model: 1)",
        &"1.A".repeat(9000),
    ] {
        assert!(matches!(replay(text), Why::Replay(_)), "{text:.10}");
    }
    for name in ["", "  ", "fuck", "abcdefghijklm", "<b>"] {
        let why = changed(|entry| entry["name"] = json!(name));
        assert!(matches!(why, Why::Name(_)), "{name}: {why:?}");
    }
    for (field, value) in [
        ("name", json!(7)),
        ("day", json!("2026-11-31")),
        ("score", json!(-1)),
        ("score", json!(1.5)),
        ("stars", json!(300)),
        ("seeded", json!("no")),
        ("replay", Value::Null),
    ] {
        let why = changed(|entry| entry[field] = value);
        assert!(matches!(why, Why::Notation(_)), "{field}: {why:?}");
    }
    let missing = changed(|entry| {
        entry
            .as_object_mut()
            .and_then(|fields| fields.remove("passed"));
    });
    assert_eq!(missing, Why::Notation(Damage::Missing("passed")));
    assert!(matches!(
        changed(|entry| *entry = json!([1])),
        Why::Notation(_)
    ));
}

#[test]
fn another_ones_replay_does_not_lend_its_score() {
    let text = exported();
    let entries = text["entries"].as_array().expect("a list");
    let untouched = entries
        .iter()
        .min_by_key(|entry| entry["score"].as_u64())
        .expect("an entry");
    let replay = untouched["replay"].clone();
    assert!(matches!(
        changed(|entry| entry["replay"] = replay),
        Why::Unproven(Unproven::OtherScore(_))
    ));
}

#[test]
fn days_too_long_ago_or_still_to_come_are_left_out() {
    let text = board().export(&key().event);
    for (days, comes_in) in [(0, true), (KEPT_DAYS, true), (KEPT_DAYS + 1, false)] {
        let mut boards = Boards::nowhere(embedded());
        let imported = import_into(&mut boards, &text, today().after(days)).expect("a board");
        assert_eq!(imported.count() > 0, comes_in, "{days}");
        assert!(
            imported
                .left_out
                .iter()
                .all(|left| left.why == Why::Past(today()))
        );
    }
    for (back, comes_in) in [(86_400, true), (2 * 86_400, false)] {
        let now = 1_796_040_000 - back;
        let mut boards = Boards::nowhere(embedded());
        let imported = import_into(&mut boards, &text, Day::of_unix(now)).expect("a board");
        assert_eq!(imported.count() > 0, comes_in, "{back}");
        assert!(
            imported
                .left_out
                .iter()
                .all(|left| left.why == Why::ToCome(today()))
        );
    }
}

#[test]
fn what_is_no_board_is_refused_as_a_whole() {
    let of = |text: &str| import(text).map(|_| ()).expect_err("it is taken");
    for text in [
        "",
        "[]",
        "7",
        "{",
        "{}",
        "{\"format\": \"retry-storm-board\"}",
        "(entries: [])",
    ] {
        assert_eq!(of(text), NoBoard::Foreign, "{text}");
    }
    let mut board = exported();
    board["version"] = json!(2);
    assert_eq!(of(&board.to_string()), NoBoard::Newer);
    board["version"] = json!("1");
    assert_eq!(of(&board.to_string()), NoBoard::Foreign);
    board["version"] = json!(1);
    board["entries"] = json!({});
    assert_eq!(of(&board.to_string()), NoBoard::Foreign);
    board["entries"] = Value::Array(vec![json!(0); ENTRIES_MAX + 1]);
    assert_eq!(of(&board.to_string()), NoBoard::TooMany);
    assert_eq!(of(&" ".repeat(IMPORT_BYTES_MAX + 1)), NoBoard::TooLong);
    let deep = format!("{}{}", "[".repeat(200_000), "]".repeat(200_000));
    assert_eq!(of(&deep), NoBoard::Foreign);
}

#[test]
fn an_editors_byte_order_mark_says_nothing() {
    let text = format!("\u{feff}{}", board().export(&key().event));
    assert!(import(&text).is_ok_and(|(_, imported)| imported.left_out.is_empty()));
}

#[test]
fn what_came_in_is_told_by_event_and_no_slur_is_told_at_all() {
    let mut text = exported();
    let entries = text["entries"].as_array_mut().expect("a list");
    let mut elsewhere = entries[entries.len() - 1].clone();
    elsewhere["event"] = json!("Spring fair");
    let mut twice = elsewhere.clone();
    twice["name"] = json!("TESSA");
    let mut slur = elsewhere.clone();
    slur["name"] = json!("fuck you");
    let mut damaged = slur.clone();
    damaged["score"] = json!("many");
    let count = entries.len();
    entries.extend([elsewhere.clone(), twice, elsewhere, slur, damaged]);
    let (_, imported) = import(&text.to_string()).expect("a board");
    let events = [("Open day", count), ("Spring fair", 2)];
    assert_eq!(
        imported.taken,
        events.map(|(event, n)| (Event::new(event), n))
    );
    let told: Vec<_> = imported
        .left_out
        .iter()
        .map(|left| (left.place - count, left.name.as_str()))
        .collect();
    assert_eq!(told, [(3, "NIÑO"), (4, "••••••••"), (5, "••••••••")]);
}

#[test]
fn a_board_is_of_the_event_it_says() {
    let (boards, _) = import(&board().export(&key().event)).expect("a board");
    let other = Key {
        event: Event::default(),
        ..key()
    };
    assert!(boards.ranking(&other).is_empty());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]
    #[test]
    fn no_text_brings_it_down(at in 0..4000_usize, byte: u8) {
        static TEXT: std::sync::OnceLock<String> = std::sync::OnceLock::new();
        let mut text = TEXT.get_or_init(|| board().export(&key().event)).clone().into_bytes();
        let at = at % text.len();
        text[at] = byte;
        let text = String::from_utf8_lossy(&text);
        if let Ok((boards, imported)) = import(&text) {
            // Whatever came in is what its replay gives.
            for entry in boards.ranking(&key()) {
                prop_assert!(retry_storm::board::prove(entry.claim(), entry.replay(), embedded()).is_ok());
            }
            prop_assert!(imported.count() + imported.left_out.len() >= 2);
        }
    }
}

//! Files made to break the reader get an error, at once, and nothing else.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use retry_storm::level::plan::parse_plans;
use retry_storm::level::{File, Level, Levels, Replay, embedded, read_text};

/// A folder of its own for each test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("an old folder to go");
    }
    fs::create_dir_all(&path).expect("a new folder");
    path
}

/// What every reader says about a text.
fn says(text: &str) -> Vec<String> {
    let level = Level::parse("x", text).expect_err("no level");
    let replay = Replay::parse_all("x", text, embedded()).expect_err("no replay");
    let plans = parse_plans("x", text, embedded()).expect_err("no plans");
    let first = |faults: Vec<retry_storm::level::Fault>| faults[0].to_string();
    vec![first(level), first(replay), first(plans)]
}

#[test]
fn deep_nesting_is_refused_without_a_deep_stack() {
    for open in ["(", "[", "{", "Some(", "(a:", "(actions:[", "/*"] {
        for fault in says(&open.repeat(10_000)) {
            assert!(
                fault.contains("nested too deep") || fault.contains("cannot be read as RON"),
                "{open}: {fault}"
            );
        }
    }
}

#[test]
fn ten_megabytes_are_not_read() {
    let dir = folder("hostile-large");
    let path = dir.join("large.ron");
    fs::write(&path, "(a: 1), ".repeat(10 * 1024 * 1024 / 8)).expect("a file");
    let fault = read_text(&path).expect_err("too large").to_string();
    assert!(
        fault.ends_with("has 10485760 bytes; at most 1024 KiB are read"),
        "{fault}"
    );
    let faults = Levels::load_dir(&dir).expect_err("too large");
    assert_eq!(faults.len(), 1);
    let text = "x".repeat(2 * 1024 * 1024);
    assert!(
        says(&text).iter().all(|f| f.contains("at most 1024 KiB")),
        "texts are refused as well"
    );
}

#[test]
fn a_text_that_is_not_utf8_names_the_first_bad_byte() {
    let path = folder("hostile-utf8").join("latin.ron");
    fs::write(&path, b"(\n  id: \"caf\xe9\",\n)").expect("a file");
    let fault = read_text(&path).expect_err("Latin 1");
    assert_eq!((fault.line, fault.column), (2, 11));
    assert!(fault.message.contains("not UTF-8"), "{fault}");
}

#[test]
fn a_folder_an_empty_file_and_no_file_are_refused() {
    let dir = folder("hostile-empty");
    fs::create_dir(dir.join("level.ron")).expect("a folder");
    assert!(
        read_text(&dir.join("level.ron"))
            .expect_err("a folder")
            .message
            .contains("is a folder")
    );
    assert!(
        read_text(&dir.join("none.ron"))
            .expect_err("nothing")
            .message
            .contains("cannot be read")
    );
    assert!(
        Levels::load_dir(&dir.join("none")).expect_err("nothing")[0]
            .message
            .contains("as a folder")
    );
    assert!(File::read(&dir, embedded()).is_err());
    for text in ["", " \n\t", "\u{feff}"] {
        assert!(!says(text).is_empty());
    }
    assert_eq!(says("")[0], "x: is empty");
}

#[test]
fn numbers_that_are_none_are_refused() {
    let good = include_str!("../../levels/switch-sale-surge.ron");
    for bad in ["NaN", "inf", "-inf", "1e999", "-NaN"] {
        let faults = Level::parse("x", &good.replace("fails: 2.0", &format!("fails: {bad}")))
            .expect_err(bad);
        assert!(
            faults[0].message.starts_with("goals[1].fails"),
            "{bad}: {}",
            faults[0]
        );
        let replay = format!(
            "(model: 1, level: \"switch-free\", seed: 1, actions: [(minute: 1, set: Threshold({bad}))])"
        );
        let fault = Replay::parse("x", &replay, embedded()).expect_err(bad);
        assert!(
            fault.message.contains("minute 1: Threshold"),
            "{bad}: {fault}"
        );
    }
}

#[test]
fn a_flood_of_faults_is_cut_off() {
    let text = format!(
        "(id: \"x\", desk: Web, order: 1, trends: [{}])",
        "(wrong: 1),".repeat(5_000)
    );
    let faults = Level::parse("x", &text).expect_err("many faults");
    assert!((50..=100).contains(&faults.len()), "{}", faults.len());
}

/// Wrong in every item. At the largest size of a file, counting lines for each of them would take minutes.
#[test]
fn a_file_full_of_faults_is_refused_as_soon_as_read() {
    let full = |item: &str| item.repeat(60_000 / item.len());
    let level = |list: &str| format!("(id: \"x\", desk: Web, order: 1, trends: [], {list})");
    let refused = |text: &str, what: &str| {
        let faults = Level::parse("x", text).expect_err(what);
        assert!(faults.len() <= 100);
        assert!(
            faults.iter().any(|f| f.message.contains(what)),
            "{what}: {}",
            faults[0]
        );
    };
    refused(&format!("({})", full("a:1,")), "fields; nothing has more");
    refused(&level(&format!("focus: [{}]", full("x,"))), "focus[0]");
    for list in ["events", "goals", "operator"] {
        refused(
            &level(&format!("{list}: [{}]", full("(),"))),
            "items; allowed are at most 1000",
        );
    }
    let set = full("Servers(99),");
    refused(
        &level(&format!("operator: [(when: At(1), set: [{set}])]")),
        "operator[0].set[0]",
    );
    let replay = format!(
        "(model: 1, level: \"switch-free\", seed: 1, actions: [{}])",
        full("(minute:-1),")
    );
    let faults = Replay::parse_all("x", &replay, embedded()).expect_err("no minutes");
    assert_eq!(faults.len(), 100);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_a_reader_panic(text in "[(){}\\[\\]:,\"a-zA-Z0-9 .\\n/*-]{0,120}") {
        prop_assert!(Level::parse("x", &text).is_err());
        prop_assert!(Replay::parse("x", &text, embedded()).is_err());
        prop_assert!(parse_plans("x", &text, embedded()).is_err());
    }

    #[test]
    fn a_damaged_level_never_makes_a_reader_panic(at in 0_usize..2000, length in 1_usize..40, put in "\\PC{0,6}") {
        let good = include_str!("../../levels/web-viral-surge.ron");
        let from = good.char_indices().map(|(i, _)| i).nth(at).unwrap_or(0);
        let to = good.char_indices().map(|(i, _)| i).nth(at + length).unwrap_or(good.len());
        let damaged = format!("{}{put}{}", &good[..from], &good[to..]);
        if let Err(faults) = Level::parse("x", &damaged) {
            prop_assert!(!faults.is_empty());
            prop_assert!(faults.iter().all(|f| !f.message.is_empty()));
        }
    }
}

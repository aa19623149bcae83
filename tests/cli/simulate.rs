//! `simulate`: levels and replays without a window.

use retry_storm::level::{Player, embedded, output, play};
use serde_json::Value;

use super::program::{fails, folder, well, written};

/// The number of a name in a line of JSON, read by Rust's own exact reader (`serde_json` is off by a bit at times).
fn written_number(line: &str, name: &str) -> f64 {
    let key = format!("\"{name}\":");
    let (_, rest) = line.split_once(&key).expect("the name");
    let end = rest.find([',', '}']).expect("an end");
    rest[..end].parse().expect("a number")
}

#[test]
fn simulate_prints_a_line_a_minute_whose_numbers_read_back_to_the_same_bits() {
    let text = well(&["simulate", "switch-sale-surge", "--seed", "7"]);
    let lines: Vec<Value> = text
        .lines()
        .map(|l| serde_json::from_str(l).expect("JSON"))
        .collect();
    assert_eq!(lines.len(), 61);
    let level = embedded().by_id("switch-sale-surge").expect("a level");
    let run = play(level, 7, &Player::nothing(), u32::MAX).expect("nothing");
    let table = retry_storm::model::desk::indicators(level.desk);
    for ((line, text), minute) in lines.iter().zip(text.lines()).zip(run.history()) {
        assert_eq!(line.as_object().expect("an object").len(), table.len());
        for (row, indicator) in table.iter().enumerate() {
            let value = written_number(text, indicator.name);
            assert_eq!(
                value.to_bits(),
                minute.readings[row].to_bits(),
                "{}",
                indicator.name
            );
        }
    }
    let summary = &lines[60]["summary"];
    assert_eq!(summary["level"], "switch-sale-surge");
    assert_eq!(summary["seed"], 7);
    assert_eq!(summary["score"], 0);
    assert_eq!(summary["passed"], false);
    assert_eq!(summary["stars"], 0);
    assert_eq!(summary["goals"][2]["goal"], "cost");
    assert_eq!(summary["goals"][2]["met"], true);
    assert_eq!(summary["goals"][2]["credit"], 1);
}

#[test]
fn the_smallest_numbers_take_no_lines_of_noughts() {
    let json = well(&["simulate", "switch-sale-surge", "--seed", "7"]);
    assert_eq!(
        written_number(&json, "queue_drop_share").to_bits(),
        2.432_490_042_616_037_4e-176_f64.to_bits()
    );
    let csv = well(&["simulate", "switch-sale-surge", "--seed", "7", "--csv"]);
    // A sign, 17 digits, a point and a power of ten.
    let numbers = csv.lines().skip(1).flat_map(|line| line.split(','));
    let longest = numbers.max_by_key(|number| number.len()).expect("numbers");
    assert!(longest.len() <= 24, "{longest}");
    let lines = json.lines().all(|line| line.len() < 1500);
    assert!(lines, "no line of JSON is longer than its names and digits");
}

#[test]
fn the_operator_wins_and_its_replay_gives_the_same_output() {
    let played = well(&[
        "simulate",
        "switch-issuer-outage",
        "--seed",
        "11",
        "--plan",
        "operator",
    ]);
    assert!(
        played.contains("\"passed\":true"),
        "{}",
        played.lines().last().unwrap_or_default()
    );
    let level = embedded().by_id("switch-issuer-outage").expect("a level");
    let run = play(level, 11, &Player::reference(level), u32::MAX).expect("allowed");
    let path = written(&folder("cli-replay"), "run.ron", &run.replay().to_ron());
    assert_eq!(well(&["simulate", "--replay", &path]), played);
    assert_eq!(
        well(&[
            "simulate",
            "switch-issuer-outage",
            "--seed",
            "11",
            "--plan",
            &path
        ]),
        played
    );
}

#[test]
fn csv_carries_the_same_columns_and_values() {
    let text = well(&["simulate", "web-cache-flush", "--seed", "3", "--csv"]);
    let level = embedded().by_id("web-cache-flush").expect("a level");
    let run = play(level, 3, &Player::nothing(), u32::MAX).expect("nothing");
    let mut wanted = Vec::new();
    output::write_csv(&run, &mut wanted).expect("memory");
    assert_eq!(text.as_bytes(), wanted);
    let mut rows = text.lines().map(|l| l.split(',').collect::<Vec<_>>());
    let names = rows.next().expect("names");
    let table = retry_storm::model::desk::indicators(level.desk);
    assert_eq!(names, table.iter().map(|i| i.name).collect::<Vec<_>>());
    let values: Vec<Vec<f64>> = rows
        .map(|r| r.iter().map(|v| v.parse().expect("a number")).collect())
        .collect();
    assert_eq!(values.len(), 60);
    assert!(
        values
            .iter()
            .zip(run.history())
            .all(|(row, m)| row[..] == m.readings[..row.len()])
    );
}

#[test]
fn a_free_shift_lasts_an_hour_or_as_long_as_asked() {
    assert_eq!(well(&["simulate", "web-free"]).lines().count(), 61);
    let text = well(&["simulate", "web-free", "--minutes", "5"]);
    assert_eq!(text.lines().count(), 6);
    let summary: Value =
        serde_json::from_str(text.lines().last().expect("a summary")).expect("JSON");
    let summary = &summary["summary"];
    assert!(
        summary["score"].is_null() && summary["passed"].is_null() && summary["stars"].is_null()
    );
    assert_eq!(summary["goals"].as_array().map(Vec::len), Some(0));
    let complaint = fails(&["simulate", "web-bad-deploy", "--minutes", "5"], 1);
    assert_eq!(
        complaint,
        "--minutes is for free shifts; web-bad-deploy lasts 60 minutes\n"
    );
}

#[test]
fn a_free_shifts_replay_lasts_until_its_last_action_has_had_its_minute() {
    let text = "(model: 1, level: \"web-free\", seed: 1, actions: [(minute: 90, set: Surge(2))])";
    let path = written(&folder("cli-free"), "run.ron", text);
    assert_eq!(well(&["simulate", "--replay", &path]).lines().count(), 92);
    let complaint = fails(&["simulate", "--replay", &path, "--minutes", "60"], 1);
    assert_eq!(
        complaint,
        "minute 90: Surge(2.0) is past the end; the last minute of web-free is 59\n"
    );
}

#[test]
fn who_names_no_seed_gets_seven() {
    let of = |more: &[&str]| well(&[&["simulate", "web-bad-deploy"], more].concat());
    assert_eq!(of(&[]), of(&["--seed", "7"]));
    assert!(well(&["simulate", "--help"]).contains("[default: 7]"));
}

#[test]
fn seeds_may_be_texts() {
    let of = |seed: &str| well(&["simulate", "switch-free", "--minutes", "2", "--seed", seed]);
    assert_eq!(of("007"), of("7"));
    assert_eq!(of(" tuesday "), of("TUESDAY"));
    assert_ne!(of("tuesday"), of("monday"));
    // Not a number that fits, so a text like any other; reference/random.json has its hash.
    assert_eq!(of("-1"), of("348981803"));
    assert!(
        fails(&["simulate", "switch-free", "--seed", " "], 2).contains("an empty text is no seed")
    );
}

#[test]
fn a_plan_of_a_plan_file_is_named_after_a_hash() {
    let file = "levels/plans/switch-sale-surge.ron";
    let text = well(&[
        "simulate",
        "switch-sale-surge",
        "--plan",
        &format!("{file}#10 servers ordered ahead"),
    ]);
    assert!(text.contains("\"passed\":true"));
    let complaint = fails(&["simulate", "switch-sale-surge", "--plan", file], 1);
    assert!(
        complaint.contains("#NAME; it has \"nothing touched\","),
        "{complaint}"
    );
    let complaint = fails(
        &[
            "simulate",
            "web-bad-deploy",
            "--plan",
            &format!("{file}#nothing touched"),
        ],
        1,
    );
    assert!(
        complaint.contains("is for switch-sale-surge, not for web-bad-deploy"),
        "{complaint}"
    );
}

//! The command line, through the program itself.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use retry_storm::level::{Player, embedded, output, play};
use serde_json::Value;

fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_retry-storm"));
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

fn run(arguments: &[&str]) -> Output {
    program()
        .args(arguments)
        .output()
        .expect("the program runs")
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}

fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("UTF-8")
}

/// The output of a command that must succeed.
fn well(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(0),
        "{arguments:?}: {}",
        err(&output)
    );
    out(&output)
}

/// The complaint of a command that must fail with a code.
fn fails(arguments: &[&str], code: i32) -> String {
    let output = run(arguments);
    assert_eq!(
        output.status.code(),
        Some(code),
        "{arguments:?}: {}",
        out(&output)
    );
    let complaint = err(&output);
    assert!(!complaint.contains("panicked"), "{complaint}");
    complaint
}

fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if path.exists() {
        fs::remove_dir_all(&path).expect("an old folder to go");
    }
    fs::create_dir_all(&path).expect("a new folder");
    path
}

fn written(dir: &Path, name: &str, text: &str) -> String {
    let path = dir.join(name);
    fs::write(&path, text).expect("a file");
    path.to_str().expect("a plain path").to_owned()
}

#[test]
fn levels_lists_all_eight() {
    let list = well(&["levels"]);
    let ids: Vec<&str> = list
        .lines()
        .filter_map(|l| l.split_whitespace().next())
        .collect();
    let wanted: Vec<&str> = embedded().iter().map(|l| l.id.as_str()).collect();
    assert_eq!(ids, wanted);
    assert!(list.contains("90 min  errors p99 feature cost"), "{list}");
}

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
fn seeds_may_be_texts() {
    let of = |seed: &str| well(&["simulate", "switch-free", "--minutes", "2", "--seed", seed]);
    assert_eq!(of("007"), of("7"));
    assert_eq!(of(" tuesday "), of("TUESDAY"));
    assert_ne!(of("tuesday"), of("monday"));
    assert!(
        fails(&["simulate", "switch-free", "--seed", " "], 2).contains("an empty text is no seed")
    );
}

#[test]
fn mistakes_on_the_command_line_are_said_in_one_sentence() {
    assert!(fails(&["simulate", "switch"], 1).starts_with(
        "there is no level \"switch\"; known are switch-sale-surge, switch-fraud-wave,"
    ));
    assert!(fails(&["simulate"], 2).contains("required"));
    assert!(
        fails(&["simulate", "switch-free", "--minutes", "0"], 2).contains("0 is not in 1..=100800")
    );
    assert_eq!(
        fails(&["simulate", "switch-free", "--plan", "operator"], 1),
        "switch-free has no reference operator\n"
    );
    assert!(
        fails(&["simulate", "web-free", "--plan", "none.ron"], 1)
            .starts_with("none.ron: cannot be read")
    );
    assert!(
        fails(&["--levels", "none", "levels"], 1).starts_with("none: cannot be read as a folder")
    );
    assert!(
        fails(&["prove", "--level", "web-free"], 1)
            .contains("there is no level \"web-free\" with goals")
    );
    assert!(fails(&["shot", "--size", "big", "--out", "x.png"], 2).contains("as in 1280x720"));
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

#[test]
fn check_names_every_fault_of_every_file_and_exits_with_one() {
    let dir = folder("cli-check");
    let sale = fs::read_to_string("levels/switch-sale-surge.ron").expect("a level");
    let good = written(&dir, "good.ron", &sale);
    let bad = written(
        &dir,
        "bad.ron",
        &sale
            .replace("order: 1", "order: 0")
            .replace("Surge(2)", "Surge(7)"),
    );
    let replay = written(
        &dir,
        "run.ron",
        "(model: 1, level: \"x\", seed: 1, actions: [])",
    );
    let output = run(&["check", &good, &bad, &replay, dir.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        out(&output),
        format!("{good}: level switch-sale-surge, no fault\n")
    );
    let complaints = err(&output);
    let lines: Vec<&str> = complaints.lines().collect();
    assert_eq!(lines.len(), 4, "{complaints}");
    assert!(
        lines[0].starts_with(&format!("{bad}:4:12: order: 0 is not")),
        "{complaints}"
    );
    assert!(
        lines[1].starts_with(&format!(
            "{bad}:7:48: events[0].crisis: Surge does not take 7"
        )),
        "{complaints}"
    );
    assert!(
        lines[2].starts_with(&format!("{replay}:1:19: level: there is no level \"x\"")),
        "{complaints}"
    );
    assert!(
        lines[3].ends_with("is a folder; name a file"),
        "{complaints}"
    );
}

#[test]
fn check_finds_two_levels_of_one_id_and_takes_plans_for_the_levels_beside_them() {
    let dir = folder("cli-check-ids");
    let sale = fs::read_to_string("levels/switch-sale-surge.ron").expect("a level");
    let mine = written(
        &dir,
        "mine.ron",
        &sale.replace("\"switch-sale-surge\"", "\"mine\""),
    );
    let same = written(
        &dir,
        "same.ron",
        &sale.replace("\"switch-sale-surge\"", "\"mine\""),
    );
    let plans = "(level: \"mine\", plans: [(name: \"a\", expect: Won, reference: true)])";
    let plans = written(&dir, "plans.ron", plans);
    assert!(well(&["check", &plans, &mine]).contains("plans.ron: 1 plans for mine, no fault"));
    assert!(
        fails(&["check", &mine, &same], 1).contains("same.ron: id: \"mine\" is also the id of")
    );
}

#[test]
fn prove_says_how_every_plan_ends_and_fails_when_one_does_not_end_as_designed() {
    let text = well(&[
        "prove",
        "--seeds",
        "3",
        "--level",
        "switch-sale-surge",
        "--level",
        "web-bad-deploy",
    ]);
    assert!(
        text.starts_with("switch-sale-surge\n  nothing touched"),
        "{text}"
    );
    assert!(
        text.ends_with("all 16 plans end as designed on 3 seeds\n"),
        "{text}"
    );

    let dir = folder("cli-prove");
    let sale = fs::read_to_string("levels/switch-sale-surge.ron").expect("a level");
    written(&dir, "sale.ron", &sale);
    fs::create_dir(dir.join("plans")).expect("a folder");
    let plans = "(level: \"switch-sale-surge\", plans: [(name: \"a\", expect: Won, actions: [])])";
    written(&dir.join("plans"), "sale.ron", plans);
    let output = run(&[
        "prove",
        "--seeds",
        "3",
        "--levels",
        dir.to_str().expect("a path"),
    ]);
    assert_eq!(output.status.code(), Some(1));
    let text = out(&output);
    assert!(
        text.contains("won    0  lost    3") && text.contains("NOT AS DESIGNED"),
        "{text}"
    );
    assert!(
        text.ends_with("1 of 1 plans do not end as designed on 3 seeds\n"),
        "{text}"
    );
    assert_eq!(err(&output), "", "no progress bar where nobody watches");
}

#[test]
fn a_reader_that_closes_the_pipe_early_is_no_accident() {
    let mut child = program()
        .args(["simulate", "switch-free", "--minutes", "20000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut first = [0; 20];
    child
        .stdout
        .take()
        .expect("a pipe")
        .read_exact(&mut first)
        .expect("a line");
    let output = child.wait_with_output().expect("an end");
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
    assert_eq!(&first, b"{\"minute\":0,\"new_tps");
}

#[test]
fn help_names_every_command() {
    let help = well(&["--help"]);
    for word in [
        "levels",
        "simulate",
        "check",
        "prove",
        "shot",
        "--levels",
        "--window",
        "not operational",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
    for command in ["levels", "simulate", "check", "prove", "shot"] {
        assert!(well(&[command, "--help"]).contains("Usage:"), "{command}");
    }
}

#[test]
fn the_terminal_play_has_a_line_a_minute_the_moves_and_the_score() {
    let text = retry_storm::text::Text::new(retry_storm::text::Lang::default());
    let mut out = Vec::new();
    let outcome =
        retry_storm::cli::play_in_terminal(&mut out, &text, embedded(), 7).expect("memory");
    let outcome = outcome.expect("a verdict");
    assert!(outcome.passed);
    let play = String::from_utf8(out).expect("UTF-8");
    assert_eq!(
        play.lines()
            .filter(|l| l.trim_start().starts_with("minute "))
            .count(),
        60
    );
    for words in [
        "Sale surge",
        "> Servers 10",
        "Load shedding on",
        "Approved",
        "Passed",
    ] {
        assert!(play.contains(words), "{words}: {play}");
    }
    assert!(
        play.lines().last().expect("a score").starts_with("score "),
        "{play}"
    );
}

#[cfg(not(feature = "game"))]
#[test]
fn a_build_without_the_game_says_so_and_plays_in_the_terminal() {
    let output = run(&[]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        err(&output),
        "This build has no game; the reference operator plays in the terminal.\n"
    );
    assert!(out(&output).contains("Passed"));
    assert_eq!(
        fails(&["--window"], 1),
        "this build has no window; build it with the feature `game`\n"
    );
}

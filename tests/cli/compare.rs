//! `compare`: a folder of result files.

use std::fs;

use retry_storm::level::{Link, Player, RunResult, embedded, play};
use retry_storm::model::control::Set;

use super::program::{err, fails, folder, out, run, well, written};

/// What somebody hands in who orders servers at minute `n`.
fn handed_in(level: &str, seed: u32, n: u32, player: &str) -> String {
    let level = embedded().by_id(level).expect("a level");
    let player_of = |set| Player::Actions(vec![retry_storm::level::Action { minute: n, set }]);
    let set = match level.desk {
        retry_storm::model::control::DeskKind::Switch => Set::Servers(10),
        retry_storm::model::control::DeskKind::Web => Set::Floor(10),
    };
    let run = play(level, seed, &player_of(set), level.end()).expect("a run");
    RunResult::of(&run, player, "").expect("over").to_ron()
}

#[test]
fn twenty_runs_become_a_page_and_three_tables() {
    let dir = folder("cli-compare");
    for n in 0..20 {
        written(
            &dir,
            &format!("{n}.ron"),
            &handed_in("switch-sale-surge", 7, n, &format!("P{n}")),
        );
    }
    let place = dir.to_str().expect("a path");
    let said = well(&["compare", place]);
    let paths: Vec<&str> = said.lines().collect();
    assert_eq!(paths.len(), 4);
    for (path, beginning) in paths
        .iter()
        .zip(["<!doctype html>", "rank,", "rank,", "rank,"])
    {
        let text = fs::read_to_string(path).expect("a file");
        assert!(
            text.starts_with(beginning) && text.contains("P19"),
            "{path}"
        );
    }
    assert_eq!(
        well(&["compare", place]),
        said,
        "its own files are not among those it reads"
    );
    let page = dir.join("page.html");
    let said = well(&[
        "compare",
        place,
        "--lang",
        "ga",
        "--out",
        page.to_str().expect("a path"),
    ]);
    assert!(said.contains("page.runs.csv"));
    assert!(
        fs::read_to_string(page)
            .expect("a page")
            .contains("lang=\"ga\"")
    );
}

#[test]
fn what_is_left_out_is_named_and_told_by_the_exit_code() {
    let dir = folder("cli-compare-left-out");
    let good = handed_in("switch-sale-surge", 7, 2, "Ana");
    written(&dir, "good.ron", &good);
    written(
        &dir,
        "also.ron",
        &handed_in("switch-sale-surge", 7, 3, "Teo"),
    );
    written(&dir, "web.ron", &handed_in("web-viral-surge", 7, 3, "Eve"));
    written(&dir, "liar.ron", &good.replace("score: ", "score: 1"));
    written(&dir, ".hidden", "x");
    fs::create_dir(dir.join("folder")).expect("a folder");
    fs::write(dir.join("noise.ron"), [0xff, 0xfe, 0]).expect("a file");
    let place = dir.to_str().expect("a path");
    let output = run(&["compare", place]);
    assert_eq!(output.status.code(), Some(3), "{}", err(&output));
    assert_eq!(out(&output).lines().count(), 4);
    let complaints = err(&output);
    let lines: Vec<&str> = complaints.lines().collect();
    for (line, complaint) in lines.iter().zip([
        "folder: Not a result file: left alone.",
        "liar.ron: ",
        "noise.ron: It is not text.",
        "web.ron: It is of web-viral-surge, seed 7.",
    ]) {
        assert!(line.starts_with(complaint), "{complaints}");
    }
    assert_eq!(lines.len(), 4, "{complaints}");
}

#[test]
fn what_is_plainly_no_result_file_is_left_alone_and_fails_nothing() {
    let dir = folder("cli-compare-strays");
    written(&dir, "a.ron", &handed_in("switch-sale-surge", 7, 2, "Ana"));
    written(&dir, "minutes.txt", "Who spoke, and what was said.");
    fs::write(dir.join("photo.jpg"), [0xff, 0xd8, 0]).expect("a file");
    let output = run(&["compare", dir.to_str().expect("a path"), "--lang", "ga"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!(
        err(&output),
        "minutes.txt: Ní comhad toraidh é: fágadh mar atá é.\nphoto.jpg: Ní comhad toraidh é: fágadh mar atá é.\n"
    );
}

#[cfg(unix)]
#[test]
fn a_terminal_obeys_no_name_of_a_file() {
    let dir = folder("cli-compare-escape");
    let place = dir.to_str().expect("a path");
    written(&dir, "a.ron", &handed_in("switch-sale-surge", 7, 2, "Ana"));
    written(&dir, "x\n\u{1b}[31m.result.ron", "no result");
    let done = run(&["compare", place]);
    let told = err(&done);
    assert!(told.contains("x??[31m.result.ron: "), "{told:?}");
}

#[test]
fn without_a_run_there_is_no_report() {
    let dir = folder("cli-compare-none");
    let place = dir.to_str().expect("a path");
    assert!(fails(&["compare", place], 1).contains("no run to compare"));
    let mine = written(&dir, "a.ron", &handed_in("switch-sale-surge", 7, 2, "Ana"));
    assert!(
        fails(&["compare", place, "--seed", "8"], 1)
            .contains("a.ron: It is of switch-sale-surge, seed 7.")
    );
    assert!(fails(&["compare", &mine], 1).contains("cannot be read as a folder"));
    assert!(
        fails(&["compare", place, "--out", "/nowhere/x.html"], 1).contains("cannot be written")
    );
    // Nobody's result is written over.
    let told = fails(&["compare", place, "--out", &mine], 1);
    assert!(told.contains("ends in .html"), "{told}");
}

#[test]
fn other_commands_take_a_result_for_what_it_is() {
    let dir = folder("cli-compare-others");
    let mine = written(&dir, "a.ron", &handed_in("switch-sale-surge", 7, 2, "Ana"));
    assert_eq!(
        well(&["check", &mine]),
        format!("{mine}: result of switch-sale-surge, no fault\n")
    );
    let text = fs::read_to_string(&mine).expect("a file");
    let liar = written(
        &dir,
        "b.ron",
        &text.replace("fingerprint: \"", "fingerprint: \"0"),
    );
    assert!(fails(&["check", &liar], 1).contains("Its fingerprint is not that of its replay."));
    let played = well(&["simulate", "switch-sale-surge", "--plan", &mine]);
    let print = text.split("fingerprint: \"").nth(1).expect("one");
    assert!(played.contains(&print[..19]));
}

#[test]
fn a_groups_link_is_one_that_the_game_understands() {
    let said = well(&[
        "group-link",
        "switch-sale-surge",
        "--seed",
        "7",
        "--group",
        "Team 4",
        "--minutes",
        "10",
        "--speed",
        "2",
        "--link-base",
        "https://example.org/storm/?lang=en",
    ]);
    let query = said
        .trim_end()
        .strip_prefix("https://example.org/storm/")
        .expect("the page");
    let (link, faults) = Link::parse(query, embedded());
    let group = link.group.expect("a group");
    assert_eq!((group.name.as_str(), group.minutes), ("Team 4", Some(10)));
    assert_eq!(
        (link.seed, link.speed, faults),
        (Some(7), Some(2.0), vec![])
    );
    assert!(
        well(&["group-link", "switch-sale-surge", "--group", "A"])
            .starts_with("?level=switch-sale-surge&seed=7")
    );
    assert!(fails(&["group-link", "web-free", "--group", "A"], 1).contains("no goals"));
    assert!(fails(&["group-link", "web-bad-deploy", "--group", " "], 1).contains("needs a name"));
    let of_signs = &["group-link", "web-bad-deploy", "--group", "Team 🚀"];
    assert!(fails(of_signs, 1).contains("cannot draw"));
    fails(
        &[
            "group-link",
            "web-bad-deploy",
            "--group",
            "A",
            "--minutes",
            "0",
        ],
        2,
    );
    fails(
        &[
            "group-link",
            "web-bad-deploy",
            "--group",
            "A",
            "--speed",
            "3",
        ],
        2,
    );
}

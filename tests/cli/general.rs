//! Lists, help, mistakes, pipes and the terminal play.

use std::io::Read;
use std::process::Stdio;

use retry_storm::level::embedded;

use super::program::{err, fails, program, well};
#[cfg(not(feature = "game"))]
use super::program::{out, run};

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
        "crosscheck",
        "shot",
        "--levels",
        "--window",
        "not operational",
    ] {
        assert!(help.contains(word), "{word}: {help}");
    }
    for command in ["levels", "simulate", "check", "prove", "crosscheck", "shot"] {
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

//! Lists, help, mistakes, pipes and the terminal play.

use std::io::Read;
use std::process::Stdio;

use retry_storm::cli::play_in_terminal;
use retry_storm::level::{Action, Link, Outcome, Player, embedded, play};
use retry_storm::model::control::Set;

use super::program::{err, fails, program, well};
#[cfg(not(feature = "game"))]
use super::program::{out, run};

#[test]
fn levels_lists_all_eight() {
    let list = well(&["levels"]);
    let lines: Vec<&str> = list.lines().collect();
    let (facts, lessons): (Vec<&str>, Vec<&str>) =
        lines.iter().partition(|line| !line.starts_with(' '));
    let ids = facts.iter().filter_map(|line| line.split(' ').next());
    let wanted = embedded().iter().map(|l| l.id.as_str());
    assert!(ids.eq(wanted), "{list}");
    assert_eq!(
        facts[5],
        "web-viral-surge       Web service, Viral surge, 90 minutes"
    );
    assert!(
        lessons[5].starts_with("    Degrade at once, scale while that holds"),
        "{list}"
    );
    assert!(facts[7].ends_with("Web service, Free shift, no end"));
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
    let shot = |arguments: &[&str], code| {
        let all = [&["shot"], arguments, &["--out", "x.png"]].concat();
        fails(&all, code)
    };
    assert!(shot(&["--size", "big"], 2).contains("as in 1280x720"));
    assert!(shot(&["--lang", "tlh"], 2).contains("tlh: allowed are en, fil, ga"));
    #[cfg(feature = "game")]
    assert_eq!(
        shot(&["web-bad-deploy", "--minute", "90"], 1),
        "web-bad-deploy has no minute 90; it has 0–59\n"
    );
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
    let (play, outcome) = in_terminal(&Link::default());
    assert!(outcome.expect("a verdict").passed);
    assert_eq!(
        play.lines()
            .filter(|l| l.trim_start().starts_with("minute "))
            .count(),
        60
    );
    for words in [
        "Payment switch, Sale surge, seed 7",
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

/// What is written in the terminal for a link, and the verdict.
fn in_terminal(link: &Link) -> (String, Option<Outcome>) {
    let mut out = Vec::new();
    let outcome = play_in_terminal(&mut out, embedded(), link).expect("memory");
    (String::from_utf8(out).expect("UTF-8"), outcome)
}

#[test]
fn the_terminal_play_follows_a_link() {
    let asked = |query: &str| in_terminal(&Link::parse(query, embedded()).0).0;
    let deploy = asked("?level=web-bad-deploy&seed=41");
    assert!(deploy.starts_with("Web service, Bad deploy, seed 41\n"));
    assert!(deploy.contains("> Roll back"), "{deploy}");
    assert!(asked("?level=web-bad-deploy&lang=ga").contains("nóiméad"));
    // A replay is played as it was, whatever level and seed stand beside it.
    let level = embedded().by_id("web-cache-flush").expect("a level");
    let action = Action {
        minute: 12,
        set: Set::WarmUp,
    };
    let player = Player::Actions(vec![action]);
    let run = play(level, 5, &player, u32::MAX).expect("allowed");
    let link = Link {
        level: Some("web-free".to_owned()),
        seed: Some(1),
        ..Link::to_run(&run)
    };
    let (played, outcome) = in_terminal(&link);
    assert!(played.starts_with("Web service, Cache flush, seed 5\n"));
    assert_eq!(played.matches("   > ").count(), 1, "{played}");
    assert_eq!(outcome, run.outcome());
    // A free shift goes on for an hour, by nobody, and is not judged.
    let (free, outcome) = in_terminal(&Link::parse("?level=web-free", embedded()).0);
    assert_eq!((free.lines().count(), outcome), (61, None));
}

#[cfg(not(feature = "game"))]
#[test]
fn a_build_without_the_game_says_so_and_plays_in_the_terminal() {
    let output = run(&[]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(
        err(&output),
        "This build has no game; the shift plays in the terminal.\n"
    );
    let output = run(&["--link", "?level=web-bad-deploy&seed=3&speed=9&lang=tlh"]);
    assert!(out(&output).starts_with("Web service, Bad deploy, seed 3\n"));
    for reason in ["speed=9: allowed are", "lang=tlh: allowed are"] {
        assert!(err(&output).contains(reason), "{}", err(&output));
    }
    assert!(out(&output).contains("Passed"));
    assert_eq!(
        fails(&["--window"], 1),
        "this build has no window; build it with the feature `game`\n"
    );
}

//! Result files: what is written is read again, and only what the replay gives is true.

use std::collections::BTreeSet;

use retry_storm::level::{NAME_CHARS_MAX, Run, RunResult, Untrue, embedded, tidy_name};

use crate::players::{LEVEL, SEED, reference, results, run};

#[test]
fn what_is_written_is_read_again_and_holds() {
    for result in results() {
        let read = RunResult::parse("x.ron", &result.to_ron(), embedded()).expect("no fault");
        assert_eq!(read, result);
        let run = read.prove(embedded()).expect("true");
        assert_eq!(run.outcome().expect("over").score, result.score);
    }
    for level in embedded().iter().filter(|level| !level.is_free()) {
        let result = RunResult::of(&reference(&level.id, 3), "", "").expect("over");
        let read = RunResult::parse("x.ron", &result.to_ron(), embedded()).expect("no fault");
        assert!(
            read == result && read.prove(embedded()).is_ok(),
            "{}",
            level.id
        );
    }
}

#[test]
fn only_a_level_that_is_over_has_a_result() {
    let level = embedded().by_id(LEVEL).expect("a level");
    assert_eq!(RunResult::of(&Run::new(level, 1), "", ""), None);
    let free = embedded().by_id("switch-free").expect("a level");
    let mut free = Run::new(free, 1);
    free.step();
    assert_eq!(RunResult::of(&free, "", ""), None);
}

#[test]
fn whatever_the_replay_does_not_give_is_untrue() {
    let result = RunResult::of(&run(LEVEL, SEED, 5, 6), "Ana", "").expect("over");
    let tampered = |change: &dyn Fn(&mut RunResult)| {
        let mut changed = result.clone();
        change(&mut changed);
        changed
            .prove(embedded())
            .map(|run| run.fingerprint())
            .expect_err("untrue")
    };
    let given = result.score;
    assert_eq!(
        tampered(&|r| r.score = 1000),
        Untrue::Score { said: 1000, given }
    );
    let given = result.stars;
    assert_eq!(
        tampered(&|r| r.stars += 1),
        Untrue::Stars {
            said: given + 1,
            given
        }
    );
    let goal = result.goals[1].goal.clone();
    assert_eq!(
        tampered(&|r| r.goals[1].value = Some(0.3)),
        Untrue::Goal(goal.clone())
    );
    assert_eq!(tampered(&|r| r.goals[1].met ^= true), Untrue::Goal(goal));
    assert_eq!(
        tampered(&|r| r.goals.truncate(1)),
        Untrue::Goal(String::new())
    );
    assert_eq!(
        tampered(&|r| r.fingerprint = "0000-0000-0000-0000".into()),
        Untrue::Fingerprint
    );
    assert!(matches!(
        tampered(&|r| r.replay = reference(LEVEL, SEED).replay()),
        Untrue::Score { .. }
    ));
    assert_eq!(
        tampered(&|r| r.replay.level = "switch-free".into()),
        Untrue::NoScore
    );
    assert!(matches!(
        tampered(&|r| r.replay.level = "web-cache-flush".into()),
        Untrue::Unplayable(why) if why.contains("is no control of the web service")
    ));
}

#[test]
fn every_fault_of_a_file_has_its_line() {
    let good = results()[0].to_ron();
    let with = |old: &str, new: &str| {
        assert!(good.contains(old), "{good}");
        RunResult::parse("x.ron", &good.replace(old, new), embedded()).expect_err("a fault")[0]
            .to_string()
    };
    for (old, new, complaint) in [
        (
            "result: 1",
            "result: 2",
            "x.ron:2:13: result: the file has notation 2; this program reads 1",
        ),
        ("score: ", "score: -", "score: -"),
        ("stars: ", "stars: 9", "is not a whole number from 0 to 3"),
        (
            "met: true",
            "met: 1",
            "goals[0].met: 1 is not true or false",
        ),
        ("value: ", "value: NaN, old: ", "is not a finite number"),
        (
            "model: 1",
            "model: 99",
            "was recorded with model version 99",
        ),
        (
            "level: \"switch",
            "level: \"snitch",
            "replay.level: there is no level",
        ),
        ("player:", "team:", "team: unknown field"),
        ("\"Team 4\"", "Team", "group: Team is not a name in quotes"),
    ] {
        let said = with(old, new);
        assert!(said.contains(complaint), "{said}");
    }
    assert!(RunResult::parse("x.ron", "", embedded()).is_err());
}

#[test]
fn names_are_tidied_and_file_names_differ() {
    assert_eq!(tidy_name("  Jay\u{202e}ne\n\tDoe\u{0} "), "Jayne Doe");
    assert_eq!(tidy_name(&"é".repeat(99)).chars().count(), NAME_CHARS_MAX);
    let names: BTreeSet<String> = results().iter().map(RunResult::file_name).collect();
    assert_eq!(names.len(), 20, "{names:?}");
    for name in names {
        let fits = |c: char| c.is_alphanumeric() || c == '-' || c == '.';
        assert!(
            name.starts_with("switch-sale-surge-7-") && name.chars().all(fits),
            "{name}"
        );
    }
}

//! Which files are laid over one another, and why the others are not.

use retry_storm::class::{
    FILES_MAX, FileText, Gathering, LeftOut, RUNS_MAX, Reading, Reason, Wanted, left_out_words,
    report, unread_words,
};
use retry_storm::level::{FILE_BYTES_MAX, RunResult, Unread, Untrue, embedded};
use retry_storm::text::{Lang, Text};

use crate::players::{LEVEL, SEED, file, files, gather, results, run};

#[test]
fn twenty_runs_are_ranked_and_held_against_operator_and_nothing() {
    let of = gather(&files()).expect("runs");
    assert_eq!(
        (of.level.id.as_str(), of.seed, of.group.as_str()),
        (LEVEL, SEED, "Team 4")
    );
    assert_eq!((of.runs.len(), of.left_out.len()), (20, 0));
    let ranks: Vec<(bool, u32)> = of
        .runs
        .iter()
        .map(|p| (p.result.stars > 0, p.result.score))
        .collect();
    assert!(ranks.is_sorted_by(|a, b| a >= b), "{ranks:?}");
    assert_eq!(
        of.runs[0].result.player, "Ana",
        "who plays as the operator does comes first"
    );
    let operator = of.operator.as_ref().expect("an operator");
    assert_eq!(of.runs[0].run.fingerprint(), operator.fingerprint());
    assert!(of.untouched.actions().is_empty() && of.untouched.is_over());
    let mut backwards = files();
    backwards.reverse();
    let again = gather(&backwards).expect("runs");
    let names = |of: &Gathering| of.runs.iter().map(|p| p.file.clone()).collect::<Vec<_>>();
    assert_eq!(names(&again), names(&of), "whatever the order of the files");
}

#[test]
fn wrong_foreign_and_tampered_files_are_named_and_left_out() {
    let mut all = files();
    let good = results();
    let mut liar = good[3].clone();
    liar.score = 999;
    liar.player = "Liar".into();
    let mut cheat = good[0].clone();
    cheat.player = "Cheat".into();
    cheat.replay.actions.pop();
    let other_seed = RunResult::of(&run(LEVEL, 8, 1, 3), "Eve", "").expect("over");
    let other_level = RunResult::of(&run("web-cache-flush", SEED, 1, 3), "Eve", "").expect("over");
    let bad = [
        ("x-liar.ron", liar.to_ron()),
        ("x-cheat.ron", cheat.to_ron()),
        ("x-seed.ron", other_seed.to_ron()),
        ("x-level.ron", other_level.to_ron()),
        ("x-twice.ron", good[2].to_ron()),
        ("x-replay.ron", good[2].replay.to_ron()),
        ("x-empty.ron", String::new()),
        ("x-page.txt", "<html>".into()),
    ];
    all.extend(bad.map(|(name, text)| file(name, text)));
    let noise = Unread::NotText { line: 1, column: 1 };
    let large = Unread::TooLarge {
        bytes: FILE_BYTES_MAX + 1,
        bytes_max: FILE_BYTES_MAX,
    };
    for (name, unread) in [
        ("x-noise.ron", &noise),
        ("x-large.RON", &large),
        ("x-photo.jpg", &noise),
        ("x-film", &large),
        ("x-folder.ron", &Unread::Folder),
    ] {
        all.push(FileText {
            name: name.into(),
            text: Err(unread.clone()),
        });
    }
    let mut renamed = good[4].clone();
    renamed.player = "Renamed".into();
    all.push(file("x-renamed.ron.txt", renamed.to_ron()));
    let of = gather(&all).expect("runs");
    assert_eq!(of.runs.len(), 21, "a result is one under any name");
    let why = |name: &str| {
        let left = of.left_out.iter().find(|left| left.file == name);
        &left.unwrap_or_else(|| panic!("{name} is not named")).reason
    };
    assert_eq!(of.left_out.len(), 13);
    assert!(matches!(
        why("x-liar.ron"),
        Reason::Untrue(Untrue::Score { said: 999, .. })
    ));
    assert!(matches!(why("x-cheat.ron"), Reason::Untrue(_)));
    let foreign = |level: &str, seed| Reason::Foreign {
        level: level.into(),
        seed,
    };
    assert_eq!(*why("x-seed.ron"), foreign(LEVEL, 8));
    assert_eq!(*why("x-level.ron"), foreign("web-cache-flush", SEED));
    assert_eq!(*why("x-twice.ron"), Reason::Twice("02.result.ron".into()));
    for name in ["x-replay.ron", "x-empty.ron"] {
        assert!(matches!(why(name), Reason::Damaged(_)), "{name}");
    }
    assert_eq!(*why("x-noise.ron"), Reason::Unread(noise));
    assert_eq!(*why("x-large.RON"), Reason::Unread(large));
    let strays = of.left_out.iter().filter(|left| !left.is_missed());
    let strays: Vec<&str> = strays.map(|left| left.file.as_str()).collect();
    assert_eq!(
        strays,
        ["x-film", "x-folder.ron", "x-page.txt", "x-photo.jpg"]
    );
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for left in &of.left_out {
            let words = left_out_words(&left.reason, &text);
            assert!(
                words.len() > 10 && !words.contains(['{', '}']),
                "{}: {words}",
                lang.code()
            );
        }
    }
}

#[test]
fn every_reason_that_a_file_was_not_read_has_words() {
    let all = [
        Unread::Folder,
        Unread::NotPlain,
        Unread::TooLarge {
            bytes: 3 * 1024 * 1024 + 1,
            bytes_max: 1024 * 1024,
        },
        Unread::NotText { line: 0, column: 0 },
        Unread::Refused("no luck".into()),
    ];
    let words = |lang: Lang| all.clone().map(|why| unread_words(&why, &Text::new(lang)));
    let english = words(Lang::ENGLISH);
    assert_eq!(english[2], "It has 3,073 KiB; at most 1,024 KiB are read.");
    assert!(english[4].ends_with("no luck"));
    for lang in Lang::all() {
        for said in words(*lang) {
            assert!(said.len() > 10 && !said.contains(['{', '}']), "{said}");
        }
    }
}

#[test]
fn played_again_step_by_step_the_runs_are_the_same() {
    let mut reading = Reading::default();
    for file in files() {
        reading.take(&file, embedded());
    }
    let mut proving = reading.prove(&Wanted::default());
    let mut waited = Vec::new();
    while proving.step(embedded()) {
        waited.push(proving.waiting());
    }
    assert_eq!(waited, (0..20).rev().collect::<Vec<_>>());
    let text = Text::new(Lang::ENGLISH);
    let at_once = gather(&files()).expect("runs");
    let in_steps = proving.finish().expect("runs");
    assert_eq!(report(&in_steps, &text), report(&at_once, &text));
}

#[test]
fn files_that_are_not_what_they_say_do_not_decide_what_is_compared() {
    let forged = (0..3).map(|hand| {
        let run = run("web-bad-deploy", SEED, hand, 3);
        let mut result = RunResult::of(&run, &format!("Forger {hand}"), "").expect("over");
        result.score += 1;
        file(&format!("forged-{hand}.ron"), result.to_ron())
    });
    let honest = files().into_iter().take(2);
    let of = gather(&honest.chain(forged).collect::<Vec<_>>()).expect("two runs");
    assert_eq!((of.level.id.as_str(), of.runs.len()), (LEVEL, 2));
    let foreign = |left: &LeftOut| matches!(&left.reason, Reason::Foreign { level, .. } if level == "web-bad-deploy");
    assert_eq!(of.left_out.iter().filter(|left| foreign(left)).count(), 3);
}

#[test]
fn what_is_wanted_stands_above_what_most_files_are_of() {
    let mut all = files();
    let few = RunResult::of(&run(LEVEL, 8, 1, 3), "Eve", "").expect("over");
    all.push(file("eve.ron", few.to_ron()));
    let wanted = |level: Option<&str>, seed: Option<u32>| Wanted {
        level: level.map(ToOwned::to_owned),
        seed,
    };
    let of = Gathering::of(&all, &wanted(None, Some(8)), embedded()).expect("a run");
    assert_eq!((of.runs.len(), of.left_out.len()), (1, 20));
    let none = Gathering::of(&all, &wanted(Some("web-bad-deploy"), None), embedded());
    assert_eq!(none.expect_err("no such run").len(), 21);
    assert_eq!(gather(&[]).expect_err("no file"), []);
}

#[test]
fn more_than_forty_are_cut_at_the_forty_best() {
    let most = u32::try_from(RUNS_MAX).expect("few");
    let many = (0..most + 3).map(|hand| {
        let result =
            RunResult::of(&run(LEVEL, SEED, hand, 4), &format!("P{hand}"), "").expect("over");
        file(&format!("{hand}.ron"), result.to_ron())
    });
    let of = gather(&many.collect::<Vec<_>>()).expect("runs");
    assert_eq!((of.runs.len(), of.left_out.len()), (RUNS_MAX, 3));
    assert!(
        of.left_out
            .iter()
            .all(|left| left.reason == Reason::TooMany)
    );
}

#[test]
fn files_beyond_the_last_that_is_read_are_named_as_such() {
    let mut all = files();
    let read = all.len();
    let rubbish = |n: usize| file(&format!("{n}.txt"), String::new());
    all.extend((read..FILES_MAX + 2).map(rubbish));
    let of = gather(&all).expect("runs");
    let unread = of.left_out.iter();
    let unread = unread.filter(|left| left.reason == Reason::TooManyFiles);
    assert_eq!(unread.count(), 2);
    let said = left_out_words(&Reason::TooManyFiles, &Text::new(Lang::ENGLISH));
    assert!(said.contains(&FILES_MAX.to_string()), "{said}");
}

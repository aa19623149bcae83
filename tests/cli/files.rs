//! `check` and `prove`: files and plans.

use std::fs;

use super::program::{err, fails, folder, out, run, well, written};

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

/// However a file is named, it is one file; and a mark of the byte order before it is no fault.
#[test]
fn a_file_named_twice_is_checked_once() {
    let dir = folder("cli-check-twice");
    let sale = fs::read_to_string("levels/switch-sale-surge.ron").expect("a level");
    let mine = written(&dir, "mine.ron", &format!("\u{feff}{sale}"));
    let again = format!("{}/./mine.ron", dir.display());
    assert_eq!(
        well(&["check", &mine, &again, &mine]),
        format!("{mine}: level switch-sale-surge, no fault\n")
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
    let twin = written(
        &dir,
        "same.ron",
        &sale.replace("\"switch-sale-surge\"", "\"mine\""),
    );
    let plans = "(level: \"mine\", plans: [(name: \"a\", expect: Won, reference: true)])";
    let plans = written(&dir, "plans.ron", plans);
    assert!(well(&["check", &plans, &mine]).contains("plans.ron: 1 plans for mine, no fault"));
    assert!(
        fails(&["check", &mine, &twin], 1).contains("same.ron: id: \"mine\" is also the id of")
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

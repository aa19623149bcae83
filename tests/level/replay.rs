//! Replay files: written, read, and refused with one clear sentence.

use std::sync::Arc;

use proptest::prelude::*;
use retry_storm::level::{Action, Player, Replay, Run, embedded, play};
use retry_storm::model::control::{Control, ControlKind, DeskKind};
use retry_storm::model::desk;

fn refused(level: &str, actions: &str) -> String {
    let text = format!("(model: 1, level: \"{level}\", seed: 7, actions: [\n{actions}\n])");
    Replay::parse("run.ron", &text, embedded())
        .expect_err("a fault")
        .to_string()
}

#[test]
fn the_example_of_the_model_page_is_read() {
    let text = r#"(model: 1, level: "switch-sale-surge", seed: 7, actions: [
        (minute: 5, set: Servers(10)), (minute: 5, set: Shedding(true)),
    ])"#;
    let replay = Replay::parse("run.ron", text, embedded()).expect("no fault");
    assert_eq!((replay.seed, replay.actions.len()), (7, 2));
    assert_eq!(
        Replay::parse("again", &replay.to_ron(), embedded()),
        Ok(replay)
    );
}

#[test]
fn each_refusal_names_minute_control_value_and_what_is_allowed() {
    for (level, actions, wanted) in [
        (
            "switch-sale-surge",
            "(minute: 5, set: Servers(25)),",
            "run.ron:2:1: actions[0]: minute 5: Servers does not take 25; allowed is 2–24",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: Threshold(2.97)),",
            "run.ron:2:1: actions[0]: minute 3: Threshold does not take 2.97; allowed is 0.5–5 in steps of 0.05",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: StandInLimit(70)),",
            "run.ron:2:1: actions[0]: minute 3: StandInLimit does not take 70; \
             allowed is 0, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: Servers(2.5)),",
            "run.ron:2:1: actions[0]: minute 3: Servers does not take Servers(2.5); allowed is 2–24",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: RetryPolicy(Never)),",
            "run.ron:2:1: actions[0]: minute 3: RetryPolicy does not take RetryPolicy(Never); \
             allowed is Immediate, BackOff",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: Prayer(1)),",
            "run.ron:2:1: actions[0]: minute 3: Prayer(1) is no control of the payment switch; allowed are Servers, \
             Shedding, RetryPolicy, Threshold, StepUpBand, IssuerTimeout, StandInLimit",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: WarmUp),",
            "run.ron:2:1: actions[0]: minute 3: WarmUp is no control of the payment switch; allowed are Servers, \
             Shedding, RetryPolicy, Threshold, StepUpBand, IssuerTimeout, StandInLimit",
        ),
        (
            "switch-sale-surge",
            "(minute: 3, set: Surge(2)),",
            "run.ron:2:1: actions[0]: minute 3: Surge(2.0) is a crisis, which only a free shift allows; in \
             switch-sale-surge allowed are Servers, Shedding, RetryPolicy, Threshold, StepUpBand, IssuerTimeout, \
             StandInLimit",
        ),
        (
            "switch-sale-surge",
            "(minute: 60, set: Servers(10)),",
            "run.ron:2:1: actions[0]: minute 60: Servers(10) is past the end; the last minute of switch-sale-surge is 59",
        ),
        (
            "switch-free",
            "(minute: 3, set: IssuerLatency(B, 31)),",
            "run.ron:2:1: actions[0]: minute 3: IssuerLatencyB does not take 31; allowed is 0.05–30",
        ),
        (
            "switch-free",
            "(minute: 3, set: IssuerLatency(C, 3)),",
            "run.ron:2:1: actions[0]: minute 3: IssuerLatency does not take IssuerLatency(C, 3); \
             allowed is A or B with 0.05–30",
        ),
        (
            "switch-free",
            "(minute: 4, set: Servers(9)),\n(minute: 3, set: Servers(8)),",
            "run.ron:3:1: actions[1]: minute 3: Servers(8) comes after an action of minute 4; \
             allowed is the order of the minutes",
        ),
        (
            "switch-free",
            "(minute: -1, set: Servers(9)),",
            "run.ron:2:10: actions[0].minute: -1 is not a whole number from 0 to 4294967295",
        ),
    ] {
        assert_eq!(refused(level, actions), wanted);
    }
}

#[test]
fn another_model_an_unknown_level_and_unknown_fields_are_refused() {
    let parse = |text: &str| {
        Replay::parse("run.ron", text, embedded())
            .expect_err("a fault")
            .to_string()
    };
    assert_eq!(
        parse("(model: 2, level: \"switch-free\", seed: 1, actions: [])"),
        "run.ron:1:9: model: was recorded with model version 2; this program has version 1"
    );
    assert!(
        parse("(model: 1, level: \"switch\", seed: 1, actions: [])").starts_with(
            "run.ron:1:19: level: there is no level \"switch\"; known are switch-sale-surge, switch-fraud-wave,"
        )
    );
    assert_eq!(
        parse("(model: 1, level: \"switch-free\", seed: 1, speed: 2, actions: [])"),
        "run.ron:1:43: speed: unknown field; known are model, level, seed, actions"
    );
    assert_eq!(
        parse("(model: 1, level: \"switch-free\", seed: 4294967296, actions: [])"),
        "run.ron:1:40: seed: 4294967296 is not a whole number from 0 to 4294967295"
    );
    assert_eq!(
        parse("(model: 1, level: \"switch-free\", seed: 1)"),
        "run.ron:1:1: the field actions is missing"
    );
}

#[test]
fn a_value_within_a_millionth_of_a_step_is_used_as_written() {
    let text = "(model: 1, level: \"switch-free\", seed: 1, actions: [(minute: 0, set: Threshold(2.95000004))])";
    let replay = Replay::parse("run.ron", text, embedded()).expect("near enough");
    assert_eq!(
        replay.actions[0].set.value().to_bits(),
        2.950_000_04_f64.to_bits()
    );
    let text = text.replace("2.95000004", "2.9500001");
    assert!(
        Replay::parse("run.ron", &text, embedded()).is_err(),
        "two millionths of a step off"
    );
}

fn any_value(control: &'static Control) -> BoxedStrategy<f64> {
    match control.kind {
        ControlKind::Range { lo, hi } => (lo..=hi).boxed(),
        _ => (0.0..=1.0_f64)
            .prop_map(move |place| control.from_fraction(place))
            .boxed(),
    }
}

fn any_actions(kind: DeskKind) -> impl Strategy<Value = Vec<Action>> {
    let controls = desk::controls(kind);
    let action = (0..40_u32, 0..controls.len()).prop_flat_map(move |(minute, row)| {
        any_value(&controls[row]).prop_map(move |value| Action {
            minute,
            set: (controls[row].make)(value),
        })
    });
    prop::collection::vec(action, 0..30).prop_map(|mut actions| {
        actions.sort_by_key(|a| a.minute);
        actions
    })
}

fn same_run_again(level: &str, seed: u32, actions: Vec<Action>) -> Result<(), TestCaseError> {
    let level = embedded().by_id(level).expect("a level");
    let first = play(level, seed, &Player::Actions(actions), 40).expect("allowed");
    let text = first.replay().to_ron();
    let replay = Replay::parse("run.ron", &text, embedded()).expect("what was written");
    prop_assert_eq!(&replay, &first.replay());
    let second = play(
        level,
        replay.seed,
        &Player::Actions(replay.actions.clone()),
        40,
    )
    .expect("allowed");
    prop_assert_eq!(first.fingerprint(), second.fingerprint());
    let third = Run::resume(&Arc::clone(level), seed, &replay.actions, 40).expect("allowed");
    prop_assert_eq!(first.fingerprint(), third.fingerprint());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn a_switch_run_written_and_read_gives_the_same_bits(seed: u32, actions in any_actions(DeskKind::Switch)) {
        same_run_again("switch-free", seed, actions)?;
    }

    #[test]
    fn a_web_run_written_and_read_gives_the_same_bits(seed: u32, actions in any_actions(DeskKind::Web)) {
        same_run_again("web-free", seed, actions)?;
    }
}

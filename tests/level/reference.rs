//! Goals, scores, stars and ledgers of the reference runs, played through the level files.

use std::path::Path;

use retry_storm::level::{Player, Run, embedded, play};
use retry_storm::model::control::{DeskKind, IssuerGroup, RetryPolicy, Set};
use retry_storm::model::desk;
use serde_json::Value;

/// Agreement of goal values and credits.
const RELATIVE: f64 = 1e-9;

fn set(kind: DeskKind, name: &str, value: &Value) -> Set {
    match (name, value) {
        ("RetryPolicy", Value::String(policy)) => Set::RetryPolicy(match policy.as_str() {
            "BackOff" => RetryPolicy::BackOff,
            "Immediate" => RetryPolicy::Immediate,
            other => panic!("no policy: {other}"),
        }),
        ("IssuerLatency", Value::Array(parts)) => {
            let group = if parts[0] == "A" {
                IssuerGroup::A
            } else {
                IssuerGroup::B
            };
            Set::IssuerLatency(group, parts[1].as_f64().expect("seconds"))
        }
        (_, value) => {
            let control = desk::control(kind, name).expect("a control");
            let number = match value {
                Value::Bool(on) => f64::from(u8::from(*on)),
                Value::Null => 1.0,
                number => number.as_f64().expect("a number"),
            };
            (control.make)(number)
        }
    }
}

fn played(file: &Path) -> (Run, Value) {
    let text = std::fs::read_to_string(file).expect("a readable run");
    let wanted: Value = serde_json::from_str(&text).expect("JSON");
    let level = embedded()
        .by_id(wanted["level"].as_str().expect("an id"))
        .expect("a level");
    let seed = u32::try_from(wanted["seed"].as_u64().expect("a seed")).expect("32 bits");
    let actions = wanted["actions"].as_array().expect("actions");
    let actions = actions.iter().map(|a| retry_storm::level::Action {
        minute: u32::try_from(a[0].as_u64().expect("a minute")).expect("32 bits"),
        set: set(level.desk, a[1].as_str().expect("a control"), &a[2]),
    });
    let minutes = wanted["minutes"].as_array().expect("minutes").len();
    let minutes = u32::try_from(minutes).expect("few");
    let run = play(level, seed, &Player::Actions(actions.collect()), minutes).expect("allowed");
    assert_eq!(run.history().len(), minutes as usize);
    (run, wanted["result"].clone())
}

fn near(got: f64, wanted: f64) -> bool {
    (got - wanted).abs() <= RELATIVE * wanted.abs().max(1e-3)
}

fn check(file: &Path) -> (usize, u64) {
    let (run, wanted) = played(file);
    let name = file.display();
    let goals = wanted["goals"].as_array().expect("goals");
    assert_eq!(run.goals().len(), goals.len(), "{name}: goals");
    for ((goal, got), wanted) in run.level().goals.iter().zip(run.goals()).zip(goals) {
        assert_eq!(goal.id, wanted["goal"].as_str().expect("an id"), "{name}");
        let value = wanted["value"].as_f64().expect("a number");
        let credit = wanted["credit"].as_f64().expect("a number");
        let (id, got_value) = (&goal.id, got.value.expect("a value"));
        assert!(
            near(got_value, value),
            "{name}: {id}: {got_value} is not {value}"
        );
        assert!(
            near(got.credit, credit),
            "{name}: {id}: {} is not {credit}",
            got.credit
        );
        assert_eq!(Some(got.met), wanted["met"].as_bool(), "{name}: {id} met");
    }
    match run.outcome() {
        None => assert!(
            wanted["score"].is_null() && wanted["passed"].is_null() && wanted["stars"].is_null(),
            "{name}: a verdict is wanted"
        ),
        Some(outcome) => {
            assert_eq!(
                Some(u64::from(outcome.score)),
                wanted["score"].as_u64(),
                "{name}: score"
            );
            assert_eq!(
                Some(outcome.passed),
                wanted["passed"].as_bool(),
                "{name}: passed"
            );
            assert_eq!(
                Some(u64::from(outcome.stars)),
                wanted["stars"].as_u64(),
                "{name}: stars"
            );
        }
    }
    let ledger = run.ledger();
    assert_eq!(
        ledger.total,
        ledger.good.count + ledger.lost_total(),
        "{name}: ledger"
    );
    for part in ledger.lost.iter().chain([&ledger.good]) {
        let row = desk::indicator_index(run.level().desk, part.indicator).expect("an indicator");
        let exact = run.shown().readings[row];
        assert!(
            (part.count as f64 - exact).abs() < 1.0,
            "{name}: {} is not {exact}",
            part.count
        );
    }
    (goals.len(), ledger.total)
}

#[test]
fn goals_scores_stars_and_ledgers_of_all_reference_runs_agree() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/runs");
    let files = std::fs::read_dir(folder).expect("runs");
    let mut files: Vec<_> = files.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    assert_eq!(files.len(), 17);
    let checked: Vec<(usize, u64)> = files.iter().map(|f| check(f)).collect();
    assert_eq!(
        checked.iter().map(|c| c.0).sum::<usize>(),
        9 + 6 + 6 + 4 + 6 + 4
    );
    assert!(
        checked.iter().all(|c| c.1 > 100_000),
        "every run serves many"
    );
}

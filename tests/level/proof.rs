//! Every level teaches what it should.

use std::path::Path;

use retry_storm::level::plan::{Expect, embedded_plans, load_plans, parse_plans};
use retry_storm::level::{Player, embedded, play};

/// Enough to see a plan that does not end as designed; `retry-storm prove` plays more.
const SEEDS: u32 = 20;

#[test]
fn every_plan_ends_as_designed() {
    let plans = embedded_plans(embedded()).expect("no fault");
    for plan in &plans {
        let won: u32 = (1..=SEEDS)
            .map(|seed| u32::from(plan.wins(seed).expect("allowed")))
            .sum();
        assert!(
            plan.is_as_designed(won, SEEDS),
            "{}: {} won {won} of {SEEDS}",
            plan.level.id,
            plan.name
        );
    }
}

#[test]
fn every_level_with_goals_has_its_first_row_of_lessons() {
    let plans = embedded_plans(embedded()).expect("no fault");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("levels");
    assert_eq!(
        load_plans(&folder, embedded()).expect("no fault").len(),
        plans.len()
    );
    for level in embedded().iter().filter(|l| !l.is_free()) {
        let strict = |expect| {
            plans
                .iter()
                .filter(move |p| p.level.id == level.id && p.at_least >= 0.99 && p.expect == expect)
        };
        assert_eq!(
            strict(Expect::Lost).count(),
            2,
            "{}: nothing, everything",
            level.id
        );
        let won: Vec<_> = strict(Expect::Won).collect();
        assert_eq!(won.len(), 1, "{}: the operator", level.id);
        assert_eq!(won[0].player, Player::reference(level));
    }
}

#[test]
fn reference_operators_earn_three_stars_on_most_seeds() {
    for level in embedded().iter().filter(|l| !l.is_free()) {
        let stars = |seed| {
            let run = play(level, seed, &Player::reference(level), u32::MAX).expect("allowed");
            run.outcome().expect("a verdict").stars
        };
        let three = (1..=SEEDS).filter(|&seed| stars(seed) == 3).count();
        assert!(
            three >= 18,
            "{}: three stars on {three} of {SEEDS}",
            level.id
        );
    }
}

#[test]
fn a_plan_is_judged_by_its_share_of_seeds() {
    let text = "(level: \"switch-sale-surge\", plans: [
        (name: \"a\", expect: Won, actions: []),
        (name: \"b\", expect: Lost, at_least: 0.99, actions: []),
    ])";
    let plans = parse_plans("p.ron", text, embedded()).expect("no fault");
    assert!(plans[0].is_as_designed(90, 100) && !plans[0].is_as_designed(89, 100));
    assert!(plans[1].is_as_designed(1, 100) && !plans[1].is_as_designed(2, 100));
}

#[test]
fn faults_of_plans_are_named() {
    let text = "(level: \"switch-free\", plans: [])";
    let faults = parse_plans("p.ron", text, embedded()).expect_err("no goals there");
    assert!(
        faults[0].message.contains("is no level with goals"),
        "{}",
        faults[0]
    );
    let text = "(level: \"switch-sale-surge\", plans: [
        (name: \"\", expect: Drawn, actions: [(minute: 61, set: Servers(8))]),
        (name: \"both\", expect: Won, actions: [], rules: []),
        (name: \"share\", expect: Won, at_least: 2, reference: true),
    ])";
    let faults = parse_plans("p.ron", text, embedded()).expect_err("five faults");
    let places: Vec<_> = faults.iter().map(|f| (f.line, f.column)).collect();
    assert_eq!(
        places,
        [(2, 16), (2, 28), (2, 45), (3, 9), (4, 48)],
        "{faults:#?}"
    );
}

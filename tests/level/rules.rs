//! Operators: deterministic, once a rule, from what is on screen.

use std::sync::Arc;

use retry_storm::level::operator::Pilot;
use retry_storm::level::{Level, Player, Run, embedded, play};
use retry_storm::model::control::Set;

const SALE: &str = include_str!("../../levels/switch-sale-surge.ron");

/// The sale surge with other rules.
fn with_rules(rules: &str) -> Arc<Level> {
    let (from, to) = (
        SALE.find("    operator: [").expect("rules"),
        SALE.find("    advice:").expect("advice"),
    );
    let text = format!("{}    operator: [{rules}],\n{}", &SALE[..from], &SALE[to..]);
    Arc::new(Level::parse("test.ron", &text).expect("no fault"))
}

/// What the rules set, and for which minutes.
fn moves(rules: &str) -> Vec<(u32, Set)> {
    let level = with_rules(rules);
    let run = play(&level, 7, &Player::reference(&level), u32::MAX).expect("allowed");
    run.actions().iter().map(|a| (a.minute, a.set)).collect()
}

#[test]
fn at_a_minute() {
    assert_eq!(
        moves("(when: At(7), set: [Servers(8), Shedding(true)])"),
        [(7, Set::Servers(8)), (7, Set::Shedding(true))]
    );
}

#[test]
fn above_a_mark_for_some_minutes() {
    // Seed 7: more than 440 new payments a second from minute 5 on, so one minute of it is seen in minute 6.
    let shed = Set::Shedding(true);
    assert_eq!(
        moves("(when: Above(\"new_tps\", 440), set: [Shedding(true)])"),
        [(6, shed)]
    );
    assert_eq!(
        moves("(when: Above(\"new_tps\", 440, 3), set: [Shedding(true)])"),
        [(8, shed)]
    );
    assert_eq!(
        moves("(when: Above(\"new_tps\", 4000), set: [Shedding(true)])"),
        []
    );
}

#[test]
fn below_a_mark_after_an_earlier_rule() {
    let rules = "(id: \"a\", when: At(20), set: [Servers(8)]),
        (when: [Below(\"new_tps\", 500, 2), After(\"a\", 1)], set: [Servers(6)])";
    let moves = moves(rules);
    assert_eq!(moves.len(), 2);
    assert!(
        moves[1].0 > 50,
        "traffic has been low before minute 5 as well, but not after rule a: {moves:?}"
    );
}

#[test]
fn after_an_earlier_rule() {
    let rules =
        "(id: \"a\", when: At(3), set: [Servers(8)]), (when: After(\"a\", 4), set: [Servers(6)])";
    assert_eq!(moves(rules), [(3, Set::Servers(8)), (7, Set::Servers(6))]);
}

#[test]
fn since_an_event_that_a_banner_named() {
    assert_eq!(
        moves("(when: Since(\"sale\", 1), set: [Servers(8)])"),
        [(6, Set::Servers(8))]
    );
    assert_eq!(
        moves("(when: Since(\"sale\", 20), set: [Servers(8)])"),
        [(25, Set::Servers(8))]
    );
}

#[test]
fn a_pilot_asked_twice_in_a_minute_has_nothing_to_add() {
    let level = with_rules("(when: At(0), set: [Servers(8)])");
    let run = Run::new(&level, 7);
    let mut pilot = Pilot::new(&level.operator);
    assert_eq!(pilot.decide(&run), [Set::Servers(8)]);
    assert_eq!(pilot.decide(&run), []);
}

#[test]
fn operators_are_deterministic() {
    for level in embedded().iter().filter(|l| !l.is_free()) {
        for seed in [0, 7, u32::MAX] {
            let runs = [(); 2]
                .map(|()| play(level, seed, &Player::reference(level), u32::MAX).expect("allowed"));
            assert_eq!(runs[0].actions(), runs[1].actions());
            assert_eq!(runs[0].fingerprint(), runs[1].fingerprint());
            let again = play(
                level,
                seed,
                &Player::Actions(runs[0].actions().to_vec()),
                u32::MAX,
            )
            .expect("allowed");
            assert_eq!(
                runs[0].fingerprint(),
                again.fingerprint(),
                "its moves as a replay"
            );
        }
    }
}

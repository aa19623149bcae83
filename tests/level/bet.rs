//! The bets of the levels: computed from the runs, and of some use.

use retry_storm::level::{
    Asked, BET_ANSWERS, Bet, Level, Player, Run, Side, Since, Whose, embedded, play,
};
use retry_storm::model::desk;

/// The run that a level's bet is about.
fn asked_about(level: &std::sync::Arc<Level>, bet: &Bet, seed: u32) -> Run {
    let player = match bet.run {
        Whose::Operator => Player::reference(level),
        Whose::Untouched | Whose::Yours => Player::nothing(),
    };
    play(level, seed, &player, u32::MAX).expect("its own rules are allowed")
}

#[test]
fn every_scored_level_asks_and_has_an_answer_on_every_seed() {
    let mut right = [0; BET_ANSWERS];
    for level in embedded() {
        let Some(bet) = &level.bet else {
            assert!(level.is_free(), "{} asks nothing", level.id);
            continue;
        };
        let answers: Vec<usize> = (1..=20)
            .map(|seed| {
                let value = bet.value(&asked_about(level, bet, seed));
                bet.range_of(value.expect("there is something to measure"))
            })
            .collect();
        // The sentence that explains the answer is one sentence, so the answer must not hang on the seed.
        assert!(
            answers.iter().all(|a| *a == answers[0]),
            "{}: {answers:?}",
            level.id
        );
        right[answers[0]] += 1;
    }
    assert!(
        right.iter().all(|n| *n > 0),
        "one place is never right: {right:?}"
    );
}

#[test]
fn minutes_are_counted_on_one_side_of_the_mark_from_the_event_on() {
    let level = embedded().by_id("switch-sale-surge").expect("embedded");
    let run = play(level, 3, &Player::nothing(), u32::MAX).expect("allowed");
    let row = desk::indicator_index(level.desk, "new_tps").expect("a reading");
    let bet = |side, mark, since| Bet {
        asks: Asked::Minutes {
            indicator: row,
            side,
            mark,
            since,
        },
        ..level.bet.clone().expect("it has one")
    };
    let mark = run.history()[30].readings[row];
    let count = |side, since| bet(side, mark, since).value(&run).expect("minutes");
    let all = run.history().len() as f64;
    let (above, below) = (
        count(Side::Above, Since::Start),
        count(Side::Below, Since::Start),
    );
    assert!(above > 0.0 && below > 0.0);
    assert!(
        (above + below + 1.0 - all).abs() < f64::EPSILON,
        "the mark itself counts for neither"
    );
    // The rush begins in minute 5; before it traffic is below the mark.
    let since = count(Side::Below, Since::Event(0));
    assert!(
        (below - since - 5.0).abs() < f64::EPSILON,
        "{below} {since}"
    );
}

#[test]
fn a_mark_begins_its_range() {
    let bet = embedded()
        .by_id("switch-sale-surge")
        .and_then(|level| level.bet.clone());
    let bet = bet.expect("it has one");
    let [first, second] = bet.marks;
    for (value, range) in [
        (0.0, 0),
        (first - 0.1, 0),
        (first, 1),
        (second - 0.1, 1),
        (second, 2),
    ] {
        assert_eq!(bet.range_of(value), range, "{value}");
    }
}

//! What enters a board, and what stands where.

use retry_storm::board::{Boards, By, Claim, Day, Event, Key, Name, Unproven, WordList};
use retry_storm::level::{Levels, Player, Replay, Run, embedded, play};
use retry_storm::store::Saved;

pub(crate) const LEVEL: &str = "switch-sale-surge";

pub(crate) fn today() -> Day {
    "2026-11-30".parse().expect("a day")
}

pub(crate) fn key() -> Key {
    Key {
        event: Event::new("Open day"),
        day: today(),
        level: LEVEL.to_owned(),
        seed: 7,
    }
}

pub(crate) fn name(typed: &str) -> Name {
    Name::parse(typed, WordList::embedded()).expect("a name")
}

/// The shift of a board in somebody's hands.
pub(crate) fn run(levels: &Levels, key: &Key, player: &Player) -> Run {
    let level = levels.by_id(&key.level).expect("a level");
    play(level, key.seed, player, u32::MAX).expect("legal moves")
}

pub(crate) fn claim(run: &Run) -> Claim {
    Claim::of(&run.outcome().expect("a score"))
}

/// Puts the reference operator's run on a board under a name.
pub(crate) fn enter(boards: &mut Boards, key: &Key, typed: &str) -> Saved {
    let level = embedded().by_id(&key.level).expect("a level");
    let run = run(embedded(), key, &Player::reference(level));
    let entered = boards.enter(name(typed), key, run.replay(), claim(&run));
    entered.expect("a score of its replay")
}

pub(crate) fn names(boards: &Boards, key: &Key) -> Vec<String> {
    let ranking = boards.ranking(key);
    let visitors = ranking.iter().filter(|entry| entry.by() == By::Visitor);
    visitors.map(|entry| entry.name().to_string()).collect()
}

#[test]
fn a_score_enters_only_when_its_replay_gives_exactly_that() {
    let (levels, key) = (embedded(), key());
    let mut boards = Boards::nowhere(levels);
    let run = run(levels, &key, &Player::nothing());
    let right = claim(&run);
    let mut refused = |claim: Claim, replay: Replay| {
        let entered = boards.enter(name("ren"), &key, replay, claim);
        assert!(boards.ranking(&key).is_empty());
        entered.expect_err("it enters")
    };
    for wrong in [
        Claim {
            score: right.score + 1,
            ..right
        },
        Claim {
            stars: right.stars + 1,
            ..right
        },
        Claim {
            passed: !right.passed,
            ..right
        },
    ] {
        assert!(matches!(
            refused(wrong, run.replay()),
            Unproven::OtherScore(_)
        ));
    }
    let mut other = run.replay();
    other.seed = 8;
    assert!(matches!(
        refused(right, other.clone()),
        Unproven::OtherScore(_) | Unproven::NoScore
    ));
    other.level = "nowhere".to_owned();
    assert_eq!(
        refused(right, other),
        Unproven::NoLevel("nowhere".to_owned())
    );
    let free = Replay::new("switch-free".to_owned(), 7, Vec::new());
    assert_eq!(refused(right, free), Unproven::NoScore);
    assert!(boards.enter(name("ren"), &key, run.replay(), right).is_ok());
    assert_eq!(names(&boards, &key), ["REN"]);
}

#[test]
fn a_proven_score_of_another_shift_stays_off_the_board() {
    let (levels, key) = (embedded(), key());
    let mut boards = Boards::nowhere(levels);
    let other = Key {
        seed: 8,
        ..key.clone()
    };
    let run = run(levels, &other, &Player::nothing());
    assert!(
        boards
            .enter(name("ren"), &key, run.replay(), claim(&run))
            .is_err()
    );
    assert!(boards.ranking(&key).is_empty() && boards.ranking(&other).is_empty());
}

#[test]
fn passed_shifts_stand_above_all_others_and_of_equals_the_first() {
    let of = |passed, score| Claim {
        score,
        stars: u8::from(passed),
        passed,
    };
    assert!(of(true, 610).rank() < of(false, 790).rank());
    assert!(of(true, 700).rank() < of(true, 699).rank());
    assert!(of(false, 500).rank() < of(false, 499).rank());
    let key = key();
    let mut boards = Boards::nowhere(embedded());
    let level = embedded().by_id(LEVEL).expect("there");
    let reference = claim(&run(embedded(), &key, &Player::reference(level)));
    for (place, typed) in ["first", "second", "third"].into_iter().enumerate() {
        assert_eq!(boards.place_of(&key, reference), place + 1);
        enter(&mut boards, &key, typed);
    }
    assert_eq!(names(&boards, &key), ["FIRST", "SECOND", "THIRD"]);
    assert_eq!(boards.visitors(&key), 3);
}

#[test]
fn boards_of_events_days_levels_and_seeds_are_apart() {
    let key = key();
    let mut boards = Boards::nowhere(embedded());
    let others = [
        Key {
            event: Event::new("Other"),
            ..key.clone()
        },
        Key {
            day: key.day.after(1),
            ..key.clone()
        },
        Key {
            level: "web-bad-deploy".to_owned(),
            ..key.clone()
        },
        Key {
            seed: 8,
            ..key.clone()
        },
    ];
    enter(&mut boards, &key, "ren");
    for other in &others {
        assert!(boards.ranking(other).is_empty(), "{other:?}");
        enter(&mut boards, other, "tessa");
        assert_eq!(names(&boards, other), ["TESSA"]);
    }
    assert_eq!(names(&boards, &key), ["REN"]);
    boards.clear(&key.event, key.day);
    assert!(boards.ranking(&key).is_empty());
    assert_eq!(
        names(&boards, &others[0]),
        ["TESSA"],
        "another event's stays"
    );
}

#[test]
fn every_level_finds_operators_to_beat_on_any_seed() {
    for level in embedded().iter().filter(|level| !level.is_free()) {
        for seed in [1, 7, 23, 999, 4_000_000_000] {
            let key = Key {
                level: level.id.clone(),
                seed,
                ..key()
            };
            let mut boards = Boards::nowhere(embedded());
            boards.open(&key);
            boards.open(&key);
            let ranking = boards.ranking(&key);
            let place = format!("{} {seed}", level.id);
            assert!(
                (4..=8).contains(&ranking.len()),
                "{place}: {}",
                ranking.len()
            );
            assert!(ranking.iter().all(|entry| entry.by() == By::Operator));
            // Really played, and really different: somebody to admire, somebody to beat at once.
            let scores: Vec<u32> = ranking.iter().map(|entry| entry.claim().score).collect();
            assert!(ranking[0].claim().stars >= 2, "{place}: {scores:?}");
            assert!(
                !ranking[ranking.len() - 1].claim().passed,
                "{place}: {scores:?}"
            );
        }
    }
    let mut boards = Boards::nowhere(embedded());
    let free = Key {
        level: "web-free".to_owned(),
        ..key()
    };
    boards.open(&free);
    assert!(boards.ranking(&free).is_empty());
}

#[test]
fn events_are_put_right() {
    assert_eq!(Event::new("  Open\t day\n").as_str(), "Open day");
    assert_eq!(Event::new("").as_str(), "");
    assert_eq!(Event::new(&"x".repeat(99)).as_str().len(), 24);
    assert_eq!(
        Event::new(&format!("{} yz", "x".repeat(23))).as_str(),
        "x".repeat(23)
    );
}

#[test]
fn what_the_fonts_lack_is_left_out_of_an_event() {
    for (typed, kept) in [
        ("Fair 😀 2026", "Fair 2026"),
        ("上海", ""),
        ("Lá na gCód – Gaillimh", "Lá na gCód – Gaillimh"),
        ("Φεστιβάλ", "Φεστιβάλ"),
        ("Rock\u{200b}et", "Rocket"),
    ] {
        let event = Event::new(typed);
        assert_eq!(event.as_str(), kept);
        assert_eq!(event.is_all_of(typed), typed == kept, "{typed}");
    }
}

#[test]
fn events_with_visitors_are_named_the_latest_first() {
    let mut boards = Boards::nowhere(embedded());
    let event = |name: &str| Key {
        event: Event::new(name),
        ..key()
    };
    // Simulated operators alone make no board that anybody would go back to.
    boards.open(&event("Nobody came"));
    for name in ["Open day", "Spring fair", "", "Open day"] {
        enter(&mut boards, &event(name), "ren");
    }
    let events: Vec<&str> = boards.events().iter().map(|event| event.as_str()).collect();
    assert_eq!(events, ["Open day", "", "Spring fair"]);
}

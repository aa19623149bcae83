//! Long runs: a working day of a free shift, and many rounds one after another.

use std::mem::size_of;

use retry_storm::level::{Player, Run, embedded, play};
use retry_storm::model::control::{ControlKind, DeskKind};
use retry_storm::model::desk::{self, Minute};
use retry_storm::model::random::Mulberry32;

/// A working day in minutes.
const DAY: usize = 8 * 60;
/// Minutes between two moves of one lever.
const MOVE_EVERY: usize = 7;

/// Plays a free shift through a day in which every lever and every crisis is moved again and again.
fn day(id: &str, seed: u32) -> Run {
    let level = embedded().by_id(id).expect("a free shift");
    let mut random = Mulberry32::new(seed);
    let table = desk::controls(level.desk);
    let mut run = Run::new(level, seed);
    for minute in 0..DAY {
        if minute % MOVE_EVERY == 0 {
            let control = &table[minute / MOVE_EVERY % table.len()];
            let value = match control.kind {
                ControlKind::Button => 1.0,
                _ => control.from_fraction(random.uniform()),
            };
            run.act((control.make)(value))
                .expect("a free shift takes it");
        }
        run.step().expect("it has no end");
    }
    run
}

#[test]
fn after_a_working_day_every_number_is_sane_and_the_history_no_longer_than_the_day() {
    for id in ["switch-free", "web-free"] {
        for seed in 1..=3 {
            let run = day(id, seed);
            assert_eq!(run.history().len(), DAY);
            assert_eq!(run.actions().len(), DAY.div_ceil(MOVE_EVERY));
            for (n, minute) in run.history().iter().enumerate() {
                assert!(
                    minute.values().all(f64::is_finite),
                    "{id} {seed}, minute {n}: {minute:?}"
                );
                check(run.level().desk, minute, n);
            }
        }
    }
}

/// Shares lie between nothing and everything, and nothing but the budget falls below nought.
fn check(kind: DeskKind, minute: &Minute, n: usize) {
    // A database may be asked for more than it can do, and a budget overdrawn.
    let unbounded = ["db_util_share", "budget_left_share"];
    for (row, value) in desk::indicators(kind).iter().zip(minute.readings) {
        let is_share = row.name.ends_with("_share") && !unbounded.contains(&row.name);
        assert!(
            !is_share || (0.0..=1.0 + 1e-9).contains(&value),
            "minute {n}: {} = {value}",
            row.name
        );
        assert!(
            value >= 0.0 || row.name == "budget_left_share",
            "minute {n}: {} = {value}",
            row.name
        );
    }
}

#[test]
fn a_day_keeps_its_minutes_and_little_else() {
    for id in ["switch-free", "web-free"] {
        let mut kept = None;
        let counted = allocation_counter::measure(|| kept = Some(day(id, 5)));
        let run = kept.expect("it was played");
        // The list of minutes grows by doubling.
        let most = 2 * DAY * size_of::<Minute>() + 64 * 1024;
        let bytes = usize::try_from(counted.bytes_current).expect("something is kept");
        assert!(
            bytes >= DAY * size_of::<Minute>() && bytes <= most,
            "{id}: {bytes} of {most}"
        );
        let freed = allocation_counter::measure(|| drop(run));
        assert_eq!(
            freed.bytes_current, -counted.bytes_current,
            "{id}: something stays"
        );
    }
}

#[test]
fn two_hundred_rounds_leave_nothing_behind() {
    let round = |seed: u32| {
        let levels = embedded();
        let count = levels.iter().count();
        let level = levels
            .iter()
            .nth(seed as usize % count)
            .expect("below the count");
        let run = play(level, seed, &Player::reference(level), 90).expect("its own operator");
        std::hint::black_box(run.fingerprint());
    };
    // What is made once, such as the levels themselves, is made before.
    (0..8).for_each(round);
    let few = allocation_counter::measure(|| (0..8).for_each(round));
    let many = allocation_counter::measure(|| (0..200).for_each(round));
    assert_eq!((few.bytes_current, many.bytes_current), (0, 0));
    assert_eq!(
        many.bytes_max, few.bytes_max,
        "a later round needs more than the first"
    );
    assert!(many.count_total > few.count_total, "the counter does count");
}

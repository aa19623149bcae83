//! The attendant's number, with a clock of the test's own.

use std::time::Duration;

use retry_storm::board::{Lock, Pin, TRIES, Tried, WAIT};

fn s(seconds: f64) -> Duration {
    Duration::from_secs_f64(seconds)
}

fn lock() -> Lock {
    Lock::new("1234".parse().expect("a number"))
}

#[test]
fn the_number_opens() {
    let mut lock = lock();
    assert_eq!(lock.try_at("1234", s(0.0)), Tried::Open);
    assert_eq!(lock.try_at("1234", s(0.1)), Tried::Open, "and opens again");
}

#[test]
fn after_three_wrong_ones_there_is_a_minute_in_which_even_the_right_one_is_not_taken() {
    let mut lock = lock();
    assert_eq!((TRIES, WAIT), (3, s(60.0)));
    assert_eq!(lock.try_at("0000", s(10.0)), Tried::Wrong(2));
    assert_eq!(lock.try_at("", s(11.0)), Tried::Wrong(1));
    assert_eq!(lock.wait(s(11.0)), s(0.0));
    assert_eq!(lock.try_at("12345", s(12.0)), Tried::Wait);
    assert_eq!(lock.wait(s(12.0)), s(60.0));
    assert_eq!(lock.try_at("1234", s(71.9)), Tried::Wait);
    assert_eq!(lock.wait(s(71.5)), s(0.5));
    assert_eq!(lock.try_at("1234", s(72.0)), Tried::Open);
}

#[test]
fn each_wait_is_as_long_and_a_right_one_forgives() {
    let mut lock = lock();
    for start in [0.0, 100.0, 200.0] {
        assert_eq!(lock.try_at("9", s(start)), Tried::Wrong(2));
        assert_eq!(lock.try_at("9", s(start)), Tried::Wrong(1));
        assert_eq!(lock.try_at("9", s(start)), Tried::Wait);
        assert_eq!(
            lock.try_at("9", s(start + 59.0)),
            Tried::Wait,
            "tries in the wait do not prolong it"
        );
        assert_eq!(lock.wait(s(start + 60.0)), s(0.0));
    }
    assert_eq!(lock.try_at("9", s(300.0)), Tried::Wrong(2));
    assert_eq!(lock.try_at("1234", s(300.0)), Tried::Open);
    assert_eq!(lock.try_at("9", s(300.0)), Tried::Wrong(2));
}

#[test]
fn a_number_has_four_to_eight_digits_and_is_shown_to_nobody() {
    for text in ["", "123", "123456789", "12a4", "１２３４", "12 34", "-1234"] {
        assert!(text.parse::<Pin>().is_err(), "{text:?}");
    }
    let pin: Pin = "00000001".parse().expect("a number");
    assert!(!format!("{pin:?} {:?}", Lock::new(pin.clone())).contains("0001"));
}

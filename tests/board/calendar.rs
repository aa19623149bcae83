//! Days are the calendar's.

use retry_storm::board::Day;

fn day(text: &str) -> Day {
    text.parse().expect("a day")
}

#[test]
fn days_are_those_of_the_calendar() {
    // Seconds since 1970 by GNU date.
    for (seconds, text) in [
        (0, "1970-01-01"),
        (86_399, "1970-01-01"),
        (86_400, "1970-01-02"),
        (951_782_400, "2000-02-29"),
        (951_868_800, "2000-03-01"),
        (1_709_164_800, "2024-02-29"),
        (1_796_040_000, "2026-11-30"),
        (4_107_542_400, "2100-03-01"),
        (253_402_300_799, "9999-12-31"),
        (u64::MAX, "9999-12-31"),
    ] {
        assert_eq!(Day::of_unix(seconds).to_string(), text, "{seconds}");
    }
    let mut last = day("1970-01-01");
    for n in 1..200_000_u32 {
        let next = Day::of_unix(u64::from(n) * 86_400);
        assert_eq!(day(&next.to_string()), next);
        assert_eq!((next.since(last), last.since(next)), (1, 0));
        assert_eq!(last.after(1), next);
        last = next;
    }
}

#[test]
fn what_is_no_day_is_refused() {
    for text in [
        "",
        "today",
        "2026-11",
        "2026-11-31",
        "2026-02-29",
        "2100-02-29",
        "1969-12-31",
        "2026-13-01",
        "2026-00-10",
        "2026-1-1",
        "+2026-11-30",
        "2026-11-30-1",
        "10000-01-01",
        "2026-11-30 ",
        "99999999999-01-01",
    ] {
        assert!(text.parse::<Day>().is_err(), "{text:?}");
    }
}

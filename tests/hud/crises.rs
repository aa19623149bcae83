//! The crises of a free shift: what pressing does, that it is under way and for how long, and what pressing again does.

use retry_storm::level::Run;
use retry_storm::model::control::{IssuerGroup, Set};

use crate::desk::{drawing, view};
use crate::harness::{Screen, english};
use crate::news::played;

/// A desk high enough to show all of its levers.
fn desk(run: &Run) -> Screen {
    let (text, view, mut commands) = (english(), view(run), Vec::new());
    let mut screen = Screen::new(2560.0, 1440.0);
    for _ in 0..2 {
        screen.still(drawing(&view, &text, &mut commands));
    }
    screen
}

fn must_say(id: &str, sets: &[(u32, Set)], shown: u32, words: &str) {
    let screen = desk(&played(id, sets, shown));
    assert!(
        screen.says(words),
        "{words:?} in {shown}: {:?}",
        screen.said()
    );
}

#[test]
fn a_bad_build_counts_its_minutes_and_then_stays_until_it_is_rolled_back() {
    // Pressed again in between, nothing starts over.
    let sets = [(3, Set::BadBuild), (5, Set::BadBuild), (9, Set::RollBack)];
    let says = |shown, words| must_say("web-free", &sets, shown, words);
    says(2, "Ship bad build");
    says(
        3,
        "rolling out, 5 minutes left; pressed again, nothing changes",
    );
    says(
        5,
        "rolling out, 3 minutes left; pressed again, nothing changes",
    );
    says(
        7,
        "rolling out, 1 minute left; pressed again, nothing changes",
    );
    says(8, "Bad build everywhere until you roll back; pressed again");
    says(
        13,
        "Bad build everywhere until you roll back; pressed again",
    );
    let cured = desk(&played("web-free", &sets, 14));
    assert!(!cured.says("pressed again"), "{:?}", cured.said());
}

#[test]
fn a_flushed_cache_tells_how_warm_it_is_again() {
    let sets = [(3, Set::CacheFlush)];
    for shown in [3, 12] {
        let run = played("web-free", &sets, shown);
        let row = retry_storm::model::web::Row::CacheWarmShare as usize;
        let warm = 100.0 * run.history().last().expect("minutes").readings[row];
        let words = format!("Cache refilling, {warm:.0} % warm; pressed again, it is empty again");
        must_say("web-free", &sets, shown, &words);
    }
}

#[test]
fn what_is_pressed_waits_for_the_next_minute_and_says_so() {
    let mut web = played("web-free", &[], 3);
    web.act(Set::CacheFlush).expect("allowed");
    assert!(desk(&web).says("from the next minute"));
    let mut switch = played("switch-free", &[], 3);
    switch
        .act(Set::IssuerLatency(IssuerGroup::B, 12.0))
        .expect("allowed");
    assert!(desk(&switch).says("12 s from the next minute"));
}

#[test]
fn a_crisis_in_force_tells_since_when_and_until_when() {
    let sets = [
        (3, Set::IssuerLatency(IssuerGroup::B, 12.0)),
        (6, Set::IssuerLatency(IssuerGroup::B, 0.25)),
    ];
    must_say("switch-free", &sets, 5, "since minute 3, until changed");
    let usual = desk(&played("switch-free", &sets, 6));
    assert!(!usual.says("until changed"), "{:?}", usual.said());
}

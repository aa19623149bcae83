//! The banner says what is so: a crisis that is over is told of as over, and then no more.

use std::sync::Arc;

use retry_storm::level::{self, Run};
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::desk::indicator_index;

use crate::desk::{drawing, view};
use crate::harness::{Screen, english};

/// Plays a level with some settings until a minute is on screen.
pub(crate) fn played(id: &str, sets: &[(u32, Set)], shown: u32) -> Run {
    let level = level::embedded().by_id(id).expect("the level is embedded");
    let mut run = Run::new(&Arc::clone(level), 7);
    for minute in 0..=shown {
        for (_, set) in sets.iter().filter(|(at, _)| *at == minute) {
            run.act(*set).expect("the setting is allowed");
        }
        run.step();
    }
    run
}

/// The desk with a run on it.
fn desk(run: &Run) -> Screen {
    let (text, view, mut commands) = (english(), view(run), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    for _ in 0..2 {
        screen.still(drawing(&view, &text, &mut commands));
    }
    screen
}

fn says(id: &str, sets: &[(u32, Set)], shown: u32, words: &str) -> bool {
    desk(&played(id, sets, shown)).says(words)
}

#[test]
fn a_bad_build_spreads_is_everywhere_and_goes() {
    let cured = [(13, Set::RollBack)];
    let deploy = |shown, words| says("web-bad-deploy", &cured, shown, words);
    assert!(!deploy(9, "New build"), "nobody knows before it comes");
    assert!(deploy(12, "is rolling out"));
    assert!(deploy(14, "runs on every instance"));
    assert!(
        deploy(17, "runs on every instance"),
        "until the rollback is over"
    );
    assert!(deploy(18, "The last good build is back"));
    assert!(deploy(20, "The last good build is back"));
    assert!(!deploy(21, "New build"), "good news fades");
    let untouched = |shown, words| says("web-bad-deploy", &[], shown, words);
    assert!(untouched(59, "runs on every instance"));
}

#[test]
fn an_emptied_cache_is_told_of_until_it_is_warm() {
    let warmed = [(11, Set::Recommendations(false)), (11, Set::WarmUp)];
    let flush = |shown, words| says("web-cache-flush", &warmed, shown, words);
    assert!(!flush(9, "Cache flushed"));
    assert!(flush(10, "the hot objects are gone"));
    assert!(flush(20, "the hot objects are gone"));
    let run = played("web-cache-flush", &warmed, 59);
    let row = indicator_index(DeskKind::Web, "cache_warm_share").expect("it is in the table");
    let cold = run.history().iter().skip(10);
    let cold = cold.take_while(|minute| minute.readings[row] < 0.9).count();
    let warm = 10 + u32::try_from(cold).expect("a few minutes");
    assert!(flush(warm, "The cache is warm again"));
    assert!(!flush(warm + 3, "Cache flushed"));
}

#[test]
fn crises_of_a_free_shift_pass_as_well() {
    let sets = [(3, Set::BadBuild), (5, Set::Surge(2.0)), (9, Set::RollBack)];
    let free = |shown, words| says("web-free", &sets, shown, words);
    assert!(free(4, "is rolling out"));
    assert!(
        free(5, "twice the usual traffic"),
        "newer words replace older ones"
    );
    assert!(free(14, "The last good build is back"));
    assert!(
        free(17, "twice the usual traffic"),
        "what still is comes back"
    );
}

#[test]
fn a_running_button_says_what_pressing_it_again_does() {
    let sets = [(2, Set::WarmUp), (2, Set::RollBack)];
    let screen = desk(&played("web-free", &sets, 3));
    for words in [
        "Warm-up, 5 minutes left; pressed again, it starts over",
        "Rollback, 4 minutes left; pressed again, it starts over",
    ] {
        assert!(screen.says(words), "{:?}", screen.said());
    }
}

/// A later crisis does not make an earlier one vanish that is still on.
#[test]
fn all_that_is_on_is_told() {
    let sets = [
        (2, Set::BadBuild),
        (4, Set::CacheFlush),
        (6, Set::Surge(3.0)),
    ];
    let free = |shown, words| says("web-free", &sets, shown, words);
    for words in ["New build", "Cache flushed", "Traffic surge"] {
        assert!(free(7, words), "{words}");
    }
    assert!(free(7, "3 times the usual traffic"), "the newest in full");
    assert!(!free(3, "Cache flushed"));
}

#[test]
fn six_goals_keep_their_numbers_when_they_are_worst() {
    let screen = desk(&played("web-cache-flush", &[], 11));
    for words in ["≤ 3 %", "≤ 0.48 s", "≤ 5.50", "$0.85"] {
        assert!(screen.says(words), "{words}: {:?}", screen.said());
    }
}

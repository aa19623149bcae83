//! The engine around it changes nothing about a run.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use retry_storm::level::{self, Player, play};
use retry_storm::model::control::Set;
use retry_storm::model::desk::Minute;
use retry_storm::shift::command::{Command, Speed};
use retry_storm::shift::sim::Mode;

use crate::app::{app, put, run_to, send, shift};

const LEVELS: [&str; 6] = [
    "switch-sale-surge",
    "switch-fraud-wave",
    "switch-issuer-outage",
    "web-bad-deploy",
    "web-viral-surge",
    "web-cache-flush",
];

fn bits(history: &[Minute]) -> Vec<u64> {
    history
        .iter()
        .flat_map(|minute| minute.readings.iter().map(|value| value.to_bits()))
        .collect()
}

#[test]
fn the_operator_on_the_desk_scores_as_it_does_without_one() {
    for id in LEVELS {
        let level = level::embedded().by_id(id).expect("a level of this name");
        let alone = play(level, 11, &Player::reference(level), u32::MAX)
            .expect("the operator knows its level");
        let mut app = app(60.0);
        put(&mut app, id, 11, Mode::Watched, Speed::Four);
        let minutes = level.minutes.expect("a level ends");
        run_to(&mut app, minutes);
        assert_eq!(
            bits(shift(&app).run().history()),
            bits(alone.history()),
            "{id}"
        );
        assert_eq!(shift(&app).run().actions(), alone.actions(), "{id}");
        assert_eq!(
            shift(&app).run().outcome().map(|o| (o.score, o.stars)),
            alone.outcome().map(|o| (o.score, o.stars)),
            "{id}"
        );
    }
}

/// Plays the same moves in the same minutes at a frame rate, perhaps with a frame that takes two seconds.
fn played(frames_per_s: f64, stall: bool) -> (Vec<u64>, Vec<level::Action>) {
    let mut app = app(frames_per_s);
    put(&mut app, "switch-sale-surge", 7, Mode::Played, Speed::One);
    send(&mut app, Command::Pause(false));
    let moves = [
        (3, Set::Servers(10)),
        (5, Set::Shedding(true)),
        (9, Set::Threshold(2.8)),
        (11, Set::Servers(8)),
    ];
    for (minute, set) in moves {
        run_to(&mut app, minute);
        send(&mut app, Command::Set(set));
        if stall {
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(2)));
            app.update();
            app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(
                1.0 / frames_per_s,
            )));
        }
    }
    run_to(&mut app, 14);
    (
        bits(&shift(&app).run().history()[..14]),
        shift(&app).run().actions().to_vec(),
    )
}

#[test]
fn the_frame_rate_does_not_matter() {
    let reference = played(60.0, false);
    assert_eq!(reference.1.len(), 4);
    for frames_per_s in [30.0, 144.0, 240.0] {
        assert_eq!(
            played(frames_per_s, false),
            reference,
            "{frames_per_s} frames a second"
        );
    }
    assert_eq!(played(60.0, true), reference, "with stalls of two seconds");
}

#[test]
fn a_stall_advances_at_most_a_quarter_of_a_second() {
    for (speed, most_minutes) in [(Speed::One, 0.25 / 2.0), (Speed::Four, 0.25 * 4.0 / 2.0)] {
        let mut app = app(60.0);
        put(&mut app, "switch-sale-surge", 7, Mode::Played, speed);
        send(&mut app, Command::Pause(false));
        run_to(&mut app, 2);
        let before = f64::from(shift(&app).run().minute()) + shift(&app).clock.phase();
        app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_mins(10)));
        app.update();
        let after = f64::from(shift(&app).run().minute()) + shift(&app).clock.phase();
        let one_tick = speed.factor() / 120.0;
        assert!(
            after - before <= most_minutes + one_tick,
            "{speed:?}: {} minutes",
            after - before
        );
        assert!(after > before, "time does not stand still either");
    }
}

#[test]
fn a_paused_shift_stands_and_takes_levers() {
    let mut app = app(60.0);
    put(&mut app, "switch-sale-surge", 7, Mode::Played, Speed::Four);
    for _ in 0..500 {
        app.update();
    }
    assert_eq!(shift(&app).run().minute(), 0);
    send(&mut app, Command::Set(Set::Servers(9)));
    send(&mut app, Command::OneMinute);
    for _ in 0..500 {
        app.update();
    }
    let run = shift(&app).run();
    assert_eq!(run.minute(), 1, "one minute, then it stands again");
    assert_eq!(run.actions().len(), 1);
    assert_eq!(run.actions()[0].minute, 0);
}

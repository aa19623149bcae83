//! Marks: they follow the flows, are used again, and never become too many.

use bevy::prelude::*;
use retry_storm::shift::command::Speed;
use retry_storm::shift::mark::{Lane, Mark, SwitchLane, WebLane};
use retry_storm::shift::sim::Mode;
use retry_storm::shift::{MOST_MARKS, Stream};

use crate::app::{app, count, put, run_to, shift};

#[test]
fn marks_are_recycled_and_capped() {
    let mut app = app(30.0);
    put(&mut app, "switch-sale-surge", 3, Mode::Watched, Speed::Four);
    run_to(&mut app, 30);
    let at_half = count::<Mark>(&mut app);
    assert!(at_half > 50, "only {at_half} marks");
    run_to(&mut app, 60);
    let at_end = count::<Mark>(&mut app);
    assert!(at_end <= MOST_MARKS, "{at_end} marks");
    assert!(
        at_end < 2 * at_half,
        "the stream grows: {at_half}, then {at_end}"
    );
}

#[test]
fn what_sets_out_is_what_was_offered() {
    for frames_per_s in [60.0, 7.0] {
        offered_and_sent(frames_per_s);
    }
}

fn offered_and_sent(frames_per_s: f64) {
    let mut app = app(frames_per_s);
    put(&mut app, "switch-free", 5, Mode::Watched, Speed::One);
    let mut set_out = 0usize;
    let mut before = std::collections::BTreeSet::new();
    let mut offered = 0.0;
    let mut minute = 0;
    while minute < 12 {
        app.update();
        let first_lane: std::collections::BTreeSet<Entity> = app
            .world_mut()
            .query::<(Entity, &Mark)>()
            .iter(app.world())
            .filter(|(_, mark)| {
                matches!(
                    mark.leg().map(|leg| leg.lane),
                    Some(Lane::Switch(SwitchLane::Strand(_) | SwitchLane::Ribbon))
                ) && mark.along() < 0.5
            })
            .map(|(entity, _)| entity)
            .collect();
        set_out += first_lane.difference(&before).count();
        before = first_lane;
        if shift(&app).run().minute() > minute {
            minute = shift(&app).run().minute();
            offered += shift(&app).reading("offered_tps") * 60.0;
        }
    }
    let marks = offered / app.world().resource::<Stream>().transactions_per_mark();
    // The minute under way has been planned but not wholly sent out.
    let one_minute = marks / 12.0;
    assert!(
        (set_out as f64) > marks - 1.5 * one_minute - 14.0 && (set_out as f64) < marks + 14.0,
        "{set_out} set out, {marks} were offered"
    );
}

#[test]
fn requests_stream_through_the_web_service() {
    let mut app = app(30.0);
    put(&mut app, "web-viral-surge", 3, Mode::Watched, Speed::Four);
    run_to(&mut app, 60);
    let marks = count::<Mark>(&mut app);
    assert!((50..=MOST_MARKS).contains(&marks), "{marks} marks");
    let all_web = app
        .world_mut()
        .query::<&Mark>()
        .iter(app.world())
        .filter_map(Mark::leg)
        .all(|leg| matches!(leg.lane, Lane::Web(_) | Lane::Held));
    assert!(all_web);
}

#[test]
fn warm_up_reads_come_one_after_another() {
    let mut app = app(30.0);
    put(&mut app, "web-cache-flush", 7, Mode::Watched, Speed::One);
    // The operator starts the job in minute 11; now the third of its six minutes has begun.
    run_to(&mut app, 14);
    for _ in 0..60 {
        app.update();
        let mut along: Vec<f32> = app
            .world_mut()
            .query::<&Mark>()
            .iter(app.world())
            .filter(|mark| mark.leg().map(|leg| leg.lane) == Some(Lane::Web(WebLane::WarmUp)))
            .map(Mark::along)
            .collect();
        along.sort_by(f32::total_cmp);
        let widest = along.windows(2).map(|pair| pair[1] - pair[0]);
        let widest = widest.fold(0.0, f32::max);
        assert!(
            (8..=12).contains(&along.len()) && widest < 0.2,
            "they are not spread: {along:?}"
        );
    }
}

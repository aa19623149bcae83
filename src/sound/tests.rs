use std::collections::BTreeMap;
use std::sync::Arc;

use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;

use super::*;
use crate::level::{Player, Run, embedded, play};
use crate::shift::command::{Command, Speed};
use crate::shift::{PlayerCommand, ShiftPlugin, put_on_desk};

/// Steps of a simulated minute at the usual pace.
const FRAMES: usize = 120;

/// An app that hears a shift, without a sound.
fn hall() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, ShiftPlugin, SoundPlugin))
        .init_resource::<Heard>()
        .add_systems(Last, note)
        .insert_resource(TimeUpdateStrategy::ManualDuration(
            std::time::Duration::from_secs_f64(1.0 / 60.0),
        ));
    app
}

#[derive(Resource, Default)]
struct Heard(Vec<Cue>);

fn note(mut cues: MessageReader<Cue>, mut heard: ResMut<Heard>) {
    heard.0.extend(cues.read());
}

/// Puts a level on the desk, running, untouched or in its operator's hands.
fn begin(app: &mut App, level: &str, mode: Mode) {
    let level = Arc::clone(embedded().by_id(level).expect("a level of the game"));
    let mut shift = Shift::new(Run::new(&level, 7), mode, Speed::Four);
    shift.clock.paused = false;
    put_on_desk(&mut app.world_mut().commands(), shift);
    app.world_mut().flush();
}

/// What is heard until the shift is over and its stars have sounded, by sound.
fn heard_to_the_end(level: &str, mode: Mode) -> BTreeMap<&'static str, usize> {
    let mut app = hall();
    begin(&mut app, level, mode);
    for _ in 0..FRAMES * 70 {
        app.update();
        if app.world().resource::<Shift>().is_over() {
            break;
        }
    }
    assert!(app.world().resource::<Shift>().is_over());
    for _ in 0..FRAMES {
        app.update();
    }
    let mut counts = BTreeMap::new();
    for cue in &app.world().resource::<Heard>().0 {
        *counts.entry(cue.sound.name()).or_default() += 1;
    }
    counts
}

#[test]
fn a_storm_nobody_tames_is_heard_and_has_no_stars() {
    let heard = heard_to_the_end("switch-sale-surge", Mode::Played);
    assert_eq!(heard.get("storm"), Some(&1), "{heard:?}");
    assert!(heard.contains_key("outage"), "{heard:?}");
    assert!(
        !heard.contains_key("star") && !heard.contains_key("budget"),
        "{heard:?}"
    );
}

#[test]
fn the_stars_that_the_operator_earns_are_heard() {
    for level in embedded().iter().filter(|level| !level.is_free()) {
        let run =
            play(level, 7, &Player::reference(level), level.end()).expect("a level of the game");
        let stars = usize::from(run.outcome().expect("it is over").stars);
        let heard = heard_to_the_end(&level.id, Mode::Watched);
        assert_eq!(
            heard.get("star").copied().unwrap_or_default(),
            stars,
            "{}: {heard:?}",
            level.id
        );
        assert!(heard.contains_key("tick"), "{}", level.id);
    }
}

#[test]
fn a_budget_that_burns_at_the_paging_rate_is_heard_once() {
    let heard = heard_to_the_end("web-bad-deploy", Mode::Played);
    assert_eq!(heard.get("budget"), Some(&1), "{heard:?}");
    assert!(heard.contains_key("lost"), "{heard:?}");
}

#[test]
fn ticks_follow_the_answers() {
    let rate = |level: &str, minutes: usize| {
        let mut app = hall();
        begin(&mut app, level, Mode::Played);
        app.world_mut().resource_mut::<Shift>().clock.speed = Speed::One;
        for _ in 0..FRAMES * minutes {
            app.update();
        }
        let heard = &app.world().resource::<Heard>().0;
        let ticks = heard.iter().filter(|cue| cue.sound == Sound::Tick).count();
        ticks as f64 / (minutes * 2) as f64
    };
    let calm = rate("switch-free", 6);
    assert!(
        (3.0..5.0).contains(&calm),
        "{calm} ticks a second for 400 payments"
    );
    // Eighteen minutes of the sale with nothing touched: in most of them next to nothing is approved.
    let storm = rate("switch-sale-surge", 18);
    assert!(storm < 0.75 * calm, "{storm} against {calm}");
}

#[test]
fn the_hum_follows_the_load_and_is_silent_where_nothing_runs() {
    let mut app = hall();
    app.update();
    assert_eq!(app.world().resource::<Hum>().load, None);
    begin(&mut app, "switch-sale-surge", Mode::Played);
    app.update();
    app.update();
    let calm = app.world().resource::<Hum>().load.expect("it runs");
    for _ in 0..FRAMES * 4 {
        app.update();
    }
    let full = app.world().resource::<Hum>().load.expect("it runs");
    assert!(full > calm && full <= 1.0, "{full} after {calm}");
    app.world_mut()
        .write_message(PlayerCommand(Command::Pause(true)));
    app.update();
    app.update();
    assert_eq!(app.world().resource::<Hum>().load, None);
    for mode in [Mode::Preview, Mode::Demo] {
        begin(&mut app, "switch-sale-surge", mode);
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Hum>().load, None, "{mode:?}");
    }
}

#[test]
fn a_louder_hum_is_a_higher_one() {
    let at = |load: f32| Hum { load: Some(load) };
    let steps: Vec<f32> = (0..=10_u8).map(|tenth| f32::from(tenth) / 10.0).collect();
    for pair in steps.windows(2) {
        assert!(at(pair[0]).volume() < at(pair[1]).volume());
        assert!(at(pair[0]).pitch() < at(pair[1]).pitch());
    }
    assert!(at(1.0).volume() <= 1.0);
    assert!(Hum::default().volume() <= 0.0);
}

#[test]
fn going_on_with_a_shift_is_no_news() {
    let level = embedded()
        .by_id("switch-sale-surge")
        .expect("a level of the game");
    let run = play(level, 7, &Player::nothing(), 15).expect("a level of the game");
    let mut ear = Ear::at(&run);
    let mut on = run.clone();
    on.step();
    assert_eq!(ear.minute(&on), []);
}

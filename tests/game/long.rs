//! Long runs of the whole game without a window: a working day of each free shift, and two hundred rounds.

use bevy::ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use bevy::prelude::*;
use retry_storm::level::embedded;
use retry_storm::model::desk::controls;
use retry_storm::screens::Session;
use retry_storm::shift::MOST_MARKS;
use retry_storm::shift::command::{Command, Speed};
use retry_storm::shift::entities::{Server, Slot};
use retry_storm::shift::mark::Mark;
use retry_storm::shift::sim::Mode;
use retry_storm::states::Screen;

use crate::app::{app, count, put, run_to, screen, send, shift};

/// A working day in minutes.
const DAY: u32 = 8 * 60;
/// Frames a second: the fewest at which no time is lost.
const FRAMES_PER_S: f64 = 4.0;

#[test]
fn a_working_day_of_a_free_shift_stays_in_bounds() {
    for id in ["switch-free", "web-free"] {
        let mut app = app(FRAMES_PER_S);
        put(&mut app, id, 7, Mode::Played, Speed::Four);
        send(&mut app, Command::Pause(false));
        let table = controls(shift(&app).run().level().desk);
        for hour in 0..DAY / 60 {
            // Every hour another crisis, to its worst, and another lever.
            for control in table.iter().skip(hour as usize % 3).step_by(3) {
                let value = control.from_fraction(f64::from(hour % 2));
                send(&mut app, Command::Set((control.make)(value)));
            }
            run_to(&mut app, 60 * (hour + 1));
            let marks = count::<Mark>(&mut app);
            assert!(marks <= MOST_MARKS, "{marks} marks in hour {hour}");
            let mut places = app.world_mut().query::<&Transform>();
            assert!(places.iter(app.world()).all(Transform::is_finite));
            assert!(shift(&app).on_screen().values().all(f64::is_finite));
        }
        assert_eq!(shift(&app).run().history().len(), DAY as usize);
        let machines = [count::<Server>(&mut app), count::<Slot>(&mut app)];
        assert!(machines[1] <= 64 * 24 && machines[0] <= 64, "{machines:?}");
    }
}

/// From the briefing to some minute of the desk and back to the title; now and then to the end.
fn round(app: &mut App, n: u32) {
    let levels: Vec<String> = embedded().iter().map(|level| level.id.clone()).collect();
    let id = &levels[n as usize % levels.len()];
    app.world_mut().resource_mut::<Session>().seed = n;
    send(app, Command::Brief(id.clone()));
    app.update();
    send(app, Command::OpenDesk);
    app.update();
    send(app, Command::Speed(Speed::Four));
    send(app, Command::Pause(false));
    run_to(app, 3 + n % 5);
    send(app, Command::EndShift);
    for _ in 0..3 {
        app.update();
    }
    assert_eq!(screen(app), Screen::Scoring, "round {n} of {id}");
    send(app, Command::Leave);
    app.update();
    assert_eq!(screen(app), Screen::Title);
}

#[test]
fn two_hundred_rounds_leave_nothing_behind() {
    let mut app = app(FRAMES_PER_S);
    // All on this thread, where what is allocated is counted.
    for schedule in [
        First.intern(),
        PreUpdate.intern(),
        StateTransition.intern(),
        FixedUpdate.intern(),
        Update.intern(),
        PostUpdate.intern(),
        Last.intern(),
    ] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_executor(SingleThreadedExecutor::new());
        });
    }
    // Whatever grows once has grown.
    (0..40).for_each(|n| round(&mut app, n));
    let entities = app.world().entities().count_spawned();
    let first = allocation_counter::measure(|| (40..120).for_each(|n| round(&mut app, n)));
    let second = allocation_counter::measure(|| (120..200).for_each(|n| round(&mut app, n)));
    assert!(
        first.count_total > 1000 && second.count_total > 1000,
        "the counter counts"
    );
    // A round that left a mark, a run or a list behind would leave at least this much each time.
    let most = 80 * 64;
    assert!(
        second.bytes_current < most,
        "{} bytes more after 80 rounds, {} after the 80 before",
        second.bytes_current,
        first.bytes_current
    );
    let later = app.world().entities().count_spawned();
    assert!(
        later <= entities + u32::try_from(MOST_MARKS).expect("few"),
        "{entities}, then {later}"
    );
}

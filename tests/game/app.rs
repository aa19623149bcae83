//! The game as the tests run it.

use std::time::Duration;

use bevy::ecs::schedule::{LogLevel, ScheduleBuildSettings, ScheduleLabel};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use retry_storm::level::{self, Run};
use retry_storm::screens::{ScreensPlugin, Session};
use retry_storm::shift::command::{Command, Speed};
use retry_storm::shift::sim::{Mode, Shift};
use retry_storm::shift::{PlayerCommand, ShiftPlugin, put_on_desk};
use retry_storm::states::Screen;
use retry_storm::store::Store;

/// An app that runs shifts and screens at a frame rate, without window, assets and renderer.
pub(crate) fn app(frames_per_s: f64) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, ShiftPlugin, ScreensPlugin))
        .insert_resource(Session::new(level::embedded().clone(), Store::nowhere()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs_f64(
            1.0 / frames_per_s,
        )));
    for schedule in [
        PreUpdate.intern(),
        Update.intern(),
        PostUpdate.intern(),
        FixedUpdate.intern(),
    ] {
        app.edit_schedule(schedule, |schedule| {
            schedule.set_build_settings(ScheduleBuildSettings {
                ambiguity_detection: LogLevel::Error,
                ..default()
            });
        });
    }
    app.update();
    app
}

/// Sends a command and lets it take effect.
pub(crate) fn send(app: &mut App, command: Command) {
    app.world_mut().write_message(PlayerCommand(command));
    app.update();
}

/// The screen that is on.
pub(crate) fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

/// The shift on the desk.
pub(crate) fn shift(app: &App) -> &Shift {
    app.world().resource::<Shift>()
}

/// Puts a fresh run of a level on the desk.
pub(crate) fn put(app: &mut App, id: &str, seed: u32, mode: Mode, speed: Speed) {
    let level = level::embedded().by_id(id).expect("a level of this name");
    let run = Run::new(level, seed);
    app.world_mut().commands().queue(move |world: &mut World| {
        put_on_desk(&mut world.commands(), Shift::new(run, mode, speed));
        world.flush();
    });
    app.update();
}

/// Runs until the shift has computed this many minutes.
pub(crate) fn run_to(app: &mut App, minutes: u32) {
    for _ in 0..1_000_000 {
        if shift(app).run().minute() >= minutes {
            return;
        }
        app.update();
    }
    panic!("minute {minutes} was not reached");
}

/// Runs until the shift is over and its scoring is on.
pub(crate) fn run_to_scoring(app: &mut App) {
    for _ in 0..20_000 {
        if screen(app) == Screen::Scoring {
            return;
        }
        app.update();
    }
    panic!("the scoring was not reached");
}

/// How many entities carry a component.
pub(crate) fn count<C: Component>(app: &mut App) -> usize {
    app.world_mut()
        .query_filtered::<(), With<C>>()
        .iter(app.world())
        .count()
}

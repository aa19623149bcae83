//! The program with a window: the engine's plugins, the cameras, and the way without a display.

mod offscreen;
mod probe;

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::{WindowOccluded, WindowResizeConstraints, WindowResolution};
use bevy_egui::{EguiGlobalSettings, EguiPlugin, PrimaryEguiContext};

use crate::level::{Levels, Watcher};
use crate::screens::{ScreensPlugin, Session, WatchedLevels};
use crate::shift::ShiftPlugin;
use crate::stage::{self, StagePlugin};
use crate::store::Store;

pub use offscreen::{Picture, shot};
pub use probe::NoGame;

/// What the command line says about the game.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Folder that levels are read from, and watched, instead of those within the program.
    pub levels_dir: Option<PathBuf>,
}

/// Logs only what concerns a player: the engine's own chatter about drivers says nothing to them.
fn log_plugin() -> LogPlugin {
    LogPlugin {
        filter: "error,retry_storm=info".into(),
        ..default()
    }
}

/// The parts of the game that both a window and a picture without one need.
fn game(app: &mut App, session: Session) {
    app.add_plugins((
        EguiPlugin::default(),
        ShiftPlugin,
        StagePlugin,
        ScreensPlugin,
    ))
    .insert_resource(EguiGlobalSettings {
        auto_create_primary_context: false,
        ..default()
    })
    .insert_resource(session);
}

/// Opens the game and returns when it is closed.
///
/// # Errors
/// When this machine can show no window, or when the game broke down.
pub fn open(levels: Levels, options: &Options) -> Result<ExitCode, NoGame> {
    probe::window()?;
    let session = Session::new(levels, Store::open());
    let running = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&running);
    quietly(move || {
        let mut app = App::new();
        app.add_plugins(
            DefaultPlugins
                .set(WindowPlugin {
                    primary_window: Some(Window {
                        title: "Retry Storm".into(),
                        resolution: WindowResolution::new(1280, 720),
                        resize_constraints: WindowResizeConstraints {
                            min_width: 320.0,
                            min_height: 240.0,
                            ..default()
                        },
                        fit_canvas_to_parent: true,
                        ..default()
                    }),
                    ..default()
                })
                .set(log_plugin()),
        );
        game(&mut app, session);
        if let Some(dir) = &options.levels_dir {
            app.insert_resource(WatchedLevels(Watcher::new(dir)));
        }
        app.add_systems(Startup, spawn_camera)
            .add_systems(First, stand_still_when_hidden)
            .add_systems(Last, move || seen.store(true, Ordering::Relaxed));
        match app.run() {
            AppExit::Success => ExitCode::SUCCESS,
            AppExit::Error(code) => ExitCode::from(code.get()),
        }
    })
    .map_err(|why| {
        if running.load(Ordering::Relaxed) {
            NoGame::BrokeDown(why)
        } else {
            NoGame::Engine(why)
        }
    })
}

/// Nobody looks at a hidden window: time stands still there.
fn stand_still_when_hidden(
    mut hidden: MessageReader<WindowOccluded>,
    mut time: ResMut<Time<Virtual>>,
) {
    if let Some(now) = hidden.read().last() {
        if now.occluded {
            time.pause();
        } else {
            time.unpause();
        }
    }
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("Camera"), stage::camera(), PrimaryEguiContext));
}

/// Runs the engine so that a panic ends in a sentence and not in a trace. The first message is the cause; what follows from it is not told.
fn quietly<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
    let first = Arc::new(Mutex::new(None));
    let kept = Arc::clone(&first);
    let usual = take_hook();
    set_hook(Box::new(move |info| {
        if let Ok(mut kept) = kept.lock() {
            kept.get_or_insert_with(|| info.to_string().replace('\n', " "));
        }
    }));
    let outcome = catch_unwind(AssertUnwindSafe(run));
    set_hook(usual);
    outcome.map_err(|_| {
        let first = first.lock().ok().and_then(|mut first| first.take());
        first.unwrap_or_default()
    })
}

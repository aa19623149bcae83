//! The game in a window of its own.

use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use bevy::prelude::*;

use super::breakdown::message;
use super::probe::{self, NoGame};
use crate::level::{Levels, Watcher};
use crate::screens::booth::BoothOptions;
use crate::screens::{Opening, Session, WatchedLevels};
use crate::store::Store;

/// Size that the window opens with, in logical pixels.
const SIZE: (u32, u32) = (1280, 720);

/// What the command line says about the game.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Folder that levels are read from, and watched, instead of those within the program.
    pub levels_dir: Option<PathBuf>,
    /// What to open with, in the notation of links.
    pub link: Option<String>,
    /// Address of the page on the web that links lead to.
    pub link_base: Option<String>,
    /// A booth is wanted, and how it is to be.
    pub booth: Option<BoothOptions>,
}

/// Opens the game and returns when it is closed.
///
/// # Errors
/// When this machine can show no window, or when the game broke down.
pub fn open(levels: Levels, options: &Options) -> Result<ExitCode, NoGame> {
    probe::window()?;
    let mut session = Session::new(levels, Store::open());
    let asked_for = super::follow(&mut session, options.link.as_deref().unwrap_or_default());
    let opening = options.booth.clone().map(Opening::Booth).or(asked_for);
    // Where nobody can be asked for a number, a window that does not close would be a trap.
    let kiosk = matches!(&opening, Some(Opening::Booth(booth)) if booth.pin.is_some());
    session.link_base.clone_from(&options.link_base);
    let running = Arc::new(AtomicBool::new(false));
    let seen = Arc::clone(&running);
    quietly(move || {
        let mut app = super::windowed(session, SIZE, kiosk);
        app.add_plugins((super::clipboard::plugin, super::access::plugin));
        if let Some(opening) = opening {
            app.insert_resource(opening);
        }
        if let Some(dir) = &options.levels_dir {
            app.insert_resource(WatchedLevels(Watcher::new(dir)));
        }
        app.add_systems(Last, move || seen.store(true, Ordering::Relaxed));
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

/// Runs the engine so that a panic ends in a sentence and not in a trace. The first message is the cause; what follows from it is not told.
fn quietly<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
    let first = Arc::new(Mutex::new(None));
    let kept = Arc::clone(&first);
    let usual = take_hook();
    set_hook(Box::new(move |info| {
        if let Ok(mut kept) = kept.lock() {
            kept.get_or_insert_with(|| message(info.payload()));
        }
    }));
    let outcome = catch_unwind(AssertUnwindSafe(run));
    set_hook(usual);
    outcome.map_err(|_| {
        let first = first.lock().ok().and_then(|mut first| first.take());
        first.unwrap_or_default()
    })
}

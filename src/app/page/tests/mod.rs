//! A page that plays the game, without a browser.

mod board;
mod compare;
mod follow;
mod harm;
mod refuse;

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use serde_json::Value;

use super::hear::Inbox;
use crate::app::tell::Tell;
use crate::level::embedded;
use crate::screens::{ScreensPlugin, Session};
use crate::shift::ShiftPlugin;
use crate::states::Screen;
use crate::store::Store;

/// All that the page was told.
#[derive(Resource, Default)]
struct Told(Vec<Value>);

fn game() -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        ShiftPlugin,
        ScreensPlugin,
        crate::app::tell::plugin,
        super::plugin,
    ))
    .insert_resource(Session::new(embedded().clone(), Store::nowhere()))
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        50,
    )))
    .init_resource::<Told>()
    .add_systems(
        Last,
        |mut words: MessageReader<Tell>, mut told: ResMut<Told>| {
            told.0.extend(words.read().map(|Tell(word)| word.clone()));
        },
    );
    app.world_mut().resource_mut::<Session>().link_base =
        Some("https://example.org/storm/?lang=ga".to_owned());
    app.update();
    app
}

/// Says commands within one frame, and lets two frames pass.
fn say(app: &mut App, commands: &[Value]) {
    for command in commands {
        let inbox = app.world().resource::<Inbox>();
        inbox.put(Some(command.to_string()));
    }
    for _ in 0..6 {
        app.update();
    }
}

fn told(app: &App, kind: &str) -> Vec<Value> {
    let all = &app.world().resource::<Told>().0;
    all.iter().filter(|e| e["type"] == kind).cloned().collect()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn run_to_scoring(app: &mut App) {
    for _ in 0..20_000 {
        if screen(app) == Screen::Scoring {
            app.update();
            return;
        }
        app.update();
    }
    panic!("the shift does not end");
}

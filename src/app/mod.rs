//! The program with a window: the engine's plugins, the camera, and pictures without a window.

#[cfg(not(target_arch = "wasm32"))]
mod access;
#[cfg(any(target_arch = "wasm32", test))]
mod address;
mod aloud;
mod asked;
mod booth;
mod breakdown;
#[cfg(not(target_arch = "wasm32"))]
mod clipboard;
#[cfg(target_arch = "wasm32")]
mod console;
mod full_screen;
mod gamepad;
#[cfg(any(target_arch = "wasm32", test))]
mod keyboard;
mod modifiers;
#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(not(target_arch = "wasm32"))]
mod offscreen;
#[cfg(any(target_arch = "wasm32", test))]
mod page;
mod pointer;
#[cfg(not(target_arch = "wasm32"))]
mod probe;
mod speaker;
#[cfg(any(target_arch = "wasm32", test))]
mod tell;
#[cfg(target_arch = "wasm32")]
mod widgets;

use bevy::app::PanicHandlerPlugin;
use bevy::asset::AssetEventSystems;
#[cfg(not(target_arch = "wasm32"))]
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::{WindowOccluded, WindowResizeConstraints, WindowResolution};
use bevy_egui::{EguiGlobalSettings, EguiPlugin, EguiPostUpdateSet, PrimaryEguiContext};

use crate::screens::booth::BoothOptions;
use crate::screens::{Opening, ScreensPlugin, Session};
use crate::shift::ShiftPlugin;
use crate::sound::SoundPlugin;
use crate::stage::{self, StagePlugin, StageSystems};

#[cfg(not(target_arch = "wasm32"))]
pub use native::{Options, open};
#[cfg(not(target_arch = "wasm32"))]
pub use offscreen::{Picture, shot};
#[cfg(not(target_arch = "wasm32"))]
pub use probe::NoGame;

/// As many faults of a link as are said at once.
const REASONS: usize = 3;

/// Logs only what concerns a player: the engine's own chatter about drivers says nothing to them.
#[cfg(not(target_arch = "wasm32"))]
fn log_plugin() -> LogPlugin {
    LogPlugin {
        filter: "error,retry_storm=info".into(),
        ..default()
    }
}

/// The parts of the game that both a window and a picture without one need.
pub fn game(app: &mut App, session: Session) {
    app.add_plugins((
        EguiPlugin::default(),
        ShiftPlugin,
        StagePlugin,
        SoundPlugin,
        ScreensPlugin,
    ))
    .insert_resource(EguiGlobalSettings {
        auto_create_primary_context: false,
        ..default()
    })
    // New glyphs reach the graphics card in the frame that shows them; a frame later, words would lack letters, and when the
    // atlas grows all panels would be gone for a frame.
    .configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    )
    // The panels say where the stage is; drawn before they do, it would be where it was for a frame.
    .configure_sets(
        PostUpdate,
        StageSystems::Lay.after(EguiPostUpdateSet::EndPass),
    )
    .insert_resource(session);
}

/// The game in a window of this size in logical pixels, or on the canvas of a page. A kiosk's window does not close.
fn windowed(mut session: Session, (width, height): (u32, u32), kiosk: bool) -> App {
    session.can_sound = speaker::CAN_SOUND;
    let mut app = App::new();
    app.insert_resource(breakdown::of_graphics());
    let plugins = DefaultPlugins
        .build()
        // Panics have a hook of the game's own, set before this.
        .disable::<PanicHandlerPlugin>()
        .set(WindowPlugin {
            primary_window: Some(Window {
                title: "Retry Storm".into(),
                resolution: WindowResolution::new(width, height),
                resize_constraints: least_size(),
                // A page decides itself whether the keyboard is the game's from the start.
                focused: cfg!(not(target_arch = "wasm32")),
                canvas: Some("#game".into()),
                fit_canvas_to_parent: true,
                ..default()
            }),
            close_when_requested: !kiosk,
            ..default()
        });
    #[cfg(not(target_arch = "wasm32"))]
    let plugins = plugins.set(log_plugin());
    app.add_plugins(plugins);
    game(&mut app, session);
    app.add_plugins((
        pointer::plugin,
        modifiers::plugin,
        full_screen::plugin,
        aloud::plugin,
        gamepad::plugin,
        speaker::plugin,
        booth::plugin,
    ))
    .add_systems(Startup, spawn_camera)
    // After the clock has been read: the time of the hidden window is over by then.
    .add_systems(First, stand_still_when_hidden.after(TimeSystems));
    app
}

/// How small a window may be made; a page's frame is as large as it is.
fn least_size() -> WindowResizeConstraints {
    let (min_width, min_height) = if cfg!(target_arch = "wasm32") {
        (1.0, 1.0)
    } else {
        (320.0, 240.0)
    };
    WindowResizeConstraints {
        min_width,
        min_height,
        ..default()
    }
}

/// Does what a link asks for, and says what of it makes no sense.
fn follow(session: &mut Session, query: &str) -> Option<Opening> {
    let (link, mut reasons) = asked::asked(query, &session.levels, &session.text);
    let opening = session.follow_link(link);
    let booth = BoothOptions::asked(query);
    let opening = match booth {
        Some((options, faults)) => {
            reasons.extend(faults);
            Some(Opening::Booth(options))
        }
        None => opening,
    };
    if !reasons.is_empty() {
        // Some are sentences; here they stand in a row.
        let said = reasons.iter().take(REASONS);
        let said: Vec<&str> = said.map(|reason| reason.trim_end_matches('.')).collect();
        session.say_fault("error-link", &said.join("; "));
    }
    opening
}

/// The page's own address, which links lead to; none where the page lies in no place that others could open.
#[cfg(target_arch = "wasm32")]
fn page_address() -> Option<String> {
    let address = web_sys::window()?.location().href().ok()?;
    address.starts_with("http").then_some(address)
}

/// Opens the game on the page's canvas `#game`, with what the page's address asks for; the browser keeps it running.
#[cfg(target_arch = "wasm32")]
pub fn open_on_page() {
    console::listen();
    breakdown::tell_the_page();
    let levels = crate::level::embedded().clone();
    let mut session = Session::new(levels, crate::store::Store::open());
    let location = web_sys::window().map(|window| window.location());
    let part = |part: fn(&web_sys::Location) -> Result<String, wasm_bindgen::JsValue>| {
        let read = location.as_ref().and_then(|location| part(location).ok());
        read.unwrap_or_default()
    };
    let query = part(web_sys::Location::search);
    let asked_for = follow(&mut session, &query);
    // What was under way stands above what the page was first opened with.
    let opening = address::follow(&mut session, &part(web_sys::Location::hash)).or(asked_for);
    session.link_base = page_address();
    session.can_take_files = true;
    let document = web_sys::window().and_then(|window| window.document());
    let can_fill = |document: &web_sys::Document| document.fullscreen_enabled();
    session.can_fill_screen = document.as_ref().is_some_and(can_fill);
    // The page keeps its canvas within what the graphics card can draw; any other size, if only at first, may be too large.
    let canvas = document.and_then(|document| document.get_element_by_id("game"));
    let side = |pixels: i32| u32::try_from(pixels).unwrap_or_default().max(1);
    let size = canvas.map_or((1, 1), |canvas| {
        (side(canvas.client_width()), side(canvas.client_height()))
    });
    let mut app = windowed(session, size, false);
    app.add_plugins((
        tell::plugin,
        page::plugin,
        keyboard::plugin,
        address::plugin,
    ));
    let asked = |name: &str| {
        form_urlencoded::parse(query.trim_start_matches('?').as_bytes())
            .any(|(n, v)| n == name && v == "1")
    };
    if asked("test") {
        app.add_plugins(widgets::plugin);
    }
    if asked("panic") {
        app.add_systems(Update, breakdown::on_purpose);
    }
    if let Some(opening) = opening {
        app.insert_resource(opening);
    }
    app.run();
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_stands_still_behind_a_hidden_window() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<WindowOccluded>()
            .add_systems(First, stand_still_when_hidden);
        let window = app.world_mut().spawn_empty().id();
        for (occluded, stands) in [(true, true), (true, true), (false, false), (true, true)] {
            app.world_mut()
                .write_message(WindowOccluded { window, occluded });
            app.update();
            app.update();
            assert_eq!(app.world().resource::<Time<Virtual>>().is_paused(), stands);
        }
    }
}

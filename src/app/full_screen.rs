//! Full screen: by a key in a window of the game's own, by the page's means on a page, where that key is the browser's.

use bevy::prelude::*;

#[cfg(target_arch = "wasm32")]
use super::tell::Tell;
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
#[cfg(not(target_arch = "wasm32"))]
use crate::states::Screen;

pub(super) fn plugin(app: &mut App) {
    #[cfg(not(target_arch = "wasm32"))]
    app.add_systems(
        Update,
        change.run_if(
            bevy::input::common_conditions::input_just_pressed(KeyCode::F11)
                .or_eager(asked_for)
                // A booth's visitors do not leave it for the desktop.
                .and_eager(not(in_state(Screen::Booth))),
        ),
    )
    // From a window that is there: where nothing manages windows, it stays as large as it was.
    .add_systems(OnEnter(Screen::Booth), change);
    #[cfg(target_arch = "wasm32")]
    app.add_systems(Update, tell.run_if(asked_for));
}

/// Whether somebody pressed the button for it.
fn asked_for(mut wishes: MessageReader<PlayerCommand>) -> bool {
    let wish = |PlayerCommand(wish): &&PlayerCommand| *wish == Command::FullScreen;
    wishes.read().filter(wish).count() % 2 == 1
}

#[cfg(not(target_arch = "wasm32"))]
fn change(mut windows: Query<&mut Window, With<bevy::window::PrimaryWindow>>) {
    use bevy::window::{MonitorSelection, WindowMode};
    for mut window in &mut windows {
        window.mode = match window.mode {
            WindowMode::Windowed => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
            _ => WindowMode::Windowed,
        };
    }
}

#[cfg(target_arch = "wasm32")]
fn tell(mut tell: MessageWriter<Tell>) {
    tell.write(Tell(serde_json::json!({ "type": "fullscreen" })));
}

#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use bevy::input::keyboard::{Key, KeyboardInput};
    use bevy::input::{ButtonState, InputPlugin};
    use bevy::state::app::StatesPlugin;
    use bevy::window::{PrimaryWindow, WindowMode};

    use super::*;

    /// The program with a window in it.
    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, StatesPlugin, plugin))
            .init_state::<Screen>()
            .add_message::<PlayerCommand>();
        let window = (Window::default(), PrimaryWindow);
        let window = app.world_mut().spawn(window).id();
        (app, window)
    }

    fn is_full(app: &App, window: Entity) -> bool {
        let window = app.world().get::<Window>(window);
        window.is_some_and(|window| window.mode != WindowMode::Windowed)
    }

    fn press(app: &mut App, window: Entity) {
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::F11,
            logical_key: Key::F11,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
    }

    #[test]
    fn key_and_button_lead_to_full_screen_and_back() {
        let (mut app, window) = app();
        app.update();
        assert!(!is_full(&app, window));
        app.world_mut()
            .write_message(PlayerCommand(Command::FullScreen));
        for _ in 0..3 {
            app.update();
            assert!(is_full(&app, window), "it stays");
        }
        press(&mut app, window);
        for _ in 0..3 {
            app.update();
            assert!(!is_full(&app, window), "held, it does not come back");
        }
    }

    #[test]
    fn a_booth_fills_the_screen_and_no_key_leaves_it() {
        let (mut app, window) = app();
        app.update();
        let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Booth);
        for _ in 0..3 {
            app.update();
            press(&mut app, window);
            assert!(is_full(&app, window));
        }
    }
}

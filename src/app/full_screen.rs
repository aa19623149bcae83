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
            bevy::input::common_conditions::input_just_pressed(KeyCode::F11).or_eager(asked_for),
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

    #[test]
    fn key_and_button_lead_to_full_screen_and_back() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, StatesPlugin, plugin))
            .init_state::<Screen>()
            .add_message::<PlayerCommand>();
        let window = app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow))
            .id();
        let is_full = |app: &App| {
            let window = app.world().get::<Window>(window);
            window.is_some_and(|window| window.mode != WindowMode::Windowed)
        };
        app.update();
        assert!(!is_full(&app));
        app.world_mut()
            .write_message(PlayerCommand(Command::FullScreen));
        for _ in 0..3 {
            app.update();
            assert!(is_full(&app), "it stays");
        }
        app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::F11,
            logical_key: Key::F11,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        for _ in 0..3 {
            app.update();
            assert!(!is_full(&app), "held, it does not come back");
        }
    }
}

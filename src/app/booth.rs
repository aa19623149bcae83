//! What a booth needs of the machine it runs on: every input there is, a screen that it fills, a pointer that hides, and a window that
//! does not close by accident.

use bevy::input::gamepad::{Gamepad, GamepadAxis};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, CursorOptions, PrimaryWindow, WindowCloseRequested};

use crate::hud::booth::LANGUAGE;
use crate::screens::booth::{Attendant, Presence, Spared};
use crate::shift::PlayerCommand;
use crate::shift::command::{AttendantWish, Command};
use crate::states::Screen;

/// Wall time without a move after which the pointer hides, in seconds.
const HIDES_AFTER_S: f32 = 3.0;
/// How far a stick is moved before it counts as moved: sticks at rest are never quite at rest.
const STICK: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        notice
            .after(bevy::input::InputSystems)
            .run_if(in_state(Screen::Booth)),
    )
    .add_systems(
        Update,
        (hide_pointer, ask_before_closing).run_if(in_state(Screen::Booth)),
    );
}

/// Whoever wants to close the window is asked for the attendant's number; where there is none, it closes.
fn ask_before_closing(
    mut wanted: MessageReader<WindowCloseRequested>,
    attendant: Option<Res<Attendant>>,
    mut wishes: MessageWriter<PlayerCommand>,
) {
    let is_open = attendant.is_some_and(|attendant| attendant.is_there());
    if wanted.read().count() > 0 && !is_open {
        wishes.write(PlayerCommand(Command::Attendant(AttendantWish::Ask)));
    }
}

/// Whether a key, wherever it lies on its keyboard, is the one for another language.
fn is_language(key: &Key) -> bool {
    matches!(key, Key::Character(letter) if egui::Key::from_name(letter) == Some(LANGUAGE))
}

/// Tells of whatever is pressed, touched or moved.
fn notice(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheels: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    mut moves: MessageReader<CursorMoved>,
    pads: Query<&Gamepad>,
    windows: Query<&Window, With<PrimaryWindow>>,
    spared: Res<Spared>,
    mut presences: MessageWriter<Presence>,
) {
    let (mut down, mut moved) = (0, moves.read().count());
    // Another language is no wish to play.
    let is_spared = |at: Vec2| spared.0.is_some_and(|place| place.contains(at));
    for touch in touches.read() {
        match touch.phase {
            TouchPhase::Started if !is_spared(touch.position) => down += 1,
            _ => moved += 1,
        }
    }
    let pointers = windows.iter().filter_map(Window::cursor_position);
    let points_at_spared = pointers.into_iter().any(is_spared);
    for button in buttons.read().filter(|button| button.state.is_pressed()) {
        if points_at_spared && button.button == MouseButton::Left {
            moved += 1;
        } else {
            down += 1;
        }
    }
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        if is_language(&key.logical_key) {
            moved += 1;
        } else {
            down += 1;
        }
    }
    let pressed = down + wheels.read().count() + pads.iter().filter(|pad| is_used(pad)).count();
    if pressed > 0 {
        presences.write(Presence::Pressed);
    }
    if moved > 0 {
        presences.write(Presence::Stirred);
    }
}

/// Whether a button of a gamepad has just been pressed, or a stick is held.
fn is_used(pad: &Gamepad) -> bool {
    let axes = [
        GamepadAxis::LeftStickX,
        GamepadAxis::LeftStickY,
        GamepadAxis::RightStickX,
        GamepadAxis::RightStickY,
    ];
    let held = |axis: GamepadAxis| pad.get(axis).is_some_and(|at| at.abs() > STICK);
    pad.get_just_pressed().next().is_some() || axes.into_iter().any(held)
}

/// Nobody needs to see a pointer that nobody moves.
fn hide_pointer(
    time: Res<Time<Real>>,
    mut moves: MessageReader<CursorMoved>,
    mut still_s: Local<f32>,
    mut cursors: Query<&mut CursorOptions, With<PrimaryWindow>>,
) {
    *still_s = if moves.read().count() > 0 {
        0.0
    } else {
        *still_s + time.delta_secs()
    };
    let visible = *still_s < HIDES_AFTER_S;
    for mut cursor in &mut cursors {
        if cursor.visible != visible {
            cursor.visible = visible;
        }
    }
}

#[cfg(test)]
mod closing {
    use super::*;
    use crate::screens::booth::BoothOptions;

    #[test]
    fn a_window_that_is_to_close_asks_for_the_number_once() {
        let mut app = App::new();
        app.add_plugins(MinimalPlugins)
            .add_message::<WindowCloseRequested>()
            .add_message::<PlayerCommand>()
            .insert_resource(Attendant::of(&BoothOptions::default()))
            .add_systems(Update, ask_before_closing);
        let window = app.world_mut().spawn_empty().id();
        let wishes = |app: &mut App| {
            app.update();
            let mut wishes = app.world_mut().resource_mut::<Messages<PlayerCommand>>();
            let wishes = wishes.drain().map(|PlayerCommand(wish)| wish);
            wishes.collect::<Vec<_>>()
        };
        assert_eq!(wishes(&mut app), []);
        for _ in 0..2 {
            // Twice in a frame is a wish all the same: a second one would close what the first has opened.
            app.world_mut()
                .write_message(WindowCloseRequested { window });
        }
        let asked = [Command::Attendant(AttendantWish::Ask)];
        assert_eq!(wishes(&mut app), asked);
        assert_eq!(wishes(&mut app), []);
    }
}

#[cfg(test)]
mod noticing {
    use bevy::input::ButtonState;

    use super::*;

    #[test]
    fn a_press_on_another_language_takes_nothing_over() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::input::InputPlugin))
            .add_message::<CursorMoved>()
            .add_message::<Presence>()
            .insert_resource(Spared(Some(Rect::new(100.0, 10.0, 200.0, 60.0))))
            .add_systems(Update, notice);
        let window = app
            .world_mut()
            .spawn((Window::default(), PrimaryWindow))
            .id();
        for (x, wanted) in [(150.0, Presence::Stirred), (300.0, Presence::Pressed)] {
            let world = app.world_mut();
            let mut shown = world.get_mut::<Window>(window).expect("the window");
            shown.set_cursor_position(Some(Vec2::new(x, 30.0)));
            let press = MouseButtonInput {
                button: MouseButton::Left,
                state: ButtonState::Pressed,
                window,
            };
            world.write_message(press);
            app.update();
            let mut presences = app.world_mut().resource_mut::<Messages<Presence>>();
            assert_eq!(presences.drain().collect::<Vec<_>>(), [wanted], "{x}");
        }
    }
}

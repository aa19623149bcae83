//! Gives every key the modifiers that were held when it was pressed. The engine gives all keys of a frame those held at its end, so that
//! shift with a key is that key alone where frames are slow.

use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::ModifierKeysState;
use bevy_egui::{EguiInput, EguiPreUpdateSet, PrimaryEguiContext};
use egui::{Event, Modifiers};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        as_pressed
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// A key that was pressed or released, with what was held.
struct Stroke {
    key: egui::Key,
    pressed: bool,
    modifiers: Modifiers,
}

fn as_pressed(
    mut keys: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    at_end: Res<ModifierKeysState>,
    mut held: Local<ModifierKeysState>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    if focus_lost.read().count() > 0 {
        *held = ModifierKeysState::default();
    }
    let strokes: Vec<Stroke> = keys
        .read()
        .filter_map(|input| stroke(input, &mut held))
        .collect();
    *held = *at_end;
    for mut input in &mut inputs {
        if !strokes.is_empty() {
            set_right(&mut input.events, &strokes);
        }
    }
}

fn stroke(input: &KeyboardInput, held: &mut ModifierKeysState) -> Option<Stroke> {
    let pressed = input.state.is_pressed();
    match input.logical_key {
        Key::Shift => held.shift = pressed,
        Key::Control => held.ctrl = pressed,
        Key::Alt => held.alt = pressed,
        Key::Super | Key::Meta => held.win = pressed,
        _ => {}
    }
    let key = bevy_to_egui_key(&input.logical_key)
        .or_else(|| bevy_to_egui_physical_key(&input.key_code))?;
    Some(Stroke {
        key,
        pressed,
        modifiers: held.to_egui_modifiers(),
    })
}

/// The events come in the order of the strokes; some have none, and not every stroke became one.
fn set_right(events: &mut [Event], strokes: &[Stroke]) {
    let mut left = strokes;
    for event in events {
        let Event::Key {
            key,
            pressed,
            modifiers,
            ..
        } = event
        else {
            continue;
        };
        let this = |stroke: &Stroke| stroke.key == *key && stroke.pressed == *pressed;
        if let Some(at) = left.iter().position(this) {
            *modifiers = left[at].modifiers;
            left = &left[at + 1..];
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;

    #[test]
    fn shift_counts_for_the_key_that_was_pressed_with_it() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .init_resource::<ModifierKeysState>()
            .add_message::<KeyboardInput>()
            .add_message::<KeyboardFocusLost>();
        let key = |key: egui::Key, pressed: bool| Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        // What the engine makes of it: shift is up again when the frame is over.
        let events = vec![
            key(egui::Key::Tab, true),
            Event::Text("x".into()),
            key(egui::Key::Backspace, true),
            key(egui::Key::Tab, false),
            key(egui::Key::Tab, true),
        ];
        let input = EguiInput(egui::RawInput {
            events,
            ..egui::RawInput::default()
        });
        let entity = app.world_mut().spawn((input, PrimaryEguiContext)).id();
        let window = app.world_mut().spawn_empty().id();
        for (key_code, logical_key, pressed) in [
            (KeyCode::ShiftLeft, Key::Shift, true),
            (KeyCode::Tab, Key::Tab, true),
            (KeyCode::Tab, Key::Tab, false),
            (KeyCode::ShiftLeft, Key::Shift, false),
            (KeyCode::Tab, Key::Tab, true),
        ] {
            let state = if pressed {
                ButtonState::Pressed
            } else {
                ButtonState::Released
            };
            app.world_mut().write_message(KeyboardInput {
                key_code,
                logical_key,
                state,
                text: None,
                repeat: false,
                window,
            });
        }
        app.update();
        let input = app.world().get::<EguiInput>(entity).expect("spawned");
        let shifts: Vec<bool> = input
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Key { modifiers, .. } => Some(modifiers.shift),
                _ => None,
            })
            .collect();
        assert_eq!(shifts, [true, false, true, false]);
    }
}

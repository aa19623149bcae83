//! Keeps what modifier keys are held, and gives every key those that were held when it was pressed, and whether it is only repeated.
//!
//! The engine gives all keys of a frame the modifiers held at its end, so that shift with a key is that key alone where frames are slow.
//! It also forgets to let go when the focus leaves and comes back within a frame, and what was pressed under one name and released
//! under another (alt with shift is meta on some systems).

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::{WindowEvent, WindowFocused};
use bevy_egui::helpers::{bevy_to_egui_key, bevy_to_egui_physical_key};
use bevy_egui::input::ModifierKeysState;
use bevy_egui::{EguiInput, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};
use egui::{Event, Modifiers};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Strokes>().add_systems(
        PreUpdate,
        (
            follow
                .in_set(EguiPreUpdateSet::ProcessInput)
                .after(EguiInputSet::InitReading)
                .before(EguiInputSet::FocusContext),
            as_pressed
                .after(EguiPreUpdateSet::ProcessInput)
                .before(EguiPreUpdateSet::BeginPass),
        )
            .chain(),
    );
}

/// A key that was pressed, repeated or released, with what was held.
struct Stroke {
    key: egui::Key,
    pressed: bool,
    repeat: bool,
    modifiers: Modifiers,
}

/// The strokes of this frame, in order.
#[derive(Resource, Default)]
struct Strokes(Vec<Stroke>);

/// The keys that are held of those that modify others, each with what it was pressed as.
#[derive(Default)]
struct Held(Vec<(KeyCode, Key)>);

impl Held {
    fn follow(&mut self, input: &KeyboardInput) {
        self.0.retain(|(key, _)| *key != input.key_code);
        if input.state.is_pressed() {
            self.0.push((input.key_code, input.logical_key.clone()));
        }
    }

    fn tell(&self, state: &mut ModifierKeysState) {
        let is_held = |name: Key| self.0.iter().any(|(_, as_name)| *as_name == name);
        state.shift = is_held(Key::Shift);
        state.ctrl = is_held(Key::Control);
        state.alt = is_held(Key::Alt);
        state.win = is_held(Key::Super) || is_held(Key::Meta);
    }
}

/// Follows the keys in the order in which things happened; when a window loses the focus, whatever was held is held no more.
fn follow(
    mut events: MessageReader<WindowEvent>,
    mut held: Local<Held>,
    mut state: ResMut<ModifierKeysState>,
    mut strokes: ResMut<Strokes>,
) {
    strokes.0.clear();
    for event in events.read() {
        match event {
            WindowEvent::WindowFocused(WindowFocused { focused: false, .. })
            | WindowEvent::KeyboardFocusLost(_) => held.0.clear(),
            WindowEvent::KeyboardInput(input) => {
                held.follow(input);
                held.tell(&mut state);
                strokes.0.extend(stroke(input, state.to_egui_modifiers()));
            }
            _ => {}
        }
    }
    held.tell(&mut state);
}

fn as_pressed(strokes: Res<Strokes>, mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>) {
    if strokes.0.is_empty() {
        return;
    }
    for mut input in &mut inputs {
        set_right(&mut input.events, &strokes.0);
    }
}

fn stroke(input: &KeyboardInput, modifiers: Modifiers) -> Option<Stroke> {
    let key = bevy_to_egui_key(&input.logical_key)
        .or_else(|| bevy_to_egui_physical_key(&input.key_code))?;
    Some(Stroke {
        key,
        pressed: input.state.is_pressed(),
        repeat: input.repeat,
        modifiers,
    })
}

/// The events come in the order of the strokes; some have none, and not every stroke became one.
fn set_right(events: &mut [Event], strokes: &[Stroke]) {
    let mut left = strokes;
    for event in events {
        let Event::Key {
            key,
            pressed,
            repeat,
            modifiers,
            ..
        } = event
        else {
            continue;
        };
        let this = |stroke: &Stroke| stroke.key == *key && stroke.pressed == *pressed;
        if let Some(at) = left.iter().position(this) {
            (*repeat, *modifiers) = (left[at].repeat, left[at].modifiers);
            left = &left[at + 1..];
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;

    use super::*;

    /// An app that follows keys, with its context and window.
    fn app() -> (App, Entity, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .init_resource::<ModifierKeysState>()
            .add_message::<WindowEvent>();
        let context = app
            .world_mut()
            .spawn((EguiInput::default(), PrimaryEguiContext))
            .id();
        let window = app.world_mut().spawn_empty().id();
        (app, context, window)
    }

    fn press(app: &mut App, window: Entity, key_code: KeyCode, logical_key: Key, pressed: bool) {
        let state = if pressed {
            ButtonState::Pressed
        } else {
            ButtonState::Released
        };
        let input = KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        };
        app.world_mut().write_message(WindowEvent::from(input));
    }

    fn focus(app: &mut App, window: Entity, focused: bool) {
        let event = WindowFocused { window, focused };
        app.world_mut().write_message(WindowEvent::from(event));
    }

    fn held(app: &mut App) -> Modifiers {
        app.update();
        app.world()
            .resource::<ModifierKeysState>()
            .to_egui_modifiers()
    }

    #[test]
    fn shift_counts_for_the_key_that_was_pressed_with_it() {
        let (mut app, context, window) = app();
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
        let mut input = app.world_mut().get_mut::<EguiInput>(context);
        input.as_mut().expect("spawned").events = events;
        for (key_code, logical_key, pressed) in [
            (KeyCode::ShiftLeft, Key::Shift, true),
            (KeyCode::Tab, Key::Tab, true),
            (KeyCode::Tab, Key::Tab, false),
            (KeyCode::ShiftLeft, Key::Shift, false),
            (KeyCode::Tab, Key::Tab, true),
        ] {
            press(&mut app, window, key_code, logical_key, pressed);
        }
        app.update();
        let input = app.world().get::<EguiInput>(context).expect("spawned");
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

    #[test]
    fn a_key_that_is_only_repeated_says_so() {
        let pressed = |repeat| KeyboardInput {
            key_code: KeyCode::KeyH,
            logical_key: Key::Character("h".into()),
            state: ButtonState::Pressed,
            text: None,
            repeat,
            window: Entity::PLACEHOLDER,
        };
        let strokes = [false, true].map(|repeat| stroke(&pressed(repeat), Modifiers::NONE));
        // What the engine makes of both.
        let event = Event::Key {
            key: egui::Key::H,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let mut events = vec![event; 2];
        set_right(&mut events, &strokes.map(|stroke| stroke.expect("a key")));
        let repeats = events
            .iter()
            .map(|event| matches!(event, Event::Key { repeat: true, .. }));
        assert_eq!(repeats.collect::<Vec<_>>(), [false, true]);
    }

    /// Alt and Tab with shift held: the system keeps the releases to itself, and the focus may be back within the frame.
    #[test]
    fn nothing_is_held_any_more_when_the_focus_was_away() {
        let (mut app, _, window) = app();
        press(&mut app, window, KeyCode::ShiftLeft, Key::Shift, true);
        press(&mut app, window, KeyCode::AltLeft, Key::Alt, true);
        assert!(held(&mut app).shift && held(&mut app).alt, "also later");
        focus(&mut app, window, false);
        focus(&mut app, window, true);
        assert_eq!(held(&mut app), Modifiers::NONE);
        // Pressed before the focus went, in the same frame.
        press(&mut app, window, KeyCode::ShiftRight, Key::Shift, true);
        focus(&mut app, window, false);
        assert_eq!(held(&mut app), Modifiers::NONE);
        press(&mut app, window, KeyCode::ShiftRight, Key::Shift, true);
        assert!(held(&mut app).shift, "and what is pressed then is held");
    }

    #[test]
    fn a_key_released_under_another_name_is_released() {
        let (mut app, _, window) = app();
        press(&mut app, window, KeyCode::ShiftLeft, Key::Shift, true);
        press(&mut app, window, KeyCode::AltLeft, Key::Meta, true);
        press(&mut app, window, KeyCode::ShiftLeft, Key::Shift, false);
        press(&mut app, window, KeyCode::AltLeft, Key::Alt, false);
        app.update();
        let state = app.world().resource::<ModifierKeysState>();
        assert!(!state.win && !state.alt && !state.shift);
    }
}

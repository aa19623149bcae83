//! Who is there: whatever is pressed, turned, touched or moved.

use std::time::Duration;

use bevy::input::gamepad::{Gamepad, GamepadAxis};
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow};
use bevy_egui::helpers::bevy_to_egui_key;

use crate::hud::attendant::ASK;
use crate::screens::booth::{Presence, Waits};

/// How far a stick is moved before it counts as moved: sticks at rest are never quite at rest.
const STICK: f32 = 0.5;
/// How far from where it was a pointer gets that somebody moves on purpose, in logical pixels, and the time within which it does. Who
/// bumps into the table makes a mouse tremble about its place; half a hand's breadth is ten times as far.
const MOVED_PX: f32 = 24.0;
const MOVED_WITHIN: Duration = Duration::from_millis(500);

/// Where a pointer is, and where it was a while ago.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pointer {
    at: Vec2,
    from: Vec2,
    since: Duration,
}

/// Follows a pointer; whether it is moved on purpose.
fn is_moved(pointer: &mut Option<Pointer>, at: Vec2, now: Duration) -> bool {
    let before = pointer.unwrap_or(Pointer {
        at,
        from: at,
        since: now,
    });
    let is_long_ago = now.saturating_sub(before.since) > MOVED_WITHIN;
    let (from, since) = if is_long_ago {
        (before.at, now)
    } else {
        (before.from, before.since)
    };
    *pointer = Some(Pointer { at, from, since });
    at.distance(from) >= MOVED_PX
}

/// Whether what is pressed there, or let go, is a wish of somebody who is to take over.
fn counts(waits: &Waits, at: Option<Vec2>, is_press: bool) -> bool {
    let is_in = |place: Option<Rect>| place.zip(at).is_some_and(|(place, at)| place.contains(at));
    !(is_in(waits.corner) || is_press && is_in(waits.language))
}

/// Tells of whatever is pressed, turned, touched or moved.
pub(super) fn notice(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheels: MessageReader<MouseWheel>,
    mut touches: MessageReader<TouchInput>,
    mut moves: MessageReader<CursorMoved>,
    mut pointer: Local<Option<Pointer>>,
    time: Res<Time<Real>>,
    pads: Query<&Gamepad>,
    windows: Query<&Window, With<PrimaryWindow>>,
    waits: Res<Waits>,
    mut presences: MessageWriter<Presence>,
) {
    let mut noticed = Vec::new();
    let mut tell = |counts: bool, strong: Presence| {
        noticed.push(if counts { strong } else { Presence::Stirred });
    };
    for step in moves.read() {
        let counts = is_moved(&mut pointer, step.position, time.elapsed());
        tell(counts, Presence::Moved);
    }
    for touch in touches.read() {
        let is_end = matches!(touch.phase, TouchPhase::Started | TouchPhase::Ended);
        let is_press = touch.phase == TouchPhase::Started;
        let counts = is_end && counts(&waits, Some(touch.position), is_press);
        tell(counts, Presence::Pressed);
    }
    let at = windows.iter().find_map(Window::cursor_position);
    for button in buttons.read() {
        tell(
            counts(&waits, at, button.state.is_pressed()),
            Presence::Pressed,
        );
    }
    // The key that calls the attendant is theirs, where there is one to be called. A key that is held is no new wish.
    let is_call = |key: &KeyboardInput| {
        waits.corner.is_some() && bevy_to_egui_key(&key.logical_key) == Some(ASK)
    };
    for key in keys.read().filter(|key| key.state.is_pressed()) {
        tell(!key.repeat && !is_call(key), Presence::Pressed);
    }
    for _ in wheels.read() {
        tell(true, Presence::Pressed);
    }
    for _ in pads.iter().filter(|pad| is_used(pad)) {
        tell(true, Presence::Pressed);
    }
    // The strongest of a frame tells all.
    let ranks = [Presence::Pressed, Presence::Moved, Presence::Stirred];
    presences.write_batch(ranks.into_iter().find(|rank| noticed.contains(rank)));
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

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyCode};
    use bevy::input::mouse::MouseScrollUnit;
    use bevy::time::TimeUpdateStrategy;

    use super::*;

    const LANGUAGE: Vec2 = Vec2::new(150.0, 30.0);
    const CORNER: Vec2 = Vec2::new(20.0, 20.0);
    const ELSEWHERE: Vec2 = Vec2::new(300.0, 300.0);

    /// A machine whose frames are a twentieth of a second long.
    struct Stand {
        app: App,
        window: Entity,
    }

    impl Stand {
        fn new() -> Self {
            let mut app = App::new();
            app.add_plugins((MinimalPlugins, bevy::input::InputPlugin))
                .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
                    50,
                )))
                .add_message::<CursorMoved>()
                .add_message::<Presence>()
                .insert_resource(Waits {
                    language: Some(Rect::new(100.0, 10.0, 200.0, 60.0)),
                    corner: Some(Rect::new(0.0, 0.0, 72.0, 72.0)),
                })
                .add_systems(Update, notice);
            let window = (Window::default(), PrimaryWindow);
            let window = app.world_mut().spawn(window).id();
            Self { app, window }
        }

        /// What is told of what happens in a frame.
        fn tells(&mut self, what: impl Message) -> Option<Presence> {
            self.app.world_mut().write_message(what);
            self.frame()
        }

        fn frame(&mut self) -> Option<Presence> {
            self.app.update();
            let mut told = self.app.world_mut().resource_mut::<Messages<Presence>>();
            let told: Vec<Presence> = told.drain().collect();
            assert!(told.len() <= 1, "{told:?}");
            told.first().copied()
        }

        fn touches(&mut self, phase: TouchPhase, position: Vec2) -> Option<Presence> {
            let (window, force, id) = (self.window, None, 1);
            self.tells(TouchInput {
                phase,
                position,
                window,
                force,
                id,
            })
        }

        fn clicks(&mut self, at: Vec2, state: ButtonState) -> Option<Presence> {
            let window = self.window;
            let mut shown = self.app.world_mut().get_mut::<Window>(window);
            let shown = shown.as_mut().expect("the window");
            shown.set_cursor_position(Some(at));
            self.tells(MouseButtonInput {
                button: MouseButton::Left,
                state,
                window,
            })
        }

        fn strikes(&mut self, logical_key: Key, repeat: bool) -> Option<Presence> {
            self.tells(KeyboardInput {
                key_code: KeyCode::F2,
                logical_key,
                state: ButtonState::Pressed,
                text: None,
                repeat,
                window: self.window,
            })
        }

        fn moves(&mut self, position: Vec2) -> Option<Presence> {
            self.tells(CursorMoved {
                window: self.window,
                position,
                delta: None,
            })
        }
    }

    #[test]
    fn a_press_takes_over_everywhere_but_in_the_corner_and_on_another_language_once_it_is_let_go() {
        use Presence::{Pressed, Stirred};
        for (at, wanted) in [
            (ELSEWHERE, [Pressed, Pressed]),
            (LANGUAGE, [Stirred, Pressed]),
            (CORNER, [Stirred, Stirred]),
        ] {
            let mut stand = Stand::new();
            let touches = [TouchPhase::Started, TouchPhase::Ended];
            let touches = touches.map(|phase| stand.touches(phase, at));
            assert_eq!(touches, wanted.map(Some), "touches at {at}");
            let clicks = [ButtonState::Pressed, ButtonState::Released];
            let clicks = clicks.map(|state| stand.clicks(at, state));
            assert_eq!(clicks, wanted.map(Some), "clicks at {at}");
        }
    }

    #[test]
    fn any_key_and_the_wheel_take_over_but_not_the_key_that_calls_the_attendant() {
        let mut stand = Stand::new();
        for key in [Key::Character("l".into()), Key::Shift, Key::F3] {
            assert_eq!(stand.strikes(key.clone(), false), Some(Presence::Pressed));
            let held = stand.strikes(key, true);
            assert_eq!(held, Some(Presence::Stirred), "it is held");
        }
        assert_eq!(stand.strikes(Key::F2, false), Some(Presence::Stirred));
        let wheel = MouseWheel {
            unit: MouseScrollUnit::Line,
            x: 0.0,
            y: 1.0,
            window: stand.window,
            phase: TouchPhase::Moved,
        };
        assert_eq!(stand.tells(wheel), Some(Presence::Pressed));
        // Where nobody could be called, corner and key are as any other.
        stand.app.insert_resource(Waits::default());
        assert_eq!(stand.strikes(Key::F2, false), Some(Presence::Pressed));
        let touch = stand.touches(TouchPhase::Started, CORNER);
        assert_eq!(touch, Some(Presence::Pressed));
    }

    #[test]
    fn a_pointer_takes_over_when_it_is_moved_on_purpose_and_not_when_it_trembles() {
        let mut stand = Stand::new();
        let right = |x: f32| ELSEWHERE + Vec2::new(x, 0.0);
        assert_eq!(stand.moves(ELSEWHERE), Some(Presence::Stirred), "it comes");
        // A bumped table: back and forth, farther in all than a hand needs.
        for n in 0..40 {
            let x = if n % 2 == 0 { 10.0 } else { -10.0 };
            assert_eq!(stand.moves(right(x)), Some(Presence::Stirred), "{n}");
        }
        // A pointer that drifts: as far, but slowly.
        for n in 0..40_u8 {
            let drifted = stand.moves(right(f32::from(n)));
            assert_eq!(drifted, Some(Presence::Stirred), "{n}");
        }
        (0..20).for_each(|_| assert_eq!(stand.frame(), None));
        let hand = [50.0, 62.0, 75.0].map(|x| stand.moves(right(x)));
        assert_eq!(hand.last(), Some(&Some(Presence::Moved)), "{hand:?}");
        // At once, too, from where it rests.
        (0..20).for_each(|_| assert_eq!(stand.frame(), None));
        assert_eq!(stand.moves(right(175.0)), Some(Presence::Moved));
    }
}

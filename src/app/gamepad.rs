//! A gamepad plays the game: the cross chooses a lever and moves it, the buttons do what keys do.
//!
//! Only the engine's own gamepads are read, wherever they come from: natively from the feature `gamepad`, on the web from the browser.

use bevy::input::gamepad::{Gamepad, GamepadButton};
use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext};
use egui::{Event, Key, Modifiers};

use crate::hud::desk::choose_lever;
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::sim::Shift;
use crate::states::Screen;

/// Seconds that a button is held until it repeats, and from then on between two repeats.
const REPEATS_AFTER_S: f32 = 0.4;
const REPEATS_EVERY_S: f32 = 0.08;

/// Buttons that are keys, on every screen.
const KEYS: [(GamepadButton, Key, Modifiers); 7] = [
    (GamepadButton::South, Key::Enter, Modifiers::NONE),
    (GamepadButton::East, Key::Escape, Modifiers::NONE),
    (GamepadButton::West, Key::Period, Modifiers::NONE),
    (GamepadButton::DPadLeft, Key::ArrowLeft, Modifiers::NONE),
    (GamepadButton::DPadRight, Key::ArrowRight, Modifiers::NONE),
    (GamepadButton::LeftTrigger, Key::Tab, Modifiers::SHIFT),
    (GamepadButton::RightTrigger, Key::Tab, Modifiers::NONE),
];
/// Buttons that repeat while they are held.
const REPEATED: [GamepadButton; 4] = [
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        play.after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// How long the buttons that repeat have been held.
#[derive(Default)]
struct Held {
    seconds: [f32; REPEATED.len()],
}

impl Held {
    /// The buttons that count as pressed in a frame of `dt` seconds.
    fn pressed(&mut self, pads: &Query<&Gamepad>, dt: f32) -> Vec<GamepadButton> {
        let mut pressed: Vec<GamepadButton> = pads
            .iter()
            .flat_map(Gamepad::get_just_pressed)
            .copied()
            .collect();
        for (button, seconds) in REPEATED.into_iter().zip(&mut self.seconds) {
            if !pads.iter().any(|pad| pad.pressed(button)) {
                *seconds = 0.0;
                continue;
            }
            *seconds += dt;
            if *seconds >= REPEATS_AFTER_S {
                *seconds -= REPEATS_EVERY_S;
                pressed.push(button);
            }
        }
        pressed
    }
}

fn play(
    pads: Query<&Gamepad>,
    time: Res<Time<Real>>,
    screen: Res<State<Screen>>,
    shift: Option<Res<Shift>>,
    mut held: Local<Held>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut wishes: MessageWriter<PlayerCommand>,
) {
    let Ok((mut context, mut input)) = contexts.single_mut() else {
        return;
    };
    let on_desk = *screen.get() == Screen::Play;
    let covered = context
        .get_mut()
        .memory(|memory| memory.top_modal_layer().is_some());
    for button in held.pressed(&pads, time.delta_secs()) {
        match button {
            GamepadButton::DPadUp if on_desk && !covered => choose_lever(context.get_mut(), -1),
            GamepadButton::DPadDown if on_desk && !covered => choose_lever(context.get_mut(), 1),
            GamepadButton::DPadUp => stroke(&mut input, Key::Tab, Modifiers::SHIFT),
            GamepadButton::DPadDown => stroke(&mut input, Key::Tab, Modifiers::NONE),
            GamepadButton::Start if on_desk && !covered => {
                if let Some(shift) = &shift {
                    wishes.write(PlayerCommand(Command::Pause(!shift.clock.paused)));
                }
            }
            GamepadButton::Start => stroke(&mut input, Key::Enter, Modifiers::NONE),
            button => {
                let key = KEYS.iter().find(|(known, ..)| *known == button);
                if let Some((_, key, modifiers)) = key {
                    stroke(&mut input, *key, *modifiers);
                }
            }
        }
    }
}

/// Presses a key and lets it go.
fn stroke(input: &mut EguiInput, key: Key, modifiers: Modifiers) {
    for pressed in [true, false] {
        input.events.push(Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers,
        });
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::state::app::StatesPlugin;
    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::hud::desk::{Coach, DeskView, desk_ui};
    use crate::hud::style;
    use crate::level::{Run, embedded};
    use crate::model::control::Set;
    use crate::shift::command::Speed;
    use crate::shift::sim::Mode;
    use crate::text::{Lang, Text, fonts};

    /// A desk at which somebody sits with a gamepad.
    struct Desk {
        app: App,
        pad: Entity,
        context: Entity,
    }

    impl Desk {
        fn new() -> Self {
            let mut app = App::new();
            let frame = Duration::from_millis(20);
            app.add_plugins((MinimalPlugins, StatesPlugin, plugin))
                .init_state::<Screen>()
                .add_message::<PlayerCommand>()
                .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
            let level = embedded().by_id("switch-sale-surge").expect("embedded");
            let shift = Shift::new(Run::new(level, 7), Mode::Played, Speed::One);
            app.insert_resource(shift);
            let mut next = app.world_mut().resource_mut::<NextState<Screen>>();
            next.set(Screen::Play);
            let pad = app.world_mut().spawn(Gamepad::default()).id();
            let mut context = EguiContext::default();
            let (regular, semibold) = (fonts::PLEX_SANS_REGULAR, fonts::PLEX_SANS_SEMI_BOLD);
            style::install(context.get_mut(), regular, semibold);
            let context = (context, EguiInput::default(), PrimaryEguiContext);
            let context = app.world_mut().spawn(context).id();
            let mut desk = Self { app, pad, context };
            desk.frame();
            desk.frame();
            desk
        }

        /// Runs a frame and draws the desk with what came of it; returns what it wants.
        fn frame(&mut self) -> Vec<Command> {
            self.app.update();
            let mut pad = self
                .app
                .world_mut()
                .get_mut::<Gamepad>(self.pad)
                .expect("plugged in");
            pad.digital_mut().clear();
            let mut entity = self.app.world_mut().entity_mut(self.context);
            let mut input = entity.get_mut::<EguiInput>().expect("spawned");
            let events = std::mem::take(&mut input.events);
            let ctx = entity
                .get_mut::<EguiContext>()
                .expect("spawned")
                .get_mut()
                .clone();
            let shift = self.app.world().resource::<Shift>();
            let view = DeskView {
                run: shift.run(),
                minute_shown: None,
                phase: 0.0,
                started: false,
                paused: true,
                speed: Speed::One,
                watching: false,
                recorded: false,
                caption: None,
                coach: Coach::default(),
                reduced_motion: false,
                can_leave: true,
                group: None,
            };
            let (text, mut commands) = (Text::new(Lang::ENGLISH), Vec::new());
            let size = egui::vec2(1280.0, 720.0);
            let input = egui::RawInput {
                screen_rect: Some(egui::Rect::from_min_size(egui::Pos2::ZERO, size)),
                events,
                ..egui::RawInput::default()
            };
            let out = ctx.run_ui(input, |ui| {
                desk_ui(ui, &view, &text, &mut commands);
            });
            out.drop_without_applying_deltas();
            let mut wishes = self
                .app
                .world_mut()
                .resource_mut::<Messages<PlayerCommand>>();
            commands.extend(wishes.drain().map(|PlayerCommand(wish)| wish));
            commands
        }

        /// Presses a button and lets it go; returns what came of it.
        fn press(&mut self, button: GamepadButton) -> Vec<Command> {
            self.pad().press(button);
            let mut wanted = self.frame();
            self.pad().release(button);
            wanted.extend(self.frame());
            wanted
        }

        fn pad(&mut self) -> Mut<'_, ButtonInput<GamepadButton>> {
            let pad = self.app.world_mut().get_mut::<Gamepad>(self.pad);
            pad.expect("plugged in").map_unchanged(Gamepad::digital_mut)
        }
    }

    #[test]
    fn the_cross_chooses_a_lever_and_moves_it() {
        use GamepadButton::{DPadDown, DPadLeft, DPadRight, DPadUp, South};
        let mut desk = Desk::new();
        assert_eq!(desk.press(DPadDown), [], "the first lever has the keyboard");
        assert_eq!(desk.press(DPadRight), [Command::Set(Set::Servers(7))]);
        assert_eq!(desk.press(DPadLeft), [Command::Set(Set::Servers(5))]);
        desk.press(DPadDown);
        assert_eq!(desk.press(South), [Command::Set(Set::Shedding(true))]);
        for _ in 0..9 {
            desk.press(DPadUp);
        }
        assert_eq!(
            desk.press(DPadRight),
            [Command::Set(Set::Servers(7))],
            "it stops at the first"
        );
    }

    #[test]
    fn start_runs_the_clock_and_a_held_cross_repeats() {
        let mut desk = Desk::new();
        assert_eq!(desk.press(GamepadButton::Start), [Command::Pause(false)]);
        desk.press(GamepadButton::DPadDown);
        desk.pad().press(GamepadButton::DPadRight);
        let moves = |desk: &mut Desk, frames: usize| -> usize {
            (0..frames).map(|_| desk.frame().len()).sum()
        };
        assert_eq!(moves(&mut desk, 15), 1, "0.3 s: once");
        let more = moves(&mut desk, 30);
        assert!((5..=10).contains(&more), "{more} in the next 0.6 s");
        desk.pad().release(GamepadButton::DPadRight);
        assert_eq!(moves(&mut desk, 30), 0);
    }

    #[test]
    fn off_the_desk_it_goes_from_control_to_control() {
        let mut desk = Desk::new();
        let mut next = desk.app.world_mut().resource_mut::<NextState<Screen>>();
        next.set(Screen::Title);
        desk.frame();
        desk.pad().press(GamepadButton::DPadDown);
        desk.app.update();
        let input = desk
            .app
            .world()
            .get::<EguiInput>(desk.context)
            .expect("spawned");
        let tab = |event: &Event| {
            matches!(
                event,
                Event::Key {
                    key: Key::Tab,
                    modifiers: Modifiers::NONE,
                    ..
                }
            )
        };
        assert_eq!(input.events.iter().filter(|event| tab(event)).count(), 2);
    }
}

//! A key that is held: what toggles does so once, what moves goes on.

use egui::{Event, Key, Modifiers, Ui};
use retry_storm::hud::basis::asked_for;
use retry_storm::model::control::Set;
use retry_storm::shift::command::{Command, Overlay};

use crate::desk::{drawing, played, view};
use crate::harness::{Screen, english};

/// A key comes down and is repeated before it is let go.
fn hold(screen: &mut Screen, key: Key, mut draw: impl FnMut(&mut Ui)) {
    for (pressed, repeat) in [(true, false), (true, true), (true, true), (false, false)] {
        let event = Event::Key {
            key,
            physical_key: None,
            pressed,
            repeat,
            modifiers: Modifiers::NONE,
        };
        screen.frame(vec![event], &mut draw);
    }
}

#[test]
fn a_held_key_opens_the_page_once_and_does_so_again_when_it_was_let_go() {
    let mut screen = Screen::new(1280.0, 720.0);
    let mut asked = 0;
    for times in 1..=2 {
        hold(&mut screen, Key::H, |ui| asked += u32::from(asked_for(ui)));
        assert_eq!(asked, times);
    }
}

#[test]
fn a_button_is_pressed_once_by_a_held_key() {
    let mut screen = Screen::new(1280.0, 720.0);
    let mut pressed = 0;
    for key in [Key::Tab, Key::Enter, Key::Space] {
        hold(&mut screen, key, |ui| {
            pressed += u32::from(ui.button("alone").clicked());
        });
    }
    assert_eq!(pressed, 2);
}

#[test]
fn on_the_desk_only_what_moves_goes_on_while_a_key_is_held() {
    let (run, text) = (played("switch-sale-surge", 12), english());
    let view = view(&run);
    let mut screen = Screen::new(1280.0, 720.0);
    let mut said = Vec::new();
    let mut held = |key| {
        hold(&mut screen, key, drawing(&view, &text, &mut said));
        std::mem::take(&mut said)
    };
    assert_eq!(held(Key::Space), [Command::Pause(true)]);
    assert_eq!(held(Key::Escape), [Command::Open(Overlay::Settings)]);
    assert_eq!(held(Key::L), [Command::Set(Set::Shedding(false))]);
    held(Key::S);
    assert!(held(Key::ArrowRight).len() > 1);
}

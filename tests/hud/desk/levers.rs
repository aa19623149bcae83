//! The levers: by pointer, by key, and in whose hands they are.

use egui::{Key, Modifiers, pos2};
use retry_storm::hud::desk::DeskView;
use retry_storm::model::control::{RetryPolicy, Set};
use retry_storm::shift::command::{Command, Overlay, Speed};

use super::{drawing, played, view};
use crate::harness::{Screen, button, english};

#[test]
fn a_lever_moves_by_click_drag_and_key() {
    let run = played("switch-sale-surge", 3);
    let (text, view) = (english(), view(&run));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    let row = screen.find("Servers");
    // The right end of the track, on the height of the handle.
    screen.click(
        pos2(218.0, row.y + 24.0),
        drawing(&view, &text, &mut commands),
    );
    assert!(
        commands.contains(&Command::Set(Set::Servers(24))),
        "{commands:?}"
    );

    // Press and release within one frame still count.
    commands.clear();
    let at = pos2(24.0, row.y + 24.0);
    screen.frame(
        vec![egui::Event::PointerMoved(at)],
        drawing(&view, &text, &mut commands),
    );
    screen.frame(
        vec![button(at, true), button(at, false)],
        drawing(&view, &text, &mut commands),
    );
    screen.still(drawing(&view, &text, &mut commands));
    assert!(
        commands.contains(&Command::Set(Set::Servers(2))),
        "{commands:?}"
    );

    // The letter takes the focus, the arrow moves.
    commands.clear();
    screen.press(
        Key::S,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert!(
        commands.is_empty(),
        "the first press only chooses: {commands:?}"
    );
    screen.press(
        Key::ArrowRight,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert_eq!(commands, [Command::Set(Set::Servers(7))]);
    commands.clear();
    screen.press(
        Key::ArrowLeft,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert_eq!(commands, [Command::Set(Set::Servers(5))]);
}

#[test]
fn letters_switch_toggles_and_choices() {
    let run = played("switch-sale-surge", 3);
    let (text, view) = (english(), view(&run));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    screen.press(
        Key::L,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::R,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert_eq!(
        commands,
        [
            Command::Set(Set::Shedding(true)),
            Command::Set(Set::RetryPolicy(RetryPolicy::BackOff))
        ]
    );
}

#[test]
fn a_lever_moved_within_the_minute_says_so() {
    let mut run = played("switch-sale-surge", 3);
    run.act(Set::Servers(12))
        .expect("twelve servers are allowed");
    run.act(Set::RetryPolicy(RetryPolicy::BackOff))
        .expect("the policy can change");
    let (text, view, mut commands) = (english(), view(&run), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    screen.still(drawing(&view, &text, &mut commands));
    assert!(
        screen.says("12 from the next minute"),
        "{:?}",
        screen.said()
    );
    assert!(
        screen.says("Back-off from the next minute"),
        "{:?}",
        screen.said()
    );
}

#[test]
fn every_lever_and_button_is_reached_by_tab() {
    let run = played("switch-sale-surge", 3);
    let (text, view) = (english(), view(&run));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    screen.press_all(30, drawing(&view, &text, &mut commands));
    // The clock comes first, and the way out after all else of the bar.
    assert_eq!(commands.first(), Some(&Command::Pause(true)));
    let place = |wish: &Command| commands.iter().position(|made| made == wish);
    assert!(place(&Command::Leave) > place(&Command::Open(Overlay::Settings)));
    for wanted in [
        Command::Pause(true),
        Command::OneMinute,
        Command::Speed(Speed::Four),
        Command::Leave,
        Command::Open(Overlay::Settings),
        Command::Open(Overlay::Basis),
        Command::Open(Overlay::Shortcuts),
        Command::Set(Set::Shedding(true)),
    ] {
        assert!(
            commands.contains(&wanted),
            "{wanted:?} is not reached: {commands:?}"
        );
    }
}

#[test]
fn the_watcher_cannot_touch_the_levers() {
    let run = played("switch-sale-surge", 13);
    let text = english();
    let view = DeskView {
        watching: true,
        caption: Some(("Operator: Servers to 10", "servers take minutes to start")),
        ..view(&run)
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    assert!(screen.says("Operator: Servers to 10"));
    assert!(screen.says("servers take minutes to start"), "and why");
    assert!(!screen.says("The operator holds the levers"));
    let row = screen.find("Servers");
    screen.click(
        pos2(218.0, row.y + 24.0),
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::L,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert!(commands.is_empty(), "{commands:?}");
    assert!(
        screen.says("The operator holds the levers"),
        "pressed in vain"
    );
    let yourself = screen.find("Play it yourself");
    screen.click(yourself, drawing(&view, &text, &mut commands));
    assert_eq!(commands, [Command::SameSeed]);
}

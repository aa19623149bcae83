//! The title: cards, language, seed, a shift under way, notices.

use std::sync::Arc;

use egui::{Event, Ui};
use retry_storm::hud::notice::Notice;
use retry_storm::hud::title::{LevelCard, ResumeCard, TitleView, title_ui};
use retry_storm::level::{self, Level};
use retry_storm::model::control::DeskKind;
use retry_storm::shift::command::{Command, Overlay};
use retry_storm::text::Text;

use crate::harness::{Screen, english};

use crate::screens::level_of;

pub(crate) fn cards() -> Vec<LevelCard<'static>> {
    let card = |level: &'static Arc<Level>| LevelCard {
        level,
        stars: u8::from(level.id == "switch-sale-surge") * 2,
        best: (level.id == "switch-sale-surge").then_some(871),
        playable: level.desk == DeskKind::Switch,
    };
    level::embedded().iter().map(card).collect()
}

pub(crate) fn title<'a>(levels: &'a [LevelCard<'a>]) -> TitleView<'a> {
    TitleView {
        levels,
        next: Some("switch-fraud-wave"),
        daily: Some(levels[2].level),
        resume: None,
        // The widest there is.
        seed: "4294967295",
        can_quit: true,
        can_choose_language: true,
        notice: None,
    }
}

pub(crate) fn titling<'a>(
    view: &'a TitleView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| {
        title_ui(ui, view, text, commands);
    }
}

#[test]
fn a_card_plays_its_level_and_watch_lies_under_it() {
    let levels = cards();
    let (text, view) = (english(), title(&levels));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(titling(&view, &text, &mut commands));
    for word in [
        "Retry Storm",
        "Payment switch",
        "Web service",
        "Issuer outage",
        "60 minutes",
        "soon",
        "Gaeilge",
        "Seed",
        "Settings",
        "Quit",
    ] {
        assert!(
            screen.says(word),
            "{word:?} is missing in {:?}",
            screen.said()
        );
    }
    assert!(screen.says("Next: Fraud wave."), "{:?}", screen.said());
    let at = screen.find("Issuer outage");
    screen.click(at, titling(&view, &text, &mut commands));
    assert_eq!(
        commands,
        [Command::Brief("switch-issuer-outage".to_owned())]
    );
    commands.clear();
    let at = screen.find("Watch");
    screen.click(at, titling(&view, &text, &mut commands));
    assert_eq!(commands, [Command::Watch("switch-sale-surge".to_owned())]);
    commands.clear();
    // What is not there yet cannot be played.
    let at = screen.find("Bad deploy");
    screen.click(at, titling(&view, &text, &mut commands));
    assert!(commands.is_empty(), "{commands:?}");
}

#[test]
fn language_seed_settings_and_quit() {
    let levels = cards();
    let (text, view) = (english(), title(&levels));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(titling(&view, &text, &mut commands));
    for (word, command) in [
        ("Gaeilge", Command::Language("ga".to_owned())),
        ("New seed", Command::NewSeed),
        ("Settings", Command::Open(Overlay::Settings)),
        ("Quit", Command::Quit),
    ] {
        let at = screen.find(word);
        screen.click(at, titling(&view, &text, &mut commands));
        assert_eq!(commands, [command]);
        commands.clear();
    }
    let at = screen.find(view.seed);
    screen.click(at, titling(&view, &text, &mut commands));
    for letter in ["a", "b"] {
        screen.frame(
            vec![Event::Text(letter.to_owned())],
            titling(&view, &text, &mut commands),
        );
    }
    let typed: Vec<&Command> = commands.iter().collect();
    assert_eq!(typed.len(), 2, "{commands:?}");
    assert!(
        matches!(typed[1], Command::SeedText(seed) if seed.contains("ab") && seed.contains('7')),
        "{commands:?}"
    );
}

#[test]
fn a_shift_under_way_is_offered_first() {
    let levels = cards();
    let text = english();
    let resume = Some(ResumeCard {
        level: level_of("switch-sale-surge"),
        minute: 12,
    });
    let view = TitleView {
        resume,
        ..title(&levels)
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(titling(&view, &text, &mut commands));
    let at = screen.find("Go on: Sale surge, minute 12");
    screen.click(at, titling(&view, &text, &mut commands));
    assert_eq!(commands, [Command::Resume]);
}

#[test]
fn languages_that_have_no_room_are_left_to_the_settings() {
    let levels = cards();
    let (text, view) = (english(), title(&levels));
    for (width, has_room) in [(360.0, true), (270.0, false)] {
        let mut screen = Screen::new(width, 640.0);
        for _ in 0..2 {
            screen.still(titling(&view, &text, &mut Vec::new()));
        }
        assert_eq!(screen.says("Gaeilge"), has_room, "{width}");
        assert!(screen.says("Settings"), "{width}");
    }
}

#[test]
fn the_title_works_by_keyboard_alone() {
    let levels = cards();
    let (text, view) = (english(), title(&levels));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(titling(&view, &text, &mut commands));
    screen.press_all(24, titling(&view, &text, &mut commands));
    for wanted in [
        Command::Brief("switch-sale-surge".to_owned()),
        Command::Watch("switch-issuer-outage".to_owned()),
        Command::Brief("switch-free".to_owned()),
        Command::Language("fil".to_owned()),
        Command::NewSeed,
        Command::Open(Overlay::Settings),
        Command::Quit,
    ] {
        assert!(
            commands.contains(&wanted),
            "{wanted:?} is not reached: {commands:?}"
        );
    }
}

#[test]
fn a_notice_can_be_closed() {
    let levels = cards();
    let text = english();
    let notice = Some(Notice {
        words: "Your saved game could not be read.",
        bad: true,
        over: false,
    });
    let view = TitleView {
        notice,
        ..title(&levels)
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..2 {
        screen.still(titling(&view, &text, &mut commands));
    }
    assert!(screen.says("could not be read"));
    let at = screen.find("Close");
    screen.click(at, titling(&view, &text, &mut commands));
    assert_eq!(commands, [Command::DismissNotice]);
}

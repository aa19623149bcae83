//! What is kept back when a page around the game provides it, and the link that is copied by hand.

use egui::{Event, Key, Modifiers, Ui};
use retry_storm::hud::briefing::{BriefingView, briefing_ui};
use retry_storm::hud::desk::{DeskView, desk_ui};
use retry_storm::hud::link::link_ui;
use retry_storm::hud::notice::{Notice, notice_ui};
use retry_storm::hud::scoring::{ScoringView, scoring_ui};
use retry_storm::hud::settings::{SettingsView, settings_ui};
use retry_storm::hud::title::{TitleView, title_ui};
use retry_storm::shift::command::{Command, Overlay, Speed};
use retry_storm::text::{Lang, Text};

use crate::desk::{played, view};
use crate::harness::{Screen, english};
use crate::screens::{briefing, runs, scoring};
use crate::title::{cards, title};

/// The settings without a run to link to.
fn settings(can_choose_language: bool) -> SettingsView {
    SettingsView {
        ui_scale: 1.0,
        ui_scales: (0.75, 2.0),
        reduced_motion: false,
        coach: true,
        sound: Some(0.0),
        default_speed: Speed::One,
        can_choose_language,
        can_copy_link: false,
        can_fill_screen: true,
        saved: true,
    }
}

#[test]
fn nothing_leads_away_from_a_level_that_the_page_chose() {
    let text = english();
    let mut commands = Vec::new();
    let mut screen = Screen::new(1280.0, 720.0);
    for can_leave in [true, false] {
        let mut look = |word: &str, draw: &mut dyn FnMut(&mut Ui)| {
            screen.still(&mut *draw);
            screen.still(&mut *draw);
            let there = screen.words.iter().any(|found| found.text == word);
            assert_eq!(there, can_leave, "{word}: {:?}", screen.said());
        };
        let brief = BriefingView {
            can_leave,
            ..briefing("switch-sale-surge")
        };
        look("Back", &mut |ui| {
            briefing_ui(ui, &brief, &text, &mut commands);
        });
        let runs = runs("switch-sale-surge");
        let score = ScoringView {
            can_leave,
            ..scoring(&runs)
        };
        look("Title", &mut |ui| {
            scoring_ui(ui, &score, &text, &mut commands);
        });
    }
    // On the desk the way out is a sign at the end of the bar; without it the settings are there.
    let run = played("switch-sale-surge", 3);
    let desk = DeskView {
        can_leave: false,
        ..view(&run)
    };
    let end = egui::pos2(1280.0 - 16.0 - 18.0, 22.0);
    screen.click(end, |ui| {
        desk_ui(ui, &desk, &text, &mut commands);
    });
    assert_eq!(commands, [Command::Open(Overlay::Settings)]);
}

#[test]
fn a_page_that_chose_the_language_is_not_contradicted() {
    let text = english();
    let levels = cards();
    let mut commands = Vec::new();
    let mut screen = Screen::new(1280.0, 720.0);
    for can_choose_language in [true, false] {
        let titled = TitleView {
            can_choose_language,
            ..title(&levels)
        };
        let settings = settings(can_choose_language);
        for _ in 0..3 {
            screen.still(|ui| {
                title_ui(ui, &titled, &text, &mut commands);
            });
        }
        assert_eq!(screen.says("Gaeilge"), can_choose_language);
        for _ in 0..3 {
            screen.still(|ui| settings_ui(ui, &settings, &text, &mut commands));
        }
        assert_eq!(screen.says("Gaeilge"), can_choose_language);
        assert!(!screen.says("Copy link"), "there is no run on the title");
    }
}

#[test]
fn the_fingerprint_stands_below_the_score() {
    let runs = runs("web-bad-deploy");
    let view = scoring(&runs);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let mut screen = Screen::new(1280.0, 720.0);
        screen.still(|ui| scoring_ui(ui, &view, &text, &mut Vec::new()));
        let print = runs.mine.fingerprint().short();
        assert!(screen.says(&print), "{print} in {:?}", screen.said());
    }
}

#[test]
fn a_link_to_copy_by_hand_is_selected_whole() {
    let link = "https://example.org/storm/?level=web-free&seed=7&replay=1.".to_owned()
        + &"eNqrVspNzcxTslJQKs9ILUpVqOZSUFBQyi3NKcmMT8tJTM9XslIy".repeat(8);
    let text = english();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..4 {
        screen.still(|ui| link_ui(ui, &link, &text, &mut commands));
    }
    assert!(screen.says("https://example.org"), "{:?}", screen.said());
    screen.frame(vec![Event::Copy], |ui| {
        link_ui(ui, &link, &text, &mut commands);
    });
    assert_eq!(screen.copied.as_deref(), Some(link.as_str()));
    // Typing does not change it.
    screen.frame(vec![Event::Text("x".into())], |ui| {
        link_ui(ui, &link, &text, &mut commands);
    });
    screen.frame(vec![Event::Copy], |ui| {
        link_ui(ui, &link, &text, &mut commands);
    });
    assert_eq!(screen.copied.as_deref(), Some(link.as_str()));
    assert!(commands.is_empty());
    let close = screen.find("Close");
    screen.click(close, |ui| link_ui(ui, &link, &text, &mut commands));
    assert_eq!(commands, [Command::CloseLink]);
    commands.clear();
    screen.press(Key::Escape, Modifiers::NONE, |ui| {
        link_ui(ui, &link, &text, &mut commands);
    });
    assert_eq!(commands, [Command::CloseLink]);
}

#[test]
fn a_notice_is_seen_and_closed_while_the_settings_are_open() {
    let text = english();
    let settings = settings(true);
    let notice = Notice {
        words: "Link copied",
        bad: false,
        over: true,
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    let draw = |ui: &mut Ui, commands: &mut Vec<Command>| {
        settings_ui(ui, &settings, &text, commands);
        notice_ui(ui, &notice, &text, commands);
    };
    for _ in 0..4 {
        screen.still(|ui| draw(ui, &mut commands));
    }
    let said = screen.find("Link copied");
    let close = screen
        .words
        .iter()
        .filter(|word| word.text == "Close")
        .map(|word| word.rect.center())
        .find(|at| (at.y - said.y).abs() < 20.0)
        .expect("the notice's own button");
    screen.click(close, |ui| draw(ui, &mut commands));
    assert_eq!(commands, [Command::DismissNotice]);
}

/// The name of a file may hold what no font can draw.
#[test]
fn what_cannot_be_drawn_is_written_as_its_number() {
    let text = english();
    let notice = Notice {
        words: "résumé 🦀 漢.csv",
        bad: false,
        over: false,
    };
    let mut screen = Screen::new(1280.0, 720.0);
    for _ in 0..2 {
        screen.still(|ui| notice_ui(ui, &notice, &text, &mut Vec::new()));
    }
    assert!(
        screen.says(r"résumé \u{1f980} \u{6f22}.csv"),
        "{:?}",
        screen.said()
    );
}

//! Title, briefing, scoring, settings, notices.

use std::sync::Arc;

use egui::{Event, Key, Modifiers, Ui};
use retry_storm::hud::briefing::{BriefingView, briefing_ui};
use retry_storm::hud::notice::Notice;
use retry_storm::hud::scoring::{ScoringView, scoring_ui};
use retry_storm::hud::settings::{SettingsView, settings_ui};
use retry_storm::hud::title::{LevelCard, ResumeCard, TitleView, title_ui};
use retry_storm::level::{self, Level, Player, Run, play};
use retry_storm::model::control::DeskKind;
use retry_storm::shift::command::{Command, Speed};
use retry_storm::text::{Lang, Text};

use crate::desk::played;
use crate::harness::Screen;

fn english() -> Text {
    Text::new(Lang::ENGLISH)
}

fn level_of(id: &str) -> &'static Arc<Level> {
    level::embedded().by_id(id).expect("the level is embedded")
}

fn cards() -> Vec<LevelCard<'static>> {
    let card = |level: &'static Arc<Level>| LevelCard {
        level,
        stars: u8::from(level.id == "switch-sale-surge") * 2,
        best: (level.id == "switch-sale-surge").then_some(871),
        playable: level.desk == DeskKind::Switch,
    };
    level::embedded().iter().map(card).collect()
}

fn title<'a>(levels: &'a [LevelCard<'a>]) -> TitleView<'a> {
    TitleView {
        levels,
        next: Some("switch-fraud-wave"),
        resume: None,
        seed: "7",
        can_quit: true,
        notice: None,
    }
}

fn titling<'a>(
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
        ("Settings", Command::Settings(true)),
        ("Quit", Command::Quit),
    ] {
        let at = screen.find(word);
        screen.click(at, titling(&view, &text, &mut commands));
        assert_eq!(commands, [command]);
        commands.clear();
    }
    let at = screen.find("7");
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
fn the_title_works_by_keyboard_alone() {
    let levels = cards();
    let (text, view) = (english(), title(&levels));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(titling(&view, &text, &mut commands));
    for _ in 0..24 {
        screen.press(
            Key::Tab,
            Modifiers::NONE,
            titling(&view, &text, &mut commands),
        );
        screen.press(
            Key::Enter,
            Modifiers::NONE,
            titling(&view, &text, &mut commands),
        );
    }
    for wanted in [
        Command::Brief("switch-sale-surge".to_owned()),
        Command::Watch("switch-issuer-outage".to_owned()),
        Command::Brief("switch-free".to_owned()),
        Command::Language("fil".to_owned()),
        Command::NewSeed,
        Command::Settings(true),
        Command::Quit,
    ] {
        assert!(
            commands.contains(&wanted),
            "{wanted:?} is not reached: {commands:?}"
        );
    }
}

fn briefing<'a>(id: &str) -> BriefingView<'a> {
    BriefingView {
        level: level_of(id),
        seed: 7,
        watching: false,
    }
}

#[test]
fn the_briefing_names_goals_and_levers_and_opens_the_desk() {
    let (text, view) = (english(), briefing("switch-sale-surge"));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    let draw = |screen: &mut Screen, commands: &mut Vec<Command>, at: Option<egui::Pos2>| {
        let draw = |ui: &mut Ui| {
            let stage = briefing_ui(ui, &view, &text, commands);
            assert!(
                (stage.width() / stage.height() - 790.0 / 528.0).abs() < 0.01,
                "{stage:?}"
            );
        };
        match at {
            Some(at) => screen.click(at, draw),
            None => screen.still(draw),
        }
    };
    draw(&mut screen, &mut commands, None);
    for word in [
        "Sale surge",
        "Seed 7",
        "≥ 95 %",
        "≤ 0.5 s",
        "≤ 75 u",
        "Load shedding",
        "Servers",
        "Retry policy",
        "opens paused",
    ] {
        assert!(
            screen.says(word),
            "{word:?} is missing in {:?}",
            screen.said()
        );
    }
    let at = screen.find("Open the desk");
    draw(&mut screen, &mut commands, Some(at));
    let at = screen.find("Back");
    draw(&mut screen, &mut commands, Some(at));
    assert_eq!(commands, [Command::OpenDesk, Command::Leave]);
}

/// The player's, the reference operator's and the untouched run of a level.
struct Runs {
    mine: Run,
    reference: Run,
    untouched: Run,
}

fn runs(id: &str) -> Runs {
    let level = level_of(id);
    let minutes = level.minutes.unwrap_or(60);
    let by = |player: &Player| {
        play(level, 7, player, minutes).expect("the level's own rules are allowed")
    };
    Runs {
        mine: played(id, minutes),
        reference: by(&Player::reference(level)),
        untouched: by(&Player::nothing()),
    }
}

fn scoring(runs: &Runs) -> ScoringView<'_> {
    let scored = !runs.mine.level().is_free();
    ScoringView {
        run: &runs.mine,
        reference: scored.then_some(&runs.reference),
        untouched: scored.then_some(&runs.untouched),
        next: Some(level_of("switch-fraud-wave")),
        watched: false,
        drawn: 1.0,
        counted: 1.0,
        notice: None,
    }
}

fn scored<'a>(
    view: &'a ScoringView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| scoring_ui(ui, view, text, commands)
}

#[test]
fn scoring_says_why_and_where_everybody_went() {
    let runs = runs("switch-sale-surge");
    let (text, view) = (english(), scoring(&runs));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..2 {
        screen.still(scored(&view, &text, &mut commands));
    }
    let outcome = runs.mine.outcome().expect("the level is over");
    let ledger = runs.mine.ledger();
    let lost = text.number(ledger.lost_total() as f64, 0);
    let score = text.number(f64::from(outcome.score), 0);
    for word in [
        "of 1,000",
        "asked ≥ 95 %",
        "reference operator",
        "nothing touched",
        "your actions",
        "declined by rule",
        "Next time",
        score.as_str(),
        lost.as_str(),
    ] {
        assert!(
            screen.says(word),
            "{word:?} is missing in {:?}",
            screen.said()
        );
    }
    assert_eq!(
        ledger.total,
        ledger.good.count + ledger.lost.iter().map(|part| part.count).sum::<u64>()
    );
    // The reason names a minute and what the operator had done by then.
    assert!(
        screen.says("Minute ") && screen.says("It had set"),
        "{:?}",
        screen.said()
    );
    for (word, command) in [
        ("Same seed again", Command::SameSeed),
        ("New seed", Command::NewSeed),
        ("Next: Fraud wave", Command::NextLevel),
        ("Save replay", Command::SaveReplay),
        ("Export CSV", Command::ExportCsv),
        ("Title", Command::Leave),
    ] {
        let at = screen.find(word);
        screen.click(at, scored(&view, &text, &mut commands));
        assert_eq!(commands, [command]);
        commands.clear();
    }
}

#[test]
fn a_free_shift_ends_without_a_score() {
    let mut runs = runs("switch-free");
    runs.mine = played("switch-free", 40);
    let (text, view) = (english(), scoring(&runs));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(scored(&view, &text, &mut commands));
    assert!(
        screen.says("Shift ended") && screen.says("after 40 minutes"),
        "{:?}",
        screen.said()
    );
    assert!(!screen.says("of 1,000"));
}

#[test]
fn settings_change_what_they_say() {
    let text = english();
    let view = SettingsView {
        ui_scale: 1.0,
        reduced_motion: false,
        default_speed: Speed::One,
        saved: true,
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..3 {
        screen.still(|ui| settings_ui(ui, &view, &text, &mut commands));
    }
    for (word, command) in [
        ("Filipino", Command::Language("fil".to_owned())),
        ("150 %", Command::UiScale(1.5)),
        ("Less motion", Command::ReducedMotion(true)),
        ("4×", Command::DefaultSpeed(Speed::Four)),
        ("Close", Command::Settings(false)),
    ] {
        let at = screen.find(word);
        screen.click(at, |ui| settings_ui(ui, &view, &text, &mut commands));
        assert_eq!(commands, [command]);
        commands.clear();
    }
    assert!(screen.says("Educational model"));
    screen.press(Key::Escape, Modifiers::NONE, |ui| {
        settings_ui(ui, &view, &text, &mut commands);
    });
    assert_eq!(commands, [Command::Settings(false)]);
}

#[test]
fn a_notice_can_be_closed() {
    let levels = cards();
    let text = english();
    let notice = Some(Notice {
        words: "Your saved game could not be read.",
        bad: true,
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

/// Draws every screen once with a context of this size.
fn every_screen(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui))) {
    let levels = cards();
    let mut commands = Vec::new();
    look("title", &mut |ui| {
        title_ui(ui, &title(&levels), text, &mut commands);
    });
    let resume = Some(ResumeCard {
        level: level_of("switch-sale-surge"),
        minute: 12,
    });
    let notice = Some(Notice {
        words: "Your saved game could not be read. It is kept, and you start fresh.",
        bad: true,
    });
    look("title with a shift under way", &mut |ui| {
        title_ui(
            ui,
            &TitleView {
                resume,
                notice,
                ..title(&levels)
            },
            text,
            &mut commands,
        );
    });
    let settings = SettingsView {
        ui_scale: 1.0,
        reduced_motion: true,
        default_speed: Speed::One,
        saved: false,
    };
    look("settings", &mut |ui| {
        settings_ui(ui, &settings, text, &mut commands);
    });
    for level in level::embedded()
        .iter()
        .filter(|level| level.desk == DeskKind::Switch)
    {
        look(&format!("briefing {}", level.id), &mut |ui| {
            briefing_ui(ui, &briefing(&level.id), text, &mut commands);
        });
        let runs = runs(&level.id);
        look(&format!("scoring {}", level.id), &mut |ui| {
            scoring_ui(ui, &scoring(&runs), text, &mut commands);
        });
        let unplayed = Runs {
            mine: runs.untouched.clone(),
            ..runs
        };
        look(&format!("scoring {}, untouched", level.id), &mut |ui| {
            scoring_ui(ui, &scoring(&unplayed), text, &mut commands);
        });
    }
}

#[test]
fn any_window_survives() {
    let text = english();
    let mut screen = Screen::new(0.0, 0.0);
    for (width, height) in [
        (0.0, 0.0),
        (1.0, 1.0),
        (320.0, 200.0),
        (375.0, 812.0),
        (900.0, 560.0),
        (3840.0, 2160.0),
    ] {
        for scale in [0.75, 2.0] {
            every_screen(&text, |_, draw| {
                screen.resize(width, height, scale);
                for _ in 0..2 {
                    screen.still(&mut *draw);
                }
            });
        }
    }
}

#[test]
fn no_language_leaves_its_place() {
    let mut faults = Vec::new();
    let mut screen = Screen::new(0.0, 0.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (width, height) in [(1280.0, 720.0), (1024.0, 640.0), (1920.0, 1080.0)] {
            every_screen(&text, |name, draw| {
                screen.resize(width, height, 1.0);
                for _ in 0..3 {
                    screen.still(&mut *draw);
                }
                let place = format!("{} {name} {width}×{height}: ", lang.code());
                faults.extend(
                    screen
                        .cut_off()
                        .into_iter()
                        .map(|fault| format!("{place}is cut off: {fault}")),
                );
                faults.extend(
                    screen
                        .overflowing()
                        .into_iter()
                        .map(|fault| format!("{place}leaves its place: {fault}")),
                );
                // A notice lies over the title on purpose.
                if !name.contains("under way") {
                    faults.extend(
                        screen
                            .overlapping()
                            .into_iter()
                            .map(|fault| format!("{place}overlaps: {fault}")),
                    );
                }
            });
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults, the first:\n{}",
        faults.len(),
        faults[..faults.len().min(30)].join("\n")
    );
}

//! Title, briefing, scoring, settings, notices.

use std::sync::Arc;

use egui::epaint::ClippedShape;
use egui::{Key, Modifiers, Shape, Ui};
use retry_storm::hud::briefing::{BriefingView, briefing_ui};
use retry_storm::hud::scoring::{HandIn, ScoringView, scoring_ui};
use retry_storm::hud::settings::{SettingsView, settings_ui};
use retry_storm::level::{self, Level, Player, Run, play};
use retry_storm::shift::command::{Command, Speed};
use retry_storm::text::Text;
use retry_storm::theme;

use crate::desk::played;
use crate::harness::{Screen, english};

pub(crate) fn level_of(id: &str) -> &'static Arc<Level> {
    level::embedded().by_id(id).expect("the level is embedded")
}

pub(crate) fn briefing<'a>(id: &str) -> BriefingView<'a> {
    BriefingView {
        level: level_of(id),
        seed: 7,
        watching: false,
        can_leave: true,
        group: None,
        can_lead: true,
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
pub(crate) struct Runs {
    pub(crate) mine: Run,
    pub(crate) reference: Run,
    pub(crate) untouched: Run,
}

pub(crate) fn runs(id: &str) -> Runs {
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

pub(crate) fn scoring(runs: &Runs) -> ScoringView<'_> {
    let scored = !runs.mine.level().is_free();
    ScoringView {
        run: &runs.mine,
        reference: scored.then_some(&runs.reference),
        untouched: scored.then_some(&runs.untouched),
        bet: None,
        daily: false,
        next: Some(level_of("switch-fraud-wave")),
        watched: false,
        recorded: false,
        moves: &[],
        drawn: 1.0,
        counted: 1.0,
        hand_in: scored.then_some(HandIn::Aside),
        can_leave: true,
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
        ("Copy link", Command::CopyLink),
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
fn enter_presses_the_main_button_of_scoring_once_its_lines_are_drawn() {
    let runs = runs("switch-sale-surge");
    let text = english();
    for ((width, height), drawn) in [
        ((1280.0, 720.0), 0.9),
        ((1280.0, 720.0), 1.0),
        ((390.0, 844.0), 1.0),
    ] {
        let view = ScoringView {
            drawn,
            ..scoring(&runs)
        };
        let mut screen = Screen::new(width, height);
        let mut commands = Vec::new();
        let mut draw = scored(&view, &text, &mut commands);
        screen.still(&mut draw);
        screen.press(Key::Enter, Modifiers::NONE, &mut draw);
        drop(draw);
        let wanted: &[Command] = if drawn < 1.0 {
            &[]
        } else {
            &[Command::SameSeed]
        };
        assert_eq!(commands, wanted, "{width}×{height}, {drawn}");
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
fn where_nobody_came_nobody_was_answered() {
    for (id, words) in [("switch-free", "approved"), ("web-free", "answered")] {
        let mut runs = runs(id);
        for (minutes, said) in [(0, false), (40, true)] {
            runs.mine = played(id, minutes);
            let (text, view) = (english(), scoring(&runs));
            let mut screen = Screen::new(1280.0, 720.0);
            screen.still(scored(&view, &text, &mut Vec::new()));
            let bar = theme::GREEN.faded(0.85);
            let is_bar = |shape: &ClippedShape| matches!(&shape.shape, Shape::Rect(rect) if rect.fill == bar);
            assert_eq!(
                screen.shapes.iter().any(is_bar),
                said,
                "{id} after {minutes}"
            );
            let none = format!("0 {words}");
            assert!(said || !screen.says(&none), "{:?}", screen.said());
        }
    }
}

#[test]
fn settings_change_what_they_say() {
    let text = english();
    let view = SettingsView {
        ui_scale: 1.0,
        ui_scales: (0.75, 2.0),
        reduced_motion: false,
        coach: true,
        sound: Some(0.0),
        default_speed: Speed::One,
        can_choose_language: true,
        can_copy_link: true,
        can_fill_screen: true,
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
        ("25 %", Command::Volume(0.25)),
        ("4×", Command::DefaultSpeed(Speed::Four)),
        ("Copy link", Command::CopyLink),
        ("Close", Command::Close),
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
    assert_eq!(commands, [Command::Close]);
}

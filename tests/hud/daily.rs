//! The shift of the day and its board.

use egui::{Event, Key, Modifiers, Ui};
use retry_storm::board::NameFault;
use retry_storm::hud::board::{Row, Typing};
use retry_storm::hud::daily::{self, DailyCard, DailyView, daily_ui};
use retry_storm::hud::scoring::{ScoringView, scoring_ui};
use retry_storm::shift::command::{Command, NameWish, Stroke};

use crate::harness::{Screen, english};
use crate::screens::{runs, scoring};

/// Scores of a day.
pub(crate) fn scores() -> Vec<Row<'static>> {
    let names = ["AOIFE", "JUN", "MIKA", "REN", "NIÑO", "WWWWWWWWWWWW"];
    let rows = names.iter().zip(0..);
    rows.map(|(name, place)| Row {
        name,
        stars: 3_u8.saturating_sub(place / 2),
        score: 988 - 30 * u32::from(place),
        simulated: place != 3,
    })
    .collect()
}

/// A day's board as the title shows it.
pub(crate) fn today<'a>(rows: &'a [Row<'a>]) -> DailyView<'a> {
    DailyView {
        card: DailyCard {
            level: "Viral surge",
            day: "2026-11-30",
            tries: 3,
            best: 871,
        },
        seed: 1_487_828,
        rows,
        mine: None,
        typing: None,
        can_play: true,
        kept_days: 7,
        saved: true,
    }
}

#[test]
fn the_board_of_the_day_leads_to_its_shift_and_takes_a_name() {
    let (text, rows) = (english(), scores());
    for (width, height) in [(1280.0, 720.0), (375.0, 812.0)] {
        let mut screen = Screen::new(width, height);
        let mut commands = Vec::new();
        let view = today(&rows);
        let mut draw = |ui: &mut Ui| daily_ui(ui, &view, &text, &mut commands);
        for _ in 0..3 {
            screen.still(&mut draw);
        }
        for words in [
            "2026-11-30 · Viral surge, seed 1487828",
            "AOIFE",
            "988",
            "after 3 shifts",
            "7 days",
        ] {
            assert!(screen.says(words), "{words}: {:?}", screen.said());
        }
        assert!(!screen.says("Your name"));
        let at = screen.find("Play it");
        screen.click(at, &mut draw);
        assert_eq!(commands, [Command::Close, Command::Daily]);
    }
    let typing = |typed, refused| DailyView {
        mine: Some(3),
        typing: Some(Typing { typed, refused }),
        ..today(&rows)
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    let draw = |ui: &mut Ui, view: &DailyView, commands: &mut Vec<Command>| {
        daily_ui(ui, view, &text, commands);
    };
    let view = typing("", None);
    for _ in 0..3 {
        screen.still(|ui| draw(ui, &view, &mut commands));
    }
    assert!(!screen.says("Play it"), "it has just been played");
    let at = screen.find("Your name") + egui::vec2(0.0, 30.0);
    screen.click(at, |ui| draw(ui, &view, &mut commands));
    screen.frame(vec![Event::Text("ren🚀".into())], |ui| {
        draw(ui, &view, &mut commands);
    });
    assert_eq!(commands, [Command::BoardName("ren".into())]);
    screen.still(|ui| draw(ui, &view, &mut commands));
    assert!(screen.says("cannot be drawn"), "{:?}", screen.said());
    commands.clear();
    let enter = [Command::Name(NameWish::Key(Stroke::Enter))];
    screen.press(Key::Enter, Modifiers::NONE, |ui| {
        draw(ui, &view, &mut commands);
    });
    assert_eq!(commands, enter);
    commands.clear();
    let view = typing("REN", Some(NameFault::Unfriendly));
    screen.still(|ui| draw(ui, &view, &mut commands));
    assert!(screen.says("Not that one"), "{:?}", screen.said());
    let at = screen.find("Put your name on the board");
    screen.click(at, |ui| draw(ui, &view, &mut commands));
    assert_eq!(commands, enter);
}

#[test]
fn of_a_long_board_the_players_place_is_seen() {
    let text = english();
    let names: Vec<String> = (1..=40).map(|n| format!("P{n}")).collect();
    let rows: Vec<Row> = names
        .iter()
        .map(|name| Row {
            name,
            stars: 2,
            score: 500,
            simulated: false,
        })
        .collect();
    for (mine, seen, more) in [
        (None, ["P1", "P9"], "31 more"),
        (Some(30), ["P27", "P35"], "5 more"),
        (Some(39), ["P32", "P40"], ""),
    ] {
        let view = DailyView {
            mine,
            can_play: false,
            ..today(&rows)
        };
        let mut screen = Screen::new(1280.0, 720.0);
        let mut commands = Vec::new();
        for _ in 0..3 {
            screen.still(|ui| daily_ui(ui, &view, &text, &mut commands));
        }
        let said = screen.said();
        let places: Vec<&&str> = said
            .iter()
            .filter(|said| said.starts_with('P') && said.len() < 4)
            .collect();
        assert_eq!([*places[0], *places[places.len() - 1]], seen);
        assert!(screen.says(more) && (!more.is_empty() || !screen.says("more below")));
    }
}

#[test]
fn a_shift_of_the_day_leads_to_its_board() {
    let (text, runs) = (english(), runs("web-bad-deploy"));
    for daily in [true, false] {
        let view = ScoringView {
            daily,
            ..scoring(&runs)
        };
        let mut screen = Screen::new(1280.0, 720.0);
        let mut commands = Vec::new();
        let mut draw = |ui: &mut Ui| scoring_ui(ui, &view, &text, &mut commands);
        for _ in 0..3 {
            screen.still(&mut draw);
        }
        assert_eq!(screen.says("Board of the day"), daily);
        assert!(screen.says("Same seed again"));
        if daily {
            let at = screen.find("Board of the day");
            screen.click(at, &mut draw);
            assert_eq!(commands, [daily::OPEN]);
        }
    }
}

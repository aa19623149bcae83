//! Handing in a result, and the course.

use egui::{Event, Key, Modifiers, Ui};
use retry_storm::board::NameFault;
use retry_storm::hud::board::Typing;
use retry_storm::hud::course::{self, CourseView, course_ui};
use retry_storm::hud::daily::{self, DailyCard, DailyView, daily_ui};
use retry_storm::hud::group::{self, GroupView, group_ui};
use retry_storm::hud::hand_in::{self, HandInView, hand_in_ui};
use retry_storm::hud::scoring::{HandIn, ScoringView, scoring_ui};
use retry_storm::hud::title::{LevelCard, title_ui};
use retry_storm::shift::command::{Command, SummaryForm};
use retry_storm::text::Text;

use crate::daily::{scores, today};
use crate::group::{draft, scored};
use crate::harness::{Screen, english};
use crate::screens::{runs, scoring};
use crate::title::{cards, title};

/// Draws what lies over the screens for a class.
pub(crate) fn class_screens(
    levels: &[LevelCard],
    text: &Text,
    look: &mut impl FnMut(&str, &mut dyn FnMut(&mut Ui)),
) {
    let mut commands = Vec::new();
    let view = CourseView {
        levels,
        next: Some("switch-fraud-wave"),
        daily: Some(DailyCard {
            level: "Viral surge",
            day: "2026-11-30",
            tries: 3,
            best: 871,
        }),
        can_compare: true,
        can_lead: true,
    };
    look("course", &mut |ui| {
        course_ui(ui, &view, text, &mut commands);
    });
    let hand_in = HandInView {
        player: "Ciarán",
        group: Some("Team 4"),
    };
    let rows = scores();
    for typing in [
        None,
        Some(Typing {
            typed: "REN",
            refused: Some(NameFault::Unfriendly),
        }),
    ] {
        let view = DailyView {
            typing,
            mine: typing.map(|_| 3),
            ..today(&rows)
        };
        look("the board of the day", &mut |ui| {
            daily_ui(ui, &view, text, &mut commands);
        });
    }
    let scored = scored();
    let view = GroupView {
        link: Some(
            "https://example.org/storm/?level=switch-sale-surge&seed=7&group=Team+4&minutes=10",
        ),
        has_page: false,
        bad_minutes: true,
        ..draft(&scored)
    };
    look("a group's link", &mut |ui| {
        group_ui(ui, &view, text, &mut commands);
    });
    look("handing in", &mut |ui| {
        hand_in_ui(ui, &hand_in, text, &mut commands);
    });
}

#[test]
fn a_groups_player_is_offered_the_result_first_and_no_other_seed() {
    let (text, runs) = (english(), runs("switch-sale-surge"));
    for (way, again, new_seed) in [
        (None, true, true),
        (Some(HandIn::Aside), true, true),
        (Some(HandIn::First), true, false),
        (Some(HandIn::Only), false, false),
    ] {
        for (width, height) in [(1280.0, 720.0), (375.0, 812.0)] {
            let view = ScoringView {
                hand_in: way,
                ..scoring(&runs)
            };
            let mut screen = Screen::new(width, height);
            let mut commands = Vec::new();
            let mut draw = |ui: &mut Ui| scoring_ui(ui, &view, &text, &mut commands);
            for _ in 0..3 {
                screen.still(&mut draw);
            }
            let says = [again, new_seed].map(Some);
            let found = ["Same seed again", "New seed"].map(|word| Some(screen.says(word)));
            // What a phone has to be scrolled to is not seen at first.
            if width > height {
                assert_eq!(found, says, "{way:?}: {:?}", screen.said());
                assert_eq!(screen.says("Result file"), way.is_some());
            }
            if way.is_some_and(|way| way != HandIn::Aside) {
                let at = screen.find("Result file");
                screen.click(at, &mut draw);
                assert_eq!(commands, [hand_in::OPEN]);
            }
        }
    }
}

#[test]
fn a_name_is_typed_and_the_result_saved_by_its_button_or_by_enter() {
    let text = english();
    let view = HandInView {
        player: "",
        group: Some("Team 4"),
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    let draw = |ui: &mut Ui, commands: &mut Vec<Command>| hand_in_ui(ui, &view, &text, commands);
    for _ in 0..3 {
        screen.still(|ui| draw(ui, &mut commands));
    }
    assert!(screen.says("Group Team 4"), "{:?}", screen.said());
    // Whoever opens it types at once.
    screen.frame(vec![Event::Text("B".into())], |ui| draw(ui, &mut commands));
    assert_eq!(commands, [Command::PlayerName("B".into())]);
    commands.clear();
    let saved = [Command::SaveResult, Command::Close];
    let at = screen.find("Save result file");
    screen.click(at, |ui| draw(ui, &mut commands));
    assert_eq!(commands, saved);
    commands.clear();
    let at = screen.find("Your name, if you like") + egui::vec2(0.0, 36.0);
    screen.click(at, |ui| draw(ui, &mut commands));
    screen.frame(vec![Event::Text("Ana".into())], |ui| {
        draw(ui, &mut commands);
    });
    assert_eq!(commands, [Command::PlayerName("Ana".into())]);
    commands.clear();
    screen.press(Key::Enter, Modifiers::NONE, |ui| draw(ui, &mut commands));
    assert_eq!(commands, saved);
    commands.clear();
    for (word, wish) in [
        ("Save replay", Command::SaveReplay),
        ("Export CSV", Command::ExportCsv),
    ] {
        let at = screen.find(word);
        screen.click(at, |ui| draw(ui, &mut commands));
        assert_eq!(commands, [wish, Command::Close]);
        commands.clear();
    }
    screen.press(Key::Escape, Modifiers::NONE, |ui| draw(ui, &mut commands));
    assert_eq!(commands, [Command::Close]);
}

#[test]
fn results_of_a_group_are_compared_where_files_can_be_taken() {
    let (text, levels) = (english(), cards());
    for can_compare in [true, false] {
        let view = CourseView {
            levels: &levels,
            next: None,
            daily: None,
            can_compare,
            can_lead: false,
        };
        let mut screen = Screen::new(1280.0, 800.0);
        let mut commands = Vec::new();
        for _ in 0..3 {
            screen.still(|ui| course_ui(ui, &view, &text, &mut commands));
        }
        assert_eq!(screen.says("Compare a group"), can_compare);
        if can_compare {
            let at = screen.find("Compare a group");
            screen.click(at, |ui| course_ui(ui, &view, &text, &mut commands));
            assert_eq!(commands, [Command::CompareResults, Command::Close]);
        }
    }
}

#[test]
fn the_course_says_what_each_level_teaches_and_leads_to_it() {
    let (text, levels) = (english(), cards());
    let view = CourseView {
        levels: &levels,
        next: Some("switch-fraud-wave"),
        daily: Some(DailyCard {
            level: "Viral surge",
            day: "2026-11-30",
            tries: 0,
            best: 0,
        }),
        can_compare: true,
        can_lead: true,
    };
    let mut screen = Screen::new(1280.0, 800.0);
    let mut commands = Vec::new();
    let draw = |ui: &mut Ui, commands: &mut Vec<Command>| course_ui(ui, &view, &text, commands);
    for _ in 0..3 {
        screen.still(|ui| draw(ui, &mut commands));
    }
    for words in [
        "1 · Sale surge",
        "6 · Cache flush",
        "Retries can keep",
        "An empty cache",
        "Shift of the day",
    ] {
        assert!(screen.says(words), "{words}: {:?}", screen.said());
    }
    assert!(
        !screen.says("Free shift"),
        "it teaches nothing in particular"
    );
    for (words, wishes) in [
        (
            "2 · Fraud wave",
            vec![Command::Close, Command::Brief("switch-fraud-wave".into())],
        ),
        ("Shift of the day", vec![daily::OPEN]),
        // The course stays: whoever saves one may want the other too.
        (
            "Save summary",
            vec![Command::SaveSummary(SummaryForm::Page)],
        ),
        (
            "Save as picture",
            vec![Command::SaveSummary(SummaryForm::Picture)],
        ),
        ("Play as a group…", vec![group::OPEN]),
    ] {
        let at = screen.find(words);
        screen.click(at, |ui| draw(ui, &mut commands));
        assert_eq!(commands, wishes);
        commands.clear();
    }
}

#[test]
fn the_title_leads_to_the_course_and_to_the_shift_of_the_day() {
    let (text, levels) = (english(), cards());
    let view = title(&levels);
    for (width, height) in [(1280.0, 720.0), (1024.0, 640.0), (375.0, 812.0)] {
        let mut screen = Screen::new(width, height);
        let mut commands = Vec::new();
        for _ in 0..3 {
            screen.still(|ui| {
                title_ui(ui, &view, &text, &mut commands);
            });
        }
        let at = screen.find("Course");
        screen.click(at, |ui| {
            title_ui(ui, &view, &text, &mut commands);
        });
        assert_eq!(commands, [course::OPEN], "{width}");
        commands.clear();
        if width > height {
            let at = screen.find("Today: Issuer outage");
            screen.click(at, |ui| {
                title_ui(ui, &view, &text, &mut commands);
            });
            assert_eq!(commands, [daily::OPEN]);
        }
    }
}

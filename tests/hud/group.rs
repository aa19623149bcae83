//! Playing as a group: its link, and what everybody of it sees of it.

use egui::{Event, Ui};
use retry_storm::hud::briefing::{BriefingView, briefing_ui};
use retry_storm::hud::desk::{DeskView, desk_ui};
use retry_storm::hud::group::{GroupNow, GroupView, group_ui};
use retry_storm::hud::scoring::{HandIn, ScoringView, scoring_ui};
use retry_storm::level::{Level, embedded};
use retry_storm::shift::command::{Command, GroupWish};

use crate::desk::view as on_desk;
use crate::harness::{Screen, english};
use crate::screens::{briefing, runs, scoring};

/// The levels that a group can play.
pub(crate) fn scored() -> Vec<&'static Level> {
    let levels = embedded().iter().map(AsRef::as_ref);
    levels.filter(|level| !level.is_free()).collect()
}

/// A group that is not yet called anything.
pub(crate) fn draft<'a>(levels: &'a [&'a Level]) -> GroupView<'a> {
    GroupView {
        levels,
        level: "switch-sale-surge",
        name: "",
        minutes: "",
        bad_minutes: false,
        seed: "7",
        link: None,
        has_page: true,
    }
}

#[test]
fn a_groups_link_is_made_of_level_name_seed_and_time() {
    let (text, levels) = (english(), scored());
    for (width, height) in [(1280.0, 720.0), (375.0, 812.0)] {
        let mut screen = Screen::new(width, height);
        let mut commands = Vec::new();
        let view = draft(&levels);
        let mut draw = |ui: &mut Ui| group_ui(ui, &view, &text, &mut commands);
        for _ in 0..3 {
            screen.still(&mut draw);
        }
        assert!(screen.says("The link appears here") && !screen.says("Copy link"));
        let at = screen.find("Cache flush");
        screen.click(at, &mut draw);
        let at = screen.find("Name of the group") + egui::vec2(0.0, 30.0);
        screen.click(at, &mut draw);
        screen.frame(vec![Event::Text("Team 🚀".into())], &mut draw);
        screen.still(&mut draw);
        assert!(screen.says("cannot be drawn"), "{:?}", screen.said());
        let at = screen.find("Minutes, if there is an end") + egui::vec2(0.0, 30.0);
        screen.click(at, &mut draw);
        screen.frame(vec![Event::Text("1o".into())], &mut draw);
        let level = GroupWish::Level("web-cache-flush".into());
        let wishes = [
            level,
            GroupWish::Name("Team ".into()),
            GroupWish::Minutes("1".into()),
        ];
        assert_eq!(commands, wishes.map(Command::Group));
    }
}

#[test]
fn nothing_moves_when_the_link_appears() {
    let (text, levels) = (english(), scored());
    for (width, height) in [(1280.0, 720.0), (360.0, 640.0)] {
        let mut screen = Screen::new(width, height);
        let links = [None, Some("?level=switch-sale-surge&seed=7&group=Team+4")];
        let places = links.map(|link| {
            let view = GroupView {
                link,
                has_page: false,
                ..draft(&levels)
            };
            for _ in 0..3 {
                screen.still(|ui| group_ui(ui, &view, &text, &mut Vec::new()));
            }
            ["Play as a group", "Name of the group"].map(|word| screen.find(word))
        });
        assert_eq!(places[0], places[1], "{width}×{height}");
    }
}

#[test]
fn the_link_can_be_copied_and_is_there_to_be_read() {
    let (text, levels) = (english(), scored());
    let view = GroupView {
        name: "Team 4",
        link: Some("https://example.org/storm/?group=Team+4"),
        ..draft(&levels)
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    let mut draw = |ui: &mut Ui| group_ui(ui, &view, &text, &mut commands);
    for _ in 0..3 {
        screen.still(&mut draw);
    }
    assert!(screen.says("?group=Team+4"), "{:?}", screen.said());
    assert!(!screen.says("--link"));
    let at = screen.find("Copy link");
    screen.click(at, &mut draw);
    assert_eq!(commands, [Command::Group(GroupWish::Copy)]);
}

#[test]
fn a_group_reads_its_name_its_seed_and_its_time_before_and_while_it_plays() {
    let (text, runs) = (english(), runs("switch-sale-surge"));
    let long = "The second half of the night shift";
    for (name, left_min, said) in [
        ("Team 4", None, "Team 4, seed 7"),
        ("Team 4", Some(12), "Team 4, seed 7 · 12 min left"),
        ("Team 4", Some(0), "Team 4, seed 7 · time is up"),
        (long, Some(1), ", seed 7 · 1 min left"),
    ] {
        let group = Some(GroupNow {
            name,
            seed: 7,
            left_min,
        });
        let mut screen = Screen::new(1280.0, 720.0);
        let mut commands = Vec::new();
        let view = DeskView {
            group,
            ..on_desk(&runs.mine)
        };
        for _ in 0..3 {
            screen.still(|ui| {
                desk_ui(ui, &view, &text, &mut commands);
            });
        }
        assert!(screen.says(said), "{said}: {:?}", screen.said());
        for (width, height) in [(1280.0, 720.0), (375.0, 812.0)] {
            let view = BriefingView {
                group,
                can_lead: false,
                ..briefing("switch-sale-surge")
            };
            let mut screen = Screen::new(width, height);
            for _ in 0..3 {
                screen.still(|ui| {
                    briefing_ui(ui, &view, &text, &mut commands);
                });
            }
            let (_, end) = said.split_once(", seed").expect("a seed");
            assert!(screen.says(end), "{end}: {:?}", screen.said());
            assert!(!screen.says("Play as a group"));
        }
    }
}

#[test]
fn advice_in_a_group_names_no_other_seed_and_a_missing_button_says_why() {
    let (text, runs) = (english(), runs("switch-sale-surge"));
    let said = |hand_in| {
        let view = ScoringView {
            run: &runs.reference,
            hand_in,
            ..scoring(&runs)
        };
        let mut screen = Screen::new(1280.0, 720.0);
        let mut commands = Vec::new();
        for _ in 0..3 {
            screen.still(|ui| scoring_ui(ui, &view, &text, &mut commands));
        }
        let words = ["a new seed", "fewer moves", "time is up"];
        words.map(|word| screen.says(word))
    };
    assert_eq!(said(Some(HandIn::Aside)), [true, true, false]);
    assert_eq!(said(Some(HandIn::First)), [false, true, false]);
    assert_eq!(said(Some(HandIn::Only)), [false, true, true]);
}

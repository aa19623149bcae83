//! The desk: words, clicks, keys, sizes, languages.

mod levers;

use std::sync::Arc;

use egui::{Key, Modifiers, Ui};
use retry_storm::hud::desk::{Coach, DeskView, desk_ui};
use retry_storm::level::{self, Run};
use retry_storm::model::control::{IssuerGroup, RetryPolicy, Set};
use retry_storm::shift::command::{Command, Overlay, Speed};
use retry_storm::text::Text;

use crate::harness::{Screen, english};

/// A shift played for some minutes with a few settings.
pub(crate) fn played(id: &str, minutes: u32) -> Run {
    let level = level::embedded().by_id(id).expect("the level is embedded");
    let mut run = Run::new(&Arc::clone(level), 7);
    for minute in 0..minutes {
        if minute == 5 && id.starts_with("switch") {
            run.act(Set::Servers(10)).expect("ten servers are allowed");
        }
        if minute == 9 && id.starts_with("switch") {
            run.act(Set::Shedding(true)).expect("shedding can be on");
        }
        run.step();
    }
    run
}

/// The same, in a free shift with its crises under way, and with levers and buttons of all kinds set for the coming minute.
pub(crate) fn unsettled(id: &str, minutes: u32) -> Run {
    let mut run = played(id, minutes.saturating_sub(1));
    let is_switch = id.starts_with("switch");
    let (crises, sets): (&[Set], &[Set]) = if is_switch {
        (
            &[Set::Surge(3.0), Set::IssuerLatency(IssuerGroup::B, 12.0)],
            &[
                Set::Servers(12),
                Set::RetryPolicy(RetryPolicy::BackOff),
                Set::Shedding(false),
                Set::StandInLimit(50),
            ],
        )
    } else {
        (
            &[Set::Surge(3.0), Set::BadBuild, Set::CacheFlush],
            &[
                Set::Floor(14),
                Set::Autoscaler(false),
                Set::ShedLowPriority(0.5),
                Set::Recommendations(false),
                Set::RollBack,
            ],
        )
    };
    let act = |run: &mut Run, sets: &[Set]| {
        for set in sets {
            run.act(*set).expect("the setting is allowed");
        }
    };
    if minutes > 0 {
        if run.level().is_free() {
            act(&mut run, crises);
        }
        run.step();
    }
    act(&mut run, sets);
    run
}

pub(crate) fn view(run: &Run) -> DeskView<'_> {
    DeskView {
        run,
        minute_shown: run.minute().checked_sub(1),
        phase: 0.5,
        started: run.minute() > 0,
        paused: run.minute() == 0,
        speed: Speed::One,
        watching: false,
        recorded: false,
        caption: None,
        coach: Coach::default(),
        reduced_motion: false,
        can_leave: true,
        group: None,
    }
}

/// Draws the desk and gathers what it wants.
pub(crate) fn drawing<'a>(
    view: &'a DeskView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| {
        desk_ui(ui, view, text, commands);
    }
}

#[test]
fn the_desk_says_what_it_must() {
    let run = played("switch-sale-surge", 13);
    let (text, view, mut commands) = (english(), view(&run), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    for _ in 0..2 {
        screen.still(drawing(&view, &text, &mut commands));
    }
    for word in [
        "Payment switch",
        "Sale surge",
        "12",
        "of 60 min",
        "Servers",
        "10",
        "Load shedding",
        "on since minute 9",
        "Immediate",
        "Decline threshold",
        "All indicators",
        "Offered",
        "Authorization time",
        "Slots busy",
        "goal 95",
        "≤ 75 u",
    ] {
        assert!(
            screen.says(word),
            "{word:?} is missing in {:?}",
            screen.said()
        );
    }
    assert!(
        commands.is_empty(),
        "looking wishes for nothing: {commands:?}"
    );
}

/// A budget that lies below its mark and only falls is lost long before the end, and the bar says so.
#[test]
fn a_lost_goal_says_that_it_is_lost() {
    let (early, late) = (played("web-bad-deploy", 12), played("web-bad-deploy", 30));
    let text = english();
    for (run, lost) in [(&early, false), (&late, true)] {
        let (view, mut commands) = (view(run), Vec::new());
        let mut screen = Screen::new(1440.0, 900.0);
        screen.still(drawing(&view, &text, &mut commands));
        assert_eq!(screen.says("lost"), lost, "{:?}", screen.said());
        let at = screen.find("Budget");
        screen.rest(at, drawing(&view, &text, &mut commands));
        let told = screen.says("It can no longer be reached.");
        assert_eq!(told, lost, "{:?}", screen.said());
    }
}

#[test]
fn clock_and_pace_obey_pointer_and_keys() {
    let run = played("switch-sale-surge", 3);
    let (text, view) = (english(), view(&run));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    let at = screen.find("4×");
    screen.click(at, drawing(&view, &text, &mut commands));
    assert_eq!(commands, [Command::Speed(Speed::Four)]);
    commands.clear();
    screen.press(
        Key::Space,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::Num1,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::Escape,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert_eq!(
        commands,
        [
            Command::Pause(true),
            Command::Speed(Speed::Half),
            Command::Open(Overlay::Settings)
        ]
    );
}

#[test]
fn before_minute_zero_start_is_one_click_away() {
    let run = played("switch-sale-surge", 0);
    let (text, view, mut commands) = (english(), view(&run), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    screen.still(drawing(&view, &text, &mut commands));
    let at = screen.find("Start");
    screen.click(at, drawing(&view, &text, &mut commands));
    assert_eq!(commands, [Command::Pause(false)]);
}

#[test]
fn a_goal_line_is_numbered_in_the_unit_of_its_chart() {
    // The goal is half a percent, the chart shows permille.
    let run = played("switch-fraud-wave", 13);
    let (text, view, mut commands) = (english(), view(&run), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    screen.still(drawing(&view, &text, &mut commands));
    assert!(screen.says("Declined by rule, ‰"), "{:?}", screen.said());
    assert!(
        screen.words.iter().any(|word| word.text == "goal 5"),
        "{:?}",
        screen.said()
    );
}

#[test]
fn parts_of_a_total_fold() {
    let run = played("switch-sale-surge", 13);
    let (text, view, mut commands) = (english(), view(&run), Vec::new());
    // Tall enough for the whole list.
    let mut screen = Screen::new(1440.0, 1400.0);
    screen.still(drawing(&view, &text, &mut commands));
    assert!(!screen.says("Lost, turned away"));
    let at = screen.find("Good lost so far");
    screen.click(at, drawing(&view, &text, &mut commands));
    screen.still(drawing(&view, &text, &mut commands));
    assert!(screen.says("Lost, turned away"), "{:?}", screen.said());
}

#[test]
fn a_free_shift_has_its_crises_and_its_end() {
    let run = played("switch-free", 4);
    let (text, view, mut commands) = (english(), view(&run), Vec::new());
    let mut screen = Screen::new(1440.0, 1400.0);
    screen.still(drawing(&view, &text, &mut commands));
    let at = screen.find("3 ×");
    screen.click(at, drawing(&view, &text, &mut commands));
    assert_eq!(commands, [Command::Set(Set::Surge(3.0))]);
    commands.clear();
    let at = screen.find("End the shift");
    screen.click(at, drawing(&view, &text, &mut commands));
    assert_eq!(commands, [Command::EndShift]);
}

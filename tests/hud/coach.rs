//! The coach: hints on the first shift at a desk, nudges while a level runs.

use egui::{Key, Modifiers, Ui};
use retry_storm::hud::desk::{Coach, DeskView, desk_ui};
use retry_storm::level::{NUDGE_AFTER_MIN, Run};
use retry_storm::shift::command::Command;
use retry_storm::text::{Lang, Text};

use crate::desk::{played, view};
use crate::harness::{Screen, english, none};
use crate::screens::level_of;

const HINTS: [&str; 4] = [
    "your levers",
    "Four numbers",
    "as lines",
    "clock waits for you",
];

fn shown_around(run: &Run) -> DeskView<'_> {
    let coach = Coach {
        hints: true,
        nudges: true,
    };
    DeskView { coach, ..view(run) }
}

const KEYS: [&str; 4] = [
    "ui-hint-lever",
    "ui-hint-gauge",
    "ui-hint-trend",
    "ui-hint-start",
];

/// A screen on which the desk stands.
struct Desk {
    screen: Screen,
    text: Text,
    said: Vec<Command>,
}

impl Desk {
    fn new(width: f32, height: f32, view: &DeskView) -> Self {
        let screen = Screen::new(width, height);
        let mut desk = Self {
            screen,
            text: english(),
            said: Vec::new(),
        };
        for _ in 0..3 {
            desk.frame(view, |screen, draw| screen.still(draw));
        }
        desk
    }

    fn frame(&mut self, view: &DeskView, act: impl FnOnce(&mut Screen, &mut dyn FnMut(&mut Ui))) {
        let (text, said) = (&self.text, &mut self.said);
        act(&mut self.screen, &mut |ui| {
            desk_ui(ui, view, text, said);
        });
    }

    fn key(&mut self, view: &DeskView, key: Key) {
        self.frame(view, |screen, draw| {
            screen.press(key, Modifiers::NONE, draw);
        });
        self.frame(view, |screen, draw| screen.still(draw));
    }
}

#[test]
fn four_hints_follow_each_other_by_pointer_and_by_key() {
    let run = played("switch-sale-surge", 0);
    let view = shown_around(&run);
    for (width, height) in [(1280.0, 720.0), (390.0, 844.0), (844.0, 390.0)] {
        let mut desk = Desk::new(width, height, &view);
        for (n, hint) in HINTS.iter().enumerate() {
            assert!(desk.screen.says(hint), "{hint:?}: {:?}", desk.screen.said());
            assert!(desk.screen.says(&format!("{} of 4", n + 1)));
            assert_eq!(desk.said, []);
            if n % 2 == 0 {
                desk.key(&view, Key::Enter);
            } else {
                let at = desk.screen.find(if n == 3 { "Got it" } else { "Next" });
                desk.frame(&view, |screen, draw| screen.click(at, draw));
                desk.frame(&view, |screen, draw| screen.still(draw));
            }
        }
        assert_eq!(desk.said, [Command::HintsSeen]);
    }
}

#[test]
fn hints_are_skipped_by_button_by_key_and_by_starting() {
    let run = played("switch-sale-surge", 0);
    let view = shown_around(&run);
    let mut desk = Desk::new(1280.0, 720.0, &view);
    // The escape key skips them, and does not open the settings too; a page around the game learns that it is not its own.
    assert!(desk.screen.closes());
    desk.key(&view, Key::Escape);
    assert_eq!(desk.said, [Command::HintsSeen]);
    let mut desk = Desk::new(1280.0, 720.0, &view);
    let at = desk.screen.find("Skip");
    desk.frame(&view, |screen, draw| screen.click(at, draw));
    assert_eq!(desk.said, [Command::HintsSeen]);
    // The levers and the start are not in the way of the hints, nor the other way round.
    let mut desk = Desk::new(1280.0, 720.0, &view);
    desk.key(&view, Key::Space);
    assert_eq!(desk.said, [Command::Pause(false)]);
    let started = DeskView {
        started: true,
        paused: false,
        ..view
    };
    let desk = Desk::new(1280.0, 720.0, &started);
    assert!(desk.said.iter().all(|said| *said == Command::HintsSeen));
    assert!(!desk.said.is_empty() && !desk.screen.says("your levers"));
}

#[test]
fn the_tab_key_reaches_the_hint_before_the_desk() {
    let run = played("switch-sale-surge", 0);
    let view = shown_around(&run);
    for (width, height) in [(1280.0, 720.0), (390.0, 844.0)] {
        let mut desk = Desk::new(width, height, &view);
        desk.key(&view, Key::Tab);
        // Once there, the keyboard stays on the way on to the last hint.
        for hint in HINTS {
            assert!(desk.screen.says(hint), "{hint:?}: {:?}", desk.screen.said());
            assert_eq!(desk.said, []);
            desk.key(&view, Key::Enter);
        }
        assert_eq!(desk.said, [Command::HintsSeen]);
        // Behind both buttons the desk's own follow.
        let mut desk = Desk::new(width, height, &view);
        desk.key(&view, Key::Tab);
        desk.key(&view, Key::Tab);
        desk.key(&view, Key::Enter);
        assert_eq!(desk.said, [Command::HintsSeen]);
        let mut desk = Desk::new(width, height, &view);
        for _ in 0..3 {
            desk.key(&view, Key::Tab);
        }
        desk.key(&view, Key::Enter);
        assert!(!desk.said.is_empty(), "a control of the desk was pressed");
        assert!(desk.screen.says(HINTS[0]), "the first hint stands");
    }
}

#[test]
fn hints_begin_with_the_first_on_every_desk() {
    let (switch, web) = (played("switch-sale-surge", 0), played("web-viral-surge", 0));
    let (switch, web) = (shown_around(&switch), shown_around(&web));
    let mut desk = Desk::new(1280.0, 720.0, &switch);
    desk.key(&switch, Key::Enter);
    desk.key(&switch, Key::Enter);
    assert!(desk.screen.says("3 of 4"));
    for _ in 0..2 {
        desk.frame(&web, |screen, draw| screen.still(draw));
    }
    assert!(desk.screen.says("1 of 4"), "{:?}", desk.screen.said());
    // Whoever starts has seen enough of them, and begins anew should they come back.
    let started = DeskView {
        started: true,
        ..switch
    };
    for view in [&started, &switch, &switch] {
        desk.frame(view, |screen, draw| screen.still(draw));
    }
    assert!(desk.screen.says("1 of 4"), "{:?}", desk.screen.said());
}

#[test]
fn who_has_been_shown_around_sees_no_hint() {
    let run = played("switch-sale-surge", 0);
    let desk = Desk::new(1280.0, 720.0, &view(&run));
    assert!(HINTS.iter().all(|hint| !desk.screen.says(hint)));
    assert!(!desk.screen.closes());
}

#[test]
fn a_hint_has_room_in_every_language_and_does_not_hide_the_start() {
    let mut faults = Vec::new();
    for lang in Lang::all() {
        for (id, minutes) in [("switch-sale-surge", 0), ("web-viral-surge", 0)] {
            let run = played(id, minutes);
            let view = shown_around(&run);
            for (width, height, scale) in [
                (1280.0, 720.0, 1.0),
                (1024.0, 640.0, 1.0),
                (1920.0, 1080.0, 1.5),
                (390.0, 844.0, 1.0),
                (844.0, 390.0, 1.0),
            ] {
                let mut desk = Desk::new(width, height, &view);
                desk.text = Text::new(*lang);
                desk.screen.resize(width, height, scale);
                for (step, key) in KEYS.iter().enumerate() {
                    for _ in 0..2 {
                        desk.frame(&view, |screen, draw| screen.still(draw));
                    }
                    let place = format!("{} {id} {width}×{height}, hint {step}", lang.code());
                    let screen = &desk.screen;
                    let rect_of = |key: &str| {
                        let said = desk.text.get(key);
                        let word = screen.words.iter().find(|word| word.text == said);
                        word.unwrap_or_else(|| panic!("{place}: no {said:?}")).rect
                    };
                    let (hint, start) = (rect_of(key), rect_of("ui-start"));
                    let ways: &[&str] = match step {
                        3 => &["ui-hint-done"],
                        _ => &["ui-hint-next", "ui-hint-skip"],
                    };
                    for way in ways.iter().map(|way| rect_of(way)) {
                        if !screen.holds(way.expand(14.0)) || way.intersects(hint) {
                            faults.push(format!("{place}: a button at {way:?}"));
                        }
                    }
                    if !screen.holds(hint.expand(16.0)) {
                        faults.push(format!("{place}: cut off at {hint:?}"));
                    }
                    if hint.expand(16.0).intersects(start) {
                        faults.push(format!("{place}: hides the start"));
                    }
                    desk.key(&view, Key::Enter);
                }
            }
        }
    }
    none(&faults);
}

#[test]
fn a_nudge_names_the_lever_and_the_settings_keep_it_away() {
    // The sale begins in minute 5; nothing is done.
    let mut run = Run::new(level_of("switch-sale-surge"), 7);
    for _ in 0..=5 + NUDGE_AFTER_MIN {
        run.step();
    }
    let coach = |nudges| Coach {
        hints: false,
        nudges,
    };
    for (width, height) in [(1280.0, 720.0), (390.0, 844.0)] {
        for on in [true, false] {
            let view = DeskView {
                coach: coach(on),
                ..view(&run)
            };
            let desk = Desk::new(width, height, &view);
            let said = desk.screen.says("Try: Load shedding");
            assert_eq!(said, on, "{:?}", desk.screen.said());
        }
    }
}

//! The sheet of shortcuts: it names every key, and every key it names does something.

use egui::{Key, Modifiers, Ui};
use retry_storm::hud::desk::{DeskView, desk_ui};
use retry_storm::hud::scoring::{BetView, ScoringView, scoring_ui};
use retry_storm::hud::shortcuts::{Place, SHORTCUTS, SheetView, asked_for, shortcuts_ui};
use retry_storm::model::control::{ControlKind, DeskKind};
use retry_storm::model::desk;
use retry_storm::shift::command::{Command, Speed};
use retry_storm::text::{Lang, Text, key};

use crate::desk::{played, view};
use crate::harness::{Screen, english, none};
use crate::screens::{runs, scoring};

fn sheet(text: &Text, view: SheetView, size: (f32, f32), scale: f32) -> Screen {
    let mut screen = Screen::new(size.0, size.1);
    screen.resize(size.0, size.1, scale);
    for _ in 0..20 {
        screen.still(|ui| shortcuts_ui(ui, view, text, &mut Vec::new()));
    }
    screen
}

const DESKS: [Option<DeskKind>; 3] = [None, Some(DeskKind::Switch), Some(DeskKind::Web)];

#[test]
fn the_sheet_names_every_key_and_every_lever() {
    let text = english();
    for desk in DESKS {
        let view = SheetView {
            desk,
            on_page: false,
            can_sound: true,
        };
        let screen = sheet(&text, view, (1280.0, 960.0), 1.0);
        for line in SHORTCUTS {
            let words = [line.words.to_owned(), format!("{}.help", line.words)];
            for words in words.map(|words| text.get(&words)) {
                assert!(screen.says(&words), "{words:?}: {:?}", screen.said());
            }
        }
        for control in desk
            .into_iter()
            .flat_map(desk::controls)
            .filter(|c| !c.crisis)
        {
            let name = text.get(&key("control", control.id));
            assert!(screen.says(&name), "{name}");
            assert!(
                screen
                    .words
                    .iter()
                    .any(|word| word.text == control.key.to_string())
            );
        }
    }
    // A page leaves the full screen's key to its browser.
    let view = SheetView {
        desk: None,
        on_page: true,
        can_sound: true,
    };
    assert!(!sheet(&text, view, (1280.0, 960.0), 1.0).says("F11"));
}

#[test]
fn the_sheet_has_room_in_every_language_and_window() {
    let mut faults = Vec::new();
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for desk in DESKS {
            for (size, scale) in [
                ((1280.0, 720.0), 1.0),
                ((1920.0, 1080.0), 1.5),
                ((1024.0, 640.0), 1.0),
                ((390.0, 844.0), 1.0),
                ((844.0, 390.0), 1.0),
            ] {
                let view = SheetView {
                    desk,
                    on_page: false,
                    can_sound: true,
                };
                let screen = sheet(&text, view, size, scale);
                let place = format!("{} {desk:?} {size:?} {scale}", lang.code());
                faults.extend(screen.misplaced(&place));
                faults.extend(screen.crowded(&place));
            }
        }
    }
    none(&faults);
}

#[test]
fn escape_the_question_mark_and_the_button_close_it() {
    let (text, mut commands) = (english(), Vec::new());
    let view = SheetView {
        desk: None,
        on_page: false,
        can_sound: true,
    };
    let mut screen = sheet(&text, view, (1280.0, 720.0), 1.0);
    let at = screen.find("Close");
    let mut draw = |ui: &mut Ui| shortcuts_ui(ui, view, &text, &mut commands);
    screen.press(Key::Escape, Modifiers::NONE, &mut draw);
    // On many keyboards it stands on shift.
    screen.press(Key::Questionmark, Modifiers::SHIFT, &mut draw);
    screen.click(at, &mut draw);
    assert_eq!(commands, [Command::Close, Command::Close, Command::Close]);
}

#[test]
fn the_question_mark_opens_it_but_not_while_somebody_types() {
    let mut screen = Screen::new(400.0, 300.0);
    let (mut asked, mut typed) = (0, String::new());
    for typing in [false, true] {
        let mut draw = |ui: &mut Ui| {
            let field = ui.text_edit_singleline(&mut typed);
            if typing {
                field.request_focus();
            }
            asked += usize::from(asked_for(ui));
        };
        screen.still(&mut draw);
        screen.press(Key::Questionmark, Modifiers::SHIFT, &mut draw);
        assert_eq!(asked, 1, "typing: {typing}");
    }
}

/// What a desk that has been started and stands wants after keys, the first lever having the keyboard or none.
fn on_desk(lever: bool, keys: &[(Key, Modifiers)]) -> Vec<Command> {
    let run = played("switch-sale-surge", 3);
    let view = DeskView {
        paused: true,
        speed: Speed::One,
        ..view(&run)
    };
    let (text, mut commands) = (english(), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ui: &mut Ui| {
        desk_ui(ui, &view, &text, &mut commands);
    };
    screen.still(&mut draw);
    if lever {
        screen.press(Key::S, Modifiers::NONE, &mut draw);
    }
    for (key, modifiers) in keys {
        screen.press(*key, *modifiers, &mut draw);
    }
    commands
}

#[test]
fn every_key_of_the_desk_does_something() {
    for line in SHORTCUTS {
        let lever = match line.place {
            Place::Desk => false,
            Place::Lever => true,
            _ => continue,
        };
        for key in line.keys {
            // The pace in force is the one key without effect.
            let is_now = *key == Key::Num2;
            let wanted = on_desk(lever, &[(*key, Modifiers::NONE)]);
            assert_eq!(
                wanted.len(),
                usize::from(!is_now),
                "{}, {key:?}: {wanted:?}",
                line.words
            );
        }
    }
    // With shift arrows take ten steps at once; signs may need shift to be typed.
    let set = |servers| Command::Set(retry_storm::model::control::Set::Servers(servers));
    let up = |key, modifiers| on_desk(true, &[(key, modifiers)]);
    assert_eq!(up(Key::ArrowRight, Modifiers::SHIFT), [set(16)]);
    assert_eq!(up(Key::ArrowRight, Modifiers::NONE), [set(7)]);
    assert_eq!(up(Key::Plus, Modifiers::SHIFT), [set(7)]);
    assert_eq!(on_desk(false, &[(Key::Escape, Modifiers::NONE)]).len(), 1);
    // They do the same as the line above them says.
    let line_of = |words| SHORTCUTS.iter().position(|line| line.words == words);
    let (arrows, signs) = (line_of("ui-key-arrows"), line_of("ui-key-plus"));
    assert_eq!(arrows.map(|at| at + 1), signs);
    // Every lever has a letter: it changes at once, or takes the keyboard so that arrows move it, as the sheet says.
    let help = english().get("ui-key-letter.help");
    assert!(help.contains("without a slider changes at once"), "{help}");
    for control in desk::controls(DeskKind::Switch)
        .iter()
        .filter(|c| !c.crisis)
    {
        let letter = Key::from_name(&control.key.to_string()).expect("a letter");
        let keys = [letter, Key::ArrowRight].map(|key| (key, Modifiers::NONE));
        assert!(!on_desk(false, &keys).is_empty(), "{}", control.id);
        let at_once = !on_desk(false, &keys[..1]).is_empty();
        let slides = !matches!(control.kind, ControlKind::Toggle | ControlKind::Choice(_));
        assert_eq!(at_once, !slides, "{}", control.id);
    }
}

#[test]
fn every_key_of_the_bet_answers() {
    let runs = runs("switch-sale-surge");
    let bet = runs.mine.level().bet.as_ref().expect("it has one");
    let bet = Some(BetView {
        bet,
        value: 54.0,
        chosen: None,
    });
    let asked = ScoringView {
        bet,
        ..scoring(&runs)
    };
    let (text, mut commands) = (english(), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut draw = |ui: &mut Ui| scoring_ui(ui, &asked, &text, &mut commands);
    screen.still(&mut draw);
    let keys = SHORTCUTS.iter().filter(|line| line.place == Place::Bet);
    for key in keys.flat_map(|line| line.keys) {
        screen.press(*key, Modifiers::NONE, &mut draw);
    }
    let answers = [0, 1, 2].map(Command::Answer);
    assert_eq!(commands, answers);
}

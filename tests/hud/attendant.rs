//! What whoever tends a booth sees.

use egui::{Event, Key, Modifiers, Ui, pos2};
use retry_storm::board::Tried;
use retry_storm::hud::attendant::{AttendantView, LevelChoice, PanelView, asked, attendant_ui};
use retry_storm::level;
use retry_storm::shift::command::{AttendantWish, Command, Stroke};
use retry_storm::text::{Lang, Text};

use crate::board::SIZES;
use crate::harness::{Screen, english, none};
use crate::laws::hard_to_read;

fn drawing<'a>(
    view: &'a AttendantView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| attendant_ui(ui, view, text, commands)
}

fn wish(wish: AttendantWish) -> Command {
    Command::Attendant(wish)
}

fn key(stroke: Stroke) -> Command {
    wish(AttendantWish::Key(stroke))
}

const PIN: AttendantView<'_> = AttendantView::Pin {
    digits: 2,
    tried: None,
    wait_s: 0.0,
};

fn names(text: &Text) -> Vec<(&'static str, String)> {
    let scored = level::embedded().iter().filter(|level| !level.is_free());
    scored
        .map(|level| (level.id.as_str(), text.get(&level.text_key())))
        .collect()
}

fn choices<'a>(names: &'a [(&'static str, String)]) -> Vec<LevelChoice<'a>> {
    let choice = |(id, name): &'a (&'static str, String)| LevelChoice {
        id,
        name,
        chosen: *id == "web-bad-deploy",
    };
    names.iter().map(choice).collect()
}

fn panel<'a>(levels: &'a [LevelChoice<'a>]) -> PanelView<'a> {
    PanelView {
        event: "Open day",
        levels,
        loudness: Some(0.5),
        visitors: 37,
        can_import: true,
        can_quit: true,
        said: "",
    }
}

#[test]
fn the_number_is_typed_by_touch_or_on_a_keyboard_and_never_shown() {
    let text = english();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&PIN, &text, &mut commands));
    for digit in '0'..='9' {
        let at = screen.find(&digit.to_string());
        screen.tap(at, drawing(&PIN, &text, &mut commands));
        assert_eq!(commands, [key(Stroke::Type(digit))]);
        commands.clear();
    }
    for (label, wanted) in [
        ("Enter", key(Stroke::Enter)),
        ("Back", wish(AttendantWish::Back)),
    ] {
        let at = screen.find(label);
        screen.tap(at, drawing(&PIN, &text, &mut commands));
        assert_eq!(commands, [wanted]);
        commands.clear();
    }
    screen.frame(
        vec![Event::Text("4".into())],
        drawing(&PIN, &text, &mut commands),
    );
    for pressed in [Key::Backspace, Key::Enter, Key::Escape] {
        screen.press(
            pressed,
            Modifiers::NONE,
            drawing(&PIN, &text, &mut commands),
        );
    }
    let strokes = [Stroke::Type('4'), Stroke::Erase, Stroke::Enter].map(key);
    assert_eq!(commands[..3], strokes);
    assert_eq!(commands[3..], [wish(AttendantWish::Back)]);
}

#[test]
fn tries_and_the_wait_are_said() {
    let text = english();
    let mut screen = Screen::new(1280.0, 720.0);
    for (tried, wait_s, said) in [
        (None, 0.0, "Enter the number."),
        (Some(Tried::Wrong(2)), 0.0, "2 tries left"),
        (Some(Tried::Wrong(1)), 0.0, "1 try left"),
        (Some(Tried::Wait), 58.2, "Wait 59 seconds"),
        (Some(Tried::Wait), 0.0, "Enter the number."),
    ] {
        let view = AttendantView::Pin {
            digits: 0,
            tried,
            wait_s,
        };
        screen.still(drawing(&view, &text, &mut Vec::new()));
        assert!(screen.says(said), "{said}: {:?}", screen.said());
    }
}

#[test]
fn every_key_of_the_page_does_what_it_says() {
    let text = english();
    let names = names(&text);
    let levels = choices(&names);
    let view = AttendantView::Panel(panel(&levels));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    for (label, wanted) in [
        ("Change", wish(AttendantWish::Event)),
        (
            "Bad deploy",
            wish(AttendantWish::Level("web-bad-deploy".into())),
        ),
        (
            "Sale surge",
            wish(AttendantWish::Level("switch-sale-surge".into())),
        ),
        ("25 %", Command::Volume(0.25)),
        ("Export", wish(AttendantWish::Export)),
        ("Import", wish(AttendantWish::Import)),
        ("Erase", wish(AttendantWish::Reset)),
        ("Quit", Command::Quit),
        ("Back to the booth", wish(AttendantWish::Back)),
    ] {
        let at = screen.find(label);
        screen.tap(at, drawing(&view, &text, &mut commands));
        assert_eq!(commands, [wanted], "{label}");
        commands.clear();
    }
    assert!(screen.says("Open day") && screen.says("37 visitors"));
    // Where nothing can be heard, nothing is said of it.
    let silent = AttendantView::Panel(PanelView {
        loudness: None,
        can_quit: false,
        ..panel(&levels)
    });
    screen.still(drawing(&silent, &text, &mut commands));
    assert!(!screen.says("25 %") && !screen.says("Quit"));
}

#[test]
fn the_other_pages_lead_on_and_back() {
    let text = english();
    let files = ["retry-storm-board-2026-11-30-194700.json".to_owned()];
    let event = wish(AttendantWish::Key(Stroke::Type('7')));
    for (view, label, wanted) in [
        (AttendantView::Event("OPEN DAY"), "7", event),
        (
            AttendantView::Event("OPEN DAY"),
            "Take this name",
            key(Stroke::Enter),
        ),
        (
            AttendantView::Reset {
                event: "Open day",
                visitors: 37,
            },
            "Erase for good",
            wish(AttendantWish::Erase),
        ),
        (
            AttendantView::Import(&files),
            files[0].as_str(),
            wish(AttendantWish::Take(files[0].clone())),
        ),
    ] {
        let mut screen = Screen::new(1280.0, 720.0);
        let mut commands = Vec::new();
        screen.still(drawing(&view, &text, &mut commands));
        for (label, wanted) in [(label, wanted), ("Back", wish(AttendantWish::Back))] {
            let at = screen.find(label);
            screen.tap(at, drawing(&view, &text, &mut commands));
            assert_eq!(commands, [wanted], "{label}");
            commands.clear();
        }
    }
}

#[test]
fn the_corner_and_a_key_ask_and_nothing_else_does() {
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.click(pos2(640.0, 360.0), |ui| asked(ui, &mut commands));
    screen.click(pos2(1270.0, 10.0), |ui| asked(ui, &mut commands));
    screen.press(Key::A, Modifiers::NONE, |ui| asked(ui, &mut commands));
    assert!(commands.is_empty(), "{commands:?}");
    screen.tap(pos2(10.0, 10.0), |ui| asked(ui, &mut commands));
    screen.press(Key::F2, Modifiers::NONE, |ui| asked(ui, &mut commands));
    assert_eq!(
        commands,
        [wish(AttendantWish::Corner), wish(AttendantWish::Ask)]
    );
}

/// All that the attendant may see.
fn every_page(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui))) {
    let names = names(text);
    let levels = choices(&names);
    let long = "XXXXXXXXXXXXXXXXXXXXXXXX";
    let files: Vec<String> = (0..6)
        .map(|n| format!("retry-storm-board-2026-11-30-19470{n}.json"))
        .collect();
    let said = text.args(
        "ui-attendant-exported",
        &[("file", format!("/home/stand/Documents/{}", files[0]).into())],
    );
    let usual = panel(&levels);
    let full = PanelView {
        event: long,
        said: &said,
        visitors: 1234,
        ..usual
    };
    let wait = AttendantView::Pin {
        digits: 0,
        tried: Some(Tried::Wait),
        wait_s: 60.0,
    };
    let wrong = AttendantView::Pin {
        digits: 8,
        tried: Some(Tried::Wrong(2)),
        wait_s: 0.0,
    };
    for (name, view) in [
        ("number", PIN),
        ("wait", wait),
        ("wrong", wrong),
        ("page", AttendantView::Panel(usual)),
        ("full page", AttendantView::Panel(full)),
        ("event", AttendantView::Event(long)),
        (
            "erase",
            AttendantView::Reset {
                event: long,
                visitors: 1234,
            },
        ),
        (
            "erase here",
            AttendantView::Reset {
                event: "",
                visitors: 1,
            },
        ),
        ("files", AttendantView::Import(&files)),
        ("no files", AttendantView::Import(&[])),
    ] {
        look(name, &mut |ui| {
            attendant_ui(ui, &view, text, &mut Vec::new());
        });
    }
}

#[test]
fn in_any_language_it_keeps_its_place_and_is_large_enough() {
    let mut faults = Vec::new();
    let mut screen = Screen::new(1280.0, 720.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (width, height) in SIZES {
            screen.resize(width, height, 1.0);
            every_page(&text, |name, draw| {
                for _ in 0..2 {
                    screen.still(&mut *draw);
                }
                let place = format!("{} {name} {width}×{height}", lang.code());
                faults.extend(screen.misplaced(&place));
                faults.extend(screen.crowded(&place));
                for (_, rect, _) in screen.targets() {
                    if !screen.holds(rect) || rect.height() < 44.0 || rect.width() < 43.0 {
                        faults.push(format!("{place}: a key at {rect:?}"));
                    }
                }
                faults.extend(hard_to_read(&screen.shapes, &place));
            });
        }
    }
    none(&faults);
}

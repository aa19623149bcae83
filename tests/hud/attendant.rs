//! What whoever tends a booth sees.

use egui::{Event, Key, Modifiers, Ui, pos2};
use retry_storm::board::Tried;
use retry_storm::hud::attendant::{
    AttendantView, LevelChoice, PanelView, Waiting, asked, attendant_ui,
};
use retry_storm::level;
use retry_storm::shift::command::{AttendantWish, Command, Stroke};
use retry_storm::text::Text;

use crate::harness::{Screen, english};

pub(crate) fn drawing<'a>(
    view: &'a AttendantView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| attendant_ui(ui, view, text, commands)
}

pub(crate) fn wish(wish: AttendantWish) -> Command {
    Command::Attendant(wish)
}

fn key(stroke: Stroke) -> Command {
    wish(AttendantWish::Key(stroke))
}

pub(crate) const PIN: AttendantView<'_> = AttendantView::Pin {
    digits: 2,
    tried: None,
    waiting: None,
};

pub(crate) const WAITING: Waiting = Waiting {
    wait_s: 58.2,
    goes_on_s: 8.2,
};

/// A name while it is typed.
pub(crate) fn named(typed: &str) -> AttendantView<'_> {
    AttendantView::Event {
        typed,
        refused: None,
    }
}

pub(crate) fn names(text: &Text) -> Vec<(&'static str, String)> {
    let scored = level::embedded().iter().filter(|level| !level.is_free());
    scored
        .map(|level| (level.id.as_str(), text.get(&level.text_key())))
        .collect()
}

pub(crate) fn choices<'a>(names: &'a [(&'static str, String)]) -> Vec<LevelChoice<'a>> {
    let choice = |(id, name): &'a (&'static str, String)| LevelChoice {
        id,
        name,
        chosen: *id == "web-bad-deploy",
    };
    names.iter().map(choice).collect()
}

pub(crate) fn panel<'a>(levels: &'a [LevelChoice<'a>]) -> PanelView<'a> {
    PanelView {
        event: "Open day",
        levels,
        loudness: Some(0.5),
        visitors: 37,
        can_quit: true,
        said: "",
        notes: &[],
        saved: true,
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
    let wait = "Wait 59 seconds";
    for (tried, waiting, said) in [
        (None, None, "Enter the number."),
        (Some(Tried::Wrong(2)), None, "2 tries left"),
        (Some(Tried::Wrong(1)), None, "1 try left"),
        (Some(Tried::Wait), Some(WAITING), wait),
        (Some(Tried::Wait), None, "Enter the number."),
    ] {
        let view = AttendantView::Pin {
            digits: 0,
            tried,
            waiting,
        };
        screen.still(drawing(&view, &text, &mut Vec::new()));
        assert!(screen.says(said), "{said}: {:?}", screen.said());
        let goes_on = screen.says("The booth goes on in 9 seconds.");
        assert_eq!(goes_on, waiting.is_some(), "{said}");
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
        (named("Open day"), "7", event),
        (named("Open day"), "Take this name", key(Stroke::Enter)),
        (
            AttendantView::Events(&["Open day"]),
            "Open day",
            wish(AttendantWish::GoOnWith("Open day".into())),
        ),
        (
            AttendantView::Events(&["Open day"]),
            "Another name",
            wish(AttendantWish::NameEvent),
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
fn an_event_is_typed_in_small_letters_and_capitals() {
    let text = english();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut name = String::new();
    // Each key as it stands there then: the first letter is a capital, the others are when asked for.
    for label in ["O", "p", "e", "n", "space", "ABC", "D", "é", "&", "7", "a"] {
        let (view, mut commands) = (named(&name), Vec::new());
        screen.still(drawing(&view, &text, &mut commands));
        let at = screen.find(label);
        screen.tap(at, drawing(&view, &text, &mut commands));
        for command in commands {
            match command {
                Command::Attendant(AttendantWish::Key(Stroke::Type(c))) => name.push(c),
                other => panic!("{label} says {other:?}"),
            }
        }
    }
    assert_eq!(name, "Open Dé&7a");
}

#[test]
fn what_is_not_as_it_was_wanted_is_said() {
    let text = english();
    let names = names(&text);
    let levels = choices(&names);
    let notes = ["No such level.".to_owned()];
    let view = AttendantView::Panel(PanelView {
        notes: &notes,
        saved: false,
        ..panel(&levels)
    });
    let mut screen = Screen::new(1280.0, 720.0);
    screen.still(drawing(&view, &text, &mut Vec::new()));
    assert!(screen.says("No such level."));
    assert!(screen.says("The board cannot be saved here"));
    let refused = AttendantView::Event {
        typed: "Fair",
        refused: Some('😀'),
    };
    screen.still(drawing(&refused, &text, &mut Vec::new()));
    assert!(screen.says("cannot be drawn"), "{:?}", screen.said());
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

//! The board: keys by touch and real ones, what comes of a name, and its place in any language.

use egui::{Event, Key, Modifiers, Rect, Ui};
use retry_storm::board::NameFault;
use retry_storm::hud::board::{BoardView, Row, Typing, board_ui};
use retry_storm::shift::command::{BoothWish, Command, NameWish, Stroke};
use retry_storm::text::{Lang, Text};
use retry_storm::theme;

use crate::harness::{Screen, english, none};
use crate::laws::hard_to_read;

/// Screens of a booth in its points: wide, narrow, upright.
pub(crate) const SIZES: [(f32, f32); 6] = [
    (1280.0, 720.0),
    (1720.0, 720.0),
    (960.0, 720.0),
    (901.0, 720.0),
    (720.0, 1280.0),
    (720.0, 960.0),
];

/// The widest letters there are.
const WIDE: &str = "WWWWWWWWWWWW";

fn row(name: &str, score: u32) -> Row<'_> {
    Row {
        name,
        stars: match score {
            0..610 => 0,
            610..800 => 1,
            800..920 => 2,
            _ => 3,
        },
        score,
        simulated: score % 2 == 1,
    }
}

/// A board of so many rows, the visitor's in the middle, with this name.
pub(crate) fn rows(count: u32, name: &str) -> (Vec<Row<'_>>, usize) {
    let mine = count / 2;
    let of = |place: u32| {
        let score = 1000 - place * (1000 / count);
        row(if place == mine { name } else { "AOIFE" }, score)
    };
    ((0..count).map(of).collect(), mine as usize)
}

pub(crate) fn view<'a>(rows: &'a [Row<'a>], mine: usize, typed: &'a str) -> BoardView<'a> {
    BoardView {
        level: "Sale surge",
        seed: 7,
        event: "",
        rows,
        mine: Some(mine),
        typing: Some(Typing {
            typed,
            refused: None,
        }),
        left_s: Some((42.0, 60.0)),
        kept_days: 7,
        saved: true,
    }
}

pub(crate) fn drawing<'a>(
    view: &'a BoardView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| board_ui(ui, view, text, commands)
}

fn stroke(stroke: Stroke) -> Command {
    Command::Name(NameWish::Key(stroke))
}

#[test]
fn a_name_is_typed_by_touch() {
    let (rows, mine) = rows(9, "REN");
    let (view, text) = (view(&rows, mine, "REN"), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    for (label, wanted) in [
        ("Q", stroke(Stroke::Type('Q'))),
        ("Ñ", stroke(Stroke::Type('Ñ'))),
        ("Ú", stroke(Stroke::Type('Ú'))),
        ("space", stroke(Stroke::Type(' '))),
        ("Put REN on the board", stroke(Stroke::Enter)),
        ("Without a name", Command::Name(NameWish::Nameless)),
        ("Play again", Command::Booth(BoothWish::Again)),
    ] {
        let at = screen.find(label);
        screen.tap(at, drawing(&view, &text, &mut commands));
        assert_eq!(commands, [wanted], "{label}");
        commands.clear();
    }
    // The sign that erases stands right of the M.
    let at = screen.find("M") + egui::vec2(90.0, 0.0);
    screen.tap(at, drawing(&view, &text, &mut commands));
    assert_eq!(commands, [stroke(Stroke::Erase)]);
}

#[test]
fn every_letter_has_its_key_and_no_two_lie_over_one_another() {
    let (rows, mine) = rows(9, "");
    let (view, text) = (view(&rows, mine, ""), english());
    for (width, height) in SIZES {
        let mut screen = Screen::new(width, height);
        let mut commands = Vec::new();
        screen.still(drawing(&view, &text, &mut commands));
        screen.still(drawing(&view, &text, &mut commands));
        let keys: Vec<Rect> = screen
            .targets()
            .into_iter()
            .map(|(_, rect, _)| rect)
            .collect();
        // 26 letters, 6 with marks, the space bar, the one that erases, and three buttons.
        assert_eq!(keys.len(), 37, "{width}×{height}");
        for (i, key) in keys.iter().enumerate() {
            let foot = height - theme::board::FOOT;
            assert!(
                screen.holds(*key) && key.bottom() < foot,
                "{width}×{height}: {key:?}"
            );
            assert!(
                key.width() >= 43.9 && key.height() >= 51.9,
                "{width}×{height}: {key:?}"
            );
            assert!(width < 1280.0 || key.width() >= 55.9, "{key:?}");
            for other in &keys[i + 1..] {
                assert!(
                    !key.shrink(0.5).intersects(*other),
                    "{key:?} over {other:?}"
                );
            }
        }
    }
}

#[test]
fn a_real_keyboard_types_and_enters() {
    let (rows, mine) = rows(3, "");
    let (view, text) = (view(&rows, mine, ""), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    let typed = vec![Event::Text("é".into()), Event::Text(" ".into())];
    screen.frame(typed, drawing(&view, &text, &mut commands));
    for key in [Key::Backspace, Key::Enter] {
        screen.press(key, Modifiers::NONE, drawing(&view, &text, &mut commands));
    }
    let wanted = [
        Stroke::Type('é'),
        Stroke::Type(' '),
        Stroke::Erase,
        Stroke::Enter,
    ];
    assert_eq!(commands, wanted.map(stroke));
}

#[test]
fn tab_goes_from_key_to_key_and_enter_presses_only_that() {
    let (rows, mine) = rows(3, "");
    let (view, text) = (view(&rows, mine, ""), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    screen.press_all(2, drawing(&view, &text, &mut commands));
    assert_eq!(commands, ['Q', 'W'].map(|c| stroke(Stroke::Type(c))));
    commands.clear();
    screen.press(
        Key::Space,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.frame(
        vec![Event::Text(" ".into())],
        drawing(&view, &text, &mut commands),
    );
    assert_eq!(
        commands,
        [stroke(Stroke::Type('W'))],
        "the space bar presses it too, and types nothing"
    );
    // Arrows go on from there.
    commands.clear();
    screen.press(
        Key::ArrowRight,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::Enter,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::ArrowDown,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    screen.press(
        Key::Enter,
        Modifiers::NONE,
        drawing(&view, &text, &mut commands),
    );
    assert_eq!(commands.len(), 2);
    assert_eq!(commands[0], stroke(Stroke::Type('E')));
    assert!(
        matches!(
            commands[1],
            Command::Name(NameWish::Key(Stroke::Type('S' | 'D')))
        ),
        "{commands:?}"
    );
}

#[test]
fn a_name_that_is_not_taken_is_answered_kindly() {
    let (rows, mine) = rows(3, "");
    let text = english();
    for (fault, said) in [
        (NameFault::Unfriendly, "children read this board"),
        (NameFault::Empty, "Type a name first"),
        (NameFault::Character('€'), "€ has no place"),
    ] {
        let typing = Some(Typing {
            typed: "REN",
            refused: Some(fault),
        });
        let view = BoardView {
            typing,
            ..view(&rows, mine, "REN")
        };
        let mut screen = Screen::new(1280.0, 720.0);
        screen.still(drawing(&view, &text, &mut Vec::new()));
        assert!(screen.says(said), "{:?}", screen.said());
    }
}

#[test]
fn a_name_that_is_hidden_is_not_on_the_key_either() {
    let (rows, mine) = rows(3, "•••");
    let typing = Some(Typing {
        typed: "•••",
        refused: Some(NameFault::Unfriendly),
    });
    let view = BoardView {
        typing,
        ..view(&rows, mine, "•••")
    };
    let mut screen = Screen::new(1280.0, 720.0);
    screen.still(drawing(&view, &english(), &mut Vec::new()));
    assert!(screen.says("Put your name on the board"));
}

#[test]
fn with_a_name_it_shows_the_place_and_what_comes_next() {
    let (rows, mine) = rows(9, "REN");
    let text = english();
    let view = BoardView {
        typing: None,
        ..view(&rows, mine, "")
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    screen.still(drawing(&view, &text, &mut commands));
    for said in [
        "of 9",
        "erased after 7 days",
        "42 seconds",
        "Best today",
        "Sale surge, seed 7",
        "simulated",
    ] {
        assert!(screen.says(said), "{said}: {:?}", screen.said());
    }
    for (label, wish) in [("Play again", BoothWish::Again), ("Done", BoothWish::Done)] {
        let at = screen.find(label);
        screen.tap(at, drawing(&view, &text, &mut commands));
        assert_eq!(commands, [Command::Booth(wish)]);
        commands.clear();
    }
    let unsaved = BoardView {
        saved: false,
        ..view
    };
    screen.still(drawing(&unsaved, &text, &mut commands));
    assert!(screen.says("until this program ends"));
}

/// All that the board may look like.
fn every_board(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui))) {
    for (name, count, event) in [
        ("", 1, ""),
        ("REN", 9, "Open day"),
        (WIDE, 200, "XXXXXXXXXXXXXXXXXXXXXXXX"),
    ] {
        let (rows, mine) = rows(count, name);
        let usual = BoardView {
            event,
            ..view(&rows, mine, name)
        };
        let refused = |fault| {
            let refused = Some(fault);
            Some(Typing {
                typed: name,
                refused,
            })
        };
        let views = [
            ("typing", usual),
            (
                "given",
                BoardView {
                    typing: None,
                    ..usual
                },
            ),
            (
                "nobody's",
                BoardView {
                    typing: None,
                    mine: None,
                    saved: false,
                    left_s: None,
                    ..usual
                },
            ),
            (
                "unfriendly",
                BoardView {
                    typing: refused(NameFault::Unfriendly),
                    ..usual
                },
            ),
            (
                "empty",
                BoardView {
                    typing: refused(NameFault::Empty),
                    ..usual
                },
            ),
            (
                "sign",
                BoardView {
                    typing: refused(NameFault::Character('@')),
                    ..usual
                },
            ),
        ];
        for (what, view) in views {
            look(&format!("{what} {name:?} of {count}"), &mut |ui| {
                board_ui(ui, &view, text, &mut Vec::new());
            });
        }
    }
}

#[test]
fn in_any_language_it_keeps_its_place_and_can_be_read_from_afar() {
    let mut faults = Vec::new();
    let mut screen = Screen::new(1280.0, 720.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (width, height) in SIZES {
            screen.resize(width, height, 1.0);
            every_board(&text, |name, draw| {
                for _ in 0..2 {
                    screen.still(&mut *draw);
                }
                let place = format!("{} {name} {width}×{height}", lang.code());
                faults.extend(screen.misplaced(&place));
                faults.extend(screen.crowded(&place));
                faults.extend(hard_to_read(&screen.shapes, &place));
            });
        }
    }
    none(&faults);
}

#[test]
fn any_window_survives() {
    let text = english();
    let mut screen = Screen::new(0.0, 0.0);
    for (width, height) in [
        (0.0, 0.0),
        (1.0, 1.0),
        (100.0, 720.0),
        (400.0, 300.0),
        (7000.0, 720.0),
    ] {
        every_board(&text, |_, draw| {
            screen.resize(width, height, 1.0);
            for _ in 0..2 {
                screen.still(&mut *draw);
            }
        });
    }
}

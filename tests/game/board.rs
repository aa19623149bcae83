//! The board of a booth: from a round that is over to a name among the others, and what is left of it.

use std::fs;

use bevy::prelude::*;
use retry_storm::board::NameFault;
use retry_storm::level;
use retry_storm::screens::booth::{BoothBoard, BoothOptions, Phase};
use retry_storm::screens::{Opening, Session};
use retry_storm::shift::command::{BoothWish, Command, NameWish, Stroke};
use retry_storm::store::{Place, Store};

use crate::app::{app, send};
use crate::booth::{phase, press, wait_for};
use crate::folder::Folder;

/// A booth with rounds of two seconds that keeps its boards in a folder.
fn stand(folder: &Folder) -> App {
    let mut app = app(4.0);
    let store = Store::at(Place::File(folder.0.join("remembered.ron")));
    app.insert_resource(Session::new(level::embedded().clone(), store));
    app.insert_resource(Opening::Booth(BoothOptions {
        round_s: 2.0,
        levels: vec!["switch-sale-surge".into()],
        event: Some("Open day".into()),
        ..BoothOptions::default()
    }));
    app.update();
    app.update();
    app
}

/// Plays a round to its end, and asks for the name's place.
fn to_the_name(app: &mut App) {
    press(app);
    wait_for(app, Phase::Result);
    send(app, Command::Booth(BoothWish::GiveName));
    assert_eq!(phase(app), Phase::Name);
}

fn strike(app: &mut App, strokes: &[Stroke]) {
    for stroke in strokes {
        send(app, Command::Name(NameWish::Key(*stroke)));
    }
}

fn rank(app: &App) -> (usize, usize) {
    let board = app.world().resource::<BoothBoard>();
    board.rank().expect("a round that is over")
}

fn kept(folder: &Folder) -> String {
    fs::read_to_string(folder.0.join("remembered.board.json")).unwrap_or_default()
}

#[test]
fn a_name_goes_on_the_board_and_outlives_the_program() {
    let folder = Folder::new();
    let mut app = stand(&folder);
    press(&mut app);
    wait_for(&mut app, Phase::Result);
    let (place, of) = rank(&app);
    assert!(of > 4, "there are operators to beat");
    assert_eq!(place, of, "nothing was touched: last, below its equals");
    send(&mut app, Command::Booth(BoothWish::GiveName));
    let strokes = [
        Stroke::Enter,
        Stroke::Type('r'),
        Stroke::Type('e'),
        Stroke::Type('x'),
        Stroke::Erase,
        Stroke::Type('n'),
    ];
    strike(&mut app, &strokes);
    assert_eq!(phase(&app), Phase::Name, "nothing yet is no name");
    assert!(!kept(&folder).contains("REN"));
    strike(&mut app, &[Stroke::Enter]);
    assert_eq!(phase(&app), Phase::Board);
    assert_eq!(rank(&app), (place, of));
    // At once, whatever happens to the machine now.
    let text = kept(&folder);
    for said in ["\"REN\"", "\"Open day\"", "switch-sale-surge"] {
        assert!(text.contains(said), "{said}: {text}");
    }
    drop(app);
    let mut app = stand(&folder);
    press(&mut app);
    wait_for(&mut app, Phase::Result);
    assert_eq!(rank(&app), (place + 1, of + 1), "below whoever came before");
}

#[test]
fn without_a_name_a_score_is_a_guests() {
    let folder = Folder::new();
    let mut app = stand(&folder);
    for guest in ["GUEST 1", "GUEST 2"] {
        to_the_name(&mut app);
        send(&mut app, Command::Name(NameWish::Nameless));
        assert_eq!(phase(&app), Phase::Board);
        assert!(kept(&folder).contains(guest));
        send(&mut app, Command::Booth(BoothWish::Done));
        app.update();
        assert_eq!(phase(&app), Phase::Attract);
    }
}

#[test]
fn a_name_that_no_board_shows_is_not_taken_and_another_is() {
    let folder = Folder::new();
    let mut app = stand(&folder);
    to_the_name(&mut app);
    strike(&mut app, &['s', 'h', '1', 't'].map(Stroke::Type));
    strike(&mut app, &[Stroke::Enter]);
    assert_eq!(phase(&app), Phase::Name);
    assert_eq!(kept(&folder), "");
    strike(&mut app, &[Stroke::Erase, Stroke::Erase, Stroke::Enter]);
    assert_eq!(phase(&app), Phase::Board);
    assert!(kept(&folder).contains("\"SH\""));
    // A second name for the same round is none.
    strike(&mut app, &[Stroke::Type('x'), Stroke::Enter]);
    assert!(!kept(&folder).contains("SHX"));
}

/// What the list and the field show of the name that is being typed, and what is said of it.
fn shown(app: &App) -> (String, String, Option<NameFault>) {
    let board = app.world().resource::<BoothBoard>();
    let shown = board.show(("", None), true, |view| {
        let row = view.mine.map_or("", |mine| view.rows[mine].name);
        let typing = view.typing.expect("a name is typed");
        (row.to_owned(), typing.typed.to_owned(), typing.refused)
    });
    shown.expect("a round is over")
}

#[test]
fn what_no_board_shows_is_hidden_while_it_is_typed() {
    let folder = Folder::new();
    let mut app = stand(&folder);
    to_the_name(&mut app);
    let bad = Some(NameFault::Unfriendly);
    for (letter, seen, fault) in [
        ('a', "A", None),
        ('s', "AS", None),
        ('s', "•••", bad),
        ('@', "•••", bad),
        ('i', "ASSI", None),
        ('@', "ASSI", Some(NameFault::Character('@'))),
        ('s', "ASSIS", None),
    ] {
        strike(&mut app, &[Stroke::Type(letter)]);
        assert_eq!(shown(&app), (seen.into(), seen.into(), fault), "{letter}");
    }
}

#[test]
fn whoever_leaves_without_a_word_leaves_nothing() {
    let folder = Folder::new();
    let mut app = stand(&folder);
    to_the_name(&mut app);
    strike(&mut app, &[Stroke::Type('r'), Stroke::Type('e')]);
    wait_for(&mut app, Phase::Attract);
    app.update();
    assert_eq!(app.world().resource::<BoothBoard>().rank(), None);
    assert_eq!(folder.names(), ["remembered.ron"]);
    // The next visitor's field is empty.
    to_the_name(&mut app);
    strike(&mut app, &[Stroke::Type('n'), Stroke::Enter]);
    assert!(kept(&folder).contains("\"N\""));
}

#[test]
fn again_is_a_round_of_its_own() {
    let folder = Folder::new();
    let mut app = stand(&folder);
    to_the_name(&mut app);
    strike(&mut app, &[Stroke::Type('n'), Stroke::Enter]);
    send(&mut app, Command::Booth(BoothWish::Again));
    assert_eq!(phase(&app), Phase::Round);
    wait_for(&mut app, Phase::Result);
    send(&mut app, Command::Booth(BoothWish::GiveName));
    strike(&mut app, &[Stroke::Type('m'), Stroke::Enter]);
    assert_eq!(phase(&app), Phase::Board);
    assert!(kept(&folder).contains("\"N\"") && kept(&folder).contains("\"M\""));
}

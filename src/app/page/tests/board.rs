//! A booth on a page whose attendant takes in a board that was exported elsewhere.

use bevy::prelude::*;
use serde_json::{Value, json};

use super::{game, say, told};
use crate::board::{Boards, Claim, Day, Event, IMPORT_BYTES_MAX, Key, Name, WordList};
use crate::level::{Player, embedded, play};
use crate::screens::Session;
use crate::screens::booth::BoothBoard;
use crate::shift::PlayerCommand;
use crate::shift::command::{AttendantWish, Command, Stroke};

/// A board with its operators and one visitor.
fn exported() -> String {
    let level = embedded().by_id("switch-sale-surge").expect("a level");
    let key = Key {
        event: Event::new("Open day"),
        day: Day::today(),
        level: level.id.clone(),
        seed: 7,
    };
    let mut boards = Boards::nowhere(embedded());
    boards.open(&key);
    let run = play(level, 7, &Player::nothing(), level.end()).expect("a run");
    let claim = Claim::of(&run.outcome().expect("it is over"));
    let name = Name::parse("ren", WordList::embedded()).expect("a name");
    boards
        .enter(name, &key, run.replay(), claim)
        .expect("it holds");
    boards.export(&key.event)
}

fn tend(app: &mut App, wish: AttendantWish) {
    app.world_mut()
        .write_message(PlayerCommand(Command::Attendant(wish)));
    app.update();
}

/// A booth, and its attendant if they know the number.
fn booth(pin: &str) -> App {
    let mut app = game();
    app.world_mut().resource_mut::<Session>().can_take_files = true;
    let query = "?booth=1&event=Open+day&pin=1234";
    let mut session = app.world_mut().resource_mut::<Session>();
    let opening = crate::app::follow(&mut session, query).expect("a booth");
    app.insert_resource(opening);
    for _ in 0..4 {
        app.update();
    }
    tend(&mut app, AttendantWish::Ask);
    for digit in pin.chars() {
        tend(&mut app, AttendantWish::Key(Stroke::Type(digit)));
    }
    tend(&mut app, AttendantWish::Key(Stroke::Enter));
    app.update();
    app
}

fn visitors(app: &App) -> usize {
    app.world().resource::<BoothBoard>().visitors()
}

#[test]
fn an_attendant_is_asked_for_a_board_and_what_is_true_of_it_comes_in() {
    let mut app = booth("1234");
    let takes = told(&app, "takes").pop().expect("told");
    assert_eq!(
        (&takes["what"], &takes["bytes"]),
        (&json!("board"), &json!(IMPORT_BYTES_MAX))
    );
    tend(&mut app, AttendantWish::Import);
    assert_eq!(
        told(&app, "choose"),
        [json!({"type": "choose", "what": "board"})]
    );
    let mut board: Value = serde_json::from_str(&exported()).expect("JSON");
    let entries = board["entries"].as_array_mut().expect("a list");
    let mut liar = entries.last().expect("an entry").clone();
    liar["name"] = "LIAR".into();
    liar["score"] = 1000.into();
    entries.push(liar);
    say(
        &mut app,
        &[
            json!({"type": "board", "name": "photo.json", "fault": "no-text"}),
            json!({"type": "board", "name": "board.json", "text": board.to_string()}),
        ],
    );
    assert_eq!(told(&app, "fault"), [] as [Value; 0]);
    // Every entry is played again, some every frame; none stands on a board before all have been.
    let mut frames = 0;
    while visitors(&app) == 0 {
        app.update();
        frames += 1;
        assert!(frames < 10_000, "nothing comes of it");
    }
    assert_eq!(visitors(&app), 1, "REN, and not the liar");
    tend(&mut app, AttendantWish::Back);
    tend(&mut app, AttendantWish::Back);
    app.update();
    assert_eq!(told(&app, "takes").pop().expect("told")["what"], "nothing");
}

#[test]
fn whoever_does_not_know_the_number_changes_no_board() {
    let mut app = booth("9999");
    tend(&mut app, AttendantWish::Import);
    say(
        &mut app,
        &[json!({"type": "board", "name": "board.json", "text": exported()})],
    );
    assert_eq!(told(&app, "choose"), [] as [Value; 0]);
    assert_eq!(told(&app, "fault").len(), 1);
    assert_eq!(visitors(&app), 0);
}

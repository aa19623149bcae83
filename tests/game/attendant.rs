//! The attendant of a booth: who gets in, what changes, and what goes on.

use bevy::prelude::*;
use retry_storm::level;
use retry_storm::screens::booth::{Attendant, BoothBoard, BoothOptions, Phase};
use retry_storm::screens::{Opening, Session};
use retry_storm::shift::command::{AttendantWish, BoothWish, Command, NameWish, Stroke};
use retry_storm::store::{Place, Store};

use crate::app::{app, send, shift};
use crate::booth::{phase, press, wait_for};
use crate::folder::Folder;

/// Frames a second of the tests.
const FRAMES_PER_S: f64 = 4.0;

/// A booth with this number, or none.
fn stand(folder: &Folder, pin: Option<&str>) -> App {
    named(folder, pin, None)
}

/// The same at an event that whoever started it has named.
fn named(folder: &Folder, pin: Option<&str>, event: Option<&str>) -> App {
    let event = event.map(str::to_owned);
    with(
        folder,
        BoothOptions {
            event,
            ..options(pin)
        },
    )
}

fn options(pin: Option<&str>) -> BoothOptions {
    BoothOptions {
        round_s: 2.0,
        pin: pin.map(|pin| pin.parse().expect("a number")),
        ..BoothOptions::default()
    }
}

fn with(folder: &Folder, options: BoothOptions) -> App {
    let mut app = app(FRAMES_PER_S);
    let store = Store::at(Place::File(folder.0.join("remembered.ron")));
    app.insert_resource(Session::new(level::embedded().clone(), store));
    app.insert_resource(Opening::Booth(options));
    app.update();
    app.update();
    app
}

fn tend(app: &mut App, wish: AttendantWish) {
    send(app, Command::Attendant(wish));
}

fn strike(app: &mut App, text: &str) {
    for c in text.chars() {
        tend(app, AttendantWish::Key(Stroke::Type(c)));
    }
    tend(app, AttendantWish::Key(Stroke::Enter));
}

fn attendant(app: &App) -> &Attendant {
    app.world().resource::<Attendant>()
}

/// Who is there, and whether they are in.
fn there(app: &App) -> (bool, bool) {
    (attendant(app).is_there(), attendant(app).is_in())
}

fn enter(app: &mut App) {
    tend(app, AttendantWish::Ask);
    strike(app, "1234");
    assert_eq!(there(app), (true, true));
}

#[test]
fn the_number_opens_the_page_and_the_booth_waits_behind_it() {
    let folder = Folder::new();
    let mut app = stand(&folder, Some("1234"));
    (0..30).for_each(|_| app.update());
    enter(&mut app);
    let minute = shift(&app).run().minute();
    press(&mut app);
    (0..60).for_each(|_| app.update());
    assert_eq!(phase(&app), Phase::Attract, "a touch is the attendant's");
    assert_eq!(shift(&app).run().minute(), minute, "time stands still");
    tend(&mut app, AttendantWish::Back);
    assert_eq!(there(&app), (false, false));
    press(&mut app);
    assert_eq!(phase(&app), Phase::Round);
}

#[test]
fn three_wrong_numbers_make_wait_even_with_the_pad_closed_meanwhile() {
    let folder = Folder::new();
    let mut app = stand(&folder, Some("1234"));
    tend(&mut app, AttendantWish::Ask);
    for _ in 0..3 {
        strike(&mut app, "9999");
        assert_eq!(there(&app), (true, false));
    }
    strike(&mut app, "1234");
    assert_eq!(there(&app), (true, false));
    // Whoever goes on pressing does not keep the booth from its visitors.
    (0..45).for_each(|_| press(&mut app));
    assert_eq!(there(&app), (false, false), "the booth goes on");
    tend(&mut app, AttendantWish::Ask);
    strike(&mut app, "1234");
    assert_eq!(there(&app), (true, false), "the wait goes on, too");
    // A minute after the third.
    (0..200).for_each(|_| app.update());
    assert_eq!(there(&app), (false, false), "nobody types: the pad is gone");
    enter(&mut app);
}

#[test]
fn four_touches_of_the_corner_ask_and_fewer_or_slower_ones_do_not() {
    let folder = Folder::new();
    let mut app = stand(&folder, Some("1234"));
    for _ in 0..3 {
        tend(&mut app, AttendantWish::Corner);
    }
    (0..20).for_each(|_| app.update());
    tend(&mut app, AttendantWish::Corner);
    assert!(
        !attendant(&app).is_there(),
        "five seconds later is too late"
    );
    wait_for(&mut app, Phase::Result);
    send(&mut app, Command::Booth(BoothWish::Done));
    app.update();
    for _ in 0..4 {
        tend(&mut app, AttendantWish::Corner);
    }
    assert_eq!(there(&app), (true, false));
    assert_eq!(phase(&app), Phase::Attract, "the loop waits behind it");
    tend(&mut app, AttendantWish::Back);
    (0..20).for_each(|_| app.update());
    assert_eq!(phase(&app), Phase::Attract, "none of the four is left over");
}

#[test]
fn too_few_touches_of_the_corner_take_over_where_somebody_could_be_called() {
    let folder = Folder::new();
    for (pin, wanted) in [(Some("1234"), Phase::Round), (None, Phase::Attract)] {
        let mut app = stand(&folder, pin);
        // A visitor's: the corner waits for the other touches, and then it was one like any other.
        tend(&mut app, AttendantWish::Corner);
        (0..10).for_each(|_| app.update());
        assert_eq!(phase(&app), Phase::Attract, "{pin:?}");
        (0..4).for_each(|_| app.update());
        // Without a number the touch itself has taken over: nothing waits.
        assert_eq!(phase(&app), wanted, "{pin:?}");
    }
}

#[test]
fn a_round_that_ends_while_the_number_is_asked_for_has_its_result() {
    let folder = Folder::new();
    // In one of these frames the last minute passes.
    for frames in 0..14 {
        let mut app = stand(&folder, Some("1234"));
        press(&mut app);
        (0..frames).for_each(|_| app.update());
        tend(&mut app, AttendantWish::Ask);
        assert_eq!(there(&app), (true, false), "{frames}");
        tend(&mut app, AttendantWish::Back);
        wait_for(&mut app, Phase::Result);
    }
}

#[test]
fn nothing_is_done_for_whoever_does_not_know_the_number() {
    let folder = Folder::new();
    for pin in [None, Some("1234")] {
        let mut app = stand(&folder, pin);
        tend(&mut app, AttendantWish::Ask);
        assert_eq!(attendant(&app).is_there(), pin.is_some());
        for wish in [
            AttendantWish::Event,
            AttendantWish::Level("web-bad-deploy".into()),
            AttendantWish::Reset,
            AttendantWish::Erase,
            AttendantWish::Export,
            AttendantWish::Import,
            AttendantWish::Take("x".into()),
        ] {
            tend(&mut app, wish.clone());
            assert!(!attendant(&app).is_in(), "{wish:?}");
        }
        assert!(!folder.names().contains(&"remembered.board.json".to_owned()));
    }
}

#[test]
fn event_and_levels_go_on_after_the_programs_end() {
    let folder = Folder::new();
    let mut app = stand(&folder, Some("1234"));
    enter(&mut app);
    tend(&mut app, AttendantWish::Event);
    strike(&mut app, "fair 7");
    let scored = level::embedded().iter().filter(|level| !level.is_free());
    for level in scored.filter(|level| level.id != "web-bad-deploy") {
        tend(&mut app, AttendantWish::Level(level.id.clone()));
    }
    // The last one stays: a booth without a level is none.
    tend(&mut app, AttendantWish::Level("web-bad-deploy".into()));
    drop(app);
    let mut app = stand(&folder, Some("1234"));
    assert_eq!(
        app.world().resource::<BoothBoard>().event().as_str(),
        "fair 7"
    );
    for _ in 0..3 {
        assert_eq!(shift(&app).run().level().id, "web-bad-deploy");
        press(&mut app);
        wait_for(&mut app, Phase::Result);
        send(&mut app, Command::Booth(BoothWish::Done));
        app.update();
    }
}

fn event(app: &App) -> &str {
    app.world().resource::<BoothBoard>().event().as_str()
}

#[test]
fn an_event_is_named_as_it_is_typed() {
    let mut app = named(&Folder::new(), Some("1234"), Some("Open day"));
    enter(&mut app);
    tend(&mut app, AttendantWish::Event);
    strike(&mut app, "");
    assert_eq!(event(&app), "Open day");
    tend(&mut app, AttendantWish::Event);
    strike(&mut app, "s 😀– 2");
    assert_eq!(event(&app), "Open days – 2");
}

#[test]
fn an_event_that_was_left_can_be_gone_back_to() {
    let mut app = named(&Folder::new(), Some("1234"), Some("Open day"));
    press(&mut app);
    wait_for(&mut app, Phase::Result);
    send(&mut app, Command::Booth(BoothWish::GiveName));
    send(&mut app, Command::Name(NameWish::Nameless));
    enter(&mut app);
    tend(&mut app, AttendantWish::Event);
    strike(&mut app, " 2");
    assert_eq!(event(&app), "Open day 2");
    let visitors = |app: &App| app.world().resource::<BoothBoard>().visitors();
    assert_eq!(visitors(&app), 0);
    tend(&mut app, AttendantWish::Event);
    tend(&mut app, AttendantWish::GoOnWith("Open day".into()));
    assert_eq!((event(&app), visitors(&app)), ("Open day", 1));
    assert_eq!(there(&app), (true, true));
}

/// What the attendant's page says is not as it was wanted.
fn notes(app: &mut App) -> Vec<String> {
    enter(app);
    attendant(app).notes().to_vec()
}

#[test]
fn what_a_booth_could_not_do_is_told_to_its_attendant() {
    let folder = Folder::new();
    assert_eq!(
        notes(&mut named(&folder, Some("1234"), Some("Fair"))),
        [""; 0]
    );
    let mut app = named(&folder, Some("1234"), Some("Fair 😀"));
    let told = notes(&mut app);
    assert!(told[0].ends_with("takes it as: Fair"), "{told:?}");
    let mut app = with(
        &folder,
        BoothOptions {
            levels: vec![
                "web-free".into(),
                "switch-sail-surge".into(),
                "web-bad-deploy".into(),
            ],
            ..options(Some("1234"))
        },
    );
    let told = notes(&mut app);
    assert!(
        told[0].contains("web-free, switch-sail-surge. It can play: switch-"),
        "{told:?}"
    );
    assert!(told[0].contains("web-viral-surge"), "{told:?}");
    assert_eq!(shift(&app).run().level().id, "web-bad-deploy");
}

#[test]
fn the_board_is_erased_only_after_the_question() {
    let folder = Folder::new();
    let mut app = stand(&folder, Some("1234"));
    press(&mut app);
    wait_for(&mut app, Phase::Result);
    send(&mut app, Command::Booth(BoothWish::GiveName));
    send(&mut app, Command::Name(NameWish::Nameless));
    let visitors = |app: &App| app.world().resource::<BoothBoard>().visitors();
    assert_eq!(visitors(&app), 1);
    enter(&mut app);
    tend(&mut app, AttendantWish::Reset);
    assert_eq!(visitors(&app), 1);
    tend(&mut app, AttendantWish::Back);
    assert_eq!((visitors(&app), there(&app)), (1, (true, true)));
    tend(&mut app, AttendantWish::Reset);
    tend(&mut app, AttendantWish::Erase);
    assert_eq!(visitors(&app), 0);
    tend(&mut app, AttendantWish::Back);
    app.update();
    assert_eq!(
        phase(&app),
        Phase::Attract,
        "the visitor's board is gone with them"
    );
}

#[test]
fn a_page_that_is_left_open_closes_by_itself() {
    let folder = Folder::new();
    let mut app = stand(&folder, Some("1234"));
    enter(&mut app);
    (0..470).for_each(|_| app.update());
    assert_eq!(there(&app), (true, true));
    (0..20).for_each(|_| app.update());
    assert_eq!(there(&app), (false, false));
    assert!(!shift(&app).held);
}

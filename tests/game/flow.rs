//! From screen to screen: nothing is left behind, and no two systems quarrel.

use bevy::prelude::*;
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::screens::{Opened, Session, Verdict, Wager};
use retry_storm::shift::MOST_MARKS;
use retry_storm::shift::command::{Command, Overlay, Speed};
use retry_storm::shift::entities::{Cache, Database, Issuer, Server, Slot, SlotUse};
use retry_storm::shift::mark::Mark;
use retry_storm::shift::number::whole;
use retry_storm::shift::sim::{Mode, Shift};
use retry_storm::states::Screen;

use crate::app::{app, count, put, run_to, run_to_scoring, screen, send, shift};

fn entities(app: &mut App) -> [usize; 4] {
    [
        count::<Server>(app),
        count::<Slot>(app),
        count::<Issuer>(app),
        count::<Mark>(app),
    ]
}

#[test]
fn briefing_play_scoring_title_leaves_nothing_behind() {
    let mut app = app(20.0);
    app.update();
    for level in ["switch-sale-surge", "web-bad-deploy", "switch-sale-surge"] {
        send(&mut app, Command::Brief(level.into()));
        app.update();
        assert_eq!(screen(&app), Screen::Briefing);
        send(&mut app, Command::OpenDesk);
        app.update();
        assert_eq!(screen(&app), Screen::Play);
        assert!(shift(&app).clock.paused, "a shift opens paused");
        send(&mut app, Command::Speed(Speed::Four));
        send(&mut app, Command::Pause(false));
        run_to_scoring(&mut app);
        send(&mut app, Command::Leave);
        app.update();
        assert_eq!(screen(&app), Screen::Title);
        app.update();
        let [servers, slots, issuers, marks] = entities(&mut app);
        let demo = shift(&app);
        assert_eq!(demo.mode(), Mode::Demo);
        let (running, booting) = (
            whole(demo.reading("servers_running")) as usize,
            whole(demo.reading("servers_booting")) as usize,
        );
        assert_eq!(
            [servers, slots, issuers],
            [running + booting, 32 * running, 2],
            "the title's own picture and no more"
        );
        assert!(marks <= MOST_MARKS);
        assert!(!app.world().contains_resource::<Verdict>());
    }
}

#[test]
fn without_a_shift_the_desk_is_empty() {
    let mut app = app(60.0);
    put(&mut app, "switch-sale-surge", 7, Mode::Watched, Speed::Four);
    run_to(&mut app, 5);
    app.world_mut().remove_resource::<Shift>();
    app.update();
    app.update();
    assert_eq!(entities(&mut app), [0, 0, 0, 0]);
}

#[test]
fn servers_slots_and_issuers_follow_the_minute() {
    let mut app = app(60.0);
    put(&mut app, "switch-sale-surge", 7, Mode::Played, Speed::Four);
    assert_eq!(
        entities(&mut app)[..3],
        [6, 192, 2],
        "the opening minute stands before the first"
    );
    send(&mut app, Command::Set(Set::Servers(10)));
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 1);
    app.update();
    assert_eq!(
        entities(&mut app)[..3],
        [10, 192, 2],
        "four start, and have no slots yet"
    );
    run_to(&mut app, 6);
    app.update();
    assert_eq!(entities(&mut app)[..3], [10, 320, 2], "they run");
    send(&mut app, Command::Set(Set::Servers(3)));
    run_to(&mut app, 7);
    app.update();
    assert_eq!(entities(&mut app)[..3], [3, 96, 2]);
    let busy = app
        .world_mut()
        .query::<&Slot>()
        .iter(app.world())
        .map(|slot| (slot.server, slot.index))
        .collect::<std::collections::BTreeSet<_>>();
    assert_eq!(busy.len(), 96, "every slot has a place of its own");
}

#[test]
fn a_seed_in_words_is_taken_and_nonsense_leaves_the_old_one() {
    let mut app = app(60.0);
    send(&mut app, Command::SeedText("00042".into()));
    assert_eq!(app.world().resource::<Session>().seed, 42);
    send(&mut app, Command::SeedText("   ".into()));
    assert_eq!(app.world().resource::<Session>().seed, 42);
    send(&mut app, Command::SeedText("КИЇВ".into()));
    assert_ne!(app.world().resource::<Session>().seed, 42);
}

#[test]
fn a_free_shift_ends_by_its_button() {
    let mut app = app(60.0);
    send(&mut app, Command::Brief("switch-free".into()));
    app.update();
    send(&mut app, Command::OpenDesk);
    app.update();
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 3);
    send(&mut app, Command::EndShift);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Scoring);
    assert_eq!(shift(&app).run().outcome(), None, "no goals, no score");
}

#[test]
fn the_bet_comes_before_the_verdict_of_whoever_played() {
    let mut app = app(20.0);
    // Ended early there is nothing to bet on, and a free shift has no bet.
    for id in ["switch-sale-surge", "switch-free"] {
        open_desk(&mut app, id, Mode::Played);
        send(&mut app, Command::EndShift);
        run_to_scoring(&mut app);
        assert!(!app.world().contains_resource::<Wager>(), "{id}");
    }
    open_desk(&mut app, "switch-sale-surge", Mode::Watched);
    run_to_scoring(&mut app);
    assert!(!app.world().contains_resource::<Wager>(), "watched");
    // A page that opened the level waits for its verdict.
    app.world_mut().resource_mut::<Session>().host.levels = true;
    open_desk(&mut app, "switch-sale-surge", Mode::Played);
    run_to_scoring(&mut app);
    assert!(!app.world().contains_resource::<Wager>(), "on a page");
    app.world_mut().resource_mut::<Session>().host.levels = false;
    open_desk(&mut app, "switch-sale-surge", Mode::Played);
    run_to_scoring(&mut app);
    let wager = |app: &App| app.world().get_resource::<Wager>().copied();
    let asked = wager(&app).expect("asked");
    assert!(asked.chosen.is_none() && asked.value > 50.0, "{asked:?}");
    for answer in [2, 0] {
        send(&mut app, Command::Answer(answer));
        app.update();
        let chosen = wager(&app).and_then(|wager| wager.chosen);
        assert_eq!(chosen, Some(2), "the first answer counts");
    }
    send(&mut app, Command::Reveal);
    app.update();
    assert_eq!(wager(&app), None);
    // What was told is no bet any more.
    open_desk(&mut app, "switch-sale-surge", Mode::Played);
    run_to_scoring(&mut app);
    assert_eq!(wager(&app), None, "the same level on the same seed");
}

/// Goes to a desk whose clock runs.
fn open_desk(app: &mut App, id: &str, mode: Mode) {
    app.world_mut()
        .resource_mut::<NextState<Screen>>()
        .set(Screen::Play);
    put(app, id, 7, mode, Speed::Four);
    send(app, Command::Pause(false));
    assert_eq!(screen(app), Screen::Play);
}

#[test]
fn a_desk_is_shown_once() {
    use retry_storm::model::control::DeskKind;
    let mut app = app(60.0);
    let hinted = |app: &App| {
        let session = app.world().resource::<Session>();
        session
            .store
            .remembered()
            .hinted
            .iter()
            .copied()
            .collect::<Vec<_>>()
    };
    assert_eq!(hinted(&app), []);
    for _ in 0..2 {
        put(&mut app, "web-free", 7, Mode::Played, Speed::One);
        send(&mut app, Command::HintsSeen);
        assert_eq!(hinted(&app), [DeskKind::Web]);
    }
    put(&mut app, "switch-free", 7, Mode::Played, Speed::One);
    send(&mut app, Command::HintsSeen);
    assert_eq!(hinted(&app), [DeskKind::Switch, DeskKind::Web]);
}

#[test]
fn instances_workers_cache_and_database_follow_the_minute() {
    let mut app = app(60.0);
    put(&mut app, "web-free", 7, Mode::Played, Speed::Four);
    let machines = |app: &mut App| [count::<Server>(app), count::<Slot>(app)];
    assert_eq!(machines(&mut app), [10, 160]);
    assert_eq!(
        [
            count::<Cache>(&mut app),
            count::<Database>(&mut app),
            count::<Issuer>(&mut app)
        ],
        [1, 1, 0]
    );
    send(&mut app, Command::Set(Set::Floor(14)));
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 1);
    app.update();
    assert_eq!(
        machines(&mut app),
        [14, 160],
        "four boot, and have no workers yet"
    );
    run_to(&mut app, 5);
    app.update();
    assert_eq!(machines(&mut app), [14, 224]);
    send(&mut app, Command::Set(Set::BadBuild));
    run_to(&mut app, 11);
    app.update();
    for _ in 0..40 {
        app.update();
    }
    let bad = app
        .world_mut()
        .query::<&SlotUse>()
        .iter(app.world())
        .filter(|usage| **usage == SlotUse::BadBuild)
        .count();
    assert!(bad > 0, "the build is out on all instances");
    let database = app
        .world_mut()
        .query::<&Database>()
        .single(app.world())
        .copied()
        .expect("one database");
    assert!((database.util_share - shift(&app).reading("db_util_share")).abs() < f64::EPSILON);
    put(&mut app, "switch-free", 7, Mode::Played, Speed::Four);
    assert_eq!(
        [
            count::<Cache>(&mut app),
            count::<Database>(&mut app),
            count::<Issuer>(&mut app)
        ],
        [0, 0, 2],
        "the other desk's things are gone"
    );
}

#[test]
fn a_shift_waits_behind_whatever_lies_over_it() {
    for overlay in [Overlay::Settings, Overlay::Basis] {
        let mut app = app(60.0);
        put(&mut app, "switch-sale-surge", 7, Mode::Played, Speed::Four);
        send(&mut app, Command::Pause(false));
        run_to(&mut app, 2);
        send(&mut app, Command::Open(overlay));
        let before = (shift(&app).run().minute(), shift(&app).clock);
        for _ in 0..300 {
            app.update();
        }
        assert_eq!((shift(&app).run().minute(), shift(&app).clock), before);
        send(&mut app, Command::Close);
        run_to(&mut app, 3);
    }
}

#[test]
fn the_basis_shows_the_minute_on_screen_and_simulates_it_meanwhile() {
    let mut app = app(60.0);
    put(&mut app, "web-free", 7, Mode::Played, Speed::Four);
    send(&mut app, Command::OpenDesk);
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 4);
    send(&mut app, Command::Open(Overlay::Basis));
    app.update();
    let opened = app.world().resource::<Opened>();
    assert_eq!(opened.facts().number(), Some(3));
    let util = opened.facts().read("worker_util_share");
    assert!((util - shift(&app).reading("worker_util_share")).abs() < f64::EPSILON);
    let customers = |app: &App| {
        let [real, _] = app.world().resource::<Opened>().view(None).checks;
        real.simulation().customers()
    };
    for _ in 0..200 {
        app.update();
    }
    let some = customers(&app);
    assert!(some > 0, "nobody has passed");
    for _ in 0..50 {
        app.update();
    }
    assert!(customers(&app) > some);
    send(&mut app, Command::Close);
    assert!(!app.world().contains_resource::<Opened>());
}

#[test]
fn over_the_title_the_basis_shows_either_desk() {
    let mut app = app(60.0);
    app.update();
    send(&mut app, Command::Open(Overlay::Basis));
    app.update();
    for desk in [DeskKind::Web, DeskKind::Switch] {
        send(&mut app, Command::ShowBasisOf(desk));
        app.update();
        let opened = app.world().resource::<Opened>();
        assert!(opened.view(None).either_desk);
        assert_eq!(opened.facts().desk(), desk);
        assert_eq!(opened.facts().number(), None, "the opening minute");
    }
}

#[test]
fn a_link_opens_exactly_that() {
    use retry_storm::level::{Link, Player, embedded, play};
    use retry_storm::screens::Opening;

    let level = embedded().by_id("switch-issuer-outage").expect("a level");
    let run = play(level, 5, &Player::reference(level), u32::MAX).expect("the operator knows it");
    let mut app = app(60.0);
    let link = Link {
        level: Some("switch-sale-surge".into()),
        seed: Some(9),
        speed: Some(4.0),
        lang: Some("ga".into()),
        embed: false,
        group: None,
        replay: Some(run.replay()),
    };
    let mut session = app.world_mut().resource_mut::<Session>();
    let opening = session.follow_link(link).expect("a recording to watch");
    assert_eq!(
        (session.seed, session.text.lang().code()),
        (5, "ga"),
        "the replay's seed stands above the link's"
    );
    assert!(matches!(opening, Opening::Recording { paused: false, .. }));
    put(&mut app, "switch-free", 1, Mode::Played, Speed::One);
    app.world_mut().insert_resource(opening);
    app.world_mut().run_schedule(Startup);
    app.update();
    app.update();
    assert_eq!(screen(&app), Screen::Play);
    run_to(&mut app, 60);
    assert_eq!(shift(&app).run().fingerprint(), run.fingerprint());
    assert!(shift(&app).is_recorded());
}

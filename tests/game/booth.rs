//! The booth without a window: the loop, a visitor's round, and what is left of it.

use bevy::prelude::*;
use retry_storm::screens::booth::{Booth, BoothOptions, Phase, Presence};
use retry_storm::screens::{Opening, Session, Verdict};
use retry_storm::shift::PlayerCommand;
use retry_storm::shift::command::{BoothWish, Command};
use retry_storm::shift::sim::{Mode, Shift};
use retry_storm::stage::StageInput;
use retry_storm::states::Screen;

use crate::app::{app, screen, send, shift};

/// Frames a second: the fewest at which no time is lost.
const FRAMES_PER_S: f64 = 4.0;

/// A booth whose times are short.
pub(crate) fn booth(options: BoothOptions) -> App {
    let mut app = app(FRAMES_PER_S);
    app.insert_resource(Opening::Booth(options));
    app.update();
    app.update();
    assert_eq!(screen(&app), Screen::Booth);
    app
}

pub(crate) fn phase(app: &App) -> Phase {
    app.world().resource::<Booth>().phase()
}

/// Somebody presses something.
pub(crate) fn press(app: &mut App) {
    notice(app, Presence::Pressed);
}

/// Somebody is noticed.
pub(crate) fn notice(app: &mut App, presence: Presence) {
    app.world_mut().write_message(presence);
    app.update();
}

/// Seconds of wall time until a phase is on.
pub(crate) fn wait_for(app: &mut App, wanted: Phase) -> f64 {
    let mut frames = 0;
    while phase(app) != wanted {
        app.update();
        frames += 1;
        assert!(frames < 100_000, "{wanted:?} never comes");
    }
    f64::from(frames) / FRAMES_PER_S
}

fn wish(app: &mut App, wish: BoothWish) {
    send(app, Command::Booth(wish));
}

#[test]
fn the_loop_shows_one_level_after_the_other_by_the_operators_hand() {
    let mut app = booth(BoothOptions {
        round_s: 15.0,
        ..BoothOptions::default()
    });
    let levels = app.world().resource::<Booth>().level().is_some();
    assert!(levels);
    let mut seen: Vec<String> = Vec::new();
    let mut moved = 0;
    for _ in 0..600 {
        app.update();
        assert_eq!(phase(&app), Phase::Attract);
        assert_eq!(shift(&app).mode(), Mode::Watched);
        assert!(!shift(&app).stands(), "never a still picture");
        moved += usize::from(shift(&app).latest_move().is_some());
        let id = shift(&app).run().level().id.clone();
        if seen.last() != Some(&id) {
            seen.push(id);
        }
    }
    assert!(seen.len() > 6, "the loop closes: {seen:?}");
    assert_eq!(seen[0], seen[6]);
    assert!(moved > 100, "the operator acts");
}

#[test]
fn a_visitor_takes_over_plays_a_round_of_its_length_and_is_forgotten() {
    let mut app = booth(BoothOptions::default());
    (0..40).for_each(|_| app.update());
    let shown = shift(&app).run().level().id.clone();
    press(&mut app);
    assert_eq!(phase(&app), Phase::Round);
    let run = shift(&app).run();
    assert_eq!(run.level().id, shown);
    assert!(run.minute() <= 1, "a fresh round");
    assert_eq!(shift(&app).mode(), Mode::Played);
    app.world_mut().resource_mut::<Session>().set_language("ga");
    let took_s = wait_for(&mut app, Phase::Result);
    assert!((took_s - 90.0).abs() < 1.0, "a round took {took_s} s");
    app.update();
    assert!(app.world().contains_resource::<Verdict>());
    let asked_s = {
        let mut frames = 0;
        while app.world().resource::<Booth>().asks().is_none() {
            app.update();
            frames += 1;
        }
        f64::from(frames) / FRAMES_PER_S
    };
    assert!((asked_s - 30.0).abs() < 1.0, "asked after {asked_s} s");
    let gone_s = wait_for(&mut app, Phase::Attract);
    assert!((gone_s - 15.0).abs() < 1.0, "gone after {gone_s} s");
    app.update();
    let session = app.world().resource::<Session>();
    assert_eq!(session.text.lang().code(), "en");
    assert!(session.store.remembered().under_way.is_none());
    assert!(session.store.remembered().best.is_empty());
    assert!(!app.world().contains_resource::<Verdict>());
}

#[test]
fn nothing_leads_out_of_a_booth() {
    let mut app = booth(BoothOptions::default());
    let id = String::from("web-free");
    for command in [
        Command::Leave,
        Command::Brief(id.clone()),
        Command::Watch(id),
        Command::OpenDesk,
        Command::SameSeed,
        Command::NextLevel,
        Command::Resume,
    ] {
        send(&mut app, command.clone());
        app.update();
        assert_eq!(screen(&app), Screen::Booth, "{command:?}");
        assert_eq!(phase(&app), Phase::Attract, "{command:?}");
    }
}

#[test]
fn again_is_the_same_seed_and_done_is_the_next_level() {
    let mut app = booth(BoothOptions {
        round_s: 2.0,
        levels: vec!["web-bad-deploy".into(), "switch-sale-surge".into()],
        ..BoothOptions::default()
    });
    press(&mut app);
    let first = (
        shift(&app).run().level().id.clone(),
        shift(&app).run().seed(),
    );
    assert_eq!(first.0, "web-bad-deploy");
    wait_for(&mut app, Phase::Result);
    wish(&mut app, BoothWish::Again);
    assert_eq!(phase(&app), Phase::Round);
    app.update();
    let run = app.world().resource::<Shift>().run();
    assert_eq!((run.level().id.clone(), run.seed()), first);
    wait_for(&mut app, Phase::Result);
    wish(&mut app, BoothWish::Done);
    app.update();
    assert_eq!(phase(&app), Phase::Attract);
    assert_eq!(shift(&app).run().level().id, "switch-sale-surge");
}

#[test]
fn a_lever_that_is_moved_counts() {
    let mut app = booth(BoothOptions::default());
    press(&mut app);
    let set = retry_storm::model::control::Set::Shedding(true);
    app.world_mut()
        .write_message(PlayerCommand(Command::Set(set)));
    app.update();
    app.update();
    assert_eq!(shift(&app).run().actions().len(), 1);
}

#[test]
fn a_pointer_that_is_moved_takes_over_unless_the_hand_that_said_done_still_holds_it() {
    let mut app = booth(BoothOptions {
        round_s: 2.0,
        ..BoothOptions::default()
    });
    (0..8).for_each(|_| app.update());
    notice(&mut app, Presence::Stirred);
    assert_eq!(phase(&app), Phase::Attract, "it trembles");
    notice(&mut app, Presence::Moved);
    assert_eq!(phase(&app), Phase::Round);
    wait_for(&mut app, Phase::Result);
    wish(&mut app, BoothWish::Done);
    for _ in 0..12 {
        notice(&mut app, Presence::Moved);
        assert_eq!(phase(&app), Phase::Attract);
    }
    (0..8).for_each(|_| app.update());
    notice(&mut app, Presence::Moved);
    assert_eq!(phase(&app), Phase::Round);
}

fn language(app: &App) -> &str {
    app.world().resource::<Session>().text.lang().code()
}

#[test]
fn another_language_takes_over_is_its_visitors_and_goes_with_them() {
    let mut app = booth(BoothOptions {
        round_s: 4.0,
        ..BoothOptions::default()
    });
    send(&mut app, Command::Language("ga".into()));
    assert_eq!((phase(&app), language(&app)), (Phase::Round, "ga"));
    wait_for(&mut app, Phase::Result);
    send(&mut app, Command::Language("fil".into()));
    assert_eq!((phase(&app), language(&app)), (Phase::Result, "fil"));
    wait_for(&mut app, Phase::Attract);
    assert_eq!(language(&app), "en");
}

#[test]
fn whoever_wants_less_motion_has_it_in_the_loop_and_in_a_round() {
    for less in [false, true] {
        let mut app = app(FRAMES_PER_S);
        app.world_mut()
            .resource_mut::<Session>()
            .remember(|remembered| remembered.settings.reduced_motion = less);
        app.insert_resource(Opening::Booth(BoothOptions::default()));
        (0..8).for_each(|_| app.update());
        let reduced = |app: &App| app.world().resource::<StageInput>().reduced_motion;
        assert_eq!((phase(&app), reduced(&app)), (Phase::Attract, less));
        let minute = shift(&app).run().minute();
        (0..40).for_each(|_| app.update());
        assert!(shift(&app).run().minute() > minute, "the loop goes on");
        press(&mut app);
        app.update();
        assert_eq!((phase(&app), reduced(&app)), (Phase::Round, less));
    }
}

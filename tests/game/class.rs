//! Playing in a group: one seed for everybody, and a time.

use retry_storm::board::Calendar;
use retry_storm::level::{Link, Run, embedded};
use retry_storm::screens::Session;
use retry_storm::shift::command::{Command, Speed};

use crate::app::{app, run_to_scoring, screen, send, shift};
use bevy::prelude::*;
use retry_storm::states::Screen;

/// The game as whoever opens this link finds it.
fn opened(frames_per_s: f64, query: &str) -> App {
    let mut app = app(frames_per_s);
    let (link, faults) = Link::parse(query, embedded());
    assert_eq!(faults, []);
    let opening = app.world_mut().resource_mut::<Session>().follow_link(link);
    app.insert_resource(opening.expect("a level"));
    app.update();
    app.update();
    app
}

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

#[test]
fn a_groups_seed_stays_whatever_is_pressed() {
    let mut app = opened(20.0, "?level=switch-sale-surge&seed=7&group=Team+4&speed=4");
    assert_eq!(screen(&app), Screen::Briefing);
    assert!(session(&app).host.levels, "nothing leads to other levels");
    assert_eq!(session(&app).speed(), Speed::Four);
    assert!(
        (session(&app).settings().speed - 1.0).abs() < 1e-9,
        "for this visit only"
    );
    for wish in [Command::NewSeed, Command::SeedText("8".into())] {
        send(&mut app, wish);
    }
    send(&mut app, Command::OpenDesk);
    app.update();
    assert_eq!(shift(&app).run().seed(), 7);
    send(&mut app, Command::Pause(false));
    run_to_scoring(&mut app);
    send(&mut app, Command::NewSeed);
    assert_eq!((screen(&app), session(&app).seed), (Screen::Scoring, 7));
    assert!(session(&app).next_level().is_none());
    assert_eq!(session(&app).group_of(shift(&app).run()), "Team 4");
    send(&mut app, Command::SameSeed);
    app.update();
    assert_eq!((screen(&app), shift(&app).run().seed()), (Screen::Play, 7));
}

#[test]
fn only_what_the_group_plays_is_played_in_the_group() {
    let app = opened(20.0, "?level=switch-sale-surge&seed=7&group=Team+4");
    let of = |id: &str, seed| {
        let level = embedded().by_id(id).expect("a level");
        session(&app).group_of(&Run::new(level, seed)).to_owned()
    };
    assert_eq!(of("switch-sale-surge", 7), "Team 4");
    assert_eq!(of("switch-sale-surge", 8), "");
    assert_eq!(of("web-bad-deploy", 7), "");
    // Another link ends it.
    let mut app = app;
    let (link, _) = Link::parse("?level=web-bad-deploy", embedded());
    app.world_mut().resource_mut::<Session>().follow_link(link);
    assert!(session(&app).group.is_none());
}

#[test]
fn when_the_time_is_up_it_is_said_once() {
    let mut app = opened(2.0, "?level=web-bad-deploy&seed=7&group=A&minutes=1");
    let is_up = |app: &App| {
        session(app)
            .group
            .as_ref()
            .is_some_and(|play| play.is_time_up)
    };
    for _ in 0..110 {
        app.update();
    }
    assert!(!is_up(&app) && session(&app).notices.now().is_none());
    for _ in 0..20 {
        app.update();
    }
    assert!(is_up(&app));
    let said = session(&app).notices.now().expect("a notice");
    assert!(said.words.starts_with("Time is up"), "{}", said.words);
    send(&mut app, Command::DismissNotice);
    for _ in 0..50 {
        app.update();
    }
    assert!(session(&app).notices.now().is_none());
}

/// Lets it be a day.
fn turn_to(app: &mut App, day: &str) {
    let day = day.parse().expect("a day");
    app.world_mut().resource_mut::<Session>().calendar = Calendar::Fixed(day);
}

#[test]
fn a_shift_of_the_day_that_ends_after_midnight_is_the_days_it_was_begun_on() {
    let mut app = app(20.0);
    turn_to(&mut app, "2026-11-30");
    send(&mut app, Command::Daily);
    app.update();
    send(&mut app, Command::OpenDesk);
    app.update();
    turn_to(&mut app, "2026-12-01");
    send(&mut app, Command::Speed(Speed::Four));
    send(&mut app, Command::Pause(false));
    run_to_scoring(&mut app);
    let kept = &session(&app).store.remembered().daily;
    assert_eq!((&*kept.day, kept.tries), ("2026-11-30", 1));
    // Begun again it is nobody's: another day has another shift.
    send(&mut app, Command::SameSeed);
    app.update();
    send(&mut app, Command::Pause(false));
    run_to_scoring(&mut app);
    let kept = &session(&app).store.remembered().daily;
    assert_eq!((&*kept.day, kept.tries), ("2026-11-30", 1));
}

/// Plays the shift on the desk to its end with nothing touched.
fn play_out(app: &mut App) {
    send(app, Command::OpenDesk);
    app.update();
    send(app, Command::Speed(Speed::Four));
    send(app, Command::Pause(false));
    run_to_scoring(app);
}

#[test]
fn the_shift_of_the_day_is_played_and_its_best_is_kept_with_what_proves_it() {
    let mut app = app(20.0);
    turn_to(&mut app, "2026-11-30");
    let daily = session(&app).daily().expect("a shift of the day");
    assert_eq!(daily.level.id, "web-bad-deploy");
    send(&mut app, Command::Daily);
    app.update();
    assert_eq!(screen(&app), Screen::Briefing);
    for tries in 1..=2 {
        if tries > 1 {
            send(&mut app, Command::Leave);
            app.update();
            send(&mut app, Command::Daily);
            app.update();
        }
        play_out(&mut app);
        let run = shift(&app).run();
        assert_eq!((&run.level().id, run.seed()), (&daily.level.id, daily.seed));
        let kept = session(&app).store.remembered();
        assert_eq!(kept.daily.tries, tries);
        assert_eq!(kept.daily.best.score, run.outcome().expect("over").score);
    }
    // Another seed of the same level is not the shift of the day.
    app.world_mut()
        .resource_mut::<Session>()
        .set_seed(daily.seed ^ 1);
    send(&mut app, Command::Brief(daily.level.id.clone()));
    app.update();
    play_out(&mut app);
    let kept = session(&app).store.remembered();
    assert_eq!(kept.daily.tries, 2);
    if let Some(proof) = kept.proofs.get(&daily.level.id) {
        let (link, faults) = Link::parse(proof, embedded());
        assert!(faults.is_empty() && link.replay.is_some(), "{proof}");
    }
}

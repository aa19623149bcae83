//! Playing in a group: one seed for everybody, and a time.

use retry_storm::board::{Boards, By, Calendar, Daily, Day, Entry, Event, Key, WordList};
use retry_storm::level::{Link, Run, embedded};
use retry_storm::screens::{CopyWanted, GroupPlay, Session};
use retry_storm::shift::command::{Command, GroupWish, NameWish, Overlay, Speed, Stroke};
use retry_storm::store::{Place, Store};

use crate::app::{app, run_to, run_to_scoring, screen, send, shift};
use crate::folder::Folder;
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
fn the_link_that_is_made_here_opens_what_its_leader_chose() {
    let mut app = app(20.0);
    app.world_mut().resource_mut::<Session>().set_seed(7);
    send(&mut app, Command::Brief("web-cache-flush".into()));
    send(&mut app, Command::Open(Overlay::Group));
    let wish = |app: &mut App, wish| send(app, Command::Group(wish));
    assert!(session(&app).group_link().is_none(), "it has no name");
    wish(&mut app, GroupWish::Name("Équipe 4 & Söhne".into()));
    wish(&mut app, GroupWish::Minutes("481".into()));
    assert!(
        session(&app).group_link().is_none(),
        "longer than a group is given"
    );
    wish(&mut app, GroupWish::Minutes("15".into()));
    let query = session(&app).group_link().expect("a link");
    app.world_mut().resource_mut::<Session>().link_base =
        Some("https://example.org/storm/#x".into());
    let address = session(&app).group_link().expect("a link");
    assert_eq!(address, format!("https://example.org/storm/{query}"));
    wish(&mut app, GroupWish::Copy);
    let copies = app.world().resource::<Messages<CopyWanted>>();
    let copied = copies
        .iter_current_update_messages()
        .next()
        .expect("a copy");
    assert_eq!((&copied.text, copied.is_link), (&address, true));
    let (link, faults) = Link::parse(&query, embedded());
    assert_eq!(faults, []);
    let play = GroupPlay::of(&link).expect("a group");
    assert_eq!((&*play.level, play.seed), ("web-cache-flush", 7));
    assert_eq!(
        (&*play.group.name, play.left_min),
        ("Équipe 4 & Söhne", Some(15))
    );
    wish(&mut app, GroupWish::Level("web-bad-deploy".into()));
    let link = session(&app).group_link().expect("a link");
    assert!(link.contains("level=web-bad-deploy"), "{link}");
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
            .is_some_and(GroupPlay::is_time_up)
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
    // The shift under way may be finished; no other is begun, and it is said why.
    play_out(&mut app);
    send(&mut app, Command::SameSeed);
    app.update();
    assert_eq!(screen(&app), Screen::Scoring);
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

/// Opens the desk of a day's shift.
fn open_daily(app: &mut App, day: &str) {
    turn_to(app, day);
    send(app, Command::Daily);
    app.update();
    send(app, Command::OpenDesk);
    app.update();
}

/// The day whose shift was played last, and how often it was.
fn daily_tries(app: &App) -> (&str, u32) {
    let kept = &session(app).store.remembered().daily;
    (&kept.day, kept.tries)
}

#[test]
fn a_shift_of_the_day_that_ends_after_midnight_is_the_days_it_was_begun_on() {
    let mut app = app(20.0);
    open_daily(&mut app, "2026-11-30");
    turn_to(&mut app, "2026-12-01");
    send(&mut app, Command::Speed(Speed::Four));
    send(&mut app, Command::Pause(false));
    run_to_scoring(&mut app);
    assert_eq!(daily_tries(&app), ("2026-11-30", 1));
    // Begun again it is nobody's: another day has another shift.
    send(&mut app, Command::SameSeed);
    app.update();
    send(&mut app, Command::Pause(false));
    run_to_scoring(&mut app);
    assert_eq!(daily_tries(&app), ("2026-11-30", 1));
}

#[test]
fn a_shift_of_the_day_that_is_gone_on_with_after_midnight_is_still_that_days() {
    let mut app = app(60.0);
    open_daily(&mut app, "2026-11-30");
    send(&mut app, Command::Speed(Speed::Four));
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 3);
    send(&mut app, Command::Leave);
    app.update();
    turn_to(&mut app, "2026-12-01");
    send(&mut app, Command::Resume);
    app.update();
    send(&mut app, Command::Pause(false));
    run_to_scoring(&mut app);
    assert_eq!(daily_tries(&app), ("2026-11-30", 1));
}

#[test]
fn a_briefing_shows_the_seed_that_its_desk_opens_with() {
    let mut app = app(60.0);
    send(&mut app, Command::Brief("switch-sale-surge".into()));
    app.update();
    send(&mut app, Command::SeedText("12345".into()));
    app.update();
    assert_eq!(shift(&app).run().seed(), 12345);
    send(&mut app, Command::OpenDesk);
    app.update();
    assert_eq!(shift(&app).run().seed(), 12345);
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

/// The board of the day in the panel that is open: places, names and scores.
fn standing(folder: &std::path::Path, day: &str) -> Vec<(String, bool, u32)> {
    let place = Place::File(folder.join("store.daily.json"));
    let day: Day = day.parse().expect("a day");
    let boards = Boards::at(place, embedded(), WordList::embedded(), day);
    let daily = Daily::of(day, embedded()).expect("a shift");
    let key = Key {
        event: Event::default(),
        day,
        level: daily.level.id.clone(),
        seed: daily.seed,
    };
    let entry = |entry: &&Entry| {
        let is_visitors = entry.by() == By::Visitor;
        (entry.name().to_string(), is_visitors, entry.claim().score)
    };
    boards.ranking(&key).iter().map(entry).collect()
}

#[test]
fn a_shift_of_the_day_comes_onto_a_board_of_its_own() {
    let folder = Folder::new();
    let mut app = app(20.0);
    let store = Store::at(Place::File(folder.0.join("store.ron")));
    app.insert_resource(Session::new(embedded().clone(), store));
    turn_to(&mut app, "2026-11-30");
    send(&mut app, Command::Open(Overlay::Daily));
    assert!(
        standing(&folder.0, "2026-11-30")
            .iter()
            .all(|(_, is_visitors, _)| !is_visitors)
    );
    send(&mut app, Command::Close);
    send(&mut app, Command::Daily);
    app.update();
    play_out(&mut app);
    let score = shift(&app).run().outcome().expect("over").score;
    send(&mut app, Command::Open(Overlay::Daily));
    let enter = Command::Name(NameWish::Key(Stroke::Enter));
    // Without a name nothing happens, and of two names the last one counts.
    send(&mut app, enter.clone());
    send(&mut app, Command::BoardName("🚀".into()));
    send(&mut app, enter.clone());
    send(&mut app, Command::BoardName("jo".into()));
    send(&mut app, Command::BoardName("séan ó".into()));
    send(&mut app, enter.clone());
    send(&mut app, enter);
    let visitors: Vec<_> = standing(&folder.0, "2026-11-30");
    let visitors: Vec<_> = visitors
        .into_iter()
        .filter(|(_, is_visitors, _)| *is_visitors)
        .collect();
    assert_eq!(visitors, [("SÉAN Ó".to_owned(), true, score)]);
    // No event of a booth has it, not even the one without a name.
    assert!(!folder.0.join("store.board.json").exists());
    // The next day has another board, and after a week the name is gone.
    turn_to(&mut app, "2026-12-01");
    send(&mut app, Command::Open(Overlay::Daily));
    assert!(
        standing(&folder.0, "2026-12-01")
            .iter()
            .all(|(_, is_visitors, _)| !is_visitors)
    );
    assert!(standing(&folder.0, "2026-11-30").len() > 1);
    turn_to(&mut app, "2026-12-08");
    send(&mut app, Command::Open(Overlay::Daily));
    assert!(standing(&folder.0, "2026-11-30").is_empty());
}

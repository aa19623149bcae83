//! Going on with a shift, and following one that is watched.

use retry_storm::model::control::Set;
use retry_storm::screens::Session;
use retry_storm::shift::command::{Command, Speed};
use retry_storm::shift::number::whole;
use retry_storm::shift::sim::Mode;
use retry_storm::states::Screen;
use retry_storm::store::UnderWay;

use crate::app::{app, put, run_to, screen, send, shift};

#[test]
fn a_lever_set_before_the_first_minute_is_resumed() {
    let mut app = app(60.0);
    send(&mut app, Command::Brief("switch-sale-surge".into()));
    app.update();
    send(&mut app, Command::OpenDesk);
    app.update();
    send(&mut app, Command::Set(Set::Servers(9)));
    send(&mut app, Command::Leave);
    app.update();
    send(&mut app, Command::Resume);
    app.update();
    assert_eq!(screen(&app), Screen::Play);
    assert!((shift(&app).run().control_value("Servers") - 9.0).abs() < f64::EPSILON);
}

/// Every move is told in its minute, long enough to read at any pace, and then no more.
#[test]
fn what_the_operator_does_is_told_for_a_while() {
    for (id, speed) in [
        ("switch-sale-surge", Speed::One),
        ("web-bad-deploy", Speed::Four),
        ("web-cache-flush", Speed::Two),
    ] {
        let mut app = app(30.0);
        put(&mut app, id, 7, Mode::Watched, speed);
        let (mut told, mut idle) = (Vec::new(), 0);
        while shift(&app).run().minute() < 40 {
            app.update();
            match shift(&app).latest_move() {
                Some(now) => told.push(now.clone()),
                None => idle += 1,
            }
        }
        let made = shift(&app).moves();
        assert!(!made.is_empty() && idle > 0, "{id}: {idle}");
        for (row, one) in made.iter().enumerate() {
            assert!(!one.sets.is_empty() && !one.whys.is_empty(), "{id}");
            let frames = told.iter().filter(|now| *now == one).count();
            // At most until the next one; else some seven seconds.
            let next = made.get(row + 1).map_or(40, |next| next.minute);
            let minutes = f64::from(next - one.minute);
            let seconds = (minutes * shift(&app).clock.minute_wall_s()).min(7.0);
            let expected = whole(seconds * 30.0);
            assert!(
                expected.abs_diff(u32::try_from(frames).expect("few")) <= 4,
                "{id}: {frames} frames, {expected} were expected"
            );
        }
    }
    let mut app = app(30.0);
    put(&mut app, "web-bad-deploy", 7, Mode::Played, Speed::Four);
    send(&mut app, Command::Set(Set::Floor(12)));
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 2);
    assert_eq!(shift(&app).latest_move(), None, "a player is not told");
}

/// While the last minute runs, that minute is the one to go on from.
#[test]
fn a_shift_left_in_its_last_minute_goes_on_with_it() {
    let mut app = app(60.0);
    put(&mut app, "web-bad-deploy", 7, Mode::Played, Speed::Four);
    send(&mut app, Command::Pause(false));
    run_to(&mut app, 60);
    assert!(!shift(&app).is_over(), "its last minute runs");
    send(&mut app, Command::Leave);
    app.update();
    send(&mut app, Command::Resume);
    app.update();
    assert_eq!(screen(&app), Screen::Play);
    assert_eq!(shift(&app).run().minute(), 59);
}

/// A file can hold anything: a minute that the level has not is no shift to go on with.
#[test]
fn a_minute_past_the_end_is_not_gone_on_with() {
    for minute in [60, 61, u32::MAX] {
        let mut app = app(60.0);
        let kept = UnderWay {
            level: "web-bad-deploy".to_owned(),
            seed: 7,
            minute,
            actions: Vec::new(),
            begun: String::new(),
        };
        let mut session = app.world_mut().resource_mut::<Session>();
        session.remember(|remembered| remembered.under_way = Some(kept));
        send(&mut app, Command::Resume);
        app.update();
        assert_eq!(screen(&app), Screen::Title);
        let session = app.world().resource::<Session>();
        let said = session.notices.now().expect("a reason");
        let reason = format!("web-bad-deploy has no minute {minute}; it has 0–59");
        assert!(said.words.contains(&reason), "{}", said.words);
        assert_eq!(session.store.remembered().under_way, None, "forgotten");
    }
}

//! Eight hours unattended, in minutes: loops, and rounds of visitors who press whatever there is. `BOOTH_ROUNDS=500` plays a whole day.

use std::time::Duration;

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use retry_storm::model::control::ControlKind;
use retry_storm::model::desk::controls;
use retry_storm::model::random::Mulberry32;
use retry_storm::screens::Session;
use retry_storm::screens::booth::{BoothOptions, Phase, Presence};
use retry_storm::shift::command::{BoothWish, Command, NameWish, Stroke};
use retry_storm::shift::mark::Mark;
use retry_storm::shift::number::whole;
use retry_storm::shift::sim::Mode;
use retry_storm::shift::{MOST_MARKS, PlayerCommand};
use retry_storm::states::Screen;

use crate::app::{count, screen, shift};
use crate::booth::{booth, phase, wait_for};

/// Rounds that a test plays if nothing else is said.
const ROUNDS: u32 = 24;
/// Longest that nobody is seen: the questions have come and gone by then, in seconds.
const GONE_S: f64 = 60.0;

fn rounds() -> u32 {
    let asked = std::env::var("BOOTH_ROUNDS").ok();
    asked.and_then(|n| n.parse().ok()).unwrap_or(ROUNDS)
}

/// A number below `n`.
fn below(random: &mut Mulberry32, n: usize) -> usize {
    (whole(random.uniform() * n as f64) as usize).min(n - 1)
}

/// Something a visitor does, whether or not it fits.
fn anything(random: &mut Mulberry32, app: &App) -> Command {
    let wishes = [
        BoothWish::Again,
        BoothWish::GiveName,
        BoothWish::ShowBoard,
        BoothWish::Done,
        BoothWish::More(true),
        BoothWish::More(false),
    ];
    match below(random, 12) {
        0 => Command::Booth(wishes[below(random, wishes.len())]),
        1 => Command::Leave,
        2 => Command::Language("ga".into()),
        3 => Command::Name(NameWish::Key(Stroke::Type('A'))),
        _ => {
            let desk = shift(app).run().level().desk;
            let table = controls(desk);
            let control = &table[below(random, table.len())];
            let value = match control.kind {
                ControlKind::Button => 1.0,
                _ => control.from_fraction(random.uniform()),
            };
            Command::Set((control.make)(value))
        }
    }
}

/// What holds after every frame.
fn check(app: &mut App) {
    assert_eq!(screen(app), Screen::Booth);
    let marks = count::<Mark>(app);
    assert!(marks <= MOST_MARKS, "{marks} marks");
    let shift = shift(app);
    assert!(shift.on_screen().values().all(f64::is_finite));
    let mode = match phase(app) {
        Phase::Attract => Mode::Watched,
        _ => Mode::Played,
    };
    assert_eq!(shift.mode(), mode, "in {:?}", phase(app));
}

/// A stretch of the loop, a visitor who does anything, and the loop again.
fn visit(app: &mut App, random: &mut Mulberry32) {
    for _ in 0..below(random, 60) {
        app.update();
        check(app);
    }
    assert_eq!(phase(app), Phase::Attract);
    app.world_mut().write_message(Presence::Pressed);
    app.update();
    assert_eq!(phase(app), Phase::Round);
    for _ in 0..10_000 {
        if phase(app) != Phase::Round {
            break;
        }
        if below(random, 3) == 0 {
            let told = anything(random, app);
            app.world_mut().write_message(PlayerCommand(told));
            app.world_mut().write_message(Presence::Pressed);
        }
        app.update();
        check(app);
    }
    assert_eq!(phase(app), Phase::Result, "no round is a dead end");
    // Some give a name, some look at the board, some just go.
    let ways: [&[Command]; 4] = [
        &[],
        &[Command::Booth(BoothWish::Done)],
        &[
            Command::Booth(BoothWish::GiveName),
            Command::Name(NameWish::Nameless),
        ],
        &[Command::Booth(BoothWish::ShowBoard)],
    ];
    for command in ways[below(random, ways.len())] {
        app.world_mut()
            .write_message(PlayerCommand(command.clone()));
        app.update();
        app.update();
        check(app);
    }
    let gone_s = wait_for(app, Phase::Attract);
    assert!(gone_s < GONE_S, "{gone_s} s until the loop");
    app.update();
    let session = app.world().resource::<Session>();
    assert_eq!(
        session.text.lang().code(),
        "en",
        "nothing of theirs is left"
    );
}

#[test]
fn a_day_of_visitors_leaves_nothing_behind() {
    let mut app = booth(BoothOptions {
        round_s: 6.0,
        ..BoothOptions::default()
    });
    // The fewest frames at which no time is lost; all on this thread, where what is allocated is counted.
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        250,
    )));
    for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    let mut random = Mulberry32::new(1);
    let third = rounds() / 3;
    let mut visits = |app: &mut App| (0..third).for_each(|_| visit(app, &mut random));
    // Whatever grows once has grown.
    visits(&mut app);
    let entities = app.world().entities().count_spawned();
    let first = allocation_counter::measure(|| visits(&mut app));
    let second = allocation_counter::measure(|| visits(&mut app));
    assert!(first.count_total > 1000, "the counter counts");
    // What has a name stays; everything else goes. An entry with its replay takes less than this.
    let most = i64::from(third) * 4096 + 64 * 1024;
    assert!(
        second.bytes_current < most,
        "{} bytes more after {third} rounds, {} after those before",
        second.bytes_current,
        first.bytes_current
    );
    let later = app.world().entities().count_spawned();
    let marks = u32::try_from(MOST_MARKS).expect("few");
    assert!(later <= entities + marks, "{entities}, then {later}");
}

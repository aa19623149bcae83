//! Whatever is pressed, in whatever order and on whatever screen: no panic, and the picture follows the minute.

use bevy::prelude::*;
use retry_storm::level::{Player, embedded, play};
use retry_storm::model::control::{ControlKind, Set};
use retry_storm::model::desk::{controls, indicators};
use retry_storm::model::random::Mulberry32;
use retry_storm::screens::{Session, Verdict};
use retry_storm::shift::MOST_MARKS;
use retry_storm::shift::command::{Command, Overlay, Speed};
use retry_storm::shift::entities::{Issuer, Server, Slot};
use retry_storm::shift::mark::Mark;
use retry_storm::shift::number::whole;
use retry_storm::shift::sim::{Mode, Shift};
use retry_storm::states::Screen;

use crate::app::{app, count, screen};

/// A number below `n`.
fn below(random: &mut Mulberry32, n: usize) -> usize {
    let drawn = random.uniform() * n as f64;
    (whole(drawn.floor()) as usize).min(n - 1)
}

fn any_set(random: &mut Mulberry32, shift: &Shift) -> Set {
    let desk = shift.run().level().desk;
    let other = embedded().iter().map(|l| l.desk).find(|d| *d != desk);
    // Now and then the other desk's levers, and values that no lever has.
    let desk = match other {
        Some(other) if below(random, 20) == 0 => other,
        _ => desk,
    };
    let table = controls(desk);
    let control = &table[below(random, table.len())];
    let fraction = match below(random, 4) {
        0 => 0.0,
        1 => 1.0,
        _ => random.uniform(),
    };
    let value = match (below(random, 40), control.kind) {
        (0, _) => f64::NAN,
        (1, _) => f64::INFINITY,
        (2, _) => -1e300,
        (_, ControlKind::Button) => 1.0,
        _ => control.from_fraction(fraction),
    };
    (control.make)(value)
}

fn any_command(random: &mut Mulberry32, shift: Option<&Shift>) -> Command {
    let levels: Vec<&str> = embedded().iter().map(|l| l.id.as_str()).collect();
    let mut id = || {
        let n = below(random, levels.len() + 1);
        levels.get(n).copied().unwrap_or("no-such-level").to_owned()
    };
    let (brief, watch) = (id(), id());
    let truth = below(random, 2) == 0;
    let speed = Speed::ALL[below(random, 4)];
    match below(random, 60) {
        0 => Command::Brief(brief),
        1 => Command::Watch(watch),
        2 => Command::Resume,
        3 | 4 => Command::OpenDesk,
        5 => Command::Leave,
        6 => Command::SameSeed,
        7 => Command::NewSeed,
        8 => Command::NextLevel,
        9 => Command::EndShift,
        10 => {
            let seeds = ["КИЇВ", "4294967296", "-1", "1e3", "  ", "", "🌩️", "7"];
            Command::SeedText(seeds[below(random, seeds.len())].to_owned())
        }
        11 => Command::SeedText("x".repeat(10_240)),
        12 => {
            if truth {
                Command::Open(Overlay::Settings)
            } else {
                Command::Open(Overlay::Basis)
            }
        }
        13 => Command::Close,
        14 => Command::Language(["en", "fil", "ga", "xx"][below(random, 4)].to_owned()),
        15 => Command::UiScale([0.75, 2.0, 0.0, -1.0, f32::NAN, f32::INFINITY][below(random, 6)]),
        16 => Command::ReducedMotion(truth),
        17 => Command::DefaultSpeed(speed),
        18 => Command::DismissNotice,
        19..=21 => Command::OneMinute,
        22 => Command::Pause(true),
        23..=28 => Command::Pause(false),
        29 => Command::Speed(speed),
        30..=32 => Command::Speed(Speed::Four),
        _ => match shift {
            Some(shift) => Command::Set(any_set(random, shift)),
            None => Command::DismissNotice,
        },
    }
}

/// What holds after every frame.
fn check(app: &mut App, told: &dyn std::fmt::Debug) {
    let marks = count::<Mark>(app);
    assert!(marks <= MOST_MARKS, "{marks} marks after {told:?}");
    for (entity, place) in app
        .world_mut()
        .query::<(Entity, &Transform)>()
        .iter(app.world())
    {
        assert!(place.is_finite(), "{entity}: {place:?} after {told:?}");
    }
    let drawn = [
        count::<Server>(app),
        count::<Slot>(app),
        count::<Issuer>(app),
    ];
    let on = screen(app);
    let judged = app.world().contains_resource::<Verdict>();
    assert!(!judged || on == Screen::Scoring, "after {told:?}");
    let shift = app.world().resource::<Shift>();
    let desk = shift.run().level().desk;
    for (row, value) in indicators(desk).iter().zip(shift.on_screen().readings) {
        assert!(
            value.is_finite() && value >= 0.0,
            "{}: {value} after {told:?}",
            row.name
        );
    }
    // The title's picture is changed a frame after the screen.
    if !shift.run().level().id.starts_with("switch") {
        return;
    }
    let running = whole(shift.reading("servers_running")) as usize;
    let booting = whole(shift.reading("servers_booting")) as usize;
    assert_eq!(
        drawn,
        [running + booting, 32 * running, 2],
        "on {on:?} after {told:?}"
    );
}

/// The shift is what its own moves make of its seed.
fn check_replay(app: &App) {
    let run = app.world().resource::<Shift>().run();
    let again = play(
        run.level(),
        run.seed(),
        &Player::Actions(run.actions().to_vec()),
        run.minute(),
    )
    .expect("moves that were allowed once");
    assert_eq!(again.fingerprint(), run.fingerprint());
}

#[test]
fn nothing_pressed_in_any_order_breaks_it() {
    for seed in 1..=3 {
        let mut random = Mulberry32::new(seed);
        let mut app = app(30.0);
        let mut played = 0;
        for _ in 0..300 {
            let n = below(&mut random, 3) + usize::from(below(&mut random, 8) == 0) * 20;
            let told: Vec<Command> = (0..n)
                .map(|_| any_command(&mut random, app.world().get_resource::<Shift>()))
                .collect();
            for command in &told {
                app.world_mut()
                    .write_message(retry_storm::shift::PlayerCommand(command.clone()));
            }
            app.update();
            for _ in 0..below(&mut random, 4) {
                app.update();
            }
            check(&mut app, &told);
            played += usize::from(screen(&app) == Screen::Play);
        }
        check_replay(&app);
        assert!(played > 20, "seed {seed}: the desk was on {played} times");
        let session = app.world().resource::<Session>();
        assert!((0.75..=2.0).contains(&session.settings().ui_scale));
    }
}

#[test]
fn all_crises_at_once_are_survived() {
    let level = embedded().by_id("switch-free").expect("the free shift");
    for desperate in [true, false] {
        let mut app = app(30.0);
        crate::app::put(&mut app, &level.id, 7, Mode::Played, Speed::Four);
        for control in controls(level.desk) {
            let value = match control.id {
                "Threshold" => 0.5,
                _ if control.kind == ControlKind::Button => continue,
                _ => control.from_fraction(f64::from(u8::from(desperate == control.crisis))),
            };
            crate::app::send(&mut app, Command::Set((control.make)(value)));
        }
        crate::app::send(&mut app, Command::Pause(false));
        for minute in 1..=60 {
            crate::app::run_to(&mut app, minute);
            app.update();
            app.update();
            check(&mut app, &minute);
        }
        check_replay(&app);
    }
}

//! What the stage costs the processor in a frame, without a renderer, beside as many bare sprites that only move:
//! `cargo bench --bench stage`.

use std::hint::black_box;
use std::time::Duration;

use bevy::app::TaskPoolOptions;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use criterion::{Criterion, criterion_group, criterion_main};
use retry_storm::level::{Run, embedded};
use retry_storm::model::control::IssuerGroup;
use retry_storm::screens::picture;
use retry_storm::shift::MOST_MARKS;
use retry_storm::shift::clock::Clock;
use retry_storm::shift::command::Speed;
use retry_storm::shift::entities::{Server, ServerState, Slot, SlotOf, SlotUse};
use retry_storm::shift::mark::{Lane, Look, Mark, Source, SwitchLane, WebLane};
use retry_storm::shift::number::{narrow, whole};
use retry_storm::shift::sim::{Mode, Shift};
use retry_storm::stage::{StageFrame, StageInput, StageKind, StagePlugin, Target, switch, web};

/// What is shown of a desk.
struct Desk {
    name: &'static str,
    /// Machines of its largest fleet, and cells of each.
    fleet: (u32, u32),
    /// A busy minute.
    minute: Target,
    /// A level with such minutes, played without a hand on the levers.
    level: &'static str,
    /// The lane of a mark by its number.
    lane: fn(usize) -> (Lane, Look),
}

/// A frame at 60 a second.
const FRAME: Duration = Duration::from_micros(16_667);
/// How far marks travel in a frame, in seconds: next to nothing, so that none arrives while it is measured. All of the work on
/// a moving mark is done all the same.
const TRAVEL_S: f32 = 1e-8;

/// What both sides need: time, assets, transforms. All of it runs on one thread, as in a browser: the time of a frame is then all that
/// it costs the processor, and not how well that passes work around.
fn base() -> App {
    let one_thread = TaskPoolPlugin {
        task_pool_options: TaskPoolOptions::with_num_threads(1),
    };
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins.set(one_thread),
        AssetPlugin::default(),
        TransformPlugin,
    ))
    .init_asset::<Image>()
    .init_asset::<Mesh>()
    .init_asset::<ColorMaterial>()
    .init_asset::<TextureAtlasLayout>()
    .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app
}

fn desks() -> [Desk; 2] {
    [
        Desk {
            name: "switch",
            fleet: (24, 32),
            minute: switch::scenes::storm().into(),
            level: "switch-issuer-outage",
            lane: switch_lane,
        },
        Desk {
            name: "web service",
            fleet: (40, 16),
            minute: web::scenes::everything().into(),
            level: "web-cache-flush",
            lane: web_lane,
        },
    ]
}

/// A place among machines, by the number of a mark.
fn place(i: usize) -> u8 {
    u8::try_from(i * 37 % 256).unwrap_or_default()
}

/// The lanes of a storm, as busy as each other.
fn switch_lane(i: usize) -> (Lane, Look) {
    let group = if i.is_multiple_of(3) {
        IssuerGroup::B
    } else {
        IssuerGroup::A
    };
    let (lane, look) = match i % 8 {
        0 | 1 => (SwitchLane::Ribbon, Look::Retry),
        2 => (SwitchLane::Strand(place(i) % 6), Look::New),
        3 => (SwitchLane::Stream, Look::New),
        4 => (SwitchLane::FanIn(place(i)), Look::Retry),
        5 => (SwitchLane::FanOut(place(i), group), Look::New),
        6 => (SwitchLane::Exit(group), Look::Approved),
        _ => (SwitchLane::TakeOff(Source::Queue), Look::LeftQueue),
    };
    (lane.into(), look)
}

/// The lanes of a service that fails, as busy as each other.
fn web_lane(i: usize) -> (Lane, Look) {
    let (lane, look) = match i % 8 {
        0 => (WebLane::User(place(i) % 6), Look::New),
        1 => (WebLane::Refused, Look::TurnedAway),
        2 => (WebLane::FleetIn(place(i)), Look::New),
        3 => (WebLane::FleetOut(place(i)), Look::New),
        4 => (WebLane::Hit, Look::Approved),
        5 => (WebLane::Miss, Look::New),
        6 => (WebLane::Answer, Look::Approved),
        _ => (WebLane::HeapErrors, Look::LeftQueue),
    };
    (lane.into(), look)
}

fn travel(mut marks: Query<&mut Mark>) {
    for mut mark in &mut marks {
        mark.advance(TRAVEL_S);
    }
}

/// The minutes of a level one after the other, again and again.
#[derive(Resource)]
struct Played {
    minutes: Vec<Target>,
    clock: Clock,
}

impl Played {
    fn new(desk: &Desk, speed: Speed) -> Self {
        let level = embedded().by_id(desk.level).expect("a level of ours");
        let on_screen = |minute: u32| {
            let mut run = Run::new(level, 7);
            for _ in 0..=minute {
                run.step();
            }
            picture::target(&Shift::new(run, Mode::Watched, speed), 4.0)
        };
        let minutes = (0..level.minutes.unwrap_or(60)).map(on_screen).collect();
        Self {
            minutes,
            clock: Clock::new(speed),
        }
    }
}

fn play(played: Res<Played>, mut input: ResMut<StageInput>, mut frame: Local<u32>) {
    let minute_s = played.clock.minute_wall_s();
    let minute = f64::from(*frame) * FRAME.as_secs_f64() / minute_s;
    *frame += 1;
    input.target = played.minutes[whole(minute) as usize % played.minutes.len()];
    input.ease_s = narrow(picture::EASE_S.min(minute_s));
    input.jump = false;
}

/// A desk's stage in a busy minute, with so many marks and every cell of the largest fleet.
fn stage(desk: &Desk, marks: usize) -> App {
    let mut app = base();
    app.add_plugins(StagePlugin)
        .add_systems(Update, travel)
        .add_systems(Update, play.run_if(resource_exists::<Played>))
        .insert_resource(StageFrame {
            kind: StageKind::Desk,
            ..StageFrame::default()
        })
        .insert_resource(StageInput {
            target: desk.minute,
            ..StageInput::default()
        });
    app.update();
    let world = app.world_mut();
    let (machines, cells) = desk.fleet;
    for place in 0..machines {
        let server = world.spawn((Server { place }, ServerState::Running)).id();
        for index in 0..cells {
            let slot = Slot {
                server: place,
                index,
                order: 0.5,
            };
            world.spawn((slot, SlotUse::New, SlotOf(server)));
        }
    }
    for i in 0..marks {
        let (lane, look) = (desk.lane)(i);
        let share = i as f32 / marks as f32;
        world.spawn(Mark::standing(
            lane,
            look,
            0.05 + 0.8 * share,
            share - 0.5,
            share,
        ));
    }
    settle(&mut app);
    app
}

/// The same while the level is played.
fn played(desk: &Desk, marks: usize, speed: Speed) -> App {
    let mut app = stage(desk, marks);
    app.insert_resource(Played::new(desk, speed));
    app
}

/// A sprite that only moves.
#[derive(Component)]
struct Bare;

fn drift(mut sprites: Query<&mut Transform, With<Bare>>) {
    for mut transform in &mut sprites {
        transform.translation.x += TRAVEL_S;
    }
}

/// As many sprites as the stage has marks and slots.
fn bare(sprites: usize) -> App {
    let mut app = base();
    app.add_systems(Update, drift);
    for i in 0..sprites {
        let at = Transform::from_xyz(i as f32, 0.0, 0.0);
        app.world_mut().spawn((Sprite::default(), at, Bare));
    }
    settle(&mut app);
    app
}

/// Lets what eases come to rest, and from then on one system run after the other.
fn settle(app: &mut App) {
    let mut schedules = app.world_mut().resource_mut::<Schedules>();
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
    for _ in 0..120 {
        app.update();
    }
}

fn frames(c: &mut Criterion) {
    for desk in desks() {
        let cells = (desk.fleet.0 * desk.fleet.1) as usize;
        for marks in [MOST_MARKS, 5_000] {
            let name = format!("{}, {marks} marks, {cells} cells", desk.name);
            let mut group = c.benchmark_group(name);
            for (name, mut app) in [
                ("stage", stage(&desk, marks)),
                ("stage, played", played(&desk, marks, Speed::One)),
                ("stage, played at 4×", played(&desk, marks, Speed::Four)),
                ("bare sprites", bare(marks + cells)),
            ] {
                group.bench_function(name, |b| b.iter(|| black_box(&mut app).update()));
            }
            group.finish();
        }
    }
}

criterion_group!(benches, frames);
criterion_main!(benches);

//! What the stage costs the processor in a frame, without a renderer, beside as many bare sprites that only move:
//! `cargo bench --bench stage`.

use std::hint::black_box;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use criterion::{Criterion, criterion_group, criterion_main};
use retry_storm::model::control::IssuerGroup;
use retry_storm::shift::MOST_MARKS;
use retry_storm::shift::entities::{Server, ServerState, Slot, SlotOf, SlotUse};
use retry_storm::shift::mark::{Look, Mark, Source, SwitchLane};
use retry_storm::stage::{StageFrame, StageInput, StageKind, StagePlugin, switch};

/// Servers of the largest fleet, and slots of each.
const SERVERS: u32 = 24;
const SLOTS: u32 = 32;
/// A frame at 60 a second.
const FRAME: Duration = Duration::from_micros(16_667);
/// How far marks travel in a frame, in seconds: next to nothing, so that none arrives while it is measured. All of the work on
/// a moving mark is done all the same.
const TRAVEL_S: f32 = 1e-8;

/// What both sides need: time, assets, transforms.
fn base() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), TransformPlugin))
        .init_asset::<Image>()
        .init_asset::<Mesh>()
        .init_asset::<ColorMaterial>()
        .init_asset::<TextureAtlasLayout>()
        .insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    app
}

/// The lanes of a storm, as busy as each other.
fn lane(i: usize) -> (SwitchLane, Look) {
    let group = if i.is_multiple_of(3) {
        IssuerGroup::B
    } else {
        IssuerGroup::A
    };
    let place = u8::try_from(i * 37 % 256).unwrap_or_default();
    match i % 8 {
        0 | 1 => (SwitchLane::Ribbon, Look::Retry),
        2 => (SwitchLane::Strand(place % 6), Look::New),
        3 => (SwitchLane::Stream, Look::New),
        4 => (SwitchLane::FanIn(place), Look::Retry),
        5 => (SwitchLane::FanOut(place, group), Look::New),
        6 => (SwitchLane::Exit(group), Look::Approved),
        _ => (SwitchLane::TakeOff(Source::Queue), Look::LeftQueue),
    }
}

fn travel(mut marks: Query<&mut Mark>) {
    for mut mark in &mut marks {
        mark.advance(TRAVEL_S);
    }
}

/// The switch's stage in a storm, with so many marks and every slot of the largest fleet.
fn stage(marks: usize) -> App {
    let mut app = base();
    app.add_plugins(StagePlugin)
        .add_systems(Update, travel)
        .insert_resource(StageFrame {
            kind: StageKind::Desk,
            ..StageFrame::default()
        })
        .insert_resource(StageInput {
            target: switch::scenes::storm().into(),
            ..StageInput::default()
        });
    app.update();
    let world = app.world_mut();
    for place in 0..SERVERS {
        let server = world.spawn((Server { place }, ServerState::Running)).id();
        for index in 0..SLOTS {
            let slot = Slot {
                server: place,
                index,
                order: 0.5,
            };
            world.spawn((slot, SlotUse::New, SlotOf(server)));
        }
    }
    for i in 0..marks {
        let (lane, look) = lane(i);
        let share = i as f32 / marks as f32;
        world.spawn(Mark::standing(
            lane.into(),
            look,
            0.05 + 0.8 * share,
            share - 0.5,
            share,
        ));
    }
    settle(&mut app);
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

/// Lets what eases come to rest.
fn settle(app: &mut App) {
    for _ in 0..120 {
        app.update();
    }
}

fn frames(c: &mut Criterion) {
    for marks in [MOST_MARKS, 5_000] {
        let slots = (SERVERS * SLOTS) as usize;
        let mut group = c.benchmark_group(format!("{marks} marks, {slots} slots"));
        for (name, mut app) in [
            ("stage", stage(marks)),
            ("bare sprites", bare(marks + slots)),
        ] {
            group.bench_function(name, |b| b.iter(|| black_box(&mut app).update()));
        }
        group.finish();
    }
}

criterion_group!(benches, frames);
criterion_main!(benches);

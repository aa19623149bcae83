//! What stands is drawn once, what moves in every frame, and nobody sees the difference.

use bevy::camera::{ComputedCameraValues, RenderTargetInfo};
use bevy::ecs::message::MessageCursor;
use bevy::mesh::VertexAttributeValues;

use super::entities::stage;
use super::{Checked, SwitchScene, WebScene, inked};
use crate::shift::entities::{Server, ServerState};
use crate::stage::canvas::Layer;
use crate::stage::motion::{Moving, Shown};
use crate::stage::paint::ServerLook;
use crate::stage::scene::Layout;
use crate::stage::*;

#[test]
fn sheets_that_stand_look_at_no_clock() {
    look_at_no_clock::<SwitchScene>();
    look_at_no_clock::<WebScene>();
}

fn look_at_no_clock<S: Checked>()
where
    Target: From<S>,
{
    let frame = StageFrame {
        kind: StageKind::Desk,
        ..StageFrame::default()
    };
    let mut moved = false;
    for (name, scene) in S::all() {
        let (mut plan, mut motion) = (S::Plan::default(), S::Motion::default());
        plan.lay(&scene, &frame);
        motion.settle(scene);
        let drawn = |sheet: &sheet::Sheet<S>, motion: &S::Motion, done: f32| {
            let (running, starting) = scene.machines();
            let servers: Vec<ServerLook> = ServerLook::fleet(running, starting, done).collect();
            let ink = inked(sheet, (&plan, &scene, motion), &servers, &frame);
            (ink.positions, ink.colors)
        };
        let before: Vec<_> = S::SHEETS.iter().map(|s| drawn(s, &motion, 0.2)).collect();
        let leaves = motion.leaves();
        let input = StageInput {
            target: scene.into(),
            jump: false,
            ..StageInput::default()
        };
        motion.step(&input, &Shown::still(scene), &plan, 0.7);
        let settled = motion
            .leaves()
            .iter()
            .zip(leaves)
            .all(|(now, then)| (now - then).abs() < 1e-6);
        assert!(settled, "{name}");
        for (i, (sheet, before)) in S::SHEETS.iter().zip(before).enumerate() {
            let same = drawn(sheet, &motion, 0.6) == before;
            assert!(same || sheet.moves(), "sheet {i} of {name}");
            moved |= !same;
        }
    }
    assert!(moved, "nothing moves");
}

#[test]
fn sheets_look_at_nothing_but_what_they_name() {
    look_at_what_they_name::<SwitchScene>();
    look_at_what_they_name::<WebScene>();
}

fn look_at_what_they_name<S: Checked>() {
    let frame = StageFrame {
        kind: StageKind::Desk,
        ..StageFrame::default()
    };
    let servers: Vec<ServerLook> = ServerLook::fleet(8, 0, 1.0).collect();
    let mut motion = S::Motion::default();
    motion.settle(S::default());
    let mut named = 0;
    for (i, sheet) in S::SHEETS.iter().enumerate() {
        let sheet::Anew::Of(key) = sheet.anew else {
            continue;
        };
        let mut seen: Vec<(sheet::Key, Vec<[f32; 3]>, Vec<[f32; 4]>)> = Vec::new();
        let mut same = 0;
        for ((name, from), (other, to)) in S::all().into_iter().zip(S::all().into_iter().skip(1)) {
            for share in [0.0, 0.2, 0.5, 0.9, 1.0] {
                let scene = S::eased(&from, &to, share);
                let mut plan = S::Plan::default();
                plan.lay(&scene, &frame);
                let ink = inked(sheet, (&plan, &scene, &motion), &servers, &frame);
                let key = key(&plan, &scene);
                match seen
                    .iter()
                    .find(|(seen, _, _)| seen.map(f32::to_bits) == key.map(f32::to_bits))
                {
                    Some((_, positions, colors)) => {
                        let told = format!("sheet {i}, {share} of the way from {name} to {other}");
                        assert!(
                            *positions == ink.positions && *colors == ink.colors,
                            "{told}"
                        );
                        same += 1;
                    }
                    None => seen.push((key, ink.positions, ink.colors)),
                }
            }
        }
        assert!(same > 3, "sheet {i} is never spared");
        named += 1;
    }
    assert!(named > 0);
}

/// The corners of the sheets that are shown, from the lowest to the highest.
fn shown(app: &mut App) -> Vec<Vec<[f32; 3]>> {
    let world = app.world_mut();
    let mut query = world.query::<(&Layer, &Transform, &Visibility, &Mesh2d)>();
    let mut pages: Vec<(f32, AssetId<Mesh>)> = query
        .iter(world)
        .filter(|(_, _, visibility, _)| **visibility != Visibility::Hidden)
        .map(|(_, at, _, mesh)| (at.translation.z, mesh.id()))
        .collect();
    pages.sort_by(|a, b| a.0.total_cmp(&b.0));
    let meshes = world.resource::<Assets<Mesh>>();
    let corners = pages.into_iter().map(|(_, mesh)| {
        let positions = meshes
            .get(mesh)
            .and_then(|mesh| mesh.attribute(Mesh::ATTRIBUTE_POSITION));
        match positions {
            Some(VertexAttributeValues::Float32x3(positions)) => positions.clone(),
            _ => Vec::new(),
        }
    });
    corners.collect()
}

/// Shows a minute for so many frames of 0.2 s.
fn show(app: &mut App, target: Target, jump: bool, frames: u32) {
    app.insert_resource(StageInput {
        target,
        jump,
        ..StageInput::default()
    });
    for _ in 0..frames {
        app.update();
    }
}

#[test]
fn whatever_was_shown_before_a_minute_looks_the_same() {
    let storm: Target = switch::scenes::storm().into();
    let everything: Target = web::scenes::everything().into();
    let wide = StageFrame {
        rect: Rect::new(10.0, 20.0, 1290.0, 720.0),
        kind: StageKind::Desk,
        ..StageFrame::default()
    };
    for target in [storm, everything] {
        let mut app = stage();
        for place in 0..6 {
            app.world_mut()
                .spawn((Server { place }, ServerState::Running));
        }
        // Cut off on the way, on another desk, on another frame, out of sight.
        show(&mut app, everything, false, 2);
        show(&mut app, switch::scenes::outage().into(), false, 2);
        show(&mut app, storm, false, 6);
        show(&mut app, web::scenes::surge().into(), false, 1);
        app.world_mut().resource_mut::<StageFrame>().kind = StageKind::Hidden;
        show(&mut app, storm, false, 1);
        app.insert_resource(wide);
        show(&mut app, target, false, 8);

        let mut other = stage();
        for place in 0..6 {
            other
                .world_mut()
                .spawn((Server { place }, ServerState::Running));
        }
        other.insert_resource(wide);
        show(&mut other, target, true, 8);
        let moves: Vec<bool> = match target {
            Target::Switch(_) => SwitchScene::SHEETS
                .iter()
                .map(sheet::Sheet::moves)
                .collect(),
            Target::Web(_) => WebScene::SHEETS.iter().map(sheet::Sheet::moves).collect(),
        };
        let (seen, fresh) = (shown(&mut app), shown(&mut other));
        assert_eq!((seen.len(), fresh.len()), (moves.len(), moves.len()));
        for (i, moves) in moves.into_iter().enumerate() {
            assert!(moves || seen[i] == fresh[i], "sheet {i} of {target:?}");
        }
    }
}

#[test]
fn only_what_moves_is_drawn_again() {
    let mut app = stage();
    show(&mut app, switch::scenes::storm().into(), false, 8);
    let mut cursor = MessageCursor::<AssetEvent<Mesh>>::default();
    let mut written = |app: &mut App| {
        app.update();
        let events = app.world().resource::<Messages<AssetEvent<Mesh>>>();
        let modified = cursor
            .read(events)
            .filter(|event| matches!(event, AssetEvent::Modified { .. }));
        modified.count()
    };
    written(&mut app);
    assert_eq!(written(&mut app), 1, "the ribbon's streaks");
    app.world_mut().resource_mut::<StageFrame>().ui_scale = 1.5;
    app.update();
    assert!(written(&mut app) > 3, "everything");
}

#[test]
fn what_stands_is_handed_over_again_when_a_camera_comes_back() {
    #[derive(Resource, Default)]
    struct Handed(usize);
    fn count(meshes: Query<(), (With<Layer>, Changed<Mesh2d>)>, mut handed: ResMut<Handed>) {
        handed.0 = meshes.iter().count();
    }
    let mut app = stage();
    app.init_resource::<Handed>().add_systems(Last, count);
    let camera = Camera {
        computed: ComputedCameraValues {
            target_info: Some(RenderTargetInfo {
                physical_size: UVec2::new(1280, 720),
                scale_factor: 1.0,
            }),
            ..default()
        },
        ..default()
    };
    let camera = app.world_mut().spawn(camera).id();
    let mut handed = |active: bool| {
        if let Some(mut camera) = app.world_mut().get_mut::<Camera>(camera) {
            camera.is_active = active;
        }
        app.update();
        app.world().resource::<Handed>().0 > 0
    };
    handed(true);
    assert_eq!(
        [true, false, false, true, true].map(&mut handed),
        [false, false, false, true, false]
    );
}

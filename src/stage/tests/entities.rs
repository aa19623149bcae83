//! Whatever the shift spawns gets its picture.

use std::time::Duration;

use bevy::time::TimeUpdateStrategy;

use crate::shift::entities::{Server, ServerState, Slot, SlotOf, SlotUse};
use crate::shift::mark::{Lane, Look, Mark, SwitchLane};
use crate::stage::*;

/// The stage without a renderer: everything but the drawing itself.
pub(super) fn stage() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, AssetPlugin::default(), TransformPlugin))
        .init_asset::<Image>()
        .init_asset::<Mesh>()
        .init_asset::<ColorMaterial>()
        .init_asset::<TextureAtlasLayout>()
        .add_plugins(StagePlugin);
    app.insert_resource(StageFrame {
        kind: StageKind::Desk,
        ..StageFrame::default()
    });
    app.insert_resource(StageInput {
        target: switch::scenes::surge().into(),
        ..StageInput::default()
    });
    // A server lights up within three frames of this length.
    let frame = Duration::from_millis(200);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    app.update();
    app
}

#[test]
fn whatever_the_shift_spawns_gets_its_picture() {
    let mut app = stage();
    let world = app.world_mut();
    let server = world
        .spawn((Server { place: 3 }, ServerState::Running))
        .id();
    let slots: Vec<Entity> = (0..32)
        .map(|index| {
            let slot = Slot {
                server: 3,
                index,
                order: 0.5,
            };
            world.spawn((slot, SlotUse::New, SlotOf(server))).id()
        })
        .collect();
    let shown = world
        .spawn(Mark::standing(
            SwitchLane::Ribbon.into(),
            Look::Retry,
            0.5,
            0.1,
            0.2,
        ))
        .id();
    let held = world
        .spawn(Mark::standing(Lane::Held, Look::New, 0.5, 0.1, 0.2))
        .id();
    let parked = world.spawn(Mark::default()).id();
    for _ in 0..3 {
        app.update();
    }
    let world = app.world();
    let visible = |e: Entity| world.get::<Visibility>(e) == Some(&Visibility::Inherited);
    let mut places = std::collections::BTreeSet::new();
    for slot in slots {
        assert!(visible(slot) && world.get::<Sprite>(slot).is_some());
        let at = world
            .get::<GlobalTransform>(slot)
            .map(|t| t.translation().truncate());
        assert!(
            places.insert(at.map(|p| format!("{p}"))),
            "two cells lie on each other"
        );
    }
    assert!(visible(shown) && !visible(held) && !visible(parked));
    app.world_mut().entity_mut(server).despawn();
    app.update();
    let left = app.world_mut().query::<&Slot>().iter(app.world()).count();
    assert_eq!(left, 0, "the cells go with their server");
}

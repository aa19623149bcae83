//! Pictures, attached to what the shift spawns: what both desks share lies here, what differs is a module a desk.

pub mod atlas;
pub mod blend;
pub mod canvas;
pub mod curve;
pub mod flow;
pub mod ink;
pub mod labels;
pub mod lanes;
pub mod layout;
mod legend;
mod looks;
pub mod marks;
pub mod motion;
pub mod paint;
pub mod pixels;
pub mod places;
pub mod servers;
pub mod shapes;
pub mod stations;
pub mod switch;
pub mod target;
pub mod web;
pub mod whole;

use bevy::prelude::*;

pub use layout::{StageFrame, StageKind};
pub use switch::{IssuerScene, Scene};
pub use target::{Target, Words};
pub use web::{BudgetScene, WebPicture, WebScene};

/// What the stage is told each frame.
#[derive(Resource, Clone, Debug)]
pub struct StageInput {
    /// The minute to be shown. When it changes, the picture eases towards it from whatever it shows.
    pub target: Target,
    /// How long that takes, in seconds of wall time: the shorter of a minute and 0.6 s.
    pub ease_s: f32,
    /// The picture is the target at once (a shift has just been put on the desk).
    pub jump: bool,
    /// Number of the minute on screen; marks that stand still are laid anew when it changes.
    pub minute: u32,
    /// How much of that minute has passed, 0…1.
    pub minute_share: f32,
    /// Pace of whatever moves by itself, as a multiple; at most 2 is used.
    pub speed: f32,
    /// Nothing moves by itself.
    pub paused: bool,
    /// Things stand, and change at once.
    pub reduced_motion: bool,
}

impl Default for StageInput {
    fn default() -> Self {
        Self {
            target: Target::default(),
            ease_s: 0.6,
            jump: true,
            minute: 0,
            minute_share: 0.0,
            speed: 1.0,
            paused: false,
            reduced_motion: false,
        }
    }
}

/// The order of the stage's work within a frame, in `PostUpdate` before transforms propagate.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StageSystems {
    /// Eases the scene and lays out the stage for it.
    Lay,
    /// Draws ink and moves sprites.
    Draw,
}

/// The stage. It draws what [`StageInput`] says where [`StageFrame`] says; whoever assembles the game writes both.
pub struct StagePlugin;

impl Plugin for StagePlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<StageInput>()
            .init_resource::<StageFrame>()
            .init_resource::<WebPicture>()
            .init_resource::<motion::Shown<Scene>>()
            .init_resource::<motion::Shown<WebScene>>()
            .init_resource::<switch::Motion>()
            .init_resource::<web::WebMotion>()
            .init_resource::<switch::Plan>()
            .init_resource::<web::WebPlan>()
            .init_resource::<places::Places>()
            .init_resource::<servers::Rack>()
            .configure_sets(
                PostUpdate,
                (StageSystems::Lay, StageSystems::Draw)
                    .chain()
                    .before(TransformSystems::Propagate),
            )
            .add_systems(PreStartup, (atlas::set_up, canvas::set_up))
            .add_systems(
                PostUpdate,
                (
                    (switch::lay, web::lay),
                    places::take,
                    (servers::follow, atlas::resize),
                )
                    .chain()
                    .in_set(StageSystems::Lay),
            )
            .add_systems(
                PostUpdate,
                (servers::place, marks::place, canvas::draw).in_set(StageSystems::Draw),
            )
            .add_observer(servers::dress)
            .add_observer(marks::dress);
    }
}

/// The camera the stage is drawn for: the origin is the window's top left corner, a unit is a logical pixel, y grows upward.
#[must_use]
pub fn camera() -> impl Bundle {
    let ground = crate::theme::INK0;
    (
        Camera2d,
        Camera {
            clear_color: ClearColorConfig::Custom(Color::srgb_u8(ground.0, ground.1, ground.2)),
            ..default()
        },
        Projection::Orthographic(OrthographicProjection {
            viewport_origin: Vec2::new(0.0, 1.0),
            ..OrthographicProjection::default_2d()
        }),
        Msaa::Off,
    )
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use bevy::time::TimeUpdateStrategy;

    use super::*;
    use crate::shift::entities::{Server, ServerState, Slot, SlotOf, SlotUse};
    use crate::shift::mark::{Lane, Look, Mark, SwitchLane};

    /// The stage without a renderer: everything but the drawing itself.
    fn stage() -> App {
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
}

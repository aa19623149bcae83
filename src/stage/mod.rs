//! Pictures, attached to what the shift spawns: what both desks share lies here, what differs is a module a desk.

pub mod atlas;
pub mod blend;
pub mod canvas;
pub mod curve;
mod dash;
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
pub mod scene;
pub mod servers;
pub mod shapes;
pub mod sheet;
pub mod stations;
pub mod switch;
pub mod target;
pub mod web;
pub mod whole;

use bevy::prelude::*;

pub use layout::{StageFrame, StageKind};
pub use scene::Scene;
pub use switch::{IssuerScene, SwitchScene};
pub use target::{Desks, Target};
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

impl StageInput {
    /// Whether everything is where it belongs at once: without motion, and at the start.
    #[must_use]
    pub fn is_at_once(&self) -> bool {
        self.reduced_motion || self.jump
    }

    /// Wall seconds that whatever opens and closes goes on in a frame of `dt` seconds: all that it needs, where nothing moves.
    fn leaf_s(&self, dt: f32) -> f32 {
        if self.is_at_once() { 1e3 } else { dt }
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
        add_desk::<SwitchScene>(app);
        add_desk::<WebScene>(app);
        app.init_resource::<StageInput>()
            .init_resource::<StageFrame>()
            .init_resource::<WebPicture>()
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
                (servers::follow, atlas::resize)
                    .chain()
                    .after(Laid)
                    .in_set(StageSystems::Lay),
            )
            .add_systems(
                PostUpdate,
                (
                    servers::place,
                    marks::place,
                    canvas::draw,
                    canvas::show_again.run_if(canvas::is_seen_again),
                )
                    .in_set(StageSystems::Draw),
            )
            .add_observer(servers::dress)
            .add_observer(marks::dress);
    }
}

/// The layout of either desk.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Laid;

/// What a desk's stage needs.
fn add_desk<S: Scene>(app: &mut App) {
    app.init_resource::<motion::Shown<S>>()
        .init_resource::<S::Motion>()
        .init_resource::<S::Plan>()
        .add_systems(
            PostUpdate,
            motion::lay::<S>.in_set(Laid).in_set(StageSystems::Lay),
        );
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
mod tests;

//! The rack: how its servers look, and a sprite for every slot.

use bevy::prelude::*;

use super::StageInput;
use super::atlas::{Atlas, Sizes};
use super::canvas::CELLS_Z;
use super::flow::draw;
use super::layout::{StageFrame, StageKind};
use super::paint::ServerLook;
use super::places::Places;
use crate::shift::entities::{Server, ServerState, Slot, SlotUse};

/// Seconds a new server takes to light up, left to right.
const LIGHT_S: f32 = 0.4;

/// How the places of the rack look.
#[derive(Resource, Debug, Default)]
pub struct Rack {
    looks: Vec<ServerLook>,
    running: u32,
}

impl Rack {
    /// The places in order.
    #[must_use]
    pub fn looks(&self) -> &[ServerLook] {
        &self.looks
    }

    /// Servers that run.
    #[must_use]
    pub fn running(&self) -> u32 {
        self.running
    }
}

/// Follows the servers of the shift.
pub(super) fn follow(
    servers: Query<(&Server, &ServerState)>,
    input: Res<StageInput>,
    time: Res<Time>,
    mut rack: ResMut<Rack>,
    mut seen: Local<Vec<bool>>,
) {
    let by = if input.reduced_motion {
        1.0
    } else {
        time.delta_secs() / LIGHT_S
    };
    seen.clear();
    rack.running = 0;
    for (server, state) in &servers {
        let place = server.place as usize;
        if place >= seen.len() {
            seen.resize(place + 1, false);
        }
        if place >= rack.looks.len() {
            rack.looks.resize(place + 1, ServerLook::default());
        }
        seen[place] = true;
        let before = rack.looks[place].lit;
        rack.looks[place] = match state {
            ServerState::Running => {
                rack.running += 1;
                ServerLook {
                    lit: (before + by).clamp(0.01, 1.0),
                    booting: None,
                }
            }
            ServerState::Booting { minutes_left } => {
                let total = input.target.boot_min().max(*minutes_left).max(1) as f32;
                let done =
                    1.0 - (*minutes_left as f32 - input.minute_share.clamp(0.0, 1.0)) / total;
                ServerLook {
                    lit: 0.0,
                    booting: Some(done.clamp(0.0, 1.0)),
                }
            }
        };
    }
    for (place, look) in rack.looks.iter_mut().enumerate() {
        if !seen.get(place).copied().unwrap_or(false) {
            *look = ServerLook::default();
        }
    }
}

/// Gives a new slot its sprite.
pub(super) fn dress(add: On<Add, Slot>, mut commands: Commands, atlas: Option<Res<Atlas>>) {
    if let Some(atlas) = atlas {
        let sprite = atlas.sprite(Atlas::cell(SlotUse::Free));
        commands.entity(add.entity).try_insert((
            sprite,
            Transform::from_xyz(0.0, 0.0, CELLS_Z),
            Visibility::Hidden,
        ));
    }
}

/// What the places of cells depend on.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Laid {
    places: Places,
    frame: StageFrame,
    sizes: Sizes,
}

/// Places and colours the cells: all of them when the rack moves, otherwise those that changed or light up.
pub(super) fn place(
    mut slots: Query<(
        &Slot,
        Ref<SlotUse>,
        &mut Transform,
        &mut Sprite,
        &mut Visibility,
    )>,
    atlas: Res<Atlas>,
    frame: Res<StageFrame>,
    places: Res<Places>,
    rack: Res<Rack>,
    mut laid: Local<Laid>,
) {
    let moved = laid.places != *places || laid.frame != *frame || laid.sizes != atlas.sizes;
    if moved {
        *laid = Laid {
            places: places.clone(),
            frame: *frame,
            sizes: atlas.sizes,
        };
    }
    let hidden = frame.kind == StageKind::Hidden;
    for (slot, usage, mut transform, mut sprite, mut visibility) in &mut slots {
        let lit = rack
            .looks()
            .get(slot.server as usize)
            .map_or(0.0, |look| look.lit);
        let columns = places.columns.max(1);
        let column = slot.index % columns;
        let dark = hidden || lit <= 0.0 || (column as f32 + 0.5) / columns as f32 > lit;
        let wanted = if dark {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        };
        let appears = visibility.set_if_neq(wanted);
        if dark || !(moved || appears || usage.is_changed() || sprite.is_added()) {
            continue;
        }
        let index = Atlas::cell(*usage);
        if let Some(texture) = &mut sprite.texture_atlas {
            texture.index = index;
        }
        sprite.custom_size = Some(atlas.span(index));
        sprite.color = shade(*usage, slot);
        transform.translation = cell(&places, &frame, atlas.sizes, slot).extend(CELLS_Z);
    }
}

/// Cells of one kind differ a little in brightness, so that the rack looks alive.
fn shade(usage: SlotUse, slot: &Slot) -> Color {
    let variety = draw(slot.server * 32 + slot.index, 9);
    let opacity = match usage {
        SlotUse::New | SlotUse::BadBuild => 0.72 + 0.22 * variety,
        SlotUse::Retry => 0.85 + 0.15 * variety,
        SlotUse::Free | SlotUse::Slow => 1.0,
    };
    // As if the encoded colour were dimmed on the dark rack.
    let light = opacity.powf(2.2);
    Color::linear_rgba(light, light, light, 1.0)
}

/// Middle of a cell in the engine's coordinates; its edges lie on device pixels.
fn cell(places: &Places, frame: &StageFrame, sizes: Sizes, slot: &Slot) -> Vec2 {
    let place = places.frame(slot.server);
    let columns = places.columns.max(1);
    let factor = frame.scale_factor.max(0.1);
    let (column, line) = (slot.index % columns, slot.index / columns);
    let from = frame.px(Vec2::new(place.min.x + places.lead, place.min.y)) * factor;
    let block = (sizes.pitch * UVec2::new(columns - 1, 1) + sizes.cell).as_vec2();
    let inside = Vec2::new(place.width() - places.lead - places.tail, place.height());
    let room = inside * frame.zoom() * factor;
    // What whole pixels leave over is shared out around the block.
    let corner = (from + ((room - block) / 2.0).max(Vec2::ZERO)).round();
    let at =
        (corner + (sizes.pitch * UVec2::new(column, line)).as_vec2() + sizes.cell.as_vec2() / 2.0)
            / factor;
    Vec2::new(at.x, -at.y)
}

//! The layers of ink: under the marks, over them, and over the cells. Their meshes are rewritten each frame, in place.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, PrimitiveTopology, VertexAttributeValues};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;

use super::ink::Ink;
use super::layout::{StageFrame, StageKind};
use super::servers::Rack;
use super::target::{Desks, Target};
use super::web::{WebCard, WebPicture};

/// Depth of the ink under the marks.
const BACK_Z: f32 = 0.0;
/// Depth of the marks.
pub const MARKS_Z: f32 = 1.0;
/// Depth of the ink over the marks.
const FRONT_Z: f32 = 2.0;
/// Depth of the machines' cells.
pub const CELLS_Z: f32 = 3.0;
/// Depth of the ink over the cells.
const OVER_Z: f32 = 4.0;

/// Marks the entities that carry a layer of the stage.
#[derive(Component)]
pub struct Layer;

/// The layers' ink and meshes.
#[derive(Resource)]
pub struct Canvas {
    back: (Ink, Handle<Mesh>),
    front: (Ink, Handle<Mesh>),
    over: (Ink, Handle<Mesh>),
    card: WebCard,
}

fn blank() -> Mesh {
    // Empty buffers are not uploaded: a triangle without size stands in until there is something to draw.
    let mesh = Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::default(),
    );
    mesh.with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, vec![[0.0f32; 3]; 3])
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, vec![[0.0f32; 4]; 3])
        .with_inserted_indices(Indices::U32(vec![0, 1, 2]))
}

pub(super) fn set_up(
    mut commands: Commands,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let material = materials.add(ColorMaterial {
        color: Color::WHITE,
        alpha_mode: AlphaMode2d::Blend,
        ..default()
    });
    let mut layer = |z: f32, name: &'static str| {
        let mesh = meshes.add(blank());
        commands.spawn((
            Name::new(name),
            Layer,
            Mesh2d(mesh.clone()),
            MeshMaterial2d(material.clone()),
            Transform::from_xyz(0.0, 0.0, z),
            Visibility::Hidden,
            // Its bounds change every frame.
            NoFrustumCulling,
        ));
        (Ink::default(), mesh)
    };
    let back = layer(BACK_Z, "Ink under the marks");
    let front = layer(FRONT_Z, "Ink over the marks");
    let over = layer(OVER_Z, "Ink over the cells");
    commands.insert_resource(Canvas {
        back,
        front,
        over,
        card: WebCard::default(),
    });
}

pub(super) fn draw(
    mut canvas: ResMut<Canvas>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut layers: Query<&mut Visibility, With<Layer>>,
    frame: Res<StageFrame>,
    web: Res<WebPicture>,
    desks: Desks,
    rack: Res<Rack>,
    time: Res<Time>,
) {
    let hidden = frame.kind == StageKind::Hidden;
    for mut visibility in &mut layers {
        visibility.set_if_neq(if hidden {
            Visibility::Hidden
        } else {
            Visibility::Inherited
        });
    }
    if hidden {
        return;
    }
    let Canvas {
        back,
        front,
        over,
        card,
    } = canvas.as_mut();
    for (ink, _) in [&mut *back, &mut *front, &mut *over] {
        ink.begin(&frame);
    }
    let layers = [&mut back.0, &mut front.0, &mut over.0];
    match desks.input.target {
        Target::Switch(_) => desks.switch.draw(layers, rack.looks(), &frame),
        Target::Web(_) => desks.web.draw(layers, rack.looks(), &frame),
    }
    card.draw(
        &mut back.0,
        &web,
        &frame,
        desks.input.reduced_motion,
        time.delta_secs(),
    );
    for (ink, mesh) in [back, front, over] {
        if let Some(mut mesh) = meshes.get_mut(&*mesh) {
            write(ink, &mut mesh);
        }
    }
}

/// Puts the ink into the mesh; the two swap their memory.
fn write(ink: &mut Ink, mesh: &mut Mesh) {
    if ink.indices.is_empty() {
        ink.blank();
    }
    if let Some(VertexAttributeValues::Float32x3(positions)) =
        mesh.attribute_mut(Mesh::ATTRIBUTE_POSITION)
    {
        std::mem::swap(positions, &mut ink.positions);
    }
    if let Some(VertexAttributeValues::Float32x4(colors)) =
        mesh.attribute_mut(Mesh::ATTRIBUTE_COLOR)
    {
        std::mem::swap(colors, &mut ink.colors);
    }
    if let Some(Indices::U32(indices)) = mesh.indices_mut() {
        std::mem::swap(indices, &mut ink.indices);
    }
}

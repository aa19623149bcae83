//! Where the ink of every sheet goes: meshes that are rewritten in place, and only when there is something new to show.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::NoFrustumCulling;
use bevy::mesh::{Indices, PrimitiveTopology, VertexAttributeValues};
use bevy::prelude::*;
use bevy::sprite_render::AlphaMode2d;

use super::ink::Ink;
use super::layout::{StageFrame, StageKind};
use super::scene::Scene;
use super::servers::Rack;
use super::sheet::{Inks, Over};
use super::switch::SwitchScene;
use super::target::Desks;
use super::web::{WebCard, WebPicture, WebScene};
use crate::model::control::DeskKind;

/// Depth of the lowest sheet.
const GROUND_Z: f32 = 0.0;
/// Depth of the title's card of the web service.
const CARD_Z: f32 = 0.9;
/// Depth of the marks.
pub const MARKS_Z: f32 = 1.0;
/// Depth of the lowest sheet over the marks.
const OVER_MARKS_Z: f32 = 2.0;
/// Depth of the machines' cells.
pub const CELLS_Z: f32 = 3.0;
/// Depth of the lowest sheet over the cells.
const OVER_CELLS_Z: f32 = 4.0;
/// How far a sheet lies over the one before.
const SHEET_Z: f32 = 0.05;

/// Marks the entities that carry ink, with whose it is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// A sheet of a desk.
    Desk(DeskKind),
    /// The title's card of the web service.
    Card,
}

/// A mesh that ink is put into.
struct Page {
    mesh: Handle<Mesh>,
    blank: bool,
}

/// What a desk's sheets are drawn with, and onto.
#[derive(Default)]
struct Desk {
    inks: Inks,
    pages: Vec<Page>,
}

/// All ink and its meshes.
#[derive(Resource)]
pub struct Canvas {
    switch: Desk,
    web: Desk,
    card: (WebCard, Ink, Page),
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
    let mut page = |layer: Layer, z: f32| {
        let mesh = meshes.add(blank());
        commands.spawn((
            Name::new(format!("{layer:?} at {z}")),
            layer,
            Mesh2d(mesh.clone()),
            MeshMaterial2d(material.clone()),
            Transform::from_xyz(0.0, 0.0, z),
            Visibility::Hidden,
            // Its bounds change with its ink.
            NoFrustumCulling,
        ));
        Page { mesh, blank: true }
    };
    let canvas = Canvas {
        switch: desk::<SwitchScene>(DeskKind::Switch, &mut page),
        web: desk::<WebScene>(DeskKind::Web, &mut page),
        card: (
            WebCard::default(),
            Ink::default(),
            page(Layer::Card, CARD_Z),
        ),
    };
    commands.insert_resource(canvas);
}

fn desk<S: Scene>(desk: DeskKind, page: &mut impl FnMut(Layer, f32) -> Page) -> Desk {
    let depths = S::SHEETS.iter().zip(0u8..).map(|(sheet, i)| {
        let base = match sheet.over {
            Over::Ground => GROUND_Z,
            Over::Marks => OVER_MARKS_Z,
            Over::Cells => OVER_CELLS_Z,
        };
        base + SHEET_Z * f32::from(i)
    });
    Desk {
        pages: depths.map(|z| page(Layer::Desk(desk), z)).collect(),
        ..Desk::default()
    }
}

/// Whether a camera draws again after none did, as when a window was minimized.
pub(super) fn is_seen_again(cameras: Query<&Camera>, mut seen: Local<bool>) -> bool {
    let now = cameras.iter().any(|camera| {
        let size = camera.physical_target_size().unwrap_or_default();
        camera.is_active && size.min_element() > 0
    });
    !std::mem::replace(&mut *seen, now) && now
}

/// Hands all meshes to the engine's renderer again: whatever has not changed meanwhile it forgets with the camera (Bevy 0.19).
pub(super) fn show_again(mut meshes: Query<&mut Mesh2d, With<Layer>>) {
    for mut mesh in &mut meshes {
        mesh.set_changed();
    }
}

pub(super) fn draw(
    mut canvas: ResMut<Canvas>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut layers: Query<(&Layer, &mut Visibility)>,
    frame: Res<StageFrame>,
    web: Res<WebPicture>,
    desks: Desks,
    rack: Res<Rack>,
    time: Res<Time>,
) {
    let shown = (frame.kind != StageKind::Hidden).then(|| desks.input.target.desk());
    for (layer, mut visibility) in &mut layers {
        let there = match layer {
            Layer::Desk(desk) => shown == Some(*desk),
            Layer::Card => shown.is_some() && web.place.is_some(),
        };
        visibility.set_if_neq(if there {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
    let Some(shown) = shown else { return };
    let Canvas {
        switch,
        web: service,
        card: (card, ink, page),
    } = canvas.as_mut();
    let looks = rack.looks();
    match shown {
        DeskKind::Switch => desks
            .switch
            .draw(&mut switch.inks, looks, &frame, |i, ink| {
                switch.pages[i].write(ink, &mut meshes);
            }),
        DeskKind::Web => desks.web.draw(&mut service.inks, looks, &frame, |i, ink| {
            service.pages[i].write(ink, &mut meshes);
        }),
    }
    if card.draw(
        ink,
        &web,
        &frame,
        desks.input.reduced_motion,
        time.delta_secs(),
    ) {
        page.write(ink, &mut meshes);
    }
}

impl Page {
    /// Puts ink into the mesh; the two swap their memory.
    fn write(&mut self, ink: &mut Ink, meshes: &mut Assets<Mesh>) {
        let blank = ink.indices.is_empty();
        if std::mem::replace(&mut self.blank, blank) && blank {
            return;
        }
        if blank {
            ink.blank();
        }
        let Some(mut mesh) = meshes.get_mut(&self.mesh) else {
            return;
        };
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
}

//! All sprites of the stage in one picture, drawn by the game itself at the size they are needed, so that they are crisp and go out in one batch.

use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageSampler, TextureAtlas};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use super::layout::StageFrame;
use super::looks::{cell, mark};
use super::pixels::{Coat, paint};
use super::places::Places;
use super::whole::whole;
use crate::shift::entities::SlotUse;
use crate::shift::mark::Look;

/// Half size of a mark, in units.
pub const MARK: f32 = 3.1;
/// Least half size of a mark, in logical pixels.
const MARK_LEAST: f32 = 2.4;
/// Most pixels of half a mark in the picture: it stays within 2048 pixels on any screen.
const MARK_MOST: f32 = 40.0;
/// Width of the picture in pixels.
const WIDTH: u32 = 1024;
/// Free pixels around each sprite.
const GAP: u32 = 2;

/// Every look of a mark, in the order of the atlas.
pub const LOOKS: [Look; 14] = [
    Look::New,
    Look::Retry,
    Look::Approved,
    Look::StandIn,
    Look::TurnedAway,
    Look::LeftQueue,
    Look::GaveUp,
    Look::NoAnswer,
    Look::Reversal,
    Look::Declined,
    Look::Challenged,
    Look::FraudThrough,
    Look::FailedChallenge,
    Look::WarmUp,
];
/// Looks that also come with a dark rim, for the ribbon.
pub const RIMMED: [Look; 4] = [
    Look::Retry,
    Look::TurnedAway,
    Look::LeftQueue,
    Look::NoAnswer,
];
/// Every use of a slot, in the order of the atlas.
pub const USES: [SlotUse; 5] = [
    SlotUse::Free,
    SlotUse::New,
    SlotUse::Retry,
    SlotUse::Slow,
    SlotUse::BadBuild,
];

/// Sizes the sprites are drawn at, in device pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sizes {
    /// Half a mark.
    pub mark: f32,
    /// A cell, and how far cells are apart.
    pub cell: UVec2,
    /// See [`Self::cell`].
    pub pitch: UVec2,
    /// Device pixels a logical pixel.
    pub scale_factor: f32,
}

impl Sizes {
    /// The sizes for the places of the current layout.
    #[must_use]
    pub fn new(frame: &StageFrame, places: &Places) -> Self {
        let device = frame.zoom() * frame.scale_factor;
        let inside = Vec2::new(places.lead + 2.0 * places.tail, 3.0);
        let block = Vec2::new(places.columns.max(1) as f32, 2.0);
        let room = (places.frame(0).size() - inside) * device / block;
        // Whole pixels, so that every cell is as wide as its neighbour.
        let pitch = UVec2::new(
            whole(room.x.floor().max(2.0)),
            whole(room.y.round().max(2.0)),
        );
        let gap = UVec2::new(
            whole((places.gap.x * device).round().max(1.0)),
            whole((places.gap.y * device).round().max(1.0)),
        );
        let cell = UVec2::new(
            pitch.x.saturating_sub(gap.x).clamp(1, 96),
            pitch.y.saturating_sub(gap.y).clamp(1, 96),
        );
        let mark = (MARK * frame.zoom()).max(MARK_LEAST) * frame.scale_factor;
        Self {
            mark: (mark * 8.0).round() / 8.0,
            cell,
            pitch,
            scale_factor: frame.scale_factor,
        }
    }
}

/// The picture and where its sprites lie.
#[derive(Resource)]
pub struct Atlas {
    /// The picture.
    pub image: Handle<Image>,
    /// Where its sprites lie.
    pub layout: Handle<TextureAtlasLayout>,
    /// What it is drawn for.
    pub sizes: Sizes,
    /// Sizes of the sprites in logical pixels.
    spans: Vec<Vec2>,
}

impl Atlas {
    /// Number of the sprite of a mark.
    #[must_use]
    pub fn mark(look: Look, rimmed: bool) -> usize {
        let place = |list: &[Look]| list.iter().position(|l| *l == look);
        match place(&RIMMED).filter(|_| rimmed) {
            Some(i) => LOOKS.len() + i,
            None => place(&LOOKS).unwrap_or(0),
        }
    }

    /// Number of the sprite of a slot.
    #[must_use]
    pub fn cell(slot: SlotUse) -> usize {
        LOOKS.len() + RIMMED.len() + USES.iter().position(|u| *u == slot).unwrap_or(0)
    }

    /// Size of a sprite in logical pixels.
    #[must_use]
    pub fn span(&self, sprite: usize) -> Vec2 {
        self.spans.get(sprite).copied().unwrap_or(Vec2::ONE)
    }

    /// A sprite of the picture.
    #[must_use]
    pub fn sprite(&self, index: usize) -> Sprite {
        let atlas = TextureAtlas {
            layout: self.layout.clone(),
            index,
        };
        Sprite {
            custom_size: Some(self.span(index)),
            ..Sprite::from_atlas_image(self.image.clone(), atlas)
        }
    }
}

pub(super) fn set_up(
    mut commands: Commands,
    mut images: ResMut<Assets<Image>>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
) {
    let sizes = Sizes {
        mark: MARK,
        cell: UVec2::new(8, 6),
        pitch: UVec2::new(9, 7),
        scale_factor: 1.0,
    };
    let (image, layout, spans) = draw(sizes);
    commands.insert_resource(Atlas {
        image: images.add(image),
        layout: layouts.add(layout),
        sizes,
        spans,
    });
}

/// Draws the picture anew when sprites are needed at another size.
pub(super) fn resize(
    mut atlas: ResMut<Atlas>,
    frame: Res<StageFrame>,
    places: Res<Places>,
    mut images: ResMut<Assets<Image>>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
) {
    let sizes = Sizes::new(&frame, &places);
    if sizes == atlas.sizes || frame.kind == super::StageKind::Hidden {
        return;
    }
    let (image, layout, spans) = draw(sizes);
    if let (Some(mut old_image), Some(mut old_layout)) =
        (images.get_mut(&atlas.image), layouts.get_mut(&atlas.layout))
    {
        *old_image = image;
        *old_layout = layout;
        (atlas.sizes, atlas.spans) = (sizes, spans);
    }
}

/// Everything in the picture, in its order: size in pixels, coats, and how many of its pixels make a logical one.
fn pictures(sizes: Sizes) -> Vec<(UVec2, Vec<Coat>, f32)> {
    // Marks are turned and stand between pixels: drawn twice as large they stay sharp.
    let r = (2.0 * sizes.mark).clamp(2.0, MARK_MOST);
    let per_px = r / (sizes.mark / sizes.scale_factor.max(0.1)).max(0.1);
    let side = |reach: f32| UVec2::splat(2 * whole((r * reach).ceil()) + 4);
    let plain = LOOKS
        .into_iter()
        .map(|look| (side(1.5), mark(look, r, false), per_px));
    let rimmed = RIMMED
        .into_iter()
        .map(|look| (side(1.9), mark(look, r, true), per_px));
    let cells = USES
        .into_iter()
        .map(|slot| (sizes.cell, cell(slot, sizes), sizes.scale_factor.max(0.1)));
    plain.chain(rimmed).chain(cells).collect()
}

fn draw(sizes: Sizes) -> (Image, TextureAtlasLayout, Vec<Vec2>) {
    let pictures = pictures(sizes);
    let (mut at, mut row, mut places) = (UVec2::splat(GAP), 0, Vec::with_capacity(pictures.len()));
    for (size, ..) in &pictures {
        if at.x + size.x + GAP > WIDTH {
            at = UVec2::new(GAP, at.y + row + GAP);
            row = 0;
        }
        places.push(at);
        at.x += size.x + GAP;
        row = row.max(size.y);
    }
    let extent = UVec2::new(WIDTH, (at.y + row + GAP).next_power_of_two());
    let mut data = vec![0u8; (extent.x * extent.y * 4) as usize];
    let mut layout = TextureAtlasLayout::new_empty(extent);
    let mut spans = Vec::with_capacity(pictures.len());
    for ((size, coats, per_px), place) in pictures.iter().zip(places) {
        let bytes = paint(*size, coats);
        for (y, line) in bytes.chunks((size.x * 4) as usize).enumerate() {
            let from = (((place.y as usize + y) * extent.x as usize) + place.x as usize) * 4;
            data[from..from + line.len()].copy_from_slice(line);
        }
        layout.add_texture(URect::from_corners(place, place + *size));
        spans.push(size.as_vec2() / *per_px);
    }
    let size = Extent3d {
        width: extent.x,
        height: extent.y,
        depth_or_array_layers: 1,
    };
    let mut image = Image::new(
        size,
        TextureDimension::D2,
        data,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.sampler = ImageSampler::linear();
    (image, layout, spans)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::scene::Layout;
    use crate::stage::switch::SwitchPlan;

    #[test]
    fn every_sprite_is_drawn_and_apart_from_the_others_in_shape() {
        for scale in [0.3, 1.0, 4.0] {
            let sizes = Sizes {
                mark: MARK * scale,
                cell: UVec2::new(8, 6),
                pitch: UVec2::new(9, 7),
                scale_factor: 1.0,
            };
            let pictures = pictures(sizes);
            assert_eq!(pictures.len(), LOOKS.len() + RIMMED.len() + USES.len());
            let covers: Vec<Vec<u8>> = pictures
                .iter()
                .map(|(size, coats, _)| {
                    paint(*size, coats)
                        .chunks(4)
                        .map(|p| p[3].max(p[0]))
                        .collect()
                })
                .collect();
            for (i, cover) in covers.iter().enumerate() {
                assert!(cover.iter().any(|c| *c > 60), "{i} at {scale} is empty");
            }
        }
        let indices: std::collections::BTreeSet<usize> =
            LOOKS.into_iter().map(|l| Atlas::mark(l, false)).collect();
        assert_eq!(indices.len(), LOOKS.len());
    }

    #[test]
    fn the_picture_fits_every_screen() {
        for (w, h, factor) in [(790.0, 528.0, 1.0), (3350.0, 1969.0, 2.0), (1.0, 1.0, 1.0)] {
            let frame = StageFrame {
                rect: Rect::new(0.0, 0.0, w, h),
                kind: super::super::StageKind::Desk,
                scale_factor: factor,
                ..StageFrame::default()
            };
            let mut places = Places::default();
            let mut plan = SwitchPlan::default();
            plan.lay(&crate::stage::switch::scenes::surge(), &frame);
            plan.take_places(&mut places);
            let (image, layout, spans) = draw(Sizes::new(&frame, &places));
            assert!(
                image.width() <= 2048 && image.height() <= 2048,
                "{}×{}",
                image.width(),
                image.height()
            );
            assert_eq!(layout.textures.len(), spans.len());
            assert!(spans.iter().all(|s| s.is_finite() && s.min_element() > 0.0));
        }
    }
}

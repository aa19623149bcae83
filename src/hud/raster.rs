//! Pictures that no screen shows: painted as every panel is, and filled in by the processor, so that they come out the same
//! with any graphics adapter, with none, and in a browser.

use std::io;

use egui::epaint::{ImageDelta, Mesh, Primitive, Vertex};
use egui::{
    Color32, ColorImage, Context, ImageData, Painter, Pos2, RawInput, Rect, TextureId, Vec2,
    ViewportId, pos2,
};

use super::style;
use crate::text::fonts;
use crate::theme::Rgb;

/// Inches of a metre.
const INCHES: f32 = 1.0 / 0.0254;
/// Points of an inch, as on web pages.
const POINTS_PER_INCH: f32 = 96.0;

/// A picture without transparency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: usize,
    height: usize,
    /// Row by row from the upper left corner.
    pixels: Vec<Color32>,
}

/// The fonts' glyphs, as egui hands them to whoever draws.
#[derive(Default)]
struct Glyphs(Option<ColorImage>);

impl Picture {
    /// Paints on a sheet of this size in points, each so many pixels wide and high.
    #[must_use]
    pub fn paint(
        size: Vec2,
        pixels_per_point: f32,
        ground: Rgb,
        mut paint: impl FnMut(&Painter),
    ) -> Self {
        let ctx = Context::default();
        style::install(&ctx, fonts::PLEX_SANS_REGULAR, fonts::PLEX_SANS_SEMI_BOLD);
        // Discs are tessellated as well: with that every texel lies on one pixel.
        ctx.tessellation_options_mut(|options| options.prerasterized_discs = false);
        let mut input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, size)),
            ..RawInput::default()
        };
        let viewport = input.viewports.entry(ViewportId::ROOT).or_default();
        viewport.native_pixels_per_point = Some(pixels_per_point);
        let mut output = ctx.run_ui(input, |ui| paint(ui.painter()));
        let mut glyphs = Glyphs::default();
        // No picture has any texture but that of the glyphs.
        let changes = output.textures_delta.set.get(&TextureId::default());
        for delta in changes.into_iter().flatten() {
            glyphs.take(delta);
        }
        output.textures_delta.clear();
        let mut picture = Self::empty(size * pixels_per_point, ground);
        for clipped in ctx.tessellate(output.shapes, pixels_per_point) {
            // Nothing in a picture calls the graphics adapter itself.
            if let Primitive::Mesh(mesh) = &clipped.primitive {
                picture.fill(mesh, clipped.clip_rect, pixels_per_point, &glyphs);
            }
        }
        picture
    }

    /// A sheet of this size in pixels.
    fn empty(size: Vec2, ground: Rgb) -> Self {
        let (width, height) = (whole(size.x), whole(size.y));
        Self {
            width,
            height,
            pixels: vec![ground.egui(); width * height],
        }
    }

    /// Width and height in pixels.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    /// The colours, row by row from the upper left corner.
    #[must_use]
    pub fn pixels(&self) -> &[Color32] {
        &self.pixels
    }

    /// The picture as a PNG file, as large in print as its points are on a page.
    ///
    /// # Errors
    /// When it is too large for one.
    pub fn to_png(&self, pixels_per_point: f32) -> io::Result<Vec<u8>> {
        let side = |pixels| u32::try_from(pixels).map_err(io::Error::other);
        let per_metre = whole(pixels_per_point * POINTS_PER_INCH * INCHES);
        let per_metre = side(per_metre)?;
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, side(self.width)?, side(self.height)?);
        encoder.set_color(png::ColorType::Rgb);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.set_pixel_dims(Some(png::PixelDimensions {
            xppu: per_metre,
            yppu: per_metre,
            unit: png::Unit::Meter,
        }));
        let colours = self.pixels.iter().flat_map(|c| [c.r(), c.g(), c.b()]);
        let colours: Vec<u8> = colours.collect();
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&colours)?;
        writer.finish()?;
        Ok(file)
    }

    /// Fills in triangles, each over what lies there already.
    fn fill(&mut self, mesh: &Mesh, clip: Rect, pixels_per_point: f32, glyphs: &Glyphs) {
        let clip = clip * pixels_per_point;
        for corners in mesh.indices.as_chunks::<3>().0 {
            let [a, b, c] = corners.map(|i| {
                let vertex = mesh.vertices[i as usize];
                let pos = (vertex.pos.to_vec2() * pixels_per_point).to_pos2();
                Vertex { pos, ..vertex }
            });
            self.triangle([a, b, c], clip, glyphs);
        }
    }

    fn triangle(&mut self, [a, mut b, mut c]: [Vertex; 3], clip: Rect, glyphs: &Glyphs) {
        if turn(a.pos, b.pos, c.pos) < 0.0 {
            std::mem::swap(&mut b, &mut c);
        }
        let area = turn(a.pos, b.pos, c.pos);
        if area <= 0.0 {
            return;
        }
        let ink_at = |[wa, wb, wc]: [f32; 3]| {
            let uv = a.uv.to_vec2() * wa + b.uv.to_vec2() * wb + c.uv.to_vec2() * wc;
            let texel = glyphs.at(uv);
            let mix = |channel: fn(&Color32) -> u8| {
                let of = |vertex: &Vertex| f32::from(channel(&vertex.color));
                (of(&a) * wa + of(&b) * wb + of(&c) * wc) * f32::from(channel(&texel)) / 255.0
            };
            [Color32::r, Color32::g, Color32::b, Color32::a].map(mix)
        };
        // Most of a sheet is of one colour: what lies inside of an outline, that of its corners.
        let is_like_a = |other: &Vertex| (other.color, other.uv) == (a.color, a.uv);
        let plain = (is_like_a(&b) && is_like_a(&c)).then(|| ink_at([1.0, 0.0, 0.0]));
        let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip);
        let (right, bottom) = (whole(bounds.right().ceil()), whole(bounds.bottom().ceil()));
        let edges = [(b.pos, c.pos), (c.pos, a.pos), (a.pos, b.pos)];
        for y in whole(bounds.top().floor())..bottom.min(self.height) {
            for x in whole(bounds.left().floor())..right.min(self.width) {
                let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
                let weights = edges.map(|(from, to)| inside(from, to, at));
                if let [Some(wa), Some(wb), Some(wc)] = weights
                    && clip.contains(at)
                {
                    let share = || [wa, wb, wc].map(|weight| weight / area);
                    let pixel = &mut self.pixels[y * self.width + x];
                    *pixel = over(plain.unwrap_or_else(|| ink_at(share())), *pixel);
                }
            }
        }
    }
}

impl Glyphs {
    /// Takes a whole image, or a part of it that has changed.
    fn take(&mut self, delta: &ImageDelta) {
        let ImageData::Color(image) = &delta.image;
        match (delta.pos, &mut self.0) {
            (Some([left, top]), Some(whole)) => {
                let [width, height] = image.size;
                for y in 0..height {
                    for x in 0..width {
                        whole[(left + x, top + y)] = image[(x, y)];
                    }
                }
            }
            _ => self.0 = Some(ColorImage::clone(image)),
        }
    }

    /// The texel at this place, which counts from 0 to 1.
    fn at(&self, uv: Vec2) -> Color32 {
        let Some(image) = &self.0 else {
            return Color32::WHITE;
        };
        let [width, height] = image.size;
        let x = whole(uv.x * width as f32).min(width - 1);
        let y = whole(uv.y * height as f32).min(height - 1);
        image[(x, y)]
    }
}

/// Twice the area of a triangle: positive when its corners go clockwise, with y downward.
fn turn(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// How far a point lies inside of an edge, as [`turn`] counts; `None` outside. What lies on an edge belongs to one of the two
/// triangles that share it.
fn inside(from: Pos2, to: Pos2, at: Pos2) -> Option<f32> {
    let edge = to - from;
    let takes_its_points = edge.y < 0.0 || (edge.y == 0.0 && edge.x > 0.0);
    let weight = turn(from, to, at);
    (weight > 0.0 || (weight == 0.0 && takes_its_points)).then_some(weight)
}

/// Lays ink, whose colour is multiplied by its opacity, over what is there.
fn over([r, g, b, a]: [f32; 4], below: Color32) -> Color32 {
    let left = 1.0 - a / 255.0;
    let mix = |ink: f32, below: u8| byte(ink + f32::from(below) * left);
    Color32::from_rgb(mix(r, below.r()), mix(g, below.g()), mix(b, below.b()))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "what lies outside is brought to the nearest"
)]
fn byte(value: f32) -> u8 {
    value.round() as u8
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "no picture begins left of its edge or is so large"
)]
fn whole(value: f32) -> usize {
    value as usize
}

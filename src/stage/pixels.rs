//! Draws small shapes into pixels, by their distance to each pixel's middle.

use bevy::math::{UVec2, Vec2};

use super::whole::byte;
use crate::theme::Rgb;

/// A shape around the origin, in pixels.
#[derive(Clone, Debug)]
pub enum Form {
    /// A disc of a radius.
    Disc(f32),
    /// A filled outline, convex or not.
    Area(Vec<Vec2>),
    /// A filled rectangle of half sizes with round corners.
    Block(Vec2, f32),
    /// The outline of such a rectangle; the line of a width lies inside.
    Frame(Vec2, f32, f32),
    /// Lines through points, of a width, with round ends.
    Lines(Vec<Vec2>, f32),
}

impl Form {
    /// Distance to the edge; negative inside.
    fn distance(&self, p: Vec2) -> f32 {
        match self {
            Self::Disc(r) => p.length() - r,
            Self::Area(outline) => {
                let edges = || outline.iter().zip(outline.iter().cycle().skip(1));
                let far = edges()
                    .map(|(a, b)| to_segment(p, *a, *b))
                    .fold(f32::MAX, f32::min);
                let crossings = edges()
                    .filter(|(a, b)| {
                        (a.y > p.y) != (b.y > p.y)
                            && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)
                    })
                    .count();
                if crossings % 2 == 1 { -far } else { far }
            }
            Self::Block(half, round) => block(p, *half, *round),
            Self::Frame(half, round, width) => {
                let outer = block(p, *half, *round);
                outer.max(-outer - width)
            }
            Self::Lines(points, width) => {
                points
                    .windows(2)
                    .map(|s| to_segment(p, s[0], s[1]))
                    .fold(f32::MAX, f32::min)
                    - width / 2.0
            }
        }
    }
}

fn to_segment(p: Vec2, a: Vec2, b: Vec2) -> f32 {
    let (to_p, along) = (p - a, b - a);
    let t = if along == Vec2::ZERO {
        0.0
    } else {
        (to_p.dot(along) / along.length_squared()).clamp(0.0, 1.0)
    };
    to_p.distance(along * t)
}

fn block(p: Vec2, half: Vec2, round: f32) -> f32 {
    let q = p.abs() - half + round;
    q.max(Vec2::ZERO).length() + q.max_element().min(0.0) - round
}

/// A form in a colour at an opacity.
#[derive(Clone, Debug)]
pub struct Coat {
    /// Shape.
    pub form: Form,
    /// Colour.
    pub color: Rgb,
    /// Opacity, 0…1.
    pub opacity: f32,
}

impl Coat {
    /// An opaque one.
    #[must_use]
    pub fn new(form: Form, color: Rgb) -> Self {
        Self {
            form,
            color,
            opacity: 1.0,
        }
    }
}

/// Paints coats over each other around the middle of a picture; red, green, blue and cover as bytes, row by row.
#[must_use]
pub fn paint(size: UVec2, coats: &[Coat]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity((size.x * size.y * 4) as usize);
    // Where nothing is painted the colour matters too, as pixels are mixed with their neighbours.
    let ground = coats.first().map_or([0.0; 3], |c| rgb(c.color));
    for y in 0..size.y {
        for x in 0..size.x {
            let p = Vec2::new(x as f32 + 0.5, y as f32 + 0.5) - size.as_vec2() / 2.0;
            let (mut color, mut cover) = (ground, 0.0f32);
            for coat in coats {
                let a = (0.5 - coat.form.distance(p)).clamp(0.0, 1.0) * coat.opacity;
                let all = a + cover * (1.0 - a);
                if all > 0.0 {
                    let over = rgb(coat.color);
                    for (mixed, new) in color.iter_mut().zip(over) {
                        *mixed = (new * a + *mixed * cover * (1.0 - a)) / all;
                    }
                }
                cover = all;
            }
            bytes.extend(color.map(byte));
            bytes.push(byte(cover * 255.0));
        }
    }
    bytes
}

fn rgb(c: Rgb) -> [f32; 3] {
    [f32::from(c.0), f32::from(c.1), f32::from(c.2)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme;

    fn cover(size: u32, form: Form) -> f32 {
        let bytes = paint(UVec2::splat(size), &[Coat::new(form, theme::SKY)]);
        bytes.chunks(4).map(|p| f32::from(p[3]) / 255.0).sum()
    }

    #[test]
    fn forms_cover_their_area() {
        let near = |a: f32, b: f32| assert!((a - b).abs() < 0.04 * b + 0.5, "{a} {b}");
        near(cover(40, Form::Disc(12.0)), std::f32::consts::PI * 144.0);
        near(cover(40, Form::Block(Vec2::new(12.0, 6.0), 0.0)), 288.0);
        near(
            cover(40, Form::Frame(Vec2::new(12.0, 6.0), 0.0, 1.0)),
            288.0 - 22.0 * 10.0,
        );
        let triangle = vec![
            Vec2::new(10.0, 0.0),
            Vec2::new(-10.0, -10.0),
            Vec2::new(-10.0, 10.0),
        ];
        near(cover(40, Form::Area(triangle)), 200.0);
        near(
            cover(
                40,
                Form::Lines(vec![Vec2::new(-10.0, 0.0), Vec2::new(10.0, 0.0)], 4.0),
            ),
            80.0 + std::f32::consts::PI * 4.0,
        );
    }
}

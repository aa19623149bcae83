//! A small painter: shapes in design units become triangles with soft edges, one device pixel wide.
//!
//! The engine blends in linear light, the pictures were drawn with blending of encoded colours. A tint therefore carries the light that its encoded
//! colour has at its opacity, so that a veil of 0.2 is as dark as it was drawn.

use bevy::prelude::*;

use super::curve::Step;
use super::dash::dash;
use super::layout::{Lens, StageFrame};
use super::whole::few;
use crate::theme::Rgb;

/// A colour with opacity, as vertices carry it: linear light and cover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tint([f32; 4]);

impl Tint {
    /// A colour at an opacity of 0…1.
    #[must_use]
    pub fn new(color: Rgb, opacity: f32) -> Self {
        let a = opacity.clamp(0.0, 1.0);
        if a <= 0.0 {
            return Self([0.0; 4]);
        }
        let light = |c: u8| linear(f32::from(c) / 255.0 * a) / a;
        Self([light(color.0), light(color.1), light(color.2), a])
    }

    /// The same light with less cover.
    #[must_use]
    fn covering(self, cover: f32) -> [f32; 4] {
        let [r, g, b, a] = self.0;
        [r, g, b, a * cover]
    }

    /// Red, green and blue as linear light, and cover.
    #[must_use]
    pub fn linear(self) -> [f32; 4] {
        self.0
    }

    fn is_void(self) -> bool {
        self.0[3] <= 0.001
    }
}

impl From<Rgb> for Tint {
    fn from(color: Rgb) -> Self {
        Self::new(color, 1.0)
    }
}

/// Light of an encoded value.
fn linear(c: f32) -> f32 {
    if c <= 0.04045 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// The triangles of one layer.
#[derive(Debug, Default)]
pub struct Ink {
    /// Places in the engine's coordinates.
    pub positions: Vec<[f32; 3]>,
    /// Light and cover of each.
    pub colors: Vec<[f32; 4]>,
    /// Corners of the triangles.
    pub indices: Vec<u32>,
    frame: StageFrame,
    lens: Lens,
    /// Half a device pixel in units: how far an edge fades to either side.
    soft: f32,
    corners: Vec<Vec2>,
    steps: Vec<Step>,
}

impl Ink {
    /// Begins a new picture on the same paper.
    pub fn begin(&mut self, frame: &StageFrame) {
        self.positions.clear();
        self.colors.clear();
        self.indices.clear();
        self.frame = *frame;
        self.lens = frame.lens();
        self.soft = 0.5 / (frame.scale_factor.max(0.1) * self.lens.zoom);
    }

    /// A triangle without size, where nothing was drawn: empty buffers are not uploaded.
    pub fn blank(&mut self) {
        let nowhere = self.next();
        self.vertex(Vec2::ZERO, [0.0; 4]);
        self.indices.extend_from_slice(&[nowhere; 3]);
    }

    /// A device pixel in units.
    #[must_use]
    pub fn pixel(&self) -> f32 {
        2.0 * self.soft
    }

    /// The nearest point whose device pixels are whole.
    #[must_use]
    pub fn snap(&self, p: Vec2) -> Vec2 {
        self.lens.snapped(p, self.frame.scale_factor)
    }

    /// Number of the next corner; a picture has some ten thousand.
    fn next(&self) -> u32 {
        few(self.positions.len())
    }

    fn vertex(&mut self, p: Vec2, color: [f32; 4]) {
        let at = self.lens.world(p);
        self.positions.push(at.extend(0.0).to_array());
        self.colors.push(color);
    }

    fn quad(&mut self, a: u32, b: u32, c: u32, d: u32) {
        self.indices.extend_from_slice(&[a, b, c, a, c, d]);
    }

    /// Fills a convex outline.
    pub fn fill(&mut self, outline: &[Vec2], tint: impl Into<Tint>) {
        let (tint, n) = (tint.into(), outline.len());
        let (Some(&start), Some(&end)) = (outline.first(), outline.last()) else {
            return;
        };
        if n < 3 || tint.is_void() {
            return;
        }
        let pairs = outline.windows(2).map(|pair| pair[0].perp_dot(pair[1]));
        let area: f32 = pairs.sum::<f32>() + end.perp_dot(start);
        let (first, lens, out) = (self.next(), self.lens, -area.signum() * self.soft);
        let colors = [tint.covering(1.0), tint.covering(0.0)];
        self.positions.reserve(2 * n);
        self.colors.reserve(2 * n);
        self.indices.reserve(9 * n);
        let mut before = (start - end).normalize_or_zero();
        let next = outline.iter().skip(1).chain([&start]);
        for (&here, &next) in outline.iter().zip(next) {
            let after = (next - here).normalize_or_zero();
            let by = miter(before, after) * out;
            let edges = [here - by, here + by].map(|p| lens.world(p).extend(0.0).to_array());
            self.positions.extend_from_slice(&edges);
            self.colors.extend_from_slice(&colors);
            before = after;
        }
        let n = few(n);
        for i in 0..n {
            let next = if i + 1 < n { i + 1 } else { 0 };
            let (a, b) = (first + 2 * i, first + 2 * next);
            self.quad(a, a + 1, b + 1, b);
            if i > 1 {
                self.indices
                    .extend_from_slice(&[first, first + 2 * (i - 1), first + 2 * i]);
            }
        }
    }

    /// A line through points, with square ends; closed, it has none.
    pub fn polyline(&mut self, points: &[Vec2], closed: bool, width: f32, tint: impl Into<Tint>) {
        let n = points.len();
        let way = |from: usize, to: usize| (points[to] - points[from]).normalize_or_zero();
        let mut before = if closed && n > 1 {
            way(n - 1, 0)
        } else {
            Vec2::ZERO
        };
        let corners = points.iter().enumerate().map(|(i, point)| {
            let after = match i + 1 {
                next if next < n => way(i, next),
                _ if closed => way(i, 0),
                _ => Vec2::ZERO,
            };
            let side = miter(
                if before == Vec2::ZERO { after } else { before },
                if after == Vec2::ZERO { before } else { after },
            );
            before = after;
            (*point, side)
        });
        self.line_through(corners, closed, width, tint.into());
    }

    /// A line along a way whose steps say themselves where they go, with square ends: what [`Self::polyline`] finds out at every point
    /// is known here.
    pub fn along(
        &mut self,
        steps: impl ExactSizeIterator<Item = Step>,
        width: f32,
        tint: impl Into<Tint>,
    ) {
        let corners = steps.map(|step| (step.at, step.way.perp()));
        self.line_through(corners, false, width, tint.into());
    }

    /// A line through points, each with the way from the middle to its edge where the line is two units wide.
    fn line_through(
        &mut self,
        corners: impl ExactSizeIterator<Item = (Vec2, Vec2)>,
        closed: bool,
        width: f32,
        tint: Tint,
    ) {
        let n = corners.len();
        if n < 2 || tint.is_void() || width <= 0.0 {
            return;
        }
        // A line thinner than a pixel keeps the pixel and pales.
        let pixel = self.pixel();
        let (half, cover) = if width < pixel {
            (pixel / 2.0, width / pixel)
        } else {
            (width / 2.0, 1.0)
        };
        let (inner, outer) = ((half - self.soft).max(0.0), half + self.soft);
        let (edge, body) = (tint.covering(0.0), tint.covering(cover));
        if inner <= 0.0 {
            self.rows(corners, closed, [-outer, 0.0, outer], &[edge, body, edge]);
        } else {
            let across = [-outer, -inner, inner, outer];
            self.rows(corners, closed, across, &[edge, body, body, edge]);
        }
    }

    /// Rows of corners across a line, each with the places and colours of its corners.
    fn rows<const N: usize>(
        &mut self,
        line: impl ExactSizeIterator<Item = (Vec2, Vec2)>,
        closed: bool,
        across: [f32; N],
        colors: &[[f32; 4]; N],
    ) {
        let (lens, rows) = (self.lens, line.len());
        let first = self.next();
        self.positions.reserve(N * rows);
        self.colors.reserve(N * rows);
        for (point, side) in line {
            let row = across.map(|by| lens.world(point + side * by).extend(0.0).to_array());
            self.positions.extend_from_slice(&row);
            self.colors.extend_from_slice(colors);
        }
        let (n, per) = (few(rows), few(N));
        self.indices.reserve(6 * (N - 1) * rows);
        for i in 0..if closed { n } else { n - 1 } {
            let next = if i + 1 < n { i + 1 } else { 0 };
            let (a, b) = (first + per * i, first + per * next);
            for j in 0..per - 1 {
                self.quad(a + j, a + j + 1, b + j + 1, b + j);
            }
        }
    }

    /// A line through points in pieces `on` units long with gaps of `off`, the pattern moved on by `phase`.
    pub fn dashed(
        &mut self,
        points: &[Vec2],
        width: f32,
        on: f32,
        off: f32,
        phase: f32,
        tint: impl Into<Tint>,
    ) {
        let tint = tint.into();
        let mut piece = std::mem::take(&mut self.corners);
        dash(
            points.iter().copied(),
            (on, off),
            phase,
            &mut piece,
            |piece| {
                self.polyline(piece, false, width, tint);
            },
        );
        self.corners = piece;
    }

    /// The same along a way whose steps say themselves where they go.
    pub fn dashed_along(
        &mut self,
        steps: impl Iterator<Item = Step>,
        width: f32,
        (on, off): (f32, f32),
        phase: f32,
        tint: impl Into<Tint>,
    ) {
        let tint = tint.into();
        let mut piece = std::mem::take(&mut self.steps);
        dash(steps, (on, off), phase, &mut piece, |piece| {
            self.along(piece.iter().copied(), width, tint);
        });
        self.steps = piece;
    }

    /// A strip between two edges whose points come in pairs, each pair with the tints of its two ends.
    pub fn strip(&mut self, pairs: impl Iterator<Item = (Vec2, Vec2, Tint, Tint)>) {
        self.bands(
            pairs.map(|(left, right, left_tint, right_tint)| {
                [(left, left_tint), (right, right_tint)]
            }),
        );
    }

    /// Bands side by side, whose edges are points across them, each with its tint.
    pub fn bands<const N: usize>(&mut self, across: impl Iterator<Item = [(Vec2, Tint); N]>) {
        let (first, lens, per) = (self.next(), self.lens, few(N));
        let mut rows = 0;
        for row in across {
            self.positions
                .extend_from_slice(&row.map(|(p, _)| lens.world(p).extend(0.0).to_array()));
            self.colors.extend_from_slice(&row.map(|(_, tint)| tint.0));
            rows += 1;
        }
        for a in (1..rows).map(|row| first + per * (row - 1)) {
            for j in 0..per - 1 {
                self.quad(a + j, a + j + 1, a + per + j + 1, a + per + j);
            }
        }
    }

    /// Borrows an empty list of points to build an outline in; give it back with [`Self::give_back`].
    pub(super) fn borrow_points(&mut self) -> Vec<Vec2> {
        let mut points = std::mem::take(&mut self.corners);
        points.clear();
        points
    }

    /// Takes back what [`Self::borrow_points`] lent.
    pub(super) fn give_back(&mut self, points: Vec<Vec2>) {
        self.corners = points;
    }
}

/// The sideways vector at a corner between two directions, long enough that the line keeps its width; sharp corners are blunted.
fn miter(before: Vec2, after: Vec2) -> Vec2 {
    // Both have length 1, so that half the length of their sum is the cosine of half the corner.
    let (along, blunt) = (before + after, 0.35);
    let long = along.length_squared();
    if long >= 4.0 * blunt * blunt {
        along.perp() * (2.0 / long)
    } else if long > 0.0 {
        along.perp() / (long.sqrt() * blunt)
    } else {
        before.perp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme;

    #[test]
    fn a_veil_keeps_its_encoded_darkness_on_black() {
        let [r, _, _, a] = Tint::new(theme::AMBER, 0.22).linear();
        assert!((r * a - linear(0.22)).abs() < 1e-5);
    }

    #[test]
    fn every_corner_is_finite_even_for_degenerate_shapes() {
        let mut ink = Ink::default();
        ink.begin(&StageFrame::default());
        let p = Vec2::splat(3.0);
        ink.fill(&[p, p, p], theme::SKY);
        ink.polyline(&[p, p], false, 2.0, theme::SKY);
        ink.polyline(&[p, p + Vec2::X, p], true, 2.0, theme::SKY);
        ink.dashed(&[p, p, p + Vec2::Y * 20.0], 1.0, 2.0, 3.0, 0.5, theme::SKY);
        assert!(!ink.positions.is_empty());
        assert!(ink.positions.iter().flatten().all(|v| v.is_finite()));
        assert!(
            ink.indices
                .iter()
                .all(|&i| (i as usize) < ink.positions.len())
        );
    }

    #[test]
    fn dashes_cover_their_share_of_a_line() {
        let mut ink = Ink::default();
        ink.begin(&StageFrame::default());
        ink.dashed(
            &[Vec2::ZERO, Vec2::new(100.0, 0.0)],
            4.0,
            6.0,
            4.0,
            0.0,
            theme::SKY,
        );
        assert_eq!(ink.positions.len(), 10 * 2 * 4);
    }
}

//! Streams as strips: a body, threads along it, edges.

use super::curve::Step;
use super::ink::{Ink, Tint};
use super::whole::whole;
use crate::theme::Rgb;

/// A number in 0…1 that belongs to a place in the picture, so that the picture stands still when nothing changes.
#[must_use]
pub fn draw(seed: u32, i: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9E37_79B9) ^ i.wrapping_mul(0x85EB_CA6B);
    x = (x ^ (x >> 16)).wrapping_mul(0x7FEB_352D);
    x = (x ^ (x >> 15)).wrapping_mul(0x846C_A68B);
    ((x ^ (x >> 16)) >> 8) as f32 / 16_777_216.0
}

/// Place across a stream of its `i`th thread, −0.5…0.5: evenly spread however many there are, and a new one moves none.
#[must_use]
pub fn thread(i: u32, seed: u32) -> f32 {
    (draw(seed, 0) + i as f32 * 0.618_034).fract() - 0.5
}

/// How a stream looks.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    /// Its colour.
    pub color: Rgb,
    /// Opacity of the body.
    pub body: f32,
    /// Units of width a thread.
    pub pitch: f32,
    /// Opacity of the strongest threads.
    pub threads: f32,
    /// Width of the edges; 0 for none.
    pub edge: f32,
    /// Some of the threads have another colour: how many, and which.
    pub mix: Option<(f32, Rgb)>,
    /// What sets it apart from other streams.
    pub seed: u32,
}

impl Flow {
    /// A stream of a colour without edges.
    #[must_use]
    pub fn new(color: Rgb, seed: u32) -> Self {
        Self {
            color,
            body: 0.13,
            pitch: 4.0,
            threads: 0.55,
            edge: 0.0,
            mix: None,
            seed,
        }
    }
}

/// Draws a stream of constant width along steps.
pub fn flow(ink: &mut Ink, steps: &[Step], width: f32, look: &Flow) {
    tapering(ink, steps, |_| width, look);
}

/// Draws a stream whose width is a function of the share of steps passed.
pub fn tapering(ink: &mut Ink, steps: &[Step], width: impl Fn(f32) -> f32, look: &Flow) {
    let last = steps.len().saturating_sub(1).max(1) as f32;
    let half = |i: usize| width(i as f32 / last) / 2.0;
    let widest = 2.0 * (0..steps.len()).map(half).fold(0.0, f32::max);
    if widest <= 0.01 {
        return;
    }
    let body = Tint::new(look.color, look.body);
    ink.strip(
        steps
            .iter()
            .enumerate()
            .map(|(i, s)| (s.beside(-half(i)), s.beside(half(i)), body, body)),
    );
    let wanted = (widest / look.pitch).max(1.0);
    let line = |ink: &mut Ink, across: f32, width: f32, tint: Tint| {
        let beside = steps.iter().enumerate().map(|(i, s)| Step {
            at: s.beside(2.0 * across * half(i)),
            way: s.way,
        });
        ink.along(beside, width, tint);
    };
    for i in 0..whole(wanted.ceil()) {
        // The last thread comes and goes with the width.
        let present = (wanted - i as f32).min(1.0);
        let opacity = look.threads * (0.35 + 0.65 * draw(look.seed, 2 * i + 1)) * present;
        let color = look
            .mix
            .filter(|(share, _)| draw(look.seed, 2 * i + 2) < *share)
            .map_or(look.color, |(_, other)| other);
        let across = if wanted <= 1.0 {
            0.0
        } else {
            thread(i, look.seed)
        };
        let thickness = if i % 4 == 0 { 1.4 } else { 0.8 };
        line(ink, across, thickness, Tint::new(color, opacity));
    }
    if look.edge > 0.0 {
        for side in [-0.5, 0.5] {
            line(ink, side, look.edge, Tint::new(look.color, 0.9));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_spread_over_the_unit() {
        let mean = (0..1000).map(|i| draw(7, i)).sum::<f32>() / 1000.0;
        assert!((mean - 0.5).abs() < 0.05);
        assert!((0..1000).all(|i| (0.0..1.0).contains(&draw(i, 3))));
    }

    #[test]
    fn threads_lie_within_the_stream_and_apart() {
        let places: Vec<f32> = (0..13).map(|i| thread(i, 5)).collect();
        assert!(places.iter().all(|p| (-0.5..0.5).contains(p)));
        for (i, a) in places.iter().enumerate() {
            assert!(places[..i].iter().all(|b| (a - b).abs() > 0.02));
        }
    }
}

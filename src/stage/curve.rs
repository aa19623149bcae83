//! Ways over the stage, measured by length.

use bevy::prelude::*;

use super::shapes::{cubic_at, cubic_way};
use super::whole::whole;

/// A point of a way and the direction in which it goes on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// Place, in units.
    pub at: Vec2,
    /// Direction, of length 1.
    pub way: Vec2,
}

impl Step {
    /// The point `by` units to the right of the way, as seen by one who goes along it (y grows downward).
    #[must_use]
    pub fn beside(&self, by: f32) -> Vec2 {
        self.at + self.way.perp() * by
    }
}

/// A way, as steps of equal length. It keeps its memory when it is laid anew.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    rough: Vec<Vec2>,
    steps: Vec<Step>,
    length: f32,
}

impl Curve {
    /// Starts anew at a point.
    pub fn start(&mut self, at: Vec2) -> &mut Self {
        self.rough.clear();
        self.rough.push(at);
        self
    }

    fn end(&self) -> Vec2 {
        self.rough.last().copied().unwrap_or_default()
    }

    /// Straight on to a point.
    pub fn line(&mut self, to: Vec2) -> &mut Self {
        self.rough.push(to);
        self
    }

    /// By a cubic curve to a point.
    pub fn cubic(&mut self, b: Vec2, c: Vec2, to: Vec2) -> &mut Self {
        let p = [self.end(), b, c, to];
        self.rough
            .extend((1..=40).map(|i| cubic_at(p, i as f32 / 40.0)));
        self
    }

    /// Around a corner to a point.
    pub fn corner(&mut self, corner: Vec2, to: Vec2) -> &mut Self {
        let from = self.end();
        self.rough.extend((1..=16).map(|i| {
            let t = i as f32 / 16.0;
            from.lerp(corner, t).lerp(corner.lerp(to, t), t)
        }));
        self
    }

    /// By half a circle that turns left, to the point straight above.
    pub fn turn_back(&mut self, to_y: f32) -> &mut Self {
        let from = self.end();
        let r = (from.y - to_y) / 2.0;
        let center = Vec2::new(from.x, from.y - r);
        self.rough.extend((1..=40).map(|i| {
            center
                + Vec2::from_angle(
                    std::f32::consts::FRAC_PI_2 - std::f32::consts::PI * i as f32 / 40.0,
                ) * r
        }));
        self
    }

    /// By half a circle that turns right, to the point straight below.
    pub fn turn_down(&mut self, to_y: f32) -> &mut Self {
        let from = self.end();
        let r = (to_y - from.y) / 2.0;
        let center = Vec2::new(from.x, from.y + r);
        self.rough.extend((1..=40).map(|i| {
            center
                + Vec2::from_angle(
                    std::f32::consts::PI * i as f32 / 40.0 - std::f32::consts::FRAC_PI_2,
                ) * r
        }));
        self
    }

    /// Becomes another way of as many steps, where `share` (0…1) of its own shape is to be kept.
    pub fn take_between(&mut self, other: &Self, share: f32) {
        if share <= 0.0 || self.steps.len() != other.steps.len() {
            self.clone_from(other);
            return;
        }
        self.rough.clear();
        let pairs = self.steps.iter().zip(&other.steps);
        self.rough
            .extend(pairs.map(|(own, other)| other.at.lerp(own.at, share)));
        self.measure(other.steps.len());
    }

    /// Length so far, before it is measured into steps.
    #[must_use]
    pub fn rough_length(&self) -> f32 {
        self.rough.windows(2).map(|p| p[0].distance(p[1])).sum()
    }

    /// Measures the way into `n` steps of equal length.
    pub fn measure(&mut self, n: usize) {
        self.length = self.rough_length();
        self.steps.clear();
        let (n, stride) = (n.max(2), self.length / (n.max(2) - 1) as f32);
        let (mut i, mut done) = (0, 0.0);
        for step in 0..n {
            let goal = stride * step as f32;
            while i + 2 < self.rough.len()
                && done + self.rough[i].distance(self.rough[i + 1]) < goal
            {
                done += self.rough[i].distance(self.rough[i + 1]);
                i += 1;
            }
            let (a, b) = (
                self.rough[i],
                self.rough.get(i + 1).copied().unwrap_or(self.rough[i]),
            );
            let long = a.distance(b);
            let at = if long > 0.0 {
                a.lerp(b, ((goal - done) / long).clamp(0.0, 1.0))
            } else {
                a
            };
            self.steps.push(Step { at, way: Vec2::X });
        }
        for i in 0..n {
            let (a, b) = (
                self.steps[i.saturating_sub(1)].at,
                self.steps[(i + 1).min(n - 1)].at,
            );
            self.steps[i].way = (b - a).normalize_or(Vec2::X);
        }
    }

    /// Its steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Its length, in units.
    #[must_use]
    pub fn length(&self) -> f32 {
        self.length
    }

    /// The point at a share of its length.
    #[must_use]
    pub fn at(&self, t: f32) -> Step {
        let Some(last) = self.steps.len().checked_sub(1) else {
            return Step {
                at: Vec2::ZERO,
                way: Vec2::X,
            };
        };
        let place = t.clamp(0.0, 1.0) * last as f32;
        let i = (whole(place) as usize).min(last.saturating_sub(1));
        let (a, b) = (self.steps[i], self.steps[(i + 1).min(last)]);
        let f = place - i as f32;
        Step {
            at: a.at.lerp(b.at, f),
            way: if a.way == b.way {
                a.way
            } else {
                a.way.lerp(b.way, f).normalize_or(a.way)
            },
        }
    }
}

/// The point of a single cubic curve at a share of its parameter.
#[must_use]
pub fn step_on(p: [Vec2; 4], t: f32) -> Step {
    Step {
        at: cubic_at(p, t),
        way: cubic_way(p, t).normalize_or(Vec2::X),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_equally_long_and_face_their_way() {
        let mut curve = Curve::default();
        curve
            .start(Vec2::new(0.0, 100.0))
            .line(Vec2::new(50.0, 100.0))
            .turn_back(20.0)
            .line(Vec2::new(0.0, 20.0))
            .measure(101);
        let long = 100.0 + std::f32::consts::PI * 40.0;
        assert!((curve.length() - long).abs() < 0.5);
        for pair in curve.steps().windows(2) {
            assert!((pair[0].at.distance(pair[1].at) - long / 100.0).abs() < 0.05);
        }
        assert!(curve.at(0.0).way.distance(Vec2::X) < 1e-3);
        assert!(curve.at(1.0).way.distance(-Vec2::X) < 1e-3);
        assert!(curve.at(0.5).way.distance(-Vec2::Y) < 0.05);
    }

    #[test]
    fn a_way_without_length_is_finite() {
        let mut curve = Curve::default();
        curve.start(Vec2::ONE).line(Vec2::ONE).measure(8);
        assert!(
            curve
                .steps()
                .iter()
                .all(|s| s.at == Vec2::ONE && s.way.is_finite())
        );
        assert!(Curve::default().at(0.3).at.is_finite());
    }
}

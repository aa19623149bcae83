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

/// How far a drawn line may lie beside its way, in units: nobody sees a twentieth of a pixel.
const BESIDE_MOST: f32 = 0.05;
/// How far a way may turn between two joints, as a cosine. The edge of a stream of 120 units keeps within a tenth of one.
const TURN_MOST_COS: f32 = 0.994;

impl Step {
    /// Whether the straight line from here to another passes by a third at a share of it, so that it need not be drawn.
    #[must_use]
    pub fn passes(&self, by: &Self, to: &Self, share: f32) -> bool {
        let off = self.at.lerp(to.at, share).distance_squared(by.at);
        off <= BESIDE_MOST * BESIDE_MOST && self.way.dot(to.way) >= TURN_MOST_COS
    }
}

/// Leaves out whatever the straight line between two others passes by, as `passes` finds of the one in their middle at a share of the
/// line: what is drawn through the rest looks the same, and most ways are straight for most of their length.
pub fn thin<T: Copy>(line: &mut Vec<T>, passes: impl Fn(&T, &T, &T, f32) -> bool) {
    let Some(last) = line.len().checked_sub(1).filter(|last| *last > 0) else {
        return;
    };
    let (mut from, mut kept) = (0, 1);
    for to in 2..=last {
        let middle = usize::midpoint(from, to);
        let share = (middle - from) as f32 / (to - from) as f32;
        if !passes(&line[from], &line[middle], &line[to], share) {
            from = to - 1;
            line[kept] = line[from];
            kept += 1;
        }
    }
    line[kept] = line[last];
    line.truncate(kept + 1);
}

/// A way, as steps of equal length. It keeps its memory when it is laid anew.
#[derive(Clone, Debug, Default)]
pub struct Curve {
    rough: Vec<Vec2>,
    steps: Vec<Step>,
    joints: Vec<Step>,
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
        let mut rough = self.rough.iter().copied();
        let mut a = rough.next().unwrap_or_default();
        let mut b = rough.next().unwrap_or(a);
        let (mut done, mut long) = (0.0, a.distance(b));
        for step in 0..n {
            let goal = stride * step as f32;
            while done + long < goal
                && let Some(next) = rough.next()
            {
                done += long;
                (a, b) = (b, next);
                long = a.distance(b);
            }
            let share = if long > 0.0 {
                (goal - done) / long
            } else {
                0.0
            };
            let at = a.lerp(b, share.clamp(0.0, 1.0));
            self.steps.push(Step { at, way: Vec2::X });
        }
        for i in 0..n {
            let (a, b) = (
                self.steps[i.saturating_sub(1)].at,
                self.steps[(i + 1).min(n - 1)].at,
            );
            self.steps[i].way = (b - a).normalize_or(Vec2::X);
        }
        self.joints.clone_from(&self.steps);
        thin(&mut self.joints, Step::passes);
    }

    /// Its steps.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Those of its steps that a line along it must be drawn through; they are as many as it bends.
    #[must_use]
    pub fn joints(&self) -> &[Step] {
        &self.joints
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
    fn joints_are_few_and_the_line_through_them_is_the_way() {
        let mut curve = Curve::default();
        curve
            .start(Vec2::new(0.0, 100.0))
            .line(Vec2::new(500.0, 100.0))
            .turn_back(20.0)
            .line(Vec2::new(300.0, 20.0))
            .cubic(
                Vec2::new(200.0, 20.0),
                Vec2::new(200.0, 160.0),
                Vec2::new(100.0, 160.0),
            )
            .measure(400);
        let joints = curve.joints();
        assert!((20..100).contains(&joints.len()), "{}", joints.len());
        assert_eq!(joints.first(), curve.steps().first());
        assert_eq!(joints.last(), curve.steps().last());
        for step in curve.steps() {
            let off = joints.windows(2).map(|pair| {
                let (a, along) = (pair[0].at, pair[1].at - pair[0].at);
                let share = (step.at - a).dot(along) / along.length_squared();
                (a + along * share.clamp(0.0, 1.0)).distance(step.at)
            });
            assert!(off.fold(f32::MAX, f32::min) < 0.1, "{step:?}");
        }
        for pair in joints.windows(2) {
            assert!(pair[0].way.dot(pair[1].way) > 0.99, "{pair:?}");
        }
    }

    #[test]
    fn whatever_is_thinned_keeps_its_ends() {
        for n in 0..6 {
            let mut line: Vec<usize> = (0..n).collect();
            thin(&mut line, |_, _, _, _| true);
            let ends: Vec<usize> = (0..n).filter(|i| *i == 0 || i + 1 == n).collect();
            assert_eq!(line, ends);
            let mut line: Vec<usize> = (0..n).collect();
            thin(&mut line, |a, _, b, _| b - a < 2);
            assert_eq!(line, (0..n).collect::<Vec<_>>());
        }
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

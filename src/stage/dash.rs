//! Lines cut into dashes.

use bevy::prelude::*;

use super::curve::Step;

/// What a line is cut into pieces between.
pub(super) trait Cut: Copy {
    /// Its place.
    fn at(&self) -> Vec2;
    /// What lies at a share of the straight way to another.
    fn towards(&self, other: &Self, share: f32) -> Self;
}

impl Cut for Vec2 {
    fn at(&self) -> Vec2 {
        *self
    }

    fn towards(&self, other: &Self, share: f32) -> Self {
        self.lerp(*other, share)
    }
}

impl Cut for Step {
    fn at(&self) -> Vec2 {
        self.at
    }

    fn towards(&self, other: &Self, share: f32) -> Self {
        Self {
            at: self.at.lerp(other.at, share),
            way: if share < 0.5 { self.way } else { other.way },
        }
    }
}

/// Cuts a line into pieces `on` units long with gaps of `off`, the pattern moved on by `phase`.
pub(super) fn dash<C: Cut>(
    line: impl IntoIterator<Item = C>,
    (on, off): (f32, f32),
    phase: f32,
    piece: &mut Vec<C>,
    mut draw: impl FnMut(&[C]),
) {
    let period = (on + off).max(0.5);
    let mut at = phase.rem_euclid(period);
    piece.clear();
    let mut line = line.into_iter();
    let Some(mut b) = line.next() else { return };
    for next in line {
        let a = std::mem::replace(&mut b, next);
        let length = a.at().distance(b.at());
        if length <= 0.0 {
            continue;
        }
        let mut done = 0.0;
        while done < length {
            let drawing = at < on;
            let step = (if drawing { on - at } else { period - at })
                .max(1e-3)
                .min(length - done);
            if drawing {
                if piece.is_empty() {
                    piece.push(a.towards(&b, done / length));
                }
                piece.push(a.towards(&b, (done + step) / length));
            }
            done += step;
            at += step;
            if drawing && at >= on - 1e-3 {
                draw(piece);
                piece.clear();
            }
            if at >= period - 1e-3 {
                at = 0.0;
            }
        }
    }
    draw(piece);
    piece.clear();
}

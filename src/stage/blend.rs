//! Numbers between numbers.

/// Ease-out cubic.
#[must_use]
pub fn ease_out(t: f32) -> f32 {
    1.0 - (1.0 - t.clamp(0.0, 1.0)).powi(3)
}

/// `a` and `b` mixed, exactly `b` at the end of the way.
#[must_use]
pub fn mix(a: f32, b: f32, t: f32) -> f32 {
    if t >= 1.0 {
        b
    } else {
        a + (b - a) * t.max(0.0)
    }
}

/// `part / whole` within 0…1, and 0 where there is nothing to share.
#[must_use]
pub fn share(part: f32, whole: f32) -> f32 {
    if whole > 0.0 {
        (part / whole).clamp(0.0, 1.0)
    } else {
        0.0
    }
}

/// Goes from 0 at `a` to 1 at `b` without corners.
#[must_use]
pub fn smooth(a: f32, b: f32, x: f32) -> f32 {
    let t = ((x - a) / (b - a)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// A scene with the named numbers on their way from one to another; whatever else it holds is as in the other at once.
macro_rules! blended {
    ($from:ident, $to:ident, $t:ident: $($number:ident),+ $(,)?) => {
        Self {
            $( $number: $crate::stage::blend::mix($from.$number, $to.$number, $t), )+
            ..*$to
        }
    };
}
pub(in crate::stage) use blended;

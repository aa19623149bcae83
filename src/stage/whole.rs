//! From measures to counts: the one place where fractions are cut off.

/// The count that a measure holds; none for less than nothing, and for what is no number.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cut is wanted, and a cast keeps to the bounds of the type"
)]
pub fn whole(measure: f32) -> u32 {
    measure as u32
}

/// An encoded colour or opacity of 0…255 as a byte.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cut is wanted, and a cast keeps to the bounds of the type"
)]
pub fn byte(level: f32) -> u8 {
    level.round() as u8
}

/// A small number of things as a number to number them with.
#[must_use]
pub fn few(n: usize) -> u32 {
    u32::try_from(n).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_keep_to_their_bounds() {
        assert_eq!(
            [whole(2.9), whole(-1.0), whole(f32::NAN), whole(1e20)],
            [2, 0, 0, u32::MAX]
        );
        assert_eq!([byte(254.6), byte(300.0), byte(-3.0)], [255, 255, 0]);
    }
}

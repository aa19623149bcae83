//! From the model's numbers to those of pictures and counts, each way in one place.

/// A number of the model as a measure of a picture, which shows fewer digits than either has.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    reason = "a picture shows fewer digits than either type has"
)]
pub const fn narrow(value: f64) -> f32 {
    value as f32
}

/// The whole pieces of an amount; none of a negative one.
#[must_use]
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "`as` stops at the ends of the range, which is what a count of things to draw wants"
)]
pub const fn whole(amount: f64) -> u32 {
    amount as u32
}

//! The model's relations as curves, each with the minute's own point on it.
//!
//! Every curve is drawn by the very function that computes the minute, so that the point lies on it. Plain
//! functions take what a curve depends on; [`SwitchCurves`] and [`WebCurves`] take it from a minute.

mod load;
mod screen;
mod switch;
mod web;

pub use load::{Goodput, Queue, goodput, queue};
pub use screen::{Densities, Roc, densities, roc};
pub use switch::{Holding, SwitchCurves, holding};
pub use web::{Burn, Cache, WebCurves, burn, cache, queries, response};

/// Points of a curve by default: enough for a plot of 400 pixels to look smooth.
const POINTS: u32 = 160;

/// A curve from left to right, and where on it the minute is.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// `[x, y]`, by increasing `x`.
    pub points: Vec<[f64; 2]>,
    /// Today's point.
    pub now: [f64; 2],
}

impl Curve {
    /// Draws a function over a range, which is stretched where the minute lies outside it.
    fn new(range: [f64; 2], now: f64, of: impl Fn(f64) -> f64) -> Self {
        let (from, to) = (range[0].min(now), range[1].max(now));
        Self {
            points: points([from, to], &of),
            now: [now, of(now)],
        }
    }
}

/// A function at evenly spaced places of a range, both ends included.
fn points(range: [f64; 2], of: impl Fn(f64) -> f64) -> Vec<[f64; 2]> {
    let [from, to] = range;
    (0..=POINTS)
        .map(|place| {
            let x = if place == POINTS {
                to
            } else {
                from + (to - from) * f64::from(place) / f64::from(POINTS)
            };
            [x, of(x)]
        })
        .collect()
}

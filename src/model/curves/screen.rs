//! The fraud screen: score densities and the receiver operating characteristic.

use std::f64::consts::{FRAC_1_SQRT_2, TAU};

use super::points;
use crate::model::normal;
use crate::model::switch::{SEPARATION, Screen, optimal_threshold};

/// Scores drawn, in standard deviations of genuine ones.
const SCORES: [f64; 2] = [-4.0, 6.5];

/// How scores of genuine payers and of fraud spread, and where the screen cuts.
#[derive(Clone, Debug, PartialEq)]
pub struct Densities {
    /// Density N(0, 1) of genuine payers.
    pub genuine: Vec<[f64; 2]>,
    /// Density N(d′, 1) of fraud.
    pub fraud: Vec<[f64; 2]>,
    /// From here up payments are declined outright.
    pub threshold: f64,
    /// From here up to the threshold payers are asked for a step-up; the threshold itself when that is off.
    pub challenged_from: f64,
}

/// What each threshold lets through, and where the minute's screen stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Roc {
    /// `[share of genuine payers declined, share of fraud declined]` by falling threshold, from [0, 0] to [1, 1].
    pub points: Vec<[f64; 2]>,
    /// The minute's threshold, on the curve.
    pub now: [f64; 2],
    /// Everybody that the screen stops, failed step-ups included: above the curve when asking is on.
    pub stopped: [f64; 2],
    /// The threshold that is cheapest at the minute's share of fraud, on the curve; none without fraud.
    pub cheapest: Option<[f64; 2]>,
    /// Area under the curve, `Φ(d′/√2)`: the chance that a fraud scores higher than a genuine payer.
    pub area: f64,
}

/// The densities of both classes with threshold and step-up band (in σ).
#[must_use]
pub fn densities(threshold: f64, band: f64) -> Densities {
    let density = |mean: f64| {
        points(SCORES, |x| {
            libm::exp(-0.5 * (x - mean) * (x - mean)) / TAU.sqrt()
        })
    };
    Densities {
        genuine: density(0.0),
        fraud: density(SEPARATION),
        threshold,
        challenged_from: threshold - band,
    }
}

/// The curve of all thresholds, with the point of one and its step-up band (in σ), at a share of fraud.
#[must_use]
pub fn roc(threshold: f64, band: f64, fraud_share: f64) -> Roc {
    let declined = |threshold: f64| Screen::both(threshold, 0.0).map(|screen| screen.declined);
    let mut curve = vec![[0.0, 0.0]];
    curve.extend(
        points(SCORES, |x| x)
            .into_iter()
            .rev()
            .map(|[threshold, _]| declined(threshold)),
    );
    curve.push([1.0, 1.0]);
    let cheapest = optimal_threshold(fraud_share);
    Roc {
        points: curve,
        now: declined(threshold),
        stopped: Screen::both(threshold, band).map(|screen| 1.0 - screen.forwarded),
        cheapest: cheapest.is_finite().then(|| declined(cheapest)),
        area: normal::cdf(SEPARATION * FRAC_1_SQRT_2),
    }
}

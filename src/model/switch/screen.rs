//! The fraud screen: a score that is N(0, 1) for genuine payers and N(d′, 1) for fraud (equal-variance
//! signal detection; Green and Swets, *Signal Detection Theory and Psychophysics*, 1966). Its shares are exact
//! for these two laws, which are an assumption, as are the shares that pass a step-up.

use super::constants::{COST_RATIO, SEPARATION, STEP_UP_PASS};
use crate::model::normal;

/// What the screen does to one class of payers, per attempt.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Screen {
    /// Declined outright, `P(score ≥ t)`.
    pub declined: f64,
    /// Challenged, `P(t − β ≤ score < t)`.
    pub challenged: f64,
    /// Forwarded to the issuer: those below the band, and those who pass the step-up.
    pub forwarded: f64,
}

impl Screen {
    /// The screen of threshold `t` and band `β` (in σ) for scores around `mean`, of whom `pass` pass a step-up.
    fn new(threshold: f64, band: f64, mean: f64, pass: f64) -> Self {
        let (upper, lower) = (threshold - mean, threshold - band - mean);
        let challenged = normal::between(lower, upper);
        Self {
            declined: normal::tail(upper),
            challenged,
            forwarded: normal::cdf(lower) + pass * challenged,
        }
    }

    /// The screen for genuine payers and for fraud.
    #[must_use]
    pub fn both(threshold: f64, band: f64) -> [Self; 2] {
        [
            Self::new(threshold, band, 0.0, STEP_UP_PASS[0]),
            Self::new(threshold, band, SEPARATION, STEP_UP_PASS[1]),
        ]
    }
}

/// Threshold that is cheapest when declining a good customer costs `κ` of approving a fraud:
/// `t* = [ln(κ (1 − f)/f) + d′²/2]/d′` (Elkan 2001). A hint for the player, never enforced.
///
/// Exact while both costs are the same for every payment; with costs that go with the amount each payment would
/// have a threshold of its own. Ten times the fraud moves it by `ln(10.09)/d′` = 0.925 σ from 0.1 % on: what is
/// tenfold is the rate, not the odds, and `ln 10/d′` = 0.921 σ is the handy form.
#[must_use]
pub fn optimal_threshold(fraud_share: f64) -> f64 {
    threshold_for(fraud_share, COST_RATIO)
}

/// The same for any cost ratio.
#[must_use]
pub fn threshold_for(fraud_share: f64, cost_ratio: f64) -> f64 {
    (libm::log(cost_ratio * (1.0 - fraud_share) / fraud_share) + 0.5 * SEPARATION * SEPARATION)
        / SEPARATION
}

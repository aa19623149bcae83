//! The normal and the lognormal law.

use std::f64::consts::FRAC_1_SQRT_2;

/// Φ(x), the standard normal distribution function, as `erfc(−x/√2)/2`: full relative precision in the
/// lower tail, where ½(1 + erf) loses its digits.
#[must_use]
pub fn cdf(x: f64) -> f64 {
    0.5 * libm::erfc(-x * FRAC_1_SQRT_2)
}

/// The upper tail Φ(−x).
#[must_use]
pub fn tail(x: f64) -> f64 {
    0.5 * libm::erfc(x * FRAC_1_SQRT_2)
}

/// A lognormal law of amounts (Aitchison and Brown, *The Lognormal Distribution*, 1957).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lognormal {
    /// The amount that half of all amounts stay below.
    pub median: f64,
    /// Standard deviation of the amount's logarithm.
    pub sigma: f64,
}

impl Lognormal {
    /// Standard score of an amount; −∞ at 0.
    fn score(&self, amount: f64) -> f64 {
        libm::log(amount / self.median) / self.sigma
    }

    /// Mean amount, `e^{μ + σ²/2}`.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.median * libm::exp(0.5 * self.sigma * self.sigma)
    }

    /// Share of amounts up to `limit`, `Φ((ln L − μ)/σ)`.
    #[must_use]
    pub fn share_up_to(&self, limit: f64) -> f64 {
        cdf(self.score(limit))
    }

    /// Volume up to `limit` in a payment of any amount: `E[X · 1{X ≤ L}] = e^{μ + σ²/2} Φ((ln L − μ − σ²)/σ)`.
    #[must_use]
    pub fn volume_up_to(&self, limit: f64) -> f64 {
        self.mean() * cdf(self.score(limit) - self.sigma)
    }

    /// Share of amounts in (`from`, `to`].
    #[must_use]
    pub fn share_between(&self, from: f64, to: f64) -> f64 {
        between(self.score(from), self.score(to))
    }

    /// Volume of amounts in (`from`, `to`].
    #[must_use]
    pub fn volume_between(&self, from: f64, to: f64) -> f64 {
        self.mean() * between(self.score(from) - self.sigma, self.score(to) - self.sigma)
    }
}

#[must_use]
/// Φ(y) − Φ(x) from whichever tail is the shorter, so that no digits cancel.
pub fn between(x: f64, y: f64) -> f64 {
    if x > 0.0 {
        tail(x) - tail(y)
    } else {
        cdf(y) - cdf(x)
    }
}

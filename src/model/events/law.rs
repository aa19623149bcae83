//! How long customers hold a slot.

use super::chance::Chance;
use crate::model::queue;

/// What becomes of a payment in a slot: the switch's own work, then for those forwarded the wait for one of two
/// issuer groups, cut off at the timeout and followed by a reversal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PaymentLaw {
    /// The switch's own work, the same for everybody.
    pub own_s: f64,
    /// Share of payments forwarded to issuer groups A and B; the rest is declined or fails its step-up.
    pub forwarded: [f64; 2],
    /// Mean latency of the groups, exponential.
    pub latency_s: [f64; 2],
    /// Longest wait for an issuer.
    pub timeout_s: f64,
    /// Slot time of the reversal after a timeout.
    pub reversal_s: f64,
}

/// What becomes of a request at a worker: the application's work, and for those not found in the cache some
/// queries one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RequestLaw {
    /// The application's work on the good build, the same for everybody.
    pub app_s: f64,
    /// Share of requests on the bad build.
    pub bad_share: f64,
    /// The application's work on the bad build.
    pub bad_app_s: f64,
    /// Share of requests not found in the cache.
    pub miss_share: f64,
    /// Queries of such a request.
    pub queries: u32,
    /// Mean time of a query, exponential as the time in an M/M/1 system is.
    pub query_s: f64,
}

/// Law of holding times.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HoldingLaw {
    /// Exponential of this mean: what Erlang's formulas take for granted.
    Exponential(f64),
    /// Payments at the switch.
    Payment(PaymentLaw),
    /// Requests at the web service.
    Request(RequestLaw),
}

impl PaymentLaw {
    /// First and second moment of the time spent on an issuer of mean latency `m`.
    ///
    /// With `x = T/m`: `E[min] = m (1 − e^{−x})`, `E[min²] = 2m² (1 − e^{−x}(1 + x))`; a timeout, of
    /// probability `e^{−x}`, makes `T` into `T + R`.
    fn issuer_moments(&self, latency_s: f64) -> (f64, f64) {
        let x = self.timeout_s / latency_s;
        let (in_time, late) = queue::decay(x);
        let (end_s, reversal_s) = (self.timeout_s, self.reversal_s);
        let first = latency_s * in_time + reversal_s * late;
        let until_s2 = 2.0 * latency_s * latency_s * (in_time - late * x);
        (
            first,
            until_s2 + late * reversal_s * (2.0 * end_s + reversal_s),
        )
    }

    /// Mean slot time that an issuer group takes of a payment forwarded to it.
    #[must_use]
    pub fn issuer_s(&self, latency_s: f64) -> f64 {
        self.issuer_moments(latency_s).0
    }

    fn moments(&self) -> (f64, f64) {
        let (mut first, mut second) = (0.0, 0.0);
        for (share, latency_s) in self.forwarded.into_iter().zip(self.latency_s) {
            let (one, two) = self.issuer_moments(latency_s);
            first += share * one;
            second += share * two;
        }
        let own = self.own_s;
        (own + first, own * own + 2.0 * own * first + second)
    }

    fn draw(&self, chance: &mut Chance) -> f64 {
        let place = chance.uniform();
        let latency_s = if place <= self.forwarded[0] {
            self.latency_s[0]
        } else if place <= self.forwarded[0] + self.forwarded[1] {
            self.latency_s[1]
        } else {
            return self.own_s;
        };
        let latency_s = latency_s * chance.exponential();
        if latency_s > self.timeout_s {
            self.own_s + self.timeout_s + self.reversal_s
        } else {
            self.own_s + latency_s
        }
    }
}

impl RequestLaw {
    fn moments(&self) -> (f64, f64) {
        let good = 1.0 - self.bad_share;
        let app = good * self.app_s + self.bad_share * self.bad_app_s;
        let app2 =
            good * self.app_s * self.app_s + self.bad_share * self.bad_app_s * self.bad_app_s;
        let count = f64::from(self.queries);
        let queries = self.miss_share * count * self.query_s;
        let queries2 = queries * (count + 1.0) * self.query_s;
        (app + queries, app2 + 2.0 * app * queries + queries2)
    }

    fn draw(&self, chance: &mut Chance) -> f64 {
        let app_s = if self.bad_share > 0.0 && chance.uniform() <= self.bad_share {
            self.bad_app_s
        } else {
            self.app_s
        };
        if self.miss_share <= 0.0 || chance.uniform() > self.miss_share {
            return app_s;
        }
        let queries: f64 = (0..self.queries).map(|_| chance.exponential()).sum();
        app_s + self.query_s * queries
    }
}

impl HoldingLaw {
    fn moments(&self) -> (f64, f64) {
        match self {
            Self::Exponential(mean_s) => (*mean_s, 2.0 * mean_s * mean_s),
            Self::Payment(law) => law.moments(),
            Self::Request(law) => law.moments(),
        }
    }

    /// Mean holding time.
    #[must_use]
    pub fn mean_s(&self) -> f64 {
        self.moments().0
    }

    /// Squared coefficient of variation `c²`: 1 for the exponential law.
    ///
    /// The mean wait of such customers is about `(1 + c²)/2` times that of exponential ones (Lee and Longton
    /// 1959); the loss without waiting room does not depend on it at all.
    #[must_use]
    pub fn squared_variation(&self) -> f64 {
        let (first, second) = self.moments();
        second / (first * first) - 1.0
    }

    /// A customer's holding time.
    pub(super) fn draw(&self, chance: &mut Chance) -> f64 {
        match self {
            Self::Exponential(mean_s) => mean_s * chance.exponential(),
            Self::Payment(law) => law.draw(chance),
            Self::Request(law) => law.draw(chance),
        }
    }
}

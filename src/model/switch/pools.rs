//! The minute's payments, and those that failed and wait to be offered again.
//!
//! Everything is kept as a rate: a pool of `n` payments stands as `n/60` a second, which is what it adds to
//! the traffic when all of it is offered within a minute.

use super::constants::{BACK_OFF_MIN, BANDS, RETRIES, RETRY_SHARE};
use super::mix::{LANES, Lanes, MIX, Mix};
use crate::model::control::RetryPolicy;

/// Attempts of a payment, the first included.
const ATTEMPTS: usize = RETRIES + 1;
/// No payment.
const NONE: Lanes = [0.0; LANES];
/// Rates below this are no payment: they would only drag the arithmetic into subnormal numbers, which are
/// slow. It lies near those, since shares of even the faintest traffic are shown.
const NOTHING: f64 = 1e-290;

/// All payments by band, attempt and lane.
#[derive(Clone, Debug)]
pub(super) struct Pools {
    /// What is offered: first attempts, filled in minute by minute, and behind them the retries, which
    /// between minutes are the immediate pools.
    offered: [[Lanes; ATTEMPTS]; BANDS],
    /// The back-off pools, which are offered bit by bit.
    back_off: [[Lanes; RETRIES]; BANDS],
    /// Share of each back-off pool that is offered in a minute, `1 − e^{−1/mean}`.
    due: [f64; RETRIES],
    /// Whether anything waits in the back-off pools.
    backing_off: bool,
    /// Payments waiting in all pools, one sum a lane.
    waiting: Lanes,
}

/// Sums of a minute's traffic, one a lane.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    /// All payments.
    pub(super) all: Lanes,
    /// Those within the stand-in limit.
    pub(super) all_low: Lanes,
    /// Those above it.
    pub(super) all_high: Lanes,
    /// Second and later attempts.
    pub(super) again: Lanes,
    /// Payments that would give up if they failed now: a few of the first attempts, all of the last.
    pub(super) last: Lanes,
    /// Those of them above the stand-in limit.
    pub(super) last_high: Lanes,
    /// Value within the limit, in units of currency a second.
    pub(super) low_u: Lanes,
    /// Value above the limit.
    pub(super) high_u: Lanes,
}

/// `a + b`, lane by lane.
fn plus(a: &Lanes, b: &Lanes) -> Lanes {
    [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]]
}

/// `a · b`, lane by lane.
fn times(a: &Lanes, b: &Lanes) -> Lanes {
    [a[0] * b[0], a[1] * b[1], a[2] * b[2], a[3] * b[3]]
}

/// Sums over some bands: rates by attempt, and value.
struct Part {
    rates: [Lanes; ATTEMPTS],
    value_u: Lanes,
}

impl Part {
    fn new(bands: &[[Lanes; ATTEMPTS]], mean_u: &[Lanes]) -> Self {
        let mut part = Self {
            rates: [NONE; ATTEMPTS],
            value_u: NONE,
        };
        for (rates, mean_u) in bands.iter().zip(mean_u) {
            for (sum, rate) in part.rates.iter_mut().zip(rates) {
                *sum = plus(sum, rate);
            }
            let [first, second, third, fourth] = rates;
            let of_band = plus(&plus(first, second), &plus(third, fourth));
            part.value_u = plus(&part.value_u, &times(&of_band, mean_u));
        }
        part
    }

    fn again(&self) -> Lanes {
        let [_, second, third, fourth] = &self.rates;
        plus(&plus(second, third), fourth)
    }

    fn last(&self) -> Lanes {
        let [first, second, third, fourth] = &self.rates;
        let earlier = plus(&plus(first, second), third);
        plus(&earlier.map(|rate| rate * (1.0 - RETRY_SHARE)), fourth)
    }
}

impl Pools {
    /// Empty pools.
    pub(super) fn new() -> Self {
        Self {
            offered: [[NONE; ATTEMPTS]; BANDS],
            back_off: [[NONE; RETRIES]; BANDS],
            due: BACK_OFF_MIN.map(|mean_min| -libm::expm1(-1.0 / mean_min)),
            backing_off: false,
            waiting: NONE,
        }
    }

    /// Step 3: the minute's traffic, `fresh` first attempts a lane and the retries that are due, which leave
    /// their pools. The first `below` bands lie within the stand-in limit.
    pub(super) fn offer(&mut self, fresh: &Lanes, below: usize) -> Offer {
        let mix: &Mix = &MIX;
        for (rates, share) in self.offered.iter_mut().zip(&mix.share) {
            rates[0] = times(fresh, share);
        }
        if self.backing_off {
            for (rates, pools) in self.offered.iter_mut().zip(&mut self.back_off) {
                for ((rate, waiting), &due) in rates.iter_mut().skip(1).zip(pools).zip(&self.due) {
                    let leaving = waiting.map(|waiting| waiting * due);
                    *rate = plus(rate, &leaving);
                    *waiting = [
                        waiting[0] - leaving[0],
                        waiting[1] - leaving[1],
                        waiting[2] - leaving[2],
                        waiting[3] - leaving[3],
                    ];
                }
            }
        }
        let (low_bands, high_bands) = self.offered.split_at(below.min(BANDS));
        let (low_mean, high_mean) = mix.mean_u.split_at(below.min(BANDS));
        let (low, high) = (
            Part::new(low_bands, low_mean),
            Part::new(high_bands, high_mean),
        );
        let (all_low, all_high) = (
            plus(&low.rates[0], &low.again()),
            plus(&high.rates[0], &high.again()),
        );
        let last_high = high.last();
        Offer {
            all: plus(&all_low, &all_high),
            all_low,
            all_high,
            again: plus(&low.again(), &high.again()),
            last: plus(&low.last(), &last_high),
            last_high,
            low_u: low.value_u,
            high_u: high.value_u,
        }
    }

    /// Step 9: of the failures (a share `low_fails` of payments in the first `below` bands, `high_fails`
    /// above), those that come back join the pool of their next attempt under the policy in force.
    pub(super) fn fill(
        &mut self,
        below: usize,
        low_fails: &Lanes,
        high_fails: &Lanes,
        policy: RetryPolicy,
    ) {
        let returning = |fails: &Lanes| fails.map(|share| share * RETRY_SHARE);
        let (low, high) = (returning(low_fails), returning(high_fails));
        let joining = |rate: &Lanes, share: &Lanes| {
            times(rate, share).map(|joins| if joins < NOTHING { 0.0 } else { joins })
        };
        let mut waiting = NONE;
        self.backing_off |= policy == RetryPolicy::BackOff;
        for (band, rates) in self.offered.iter_mut().enumerate() {
            let share = if band < below { &low } else { &high };
            let failed = [
                joining(&rates[0], share),
                joining(&rates[1], share),
                joining(&rates[2], share),
            ];
            let (now, later) = match policy {
                RetryPolicy::Immediate => (failed, [NONE; RETRIES]),
                RetryPolicy::BackOff => ([NONE; RETRIES], failed),
            };
            let [_, retries @ ..] = rates;
            *retries = now;
            let mut of_band = plus(&plus(&now[0], &now[1]), &now[2]);
            if self.backing_off {
                for (pool, joining) in self.back_off[band].iter_mut().zip(&later) {
                    *pool =
                        plus(pool, joining).map(|waits| if waits < NOTHING { 0.0 } else { waits });
                    of_band = plus(&of_band, pool);
                }
            }
            waiting = plus(&waiting, &of_band);
        }
        self.waiting = waiting;
    }

    /// Payments waiting at the end of the last minute, as a rate, one sum a lane.
    pub(super) fn waiting(&self) -> Lanes {
        self.waiting
    }
}

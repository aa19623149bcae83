//! Payments that failed and wait to be offered again.
//!
//! Everything is kept as a rate: a pool of `n` payments stands as `n/60` a second, which is what it adds to
//! the traffic when all of it is offered within a minute.

use super::constants::{BACK_OFF_MIN, BANDS, RETRIES, RETRY_SHARE};
use super::mix::{Cohorts, LANES, Lanes, MIX};
use crate::model::control::RetryPolicy;

/// Attempts of a payment, the first included.
pub(super) const ATTEMPTS: usize = RETRIES + 1;
/// No payment.
const NONE: Cohorts = [[0.0; LANES]; BANDS];

/// The waiting payments, by attempt, band and lane.
#[derive(Clone, Debug)]
pub(super) struct Pools {
    /// Offered in the coming minute.
    immediate: [Cohorts; RETRIES],
    /// Offered bit by bit.
    back_off: [Cohorts; RETRIES],
    /// Share of each back-off pool that is offered in a minute, `1 − e^{−1/mean}`.
    due: [f64; RETRIES],
    /// Whether anything waits in the back-off pools.
    backing_off: bool,
}

/// A minute's traffic by attempt, band and lane, with its sums, one a lane.
pub(super) struct Offer {
    /// Rates.
    rates: [Cohorts; ATTEMPTS],
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

/// `sum += rate`, lane by lane.
pub(super) fn add(sum: &mut Lanes, rates: &Lanes) {
    for (sum, rate) in sum.iter_mut().zip(rates) {
        *sum += rate;
    }
}

impl Offer {
    /// Sums the rates up, the first `below` bands as within the stand-in limit.
    fn new(rates: [Cohorts; ATTEMPTS], below: usize) -> Self {
        let mut low = [[0.0; LANES]; ATTEMPTS];
        let mut high = low;
        let (mut low_u, mut high_u) = ([0.0; LANES], [0.0; LANES]);
        for band in 0..BANDS {
            let (sums, value) = if band < below {
                (&mut low, &mut low_u)
            } else {
                (&mut high, &mut high_u)
            };
            let mut of_band = [0.0; LANES];
            for (sum, rates) in sums.iter_mut().zip(&rates) {
                add(sum, &rates[band]);
                add(&mut of_band, &rates[band]);
            }
            for lane in 0..LANES {
                value[lane] += of_band[lane] * MIX.mean_u[band][lane];
            }
        }
        let mut offer = Self {
            rates,
            all: [0.0; LANES],
            all_low: [0.0; LANES],
            all_high: [0.0; LANES],
            again: [0.0; LANES],
            last: [0.0; LANES],
            last_high: [0.0; LANES],
            low_u,
            high_u,
        };
        for attempt in 0..ATTEMPTS {
            let gives_up = if attempt < RETRIES {
                1.0 - RETRY_SHARE
            } else {
                1.0
            };
            for lane in 0..LANES {
                let (low, high) = (low[attempt][lane], high[attempt][lane]);
                offer.all[lane] += low + high;
                offer.all_low[lane] += low;
                offer.all_high[lane] += high;
                offer.again[lane] += if attempt > 0 { low + high } else { 0.0 };
                offer.last[lane] += gives_up * (low + high);
                offer.last_high[lane] += gives_up * high;
            }
        }
        offer
    }
}

impl Pools {
    /// Empty pools.
    pub(super) fn new() -> Self {
        Self {
            immediate: [NONE; RETRIES],
            back_off: [NONE; RETRIES],
            due: BACK_OFF_MIN.map(|mean_min| -libm::expm1(-1.0 / mean_min)),
            backing_off: false,
        }
    }

    /// Step 3: the minute's traffic, `fresh` first attempts a lane and the retries that are due, which leave
    /// their pools. The first `below` bands lie within the stand-in limit.
    pub(super) fn offer(&mut self, fresh: &Lanes, below: usize) -> Offer {
        let mut rates = [NONE; ATTEMPTS];
        let [first, again @ ..] = &mut rates;
        for (rate, share) in first.iter_mut().zip(&MIX.share) {
            for lane in 0..LANES {
                rate[lane] = fresh[lane] * share[lane];
            }
        }
        again.copy_from_slice(&self.immediate);
        if self.backing_off {
            for ((rates, pool), &due) in again.iter_mut().zip(&mut self.back_off).zip(&self.due) {
                for (rate, waiting) in rates
                    .as_flattened_mut()
                    .iter_mut()
                    .zip(pool.as_flattened_mut())
                {
                    let leaving = *waiting * due;
                    *rate += leaving;
                    *waiting -= leaving;
                }
            }
        }
        Offer::new(rates, below)
    }

    /// Step 9: of the failures (a share `low_fails` of payments within the stand-in limit, `high_fails`
    /// above it), those that come back join the pool of their next attempt under the policy in force.
    pub(super) fn fill(
        &mut self,
        offer: &Offer,
        below: usize,
        low_fails: &Lanes,
        high_fails: &Lanes,
        policy: RetryPolicy,
    ) {
        let returning = |fails: &Lanes| fails.map(|share| share * RETRY_SHARE);
        let (low, high) = (returning(low_fails), returning(high_fails));
        let pools = match policy {
            RetryPolicy::Immediate => &mut self.immediate,
            RetryPolicy::BackOff => {
                self.immediate = [NONE; RETRIES];
                self.backing_off = true;
                &mut self.back_off
            }
        };
        for (pool, rates) in pools.iter_mut().zip(&offer.rates) {
            for (band, (waiting, rate)) in pool.iter_mut().zip(rates).enumerate() {
                let share = if band < below { &low } else { &high };
                for lane in 0..LANES {
                    let joining = rate[lane] * share[lane];
                    waiting[lane] = if policy == RetryPolicy::Immediate {
                        joining
                    } else {
                        waiting[lane] + joining
                    };
                }
            }
        }
    }

    /// Payments waiting, one sum a lane, as a rate.
    pub(super) fn waiting(&self) -> Lanes {
        let mut sum = [0.0; LANES];
        let pools = self
            .immediate
            .iter()
            .chain(self.back_off.iter().filter(|_| self.backing_off));
        pools.flatten().for_each(|rates| add(&mut sum, rates));
        sum
    }
}

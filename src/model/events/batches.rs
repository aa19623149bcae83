//! Batch means: confidence bands of one long run, in bounded memory.

use statrs::distribution::{ContinuousCDF, StudentsT};

use super::sojourn::Sojourns;

/// Share of bands that hold the true value.
pub const CONFIDENCE: f64 = 0.99;
/// Batches are merged in pairs when there are so many.
const BATCHES_MAX: usize = 32;
/// Customers of a batch at first.
const BATCH_MIN: u64 = 500;
/// Most correlation that so few batches are believed to show; what the queue itself says of it counts beside.
const CORRELATION_MAX: f64 = 0.5;

/// A simulated value with its confidence band.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Simulated value; NaN before the first batch is full.
    pub value: f64,
    /// Half the width of the band around it; infinite while too little has been seen. That may take millions of
    /// customers where capacity and load are nearly the same, since such a queue changes slowly.
    pub half_width: f64,
}

impl Estimate {
    /// Whether a value lies in the band; `None` while there is none, or no value.
    #[must_use]
    pub fn holds(&self, value: f64) -> Option<bool> {
        let is_known = self.half_width.is_finite() && !self.value.is_nan();
        is_known.then(|| (self.value - value).abs() <= self.half_width)
    }

    /// Decimals that the value is known to, shown `times` as large: the band has two digits left. At most `most`.
    #[must_use]
    pub fn decimals(&self, times: f64, most: usize) -> usize {
        (0..most)
            .find(|&n| times * self.half_width * 10_f64.powf(n as f64) >= 10.0)
            .unwrap_or(most)
    }
}

/// What becomes of a customer in the queue.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passage {
    /// Whether it left at the deadline.
    pub(super) is_lost: bool,
    /// How long it waited.
    pub(super) waited_s: f64,
    /// What it takes of a slot.
    pub(super) taken_s: f64,
}

/// What is counted of a batch of customers.
#[derive(Clone, Debug)]
pub(super) struct Batch {
    customers: u64,
    /// Of them, those who left at the deadline.
    lost: u64,
    /// Time that they waited, those who left included.
    waited_s: f64,
    /// Time from the first to the last.
    lasted_s: f64,
    /// Slot time taken within it.
    busy_s: f64,
    /// Wait and holding time of those who got a slot.
    sojourns: Sojourns,
}

impl Batch {
    fn new() -> Self {
        Self {
            customers: 0,
            lost: 0,
            waited_s: 0.0,
            lasted_s: 0.0,
            busy_s: 0.0,
            sojourns: Sojourns::new(),
        }
    }

    fn clear(&mut self) {
        self.customers = 0;
        self.lost = 0;
        self.waited_s = 0.0;
        self.lasted_s = 0.0;
        self.busy_s = 0.0;
        self.sojourns.clear();
    }

    fn add(&mut self, other: &Self) {
        self.customers += other.customers;
        self.lost += other.lost;
        self.waited_s += other.waited_s;
        self.lasted_s += other.lasted_s;
        self.busy_s += other.busy_s;
        self.sojourns.add(&other.sojourns);
    }

    /// Counts a customer.
    pub(super) fn count(&mut self, passage: &Passage) {
        self.customers += 1;
        self.waited_s += passage.waited_s;
        self.busy_s += passage.taken_s;
        if passage.is_lost {
            self.lost += 1;
        } else {
            self.sojourns.count(passage.waited_s + passage.taken_s);
        }
    }

    /// Mean time that customers waited.
    pub(super) fn mean_wait_s(&self) -> f64 {
        self.waited_s / self.customers as f64
    }

    /// Share of customers who left.
    pub(super) fn lost_share(&self) -> f64 {
        self.lost as f64 / self.customers as f64
    }

    /// Share of so many slots that was taken. Where there is none, none is free.
    pub(super) fn busy_share(&self, slots: f64) -> f64 {
        if slots > 0.0 {
            // Rounding may leave a hair more than all.
            (self.busy_s / (slots * self.lasted_s)).min(1.0)
        } else {
            1.0
        }
    }

    /// The time that this share of those who got a slot stayed below.
    pub(super) fn response_s(&self, share: f64) -> f64 {
        self.sojourns.quantile_s(share)
    }
}

/// Full batches of equal size and the one being filled. When there are too many, neighbours are merged and
/// the size doubles, so that a run may be as long as it likes and its batches grow long beside its memory.
#[derive(Clone, Debug)]
pub(super) struct Batches {
    all: Vec<Batch>,
    full: usize,
    size: u64,
    /// Sum of the full batches.
    total: Batch,
}

impl Batches {
    pub(super) fn new() -> Self {
        Self {
            all: vec![Batch::new(); BATCHES_MAX],
            full: 0,
            size: BATCH_MIN,
            total: Batch::new(),
        }
    }

    /// The batch being filled.
    pub(super) fn current(&mut self) -> &mut Batch {
        // There is always one: `close` makes room whenever the last is taken.
        &mut self.all[self.full]
    }

    /// Customers that the batch being filled still wants.
    pub(super) fn wanted(&self) -> u64 {
        self.size - self.all[self.full].customers
    }

    /// Closes the batch being filled, which is full, and begins the next. `carried_s` is what slot time it took
    /// over from the one before less what it leaves to the next.
    pub(super) fn close(&mut self, lasted_s: f64, carried_s: f64) {
        let batch = &mut self.all[self.full];
        batch.lasted_s = lasted_s;
        batch.busy_s += carried_s;
        self.total.add(batch);
        self.full += 1;
        if self.full == self.all.len() {
            self.merge();
        }
        self.all[self.full].clear();
    }

    fn merge(&mut self) {
        for pair in 0..self.full / 2 {
            self.all.swap(pair, 2 * pair);
            let (merged, rest) = self.all.split_at_mut(2 * pair + 1);
            merged[pair].add(&rest[0]);
        }
        self.full /= 2;
        self.size *= 2;
    }

    /// Customers in full batches.
    pub(super) fn customers(&self) -> u64 {
        self.total.customers
    }

    /// Time that the full batches lasted.
    pub(super) fn lasted_s(&self) -> f64 {
        self.total.lasted_s
    }

    /// Estimate of a ratio of sums, with its band from the batches' own ratios, which tell no more than so many
    /// independent observations.
    pub(super) fn estimate(&self, independent: f64, of: impl Fn(&Batch) -> f64) -> Estimate {
        if self.full == 0 {
            return Estimate {
                value: f64::NAN,
                half_width: f64::INFINITY,
            };
        }
        let mut values = [0.0; BATCHES_MAX];
        let values = &mut values[..self.full];
        for (value, batch) in values.iter_mut().zip(&self.all) {
            *value = of(batch);
        }
        Estimate {
            value: of(&self.total),
            half_width: half_width(values, independent),
        }
    }
}

/// Half the width of the band around the mean of successive batches' values, which tell no more than `most`
/// independent ones; infinite while that is fewer than two.
///
/// Neighbouring batches of a queue near capacity resemble each other, which makes a plain band too narrow.
/// They are taken for an autoregressive sequence of the correlation `r` that they show: `k` of them tell as
/// much as `k (1 − r)/(1 + r)` independent ones (Law, *Simulation Modeling and Analysis*, ch. 9).
fn half_width(values: &[f64], most: f64) -> f64 {
    let count = values.len() as f64;
    if values.len() < 2 || most < 2.0 {
        return f64::INFINITY;
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    if squares == 0.0 {
        return 0.0;
    }
    let neighbours: f64 = values
        .windows(2)
        .map(|pair| (pair[0] - mean) * (pair[1] - mean))
        .sum();
    let correlation = (neighbours / squares).clamp(0.0, CORRELATION_MAX);
    let independent = (count * (1.0 - correlation) / (1.0 + correlation)).min(most);
    let deviation = (squares / (count - 1.0) / independent).sqrt();
    let freedom = (independent - 1.0).max(1.0);
    StudentsT::new(0.0, 1.0, freedom).map_or(f64::INFINITY, |law| {
        law.inverse_cdf(0.5 + 0.5 * CONFIDENCE) * deviation
    })
}

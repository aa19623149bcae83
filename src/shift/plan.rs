//! Which marks a minute sends out, and when within the minute.

use super::journey::{FATES_MAX, Fate, SwitchFate};
use super::number::whole;
use crate::model::desk::Flows;
use crate::model::random::Mulberry32;
use crate::model::switch;

/// A share that is paid out in whole pieces: what is left over is carried on, so that the sum is never off by a whole piece.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Accumulator(f64);

impl Accumulator {
    /// Adds `amount` and pays out the whole pieces.
    pub(super) fn pay(&mut self, amount: f64) -> usize {
        // Carrying counts of two rounding errors must not cost a piece.
        self.0 += amount;
        let pieces = (self.0 + 1e-9).floor().max(0.0);
        self.0 -= pieces;
        whole(pieces) as usize
    }
}

/// One mark to be sent out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Departure {
    /// When within the minute, 0…1.
    pub(super) phase: f64,
    /// What becomes of it.
    pub(super) fate: Fate,
    /// It comes back rather than for the first time.
    pub(super) retry: bool,
    /// It passes over the step-up island.
    pub(super) challenged: bool,
    /// It is fraud that gets through.
    pub(super) fraud_through: bool,
}

/// Turns a minute's flows into departures.
#[derive(Clone, Debug, Default)]
pub(super) struct Planner {
    fates: [Accumulator; FATES_MAX],
    retries: Accumulator,
    challenged: Accumulator,
    fraud: Accumulator,
    asides: Accumulator,
}

impl Planner {
    /// Adds the departures of a minute in which every mark stands for `transactions` to `out`, in order of time.
    pub(super) fn minute(
        &mut self,
        flows: &Flows,
        transactions: f64,
        random: &mut Mulberry32,
        out: &mut Vec<Departure>,
    ) {
        let late = out.len();
        let marks = |rate_tps: f64| rate_tps * 60.0 / transactions;
        for ((fate, rate), accumulator) in Fate::rates(flows).zip(&mut self.fates) {
            let n = accumulator.pay(marks(rate));
            out.extend((0..n).map(|_| Departure {
                phase: 0.0,
                fate,
                retry: false,
                challenged: false,
                fraud_through: false,
            }));
        }
        let out = &mut out[late..];
        shuffle(out, random);
        let n = out.len() as f64;
        for (i, departure) in out.iter_mut().enumerate() {
            departure.phase = (i as f64 + random.uniform()) / n;
        }
        if let Flows::Switch(flows) = flows {
            self.tell_payments_apart(flows, out);
        }
    }

    /// How many reversals or warm-up reads a minute shows, at a rate a second.
    pub(super) fn asides(&mut self, rate: f64, transactions: f64) -> usize {
        self.asides.pay(rate * 60.0 / transactions)
    }

    /// Which payments came back, pass over the island, or are fraud that gets through.
    fn tell_payments_apart(&mut self, flows: &switch::Flows, out: &mut [Departure]) {
        let share = |part: f64, whole: f64| {
            if whole > 0.0 {
                (part / whole).clamp(0.0, 1.0)
            } else {
                0.0
            }
        };
        let retries = share(flows.retry, flows.offered);
        let forwarded = flows.forwarded_a + flows.forwarded_b;
        let challenged = share(flows.challenge_passed, forwarded);
        let fraud = share(flows.fraud_approved, flows.approved_a + flows.approved_b);
        for departure in out {
            let Fate::Switch(fate) = departure.fate else {
                continue;
            };
            departure.retry = self.retries.pay(retries) > 0;
            if fate.group().is_some() {
                departure.challenged = self.challenged.pay(challenged) > 0;
            }
            if matches!(fate, SwitchFate::Approved(_)) {
                departure.fraud_through = self.fraud.pay(fraud) > 0;
            }
        }
    }
}

/// Fisher and Yates' shuffle.
fn shuffle<T>(items: &mut [T], random: &mut Mulberry32) {
    for i in (1..items.len()).rev() {
        let j = whole(random.uniform() * (i + 1) as f64) as usize;
        items.swap(i, j);
    }
}

/// How many transactions a mark stands for: 1, 2 or 5 times a power of ten, with hysteresis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    step: u32,
}

impl Default for Scale {
    fn default() -> Self {
        Self {
            step: Self::LEAST_STEP,
        }
    }
}

impl Scale {
    /// 500 transactions: 400 a second are a calm stream then.
    const LEAST_STEP: u32 = 8;

    /// Transactions a mark.
    #[must_use]
    pub(super) fn transactions(self) -> f64 {
        let decade = 10f64.powi((self.step / 3).cast_signed());
        decade * [1.0, 2.0, 5.0][(self.step % 3) as usize]
    }

    /// Moves on when `transactions_on_stage` would need more marks than `cap`, and back when far fewer would do.
    pub(super) fn adapt(&mut self, transactions_on_stage: f64, cap: usize) {
        let marks = |scale: Self| transactions_on_stage / scale.transactions();
        while marks(*self) > cap as f64 && self.step < 30 {
            self.step += 1;
        }
        while self.step > Self::LEAST_STEP
            && marks(Self {
                step: self.step - 1,
            }) < 0.7 * cap as f64
        {
            self.step -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scale_runs_through_one_two_five() {
        let scales: Vec<f64> = (6..12).map(|step| Scale { step }.transactions()).collect();
        assert_eq!(scales, [100.0, 200.0, 500.0, 1000.0, 2000.0, 5000.0]);
        assert!((Scale::default().transactions() - 500.0).abs() < f64::EPSILON);
    }

    #[test]
    fn scale_has_hysteresis() {
        let mut scale = Scale::default();
        scale.adapt(320_000.0, 600);
        assert!((scale.transactions() - 1000.0).abs() < f64::EPSILON);
        scale.adapt(250_000.0, 600);
        assert!(
            (scale.transactions() - 1000.0).abs() < f64::EPSILON,
            "a little less is no reason to go back"
        );
        scale.adapt(150_000.0, 600);
        assert!((scale.transactions() - 500.0).abs() < f64::EPSILON);
    }

    #[test]
    fn accumulators_are_never_off_by_a_piece() {
        let mut accumulator = Accumulator::default();
        let mut paid = 0;
        for i in 1..=10_000 {
            paid += accumulator.pay(0.337);
            assert!((0.337 * f64::from(i) - paid as f64).abs() < 1.0);
        }
    }
}

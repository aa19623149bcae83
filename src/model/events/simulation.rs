//! Customer after customer through a queue with a deadline.

use super::batches::{Batch, Batches, CONFIDENCE, Estimate, Passage};
use super::chance::Chance;
use super::memory::Memory;
use super::situation::Situation;
use super::slots::Slots;
use super::sojourn;

/// Nothing is counted until the queue has had so many times its memory to forget its beginning, which is chosen
/// well …
const WARM_UP: f64 = 2.0;
/// … and so many customers; beyond the second number it has waited long enough whatever the time.
const WARM_UP_CUSTOMERS: [u32; 2] = [1_000, 250_000];
/// What the sums of a batch may lose to rounding, relative.
const ROUNDING: f64 = 1e-9;

/// What is asked of a simulation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Quantity {
    /// Mean time that a customer waits, whether it then gets a slot or leaves.
    Wait,
    /// Share of customers who leave at the deadline.
    Drop,
    /// Share of the slots that are taken, in the mean over time.
    Busy,
    /// The time, wait and holding together, that 99 % of those who get a slot stay below.
    P99,
}

/// A running simulation: Poisson arrivals, first come, first served, every customer with a patience of the
/// deadline. It may be advanced in slices of any size, and gives the same for the same seed whatever the
/// slices. It allocates nothing after its making and has no end of its own.
///
/// Whoever arrives meets the slot that becomes free soonest: the one before it in the queue has taken its own
/// already. So its wait is known at once (Kiefer and Wolfowitz 1955), and with it whether it will leave; one
/// step a customer serves for its arrival, its start or its leaving, and its end.
#[derive(Clone, Debug)]
pub struct Simulation {
    situation: Situation,
    memory: Memory,
    mean_gap_s: f64,
    chance: Chance,
    slots: Slots,
    /// Time since the last batch began.
    clock_s: f64,
    /// Slot time promised when the batch being filled began.
    promised_s: f64,
    /// Whether customers are counted by now.
    is_warm: bool,
    /// Customers passed before that.
    uncounted: u32,
    /// Time until which nothing is counted.
    settled_s: f64,
    batches: Batches,
}

impl Simulation {
    /// A simulation of a situation, before its first customer.
    #[must_use]
    pub fn new(situation: Situation, seed: u32) -> Self {
        let memory = Memory::of(&situation);
        let begun_s = memory.wait_s;
        let hold_s = situation.law.mean_s();
        Self {
            mean_gap_s: 1.0 / situation.arrivals_per_s,
            chance: Chance::new(seed),
            // As if there were the usual queue. Where there is none that is over in a few holding times.
            slots: Slots::new(situation.slots, begun_s, begun_s + hold_s),
            clock_s: 0.0,
            promised_s: 0.0,
            is_warm: false,
            uncounted: 0,
            settled_s: begun_s + WARM_UP * (2.0 * hold_s + memory.relaxation_s),
            memory,
            batches: Batches::new(),
            situation,
        }
    }

    /// What is simulated.
    #[must_use]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// Whether nobody ever comes, so that there is nothing to simulate.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.situation.arrivals_per_s <= 0.0
    }

    /// Lets so many customers pass.
    pub fn advance(&mut self, customers: u64) {
        if self.is_idle() {
            return;
        }
        let mut left = customers;
        while left > 0 && !self.is_warm {
            self.pass();
            left -= 1;
            self.warm_up();
        }
        while left > 0 {
            let now = left.min(self.batches.wanted());
            for _ in 0..now {
                let passage = self.pass();
                self.batches.current().count(&passage);
            }
            left -= now;
            if self.batches.wanted() == 0 {
                self.end_batch();
            }
        }
    }

    /// Begins to count when the queue has forgotten its beginning.
    fn warm_up(&mut self) {
        self.uncounted += 1;
        let [least, most] = WARM_UP_CUSTOMERS;
        let is_settled = self.uncounted >= least && self.clock_s >= self.settled_s;
        if is_settled || self.uncounted >= most {
            self.is_warm = true;
            self.begin_batch();
        }
    }

    /// The next customer comes and finds its slot, or leaves.
    fn pass(&mut self) -> Passage {
        self.clock_s += self.mean_gap_s * self.chance.exponential();
        let hold_s = self.situation.law.draw(&mut self.chance);
        let starts_s = self.slots.soonest_s().max(self.clock_s);
        let wait_s = starts_s - self.clock_s;
        let is_lost = wait_s > self.situation.deadline_s;
        let taken_s = if is_lost {
            self.situation.wasted * hold_s
        } else {
            hold_s
        };
        if taken_s > 0.0 {
            self.slots.occupy(starts_s + taken_s);
        }
        Passage {
            is_lost,
            waited_s: wait_s.min(self.situation.deadline_s),
            taken_s,
        }
    }

    fn begin_batch(&mut self) {
        self.slots.restart(self.clock_s);
        self.clock_s = 0.0;
        self.promised_s = self.slots.promised_s();
    }

    fn end_batch(&mut self) {
        let before_s = self.promised_s;
        let lasted_s = self.clock_s;
        self.begin_batch();
        let after_s = self.promised_s;
        self.batches.close(lasted_s, before_s - after_s);
    }

    /// Customers counted so far. Those of the warm-up and of the batch being filled are not.
    #[must_use]
    pub fn customers(&self) -> u64 {
        self.batches.customers()
    }

    /// What a quantity comes to. Without any customer nobody waits, nobody leaves and nothing is busy.
    #[must_use]
    pub fn estimate(&self, quantity: Quantity) -> Estimate {
        if self.is_idle() {
            let value = match quantity {
                Quantity::Busy if self.situation.slots == 0 => 1.0,
                Quantity::P99 => f64::NAN,
                _ => 0.0,
            };
            return Estimate {
                value,
                half_width: 0.0,
            };
        }
        // A queue tells something new about itself once in two relaxation times. What it did not do in n such
        // times it does in less than this share of them.
        let independent = self.batches.lasted_s() / (2.0 * self.memory.relaxation_s);
        let unseen = (-libm::log(1.0 - CONFIDENCE) / independent).min(1.0);
        let of = |quantity: &dyn Fn(&Batch) -> f64| self.batches.estimate(independent, quantity);
        let slots = f64::from(self.situation.slots);
        let (estimate, least) = match quantity {
            Quantity::Wait => (of(&Batch::mean_wait_s), unseen * self.memory.wait_s),
            Quantity::Drop => (of(&Batch::lost_share), unseen * self.memory.loss_share),
            Quantity::Busy => (
                of(&|batch| batch.busy_share(slots)),
                ROUNDING + unseen * self.memory.loss_share,
            ),
            Quantity::P99 => {
                let estimate = of(&|batch| batch.response_s(0.99));
                (estimate, sojourn::grain_s(estimate.value))
            }
        };
        Estimate {
            half_width: estimate.half_width.max(least),
            ..estimate
        }
    }
}

//! How long a queue remembers, and what it does in between.

use std::f64::consts::PI;

use super::situation::Situation;

/// Rough sizes of a queue's ups and downs, from its approximation by a random walk with drift between an empty
/// queue and the deadline (Kingman 1962; Whitt, *Stochastic-Process Limits*, ch. 5 and 10). They say where to
/// begin a simulation and how much it may claim, never what comes out of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Memory {
    /// Time in which the queue forgets all but a part of `1/e` of what it was.
    pub(super) relaxation_s: f64,
    /// Mean wait while there is a queue.
    pub(super) wait_s: f64,
    /// Share that leaves while the queue has its full length, or all the time in overload.
    pub(super) loss_share: f64,
}

impl Memory {
    /// Of a situation in which somebody comes.
    ///
    /// With spare capacity `δ`, variance `σ²` of what comes and goes, and `L = λτ` customers waiting at most,
    /// the slowest mode of the walk fades at the rate `δ²/2σ² + π²σ²/2L²`: near capacity that is minutes.
    pub(super) fn of(situation: &Situation) -> Self {
        let (rate, deadline_s) = (situation.arrivals_per_s, situation.deadline_s);
        let hold_s = situation.law.mean_s();
        let capacity = f64::from(situation.slots) / hold_s;
        let spare = capacity - rate;
        let variance = rate + capacity.min(rate) * situation.law.squared_variation();
        let length = rate * deadline_s;
        // In overload the queue is held at its full length by those who leave, as strongly as they weigh less.
        let pull = if spare < 0.0 {
            spare.abs().min((capacity - situation.wasted * rate).abs())
        } else {
            spare
        };
        let rate_of_decay =
            pull * pull / (2.0 * variance) + PI * PI * variance / (2.0 * length * length);
        let steepness = 2.0 * spare * capacity / variance;
        Self {
            relaxation_s: if situation.slots == 0 {
                // Nothing ever changes.
                hold_s
            } else {
                (1.0 / rate_of_decay).max(hold_s)
            },
            wait_s: mean_below(steepness, deadline_s),
            loss_share: (variance / rate / length).min(1.0),
        }
    }
}

/// Mean of a density that falls like `e^{−ax}` from 0 to an end.
fn mean_below(steepness: f64, end: f64) -> f64 {
    let x = steepness * end;
    if end <= 0.0 {
        0.0
    } else if x.abs() < 1e-3 {
        // The difference below loses its digits; this is its series.
        end * (0.5 - x / 12.0)
    } else {
        end * (1.0 / x - 1.0 / libm::expm1(x))
    }
}

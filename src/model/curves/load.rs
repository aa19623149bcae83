//! Queues against their load.

use super::{Curve, points};
use crate::model::queue::Station;
use crate::model::switch::{SHED_TO, WASTED, drop_share};

/// Loads drawn, as multiples of capacity.
const LOADS: [f64; 2] = [0.0, 1.5];
/// Halvings that find the knee to the last digit.
const HALVINGS: u32 = 60;

/// Waiting and loss against the load `ρ = λS/n`.
#[derive(Clone, Debug, PartialEq)]
pub struct Queue {
    /// Erlang C: the share of arrivals that would have to wait if nobody left.
    pub waiting: Curve,
    /// `P(W > τ)` of those patient arrivals: the bound that has a cliff at capacity.
    pub patient_tail: Curve,
    /// The share that leaves at the deadline: the model's loss, which has none.
    pub loss: Curve,
    /// The load at which every second arrival would have to wait.
    pub knee: f64,
}

/// What comes out against what is offered.
#[derive(Clone, Debug, PartialEq)]
pub struct Goodput {
    /// Served a second, without shedding: falls beyond capacity, since each lost payment wastes `ω` of a service.
    pub open: Vec<[f64; 2]>,
    /// Served a second when shedding lets in 0.9 of capacity at most.
    pub shedding: Vec<[f64; 2]>,
    /// The minute's offered and served rate, on one of the two.
    pub now: [f64; 2],
    /// Capacity `n/S`, a second.
    pub capacity: f64,
    /// Offered rate from which nobody is served any more, `n/(ωS)`.
    pub collapse: f64,
}

/// A group of slots under any load, its own one exactly.
pub(super) struct Loads {
    slots: u32,
    hold_s: f64,
    deadline_s: f64,
    /// The minute's arrivals, a second.
    rate: f64,
    /// The minute's load.
    pub(super) now: f64,
}

impl Loads {
    pub(super) fn new(slots: u32, rate: f64, hold_s: f64, deadline_s: f64) -> Self {
        Self {
            slots,
            hold_s,
            deadline_s,
            rate,
            // Without a slot there is no load to speak of; the formulas know what becomes of arrivals.
            now: if slots == 0 {
                0.0
            } else {
                rate * hold_s / f64::from(slots)
            },
        }
    }

    /// Arrivals a second that make a load.
    fn rate(&self, load: f64) -> f64 {
        if load.to_bits() == self.now.to_bits() {
            // The rate itself, not what rounding makes of it on its way to a load and back.
            self.rate
        } else {
            load * f64::from(self.slots) / self.hold_s
        }
    }

    fn station(&self, load: f64) -> Station {
        Station::new(self.slots, self.rate(load), self.hold_s, self.deadline_s)
    }

    /// Something that a station tells, against its load.
    pub(super) fn curve(&self, of: impl Fn(&Station) -> f64) -> Curve {
        Curve::new(LOADS, self.now, |load| of(&self.station(load)))
    }
}

/// Erlang C, patient tail and loss of `slots` slots held for `hold_s`, against their load; `rate` arrivals a
/// second are the minute's. `loss` is the desk's rule for the share that leaves, of a station and its arrivals.
#[must_use]
pub fn queue(
    slots: u32,
    rate: f64,
    hold_s: f64,
    deadline_s: f64,
    loss: impl Fn(&Station, f64) -> f64,
) -> Queue {
    let loads = Loads::new(slots, rate, hold_s, deadline_s);
    Queue {
        waiting: loads.curve(|station| station.wait_share),
        patient_tail: loads.curve(|station| station.wait_tail(deadline_s)),
        loss: Curve::new(LOADS, loads.now, |load| {
            loss(&loads.station(load), loads.rate(load))
        }),
        knee: knee(|load| loads.station(load).wait_share),
    }
}

/// Where a rising share passes one half, between no load and capacity.
fn knee(share: impl Fn(f64) -> f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        if share(middle) < 0.5 {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// Goodput of the switch's `slots` slots against the offered rate, with and without shedding; `offered` is the
/// minute's, of which `served` got a slot.
#[must_use]
pub fn goodput(slots: u32, offered: f64, served: f64, hold_s: f64, deadline_s: f64) -> Goodput {
    let capacity = f64::from(slots) / hold_s;
    let served_of = |admitted: f64| {
        let station = Station::new(slots, admitted, hold_s, deadline_s);
        admitted * (1.0 - drop_share(&station, admitted))
    };
    let collapse = capacity / WASTED;
    let range = [0.0, offered.max(1.1 * collapse)];
    Goodput {
        open: points(range, served_of),
        shedding: points(range, |offered| served_of(offered.min(SHED_TO * capacity))),
        now: [offered, served],
        capacity,
        collapse,
    }
}

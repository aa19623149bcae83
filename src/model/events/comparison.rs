//! A minute's formulas beside its simulation.

use super::batches::Estimate;
use super::simulation::{Quantity, Simulation};
use super::situation::Situation;
use crate::model::control::Unit;
use crate::model::desk::{Flows, Minute};
use crate::model::{switch, web};

/// The quantities that a desk's formulas and a simulation both tell.
const OF_SWITCH: &[Quantity] = &[Quantity::Wait, Quantity::Drop, Quantity::Busy];
const OF_WEB: &[Quantity] = &[
    Quantity::Wait,
    Quantity::Drop,
    Quantity::Busy,
    Quantity::P99,
];

/// Which law of holding times is simulated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holding {
    /// The desk's own.
    Real,
    /// An exponential one of the same mean, as the formulas assume.
    Exponential,
}

/// One quantity of the minute, by formula and by simulation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Comparison {
    /// Name of the indicator. The mean wait at the web service, which has none, is `queue_wait_s` as well.
    pub name: &'static str,
    /// Unit of the numbers.
    pub unit: Unit,
    /// What the formula gives.
    pub formula: f64,
    /// What the simulation gives.
    pub simulated: Estimate,
    /// Customers behind it so far.
    pub customers: u64,
}

impl Comparison {
    /// Whether the formula's value lies in the simulation's band; `None` while there is none.
    #[must_use]
    pub fn is_within(&self) -> Option<bool> {
        self.simulated.holds(self.formula)
    }
}

/// A minute under simulation. Advance it in slices and ask at any time: 20,000 customers a frame cost about two
/// milliseconds, and each asking sums up at most 32 batches.
#[derive(Clone, Debug)]
pub struct Crosscheck {
    simulation: Simulation,
    rows: &'static [Quantity],
    /// Name, unit and formula value of each quantity.
    formulas: [(&'static str, Unit, f64); 4],
}

impl Crosscheck {
    /// Puts a minute under simulation. `control` gives the controls that were in force in it, by name.
    #[must_use]
    pub fn new(
        minute: &Minute,
        control: impl Fn(&str) -> f64,
        holding: Holding,
        seed: u32,
    ) -> Self {
        let real = Situation::of_minute(minute, control);
        let readings = &minute.readings;
        let (rows, formulas) = match minute.flows {
            Flows::Switch(_) => {
                let read = |row: switch::Row| readings[row as usize];
                (
                    OF_SWITCH,
                    [
                        read(switch::Row::QueueWaitS),
                        read(switch::Row::QueueDropShare),
                        read(switch::Row::SlotsBusyShare),
                        f64::NAN,
                    ],
                )
            }
            Flows::Web(_) => {
                let read = |row: web::Row| readings[row as usize];
                (
                    OF_WEB,
                    [
                        real.station().mean_wait_s().min(real.deadline_s),
                        read(web::Row::QueueFailShare),
                        read(web::Row::WorkerUtilShare),
                        read(web::Row::P99S),
                    ],
                )
            }
        };
        let names = match minute.flows {
            Flows::Switch(_) => ["queue_wait_s", "queue_drop_share", "slots_busy_share", ""],
            Flows::Web(_) => [
                "queue_wait_s",
                "queue_fail_share",
                "worker_util_share",
                "p99_s",
            ],
        };
        let situation = match holding {
            Holding::Real => real,
            Holding::Exponential => real.with_exponential_holding(),
        };
        let units = [Unit::Seconds, Unit::Percent, Unit::Percent, Unit::Seconds];
        Self {
            simulation: Simulation::new(situation, seed),
            rows,
            formulas: [0, 1, 2, 3].map(|i: usize| (names[i], units[i], formulas[i])),
        }
    }

    /// Lets so many customers pass.
    pub fn advance(&mut self, customers: u64) {
        self.simulation.advance(customers);
    }

    /// The simulation.
    #[must_use]
    pub fn simulation(&self) -> &Simulation {
        &self.simulation
    }

    /// Formula and simulation, quantity by quantity.
    pub fn comparisons(&self) -> impl Iterator<Item = Comparison> + '_ {
        let customers = self.simulation.customers();
        self.rows
            .iter()
            .zip(self.formulas)
            .map(move |(&quantity, (name, unit, formula))| Comparison {
                name,
                unit,
                formula,
                simulated: self.simulation.estimate(quantity),
                customers,
            })
    }
}

//! An event-by-event simulation of one minute's queue, to hold the formulas against.
//!
//! The formulas take every minute as stationary, and so does the simulation: it lets customers pass one by one
//! through the minute's queue for as long as one likes. What it does not take over is the formulas' law of
//! holding times ([`HoldingLaw`]), and with [`Situation::with_exponential_holding`] it takes over that as well,
//! which tells an error of a formula from an error of its assumption.
//!
//! What a customer who leaves at the deadline costs is the desks' own rule: at the switch it wastes the part
//! `ω` of its holding time, at the web service nothing.

mod batches;
mod chance;
mod comparison;
mod law;
mod memory;
mod simulation;
mod situation;
mod slots;
mod sojourn;

pub use batches::{CONFIDENCE, Estimate};
pub use comparison::{Comparison, Crosscheck, Holding};
pub use law::{HoldingLaw, PaymentLaw, RequestLaw};
pub use simulation::{Quantity, Simulation};
pub use situation::{Situation, payment_law, request_law};

//! What becomes of payments, as journeys of marks: which lanes, how long on each, looking like what.

mod switch;

use statrs::distribution::{ContinuousCDF, Exp};

use super::mark::{Lane, Leg, Look};
use super::number::{narrow, whole};
use crate::model::control::IssuerGroup;
use crate::model::random::Mulberry32;

pub(super) use switch::SwitchFate as Fate;

/// Pace of marks on their first attempt, in stage units a second.
const NEW_PX_PER_S: f32 = 90.0;
/// Pace of marks that come back, in stage units a second.
const RETRY_PX_PER_S: f32 = 120.0;
/// Longest stay in queue or slot that is shown, in seconds; the exponential law has no end.
const LONGEST_STAY_S: f64 = 9.0;

/// What a journey needs to know beyond the fate.
#[derive(Clone, Copy, Debug)]
pub(super) struct Traveller {
    /// What becomes of it.
    pub(super) fate: Fate,
    /// It came back: it starts on the ribbon.
    pub(super) retry: bool,
    /// It goes over the step-up island on its way.
    pub(super) challenged: bool,
    /// It is fraud that nobody stopped.
    pub(super) fraud_through: bool,
    /// Mean wait of the minute, in seconds.
    pub(super) wait_s: f64,
    /// Mean time it holds a slot, in seconds.
    pub(super) held_s: f64,
}

impl Traveller {
    /// Packs the legs of its journey.
    pub(super) fn travel(&self, legs: &mut Vec<Leg>, random: &mut Mulberry32) {
        let pace = if self.retry {
            RETRY_PX_PER_S
        } else {
            NEW_PX_PER_S
        };
        let mut way = Way { legs, random, pace };
        self.fate.travel(self, &mut way);
    }
}

/// A journey while it is being packed. Lengths are the stage's at its design size.
struct Way<'a> {
    legs: &'a mut Vec<Leg>,
    random: &'a mut Mulberry32,
    pace: f32,
}

impl Way<'_> {
    /// Along a lane of a length.
    fn go(&mut self, lane: Lane, look: Look, px: f32) {
        self.spend(lane, look, px / self.pace);
    }

    /// On a lane for a time.
    fn spend(&mut self, lane: Lane, look: Look, seconds: f32) {
        self.legs.push(Leg {
            lane,
            look,
            seconds,
        });
    }

    /// A stay of the given mean, exponentially distributed, in seconds.
    fn stay_s(&mut self, mean_s: f64) -> f32 {
        Exp::new(1.0 / mean_s.max(1e-6)).map_or(0.0, |law| {
            narrow(law.inverse_cdf(self.random.uniform()).min(LONGEST_STAY_S))
        })
    }

    /// One of `n` places, all equally likely.
    fn pick(&mut self, n: u8) -> u8 {
        u8::try_from(whole(self.random.uniform() * f64::from(n))).unwrap_or(0)
    }
}

/// A reversal from an issuer group back to the rack.
pub(super) fn reversal(group: IssuerGroup) -> Leg {
    Leg {
        lane: Lane::Reversal(group),
        look: Look::Reversal,
        seconds: 70.0 / NEW_PX_PER_S,
    }
}

//! What becomes of payments and requests, as journeys of marks: which lanes, how long on each, looking like what.

mod switch;
mod web;

use statrs::distribution::{ContinuousCDF, Exp};

use super::mark::{Lane, Leg, Look, SwitchLane, WebLane};
use super::number::{narrow, whole};
use crate::model::control::IssuerGroup;
use crate::model::desk::Flows;
use crate::model::random::Mulberry32;

pub(super) use switch::SwitchFate;
pub(super) use web::WebFate;

/// Pace of marks on their first attempt, in stage units a second.
const NEW_PX_PER_S: f32 = 90.0;
/// Pace of marks that come back, in stage units a second.
const RETRY_PX_PER_S: f32 = 120.0;
/// Longest stay in queue or slot that is shown, in seconds; the exponential law has no end.
const LONGEST_STAY_S: f64 = 9.0;

/// What becomes of a payment or request in the minute it is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Fate {
    /// A payment's.
    Switch(SwitchFate),
    /// A request's.
    Web(WebFate),
}

/// How many fates the desk with the most of them has.
pub(super) const FATES_MAX: usize = SwitchFate::ALL.len();

impl Fate {
    /// Every fate that a minute's flows know, in a fixed order, with its rate a second. The rates add up to what was offered.
    pub(super) fn rates(flows: &Flows) -> impl Iterator<Item = (Self, f64)> + '_ {
        let (payments, requests) = match flows {
            Flows::Switch(flows) => (Some(flows), None),
            Flows::Web(flows) => (None, Some(flows)),
        };
        let payments = payments.into_iter().flat_map(|flows| {
            SwitchFate::ALL.map(|fate| (Self::Switch(fate), fate.rate_tps(flows)))
        });
        let requests = requests
            .into_iter()
            .flat_map(|flows| WebFate::ALL.map(|fate| (Self::Web(fate), fate.rate_rps(flows))));
        payments.chain(requests)
    }
}

impl Fate {
    /// The issuer group it reached, if it is a payment that got that far.
    pub(super) fn group(self) -> Option<IssuerGroup> {
        match self {
            Self::Switch(fate) => fate.group(),
            Self::Web(_) => None,
        }
    }
}

/// Seconds that the marks of a second's flows spend on the stage altogether, were each to stand for one transaction.
pub(super) fn mark_seconds(flows: &Flows, wait_s: f64, held_s: f64) -> f64 {
    match flows {
        Flows::Switch(flows) => switch::mark_seconds(flows, wait_s, held_s),
        Flows::Web(flows) => web::mark_seconds(flows, wait_s, held_s),
    }
}

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
    /// Mean time it holds a slot or a worker, in seconds.
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
        match self.fate {
            Fate::Switch(fate) => fate.travel(self, &mut way),
            Fate::Web(fate) => fate.travel(self, &mut way),
        }
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
    fn go(&mut self, lane: impl Into<Lane>, look: Look, px: f32) {
        self.spend(lane, look, px / self.pace);
    }

    /// In a slot or at a worker for a time.
    fn hold(&mut self, look: Look, seconds: f32) {
        self.spend(Lane::Held, look, seconds);
    }

    /// On a lane for a time.
    fn spend(&mut self, lane: impl Into<Lane>, look: Look, seconds: f32) {
        self.legs.push(Leg {
            lane: lane.into(),
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

/// A reversal from an issuer group back to the rack; it lasts a minute at the usual pace, so that there is always one to be seen.
pub(super) fn reversal(group: IssuerGroup) -> Leg {
    Leg {
        lane: SwitchLane::Reversal(group).into(),
        look: Look::Reversal,
        seconds: 180.0 / NEW_PX_PER_S,
    }
}

/// A read of the warm-up job from the database into the cache.
pub(super) fn warm_up_read() -> Leg {
    Leg {
        lane: WebLane::WarmUp.into(),
        look: Look::WarmUp,
        seconds: 260.0 / NEW_PX_PER_S,
    }
}

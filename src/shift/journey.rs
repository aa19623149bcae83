//! What becomes of payments, as journeys of marks: which lanes, how long on each, looking like what.

use statrs::distribution::{ContinuousCDF, Exp};

use super::mark::{Lane, Leg, Look, Source};
use crate::model::control::IssuerGroup::{self, A, B};
use crate::model::random::Mulberry32;
use crate::model::switch::Flows;

/// Pace of marks on their first attempt, in stage units a second.
pub(super) const NEW_PX_PER_S: f32 = 90.0;
/// Pace of marks that come back, in stage units a second.
pub(super) const RETRY_PX_PER_S: f32 = 120.0;
/// Longest stay in queue or slot that is shown, in seconds; the exponential law has no end.
const LONGEST_STAY_S: f64 = 9.0;

/// What becomes of a payment in the minute it is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Fate {
    /// Turned away at the door; comes back.
    ShedRetrying,
    /// Turned away at the door for the last time.
    ShedGaveUp,
    /// Left the queue; comes back.
    DroppedRetrying,
    /// Left the queue for the last time.
    DroppedGaveUp,
    /// Declined by the fraud rule.
    Declined,
    /// Failed the challenge.
    ChallengeFailed,
    /// Approved by its issuer.
    Approved(IssuerGroup),
    /// Approved by stand-in after the issuer's timeout.
    StandIn(IssuerGroup),
    /// The issuer did not answer; comes back.
    IssuerRetrying(IssuerGroup),
    /// The issuer did not answer the last attempt.
    IssuerGaveUp(IssuerGroup),
}

impl Fate {
    /// Every fate, in a fixed order.
    pub(super) const ALL: [Self; 14] = [
        Self::ShedRetrying,
        Self::ShedGaveUp,
        Self::DroppedRetrying,
        Self::DroppedGaveUp,
        Self::Declined,
        Self::ChallengeFailed,
        Self::Approved(A),
        Self::Approved(B),
        Self::StandIn(A),
        Self::StandIn(B),
        Self::IssuerRetrying(A),
        Self::IssuerRetrying(B),
        Self::IssuerGaveUp(A),
        Self::IssuerGaveUp(B),
    ];

    /// Transactions a second that meet this fate; over all fates they add up to the offered flow.
    #[must_use]
    pub(super) fn rate_tps(self, f: &Flows) -> f64 {
        let issuer_failed = f.issuer_failed_a + f.issuer_failed_b;
        let come_back = if issuer_failed > 0.0 {
            f.issuer_retrying / issuer_failed
        } else {
            0.0
        };
        let failed = |group| {
            if group == A {
                f.issuer_failed_a
            } else {
                f.issuer_failed_b
            }
        };
        let rate = match self {
            Self::ShedRetrying => f.shed_retrying,
            Self::ShedGaveUp => f.shed - f.shed_retrying,
            Self::DroppedRetrying => f.dropped_retrying,
            Self::DroppedGaveUp => f.dropped - f.dropped_retrying,
            Self::Declined => f.declined_rule,
            Self::ChallengeFailed => f.challenge_failed,
            Self::Approved(A) => f.approved_a,
            Self::Approved(B) => f.approved_b,
            Self::StandIn(A) => f.standin_a,
            Self::StandIn(B) => f.standin_b,
            Self::IssuerRetrying(group) => failed(group) * come_back,
            Self::IssuerGaveUp(group) => failed(group) * (1.0 - come_back),
        };
        rate.max(0.0)
    }

    /// The issuer group it reached, if it got that far.
    #[must_use]
    pub(super) fn group(self) -> Option<IssuerGroup> {
        match self {
            Self::Approved(g)
            | Self::StandIn(g)
            | Self::IssuerRetrying(g)
            | Self::IssuerGaveUp(g) => Some(g),
            _ => None,
        }
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
    /// Mean time its issuer group holds a slot, in seconds.
    pub(super) latency_s: f64,
}

/// A stay of the given mean, exponentially distributed.
fn stay_s(mean_s: f64, random: &mut Mulberry32) -> f32 {
    let Ok(law) = Exp::new(1.0 / mean_s.max(1e-6)) else {
        return 0.0;
    };
    law.inverse_cdf(random.uniform()).min(LONGEST_STAY_S) as f32
}

impl Traveller {
    /// The legs of its journey, appended to `legs`. Lengths are the stage's at its design size.
    pub(super) fn travel(&self, legs: &mut Vec<Leg>, random: &mut Mulberry32) {
        let (pace, plain) = if self.retry {
            (RETRY_PX_PER_S, Look::Retry)
        } else {
            (NEW_PX_PER_S, Look::New)
        };
        let mut go = |lane, look, px: f32| {
            legs.push(Leg {
                lane,
                look,
                seconds: px / pace,
            })
        };
        if self.retry {
            go(Lane::Ribbon, plain, 840.0);
        } else {
            go(Lane::Strand((random.uniform() * 6.0) as u8), plain, 226.0);
        }
        match self.fate {
            Fate::ShedRetrying => return go(Lane::TakeOff(Source::Door), Look::TurnedAway, 210.0),
            Fate::ShedGaveUp => {
                go(Lane::TakeOff(Source::Door), Look::TurnedAway, 210.0);
                return go(Lane::Away(Source::Door), Look::GaveUp, 120.0);
            }
            _ => go(Lane::Stream, plain, 50.0),
        }
        match self.fate {
            Fate::Declined => return go(Lane::GateOff, Look::Declined, 60.0),
            Fate::ChallengeFailed => {
                go(Lane::IslandDown, Look::Challenged, 70.0);
                go(Lane::Island, Look::Challenged, 110.0);
                return go(Lane::IslandOff, Look::FailedChallenge, 90.0);
            }
            _ if self.challenged => {
                go(Lane::IslandDown, Look::Challenged, 70.0);
                go(Lane::Island, Look::Challenged, 110.0);
                go(Lane::IslandBack, plain, 80.0);
            }
            _ => go(Lane::Passed, plain, 36.0),
        }
        let dropped = matches!(self.fate, Fate::DroppedRetrying | Fate::DroppedGaveUp);
        let waited_s = if dropped {
            self.wait_s as f32
        } else {
            stay_s(self.wait_s, random).min(2.0)
        };
        legs.push(Leg {
            lane: Lane::Queue,
            look: plain,
            seconds: waited_s + 54.0 / pace,
        });
        let mut go = |lane, look, px: f32| {
            legs.push(Leg {
                lane,
                look,
                seconds: px / pace,
            })
        };
        let Some(group) = self.fate.group() else {
            go(Lane::TakeOff(Source::Queue), Look::LeftQueue, 250.0);
            if self.fate == Fate::DroppedGaveUp {
                go(Lane::Away(Source::Queue), Look::GaveUp, 120.0);
            }
            return;
        };
        let place = (random.uniform() * 256.0) as u8;
        go(Lane::FanIn(place), plain, 34.0);
        legs.push(Leg {
            lane: Lane::Held,
            look: plain,
            seconds: stay_s(self.latency_s, random),
        });
        let mut go = |lane, look, px: f32| {
            legs.push(Leg {
                lane,
                look,
                seconds: px / pace,
            })
        };
        match self.fate {
            Fate::StandIn(_) => go(Lane::Bridge, Look::StandIn, 240.0),
            Fate::Approved(_) => {
                go(Lane::FanOut(place, group), plain, 36.0);
                let look = if self.fraud_through {
                    Look::FraudThrough
                } else {
                    Look::Approved
                };
                go(
                    Lane::Exit(group),
                    look,
                    if group == A { 60.0 } else { 190.0 },
                );
            }
            _ => {
                go(Lane::FanOut(place, group), plain, 36.0);
                go(Lane::TakeOff(Source::Issuers), Look::NoAnswer, 260.0);
                if matches!(self.fate, Fate::IssuerGaveUp(_)) {
                    go(Lane::Away(Source::Issuers), Look::GaveUp, 120.0);
                }
            }
        }
    }
}

//! Marks: the particle stream. Each stands for the same number of payments and travels lanes to its fate.

use bevy::prelude::*;

use super::number::narrow;
use crate::model::control::IssuerGroup;
use crate::model::random::Mulberry32;

/// How a mark looks: one sprite each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// New payment: dot, sky.
    New,
    /// Retry: filled triangle along its way, amber.
    Retry,
    /// Approved by the issuer: ring, green.
    Approved,
    /// Approved by stand-in: square with a hole, green.
    StandIn,
    /// Turned away at the door: hollow triangle, vermilion.
    TurnedAway,
    /// Left the queue: cross, vermilion.
    LeftQueue,
    /// Gives up for good: dash, low.
    GaveUp,
    /// No answer from the issuer: hourglass, yellow.
    NoAnswer,
    /// Reversal: hollow square, flickers.
    Reversal,
    /// Declined by the rule: diamond, purple.
    Declined,
    /// Challenged: hollow diamond, purple.
    Challenged,
    /// Fraud that got through: diamond with a hole, purple.
    FraudThrough,
    /// Failed the challenge: hollow diamond struck through, purple.
    FailedChallenge,
    /// Warm-up read of the cache: square, purple.
    WarmUp,
}

/// Where failures leave the journey and set out on their way back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// Turned away at the door.
    Door,
    /// Left the queue.
    Queue,
    /// The issuer did not answer.
    Issuers,
}

/// A stretch of the stage. What a lane looks like and where it lies is the stage's business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// In a slot or at a worker: not drawn, the cell is.
    Held,
    /// On the payment switch's stage.
    Switch(SwitchLane),
    /// On the web service's stage.
    Web(WebLane),
}

/// A stretch of the payment switch's stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SwitchLane {
    /// From a merchant's till (0–5) to the door.
    Strand(u8),
    /// The retry ribbon from behind the take-off to the door.
    Ribbon,
    /// From the door to the gate.
    Stream,
    /// From the gate to the queue.
    Passed,
    /// From the gate's foot down to the step-up island.
    IslandDown,
    /// On the island.
    Island,
    /// From the island back into the stream.
    IslandBack,
    /// Off the island's left end; fades.
    IslandOff,
    /// Off the gate's foot; fades.
    GateOff,
    /// In the queue lane.
    Queue,
    /// From the lane into a server (its place, by share of running servers 0…255).
    FanIn(u8),
    /// From a server to an issuer group.
    FanOut(u8, IssuerGroup),
    /// From an issuer group to the target.
    Exit(IssuerGroup),
    /// Over the stand-in bridge to the target.
    Bridge,
    /// From the source a stretch along the ribbon (share 0…0.24 of the ribbon).
    TakeOff(Source),
    /// From the curl away from the stage; fades.
    Away(Source),
    /// A reversal from issuer group B (or A) back to the rack.
    Reversal(IssuerGroup),
}

/// A stretch of the web service's stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WebLane {
    /// From a user (0–5) to the balancer.
    User(u8),
    /// Refused at the balancer, a hairpin back to the users; fades.
    Refused,
    /// Waits between balancer and fleet.
    Heap,
    /// Out of the heap along the errors' strand back to the users.
    HeapErrors,
    /// From the balancer into an instance (its place, by share of the serving ones 0…255).
    FleetIn(u8),
    /// From an instance to the cache.
    FleetOut(u8),
    /// Down the fleet's right side and along the errors' strand back to the users.
    BuildErrors,
    /// Turns around in the cache and goes back to the users.
    Hit,
    /// From the cache into the database.
    Miss,
    /// From the database back to the users.
    Answer,
    /// A warm-up read from the database over the arch into the cache.
    WarmUp,
}

impl From<SwitchLane> for Lane {
    fn from(lane: SwitchLane) -> Self {
        Self::Switch(lane)
    }
}

impl From<WebLane> for Lane {
    fn from(lane: WebLane) -> Self {
        Self::Web(lane)
    }
}

/// One lane of a journey.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leg {
    /// Which stretch.
    pub lane: Lane,
    /// How the mark looks there.
    pub look: Look,
    /// How long it takes, in seconds at the pace of the marks (speeds of ART.md; queue and slot by the model's times).
    pub seconds: f32,
}

/// A mark under way; one without legs left is parked and waits to be used again.
#[derive(Component, Clone, Debug, Default)]
pub struct Mark {
    pub(super) legs: Vec<Leg>,
    pub(super) leg: usize,
    pub(super) elapsed_s: f32,
    /// Place across the lane, −0.5…0.5 of its width.
    pub across: f32,
    /// A draw in 0…1 for whatever small variety the picture wants.
    pub variety: f32,
}

impl Mark {
    /// A mark that stands on a stretch, `along` (0…1) of it: for still pictures.
    #[must_use]
    pub fn standing(lane: Lane, look: Look, along: f32, across: f32, variety: f32) -> Self {
        Self {
            legs: vec![Leg {
                lane,
                look,
                seconds: 1.0,
            }],
            leg: 0,
            elapsed_s: along.clamp(0.0, 1.0),
            across,
            variety,
        }
    }

    /// The stretch it is on, or `None` when it is parked.
    #[must_use]
    pub fn leg(&self) -> Option<&Leg> {
        self.legs.get(self.leg)
    }

    /// How far along the stretch, 0…1.
    #[must_use]
    pub fn along(&self) -> f32 {
        self.leg().map_or(1.0, |leg| {
            if leg.seconds > 0.0 {
                (self.elapsed_s / leg.seconds).min(1.0)
            } else {
                1.0
            }
        })
    }

    /// Whether it waits to be used again.
    #[must_use]
    pub fn is_parked(&self) -> bool {
        self.leg >= self.legs.len()
    }

    /// Begins another journey: `pack` fills in its legs.
    pub(super) fn start(
        &mut self,
        random: &mut Mulberry32,
        pack: impl FnOnce(&mut Vec<Leg>, &mut Mulberry32),
    ) {
        self.legs.clear();
        self.leg = 0;
        self.elapsed_s = 0.0;
        self.across = narrow(random.uniform()) - 0.5;
        self.variety = narrow(random.uniform());
        pack(&mut self.legs, random);
    }

    /// Travels on for some seconds, over as many legs as they last.
    pub fn advance(&mut self, seconds: f32) {
        self.elapsed_s += seconds;
        while let Some(leg) = self.legs.get(self.leg) {
            if self.elapsed_s < leg.seconds {
                break;
            }
            self.elapsed_s -= leg.seconds;
            self.leg += 1;
        }
    }

    /// Ends the journey at once.
    pub(super) fn park(&mut self) {
        self.leg = self.legs.len();
    }
}

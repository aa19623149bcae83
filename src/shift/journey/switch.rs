//! Journeys of payments.

use super::{Traveller, Way};
use crate::model::control::IssuerGroup::{self, A, B};
use crate::model::switch::Flows;
use crate::shift::mark::{Look, Source, SwitchLane};
use crate::shift::number::narrow;

/// What becomes of a payment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::shift) enum SwitchFate {
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

impl SwitchFate {
    /// Every fate, in a fixed order.
    pub(in crate::shift) const ALL: [Self; 14] = [
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
    pub(in crate::shift) fn rate_tps(self, f: &Flows) -> f64 {
        let issuer_failed = f.issuer_failed_a + f.issuer_failed_b;
        let come_back = if issuer_failed > 0.0 {
            f.issuer_retrying / issuer_failed
        } else {
            0.0
        };
        let failed = |group| match group {
            A => f.issuer_failed_a,
            B => f.issuer_failed_b,
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
    pub(in crate::shift) fn group(self) -> Option<IssuerGroup> {
        match self {
            Self::Approved(g)
            | Self::StandIn(g)
            | Self::IssuerRetrying(g)
            | Self::IssuerGaveUp(g) => Some(g),
            _ => None,
        }
    }

    /// Whether it fails for a technical reason and never comes back.
    fn gives_up(self) -> bool {
        matches!(
            self,
            Self::ShedGaveUp | Self::DroppedGaveUp | Self::IssuerGaveUp(_)
        )
    }

    /// From till or ribbon to the door, past gate and queue to the issuer, as far as it gets.
    pub(super) fn travel(self, traveller: &Traveller, way: &mut Way) {
        let plain = if traveller.retry {
            Look::Retry
        } else {
            Look::New
        };
        if traveller.retry {
            way.go(SwitchLane::Ribbon, plain, 840.0);
        } else {
            let till = way.pick(6);
            way.go(SwitchLane::Strand(till), plain, 226.0);
        }
        if matches!(self, Self::ShedRetrying | Self::ShedGaveUp) {
            return self.fail(Source::Door, Look::TurnedAway, way);
        }
        way.go(SwitchLane::Stream, plain, 50.0);
        if self == Self::Declined {
            return way.go(SwitchLane::GateOff, Look::Declined, 60.0);
        }
        if traveller.challenged || self == Self::ChallengeFailed {
            way.go(SwitchLane::IslandDown, Look::Challenged, 70.0);
            way.go(SwitchLane::Island, Look::Challenged, 110.0);
            if self == Self::ChallengeFailed {
                return way.go(SwitchLane::IslandOff, Look::FailedChallenge, 90.0);
            }
            way.go(SwitchLane::IslandBack, plain, 80.0);
        } else {
            way.go(SwitchLane::Passed, plain, 36.0);
        }
        let waited_s = match self.group() {
            Some(_) => way.stay_s(traveller.wait_s).min(2.0),
            // Whoever leaves the queue has waited as long as anybody does.
            None => narrow(traveller.wait_s),
        };
        way.spend(SwitchLane::Queue, plain, waited_s + 54.0 / way.pace);
        match self.group() {
            Some(group) => self.reach(group, traveller, plain, way),
            None => self.fail(Source::Queue, Look::LeftQueue, way),
        }
    }

    /// Through a slot to the issuer, and from there.
    fn reach(self, group: IssuerGroup, traveller: &Traveller, plain: Look, way: &mut Way) {
        let place = way.pick(u8::MAX);
        way.go(SwitchLane::FanIn(place), plain, 34.0);
        let held_s = way.stay_s(traveller.held_s);
        way.hold(plain, held_s);
        if matches!(self, Self::StandIn(_)) {
            return way.go(SwitchLane::Bridge, Look::StandIn, 240.0);
        }
        way.go(SwitchLane::FanOut(place, group), plain, 36.0);
        if !matches!(self, Self::Approved(_)) {
            return self.fail(Source::Issuers, Look::NoAnswer, way);
        }
        let look = if traveller.fraud_through {
            Look::FraudThrough
        } else {
            Look::Approved
        };
        way.go(
            SwitchLane::Exit(group),
            look,
            if group == A { 60.0 } else { 190.0 },
        );
    }

    /// Off on the ribbon, or away for good.
    fn fail(self, source: Source, look: Look, way: &mut Way) {
        let px = match source {
            Source::Door => 210.0,
            Source::Queue => 250.0,
            Source::Issuers => 260.0,
        };
        way.go(SwitchLane::TakeOff(source), look, px);
        if self.gives_up() {
            way.go(SwitchLane::Away(source), Look::GaveUp, 120.0);
        }
    }
}

/// See [`super::mark_seconds`].
pub(super) fn mark_seconds(flows: &Flows, wait_s: f64, held_s: f64) -> f64 {
    const TO_DOOR_S: f64 = 2.5;
    const RIBBON_S: f64 = 7.0;
    const DOOR_TO_TARGET_S: f64 = 3.6;
    const TAKE_OFF_S: f64 = 2.2;
    let reached = (flows.offered - flows.shed - flows.dropped).max(0.0);
    let failing = flows.shed + flows.dropped + flows.issuer_failed_a + flows.issuer_failed_b;
    flows.new * TO_DOOR_S
        + flows.retry * RIBBON_S
        + reached * (DOOR_TO_TARGET_S + wait_s + held_s)
        + failing * TAKE_OFF_S
}

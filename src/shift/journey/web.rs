//! Journeys of requests.

use super::{Traveller, Way};
use crate::model::web::Flows;
use crate::shift::mark::{Look, WebLane};

/// What becomes of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::shift) enum WebFate {
    /// Refused at the balancer, with an answer.
    Refused,
    /// Found no worker before its deadline.
    FailedQueue,
    /// Met the bad build.
    FailedBuild,
    /// Answered from the cache.
    Hit,
    /// Answered by the database.
    Miss,
}

impl WebFate {
    /// Every fate, in a fixed order.
    pub(in crate::shift) const ALL: [Self; 5] = [
        Self::Refused,
        Self::FailedQueue,
        Self::FailedBuild,
        Self::Hit,
        Self::Miss,
    ];

    /// Requests a second that meet this fate; over all fates they add up to all requests.
    pub(in crate::shift) fn rate_rps(self, f: &Flows) -> f64 {
        let found = f.hits + f.misses;
        let share = |part: f64| if found > 0.0 { part / found } else { 0.0 };
        let rate = match self {
            Self::Refused => f.shed,
            Self::FailedQueue => f.failed_queue,
            Self::FailedBuild => f.failed_build,
            Self::Hit => f.answered * share(f.hits),
            Self::Miss => f.answered * share(f.misses),
        };
        rate.max(0.0)
    }

    /// From the users to the balancer, through fleet, cache and database, and back as an answer or an error.
    pub(super) fn travel(self, traveller: &Traveller, way: &mut Way) {
        let user = way.pick(6);
        way.go(WebLane::User(user), Look::New, 136.0);
        match self {
            Self::Refused => return way.go(WebLane::Refused, Look::TurnedAway, 190.0),
            Self::FailedQueue => {
                way.spend(WebLane::Heap, Look::New, 2.0);
                return way.go(WebLane::HeapErrors, Look::LeftQueue, 290.0);
            }
            Self::FailedBuild | Self::Hit | Self::Miss => {}
        }
        let waited_s = way.stay_s(traveller.wait_s).min(2.0);
        way.spend(WebLane::Heap, Look::New, waited_s);
        let place = way.pick(u8::MAX);
        way.go(WebLane::FleetIn(place), Look::New, 110.0);
        let held_s = way.stay_s(traveller.held_s);
        way.hold(Look::New, held_s);
        match self {
            Self::FailedBuild => way.go(WebLane::BuildErrors, Look::LeftQueue, 600.0),
            Self::Hit => {
                way.go(WebLane::FleetOut(place), Look::New, 110.0);
                way.go(WebLane::Hit, Look::Approved, 700.0);
            }
            _ => {
                way.go(WebLane::FleetOut(place), Look::New, 110.0);
                way.go(WebLane::Miss, Look::New, 190.0);
                way.go(WebLane::Answer, Look::Approved, 740.0);
            }
        }
    }
}

/// See [`super::mark_seconds`].
pub(super) fn mark_seconds(flows: &Flows, wait_s: f64, held_s: f64) -> f64 {
    const TO_BALANCER_S: f64 = 1.5;
    const REFUSED_S: f64 = 2.1;
    const TO_CACHE_S: f64 = 2.4;
    const HIT_S: f64 = 7.8;
    const MISS_S: f64 = 10.3;
    const QUEUE_ERROR_S: f64 = 3.2;
    const BUILD_ERROR_S: f64 = 7.9;
    let found = flows.hits + flows.misses;
    let answer_s = if found > 0.0 {
        (flows.hits * HIT_S + flows.misses * MISS_S) / found
    } else {
        HIT_S
    };
    flows.requests * TO_BALANCER_S
        + flows.shed * REFUSED_S
        + flows.failed_queue * (2.0 + QUEUE_ERROR_S)
        + flows.failed_build * (wait_s + held_s + BUILD_ERROR_S)
        + flows.answered * (wait_s + held_s + TO_CACHE_S + answer_s)
}

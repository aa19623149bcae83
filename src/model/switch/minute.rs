//! One minute of the switch.

use super::constants::{
    BASE_TPS, BURSTINESS, ISSUER_JITTER, QUEUE_DEADLINE_S, REVERSAL_S, SHED_TO, SLOTS_PER_SERVER,
    SWITCH_TIME_S, WASTED,
};
use super::mix::{Lanes, MIX, bands_below, lanes};
use super::pools::Offer;
use super::{Switch, Weather};
use crate::model::desk::Minute;
use crate::model::queue::{self, Station};

/// An issuer group this minute.
#[derive(Clone, Copy, Debug)]
pub(super) struct Issuer {
    /// Mean latency `m`.
    pub(super) latency_s: f64,
    /// Share that times out, `P = e^{−T/m}`.
    pub(super) late: f64,
    /// Share answered in time, `1 − P`.
    pub(super) in_time: f64,
    /// Slot time of a forwarded payment, `E[min(L, T)] + R P`.
    slot_s: f64,
}

impl Issuer {
    /// A group of mean latency `latency_s` (exponential) that a slot waits for until `timeout_s`.
    fn new(latency_s: f64, timeout_s: f64) -> Self {
        let (in_time, late) = queue::decay(timeout_s / latency_s);
        Self {
            latency_s,
            late,
            in_time,
            slot_s: latency_s * in_time + REVERSAL_S * late,
        }
    }
}

/// What happens at the door, in the queue and in the slots.
#[derive(Clone, Copy, Debug)]
pub(super) struct Passage {
    /// Offered, a second.
    pub(super) offered: f64,
    /// Let in, a second.
    pub(super) admitted: f64,
    /// Mean holding time `S`.
    pub(super) hold_s: f64,
    /// Share of slot time that is spent on issuer groups A and B.
    pub(super) issuer_time: [f64; 2],
    /// Mean wait for a slot.
    pub(super) wait_s: f64,
    /// Left the queue, of those let in.
    pub(super) drop: f64,
    /// Busy slots, of all.
    pub(super) busy: f64,
    /// Turned away, of the offered.
    pub(super) shed_share: f64,
    /// Left the queue, of the offered.
    pub(super) drop_share: f64,
    /// Got a slot, of the offered.
    pub(super) ok: f64,
}

/// Everything the books need of a minute.
pub(super) struct Events<'a> {
    /// Number of the minute.
    pub(super) minute: u32,
    /// First attempts.
    pub(super) fresh: Lanes,
    /// All attempts.
    pub(super) offer: &'a Offer,
    /// Forwarded share of each lane.
    pub(super) forwarded: Lanes,
    /// The two issuer groups.
    pub(super) issuers: [Issuer; 2],
    /// Door, queue and slots.
    pub(super) passage: Passage,
    /// Waiting to retry before and after the minute, as rates.
    pub(super) waiting: [Lanes; 2],
}

/// Share of admitted payments that leave the queue: the loss of a queue with a deadline, and from capacity
/// on at least what the goodput `(N/S − ωλ)/(1 − ω)` leaves over, since each lost payment wastes `ω` of a
/// service.
///
/// Below capacity the few who leave are taken to waste nothing, which is too kind by a hair: with 192 slots and
/// 0.33 s at 99.7 % of capacity 0.0082 % would leave instead of 0.0080 %.
#[must_use]
pub fn drop_share(station: &Station, admitted: f64) -> f64 {
    if station.is_overloaded() {
        let wasting = (1.0 - station.capacity / admitted) / (1.0 - WASTED);
        station.loss.max(wasting).min(1.0)
    } else {
        station.loss
    }
}

impl Switch {
    /// Simulates a minute.
    pub fn step(&mut self, minute: u32, weather: &Weather) -> Minute {
        self.fleet.count_down();
        self.fleet.own(self.settings.servers);
        let fresh = self.traffic(weather);
        let set = &self.settings;
        let issuers = [0, 1].map(|group: usize| {
            let jitter = 1.0 + ISSUER_JITTER * (2.0 * weather.latency[group] - 1.0);
            Issuer::new(set.latency_s[group] * jitter, set.timeout_s)
        });
        let below = bands_below(set.limit_u);
        let before = self.pools.waiting();
        let offer = self.pools.offer(&fresh, below);
        let forwarded = lanes(|_, class| self.screens[class].forwarded);
        let passage = self.pass(&offer, &forwarded, &issuers);

        // Technical failures: at the door and in the queue whatever the amount; at the issuer only above
        // the stand-in limit.
        let low_fails = [passage.shed_share + passage.drop_share; 4];
        let high_fails = lanes(|group, class| {
            passage.shed_share
                + passage.drop_share
                + passage.ok * self.screens[class].forwarded * issuers[group].late
        });
        self.pools
            .fill(below, &low_fails, &high_fails, self.settings.policy);
        let waiting = [before, self.pools.waiting()];
        self.book(&Events {
            minute,
            fresh,
            offer: &offer,
            forwarded,
            issuers,
            passage,
            waiting,
        })
    }

    /// Step 2: first attempts a second, by lane. The count is normal instead of Poisson, which at thousands a
    /// minute nobody can tell; the burstiness is far larger than either.
    fn traffic(&mut self, weather: &Weather) -> Lanes {
        self.surge = self.coming_surge();
        let set = &self.settings;
        let expected = 60.0 * BASE_TPS * self.surge;
        let count =
            (expected + expected.sqrt() * weather.count) * (1.0 + BURSTINESS * weather.burst);
        let rate = count.max(0.0) / 60.0;
        let (genuine, fraud) = (rate * (1.0 - set.fraud_share), rate * set.fraud_share);
        let group = &MIX.group;
        [
            group[0] * genuine,
            group[1] * fraud,
            group[2] * genuine,
            group[3] * fraud,
        ]
    }

    /// Steps 5–7: holding time, admission, queue.
    ///
    /// `S` is exact as a mean. The queue knows nothing else of the law, which is a sum of 80 ms and a cut-off
    /// exponential time ([`PaymentLaw`](crate::model::events::PaymentLaw)); the [queueing formulas](crate::model::queue)
    /// say by how much that matters. What shedding lets in counts as Poisson arrivals, as if by lot.
    fn pass(&self, offer: &Offer, forwarded: &Lanes, issuers: &[Issuer; 2]) -> Passage {
        let all = &offer.all;
        let offered = (all[0] + all[1]) + (all[2] + all[3]);
        // Slot seconds a second that the issuers take.
        let slots_a = (all[0] * forwarded[0] + all[1] * forwarded[1]) * issuers[0].slot_s;
        let slots_b = (all[2] * forwarded[2] + all[3] * forwarded[3]) * issuers[1].slot_s;
        let (mean_issuer_s, issuer_time) = if offered > 0.0 {
            let busy = SWITCH_TIME_S * offered + slots_a + slots_b;
            (
                (slots_a + slots_b) / offered,
                [slots_a / busy, slots_b / busy],
            )
        } else {
            (0.0, [0.0; 2])
        };
        let hold_s = SWITCH_TIME_S + mean_issuer_s;
        let slots = SLOTS_PER_SERVER * self.fleet.running;
        let capacity = f64::from(slots) / hold_s;
        let admitted = if self.settings.shedding {
            offered.min(SHED_TO * capacity)
        } else {
            offered
        };
        let station = Station::new(slots, admitted, hold_s, QUEUE_DEADLINE_S);
        let drop = drop_share(&station, admitted);
        let let_in = if offered > 0.0 {
            admitted / offered
        } else {
            0.0
        };
        Passage {
            offered,
            admitted,
            hold_s,
            issuer_time,
            wait_s: station.mean_wait_s().min(QUEUE_DEADLINE_S),
            drop,
            busy: if slots == 0 {
                1.0
            } else {
                (admitted / capacity).min(1.0)
            },
            shed_share: if offered > 0.0 {
                (offered - admitted) / offered
            } else {
                0.0
            },
            drop_share: let_in * drop,
            ok: let_in * (1.0 - drop),
        }
    }
}

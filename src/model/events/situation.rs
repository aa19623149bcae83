//! What customers meet in a minute.

use super::law::{HoldingLaw, PaymentLaw, RequestLaw};
use crate::model::desk::{Flows, Minute, Readings};
use crate::model::values::whole;
use crate::model::{queue::Station, switch, web};

/// A queue as a minute of a desk has it, taken as if it lasted for ever.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Situation {
    /// Customers let in, a second.
    pub arrivals_per_s: f64,
    /// Slots (or workers) that serve them.
    pub slots: u32,
    /// How long a customer waits for a slot before it leaves.
    pub deadline_s: f64,
    /// Part of its holding time that a customer who left still takes of a slot, `ω`.
    pub wasted: f64,
    /// How long customers hold a slot.
    pub law: HoldingLaw,
}

impl Situation {
    /// The queue of a minute: its traffic after shedding, its machines that serve, its law of holding times.
    ///
    /// `control` gives the controls that were in force, by name.
    ///
    /// - At the switch a payment takes 80 ms; those forwarded wait for their issuer as well, an exponential
    ///   time cut off at the timeout, and 80 ms for the reversal after it.
    /// - At the web service a request takes the application's time, on the bad build a quarter more; those not
    ///   found in the cache add their queries, one after the other, each an exponential time of the minute's
    ///   mean query time. The formulas say nothing about that law, only about its mean, which is the same.
    #[must_use]
    pub fn of_minute(minute: &Minute, control: impl Fn(&str) -> f64) -> Self {
        match minute.flows {
            Flows::Switch(flows) => switch_situation(&minute.readings, &flows, &control),
            Flows::Web(flows) => web_situation(&minute.readings, &flows),
        }
    }

    /// The same queue with exponential holding times of the same mean: what the formulas assume.
    #[must_use]
    pub fn with_exponential_holding(self) -> Self {
        Self {
            law: HoldingLaw::Exponential(self.law.mean_s()),
            ..self
        }
    }

    /// The formulas' view of it.
    #[must_use]
    pub fn station(&self) -> Station {
        Station::new(
            self.slots,
            self.arrivals_per_s,
            self.law.mean_s(),
            self.deadline_s,
        )
    }
}

/// A payment of the minute: what it meets at the switch and at its issuer.
///
/// The shares forwarded are those of the slot time that the issuers took, which the minute reports; what got a
/// slot does not tell when nothing did.
#[must_use]
pub fn payment_law(
    readings: &Readings,
    flows: &switch::Flows,
    control: &impl Fn(&str) -> f64,
) -> PaymentLaw {
    let read = |row: switch::Row| readings[row as usize];
    let mut law = PaymentLaw {
        own_s: switch::SWITCH_TIME_S,
        forwarded: [0.0; 2],
        latency_s: [
            read(switch::Row::IssuerALatencyS),
            read(switch::Row::IssuerBLatencyS),
        ],
        timeout_s: control("IssuerTimeout"),
        reversal_s: switch::REVERSAL_S,
    };
    let taken_s = [flows.slow_share_a, flows.slow_share_b].map(|s| s * read(switch::Row::HoldS));
    law.forwarded = [0, 1].map(|group| taken_s[group] / law.issuer_s(law.latency_s[group]));
    law
}

/// A request of the minute.
#[must_use]
pub fn request_law(readings: &Readings) -> RequestLaw {
    let read = |row: web::Row| readings[row as usize];
    let (app_s, queries) = if read(web::Row::FeatureShare) > 0.0 {
        (
            web::APP_TIME_S + web::FEATURE_TIME_S,
            web::QUERIES + web::FEATURE_QUERIES,
        )
    } else {
        (web::APP_TIME_S, web::QUERIES)
    };
    RequestLaw {
        app_s,
        bad_share: read(web::Row::BadBuildShare),
        bad_app_s: app_s * (1.0 + web::BAD_BUILD_CPU),
        miss_share: 1.0 - read(web::Row::CacheHitShare),
        queries: whole(queries),
        query_s: read(web::Row::QueryS),
    }
}

fn switch_situation(
    readings: &Readings,
    flows: &switch::Flows,
    control: &impl Fn(&str) -> f64,
) -> Situation {
    let servers = whole(readings[switch::Row::ServersRunning as usize]);
    Situation {
        arrivals_per_s: flows.admitted,
        slots: switch::SLOTS_PER_SERVER * servers,
        deadline_s: switch::QUEUE_DEADLINE_S,
        wasted: switch::WASTED,
        law: HoldingLaw::Payment(payment_law(readings, flows, control)),
    }
}

fn web_situation(readings: &Readings, flows: &web::Flows) -> Situation {
    let instances = whole(readings[web::Row::InstancesServing as usize]);
    Situation {
        arrivals_per_s: flows.admitted,
        slots: web::WORKERS_PER_INSTANCE * instances,
        deadline_s: web::DEADLINE_S,
        wasted: 0.0,
        law: HoldingLaw::Request(request_law(readings)),
    }
}

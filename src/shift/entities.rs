//! The things on the desk as entities: machines with their cells, issuer groups, cache and database.

use bevy::prelude::*;

use crate::model::control::IssuerGroup;

/// A machine, running or being started: a server in the switch's rack, or an instance of the web service's fleet.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(ServerState, Slots)]
pub struct Server {
    /// Place in rack or fleet, from 0; running ones come before starting ones.
    pub place: u32,
}

/// What a machine does.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ServerState {
    /// Takes payments or requests.
    #[default]
    Running,
    /// Starts, and is paid for.
    Booting {
        /// Minutes until it runs.
        minutes_left: u32,
    },
}

/// The cells of a machine; they go with it.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = SlotOf, linked_spawn)]
pub struct Slots(Vec<Entity>);

/// The machine that a cell belongs to.
#[derive(Component, Clone, Copy, Debug)]
#[relationship(relationship_target = Slots)]
pub struct SlotOf(pub Entity);

/// One cell of a machine: a connection slot of a server, or a worker of an instance.
#[derive(Component, Clone, Copy, Debug)]
#[require(SlotUse)]
pub struct Slot {
    /// Place of its machine.
    pub server: u32,
    /// Number within the machine: 0–31, two rows of sixteen, or 0–15, two rows of eight.
    pub index: u32,
    /// A draw in 0…1 that decides in which order slots fill and what by; drawn once, so that a steady share is a steady picture.
    pub order: f32,
}

/// Who holds a cell.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlotUse {
    /// Nobody.
    #[default]
    Free,
    /// A payment on its first attempt, or a request.
    New,
    /// A payment that came back.
    Retry,
    /// A payment that waits for a slow issuer.
    Slow,
    /// A request, on the bad build.
    BadBuild,
}

/// A group of card issuers.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(IssuerState)]
pub struct Issuer {
    /// Which one.
    pub group: IssuerGroup,
}

/// How an issuer group does.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct IssuerState {
    /// Its answers take much longer than usual, or do not come in time.
    pub slow: bool,
    /// Payments are approved in its stead.
    pub stand_in: bool,
    /// Mean latency of the minute in seconds.
    pub latency_s: f64,
}

/// The web service's cache.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Cache {
    /// How warm it is, 0…1.
    pub warm_share: f64,
    /// Answers that come from it, 0…1.
    pub hit_share: f64,
}

/// The web service's database.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq)]
pub struct Database {
    /// Load as a share of its capacity; it may exceed 1.
    pub util_share: f64,
    /// Time a query takes, in seconds.
    pub query_s: f64,
}

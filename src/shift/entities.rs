//! The things on the desk as entities: servers with their slots, issuer groups.

use bevy::prelude::*;

use crate::model::control::IssuerGroup;

/// A server in the rack, or one that is being started.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[require(ServerState, Slots)]
pub struct Server {
    /// Place in the rack, from 0; running servers come before starting ones.
    pub place: u32,
}

/// What a server does.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ServerState {
    /// Takes payments.
    #[default]
    Running,
    /// Starts, and is paid for.
    Booting {
        /// Minutes until it runs.
        minutes_left: u32,
    },
}

/// The slots of a server; they go with it.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = SlotOf, linked_spawn)]
pub struct Slots(Vec<Entity>);

/// The server that a slot belongs to.
#[derive(Component, Clone, Copy, Debug)]
#[relationship(relationship_target = Slots)]
pub struct SlotOf(pub Entity);

/// One connection slot.
#[derive(Component, Clone, Copy, Debug)]
#[require(SlotUse)]
pub struct Slot {
    /// Place of its server in the rack.
    pub server: u32,
    /// Number within the server, 0–31: two rows of sixteen.
    pub index: u32,
    /// A draw in 0…1 that decides in which order slots fill and what by; drawn once, so that a steady share is a steady picture.
    pub order: f32,
}

/// Who holds a slot.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SlotUse {
    /// Nobody.
    #[default]
    Free,
    /// A payment on its first attempt.
    New,
    /// A payment that came back.
    Retry,
    /// A payment that waits for a slow issuer.
    Slow,
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

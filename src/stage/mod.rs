//! Pictures, attached to what the shift spawns.

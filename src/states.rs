//! The states of the program, alone in one file so that no module must know another one for their sake.

use bevy::prelude::*;

/// Which screen is on.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The two desks and their levels.
    #[default]
    Title,
    /// What a level asks.
    Briefing,
    /// The desk itself.
    Play,
    /// What was reached, and why.
    Scoring,
    /// A stand that nobody tends: the game plays itself until somebody takes over.
    Booth,
}

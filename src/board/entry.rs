//! What stands on a board, and how it is held against its replay.

use std::cmp::Reverse;
use std::fmt;

use serde::{Deserialize, Serialize};

use super::day::Day;
use super::name::{Name, trimmed};
use crate::level::{Levels, Outcome, Player, Replay, Run, is_drawable, play};

/// Longest name of an event, in characters.
pub const EVENT_CHARS: usize = 24;

/// Name of an event (a fair, a class): at most [`EVENT_CHARS`] characters that can be drawn, without spaces at its ends or side by
/// side. Empty where there is none.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct Event(String);

impl Event {
    /// The event of a text; what is too long is cut off, and what cannot be drawn is left out.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        let drawn: String = typed
            .chars()
            .filter(|c| is_drawable(*c) || c.is_whitespace())
            .collect();
        let name: String = trimmed(&drawn).chars().take(EVENT_CHARS).collect();
        Self(name.trim_end().to_owned())
    }

    /// Whether it is all of a text, but for its spaces.
    #[must_use]
    pub fn is_all_of(&self, typed: &str) -> bool {
        self.0 == trimmed(typed)
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<String> for Event {
    fn from(text: String) -> Self {
        Self::new(&text)
    }
}

/// Which board: everybody on it played the same shift, at the same event, on the same day.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Key {
    /// The event.
    pub event: Event,
    /// The day.
    pub day: Day,
    /// Id of the level.
    pub level: String,
    /// The seed.
    pub seed: u32,
}

/// Who a score is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum By {
    /// Somebody who played.
    Visitor,
    /// A simulated operator, so that the first visitor finds others on the board.
    Operator,
}

/// A score on a board. There is none whose replay does not give it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    name: Name,
    event: Event,
    day: Day,
    by: By,
    replay: Replay,
    score: u32,
    stars: u8,
    passed: bool,
}

/// What somebody says that a replay came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Score, 0–1000.
    pub score: u32,
    /// Stars, 0–3.
    pub stars: u8,
    /// Every goal was met.
    pub passed: bool,
}

impl Claim {
    /// What a verdict says.
    #[must_use]
    pub fn of(outcome: &Outcome) -> Self {
        Self {
            score: outcome.score,
            stars: outcome.stars,
            passed: outcome.passed,
        }
    }

    /// Where it stands among others: passed shifts above all others, then by score. Smaller is better.
    #[must_use]
    pub fn rank(self) -> impl Ord {
        Reverse((self.passed, self.score))
    }
}

/// Why a score does not enter.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unproven {
    /// There is no such level here.
    #[error("there is no level {0}")]
    NoLevel(String),
    /// The level has no score, or takes one of the moves not at all.
    #[error("its replay is none of a scored shift")]
    NoScore,
    /// The replay comes to something else.
    #[error("its replay comes to {0}")]
    OtherScore(Came),
}

/// What a replay came to, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Came(pub Claim);

impl fmt::Display for Came {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Claim {
            score,
            stars,
            passed,
        } = self.0;
        let passed = if passed { "passed" } else { "not passed" };
        write!(f, "{score} with {stars} stars, {passed}")
    }
}

/// Plays a replay again, to its level's end.
///
/// # Errors
/// When there is no such level here, or no score to be had by it.
pub fn played_again(replay: &Replay, levels: &Levels) -> Result<Run, Unproven> {
    let level = levels
        .by_id(&replay.level)
        .ok_or_else(|| Unproven::NoLevel(replay.level.clone()))?;
    if level.is_free() {
        return Err(Unproven::NoScore);
    }
    let player = Player::Actions(replay.actions.clone());
    play(level, replay.seed, &player, u32::MAX).map_err(|_| Unproven::NoScore)
}

/// Holds a claim against its replay.
///
/// # Errors
/// When the replay does not give exactly what is claimed.
pub fn prove(claim: Claim, replay: &Replay, levels: &Levels) -> Result<(), Unproven> {
    let run = played_again(replay, levels)?;
    let outcome = run.outcome().ok_or(Unproven::NoScore)?;
    let came = Claim::of(&outcome);
    if came == claim {
        Ok(())
    } else {
        Err(Unproven::OtherScore(Came(came)))
    }
}

impl Entry {
    /// A score whose replay gives it.
    ///
    /// # Errors
    /// See [`prove`].
    pub fn proven(
        name: Name,
        (event, day): (Event, Day),
        by: By,
        replay: Replay,
        claim: Claim,
        levels: &Levels,
    ) -> Result<Self, Unproven> {
        prove(claim, &replay, levels)?;
        let Claim {
            score,
            stars,
            passed,
        } = claim;
        Ok(Self {
            name,
            event,
            day,
            by,
            replay,
            score,
            stars,
            passed,
        })
    }

    /// The name.
    #[must_use]
    pub fn name(&self) -> &Name {
        &self.name
    }

    /// The event it was played at.
    #[must_use]
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// The day it was played on.
    #[must_use]
    pub fn day(&self) -> Day {
        self.day
    }

    /// Who it is of.
    #[must_use]
    pub fn by(&self) -> By {
        self.by
    }

    /// Level, seed and moves.
    #[must_use]
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// What it came to.
    #[must_use]
    pub fn claim(&self) -> Claim {
        Claim {
            score: self.score,
            stars: self.stars,
            passed: self.passed,
        }
    }

    /// Whether it stands on this board.
    #[must_use]
    pub fn is_on(&self, key: &Key) -> bool {
        self.day == key.day
            && self.event == key.event
            && self.replay.level == key.level
            && self.replay.seed == key.seed
    }
}

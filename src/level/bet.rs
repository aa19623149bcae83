//! One question before the scoring curves are revealed: how large something of the shift was, guessed among three ranges.
//!
//! Which range is right is computed from a run on the player's own seed, so that it is true for every seed.

use crate::model::control::Unit;

use super::goal::{Measure, Since};
use super::run::Run;

/// Ranges to choose from.
pub const BET_ANSWERS: usize = 3;

/// The question of a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Bet {
    /// Text key of the question, without `bet-`; its attribute `.why` explains the answer.
    pub id: String,
    /// The run that is asked about.
    pub run: Whose,
    /// What is asked.
    pub asks: Asked,
    /// Unit of the answers.
    pub unit: Unit,
    /// Decimals of the answer that is revealed.
    pub decimals: usize,
    /// Where the second and the third range begin; each range has its beginning.
    pub marks: [f64; BET_ANSWERS - 1],
}

/// A run that can be asked about, all of them on the player's seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// Nothing was touched.
    Untouched,
    /// The reference operator played.
    Operator,
    /// The player's own.
    Yours,
}

/// What a bet asks.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// The same as a goal could.
    Measure(Measure),
    /// In how many minutes an indicator was beyond a mark.
    Minutes {
        /// Row of the desk's table of indicators.
        indicator: usize,
        /// Which side of the mark counts.
        side: Side,
        /// The mark, which itself is on neither side.
        mark: f64,
        /// First minute counted.
        since: Since,
    },
}

/// Side of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Greater values.
    Above,
    /// Smaller values.
    Below,
}

impl Bet {
    /// Text key of the question.
    #[must_use]
    pub fn text_key(&self) -> String {
        format!("bet-{}", self.id)
    }

    /// The mark that minutes are counted by, with its indicator, for the words of the question.
    #[must_use]
    pub fn mark(&self) -> Option<(usize, f64)> {
        match self.asks {
            Asked::Minutes {
                indicator, mark, ..
            } => Some((indicator, mark)),
            Asked::Measure(_) => None,
        }
    }

    /// What came out of a run; `None` where there was nothing to measure.
    #[must_use]
    pub fn value(&self, run: &Run) -> Option<f64> {
        match &self.asks {
            Asked::Measure(measure) => {
                let first = run.first_minute(measure.since());
                measure.so_far(run.history(), first).last().flatten()
            }
            Asked::Minutes {
                indicator,
                side,
                mark,
                since,
            } => {
                let counted = run.history().iter().skip(run.first_minute(*since) as usize);
                let beyond = counted.filter(|minute| match side {
                    Side::Above => minute.readings[*indicator] > *mark,
                    Side::Below => minute.readings[*indicator] < *mark,
                });
                Some(beyond.count() as f64)
            }
        }
    }

    /// The range that a value lies in, from 0.
    #[must_use]
    pub fn range_of(&self, value: f64) -> usize {
        self.marks.iter().filter(|mark| value >= **mark).count()
    }
}

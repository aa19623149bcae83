//! What a level asks for, how near a run comes, and what that scores.

use crate::model::control::{DeskKind, Unit};
use crate::model::desk::{self, Minute};
use crate::model::indicator::Better;

/// Score from which a passed level earns three stars.
pub const THREE_STARS: u32 = 920;
/// Score from which a passed level earns two stars.
pub const TWO_STARS: u32 = 800;
/// Credit of a goal that is just met.
pub const CREDIT_AT_PASS: f64 = 0.6;

/// How a goal's value comes from the minutes.
#[derive(Clone, Debug, PartialEq)]
pub enum Measure {
    /// Sum of one book quantity over the sum of another, over the minutes from `since` on.
    Ratio {
        /// Row of the desk's table of sums: above the line.
        of: usize,
        /// Row of the desk's table of sums: below the line.
        per: usize,
        /// Factor (10⁴ for basis points).
        times: f64,
        /// First minute counted.
        since: Since,
    },
    /// Plain mean of an indicator over the minutes from `since` on.
    Mean {
        /// Row of the desk's table of indicators.
        indicator: usize,
        /// First minute counted.
        since: Since,
    },
    /// Value of an indicator at the end.
    Final {
        /// Row of the desk's table of indicators.
        indicator: usize,
    },
}

/// From when on a goal counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    /// The whole shift.
    Start,
    /// The minute of an event, by its place in the level's list.
    Event(usize),
}

/// One goal of a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Goal {
    /// Name within its level.
    pub id: String,
    /// What is measured.
    pub measure: Measure,
    /// Value that earns no credit.
    pub fails: f64,
    /// Value that just meets the goal.
    pub passes: f64,
    /// Value that earns full credit.
    pub excellent: f64,
    /// Unit of the values.
    pub unit: Unit,
    /// Decimals shown.
    pub decimals: usize,
}

/// A goal's standing in a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoalState {
    /// Value so far; `None` before the first minute that counts.
    pub value: Option<f64>,
    /// 0…1.
    pub credit: f64,
    /// The value is at least as good as `passes`.
    pub met: bool,
    /// It is not met, and no minute to come can change that.
    pub lost: bool,
}

/// What the minutes have added up to for a goal.
#[derive(Clone, Copy, Debug)]
struct Tally {
    above: f64,
    below: f64,
    times: f64,
}

/// How a finished level is judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// 0…1000.
    pub score: u32,
    /// Every goal is met.
    pub passed: bool,
    /// 0…3.
    pub stars: u8,
    /// In the order of the level's goals.
    pub goals: Vec<GoalState>,
}

impl Goal {
    /// Whether larger values are better.
    #[must_use]
    pub fn higher_is_better(&self) -> bool {
        self.better() == Better::High
    }

    /// Distance from no credit to full credit.
    #[must_use]
    pub fn span(&self) -> f64 {
        (self.excellent - self.fails).abs()
    }

    /// The goal's name as text keys have it, with `-` for `_`.
    #[must_use]
    pub fn kebab(&self) -> String {
        self.id.replace('_', "-")
    }

    /// Credit of a value: 0 at `fails`, 0.6 at `passes`, 1 at `excellent`, straight lines between, clamped.
    #[must_use]
    pub fn credit(&self, value: f64) -> f64 {
        let share = |from: f64, to: f64| (value - from) / (to - from);
        let credit = if self.is_met_by(value) {
            CREDIT_AT_PASS + (1.0 - CREDIT_AT_PASS) * share(self.passes, self.excellent)
        } else {
            CREDIT_AT_PASS * share(self.fails, self.passes)
        };
        credit.clamp(0.0, 1.0)
    }

    /// Whether a value meets the goal.
    #[must_use]
    pub fn is_met_by(&self, value: f64) -> bool {
        if self.higher_is_better() {
            value >= self.passes
        } else {
            value <= self.passes
        }
    }

    /// Which end is good.
    fn better(&self) -> Better {
        if self.excellent > self.fails {
            Better::High
        } else {
            Better::Low
        }
    }

    /// The standing after some minutes of a desk; `first` is the first minute that counts, `left` how many are to come.
    #[must_use]
    pub fn judge(&self, desk: DeskKind, history: &[Minute], first: u32, left: u32) -> GoalState {
        let tally = self.measure.tallies(history, first).last().flatten();
        let value = tally.and_then(Tally::value);
        let met = value.is_some_and(|v| self.is_met_by(v));
        let best_end = || {
            let last = history.last()?;
            let best = |row: usize| {
                desk::indicators(desk)[row].best_to_come(self.better(), last.readings[row])
            };
            self.measure.best_end(tally?, left, best)?.value()
        };
        let lost = if left == 0 {
            !met
        } else {
            best_end().is_some_and(|v| !self.is_met_by(v))
        };
        GoalState {
            value,
            credit: value.map_or(0.0, |v| self.credit(v)),
            met,
            lost,
        }
    }
}

impl Measure {
    /// From when on it counts.
    #[must_use]
    pub fn since(&self) -> Since {
        match *self {
            Self::Ratio { since, .. } | Self::Mean { since, .. } => since,
            Self::Final { .. } => Since::Start,
        }
    }

    /// The value of one minute by itself: the line a chart of the goal draws.
    #[must_use]
    pub fn of_minute(&self, minute: &Minute) -> Option<f64> {
        match *self {
            Self::Ratio { of, per, times, .. } => {
                let tally = Tally {
                    above: minute.sums[of],
                    below: minute.sums[per],
                    times,
                };
                tally.value()
            }
            Self::Mean { indicator, .. } | Self::Final { indicator } => {
                Some(minute.readings[indicator])
            }
        }
    }

    /// The value so far after every minute; `first` is the first minute that counts.
    pub fn so_far<'a>(
        &'a self,
        history: &'a [Minute],
        first: u32,
    ) -> impl Iterator<Item = Option<f64>> + 'a {
        self.tallies(history, first)
            .map(|tally| tally.and_then(Tally::value))
    }

    fn tallies<'a>(
        &'a self,
        history: &'a [Minute],
        first: u32,
    ) -> impl Iterator<Item = Option<Tally>> + 'a {
        let mut tally = Tally {
            above: 0.0,
            below: 0.0,
            times: 1.0,
        };
        history.iter().zip(0_u32..).map(move |(minute, n)| {
            if n < first {
                return None;
            }
            match *self {
                Self::Ratio { of, per, times, .. } => {
                    tally.above += minute.sums[of];
                    tally.below += minute.sums[per];
                    tally.times = times;
                }
                Self::Mean { indicator, .. } => {
                    tally.above += minute.readings[indicator];
                    tally.below += 1.0;
                }
                Self::Final { indicator } => {
                    tally.above = minute.readings[indicator];
                    tally.below = 1.0;
                }
            }
            Some(tally)
        })
    }

    /// What it comes to if each of the minutes `left` reads the `best` that its indicator can. `None` for a ratio: how much
    /// traffic is still to come, nobody knows.
    fn best_end(&self, so_far: Tally, left: u32, best: impl Fn(usize) -> f64) -> Option<Tally> {
        match *self {
            Self::Ratio { .. } => None,
            Self::Mean { indicator, .. } => {
                let left = f64::from(left);
                Some(Tally {
                    above: so_far.above + left * best(indicator),
                    below: so_far.below + left,
                    ..so_far
                })
            }
            Self::Final { indicator } => Some(Tally {
                above: best(indicator),
                ..so_far
            }),
        }
    }
}

impl Tally {
    /// A share without a base has no value yet.
    fn value(self) -> Option<f64> {
        (self.below > 0.0).then(|| self.times * self.above / self.below)
    }
}

impl Outcome {
    /// Judges a run by the standings of its goals.
    ///
    /// The score is 1000 times the geometric mean of the credits, rounded half up: a goal given up altogether gives 0.
    #[must_use]
    pub fn of(goals: Vec<GoalState>) -> Self {
        let product: f64 = goals.iter().map(|g| g.credit).product();
        let mean = if goals.is_empty() {
            0.0
        } else {
            libm::pow(product, 1.0 / goals.len() as f64)
        };
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "credits lie in 0…1"
        )]
        let score = (1000.0 * mean + 0.5).floor() as u32;
        let passed = !goals.is_empty() && goals.iter().all(|g| g.met);
        let stars = match (passed, score) {
            (false, _) => 0,
            (true, THREE_STARS..) => 3,
            (true, TWO_STARS..) => 2,
            (true, _) => 1,
        };
        Self {
            score,
            passed,
            stars,
            goals,
        }
    }
}

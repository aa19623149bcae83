//! What a level asks for, how near a run comes, and what that scores.

use crate::model::control::Unit;
use crate::model::desk::Minute;

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
        self.excellent > self.fails
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

    /// The standing of a value.
    #[must_use]
    pub fn judge(&self, value: Option<f64>) -> GoalState {
        match value {
            Some(v) => GoalState {
                value,
                credit: self.credit(v),
                met: self.is_met_by(v),
            },
            None => GoalState {
                value,
                credit: 0.0,
                met: false,
            },
        }
    }
}

impl Measure {
    /// Whether it is a running total or last value rather than a mean over minutes.
    #[must_use]
    pub fn is_final(&self) -> bool {
        matches!(self, Self::Final { .. })
    }

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
            Self::Ratio { of, per, times, .. } => ratio(minute.sums[of], minute.sums[per], times),
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
        let (mut above, mut below) = (0.0, 0.0);
        history.iter().zip(0_u32..).map(move |(minute, n)| {
            if n < first {
                return None;
            }
            match *self {
                Self::Ratio { of, per, times, .. } => {
                    above += minute.sums[of];
                    below += minute.sums[per];
                    ratio(above, below, times)
                }
                Self::Mean { indicator, .. } => {
                    above += minute.readings[indicator];
                    below += 1.0;
                    ratio(above, below, 1.0)
                }
                Self::Final { indicator } => Some(minute.readings[indicator]),
            }
        })
    }
}

/// A share without a base has no value yet.
fn ratio(above: f64, below: f64, times: f64) -> Option<f64> {
    (below > 0.0).then(|| times * above / below)
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

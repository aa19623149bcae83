//! Rows of a desk's table of indicators.

use super::control::Unit;

/// Whether more of it is better.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Better {
    /// The higher the better.
    High,
    /// The lower the better.
    Low,
}

/// How an indicator goes on from minute to minute.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// Every minute has its own.
    Anew,
    /// A running total: it never falls.
    Rises,
    /// What is left of something: it never rises.
    Falls,
}

/// Verdict of a gauge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Status {
    /// As it should be.
    Normal,
    /// Wants attention.
    Warning,
    /// Wants action now.
    Critical,
}

/// Limits and scale of a headline indicator.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gauge {
    /// Which end is good.
    pub better: Better,
    /// Normal up to (or from) here.
    pub normal: f64,
    /// Warning up to (or from) here, critical beyond.
    pub warning: f64,
    /// Left end of the drawn scale.
    pub scale_lo: f64,
    /// Right end of the drawn scale.
    pub scale_hi: f64,
}

impl Gauge {
    /// Judges a value of the gauge's indicator.
    #[must_use]
    pub fn judge(&self, value: f64) -> Status {
        let within = |limit: f64| match self.better {
            Better::High => value >= limit,
            Better::Low => value <= limit,
        };
        if within(self.normal) {
            Status::Normal
        } else if within(self.warning) {
            Status::Warning
        } else {
            Status::Critical
        }
    }
}

/// One row of a desk's table of indicators.
#[derive(Clone, Copy, Debug)]
pub struct Indicator {
    /// Machine-readable name, as in JSON, CSV, goals and operator rules; its text key is `indicator-` and the name with `-` for `_`.
    pub name: &'static str,
    /// Unit of the number.
    pub unit: Unit,
    /// Decimals shown.
    pub decimals: usize,
    /// How it goes on from minute to minute.
    pub course: Course,
    /// Most it can read. The least is 0, except for what [`Course::Falls`].
    pub most: f64,
    /// Name of the total that this is a part of; parts fold under it.
    pub part_of: Option<&'static str>,
    /// Present for the four headline indicators.
    pub gauge: Option<Gauge>,
}

impl Indicator {
    /// The best that a minute to come can read, after one that read `now`: a bound that no minute passes, though few reach it.
    #[must_use]
    pub fn best_to_come(&self, better: Better, now: f64) -> f64 {
        match (better, self.course) {
            (Better::Low, Course::Rises) | (Better::High, Course::Falls) => now,
            (Better::Low, Course::Falls) => f64::NEG_INFINITY,
            (Better::Low, Course::Anew) => 0.0,
            (Better::High, Course::Anew | Course::Rises) => self.most,
        }
    }
}

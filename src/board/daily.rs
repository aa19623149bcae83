//! The shift of the day: one level and one seed, the same for everybody everywhere.
//!
//! Of the levels with goals, in their order, the day's is the one at the place that is left over when the days since 1970-01-01 (UTC)
//! are divided by their count. Its seed is that of the day's own text, `2026-11-30`, typed into the seed's field.

use std::sync::Arc;

use super::day::Day;
use crate::level::{Level, Levels};
use crate::model::random::seed_from_text;

/// The shift of a day.
#[derive(Clone, Debug, PartialEq)]
pub struct Daily {
    /// The day.
    pub day: Day,
    /// Its level.
    pub level: Arc<Level>,
    /// Its seed.
    pub seed: u32,
}

impl Daily {
    /// The shift of a day; `None` when no level has goals.
    #[must_use]
    pub fn of(day: Day, levels: &Levels) -> Option<Self> {
        let scored: Vec<&Arc<Level>> = levels.iter().filter(|level| !level.is_free()).collect();
        let days = day.since(Day::default()) as usize;
        let level = scored.get(days.checked_rem(scored.len())?)?;
        let seed = seed_from_text(&day.to_string())?;
        Some(Self {
            day,
            level: Arc::clone(level),
            seed,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::level::embedded;

    fn of(day: &str) -> (String, u32) {
        let daily = Daily::of(day.parse().expect("a day"), embedded()).expect("a level");
        (daily.level.id.clone(), daily.seed)
    }

    /// Whoever changes these changes what everybody else plays today.
    #[test]
    fn everybody_plays_the_same() {
        assert_eq!(
            of("1970-01-01"),
            (
                "switch-sale-surge".into(),
                seed_from_text("1970-01-01").expect("a seed")
            )
        );
        assert_eq!(of("1970-01-02").0, "switch-fraud-wave");
        assert_eq!(of("1970-01-06").0, "web-cache-flush");
        assert_eq!(of("1970-01-07").0, "switch-sale-surge");
        // 20,787 days after 1970 began: 3 are left over.
        assert_eq!(of("2026-11-30"), ("web-bad-deploy".into(), 1_487_828));
    }

    #[test]
    fn six_days_in_a_row_are_six_levels_and_six_seeds() {
        let first: Day = "2028-02-27".parse().expect("a day");
        let days = (0..6).map(|n| of(&first.after(n).to_string()));
        let (levels, seeds): (BTreeSet<_>, BTreeSet<_>) = days.unzip();
        assert_eq!((levels.len(), seeds.len()), (6, 6));
        assert!(Daily::of(first, &Levels::default()).is_none());
    }
}

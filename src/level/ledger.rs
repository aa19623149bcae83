//! Where good customers (at the switch) or requests (at the web service) went.

use crate::model::control::DeskKind;
use crate::model::desk::{self, Minute};

/// One part of a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part {
    /// Name of the indicator that counts it.
    pub indicator: &'static str,
    /// How many, rounded so that all parts add up.
    pub count: u64,
}

/// Whole numbers that add up: `total = good + Σ lost`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ledger {
    /// All that are settled; those who still wait to retry are in no part.
    pub total: u64,
    /// Those who got what they came for.
    pub good: Part,
    /// The others, by cause, in the order of the table of indicators.
    pub lost: Vec<Part>,
}

/// Names of the part that went well and of the lost parts.
fn parts(kind: DeskKind) -> (&'static str, &'static [&'static str]) {
    match kind {
        DeskKind::Switch => (
            "good_approved",
            &[
                "good_lost_rule",
                "good_lost_stepup",
                "good_lost_shed",
                "good_lost_queue",
                "good_lost_issuer",
            ],
        ),
        DeskKind::Web => (
            "requests_answered",
            &["errors_queue", "errors_build", "requests_shed"],
        ),
    }
}

/// Names of a desk's lost parts.
pub(super) fn lost_parts(kind: DeskKind) -> &'static [&'static str] {
    parts(kind).1
}

impl Ledger {
    /// The ledger after a minute; empty before the first.
    #[must_use]
    pub fn of(kind: DeskKind, minute: Option<&Minute>) -> Self {
        let (good, lost) = parts(kind);
        let exact = |name: &str| {
            let row = desk::indicator_index(kind, name);
            row.zip(minute)
                .map_or(0.0, |(row, m)| m.readings[row].max(0.0))
        };
        let names: Vec<&'static str> = std::iter::once(good).chain(lost.iter().copied()).collect();
        let counts = whole_parts(&names.iter().map(|n| exact(n)).collect::<Vec<_>>());
        let mut parts: Vec<Part> = names
            .iter()
            .zip(&counts)
            .map(|(&indicator, &count)| Part { indicator, count })
            .collect();
        let good = parts.remove(0);
        Self {
            total: counts.iter().sum(),
            good,
            lost: parts,
        }
    }

    /// The sum of the lost parts.
    #[must_use]
    pub fn lost_total(&self) -> u64 {
        self.lost.iter().map(|p| p.count).sum()
    }

    /// The largest lost part, the first of equals; `None` when nobody was lost.
    #[must_use]
    pub fn largest_lost(&self) -> Option<Part> {
        let worst = self.lost.iter().map(|p| p.count).max()?;
        self.lost
            .iter()
            .copied()
            .find(|p| p.count == worst && worst > 0)
    }
}

/// Rounds parts to whole numbers whose sum is the rounded sum of the parts: the largest remainders are rounded up.
fn whole_parts(exact: &[f64]) -> Vec<u64> {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "counts are not negative, and far below 2⁵³"
    )]
    let whole = |v: f64| v as u64;
    let total = whole(exact.iter().sum::<f64>().round());
    let mut counts: Vec<u64> = exact.iter().map(|v| whole(v.floor())).collect();
    let mut order: Vec<usize> = (0..exact.len()).collect();
    order.sort_by(|&a, &b| {
        exact[b]
            .fract()
            .total_cmp(&exact[a].fract())
            .then(a.cmp(&b))
    });
    let missing = total.saturating_sub(counts.iter().sum());
    for (&i, _) in order.iter().zip(0..missing) {
        counts[i] += 1;
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::whole_parts;

    #[test]
    fn parts_add_up_to_the_rounded_sum() {
        assert_eq!(whole_parts(&[1.4, 1.4, 1.4]), [2, 1, 1]);
        assert_eq!(whole_parts(&[0.5, 0.5]), [1, 0]);
        assert_eq!(whole_parts(&[2.0, 3.0]), [2, 3]);
        assert_eq!(whole_parts(&[0.3, 0.1, 0.05]), [0, 0, 0]);
        assert_eq!(whole_parts(&[]), Vec::<u64>::new());
    }
}

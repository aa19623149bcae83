//! What this game decided where the sources are silent, and what is no relation of a minute.

use super::sources::{MULBERRY, Source};
use super::table::{Card, Mark, Number, number};
use crate::level::{CREDIT_AT_PASS, THREE_STARS, TWO_STARS};
use crate::model::control::{DeskKind, Unit};

/// The decisions of a desk.
pub(super) fn cards(desk: DeskKind) -> &'static [&'static [Card]] {
    match desk {
        DeskKind::Switch => &[SWITCH, BOTH],
        DeskKind::Web => &[BOTH],
    }
}

const fn decision(
    id: &'static str,
    numbers: &'static [(&'static str, Number)],
    sources: &'static [&'static Source],
) -> Card {
    Card {
        id,
        mark: Mark::Design,
        formula: &[],
        symbols: &[],
        numbers,
        sources,
    }
}

const SWITCH: &[Card] = &[decision("cohorts", &[], &[])];

const BOTH: &[Card] = &[
    decision("streams", &[], &[MULBERRY]),
    decision("gauges", &[], &[]),
    decision(
        "score",
        &[
            ("pass", number(Unit::Percent, 0, |_| CREDIT_AT_PASS)),
            ("two", number(Unit::Count, 0, |_| f64::from(TWO_STARS))),
            ("three", number(Unit::Count, 0, |_| f64::from(THREE_STARS))),
        ],
        &[],
    ),
];

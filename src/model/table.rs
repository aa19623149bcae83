//! Builders for the tables of indicators and sums: an entry is written once and gets its place, its name
//! and its documentation together.

use super::control::Unit;
use super::indicator::{Better, Gauge, Indicator};

/// Declares `Row` (the places) and `INDICATORS` (the table) of a desk from one list.
macro_rules! indicators {
    ($( $(#[doc = $doc:literal])* $row:ident = $indicator:expr; )*) => {
        /// Places in the table of indicators, hence in a minute's readings.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Row { $( $(#[doc = $doc])* $row, )* }

        /// The desk's indicators, in the order in which they are printed.
        pub const INDICATORS: &[Indicator] = &[ $( $indicator, )* ];
    };
}

/// Declares `Sum` (the places) and `SUMS` (the names) of a desk from one list.
macro_rules! sums {
    ($( $(#[doc = $doc:literal])* $place:ident = $name:literal; )*) => {
        /// Places in a minute's additive quantities.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Sum { $( $(#[doc = $doc])* $place, )* }

        /// Names of the minute's additive quantities.
        pub const SUMS: &[&str] = &[ $( $name, )* ];
    };
}

/// An indicator of the minute.
pub(super) const fn now(name: &'static str, unit: Unit, decimals: usize) -> Indicator {
    Indicator {
        name,
        unit,
        decimals,
        so_far: false,
        part_of: None,
        gauge: None,
    }
}

/// A running total.
pub(super) const fn so_far(name: &'static str, unit: Unit, decimals: usize) -> Indicator {
    Indicator {
        so_far: true,
        ..now(name, unit, decimals)
    }
}

/// A running total that is a part of another.
pub(super) const fn part(name: &'static str, of: &'static str, unit: Unit) -> Indicator {
    Indicator {
        so_far: true,
        part_of: Some(of),
        ..now(name, unit, 0)
    }
}

/// Limits and drawn scale of a gauge.
const fn gauge(better: Better, normal: f64, warning: f64, scale: [f64; 2]) -> Gauge {
    Gauge {
        better,
        normal,
        warning,
        scale_lo: scale[0],
        scale_hi: scale[1],
    }
}

/// Makes a headline indicator of which more is better.
pub(super) const fn high(row: Indicator, normal: f64, warning: f64, scale: [f64; 2]) -> Indicator {
    Indicator {
        gauge: Some(gauge(Better::High, normal, warning, scale)),
        ..row
    }
}

/// Makes a headline indicator of which less is better.
pub(super) const fn low(row: Indicator, normal: f64, warning: f64, scale: [f64; 2]) -> Indicator {
    Indicator {
        gauge: Some(gauge(Better::Low, normal, warning, scale)),
        ..row
    }
}

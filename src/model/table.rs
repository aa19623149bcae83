//! Builders for the desks' tables: an entry is written once, in a line, and gets its place, its name
//! and its documentation together.

use super::control::{Control, ControlKind, Set, Unit};
use super::indicator::{Better, Course, Gauge, Indicator};

/// Declares `CONTROLS` of a desk, each by its name; crises come last.
macro_rules! controls {
    ($( $id:ident = $control:expr; )*) => {
        /// The desk's controls, crises last.
        pub const CONTROLS: &[Control] = &[ $( Control { id: stringify!($id), ..$control }, )* ];
    };
}

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

/// Declares a desk's flows of a minute, and their list, from one list.
macro_rules! flows {
    ($( #[doc = $about:literal] )* $name:ident: $( $(#[doc = $doc:literal])* $flow:ident; )*) => {
        $( #[doc = $about] )*
        #[derive(Clone, Copy, Debug, Default, PartialEq)]
        pub struct $name { $( $(#[doc = $doc])* pub $flow: f64, )* }

        impl $name {
            /// All flows in the order of their fields.
            #[must_use]
            pub fn values(&self) -> [f64; [$( stringify!($flow) ),*].len()] {
                [ $( self.$flow, )* ]
            }
        }
    };
}

/// A control of the player; the table names it.
pub(super) const fn lever(
    key: char,
    kind: ControlKind,
    default: f64,
    unit: Unit,
    make: fn(f64) -> Set,
) -> Control {
    Control {
        id: "",
        key,
        kind,
        default,
        unit,
        zero_is_off: false,
        crisis: false,
        make,
    }
}

/// A control that makes a crisis, offered by free shifts; the table names it.
pub(super) const fn crisis(
    kind: ControlKind,
    default: f64,
    unit: Unit,
    make: fn(f64) -> Set,
) -> Control {
    Control {
        crisis: true,
        ..lever('\0', kind, default, unit, make)
    }
}

/// The crisis that both desks know: more of everybody.
pub(super) const fn surge() -> Control {
    crisis(range(0.0, 5.0), 1.0, Unit::Times, Set::Surge)
}

/// Makes a control of which 0 means that it is off.
pub(super) const fn or_off(control: Control) -> Control {
    Control {
        zero_is_off: true,
        ..control
    }
}

/// A whole number from `lo` to `hi`.
pub(super) const fn count(lo: u32, hi: u32) -> ControlKind {
    ControlKind::Whole { lo, hi }
}

/// A number from `lo` to `hi` in steps.
pub(super) const fn grid(lo: f64, hi: f64, step: f64) -> ControlKind {
    ControlKind::Grid { lo, hi, step }
}

/// Any number from `lo` to `hi`.
pub(super) const fn range(lo: f64, hi: f64) -> ControlKind {
    ControlKind::Range { lo, hi }
}

/// Whether a control's value stands for on.
pub(super) fn is_on(value: f64) -> bool {
    value >= 0.5
}

/// An indicator of the minute.
pub(super) const fn now(name: &'static str, unit: Unit, decimals: usize) -> Indicator {
    Indicator {
        name,
        unit,
        decimals,
        course: Course::Anew,
        most: f64::INFINITY,
        part_of: None,
        gauge: None,
    }
}

/// A share of the minute: at most all of it.
pub(super) const fn share(name: &'static str, unit: Unit, decimals: usize) -> Indicator {
    Indicator {
        most: 1.0,
        ..now(name, unit, decimals)
    }
}

/// What is left of something that is used up.
pub(super) const fn left(name: &'static str, unit: Unit, decimals: usize) -> Indicator {
    Indicator {
        course: Course::Falls,
        ..now(name, unit, decimals)
    }
}

/// A running total.
pub(super) const fn so_far(name: &'static str, unit: Unit, decimals: usize) -> Indicator {
    Indicator {
        course: Course::Rises,
        ..now(name, unit, decimals)
    }
}

/// A running total that is a part of another.
pub(super) const fn part(name: &'static str, of: &'static str, unit: Unit) -> Indicator {
    Indicator {
        part_of: Some(of),
        ..so_far(name, unit, 0)
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

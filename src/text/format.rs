//! The one home of number formats: marks of the language, units, percent, millions.

use std::convert::Infallible;

use fluent_bundle::FluentValue;
use fluent_bundle::memoizer::MemoizerKind;
use intl_memoizer::Memoizable;
use unic_langid::LanguageIdentifier;

use super::{Lang, Text};
use crate::model::control::{Control, ControlKind, DeskKind, Unit};

/// Shown where there is no number (no value yet, or one that is none).
pub const NO_NUMBER: &str = "–";

/// From here on a compact amount of money is written in millions.
const MILLION: f64 = 1e6;

/// Most decimals that a number is ever shown with.
const DECIMALS_MAX: usize = 6;

/// A number with its unit, both ready to draw; the two may want different sizes and colours.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quantity {
    /// The digits, with the language's marks.
    pub number: String,
    /// The unit; empty for plain counts.
    pub unit: String,
    /// The unit stands before the number and touches it, as in `$4.00`.
    pub unit_first: bool,
}

impl Quantity {
    /// Both in one string, kept together by a no-break space.
    #[must_use]
    pub fn joined(&self) -> String {
        if self.unit.is_empty() {
            self.number.clone()
        } else if self.unit_first {
            format!("{}{}", self.unit, self.number)
        } else {
            format!("{} {}", self.number, self.unit).replace(' ', "\u{a0}")
        }
    }
}

impl Text {
    /// A number with a fixed count of decimals (six at most) and the marks of the language. No number gives a dash.
    #[must_use]
    pub fn number(&self, value: f64, decimals: usize) -> String {
        number(self.lang(), value, decimals)
    }

    /// A value in its unit: shares become percent or permille, short times milliseconds, everything else stays as it is.
    #[must_use]
    pub fn quantity(&self, value: f64, unit: Unit, decimals: usize) -> Quantity {
        self.written(shown(value, unit), unit, |number| {
            self.number(number, decimals)
        })
    }

    /// As [`Self::quantity`], but amounts of money from a million up are given in millions with three figures, for narrow places.
    #[must_use]
    pub fn compact(&self, value: f64, unit: Unit, decimals: usize) -> Quantity {
        let millions = value / MILLION;
        if !matches!(unit, Unit::Currency) || !value.is_finite() || millions.abs() < 1.0 {
            return self.quantity(value, unit, decimals);
        }
        let decimals = match millions.abs() {
            few if few < 9.995 => 2,
            some if some < 99.95 => 1,
            _ => 0,
        };
        self.in_millions(self.number(millions, decimals))
    }

    /// A limit or a notch as it was written down: no decimals but those it has (six at most), money from a million up in millions.
    /// Dollars have their cents.
    #[must_use]
    pub fn exact(&self, value: f64, unit: Unit) -> Quantity {
        let least = match unit {
            Unit::Usd | Unit::UsdPerHour => 2,
            _ => 0,
        };
        let shortest = |number: f64| self.number(number, decimals_needed(number).max(least));
        if matches!(unit, Unit::Currency) && value.is_finite() && value.abs() >= MILLION {
            return self.in_millions(shortest(value / MILLION));
        }
        self.written(shown(value, unit), unit, shortest)
    }

    /// The value of a control in words: its number with unit, "off", "on", or the name of the alternative.
    #[must_use]
    pub fn control_value(&self, control: &Control, value: f64) -> Quantity {
        let word = |key: &str| Quantity {
            number: self.get(key),
            ..Quantity::default()
        };
        match control.kind {
            ControlKind::Toggle | ControlKind::Button if value == 0.0 => word("ui-off"),
            ControlKind::Toggle | ControlKind::Button => word("ui-on"),
            ControlKind::Choice(names) => {
                // Positions of a choice are small whole numbers; anything else names nothing.
                let name = names
                    .iter()
                    .enumerate()
                    .find(|(place, _)| (*place as f64 - value).abs() < 0.5);
                name.map_or_else(Quantity::default, |(_, name)| {
                    word(&format!("{}.{}", key("control", control.id), kebab(name)))
                })
            }
            _ if control.zero_is_off && value == 0.0 => word("ui-off"),
            ControlKind::Grid { step, .. } => {
                let decimals = decimals_needed(shown(step, control.unit));
                self.quantity(value, control.unit, decimals)
            }
            ControlKind::Whole { .. } | ControlKind::Notches(_) => {
                self.quantity(value, control.unit, 0)
            }
            ControlKind::Range { .. } => {
                let number = shown(value, control.unit);
                self.quantity(value, control.unit, decimals_needed(number).min(2))
            }
        }
    }

    /// The variables of an event's words (`event-….detail`), from the control that the crisis moves and the value it moves it to.
    #[must_use]
    pub fn event_args(&self, control: &str, value: f64) -> Vec<(&'static str, Arg)> {
        match control {
            // One decimal is as exact as a banner can be read.
            "Surge" => vec![("times", Arg::Number((value * 10.0).round() / 10.0))],
            "FraudShare" => vec![("share", self.exact(value, Unit::Percent).into())],
            "IssuerLatencyA" | "IssuerLatencyB" => {
                vec![("seconds", self.exact(value, Unit::Seconds).into())]
            }
            _ => Vec::new(),
        }
    }

    /// The word for a unit beside a number, such as `tx/s`; empty for plain counts.
    #[must_use]
    pub fn unit(&self, unit: Unit) -> String {
        unit_key(unit).map_or_else(String::new, |key| self.get(key))
    }

    fn written(&self, number: f64, unit: Unit, write: impl Fn(f64) -> String) -> Quantity {
        Quantity {
            number: write(number),
            unit: self.unit(unit),
            unit_first: matches!(unit, Unit::Usd),
        }
    }

    fn in_millions(&self, number: String) -> Quantity {
        Quantity {
            number,
            unit: self.get("unit-currency-millions"),
            unit_first: false,
        }
    }
}

/// A locale key from a kind and a name of the tables: `control` and `RetryPolicy` give `control-retry-policy`,
/// `indicator` and `queue_wait_s` give `indicator-queue-wait-s`.
#[must_use]
pub fn key(kind: &str, name: &str) -> String {
    format!("{kind}-{}", kebab(name))
}

/// Text key of a desk's name.
#[must_use]
pub fn desk_key(desk: DeskKind) -> &'static str {
    match desk {
        DeskKind::Switch => "ui-desk-switch",
        DeskKind::Web => "ui-desk-web",
    }
}

/// The kebab case of a name in camel case or with underscores.
#[must_use]
pub fn kebab(name: &str) -> String {
    let mut kebab = String::with_capacity(name.len() + 4);
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() && !kebab.ends_with('-') {
            kebab.push('-');
        }
        kebab.push(if letter == '_' {
            '-'
        } else {
            letter.to_ascii_lowercase()
        });
    }
    kebab
}

/// What a value reads as in its unit.
fn shown(value: f64, unit: Unit) -> f64 {
    match unit {
        Unit::Percent => value * 100.0,
        Unit::Permille | Unit::Milliseconds => value * 1000.0,
        _ => value,
    }
}

/// The locale key of a unit; `None` where a number stands alone. Also the list of the unit words there must be.
#[must_use]
pub fn unit_key(unit: Unit) -> Option<&'static str> {
    Some(match unit {
        Unit::Count | Unit::None => return None,
        Unit::TxPerS => "unit-tx-per-s",
        Unit::Tx => "unit-tx",
        Unit::ReqPerS => "unit-req-per-s",
        Unit::Req => "unit-req",
        Unit::Seconds => "unit-seconds",
        Unit::Milliseconds => "unit-milliseconds",
        Unit::Minutes => "unit-minutes",
        Unit::Percent => "unit-percent",
        Unit::Permille => "unit-permille",
        Unit::BasisPoints => "unit-basis-points",
        Unit::Sigma => "unit-sigma",
        Unit::Currency => "unit-currency",
        Unit::CurrencyPerHour => "unit-currency-per-hour",
        Unit::Usd => "unit-usd",
        Unit::UsdPerHour => "unit-usd-per-hour",
        Unit::Times => "unit-times",
    })
}

/// How many decimals a number has, six at most, forgiving the last bits of binary fractions.
fn decimals_needed(value: f64) -> usize {
    let mut scale = 1.0;
    for decimals in 0..DECIMALS_MAX {
        let scaled = value * scale;
        if (scaled - scaled.round()).abs() <= 1e-9 * scaled.abs().max(1.0) || !scaled.is_finite() {
            return decimals;
        }
        scale *= 10.0;
    }
    DECIMALS_MAX
}

/// A number in a language's marks.
fn number(lang: Lang, value: f64, decimals: usize) -> String {
    if !value.is_finite() {
        return NO_NUMBER.to_owned();
    }
    let plain = format!("{:.*}", decimals.min(DECIMALS_MAX), value.abs());
    let (whole, fraction) = plain.split_once('.').unwrap_or((&plain, ""));
    let mut out = String::with_capacity(plain.len() + plain.len() / 3 + 1);
    // What rounds to nought has no sign.
    if value < 0.0 && plain.bytes().any(|digit| (b'1'..=b'9').contains(&digit)) {
        out.push('\u{2212}');
    }
    for (place, digit) in whole.chars().enumerate() {
        if place > 0 && (whole.len() - place).is_multiple_of(3) {
            out.push_str(lang.group_mark());
        }
        out.push(digit);
    }
    if !fraction.is_empty() {
        out.push_str(lang.decimal_mark());
        out.push_str(fraction);
    }
    out
}

/// What a message gets for a variable.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number, shown with the decimals it has (six at most) and the language's marks; plural forms go by it.
    Number(f64),
    /// A number shown with this many decimals.
    Fixed(f64, usize),
    /// Words, or a number already written.
    Words(String),
}

impl Arg {
    /// Fluent's own form. Its plural rules take no infinite or huge number, so those come as words.
    pub(super) fn value(&self) -> FluentValue<'_> {
        let (value, decimals) = match self {
            Self::Words(words) => return FluentValue::from(words.as_str()),
            Self::Number(value) => (*value, decimals_needed(*value)),
            Self::Fixed(value, decimals) => (*value, (*decimals).min(DECIMALS_MAX)),
        };
        if !value.is_finite() {
            return FluentValue::from(NO_NUMBER);
        }
        if value.abs() >= 1e15 {
            return FluentValue::from(format!("{value:e}"));
        }
        // Rounded to what is shown, so that plural forms agree with the digits the player reads.
        let rounded = format!("{value:.decimals$}").parse().unwrap_or(value);
        let mut number = fluent_bundle::types::FluentNumber::from(rounded);
        number.options.minimum_fraction_digits = (decimals > 0).then_some(decimals);
        FluentValue::Number(number)
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<Quantity> for Arg {
    fn from(quantity: Quantity) -> Self {
        Self::Words(quantity.joined())
    }
}

impl From<f64> for Arg {
    fn from(value: f64) -> Self {
        Self::Number(value)
    }
}

impl From<u32> for Arg {
    fn from(value: u32) -> Self {
        Self::Number(f64::from(value))
    }
}

impl From<i32> for Arg {
    fn from(value: i32) -> Self {
        Self::Number(f64::from(value))
    }
}

impl From<u64> for Arg {
    fn from(value: u64) -> Self {
        Self::Number(value as f64)
    }
}

impl From<usize> for Arg {
    fn from(value: usize) -> Self {
        Self::Number(value as f64)
    }
}

/// A language as Fluent's formatter meets it.
struct Marks(Lang);

impl Memoizable for Marks {
    type Args = ();
    type Error = Infallible;

    fn construct(lang: LanguageIdentifier, (): ()) -> Result<Self, Infallible> {
        Ok(Self(
            Lang::from_code(lang.language.as_str()).unwrap_or_default(),
        ))
    }
}

/// Writes the numbers within Fluent messages as everywhere else.
pub(super) fn in_message<M: MemoizerKind>(value: &FluentValue<'_>, memoizer: &M) -> Option<String> {
    let FluentValue::Number(found) = value else {
        return None;
    };
    let decimals = found
        .options
        .minimum_fraction_digits
        .unwrap_or_else(|| decimals_needed(found.value));
    memoizer
        .with_try_get_threadsafe::<Marks, _, _>((), |marks| number(marks.0, found.value, decimals))
        .ok()
}

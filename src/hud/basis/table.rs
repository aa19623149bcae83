//! What the page is made of: cards, each a relation of the model with its symbols, constants and sources.

use super::constants::{SWITCH, WEB};
use super::sources::Source;
use super::{decisions, switch, web};
use crate::level::Facts;
use crate::model::control::{DeskKind, Unit};
use crate::model::desk;

/// Where something comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The calibration that the desks were built from. It is illustrative, not measured.
    Source,
    /// A decision of this game, where that is silent.
    Design,
}

/// One relation of the model.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    /// Its words are `basis-<id>`, and `.note` says how exact it is.
    pub id: &'static str,
    /// Where it comes from.
    pub mark: Mark,
    /// Its formula, line by line, in the notation of [`math`](crate::hud::math).
    pub formula: &'static [&'static str],
    /// What stands in it, and what each is now.
    pub symbols: &'static [Symbol],
    /// The numbers in its note, by the names of its variables.
    pub numbers: &'static [(&'static str, Number)],
    /// Where to read on.
    pub sources: &'static [&'static Source],
}

impl Card {
    /// Its symbols, and the constants that stand in its formula as numbers without being among them.
    #[must_use]
    pub fn listed(&self) -> Vec<Symbol> {
        let mut all = self.symbols.to_vec();
        for id in self.formula.iter().flat_map(|line| numbers_in(line)) {
            let is_this =
                |symbol: &Symbol| matches!(symbol.meaning, Meaning::Constant(known) if known == id);
            if !all.iter().any(is_this) {
                all.push(fixed("", id));
            }
        }
        all
    }
}

/// Names of the constants whose numbers stand in a line of a formula.
fn numbers_in(line: &'static str) -> impl Iterator<Item = &'static str> {
    let after = line.split("#{").skip(1);
    after.filter_map(|rest| Some(rest.split_once('}')?.0))
}

/// A symbol of a formula.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// As in the formula.
    pub sign: &'static str,
    /// What it stands for.
    pub meaning: Meaning,
}

/// What a symbol stands for.
#[derive(Clone, Copy, Debug)]
pub enum Meaning {
    /// An indicator of the desk, by name.
    Indicator(&'static str),
    /// A control of the desk, by name.
    Control(&'static str),
    /// A constant, by name.
    Constant(&'static str),
    /// Something in between: its words are `basis-symbol-<name>`.
    Between(&'static str, Number),
}

/// A number worked out from a minute.
#[derive(Clone, Copy, Debug)]
pub struct Number {
    /// Its unit; none for a rate of the desk's customers.
    pub unit: Option<Unit>,
    /// Decimals shown.
    pub decimals: usize,
    /// The number.
    pub of: fn(&Facts) -> f64,
}

/// A constant of a desk's model.
#[derive(Clone, Copy, Debug)]
pub struct Constant {
    /// Its words are `basis-constant-<id>`.
    pub id: &'static str,
    /// Its values: several where the constant is a list. They are the model's own.
    pub values: &'static [f64],
    /// Their unit.
    pub unit: Unit,
    /// Where they come from.
    pub mark: Mark,
}

/// A part of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What comes.
    Traffic,
    /// Slots, or workers, and those who wait for one.
    Queue,
    /// The score and what it decides.
    Fraud,
    /// Those who answer, or do not.
    Issuers,
    /// Those who come back.
    Retries,
    /// Answers kept.
    Cache,
    /// What misses ask.
    Database,
    /// Errors and what they cost.
    Errors,
    /// Machines and what they cost.
    Fleet,
    /// The queue's formulas beside its simulation.
    Simulation,
    /// Every constant.
    Constants,
    /// What to read on.
    Sources,
}

impl Topic {
    /// The topics of a desk, in order.
    #[must_use]
    pub fn of(desk: DeskKind) -> &'static [Self] {
        match desk {
            DeskKind::Switch => &[
                Self::Queue,
                Self::Fraud,
                Self::Issuers,
                Self::Retries,
                Self::Traffic,
                Self::Fleet,
                Self::Simulation,
                Self::Constants,
                Self::Sources,
            ],
            DeskKind::Web => &[
                Self::Queue,
                Self::Cache,
                Self::Database,
                Self::Errors,
                Self::Traffic,
                Self::Fleet,
                Self::Simulation,
                Self::Constants,
                Self::Sources,
            ],
        }
    }

    /// The levers that move what a desk's topic shows.
    #[must_use]
    pub fn levers(self, desk: DeskKind) -> &'static [&'static str] {
        match (desk, self) {
            (DeskKind::Switch, Self::Queue) => &["Servers", "Shedding"],
            (DeskKind::Switch, Self::Fraud) => &["Threshold", "StepUpBand"],
            (DeskKind::Switch, Self::Issuers) => &["IssuerTimeout", "StandInLimit"],
            (DeskKind::Switch, Self::Retries) => &["RetryPolicy", "Shedding"],
            (DeskKind::Switch, Self::Fleet) => &["Servers"],
            (DeskKind::Web, Self::Queue | Self::Traffic | Self::Errors) => {
                &["ShedLowPriority", "Recommendations"]
            }
            (DeskKind::Web, Self::Cache | Self::Database) => &["CacheTtl", "Recommendations"],
            (DeskKind::Web, Self::Fleet) => &["Floor", "Autoscaler", "TargetUtilization"],
            _ => &[],
        }
    }

    /// Key of its name.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Traffic => "basis-topic-traffic",
            Self::Queue => "basis-topic-queue",
            Self::Fraud => "basis-topic-fraud",
            Self::Issuers => "basis-topic-issuers",
            Self::Retries => "basis-topic-retries",
            Self::Cache => "basis-topic-cache",
            Self::Database => "basis-topic-database",
            Self::Errors => "basis-topic-errors",
            Self::Fleet => "basis-topic-fleet",
            Self::Simulation => "basis-topic-simulation",
            Self::Constants => "basis-topic-constants",
            Self::Sources => "basis-topic-sources",
        }
    }
}

/// The cards of a topic; none for the simulation and the sources.
pub fn cards(desk: DeskKind, topic: Topic) -> impl Iterator<Item = &'static Card> {
    let parts = match (topic, desk) {
        (Topic::Constants, _) => decisions::cards(desk),
        (_, DeskKind::Switch) => switch::cards(topic),
        (_, DeskKind::Web) => web::cards(topic),
    };
    parts.iter().copied().flatten()
}

/// All cards of a desk.
pub fn all_cards(desk: DeskKind) -> impl Iterator<Item = &'static Card> {
    let topics = Topic::of(desk).iter();
    topics.flat_map(move |topic| cards(desk, *topic))
}

/// The constants of a desk.
#[must_use]
pub fn constants(desk: DeskKind) -> &'static [Constant] {
    match desk {
        DeskKind::Switch => SWITCH,
        DeskKind::Web => WEB,
    }
}

/// The constant of a name.
#[must_use]
pub fn constant(desk: DeskKind, id: &str) -> Option<&'static Constant> {
    constants(desk).iter().find(|constant| constant.id == id)
}

impl Number {
    /// Its unit on a desk.
    #[must_use]
    pub fn unit_on(self, desk: DeskKind) -> Unit {
        self.unit.unwrap_or(match desk {
            DeskKind::Switch => Unit::TxPerS,
            DeskKind::Web => Unit::ReqPerS,
        })
    }
}

/// A number of a unit.
pub(super) const fn number(unit: Unit, decimals: usize, of: fn(&Facts) -> f64) -> Number {
    Number {
        unit: Some(unit),
        decimals,
        of,
    }
}

/// Something of a unit that is neither read off the desk nor set nor fixed.
pub(super) const fn between(
    sign: &'static str,
    name: &'static str,
    unit: Unit,
    decimals: usize,
    of: fn(&Facts) -> f64,
) -> Symbol {
    Symbol {
        sign,
        meaning: Meaning::Between(name, number(unit, decimals, of)),
    }
}

/// A rate of the desk's customers.
pub(super) const fn rate(
    sign: &'static str,
    name: &'static str,
    decimals: usize,
    of: fn(&Facts) -> f64,
) -> Symbol {
    Symbol {
        sign,
        meaning: Meaning::Between(
            name,
            Number {
                unit: None,
                decimals,
                of,
            },
        ),
    }
}

/// An indicator.
pub(super) const fn read(sign: &'static str, name: &'static str) -> Symbol {
    Symbol {
        sign,
        meaning: Meaning::Indicator(name),
    }
}

/// A control.
pub(super) const fn set(sign: &'static str, id: &'static str) -> Symbol {
    Symbol {
        sign,
        meaning: Meaning::Control(id),
    }
}

/// A constant.
pub(super) const fn fixed(sign: &'static str, id: &'static str) -> Symbol {
    Symbol {
        sign,
        meaning: Meaning::Constant(id),
    }
}

impl Symbol {
    /// Whether a desk has what it stands for.
    #[must_use]
    pub fn is_of(&self, desk: DeskKind) -> bool {
        match self.meaning {
            Meaning::Indicator(name) => desk::indicator_index(desk, name).is_some(),
            Meaning::Control(id) => desk::control(desk, id).is_some(),
            Meaning::Constant(id) => constant(desk, id).is_some(),
            Meaning::Between(..) => true,
        }
    }
}

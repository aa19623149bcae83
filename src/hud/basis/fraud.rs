//! The relations of the fraud gate.

use super::sources::{EBA, ELKAN, GLOSSARY, NETCETERA, RTS, STRIPE};
use super::table::{Card, Mark, between, fixed, number, read, set};
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::switch::{self as s, FRAUD_SHARE, Screen, optimal_threshold};

pub(super) const FRAUD: &[Card] = &[
    Card {
        id: "scores",
        mark: Mark::Source,
        formula: &["P(x ≥ t) = Φ(−t), P(x′ ≥ t) = Φ(d′ − t)"],
        symbols: &[
            set("t", "Threshold"),
            fixed("d′", "separation"),
            read("P(x ≥ t)", "rule_decline_share"),
            between("P(x′ ≥ t)", "fraud-declined", Unit::Percent, 1, |f| {
                roc(f, |roc| roc.now[1])
            }),
        ],
        numbers: &[],
        sources: &[GLOSSARY],
    },
    Card {
        id: "step-up",
        mark: Mark::Source,
        formula: &[
            "c = Φ(t) − Φ(t − β), f = Φ(t − β) + p_1 c",
            "c′ = Φ(t − d′) − Φ(t − d′ − β), f′ = Φ(t − d′ − β) + p_2 c′",
        ],
        symbols: &[
            set("t", "Threshold"),
            set("β", "StepUpBand"),
            fixed("d′", "separation"),
            fixed("p_{1,2}", "step-up-pass"),
            between("c", "asked-good", Unit::Percent, 1, |f| {
                screens(f)[0].challenged
            }),
            between("c′", "asked-fraud", Unit::Percent, 1, |f| {
                screens(f)[1].challenged
            }),
            between("f", "forwarded-good", Unit::Percent, 1, |f| {
                screens(f)[0].forwarded
            }),
            between("f′", "forwarded-fraud", Unit::Percent, 1, |f| {
                screens(f)[1].forwarded
            }),
            read("", "stepup_share"),
            read("1 − f′", "fraud_prevented_share"),
        ],
        numbers: &[],
        sources: &[RTS, NETCETERA, STRIPE],
    },
    Card {
        id: "area",
        mark: Mark::Source,
        formula: &[r"Θ = Φ(\frac{d′}{\sqrt{2}})"],
        symbols: &[
            between("Θ", "area", Unit::Percent, 2, |f| roc(f, |roc| roc.area)),
            fixed("d′", "separation"),
        ],
        numbers: &[],
        sources: &[GLOSSARY],
    },
    Card {
        id: "best-threshold",
        mark: Mark::Source,
        formula: &[r"t* = \frac{1}{d′} (ln(κ \frac{1 − f}{f}) + \frac{d′^2}{2})"],
        symbols: &[
            between("t*", "best-threshold", Unit::Sigma, 2, |f| {
                optimal_threshold(f.control("FraudShare"))
            }),
            set("f", "FraudShare"),
            fixed("κ", "cost-ratio"),
            fixed("d′", "separation"),
        ],
        numbers: &[
            (
                "shift",
                number(Unit::Sigma, 3, |_| {
                    optimal_threshold(FRAUD_SHARE) - optimal_threshold(10.0 * FRAUD_SHARE)
                }),
            ),
            (
                "handy",
                number(Unit::Sigma, 3, |_| std::f64::consts::LN_10 / s::SEPARATION),
            ),
        ],
        sources: &[ELKAN],
    },
    Card {
        id: "fraud-rate",
        mark: Mark::Source,
        formula: &[r"F = 10^4 \frac{V_f}{V}"],
        symbols: &[
            read("F", "fraud_bp"),
            between("V_f", "fraud-value", Unit::Currency, 0, |f| {
                f.sum("fraud_value_u")
            }),
            between("V", "approved-value", Unit::Currency, 0, |f| {
                f.sum("approved_value_u")
            }),
        ],
        numbers: &[],
        sources: &[RTS, EBA],
    },
];

/// What the screen does to good payments and to fraud.
fn screens(facts: &Facts) -> [Screen; 2] {
    Screen::both(facts.control("Threshold"), facts.control("StepUpBand"))
}

/// Something of the minute's receiver operating characteristic.
fn roc(facts: &Facts, of: fn(&crate::model::curves::Roc) -> f64) -> f64 {
    let switch = facts.curves().switch.as_ref();
    switch.map_or(f64::NAN, |curves| of(&curves.roc))
}

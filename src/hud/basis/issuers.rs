//! The relations of the issuers, and of those who come back when one of them, or the switch, has failed them.

use super::queue::HOLD;
use super::sources::{BACKOFF, HARCHOL, ISO_8583, METASTABLE, MSF, WILD};
use super::switch::{flows, share};
use super::table::{Card, Mark, Symbol, between, fixed, number, rate, read, set};
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::events::HoldingLaw;
use crate::model::normal::Lognormal;
use crate::model::queue::decay;
use crate::model::switch::{self as s, AMOUNT_SIGMA, MEDIAN_U, RETRIES, RETRY_SHARE};

/// Share that an issuer group of this latency does not answer in time.
fn late(facts: &Facts, latency: &str) -> f64 {
    decay(facts.control("IssuerTimeout") / facts.read(latency)).1
}

const LATE_A: Symbol = between("P_A", "late-a", Unit::Percent, 1, |f| {
    late(f, "issuer_a_latency_s")
});
const LATE_B: Symbol = between("P_B", "late-b", Unit::Percent, 1, |f| {
    late(f, "issuer_b_latency_s")
});
const ANSWER_A: Symbol = between("E_A", "answer-a", Unit::Seconds, 3, |f| {
    f.read("issuer_a_latency_s") * (1.0 - late(f, "issuer_a_latency_s"))
});
const ANSWER_B: Symbol = between("E_B", "answer-b", Unit::Seconds, 3, |f| {
    f.read("issuer_b_latency_s") * (1.0 - late(f, "issuer_b_latency_s"))
});

/// Shares of the offered that are forwarded to issuer groups A and B.
fn forwarded(facts: &Facts) -> [f64; 2] {
    match facts.situation().law {
        HoldingLaw::Payment(law) => law.forwarded,
        _ => [0.0; 2],
    }
}

/// Amounts of genuine (0) or fraudulent (1) payments.
fn amounts(class: usize) -> Lognormal {
    Lognormal {
        median: MEDIAN_U[class],
        sigma: AMOUNT_SIGMA,
    }
}

pub(super) const ISSUERS: &[Card] = &[
    Card {
        id: "issuer-latency",
        mark: Mark::Source,
        formula: &[
            r"m_A = \bar{m}_A (1 + #{issuer-jitter} (2 u_A − 1)), 0 ≤ u_A < 1",
            r"m_B = \bar{m}_B (1 + #{issuer-jitter} (2 u_B − 1)), 0 ≤ u_B < 1",
        ],
        symbols: &[
            read("m_A", "issuer_a_latency_s"),
            read("m_B", "issuer_b_latency_s"),
            set(r"\bar{m}_A", "IssuerLatencyA"),
            set(r"\bar{m}_B", "IssuerLatencyB"),
            between("u_A", "draw-a", Unit::None, 2, |f| f.noise().latency[0]),
            between("u_B", "draw-b", Unit::None, 2, |f| f.noise().latency[1]),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "timeout",
        mark: Mark::Source,
        formula: &[
            "P_A = e^{−T/m_A}, E_A = m_A (1 − P_A)",
            "P_B = e^{−T/m_B}, E_B = m_B (1 − P_B)",
        ],
        symbols: &[
            set("T", "IssuerTimeout"),
            read("m_A", "issuer_a_latency_s"),
            read("m_B", "issuer_b_latency_s"),
            LATE_A,
            LATE_B,
            ANSWER_A,
            ANSWER_B,
        ],
        numbers: &[],
        sources: &[ISO_8583],
    },
    Card {
        id: "hold",
        mark: Mark::Source,
        formula: &["S = S_0 + a_A (E_A + R P_A) + a_B (E_B + R P_B)"],
        symbols: &[
            HOLD,
            fixed("S_0", "switch-time"),
            fixed("R", "reversal"),
            between("a_A", "forwarded-a", Unit::Percent, 1, |f| forwarded(f)[0]),
            between("a_B", "forwarded-b", Unit::Percent, 1, |f| forwarded(f)[1]),
            ANSWER_A,
            ANSWER_B,
            LATE_A,
            LATE_B,
            between("c^2", "variation", Unit::None, 2, |f| {
                f.situation().law.squared_variation()
            }),
        ],
        numbers: &[],
        sources: &[HARCHOL],
    },
    Card {
        id: "bands",
        mark: Mark::Design,
        formula: &["P(x < A ≤ y) = s(y) − s(x)"],
        symbols: &[fixed("m_{1,2}", "median"), fixed("σ", "amount-sigma")],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "stand-in",
        mark: Mark::Source,
        formula: &[
            r"s(L) = Φ(\frac{ln L − ln m_1}{σ})",
            r"v(L) = m_1 e^{σ^2/2} Φ(\frac{ln L − ln m_1 − σ^2}{σ})",
        ],
        symbols: &[
            set("L", "StandInLimit"),
            fixed("m_{1,2}", "median"),
            fixed("σ", "amount-sigma"),
            between("s(L)", "up-to-limit", Unit::Percent, 1, |f| {
                amounts(0).share_up_to(f.control("StandInLimit"))
            }),
            between("v(L)", "volume-up-to-limit", Unit::Currency, 2, |f| {
                amounts(0).volume_up_to(f.control("StandInLimit"))
            }),
            read("", "standin_tps"),
            read("", "standin_exposure_u"),
        ],
        numbers: &[],
        sources: &[ISO_8583],
    },
];

/// Attempts that fail for a technical reason, a second.
fn failed(facts: &Facts) -> f64 {
    let flows = flows(facts);
    flows.shed + flows.dropped + flows.issuer_failed_a + flows.issuer_failed_b
}

/// Those of them that will be tried again.
fn retrying(facts: &Facts) -> f64 {
    let flows = flows(facts);
    flows.shed_retrying + flows.dropped_retrying + flows.issuer_retrying
}

/// Share of the offered that fails for a technical reason.
fn failing(facts: &Facts) -> f64 {
    share(failed(facts), flows(facts).offered)
}

/// By how much the sum of the retries' card overstates what is offered in an issuer outage, where one group fails and
/// the other does not: with 24 servers, and a timeout of 0.6 s from its first minute on, in the long run.
pub const RETRIES_EXCESS: f64 = 0.12;

pub(super) const COMING_BACK: &[Card] = &[
    Card {
        id: "outcomes",
        mark: Mark::Source,
        formula: &["Λ = u + d + r + q + a + i + e", "e = F_A P_A + F_B P_B − i"],
        symbols: &[
            read("Λ", "offered_tps"),
            read("u", "shed_tps"),
            rate("d", "left-queue", 1, |f| flows(f).dropped),
            rate("r", "by-rule", 1, |f| flows(f).declined_rule),
            rate("q", "by-question", 1, |f| flows(f).challenge_failed),
            rate("a", "by-issuer", 1, |f| {
                let flows = flows(f);
                flows.approved_a + flows.approved_b
            }),
            read("i", "standin_tps"),
            rate("e", "unanswered", 1, |f| {
                let flows = flows(f);
                flows.issuer_failed_a + flows.issuer_failed_b
            }),
            rate("F_A", "sent-a", 1, |f| flows(f).forwarded_a),
            rate("F_B", "sent-b", 1, |f| flows(f).forwarded_b),
            LATE_A,
            LATE_B,
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "retries",
        mark: Mark::Source,
        formula: &[
            r"Q = p F_r, v = F − Q, φ = \frac{F}{Λ}",
            r"\frac{Λ}{λ_n} → \sum_{k=0}^{#{retries-most}} (p φ)^k",
        ],
        symbols: &[
            fixed("p", "retry-share"),
            rate("F", "failed", 1, failed),
            rate("F_r", "failed-early", 1, |f| retrying(f) / RETRY_SHARE),
            rate("Q", "retrying", 1, retrying),
            rate("v", "gave-up", 1, |f| flows(f).gave_up),
            read("Λ", "offered_tps"),
            read("λ_n", "new_tps"),
            between("φ", "failing", Unit::Percent, 1, failing),
            between(r"\sum", "amplification", Unit::Times, 2, |f| {
                let again = RETRY_SHARE * failing(f);
                (0..=RETRIES).rev().fold(0.0, |sum, _| 1.0 + again * sum)
            }),
            between("Λ/λ_n", "offered-to-new", Unit::Times, 2, |f| {
                share(flows(f).offered, flows(f).new)
            }),
            read("", "retry_tps"),
            read("", "retry_waiting"),
        ],
        numbers: &[("excess", number(Unit::Percent, 0, |_| RETRIES_EXCESS))],
        sources: &[METASTABLE, WILD, MSF],
    },
    Card {
        id: "back-off",
        mark: Mark::Source,
        formula: &["q_1 = 1 − e^{−1/m_1}, q_2 = 1 − e^{−1/m_2}, q_3 = 1 − e^{−1/m_3}"],
        symbols: &[
            fixed("m_{1,2,3}", "back-off-mean"),
            between("q_1", "due-first", Unit::Percent, 0, |_| due(0)),
            between("q_2", "due-second", Unit::Percent, 0, |_| due(1)),
            between("q_3", "due-third", Unit::Percent, 0, |_| due(2)),
            set("", "RetryPolicy"),
        ],
        numbers: &[],
        sources: &[BACKOFF],
    },
];

/// Share of a back-off pool that is due in a minute.
fn due(pool: usize) -> f64 {
    decay(1.0 / s::BACK_OFF_MIN[pool]).0
}

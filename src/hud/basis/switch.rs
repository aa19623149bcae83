//! The relations of the payment switch.

use super::queue::{CAPACITY, HOLD, LET_IN, LOSS, QUEUE, SLOTS, TRAFFIC};
use super::sources::{
    BACKOFF, EBA, ELKAN, HARCHOL, ISO_8583, METASTABLE, MSF, RTS, SHEDDING, SRE, WILD,
};
use super::table::{Card, Mark, Topic, between, fixed, number, rate, read, set};
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::desk::Flows;
use crate::model::normal::Lognormal;
use crate::model::queue::{decay, goodput};
use crate::model::switch::{
    self as s, AMOUNT_SIGMA, FRAUD_SHARE, MEDIAN_U, RETRIES, RETRY_SHARE, optimal_threshold,
};

/// The cards of a topic, part by part.
pub(super) fn cards(topic: Topic) -> &'static [&'static [Card]] {
    match topic {
        Topic::Queue => &[QUEUE, OVERLOAD],
        Topic::Fraud => &[FRAUD],
        Topic::Issuers => &[ISSUERS],
        Topic::Retries => &[COMING_BACK],
        Topic::Traffic => &[TRAFFIC],
        Topic::Fleet => &[FLEET],
        _ => &[],
    }
}

fn flows(facts: &Facts) -> s::Flows {
    match facts.minute().flows {
        Flows::Switch(flows) => flows,
        Flows::Web(_) => s::Flows::default(),
    }
}

/// A share, or none of nothing.
fn share(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

const OVERLOAD: &[Card] = &[
    Card {
        id: "goodput",
        mark: Mark::Source,
        formula: &[
            r"G = max(0, \frac{N/S − ω λ}{1 − ω}), λ ≥ N/S",
            r"D* = max(D, 1 − \frac{G}{λ})",
        ],
        symbols: &[
            rate("G", "goodput", 1, |f| {
                let station = f.situation().station();
                let rate = f.situation().arrivals_per_s;
                if station.is_overloaded() {
                    goodput(station.capacity, rate, s::WASTED)
                } else {
                    rate * (1.0 - station.loss)
                }
            }),
            read("D*", "queue_drop_share"),
            LET_IN,
            CAPACITY,
            fixed("ω", "wasted"),
            LOSS,
        ],
        numbers: &[("collapse", number(Unit::Times, 2, |_| 1.0 / s::WASTED))],
        sources: &[SRE, SHEDDING],
    },
    Card {
        id: "admission",
        mark: Mark::Source,
        formula: &[r"λ = min(Λ, #{shed-to} \frac{N}{S})"],
        symbols: &[
            LET_IN,
            read("Λ", "offered_tps"),
            CAPACITY,
            read("Λ − λ", "shed_tps"),
        ],
        numbers: &[],
        sources: &[SHEDDING, SRE],
    },
    Card {
        id: "authorization",
        mark: Mark::Source,
        formula: &[r"A = \bar{W} + S, o = \frac{λ}{Λ} (1 − D*)"],
        symbols: &[
            read("A", "auth_s"),
            read(r"\bar{W}", "queue_wait_s"),
            read("S", "hold_s"),
            between("o", "got-slot", Unit::Percent, 1, |f| {
                let flows = flows(f);
                share(flows.admitted - flows.dropped, flows.offered)
            }),
        ],
        numbers: &[],
        sources: &[],
    },
];

const FRAUD: &[Card] = &[
    Card {
        id: "scores",
        mark: Mark::Source,
        formula: &["P(x ≥ t) = Φ(−t), P(x′ ≥ t) = Φ(d′ − t)"],
        symbols: &[
            set("t", "Threshold"),
            fixed("d′", "separation"),
            read("Φ(−t)", "rule_decline_share"),
            between("Φ(d′ − t)", "fraud-declined", Unit::Percent, 1, |f| {
                roc(f, |roc| roc.now[1])
            }),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "step-up",
        mark: Mark::Source,
        formula: &[
            "c = Φ(t − μ) − Φ(t − β − μ), f = Φ(t − β − μ) + p c",
            "μ = 0, p = p_1, μ′ = d′, p′ = p_2",
        ],
        symbols: &[
            set("t", "Threshold"),
            set("β", "StepUpBand"),
            fixed("p_{1,2}", "step-up-pass"),
            read("c", "stepup_share"),
            read("1 − f′", "fraud_prevented_share"),
        ],
        numbers: &[],
        sources: &[RTS],
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
        sources: &[],
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

/// Something of the minute's receiver operating characteristic.
fn roc(facts: &Facts, of: fn(&crate::model::curves::Roc) -> f64) -> f64 {
    let switch = facts.curves().switch.as_ref();
    switch.map_or(f64::NAN, |curves| of(&curves.roc))
}

/// Share that an issuer group of this latency does not answer in time.
fn late(facts: &Facts, latency: &str) -> f64 {
    decay(facts.control("IssuerTimeout") / facts.read(latency)).1
}

/// Amounts of genuine (0) or fraudulent (1) payments.
fn amounts(class: usize) -> Lognormal {
    Lognormal {
        median: MEDIAN_U[class],
        sigma: AMOUNT_SIGMA,
    }
}

const ISSUERS: &[Card] = &[
    Card {
        id: "issuer-latency",
        mark: Mark::Source,
        formula: &[r"m_g = \bar{m}_g (1 + #{issuer-jitter} (2 u − 1)), 0 ≤ u < 1"],
        symbols: &[
            read("m_A", "issuer_a_latency_s"),
            read("m_B", "issuer_b_latency_s"),
            set(r"\bar{m}_A", "IssuerLatencyA"),
            set(r"\bar{m}_B", "IssuerLatencyB"),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "timeout",
        mark: Mark::Source,
        formula: &["P_g = e^{−T/m_g}, E_g = m_g (1 − P_g)"],
        symbols: &[
            set("T", "IssuerTimeout"),
            between("P_A", "late-a", Unit::Percent, 1, |f| {
                late(f, "issuer_a_latency_s")
            }),
            between("P_B", "late-b", Unit::Percent, 1, |f| {
                late(f, "issuer_b_latency_s")
            }),
            between("E_A", "answer-a", Unit::Seconds, 3, |f| {
                f.read("issuer_a_latency_s") * (1.0 - late(f, "issuer_a_latency_s"))
            }),
            between("E_B", "answer-b", Unit::Seconds, 3, |f| {
                f.read("issuer_b_latency_s") * (1.0 - late(f, "issuer_b_latency_s"))
            }),
        ],
        numbers: &[],
        sources: &[ISO_8583],
    },
    Card {
        id: "hold",
        mark: Mark::Source,
        formula: &[r"S = S_0 + \frac{1}{Λ} \sum_{g,c} λ_{gc} f_c (E_g + R P_g)"],
        symbols: &[
            HOLD,
            fixed("S_0", "switch-time"),
            fixed("R", "reversal"),
            read("Λ", "offered_tps"),
            read("P", "issuer_timeout_share"),
            between("c^2", "variation", Unit::None, 2, |f| {
                f.situation().law.squared_variation()
            }),
        ],
        numbers: &[],
        sources: &[HARCHOL],
    },
    Card {
        id: "stand-in",
        mark: Mark::Source,
        formula: &[
            r"s(L) = Φ(\frac{ln L − ln m}{σ})",
            r"v(L) = m e^{σ^2/2} Φ(\frac{ln L − ln m − σ^2}{σ})",
        ],
        symbols: &[
            set("L", "StandInLimit"),
            fixed("m", "median"),
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

/// Share of the offered that fails for a technical reason.
fn failing(facts: &Facts) -> f64 {
    let flows = flows(facts);
    let failed = flows.shed + flows.dropped + flows.issuer_failed_a + flows.issuer_failed_b;
    share(failed, flows.offered)
}

const COMING_BACK: &[Card] = &[
    Card {
        id: "retries",
        mark: Mark::Source,
        formula: &[
            r"Q_{k+1} = p F_k, k < #{retries-most}",
            r"\frac{Λ}{λ_s} → \sum_{k=0}^{#{retries-most}} (p φ)^k",
        ],
        symbols: &[
            fixed("p", "retry-share"),
            between("φ", "failing", Unit::Percent, 1, failing),
            between(r"\sum", "amplification", Unit::Times, 2, |f| {
                let again = RETRY_SHARE * failing(f);
                (0..=RETRIES).rev().fold(0.0, |sum, _| 1.0 + again * sum)
            }),
            between(r"Λ/λ_s", "offered-to-new", Unit::Times, 2, |f| {
                share(flows(f).offered, flows(f).new)
            }),
            read("", "retry_tps"),
            read("", "retry_waiting"),
        ],
        numbers: &[],
        sources: &[METASTABLE, WILD, MSF],
    },
    Card {
        id: "back-off",
        mark: Mark::Source,
        formula: &["q_k = 1 − e^{−1/m_k}"],
        symbols: &[
            fixed("m_k", "back-off-mean"),
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

const FLEET: &[Card] = &[
    Card {
        id: "slots",
        mark: Mark::Source,
        formula: &["N = #{slots-per-server} n"],
        symbols: &[
            SLOTS,
            read("n", "servers_running"),
            read("n′", "servers_booting"),
            set("", "Servers"),
            between("", "boot", Unit::Minutes, 0, |f| f64::from(f.boot_min())),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "cost",
        mark: Mark::Source,
        formula: &["K = #{price} (n + n′)"],
        symbols: &[
            read("K", "cost_rate_u_per_h"),
            read("n", "servers_running"),
            read("n′", "servers_booting"),
            read("", "cost_u"),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "approval",
        mark: Mark::Design,
        formula: &[r"G_a = \frac{a}{a + v}"],
        symbols: &[
            read("G_a", "approval_share"),
            between("a", "approved", Unit::Tx, 0, |f| f.sum("good_approved")),
            between("v", "lost", Unit::Tx, 0, |f| f.sum("good_lost")),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "conservation",
        mark: Mark::Design,
        formula: &["M_g = a + v + ΔQ"],
        symbols: &[
            between("M_g", "good-new", Unit::Tx, 0, |f| f.sum("good_new")),
            between("a", "approved", Unit::Tx, 0, |f| f.sum("good_approved")),
            between("v", "lost", Unit::Tx, 0, |f| f.sum("good_lost")),
            between("ΔQ", "waiting-change", Unit::Tx, 0, |f| {
                f.sum("good_waiting_change")
            }),
        ],
        numbers: &[],
        sources: &[],
    },
];

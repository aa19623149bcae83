//! The relations of the queue and of what comes to it, which both desks share.

use super::sources::{BOOTS, HARCHOL, LITTLE, ZELTYN};
use super::table::{Card, Mark, Symbol, between, fixed, number, rate};
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::desk::Flows;
use crate::model::queue::{Station, erlang_b};
use crate::model::{switch as s, web as w};

fn station(facts: &Facts) -> Station {
    facts.situation().station()
}

fn hold_s(facts: &Facts) -> f64 {
    facts.situation().law.mean_s()
}

/// Offered load `a = λS`, in erlangs.
fn load(facts: &Facts) -> f64 {
    facts.situation().arrivals_per_s * hold_s(facts)
}

fn slots(facts: &Facts) -> f64 {
    f64::from(facts.situation().slots)
}

/// First attempts a second, or requests.
fn fresh(facts: &Facts) -> f64 {
    match facts.minute().flows {
        Flows::Switch(flows) => flows.new,
        Flows::Web(flows) => flows.requests,
    }
}

pub(super) const LET_IN: Symbol = rate("λ", "let-in", 1, |f| f.situation().arrivals_per_s);
pub(super) const HOLD: Symbol = between("S", "hold", Unit::Seconds, 3, hold_s);
pub(super) const SLOTS: Symbol = between("N", "slots", Unit::Count, 0, slots);
pub(super) const CAPACITY: Symbol = rate("N/S", "capacity", 1, |f| station(f).capacity);
pub(super) const SPARE: Symbol = rate("N/S − λ", "spare", 1, |f| station(f).spare);
const LOAD: Symbol = between("a", "load", Unit::None, 1, load);
const BLOCKED: Symbol = between("B_N", "blocked", Unit::Percent, 2, |f| {
    erlang_b(f.situation().slots, load(f))
});
pub(super) const WAITING: Symbol =
    between("C", "waiting", Unit::Percent, 2, |f| station(f).wait_share);
pub(super) const LOSS: Symbol = between("D", "loss", Unit::Percent, 3, |f| station(f).loss);
const DEADLINE: Symbol = fixed("τ", "deadline");
const TAIL: Symbol = between("P(W > τ)", "tail", Unit::Percent, 2, |f| {
    station(f).wait_tail(f.situation().deadline_s)
});

/// The queue from its load to those who leave it.
pub(super) const QUEUE: &[Card] = &[BUSY, ERLANG_B, ERLANG_C, WAIT, PATIENT, LEAVING];

/// What comes to it.
pub(super) const TRAFFIC: &[Card] = &[ARRIVALS, SURGE];

/// Busy slots.
const BUSY: Card = Card {
    id: "little",
    mark: Mark::Source,
    formula: &[r"U = min(1, \frac{λ S}{N})"],
    symbols: &[
        between("U", "busy", Unit::Percent, 1, |f| {
            (f.situation().arrivals_per_s / station(f).capacity).min(1.0)
        }),
        LET_IN,
        HOLD,
        SLOTS,
    ],
    numbers: &[],
    sources: &[LITTLE, HARCHOL],
};

/// Nobody waits.
const ERLANG_B: Card = Card {
    id: "erlang-b",
    mark: Mark::Source,
    formula: &[r"B_0 = 1, B_k = \frac{a B_{k−1}}{k + a B_{k−1}}, a = λ S"],
    symbols: &[BLOCKED, LOAD, SLOTS],
    numbers: &[],
    sources: &[HARCHOL],
};

/// Everybody waits.
const ERLANG_C: Card = Card {
    id: "erlang-c",
    mark: Mark::Source,
    formula: &[r"C = \frac{B_N}{1 − \frac{a}{N} (1 − B_N)}, a < N"],
    symbols: &[WAITING, BLOCKED, LOAD, SLOTS],
    numbers: &[],
    sources: &[HARCHOL],
};

/// How long.
const WAIT: Card = Card {
    id: "mean-wait",
    mark: Mark::Source,
    formula: &[r"\bar{W} = min(τ, \frac{C}{N/S − λ})"],
    symbols: &[
        between(r"\bar{W}", "wait", Unit::Seconds, 3, |f| {
            station(f).mean_wait_s().min(f.situation().deadline_s)
        }),
        WAITING,
        SPARE,
        DEADLINE,
    ],
    numbers: &[
        (
            "variation",
            number(Unit::None, 2, |f| f.situation().law.squared_variation()),
        ),
        (
            "factor",
            number(Unit::None, 2, |f| {
                0.5 * (1.0 + f.situation().law.squared_variation())
            }),
        ),
    ],
    sources: &[HARCHOL],
};

/// The tail that has a cliff.
const PATIENT: Card = Card {
    id: "patient-tail",
    mark: Mark::Source,
    formula: &["P(W > τ) = C e^{−(N/S − λ) τ}"],
    symbols: &[TAIL, WAITING, SPARE, DEADLINE],
    numbers: &[],
    sources: &[HARCHOL],
};

/// The loss that has none.
const LEAVING: Card = Card {
    id: "loss",
    mark: Mark::Design,
    formula: &[
        r"ρ = \frac{λ S}{N}, δ = \frac{N}{S} − λ, b = B_{N−1}",
        r"D = \frac{ρ b e^{−δ τ}}{1 + b λ [\frac{1 − e^{−δ τ}}{δ} + \frac{S}{N} e^{−δ τ}]}",
    ],
    symbols: &[
        LOSS,
        TAIL,
        between("ρ", "load-share", Unit::Percent, 1, |f| {
            f.situation().arrivals_per_s / station(f).capacity
        }),
        rate("δ", "spare", 1, |f| station(f).spare),
        between("b", "blocked-one-less", Unit::Percent, 2, |f| {
            erlang_b(f.situation().slots.saturating_sub(1), load(f))
        }),
        DEADLINE,
    ],
    numbers: &[
        ("tail", number(Unit::Percent, 0, |_| example().0)),
        ("loss", number(Unit::Percent, 2, |_| example().1)),
        (
            "load",
            number(Unit::Percent, 1, |_| {
                EXAMPLE_TPS / example_station().capacity
            }),
        ),
    ],
    sources: &[BOOTS, ZELTYN],
};

/// A load just below the capacity of the six servers of an opening switch, where the two formulas part.
const EXAMPLE_TPS: f64 = 581.0;

fn example_station() -> Station {
    let slots = s::SLOTS_PER_SERVER * s::SERVERS;
    Station::new(
        slots,
        EXAMPLE_TPS,
        s::SWITCH_TIME_S + s::ISSUER_LATENCY_S,
        s::QUEUE_DEADLINE_S,
    )
}

/// Patient tail and loss there.
fn example() -> (f64, f64) {
    let station = example_station();
    (station.wait_tail(s::QUEUE_DEADLINE_S), station.loss)
}

/// A minute's count, at the desk's usual traffic, and how far Poisson and burstiness spread it.
fn spreads(facts: &Facts) -> (f64, f64) {
    let (base, burstiness) = match facts.minute().flows {
        Flows::Switch(_) => (s::BASE_TPS, s::BURSTINESS),
        Flows::Web(_) => (w::BASE_RPS, w::BURSTINESS),
    };
    let count = 60.0 * base;
    (count.sqrt(), count * burstiness)
}

/// How many come.
const ARRIVALS: Card = Card {
    id: "arrivals",
    mark: Mark::Source,
    formula: &[
        r"M = max(0, (60 λ_s + \sqrt{60 λ_s} z_1)(1 + #{burstiness} z_2))",
        r"z_1, z_2 ∼ N(0, 1)",
    ],
    symbols: &[
        rate("M/60", "fresh", 1, fresh),
        fixed("λ_0", "base-traffic"),
    ],
    numbers: &[
        ("poisson", number(Unit::Count, 0, |f| spreads(f).0)),
        ("burst", number(Unit::Count, 0, |f| spreads(f).1)),
    ],
    sources: &[super::sources::MULBERRY],
};

/// How a surge comes.
const SURGE: Card = Card {
    id: "surge",
    mark: Mark::Source,
    formula: &[r"s ← s + (s* − s)(1 − e^{−1/#{surge-lag}}), λ_s = λ_0 s"],
    symbols: &[
        super::table::set("s*", "Surge"),
        fixed("λ_0", "base-traffic"),
        fixed("", "surge-lag"),
    ],
    numbers: &[],
    sources: &[],
};

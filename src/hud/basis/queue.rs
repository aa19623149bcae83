//! The relations of the queue and of what comes to it, which both desks share.

use super::sources::{BOOTS, HARCHOL, LITTLE, ZELTYN};
use super::table::{Card, Mark, Symbol, between, fixed, number, rate, set};
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
pub(super) const TRAFFIC: &[Card] = &[ARRIVALS];

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
    formula: &[r"B_0 = 1, B_k = \frac{a B_{k−1}}{k + a B_{k−1}}", "a = λ S"],
    symbols: &[BLOCKED, LOAD, LET_IN, HOLD, SLOTS],
    numbers: &[],
    sources: &[HARCHOL],
};

/// Everybody waits.
const ERLANG_C: Card = Card {
    id: "erlang-c",
    mark: Mark::Source,
    formula: &[
        r"C = \frac{B_N}{1 − \frac{a}{N} (1 − B_N)}, a < N",
        "C = 1, a ≥ N",
    ],
    symbols: &[WAITING, BLOCKED, LOAD, SLOTS],
    numbers: &[],
    sources: &[HARCHOL],
};

/// How long.
const WAIT: Card = Card {
    id: "mean-wait",
    mark: Mark::Source,
    formula: &[
        r"\bar{W} = min(τ, \frac{C}{N/S − λ}), λ < N/S",
        r"\bar{W} = τ, λ ≥ N/S",
    ],
    symbols: &[
        between(r"\bar{W}", "wait", Unit::Seconds, 3, |f| {
            station(f).mean_wait_s().min(f.situation().deadline_s)
        }),
        WAITING,
        LET_IN,
        CAPACITY,
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
    formula: &[
        "P(W > τ) = C e^{−(N/S − λ) τ}, λ < N/S",
        "P(W > τ) = 1, λ ≥ N/S",
    ],
    symbols: &[TAIL, WAITING, LET_IN, CAPACITY, DEADLINE],
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
        LET_IN,
        HOLD,
        SLOTS,
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
                EXAMPLE_TPS / opening_station(EXAMPLE_TPS).capacity
            }),
        ),
    ],
    sources: &[BOOTS, ZELTYN],
};

/// A load just below the capacity of the six servers of an opening switch, where the two formulas part.
const EXAMPLE_TPS: f64 = 581.0;

/// Those servers when every payment is forwarded, by so many a second.
pub(super) fn opening_station(rate: f64) -> Station {
    let slots = s::SLOTS_PER_SERVER * s::SERVERS;
    Station::new(
        slots,
        rate,
        s::SWITCH_TIME_S + s::ISSUER_LATENCY_S,
        s::QUEUE_DEADLINE_S,
    )
}

/// Patient tail and loss there.
fn example() -> (f64, f64) {
    let station = opening_station(EXAMPLE_TPS);
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
        r"M/60 = max(0, (λ_s + \sqrt{\frac{λ_s}{60}} z_1)(1 + #{burstiness} z_2))",
        r"z_1, z_2 ∼ N(0, 1)",
    ],
    symbols: &[
        rate("M/60", "fresh", 1, fresh),
        rate("λ_s", "expected", 1, expected),
        between("z_1", "draw-count", Unit::None, 2, |f| f.noise().count),
        between("z_2", "draw-burst", Unit::None, 2, |f| f.noise().burst),
    ],
    numbers: &[
        ("poisson", number(Unit::Count, 0, |f| spreads(f).0)),
        ("burst", number(Unit::Count, 0, |f| spreads(f).1)),
    ],
    sources: &[super::sources::MULBERRY],
};

/// What is due without noise, a second.
pub(super) fn expected(facts: &Facts) -> f64 {
    match facts.minute().flows {
        Flows::Switch(_) => s::BASE_TPS * facts.surge(),
        Flows::Web(_) => w::BASE_RPS * w::day_share(facts.clock_h()) * facts.surge(),
    }
}

pub(super) const LAG: &str = "s ← s + (s* − s)(1 − e^{−1/#{surge-lag}})";
pub(super) const SURGE_NOW: Symbol = between("s", "surge", Unit::Times, 2, Facts::surge);
pub(super) const SURGE_SET: Symbol = set("s*", "Surge");

/// How a surge comes.
pub(super) const SURGE: Card = Card {
    id: "surge",
    mark: Mark::Source,
    formula: &[LAG],
    symbols: &[SURGE_NOW, SURGE_SET],
    numbers: &[],
    sources: &[],
};

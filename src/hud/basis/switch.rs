//! The relations of the payment switch.

use super::fraud::FRAUD;
use super::issuers::{COMING_BACK, ISSUERS};
use super::queue::{
    CAPACITY, LAG, LET_IN, LOSS, QUEUE, SLOTS, SURGE, SURGE_NOW, SURGE_SET, TRAFFIC, expected,
    opening_station,
};
use super::sources::{SHEDDING, SRE};
use super::table::{Card, Mark, Topic, between, fixed, number, rate, read, set};
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::desk::Flows;
use crate::model::queue::goodput;
use crate::model::switch as s;

/// The cards of a topic, part by part.
pub(super) fn cards(topic: Topic) -> &'static [&'static [Card]] {
    match topic {
        Topic::Queue => &[QUEUE, OVERLOAD],
        Topic::Fraud => &[FRAUD],
        Topic::Issuers => &[ISSUERS],
        Topic::Retries => &[COMING_BACK],
        Topic::Traffic => &[TRAFFIC, SURGED],
        Topic::Fleet => &[FLEET],
        _ => &[],
    }
}

pub(super) fn flows(facts: &Facts) -> s::Flows {
    match facts.minute().flows {
        Flows::Switch(flows) => flows,
        Flows::Web(_) => s::Flows::default(),
    }
}

/// A share, or none of nothing.
pub(super) fn share(part: f64, whole: f64) -> f64 {
    if whole > 0.0 { part / whole } else { 0.0 }
}

/// Who would leave if everybody who leaves wasted `ω` of a service at any load, not from capacity on only: of so many
/// transactions a second at the opening switch, this share. It is where `P = loss(N − ω λ S P)` comes to rest.
pub const WASTING: [(f64, f64); 2] = [(580.0, 0.000_082), (582.0, 0.001_23)];

/// Load of the opening switch by so many a second.
fn loading(rate: f64) -> f64 {
    rate / opening_station(rate).capacity
}

/// Who leaves there.
fn leaving(rate: f64) -> f64 {
    s::drop_share(&opening_station(rate), rate)
}

const OVERLOAD: &[Card] = &[
    Card {
        id: "goodput",
        // The goodput is the sources'; that the queue's own loss is its least is not.
        mark: Mark::Design,
        formula: &[
            r"G = max(0, \frac{N/S − ω λ}{1 − ω}), λ ≥ N/S",
            "G = λ (1 − D), λ < N/S",
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
        numbers: &[
            ("collapse", number(Unit::Times, 2, |_| 1.0 / s::WASTED)),
            ("below", number(Unit::Percent, 1, |_| loading(WASTING[0].0))),
            (
                "below-here",
                number(Unit::Percent, 4, |_| leaving(WASTING[0].0)),
            ),
            ("below-wasting", number(Unit::Percent, 4, |_| WASTING[0].1)),
            ("above", number(Unit::Percent, 2, |_| loading(WASTING[1].0))),
            (
                "above-here",
                number(Unit::Percent, 3, |_| leaving(WASTING[1].0)),
            ),
            ("above-wasting", number(Unit::Percent, 3, |_| WASTING[1].1)),
        ],
        sources: &[SRE, SHEDDING],
    },
    Card {
        id: "admission",
        mark: Mark::Source,
        formula: &["λ = min(Λ, #{shed-to} N/S), y = 1", "λ = Λ, y = 0"],
        symbols: &[
            LET_IN,
            set("y", "Shedding"),
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
            LET_IN,
            read("Λ", "offered_tps"),
            read("D*", "queue_drop_share"),
            between("o", "got-slot", Unit::Percent, 1, |f| {
                let flows = flows(f);
                share(flows.admitted - flows.dropped, flows.offered)
            }),
        ],
        numbers: &[],
        sources: &[],
    },
];

/// How a surge comes, and what it leads to.
const SURGED: &[Card] = &[Card {
    formula: &[LAG, "λ_s = λ_0 s"],
    symbols: &[
        SURGE_NOW,
        SURGE_SET,
        fixed("λ_0", "base-traffic"),
        rate("λ_s", "expected", 1, expected),
    ],
    ..SURGE
}];

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

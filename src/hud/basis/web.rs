//! The relations of the web service.

use super::queue::{CAPACITY, LET_IN, LOSS, QUEUE, SURGE, SURGE_NOW, TRAFFIC, WAITING, expected};
use super::sources::{AWS_TRACKING, FOFACK, HARCHOL, HPA, SHEDDING, SRE, STAMPEDE, TTL, WORKBOOK};
use super::table::{Card, Mark, Symbol, Topic, between, fixed, number, rate, read, set};
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::events::{RequestLaw, request_law};

use crate::model::web as w;
use crate::shift::number::whole;

/// The cards of a topic, part by part.
pub(super) fn cards(topic: Topic) -> &'static [&'static [Card]] {
    match topic {
        Topic::Queue => &[SERVICE, QUEUE, SLOWEST],
        Topic::Cache => &[CACHE],
        Topic::Database => &[DATABASE],
        Topic::Errors => &[ERRORS],
        Topic::Traffic => &[DAY, TRAFFIC, &[SURGE], REFUSED],
        Topic::Fleet => &[FLEET],
        _ => &[],
    }
}

/// A request of the minute.
fn request(facts: &Facts) -> RequestLaw {
    request_law(&facts.minute().readings)
}

/// By how much adding two quantiles overstates their sum's at most, with exponential service: at 32 workers, the fewest
/// that there can be; at 640 it is a hundredth less.
pub const P99_EXCESS: f64 = 0.40;

const SERVICE: &[Card] = &[Card {
    id: "service",
    mark: Mark::Source,
    formula: &["S = t_a (1 + #{bad-build-cpu} x) + (1 − h) q t_q"],
    symbols: &[
        read("S", "service_s"),
        between("t_a", "app-time", Unit::Milliseconds, 0, |f| {
            request(f).app_s
        }),
        read("x", "bad_build_share"),
        read("h", "cache_hit_share"),
        between("q", "queries", Unit::None, 0, |f| {
            f64::from(request(f).queries)
        }),
        read("t_q", "query_s"),
    ],
    numbers: &[],
    sources: &[],
}];

const SLOWEST: &[Card] = &[Card {
    id: "p99",
    mark: Mark::Source,
    formula: &[
        r"t_{99} = S ln 100 + min(τ, max(0, \frac{ln(100 C)}{N/S − λ})), λ < N/S",
        "t_{99} = S ln 100 + τ, λ ≥ N/S",
    ],
    symbols: &[
        read("t_{99}", "p99_s"),
        read("S", "service_s"),
        WAITING,
        LET_IN,
        CAPACITY,
        fixed("τ", "deadline"),
    ],
    numbers: &[
        ("most", number(Unit::Percent, 0, |_| P99_EXCESS)),
        ("steady", number(Unit::Times, 1, |_| 100_f64.ln())),
    ],
    sources: &[HARCHOL],
}];

/// Share of hits where all objects are equally popular, and at the same traffic and lifetime where the k-th is asked for a k-th as
/// often as the first (Zipf).
pub const ZIPF_HITS: (f64, f64) = (0.75, 0.857);

/// Warmth that the minute's requests met.
fn warmth(facts: &Facts) -> f64 {
    let curves = facts.curves().web.as_ref();
    curves.map_or(f64::NAN, |curves| curves.warmth)
}

const WARMTH: Symbol = between("w", "warmth", Unit::Percent, 1, warmth);
const REFILLED: Symbol = between("v", "refilled", Unit::Percent, 2, |f| {
    w::refilled(
        warmth(f),
        w::refill_share(),
        f.read("queue_fail_share"),
        f.read("db_util_share"),
    )
});
const JOB_LEFT: Symbol = between("m", "warm-up-left", Unit::Minutes, 0, |f| {
    f.control("WarmUp")
});
const JOB: Symbol = between("q_w", "job", Unit::None, 0, job);

const CACHE: &[Card] = &[
    Card {
        id: "ttl",
        mark: Mark::Source,
        formula: &[r"r = \frac{λ}{#{hot-objects}}, h = w \frac{r T}{1 + r T}"],
        symbols: &[
            read("h", "cache_hit_share"),
            LET_IN,
            set("T", "CacheTtl"),
            between("r", "per-object", Unit::ReqPerS, 3, |f| {
                f.situation().arrivals_per_s / w::HOT_OBJECTS
            }),
            WARMTH,
        ],
        numbers: &[
            ("equal", number(Unit::Percent, 0, |_| ZIPF_HITS.0)),
            ("zipf", number(Unit::Percent, 0, |_| ZIPF_HITS.1)),
        ],
        sources: &[TTL, FOFACK],
    },
    Card {
        id: "flush",
        mark: Mark::Source,
        formula: &["w = 0, k = 1"],
        symbols: &[
            WARMTH,
            between("k", "flushed", Unit::None, 0, |f| f.control("CacheFlush")),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "age",
        mark: Mark::Source,
        formula: &[r"\bar{A} = \frac{T}{2}"],
        symbols: &[read(r"\bar{A}", "cache_age_s"), set("T", "CacheTtl")],
        numbers: &[(
            "all",
            number(Unit::Seconds, 1, |f| {
                f.read("cache_hit_share") * f.read("cache_age_s")
            }),
        )],
        sources: &[],
    },
    Card {
        id: "refill",
        mark: Mark::Source,
        formula: &[
            r"v = (1 − w)(1 − e^{−1/#{refill}})(1 − D) min(1, \frac{1}{ρ})",
            "w′ = w + v, m < 1",
        ],
        symbols: &[
            WARMTH,
            REFILLED,
            LOSS,
            read("ρ", "db_util_share"),
            JOB_LEFT,
            read("w′", "cache_warm_share"),
        ],
        numbers: &[],
        sources: &[STAMPEDE],
    },
    Card {
        id: "warm-up",
        mark: Mark::Source,
        formula: &[
            "w′ = min(1, w + v + #{warm-up-share}), q_w = #{warm-up-queries}, m ≥ 1",
            "q_w = 0, m < 1",
        ],
        symbols: &[
            JOB_LEFT,
            WARMTH,
            REFILLED,
            read("w′", "cache_warm_share"),
            JOB,
            fixed("", "warm-up-minutes"),
        ],
        numbers: &[],
        sources: &[STAMPEDE],
    },
];

/// Queries a second of the warm-up job.
fn job(facts: &Facts) -> f64 {
    if facts.control("WarmUp") > 0.0 {
        w::WARM_UP_QPS
    } else {
        0.0
    }
}

const DATABASE: &[Card] = &[
    Card {
        id: "database-load",
        mark: Mark::Source,
        formula: &[r"ρ = \frac{λ q (1 − h) + q_w}{#{database}}"],
        symbols: &[
            read("ρ", "db_util_share"),
            LET_IN,
            between("q", "queries", Unit::None, 0, |f| {
                f64::from(request(f).queries)
            }),
            read("h", "cache_hit_share"),
            JOB,
        ],
        numbers: &[],
        sources: &[STAMPEDE],
    },
    Card {
        id: "query-time",
        mark: Mark::Source,
        formula: &[
            r"t_q = min(t_1, \frac{t_0}{1 − ρ}), ρ < 1",
            "t_q = t_1, ρ ≥ 1",
        ],
        symbols: &[
            read("t_q", "query_s"),
            fixed("t_0", "query-time"),
            fixed("t_1", "query-time-most"),
            read("ρ", "db_util_share"),
        ],
        numbers: &[],
        sources: &[HARCHOL],
    },
];

const ERRORS: &[Card] = &[
    Card {
        id: "errors",
        mark: Mark::Source,
        formula: &["ε = D + (1 − D) #{bad-build-errors} x"],
        symbols: &[
            read("ε", "error_share"),
            read("D", "queue_fail_share"),
            read("x", "bad_build_share"),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "burn",
        mark: Mark::Source,
        formula: &[r"b = \frac{ε}{#{allowed-errors}}, b_h = \frac{1}{#{burn-window}} \sum b"],
        symbols: &[
            read("b", "burn_rate"),
            read("ε", "error_share"),
            read("b_h", "burn_rate_1h"),
        ],
        numbers: &[],
        sources: &[WORKBOOK],
    },
    Card {
        id: "budget",
        mark: Mark::Source,
        formula: &[r"β ← β − \frac{b}{#{budget-minutes}}"],
        symbols: &[read("β", "budget_left_share"), read("b", "burn_rate")],
        numbers: &[],
        sources: &[WORKBOOK],
    },
];

const DAY: &[Card] = &[Card {
    id: "day",
    mark: Mark::Source,
    formula: &[r"λ_s = λ_0 s (1 + #{daily-swing} sin(2π \frac{h − #{dawn}}{24}))"],
    symbols: &[
        between("h", "clock", Unit::None, 2, Facts::clock_h),
        fixed("λ_0", "base-traffic"),
        SURGE_NOW,
        rate("λ_s", "expected", 1, expected),
    ],
    numbers: &[],
    sources: &[],
}];

const REFUSED: &[Card] = &[Card {
    id: "refuse",
    mark: Mark::Source,
    formula: &["λ = Λ (1 − #{low-priority} y)"],
    symbols: &[
        LET_IN,
        read("Λ", "request_rps"),
        set("y", "ShedLowPriority"),
        read("", "shed_share"),
    ],
    numbers: &[],
    sources: &[SHEDDING, SRE],
}];

/// Instances that the autoscaler wants after the minute.
fn wanted(facts: &Facts) -> u32 {
    w::wanted(
        whole(facts.read("instances_serving")),
        facts.read("worker_util_share"),
        facts.control("TargetUtilization"),
        whole(facts.control("Floor")),
    )
}

const WANTED: Symbol = between("n*", "wanted", Unit::Count, 0, |f| f64::from(wanted(f)));

const FLEET: &[Card] = &[
    Card {
        id: "autoscaler",
        mark: Mark::Source,
        formula: &[r"n* = min(#{instances-most}, max(n_0, ⌈n \frac{U}{U*}⌉))"],
        symbols: &[
            read("n", "instances_serving"),
            read("U", "worker_util_share"),
            set("U*", "TargetUtilization"),
            set("n_0", "Floor"),
            set("", "Autoscaler"),
            WANTED,
        ],
        numbers: &[],
        sources: &[HPA, AWS_TRACKING],
    },
    Card {
        id: "scale-in",
        mark: Mark::Source,
        formula: &["Δ = max(0, min(n − n*, max(1, ⌊#{scale-in} n⌋)))"],
        symbols: &[
            read("n", "instances_serving"),
            WANTED,
            between("Δ", "stopped", Unit::Count, 0, |f| {
                let serving = whole(f.read("instances_serving"));
                f64::from(w::stopped(serving, wanted(f)))
            }),
            between("", "quiet-so-far", Unit::Minutes, 0, |f| {
                f64::from(f.quiet_min())
            }),
            fixed("", "quiet"),
            between("", "boot", Unit::Minutes, 0, |f| f64::from(f.boot_min())),
        ],
        numbers: &[],
        sources: &[AWS_TRACKING],
    },
    Card {
        id: "rollout",
        mark: Mark::Design,
        formula: &["x ← min(1, x + #{rollout}), m ≥ 1"],
        symbols: &[
            read("x", "bad_build_share"),
            between("m", "rollout-left", Unit::Minutes, 0, |f| {
                f.control("BadBuild")
            }),
            between("", "rollback-left", Unit::Minutes, 0, |f| {
                f.control("RollBack")
            }),
            fixed("", "rollback"),
        ],
        numbers: &[],
        sources: &[],
    },
    Card {
        id: "cost-web",
        mark: Mark::Source,
        formula: &["K = #{price} (k n + n′)"],
        symbols: &[
            read("K", "cost_rate_usd_per_h"),
            read("n", "instances_serving"),
            read("n′", "instances_booting"),
            between("k", "fleets", Unit::Count, 0, |f| {
                if f.control("RollBack") > 0.0 {
                    w::ROLLBACK_FLEETS
                } else {
                    1.0
                }
            }),
            read("", "cost_usd"),
        ],
        numbers: &[],
        sources: &[],
    },
];

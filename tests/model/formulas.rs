//! Formulas against values that other people's software computed, and against statrs.

use std::path::Path;

use retry_storm::model::normal::{self, Lognormal};
use retry_storm::model::queue::{self, Station};
use retry_storm::model::random::Mulberry32;
use retry_storm::model::{switch, web};
use serde_json::Value;
use statrs::distribution::{ContinuousCDF, LogNormal, Normal};

/// Functions of the file that the game does not have: quantiles and Poisson probabilities are statrs's,
/// the exact p99 is not the model's, and the amplification of retries is nowhere computed.
const NOT_OURS: [&str; 5] = [
    "norm_inv_cdf",
    "poisson_pmf",
    "poisson_cdf",
    "p99_sojourn_mmc_exact",
    "retry_amplification",
];

struct Row<'a>(&'a Value);

impl Row<'_> {
    fn input(&self, name: &str) -> f64 {
        self.0["inputs"][name]
            .as_f64()
            .unwrap_or_else(|| panic!("{}: input {name}", self.0["id"]))
    }

    fn slots(&self) -> u32 {
        u32::try_from(self.0["inputs"]["N"].as_u64().expect("slots")).expect("32 bits")
    }

    fn lognormal(&self) -> Lognormal {
        Lognormal {
            median: self.input("median"),
            sigma: self.input("sigma"),
        }
    }

    /// Our value of the row; `None` for a function that is not ours.
    fn ours(&self, function: &str) -> Option<f64> {
        Some(match function {
            "erlang_b" => queue::erlang_b(self.slots(), self.input("a")),
            "erlang_c" => queue::erlang_c(self.slots(), self.input("a")),
            "p_wait_gt" => Station::new(
                self.slots(),
                self.input("lambda"),
                self.input("S"),
                self.input("t"),
            )
            .wait_tail(self.input("t")),
            "mmn_deterministic_patience_loss" => queue::loss(
                self.slots(),
                self.input("lambda"),
                self.input("S"),
                self.input("tau"),
            ),
            "goodput_collapse" => {
                let capacity = f64::from(self.slots()) / self.input("S");
                queue::goodput(capacity, self.input("lambda"), self.input("omega"))
            }
            "norm_cdf" => normal::cdf(self.input("x")),
            "fpr" => switch::Screen::both(self.input("t"), 0.0)[0].declined,
            "tpr" => switch::Screen::both(self.input("t"), 0.0)[1].declined,
            "optimal_threshold" => {
                switch::threshold_for(self.input("base_rate"), self.input("cost_fp_over_cost_fn"))
            }
            "e_min_exp" => queue::mean_until(self.input("mean"), self.input("T")),
            "lognormal_cdf" => self.lognormal().share_up_to(self.input("L")),
            "lognormal_partial_expectation" => self.lognormal().volume_up_to(self.input("L")),
            "ttl_hit" => web::ttl_hit_share(self.input("r"), self.input("T")),
            "burn_rate" => {
                // The burn rate that spends a part of the budget within a window.
                let spent = self.input("budget_fraction") * web::BUDGET_MIN
                    / (60.0 * self.input("window_h"));
                assert!((self.input("period_h") * 60.0 - web::BUDGET_MIN).abs() < 1e-9);
                spent
            }
            "service_time_s" => {
                let admitted = 1125.0;
                let misses = 1.0 - web::ttl_hit_share(admitted / web::HOT_OBJECTS, 60.0);
                let queries = self.input("q");
                let query_s = web::query_time_s(admitted * queries * misses / web::DB_QPS);
                self.input("app") + misses * queries * query_s
            }
            _ => return None,
        })
    }
}

#[test]
fn reference_values_come_out() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/values.json");
    let text = std::fs::read_to_string(file).expect("a readable file");
    let all: Value = serde_json::from_str(&text).expect("JSON");
    let rows = all["values"].as_array().expect("rows");
    let mut checked = 0;
    for row in rows {
        let (id, function) = (&row["id"], row["function"].as_str().expect("a function"));
        let tolerance = row["suggested_rel_tol"].as_f64().unwrap_or(0.0);
        if function == "mulberry32" {
            let seed = row["inputs"]["seed"]
                .as_u64()
                .and_then(|seed| u32::try_from(seed).ok());
            let mut generator = Mulberry32::new(seed.expect("a seed"));
            for wanted in row["value"].as_array().expect("draws") {
                assert_eq!(
                    u64::from(generator.bits()),
                    wanted.as_u64().expect("a draw"),
                    "{id}"
                );
            }
            checked += 1;
            continue;
        }
        let wanted: f64 = row["value"]
            .as_str()
            .expect("digits")
            .parse()
            .expect("a number");
        let row = Row(row);
        if function == "erlang_b_inverse_traffic" {
            // The load at which the loss is B: so the loss at that load is B.
            let (got, wanted) = (queue::erlang_b(row.slots(), wanted), row.input("B"));
            assert!(
                (got - wanted).abs() <= 10.0 * tolerance * wanted,
                "{id}: {got:e}, wanted {wanted:e}"
            );
            checked += 1;
            continue;
        }
        let Some(got) = row.ours(function) else {
            assert!(
                NOT_OURS.contains(&function),
                "{function} is neither checked nor named as not ours"
            );
            continue;
        };
        // A sign below 0 in the file is the rounding that our clamp removes.
        let miss = (got - wanted.max(0.0)).abs();
        assert!(
            miss <= tolerance * wanted.abs(),
            "{id}: {got:e}, wanted {wanted:e}"
        );
        checked += 1;
    }
    assert!(
        checked >= 100,
        "only {checked} of {} rows were ours",
        rows.len()
    );
}

#[test]
fn normal_and_lognormal_agree_with_statrs() {
    let standard = Normal::new(0.0, 1.0).expect("parameters");
    for tenth in -80..=80 {
        let x = f64::from(tenth) / 10.0;
        for (ours, theirs) in [
            (normal::cdf(x), standard.cdf(x)),
            (normal::tail(x), standard.sf(x)),
        ] {
            assert!(
                (ours - theirs).abs() <= 1e-10 * theirs,
                "x = {x}: {ours:e} and {theirs:e}"
            );
        }
    }
    let ours = Lognormal {
        median: 40.0,
        sigma: 1.0,
    };
    let theirs = LogNormal::new(40_f64.ln(), 1.0).expect("parameters");
    for amount in [0.5, 1.0, 10.0, 39.0, 40.0, 120.0, 500.0, 1e4] {
        let (ours, theirs) = (ours.share_up_to(amount), theirs.cdf(amount));
        assert!(
            (ours - theirs).abs() <= 1e-10 * theirs,
            "{amount}: {ours:e} and {theirs:e}"
        );
    }
}

#[test]
fn amounts_add_up_over_bands() {
    for median in switch::MEDIAN_U {
        let amounts = Lognormal {
            median,
            sigma: switch::AMOUNT_SIGMA,
        };
        let notches = switch::LIMITS.map(f64::from);
        let (mut share, mut volume) = (0.0, 0.0);
        for pair in notches.windows(2) {
            share += amounts.share_between(pair[0], pair[1]);
            volume += amounts.volume_between(pair[0], pair[1]);
            assert!((share - amounts.share_up_to(pair[1])).abs() < 1e-14);
            assert!((volume - amounts.volume_up_to(pair[1])).abs() < 1e-12);
        }
        share += amounts.share_between(500.0, f64::INFINITY);
        volume += amounts.volume_between(500.0, f64::INFINITY);
        assert!((share - 1.0).abs() < 1e-14);
        assert!((volume - amounts.mean()).abs() < 1e-12);
    }
}

#[test]
fn the_screen_splits_everybody_once() {
    for threshold in [0.5, 1.0, 2.7, 3.0, 5.0] {
        for band in [0.0, 0.05, 1.3, 3.0] {
            for (screen, pass) in switch::Screen::both(threshold, band)
                .iter()
                .zip(switch::STEP_UP_PASS)
            {
                let failed = (1.0 - pass) * screen.challenged;
                assert!((screen.declined + failed + screen.forwarded - 1.0).abs() < 1e-14);
            }
        }
    }
    // The hint moves by about ln 10 / d′ when fraud grows tenfold.
    assert!((switch::optimal_threshold(0.001) - 3.00).abs() < 0.005);
    assert!((switch::optimal_threshold(0.01) - 2.08).abs() < 0.005);
}

#[test]
fn decay_keeps_both_shares() {
    for x in [
        0.0, 1e-18, 1e-9, 0.3, 0.999_999, 1.0, 5.0, 40.0, 700.0, 707.9, 709.0, 1e9,
    ] {
        let (gone, left) = queue::decay(x);
        let (wanted_gone, wanted_left) = (-libm::expm1(-x), libm::exp(-x));
        assert!(
            (gone - wanted_gone).abs() <= 4e-16 * wanted_gone,
            "1 − e^−{x}"
        );
        assert!(
            (left - wanted_left).abs() <= 4e-16 * wanted_left + 1e-307,
            "e^−{x}"
        );
    }
}

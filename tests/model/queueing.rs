//! Erlang's formulas and the loss with a deadline: exactness, limits, monotony, continuity.

use proptest::prelude::*;
use retry_storm::model::queue::{self, Station};
use retry_storm::model::switch;
use statrs::distribution::{Discrete, DiscreteCDF, Poisson};

use super::scenario::config;

/// The textbook's inverse recursion, for comparison.
fn recursion(slots: u32, a: f64) -> f64 {
    (1..=slots).fold(1.0, |inverse, k| 1.0 + inverse * (f64::from(k) / a))
}

#[test]
fn erlang_b_agrees_with_the_recursion_everywhere() {
    let mut compared = 0;
    for slots in [
        0, 1, 2, 31, 32, 33, 34, 64, 100, 191, 192, 320, 640, 767, 768, 2_000, 10_000,
    ] {
        for load in [
            1e-9, 1e-3, 0.1, 0.3, 0.6, 0.8, 0.89, 0.9, 0.905, 0.95, 0.99, 0.999, 1.0, 1.001, 1.1,
            2.0, 50.0,
        ] {
            let a = load * f64::from(slots).max(1.0);
            let (got, wanted) = (queue::inverse_erlang_b(slots, a), recursion(slots, a));
            // Beyond, B is below any number that matters, and Stirling's form has fewer digits.
            if wanted < 1e280 {
                assert!(
                    (got - wanted).abs() <= 1e-12 * wanted,
                    "{slots} slots, {a} E: {got:e}, wanted {wanted:e}"
                );
                compared += 1;
            } else {
                assert!(
                    got > 1e279,
                    "{slots} slots, {a} E: {got:e}, wanted {wanted:e}"
                );
            }
        }
    }
    assert!(compared > 200, "only {compared} compared");
    assert_eq!(queue::erlang_b(0, 5.0).to_bits(), 1_f64.to_bits());
    assert_eq!(queue::erlang_b(7, 0.0).to_bits(), 0_f64.to_bits());
    assert_eq!(queue::erlang_b(700, 0.0).to_bits(), 0_f64.to_bits());
}

#[test]
fn erlang_b_agrees_with_poisson_probabilities() {
    for (slots, a) in [
        (3_u32, 2.0),
        (50, 43.0),
        (192, 172.8),
        (640, 600.0),
        (768, 700.0),
    ] {
        let law = Poisson::new(a).expect("a mean");
        let wanted = law.pmf(u64::from(slots)) / law.cdf(u64::from(slots));
        let got = queue::erlang_b(slots, a);
        assert!(
            (got - wanted).abs() <= 1e-9 * wanted,
            "{slots} slots, {a} E: {got:e} and {wanted:e}"
        );
    }
}

#[test]
fn loss_has_no_cliff_at_capacity() {
    // 192 slots of 0.33 s hold 581.8 tx/s.
    let loss = |rate: f64| queue::loss(192, rate, 0.33, 2.0);
    let drop = |rate: f64| switch::drop_share(&Station::new(192, rate, 0.33, 2.0), rate);
    for share in [&loss as &dyn Fn(f64) -> f64, &drop] {
        let mut before = share(560.0);
        for quarter in 1..=320 {
            let now = share(560.0 + 0.25 * f64::from(quarter));
            assert!(
                now >= before,
                "the loss falls near {} tx/s",
                560.0 + 0.25 * f64::from(quarter)
            );
            assert!(
                now - before <= 0.01 * 0.25,
                "a step near {} tx/s",
                560.0 + 0.25 * f64::from(quarter)
            );
            before = now;
        }
        assert!(before > 0.08);
    }
    // Exactly at capacity, and a hair beside it.
    let capacity = 192.0 / 0.33;
    for beside in [capacity * (1.0 - 1e-12), capacity * (1.0 + 1e-12)] {
        assert!((loss(beside) - loss(capacity)).abs() < 1e-9);
    }
}

#[test]
fn loss_has_its_limits() {
    assert_eq!(queue::loss(192, 0.0, 0.33, 2.0).to_bits(), 0_f64.to_bits());
    assert_eq!(queue::loss(0, 10.0, 0.33, 2.0).to_bits(), 1_f64.to_bits());
    // Far above capacity the fluid loss 1 − n/(λS), far below the patient tail times 1 − ρ.
    let rate = 5_000.0;
    assert!((queue::loss(192, rate, 0.33, 2.0) - (1.0 - 192.0 / (rate * 0.33))).abs() < 1e-9);
    let station = Station::new(192, 500.0, 0.33, 2.0);
    let load = 500.0 * 0.33 / 192.0;
    assert!((station.loss / ((1.0 - load) * station.wait_tail(2.0)) - 1.0).abs() < 1e-9);
    // Nothing overflows, however extreme.
    for slots in [1, 32, 768, 100_000] {
        for rate in [1e-300, 1e-9, 1.0, 1e9, 1e300] {
            let loss = queue::loss(slots, rate, 0.08, 2.0);
            assert!(
                (0.0..=1.0).contains(&loss),
                "{slots} slots, {rate:e}/s: {loss}"
            );
        }
    }
}

proptest! {
    #![proptest_config(config(512))]

    /// The one-liner of Boots and Tijms gives the same loss below capacity.
    #[test]
    fn loss_is_that_of_boots_and_tijms(slots in 1_u32..800, load in 0.05_f64..0.999, hold_s in 0.05_f64..5.0) {
        let rate = load * f64::from(slots) / hold_s;
        let station = Station::new(slots, rate, hold_s, 2.0);
        let tail = station.wait_tail(2.0);
        let wanted = (1.0 - load) * tail / (1.0 - load * tail);
        prop_assert!((station.loss - wanted).abs() <= 1e-9 * wanted + 1e-280, "{} and {wanted}", station.loss);
    }

    /// More traffic never lowers the loss, more slots never raise it.
    #[test]
    fn loss_is_monotone(slots in 1_u32..800, load in 0.05_f64..4.0, more in 1.0_f64..1.5, hold_s in 0.05_f64..5.0) {
        let rate = load * f64::from(slots) / hold_s;
        let loss = queue::loss(slots, rate, hold_s, 2.0);
        prop_assert!(queue::loss(slots, rate * more, hold_s, 2.0) >= loss * (1.0 - 1e-12));
        prop_assert!(queue::loss(slots + 1, rate, hold_s, 2.0) <= loss * (1.0 + 1e-12));
    }

    /// Erlang B falls with slots and grows with load, at every seam of its forms.
    #[test]
    fn erlang_b_is_monotone(slots in 1_u32..3_000, load in 0.5_f64..1.5) {
        let a = load * f64::from(slots);
        let b = queue::erlang_b(slots, a);
        prop_assert!((0.0..=1.0).contains(&b));
        prop_assert!(queue::erlang_b(slots, a * 1.000_001) >= b * (1.0 - 1e-12));
        prop_assert!(queue::erlang_b(slots + 1, a) <= b * (1.0 + 1e-12));
        prop_assert!(queue::erlang_c(slots, a) >= b * (1.0 - 1e-12));
    }
}

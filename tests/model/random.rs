//! The generator, its distributions and its streams against the reference draws.

use std::path::Path;

use rand_core::{Rng, SeedableRng};
use retry_storm::model::random::{self, Mulberry32};
use serde_json::Value;

fn reference() -> serde_json::Map<String, Value> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/reference/random.json");
    let text = std::fs::read_to_string(file).expect("a readable file");
    let Value::Object(map) = serde_json::from_str(&text).expect("JSON") else {
        panic!("an object");
    };
    map
}

/// The seeds of the file with their lists.
fn seeds() -> Vec<(u32, Value)> {
    let seeds: Vec<_> = reference()
        .into_iter()
        .filter_map(|(key, lists)| Some((key.parse().ok()?, lists)))
        .collect();
    assert_eq!(seeds.len(), 6);
    seeds
}

fn numbers(lists: &Value, name: &str) -> Vec<f64> {
    let list = lists[name].as_array().expect(name);
    assert!(list.len() >= 6, "{name}: {} draws", list.len());
    list.iter()
        .map(|number| number.as_f64().expect(name))
        .collect()
}

#[test]
fn draws_are_those_of_the_reference() {
    for (seed, lists) in seeds() {
        let mut generator = Mulberry32::new(seed);
        for wanted in numbers(&lists, "u32") {
            assert_eq!(
                f64::from(generator.bits()).to_bits(),
                wanted.to_bits(),
                "seed {seed}"
            );
        }
        let mut generator = Mulberry32::new(seed);
        for wanted in numbers(&lists, "uniform") {
            let got = generator.uniform();
            assert!(
                (got - wanted).abs() <= 1e-15,
                "seed {seed}: uniform {got}, wanted {wanted}"
            );
        }
        let mut generator = Mulberry32::new(seed);
        for wanted in numbers(&lists, "normal") {
            let got = generator.normal();
            assert!(
                (got - wanted).abs() <= 1e-12,
                "seed {seed}: normal {got}, wanted {wanted}"
            );
        }
        let mut generator = Mulberry32::new(seed);
        for wanted in numbers(&lists, "exponential_mean_2") {
            let got = generator.exponential(2.0);
            assert!(
                (got - wanted).abs() <= 1e-12 * wanted,
                "seed {seed}: exponential {got}, wanted {wanted}"
            );
        }
        let mut generator = Mulberry32::new(seed);
        for wanted in numbers(&lists, "poisson_mean_2") {
            assert_eq!(
                f64::from(generator.poisson(2.0)).to_bits(),
                wanted.to_bits(),
                "seed {seed}"
            );
        }
        let wanted = lists["next_u64"].as_str().expect("a string");
        assert_eq!(
            Mulberry32::new(seed).next_u64().to_string(),
            wanted,
            "seed {seed}"
        );
    }
}

#[test]
fn far_draws_match_published_ones() {
    let mut generator = Mulberry32::new(42);
    let draws: Vec<u32> = (0..1_000_000).map(|_| generator.bits()).collect();
    assert_eq!(draws[999], 2_759_564_329);
    assert_eq!(draws[999_999], 3_314_057_631);
    let mut generator = Mulberry32::new(0);
    let sum: u64 = (0..65_536).map(|_| u64::from(generator.bits())).sum();
    assert_eq!(sum, 140_702_021_028_443);
}

#[test]
fn the_rand_core_traits_give_the_same_bits() {
    let mut words = Mulberry32::new(7);
    let [a, b, c] = [words.bits(), words.bits(), words.bits()];
    let mut generator = Mulberry32::from_seed(7_u32.to_le_bytes());
    assert_eq!(generator.next_u32(), a);
    assert_eq!(generator.next_u64(), u64::from(b) | (u64::from(c) << 32));
    let mut bytes = [0; 6];
    Mulberry32::new(7).fill_bytes(&mut bytes);
    assert_eq!(bytes[..4], a.to_le_bytes());
    assert_eq!(bytes[4..], b.to_le_bytes()[..2]);
}

#[test]
fn distributions_have_their_means() {
    let mut generator = Mulberry32::new(3);
    let draws = 40_000;
    let mut mean = |draw: &mut dyn FnMut(&mut Mulberry32) -> f64| {
        (0..draws).map(|_| draw(&mut generator)).sum::<f64>() / f64::from(draws)
    };
    assert!(mean(&mut Mulberry32::normal).abs() < 0.02);
    assert!((mean(&mut |g| g.normal().powi(2)) - 1.0).abs() < 0.03);
    assert!((mean(&mut |g| g.exponential(3.0)) - 3.0).abs() < 0.06);
    assert!((mean(&mut |g| f64::from(g.poisson(30.0))) - 30.0).abs() < 0.12);
}

#[test]
fn streams_of_a_seed_differ() {
    for seed in [0, 1, 7, u32::MAX] {
        let firsts = [
            random::weather(seed),
            random::scenario(seed),
            random::picture(seed),
        ]
        .map(|mut g| g.bits());
        assert_eq!(firsts[0], Mulberry32::new(seed).bits());
        assert_eq!(firsts[1], Mulberry32::new(seed ^ 0x5CE4_A210).bits());
        assert_eq!(firsts[2], Mulberry32::new(seed ^ 0x9E37_79B9).bits());
        assert!(firsts[0] != firsts[1] && firsts[0] != firsts[2] && firsts[1] != firsts[2]);
    }
}

#[test]
fn typed_text_becomes_a_seed() {
    let texts = reference()["text_seeds"]
        .as_object()
        .expect("an object")
        .clone();
    assert!(texts.len() >= 11);
    for (text, wanted) in texts {
        assert_eq!(
            random::seed_from_text(&text).map(u64::from),
            wanted.as_u64(),
            "{text:?}"
        );
    }
    assert_eq!(
        random::seed_from_text("Hello\n"),
        random::seed_from_text("hello")
    );
    for empty in ["", "  ", "\t\n"] {
        assert_eq!(random::seed_from_text(empty), None);
    }
}

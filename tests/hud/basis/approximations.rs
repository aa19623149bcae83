//! By how much the page says that a relation is off, it is.

use retry_storm::hud::basis::{P99_EXCESS, RETRIES_EXCESS, WASTING, ZIPF_HITS, all_cards};
use retry_storm::level::{Facts, Run, embedded};
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::queue::{Station, loss};
use retry_storm::model::{switch, web};

use super::values;

/// The exact quantile of wait and exponential service together, without anybody leaving (Gross, Shortle, Thompson
/// and Harris, §3.3), by halving.
fn exact_p99_s(station: &Station, service_s: f64) -> f64 {
    let (mu, r, c) = (1.0 / service_s, station.spare, station.wait_share);
    let tail = |t: f64| {
        let waiting = (mu * (-r * t).exp() - r * (-mu * t).exp()) / (mu - r);
        (1.0 - c) * (-mu * t).exp() + c * waiting
    };
    halved(0.0, 60.0, |t| tail(t) > 0.01)
}

/// Where something ends that holds from `low` on.
fn halved(mut low: f64, mut high: f64, holds: impl Fn(f64) -> bool) -> f64 {
    for _ in 0..100 {
        let middle = 0.5 * (low + high);
        if holds(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

/// The most by which adding two quantiles overstates their sum's, with so many workers.
fn p99_excess(workers: u32) -> f64 {
    let service_s = 0.0547;
    let capacity = f64::from(workers) / service_s;
    let excess = |load: f64| {
        let station = Station::new(workers, load * capacity, service_s, web::DEADLINE_S);
        web::p99_s(&station, service_s) / exact_p99_s(&station, service_s) - 1.0
    };
    let loads = (0..1000).map(|i| 0.4995 + 0.0005 * f64::from(i));
    loads.map(excess).fold(0.0, f64::max)
}

#[test]
fn the_p99_is_too_high_by_what_the_page_says() {
    let [few, many] =
        [2, web::INSTANCES_MAX].map(|instances| p99_excess(web::WORKERS_PER_INSTANCE * instances));
    assert!((few - P99_EXCESS).abs() < 0.005, "{few}");
    assert!(few > many && many > P99_EXCESS - 0.015, "{many}");
}

#[test]
fn popularity_hits_more_by_what_the_page_says() {
    // Requests a lifetime for an object, if all are equally popular.
    let (equal, zipf) = ZIPF_HITS;
    let asked = equal / (1.0 - equal);
    let objects: Vec<f64> = (1..=20_000).map(|k| 1.0 / f64::from(k)).collect();
    assert!((objects.len() as f64 - web::HOT_OBJECTS).abs() < 0.5);
    let whole: f64 = objects.iter().sum();
    let hits = |weight: &f64| {
        let share = weight / whole;
        let all = asked * web::HOT_OBJECTS * share;
        share * all / (1.0 + all)
    };
    let found: f64 = objects.iter().map(hits).sum();
    assert!((found - zipf).abs() < 0.005, "{found}");
}

/// Erlang B of a number of slots that need not be whole: `1/B = ∫ a e^{−a u} (1 + u)^n du`, by Simpson's rule.
fn erlang_b(slots: f64, load: f64) -> f64 {
    let steps = 20_000;
    let end = 40.0 / load.sqrt();
    let of = |u: f64| load * (slots * u.ln_1p() - load * u).exp();
    let width = end / f64::from(steps);
    let sum: f64 = (0..=steps)
        .map(|i| {
            let weight = match i {
                0 => 1.0,
                i if i == steps => 1.0,
                i if i % 2 == 1 => 4.0,
                _ => 2.0,
            };
            weight * of(f64::from(i) * width)
        })
        .sum();
    3.0 / (sum * width)
}

/// The loss of so many slots, whole or not (Barrer 1957).
fn loss_of(slots: f64, rate: f64, hold_s: f64, deadline_s: f64) -> f64 {
    let spare = slots / hold_s - rate;
    let blocked = rate * erlang_b(slots - 1.0, rate * hold_s);
    let left = (-spare * deadline_s).exp();
    let waited = (1.0 - left) / spare + left * hold_s / slots;
    blocked * left * hold_s / slots / (1.0 + blocked * waited)
}

#[test]
fn those_who_leave_would_be_as_many_as_the_page_says() {
    let (slots, hold_s) = (192_u32, 0.33);
    let deadline_s = switch::QUEUE_DEADLINE_S;
    let whole = loss_of(f64::from(slots), 570.0, hold_s, deadline_s);
    let known = loss(slots, 570.0, hold_s, deadline_s);
    assert!((whole - known).abs() < 1e-6 * known, "{whole}, {known}");
    for (rate, said) in WASTING {
        let more = |share: f64| {
            let left = f64::from(slots) - switch::WASTED * rate * hold_s * share;
            loss_of(left, rate, hold_s, deadline_s) > share
        };
        let found = halved(0.0, 1.0, more);
        assert!((found - said).abs() < 0.01 * said, "{rate}: {found}");
    }
}

#[test]
fn retries_are_fewer_than_their_sum_by_what_the_page_says() {
    let level = embedded().by_id("switch-issuer-outage").expect("a level");
    let mut run = Run::new(level, 7);
    let card = all_cards(DeskKind::Switch).find(|card| card.id == "retries");
    let card = card.expect("a card");
    let mut excesses = Vec::new();
    for minute in 0..40 {
        match minute {
            0 => run.act(Set::Servers(24)).expect("servers"),
            5 => run.act(Set::IssuerTimeout(0.6)).expect("a timeout"),
            _ => {}
        }
        run.step();
        let facts = Facts::of(&run);
        if minute >= 20 {
            let [sum, offered] = [r"\sum", "Λ/λ_n"].map(|sign| {
                let symbol = card.symbols.iter().find(|symbol| symbol.sign == sign);
                values(symbol.expect("a symbol"), &facts)[0]
            });
            excesses.push(sum / offered - 1.0);
        }
    }
    let mean = excesses.iter().sum::<f64>() / 20.0;
    assert!((mean - RETRIES_EXCESS).abs() < 0.005, "{mean}");
}

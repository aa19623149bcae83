//! How long the model takes, on one core: `cargo bench --no-default-features --bench model`.

use std::hint::black_box;

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::desk::{Desk, Start};
use retry_storm::model::queue;

/// A switch with 24 servers running.
fn large_switch() -> Desk {
    let mut desk = Desk::new(&Start::new(DeskKind::Switch), 7);
    desk.set(Set::Servers(24));
    for _ in 0..10 {
        desk.step();
    }
    desk
}

/// The large switch at five times the usual traffic, 86 % busy, where Erlang's sum is long.
fn busy_switch() -> Desk {
    let mut desk = large_switch();
    desk.set(Set::Surge(5.0));
    for _ in 0..20 {
        desk.step();
    }
    desk
}

/// A web service with 40 instances serving.
fn large_web() -> Desk {
    let mut desk = Desk::new(&Start::new(DeskKind::Web), 7);
    desk.set(Set::Floor(40));
    for _ in 0..10 {
        desk.step();
    }
    desk
}

/// A 60-minute sale surge, played: servers ordered and shedding on when it begins.
fn level() -> f64 {
    let mut desk = Desk::new(&Start::new(DeskKind::Switch), 7);
    let mut checksum = 0.0;
    for minute in 0..60 {
        match minute {
            5 => {
                desk.set(Set::Surge(2.0));
                desk.set(Set::Servers(10));
            }
            9 => desk.set(Set::Shedding(true)),
            50 => desk.set(Set::Surge(1.0)),
            _ => {}
        }
        checksum += desk.step().readings[13];
    }
    checksum
}

/// The textbook's inverse recursion for Erlang B, one division a slot.
fn plain_recursion(slots: u32, a: f64) -> f64 {
    let mut inverse = 1.0;
    for k in 1..=slots {
        inverse = 1.0 + inverse * (f64::from(k) / a);
    }
    1.0 / inverse
}

fn minutes(c: &mut Criterion) {
    for (name, desk) in [
        ("switch minute, 24 servers", large_switch()),
        ("switch minute, 24 servers, 5 × traffic", busy_switch()),
        ("web minute, 40 instances", large_web()),
    ] {
        let mut desk = desk;
        c.bench_function(name, |b| b.iter(|| black_box(desk.step())));
    }
    c.bench_function("level of 60 minutes", |b| {
        b.iter_batched(|| (), |()| black_box(level()), BatchSize::SmallInput);
    });
}

fn formulas(c: &mut Criterion) {
    c.bench_function("plain inverse Erlang recursion, 768 slots", |b| {
        b.iter(|| plain_recursion(black_box(768), black_box(690.0)));
    });
    for a in [132.0, 500.0, 690.0, 760.0, 768.0, 900.0] {
        c.bench_function(&format!("Erlang B, 768 slots, {a} erlangs"), |b| {
            b.iter(|| queue::erlang_b(black_box(768), black_box(a)));
        });
    }
}

criterion_group!(benches, minutes, formulas);
criterion_main!(benches);

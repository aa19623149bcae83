//! How many customers a second pass through the event-by-event simulation, on one core:
//! `cargo bench --no-default-features --bench events`. `benches/peers.py` lets other simulators do the first.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use retry_storm::model::events::{
    HoldingLaw, PaymentLaw, Quantity, RequestLaw, Simulation, Situation,
};

/// Customers of a sample.
const CUSTOMERS: u64 = 20_000;
/// Customers behind what is said of the queue itself.
const SAID: u64 = 4_000_000;

/// The switch's payments with issuer group B at a mean latency.
fn payments(latency_b_s: f64) -> HoldingLaw {
    HoldingLaw::Payment(PaymentLaw {
        own_s: 0.08,
        forwarded: [0.75, 0.25],
        latency_s: [0.25, latency_b_s],
        timeout_s: 8.0,
        reversal_s: 0.08,
    })
}

fn requests() -> HoldingLaw {
    HoldingLaw::Request(RequestLaw {
        app_s: 0.07,
        bad_share: 0.0,
        bad_app_s: 0.0875,
        miss_share: 0.23,
        queries: 3,
        query_s: 0.006,
    })
}

fn situation(slots: u32, load: f64, law: HoldingLaw, wasted: f64) -> Situation {
    Situation {
        arrivals_per_s: load * f64::from(slots) / law.mean_s(),
        slots,
        deadline_s: 2.0,
        wasted,
        law,
    }
}

/// What the queue comes to, to be held against what `benches/peers.py` finds of the same queue.
#[expect(
    clippy::print_stdout,
    reason = "whether simulators agree belongs beside how fast they are"
)]
fn say_what_comes_out(situation: Situation) {
    let mut simulation = Simulation::new(situation, 7);
    simulation.advance(SAID);
    let [wait, lost, busy] = [Quantity::Wait, Quantity::Drop, Quantity::Busy]
        .map(|quantity| simulation.estimate(quantity));
    println!(
        "192 slots at 95 %: mean wait {:.1} ± {:.1} µs, left {:.4} ± {:.4} %, busy {:.2} ± {:.2} %",
        1e6 * wait.value,
        1e6 * wait.half_width,
        100.0 * lost.value,
        100.0 * lost.half_width,
        100.0 * busy.value,
        100.0 * busy.half_width,
    );
}

fn customers(c: &mut Criterion) {
    say_what_comes_out(situation(192, 0.95, payments(0.25), 0.0));
    let mut group = c.benchmark_group("customers");
    group.throughput(Throughput::Elements(CUSTOMERS));
    for (name, situation) in [
        (
            "switch, 192 slots at 95 %",
            situation(192, 0.95, payments(0.25), 0.0),
        ),
        (
            "switch, 192 slots in a storm",
            situation(192, 3.0, payments(12.0), 0.3),
        ),
        (
            "switch, 768 slots at 69 %",
            situation(768, 0.69, payments(0.25), 0.3),
        ),
        (
            "web, 640 workers at 60 %",
            situation(640, 0.60, requests(), 0.0),
        ),
        (
            "exponential, 192 slots at 95 %",
            situation(192, 0.95, HoldingLaw::Exponential(0.33), 0.0),
        ),
    ] {
        let mut simulation = Simulation::new(situation, 7);
        group.bench_function(name, |b| {
            b.iter(|| black_box(&mut simulation).advance(black_box(CUSTOMERS)));
        });
    }
    group.finish();
}

criterion_group!(benches, customers);
criterion_main!(benches);

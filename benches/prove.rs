//! How long it takes to prove that the levels teach what they should, on one core, for one seed:
//! `cargo bench --no-default-features --bench prove`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use retry_storm::level::embedded;
use retry_storm::level::plan::embedded_plans;

fn proofs(c: &mut Criterion) {
    // The tests hold that the plans have no fault; a bench without plans would say so by its name.
    let plans = embedded_plans(embedded()).unwrap_or_default();
    let mut group = c.benchmark_group("prove");
    group.throughput(Throughput::Elements(plans.len() as u64));
    let mut seed = 0;
    group.bench_function(format!("{} plans on a seed", plans.len()), |b| {
        b.iter(|| {
            seed += 1;
            plans
                .iter()
                .filter(|plan| black_box(plan.wins(black_box(seed))).unwrap_or(false))
                .count()
        });
    });
    group.finish();
}

criterion_group!(benches, proofs);
criterion_main!(benches);

//! An event-by-event simulation of slots with a deadline, which knows nothing of the formula.

use retry_storm::model::queue;
use retry_storm::model::random::Mulberry32;
use statrs::distribution::{ContinuousCDF, StudentsT};

const DEADLINE_S: f64 = 2.0;
const BATCHES: u32 = 40;
const ARRIVALS: u32 = 8_000;

/// Loss of a batch of arrivals. `free_at` holds when each slot becomes free; whoever would wait longer than
/// the deadline leaves without ever holding one (first come, first served, so the wait is known).
fn batch(
    free_at: &mut [f64],
    clock: &mut f64,
    rate: f64,
    hold_s: f64,
    chance: &mut Mulberry32,
) -> f64 {
    let mut lost = 0;
    for _ in 0..ARRIVALS {
        *clock += chance.exponential(1.0 / rate);
        let soonest = (0..free_at.len())
            .min_by(|&a, &b| free_at[a].total_cmp(&free_at[b]))
            .expect("a slot");
        let starts = free_at[soonest].max(*clock);
        if starts - *clock > DEADLINE_S {
            lost += 1;
        } else {
            free_at[soonest] = starts + chance.exponential(hold_s);
        }
    }
    f64::from(lost) / f64::from(ARRIVALS)
}

/// Mean loss over many batches, and half the width of its 99.9 % confidence band.
fn simulate(slots: u32, rate: f64, hold_s: f64, seed: u32) -> (f64, f64) {
    let mut chance = Mulberry32::new(seed);
    let mut free_at = vec![0.0; slots as usize];
    let mut clock = 0.0;
    // The first batch only fills the slots.
    batch(&mut free_at, &mut clock, rate, hold_s, &mut chance);
    let losses: Vec<f64> = (0..BATCHES)
        .map(|_| batch(&mut free_at, &mut clock, rate, hold_s, &mut chance))
        .collect();
    let count = f64::from(BATCHES);
    let mean = losses.iter().sum::<f64>() / count;
    let variance = losses.iter().map(|loss| (loss - mean).powi(2)).sum::<f64>() / (count - 1.0);
    let quantile = StudentsT::new(0.0, 1.0, count - 1.0)
        .expect("parameters")
        .inverse_cdf(0.9995);
    (mean, quantile * (variance / count).sqrt())
}

#[test]
fn the_loss_formula_agrees_with_a_simulation() {
    for (slots, hold_s) in [(2_u32, 1.0), (6, 2.0)] {
        for load in [0.5, 0.95, 1.0, 1.2] {
            let rate = load * f64::from(slots) / hold_s;
            let wanted = queue::loss(slots, rate, hold_s, DEADLINE_S);
            let (mean, band) = simulate(slots, rate, hold_s, 20_260_730);
            assert!(
                (mean - wanted).abs() <= band,
                "{slots} slots, ρ = {load}: simulated {mean:.6} ± {band:.6}, formula {wanted:.6}"
            );
            // The band is narrow enough to tell the formula from the patient tail and from the fluid loss.
            assert!(
                band < 0.25 * wanted,
                "{slots} slots, ρ = {load}: ± {band:.6} says nothing about {wanted:.6}"
            );
        }
    }
}

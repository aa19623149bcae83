//! The event-by-event simulation: against exact formulas where there are any, against laws that hold for every
//! queue, and against what is known of its assumptions.

use retry_storm::model::events::{
    HoldingLaw, PaymentLaw, Quantity, RequestLaw, Simulation, Situation,
};
use retry_storm::model::queue::{self, Station};

const SEED: u32 = 20_260_730;

fn exponential(slots: u32, load: f64, deadline_s: f64) -> Situation {
    Situation {
        arrivals_per_s: load * f64::from(slots) / 0.5,
        slots,
        deadline_s,
        wasted: 0.0,
        law: HoldingLaw::Exponential(0.5),
    }
}

/// The switch's payments with issuer group B at a mean latency, cut off at a timeout.
fn payments(latency_b_s: f64, timeout_s: f64) -> PaymentLaw {
    PaymentLaw {
        own_s: 0.08,
        forwarded: [0.75, 0.25],
        latency_s: [0.25, latency_b_s],
        timeout_s,
        reversal_s: 0.08,
    }
}

/// The value lies in the band, and the band is narrow enough to say so.
fn agrees(simulation: &Simulation, quantity: Quantity, wanted: f64, narrow: f64) {
    let estimate = simulation.estimate(quantity);
    let what = format!(
        "{quantity:?}: simulated {} ± {}, wanted {wanted} in {:?}",
        estimate.value,
        estimate.half_width,
        simulation.situation()
    );
    assert_eq!(estimate.holds(wanted), Some(true), "{what}");
    assert!(estimate.half_width <= narrow * wanted, "wide: {what}");
}

fn simulated(situation: Situation, customers: u64) -> Simulation {
    let mut simulation = Simulation::new(situation, SEED);
    simulation.advance(customers);
    simulation
}

#[test]
fn patient_customers_wait_as_erlang_says() {
    for (slots, load) in [(1, 0.5), (4, 0.8), (16, 0.9)] {
        // A patience without end would make the warm-up endless as well.
        let situation = exponential(slots, load, 60.0);
        let station = situation.station();
        assert!(station.loss < 1e-6, "{station:?}");
        let simulation = simulated(situation, 600_000);
        agrees(&simulation, Quantity::Wait, station.mean_wait_s(), 0.12);
        agrees(&simulation, Quantity::Busy, load, 0.02);
    }
}

#[test]
fn without_room_to_wait_the_loss_is_erlangs_whatever_the_law() {
    let laws = [
        HoldingLaw::Exponential(0.5),
        HoldingLaw::Payment(payments(12.0, 8.0)),
        HoldingLaw::Request(RequestLaw {
            app_s: 0.07,
            bad_share: 0.4,
            bad_app_s: 0.0875,
            miss_share: 0.6,
            queries: 3,
            query_s: 0.2,
        }),
    ];
    for law in laws {
        let situation = Situation {
            arrivals_per_s: 9.0 / law.mean_s(),
            slots: 12,
            deadline_s: 0.0,
            wasted: 0.0,
            law,
        };
        let simulation = simulated(situation, 300_000);
        let loss = queue::erlang_b(12, 9.0);
        agrees(&simulation, Quantity::Drop, loss, 0.1);
        agrees(&simulation, Quantity::Busy, 9.0 * (1.0 - loss) / 12.0, 0.02);
    }
}

#[test]
fn impatient_customers_leave_as_barrer_says() {
    for (slots, load) in [(3, 0.8), (3, 1.0), (8, 0.95), (8, 1.3)] {
        let situation = exponential(slots, load, 1.0);
        let Station { loss, .. } = situation.station();
        let simulation = simulated(situation, 400_000);
        agrees(&simulation, Quantity::Drop, loss, 0.12);
        // Little's law for the slots: those who got one, times how long they held it.
        agrees(&simulation, Quantity::Busy, load * (1.0 - loss), 0.02);
    }
}

/// Barrer's mean wait of those served, and the deadline for those who leave.
fn mean_wait_s(slots: u32, rate: f64, hold_s: f64, deadline_s: f64) -> f64 {
    let n = f64::from(slots);
    let spare = n / hold_s - rate;
    let b = queue::erlang_b(slots - 1, rate * hold_s);
    let left = (-spare * deadline_s).exp();
    let all = 1.0 + rate * b * ((1.0 - left) / spare + left * hold_s / n);
    let waited = rate * b * (1.0 - left * (1.0 + spare * deadline_s)) / (spare * spare) / all;
    waited + queue::loss(slots, rate, hold_s, deadline_s) * deadline_s
}

#[test]
fn the_wait_counts_those_who_leave_as_well() {
    for load in [0.9, 1.2] {
        let situation = exponential(5, load, 1.5);
        let wanted = mean_wait_s(5, situation.arrivals_per_s, 0.5, 1.5);
        agrees(&simulated(situation, 400_000), Quantity::Wait, wanted, 0.06);
    }
}

#[test]
fn what_the_lost_waste_leaves_the_goodput_of_the_formula() {
    for load in [1.2, 2.0, 3.0] {
        let situation = Situation {
            wasted: 0.3,
            ..exponential(64, load, 2.0)
        };
        let rate = situation.arrivals_per_s;
        let goodput = queue::goodput(128.0, rate, 0.3);
        agrees(
            &simulated(situation, 400_000),
            Quantity::Drop,
            1.0 - goodput / rate,
            0.05,
        );
    }
    // Beyond capacity ÷ ω nobody is served at all, however long it goes on.
    let hopeless = Situation {
        wasted: 0.3,
        ..exponential(64, 4.0, 2.0)
    };
    let simulation = simulated(hopeless, 400_000);
    assert!(simulation.estimate(Quantity::Drop).value > 0.999);
    assert!((simulation.estimate(Quantity::Busy).value - 1.0).abs() < 1e-9);
}

#[test]
fn bands_hold_the_true_value_as_often_as_they_say() {
    // Near capacity, where one batch resembles the next and a band is easily too narrow.
    let situation = exponential(8, 0.97, 1.0);
    let station = situation.station();
    let held = (1..=120)
        .filter(|&seed| {
            let mut simulation = Simulation::new(situation, seed);
            simulation.advance(24_000);
            simulation.estimate(Quantity::Drop).holds(station.loss) == Some(true)
        })
        .count();
    // 119 of 120 on average; fewer than 114 would be rarer than once in a thousand times.
    assert!(held >= 114, "{held} of 120 bands hold {}", station.loss);
}

#[test]
fn a_queue_that_changes_slowly_gets_no_band_before_its_time() {
    // At capacity the queue of 64 slots wanders between empty and full for a minute and a half a time.
    let situation = exponential(64, 1.0, 2.0);
    let mut simulation = Simulation::new(situation, SEED);
    simulation.advance(30_000);
    let early = simulation.estimate(Quantity::Wait);
    assert!(
        early.value > 0.0 && early.half_width.is_infinite(),
        "{early:?}"
    );
    assert_eq!(early.holds(early.value), None);
    simulation.advance(770_000);
    agrees(&simulation, Quantity::Drop, situation.station().loss, 0.9);
}

#[test]
fn response_times_of_one_slot_are_exponential() {
    // M/M/1: the time in the system is exponential of mean S/(1 − ρ).
    let simulation = simulated(exponential(1, 0.5, 200.0), 400_000);
    agrees(&simulation, Quantity::P99, 100.0_f64.ln() * 1.0, 0.1);
}

#[test]
fn laws_draw_what_their_moments_say() {
    let request = RequestLaw {
        app_s: 0.07,
        bad_share: 0.5,
        bad_app_s: 0.0875,
        miss_share: 0.3,
        queries: 3,
        query_s: 0.05,
    };
    // Squared coefficients of variation that were computed elsewhere, without reversals.
    for (latency_s, timeout_s, c2) in [
        (0.25, 8.0, 0.5739),
        (12.0, 1.0, 0.5591),
        (12.0, 8.0, 2.6045),
    ] {
        let law = HoldingLaw::Payment(PaymentLaw {
            reversal_s: 0.0,
            ..payments(latency_s, timeout_s)
        });
        let got = law.squared_variation();
        assert!((got - c2).abs() < 1e-4, "{law:?}: {got}, wanted {c2}");
    }
    for law in [
        HoldingLaw::Payment(payments(0.25, 8.0)),
        HoldingLaw::Payment(payments(12.0, 1.0)),
        HoldingLaw::Payment(payments(12.0, 8.0)),
        HoldingLaw::Request(request),
    ] {
        // One slot without a queue is busy for the holding times drawn: λS/(1 + λS) of the time.
        let mean_s = law.mean_s();
        let situation = Situation {
            arrivals_per_s: 1.0 / mean_s,
            slots: 1,
            deadline_s: 0.0,
            wasted: 0.0,
            law,
        };
        agrees(&simulated(situation, 300_000), Quantity::Busy, 0.5, 0.02);
        // Pollaczek and Khinchine: the mean wait at one slot is (1 + c²)/2 · ρS/(1 − ρ).
        let queueing = Situation {
            arrivals_per_s: 0.5 / mean_s,
            deadline_s: 400.0 * mean_s,
            ..situation
        };
        let wait_s = 0.5 * (1.0 + law.squared_variation()) * mean_s;
        agrees(&simulated(queueing, 500_000), Quantity::Wait, wait_s, 0.1);
    }
}

#[test]
fn the_real_law_makes_waits_differ_as_its_variation_says() {
    // Near capacity of a small rack, where waits are long enough to see: half of (1 + c²) is 0.79 and 1.80.
    for (law, factor) in [(payments(0.25, 8.0), 0.79), (payments(12.0, 8.0), 1.80)] {
        let law = HoldingLaw::Payment(law);
        let real = Situation {
            arrivals_per_s: 0.9 * 16.0 / law.mean_s(),
            slots: 16,
            deadline_s: 60.0 * law.mean_s(),
            wasted: 0.0,
            law,
        };
        let wait = |situation| simulated(situation, 600_000).estimate(Quantity::Wait);
        let (real, plain) = (wait(real), wait(real.with_exponential_holding()));
        let ratio = real.value / plain.value;
        assert!(
            (ratio / factor - 1.0).abs() < 0.12,
            "{ratio}, wanted about {factor}"
        );
        assert!(
            real.holds(plain.value) == Some(false),
            "{real:?} tells nothing from {plain:?}"
        );
    }
}

#[test]
fn slices_change_nothing_and_cost_no_memory() {
    let situation = Situation {
        law: HoldingLaw::Payment(payments(12.0, 8.0)),
        ..exponential(192, 1.0, 2.0)
    };
    let whole = simulated(situation, 70_001);
    let mut sliced = Simulation::new(situation, SEED);
    let counted = allocation_counter::measure(|| {
        for slice in [1, 0, 7, 999, 29_000, 1, 39_993] {
            sliced.advance(slice);
        }
    });
    assert_eq!(counted.count_total, 0);
    assert_eq!(whole.customers(), sliced.customers());
    for quantity in [
        Quantity::Wait,
        Quantity::Drop,
        Quantity::Busy,
        Quantity::P99,
    ] {
        let (one, other) = (whole.estimate(quantity), sliced.estimate(quantity));
        assert_eq!(one.value.to_bits(), other.value.to_bits(), "{quantity:?}");
        assert_eq!(one.half_width.to_bits(), other.half_width.to_bits());
    }
    let mut other = Simulation::new(situation, SEED + 1);
    other.advance(70_001);
    let wait = |simulation: &Simulation| simulation.estimate(Quantity::Wait).value.to_bits();
    assert_ne!(wait(&whole), wait(&other));
}

#[test]
fn before_enough_customers_nothing_is_claimed() {
    let simulation = simulated(exponential(8, 0.9, 2.0), 1_200);
    let wait = simulation.estimate(Quantity::Wait);
    assert!(wait.value.is_nan() && wait.half_width.is_infinite());
    assert_eq!(wait.holds(0.0), None);
    assert_eq!(simulation.customers(), 0);
}

#[test]
fn extremes_end_and_stay_numbers() {
    let none = simulated(exponential(8, 0.0, 2.0), u64::MAX);
    assert!(none.is_idle());
    for quantity in [Quantity::Wait, Quantity::Drop, Quantity::Busy] {
        assert_eq!(
            none.estimate(quantity).holds(0.0),
            Some(true),
            "{quantity:?}"
        );
    }

    let no_slots = Situation {
        arrivals_per_s: 100.0,
        ..exponential(0, 0.0, 2.0)
    };
    let simulation = simulated(no_slots, 20_000);
    assert_eq!(simulation.estimate(Quantity::Drop).holds(1.0), Some(true));
    assert_eq!(simulation.estimate(Quantity::Wait).holds(2.0), Some(true));
    assert_eq!(simulation.estimate(Quantity::Busy).holds(1.0), Some(true));
    assert!(simulation.estimate(Quantity::P99).value.is_nan());

    let one_slot = simulated(exponential(1, 50.0, 2.0), 20_000);
    assert!((one_slot.estimate(Quantity::Busy).value - 1.0).abs() < 1e-9);
}

//! Minutes of the desks under the event-by-event simulation.

use proptest::prelude::*;
use retry_storm::model::control::{DeskKind, IssuerGroup, Set};
use retry_storm::model::desk::{self, Desk, Minute, Start};
use retry_storm::model::events::{Crosscheck, Holding, Situation};

use super::scenario::config;

const SEED: u32 = 20_260_730;

fn minute(kind: DeskKind, sets: &[Set], minutes: u32) -> (Minute, Desk) {
    let mut desk = Desk::new(&Start::new(kind), 7);
    for &set in sets {
        desk.set(set);
    }
    let last = (0..minutes).map(|_| desk.step()).last();
    (last.expect("a minute"), desk)
}

#[test]
fn the_law_of_a_minute_has_the_minutes_mean() {
    let of_switch = [
        vec![],
        vec![Set::StepUpBand(1.3), Set::Threshold(2.7)],
        vec![
            Set::IssuerLatency(IssuerGroup::B, 12.0),
            Set::IssuerTimeout(0.9),
        ],
        // Nothing gets a slot any more.
        vec![Set::Surge(5.0), Set::IssuerLatency(IssuerGroup::A, 30.0)],
    ];
    for sets in of_switch {
        let (minute, desk) = minute(DeskKind::Switch, &sets, 12);
        let situation = Situation::of_minute(&minute, |id| desk.control_value(id));
        let row = desk::indicator_index(DeskKind::Switch, "hold_s").expect("a row");
        let (mean_s, wanted_s) = (situation.law.mean_s(), minute.readings[row]);
        assert!(
            (mean_s / wanted_s - 1.0).abs() < 1e-12,
            "{sets:?}: {mean_s}, {wanted_s}"
        );
    }
    for sets in [
        vec![],
        vec![Set::BadBuild, Set::Recommendations(false)],
        vec![Set::CacheFlush, Set::Surge(3.0)],
    ] {
        let (minute, desk) = minute(DeskKind::Web, &sets, 3);
        let situation = Situation::of_minute(&minute, |id| desk.control_value(id));
        let row = desk::indicator_index(DeskKind::Web, "service_s").expect("a row");
        let (mean_s, wanted_s) = (situation.law.mean_s(), minute.readings[row]);
        assert!(
            (mean_s / wanted_s - 1.0).abs() < 1e-12,
            "{sets:?}: {mean_s}, {wanted_s}"
        );
    }
}

#[test]
fn with_the_formulas_own_law_a_storm_agrees_with_its_formulas() {
    let (minute, desk) = minute(DeskKind::Switch, &[Set::Surge(2.0)], 6);
    let control = |id: &str| desk.control_value(id);
    let mut check = Crosscheck::new(&minute, control, Holding::Exponential, SEED);
    check.advance(400_000);
    let rows: Vec<_> = check.comparisons().collect();
    assert_eq!(
        rows.iter().map(|row| row.name).collect::<Vec<_>>(),
        ["queue_wait_s", "queue_drop_share", "slots_busy_share"]
    );
    for row in rows {
        let index = desk::indicator_index(DeskKind::Switch, row.name).expect("an indicator");
        assert_eq!(row.formula.to_bits(), minute.readings[index].to_bits());
        let near = (row.formula - row.simulated.value).abs() <= 0.01 * row.formula;
        assert!(row.is_within() == Some(true) || near, "{row:?}");
        assert!(row.customers >= 300_000);
    }
}

/// Any settings of a desk, crises among them.
fn sets(kind: DeskKind) -> impl Strategy<Value = Vec<Set>> {
    let controls = desk::controls(kind);
    let one = (0..controls.len(), 0.0..=1.0)
        .prop_map(|(row, place)| (controls[row].make)(controls[row].from_fraction(place)));
    proptest::collection::vec(one, 0..8)
}

proptest! {
    #![proptest_config(config(32))]

    #[test]
    fn every_minute_can_be_simulated(web in any::<bool>(), a in sets(DeskKind::Switch), b in sets(DeskKind::Web), exponential in any::<bool>()) {
        let (kind, sets) = if web { (DeskKind::Web, b) } else { (DeskKind::Switch, a) };
        let (minute, desk) = minute(kind, &sets, 9);
        let holding = if exponential { Holding::Exponential } else { Holding::Real };
        let mut check = Crosscheck::new(&minute, |id| desk.control_value(id), holding, SEED);
        check.advance(130_000);
        for row in check.comparisons() {
            prop_assert!(row.formula.is_finite(), "{row:?}");
            let value = row.simulated.value;
            let nobody_served = row.name == "p99_s" && value.is_nan();
            prop_assert!(nobody_served || (value >= 0.0 && value.is_finite()), "{row:?} {:?}", check.simulation().situation());
            prop_assert!(row.simulated.half_width >= 0.0, "{row:?}");
            prop_assert!(!row.name.ends_with("_share") || value <= 1.0, "{row:?}");
        }
    }
}

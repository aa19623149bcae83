//! Tables of controls and indicators, and the way between values, sliders and files.

use proptest::prelude::*;
use retry_storm::model::control::{Control, ControlKind, DeskKind, IssuerGroup, Set};
use retry_storm::model::desk::{self, Desk, READINGS_MAX, SUMS_MAX, Start};
use retry_storm::model::indicator::Status;
use retry_storm::model::{switch, web};

use super::scenario::config;

const KINDS: [DeskKind; 2] = [DeskKind::Switch, DeskKind::Web];

fn control(kind: DeskKind, id: &str) -> &'static Control {
    desk::control(kind, id).unwrap_or_else(|| panic!("no control {id}"))
}

/// Values over a control's whole range.
fn sweep(control: &Control) -> Vec<f64> {
    (0..=200)
        .map(|place| control.from_fraction(f64::from(place) / 200.0))
        .collect()
}

#[test]
fn tables_are_consistent() {
    for kind in KINDS {
        let controls = desk::controls(kind);
        for (index, control) in controls.iter().enumerate() {
            let others = || controls.iter().skip(index + 1);
            assert!(
                others().all(|other| other.id != control.id),
                "{}",
                control.id
            );
            assert!(
                control.key == '\0' || others().all(|other| other.key != control.key),
                "{}",
                control.key
            );
            assert_eq!(
                control.key == '\0',
                control.crisis,
                "{}: levers have shortcuts",
                control.id
            );
            control.check(control.default).expect("an allowed default");
            assert_eq!(
                Desk::new(&Start::new(kind), 1)
                    .control_value(control.id)
                    .to_bits(),
                control.default.to_bits(),
                "{}: the desk starts at the default",
                control.id
            );
        }
        let indicators = desk::indicators(kind);
        assert!(indicators.len() <= READINGS_MAX);
        assert!(desk::sums(kind).len() <= SUMS_MAX);
        for (index, indicator) in indicators.iter().enumerate() {
            assert_eq!(desk::indicator_index(kind, indicator.name), Some(index));
            if let Some(total) = indicator.part_of {
                assert!(desk::indicator_index(kind, total).is_some_and(|place| place < index));
            }
        }
        for (index, sum) in desk::sums(kind).iter().enumerate() {
            assert_eq!(desk::sum_index(kind, sum), Some(index));
        }
        assert_eq!(
            indicators
                .iter()
                .filter(|indicator| indicator.gauge.is_some())
                .count(),
            4
        );
    }
    assert_eq!(switch::INDICATORS.len(), 35);
    assert_eq!(web::INDICATORS.len(), 27);
    assert_eq!(desk::indicator_index(DeskKind::Switch, "p99_s"), None);
    assert_eq!(desk::sum_index(DeskKind::Web, "good_lost"), None);
}

#[test]
fn rows_stand_where_their_names_do() {
    use retry_storm::model::switch::Row as S;
    use retry_storm::model::web::Row as W;
    for (row, name) in [
        (S::Minute as usize, "minute"),
        (S::HoldS as usize, "hold_s"),
        (S::FraudBp as usize, "fraud_bp"),
        (S::GoodLostIssuer as usize, "good_lost_issuer"),
    ] {
        assert_eq!(desk::indicator_index(DeskKind::Switch, name), Some(row));
    }
    for (row, name) in [
        (W::P99S as usize, "p99_s"),
        (W::RequestsShed as usize, "requests_shed"),
    ] {
        assert_eq!(desk::indicator_index(DeskKind::Web, name), Some(row));
    }
}

#[test]
fn gauges_judge_by_their_limits() {
    let judge = |kind, name: &str, value| {
        let index = desk::indicator_index(kind, name).expect("an indicator");
        desk::indicators(kind)[index]
            .gauge
            .expect("a gauge")
            .judge(value)
    };
    for (kind, name, normal, warning, critical) in [
        (DeskKind::Switch, "approval_share", 0.98, 0.95, 0.949),
        (DeskKind::Switch, "auth_s", 0.5, 1.0, 1.01),
        (DeskKind::Switch, "fraud_bp", 13.0, 25.0, 25.1),
        (DeskKind::Switch, "slots_busy_share", 0.80, 0.95, 0.96),
        (DeskKind::Web, "error_share", 0.001, 0.01, 0.011),
        (DeskKind::Web, "p99_s", 0.40, 0.60, 0.61),
        (DeskKind::Web, "db_util_share", 0.70, 0.90, 0.91),
        (DeskKind::Web, "budget_left_share", 0.25, 0.10, 0.09),
    ] {
        assert_eq!(judge(kind, name, normal), Status::Normal, "{name}");
        assert_eq!(judge(kind, name, warning), Status::Warning, "{name}");
        assert_eq!(judge(kind, name, critical), Status::Critical, "{name}");
    }
}

#[test]
fn values_on_the_slider_are_allowed_and_come_back() {
    for kind in KINDS {
        for control in desk::controls(kind) {
            for value in sweep(control) {
                control
                    .check(value)
                    .unwrap_or_else(|error| panic!("{error}"));
                if control.kind != ControlKind::Button {
                    let again = control.from_fraction(control.fraction(value));
                    assert!(
                        (again - value).abs() < 1e-9,
                        "{}: {value} became {again}",
                        control.id
                    );
                    assert_eq!(
                        (control.make)(value).value().to_bits(),
                        value.to_bits(),
                        "{}",
                        control.id
                    );
                }
                assert_eq!((control.make)(value).control_id(), control.id);
                assert!((control.make)(value).belongs_to(kind));
            }
        }
    }
    assert!(!Set::Floor(3).belongs_to(DeskKind::Switch));
    assert!(!Set::Servers(3).belongs_to(DeskKind::Web));
    assert!(
        Set::Surge(2.0).belongs_to(DeskKind::Web) && Set::Surge(2.0).belongs_to(DeskKind::Switch)
    );
}

#[test]
fn decimals_come_out_as_a_person_writes_them() {
    let timeout = control(DeskKind::Switch, "IssuerTimeout");
    assert_eq!(timeout.from_fraction(0.65 / 14.75).to_string(), "0.9");
    let texts: Vec<String> = sweep(control(DeskKind::Switch, "Threshold"))
        .iter()
        .map(f64::to_string)
        .collect();
    assert!(texts.iter().all(|text| text.len() <= 4), "{texts:?}");
}

#[test]
fn neighbours_walk_through_every_value() {
    let limit = control(DeskKind::Switch, "StandInLimit");
    let mut value = 0.0;
    for &notch in &switch::LIMITS[1..] {
        value = limit.neighbour(value, true);
        assert_eq!(value.to_bits(), f64::from(notch).to_bits());
    }
    assert_eq!(limit.neighbour(value, true).to_bits(), 500_f64.to_bits());
    assert_eq!(limit.neighbour(value, false).to_bits(), 300_f64.to_bits());
    let threshold = control(DeskKind::Switch, "Threshold");
    assert_eq!(threshold.neighbour(3.0, false).to_string(), "2.95");
    assert_eq!(
        control(DeskKind::Web, "Floor")
            .neighbour(2.0, false)
            .to_bits(),
        2_f64.to_bits()
    );
}

#[test]
fn values_off_range_or_grid_are_refused_with_what_is_allowed() {
    for (kind, id, value, allowed) in [
        (DeskKind::Switch, "Servers", 25.0, "2–24"),
        (DeskKind::Switch, "Servers", 2.5, "2–24"),
        (
            DeskKind::Switch,
            "Threshold",
            2.72,
            "0.5–5 in steps of 0.05",
        ),
        (
            DeskKind::Switch,
            "Threshold",
            5.05,
            "0.5–5 in steps of 0.05",
        ),
        (DeskKind::Switch, "StandInLimit", 70.0, "60, 80"),
        (DeskKind::Switch, "Shedding", 0.5, "true, false"),
        (DeskKind::Switch, "RetryPolicy", 2.0, "Immediate, BackOff"),
        (DeskKind::Switch, "FraudShare", 0.21, "0–0.2"),
        (DeskKind::Switch, "IssuerLatencyB", 0.0, "0.05–30"),
        (DeskKind::Web, "CacheTtl", 605.0, "10–600 in steps of 10"),
        (
            DeskKind::Web,
            "ShedLowPriority",
            -0.1,
            "0–1 in steps of 0.1",
        ),
        (DeskKind::Web, "Surge", f64::NAN, "0–5"),
        (DeskKind::Web, "Floor", f64::INFINITY, "2–40"),
    ] {
        let error = control(kind, id).check(value).expect_err(id);
        assert_eq!(
            (error.id, error.allowed.contains(allowed)),
            (id, true),
            "{error}"
        );
        assert!(error.to_string().contains(&value.to_string()), "{error}");
    }
    // A millionth of a step is forgiven, more is not.
    let timeout = control(DeskKind::Switch, "IssuerTimeout");
    assert!(timeout.check(0.9 + 4e-8).is_ok());
    assert!(timeout.check(0.9 + 6e-8).is_err());
    assert!(
        control(DeskKind::Web, "TargetUtilization")
            .check(0.1 + 0.2)
            .is_ok()
    );
    assert_eq!(
        Set::IssuerLatency(IssuerGroup::B, 3.0).control_id(),
        "IssuerLatencyB"
    );
}

proptest! {
    #![proptest_config(config(256))]

    /// Whatever number arrives, checking and drawing it are safe, and what is allowed lies in range.
    #[test]
    fn any_number_is_handled(value in any::<f64>(), up in any::<bool>()) {
        for kind in KINDS {
            for control in desk::controls(kind) {
                let place = control.fraction(value);
                prop_assert!(place.is_nan() || (0.0..=1.0).contains(&place));
                let snapped = control.from_fraction(value);
                prop_assert!(snapped.is_nan() || control.check(snapped).is_ok(), "{}: {snapped}", control.id);
                let beside = control.neighbour(value, up);
                prop_assert!(beside.is_nan() || control.check(beside).is_ok(), "{}: {beside}", control.id);
            }
        }
    }
}

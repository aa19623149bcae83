//! The desks' behaviour where the reference runs do not look: opening minutes, fleets, buttons.

use retry_storm::model::control::{DeskKind, IssuerGroup, RetryPolicy, Set};
use retry_storm::model::desk::{self, Desk, Minute, Start};

fn read(kind: DeskKind, minute: &Minute, name: &str) -> f64 {
    minute.readings[desk::indicator_index(kind, name).unwrap_or_else(|| panic!("no {name}"))]
}

fn near(got: f64, wanted: f64, tolerance: f64, what: &str) {
    assert!(
        (got - wanted).abs() <= tolerance,
        "{what} is {got}, wanted {wanted}"
    );
}

#[test]
fn the_switch_opens_as_its_dashboard_says() {
    let minute = Desk::new(&Start::new(DeskKind::Switch), 7).opening();
    for (name, wanted, tolerance) in [
        ("new_tps", 400.0, 1e-9),
        ("hold_s", 0.3296, 5e-5),
        ("slots_busy_share", 0.69, 5e-3),
        ("approval_share", 0.9987, 5e-5),
        ("fraud_bp", 10.39, 5e-3),
        ("rule_decline_share", 0.00135, 5e-7),
        ("fraud_prevented_share", 0.309, 5e-4),
        ("cost_rate_u_per_h", 36.0, 1e-12),
    ] {
        near(
            read(DeskKind::Switch, &minute, name),
            wanted,
            tolerance,
            name,
        );
    }
}

#[test]
fn the_web_desk_opens_as_its_dashboard_says() {
    let minute = Desk::new(&Start::new(DeskKind::Web), 7).opening();
    for (name, wanted, tolerance) in [
        ("request_rps", 1125.0, 1e-9),
        ("cache_hit_share", 0.771_428_571_4, 1e-9),
        ("db_util_share", 0.192_857_142_9, 1e-9),
        ("service_s", 0.074_247_8, 5e-8),
        ("instances_serving", 10.0, 0.0),
        ("cost_rate_usd_per_h", 4.0, 1e-12),
        ("cache_age_s", 30.0, 0.0),
        ("budget_left_share", 1.0, 1e-6),
    ] {
        near(read(DeskKind::Web, &minute, name), wanted, tolerance, name);
    }
}

#[test]
fn shares_of_the_faintest_traffic_are_shares_still() {
    // Nobody comes any more, and group A leaves hardly anything to retry (e^−160 a minute). The values are a
    // second implementation's.
    let seed = 262_781_399;
    let mut desk = Desk::new(&Start::new(DeskKind::Switch), seed);
    for minute in 0..60 {
        match minute {
            4 => desk.set(Set::Surge(0.0)),
            10 => desk.set(Set::StepUpBand(2.05)),
            21 => desk.set(Set::StepUpBand(0.3)),
            42 => desk.set(Set::IssuerLatency(IssuerGroup::A, 0.05)),
            _ => {}
        }
        let reported = desk.step();
        if minute == 45 {
            let name = "approval_a_share";
            let got = read(DeskKind::Switch, &reported, name);
            near(got, 0.998_332_540_602_658_4, 1e-9, name);
        }
    }
}

#[test]
fn looking_at_the_opening_minute_changes_nothing() {
    for kind in [DeskKind::Switch, DeskKind::Web] {
        let mut looked = Desk::new(&Start::new(kind), 5);
        let mut not_looked = looked.clone();
        for _ in 0..8 {
            assert_ne!(looked.opening(), looked.clone().step(), "noise shows");
            assert_eq!(looked.step(), not_looked.step());
        }
    }
}

#[test]
fn servers_boot_for_five_minutes_and_are_cancelled_newest_first() {
    let mut desk = Desk::new(&Start::new(DeskKind::Switch), 1);
    desk.set(Set::Servers(8));
    let mut fleets = Vec::new();
    for minute in 0..7 {
        if minute == 2 {
            desk.set(Set::Servers(9));
        }
        if minute == 3 {
            desk.set(Set::Servers(7));
        }
        let now = desk.step();
        let count = |name| read(DeskKind::Switch, &now, name);
        fleets.push((
            count("servers_running"),
            count("servers_booting"),
            desk.boots().collect::<Vec<_>>(),
        ));
    }
    let wanted = [
        (6.0, 2.0, vec![5, 5]),
        (6.0, 2.0, vec![4, 4]),
        (6.0, 3.0, vec![3, 3, 5]),
        (6.0, 1.0, vec![2]),
        (6.0, 1.0, vec![1]),
        (7.0, 0.0, vec![]),
        (7.0, 0.0, vec![]),
    ];
    assert_eq!(fleets, wanted);
    desk.set(Set::Servers(2));
    let now = desk.step();
    near(
        read(DeskKind::Switch, &now, "servers_running"),
        2.0,
        0.0,
        "servers after stopping",
    );
}

#[test]
fn those_already_waiting_keep_their_retry_policy() {
    // With nobody getting through, everything of minute 0 waits; a later change of policy must not move it.
    let desk = |policy| {
        let mut desk = Desk::new(&Start::new(DeskKind::Switch), 1);
        desk.set(Set::Servers(2));
        desk.set(Set::Surge(5.0));
        desk.set(Set::RetryPolicy(policy));
        for _ in 0..3 {
            desk.step();
        }
        desk
    };
    let retries = |mut desk: Desk, policy| {
        desk.set(Set::RetryPolicy(policy));
        read(DeskKind::Switch, &desk.step(), "retry_tps")
    };
    for waiting in [RetryPolicy::Immediate, RetryPolicy::BackOff] {
        let kept = retries(desk(waiting), waiting);
        let other = if waiting == RetryPolicy::Immediate {
            RetryPolicy::BackOff
        } else {
            RetryPolicy::Immediate
        };
        assert!(kept > 100.0);
        assert_eq!(kept.to_bits(), retries(desk(waiting), other).to_bits());
    }
    assert!(
        retries(desk(RetryPolicy::BackOff), RetryPolicy::BackOff)
            < retries(desk(RetryPolicy::Immediate), RetryPolicy::Immediate)
    );
}

#[test]
fn a_payment_above_the_stand_in_limit_stays_above_it() {
    // Group B dead: stand-in approves exactly the share of amounts up to its limit, now and in every retry.
    let mut start = Start::new(DeskKind::Switch);
    start.set = vec![
        Set::IssuerLatency(IssuerGroup::B, 30.0),
        Set::IssuerTimeout(0.25),
        Set::StandInLimit(40),
        Set::Servers(24),
        Set::FraudShare(0.0),
        Set::Threshold(5.0),
    ];
    let mut desk = Desk::new(&start, 1);
    for _ in 0..40 {
        desk.step();
    }
    let minute = desk.step();
    let desk::Flows::Switch(flows) = minute.flows else {
        panic!("flows of the switch")
    };
    // Half of all amounts lie below 40 u: every fresh one of them is approved, no retry of the others is.
    let late = flows.timed_out_b / flows.forwarded_b;
    assert!(late > 0.99);
    let fresh_b = 0.25 * flows.new;
    near(
        flows.standin_b / (fresh_b * late),
        0.5,
        1e-2,
        "stand-in of the fresh payments",
    );
    assert!(
        flows.issuer_failed_b > 1.5 * flows.standin_b,
        "refused amounts come back and are refused again"
    );
}

#[test]
fn buttons_tell_how_long_they_still_run() {
    let mut desk = Desk::new(&Start::new(DeskKind::Web), 1);
    desk.set(Set::WarmUp);
    desk.set(Set::RollBack);
    let (mut job, mut rollback, mut price) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..7 {
        job.push(desk.control_value("WarmUp"));
        rollback.push(desk.control_value("RollBack"));
        price.push(read(DeskKind::Web, &desk.step(), "cost_rate_usd_per_h"));
    }
    assert_eq!(job, [6.0, 5.0, 4.0, 3.0, 2.0, 1.0, 0.0]);
    assert_eq!(rollback, [5.0, 4.0, 3.0, 2.0, 1.0, 0.0, 0.0]);
    for (minute, price) in price.iter().enumerate() {
        near(
            *price,
            if minute < 5 { 8.0 } else { 4.0 },
            1e-12,
            "price while rolling back",
        );
    }
}

/// The minutes told are those in which the share grows, whatever is pressed again and whatever a rollback takes away.
#[test]
fn a_bad_build_tells_how_long_it_still_spreads() {
    let mut desk = Desk::new(&Start::new(DeskKind::Web), 1);
    let (mut left, mut share) = (Vec::new(), Vec::new());
    for minute in 0..16 {
        if [0, 2, 7, 10].contains(&minute) {
            desk.set(Set::BadBuild);
        }
        if minute == 5 || minute == 8 {
            desk.set(Set::RollBack);
        }
        left.push(desk.control_value("BadBuild"));
        share.push(read(DeskKind::Web, &desk.step(), "bad_build_share"));
    }
    let grows = |minute: usize| minute == 0 || share[minute] > share[minute - 1];
    for minute in 0..16 {
        let told = left[minute] > 0.0;
        assert_eq!(told, grows(minute), "minute {minute}: {left:?}, {share:?}");
    }
    assert_eq!(left[..6], [5.0, 4.0, 3.0, 2.0, 1.0, 0.0]);
    // The second rollback takes away what was ordered before it, and is over in minute 13.
    assert_eq!(left[12..14], [0.0, 0.0], "{left:?}");
}

#[test]
fn scale_in_stops_a_fifth_after_ten_quiet_minutes() {
    let mut desk = Desk::new(&Start::new(DeskKind::Web), 1);
    desk.set(Set::Floor(20));
    for _ in 0..6 {
        desk.step();
    }
    desk.set(Set::Floor(2));
    let serving: Vec<f64> = (0..21)
        .map(|_| read(DeskKind::Web, &desk.step(), "instances_serving"))
        .collect();
    let wanted: Vec<f64> = [vec![20.0; 9], vec![16.0; 10], vec![13.0; 2]].concat();
    assert_eq!(serving, wanted);
}

#[test]
fn controls_of_the_other_desk_change_nothing() {
    let all = [DeskKind::Switch, DeskKind::Web].map(|kind| (kind, desk::controls(kind)));
    for (kind, _) in all {
        let mut plain = Desk::new(&Start::new(kind), 3);
        let mut set = plain.clone();
        for control in all.iter().flat_map(|(_, controls)| *controls) {
            let value = (control.make)(control.from_fraction(0.9));
            if !value.belongs_to(kind) {
                set.set(value);
            }
        }
        assert_eq!(set.step(), plain.step());
    }
}

#[test]
fn a_minute_allocates_nothing() {
    for kind in [DeskKind::Switch, DeskKind::Web] {
        let mut desk = Desk::new(&Start::new(kind), 7);
        let levers: Vec<Set> = desk::controls(kind)
            .iter()
            .map(|control| (control.make)(control.from_fraction(0.8)))
            .collect();
        let counted = allocation_counter::measure(|| {
            for _ in 0..10 {
                std::hint::black_box(desk.step());
            }
            for &set in &levers {
                desk.set(set);
            }
            for _ in 0..50 {
                std::hint::black_box(desk.step());
            }
        });
        assert_eq!(counted.count_total, 0, "{kind:?}");
    }
    // The counter does count.
    assert_eq!(
        allocation_counter::measure(|| drop(std::hint::black_box(Box::new(1)))).count_total,
        1
    );
}

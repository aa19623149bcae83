//! The curves of a minute: drawn by the model's own functions, with the minute's own values on them.

use retry_storm::level::{
    Moment, Player, Run, crosscheck, embedded, play, switch_curves, web_curves,
};
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::curves::{Curve, SwitchCurves, WebCurves};
use retry_storm::model::events::Holding;
use retry_storm::model::{desk, normal, switch};

/// Value of an indicator in the minute on screen.
fn read(run: &Run, name: &str) -> f64 {
    let row = desk::indicator_index(run.level().desk, name).expect("an indicator");
    run.shown().readings[row]
}

fn near(got: f64, wanted: f64, what: &str) {
    let miss = (got - wanted).abs();
    assert!(
        miss <= 1e-12 + 1e-9 * wanted.abs(),
        "{what}: {got}, wanted {wanted}"
    );
}

/// The point lies between its neighbours on a curve that rises or falls there.
fn lies_on(now: [f64; 2], points: &[[f64; 2]], what: &str) {
    assert!(
        points.windows(2).all(|pair| pair[0][0] < pair[1][0]),
        "{what}: not from left to right"
    );
    assert!(
        points.iter().flatten().all(|v| v.is_finite()),
        "{what}: not finite"
    );
    let pair = points
        .windows(2)
        .find(|pair| (pair[0][0]..=pair[1][0]).contains(&now[0]))
        .unwrap_or_else(|| {
            panic!(
                "{what}: {now:?} lies beside {:?}…{:?}",
                points[0],
                points.last()
            )
        });
    let (low, high) = (pair[0][1].min(pair[1][1]), pair[0][1].max(pair[1][1]));
    let slack = 1e-9 * high.abs() + 1e-12;
    assert!(
        low - slack <= now[1] && now[1] <= high + slack,
        "{what}: {now:?} is not between {pair:?}"
    );
}

fn holds(curve: &Curve, now: [f64; 2], what: &str) {
    near(curve.now[0], now[0], what);
    near(curve.now[1], now[1], what);
    lies_on(curve.now, &curve.points, what);
}

/// Some minutes of every level of a desk, untouched and played by the operator.
fn minutes(kind: DeskKind) -> Vec<Run> {
    let mut runs = Vec::new();
    for level in embedded().iter().filter(|level| level.desk == kind) {
        runs.push(Run::new(level, 7));
        for minutes in [1, 9, 13, 22, 41, 57] {
            for player in [Player::nothing(), Player::reference(level)] {
                runs.push(play(level, 7, &player, minutes).expect("allowed"));
            }
        }
    }
    runs
}

fn check_switch(run: &Run, curves: &SwitchCurves, what: &str) {
    near(curves.roc.now[0], read(run, "rule_decline_share"), what);
    near(
        curves.roc.stopped[1],
        read(run, "fraud_prevented_share"),
        what,
    );
    assert_eq!(
        curves.densities.threshold.to_bits(),
        run.control_in_force("Threshold").to_bits()
    );
    let band = curves.densities.threshold - curves.densities.challenged_from;
    near(band, run.control_in_force("StepUpBand"), what);

    let load = curves.queue.loss.now[0];
    near(load.min(1.0), read(run, "slots_busy_share"), what);
    holds(
        &curves.queue.loss,
        [load, read(run, "queue_drop_share")],
        what,
    );
    lies_on(curves.queue.waiting.now, &curves.queue.waiting.points, what);
    lies_on(
        curves.queue.patient_tail.now,
        &curves.queue.patient_tail.points,
        what,
    );

    let goodput = &curves.goodput;
    near(goodput.now[0], read(run, "offered_tps"), what);
    let line = if run.control_in_force("Shedding") > 0.5 {
        &goodput.shedding
    } else {
        &goodput.open
    };
    lies_on_bend(goodput.now, line, goodput.capacity, what);

    let timeout_s = run.control_in_force("IssuerTimeout");
    holds(
        &curves.holding.hold_s,
        [timeout_s, read(run, "hold_s")],
        what,
    );
    let late = read(run, "issuer_timeout_share");
    // Where nobody gets a slot the indicator has no base and says 0.
    if read(run, "queue_drop_share") < 1.0 {
        holds(&curves.holding.late_share, [timeout_s, late], what);
    }
}

/// As [`lies_on`], but around capacity, where the line bends between two points, it may lie beside their span.
fn lies_on_bend(now: [f64; 2], points: &[[f64; 2]], capacity: f64, what: &str) {
    let step = points[1][0] - points[0][0];
    if (now[0] - capacity).abs() > 2.0 * step {
        lies_on(now, points, what);
    } else {
        assert!(
            now[1] <= capacity && now[1] > 0.8 * capacity - 2.0 * step,
            "{what}: {now:?}"
        );
    }
}

#[test]
fn every_minute_of_the_switch_lies_on_its_curves() {
    let runs = minutes(DeskKind::Switch);
    assert!(runs.len() >= 40);
    for run in runs {
        let what = format!("{} minute {}", run.level().id, run.minute());
        let curves = switch_curves(&run, Moment::Shown).expect("the switch");
        check_switch(&run, &curves, &what);
        assert!(web_curves(&run, Moment::Shown).is_none());
    }
}

fn check_web(run: &Run, curves: &WebCurves, what: &str) {
    let ttl_s = run.control_in_force("CacheTtl");
    holds(
        &curves.cache.hit_share,
        [ttl_s, read(run, "cache_hit_share")],
        what,
    );
    holds(&curves.cache.age_s, [ttl_s, read(run, "cache_age_s")], what);
    holds(
        &curves.queries,
        [read(run, "db_util_share"), read(run, "query_s")],
        what,
    );
    let load = curves.queue.loss.now[0];
    near(load.min(1.0), read(run, "worker_util_share"), what);
    holds(
        &curves.queue.loss,
        [load, read(run, "queue_fail_share")],
        what,
    );
    holds(&curves.response, [load, read(run, "p99_s")], what);
    let (errors, rate) = (read(run, "error_share"), read(run, "burn_rate"));
    holds(&curves.burn.burn_rate, [errors, rate], what);
    let left = read(run, "budget_left_share").max(0.0);
    let rate = rate.max(0.1);
    holds(
        &curves.burn.minutes_left,
        [rate, 43_200.0 * left / rate],
        what,
    );
}

#[test]
fn every_minute_of_the_web_service_lies_on_its_curves() {
    let runs = minutes(DeskKind::Web);
    assert!(runs.len() >= 40);
    for run in runs {
        let what = format!("{} minute {}", run.level().id, run.minute());
        let curves = web_curves(&run, Moment::Shown).expect("the web service");
        check_web(&run, &curves, &what);
        assert!(switch_curves(&run, Moment::Shown).is_none());
    }
}

#[test]
fn curves_have_the_shape_that_theory_gives_them() {
    let level = embedded().by_id("switch-free").expect("a level");
    let curves = switch_curves(&Run::new(level, 1), Moment::Shown).expect("the switch");
    let area = |points: &[[f64; 2]]| -> f64 {
        points
            .windows(2)
            .map(|p| 0.5 * (p[1][0] - p[0][0]) * (p[0][1] + p[1][1]))
            .sum()
    };
    near_by(area(&curves.densities.genuine), 1.0, 1e-4);
    near_by(area(&curves.densities.fraud), 1.0, 1e-4);
    near_by(area(&curves.roc.points), curves.roc.area, 1e-3);
    near_by(curves.roc.area, 0.961_450, 1e-6);
    // The opening threshold of 3 σ is the cheapest at the usual fraud, to the two digits of the lever.
    let cheapest = curves.roc.cheapest.expect("fraud");
    near_by(cheapest[0], curves.roc.now[0], 1e-4);
    // The step-up is off.
    near_by(curves.roc.stopped[0], curves.roc.now[0], 1e-15);
    near_by(curves.roc.stopped[1], curves.roc.now[1], 1e-15);

    let knee = curves.queue.knee;
    let share = retry_storm::model::queue::erlang_c(192, 192.0 * knee);
    near_by(share, 0.5, 1e-9);
    assert!((0.9..1.0).contains(&knee), "{knee}");
    // The patient tail is the cliff: nearly everybody just below capacity, where the loss is next to nothing.
    let below = |points: &[[f64; 2]]| points.iter().rev().find(|p| p[0] < 1.0).expect("a point")[1];
    assert!(below(&curves.queue.loss.points) <= below(&curves.queue.patient_tail.points));
    let last = |points: &[[f64; 2]]| points.last().expect("a point")[1];
    near_by(last(&curves.queue.patient_tail.points), 1.0, 1e-12);
    near_by(
        last(&curves.queue.loss.points),
        (1.0 - 1.0 / 1.5) / 0.7,
        1e-3,
    );

    let goodput = &curves.goodput;
    near_by(goodput.collapse, goodput.capacity / switch::WASTED, 1e-9);
    near_by(last(&goodput.open), 0.0, 1e-9);
    near_by(last(&goodput.shedding), 0.9 * goodput.capacity, 1e-3);
    let most = goodput.open.iter().map(|p| p[1]).fold(0.0, f64::max);
    assert!(most <= goodput.capacity && most > 0.97 * goodput.capacity);
    near_by(curves.roc.now[1], normal::tail(3.0 - 2.5), 1e-12);
}

fn near_by(got: f64, wanted: f64, tolerance: f64) {
    assert!((got - wanted).abs() <= tolerance, "{got}, wanted {wanted}");
}

#[test]
fn curves_of_the_coming_minute_move_with_the_levers() {
    let level = embedded().by_id("switch-free").expect("a level");
    let mut run = play(level, 3, &Player::nothing(), 4).expect("nothing");
    let shown = switch_curves(&run, Moment::Shown).expect("the switch");
    let before = switch_curves(&run, Moment::Coming).expect("the switch");
    for set in [
        Set::Threshold(2.5),
        Set::StepUpBand(1.0),
        Set::IssuerTimeout(1.0),
        Set::Shedding(true),
    ] {
        run.act(set).expect("allowed");
    }
    let after = switch_curves(&run, Moment::Coming).expect("the switch");
    assert_eq!(
        switch_curves(&run, Moment::Shown).as_ref(),
        Some(&shown),
        "what is shown stays"
    );
    assert_eq!(
        (after.densities.threshold, after.densities.challenged_from),
        (2.5, 1.5)
    );
    assert!(after.roc.now[1] > before.roc.now[1]);
    assert!(
        after.roc.stopped[1] > after.roc.now[1],
        "asking stops more fraud than declining alone"
    );
    assert_eq!(after.holding.hold_s.now[0].to_bits(), 1.0_f64.to_bits());
    assert!(after.holding.hold_s.now[1] < before.holding.hold_s.now[1]);

    let level = embedded().by_id("web-free").expect("a level");
    let mut run = play(level, 3, &Player::nothing(), 4).expect("nothing");
    let before = web_curves(&run, Moment::Coming).expect("the web service");
    run.act(Set::CacheTtl(300.0)).expect("allowed");
    run.act(Set::Recommendations(false)).expect("allowed");
    let after = web_curves(&run, Moment::Coming).expect("the web service");
    assert!(after.cache.hit_share.now[1] > before.cache.hit_share.now[1]);
    assert!(after.queries.now[0] < before.queries.now[0]);
}

#[test]
fn the_minute_on_screen_is_the_one_simulated() {
    let level = embedded().by_id("switch-issuer-outage").expect("a level");
    let run = play(level, 5, &Player::reference(level), 20).expect("allowed");
    let mut check = crosscheck(&run, Holding::Real, 5);
    let situation = *check.simulation().situation();
    near(situation.law.mean_s(), read(&run, "hold_s"), "hold_s");
    near(
        situation.arrivals_per_s,
        read(&run, "offered_tps") - read(&run, "shed_tps"),
        "let in",
    );
    check.advance(30_000);
    for row in check.comparisons() {
        near(row.formula, read(&run, row.name), row.name);
        assert!(
            row.customers > 10_000 && row.simulated.half_width.is_finite(),
            "{row:?}"
        );
    }
}

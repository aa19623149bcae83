//! A run: actions, events, goals so far, comparison and advice.

use std::sync::Arc;

use retry_storm::level::{
    Action, ActionError, Level, Outcome, Player, Run, advice, compare, embedded, play,
};
use retry_storm::model::control::{RetryPolicy, Set};

fn level(id: &str) -> &'static Arc<Level> {
    embedded().by_id(id).expect("a level")
}

fn run(id: &str, seed: u32) -> Run {
    Run::new(level(id), seed)
}

#[test]
fn an_action_acts_in_the_coming_minute_and_not_before() {
    let mut run = run("switch-sale-surge", 7);
    run.step();
    run.act(Set::Shedding(true)).expect("allowed");
    assert_eq!(
        (
            run.control_in_force("Shedding"),
            run.control_value("Shedding")
        ),
        (0.0, 1.0)
    );
    run.step();
    assert_eq!(
        (
            run.control_in_force("Shedding"),
            run.control_value("Shedding")
        ),
        (1.0, 1.0)
    );
    assert_eq!(run.actions().len(), 1);
    assert_eq!(run.actions()[0].minute, 1);
}

#[test]
fn a_lever_moved_to_and_fro_within_a_minute_is_recorded_as_what_it_came_to() {
    let mut run = run("switch-sale-surge", 7);
    for servers in [7, 9, 12] {
        run.act(Set::Servers(servers)).expect("allowed");
    }
    run.act(Set::RetryPolicy(RetryPolicy::BackOff))
        .expect("allowed");
    assert_eq!(run.actions().len(), 2);
    assert_eq!(run.control_value("Servers").to_bits(), 12.0_f64.to_bits());
    run.act(Set::Servers(6)).expect("allowed");
    assert_eq!(run.actions().len(), 1, "back at what is in force");
    assert_eq!(run.control_value("Servers").to_bits(), 6.0_f64.to_bits());
    run.step();
    run.act(Set::Servers(8)).expect("allowed");
    assert_eq!(run.actions().len(), 2, "another minute is another action");
}

#[test]
fn a_button_pressed_twice_in_a_minute_is_pressed_once() {
    let mut run = run("web-bad-deploy", 7);
    run.act(Set::RollBack).expect("allowed");
    run.act(Set::RollBack).expect("allowed");
    assert_eq!(run.actions().len(), 1);
}

#[test]
fn refused_actions_leave_no_trace() {
    let mut run = run("switch-sale-surge", 7);
    assert!(matches!(
        run.act(Set::Servers(1)),
        Err(ActionError::Value { .. })
    ));
    assert!(matches!(
        run.act(Set::Floor(10)),
        Err(ActionError::OtherDesk { .. })
    ));
    assert!(matches!(
        run.act(Set::Surge(2.0)),
        Err(ActionError::Crisis { .. })
    ));
    assert!(matches!(
        run.act(Set::Threshold(f64::NAN)),
        Err(ActionError::Value { .. })
    ));
    while run.step().is_some() {}
    assert!(run.is_over());
    assert!(matches!(
        run.act(Set::Servers(8)),
        Err(ActionError::PastEnd { .. })
    ));
    assert!(run.actions().is_empty());
    let untouched =
        play(level("switch-sale-surge"), 7, &Player::nothing(), u32::MAX).expect("nothing");
    assert_eq!(run.fingerprint(), untouched.fingerprint());
}

#[test]
fn only_events_that_have_begun_are_for_show() {
    let mut run = run("switch-sale-surge", 7);
    for _ in 0..5 {
        run.step();
        assert_eq!(run.events().count(), 0, "minute {}", run.minute());
    }
    run.step();
    let event = run.events().next().expect("the sale has begun");
    assert_eq!(
        (event.minute, event.ends, event.key.as_str(), event.control),
        (5, Some(50), "event-sale", "Surge")
    );
}

#[test]
fn the_seed_decides_when_and_how_large_the_viral_surge_is() {
    let mut minutes = std::collections::BTreeSet::new();
    for seed in 0..300 {
        let run = run("web-viral-surge", seed);
        let event = &run.timeline()[0];
        assert!((15..45).contains(&event.minute), "{}", event.minute);
        assert!((2.2..2.8).contains(&event.value), "{}", event.value);
        assert_eq!(event.ends, Some(event.minute + 40));
        minutes.insert(event.minute);
    }
    assert_eq!(minutes.len(), 30, "every minute occurs");
}

#[test]
fn a_free_shifts_crises_go_on_its_time_line() {
    let mut run = run("switch-free", 7);
    run.act(Set::Surge(2.5)).expect("allowed");
    run.step();
    assert_eq!(
        run.events().map(|e| e.key.as_str()).collect::<Vec<_>>(),
        ["event-surge"]
    );
    run.step();
    run.act(Set::Surge(1.0)).expect("allowed");
    run.step();
    let event = run.events().next().expect("the surge");
    assert_eq!((event.minute, event.ends), (0, Some(2)));
    assert_eq!(run.events().count(), 1);
    assert!(run.outcome().is_none() && run.goals().is_empty());
}

#[test]
fn goals_show_no_value_before_their_window() {
    let mut run = run("switch-sale-surge", 7);
    run.step();
    let goals = run.goals();
    assert_eq!(goals[0].value, None);
    assert!(goals[1].value.is_some() && goals[2].value.is_some());
    assert!(run.outcome().is_none(), "not before the end");
    while run.step().is_some() {}
    let series = run.goal_series(0);
    assert_eq!(series.len(), 60);
    assert!(series[..5].iter().all(Option::is_none) && series[5..].iter().all(Option::is_some));
    assert_eq!(series[59], run.goals()[0].value);
}

#[test]
fn credit_is_piecewise_linear_and_clamped() {
    let goal = &level("switch-sale-surge").goals[2];
    let near = |value: f64, credit: f64| {
        assert!(
            (goal.credit(value) - credit).abs() < 1e-12,
            "{value}: {}",
            goal.credit(value)
        );
    };
    for (value, credit) in [
        (200.0, 0.0),
        (110.0, 0.0),
        (92.5, 0.3),
        (75.0, 0.6),
        (66.5, 0.8),
        (58.0, 1.0),
        (0.0, 1.0),
    ] {
        near(value, credit);
    }
    assert!(goal.is_met_by(75.0) && !goal.is_met_by(75.000_001));
}

#[test]
fn a_score_is_the_geometric_mean_rounded_half_up() {
    let goal = |credit: f64, met: bool| retry_storm::level::GoalState {
        value: Some(1.0),
        credit,
        met,
        lost: !met,
    };
    let of = |credits: &[f64]| Outcome::of(credits.iter().map(|&c| goal(c, c >= 0.6)).collect());
    assert_eq!((of(&[1.0, 1.0]).score, of(&[1.0, 1.0]).stars), (1000, 3));
    assert_eq!((of(&[0.9, 0.4]).score, of(&[0.9, 0.4]).stars), (600, 0));
    assert_eq!(of(&[1.0, 0.0, 1.0]).score, 0);
    assert_eq!(of(&[0.6205]).score, 621, "half is rounded up");
    assert_eq!(
        (
            of(&[0.92]).stars,
            of(&[0.919]).stars,
            of(&[0.8]).stars,
            of(&[0.79]).stars
        ),
        (3, 2, 2, 1)
    );
}

#[test]
fn a_run_parts_from_the_reference_where_its_line_leaves_it() {
    let level = level("switch-sale-surge");
    let nothing = play(level, 7, &Player::nothing(), u32::MAX).expect("nothing");
    let reference = play(level, 7, &Player::reference(level), u32::MAX).expect("allowed");
    let parting = compare(&nothing, &reference).expect("they part");
    assert_eq!(
        (parting.minute, parting.goal, parting.ahead),
        (7, 0, false),
        "approval, when the sale has opened"
    );
    assert_eq!(compare(&reference, &reference.clone()), None);
}

/// What was met is no reason for losing, however much better it is than the reference's.
#[test]
fn a_lost_run_parts_where_it_falls_behind_in_what_it_missed() {
    for level in embedded().iter().filter(|l| !l.is_free()) {
        let kind_of_fleet = level.desk_name() == "payment switch";
        let all = if kind_of_fleet {
            Set::Servers(24)
        } else {
            Set::Floor(40)
        };
        let set = |set| Player::Actions(vec![Action { minute: 0, set }]);
        for player in [Player::nothing(), set(all)] {
            for seed in 1..=5 {
                let run = play(level, seed, &player, u32::MAX).expect("allowed");
                let reference =
                    play(level, seed, &Player::reference(level), u32::MAX).expect("allowed");
                let parting = compare(&run, &reference).expect("one is lost, the other won");
                let missed = run.goals()[parting.goal];
                assert!(!missed.met && !parting.ahead, "{}: {parting:?}", level.id);
                let worst = run.worst_goal().expect("goals are asked");
                assert_eq!(
                    parting.goal, worst,
                    "{}: the reference did not miss it",
                    level.id
                );
            }
        }
    }
}

#[test]
fn every_run_of_a_level_gets_a_piece_of_advice() {
    for level in embedded().iter().filter(|l| !l.is_free()) {
        for player in [Player::nothing(), Player::reference(level)] {
            let run = play(level, 3, &player, u32::MAX).expect("allowed");
            let advice = advice(&run).expect("advice");
            let stars = run.outcome().expect("a verdict").stars;
            assert_eq!(
                advice == "advice-keep-going",
                stars == 3,
                "{}: {advice}",
                level.id
            );
        }
    }
}

/// A level of the web service with these events.
fn level_with(events: &str) -> Arc<Level> {
    let trend = r#"(indicators: ["request_rps"], lo: 0, hi: 1600),"#;
    let text = format!(
        r#"(id: "crowds", desk: Web, order: 9, events: [{events}], trends: [{}])"#,
        trend.repeat(4)
    );
    Arc::new(Level::parse("crowds.ron", &text).expect("no fault"))
}

/// What the surge is set to in each minute.
fn surge_of(level: &Arc<Level>) -> Vec<f64> {
    let mut run = Run::new(level, 7);
    let minutes = 0..40;
    minutes
        .map(|_| {
            run.step();
            run.control_in_force("Surge")
        })
        .collect()
}

#[test]
fn of_two_crises_of_one_kind_the_one_begun_last_holds_and_the_other_goes_on_after_it() {
    let short = r#"(id: "a", at: 5, lasts: 10, crisis: Surge(2), announced: true),"#;
    let long = r#"(id: "b", at: 10, lasts: 20, crisis: Surge(3), announced: true),"#;
    let within = r#"(id: "c", at: 12, lasts: 4, crisis: Surge(4), announced: true),"#;
    for events in [
        format!("{short}{long}{within}"),
        format!("{within}{long}{short}"),
    ] {
        let expected: Vec<f64> = (0..40)
            .map(|minute| match minute {
                5..10 => 2.0,
                12..16 => 4.0,
                10..30 => 3.0,
                _ => 1.0,
            })
            .collect();
        assert_eq!(surge_of(&level_with(&events)), expected, "{events}");
    }
}

#[test]
fn a_crisis_begins_in_the_minute_in_which_another_ends_wherever_it_stands_in_the_file() {
    let first = r#"(id: "a", at: 5, lasts: 10, crisis: Surge(2), announced: true),"#;
    let second = r#"(id: "b", at: 15, lasts: 10, crisis: Surge(3), announced: true),"#;
    let in_order = surge_of(&level_with(&format!("{first}{second}")));
    assert_eq!(in_order[13..17], [2.0, 2.0, 3.0, 3.0]);
    assert_eq!(in_order[23..27], [3.0, 3.0, 1.0, 1.0]);
    assert_eq!(surge_of(&level_with(&format!("{second}{first}"))), in_order);
}

#[test]
fn a_run_taken_up_in_the_middle_has_what_was_done_until_then_and_nothing_of_later() {
    let level = level("switch-sale-surge");
    let act = |minute, set| Action { minute, set };
    let actions = [
        act(12, Set::Shedding(true)),
        act(5, Set::Servers(10)),
        act(8, Set::Threshold(2.5)),
        act(3, Set::Servers(8)),
    ];
    let at = |minute| Run::resume(level, 7, &actions, minute).expect("allowed");
    let of = |run: &Run| -> Vec<u32> { run.actions().iter().map(|a| a.minute).collect() };
    assert_eq!(of(&at(7)), [3, 5]);
    assert_eq!(of(&at(8)), [3, 5, 8], "set for the coming minute");
    assert_eq!(of(&at(20)), [3, 5, 8, 12]);
    assert_eq!(
        at(7).control_value("Shedding").to_bits(),
        0.0_f64.to_bits(),
        "nothing is shed before its minute"
    );
}

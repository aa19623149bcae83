//! Nudges: only where nothing was done, never more than two, never about what the level keeps secret.

use std::sync::Arc;

use retry_storm::level::{Level, NUDGE_AFTER_MIN, NUDGES_MAX, Nudge, Player, Run, embedded, play};
use retry_storm::model::control::Set;

/// The minutes in which nudges came, with the nudges.
fn nudges(mut run: Run, mut act: impl FnMut(&mut Run)) -> Vec<(u32, Nudge)> {
    let mut said: Vec<(u32, Nudge)> = Vec::new();
    loop {
        act(&mut run);
        if run.step().is_none() {
            return said;
        }
        if let Some(nudge) = run.nudge()
            && said.last().is_none_or(|(_, last)| *last != nudge)
        {
            said.push((run.minute() - 1, nudge));
        }
    }
}

fn level(id: &str) -> &'static Arc<Level> {
    embedded().by_id(id).expect("embedded")
}

fn of(id: &str, act: impl FnMut(&mut Run)) -> Vec<(u32, Nudge)> {
    nudges(Run::new(level(id), 7), act)
}

#[test]
fn whoever_does_nothing_is_nudged_twice_about_a_fitting_lever() {
    for level in embedded().iter().filter(|level| !level.is_free()) {
        let said = nudges(Run::new(level, 7), |_| {});
        assert_eq!(said.len(), NUDGES_MAX, "{}: {said:?}", level.id);
        let (event, begun) = (&level.events[0], Run::new(level, 7).timeline()[0].minute);
        for (n, (minute, nudge)) in (1..).zip(&said) {
            assert_eq!(*minute, begun + n * NUDGE_AFTER_MIN);
            assert_eq!(nudge.minutes, n * NUDGE_AFTER_MIN);
            assert!(event.levers.contains(&nudge.lever));
            assert!(
                level.focus.contains(&nudge.lever),
                "the briefing names it: {}",
                nudge.lever
            );
        }
    }
}

#[test]
fn whoever_acts_is_left_alone() {
    for level in embedded().iter().filter(|level| !level.is_free()) {
        let reference = play(level, 7, &Player::reference(level), u32::MAX).expect("its own");
        let actions = reference.actions().to_vec();
        let said = nudges(Run::new(level, 7), |run| {
            let now = run.minute();
            for action in actions.iter().filter(|action| action.minute == now) {
                run.act(action.set).expect("allowed");
            }
        });
        assert_eq!(said, [], "{}", level.id);
    }
}

#[test]
fn a_move_takes_the_nudge_away_and_another_lever_does_not() {
    let shed_at = |minute: u32| {
        move |run: &mut Run| {
            if run.minute() == minute {
                run.act(Set::Shedding(true)).expect("allowed");
            }
        }
    };
    // The sale begins in minute 5.
    assert_eq!(of("switch-sale-surge", shed_at(9)).len(), 0);
    assert_eq!(of("switch-sale-surge", shed_at(13)).len(), 1);
    let elsewhere = of("switch-sale-surge", |run| {
        if run.minute() == 6 {
            run.act(Set::Threshold(2.5)).expect("allowed");
        }
    });
    assert_eq!(elsewhere.len(), NUDGES_MAX);
    // Ready before it comes: servers were ordered ahead.
    let ahead = of("switch-sale-surge", |run| {
        if run.minute() == 0 {
            run.act(Set::Servers(10)).expect("allowed");
        }
    });
    assert_eq!(ahead, []);
    // A button pressed before there was anything to undo is no remedy.
    let early = of("web-bad-deploy", |run| {
        if run.minute() == 1 {
            run.act(Set::RollBack).expect("allowed");
        }
    });
    assert_eq!(early.len(), NUDGES_MAX);
}

#[test]
fn there_are_two_however_many_crises_and_none_that_were_not_announced() {
    let text = include_str!("../../levels/switch-sale-surge.ron");
    let sale = "(id: \"sale\", at: 5, lasts: 45, crisis: Surge(2), announced: true, levers: [\"Shedding\", \"RetryPolicy\", \"Servers\"]),";
    assert!(text.contains(sale));
    let outage = "(id: \"outage\", at: 8, crisis: IssuerLatency(B, 12), announced: true, levers: [\"IssuerTimeout\"]),";
    let both =
        Level::parse("both.ron", &text.replace(sale, &format!("{sale}{outage}"))).expect("a level");
    let said = nudges(Run::new(&Arc::new(both), 7), |_| {});
    let events: Vec<(u32, &str)> = said
        .iter()
        .map(|(at, nudge)| (*at, nudge.event.as_str()))
        .collect();
    assert_eq!(events, [(10, "event-sale"), (13, "event-outage")]);
    let secret = text.replace(sale, &sale.replace("announced: true", "announced: false"));
    let secret = Level::parse("secret.ron", &secret).expect("a level");
    assert_eq!(nudges(Run::new(&Arc::new(secret), 7), |_| {}), []);
}

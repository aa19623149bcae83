//! What a page makes the game do, and what it is told of it.

use bevy::prelude::*;
use serde_json::{Value, json};

use super::{game, run_to_scoring, say, screen, told};
use crate::app::page::order;
use crate::level::{Link, Player, RandomReplays, Replay, Run, embedded, play};
use crate::model::control::{DeskKind, RetryPolicy, Set};
use crate::model::desk::indicators;
use crate::screens::Session;
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};
use crate::states::Screen;

#[test]
fn a_page_plays_a_level_and_follows_it_to_its_result() {
    let mut app = game();
    say(
        &mut app,
        &[
            json!({"type": "open", "query": "?level=switch-sale-surge&seed=7&embed=1"}),
            json!({"type": "speed", "value": 4}),
            json!({"type": "start"}),
            json!({"type": "set", "control": "servers", "value": 10}),
            json!({"type": "set", "control": "retry-policy", "value": "backOff"}),
            json!({"type": "set", "control": "Shedding", "value": true}),
        ],
    );
    assert_eq!(told(&app, "fault"), [] as [Value; 0]);
    assert_eq!(told(&app, "ready").len(), 1, "once, after some frames");
    assert_eq!(told(&app, "ready")[0]["levels"][0], "switch-sale-surge");
    run_to_scoring(&mut app);
    let minutes = told(&app, "minute");
    let numbers: Vec<u64> = minutes
        .iter()
        .map(|e| e["minute"].as_u64().expect("a number"))
        .collect();
    assert_eq!(numbers, (0..60).collect::<Vec<u64>>());
    let run = app.world().resource::<Shift>().run();
    for (event, minute) in minutes.iter().zip(run.history()) {
        let table = indicators(DeskKind::Switch);
        assert_eq!(
            event["indicators"].as_object().map(serde_json::Map::len),
            Some(table.len())
        );
        for (row, value) in table.iter().zip(minute.readings) {
            let told = event["indicators"][row.name].as_f64();
            assert_eq!(
                told.map(f64::to_bits),
                Some(value.to_bits()),
                "{}",
                row.name
            );
        }
    }
    let sets: Vec<Set> = run.actions().iter().map(|action| action.set).collect();
    assert_eq!(
        sets,
        [
            Set::Servers(10),
            Set::RetryPolicy(RetryPolicy::BackOff),
            Set::Shedding(true)
        ]
    );
    let results = told(&app, "result");
    let outcome = run.outcome().expect("it is over");
    assert_eq!(results.len(), 1);
    assert_eq!(results[0]["score"], outcome.score);
    assert_eq!(results[0]["stars"], outcome.stars);
    assert_eq!(results[0]["passed"], outcome.passed);
    assert_eq!(results[0]["watched"], false);
    assert_eq!(
        results[0]["fingerprint"],
        run.fingerprint().to_string().as_str()
    );
    let link = results[0]["link"].as_str().expect("a link");
    let (link, faults) = Link::parse(
        link.strip_prefix("https://example.org/storm/")
            .expect("the page"),
        embedded(),
    );
    assert_eq!((link, faults), (Link::to_run(run), vec![]));
    // Again, from the beginning.
    say(&mut app, &[json!({"type": "start"})]);
    assert_eq!(screen(&app), Screen::Play);
    assert!(!app.world().resource::<Shift>().clock.paused);
}

#[test]
fn a_recording_in_a_page_waits_for_its_start_and_is_watched() {
    let run = RandomReplays::new(embedded(), 5).next().expect("a run");
    let query = Link {
        embed: true,
        ..Link::to_run(&run)
    };
    let mut app = game();
    say(
        &mut app,
        &[json!({"type": "open", "query": query.to_query()})],
    );
    let shift = |app: &App| {
        let shift = app.world().resource::<Shift>();
        (shift.mode(), shift.clock.paused, shift.run().minute())
    };
    assert_eq!(shift(&app), (Mode::Watched, true, 0));
    say(
        &mut app,
        &[json!({"type": "set", "control": "Servers", "value": 3})],
    );
    assert_eq!(told(&app, "fault").len(), 1, "nobody plays");
    say(
        &mut app,
        &[json!({"type": "start"}), json!({"type": "pause"})],
    );
    assert_eq!(shift(&app), (Mode::Watched, true, 0));
    say(
        &mut app,
        &[
            json!({"type": "speed", "value": 4}),
            json!({"type": "start"}),
        ],
    );
    run_to_scoring(&mut app);
    let result = told(&app, "result").remove(0);
    assert_eq!(result["watched"], true);
    assert_eq!(
        result["fingerprint"],
        run.fingerprint().to_string().as_str()
    );
}

#[test]
fn random_replays_get_their_fingerprints() {
    let mut app = game();
    let runs: Vec<Run> = RandomReplays::new(embedded(), 9).take(16).collect();
    let asked: Vec<Value> = runs
        .iter()
        .map(|run| json!({"type": "fingerprint", "replay": run.replay().to_ron()}))
        .collect();
    say(&mut app, &asked);
    let answers = told(&app, "fingerprint");
    assert_eq!(answers.len(), runs.len());
    for (answer, run) in answers.iter().zip(&runs) {
        assert_eq!(
            answer["fingerprint"],
            run.fingerprint().to_string().as_str()
        );
        assert_eq!(answer["seed"], run.seed());
        assert_eq!(answer["minutes"], run.minute());
        assert_eq!(answer["level"], run.level().id.as_str());
    }
    let mut long = Replay::new("web-free".into(), 1, Vec::new());
    long.actions.push(crate::level::Action {
        minute: 100_000,
        set: Set::WarmUp,
    });
    say(
        &mut app,
        &[json!({"type": "fingerprint", "replay": long.to_ron()})],
    );
    let fault = told(&app, "fault").remove(0);
    assert_eq!(
        fault["message"],
        "fingerprint: it lasts 100001 minutes; allowed are 10080"
    );
}

#[test]
fn the_page_copies_and_says_so() {
    let mut app = game();
    say(
        &mut app,
        &[
            json!({"type": "open", "query": "?level=web-free&seed=3"}),
            json!({"type": "start"}),
        ],
    );
    let world = app.world_mut();
    world.write_message(PlayerCommand(Command::CopyLink));
    app.update();
    app.update();
    let asked = told(&app, "copy").remove(0);
    let link = asked["text"].as_str().expect("text");
    assert!(
        link.starts_with("https://example.org/storm/?level=web-free&seed=3&replay=1."),
        "{link}"
    );
    assert_eq!(asked["link"], true);
    let words = |app: &App| {
        let now = app.world().resource::<Session>().notices.now();
        now.map(|said| said.words.clone())
    };
    assert_eq!(words(&app), None, "nothing is known yet");
    say(&mut app, &[json!({"type": "copied"})]);
    assert_eq!(words(&app).as_deref(), Some("Link copied"));
}

/// The reference the tests above lean on: moves by name are the moves of a replay.
#[test]
fn moves_by_name_are_the_moves_of_a_replay() {
    let level = embedded().by_id("switch-free").expect("a level");
    let by_name = |control: &str, value: Value| {
        order::set(level.desk, true, control, &value).expect("allowed")
    };
    let sets = [
        by_name("issuer_latency_b", json!(3)),
        by_name("threshold", json!(2.95)),
        by_name("STANDINLIMIT", json!(150)),
    ];
    let actions = sets
        .iter()
        .map(|set| crate::level::Action {
            minute: 2,
            set: *set,
        })
        .collect();
    let run = play(level, 4, &Player::Actions(actions), 6).expect("allowed");
    assert!(run.replay().to_ron().contains("Threshold(2.95)"));
    assert!(run.replay().to_ron().contains("IssuerLatency(B,3.0)"));
}

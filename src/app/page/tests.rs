//! A page that plays the game, without a browser.

use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::hear::{Heard, Inbox, WAITING_MAX};
use super::order::Order;
use crate::app::tell::Tell;
use crate::level::{Link, Player, RandomReplays, Replay, Run, embedded, play};
use crate::model::control::{DeskKind, RetryPolicy, Set};
use crate::model::desk::{controls, indicators};
use crate::screens::{ScreensPlugin, Session};
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};
use crate::shift::{PlayerCommand, ShiftPlugin};
use crate::states::Screen;
use crate::store::Store;

/// All that the page was told.
#[derive(Resource, Default)]
struct Told(Vec<Value>);

fn game() -> App {
    let mut app = App::new();
    app.add_plugins((
        MinimalPlugins,
        StatesPlugin,
        ShiftPlugin,
        ScreensPlugin,
        crate::app::tell::plugin,
        super::plugin,
    ))
    .insert_resource(Session::new(embedded().clone(), Store::nowhere()))
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        50,
    )))
    .init_resource::<Told>()
    .add_systems(
        Last,
        |mut words: MessageReader<Tell>, mut told: ResMut<Told>| {
            told.0.extend(words.read().map(|Tell(word)| word.clone()));
        },
    );
    app.world_mut().resource_mut::<Session>().link_base =
        Some("https://example.org/storm/?lang=ga".to_owned());
    app.update();
    app
}

/// Says commands within one frame, and lets two frames pass.
fn say(app: &mut App, commands: &[Value]) {
    for command in commands {
        let inbox = app.world().resource::<Inbox>();
        inbox.put(Some(command.to_string()));
    }
    for _ in 0..6 {
        app.update();
    }
}

fn told(app: &App, kind: &str) -> Vec<Value> {
    let all = &app.world().resource::<Told>().0;
    all.iter().filter(|e| e["type"] == kind).cloned().collect()
}

fn screen(app: &App) -> Screen {
    *app.world().resource::<State<Screen>>().get()
}

fn run_to_scoring(app: &mut App) {
    for _ in 0..20_000 {
        if screen(app) == Screen::Scoring {
            app.update();
            return;
        }
        app.update();
    }
    panic!("the shift does not end");
}

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
fn what_is_wrong_with_a_command_is_said_with_what_is_allowed() {
    let mut app = game();
    say(
        &mut app,
        &[
            json!({"type": "start"}),
            json!({"type": "pause"}),
            json!({"type": "set", "control": "Servers", "value": 3}),
            json!({"type": "open", "query": "?level=nowhere&lang=tlh"}),
        ],
    );
    say(
        &mut app,
        &[
            json!({"type": "open", "query": "level=web-bad-deploy"}),
            json!({"type": "start"}),
            json!({"type": "set", "control": "Servers", "value": 3}),
            json!({"type": "set", "control": "Surge", "value": 3}),
            json!({"type": "set", "control": "floor", "value": 1e9}),
            json!({"type": "set", "control": "floor", "value": "many"}),
            json!({"type": "set", "control": "autoscaler", "value": 0.5}),
            json!({"type": "set", "control": "warm-up", "value": false}),
            json!({"type": "copied"}),
            json!({"type": "fingerprint", "replay": "(model: 9, level: \"web-free\", seed: 1, actions: [])"}),
        ],
    );
    let messages: Vec<String> = told(&app, "fault")
        .iter()
        .map(|e| e["message"].as_str().expect("text").to_owned())
        .collect();
    let wanted = [
        "start: no level is open; open one first",
        "pause: no shift is under way; start one first",
        "set: no shift is under way; start one first",
        "open: level=nowhere: there is no such level",
        "open: lang=tlh: allowed are en, fil, ga",
        "set: control: Servers is no control here; allowed are Floor, Autoscaler, TargetUtilization, CacheTtl, \
         ShedLowPriority, Recommendations, WarmUp, RollBack",
        "set: control: Surge is no control here; allowed are Floor",
        "set: Floor does not take 1000000000.0; allowed is ",
        "set: Floor does not take \"many\"; allowed is ",
        "set: Autoscaler does not take 0.5; allowed is true, false",
        "set: WarmUp does not take false; allowed is no value",
        "copied: nothing was to be copied",
        "fingerprint: replay:1:9: model: was recorded with model version 9",
    ];
    assert_eq!(messages.len(), wanted.len(), "{messages:#?}");
    for (message, wanted) in messages.iter().zip(wanted) {
        assert!(message.starts_with(wanted), "{message:?} is not {wanted:?}");
    }
}

#[test]
fn malformed_commands_are_refused_in_one_sentence() {
    for (text, wanted) in [
        ("", "the command is not JSON: EOF"),
        ("{\"type\":", "the command is not JSON: EOF"),
        ("7", "the command is 7; allowed is an object with a type"),
        ("[]", "the command is a list; allowed is an object"),
        (
            "{}",
            "type: nothing is no command; allowed are start, pause, speed, set, open, fingerprint, copied",
        ),
        (
            r#"{"type":"stop"}"#,
            "type: \"stop\" is no command; allowed are start",
        ),
        (r#"{"type":["start"]}"#, "type: a list is no command"),
        (
            r#"{"type":"start","now":1}"#,
            "start: now is no field of it; allowed are none",
        ),
        (
            r#"{"type":"set","value":1,"x":1}"#,
            "set: x is no field of it; allowed are control, value",
        ),
        (
            r#"{"type":"set","value":1}"#,
            "set: control: nothing is no text",
        ),
        (
            r#"{"type":"speed"}"#,
            "speed: value: nothing is no speed; allowed are 0.5, 1, 2 and 4",
        ),
        (
            r#"{"type":"speed","value":3}"#,
            "speed: value: 3 is no speed",
        ),
        (
            r#"{"type":"speed","value":"2"}"#,
            "speed: value: \"2\" is no speed",
        ),
        (r#"{"type":"open","query":7}"#, "open: query: 7 is no text"),
        (
            &"[".repeat(100_000),
            "the command is not JSON: recursion limit exceeded",
        ),
    ] {
        let message = Order::parse(text).expect_err(text);
        assert!(message.starts_with(wanted), "{message:?} is not {wanted:?}");
    }
    let long = json!({"type": "open", "query": "x".repeat(100_000)}).to_string();
    assert_eq!(
        Order::parse(&long),
        Err("open: query: 100000 bytes; allowed are 65536".to_owned())
    );
    let longer = " ".repeat(3 << 20);
    assert!(Order::parse(&longer).is_err_and(|e| e.starts_with("a command of 3145728 bytes")));
}

#[test]
fn a_flood_fills_no_memory_and_is_said() {
    let inbox = Inbox::default();
    for _ in 0..WAITING_MAX * 3 {
        inbox.put(Some("{\"type\":\"pause\"}".to_owned()));
    }
    let taken: Vec<Heard> = std::iter::from_fn(|| inbox.take()).collect();
    assert_eq!(taken.len(), WAITING_MAX + 1);
    assert_eq!(taken.last(), Some(&Heard::TooMany));
    inbox.put(None);
    assert_eq!(inbox.take(), Some(Heard::NoText), "room again");
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

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        "\\PC{0,60}".prop_map(Value::from),
        "start|pause|speed|set|open|fingerprint|copied|Servers|floor|WARM-UP".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 20, 5, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::hash_map("type|value|control|query|replay|\\PC{0,5}", inner, 0..5)
                .prop_map(Value::from_iter),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(400) })]

    #[test]
    fn no_command_does_harm(value in any_json(), kind in "start|pause|speed|set|open|fingerprint|copied", cut: prop::sample::Index) {
        let mut value = value;
        if let Value::Object(fields) = &mut value {
            fields.insert("type".to_owned(), Value::from(kind));
        }
        let text = value.to_string();
        let cut: String = text.chars().take(cut.index(text.chars().count() + 1)).collect();
        for text in [text, cut] {
            if let Err(message) = Order::parse(&text) {
                prop_assert!(!message.is_empty() && message.chars().count() < 300, "{}", message);
            }
        }
    }

    #[test]
    fn a_control_takes_what_its_table_says_and_nothing_else(switch: bool, row in 0..16_usize, value in any_json(), place in 0.0..=1.0_f64) {
        let kind = if switch { DeskKind::Switch } else { DeskKind::Web };
        let table = controls(kind);
        let control = &table[row % table.len()];
        if let Ok(set) = super::order::set(kind, true, control.id, &value) {
            prop_assert!(control.check(set.value()).is_ok());
        }
        let allowed = control.from_fraction(place);
        let given = match control.kind {
            crate::model::control::ControlKind::Button => Value::Null,
            _ => Value::from(allowed),
        };
        let set = super::order::set(kind, true, control.id, &given);
        prop_assert!(set.is_ok_and(|set| set.control_id() == control.id), "{} {}", control.id, given);
        prop_assert!(super::order::set(kind, false, control.id, &given).is_err() == control.crisis);
    }
}

proptest! {
    // Each makes a game of its own.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(16) })]

    #[test]
    fn whatever_order_commands_come_in_the_game_goes_on(picks in prop::collection::vec(0..9_usize, 1..12)) {
        let mut app = game();
        let commands = [
            json!({"type": "start"}),
            json!({"type": "pause"}),
            json!({"type": "speed", "value": 4}),
            json!({"type": "set", "control": "servers", "value": 9}),
            json!({"type": "set", "control": "warm-up"}),
            json!({"type": "open", "query": "?level=switch-free&embed=1"}),
            json!({"type": "open", "query": "?"}),
            json!({"type": "open", "query": "?level=web-cache-flush&seed=x"}),
            json!({"type": "copied"}),
        ];
        let picked: Vec<Value> = picks.iter().map(|i| commands[*i].clone()).collect();
        say(&mut app, &picked);
        for _ in 0..60 {
            app.update();
        }
        // The last that opens something decides what is open.
        let opened = picks.iter().rev().find(|i| (5..8).contains(*i));
        let level = app.world().resource::<Shift>().run().level().id.clone();
        match opened {
            Some(5) => prop_assert_eq!(level, "switch-free"),
            Some(7) => prop_assert_eq!(level, "web-cache-flush"),
            _ => prop_assert_eq!(screen(&app), Screen::Title),
        }
    }
}

/// The reference the tests above lean on: moves by name are the moves of a replay.
#[test]
fn moves_by_name_are_the_moves_of_a_replay() {
    let level = embedded().by_id("switch-free").expect("a level");
    let by_name = |control: &str, value: Value| {
        super::order::set(level.desk, true, control, &value).expect("allowed")
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

//! What a page is refused, and how that is said.

use serde_json::json;

use super::{game, say, told};
use crate::app::page::hear::{Heard, Inbox, WAITING_MAX};
use crate::app::page::order::Order;

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
            "type: nothing is no command; allowed are start, pause, speed, set, open, fingerprint, copied, compare, result, compare-end, board",
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
            r#"{"type":"compare","files":-1}"#,
            "compare: files: -1 is no count",
        ),
        (
            r#"{"type":"result","text":""}"#,
            "result: name: nothing is no text",
        ),
        (
            r#"{"type":"result","name":"x","fault":"large"}"#,
            "result: bytes: nothing is no count",
        ),
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
    let longer = " ".repeat(9 << 20);
    assert!(Order::parse(&longer).is_err_and(|e| e.starts_with("a command of 9437184 bytes")));
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

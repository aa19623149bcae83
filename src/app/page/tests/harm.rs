//! Whatever a page says, it does no harm.

use proptest::prelude::*;
use serde_json::{Value, json};

use super::{game, say, screen};
use crate::app::page::order::{self, Order};
use crate::model::control::DeskKind;
use crate::model::desk::controls;
use crate::shift::sim::Shift;
use crate::states::Screen;

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
        if let Ok(set) = order::set(kind, true, control.id, &value) {
            prop_assert!(control.check(set.value()).is_ok());
        }
        let allowed = control.from_fraction(place);
        let given = match control.kind {
            crate::model::control::ControlKind::Button => Value::Null,
            _ => Value::from(allowed),
        };
        let set = order::set(kind, true, control.id, &given);
        prop_assert!(set.is_ok_and(|set| set.control_id() == control.id), "{} {}", control.id, given);
        prop_assert!(order::set(kind, false, control.id, &given).is_err() == control.crisis);
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

//! Levels' conditions driven by plain sets, so that the model is tested without the level layer.

use retry_storm::model::control::{DeskKind, IssuerGroup, Set};
use retry_storm::model::desk::{self, Desk, Minute, Start};
use retry_storm::model::random;
use serde_json::Value;

/// What happens when, beside the player's actions.
pub(super) struct Scenario {
    pub(super) start: Start,
    pub(super) minutes: u32,
    pub(super) events: Vec<(u32, Set)>,
}

impl Scenario {
    /// The conditions of a level, for a seed.
    pub(super) fn of_level(level: &str, seed: u32) -> Self {
        let kind = if level.starts_with("switch") {
            DeskKind::Switch
        } else {
            DeskKind::Web
        };
        let mut start = Start::new(kind);
        let mut minutes = 60;
        let events = match level {
            "switch-sale-surge" => vec![(5, Set::Surge(2.0)), (50, Set::Surge(1.0))],
            "switch-fraud-wave" => vec![(5, Set::FraudShare(0.01))],
            "switch-issuer-outage" => vec![(5, Set::IssuerLatency(IssuerGroup::B, 12.0))],
            "web-bad-deploy" => {
                start.clock_h = 9.0;
                start.budget_left_share = 0.2;
                vec![(10, Set::BadBuild)]
            }
            "web-viral-surge" => {
                start.clock_h = 9.0;
                start.boot_min = 8;
                minutes = 90;
                let mut chance = random::scenario(seed);
                let draw = 30.0 * chance.uniform();
                let from = 15 + (1..30).filter(|&k| f64::from(k) <= draw).count();
                let from = u32::try_from(from).expect("a minute");
                let factor = 2.2 + 0.6 * chance.uniform();
                vec![(from, Set::Surge(factor)), (from + 40, Set::Surge(1.0))]
            }
            "web-cache-flush" => {
                start.clock_h = 11.0 + 50.0 / 60.0;
                start.set.push(Set::CacheTtl(90.0));
                vec![(10, Set::CacheFlush)]
            }
            "switch-free" | "web-free" => vec![],
            other => panic!("no such level: {other}"),
        };
        Self {
            start,
            minutes,
            events,
        }
    }

    /// Plays the scenario with actions `(minute, set)`.
    pub(super) fn play(&self, seed: u32, actions: &[(u32, Set)]) -> Vec<Minute> {
        let mut desk = Desk::new(&self.start, seed);
        (0..self.minutes)
            .map(|minute| {
                for &(when, set) in self.events.iter().chain(actions) {
                    if when == minute {
                        desk.set(set);
                    }
                }
                desk.step()
            })
            .collect()
    }
}

/// An action as the reference runs write it, `[minute, name, value]`, made by the desk's own table.
pub(super) fn action(kind: DeskKind, written: &Value) -> (u32, Set) {
    let minute = written[0]
        .as_u64()
        .and_then(|minute| u32::try_from(minute).ok());
    let name = written[1].as_str().expect("a name");
    let (id, value) = match (name, &written[2]) {
        ("IssuerLatency", Value::Array(pair)) => (
            format!("{name}{}", pair[0].as_str().expect("a group")),
            pair[1].as_f64(),
        ),
        (_, Value::Bool(on)) => (name.to_owned(), Some(f64::from(u8::from(*on)))),
        (_, Value::String(choice)) => (
            name.to_owned(),
            Some(f64::from(u8::from(choice == "BackOff"))),
        ),
        (_, Value::Null) => (name.to_owned(), Some(1.0)),
        (_, number) => (name.to_owned(), number.as_f64()),
    };
    let control = desk::control(kind, &id).expect("a control");
    let value = value.expect("a value");
    control.check(value).expect("an allowed value");
    let set = (control.make)(value);
    assert_eq!(set.control_id(), control.id);
    assert_eq!(
        set.value().to_bits(),
        value.to_bits(),
        "{id}: used as written"
    );
    (minute.expect("a minute"), set)
}

/// Property tests draw the same cases every time: a red test is red for everybody.
pub(super) fn config(cases: u32) -> proptest::test_runner::Config {
    proptest::test_runner::Config {
        cases,
        failure_persistence: None,
        rng_seed: proptest::test_runner::RngSeed::Fixed(20_260_730),
        ..proptest::test_runner::Config::default()
    }
}

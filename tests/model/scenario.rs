//! Levels' conditions driven by plain sets, so that the model is tested without the level layer.

use retry_storm::model::control::{DeskKind, IssuerGroup, RetryPolicy, Set};
use retry_storm::model::desk::{Desk, Minute, Start};
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
                let from = 15 + (30.0 * chance.uniform()).floor() as u32;
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

/// An action as the reference runs write it: `[minute, name, value]`.
pub(super) fn action(written: &Value) -> (u32, Set) {
    let minute = written[0].as_u64().expect("a minute") as u32;
    let value = &written[2];
    let number = || value.as_f64().expect("a number");
    let on = || value.as_bool().expect("true or false");
    let set = match written[1].as_str().expect("a name") {
        "Servers" => Set::Servers(number() as u32),
        "Shedding" => Set::Shedding(on()),
        "RetryPolicy" if value == "BackOff" => Set::RetryPolicy(RetryPolicy::BackOff),
        "RetryPolicy" => Set::RetryPolicy(RetryPolicy::Immediate),
        "Threshold" => Set::Threshold(number()),
        "StepUpBand" => Set::StepUpBand(number()),
        "IssuerTimeout" => Set::IssuerTimeout(number()),
        "StandInLimit" => Set::StandInLimit(number() as u32),
        "Floor" => Set::Floor(number() as u32),
        "Autoscaler" => Set::Autoscaler(on()),
        "TargetUtilization" => Set::TargetUtilization(number()),
        "CacheTtl" => Set::CacheTtl(number()),
        "ShedLowPriority" => Set::ShedLowPriority(number()),
        "Recommendations" => Set::Recommendations(on()),
        "WarmUp" => Set::WarmUp,
        "RollBack" => Set::RollBack,
        "Surge" => Set::Surge(number()),
        "FraudShare" => Set::FraudShare(number()),
        "IssuerLatency" => {
            let group = if value[0] == "A" {
                IssuerGroup::A
            } else {
                IssuerGroup::B
            };
            Set::IssuerLatency(group, value[1].as_f64().expect("a latency"))
        }
        "BadBuild" => Set::BadBuild,
        "CacheFlush" => Set::CacheFlush,
        other => panic!("no such control: {other}"),
    };
    (minute, set)
}

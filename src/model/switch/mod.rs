//! The payment switch: a door, a fraud screen, a rack of connection slots, two issuer groups, and
//! payments that come back.

mod books;
pub mod constants;
mod flows;
mod minute;
mod mix;
mod pools;
mod screen;
mod tables;

pub use constants::*;
pub use flows::Flows;
pub use minute::drop_share;
pub use screen::{Screen, optimal_threshold, threshold_for};
pub use tables::{CONTROLS, INDICATORS, Row, SUMS, Sum};

use super::control::{IssuerGroup, RetryPolicy, Set};
use super::fleet::Fleet;
use super::random::Mulberry32;
use pools::Pools;

/// A minute's noise: the same draws whatever the player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weather {
    /// Poisson noise of the traffic, a standard normal.
    pub count: f64,
    /// Burstiness beyond it, a standard normal.
    pub burst: f64,
    /// Latency of the two issuer groups, uniform in [0, 1).
    pub latency: [f64; 2],
}

impl Weather {
    /// No noise.
    pub const CALM: Self = Self {
        count: 0.0,
        burst: 0.0,
        latency: [0.5; 2],
    };

    /// The next minute's noise; always six draws.
    pub fn draw(weather: &mut Mulberry32) -> Self {
        Self {
            count: weather.normal(),
            burst: weather.normal(),
            latency: [weather.uniform(), weather.uniform()],
        }
    }
}

/// What the player and the crises have set.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Settings {
    servers: u32,
    shedding: bool,
    policy: RetryPolicy,
    threshold: f64,
    band: f64,
    timeout_s: f64,
    limit_u: u32,
    surge: f64,
    fraud_share: f64,
    latency_s: [f64; 2],
}

/// Totals so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Totals {
    cost_u: f64,
    exposure_u: f64,
    fraud_u: f64,
    good_approved: f64,
    /// Good customers lost: by the rule, step-up, door, queue, issuer.
    good_lost: [f64; 5],
}

/// The switch at work.
#[derive(Clone, Debug)]
pub struct Switch {
    settings: Settings,
    /// The screen of the settings' threshold and band, for genuine payers and for fraud.
    screens: [Screen; 2],
    fleet: Fleet,
    /// Traffic as a multiple of the usual, following the surge with a lag.
    surge: f64,
    /// Share of the way that the surge goes in a minute, `1 − e^{−1/2}`.
    surge_step: f64,
    pools: Pools,
    totals: Totals,
}

impl Switch {
    /// The switch before its first minute: 6 servers running, nobody waiting to retry.
    #[must_use]
    pub fn new(boot_min: u32) -> Self {
        let settings = Settings {
            servers: SERVERS,
            shedding: false,
            policy: RetryPolicy::Immediate,
            threshold: 3.0,
            band: 0.0,
            timeout_s: 8.0,
            limit_u: 0,
            surge: 1.0,
            fraud_share: FRAUD_SHARE,
            latency_s: [ISSUER_LATENCY_S; 2],
        };
        Self {
            settings,
            screens: Screen::both(settings.threshold, settings.band),
            fleet: Fleet::new(SERVERS, boot_min),
            surge: 1.0,
            surge_step: -libm::expm1(-1.0 / SURGE_LAG_MIN),
            pools: Pools::new(),
            totals: Totals::default(),
        }
    }

    /// Traffic of the last minute without noise, as a multiple of the usual.
    #[must_use]
    pub fn surge(&self) -> f64 {
        self.surge
    }

    /// The same of the coming minute.
    #[must_use]
    pub fn coming_surge(&self) -> f64 {
        self.surge + (self.settings.surge - self.surge) * self.surge_step
    }

    /// Sets a control or makes a crisis for the coming minute; controls of the web desk change nothing.
    pub fn set(&mut self, set: Set) {
        let settings = &mut self.settings;
        match set {
            Set::Servers(count) => settings.servers = count,
            Set::Shedding(on) => settings.shedding = on,
            Set::RetryPolicy(policy) => settings.policy = policy,
            Set::Threshold(threshold) => settings.threshold = threshold,
            Set::StepUpBand(band) => settings.band = band,
            Set::IssuerTimeout(timeout_s) => settings.timeout_s = timeout_s,
            Set::StandInLimit(limit_u) => settings.limit_u = limit_u,
            Set::Surge(factor) => settings.surge = factor,
            Set::FraudShare(share) => settings.fraud_share = share,
            Set::IssuerLatency(IssuerGroup::A, latency_s) => settings.latency_s[0] = latency_s,
            Set::IssuerLatency(IssuerGroup::B, latency_s) => settings.latency_s[1] = latency_s,
            Set::Floor(_)
            | Set::Autoscaler(_)
            | Set::TargetUtilization(_)
            | Set::CacheTtl(_)
            | Set::ShedLowPriority(_)
            | Set::Recommendations(_)
            | Set::WarmUp
            | Set::RollBack
            | Set::BadBuild
            | Set::CacheFlush => {}
        }
        if matches!(set, Set::Threshold(_) | Set::StepUpBand(_)) {
            self.screens = Screen::both(self.settings.threshold, self.settings.band);
        }
    }

    /// Value of a control in the coming minute; see [`super::desk::Desk::control_value`].
    #[must_use]
    pub fn control_value(&self, id: &str) -> f64 {
        let settings = &self.settings;
        match id {
            "Servers" => f64::from(settings.servers),
            "Shedding" => f64::from(u8::from(settings.shedding)),
            "RetryPolicy" => f64::from(u8::from(settings.policy == RetryPolicy::BackOff)),
            "Threshold" => settings.threshold,
            "StepUpBand" => settings.band,
            "IssuerTimeout" => settings.timeout_s,
            "StandInLimit" => f64::from(settings.limit_u),
            "Surge" => settings.surge,
            "FraudShare" => settings.fraud_share,
            "IssuerLatencyA" => settings.latency_s[0],
            "IssuerLatencyB" => settings.latency_s[1],
            _ => 0.0,
        }
    }

    /// Minutes left of each starting server, oldest first.
    pub fn boots(&self) -> impl Iterator<Item = u32> + '_ {
        self.fleet.boots()
    }
}

//! The web service: a balancer, autoscaled instances, a cache and a database.

pub mod constants;
mod flows;
mod minute;
mod tables;

pub use constants::*;
pub use flows::Flows;
pub use minute::{
    day_share, p99_s, query_time_s, refill_share, refilled, stopped, ttl_hit_share, wanted,
};
pub use tables::{CONTROLS, INDICATORS, Row, SUMS, Sum};

use super::control::Set;
use super::desk::Minute;
use super::fleet::Fleet;
use super::random::Mulberry32;

/// A minute's noise: the same draws whatever the player does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weather {
    /// Poisson noise of the traffic, a standard normal.
    pub count: f64,
    /// Burstiness beyond it, a standard normal.
    pub burst: f64,
}

impl Weather {
    /// No noise.
    pub const CALM: Self = Self {
        count: 0.0,
        burst: 0.0,
    };

    /// The next minute's noise; always four draws.
    pub fn draw(weather: &mut Mulberry32) -> Self {
        Self {
            count: weather.normal(),
            burst: weather.normal(),
        }
    }
}

/// What the player and the crises have set.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Settings {
    floor: u32,
    autoscaler: bool,
    target: f64,
    ttl_s: f64,
    shed: f64,
    feature: bool,
    surge: f64,
}

/// Buttons pressed since the last minute.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Pressed {
    warm_up: bool,
    roll_back: bool,
}

/// Crises that begin in the coming minute.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Crises {
    bad_build: bool,
    cache_flush: bool,
}

/// The bad build and the way back from it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Deploy {
    /// Part of the traffic on the bad build.
    bad_share: f64,
    /// Whether it still spreads.
    rolling_out: bool,
    /// Minutes that the rollback still runs, this one included.
    rollback_left: u32,
    /// Whether a bad build was live when the rollback was ordered.
    rollback_cures: bool,
}

impl Deploy {
    /// Step 3: a rollback that is over completes first, then a rollout spreads, then the button acts.
    fn pass_minute(&mut self, bad_build: bool, roll_back: bool) {
        if self.rollback_left > 0 {
            self.rollback_left -= 1;
            if self.rollback_left == 0 && self.rollback_cures {
                self.bad_share = 0.0;
                self.rolling_out = false;
            }
        }
        self.rolling_out |= bad_build;
        if self.rolling_out {
            self.bad_share = (self.bad_share + ROLLOUT_SHARE).min(1.0);
        }
        if roll_back {
            self.rollback_left = ROLLBACK_MIN;
            self.rollback_cures = self.bad_share > 0.0;
        }
    }

    /// Minutes in which the bad build still spreads, the coming one included, whether or not it is `ordered` now.
    fn rollout_left_min(&self, ordered: bool) -> f64 {
        let cured = self.rollback_left == 1 && self.rollback_cures;
        let (share, rolls) = if cured {
            (0.0, ordered)
        } else {
            (self.bad_share, self.rolling_out || ordered)
        };
        if rolls {
            ((1.0 - share) / ROLLOUT_SHARE).round()
        } else {
            0.0
        }
    }
}

/// Totals so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Totals {
    cost_usd: f64,
    answered: f64,
    errors_queue: f64,
    errors_build: f64,
    shed: f64,
}

/// The web service at work.
#[derive(Clone, Debug)]
pub struct Web {
    settings: Settings,
    pressed: Pressed,
    crises: Crises,
    fleet: Fleet,
    deploy: Deploy,
    /// Share of the cache that is filled.
    warm: f64,
    /// Minutes that the warm-up job still runs, this one included.
    warm_up_left: u32,
    /// Traffic as a multiple of the usual, following the surge with a lag.
    surge: f64,
    /// Share of the way that the surge goes in a minute, `1 − e^{−1/2}`.
    surge_step: f64,
    /// Share of the cache's emptiness that misses fill in a minute, `1 − e^{−1/30}`.
    refill: f64,
    clock_h: f64,
    budget_left: f64,
    /// Measured utilization of the last minute; none before the first.
    util: Option<f64>,
    quiet_min: u32,
    /// Errors of the last hour, a ring.
    errors: [f64; BURN_WINDOW_MIN],
    totals: Totals,
}

impl Web {
    /// The service before its first minute: 10 instances serving, a warm cache.
    #[must_use]
    pub fn new(boot_min: u32, clock_h: f64, budget_left_share: f64) -> Self {
        let settings = Settings {
            floor: INSTANCES,
            autoscaler: true,
            target: 0.60,
            ttl_s: 60.0,
            shed: 0.0,
            feature: true,
            surge: 1.0,
        };
        Self {
            settings,
            pressed: Pressed::default(),
            crises: Crises::default(),
            fleet: Fleet::new(INSTANCES, boot_min),
            deploy: Deploy::default(),
            warm: 1.0,
            warm_up_left: 0,
            surge: 1.0,
            surge_step: -libm::expm1(-1.0 / SURGE_LAG_MIN),
            refill: refill_share(),
            clock_h,
            budget_left: budget_left_share,
            util: None,
            quiet_min: 0,
            errors: [0.0; BURN_WINDOW_MIN],
            totals: Totals::default(),
        }
    }

    /// Minutes in a row, so far, in which the autoscaler wanted fewer instances.
    #[must_use]
    pub fn quiet_min(&self) -> u32 {
        self.quiet_min
    }

    /// Traffic of the last minute without noise, as a multiple of the usual at its hour.
    #[must_use]
    pub fn surge(&self) -> f64 {
        self.surge
    }

    /// The same of the coming minute.
    #[must_use]
    pub fn coming_surge(&self) -> f64 {
        self.surge + (self.settings.surge - self.surge) * self.surge_step
    }

    /// Sets a control or makes a crisis for the coming minute; controls of the switch change nothing.
    pub fn set(&mut self, set: Set) {
        match set {
            Set::Floor(count) => self.settings.floor = count,
            Set::Autoscaler(on) => self.settings.autoscaler = on,
            Set::TargetUtilization(target) => self.settings.target = target,
            Set::CacheTtl(ttl_s) => self.settings.ttl_s = ttl_s,
            Set::ShedLowPriority(share) => self.settings.shed = share,
            Set::Recommendations(on) => self.settings.feature = on,
            Set::WarmUp => self.pressed.warm_up = true,
            Set::RollBack => self.pressed.roll_back = true,
            Set::Surge(factor) => self.settings.surge = factor,
            Set::BadBuild => self.crises.bad_build = true,
            Set::CacheFlush => self.crises.cache_flush = true,
            Set::Servers(_)
            | Set::Shedding(_)
            | Set::RetryPolicy(_)
            | Set::Threshold(_)
            | Set::StepUpBand(_)
            | Set::IssuerTimeout(_)
            | Set::StandInLimit(_)
            | Set::FraudShare(_)
            | Set::IssuerLatency(..) => {}
        }
    }

    /// Value of a control in the coming minute; see [`super::desk::Desk::control_value`].
    #[must_use]
    pub fn control_value(&self, id: &str) -> f64 {
        let flag = |on: bool| f64::from(u8::from(on));
        let button =
            |pressed: bool, left: u32, whole: u32| f64::from(if pressed { whole } else { left });
        match id {
            "Floor" => f64::from(self.settings.floor),
            "Autoscaler" => flag(self.settings.autoscaler),
            "TargetUtilization" => self.settings.target,
            "CacheTtl" => self.settings.ttl_s,
            "ShedLowPriority" => self.settings.shed,
            "Recommendations" => flag(self.settings.feature),
            "WarmUp" => button(self.pressed.warm_up, self.warm_up_left, WARM_UP_MIN),
            // A rollback completes at the start of the minute after its last.
            "RollBack" => button(
                self.pressed.roll_back,
                self.deploy.rollback_left.saturating_sub(1),
                ROLLBACK_MIN,
            ),
            "Surge" => self.settings.surge,
            "BadBuild" => self.deploy.rollout_left_min(self.crises.bad_build),
            "CacheFlush" => flag(self.crises.cache_flush),
            _ => 0.0,
        }
    }

    /// Minutes left of each starting instance, oldest first.
    pub fn boots(&self) -> impl Iterator<Item = u32> + '_ {
        self.fleet.boots()
    }

    /// Simulates a minute.
    pub fn step(&mut self, minute: u32, weather: &Weather) -> Minute {
        self.scale();
        let requests = self.traffic(minute, weather);
        let crises = std::mem::take(&mut self.crises);
        let pressed = std::mem::take(&mut self.pressed);
        self.deploy.pass_minute(crises.bad_build, pressed.roll_back);
        if crises.cache_flush {
            self.warm = 0.0;
        }
        if pressed.warm_up {
            self.warm_up_left = WARM_UP_MIN;
        }
        let load = self.load(requests);
        self.refill(&load);
        self.book(minute, &load)
    }
}

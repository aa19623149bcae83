//! One minute of the web service: scaling, load, errors, books.

use std::f64::consts::{LN_10, TAU};

use super::constants::{
    APP_TIME_S, BAD_BUILD_CPU, BAD_BUILD_ERRORS, BASE_RPS, BUDGET_MIN, BURN_WINDOW_MIN, BURSTINESS,
    DAILY_SWING, DAWN_H, DB_QPS, DEADLINE_S, ERROR_BUDGET, FEATURE_QUERIES, FEATURE_TIME_S,
    HOT_OBJECTS, INSTANCE_USD_PER_H, INSTANCES_MAX, LOW_PRIORITY_SHARE, QUERIES, QUERY_TIME_MAX_S,
    QUERY_TIME_S, QUIET_MIN, REFILL_MIN, ROLLBACK_FLEETS, SCALE_IN_SHARE, WARM_UP_QPS,
    WARM_UP_SHARE, WORKERS_PER_INSTANCE,
};
use super::{Flows, Row, Sum, Weather, Web};
use crate::model::desk::{self, Minute};
use crate::model::queue::Station;
use crate::model::values::whole;

/// Slack that keeps rounding from asking for one more instance.
const CEIL_SLACK: f64 = 1e-9;

/// Hit share of a cache whose entries live for `ttl_s` and are asked for `rate` times a second each:
/// `rT/(1 + rT)`, exact for Poisson requests and a timer that hits do not renew (Jung, Berger and
/// Balakrishnan 2003).
///
/// All objects are taken to be asked for equally often, which is the worst case for their number: an object's hits
/// are a convex function of its rate, so that a few popular ones among many rare ones hit more often.
#[must_use]
pub fn ttl_hit_share(rate: f64, ttl_s: f64) -> f64 {
    rate * ttl_s / (1.0 + rate * ttl_s)
}

/// Mean query time of a database of utilization `ρ`, in seconds: 5 ms/(1 − ρ) as in M/M/1, at most 250 ms.
///
/// Exact for one queue with exponential service, and for any law of service when the queries share the database
/// evenly. Requests that miss the same object at once each ask for it: none waits for another's answer.
#[must_use]
pub fn query_time_s(utilization: f64) -> f64 {
    if utilization >= 1.0 {
        QUERY_TIME_MAX_S
    } else {
        (QUERY_TIME_S / (1.0 - utilization)).min(QUERY_TIME_MAX_S)
    }
}

/// Instances that the autoscaler wants: `⌈serving · util/target⌉`, from `floor` up to the most there can be.
#[must_use]
pub fn wanted(serving: u32, util: f64, target: f64, floor: u32) -> u32 {
    let wanted = libm::ceil(f64::from(serving) * util / target - CEIL_SLACK);
    whole(wanted).clamp(floor.min(INSTANCES_MAX), INSTANCES_MAX)
}

/// Instances that a scale-in stops: down to those wanted, but at most a fifth of those serving, or one.
#[must_use]
pub fn stopped(serving: u32, wanted: u32) -> u32 {
    let most = whole(libm::floor(SCALE_IN_SHARE * f64::from(serving))).max(1);
    most.min(serving.saturating_sub(wanted))
}

/// Traffic at an hour of the day, as a share of the day's mean.
#[must_use]
pub fn day_share(clock_h: f64) -> f64 {
    1.0 + DAILY_SWING * libm::sin(TAU * (clock_h - DAWN_H) / 24.0)
}

/// Share of a cache's emptiness that a minute's misses fill when none fails.
#[must_use]
pub fn refill_share() -> f64 {
    -libm::expm1(-1.0 / REFILL_MIN)
}

/// Warmth that a minute's misses add to a cache that is `warm` full: `refill` ([`refill_share`]) of its emptiness, less
/// where requests fail (`fail`) or the database is asked for more than it can do (`db_util`).
#[must_use]
pub fn refilled(warm: f64, refill: f64, fail: f64, db_util: f64) -> f64 {
    let database = if db_util > 1.0 { 1.0 / db_util } else { 1.0 };
    (1.0 - warm) * refill * (1.0 - fail) * database
}

/// `S ln 100 + clamp(ln(C/0.01)/(N/S − λ), 0, 2 s)`, in overload `S ln 100 + 2 s`: the 99th percentile of
/// service and of wait, added.
///
/// An approximation, and an upper one. The quantile of a sum is less than the sum of the quantiles: with
/// exponential service it is up to 40 % too high where requests wait, and exact where they do not (Gross,
/// Shortle, Thompson and Harris, *Fundamentals of Queueing Theory*, §3.3). And service here is far steadier
/// than exponential, since the application's time is the same for everybody: the simulation of
/// [`events`](crate::model::events) shows by how much that overstates it.
#[must_use]
pub fn p99_s(station: &Station, service_s: f64) -> f64 {
    // ln(C/0.01) is −∞ for C = 0, and is clamped like every C below 0.01.
    let waits = if station.is_overloaded() {
        DEADLINE_S
    } else if station.wait_share > 0.01 {
        (libm::log(station.wait_share / 0.01) / station.spare).min(DEADLINE_S)
    } else {
        0.0
    };
    service_s * (2.0 * LN_10) + waits
}

/// What a minute's traffic did to the service.
#[derive(Clone, Copy, Debug)]
pub(super) struct Load {
    requests: f64,
    admitted: f64,
    hit: f64,
    db_util: f64,
    query_s: f64,
    service_s: f64,
    util: f64,
    p99_s: f64,
    fail: f64,
    /// Errors of the bad build, of the requests that got a worker.
    build: f64,
}

impl Web {
    /// Step 1: boots count down, the floor and the autoscaler order and stop instances.
    pub(super) fn scale(&mut self) {
        self.fleet.count_down();
        let floor = self.settings.floor;
        let quiet_before = std::mem::take(&mut self.quiet_min);
        if !self.settings.autoscaler {
            self.fleet.own(floor);
            return;
        }
        self.fleet.order(floor.saturating_sub(self.fleet.owned()));
        let Some(util) = self.util else { return };
        let serving = self.fleet.running;
        let wanted = wanted(serving, util, self.settings.target, floor);
        if wanted > serving {
            if self.fleet.booting() == 0 {
                self.fleet.order(wanted - serving);
            }
        } else if wanted < serving {
            self.quiet_min = quiet_before + 1;
            if self.quiet_min == QUIET_MIN {
                self.fleet.stop(stopped(serving, wanted));
                self.quiet_min = 0;
            }
        }
    }

    /// Step 2: the minute's requests a second.
    pub(super) fn traffic(&mut self, minute: u32, weather: &Weather) -> f64 {
        self.surge = self.coming_surge();
        let hour = self.clock_h + f64::from(minute) / 60.0;
        let expected = 60.0 * BASE_RPS * day_share(hour) * self.surge;
        let count =
            (expected + expected.sqrt() * weather.count) * (1.0 + BURSTINESS * weather.burst);
        count.max(0.0) / 60.0
    }

    /// Steps 4–8: what the requests meet.
    pub(super) fn load(&self, requests: f64) -> Load {
        let set = &self.settings;
        let admitted = requests * (1.0 - LOW_PRIORITY_SHARE * set.shed);
        let hit = self.warm * ttl_hit_share(admitted / HOT_OBJECTS, set.ttl_s);
        let (queries, app_s) = if set.feature {
            (QUERIES + FEATURE_QUERIES, APP_TIME_S + FEATURE_TIME_S)
        } else {
            (QUERIES, APP_TIME_S)
        };
        let job = if self.warm_up_left > 0 {
            WARM_UP_QPS
        } else {
            0.0
        };
        let db_util = (admitted * queries * (1.0 - hit) + job) / DB_QPS;
        let query_s = query_time_s(db_util);
        let bad = self.deploy.bad_share;
        let service_s = app_s * (1.0 + BAD_BUILD_CPU * bad) + (1.0 - hit) * queries * query_s;
        let workers = WORKERS_PER_INSTANCE * self.fleet.running;
        let station = Station::new(workers, admitted, service_s, DEADLINE_S);
        Load {
            requests,
            admitted,
            hit,
            db_util,
            query_s,
            service_s,
            util: (admitted / station.capacity).min(1.0),
            p99_s: p99_s(&station, service_s),
            fail: station.loss,
            build: BAD_BUILD_ERRORS * bad,
        }
    }

    /// Step 9: misses that were answered, and the job, refill the cache.
    pub(super) fn refill(&mut self, load: &Load) {
        self.warm += refilled(self.warm, self.refill, load.fail, load.db_util);
        if self.warm_up_left > 0 {
            self.warm_up_left -= 1;
            self.warm += WARM_UP_SHARE;
        }
        self.warm = self.warm.min(1.0);
    }

    /// Steps 8 and 11: budget, totals, and everything a minute reports.
    ///
    /// The budget counts minutes alike, whatever their traffic: exact for a constant one. The age of an answer,
    /// `T/2`, is that of a hit; a miss has none.
    pub(super) fn book(&mut self, minute: u32, load: &Load) -> Minute {
        let errors = load.fail + (1.0 - load.fail) * load.build;
        if self.util.is_none() {
            self.errors = [errors; BURN_WINDOW_MIN];
        } else if let Some(place) = self.errors.get_mut(minute as usize % BURN_WINDOW_MIN) {
            *place = errors;
        }
        self.util = Some(load.util);
        let burn = errors / ERROR_BUDGET;
        self.budget_left -= burn / BUDGET_MIN;
        let serving = f64::from(self.fleet.running);
        let booting = f64::from(self.fleet.booting());
        let fleets = if self.deploy.rollback_left > 0 {
            ROLLBACK_FLEETS
        } else {
            1.0
        };
        let usd_per_h = (serving * fleets + booting) * INSTANCE_USD_PER_H;
        let flows = Flows {
            requests: load.requests,
            admitted: load.admitted,
            shed: load.requests - load.admitted,
            hits: load.admitted * load.hit,
            misses: load.admitted * (1.0 - load.hit),
            failed_queue: load.admitted * load.fail,
            failed_build: load.admitted * (1.0 - load.fail) * load.build,
            answered: load.admitted * (1.0 - load.fail) * (1.0 - load.build),
        };
        let mut report = Minute::with_flows(desk::Flows::Web(flows));
        let mut sum = |place: Sum, value: f64| report.sums[place as usize] = value;
        sum(Sum::Requests, 60.0 * flows.requests);
        sum(Sum::RequestsAdmitted, 60.0 * flows.admitted);
        sum(Sum::RequestsAnswered, 60.0 * flows.answered);
        sum(Sum::Errors, 60.0 * load.admitted * errors);
        sum(Sum::ErrorsQueue, 60.0 * flows.failed_queue);
        sum(Sum::ErrorsBuild, 60.0 * flows.failed_build);
        sum(Sum::RequestsShed, 60.0 * flows.shed);
        sum(Sum::CostUsd, usd_per_h / 60.0);
        self.totals.cost_usd += usd_per_h / 60.0;
        self.totals.answered += 60.0 * flows.answered;
        self.totals.errors_queue += 60.0 * flows.failed_queue;
        self.totals.errors_build += 60.0 * flows.failed_build;
        self.totals.shed += 60.0 * flows.shed;

        let mut put = |row: Row, value: f64| report.readings[row as usize] = value;
        put(Row::Minute, f64::from(minute));
        put(Row::RequestRps, load.requests);
        put(Row::AdmittedRps, load.admitted);
        put(Row::InstancesServing, serving);
        put(Row::InstancesBooting, booting);
        put(Row::CacheHitShare, load.hit);
        put(Row::CacheWarmShare, self.warm);
        put(Row::CacheAgeS, self.settings.ttl_s / 2.0);
        put(Row::DbUtilShare, load.db_util);
        put(Row::QueryS, load.query_s);
        put(Row::ServiceS, load.service_s);
        put(Row::WorkerUtilShare, load.util);
        put(Row::P99S, load.p99_s);
        put(Row::QueueFailShare, load.fail);
        put(Row::ErrorShare, errors);
        put(Row::BurnRate, burn);
        put(Row::BurnRate1h, mean(&self.errors) / ERROR_BUDGET);
        put(Row::BudgetLeftShare, self.budget_left);
        put(
            Row::ShedShare,
            if load.requests > 0.0 {
                flows.shed / load.requests
            } else {
                0.0
            },
        );
        put(Row::BadBuildShare, self.deploy.bad_share);
        put(
            Row::FeatureShare,
            f64::from(u8::from(self.settings.feature)),
        );
        put(Row::CostRateUsdPerH, usd_per_h);
        put(Row::CostUsd, self.totals.cost_usd);
        put(Row::RequestsAnswered, self.totals.answered);
        put(Row::ErrorsQueue, self.totals.errors_queue);
        put(Row::ErrorsBuild, self.totals.errors_build);
        put(Row::RequestsShed, self.totals.shed);
        report
    }
}

/// Mean of the window, in four columns that do not wait for each other.
fn mean(window: &[f64; BURN_WINDOW_MIN]) -> f64 {
    let mut columns = [0.0; 4];
    for row in window.chunks_exact(4) {
        for (column, value) in columns.iter_mut().zip(row) {
            *column += value;
        }
    }
    columns.iter().sum::<f64>() / BURN_WINDOW_MIN as f64
}

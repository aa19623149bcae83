//! The web desk's tables: what can be set, what can be read, what adds up.

use crate::model::control::ControlKind::{Button, Toggle};
use crate::model::control::{Control, Set, Unit};
use crate::model::indicator::Indicator;
use crate::model::table::{
    count, crisis, grid, high, is_on, left, lever, low, now, or_off, share, so_far, surge,
};
use crate::model::values::whole;

use super::constants::{INSTANCES, INSTANCES_MAX};

controls! {
    Floor = lever('F', count(2, INSTANCES_MAX), INSTANCES as f64, Unit::Count, |n| Set::Floor(whole(n)));
    Autoscaler = lever('A', Toggle, 1.0, Unit::None, |on| Set::Autoscaler(is_on(on)));
    TargetUtilization = lever('T', grid(0.30, 0.95, 0.05), 0.60, Unit::Percent, Set::TargetUtilization);
    CacheTtl = lever('C', grid(10.0, 600.0, 10.0), 60.0, Unit::Seconds, Set::CacheTtl);
    ShedLowPriority = or_off(lever('P', grid(0.0, 1.0, 0.1), 0.0, Unit::Percent, Set::ShedLowPriority));
    Recommendations = lever('E', Toggle, 1.0, Unit::None, |on| Set::Recommendations(is_on(on)));
    WarmUp = lever('W', Button, 0.0, Unit::None, |_| Set::WarmUp);
    RollBack = lever('K', Button, 0.0, Unit::None, |_| Set::RollBack);
    Surge = surge();
    BadBuild = crisis(Button, 0.0, Unit::None, |_| Set::BadBuild);
    CacheFlush = crisis(Button, 0.0, Unit::None, |_| Set::CacheFlush);
}

indicators! {
    /// Number of the minute.
    Minute = now("minute", Unit::Minutes, 0);
    /// Requests that came.
    RequestRps = now("request_rps", Unit::ReqPerS, 0);
    /// Requests let in.
    AdmittedRps = now("admitted_rps", Unit::ReqPerS, 0);
    /// Instances serving.
    InstancesServing = now("instances_serving", Unit::Count, 0);
    /// Instances starting.
    InstancesBooting = now("instances_booting", Unit::Count, 0);
    /// Requests answered from the cache, of those let in.
    CacheHitShare = share("cache_hit_share", Unit::Percent, 1);
    /// Warmth of the cache at the end of the minute.
    CacheWarmShare = share("cache_warm_share", Unit::Percent, 1);
    /// Mean age of a cached answer.
    CacheAgeS = now("cache_age_s", Unit::Seconds, 0);
    /// Load of the database, of its capacity; may exceed 1.
    DbUtilShare = low(now("db_util_share", Unit::Percent, 0), 0.70, 0.90, [0.0, 1.0]);
    /// Mean time of a query.
    QueryS = now("query_s", Unit::Milliseconds, 1);
    /// Mean time a request holds its worker.
    ServiceS = now("service_s", Unit::Seconds, 3);
    /// Busy workers, of all.
    WorkerUtilShare = share("worker_util_share", Unit::Percent, 1);
    /// Response time that one request in a hundred exceeds.
    P99S = low(now("p99_s", Unit::Seconds, 2), 0.40, 0.60, [0.0, 1.2]);
    /// Requests that got no worker in time, of those let in.
    QueueFailShare = share("queue_fail_share", Unit::Percent, 2);
    /// Failed requests, of those let in.
    ErrorShare = low(share("error_share", Unit::Percent, 2), 0.001, 0.01, [0.0, 0.02]);
    /// Errors of the minute as a multiple of what the objective allows.
    BurnRate = now("burn_rate", Unit::Times, 1);
    /// The same over the last hour.
    BurnRate1h = now("burn_rate_1h", Unit::Times, 1);
    /// Error budget left; may fall below 0.
    BudgetLeftShare = high(left("budget_left_share", Unit::Percent, 1), 0.25, 0.10, [0.0, 1.0]);
    /// Requests refused, of all.
    ShedShare = share("shed_share", Unit::Percent, 0);
    /// Part of the traffic that the bad build serves.
    BadBuildShare = share("bad_build_share", Unit::Percent, 0);
    /// 1 while recommendations are on, else 0.
    FeatureShare = share("feature_share", Unit::Percent, 0);
    /// Price of the fleet now.
    CostRateUsdPerH = now("cost_rate_usd_per_h", Unit::UsdPerHour, 2);
    /// Price of the fleet so far.
    CostUsd = so_far("cost_usd", Unit::Usd, 2);
    /// Requests answered so far.
    RequestsAnswered = so_far("requests_answered", Unit::Req, 0);
    /// Requests that got no worker in time, so far.
    ErrorsQueue = so_far("errors_queue", Unit::Req, 0);
    /// Requests that the bad build failed, so far.
    ErrorsBuild = so_far("errors_build", Unit::Req, 0);
    /// Requests refused so far.
    RequestsShed = so_far("requests_shed", Unit::Req, 0);
}

sums! {
    /// Requests that came.
    Requests = "requests";
    /// Requests let in.
    RequestsAdmitted = "requests_admitted";
    /// Requests answered.
    RequestsAnswered = "requests_answered";
    /// Requests that failed, for whichever reason.
    Errors = "errors";
    /// Requests that got no worker in time.
    ErrorsQueue = "errors_queue";
    /// Requests that the bad build failed.
    ErrorsBuild = "errors_build";
    /// Requests refused.
    RequestsShed = "requests_shed";
    /// Price of the fleet.
    CostUsd = "cost_usd";
}

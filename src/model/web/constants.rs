//! Constants of the web service: an illustrative calibration, not measurements.

/// Usual traffic over the day, in requests a second.
pub const BASE_RPS: f64 = 1000.0;
/// Relative swing of traffic over the day.
pub const DAILY_SWING: f64 = 0.25;
/// Hour of the day at which traffic crosses its mean on the way up (six hours before its peak).
pub const DAWN_H: f64 = 6.0;
/// Clock at the start of a free shift, in hours.
pub const CLOCK_H: f64 = 8.0;
/// Standard deviation of a minute's traffic beyond its Poisson noise.
pub const BURSTINESS: f64 = 0.02;
/// Lag with which traffic follows a surge, in minutes.
pub const SURGE_LAG_MIN: f64 = 2.0;
/// Workers of an instance.
pub const WORKERS_PER_INSTANCE: u32 = 16;
/// Instances at the start of a shift.
pub const INSTANCES: u32 = 10;
/// Most instances.
pub const INSTANCES_MAX: u32 = 40;
/// Minutes between an instance's order and its service.
pub const BOOT_MIN: u32 = 4;
/// Worker time of a request without the database, in seconds.
pub const APP_TIME_S: f64 = 0.050;
/// What the recommendations feature adds to it, in seconds.
pub const FEATURE_TIME_S: f64 = 0.020;
/// Database queries of a request that misses the cache.
pub const QUERIES: f64 = 2.0;
/// What the recommendations feature adds to them.
pub const FEATURE_QUERIES: f64 = 1.0;
/// Capacity of the database, in queries a second.
pub const DB_QPS: f64 = 4000.0;
/// Query time of an idle database, in seconds.
pub const QUERY_TIME_S: f64 = 0.005;
/// Longest query time, in seconds.
pub const QUERY_TIME_MAX_S: f64 = 0.250;
/// How long a request waits for a worker before it fails `τ`, in seconds.
pub const DEADLINE_S: f64 = 2.0;
/// Time constant with which misses refill the cache, in minutes.
pub const REFILL_MIN: f64 = 30.0;
/// Minutes that the warm-up job runs.
pub const WARM_UP_MIN: u32 = 6;
/// What the warm-up job adds to the cache's warmth each minute.
pub const WARM_UP_SHARE: f64 = 0.12;
/// What the warm-up job asks of the database, in queries a second.
pub const WARM_UP_QPS: f64 = 600.0;
/// Objects that share the traffic evenly.
pub const HOT_OBJECTS: f64 = 20_000.0;
/// Share of traffic of low priority.
pub const LOW_PRIORITY_SHARE: f64 = 0.30;
/// Errors of the bad build.
pub const BAD_BUILD_ERRORS: f64 = 0.05;
/// What the bad build adds to the application time, relative.
pub const BAD_BUILD_CPU: f64 = 0.25;
/// Part of the traffic that a rollout moves each minute.
pub const ROLLOUT_SHARE: f64 = 0.2;
/// Minutes of a rollback.
pub const ROLLBACK_MIN: u32 = 5;
/// Fleets that are paid for during a rollback.
pub const ROLLBACK_FLEETS: f64 = 2.0;
/// Price of an instance, in US dollars an hour.
pub const INSTANCE_USD_PER_H: f64 = 0.40;
/// Most of the fleet that a scale-in stops at once.
pub const SCALE_IN_SHARE: f64 = 0.2;
/// Quiet minutes before a scale-in.
pub const QUIET_MIN: u32 = 10;
/// Errors that the service level objective of 99.9 % allows.
pub const ERROR_BUDGET: f64 = 0.001;
/// Minutes of the budget's period (30 days).
pub const BUDGET_MIN: f64 = 43_200.0;
/// Minutes of the long burn-rate window.
pub const BURN_WINDOW_MIN: usize = 60;

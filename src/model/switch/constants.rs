//! Constants of the switch: an illustrative calibration, not measurements.

/// Usual traffic, in transactions a second.
pub const BASE_TPS: f64 = 400.0;
/// Connection slots of a server.
pub const SLOTS_PER_SERVER: u32 = 32;
/// Servers at the start of a shift.
pub const SERVERS: u32 = 6;
/// Minutes between a server's order and its service.
pub const BOOT_MIN: u32 = 5;
/// Price of a server, in units of currency an hour.
pub const SERVER_U_PER_H: f64 = 6.0;
/// Slot time of the switch's own work `S0`, in seconds.
pub const SWITCH_TIME_S: f64 = 0.080;
/// Slot time of a reversal `R`, in seconds.
pub const REVERSAL_S: f64 = 0.080;
/// How long a payment waits for a slot before it leaves `τ`, in seconds.
pub const QUEUE_DEADLINE_S: f64 = 2.0;
/// Usual mean latency of an issuer, in seconds.
pub const ISSUER_LATENCY_S: f64 = 0.250;
/// Share of traffic that goes to issuer groups A and B.
pub const GROUP_SHARE: [f64; 2] = [0.75, 0.25];
/// Largest relative change of an issuer group's mean latency from minute to minute.
pub const ISSUER_JITTER: f64 = 0.15;
/// Distance `d′` of the fraud scores from the genuine ones, in standard deviations.
pub const SEPARATION: f64 = 2.5;
/// Share of genuine and fraudulent payers who pass a step-up.
pub const STEP_UP_PASS: [f64; 2] = [0.85, 0.05];
/// Usual share of fraud.
pub const FRAUD_SHARE: f64 = 0.001;
/// Median amounts of genuine and fraudulent payments, in units of currency.
pub const MEDIAN_U: [f64; 2] = [40.0, 60.0];
/// Standard deviation of the logarithm of amounts.
pub const AMOUNT_SIGMA: f64 = 1.0;
/// Part of a service that a payment lost in overload wastes `ω`.
pub const WASTED: f64 = 0.3;
/// Part of capacity that shedding lets in.
pub const SHED_TO: f64 = 0.9;
/// Share of failed payments that come back.
pub const RETRY_SHARE: f64 = 0.95;
/// Most retries of a payment.
pub const RETRIES: usize = 3;
/// Mean back-off before the first, second and third retry, in minutes.
pub const BACK_OFF_MIN: [f64; RETRIES] = [1.0, 2.0, 4.0];
/// Standard deviation of a minute's traffic beyond its Poisson noise.
pub const BURSTINESS: f64 = 0.03;
/// Lag with which traffic follows a surge, in minutes.
pub const SURGE_LAG_MIN: f64 = 2.0;
/// Cost of declining a good customer ÷ cost of approving a fraud `κ`.
pub const COST_RATIO: f64 = 0.08;
/// Notches of the stand-in limit, in units of currency; they bound the amount bands.
pub const LIMITS: [u32; 13] = [0, 10, 20, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500];
/// Amount bands: the gaps between the notches, and all above.
pub const BANDS: usize = LIMITS.len();

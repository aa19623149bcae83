//! Controls and the values a player (or a level file, or a replay) gives them.

use serde::{Deserialize, Serialize};

/// One of the two operations desks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum DeskKind {
    /// The payment switch between merchants and card issuers.
    Switch,
    /// The web service on call.
    Web,
}

/// How merchants repeat a payment that failed for a technical reason.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RetryPolicy {
    /// In the next minute.
    #[default]
    Immediate,
    /// After an exponentially distributed delay of 1, 2, 4 minutes in the mean.
    BackOff,
}

/// A group of card issuers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum IssuerGroup {
    /// Three quarters of the traffic.
    A,
    /// One quarter of the traffic.
    B,
}

/// A control together with the value it is set to, in the notation of level and replay files.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub enum Set {
    /// Switch: servers wanted.
    Servers(u32),
    /// Switch: load shedding at the door.
    Shedding(bool),
    /// Switch: when failed payments come back.
    RetryPolicy(RetryPolicy),
    /// Switch: decline threshold of the fraud score, in σ of genuine traffic.
    Threshold(f64),
    /// Switch: width of the step-up band below the threshold, in σ; 0 is off.
    StepUpBand(f64),
    /// Switch: how long a slot waits for the issuer, in seconds.
    IssuerTimeout(f64),
    /// Switch: largest amount approved in the issuer's stead, in units of currency; 0 is off.
    StandInLimit(u32),
    /// Web: least number of instances.
    Floor(u32),
    /// Web: autoscaler.
    Autoscaler(bool),
    /// Web: utilization that the autoscaler aims at.
    TargetUtilization(f64),
    /// Web: time to live of cached answers, in seconds.
    CacheTtl(f64),
    /// Web: refused share of low-priority traffic.
    ShedLowPriority(f64),
    /// Web: recommendations feature.
    Recommendations(bool),
    /// Web: starts the cache warm-up job.
    WarmUp,
    /// Web: starts a rollback to the last good build.
    RollBack,
    /// Crisis, both desks: traffic as a multiple of usual.
    Surge(f64),
    /// Crisis, switch: share of fraud in traffic.
    FraudShare(f64),
    /// Crisis, switch: mean latency of an issuer group, in seconds.
    IssuerLatency(IssuerGroup, f64),
    /// Crisis, web: a bad build begins to roll out.
    BadBuild,
    /// Crisis, web: the cache is emptied.
    CacheFlush,
}

/// What a control's number means, for display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// A plain count.
    Count,
    /// Transactions a second.
    TxPerS,
    /// Transactions.
    Tx,
    /// Requests a second.
    ReqPerS,
    /// Requests.
    Req,
    /// Seconds.
    Seconds,
    /// A time in seconds, shown in milliseconds.
    Milliseconds,
    /// Minutes.
    Minutes,
    /// A share in 0…1, shown in percent.
    Percent,
    /// A share in 0…1, shown in permille.
    Permille,
    /// Basis points (already multiplied by 10⁴).
    BasisPoints,
    /// Standard deviations of the genuine score.
    Sigma,
    /// Units of the switch's currency.
    Currency,
    /// Units of the switch's currency an hour.
    CurrencyPerHour,
    /// US dollars.
    Usd,
    /// US dollars an hour.
    UsdPerHour,
    /// A multiple, shown with ×.
    Times,
    /// No number: a switch, a choice or a button.
    None,
}

/// What values a control takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ControlKind {
    /// Whole numbers from `lo` to `hi`.
    Whole {
        /// Least value.
        lo: u32,
        /// Greatest value.
        hi: u32,
    },
    /// `lo`, `lo + step`, … `hi`.
    Grid {
        /// Least value.
        lo: f64,
        /// Greatest value.
        hi: f64,
        /// Distance of neighbours.
        step: f64,
    },
    /// Any number from `lo` to `hi` (crises only).
    Range {
        /// Least value.
        lo: f64,
        /// Greatest value.
        hi: f64,
    },
    /// One of a list.
    Notches(&'static [u32]),
    /// Off (0) or on (1).
    Toggle,
    /// Index into named alternatives.
    Choice(&'static [&'static str]),
    /// Something that starts when pressed.
    Button,
}

/// One row of a desk's table of controls.
#[derive(Clone, Copy, Debug)]
pub struct Control {
    /// The name in files (`Servers`); two rows of one desk never share it, and its text key is `control-` and the name in kebab case.
    pub id: &'static str,
    /// Keyboard shortcut; `'\0'` for none.
    pub key: char,
    /// Allowed values.
    pub kind: ControlKind,
    /// Value at the start of a shift, as a number (switches 0 or 1, choices the index).
    pub default: f64,
    /// Unit of the number.
    pub unit: Unit,
    /// A value of 0 means that the thing is off.
    pub zero_is_off: bool,
    /// Only free shifts offer it: it makes a crisis.
    pub crisis: bool,
    /// Makes the file notation of a value given as a number.
    pub make: fn(f64) -> Set,
}

//! The numbers the picture is a function of.

use crate::stage::blend::{blended, share};
use crate::stage::motion::Eased;

/// What is known of an issuer group.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct IssuerScene {
    /// Mean latency of the minute, in seconds.
    pub latency_s: f32,
    /// Its answers take much longer than usual, or do not come in time.
    pub slow: bool,
    /// Payments sent to it, a second.
    pub forwarded_tps: f32,
    /// Payments it approved, a second.
    pub approved_tps: f32,
    /// Payments whose slot waited for it in vain, a second; each is reversed.
    pub timed_out_tps: f32,
}

/// One minute of the payment switch as the stage shows it; all flows in transactions a second.
#[derive(Clone, Copy, Debug, PartialEq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "four independent things are on or off on the stage"
)]
pub struct SwitchScene {
    /// Payments on their first attempt.
    pub new_tps: f32,
    /// Payments that came back.
    pub retry_tps: f32,
    /// Turned away at the door.
    pub shed_tps: f32,
    /// Turned away at the door, and coming back.
    pub shed_retrying_tps: f32,
    /// Left the queue.
    pub dropped_tps: f32,
    /// Left the queue, and coming back.
    pub dropped_retrying_tps: f32,
    /// Without an answer from the issuer, and coming back.
    pub issuer_retrying_tps: f32,
    /// Lost for good after a technical failure.
    pub gave_up_tps: f32,
    /// Declined by the fraud rule.
    pub declined_tps: f32,
    /// Sent to the step-up island.
    pub challenged_tps: f32,
    /// Passed the challenge.
    pub passed_tps: f32,
    /// Failed the challenge.
    pub failed_tps: f32,
    /// Fraud that was approved.
    pub fraud_through_tps: f32,
    /// Approved in an issuer's stead.
    pub standin_tps: f32,
    /// Approved by the issuers or in their stead.
    pub approved_tps: f32,
    /// Mean wait in the queue, in seconds.
    pub wait_s: f32,
    /// Busy slots of all, 0…1.
    pub busy_share: f32,
    /// Slots held by a slow issuer, of the busy ones, 0…1.
    pub slow_share: f32,
    /// Servers that run.
    pub servers: u32,
    /// Servers that start.
    pub booting: u32,
    /// Minutes a server takes to start.
    pub boot_min: u32,
    /// The door turns payments away when it must.
    pub shedding: bool,
    /// Stand-in is allowed.
    pub standin_on: bool,
    /// The step-up band is in use.
    pub step_up: bool,
    /// Decline threshold, in σ of genuine scores.
    pub threshold_sigma: f32,
    /// Step-up band below the threshold, in σ; 0 is off.
    pub band_sigma: f32,
    /// Mean score of fraud, in σ of genuine scores.
    pub fraud_mean_sigma: f32,
    /// Threshold and band matter here: the score axis may stand on the stream while no ribbon needs the place.
    pub score_axis: bool,
    /// Issuer groups A and B.
    pub issuers: [IssuerScene; 2],
    /// How many payments a mark stands for.
    pub payments_per_mark: f32,
}

impl Default for SwitchScene {
    fn default() -> Self {
        super::scenes::opening()
    }
}

impl SwitchScene {
    /// Payments that arrive at the door.
    #[must_use]
    pub fn offered_tps(&self) -> f32 {
        self.new_tps + self.retry_tps
    }

    /// Retries of all payments at the door, 0…1.
    #[must_use]
    pub fn retry_share(&self) -> f32 {
        share(self.retry_tps, self.offered_tps())
    }

    /// Payments let in at the door.
    #[must_use]
    pub fn admitted_tps(&self) -> f32 {
        (self.offered_tps() - self.shed_tps).max(0.0)
    }

    /// Payments that get a slot.
    #[must_use]
    pub fn served_tps(&self) -> f32 {
        (self.admitted_tps() - self.dropped_tps).max(0.0)
    }

    /// Failures of the minute that will come back.
    #[must_use]
    pub fn retrying_tps(&self) -> f32 {
        self.shed_retrying_tps + self.dropped_retrying_tps + self.issuer_retrying_tps
    }

    /// Whether more will come back than came back now.
    #[must_use]
    pub fn storm_grows(&self) -> bool {
        self.retrying_tps() > 20.0 && self.retrying_tps() > 1.02 * self.retry_tps
    }
}

impl Eased for IssuerScene {
    fn eased(from: &Self, to: &Self, t: f32) -> Self {
        blended!(from, to, t: latency_s, forwarded_tps, approved_tps, timed_out_tps)
    }
}

impl Eased for SwitchScene {
    fn eased(from: &Self, to: &Self, t: f32) -> Self {
        let issuer = |i: usize| IssuerScene::eased(&from.issuers[i], &to.issuers[i], t);
        Self {
            issuers: [issuer(0), issuer(1)],
            ..blended!(
                from, to, t:
                new_tps, retry_tps, shed_tps, shed_retrying_tps, dropped_tps, dropped_retrying_tps,
                issuer_retrying_tps, gave_up_tps, declined_tps, challenged_tps, passed_tps, failed_tps,
                fraud_through_tps, standin_tps, approved_tps, wait_s, busy_share, slow_share,
                threshold_sigma, band_sigma,
            )
        }
    }
}

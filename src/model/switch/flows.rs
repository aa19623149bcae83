//! Where a minute's payments went, for the picture.

/// Rates of the minute in transactions a second, of both classes unless named otherwise. What becomes of a
/// payment behind the queue counts only payments that got a slot, so that `offered = shed + dropped +
/// declined_rule + challenge_failed + approved + standin + issuer_failed`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Flows {
    /// First attempts.
    pub new: f64,
    /// Attempts after a failure.
    pub retry: f64,
    /// All attempts.
    pub offered: f64,
    /// Turned away at the door.
    pub shed: f64,
    /// Let in.
    pub admitted: f64,
    /// Left the queue at its deadline.
    pub dropped: f64,
    /// Declined outright by the fraud rule.
    pub declined_rule: f64,
    /// Asked for a step-up.
    pub challenged: f64,
    /// Passed the step-up.
    pub challenge_passed: f64,
    /// Failed the step-up.
    pub challenge_failed: f64,
    /// Sent to issuer group A.
    pub forwarded_a: f64,
    /// Sent to issuer group B.
    pub forwarded_b: f64,
    /// Not answered by group A in time.
    pub timed_out_a: f64,
    /// Not answered by group B in time.
    pub timed_out_b: f64,
    /// Approved by group A.
    pub approved_a: f64,
    /// Approved by group B.
    pub approved_b: f64,
    /// Approved in group A's stead.
    pub standin_a: f64,
    /// Approved in group B's stead.
    pub standin_b: f64,
    /// Failed because group A did not answer.
    pub issuer_failed_a: f64,
    /// Failed because group B did not answer.
    pub issuer_failed_b: f64,
    /// Turned away, and will come back.
    pub shed_retrying: f64,
    /// Left the queue, and will come back.
    pub dropped_retrying: f64,
    /// Not answered by the issuer, and will come back.
    pub issuer_retrying: f64,
    /// Lost for good after a technical failure.
    pub gave_up: f64,
    /// Fraud approved, by issuer or stand-in.
    pub fraud_approved: f64,
    /// Share of busy slots that wait for group A, or reverse a payment it did not answer.
    pub slow_share_a: f64,
    /// Share of busy slots that wait for group B, or reverse a payment it did not answer.
    pub slow_share_b: f64,
}

impl Flows {
    /// All flows in the order of their fields.
    #[must_use]
    pub fn values(&self) -> [f64; 27] {
        // Named one by one, so that a field added above cannot be forgotten here.
        let Self {
            new,
            retry,
            offered,
            shed,
            admitted,
            dropped,
            declined_rule,
            challenged,
            challenge_passed,
            challenge_failed,
            forwarded_a,
            forwarded_b,
            timed_out_a,
            timed_out_b,
            approved_a,
            approved_b,
            standin_a,
            standin_b,
            issuer_failed_a,
            issuer_failed_b,
            shed_retrying,
            dropped_retrying,
            issuer_retrying,
            gave_up,
            fraud_approved,
            slow_share_a,
            slow_share_b,
        } = *self;
        [
            new,
            retry,
            offered,
            shed,
            admitted,
            dropped,
            declined_rule,
            challenged,
            challenge_passed,
            challenge_failed,
            forwarded_a,
            forwarded_b,
            timed_out_a,
            timed_out_b,
            approved_a,
            approved_b,
            standin_a,
            standin_b,
            issuer_failed_a,
            issuer_failed_b,
            shed_retrying,
            dropped_retrying,
            issuer_retrying,
            gave_up,
            fraud_approved,
            slow_share_a,
            slow_share_b,
        ]
    }
}

//! Where a minute's payments went, for the picture.

flows! {
    /// Rates of the minute in transactions a second, of both classes unless named otherwise. What becomes of a
    /// payment behind the queue counts only payments that got a slot, so that `offered = shed + dropped +
    /// declined_rule + challenge_failed + approved + standin + issuer_failed`.
    Flows:

    /// First attempts.
    new;
    /// Attempts after a failure.
    retry;
    /// All attempts.
    offered;
    /// Turned away at the door.
    shed;
    /// Let in.
    admitted;
    /// Left the queue at its deadline.
    dropped;
    /// Declined outright by the fraud rule.
    declined_rule;
    /// Asked for a step-up.
    challenged;
    /// Passed the step-up.
    challenge_passed;
    /// Failed the step-up.
    challenge_failed;
    /// Sent to issuer group A.
    forwarded_a;
    /// Sent to issuer group B.
    forwarded_b;
    /// Not answered by group A in time.
    timed_out_a;
    /// Not answered by group B in time.
    timed_out_b;
    /// Approved by group A.
    approved_a;
    /// Approved by group B.
    approved_b;
    /// Approved in group A's stead.
    standin_a;
    /// Approved in group B's stead.
    standin_b;
    /// Failed because group A did not answer.
    issuer_failed_a;
    /// Failed because group B did not answer.
    issuer_failed_b;
    /// Turned away, and will come back.
    shed_retrying;
    /// Left the queue, and will come back.
    dropped_retrying;
    /// Not answered by the issuer, and will come back.
    issuer_retrying;
    /// Lost for good after a technical failure.
    gave_up;
    /// Fraud approved, by issuer or stand-in.
    fraud_approved;
    /// Share of busy slots that wait for group A, or reverse a payment it did not answer.
    slow_share_a;
    /// Share of busy slots that wait for group B, or reverse a payment it did not answer.
    slow_share_b;
}

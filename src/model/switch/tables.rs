//! The switch's tables: what can be set, what can be read, what adds up.

use crate::model::control::ControlKind::{Choice, Notches, Toggle};
use crate::model::control::{Control, IssuerGroup, RetryPolicy, Set, Unit};
use crate::model::indicator::Indicator;
use crate::model::table::{
    count, crisis, grid, high, is_on, lever, low, now, or_off, part, range, share, so_far, surge,
};
use crate::model::values::whole;

use super::constants::{FRAUD_SHARE, ISSUER_LATENCY_S, LIMITS, SERVERS};

controls! {
    Servers = lever('S', count(2, 24), SERVERS as f64, Unit::Count, |n| Set::Servers(whole(n)));
    Shedding = lever('L', Toggle, 0.0, Unit::None, |on| Set::Shedding(is_on(on)));
    RetryPolicy = lever('R', Choice(&["Immediate", "BackOff"]), 0.0, Unit::None, |i| Set::RetryPolicy(policy(i)));
    Threshold = lever('T', grid(0.5, 5.0, 0.05), 3.0, Unit::Sigma, Set::Threshold);
    StepUpBand = or_off(lever('B', grid(0.0, 3.0, 0.05), 0.0, Unit::Sigma, Set::StepUpBand));
    IssuerTimeout = lever('I', grid(0.25, 15.0, 0.05), 8.0, Unit::Seconds, Set::IssuerTimeout);
    StandInLimit = or_off(lever('A', Notches(&LIMITS), 0.0, Unit::Currency, |u| Set::StandInLimit(whole(u))));
    Surge = surge();
    FraudShare = crisis(range(0.0, 0.2), FRAUD_SHARE, Unit::Percent, Set::FraudShare);
    IssuerLatencyA = slow_issuer(|s| Set::IssuerLatency(IssuerGroup::A, s));
    IssuerLatencyB = slow_issuer(|s| Set::IssuerLatency(IssuerGroup::B, s));
}

/// The retry policy at a place in the control's choices.
fn policy(index: f64) -> RetryPolicy {
    if is_on(index) {
        RetryPolicy::BackOff
    } else {
        RetryPolicy::Immediate
    }
}

/// A crisis of one issuer group: its mean latency.
const fn slow_issuer(make: fn(f64) -> Set) -> Control {
    crisis(range(0.05, 30.0), ISSUER_LATENCY_S, Unit::Seconds, make)
}

indicators! {
    /// Number of the minute.
    Minute = now("minute", Unit::Minutes, 0);
    /// New payments of both classes.
    NewTps = now("new_tps", Unit::TxPerS, 0);
    /// New payments and retries.
    OfferedTps = now("offered_tps", Unit::TxPerS, 0);
    /// Retries among the offered.
    RetryTps = now("retry_tps", Unit::TxPerS, 0);
    /// Turned away at the door.
    ShedTps = now("shed_tps", Unit::TxPerS, 0);
    /// Approved in the issuer's stead.
    StandinTps = now("standin_tps", Unit::TxPerS, 0);
    /// Left the queue, of those let in.
    QueueDropShare = share("queue_drop_share", Unit::Percent, 1);
    /// Mean wait for a slot.
    QueueWaitS = now("queue_wait_s", Unit::Seconds, 2);
    /// Mean time a payment holds its slot.
    HoldS = now("hold_s", Unit::Seconds, 2);
    /// Wait and holding time.
    AuthS = low(now("auth_s", Unit::Seconds, 2), 0.5, 1.0, [0.0, 1.5]);
    /// Busy slots, of all.
    SlotsBusyShare = low(share("slots_busy_share", Unit::Percent, 0), 0.80, 0.95, [0.0, 1.0]);
    /// Servers serving.
    ServersRunning = now("servers_running", Unit::Count, 0);
    /// Servers starting.
    ServersBooting = now("servers_booting", Unit::Count, 0);
    /// Good customers approved, of those settled this minute.
    ApprovalShare = high(share("approval_share", Unit::Percent, 1), 0.98, 0.95, [0.90, 1.0]);
    /// The same within issuer group A.
    ApprovalAShare = share("approval_a_share", Unit::Percent, 1);
    /// The same within issuer group B.
    ApprovalBShare = share("approval_b_share", Unit::Percent, 1);
    /// Approved fraud, of all approved value.
    FraudBp = low(now("fraud_bp", Unit::BasisPoints, 1), 13.0, 25.0, [0.0, 40.0]);
    /// Good customers that the rule declines outright.
    RuleDeclineShare = share("rule_decline_share", Unit::Permille, 2);
    /// Challenged, of the offered.
    StepupShare = share("stepup_share", Unit::Percent, 2);
    /// Fraud that the screen does not let through.
    FraudPreventedShare = share("fraud_prevented_share", Unit::Percent, 1);
    /// Timed out at the issuer, of those forwarded.
    IssuerTimeoutShare = share("issuer_timeout_share", Unit::Percent, 1);
    /// Mean latency of issuer group A this minute.
    IssuerALatencyS = now("issuer_a_latency_s", Unit::Seconds, 2);
    /// Mean latency of issuer group B this minute.
    IssuerBLatencyS = now("issuer_b_latency_s", Unit::Seconds, 2);
    /// Payments waiting to be offered again, at the end of the minute.
    RetryWaiting = now("retry_waiting", Unit::Tx, 0);
    /// Price of the fleet now.
    CostRateUPerH = now("cost_rate_u_per_h", Unit::CurrencyPerHour, 0);
    /// Price of the fleet so far.
    CostU = so_far("cost_u", Unit::Currency, 1);
    /// Value approved in the issuers' stead so far.
    StandinExposureU = so_far("standin_exposure_u", Unit::Currency, 0);
    /// Value of fraud approved so far.
    FraudApprovedU = so_far("fraud_approved_u", Unit::Currency, 0);
    /// Good customers lost so far.
    GoodLost = so_far("good_lost", Unit::Tx, 0);
    /// Good customers approved so far.
    GoodApproved = so_far("good_approved", Unit::Tx, 0);
    /// Good customers declined by the rule so far.
    GoodLostRule = part("good_lost_rule", "good_lost", Unit::Tx);
    /// Good customers who failed the step-up so far.
    GoodLostStepup = part("good_lost_stepup", "good_lost", Unit::Tx);
    /// Good customers who gave up after being turned away so far.
    GoodLostShed = part("good_lost_shed", "good_lost", Unit::Tx);
    /// Good customers who gave up in the queue so far.
    GoodLostQueue = part("good_lost_queue", "good_lost", Unit::Tx);
    /// Good customers who gave up because the issuer was unavailable, so far.
    GoodLostIssuer = part("good_lost_issuer", "good_lost", Unit::Tx);
}

sums! {
    /// Good customers who came for the first time.
    GoodNew = "good_new";
    /// Attempts of good customers whose score was acted upon, that is, which got a slot.
    GoodScored = "good_scored";
    /// Good customers approved.
    GoodApproved = "good_approved";
    /// Good customers lost.
    GoodLost = "good_lost";
    /// Good customers approved or lost.
    GoodSettled = "good_settled";
    /// Good customers of issuer group A approved.
    GoodApprovedA = "good_approved_a";
    /// Good customers of issuer group A approved or lost.
    GoodSettledA = "good_settled_a";
    /// Good customers of issuer group B approved.
    GoodApprovedB = "good_approved_b";
    /// Good customers of issuer group B approved or lost.
    GoodSettledB = "good_settled_b";
    /// Good customers declined by the rule.
    GoodDeclinedRule = "good_declined_rule";
    /// Good customers who failed the step-up.
    GoodFailedStepup = "good_failed_stepup";
    /// Good customers who gave up after being turned away.
    GoodGaveUpShed = "good_gave_up_shed";
    /// Good customers who gave up in the queue.
    GoodGaveUpQueue = "good_gave_up_queue";
    /// Good customers who gave up because the issuer was unavailable.
    GoodGaveUpIssuer = "good_gave_up_issuer";
    /// Growth of the number of good customers waiting to retry; negative when it shrinks.
    GoodWaitingChange = "good_waiting_change";
    /// Value approved, of both classes.
    ApprovedValueU = "approved_value_u";
    /// Value of fraud approved.
    FraudValueU = "fraud_value_u";
    /// Value approved in the issuers' stead.
    StandinValueU = "standin_value_u";
    /// Price of the fleet.
    CostU = "cost_u";
}

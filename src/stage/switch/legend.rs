//! What the marks on the switch's stage mean now.

use super::Writer;
use crate::shift::mark::Look;
use crate::stage::labels::Sign;
use crate::stage::legend;

/// The fates that are on the stage now. Where there is no room for all, those go that explain themselves.
pub(super) fn legend(w: &mut Writer<'_>) {
    let s = w.scene;
    let timed_out: f32 = s.issuers.iter().map(|i| i.timed_out_tps).sum();
    let all = [
        (Look::New, "new", s.new_tps >= 0.5),
        (Look::Retry, "retry", s.retry_tps >= 0.5),
        (Look::TurnedAway, "turned-away", s.shed_tps >= 0.5),
        (Look::LeftQueue, "left-queue", s.dropped_tps >= 0.5),
        (Look::NoAnswer, "no-answer", timed_out >= 0.5),
        (Look::StandIn, "stand-in", s.standin_tps >= 0.5),
        (Look::Reversal, "reversal", timed_out >= 0.5),
        (Look::GaveUp, "gave-up", s.gave_up_tps >= 0.5),
        (Look::Declined, "declined", s.declined_tps >= 0.05),
        (Look::Challenged, "challenged", s.challenged_tps >= 0.05),
        (
            Look::FailedChallenge,
            "failed-challenge",
            s.failed_tps >= 0.05,
        ),
        (
            Look::FraudThrough,
            "fraud-through",
            s.fraud_through_tps >= 0.3,
        ),
        (Look::Approved, "approved", s.approved_tps >= 0.5),
    ];
    let signs = all.map(|(look, key, there)| (Sign::Mark(look), key, there));
    let plain = [
        Look::Approved,
        Look::New,
        Look::Declined,
        Look::Retry,
        Look::GaveUp,
        Look::StandIn,
        Look::NoAnswer,
    ];
    legend::legend(w, &signs, &plain);
}

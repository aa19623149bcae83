//! What the shapes on the web service's stage mean now.

use super::Writer;
use crate::shift::mark::Look;
use crate::stage::labels::Sign;
use crate::stage::legend;

/// The fates and builds that are on the stage now.
pub(super) fn legend(w: &mut Writer<'_>) {
    let s = w.scene;
    let signs = [
        (Sign::Mark(Look::New), "request", s.requests_rps >= 0.5),
        (
            Sign::Mark(Look::TurnedAway),
            "refused",
            s.refused_rps() >= 0.5,
        ),
        (
            Sign::Mark(Look::Approved),
            "answered",
            s.answered_rps() >= 0.5,
        ),
        (Sign::Mark(Look::LeftQueue), "error", s.errors_rps() >= 0.05),
        (Sign::Mark(Look::WarmUp), "warm-up", s.warm_up_left_min > 0),
        (Sign::BadBuild, "bad-build", s.bad_share > 0.0),
        (Sign::Prepared, "prepared", s.standby > 0),
    ];
    let plain = [Look::Approved, Look::New, Look::TurnedAway];
    legend::legend(w, &signs, &plain);
}

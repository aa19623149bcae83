//! The switch's curves.

use super::{Curve, Densities, Goodput, Queue, Roc, densities, goodput, queue, roc};
use crate::model::control::{ControlKind, DeskKind};
use crate::model::desk::{self, Flows, Minute};
use crate::model::events::{HoldingLaw, PaymentLaw, Situation};
use crate::model::queue as formulas;
use crate::model::switch::{Row, drop_share};

/// What the issuer timeout does.
#[derive(Clone, Debug, PartialEq)]
pub struct Holding {
    /// Mean holding time `S` against the timeout.
    pub hold_s: Curve,
    /// Share of forwarded payments that time out, against the timeout.
    pub late_share: Curve,
}

/// Everything that can be drawn of a minute of the switch.
#[derive(Clone, Debug, PartialEq)]
pub struct SwitchCurves {
    /// Score densities with threshold and step-up band.
    pub densities: Densities,
    /// What each threshold lets through.
    pub roc: Roc,
    /// Waiting and loss against load.
    pub queue: Queue,
    /// Goodput against the offered rate.
    pub goodput: Goodput,
    /// Holding time against the issuer timeout.
    pub holding: Holding,
}

/// Mean holding time and timed-out share of payments against the issuer timeout, over the range of its control.
#[must_use]
pub fn holding(law: &PaymentLaw) -> Holding {
    let range = match desk::control(DeskKind::Switch, "IssuerTimeout").map(|control| control.kind) {
        Some(ControlKind::Grid { lo, hi, .. }) => [lo, hi],
        _ => [law.timeout_s; 2],
    };
    let forwarded: f64 = law.forwarded.iter().sum();
    Holding {
        hold_s: Curve::new(range, law.timeout_s, |timeout_s| {
            HoldingLaw::Payment(PaymentLaw { timeout_s, ..*law }).mean_s()
        }),
        late_share: Curve::new(range, law.timeout_s, |timeout_s| {
            let late: f64 = law
                .forwarded
                .iter()
                .zip(law.latency_s)
                .map(|(share, latency_s)| share * formulas::decay(timeout_s / latency_s).1)
                .sum();
            if forwarded > 0.0 {
                late / forwarded
            } else {
                0.0
            }
        }),
    }
}

impl SwitchCurves {
    /// The curves of a minute, with the controls that were in force in it, by name; none for another desk's.
    #[must_use]
    pub fn of_minute(minute: &Minute, control: impl Fn(&str) -> f64) -> Option<Self> {
        let Flows::Switch(flows) = minute.flows else {
            return None;
        };
        let (threshold, band) = (control("Threshold"), control("StepUpBand"));
        let situation = Situation::of_minute(minute, &control);
        let HoldingLaw::Payment(law) = situation.law else {
            return None;
        };
        let hold_s = minute.readings[Row::HoldS as usize];
        let (slots, deadline_s) = (situation.slots, situation.deadline_s);
        Some(Self {
            densities: densities(threshold, band),
            roc: roc(threshold, band, control("FraudShare")),
            queue: queue(slots, flows.admitted, hold_s, deadline_s, drop_share),
            goodput: goodput(
                slots,
                flows.offered,
                flows.admitted - flows.dropped,
                hold_s,
                deadline_s,
            ),
            holding: holding(&law),
        })
    }
}

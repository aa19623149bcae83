//! What values a control takes, and the way between values, slider places and the notation of files.

use super::control::{Control, ControlKind, DeskKind, IssuerGroup, RetryPolicy, Set, Unit};

/// Part of a step by which a value may miss its control's grid.
const GRID_TOLERANCE: f64 = 1e-6;

/// A value that its control does not take.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{id}: {value} is not allowed, allowed is {allowed}")]
pub struct ControlError {
    /// The control's name in files.
    pub id: &'static str,
    /// The value refused.
    pub value: f64,
    /// What the control takes.
    pub allowed: String,
}

impl Control {
    /// Checks a value against the control's range and grid, to 1e-6 of a step.
    ///
    /// # Errors
    /// Names the control, the value and what is allowed.
    pub fn check(&self, value: f64) -> Result<(), ControlError> {
        let near = |wanted: f64| (value - wanted).abs() <= GRID_TOLERANCE;
        let allowed = match self.kind {
            ControlKind::Whole { lo, hi } => {
                near(value.round().clamp(f64::from(lo), f64::from(hi)))
            }
            ControlKind::Grid { lo, hi, step } => {
                let steps = (value - lo) / step;
                let nearest = steps.round().clamp(0.0, ((hi - lo) / step).round());
                (steps - nearest).abs() <= GRID_TOLERANCE
            }
            ControlKind::Range { lo, hi } => (lo..=hi).contains(&value),
            ControlKind::Notches(notches) => notches.iter().any(|&notch| near(f64::from(notch))),
            ControlKind::Toggle => near(0.0) || near(1.0),
            ControlKind::Choice(names) => (0..names.len()).any(|index| near(index as f64)),
            ControlKind::Button => true,
        };
        if allowed {
            Ok(())
        } else {
            Err(ControlError {
                id: self.id,
                value,
                allowed: self.allowed_text(),
            })
        }
    }

    /// What the control takes, as error messages say it.
    #[must_use]
    pub fn allowed_text(&self) -> String {
        match self.kind {
            ControlKind::Whole { lo, hi } => format!("{lo}–{hi}"),
            ControlKind::Grid { lo, hi, step } => format!("{lo}–{hi} in steps of {step}"),
            ControlKind::Range { lo, hi } => format!("{lo}–{hi}"),
            ControlKind::Notches(notches) => {
                let notches: Vec<String> = notches.iter().map(ToString::to_string).collect();
                notches.join(", ")
            }
            ControlKind::Toggle => "true, false".to_owned(),
            ControlKind::Choice(names) => names.join(", "),
            ControlKind::Button => "no value".to_owned(),
        }
    }

    /// Place of a value on the control's slider, 0…1.
    #[must_use]
    pub fn fraction(&self, value: f64) -> f64 {
        let place = match self.kind {
            ControlKind::Whole { lo, hi } => (value - f64::from(lo)) / f64::from(hi - lo),
            ControlKind::Grid { lo, hi, .. } | ControlKind::Range { lo, hi } => {
                (value - lo) / (hi - lo)
            }
            ControlKind::Notches(notches) => {
                let below = notches
                    .iter()
                    .filter(|&&notch| f64::from(notch) < value - GRID_TOLERANCE)
                    .count();
                below as f64 / notches.len().saturating_sub(1).max(1) as f64
            }
            ControlKind::Choice(names) => value / names.len().saturating_sub(1).max(1) as f64,
            ControlKind::Toggle => value,
            ControlKind::Button => 0.0,
        };
        place.clamp(0.0, 1.0)
    }

    /// The nearest allowed value to a place on the slider; decimals come out as a person would write them.
    #[must_use]
    pub fn from_fraction(&self, place: f64) -> f64 {
        let place = place.clamp(0.0, 1.0);
        let tidy = |value: f64| (value * 1e6).round() / 1e6;
        match self.kind {
            ControlKind::Whole { lo, hi } => f64::from(lo) + (place * f64::from(hi - lo)).round(),
            ControlKind::Grid { lo, hi, step } => {
                let steps = ((hi - lo) / step).round();
                tidy(lo + (place * steps).round() * step)
            }
            ControlKind::Range { lo, hi } => ((lo + place * (hi - lo)) * 1e3).round() / 1e3,
            ControlKind::Notches(notches) => {
                let wanted = (place * notches.len().saturating_sub(1) as f64).round();
                let mut notches = notches.iter().enumerate();
                notches
                    .find(|&(index, _)| index as f64 >= wanted)
                    .map_or(0.0, |(_, &notch)| f64::from(notch))
            }
            ControlKind::Choice(names) => (place * names.len().saturating_sub(1) as f64).round(),
            ControlKind::Toggle | ControlKind::Button => place.round(),
        }
    }

    /// The next allowed value above (`up`) or below a value; the value itself at the end of the range.
    #[must_use]
    pub fn neighbour(&self, value: f64, up: bool) -> f64 {
        let steps = match self.kind {
            ControlKind::Whole { lo, hi } => f64::from(hi - lo),
            ControlKind::Grid { lo, hi, step } => ((hi - lo) / step).round(),
            ControlKind::Range { .. } => 100.0,
            ControlKind::Notches(notches) => notches.len().saturating_sub(1) as f64,
            ControlKind::Choice(names) => names.len().saturating_sub(1) as f64,
            ControlKind::Toggle | ControlKind::Button => 1.0,
        };
        let way = if up { 1.0 } else { -1.0 };
        self.from_fraction(self.fraction(value) + way / steps.max(1.0))
    }

    /// Decimals with which the number is shown in its unit (percent already multiplied).
    #[must_use]
    pub fn decimals(&self) -> usize {
        match self.kind {
            ControlKind::Grid { .. } if self.unit == Unit::Sigma => 2,
            ControlKind::Grid { step, .. } if self.unit == Unit::Seconds && step < 1.0 => 2,
            ControlKind::Range { .. } if self.unit == Unit::Percent => 1,
            ControlKind::Range { .. } => 2,
            _ => 0,
        }
    }
}

impl Set {
    /// Name of the control in the desks' tables. The two issuer groups are two controls there,
    /// `IssuerLatencyA` and `IssuerLatencyB`.
    #[must_use]
    pub fn control_id(&self) -> &'static str {
        match self {
            Self::Servers(_) => "Servers",
            Self::Shedding(_) => "Shedding",
            Self::RetryPolicy(_) => "RetryPolicy",
            Self::Threshold(_) => "Threshold",
            Self::StepUpBand(_) => "StepUpBand",
            Self::IssuerTimeout(_) => "IssuerTimeout",
            Self::StandInLimit(_) => "StandInLimit",
            Self::Floor(_) => "Floor",
            Self::Autoscaler(_) => "Autoscaler",
            Self::TargetUtilization(_) => "TargetUtilization",
            Self::CacheTtl(_) => "CacheTtl",
            Self::ShedLowPriority(_) => "ShedLowPriority",
            Self::Recommendations(_) => "Recommendations",
            Self::WarmUp => "WarmUp",
            Self::RollBack => "RollBack",
            Self::Surge(_) => "Surge",
            Self::FraudShare(_) => "FraudShare",
            Self::IssuerLatency(IssuerGroup::A, _) => "IssuerLatencyA",
            Self::IssuerLatency(IssuerGroup::B, _) => "IssuerLatencyB",
            Self::BadBuild => "BadBuild",
            Self::CacheFlush => "CacheFlush",
        }
    }

    /// The value as a number: switches 0 or 1, the retry policy its index, a button 1.
    #[must_use]
    pub fn value(&self) -> f64 {
        match *self {
            Self::Servers(count) | Self::StandInLimit(count) | Self::Floor(count) => {
                f64::from(count)
            }
            Self::Shedding(on) | Self::Autoscaler(on) | Self::Recommendations(on) => {
                f64::from(u8::from(on))
            }
            Self::RetryPolicy(RetryPolicy::Immediate) => 0.0,
            Self::Threshold(value)
            | Self::StepUpBand(value)
            | Self::IssuerTimeout(value)
            | Self::TargetUtilization(value)
            | Self::CacheTtl(value)
            | Self::ShedLowPriority(value)
            | Self::Surge(value)
            | Self::FraudShare(value)
            | Self::IssuerLatency(_, value) => value,
            Self::RetryPolicy(RetryPolicy::BackOff)
            | Self::WarmUp
            | Self::RollBack
            | Self::BadBuild
            | Self::CacheFlush => 1.0,
        }
    }

    /// Whether the desk has this control.
    #[must_use]
    pub fn belongs_to(&self, kind: DeskKind) -> bool {
        super::desk::control(kind, self.control_id()).is_some()
    }
}

/// The whole number nearest to a control's value, for [`Control::make`].
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the cast saturates, and the tables bound the value"
)]
pub(super) fn whole(value: f64) -> u32 {
    value.round() as u32
}

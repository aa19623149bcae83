//! Amount bands and the four lanes in which every flow of the switch is kept.

use std::sync::LazyLock;

use super::constants::{AMOUNT_SIGMA, BANDS, GROUP_SHARE, LIMITS, MEDIAN_U};
use crate::model::normal::Lognormal;

/// Issuer group × class of payer, in the order of [`lane`].
pub(super) const LANES: usize = 4;
/// One number a lane.
pub(super) type Lanes = [f64; LANES];
/// One number a band and lane.
pub(super) type Cohorts = [Lanes; BANDS];

/// Lane of a group (0 = A, 1 = B) and class (0 = genuine, 1 = fraud).
pub(super) const fn lane(group: usize, class: usize) -> usize {
    2 * group + class
}

/// Makes lanes from a function of group and class.
pub(super) fn lanes(of: impl Fn(usize, usize) -> f64) -> Lanes {
    [of(0, 0), of(0, 1), of(1, 0), of(1, 1)]
}

/// How amounts spread over the bands.
pub(super) struct Mix {
    /// Share of a lane's payments in each band.
    pub(super) share: Cohorts,
    /// Mean amount of each band, in units of currency.
    pub(super) mean_u: Cohorts,
    /// Share of the traffic's groups, one a lane.
    pub(super) group: Lanes,
}

/// The amounts never change, so they are worked out once.
pub(super) static MIX: LazyLock<Mix> = LazyLock::new(|| {
    let mut mix = Mix {
        share: [[0.0; LANES]; BANDS],
        mean_u: [[0.0; LANES]; BANDS],
        group: lanes(|group, _| GROUP_SHARE[group]),
    };
    let notches = LIMITS.map(f64::from);
    let uppers = notches.iter().skip(1).chain([&f64::INFINITY]);
    for (band, (&from, &to)) in notches.iter().zip(uppers).enumerate() {
        for (class, &median) in MEDIAN_U.iter().enumerate() {
            let amounts = Lognormal {
                median,
                sigma: AMOUNT_SIGMA,
            };
            let share = amounts.share_between(from, to);
            let mean_u = amounts.volume_between(from, to) / share;
            for group in 0..2 {
                mix.share[band][lane(group, class)] = share;
                mix.mean_u[band][lane(group, class)] = mean_u;
            }
        }
    }
    mix
});

/// Number of bands that lie at or below a stand-in limit.
pub(super) fn bands_below(limit_u: u32) -> usize {
    LIMITS
        .iter()
        .skip(1)
        .take_while(|&&notch| notch <= limit_u)
        .count()
}

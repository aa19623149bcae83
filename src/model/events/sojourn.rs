//! A histogram of response times.

/// Bits of the fraction that tell bins apart: 128 bins an octave, each 0.6 to 0.8 % wide.
const FRACTION_BITS: u32 = 7;
/// Bits of an `f64` that a bin does not look at.
const SHIFT: u32 = 52 - FRACTION_BITS;
/// Octaves, from 2⁻¹⁰ s (about a millisecond) to 2⁸ s.
const OCTAVES: u32 = 18;
/// Bins.
const BINS: usize = (OCTAVES << FRACTION_BITS) as usize;
/// Bits of the shortest time that has a bin of its own, 2⁻¹⁰ s.
const FIRST: u64 = ((1023 - 10) as u64) << 52;

/// Counts of times in bins whose width grows with the time. The sign is never set, so the upper bits of an
/// `f64` grow with the number itself, and are the number of its bin.
#[derive(Clone, Debug)]
pub(super) struct Sojourns {
    counts: Box<[u32]>,
    all: u64,
}

impl Sojourns {
    pub(super) fn new() -> Self {
        Self {
            counts: vec![0; BINS].into_boxed_slice(),
            all: 0,
        }
    }

    pub(super) fn clear(&mut self) {
        self.counts.fill(0);
        self.all = 0;
    }

    pub(super) fn add(&mut self, other: &Self) {
        for (count, more) in self.counts.iter_mut().zip(&other.counts) {
            *count = count.saturating_add(*more);
        }
        self.all += other.all;
    }

    /// Counts a time.
    pub(super) fn count(&mut self, time_s: f64) {
        let bin = bin(time_s);
        self.counts[bin] = self.counts[bin].saturating_add(1);
        self.all += 1;
    }

    /// The time that this share of all stay below, linear within its bin; NaN without any.
    pub(super) fn quantile_s(&self, share: f64) -> f64 {
        if self.all == 0 {
            return f64::NAN;
        }
        let wanted = share * self.all as f64;
        let mut below = 0.0;
        for (bin, &count) in self.counts.iter().enumerate() {
            let count = f64::from(count);
            if below + count >= wanted && count > 0.0 {
                let from_s = edge_s(bin);
                return from_s + (edge_s(bin + 1) - from_s) * (wanted - below) / count;
            }
            below += count;
        }
        edge_s(BINS)
    }
}

/// Half the width of the bin that a time falls in: no quantile is better known.
pub(super) fn grain_s(time_s: f64) -> f64 {
    let bin = bin(time_s);
    0.5 * (edge_s(bin + 1) - edge_s(bin))
}

/// The bin of a time; those beyond the ends go to the outermost bins.
fn bin(time_s: f64) -> usize {
    let steps = time_s.to_bits().saturating_sub(FIRST) >> SHIFT;
    usize::try_from(steps).unwrap_or(BINS).min(BINS - 1)
}

/// Lower end of a bin.
fn edge_s(bin: usize) -> f64 {
    f64::from_bits(FIRST + ((bin as u64) << SHIFT))
}

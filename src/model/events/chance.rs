//! Random numbers for millions of customers.

/// Increment of the sequence under the generator, 2⁶⁴ ÷ the golden ratio.
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;
/// 2⁻⁵³.
const UNIT: f64 = 1.0 / 9_007_199_254_740_992.0;

/// `SplitMix64` (Steele, Lea and Flood, *Fast splittable pseudorandom number generators*, 2014). The game's own
/// generator repeats after 2³² draws and leaves out a third of its outputs, which is enough for a minute's
/// weather but not for a claim about millions of customers.
#[derive(Clone, Debug)]
pub(super) struct Chance {
    state: u64,
}

impl Chance {
    /// The sequence of a seed.
    pub(super) fn new(seed: u32) -> Self {
        Self {
            state: u64::from(seed),
        }
    }

    fn bits(&mut self) -> u64 {
        self.state = self.state.wrapping_add(STEP);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// Uniform in (0, 1]: never 0, whose logarithm nobody wants.
    pub(super) fn uniform(&mut self) -> f64 {
        ((self.bits() >> 11) + 1) as f64 * UNIT
    }

    /// Exponential of mean 1, by inversion.
    pub(super) fn exponential(&mut self) -> f64 {
        -libm::log(self.uniform())
    }
}

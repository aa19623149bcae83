//! The one random generator, its distributions and its three streams.
//!
//! The generator is Ettinger's mulberry32 (public domain, 2017), kept because seeds are exchanged as plain
//! 32-bit numbers: period 2³², about a third of all outputs never occur. Good for a game's noise, not for
//! Monte-Carlo claims.

use std::convert::Infallible;
use std::f64::consts::TAU;

use rand_core::{SeedableRng, TryRng};

/// Increment of the Weyl sequence under the generator.
const WEYL: u32 = 0x6D2B_79F5;
/// Tells the scenario stream from the weather.
const SCENARIO: u32 = 0x5CE4_A210;
/// Tells the picture stream from the weather.
const PICTURE: u32 = 0x9E37_79B9;
/// 2⁻³², so that the largest draw stays below 1.
const UNIT: f64 = 1.0 / 4_294_967_296.0;

/// The generator; its state is the seed itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mulberry32 {
    state: u32,
}

impl Mulberry32 {
    /// A generator at the start of a seed's sequence.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        Self { state: seed }
    }

    /// The next 32 bits.
    pub fn bits(&mut self) -> u32 {
        self.state = self.state.wrapping_add(WEYL);
        let s = self.state;
        let mut t = (s ^ (s >> 15)).wrapping_mul(s | 1);
        t ^= t.wrapping_add((t ^ (t >> 7)).wrapping_mul(t | 0x3D));
        t ^ (t >> 14)
    }

    /// Uniform in [0, 1); one draw.
    pub fn uniform(&mut self) -> f64 {
        f64::from(self.bits()) * UNIT
    }

    /// Exponential by inversion; one draw. (Devroye, *Non-Uniform Random Variate Generation*, II.2.)
    pub fn exponential(&mut self, mean: f64) -> f64 {
        -mean * libm::log(1.0 - self.uniform())
    }

    /// Standard normal by Box and Muller (1958); always two draws, the sine twin is thrown away.
    pub fn normal(&mut self) -> f64 {
        let radius = (-2.0 * libm::log(1.0 - self.uniform())).sqrt();
        radius * libm::cos(TAU * self.uniform())
    }

    /// Poisson by Knuth's product of uniforms, for means up to 30: about `mean + 1` draws, a number that
    /// varies, so the model itself never uses it.
    pub fn poisson(&mut self, mean: f64) -> u32 {
        let limit = libm::exp(-mean);
        let mut product = self.uniform();
        let mut count = 0;
        while product > limit {
            product *= self.uniform();
            count += 1;
        }
        count
    }
}

impl TryRng for Mulberry32 {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.bits())
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let low = u64::from(self.bits());
        Ok(low | (u64::from(self.bits()) << 32))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(4) {
            let word = self.bits().to_le_bytes();
            for (byte, from) in chunk.iter_mut().zip(word) {
                *byte = from;
            }
        }
        Ok(())
    }
}

impl SeedableRng for Mulberry32 {
    type Seed = [u8; 4];

    fn from_seed(seed: Self::Seed) -> Self {
        Self::new(u32::from_le_bytes(seed))
    }
}

/// Traffic and issuer noise: the same number of draws every minute, whatever the player does.
#[must_use]
pub const fn weather(seed: u32) -> Mulberry32 {
    Mulberry32::new(seed)
}

/// What a level leaves to chance, drawn once at its start.
#[must_use]
pub const fn scenario(seed: u32) -> Mulberry32 {
    Mulberry32::new(seed ^ SCENARIO)
}

/// Particles and other decoration; the model never reads it.
#[must_use]
pub const fn picture(seed: u32) -> Mulberry32 {
    Mulberry32::new(seed ^ PICTURE)
}

/// The seed that a typed text means: a number that fits 32 bits is itself, anything else is hashed
/// (FNV-1a of the upper case's UTF-8); nothing typed is no seed.
#[must_use]
pub fn seed_from_text(text: &str) -> Option<u32> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    if text.bytes().all(|byte| byte.is_ascii_digit())
        && let Ok(seed) = text.parse()
    {
        return Some(seed);
    }
    let hash = text
        .to_uppercase()
        .bytes()
        .fold(0x811C_9DC5_u32, |hash, byte| {
            (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
        });
    Some(hash)
}

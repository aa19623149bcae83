//! The queueing formulas of both desks: `n` parallel slots, Poisson arrivals at rate `λ`, exponential
//! holding times of mean `S`, offered load `a = λS` erlangs, capacity `n/S`.
//!
//! Sources: Erlang (1917); Cooper, *Introduction to Queueing Theory*, 2nd ed. 1981, §3; Harchol-Balter,
//! *Performance Modeling and Design of Computer Systems*, 2013, ch. 14–15; Barrer (1957) and Boots and Tijms
//! (1999) for customers who leave at a deadline.
//!
//! What is approximate, and by how much ([`events`](super::events) measures it for any minute):
//!
//! - **A minute is taken as stationary** (Green, Kolesar and Whitt 2007). That wants `1/(n/S − λ)` to be far less
//!   than 60 s, so it fails within a twentieth of a customer a second of capacity.
//! - **Holding times are taken as exponential.** The desks' are not: their squared coefficient of variation `c²` is
//!   0.57 at the switch on a usual day, and 2.6 in an issuer outage with the timeout at 8 s. Waits go roughly with
//!   `(1 + c²)/2` (Lee and Longton 1959), so they are 0.79 and 1.8 times the formula's. Erlang B, busy slots and the
//!   loss far above capacity depend on the mean alone.
//! - **Those who wait are taken as patient** in Erlang C and in the mean wait: near capacity, where some leave at the
//!   deadline, the true wait is shorter. The loss does not share this fault; see [`Station::new`].

use std::f64::consts::TAU;

/// Up to here the plain recursion is the fastest exact form (and Stirling's series not yet exact).
const RECURSION_MAX: u32 = 32;
/// Beyond, `e^{−x}` is no normal number any more; such numbers are slow, and nothing here needs them.
const EXP_MAX: f64 = 708.0;
/// Terms below this part of a sum no longer change it.
const NEGLIGIBLE: f64 = 5e-17;

/// Erlang B: the share of arrivals that find all `n` slots busy when none waits.
#[must_use]
pub fn erlang_b(n: u32, a: f64) -> f64 {
    1.0 / inverse_erlang_b(n, a)
}

/// `1/B_n(a)`, infinite where B underflows.
///
/// `1/B_n = Σ_j n(n−1)…(n−j+1)/a^j` (the inverse recursion `1/B_k = 1 + (k/a)/B_{k−1}` unrolled from its
/// end). Its terms fall at once when `a ≥ n`, so a few hundred at most are summed for 768 slots. Below,
/// where they first rise, the Poisson probability `p = e^{−a} aⁿ/n!` of `n` closes the sum:
/// `1/B_n = 1/p − Σ_{k≥1} a^k/((n+1)…(n+k))`, whose terms fall at once when `a < n`.
#[must_use]
pub fn inverse_erlang_b(n: u32, a: f64) -> f64 {
    let slots = f64::from(n);
    if n <= RECURSION_MAX {
        recursion(n, a)
    } else if a >= slots {
        falling(slots, a)
    } else if a > 0.0 {
        let whole = inverse_poisson(slots, a);
        whole - rising(slots, a, whole * NEGLIGIBLE)
    } else {
        f64::INFINITY
    }
}

/// The inverse recursion from no slot up.
fn recursion(n: u32, a: f64) -> f64 {
    if a <= 0.0 {
        return if n == 0 { 1.0 } else { f64::INFINITY };
    }
    let per = 1.0 / a;
    (1..=n).fold(1.0, |inverse, k| 1.0 + inverse * (f64::from(k) * per))
}

/// `Σ_{j≥0} n(n−1)…(n−j+1)/a^j` for `a ≥ n`. Four terms at a time, so that only one multiplication in four
/// waits for the one before; the factor 0 after the last term ends the sum by itself.
fn falling(n: f64, a: f64) -> f64 {
    let per = 1.0 / a;
    let (mut sum, mut term, mut k) = (1.0, 1.0, n);
    while term > sum * NEGLIGIBLE {
        let (f1, f2, f3, f4) = (k * per, (k - 1.0) * per, (k - 2.0) * per, (k - 3.0) * per);
        let (two, four) = (f1 * f2, f3 * f4);
        sum += term * ((f1 + two) + (two * f3 + two * four));
        term *= two * four;
        k -= 4.0;
    }
    sum
}

/// `Σ_{k≥1} a^k/((n+1)…(n+k))` for `a < n`, left off where its terms fall below `negligible`. Four terms
/// share one division.
fn rising(n: f64, a: f64, negligible: f64) -> f64 {
    let (a2, a3, a4) = (a * a, a * a * a, a * a * a * a);
    let (mut sum, mut term, mut k) = (0.0, 1.0, n);
    while term > negligible {
        let (d1, d2, d3, d4) = (k + 1.0, k + 2.0, k + 3.0, k + 4.0);
        let pair = d3 * d4;
        let three = d2 * pair;
        let per = 1.0 / (d1 * three);
        sum += term * (per * ((a * three + a2 * pair) + (a3 * d4 + a4)));
        term *= per * a4;
        k += 4.0;
    }
    sum
}

/// `1/p` for the Poisson probability `p = e^{−a} aⁿ/n!`, by the saddle-point form
/// `p = e^{−n φ(a/n − 1) − δ(n)}/√(2πn)` with `φ(u) = u − ln(1 + u)` and Stirling's remainder `δ` (Loader
/// 2000): no large numbers cancel.
fn inverse_poisson(n: f64, a: f64) -> f64 {
    let u = (a - n) / n;
    let phi = if u > -0.1 {
        // u − ln(1 + u) = u v − 2 (v³/3 + v⁵/5 + …), v = u/(2 + u): what cancels is taken out by hand.
        let v = u / (2.0 + u);
        let v2 = v * v;
        let odd = 1.0 / 3.0
            + v2 * (1.0 / 5.0
                + v2 * (1.0 / 7.0
                    + v2 * (1.0 / 9.0 + v2 * (1.0 / 11.0 + v2 * (1.0 / 13.0 + v2 / 15.0)))));
        u * v - 2.0 * v * v2 * odd
    } else {
        u - libm::log(a / n)
    };
    let n2 = n * n;
    let remainder =
        (1.0 / 12.0 - (1.0 / 360.0 - (1.0 / 1260.0 - (1.0 / 1680.0) / n2) / n2) / n2) / n;
    (TAU * n).sqrt() * libm::exp(n * phi + remainder)
}

/// Erlang C: the share of patient arrivals that have to wait; 1 from capacity on.
#[must_use]
pub fn erlang_c(n: u32, a: f64) -> f64 {
    let slots = f64::from(n);
    if a >= slots {
        1.0
    } else {
        slots / (a + (slots - a) * inverse_erlang_b(n, a))
    }
}

/// A group of slots under a load, with everything that one pass over Erlang's formula gives.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Station {
    /// Capacity `n/S`, in arrivals a second.
    pub capacity: f64,
    /// Capacity to spare `n/S − λ`, negative in overload.
    pub spare: f64,
    /// Erlang C; 1 from capacity on.
    pub wait_share: f64,
    /// Share of arrivals that leave at the deadline.
    pub loss: f64,
}

impl Station {
    /// `slots` slots, `rate` arrivals a second that hold a slot for `hold_s` and leave when they have
    /// waited `deadline_s` in vain.
    ///
    /// The loss is the exact one of M/M/n+D, smooth through capacity (Barrer 1957):
    ///
    /// ```text
    /// μn = n/S,  ρ = λ/μn,  δ = μn − λ,  b = B_{n−1}(a)
    /// loss = ρ b e^{−δτ} / (1 + b λ [ (1 − e^{−δτ})/δ + e^{−δτ}/μn ])
    /// ```
    ///
    /// Below capacity it is `(1 − ρ) P/(1 − ρ P)` of the patient tail `P` (Boots and Tijms 1999), which for any
    /// other law of holding times is an approximation, and a good one.
    ///
    /// The patient tail itself would not do: with 192 slots, 0.33 s and 2 s it says that 19 % leave at 99.9 % of
    /// capacity and 96 % just below it, where 0.03 % and 0.08 % do; for in the queue that it describes nobody
    /// leaves, and it grows without end.
    #[must_use]
    pub fn new(slots: u32, rate: f64, hold_s: f64, deadline_s: f64) -> Self {
        let n = f64::from(slots);
        let capacity = n / hold_s;
        let spare = capacity - rate;
        if rate <= 0.0 {
            return Self {
                capacity,
                spare,
                wait_share: if slots == 0 { 1.0 } else { 0.0 },
                loss: 0.0,
            };
        }
        let Some(fewer) = slots.checked_sub(1) else {
            return Self {
                capacity,
                spare,
                wait_share: 1.0,
                loss: 1.0,
            };
        };
        let a = rate * hold_s;
        let inverse = inverse_erlang_b(fewer, a);
        // n / (a + (n − a)/B_n) with 1/B_n = 1 + (n/a)/B_{n−1}, one step of the recursion.
        let wait_share = if spare > 0.0 {
            n / (a + (n - a) * (1.0 + inverse * (n / a)))
        } else {
            1.0
        };
        let loss = patience_loss(capacity, rate, inverse, deadline_s);
        Self {
            capacity,
            spare,
            wait_share: wait_share.min(1.0),
            loss: loss.clamp(0.0, 1.0),
        }
    }

    /// Whether arrivals reach or exceed capacity.
    #[must_use]
    pub fn is_overloaded(&self) -> bool {
        self.spare <= 0.0
    }

    /// `P(W > t) = C e^{−(n/S − λ) t}` of patient arrivals.
    #[must_use]
    pub fn wait_tail(&self, t_s: f64) -> f64 {
        if self.is_overloaded() {
            1.0
        } else {
            self.wait_share * libm::exp(-self.spare * t_s)
        }
    }

    /// Mean wait `C/(n/S − λ)` of patient arrivals; infinite in overload. Exact for exponential holding times and
    /// nobody leaving; minutes near capacity, where people do, cut it off at the deadline.
    #[must_use]
    pub fn mean_wait_s(&self) -> f64 {
        if self.is_overloaded() {
            f64::INFINITY
        } else {
            self.wait_share / self.spare
        }
    }
}

/// `1 − e^{−x}` and `e^{−x}` for `x ≥ 0`, each to full precision, from one elementary function.
#[must_use]
pub fn decay(x: f64) -> (f64, f64) {
    if x < 1.0 {
        let gone = -libm::expm1(-x);
        (gone, 1.0 - gone)
    } else if x < EXP_MAX {
        let left = libm::exp(-x);
        (1.0 - left, left)
    } else {
        (1.0, 0.0)
    }
}

/// The M/M/n+D loss from `inverse` = 1/B_{n−1}. Multiplied through by `e^{δτ}` in overload, and by 1/b
/// throughout, so that nothing overflows.
fn patience_loss(capacity: f64, rate: f64, inverse: f64, deadline_s: f64) -> f64 {
    let spare = capacity - rate;
    let (gone, left) = decay(spare.abs() * deadline_s);
    let load = rate / capacity;
    if spare == 0.0 {
        load / (inverse + rate * (deadline_s + 1.0 / capacity))
    } else if spare > 0.0 {
        load * left / (inverse + rate * (gone / spare + left / capacity))
    } else {
        load / (inverse * left + rate * (gone / -spare + 1.0 / capacity))
    }
}

/// Loss of `n` slots whose customers leave after waiting `deadline_s` ([`Station::loss`]).
#[must_use]
pub fn loss(slots: u32, rate: f64, hold_s: f64, deadline_s: f64) -> f64 {
    Station::new(slots, rate, hold_s, deadline_s).loss
}

/// Goodput in overload when each lost customer wastes the part `ω` of a service:
/// `(n/S − ωλ)/(1 − ω)`, never negative. Slot time adds up, so it is exact for that `ω`, which is an assumption.
#[must_use]
pub fn goodput(capacity: f64, rate: f64, wasted: f64) -> f64 {
    ((capacity - wasted * rate) / (1.0 - wasted)).max(0.0)
}

/// Mean of `min(L, T)` for an exponential `L` of mean `m`: `m (1 − e^{−T/m})`.
#[must_use]
pub fn mean_until(mean_s: f64, timeout_s: f64) -> f64 {
    -mean_s * libm::expm1(-timeout_s / mean_s)
}

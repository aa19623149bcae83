//! A number that stands for every bit of a run.

use std::fmt;

use crate::model::desk::Minute;

/// A hash over every `f64` of every minute (FNV-1a, 64 bits, the numbers' bytes lowest first).
///
/// Two runs with the same one are the same to the last bit, whatever machine or browser played them. It is written as four
/// groups of hexadecimal digits; the first two are what people compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(u64);

impl Fingerprint {
    /// The fingerprint of minutes in their order.
    #[must_use]
    pub(super) fn of(history: &[Minute]) -> Self {
        let bytes = history
            .iter()
            .flat_map(Minute::values)
            .flat_map(|value| value.to_bits().to_le_bytes());
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Self(hash)
    }

    /// The first half, for people: `3f09-a21c`.
    #[must_use]
    pub fn short(&self) -> String {
        let [a, b, ..] = self.groups();
        format!("{a:04x}-{b:04x}")
    }

    fn groups(self) -> [u16; 4] {
        let [a, b, c, d, e, f, g, h] = self.0.to_be_bytes();
        [[a, b], [c, d], [e, f], [g, h]].map(u16::from_be_bytes)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [a, b, c, d] = self.groups();
        write!(f, "{a:04x}-{b:04x}-{c:04x}-{d:04x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::control::DeskKind;
    use crate::model::desk::{Desk, Flows, Start, indicators, sums};

    /// A number a little larger: the next one there is.
    fn nudge(value: &mut f64) {
        *value = f64::from_bits(value.to_bits() + 1);
    }

    #[test]
    fn every_number_of_every_minute_counts() {
        for kind in [DeskKind::Switch, DeskKind::Web] {
            let mut desk = Desk::new(&Start::new(kind), 7);
            let minutes = [desk.step(), desk.step(), desk.step()];
            let usual = Fingerprint::of(&minutes);
            let differs = |change: &dyn Fn(&mut Minute)| {
                let mut changed = minutes;
                change(&mut changed[1]);
                Fingerprint::of(&changed) != usual
            };
            for (row, indicator) in indicators(kind).iter().enumerate() {
                assert!(
                    differs(&|minute| nudge(&mut minute.readings[row])),
                    "{}",
                    indicator.name
                );
            }
            for (row, sum) in sums(kind).iter().enumerate() {
                assert!(differs(&|minute| nudge(&mut minute.sums[row])), "{sum}");
            }
            assert!(differs(&|minute| match &mut minute.flows {
                Flows::Switch(flows) => nudge(&mut flows.slow_share_b),
                Flows::Web(flows) => nudge(&mut flows.answered),
            }));
            assert_ne!(Fingerprint::of(&minutes[..2]), usual);
            assert_ne!(
                Fingerprint::of(&[minutes[1], minutes[0], minutes[2]]),
                usual
            );
        }
    }

    #[test]
    fn the_short_form_begins_the_long_one() {
        let print = Fingerprint(0x3f09_a21c_0000_00ff);
        assert_eq!(print.to_string(), "3f09-a21c-0000-00ff");
        assert_eq!(print.short(), "3f09-a21c");
    }
}

//! What whoever sets a booth up may choose: in a link (`?booth=1&idle=30&countdown=15&round=90&levels=…`) or on the command line.

use super::machine::Patience;
use crate::board::Pin;

/// How a booth is to be.
#[derive(Clone, Debug, PartialEq)]
pub struct BoothOptions {
    /// Seconds without any input until it is asked whether somebody is still there.
    pub idle_s: f64,
    /// Seconds from that question until the visitor counts as gone.
    pub countdown_s: f64,
    /// Seconds that a round takes, whatever the minutes of its level.
    pub round_s: f64,
    /// Ids of the levels that are played, in this order; none is the program's own list.
    pub levels: Vec<String>,
    /// Name of the event, for its board; `None` for the one that went on before.
    pub event: Option<String>,
    /// The attendant's number; without one nothing can be changed while the booth runs.
    pub pin: Option<Pin>,
}

impl Default for BoothOptions {
    fn default() -> Self {
        Self {
            idle_s: 30.0,
            countdown_s: 15.0,
            round_s: 90.0,
            levels: Vec::new(),
            event: None,
            pin: None,
        }
    }
}

/// Fewest and most seconds of any of a booth's times.
const SECONDS: (f64, f64) = (1.0, 3600.0);

impl BoothOptions {
    /// A time of a booth in seconds, as it is written.
    ///
    /// # Errors
    /// What is allowed.
    pub fn seconds(text: &str) -> Result<f64, String> {
        let (least, most) = SECONDS;
        let seconds: Option<f64> = text.parse().ok();
        seconds
            .filter(|s| (least..=most).contains(s))
            .ok_or_else(|| format!("allowed is a number of seconds from {least} to {most}"))
    }

    /// What a link asks for, if it asks for a booth; with what of it makes no sense and is left out.
    #[must_use]
    pub fn asked(query: &str) -> Option<(Self, Vec<String>)> {
        let query = query.trim_start_matches('?').as_bytes();
        let pairs = || form_urlencoded::parse(query);
        pairs().find(|(name, value)| name == "booth" && value == "1")?;
        let (mut options, mut faults) = (Self::default(), Vec::new());
        for (name, value) in pairs() {
            let time = match name.as_ref() {
                "idle" => &mut options.idle_s,
                "countdown" => &mut options.countdown_s,
                "round" => &mut options.round_s,
                "levels" => {
                    options.levels = ids(&value);
                    continue;
                }
                "event" => {
                    options.event = Some(value.into_owned());
                    continue;
                }
                "pin" => {
                    match value.parse() {
                        Ok(pin) => options.pin = Some(pin),
                        Err(allowed) => faults.push(format!("pin: {allowed}")),
                    }
                    continue;
                }
                _ => continue,
            };
            match Self::seconds(&value) {
                Ok(seconds) => *time = seconds,
                Err(allowed) => faults.push(format!("{name}: {allowed}")),
            }
        }
        Some((options, faults))
    }

    /// How long the booth waits for its visitors.
    pub(super) fn patience(&self) -> Patience {
        Patience {
            idle_s: self.idle_s,
            countdown_s: self.countdown_s,
        }
    }
}

/// The ids of a list with commas.
fn ids(list: &str) -> Vec<String> {
    let ids = list.split(',').map(str::trim);
    ids.filter(|id| !id.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_may_set_every_time_and_the_levels() {
        assert_eq!(BoothOptions::asked("?seed=7"), None);
        assert_eq!(BoothOptions::asked("?booth=0&idle=3"), None);
        let usual = BoothOptions::asked("?booth=1");
        assert_eq!(usual, Some((BoothOptions::default(), vec![])));
        let all =
            "?booth=1&idle=2&countdown=1.5&round=20&levels=a,%20b,&event=Open+day&pin=0815&lang=ga";
        let (options, faults) = BoothOptions::asked(all).expect("a booth");
        let wanted = BoothOptions {
            idle_s: 2.0,
            countdown_s: 1.5,
            round_s: 20.0,
            levels: vec!["a".into(), "b".into()],
            event: Some("Open day".into()),
            pin: "0815".parse().ok(),
        };
        assert_eq!(options, wanted);
        assert!(faults.is_empty());
    }

    #[test]
    fn what_makes_no_sense_is_said_and_left_out() {
        let (options, faults) =
            BoothOptions::asked("booth=1&idle=soon&round=0&countdown=nan&pin=12").expect("a booth");
        assert_eq!(options, BoothOptions::default());
        let least = "allowed is a number of seconds from 1 to 3600";
        let mut said = ["idle", "round", "countdown"]
            .map(|name| format!("{name}: {least}"))
            .to_vec();
        said.push("pin: allowed are 4 to 8 digits".into());
        assert_eq!(faults, said);
    }
}

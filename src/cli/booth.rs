//! What can be said of a booth on the command line.

use clap::Args;

use crate::board::Pin;
use crate::screens::booth::BoothOptions;

/// A booth, and how it is to be.
#[derive(Clone, Debug, Args)]
pub struct BoothArgs {
    /// Runs unattended on a stand, full screen: plays by itself until somebody touches or moves anything
    #[arg(long)]
    pub booth: bool,

    /// Booth: seconds without any input until it asks whether somebody is still there [default: 30]
    #[arg(long, value_name = "SECONDS", value_parser = BoothOptions::seconds, requires = "booth")]
    pub idle: Option<f64>,

    /// Booth: seconds from that question until the visitor counts as gone [default: 15]
    #[arg(long, value_name = "SECONDS", value_parser = BoothOptions::seconds, requires = "booth")]
    pub countdown: Option<f64>,

    /// Booth: seconds a round takes, whatever the minutes of its level [default: 90]
    #[arg(long, value_name = "SECONDS", value_parser = BoothOptions::seconds, requires = "booth")]
    pub round: Option<f64>,

    /// Booth: ids of the levels it plays, in this order [default: all that are scored]
    #[arg(
        long,
        value_name = "LEVEL,…",
        value_delimiter = ',',
        requires = "booth"
    )]
    pub booth_levels: Vec<String>,

    /// Booth: name of the event, each of which has boards of its own [default: the one before]
    #[arg(long, value_name = "NAME", requires = "booth")]
    pub event: Option<String>,

    /// Booth: the attendant's number, 4 to 8 digits; without one nothing can be changed while the booth runs
    #[arg(long, value_name = "DIGITS", requires = "booth")]
    pub pin: Option<Pin>,
}

impl BoothArgs {
    /// How the booth is to be, if there is to be one.
    #[must_use]
    pub fn options(&self) -> Option<BoothOptions> {
        let usual = BoothOptions::default();
        self.booth.then(|| BoothOptions {
            idle_s: self.idle.unwrap_or(usual.idle_s),
            countdown_s: self.countdown.unwrap_or(usual.countdown_s),
            round_s: self.round.unwrap_or(usual.round_s),
            levels: self.booth_levels.clone(),
            event: self.event.clone(),
            pin: self.pin.clone(),
        })
    }
}

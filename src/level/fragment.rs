//! A shift under way in the fragment of an address: where it lies while the browser stores nothing.
//!
//! `#replay=…&minute=37`, with the replay as in links. It is not watched but gone on with, from the beginning of that minute. What is
//! wrong with it is said, and there is nothing to go on with.

use super::action::Replay;
use super::definition::MINUTES_MAX;
use super::levels::Levels;
use super::link::{QUERY_BYTES_MAX, pack, unpack};

/// A shift that was left before its end.
#[derive(Clone, Debug, PartialEq)]
pub struct Unfinished {
    /// Level, seed and what was done so far.
    pub replay: Replay,
    /// Minutes played.
    pub minute: u32,
}

impl Unfinished {
    /// The fragment, without its sign, that [`Unfinished::parse`] reads as this; `None` when it would be longer than is read.
    #[must_use]
    pub fn to_fragment(&self) -> Option<String> {
        let fragment = form_urlencoded::Serializer::new(String::new())
            .append_pair("replay", &pack(&self.replay))
            .append_pair("minute", &self.minute.to_string())
            .finish();
        (fragment.len() <= QUERY_BYTES_MAX).then_some(fragment)
    }

    /// Reads a fragment, with or without its sign. `None` when it speaks of no replay.
    ///
    /// # Errors
    /// One sentence about what is wrong.
    #[must_use]
    pub fn parse(fragment: &str, levels: &Levels) -> Option<Result<Self, String>> {
        let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
        if fragment.len() > QUERY_BYTES_MAX {
            return Some(Err(format!("it is longer than {QUERY_BYTES_MAX} bytes")));
        }
        let value = |wanted: &str| {
            form_urlencoded::parse(fragment.as_bytes())
                .find(|(name, _)| name == wanted)
                .map(|(_, value)| value)
        };
        let packed = value("replay")?;
        let unpacked = unpack(&packed, levels).map_err(|why| why.to_string());
        Some(unpacked.and_then(|replay| {
            let level = levels.by_id(&replay.level);
            let end = level.map_or(MINUTES_MAX, |level| level.end());
            let minute = value("minute").and_then(|minute| minute.parse().ok());
            match minute.filter(|minute| *minute < end) {
                Some(minute) => Ok(Self { replay, minute }),
                None => Err(format!("minute: allowed is 0–{}", end.saturating_sub(1))),
            }
        }))
    }
}

//! What is remembered, and how it is written down.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::shelf::Unreadable;
use crate::model::control::{DeskKind, Set};

/// Version of the notation. A file of a later version is left alone.
pub const VERSION: u32 = 1;

/// Smallest and greatest size of text and panels.
pub const UI_SCALE: (f32, f32) = (0.75, 2.0);

/// Paces of the clock that can be remembered, as multiples of the usual one.
pub const SPEEDS: [f64; 4] = [0.5, 1.0, 2.0, 4.0];

/// Loudness until another is chosen.
const VOLUME: f32 = 0.5;

/// Longest name of a level or a language that is believed.
const NAME_MAX: usize = 100;

/// Most levels that are remembered.
const LEVELS_MAX: usize = 1000;

/// Longest proof of a run that is kept, in bytes: some two hundred moves.
const PROOF_MAX: usize = 4096;

/// How the player likes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Language code; `None` until the player chose one.
    pub language: Option<String>,
    /// Size of all text and panels, 0.75–2.
    pub ui_scale: f32,
    /// Whether things that need not move stand still.
    pub reduced_motion: bool,
    /// Whether a coach shows a new player around and tells what might help.
    pub coach: bool,
    /// Pace that shifts begin with, one of [`SPEEDS`].
    pub speed: f64,
    /// Whether the shift is heard.
    pub sound: bool,
    /// How loud it is heard, as a share of the greatest loudness, 0–1.
    pub volume: f32,
    /// What the player goes by in result files; empty for nobody in particular.
    pub player: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            ui_scale: 1.0,
            reduced_motion: false,
            coach: true,
            speed: 1.0,
            sound: false,
            volume: VOLUME,
            player: String::new(),
        }
    }
}

/// The best run of a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Best {
    /// Its stars, 0–3; none when it was not passed.
    pub stars: u8,
    /// Its score, 0–1000.
    pub score: u32,
}

/// The best of a day's own shift.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct DailyBest {
    /// The day, as 2026-11-30.
    pub day: String,
    /// How often it was played to its end.
    pub tries: u32,
    /// The best run.
    pub best: Best,
}

/// A move of the shift under way: before this minute, that.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Act {
    /// Minute before whose step it acts.
    pub minute: u32,
    /// Control and value. Whether the level takes it is for the level to say.
    pub set: Set,
}

/// A shift that was begun and neither ended nor left for good.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct UnderWay {
    /// Level id.
    pub level: String,
    /// Seed.
    pub seed: u32,
    /// Minutes played.
    pub minute: u32,
    /// The player's moves so far, in order.
    pub actions: Vec<Act>,
    /// The day on which it was begun, as it is written; empty where it was not kept.
    #[serde(default)]
    pub begun: String,
}

/// Everything that outlives the program.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    /// Version of the notation.
    version: u32,
    /// How the player likes it.
    pub settings: Settings,
    /// The best of each level played, by level id.
    pub best: BTreeMap<String, Best>,
    /// What proves them: the query of a link to the run, by level id. Not every one has been kept.
    pub proofs: BTreeMap<String, String>,
    /// The shift of the day that was played last.
    pub daily: DailyBest,
    /// Desks whose player has been shown around.
    pub hinted: BTreeSet<DeskKind>,
    /// The seed last played with.
    pub last_seed: Option<u32>,
    /// The shift under way.
    pub under_way: Option<UnderWay>,
}

impl Remembered {
    /// The best of a level; nothing yet is no star and no score.
    #[must_use]
    pub fn best(&self, level: &str) -> Best {
        self.best.get(level).copied().unwrap_or_default()
    }

    /// Takes note of a result, if it is the best. A passed run (one with stars) ranks above every other, whatever they
    /// score; among passed runs the stars follow the score.
    pub fn note(&mut self, level: &str, stars: u8, score: u32) {
        self.is_best(level, Best { stars, score });
    }

    /// The same, and keeps what proves it: the query of a link to the run, unless it is too long to be kept.
    pub fn note_proven(&mut self, level: &str, best: Best, query: String) {
        if self.is_best(level, best) && query.len() <= PROOF_MAX {
            self.proofs.insert(level.to_owned(), query);
        }
    }

    /// Takes a result if it is the best, and says whether it was.
    fn is_best(&mut self, level: &str, Best { stars, score }: Best) -> bool {
        let best = self.best.entry(level.to_owned()).or_default();
        let rank = |stars: u8, score: u32| (stars > 0, score);
        let is_best = rank(stars, score) > rank(best.stars, best.score);
        if is_best {
            *best = Best { stars, score };
            // What proved the former best proves nothing any more.
            self.proofs.remove(level);
        }
        is_best
    }

    /// Takes note of a result of the shift of a day.
    pub fn note_daily(&mut self, day: &str, stars: u8, score: u32) {
        if self.daily.day != day {
            self.daily = DailyBest {
                day: day.to_owned(),
                ..DailyBest::default()
            };
        }
        self.daily.tries = self.daily.tries.saturating_add(1);
        let best = &mut self.daily.best;
        if (stars > 0, score) > (best.stars > 0, best.score) {
            *best = Best { stars, score };
        }
    }

    /// Takes in what another window has written since the place held `before`. What only one of the two changed is as that
    /// one left it, and what both changed as it is here; of two results the better one stands, and a shift that has ended
    /// here does not end the one over there.
    pub(super) fn take_in(&mut self, before: &Self, theirs: Self) {
        if self.settings == before.settings {
            self.settings = theirs.settings;
        }
        if self.last_seed == before.last_seed {
            self.last_seed = theirs.last_seed;
        }
        let is_theirs_new = theirs.under_way != before.under_way;
        if is_theirs_new && (self.under_way == before.under_way || self.under_way.is_none()) {
            self.under_way = theirs.under_way;
        }
        let mut proofs = theirs.proofs;
        for (level, best) in theirs.best {
            match proofs.remove(&level) {
                Some(proof) => self.note_proven(&level, best, proof),
                None => self.note(&level, best.stars, best.score),
            }
        }
        if self.daily == before.daily || self.daily.day < theirs.daily.day {
            self.daily = theirs.daily;
        }
        self.hinted.extend(theirs.hinted);
        self.tidy();
    }

    /// Brings whatever was read (or set) into the ranges promised above.
    pub(super) fn tidy(&mut self) {
        self.version = VERSION;
        let settings = &mut self.settings;
        settings.ui_scale = if settings.ui_scale.is_finite() {
            settings.ui_scale.clamp(UI_SCALE.0, UI_SCALE.1)
        } else {
            1.0
        };
        if !SPEEDS.contains(&settings.speed) {
            settings.speed = 1.0;
        }
        settings.volume = if settings.volume.is_finite() {
            settings.volume.clamp(0.0, 1.0)
        } else {
            VOLUME
        };
        settings.language.take_if(|code| code.len() > NAME_MAX);
        if settings.player.chars().count() > NAME_MAX {
            settings.player.clear();
        }
        self.best.retain(|level, _| level.len() <= NAME_MAX);
        while self.best.len() > LEVELS_MAX {
            self.best.pop_last();
        }
        let best = &self.best;
        self.proofs
            .retain(|level, query| query.len() <= PROOF_MAX && best.contains_key(level));
        if self.daily.day.len() > NAME_MAX {
            self.daily = DailyBest::default();
        }
        for best in self.best.values_mut().chain([&mut self.daily.best]) {
            best.stars = best.stars.min(3);
            best.score = best.score.min(1000);
        }
        self.under_way.take_if(|shift| shift.level.len() > NAME_MAX);
    }
}

/// Only the version, whatever else there may be.
#[derive(Deserialize)]
struct Versioned {
    version: u32,
}

/// Reads what was remembered.
pub(super) fn read(text: &str) -> Result<Remembered, Unreadable> {
    // The notation's reader refuses what is nested more than 128 deep.
    let Versioned { version } = ron::from_str(text).map_err(|_| Unreadable::Damaged)?;
    match version {
        VERSION => {}
        later if later > VERSION => return Err(Unreadable::Newer),
        _ => return Err(Unreadable::Damaged),
    }
    let mut remembered: Remembered = ron::from_str(text).map_err(|_| Unreadable::Damaged)?;
    remembered.tidy();
    Ok(remembered)
}

/// Writes down what is to be remembered. Nothing of it can fail to be written, but the notation's writer may say so.
pub(super) fn write(remembered: &Remembered) -> Result<String, ron::Error> {
    let pretty = ron::ser::PrettyConfig::new().depth_limit(3);
    ron::ser::to_string_pretty(remembered, pretty)
}

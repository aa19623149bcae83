//! Boards as JSON: how they are kept, exported and imported.
//!
//! `{"format": "retry-storm-board", "version": 1, "entries": [{"name": …, "event": …, "day": …, "level": …, "seed": …, "score": …,
//! "stars": …, "passed": …, "seeded": …, "replay": …}, …]}`, in the order in which they came; the replay as in links. Where it is kept,
//! `"stand"` says what goes on there.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::day::Day;
use super::entry::{By, Claim, Entry, Event, Unproven};
use super::name::{Name, NameFault, masked};
use super::words::WordList;
use crate::level::{Levels, NoReplay, pack, unpack};

/// Name of the notation.
const FORMAT: &str = "retry-storm-board";
/// Its version.
const VERSION: u64 = 1;
/// Longest text that is imported, in bytes.
pub const IMPORT_BYTES_MAX: usize = 4 * 1024 * 1024;
/// Most entries of a text.
pub const ENTRIES_MAX: usize = 5000;
/// Longest replay of an entry as it is written, in bytes: some thousand moves.
const REPLAY_BYTES_MAX: usize = 8 * 1024;
/// As many characters of a name as a message shows.
const SHOWN_CHARS: usize = 20;

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoBoard {
    /// Too long to be one.
    #[error("it is longer than {} MiB", IMPORT_BYTES_MAX / (1024 * 1024))]
    TooLong,
    /// Not JSON, or JSON of something else.
    #[error("it is no board")]
    Foreign,
    /// Of a later version of the notation.
    #[error("it is of a later version of the game")]
    Newer,
    /// More entries than a board has.
    #[error("it has more than {ENTRIES_MAX} entries")]
    TooMany,
}

/// Why an entry is left out.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Why {
    /// It is not written as entries are.
    #[error(transparent)]
    Notation(#[from] Damage),
    /// The name is none that the board shows.
    #[error("the name: {0}")]
    Name(#[from] NameFault),
    /// The replay cannot be read, or is none of this version.
    #[error("the replay: {0}")]
    Replay(#[from] NoReplay),
    /// Level or seed are not those of the replay.
    #[error("level and seed are not those of its replay")]
    OtherShift,
    /// The score is not what the replay gives.
    #[error(transparent)]
    Unproven(#[from] Unproven),
    /// Longer ago than names are kept.
    #[error("{0} is longer ago than names are kept")]
    Past(Day),
    /// The day has not come yet.
    #[error("{0} has not come yet")]
    ToCome(Day),
    /// It stands there already.
    #[error("it stands there already")]
    Known,
}

/// What is wrong with an entry as it is written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// It has no fields at all.
    #[error("it is no object")]
    NoObject,
    /// This field is missing.
    #[error("{0} is missing")]
    Missing(&'static str),
    /// A field is of another kind, or out of its range.
    #[error("{field}: {reason}")]
    Field {
        /// The field.
        field: &'static str,
        /// What whoever reads JSON says of it.
        reason: String,
    },
}

/// An entry that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Place in the text, from 1.
    pub place: usize,
    /// The name as it stands there, shortened, and hidden if no board shows it; empty where there is none.
    pub name: String,
    /// Why.
    pub why: Why,
}

/// An entry as it is written.
#[derive(Serialize)]
struct Written {
    name: String,
    event: Event,
    day: Day,
    level: String,
    seed: u32,
    score: u32,
    stars: u8,
    passed: bool,
    seeded: bool,
    replay: String,
}

/// What goes on at a stand: what its attendant chose, so that it goes on after the program's end.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stand {
    /// The event.
    pub event: Event,
    /// Ids of the levels that are played; none for those of whoever started the program.
    pub levels: Vec<String>,
}

/// What a text held.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Read {
    /// What goes on.
    pub(super) stand: Option<Stand>,
    /// What stands, in the order of the text.
    pub(super) entries: Vec<Entry>,
    /// Entries of levels there are not here, as they were written.
    pub(super) of_other_levels: Vec<Value>,
    /// How many others were left out: they are not what their replays give, or not written as entries are.
    pub(super) altered: usize,
}

/// Writes entries, others as they were, and what goes on.
pub(super) fn write(entries: &[Entry], others: &[Value], stand: Option<&Stand>) -> String {
    let written = entries.iter().map(|entry| {
        let Claim {
            score,
            stars,
            passed,
        } = entry.claim();
        let replay = entry.replay();
        let written = Written {
            name: entry.name().to_string(),
            event: entry.event().clone(),
            day: entry.day(),
            level: replay.level.clone(),
            seed: replay.seed,
            score,
            stars,
            passed,
            seeded: entry.by() == By::Operator,
            replay: pack(replay),
        };
        // Nothing in it can fail to be written.
        serde_json::to_value(written).unwrap_or_default()
    });
    let entries: Vec<Value> = written.chain(others.iter().cloned()).collect();
    // One entry a line: a board can be looked through, and a person's line be found.
    let lines: Vec<String> = entries.iter().map(ToString::to_string).collect();
    let stand = stand.and_then(|stand| serde_json::to_string(stand).ok());
    let stand = stand.map_or_else(String::new, |stand| format!(" \"stand\": {stand},"));
    format!(
        "{{\"format\": \"{FORMAT}\", \"version\": {VERSION},{stand} \"entries\": [\n{}\n]}}\n",
        lines.join(",\n")
    )
}

/// The entries of a text as they are written, and what goes on where it was kept.
///
/// # Errors
/// When the text as a whole is no board.
pub(super) fn entries(text: &str) -> Result<(Vec<Value>, Option<Stand>), NoBoard> {
    let text = text.trim_start_matches('\u{feff}');
    let mut value: Value = serde_json::from_str(text).map_err(|_| NoBoard::Foreign)?;
    if value["format"] != FORMAT {
        return Err(NoBoard::Foreign);
    }
    match value["version"].as_u64() {
        Some(VERSION) => {}
        Some(later) if later > VERSION => return Err(NoBoard::Newer),
        _ => return Err(NoBoard::Foreign),
    }
    let stand = Stand::deserialize(&value["stand"]).ok();
    let Value::Array(list) = value["entries"].take() else {
        return Err(NoBoard::Foreign);
    };
    if list.len() > ENTRIES_MAX {
        return Err(NoBoard::TooMany);
    }
    Ok((list, stand))
}

/// Reads what [`write()`] wrote: every entry is held against its replay.
///
/// # Errors
/// When the text as a whole is no board.
pub(super) fn read(text: &str, levels: &Levels, words: &WordList) -> Result<Read, NoBoard> {
    let (list, stand) = entries(text)?;
    let mut read = Read {
        stand,
        ..Read::default()
    };
    for value in list {
        match read_entry(&value, levels, words) {
            Ok(entry) => read.entries.push(entry),
            Err(Why::Unproven(Unproven::NoLevel(_))) => read.of_other_levels.push(value),
            Err(_) => read.altered += 1,
        }
    }
    Ok(read)
}

/// An entry of a text that does not come in, at a place from 1.
pub(super) fn left_out(place: usize, value: &Value, why: Why, words: &WordList) -> LeftOut {
    let name = value["name"].as_str().unwrap_or_default();
    let shown: String = name.chars().take(SHOWN_CHARS).collect();
    let name = if words.finds_in(name) {
        masked(&shown)
    } else {
        shown
    };
    LeftOut { place, name, why }
}

/// The event an entry says it is of.
pub(super) fn event_of(value: &Value) -> Event {
    Event::new(value["event"].as_str().unwrap_or_default())
}

/// The day an entry says it is of.
pub(super) fn day_of(value: &Value) -> Option<Day> {
    value["day"].as_str()?.parse().ok()
}

/// Reads an entry, and holds it against its replay.
///
/// # Errors
/// Why it does not come in.
pub(super) fn read_entry(value: &Value, levels: &Levels, words: &WordList) -> Result<Entry, Why> {
    if !value.is_object() {
        return Err(Damage::NoObject.into());
    }
    let name: String = field(value, "name")?;
    let of: (Event, Day) = (field(value, "event")?, field(value, "day")?);
    let level: String = field(value, "level")?;
    let seed: u32 = field(value, "seed")?;
    let claim = Claim {
        score: field(value, "score")?,
        stars: field(value, "stars")?,
        passed: field(value, "passed")?,
    };
    let by = if field(value, "seeded")? {
        By::Operator
    } else {
        By::Visitor
    };
    let packed: String = field(value, "replay")?;
    let name = Name::parse(&name, words)?;
    if levels.by_id(&level).is_none() {
        return Err(Unproven::NoLevel(level).into());
    }
    if packed.len() > REPLAY_BYTES_MAX {
        return Err(NoReplay::TooLong(REPLAY_BYTES_MAX).into());
    }
    let replay = unpack(&packed, levels)?;
    if (replay.level.as_str(), replay.seed) != (level.as_str(), seed) {
        return Err(Why::OtherShift);
    }
    Ok(Entry::proven(name, of, by, replay, claim, levels)?)
}

/// A field of an entry.
fn field<T: DeserializeOwned>(value: &Value, field: &'static str) -> Result<T, Damage> {
    let found = value.get(field).ok_or(Damage::Missing(field))?;
    serde_json::from_value(found.clone()).map_err(|fault| Damage::Field {
        field,
        reason: fault.to_string(),
    })
}

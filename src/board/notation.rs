//! Boards as JSON: how they are kept, exported and imported.
//!
//! `{"format": "retry-storm-board", "version": 1, "entries": [{"name": …, "event": …, "day": …, "level": …, "seed": …, "score": …,
//! "stars": …, "passed": …, "seeded": …, "replay": …}, …]}`, in the order in which they came; the replay as in links. Where it is kept,
//! `"stand"` says what goes on there.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::day::Day;
use super::entry::{By, Claim, Entry, Event, Unproven};
use super::name::{Name, NameFault};
use super::words::WordList;
use crate::level::{Levels, pack, unpack};

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
    /// A field is missing, of another kind, or out of its range.
    #[error("{0}")]
    Notation(String),
    /// The name is none that the board shows.
    #[error("the name: {0}")]
    Name(#[from] NameFault),
    /// The replay cannot be read, or is none of this version.
    #[error("the replay: {0}")]
    Replay(String),
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

/// An entry that was left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// Place in the text, from 1.
    pub place: usize,
    /// The name as it stands there, shortened; empty where there is none.
    pub name: String,
    /// Why.
    pub why: Why,
}

/// An entry as it is written.
#[derive(Serialize, Deserialize)]
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
    /// Their places in the text, from 1.
    pub(super) places: Vec<usize>,
    /// Entries of levels there are not here, as they were written.
    pub(super) of_other_levels: Vec<Value>,
    /// What was left out, those included.
    pub(super) left_out: Vec<LeftOut>,
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

/// Reads what [`write()`] wrote, or what others say it did: every entry is held against its replay.
///
/// # Errors
/// When the text as a whole is no board.
pub(super) fn read(text: &str, levels: &Levels, words: &WordList) -> Result<Read, NoBoard> {
    let text = text.trim_start_matches('\u{feff}');
    let value: Value = serde_json::from_str(text).map_err(|_| NoBoard::Foreign)?;
    if value["format"] != FORMAT {
        return Err(NoBoard::Foreign);
    }
    match value["version"].as_u64() {
        Some(VERSION) => {}
        Some(later) if later > VERSION => return Err(NoBoard::Newer),
        _ => return Err(NoBoard::Foreign),
    }
    let Value::Array(list) = &value["entries"] else {
        return Err(NoBoard::Foreign);
    };
    if list.len() > ENTRIES_MAX {
        return Err(NoBoard::TooMany);
    }
    let mut read = Read {
        stand: Stand::deserialize(&value["stand"]).ok(),
        ..Read::default()
    };
    for (at, value) in list.iter().enumerate() {
        match read_entry(value, levels, words) {
            Ok(entry) => {
                read.entries.push(entry);
                read.places.push(at + 1);
            }
            Err(why) => {
                if matches!(why, Why::Unproven(Unproven::NoLevel(_))) {
                    read.of_other_levels.push(value.clone());
                }
                read.left_out.push(left_out(at, value, why));
            }
        }
    }
    Ok(read)
}

/// An entry of a text that does not come in.
fn left_out(at: usize, value: &Value, why: Why) -> LeftOut {
    let name = value["name"].as_str().unwrap_or_default();
    LeftOut {
        place: at + 1,
        name: name.chars().take(SHOWN_CHARS).collect(),
        why,
    }
}

/// The event an entry says it is of.
pub(super) fn event_of(value: &Value) -> Event {
    Event::new(value["event"].as_str().unwrap_or_default())
}

/// The day an entry says it is of.
pub(super) fn day_of(value: &Value) -> Option<Day> {
    value["day"].as_str()?.parse().ok()
}

fn read_entry(value: &Value, levels: &Levels, words: &WordList) -> Result<Entry, Why> {
    let written = Written::deserialize(value).map_err(|fault| Why::Notation(fault.to_string()))?;
    let name = Name::parse(&written.name, words)?;
    if levels.by_id(&written.level).is_none() {
        return Err(Unproven::NoLevel(written.level).into());
    }
    if written.replay.len() > REPLAY_BYTES_MAX {
        return Err(Why::Replay(format!(
            "it is longer than {REPLAY_BYTES_MAX} bytes"
        )));
    }
    let replay = unpack(&written.replay, levels).map_err(Why::Replay)?;
    if (replay.level.as_str(), replay.seed) != (written.level.as_str(), written.seed) {
        return Err(Why::OtherShift);
    }
    let claim = Claim {
        score: written.score,
        stars: written.stars,
        passed: written.passed,
    };
    let by = if written.seeded {
        By::Operator
    } else {
        By::Visitor
    };
    let of = (written.event, written.day);
    Ok(Entry::proven(name, of, by, replay, claim, levels)?)
}

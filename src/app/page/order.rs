//! The page's commands, read from JSON text.

use serde_json::{Map, Value};

use crate::board::IMPORT_BYTES_MAX;
use crate::class::FileText;
use crate::level::{FILE_BYTES_MAX, QUERY_BYTES_MAX, Unread};
use crate::model::control::{Control, ControlKind, DeskKind, Set};
use crate::model::desk;
use crate::shift::command::Speed;

/// Longest text of a replay or a result, in bytes: that of the longest file that is read.
const TEXT_BYTES_MAX: usize = 1024 * 1024;
const _: () = assert!(TEXT_BYTES_MAX as u64 == FILE_BYTES_MAX);
/// Longest name of a file, in bytes: no system has longer ones.
const FILE_NAME_BYTES_MAX: usize = 1024;
/// Longest command, in bytes: one with the longest board whose every sign is escaped.
pub(super) const ORDER_BYTES_MAX: usize = 2 * IMPORT_BYTES_MAX + FILE_NAME_BYTES_MAX + 1024;
/// As many characters of a value as a message shows.
const VALUE_CHARS: usize = 40;

/// What a page asks for.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Order {
    /// The shift is to run: from its briefing, from where it stands, or again from the beginning.
    Start,
    /// The shift is to stand.
    Pause,
    /// Pace of the clock.
    Speed(Speed),
    /// A control for the coming minute.
    Set {
        /// Name of the control.
        control: String,
        /// Its value: a number, a truth, a word, or nothing for a button.
        value: Value,
    },
    /// What a page with this query would open with.
    Open(String),
    /// The fingerprint of a replay.
    Fingerprint(String),
    /// What the page was asked to copy is in the clipboard.
    Copied,
    /// So many files are to be compared.
    Compare(usize),
    /// One of them.
    Result(FileText),
    /// Nobody wants to know any more.
    CompareEnd,
    /// What is said to be a board.
    Board(FileText),
}

/// The fields of a file.
const FILE_FIELDS: [&str; 4] = ["name", "text", "bytes", "fault"];
/// The types of commands with the fields that each has.
const TYPES: [(&str, &[&str]); 11] = [
    ("start", &[]),
    ("pause", &[]),
    ("speed", &["value"]),
    ("set", &["control", "value"]),
    ("open", &["query"]),
    ("fingerprint", &["replay"]),
    ("copied", &[]),
    ("compare", &["files"]),
    ("result", &FILE_FIELDS),
    ("compare-end", &[]),
    ("board", &FILE_FIELDS),
];

impl Order {
    /// Reads a command.
    ///
    /// # Errors
    /// What is wrong with it and what is allowed, in one sentence.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        if text.len() > ORDER_BYTES_MAX {
            let n = text.len();
            return Err(format!(
                "a command of {n} bytes; allowed are {ORDER_BYTES_MAX}"
            ));
        }
        let value: Value =
            serde_json::from_str(text).map_err(|e| format!("the command is not JSON: {e}"))?;
        let Value::Object(mut fields) = value else {
            return Err(format!(
                "the command is {}; allowed is an object with a type",
                written(&value)
            ));
        };
        let given = fields.remove("type").unwrap_or_default();
        let known = TYPES.iter().find(|(name, _)| given == *name);
        let Some((name, names)) = known else {
            let all: Vec<&str> = TYPES.iter().map(|(name, _)| *name).collect();
            return Err(format!(
                "type: {} is no command; allowed are {}",
                written(&given),
                all.join(", ")
            ));
        };
        if let Some(other) = fields.keys().find(|field| !names.contains(&field.as_str())) {
            let all = if names.is_empty() {
                "none".to_owned()
            } else {
                names.join(", ")
            };
            return Err(format!(
                "{name}: {} is no field of it; allowed are {all}",
                shortened(other)
            ));
        }
        match *name {
            "start" => Ok(Self::Start),
            "pause" => Ok(Self::Pause),
            "copied" => Ok(Self::Copied),
            "compare" => count(&fields, name, "files").map(Self::Compare),
            "result" => handed(&mut fields, name, TEXT_BYTES_MAX).map(Self::Result),
            "compare-end" => Ok(Self::CompareEnd),
            "board" => handed(&mut fields, name, IMPORT_BYTES_MAX).map(Self::Board),
            "speed" => speed(&fields),
            "set" => Ok(Self::Set {
                control: word(&mut fields, name, "control", VALUE_CHARS)?,
                value: fields.remove("value").unwrap_or_default(),
            }),
            "open" => word(&mut fields, name, "query", QUERY_BYTES_MAX).map(Self::Open),
            _ => word(&mut fields, name, "replay", TEXT_BYTES_MAX).map(Self::Fingerprint),
        }
    }
}

/// A number of things.
fn count(fields: &Map<String, Value>, command: &str, field: &str) -> Result<usize, String> {
    let value = fields.get(field).unwrap_or(&Value::Null);
    let count = value.as_u64().and_then(|n| usize::try_from(n).ok());
    count.ok_or_else(|| format!("{command}: {field}: {} is no count", written(value)))
}

/// A file that the page has read, or why it has not: it was larger than `bytes_max`, was no text, or the browser's own words.
fn handed(
    fields: &mut Map<String, Value>,
    command: &str,
    bytes_max: usize,
) -> Result<FileText, String> {
    let name = word(fields, command, "name", FILE_NAME_BYTES_MAX)?;
    let text = if fields.contains_key("fault") {
        let fault = word(fields, command, "fault", QUERY_BYTES_MAX)?;
        Err(match fault.as_str() {
            "large" => Unread::TooLarge {
                bytes: count(fields, command, "bytes")? as u64,
                bytes_max: bytes_max as u64,
            },
            "no-text" => Unread::NotText { line: 0, column: 0 },
            _ => Unread::Refused(fault),
        })
    } else {
        Ok(word(fields, command, "text", bytes_max)?)
    };
    Ok(FileText { name, text })
}

fn speed(fields: &Map<String, Value>) -> Result<Order, String> {
    let value = fields.get("value").unwrap_or(&Value::Null);
    let known = |wanted: f64| {
        Speed::ALL
            .into_iter()
            .find(|s| s.factor().to_bits() == wanted.to_bits())
    };
    value
        .as_f64()
        .and_then(known)
        .map(Order::Speed)
        .ok_or_else(|| {
            format!(
                "speed: value: {} is no speed; allowed are 0.5, 1, 2 and 4",
                written(value)
            )
        })
}

/// A text of a command, no longer than it may be.
fn word(
    fields: &mut Map<String, Value>,
    command: &str,
    field: &str,
    bytes_max: usize,
) -> Result<String, String> {
    match fields.remove(field) {
        Some(Value::String(word)) if word.len() <= bytes_max => Ok(word),
        Some(Value::String(word)) => Err(format!(
            "{command}: {field}: {} bytes; allowed are {bytes_max}",
            word.len()
        )),
        other => Err(format!(
            "{command}: {field}: {} is no text",
            written(&other.unwrap_or_default())
        )),
    }
}

/// What a desk's control is set to. Names are taken without regard to case and hyphens, so that `stand-in-limit` will do.
///
/// # Errors
/// What is wrong and what is allowed, in one sentence. Range and grid are left to the level.
pub(super) fn set(
    kind: DeskKind,
    crises: bool,
    control: &str,
    value: &Value,
) -> Result<Set, String> {
    let controls = || {
        desk::controls(kind)
            .iter()
            .filter(|control| crises || !control.crisis)
    };
    let Some(row) = controls().find(|row| plain(row.id) == plain(control)) else {
        let all: Vec<&str> = controls().map(|row| row.id).collect();
        return Err(format!(
            "set: control: {} is no control here; allowed are {}",
            shortened(control),
            all.join(", ")
        ));
    };
    number(row, value)
        .filter(|number| row.check(*number).is_ok())
        .map(|number| (row.make)(number))
        .ok_or_else(|| {
            format!(
                "set: {} does not take {}; allowed is {}",
                row.id,
                written(value),
                row.allowed_text()
            )
        })
}

/// A value as the control's own number.
fn number(row: &Control, value: &Value) -> Option<f64> {
    match (row.kind, value) {
        (ControlKind::Button, Value::Null | Value::Bool(true)) => Some(1.0),
        (ControlKind::Button, _) => None,
        (ControlKind::Toggle, Value::Bool(on)) => Some(f64::from(u8::from(*on))),
        (ControlKind::Choice(names), Value::String(name)) => names
            .iter()
            .zip(0_u32..)
            .find(|(known, _)| plain(known) == plain(name))
            .map(|(_, index)| f64::from(index)),
        (_, value) => value.as_f64(),
    }
}

/// A name without what people write differently.
fn plain(name: &str) -> String {
    name.chars()
        .filter(|c| *c != '-' && *c != '_')
        .map(|c| c.to_ascii_lowercase())
        .collect()
}

/// A value as a message shows it.
fn written(value: &Value) -> String {
    match value {
        Value::Null => "nothing".to_owned(),
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        value => shortened(&value.to_string()),
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(VALUE_CHARS).collect()
}

//! RON text with positions: every value remembers where in the file it stands, so that all faults can be named at once.
//!
//! The parsing is `ron`'s own. Its [`RawValue`] hands out slices of the text; where such a slice begins is where the value
//! stands. A value is read field by field, and a fault in one does not hide the next.

use std::fmt;

use ron::value::RawValue;
use serde::de::Deserialize;

use super::fault::Fault;
pub(super) use super::fault::Faults;
use super::file::FILE_BYTES_MAX;
use super::raw::{Parts, RawFields};

/// Most fields of one value: several times those of a level.
const FIELDS_MAX: usize = 64;

/// A file's name and text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Source<'a> {
    name: &'a str,
    text: &'a str,
}

/// Line and column, both from 1, of a byte offset.
pub(super) fn position(text: &str, offset: usize) -> (usize, usize) {
    let before = &text[..offset];
    let line_start = before.rfind('\n').map_or(0, |i| i + 1);
    (
        1 + before.matches('\n').count(),
        1 + before[line_start..].chars().count(),
    )
}

impl<'a> Source<'a> {
    /// A text to be read under a name.
    pub(super) fn new(name: &'a str, text: &'a str) -> Self {
        Self { name, text }
    }

    /// The file's one value, after checking that the whole text is RON.
    pub(super) fn root(self, faults: &mut Faults) -> Option<Node<'a>> {
        if self.text.len() as u64 > FILE_BYTES_MAX {
            let kib = FILE_BYTES_MAX / 1024;
            faults.push(Fault::of_file(
                self.name,
                format!("has {} bytes; at most {kib} KiB are read", self.text.len()),
            ));
            return None;
        }
        if self.text.trim().is_empty() {
            faults.push(Fault::of_file(self.name, "is empty"));
            return None;
        }
        match RawValue::from_ron(self.text) {
            Ok(_) => Some(
                Node {
                    source: self,
                    raw: self.text,
                    path: String::new(),
                }
                .trimmed(),
            ),
            Err(e) => {
                let what = match e.code {
                    ron::Error::ExceededRecursionLimit => "brackets are nested too deep".to_owned(),
                    code => format!("cannot be read as RON: {code}"),
                };
                let (line, column) = (e.span.end.line, e.span.end.col);
                faults.push(Fault {
                    file: self.name.to_owned(),
                    line,
                    column,
                    message: what,
                });
                None
            }
        }
    }
}

/// A fault of a value. Which line that is, is counted when the fault is kept: of a hostile file's hundred thousand few are.
pub(super) struct Unplaced<'a> {
    source: Source<'a>,
    offset: usize,
    message: String,
}

impl From<Unplaced<'_>> for Fault {
    fn from(fault: Unplaced<'_>) -> Self {
        let (line, column) = position(fault.source.text, fault.offset);
        Self {
            file: fault.source.name.to_owned(),
            line,
            column,
            message: fault.message,
        }
    }
}

/// A value in a file.
#[derive(Clone, Debug)]
pub(super) struct Node<'a> {
    source: Source<'a>,
    raw: &'a str,
    path: String,
}

impl<'a> Node<'a> {
    fn child(&self, raw: &'a str, path: String) -> Self {
        Node {
            source: self.source,
            raw,
            path,
        }
        .trimmed()
    }

    /// Without white space and comments before the value.
    fn trimmed(mut self) -> Self {
        loop {
            let raw = self.raw.trim_start();
            self.raw = if let Some(rest) = raw.strip_prefix("//") {
                rest.find('\n').map_or("", |i| &rest[i..])
            } else if raw.starts_with("/*") {
                after_block_comment(raw)
            } else {
                raw
            };
            if self.raw.len() == raw.len() {
                return self;
            }
        }
    }

    fn offset(&self) -> usize {
        offset_in(self.source.text, self.raw)
    }

    /// The value as written, cut to what fits in a sentence.
    pub(super) fn as_written(&self) -> String {
        let mut text: String = self.raw.split_whitespace().collect::<Vec<_>>().join(" ");
        if text.chars().count() > 40 {
            text = text.chars().take(39).collect::<String>() + "…";
        }
        text
    }

    /// A fault of this value: its field is put before the message.
    pub(super) fn fault(&self, message: impl fmt::Display) -> Unplaced<'a> {
        let path = if self.path.is_empty() {
            String::new()
        } else {
            format!("{}: ", self.path)
        };
        Unplaced {
            source: self.source,
            offset: self.offset(),
            message: format!("{path}{message}"),
        }
    }

    /// Reads a plain value; `what` says what is allowed ("a whole number").
    pub(super) fn read<T: Deserialize<'a>>(&self, what: &str, faults: &mut Faults) -> Option<T> {
        let value = ron::from_str(self.raw).ok();
        if value.is_none() {
            faults.push(self.fault(format!("{} is not {what}", self.as_written())));
        }
        value
    }

    /// Reads a number that is neither NaN nor infinite.
    pub(super) fn number(&self, faults: &mut Faults) -> Option<f64> {
        let what = "a finite number";
        let value: f64 = self.read(what, faults)?;
        if value.is_finite() {
            return Some(value);
        }
        faults.push(self.fault(format!("{} is not {what}", self.as_written())));
        None
    }

    /// Reads a whole number in a range.
    pub(super) fn whole(&self, lo: u32, hi: u32, faults: &mut Faults) -> Option<u32> {
        let what = format!("a whole number from {lo} to {hi}");
        let value: u32 = self.read(&what, faults)?;
        if (lo..=hi).contains(&value) {
            return Some(value);
        }
        faults.push(self.fault(format!("{value} is not {what}")));
        None
    }

    /// Reads a name made of small letters, digits, `-` and `_`, at most 64 of them.
    pub(super) fn key(&self, faults: &mut Faults) -> Option<String> {
        let what = "a name in quotes of small letters, digits, - and _ (at most 64)";
        let value: String = self.read(what, faults)?;
        let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '_';
        if !value.is_empty() && value.len() <= 64 && value.chars().all(fits) {
            return Some(value);
        }
        faults.push(self.fault(format!("{} is not {what}", self.as_written())));
        None
    }

    /// Reads the items of `[…]`.
    pub(super) fn items(&self, faults: &mut Faults) -> Option<Vec<Node<'a>>> {
        let raw: Vec<&'a RawValue> = self.read("a list in [ ]", faults)?;
        Some(self.numbered(&raw))
    }

    fn numbered(&self, raw: &[&'a RawValue]) -> Vec<Node<'a>> {
        let node =
            |(i, r): (usize, &&'a RawValue)| self.child(r.get_ron(), format!("{}[{i}]", self.path));
        raw.iter().enumerate().map(node).collect()
    }

    /// Splits `Name`, `Name(…)` into the name and the rest; the name of `(…)` is empty.
    pub(super) fn variant(&self) -> (&'a str, Node<'a>) {
        let end = self
            .raw
            .find(|c: char| !(c.is_alphanumeric() || c == '_'))
            .unwrap_or(self.raw.len());
        let (name, rest) = self.raw.split_at(end);
        (name, self.child(rest, self.path.clone()))
    }

    /// Reads the parts of `(a, b)`; none for an empty rest (a variant without parts).
    pub(super) fn parts(&self, faults: &mut Faults) -> Option<Vec<Node<'a>>> {
        if self.raw.is_empty() {
            return Some(Vec::new());
        }
        let raw: Parts<'a> = self.read("values in ( )", faults)?;
        Some(self.numbered(&raw.0))
    }

    /// Reads the fields of `(name: value, …)`.
    pub(super) fn fields(&self, faults: &mut Faults) -> Option<Fields<'a>> {
        let raw: RawFields<'a> = self.read("a list of fields in ( )", faults)?;
        if raw.0.len() > FIELDS_MAX {
            let n = raw.0.len();
            faults.push(self.fault(format!("{n} fields; nothing has more than {FIELDS_MAX}")));
            return None;
        }
        let prefix = if self.path.is_empty() {
            String::new()
        } else {
            format!("{}.", self.path)
        };
        let mut list: Vec<Field<'a>> = Vec::new();
        for (key, value) in raw.0 {
            if list.iter().any(|f| f.key == key) {
                let twice = self.child(key, format!("{prefix}{key}"));
                faults.push(twice.fault("is given twice"));
                continue;
            }
            let value = self.child(value.get_ron(), format!("{prefix}{key}"));
            list.push(Field {
                key,
                value,
                taken: false,
            });
        }
        Some(Fields {
            node: self.clone(),
            list,
            known: Vec::new(),
        })
    }
}

/// What follows a (possibly nested) block comment; nothing when it never ends.
fn after_block_comment(text: &str) -> &str {
    let (mut depth, mut rest) = (0_usize, text);
    loop {
        match (rest.find("/*"), rest.find("*/")) {
            (Some(open), Some(close)) if open < close => {
                depth += 1;
                rest = &rest[open + 2..];
            }
            (_, Some(close)) => {
                depth = depth.saturating_sub(1);
                rest = &rest[close + 2..];
                if depth == 0 {
                    return rest;
                }
            }
            (_, None) => return "",
        }
    }
}

/// Where a slice of a text begins in it.
fn offset_in(text: &str, slice: &str) -> usize {
    (slice.as_ptr() as usize)
        .saturating_sub(text.as_ptr() as usize)
        .min(text.len())
}

#[derive(Clone, Debug)]
struct Field<'a> {
    key: &'a str,
    value: Node<'a>,
    taken: bool,
}

/// The fields of a value, to be taken one by one.
#[derive(Debug)]
pub(super) struct Fields<'a> {
    node: Node<'a>,
    list: Vec<Field<'a>>,
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// The value that has these fields.
    pub(super) fn node(&self) -> &Node<'a> {
        &self.node
    }

    /// Whether a field is given.
    pub(super) fn has(&self, key: &str) -> bool {
        self.list.iter().any(|f| f.key == key)
    }

    /// Takes a field that may be left out.
    pub(super) fn take(&mut self, key: &'static str) -> Option<Node<'a>> {
        self.known.push(key);
        let field = self.list.iter_mut().find(|f| f.key == key)?;
        field.taken = true;
        Some(field.value.clone())
    }

    /// Takes a field that must be there.
    pub(super) fn need(&mut self, key: &'static str, faults: &mut Faults) -> Option<Node<'a>> {
        let taken = self.take(key);
        if taken.is_none() {
            faults.push(self.node.fault(format!("the field {key} is missing")));
        }
        taken
    }

    /// Names every field that nobody took.
    pub(super) fn finish(self, faults: &mut Faults) {
        for field in self.list.iter().filter(|f| !f.taken) {
            let at = self.node.child(field.key, field.value.path.clone());
            faults.push(at.fault(format!(
                "unknown field; known are {}",
                self.known.join(", ")
            )));
        }
    }
}

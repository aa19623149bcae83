//! What is wrong with a file, and where.

use std::fmt;

/// Most faults kept of one file: enough to repair it, not enough to flood a terminal.
const FAULTS_MAX: usize = 100;

/// One thing wrong with a level, plan or replay file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Name of the file as it was given.
    pub file: String,
    /// Line, from 1; 0 when the fault is of the file as a whole.
    pub line: usize,
    /// Column in characters, from 1; 0 when the fault is of the file as a whole.
    pub column: usize,
    /// The field, what is wrong with it and what is allowed.
    pub message: String,
}

impl Fault {
    /// A fault of a file as a whole.
    #[must_use]
    pub fn of_file(file: &str, message: impl Into<String>) -> Self {
        Self {
            file: file.to_owned(),
            line: 0,
            column: 0,
            message: message.into(),
        }
    }

    /// Place and message, where the file is named already.
    #[must_use]
    pub fn without_file(&self) -> String {
        match self.line {
            0 => self.message.clone(),
            line => format!("{line}:{}: {}", self.column, self.message),
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.line == 0 { " " } else { "" };
        write!(f, "{}:{gap}{}", self.file, self.without_file())
    }
}

impl std::error::Error for Fault {}

/// Faults collected while reading.
#[derive(Debug, Default)]
pub(super) struct Faults {
    list: Vec<Fault>,
}

impl Faults {
    /// Keeps one more fault.
    pub(super) fn push(&mut self, fault: impl Into<Fault>) {
        if self.list.len() < FAULTS_MAX {
            self.list.push(fault.into());
        }
    }

    /// The value read, unless something was wrong with the file; the faults come in the order of the file.
    pub(super) fn outcome<T>(mut self, value: Option<T>) -> Result<T, Vec<Fault>> {
        self.list.sort();
        match value {
            Some(value) if self.list.is_empty() => Ok(value),
            _ => Err(self.list),
        }
    }
}

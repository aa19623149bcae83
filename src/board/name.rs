//! Names on the board.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::words::WordList;

/// Most characters of a name.
pub const NAME_CHARS: usize = 12;
/// Signs that a name may have beside letters and digits.
const SIGNS: [char; 5] = [' ', '-', '\'', '’', '.'];

/// A name that may stand on a public board: 1 to 12 characters in capitals, none of them at odds with [`may_stand`], no spaces
/// at its ends or side by side, nothing of the word list.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Name(String);

/// Why a name is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum NameFault {
    /// Nothing but spaces and signs.
    #[error("it has no letter and no digit")]
    Empty,
    /// More than [`NAME_CHARS`] characters.
    #[error("it is longer than {NAME_CHARS} characters")]
    TooLong,
    /// Something that is no letter of the Latin script, no digit and none of the signs.
    #[error("{0:?} may not stand in a name")]
    Character(char),
    /// The word list has it.
    #[error("it is on the list of words that no board shows")]
    Unfriendly,
}

/// Whether a character may stand in a name: letters of the Latin script with their marks, digits, and a few signs.
#[must_use]
pub fn may_stand(c: char) -> bool {
    let is_latin = c.is_alphabetic() && c <= '\u{17f}' && !matches!(c, 'ª' | 'º');
    is_latin || c.is_ascii_digit() || SIGNS.contains(&c)
}

impl Name {
    /// Takes a name as typed.
    ///
    /// # Errors
    /// See [`NameFault`].
    pub fn parse(typed: &str, words: &WordList) -> Result<Self, NameFault> {
        let name = trimmed(typed).to_uppercase();
        if let Some(other) = name.chars().find(|c| !may_stand(*c)) {
            return Err(NameFault::Character(other));
        }
        if !name.chars().any(char::is_alphanumeric) {
            return Err(NameFault::Empty);
        }
        if name.chars().count() > NAME_CHARS {
            return Err(NameFault::TooLong);
        }
        if words.finds_in(&name) {
            return Err(NameFault::Unfriendly);
        }
        Ok(Self(name))
    }

    /// The name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What stands for a letter of a word that no board shows.
const HIDDEN: &str = "•";

/// What is shown in the place of a name that no board shows.
#[must_use]
pub fn masked(name: &str) -> String {
    HIDDEN.repeat(name.chars().count())
}

/// A text without spaces at its ends, and with one where several stood.
pub(super) fn trimmed(typed: &str) -> String {
    typed.split_whitespace().collect::<Vec<_>>().join(" ")
}

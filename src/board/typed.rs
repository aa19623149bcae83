//! A text while it is typed.

use super::entry::EVENT_CHARS;
use super::name::{NAME_CHARS, may_stand};
use crate::level::is_drawable;

/// What is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// A visitor's name: in capitals.
    Name,
    /// An event's: as it is written.
    Event,
}

/// A text while it is typed: never longer than there is room for, and without a sign that may not stand in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typed {
    text: String,
    kind: Kind,
    /// The last sign had no place in it.
    refused: Option<char>,
}

impl Typed {
    /// A visitor's name of which nothing is there yet.
    #[must_use]
    pub fn name() -> Self {
        Self::of(Kind::Name)
    }

    /// An event's name, from the one that there is.
    #[must_use]
    pub fn event(name: &str) -> Self {
        let mut typed = Self::of(Kind::Event);
        name.chars().for_each(|c| typed.push(c));
        typed
    }

    fn of(kind: Kind) -> Self {
        Self {
            text: String::new(),
            kind,
            refused: None,
        }
    }

    /// Takes a character, where there is room for it and it may stand there.
    pub fn push(&mut self, c: char) {
        let (written, chars_max, may): (String, usize, fn(char) -> bool) = match self.kind {
            Kind::Name => (c.to_uppercase().collect(), NAME_CHARS, may_stand),
            Kind::Event => (c.to_string(), EVENT_CHARS, is_drawable),
        };
        self.refused = (!written.chars().all(may)).then_some(c);
        let is_idle_space = c == ' ' && (self.text.is_empty() || self.text.ends_with(' '));
        let chars = self.text.chars().count() + written.chars().count();
        if !is_idle_space && self.refused.is_none() && chars <= chars_max {
            self.text.push_str(&written);
        }
    }

    /// Takes the last character back.
    pub fn erase(&mut self) {
        self.text.pop();
        self.refused = None;
    }

    /// What is there so far.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// The last sign that was typed, if it had no place.
    #[must_use]
    pub fn refused(&self) -> Option<char> {
        self.refused
    }
}

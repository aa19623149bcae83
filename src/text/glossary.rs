//! The words that explain themselves: every unit, and the terms of `explain.ftl`, in the forms in which they stand in a text.

use std::ops::Range;

use fluent_bundle::FluentResource;

use super::{Text, unit_key};
use crate::model::control::Unit;

/// What the messages begin with whose words are explained by their `.help`.
const KINDS: [&str; 2] = ["term-", "unit-"];
/// What stands between the forms of a term.
const BETWEEN_FORMS: char = '|';

/// A way in which a term is written, and the message that explains it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// Its letters.
    letters: Vec<char>,
    /// Key of its message.
    key: String,
}

impl Form {
    /// Key of the message whose `.help` explains it.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// How it is written.
    #[must_use]
    pub fn written(&self) -> String {
        self.letters.iter().collect()
    }

    /// Whether it stands at a place of a text, as a word of its own.
    fn stands(&self, words: &[char], from: usize) -> bool {
        let end = from + self.letters.len();
        let Some(part) = words.get(from..end) else {
            return false;
        };
        let alike = part.iter().zip(&self.letters).all(|(a, b)| same(*a, *b));
        let parted = |inner: Option<&char>, outer: Option<&char>| {
            let is_letter = |c: Option<&char>| c.is_some_and(|c| c.is_alphanumeric() || *c == '’');
            !is_letter(inner) || !is_letter(outer)
        };
        let before = from.checked_sub(1).and_then(|i| words.get(i));
        alike && parted(part.first(), before) && parted(part.last(), words.get(end))
    }
}

/// Whether two letters are the same but for their case; any space is a space.
fn same(a: char, b: char) -> bool {
    let both_spaces = a.is_whitespace() && b.is_whitespace();
    both_spaces || a.to_lowercase().eq(b.to_lowercase())
}

/// The ids of a file's messages that explain themselves.
pub(super) fn terms(resource: &FluentResource) -> Vec<String> {
    let ids = resource.entries().filter_map(|entry| match entry {
        fluent_syntax::ast::Entry::Message(message) => Some(message.id.name),
        _ => None,
    });
    let explained = ids.filter(|id| KINDS.iter().any(|kind| id.starts_with(kind)));
    explained.map(str::to_owned).collect()
}

impl Text {
    /// All forms of all terms of the language, longest first.
    #[must_use]
    pub fn forms(&self) -> &[Form] {
        &self.forms
    }

    /// What a key's `.help` says, and what the unit means that its values stand in.
    #[must_use]
    pub fn about(&self, key: &str, unit: Unit) -> String {
        self.get(&format!("{key}.help")) + &self.unit_means(unit)
    }

    /// A unit with what it means, as a line to follow others; nothing for plain counts.
    #[must_use]
    pub fn unit_means(&self, unit: Unit) -> String {
        unit_key(unit).map_or_else(String::new, |unit| {
            let means = self.means(&self.get(unit), &self.get(&format!("{unit}.help")));
            format!("\n{means}")
        })
    }

    /// A name or a unit with what it means.
    #[must_use]
    pub fn means(&self, name: &str, means: &str) -> String {
        self.args(
            "ui-means",
            &[("name", name.into()), ("means", means.into())],
        )
    }

    /// The forms of these messages.
    pub(super) fn forms_of(&self, keys: &[String]) -> Vec<Form> {
        let mut forms: Vec<Form> = Vec::new();
        for key in keys {
            let words = self.get(key);
            forms.extend(words.split(BETWEEN_FORMS).map(|form| Form {
                letters: form.trim().chars().collect(),
                key: key.clone(),
            }));
        }
        forms.retain(|form| !form.letters.is_empty());
        forms.sort_by_key(|form| std::cmp::Reverse(form.letters.len()));
        forms
    }

    /// The term of which a letter of a text is part, with the place of all of it; both are counted in letters.
    #[must_use]
    pub fn term_at(&self, words: &str, letter: usize) -> Option<(Range<usize>, &Form)> {
        let words: Vec<char> = words.chars().collect();
        self.forms.iter().find_map(|form| {
            let length = form.letters.len();
            let first = (letter + 1).saturating_sub(length);
            let mut starts = first..=letter;
            let from = starts.find(|from| form.stands(&words, *from))?;
            Some((from..from + length, form))
        })
    }
}

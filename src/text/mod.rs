//! Every visible word, by language (Fluent), and the one formatter for numbers.
//!
//! Keys follow the tables: `control-<kebab id>` and `indicator-<name with - for _>` with the attributes `.short` and `.help`,
//! `level-<id>` with `.sub`, `.briefing`, `.teaches`, `goal-<level>-<goal>` and `goal-<goal>-short`, `event-…`, `advice-…`,
//! `ui-…` for screens, `stage-…` for the stage, `error-…`, `term-…` for the words that explain themselves. An attribute is asked for with a dot: `control-servers.help`.

pub mod fonts;
mod format;
mod glossary;
mod lang;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

pub use format::{Arg, NO_NUMBER, Quantity, desk_key, kebab, key, unit_key};
pub use glossary::Form;
pub use lang::{Lang, UnknownLang};

/// All words of one language.
pub struct Text {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    faults: Vec<String>,
    forms: Vec<Form>,
}

impl Text {
    /// Reads the language's files, which are part of the program.
    #[must_use]
    pub fn new(lang: Lang) -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![lang.identifier()]);
        // All three scripts run left to right; the marks would only show up as boxes.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(format::in_message));
        let (mut faults, mut terms) = (Vec::new(), Vec::new());
        for (name, source) in lang.files() {
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(partial, errors)| {
                    faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
                    partial
                });
            terms.extend(glossary::terms(&resource));
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{name}: {error}")));
            }
        }
        let mut text = Self {
            lang,
            bundle,
            faults,
            forms: Vec::new(),
        };
        text.forms = text.forms_of(&terms);
        text
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What is wrong with the language's files: syntax errors and keys given twice. Empty in a release, which a test holds.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Whether there is a message (or, with a dot, an attribute) of this name.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        let (message, attribute) = split(key);
        self.bundle
            .get_message(message)
            .is_some_and(|found| match attribute {
                None => found.value().is_some(),
                Some(name) => found.get_attribute(name).is_some(),
            })
    }

    /// The words of a key; the key itself if there are none.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.args(key, &[])
    }

    /// The words of a key with its variables filled in. Where a level of somebody's own has none, those of its names speak
    /// (`level-lunch-rush` as "Lunch rush", no briefing); any other key without words is returned itself.
    #[must_use]
    pub fn args(&self, key: &str, args: &[(&str, Arg)]) -> String {
        self.format(key, args).unwrap_or_else(|| spoken(key))
    }

    fn format(&self, key: &str, args: &[(&str, Arg)]) -> Option<String> {
        let (message, attribute) = split(key);
        let found = self.bundle.get_message(message)?;
        let pattern = match attribute {
            None => found.value()?,
            Some(name) => found.get_attribute(name)?.value(),
        };
        let mut given = FluentArgs::with_capacity(args.len());
        for (name, arg) in args {
            given.set(*name, arg.value());
        }
        // A variable that was not given shows by its name in braces; the tests hold that none is missing.
        let mut errors = Vec::new();
        let words = self
            .bundle
            .format_pattern(pattern, Some(&given), &mut errors);
        Some(words.into_owned())
    }
}

/// Kinds of keys that levels make from their own names.
const OF_LEVELS: [&str; 5] = ["level-", "goal-", "event-", "advice-", "why-"];

/// What is said for a key that has no words.
fn spoken(key: &str) -> String {
    let Some(name) = OF_LEVELS
        .into_iter()
        .find_map(|kind| key.strip_prefix(kind))
    else {
        return key.to_owned();
    };
    if name.contains('.') {
        return String::new();
    }
    let words = name.replace('-', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A key's message and attribute.
fn split(key: &str) -> (&str, Option<&str>) {
    key.split_once('.')
        .map_or((key, None), |(message, attribute)| {
            (message, Some(attribute))
        })
}

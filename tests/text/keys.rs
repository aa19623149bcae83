//! Every key the game asks for exists: those that stand in the sources, and those made from tables and levels.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use retry_storm::level::{Ledger, booth_levels, embedded};
use retry_storm::model::control::{ControlKind, DeskKind, Unit};
use retry_storm::model::desk;
use retry_storm::text::{Form, Lang, Text, kebab, key, unit_key};

use crate::locale::{folder, read, root};

/// What keys begin with.
const KINDS: [&str; 16] = [
    "advice",
    "basis",
    "bet",
    "booth",
    "control",
    "error",
    "event",
    "goal",
    "indicator",
    "level",
    "stage",
    "status",
    "term",
    "ui",
    "unit",
    "why",
];

/// Literals of the sources that are only the beginning of a key; the tables give the rest.
const NO_KEYS: [&str; 2] = ["booth-number", "ui-ledger"];

/// What must be known of a language before its words can be read.
const FACTS: [&str; 3] = ["language-name", "number-decimal", "number-group"];

/// Beginnings of keys whose rest stands in the sources by itself.
const FAMILIES: [&str; 4] = ["stage-look-", "basis-constant-", "basis-symbol-", "basis-"];

/// All Rust files of the program.
pub(crate) fn sources() -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join("src")];
    while let Some(path) = folders.pop() {
        for entry in folder(&path) {
            if entry.is_dir() {
                folders.push(entry);
            } else if entry.extension().is_some_and(|ext| ext == "rs") {
                found.push(entry);
            }
        }
    }
    found.sort();
    found
}

/// The string literals of a Rust file, comments left out. Raw strings are read as they are; escapes other than `\u{…}`
/// are dropped, none of them being part of a key or in need of a glyph.
pub(crate) fn literals(path: &Path) -> Vec<String> {
    let source = fs::read_to_string(path).expect("a source file in UTF-8");
    let mut found = Vec::new();
    let mut rest = source.as_str();
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.find('\n').map_or("", |end| &rest[end..]);
        } else if let Some(literal) = raw(rest) {
            found.push(literal.to_owned());
            let opening = rest.find('"').unwrap_or_default() + 1;
            rest = &rest[opening + literal.len() + opening - 1..];
        } else if c == '"' {
            let (literal, length) = quoted(&rest[1..]);
            found.push(literal);
            rest = &rest[1 + length..];
        } else if let Some(length) = char_literal(rest) {
            rest = &rest[length..];
        } else {
            rest = &rest[c.len_utf8()..];
        }
    }
    found
}

/// The content of a raw string at the start of a text.
fn raw(text: &str) -> Option<&str> {
    let hashes = text.strip_prefix('r')?;
    let count = hashes.len() - hashes.trim_start_matches('#').len();
    let content = hashes[count..].strip_prefix('"')?;
    let end = content.find(&format!("\"{}", "#".repeat(count)))?;
    Some(&content[..end])
}

/// The content of a string whose opening quote has been passed, and how far it reaches, closing quote included.
fn quoted(text: &str) -> (String, usize) {
    let mut content = String::new();
    let mut letters = text.char_indices();
    while let Some((at, c)) = letters.next() {
        match c {
            '"' => return (content, at + 1),
            '\\' => {
                if let Some((_, 'u')) = letters.next() {
                    let digits: String = letters
                        .by_ref()
                        .map(|(_, c)| c)
                        .skip(1)
                        .take_while(|c| *c != '}')
                        .collect();
                    let code = u32::from_str_radix(&digits, 16).ok();
                    content.extend(code.and_then(char::from_u32));
                }
            }
            c => content.push(c),
        }
    }
    (content, text.len())
}

/// How long the character literal at the start of a text is; `None` for a lifetime or anything else.
fn char_literal(text: &str) -> Option<usize> {
    let inner = text.strip_prefix('\'')?;
    if let Some(escaped) = inner.strip_prefix('\\') {
        let first = escaped.chars().next()?.len_utf8();
        return escaped[first..].find('\'').map(|end| 2 + first + end + 1);
    }
    let c = inner.chars().next()?;
    inner[c.len_utf8()..]
        .starts_with('\'')
        .then_some(c.len_utf8() + 2)
}

/// Whether a literal is a key by its look.
fn is_key(literal: &str) -> bool {
    let Some((kind, rest)) = literal.split_once('-') else {
        return false;
    };
    let kebab = |part: &str| {
        !part.is_empty()
            && !part.starts_with('-')
            && !part.ends_with('-')
            && part
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
    };
    KINDS.contains(&kind) && rest.split('.').all(kebab) && rest.split('.').count() <= 2
}

fn must_have(keys: &[String]) {
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let missing: Vec<&String> = keys.iter().filter(|key| !text.has(key)).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", lang.code());
    }
}

/// Keys that stand in the sources.
fn keys_of_the_sources() -> Vec<String> {
    let all = sources();
    let literals = all.iter().flat_map(|path| literals(path));
    let mut keys: Vec<String> = literals
        .filter(|literal| is_key(literal) && !NO_KEYS.contains(&literal.as_str()))
        .collect();
    keys.sort();
    keys.dedup();
    keys
}

#[test]
fn the_sources_keys_are_there() {
    let keys = keys_of_the_sources();
    assert!(keys.len() > 60, "only {keys:?} were found");
    must_have(&keys);
}

/// Keys made from the desks' tables.
fn keys_of_the_tables() -> Vec<String> {
    let mut keys = Vec::new();
    for kind in [DeskKind::Switch, DeskKind::Web] {
        for control in desk::controls(kind) {
            let name = key("control", control.id);
            if let ControlKind::Choice(names) = control.kind {
                keys.extend(names.iter().map(|other| format!("{name}.{}", kebab(other))));
            }
            if control.kind == ControlKind::Button {
                // What it starts runs for some minutes, or goes on until something else ends it.
                let lasting = if control.crisis { "on" } else { "running" };
                keys.push(format!("{name}.{lasting}"));
            }
            keys.extend([format!("{name}.help"), name]);
            if control.crisis {
                let event = key("event", control.id);
                keys.extend([format!("{event}.detail"), event]);
            }
        }
        for indicator in desk::indicators(kind) {
            let name = key("indicator", indicator.name);
            keys.extend([format!("{name}.short"), format!("{name}.help"), name]);
        }
        let ledger = Ledger::of(kind, None);
        for part in std::iter::once(&ledger.good).chain(&ledger.lost) {
            keys.push(key("ui-ledger", part.indicator));
        }
    }
    keys
}

#[test]
fn the_tables_keys_are_there() {
    must_have(&keys_of_the_tables());
}

/// Keys of the units.
fn keys_of_the_units() -> Vec<String> {
    use Unit::{
        BasisPoints, Count, Currency, CurrencyPerHour, Milliseconds, Minutes, None, Percent,
        Permille, Req, ReqPerS, Seconds, Sigma, Times, Tx, TxPerS, Usd, UsdPerHour,
    };
    let units = [
        BasisPoints,
        Count,
        Currency,
        CurrencyPerHour,
        Milliseconds,
        Minutes,
        None,
        Percent,
        Permille,
        Req,
        ReqPerS,
        Seconds,
        Sigma,
        Times,
        Tx,
        TxPerS,
        Usd,
        UsdPerHour,
    ];
    let names: Vec<&str> = units.into_iter().filter_map(unit_key).collect();
    assert_eq!(names.len(), 16);
    let keys = names
        .iter()
        .flat_map(|name| [(*name).to_owned(), format!("{name}.help")]);
    keys.collect()
}

#[test]
fn the_units_keys_are_there() {
    must_have(&keys_of_the_units());
}

/// Keys made from the levels.
fn keys_of_the_levels() -> Vec<String> {
    let mut keys = Vec::new();
    for level in embedded() {
        let name = level.text_key();
        keys.extend(["sub", "briefing", "teaches"].map(|part| format!("{name}.{part}")));
        keys.push(name);
        for goal in &level.goals {
            keys.extend([level.goal_key(goal), format!("goal-{}-short", goal.kebab())]);
        }
        for event in &level.events {
            keys.extend([event.text_key(), format!("{}.detail", event.text_key())]);
        }
        keys.extend(
            level
                .advice
                .iter()
                .map(|rule| format!("advice-{}", rule.key)),
        );
        let bet = level.bet.iter().map(retry_storm::level::Bet::text_key);
        keys.extend(bet.flat_map(|bet| [format!("{bet}.why"), bet]));
        let rules = level.operator.rules.iter();
        keys.extend(rules.map(|rule| {
            let why = rule.why.as_ref();
            format!("why-{}", why.expect("who watches is told why"))
        }));
    }
    keys
}

#[test]
fn the_levels_keys_are_there() {
    let keys = keys_of_the_levels();
    assert!(keys.len() > 100);
    must_have(&keys);
}

/// Keys made from what a booth offers.
fn keys_of_the_booth() -> Vec<String> {
    let mut keys = Vec::new();
    for kind in [DeskKind::Switch, DeskKind::Web] {
        for control in desk::controls(kind).iter().filter(|c| !c.crisis) {
            let name = key("booth", control.id);
            let ways: &[&str] = match control.kind {
                ControlKind::Button => &["more"],
                _ => &["more", "less"],
            };
            for way in ways {
                keys.extend([format!("{name}.{way}"), format!("{name}.does-{way}")]);
            }
            keys.push(name);
        }
    }
    let played = booth_levels(embedded());
    let briefs = played.iter();
    keys.extend(briefs.map(|entry| format!("booth-brief-{}", entry.level.id)));
    let events = played.iter().flat_map(|entry| &entry.level.events);
    keys.extend(events.map(|event| format!("booth-{}", event.text_key())));
    let numbers = played.into_iter();
    let numbers = numbers.flat_map(|entry| entry.numbers);
    keys.extend(numbers.map(|number| key("booth-number", number.name)));
    keys
}

#[test]
fn the_booths_keys_are_there() {
    let keys = keys_of_the_booth();
    assert!(keys.len() > 60);
    must_have(&keys);
}

/// Words that nothing asks for would be translated in vain. Attributes go with their messages.
#[test]
fn every_word_is_asked_for() {
    let message = |key: &str| key.split('.').next().unwrap_or_default().to_owned();
    let asked = [
        keys_of_the_sources(),
        keys_of_the_tables(),
        keys_of_the_units(),
        keys_of_the_levels(),
        keys_of_the_booth(),
    ];
    let asked: BTreeSet<String> = asked.concat().iter().map(|key| message(key)).collect();
    let all = sources();
    let literals: BTreeSet<String> = all.iter().flat_map(|path| literals(path)).collect();
    let page = folder(&root().join("assets/web"));
    let page = page
        .iter()
        .filter(|path| path.extension().is_some_and(|ext| ext == "js"));
    let page: String = page
        .map(|path| fs::read_to_string(path).expect("a script"))
        .collect();
    let english = Text::new(Lang::ENGLISH);
    let terms: BTreeSet<&str> = english.forms().iter().map(Form::key).collect();
    let is_asked = |key: &str| {
        asked.contains(key)
            || FACTS.contains(&key)
            || terms.contains(key)
            || FAMILIES.iter().any(|family| key.strip_prefix(family).is_some_and(|own| literals.contains(own)))
            // The page's own words are asked for by its scripts.
            || key.strip_prefix("ui-page-").is_some_and(|word| page.contains(word.trim_end_matches("-title")))
    };
    let unasked: BTreeSet<String> = read("en")
        .keys()
        .map(|key| message(key))
        .filter(|key| !is_asked(key))
        .collect();
    assert!(unasked.is_empty(), "{unasked:?}");
}

/// The words of an event ask for nothing but what the event has to say.
#[test]
fn events_say_all_their_variables() {
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (event, control, value) in [
            ("event-sale", "Surge", 2.0),
            ("event-surge", "Surge", 2.5),
            ("event-fraud-wave", "FraudShare", 0.01),
            ("event-fraud-share", "FraudShare", 0.05),
            ("event-issuer-outage", "IssuerLatencyB", 12.0),
            ("event-issuer-latency-a", "IssuerLatencyA", 0.5),
            ("event-issuer-latency-b", "IssuerLatencyB", 30.0),
            ("event-bad-build", "BadBuild", 1.0),
            ("event-viral-surge", "Surge", 2.6),
            ("event-cache-flush", "CacheFlush", 1.0),
        ] {
            let said = text.args(&format!("{event}.detail"), &text.event_args(control, value));
            assert!(!said.contains(['{', '$', '}']), "{}: {said}", lang.code());
            // Some only a free shift has, which no booth plays.
            let sentence = format!("booth-{event}");
            if text.has(&sentence) {
                let said = text.args(&sentence, &text.event_args(control, value));
                let is_sentence = said.ends_with('.') && !said.contains(['{', '$', '}']);
                assert!(is_sentence, "{}: {said}", lang.code());
            }
        }
        // How large the crowd is, is the level's secret.
        let secret = text.args("event-viral-surge.detail", &text.event_args("Surge", 2.6));
        assert!(!secret.contains("2.6"));
    }
}

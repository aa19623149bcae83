//! What holds between the languages' files.

use std::collections::{BTreeMap, BTreeSet};

use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use retry_storm::text::{Lang, Text};

use crate::locale::{Words, codes, read};

/// Texts that may be the same as in English: names, signs, and words the language has taken over. Everything of
/// `units.ftl` and `language.ftl` may. A language that is not named here has none.
const SAME: [(&str, &[&str]); 1] = [(
    "fil",
    &[
        "booth-autoscaler",
        "booth-desk-and-seed",
        "booth-warm-up",
        "control-autoscaler",
        "ui-board-shift",
        "ui-group-now",
        "indicator-standin-tps.short",
        "stage-balancer",
        "stage-cache",
        "stage-database",
        "stage-stand-in",
        "stage-stand-in.value",
        "stage-step-up",
        "stage-look-request",
        "stage-look-stand-in",
        "stage-look-error",
        "stage-minutes-left",
        "status-normal",
        "goal-db-since-short",
        "ui-seed",
        "ui-seed-value",
        "ui-keyboard",
        "ui-heading",
        "ui-key-space",
        "ui-key-enter",
        "term-balancer",
        "term-build",
        "term-cache",
        "term-lognormal",
        "term-seed",
        "term-stampede",
        "term-stand-in",
        "term-step-up",
    ],
)];

/// The same in every language.
const SAME_EVERYWHERE: [&str; 13] = [
    "ui-key-letter",
    "ui-title",
    "ui-key-tab",
    "ui-key-escape",
    "ui-key-escape-page",
    "ui-key-f11",
    "ui-key-enter",
    "goal-p99",
    "term-erlang-b",
    "term-erlang-c",
    "term-poisson",
    "term-roc",
    "term-variation",
];

/// Words that only English has.
const ENGLISH: [&str; 14] = [
    "the", "with", "from", "your", "you", "are", "this", "when", "and", "was", "that", "which",
    "of", "to",
];

fn all() -> BTreeMap<String, BTreeMap<String, Words>> {
    codes()
        .into_iter()
        .map(|code| (code.clone(), read(&code)))
        .collect()
}

#[test]
fn the_languages_are_the_folders() {
    let mut found: Vec<&str> = Lang::all().iter().map(|lang| lang.code()).collect();
    assert_eq!(found.first(), Some(&"en"));
    found.sort_unstable();
    assert_eq!(found, codes());
    for needed in ["en", "fil", "ga"] {
        assert!(found.contains(&needed));
    }
    let names: BTreeSet<&str> = Lang::all().iter().map(|lang| lang.own_name()).collect();
    assert_eq!(names.len(), found.len(), "two are called alike: {names:?}");
    for lang in Lang::all() {
        assert!(
            Text::new(*lang).faults().is_empty(),
            "{:?}",
            Text::new(*lang).faults()
        );
        assert!(!lang.own_name().is_empty() && lang.own_name() != lang.code());
        assert_eq!(Lang::from_code(lang.code()), Some(*lang));
    }
    assert_eq!(Lang::from_code("ga-IE"), Lang::from_code("ga"));
    assert_eq!(
        Lang::from_code("fil_PH.UTF-8").map(Lang::own_name),
        Some("Filipino")
    );
    assert_eq!(Lang::from_code("xx"), None);
    assert_eq!(Lang::from_code(""), None);
}

#[test]
fn every_language_has_the_same_keys_and_variables_in_the_same_files() {
    let all = all();
    let english = &all["en"];
    for (code, texts) in &all {
        for (key, words) in english {
            let Some(theirs) = texts.get(key) else {
                panic!("{code}: {key} is missing in {}", words.file);
            };
            assert_eq!(
                theirs.file, words.file,
                "{code}: {key} lies in another file"
            );
            assert_eq!(
                theirs.variables, words.variables,
                "{code}: variables of {key}"
            );
        }
        for (key, words) in texts {
            assert!(
                english.contains_key(key),
                "{code}: {key} of {} is unknown in English",
                words.file
            );
        }
    }
}

#[test]
fn no_text_is_empty_or_untidy() {
    for (code, texts) in all() {
        for (key, words) in texts {
            let plain = &words.plain;
            assert!(
                !plain.is_empty() || !words.variables.is_empty(),
                "{code}: {key} is empty"
            );
            assert!(!plain.contains("  "), "{code}: two spaces in {key}");
            assert!(
                !plain.contains(['"', '\'', '`']),
                "{code}: a typewriter's quote in {key}"
            );
            assert!(!plain.contains("..."), "{code}: three stops in {key}");
        }
    }
}

#[test]
fn nothing_was_left_in_english() {
    let all = all();
    let english = &all["en"];
    for (code, texts) in all.iter().filter(|(code, _)| *code != "en") {
        let exceptions = SAME.iter().find(|(of, _)| of == code);
        let allowed = exceptions.map_or(&[][..], |(_, keys)| *keys);
        for (key, words) in texts {
            if words.file == "units.ftl" || words.file == "language.ftl" {
                continue;
            }
            let same =
                words.plain == english[key].plain && words.plain.chars().any(char::is_alphabetic);
            let named = allowed.contains(&key.as_str())
                || SAME_EVERYWHERE.iter().any(|name| key.starts_with(name))
                || key.starts_with("stage-group-");
            // A sign or a letter, or nothing but a variable and a unit, says the same in every language.
            let bare = words.plain.chars().filter(|c| c.is_alphabetic()).count() <= 1;
            assert!(
                !same || named || bare,
                "{code}: {key} is as in English: {}",
                words.plain
            );
            for word in words.plain.split(|c: char| !c.is_alphabetic()) {
                assert!(!ENGLISH.contains(&word), "{code}: “{word}” in {key}");
            }
        }
        for key in allowed {
            assert_eq!(
                texts[*key].plain, english[*key].plain,
                "{code}: {key} needs no exception"
            );
        }
    }
}

#[test]
fn choices_name_the_forms_their_language_has() {
    for (code, texts) in all() {
        let forms = categories(&code);
        for (key, words) in texts {
            for choice in &words.choices {
                let plural: BTreeSet<String> = choice
                    .iter()
                    .filter(|form| form.parse::<f64>().is_err())
                    .cloned()
                    .collect();
                // A choice by exact numbers alone needs no more than the rest beside them.
                if choice.len() == plural.len() {
                    assert_eq!(plural, forms, "{code}: forms of {key}");
                } else {
                    assert!(
                        plural.contains("other"),
                        "{code}: {key} has no form for other numbers"
                    );
                }
            }
        }
    }
}

/// The plural forms that whole numbers take in a language.
fn categories(code: &str) -> BTreeSet<String> {
    let rules = PluralRules::create(
        code.parse::<unic_langid::LanguageIdentifier>()
            .expect("a language code"),
        PluralRuleType::CARDINAL,
    )
    .expect("plural rules");
    let named = (0_u32..=1000).map(|n| match rules.select(n).expect("a form") {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    });
    named.map(str::to_owned).collect()
}

#[test]
fn briefings_are_short_and_leave_numbers_to_the_level_file() {
    let mut found = 0;
    for (code, texts) in all() {
        for (key, words) in texts.iter().filter(|(key, _)| key.starts_with("level-")) {
            assert!(
                words.choices.is_empty() && !words.plain.contains(|c: char| c.is_ascii_digit()),
                "{code}: number in {key}"
            );
            if key.ends_with(".briefing") {
                let count = words.plain.split_whitespace().count();
                assert!(count <= 60, "{code}: {key} has {count} words");
                found += 1;
            }
        }
    }
    assert_eq!(found, 8 * codes().len());
}

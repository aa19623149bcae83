//! The words that explain themselves.

use std::fs;

use retry_storm::text::{Form, Lang, Text};

use crate::keys::sources;
use crate::locale::read;

fn form_at<'a>(text: &'a Text, words: &str, letter: usize) -> Option<(&'a str, usize, usize)> {
    let found = text.term_at(words, letter);
    found.map(|(place, form)| (form.key(), place.start, place.end))
}

#[test]
fn a_term_is_found_under_each_of_its_letters_and_nowhere_else() {
    let text = Text::new(Lang::ENGLISH);
    let words = "The Error\u{a0}budget burns";
    for letter in 0..words.chars().count() {
        let wanted = (4..16)
            .contains(&letter)
            .then_some(("term-error-budget", 4, 16));
        assert_eq!(form_at(&text, words, letter), wanted, "letter {letter}");
    }
    // The longest form counts, also among units.
    assert_eq!(form_at(&text, "397 tx/s", 7), Some(("unit-tx-per-s", 4, 8)));
    assert_eq!(form_at(&text, "0.5×", 3), Some(("unit-times", 3, 4)));
    // Part of another word is no term.
    for words in ["slotted", "unshed", "it’s", "mins", ""] {
        for letter in 0..=words.len() {
            assert_eq!(form_at(&text, words, letter), None, "{words}");
        }
    }
}

/// Forms that stand nowhere explain nothing.
#[test]
fn every_form_stands_somewhere() {
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let all = read(lang.code());
        let spoken: Vec<&str> = all
            .iter()
            .filter(|(_, words)| words.file != "explain.ftl")
            .map(|(_, words)| words.plain.as_str())
            .collect();
        let stands = |form: &Form| {
            let letters = form.written().to_lowercase();
            spoken.iter().any(|words| {
                let words = words.to_lowercase();
                let places = words.match_indices(&letters);
                places
                    .map(|(at, _)| words[..at].chars().count())
                    .any(|at| form_at(&text, &words, at).is_some_and(|(key, ..)| key == form.key()))
            })
        };
        let idle: Vec<String> = text
            .forms()
            .iter()
            .filter(|form| form.key().starts_with("term-") && !stands(form))
            .map(Form::written)
            .collect();
        assert!(idle.is_empty(), "{}: {idle:?}", lang.code());
    }
}

/// What the interface cannot do without: each language explains these.
#[test]
fn what_needs_it_is_explained() {
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for key in [
            "unit-sigma",
            "unit-basis-points",
            "unit-currency",
            "term-p99",
            "term-burn-rate",
            "term-stand-in",
            "term-reversal",
            "term-step-up",
            "term-goodput",
            "term-shedding",
            "term-holding-time",
            "term-ttl",
            "term-objective",
            "term-error-budget",
            "term-roc",
            "term-erlang-b",
            "term-erlang-c",
        ] {
            assert!(
                text.forms().iter().any(|form| form.key() == key),
                "{}: {key}",
                lang.code()
            );
        }
    }
}

/// Words painted in another way would explain nothing. Those of formulas have their meanings beside them.
#[test]
fn all_words_are_painted_in_one_way() {
    let own = ["src/hud/words.rs", "src/hud/math/layout.rs"];
    for path in sources() {
        let source = fs::read_to_string(&path).expect("a source file in UTF-8");
        let is_one = own.iter().any(|own| path.ends_with(own));
        assert_eq!(source.contains(".galley("), is_one, "{}", path.display());
    }
}

//! What the page's table holds: whole, in every language, and the model's own numbers.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use retry_storm::hud::basis::{Meaning, SOURCES, Topic, all_cards, constant, constants};
use retry_storm::hud::math::{Node, parse};
use retry_storm::level::embedded;
use retry_storm::model::control::DeskKind;
use retry_storm::text::{Lang, Text};

use super::{Page, values};
use crate::desk::played;
use crate::harness::english;

const DESKS: [DeskKind; 2] = [DeskKind::Switch, DeskKind::Web];

pub(super) fn nodes(formula: &str) -> Vec<Node> {
    parse(formula).unwrap_or_else(|why| panic!("{formula}: {why:?}"))
}

/// Everything within a formula.
fn walk(nodes: &[Node], see: &mut impl FnMut(&Node)) {
    for node in nodes {
        see(node);
        match node {
            Node::Fraction(a, b) => {
                walk(a, see);
                walk(b, see);
            }
            Node::Root(a) | Node::Bar(a) | Node::Fence(_, a, _) => walk(a, see),
            Node::Indexed(base, a, b) => {
                walk(std::slice::from_ref(base), see);
                walk(a, see);
                walk(b, see);
            }
            _ => {}
        }
    }
}

#[test]
fn every_relation_is_whole() {
    // What is written out in formulas: minutes of an hour, hours of a day, what belongs to the mathematics.
    const WRITTEN_OUT: [&str; 10] = ["0", "1", "2", "3", "4", "10", "24", "60", "99", "100"];
    let texts: Vec<Text> = Lang::all().iter().map(|lang| Text::new(*lang)).collect();
    let words = |key: &str| {
        for text in &texts {
            assert!(text.has(key), "{}: {key} is missing", text.lang().code());
        }
    };
    for desk in DESKS {
        let mut ids = BTreeSet::new();
        for card in all_cards(desk) {
            assert!(ids.insert(card.id), "{} stands twice", card.id);
            words(&format!("basis-{}", card.id));
            words(&format!("basis-{}.note", card.id));
            let signs = card.symbols.iter().map(|symbol| symbol.sign);
            for formula in card.formula.iter().copied().chain(signs) {
                walk(&nodes(formula), &mut |node| match node {
                    Node::Constant(id) => {
                        let found = constant(desk, id);
                        let found =
                            found.unwrap_or_else(|| panic!("{}: no constant {id}", card.id));
                        assert_eq!(found.values.len(), 1, "{}: {id} is a list", card.id);
                    }
                    Node::Upright(name) if name.starts_with(|c: char| c.is_ascii_digit()) => {
                        assert!(
                            WRITTEN_OUT.contains(&name.as_str()),
                            "{}: {name} is typed in {formula}",
                            card.id
                        );
                    }
                    _ => {}
                });
            }
            for symbol in card.listed() {
                assert!(symbol.is_of(desk), "{}: {symbol:?}", card.id);
                match symbol.meaning {
                    Meaning::Between(name, _) => words(&format!("basis-symbol-{name}")),
                    Meaning::Constant(id) => words(&format!("basis-constant-{id}")),
                    Meaning::Indicator(_) | Meaning::Control(_) => {}
                }
            }
            for source in card.sources {
                assert!(SOURCES.contains(source), "{}: {}", card.id, source.cited);
            }
        }
        assert!(ids.len() >= 24, "{desk:?} has {} relations", ids.len());
        for topic in Topic::of(desk) {
            words(topic.key());
        }
        for constant in constants(desk) {
            words(&format!("basis-constant-{}", constant.id));
        }
    }
    let cited = |source| {
        DESKS
            .iter()
            .any(|desk| all_cards(*desk).any(|card| card.sources.contains(source)))
    };
    for source in SOURCES {
        assert!(cited(source), "nothing cites {}", source.cited);
    }
    // What the fraud gate takes from the sources says where it was read.
    for id in ["scores", "area", "step-up"] {
        let card = all_cards(DeskKind::Switch).find(|card| card.id == id);
        let cited = card.map_or(0, |card| card.sources.len());
        assert_eq!(cited, if id == "step-up" { 3 } else { 1 }, "{id}");
    }
}

#[test]
fn words_leave_numbers_to_the_model() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    for lang in Lang::all() {
        let path = folder.join(lang.code()).join("basis.ftl");
        let file = fs::read_to_string(path).expect("a locale file");
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once('=').map_or(line, |(_, said)| said);
            let said = said.replace("c²", "");
            assert!(
                !said.contains(|c: char| c.is_numeric()),
                "{}: a number in {line}",
                lang.code()
            );
        }
    }
}

/// The constants of a desk's model, by their names in the sources, but for those that are no numbers of a relation.
fn declared(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let source = fs::read_to_string(path).expect("a source file");
    let names = source
        .lines()
        .filter_map(|line| line.strip_prefix("pub const "));
    names
        .filter_map(|line| line.split_once(':'))
        .map(|(name, _)| name.to_owned())
        .filter(|name| !matches!(name.as_str(), "LIMITS" | "BANDS"))
        .collect()
}

#[test]
fn every_constant_of_the_model_is_listed_and_printed_as_it_is() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/hud/basis/constants.rs");
    let table = fs::read_to_string(table).expect("a source file");
    let text = english();
    for (desk, file, prefix) in [
        (DeskKind::Switch, "src/model/switch/constants.rs", "s::"),
        (DeskKind::Web, "src/model/web/constants.rs", "w::"),
    ] {
        let names = declared(file);
        for name in names {
            let used = table.matches(&format!("{prefix}{name}")).any(|_| true);
            assert!(used, "{name} of {file} is not on the page");
        }
        for constant in constants(desk) {
            for value in constant.values {
                let shown = text.exact(*value, constant.unit).number.replace(',', "");
                let read: f64 = shown.parse().unwrap_or_else(|_| panic!("{shown}"));
                let times = match text.exact(1.0, constant.unit).number.as_str() {
                    "100" => 100.0,
                    "1,000" => 1000.0,
                    _ => 1.0,
                };
                assert!(
                    (read - times * value).abs() <= 1e-12 * read.abs(),
                    "{}: {value} is printed as {shown}",
                    constant.id
                );
            }
        }
    }
}

#[test]
fn every_symbol_has_a_value_in_every_level() {
    for level in embedded() {
        for minutes in [0, 14, 40] {
            let page = Page::of(&played(&level.id, minutes));
            for card in all_cards(level.desk) {
                for symbol in card.symbols {
                    for value in values(symbol, &page.facts) {
                        assert!(
                            value.is_finite(),
                            "{} minute {minutes}, {}: {} is {value}",
                            level.id,
                            card.id,
                            symbol.sign
                        );
                    }
                }
            }
        }
    }
}

/// What a relation gives by its formula is what the desk reads.
#[test]
fn symbols_agree_with_the_desk() {
    for (id, name, indicator) in [
        ("switch-sale-surge", "busy", "slots_busy_share"),
        ("switch-sale-surge", "wait", "queue_wait_s"),
        ("switch-sale-surge", "hold", "hold_s"),
        ("switch-sale-surge", "loss", "queue_drop_share"),
        ("web-cache-flush", "busy", "worker_util_share"),
        ("web-cache-flush", "hold", "service_s"),
        ("web-cache-flush", "loss", "queue_fail_share"),
    ] {
        let page = Page::of(&played(id, 3));
        let found = all_cards(page.facts.desk())
            .flat_map(|card| card.symbols)
            .find_map(|symbol| match symbol.meaning {
                Meaning::Between(between, number) if between == name => {
                    Some((number.of)(&page.facts))
                }
                _ => None,
            });
        let (found, read) = (found.expect("a symbol"), page.facts.read(indicator));
        assert!(
            (found - read).abs() <= 1e-9 * read.abs() + 1e-12,
            "{id}, {name}: {found}, {indicator}: {read}"
        );
    }
}

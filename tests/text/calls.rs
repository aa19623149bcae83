//! Where the game fills in words, it gives every variable that they have.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use crate::keys::sources;
use crate::locale::read;

/// A place in the sources where a key that stands there is asked for.
struct Call {
    place: String,
    key: String,
    /// Names of the variables given; `None` if they do not stand there.
    given: Option<BTreeSet<String>>,
}

/// The calls `.get("key")` and `.args("key", &[…])` of the program.
fn calls() -> Vec<Call> {
    let mut found = Vec::new();
    for path in sources() {
        let source = fs::read_to_string(&path).expect("a source file in UTF-8");
        for (name, at) in [".get(", ".args("]
            .iter()
            .flat_map(|name| source.match_indices(name).map(move |(at, _)| (*name, at)))
        {
            let after = source[at + name.len()..].trim_start();
            let Some((key, rest)) = after
                .strip_prefix('"')
                .and_then(|rest| rest.split_once('"'))
            else {
                continue;
            };
            let given = if name == ".get(" {
                Some(BTreeSet::new())
            } else {
                rest.trim_start_matches([',', ' ', '\n'])
                    .strip_prefix("&[")
                    .map(names)
            };
            let line = source[..at].lines().count();
            found.push(Call {
                place: format!("{}:{line}", path.display()),
                key: key.to_owned(),
                given,
            });
        }
    }
    found
}

/// The names in a list of pairs, up to its closing bracket.
fn names(list: &str) -> BTreeSet<String> {
    let mut depth = 1;
    let end = list.find(|c| {
        depth += match c {
            '[' => 1,
            ']' => -1,
            _ => 0,
        };
        depth == 0
    });
    let list = &list[..end.unwrap_or(list.len())];
    let pairs = list.split('(').skip(1).map(str::trim_start);
    let quoted = pairs.filter_map(|pair| pair.strip_prefix('"')?.split_once('"'));
    quoted
        .filter(|(_, rest)| rest.trim_start().starts_with(','))
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[test]
fn every_variable_is_given() {
    let english = read("en");
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let calls = calls();
    for call in &calls {
        // `.get("…")` is also asked of maps and lists.
        let (Some(words), Some(given)) = (english.get(&call.key), &call.given) else {
            continue;
        };
        let missing: Vec<_> = words.variables.difference(given).collect();
        assert!(
            missing.is_empty(),
            "{}: {} wants {missing:?}",
            call.place,
            call.key
        );
        *seen
            .entry(if given.is_empty() { "plain" } else { "filled" })
            .or_default() += 1;
    }
    assert!(seen["plain"] > 30 && seen["filled"] > 10, "{seen:?}");
}

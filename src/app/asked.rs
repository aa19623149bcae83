//! What an address asks for, and what of it makes no sense to this game.

use crate::level::{Levels, Link, LinkFault};
use crate::text::{Lang, Text};

/// Reads a query. Each of the sentences says what is left out and what would be allowed.
pub(super) fn asked(query: &str, levels: &Levels, text: &Text) -> (Link, Vec<String>) {
    let (link, faults) = Link::parse(query, levels);
    // A link that asks for a language is answered in it.
    let own = link
        .lang
        .as_deref()
        .and_then(Lang::from_code)
        .map(Text::new);
    let text = own.as_ref().unwrap_or(text);
    let mut reasons: Vec<String> = faults.iter().map(|fault| words(fault, text)).collect();
    if let Some(Err(unknown)) = link.lang.as_deref().map(str::parse::<Lang>) {
        reasons.push(format!("lang={unknown}"));
    }
    (link, reasons)
}

/// A fault of a link. Whoever opens a group's link has not written it: they are told in their language what to ask its leader for.
fn words(fault: &LinkFault, text: &Text) -> String {
    match fault {
        LinkFault::Group => text.get("error-group"),
        LinkFault::GroupLevel(id) => {
            text.args("error-group-level", &[("level", id.as_str().into())])
        }
        LinkFault::GroupName(name) => {
            text.args("error-group-name", &[("group", name.as_str().into())])
        }
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::embedded;

    #[test]
    fn an_unknown_language_is_said_like_everything_else() {
        let english = Text::new(Lang::ENGLISH);
        let (link, reasons) = asked("?lang=ga&seed=5", embedded(), &english);
        assert_eq!((link.seed, reasons), (Some(5), vec![]));
        let (_, reasons) = asked("?lang=tlh&speed=9", embedded(), &english);
        assert_eq!(
            reasons,
            [
                "speed=9: allowed are 0.5, 1, 2 and 4",
                "lang=tlh: allowed are en, fil, ga"
            ]
        );
    }

    #[test]
    fn a_groups_fault_is_said_in_the_players_language() {
        for lang in Lang::all() {
            let text = Text::new(*lang);
            for (query, key, variable) in [
                (
                    "?group=A&level=nowhere&seed=7",
                    "error-group-level",
                    ("level", "nowhere"),
                ),
                (
                    "?group=A+%F0%9F%9A%80&level=web-bad-deploy&seed=7",
                    "error-group-name",
                    ("group", "A"),
                ),
                ("?group=A&level=web-free&seed=7", "error-group", ("", "")),
            ] {
                let english = Text::new(Lang::ENGLISH);
                let asking = format!("{query}&lang={}", lang.code());
                assert_eq!(asked(query, embedded(), &text), {
                    let (link, said) = asked(&asking, embedded(), &english);
                    (Link { lang: None, ..link }, said)
                });
                let (_, reasons) = asked(query, embedded(), &text);
                let said = text.args(key, &[(variable.0, variable.1.into())]);
                assert_eq!(reasons, [said], "{query}");
            }
        }
    }
}

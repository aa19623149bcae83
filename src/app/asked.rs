//! What an address asks for, and what of it makes no sense to this game.

use crate::level::{Levels, Link};
use crate::text::Lang;

/// Reads a query. Each of the sentences says what is left out and what would be allowed.
pub(super) fn asked(query: &str, levels: &Levels) -> (Link, Vec<String>) {
    let (link, faults) = Link::parse(query, levels);
    let mut reasons: Vec<String> = faults.iter().map(ToString::to_string).collect();
    if let Some(Err(unknown)) = link.lang.as_deref().map(str::parse::<Lang>) {
        reasons.push(format!("lang={unknown}"));
    }
    (link, reasons)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::embedded;

    #[test]
    fn an_unknown_language_is_said_like_everything_else() {
        let (link, reasons) = asked("?lang=ga&seed=5", embedded());
        assert_eq!((link.seed, reasons), (Some(5), vec![]));
        let (_, reasons) = asked("?lang=tlh&speed=9", embedded());
        assert_eq!(
            reasons,
            [
                "speed=9: allowed are 0.5, 1, 2 and 4",
                "lang=tlh: allowed are en, fil, ga"
            ]
        );
    }
}

//! Why a board, or an entry of one, is not taken in, in words.

use crate::board::{
    Claim, Damage, Day, ENTRIES_MAX, IMPORT_BYTES_MAX, LeftOut, NAME_CHARS, NameFault, NoBoard,
    Unproven, Why,
};
use crate::class::place_of;
use crate::level::NoReplay;
use crate::text::{Arg, Text};

/// Bytes of a mebibyte.
const MIB: usize = 1024 * 1024;

/// Why a file is no board.
pub(super) fn no_board(why: &NoBoard, text: &Text) -> String {
    match why {
        NoBoard::TooLong => {
            let most = (IMPORT_BYTES_MAX / MIB).into();
            text.args("ui-import-too-long", &[("n", most)])
        }
        NoBoard::Foreign => text.get("ui-import-foreign"),
        NoBoard::Newer => text.get("ui-import-newer"),
        NoBoard::TooMany => text.args("ui-import-too-many", &[("n", ENTRIES_MAX.into())]),
    }
}

/// Which entry was left out, and why.
pub(super) fn entry(left: &LeftOut, text: &Text) -> String {
    let (key, named) = match left.name.as_str() {
        "" => ("ui-import-entry", None),
        name => ("ui-import-entry-of", Some(("name", name.into()))),
    };
    let args = [
        ("place", left.place.to_string().into()),
        ("why", why(&left.why, text).into()),
    ];
    let args: Vec<_> = args.into_iter().chain(named).collect();
    text.args(key, &args)
}

fn why(why: &Why, text: &Text) -> String {
    let with = |key: &str, name: &'static str, value: Arg| text.args(key, &[(name, value)]);
    let of_day = |key: &str, day: Day| with(key, "day", day.to_string().into());
    match why {
        Why::Notation(Damage::NoObject) => text.get("ui-import-no-entry"),
        Why::Notation(Damage::Missing(field)) => {
            with("ui-import-missing", "field", (*field).into())
        }
        Why::Notation(Damage::Field { field, .. }) => {
            with("ui-import-field", "field", (*field).into())
        }
        Why::Name(NameFault::Empty) => text.get("ui-import-name-empty"),
        Why::Name(NameFault::TooLong) => with("ui-import-name-long", "n", NAME_CHARS.into()),
        Why::Name(NameFault::Character(sign)) => {
            with("ui-import-name-sign", "sign", sign.to_string().into())
        }
        Why::Name(NameFault::Unfriendly) => text.get("ui-import-name-unfriendly"),
        Why::Replay(why) => no_replay(why, text),
        Why::OtherShift => text.get("ui-import-other-shift"),
        Why::Unproven(Unproven::NoLevel(level)) => {
            with("ui-import-no-level", "level", level.as_str().into())
        }
        Why::Unproven(Unproven::NoScore) => text.get("ui-import-no-score"),
        Why::Unproven(Unproven::OtherScore(came)) => other_score(came.0, text),
        Why::Past(day) => of_day("ui-import-past", *day),
        Why::ToCome(day) => of_day("ui-import-to-come", *day),
        Why::Known => text.get("ui-import-known"),
    }
}

fn no_replay(why: &NoReplay, text: &Text) -> String {
    match why {
        NoReplay::NoVersion | NoReplay::CutOff | NoReplay::NoText => {
            text.get("ui-import-replay-damaged")
        }
        NoReplay::OtherVersion(_) => text.get("ui-import-replay-version"),
        NoReplay::TooLong(bytes) => {
            let most = text.number(*bytes as f64, 0);
            text.args("ui-import-replay-long", &[("most", most.into())])
        }
        NoReplay::Faulty(fault) if fault.line == 0 => text.get("ui-import-replay-faulty"),
        NoReplay::Faulty(fault) => text.args("ui-import-replay-at", &place_of(fault)),
    }
}

fn other_score(came: Claim, text: &Text) -> String {
    let key = if came.passed {
        "ui-import-other-passed"
    } else {
        "ui-import-other-missed"
    };
    let score = text.number(f64::from(came.score), 0);
    let args = [
        ("score", score.into()),
        ("stars", u32::from(came.stars).into()),
    ];
    text.args(key, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Came;
    use crate::level::Fault;
    use crate::text::Lang;

    #[test]
    fn every_reason_has_words_in_every_language() {
        let claim = |passed| Claim {
            score: 871,
            stars: 2,
            passed,
        };
        let other = |passed| Why::Unproven(Unproven::OtherScore(Came(claim(passed))));
        let at = Fault {
            line: 2,
            column: 7,
            ..Fault::of_file("link", "expected a number")
        };
        let whys = [
            Why::Notation(Damage::NoObject),
            Why::Notation(Damage::Missing("score")),
            Why::Notation(Damage::Field {
                field: "score",
                reason: "invalid type".into(),
            }),
            Why::Name(NameFault::Empty),
            Why::Name(NameFault::TooLong),
            Why::Name(NameFault::Character('<')),
            Why::Name(NameFault::Unfriendly),
            Why::Replay(NoReplay::CutOff),
            Why::Replay(NoReplay::OtherVersion("2".into())),
            Why::Replay(NoReplay::TooLong(8192)),
            Why::Replay(NoReplay::Faulty(Fault::of_file("link", "no such level"))),
            Why::Replay(NoReplay::Faulty(at)),
            Why::OtherShift,
            Why::Unproven(Unproven::NoLevel("elsewhere".into())),
            Why::Unproven(Unproven::NoScore),
            other(true),
            other(false),
            Why::Past(Day::today()),
            Why::ToCome(Day::today()),
            Why::Known,
        ];
        for lang in Lang::all() {
            let text = Text::new(*lang);
            let boards = [
                NoBoard::TooLong,
                NoBoard::Foreign,
                NoBoard::Newer,
                NoBoard::TooMany,
            ];
            let boards = boards.map(|why| no_board(&why, &text));
            let entries = whys.iter().map(|why| {
                let (place, why) = (3, why.clone());
                let name = "REN".to_owned();
                entry(&LeftOut { place, name, why }, &text)
            });
            let entries: Vec<String> = entries.collect();
            for said in &entries {
                assert!(said.contains('3') && said.contains("REN"), "{said}");
                // What readers of JSON and RON say is English.
                let english = ["invalid type", "expected", "such level"];
                assert!(!english.iter().any(|words| said.contains(words)), "{said}");
            }
            let all: std::collections::BTreeSet<&String> = boards.iter().chain(&entries).collect();
            assert_eq!(all.len(), boards.len() + entries.len(), "each its own");
            for said in all {
                assert!(said.len() > 5 && !said.contains(['{', '}']), "{said}");
            }
        }
        let text = Text::new(Lang::ENGLISH);
        let nameless = LeftOut {
            place: 1,
            name: String::new(),
            why: other(false),
        };
        assert_eq!(
            entry(&nameless, &text),
            "Entry 1: its replay gives score 871, 2 stars, not passed"
        );
    }
}

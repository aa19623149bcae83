//! How each line is told from the others: by its number, the shape of its mark and its colour, in this order of importance.

use super::gather::Gathering;
use super::html::escape;
use crate::level::Run;
use crate::text::Text;

/// Colours of runs, by their names in the palette; green is the operator's.
pub(super) const HUES: [&str; 5] = ["sky", "vermilion", "hi", "purple", "yellow"];

/// Outlines of marks around (0, 0), eight of them: with five colours, forty looks.
const MARKS: [&str; 8] = [
    "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0z",
    "M-4,-4h8v8h-8z",
    "M0,-5L5,4H-5z",
    "M0,-5.5L5,0L0,5.5L-5,0z",
    "M0,5L5,-4H-5z",
    "M-1.5,-5h3v3.5h3.5v3h-3.5v3.5h-3v-3.5h-3.5v-3h3.5z",
    "M-4,-5L5,0L-4,5z",
    "M4,-5L-5,0L4,5z",
];

/// Ring of the operator's line.
const RING: &str = "M-4,0a4,4 0 1,0 8,0a4,4 0 1,0 -8,0zm2,0a2,2 0 1,1 4,0a2,2 0 1,1 -4,0z";
/// Cross of the line that nobody touched.
const CROSS: &str = "M-4,-5L0,-1L4,-5L5,-4L1,0L5,4L4,5L0,1L-4,5L-5,4L-1,0L-5,-4z";

/// One line of every chart.
pub(super) struct Look<'a> {
    /// Class of all that belongs to it: `r1` … for players, `operator`, `untouched`.
    pub(super) class: String,
    /// What stands at its end.
    pub(super) label: String,
    /// Whose it is.
    pub(super) name: String,
    /// Its colour's name.
    pub(super) hue: &'static str,
    /// Outline of its mark.
    pub(super) mark: &'static str,
    /// Its run.
    pub(super) run: &'a Run,
    /// A player's, rather than one to hold them against.
    pub(super) is_players: bool,
}

impl Look<'_> {
    /// The classes that a part of a picture or a table carries.
    pub(super) fn classes(&self) -> String {
        let kind = if self.is_players { "run" } else { "mate" };
        format!("{kind} {}", self.class)
    }

    /// Number and name, as both are said.
    pub(super) fn title(&self) -> String {
        if self.is_players {
            format!("{} {}", self.label, self.name)
        } else {
            self.name.clone()
        }
    }

    /// The mark, at a place of a picture.
    pub(super) fn mark_at(&self, x: f64, y: f64) -> String {
        format!(
            "<path class=\"mark\" fill-rule=\"evenodd\" transform=\"translate({x:.1} {y:.1})\" d=\"{}\"/>",
            self.mark
        )
    }

    /// The mark by itself, to stand in a line of text.
    pub(super) fn sign(&self) -> String {
        format!(
            "<svg class=\"sign {}\" style=\"--c: var(--{})\" viewBox=\"-7 -7 14 14\" aria-hidden=\"true\">{}</svg>",
            escape(&self.classes()),
            self.hue,
            self.mark_at(0.0, 0.0)
        )
    }
}

/// The looks of all lines: the players' by rank, then the operator's and the untouched one.
pub(super) fn looks<'a>(of: &'a Gathering, text: &Text) -> Vec<Look<'a>> {
    let players = of.runs.iter().enumerate().map(|(i, proved)| Look {
        class: format!("r{}", i + 1),
        label: (i + 1).to_string(),
        name: of.called(proved, text),
        hue: HUES[i % HUES.len()],
        mark: MARKS[i / HUES.len() % MARKS.len()],
        run: &proved.run,
        is_players: true,
    });
    let mate = |class: &str, key: &str, hue, mark, run| Look {
        class: class.to_owned(),
        label: String::new(),
        name: text.get(key),
        hue,
        mark,
        run,
        is_players: false,
    };
    let operator = of.operator.as_ref();
    let operator = operator.map(|run| mate("operator", "ui-reference", "green", RING, run));
    let untouched = mate(
        "untouched",
        "ui-nothing-touched",
        "lo",
        CROSS,
        &of.untouched,
    );
    players.chain(operator).chain([untouched]).collect()
}

//! The summary of a player's best runs: one page to keep or to print.

use super::html::{document, escape, wrap};
use crate::level::{Level, Link, Run};
use crate::text::{NO_NUMBER, Text, desk_key};

/// What the page looks like.
const STYLE: &str = include_str!("summary.css");

/// A level of the course with the player's best.
#[derive(Clone, Copy, Debug)]
pub struct SummaryLine<'a> {
    /// The level.
    pub level: &'a Level,
    /// Stars of the best run, 0–3.
    pub stars: u8,
    /// Its score; `None` when the level was not played to its end.
    pub score: Option<u32>,
    /// The run itself, played again; `None` where its replay was not kept.
    pub proof: Option<&'a Run>,
}

impl SummaryLine<'_> {
    /// The score, or that there is none.
    #[must_use]
    pub fn score_words(&self, text: &Text) -> String {
        self.score.map_or_else(
            || NO_NUMBER.to_owned(),
            |score| text.number(f64::from(score), 0),
        )
    }

    /// Seed and fingerprint of the run, or that its replay was not kept; nothing for what was not played and needs no proof.
    #[must_use]
    pub fn proof_words(&self, text: &Text) -> Option<String> {
        self.score?;
        let Some(run) = self.proof else {
            return Some(text.get("ui-course-no-proof"));
        };
        let seed = text.args("ui-seed-value", &[("seed", run.seed().to_string().into())]);
        let print = text.args(
            "ui-fingerprint",
            &[("print", run.fingerprint().to_string().into())],
        );
        Some(format!("{seed} · {print}"))
    }
}

/// The stars of all levels together, in words.
#[must_use]
pub fn stars_words(lines: &[SummaryLine], text: &Text) -> String {
    let stars: u32 = lines.iter().map(|line| u32::from(line.stars)).sum();
    let most = 3 * lines.len();
    text.args("ui-course-sum", &[("n", stars.into()), ("of", most.into())])
}

/// The summary as one HTML page that needs nothing else. Proofs are linked where `base` is the address of the game's page.
#[must_use]
pub fn summary(lines: &[SummaryLine], player: &str, base: Option<&str>, text: &Text) -> String {
    let title = text.get("ui-course-summary");
    let mut body = format!(
        "<main>{}{}",
        wrap("p class=\"game\"", &text.get("ui-title")),
        wrap("h1", &title)
    );
    if !player.is_empty() {
        body.push_str(&wrap("p class=\"player\"", player));
    }
    body.push_str(&wrap("p class=\"sum\"", &stars_words(lines, text)));
    body.push_str("<ol>\n");
    for line in lines {
        body.push_str(&item(line, base, text));
    }
    put!(
        body,
        "</ol>\n{}{}</main>\n",
        wrap("p", &text.get("ui-course-proofs")),
        wrap("p", &text.get("ui-disclaimer"))
    );
    document(&title, STYLE, &body, text)
}

fn item(line: &SummaryLine, base: Option<&str>, text: &Text) -> String {
    let SummaryLine { level, stars, .. } = *line;
    let drawn: String = (0..3)
        .map(|star| if star < stars { '★' } else { '☆' })
        .collect();
    format!(
        "<li><h2>{} {}</h2><p class=\"stars\"><span role=\"img\" aria-label=\"{stars}\">{drawn}</span> {}</p>{}{}</li>\n",
        escape(&text.get(&level.text_key())),
        wrap("small", &text.get(desk_key(level.desk))),
        wrap("b", &line.score_words(text)),
        wrap("p", &text.get(&format!("{}.teaches", level.text_key()))),
        proven(line, base, text),
    )
}

/// What proves a run, and its replay as a link or as what goes after `--link`.
fn proven(line: &SummaryLine, base: Option<&str>, text: &Text) -> String {
    let Some(facts) = line.proof_words(text) else {
        return String::new();
    };
    let facts = escape(&facts);
    let Some(run) = line.proof else {
        return format!("<p class=\"proof\">{facts}</p>");
    };
    let link = Link::to_run(run);
    let replay = match base.and_then(|base| link.to_address(base)) {
        Some(address) => {
            let words = escape(&text.get("ui-watch"));
            format!("<a href=\"{}\">{words}</a>", escape(&address))
        }
        None => wrap("code", &link.to_query()),
    };
    format!("<p class=\"proof\">{facts}<br>{replay}</p>")
}

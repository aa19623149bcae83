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
    let stars: u32 = lines.iter().map(|line| u32::from(line.stars)).sum();
    let most = 3 * lines.len();
    let sum = text.args("ui-course-sum", &[("n", stars.into()), ("of", most.into())]);
    body.push_str(&wrap("p class=\"sum\"", &sum));
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
    let SummaryLine {
        level,
        stars,
        score,
        proof,
    } = *line;
    let drawn: String = (0..3)
        .map(|star| if star < stars { '★' } else { '☆' })
        .collect();
    // What was not played needs no proof.
    let stood = score.is_some();
    let score = score.map_or_else(
        || NO_NUMBER.to_owned(),
        |score| text.number(f64::from(score), 0),
    );
    format!(
        "<li><h2>{} {}</h2><p class=\"stars\"><span role=\"img\" aria-label=\"{stars}\">{drawn}</span> {}</p>{}{}</li>\n",
        escape(&text.get(&level.text_key())),
        wrap("small", &text.get(desk_key(level.desk))),
        wrap("b", &score),
        wrap("p", &text.get(&format!("{}.teaches", level.text_key()))),
        if stood {
            proven(proof, base, text)
        } else {
            String::new()
        },
    )
}

/// What proves a run: its seed, its fingerprint, and the replay as a link or as what goes after `--link`.
fn proven(proof: Option<&Run>, base: Option<&str>, text: &Text) -> String {
    let Some(run) = proof else {
        return wrap("p class=\"proof\"", &text.get("ui-course-no-proof"));
    };
    let seed = text.args("ui-seed-value", &[("seed", run.seed().to_string().into())]);
    let print = text.args(
        "ui-fingerprint",
        &[("print", run.fingerprint().to_string().into())],
    );
    let link = Link::to_run(run);
    let replay = match base.and_then(|base| link.to_address(base)) {
        Some(address) => {
            let words = escape(&text.get("ui-watch"));
            format!("<a href=\"{}\">{words}</a>", escape(&address))
        }
        None => wrap("code", &link.to_query()),
    };
    let facts = escape(&format!("{seed} · {print}"));
    format!("<p class=\"proof\">{facts}<br>{replay}</p>")
}

//! The page and the tables of a class.

use std::collections::BTreeSet;

use retry_storm::class::{SummaryLine, minutes_csv, moves_csv, report, runs_csv, summary};
use retry_storm::level::{RunResult, embedded};
use retry_storm::text::{Lang, Text};

use crate::players::{file, files, gather, run};

/// Elements that have no end.
const VOID: [&str; 3] = ["meta", "br", "input"];

/// Reads a page and complains when a tag is not closed, or closed elsewhere; returns the ids.
fn ids_of(page: &str) -> BTreeSet<String> {
    let (mut open, mut ids) = (Vec::new(), BTreeSet::new());
    let body = page.strip_prefix("<!doctype html>\n").expect("a page");
    for part in body.split('<').skip(1) {
        let (tag, _) = part.split_once('>').expect("a tag ends");
        assert!(!tag.contains('<'));
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop().as_deref(), Some(name), "before {tag}");
            continue;
        }
        let name = tag.split([' ', '/']).next().expect("a name");
        if let Some((_, id)) = tag.split_once(" id=\"") {
            let id = id.split('"').next().expect("an end").to_owned();
            assert!(ids.insert(id.clone()), "{id} is there twice");
        }
        if !tag.ends_with('/') && !VOID.contains(&name) {
            open.push(name.to_owned());
        }
        assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
    }
    assert_eq!(open, [""; 0]);
    ids
}

#[test]
fn the_page_is_whole_and_shows_everybody_in_every_language() {
    let of = gather(&files()).expect("runs");
    for lang in Lang::all() {
        let page = report(&of, &Text::new(*lang));
        let ids = ids_of(&page);
        let lines = ids.iter().filter(|id| id.starts_with("g0-")).count();
        assert_eq!(lines, 22, "twenty, the operator and nobody");
        assert!((1..=20).all(|rank| ids.contains(&format!("pick-r{rank}"))));
        assert!(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"));
        assert!(
            !page.contains("<script") && !page.contains("{ $"),
            "{}",
            lang.code()
        );
        for outside in ["http:", "https:", "src=", "url(", "@import", "NaN", "inf"] {
            let found = page.find(outside);
            assert!(
                found.is_none(),
                "{outside}: {:?}",
                found.map(|at| &page[at - 40..at + 40])
            );
        }
    }
}

#[test]
fn what_a_goal_shows_is_not_drawn_again() {
    let of = gather(&files()).expect("runs");
    let text = Text::new(Lang::ENGLISH);
    let page = report(&of, &text);
    let lines = |page: &str| -> Vec<String> {
        let paths = page.split("class=\"line\" d=\"").skip(1);
        let ends = paths.filter_map(|path| path.split('"').next());
        ends.map(str::to_owned).collect()
    };
    // The approval of good customers is a goal of the sale surge, and its gauge the same share.
    let approval = text.get("indicator-approval_share.help");
    assert_eq!(of.level.id, "switch-sale-surge");
    assert!(!page.contains(&format!(">{approval}<")), "{approval}");
    let drawn = lines(&page);
    let charts: Vec<_> = drawn.chunks(of.runs.len() + 2).collect();
    assert!(charts.len() > of.level.goals.len());
    for (i, chart) in charts.iter().enumerate() {
        assert!(!charts[..i].contains(chart), "chart {i} is there twice");
    }
}

#[test]
fn every_level_has_a_report() {
    for level in embedded().iter().filter(|level| !level.is_free()) {
        let files: Vec<_> = (0..3)
            .map(|hand| {
                let run = run(&level.id, 11, hand, 5);
                file(
                    &format!("{hand}"),
                    RunResult::of(&run, "", "").expect("over").to_ron(),
                )
            })
            .collect();
        let of = gather(&files).expect("runs");
        let page = report(&of, &Text::new(Lang::ENGLISH));
        ids_of(&page);
        assert!(
            page.matches("<figure>").count() >= level.goals.len() + 4,
            "{}",
            level.id
        );
    }
}

#[test]
fn the_tables_have_a_line_each_and_as_many_fields_as_their_heads() {
    let of = gather(&files()).expect("runs");
    let text = Text::new(Lang::ENGLISH);
    let moves: usize = of
        .runs
        .iter()
        .map(|proved| proved.run.actions().len())
        .sum();
    let operator = of.operator.as_ref().expect("one").actions().len();
    for (table, lines) in [
        (runs_csv(&of, &text), 22),
        (minutes_csv(&of, &text), 22 * 60),
        (moves_csv(&of, &text), moves + operator),
    ] {
        assert_eq!(table.lines().count(), 1 + lines);
        let fields = |line: &str| {
            let mut quoted = false;
            line.chars()
                .filter(|c| {
                    quoted ^= *c == '"';
                    *c == ',' && !quoted
                })
                .count()
        };
        let head = fields(table.lines().next().expect("a head"));
        assert!(table.lines().all(|line| fields(line) == head));
        assert!(table.contains("\"'=HYPERLINK(\"\"x\"\")\"") || lines != 22);
    }
}

#[test]
fn the_summary_is_whole_and_links_only_what_was_kept() {
    let proof = run("switch-sale-surge", 7, 3, 4);
    let levels: Vec<_> = embedded().iter().filter(|level| !level.is_free()).collect();
    let lines: Vec<SummaryLine> = levels
        .iter()
        .map(|level| {
            let kept = level.id == "switch-sale-surge";
            SummaryLine {
                level,
                stars: u8::from(kept) * 2,
                score: (kept || level.id == "web-bad-deploy").then_some(871),
                proof: kept.then_some(&proof),
            }
        })
        .collect();
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for base in [None, Some("https://example.org/storm/?a=\"b\"")] {
            let page = summary(&lines, "<b>Ana", base, &text);
            ids_of(&page);
            assert!(page.contains("&lt;b&gt;Ana") && page.contains("★★☆") && page.contains("871"));
            assert!(page.contains(&proof.fingerprint().to_string()));
            assert_eq!(page.matches(&text.get("ui-course-no-proof")).count(), 1);
            let linked = page.contains("href=\"https://example.org/storm/?level=switch-sale-surge");
            assert_eq!(linked, base.is_some(), "{page}");
        }
    }
}

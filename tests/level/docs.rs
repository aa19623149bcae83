//! The examples of `docs/levels.md` are what they claim to be.

use std::sync::Arc;

use retry_storm::level::plan::parse_plans;
use retry_storm::level::{Level, Levels, Player, Replay, embedded, play};

const PAGE: &str = include_str!("../../docs/levels.md");

/// The RON blocks of the page, in order.
fn blocks() -> Vec<&'static str> {
    let mut parts = PAGE.split("```");
    parts.next();
    let mut blocks = Vec::new();
    while let (Some(block), Some(_)) = (parts.next(), parts.next()) {
        blocks.extend(block.strip_prefix("ron\n"));
    }
    blocks
}

#[test]
fn the_level_the_plans_and_the_replay_of_the_page_are_without_fault() {
    let blocks = blocks();
    assert_eq!(blocks.len(), 3, "a level, plans, a replay");
    let level = Level::parse("docs/levels.md", blocks[0]).expect("no fault");
    let mut levels = Levels::default();
    levels.replace(level.clone());
    let level = Arc::new(level);

    let plans = parse_plans("docs/levels.md", blocks[1], &levels).expect("no fault");
    for plan in &plans {
        let won: u32 = (1..=20)
            .map(|seed| u32::from(plan.wins(seed).expect("allowed")))
            .sum();
        assert!(
            plan.is_as_designed(won, 20),
            "{}: won {won} of 20",
            plan.name
        );
    }

    let replay = Replay::parse("docs/levels.md", blocks[2], &levels).expect("no fault");
    let run = play(
        &level,
        replay.seed,
        &Player::Actions(replay.actions),
        u32::MAX,
    )
    .expect("allowed");
    assert!(run.outcome().expect("a verdict").passed);
}

#[test]
fn the_page_names_every_field_condition_and_command() {
    for word in [
        "`id`",
        "`desk`",
        "`order`",
        "`minutes`",
        "`start`",
        "`events`",
        "`goals`",
        "`operator`",
        "`focus`",
        "`advice`",
        "`bet`",
        "`Minutes(",
        "`trends`",
        "`At(",
        "`Above(",
        "`Below(",
        "`After(",
        "`Since(",
        "`Ratio(",
        "`Mean(",
        "`Final(",
        "`Between(",
        "retry-storm check",
        "retry-storm prove",
        "retry-storm simulate",
        "--levels",
    ] {
        assert!(PAGE.contains(word), "{word}");
    }
}

/// Every row of the guide's tables, played on its seed: a plan's name, its score and its stars.
#[test]
fn the_guide_for_classes_says_what_its_plans_score() {
    const GUIDE: &str = include_str!("../../docs/facilitator.md");
    const HEADS: [(&str, &str); 6] = [
        ("Sale surge", "switch-sale-surge"),
        ("Fraud wave", "switch-fraud-wave"),
        ("Issuer outage", "switch-issuer-outage"),
        ("Bad deploy", "web-bad-deploy"),
        ("Viral surge", "web-viral-surge"),
        ("Cache flush", "web-cache-flush"),
    ];
    let mut rows = 0;
    for (head, id) in HEADS {
        let (_, part) = GUIDE.split_once(&format!("· {head}\n")).expect("a part");
        let part = part.split("\n## ").next().expect("its end");
        let file = format!("levels/plans/{id}.ron");
        let text = std::fs::read_to_string(&file).expect("plans");
        let plans = parse_plans(&file, &text, embedded()).expect("no fault");
        for line in part.lines().filter(|line| line.starts_with("| `")) {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let name = cells[1].trim_matches('`');
            let plan = plans.iter().find(|plan| plan.name == name).expect(name);
            let run = play(&plan.level, 7, &plan.player, u32::MAX).expect("allowed");
            let outcome = run.outcome().expect("a verdict");
            let said = format!("{} {}", cells[2], cells[3]);
            assert_eq!(
                said,
                format!("{} {}", outcome.score, outcome.stars),
                "{id}: {name}"
            );
            rows += 1;
        }
    }
    assert!(rows > 35, "{rows} rows");
}

//! What a player learns after a run: where it parted from the reference, and one piece of advice.

use super::run::Run;

/// Share of a goal's span by which two lines must differ to have parted.
const PARTED: f64 = 0.05;

/// Where two runs of one seed part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parting {
    /// First minute in which a goal's lines differ by more than 5 % of its span.
    pub minute: u32,
    /// The goal whose lines differ most in that minute.
    pub goal: usize,
}

/// Where a player's run parts from another run of the same level and seed; `None` when it never does.
#[must_use]
pub fn compare(player: &Run, reference: &Run) -> Option<Parting> {
    let goals = &player.level().goals;
    let lines: Vec<_> = (0..goals.len())
        .map(|g| (player.goal_line(g), reference.goal_line(g)))
        .collect();
    let minutes = player.history().len().min(reference.history().len());
    (0..minutes).zip(0_u32..).find_map(|(n, minute)| {
        let parted = lines
            .iter()
            .enumerate()
            .filter_map(|(goal, (mine, theirs))| {
                let distance = (mine[n]? - theirs[n]?).abs() / goals[goal].span();
                (distance > PARTED).then_some((goal, distance))
            });
        let (goal, _) = parted.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)))?;
        Some(Parting { minute, goal })
    })
}

/// Text key of the one piece of advice that a level has for a run: the first rule that fits.
#[must_use]
pub fn advice(run: &Run) -> Option<String> {
    let goals = run.goals();
    // The first of equals, so that the order of the goals decides.
    let worst = (0..goals.len())
        .min_by(|&a, &b| goals[a].credit.total_cmp(&goals[b].credit).then(a.cmp(&b)));
    let part = run.ledger().largest_lost().map(|p| p.indicator);
    let stars = run.outcome().map_or(0, |o| o.stars);
    let rule = run.level().advice.iter().find(|rule| {
        (rule.worst.is_none() || rule.worst == worst)
            && (rule.part.is_none() || rule.part == part)
            && stars >= rule.stars
    })?;
    Some(format!("advice-{}", rule.key))
}

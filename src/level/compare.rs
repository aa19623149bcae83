//! Where a player's run parted from the reference.

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

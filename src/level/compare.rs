//! Where a player's run parted from the reference.

use super::run::Run;

/// Share of a goal's span by which two lines must differ to have parted.
const PARTED: f64 = 0.05;

/// Where two runs of one seed part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parting {
    /// First minute in which the goal's lines differ by more than 5 % of its span.
    pub minute: u32,
    /// The goal whose lines differ.
    pub goal: usize,
    /// The player's line is the better one there.
    pub ahead: bool,
}

/// Where a player's run parts from another run of the same level and seed; `None` when it never does.
///
/// Of a run that is lost it is the first minute in which it falls behind in a goal that it missed: the goals with the least
/// credit come first. Of any other run it is the first minute in which a line differs, of the goal that differs most.
#[must_use]
pub fn compare(player: &Run, reference: &Run) -> Option<Parting> {
    let states = player.goals();
    let mut missed: Vec<usize> = (0..states.len()).filter(|&g| !states[g].met).collect();
    missed.sort_by(|&a, &b| states[a].credit.total_cmp(&states[b].credit));
    if missed.is_empty() {
        return first(
            player,
            reference,
            &(0..states.len()).collect::<Vec<_>>(),
            |_| true,
        );
    }
    let behind = |goal: usize| first(player, reference, &[goal], |parting| !parting.ahead);
    missed.into_iter().find_map(behind)
}

/// The first minute in which one of some goals parts as wanted, and of those the goal that differs most.
fn first(
    player: &Run,
    reference: &Run,
    of: &[usize],
    wanted: impl Fn(&Parting) -> bool,
) -> Option<Parting> {
    let goals = &player.level().goals;
    let line = |&goal: &usize| (goal, player.goal_line(goal), reference.goal_line(goal));
    let lines: Vec<_> = of.iter().map(line).collect();
    let minutes = player.history().len().min(reference.history().len());
    (0..minutes).zip(0_u32..).find_map(|(n, minute)| {
        let parted = lines.iter().filter_map(|(goal, mine, theirs)| {
            let (mine, theirs) = (mine[n]?, theirs[n]?);
            let distance = (mine - theirs).abs() / goals[*goal].span();
            let ahead = (mine > theirs) == goals[*goal].higher_is_better();
            let parting = Parting {
                minute,
                goal: *goal,
                ahead,
            };
            (distance > PARTED && wanted(&parting)).then_some((parting, distance))
        });
        let most = parted.max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.goal.cmp(&a.0.goal)));
        most.map(|(parting, _)| parting)
    })
}

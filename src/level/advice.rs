//! One piece of advice after a run: ordered rules of the level, by what went worst and by what the player did.

use crate::model::control::Set;
use crate::model::desk;

use super::run::Run;

/// One row of the advice table.
#[derive(Clone, Debug, PartialEq)]
pub struct AdviceRule {
    /// Fits only when this goal has the least credit.
    pub worst: Option<usize>,
    /// Fits only when this is the largest lost part of the ledger (an indicator's name).
    pub part: Option<&'static str>,
    /// Fits only with at least as many stars.
    pub stars: u8,
    /// Fits only when all of these are true of the player's moves, so that no advice reproaches what was not done.
    pub when: Vec<Deed>,
    /// Text key of the advice, without `advice-`.
    pub key: String,
}

/// What may be true of a player's moves. Events are places in the level's list, minutes are counted from their beginning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Deed {
    /// The control was not moved at all.
    Never {
        /// Name of the control.
        control: &'static str,
    },
    /// It was first moved before the event began.
    Early {
        /// Name of the control.
        control: &'static str,
        /// The event.
        event: usize,
    },
    /// It was first moved so many minutes after the event began, or later.
    Late {
        /// Name of the control.
        control: &'static str,
        /// The event.
        event: usize,
        /// Minutes after the event's first.
        minutes: u32,
    },
    /// A button was pressed again within fewer than so many minutes.
    Again {
        /// Name of the control.
        control: &'static str,
        /// Minutes between the two.
        minutes: u32,
    },
    /// The control stood above a mark, in one minute or in any.
    Above {
        /// Name of the control.
        control: &'static str,
        /// The value to exceed.
        mark: f64,
        /// Event and minutes after its first; `None` is any minute of the shift.
        at: Option<(usize, u32)>,
    },
    /// The control stood below a mark, in one minute or in any.
    Below {
        /// Name of the control.
        control: &'static str,
        /// The value to stay under.
        mark: f64,
        /// Event and minutes after its first; `None` is any minute of the shift.
        at: Option<(usize, u32)>,
    },
}

impl Deed {
    fn is_true_of(self, run: &Run) -> bool {
        let begun = |event: usize| run.timeline()[event].minute;
        let first = |id: &str| moves(run, id).next();
        let stood = |id: &str, at: Option<(usize, u32)>, test: &dyn Fn(f64) -> bool| {
            if let Some((event, minutes)) = at {
                test(run.control_at(id, begun(event).saturating_add(minutes)))
            } else {
                let moved = moves(run, id).map(|minute| run.control_at(id, minute));
                std::iter::once(run.control_at_start(id))
                    .chain(moved)
                    .any(test)
            }
        };
        match self {
            Self::Never { control } => first(control).is_none(),
            Self::Early { control, event } => first(control).is_some_and(|m| m < begun(event)),
            Self::Late {
                control,
                event,
                minutes,
            } => first(control).is_some_and(|m| m >= begun(event).saturating_add(minutes)),
            Self::Again { control, minutes } => moves(run, control)
                .zip(moves(run, control).skip(1))
                .any(|(before, again)| again - before < minutes),
            Self::Above { control, mark, at } => stood(control, at, &|value| value > mark),
            Self::Below { control, mark, at } => stood(control, at, &|value| value < mark),
        }
    }
}

/// The minutes in which a control was moved, oldest first.
fn moves<'a>(run: &'a Run, id: &'a str) -> impl Iterator<Item = u32> + 'a {
    let mine = run
        .actions()
        .iter()
        .filter(move |a| a.set.control_id() == id);
    mine.map(|action| action.minute)
}

impl Run {
    /// A lever's value before minute 0.
    #[must_use]
    pub fn control_at_start(&self, id: &str) -> f64 {
        let set = self.level().start.set.iter().rev();
        let started = set.filter(|set| set.control_id() == id).map(Set::value);
        let usual = || desk::control(self.level().desk, id).map_or(f64::NAN, |c| c.default);
        started.into_iter().next().unwrap_or_else(usual)
    }

    /// A lever's value in a minute, as its level and the player's actions set it.
    #[must_use]
    pub fn control_at(&self, id: &str, minute: u32) -> f64 {
        let acted = self.actions().iter().rev();
        acted
            .filter(|action| action.minute <= minute && action.set.control_id() == id)
            .map(|action| action.set.value())
            .next()
            .unwrap_or_else(|| self.control_at_start(id))
    }

    /// The goal with the least credit so far, the first of equals; `None` where nothing is asked.
    #[must_use]
    pub fn worst_goal(&self) -> Option<usize> {
        let goals = self.goals();
        (0..goals.len())
            .min_by(|&a, &b| goals[a].credit.total_cmp(&goals[b].credit).then(a.cmp(&b)))
    }
}

/// Text key of the one piece of advice that a level has for a run: the first rule that fits.
#[must_use]
pub fn advice(run: &Run) -> Option<String> {
    let worst = run.worst_goal();
    let part = run.ledger().largest_lost().map(|p| p.indicator);
    let stars = run.outcome().map_or(0, |o| o.stars);
    let rule = run.level().advice.iter().find(|rule| {
        (rule.worst.is_none() || rule.worst == worst)
            && (rule.part.is_none() || rule.part == part)
            && stars >= rule.stars
            && rule.when.iter().all(|deed| deed.is_true_of(run))
    })?;
    Some(format!("advice-{}", rule.key))
}

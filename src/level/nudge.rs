//! What a coach says during a level to somebody who has done nothing about a crisis. What would have been fitting stands in the level's file.

use super::definition::Event;
use super::run::{Run, TimelineEvent};

/// Most nudges of a shift.
pub const NUDGES_MAX: usize = 2;
/// Minutes without a move about the crisis until the first nudge, and from there to the second.
pub const NUDGE_AFTER_MIN: u32 = 5;
/// Minutes for which a nudge stays.
const STAYS_MIN: u32 = 3;

/// A lever for a crisis about which nothing has been done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nudge {
    /// Text key of the crisis.
    pub event: String,
    /// Minutes that it had gone on when the nudge came.
    pub minutes: u32,
    /// A lever that the level's file names for it.
    pub lever: &'static str,
}

impl Run {
    /// The nudge that stands in the minute on screen; none once something fitting has been done.
    #[must_use]
    pub fn nudge(&self) -> Option<Nudge> {
        let now = self.minute().checked_sub(1)?;
        let mut due: Vec<(u32, Nudge, bool)> = Vec::new();
        for (event, when) in self.level().events.iter().zip(self.timeline()) {
            let acted = acted(self, event, when);
            // What ends in a minute is over in it.
            let until = when.ends.unwrap_or(u32::MAX).min(acted.unwrap_or(u32::MAX));
            let levers = event.levers.iter().cycle();
            due.extend((1..).zip(levers).take(NUDGES_MAX).filter_map(|(n, lever)| {
                let minutes = n * NUDGE_AFTER_MIN;
                let at = when.minute.saturating_add(minutes);
                let nudge = Nudge {
                    event: when.key.clone(),
                    minutes,
                    lever,
                };
                (event.announced && at < until).then_some((at, nudge, until > now))
            }));
        }
        due.sort_by_key(|(at, ..)| *at);
        let mut said = due.into_iter().take(NUDGES_MAX);
        said.find(|(at, _, open)| *open && (*at..at.saturating_add(STAYS_MIN)).contains(&now))
            .map(|(_, nudge, _)| nudge)
    }
}

/// The minute since which something fitting has been done about a crisis: a lever stood ready when it came, or was moved since.
fn acted(run: &Run, event: &Event, when: &TimelineEvent) -> Option<u32> {
    let begun = when.minute;
    let ready = |lever: &&'static str| {
        let stood = run.control_at(lever, begun);
        stood.to_bits() != run.control_at_start(lever).to_bits() && !is_button(run, lever)
    };
    if event.levers.iter().any(ready) {
        return Some(begun);
    }
    let fitting = run.actions().iter().filter(|action| action.minute >= begun);
    let mut fitting = fitting.filter(|action| event.levers.contains(&action.set.control_id()));
    fitting.next().map(|action| action.minute)
}

fn is_button(run: &Run, lever: &str) -> bool {
    use crate::model::{control::ControlKind, desk};
    desk::control(run.level().desk, lever).is_some_and(|c| c.kind == ControlKind::Button)
}

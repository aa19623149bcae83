//! A level as it is after checking: every name resolved, every value in its range.

use crate::model::control::{DeskKind, Set};
use crate::model::desk::{self, Start};

use super::action::Action;
use super::advice::AdviceRule;
use super::bet::Bet;
use super::goal::Goal;
use super::operator::Operator;

/// Longest level and longest run without a window, in minutes: ten weeks.
pub const MINUTES_MAX: u32 = 100_800;
/// Length of a free shift that is played without a window, when nothing else is said, in minutes.
pub const FREE_MINUTES: u32 = 60;

/// A level: where it starts, what happens, what is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Level {
    /// Name in files, links and text keys.
    pub id: String,
    /// Which desk is played.
    pub desk: DeskKind,
    /// Place among the levels of its desk, from 1.
    pub order: u32,
    /// Length of the shift; `None` is a free shift, which has no end, no goals and no score.
    pub minutes: Option<u32>,
    /// State of the desk before minute 0.
    pub start: Start,
    /// What happens, in the order of the file.
    pub events: Vec<Event>,
    /// What is asked, in the order shown.
    pub goals: Vec<Goal>,
    /// Rules that win the level.
    pub operator: Operator,
    /// Controls that the briefing points at.
    pub focus: Vec<&'static str>,
    /// What is said after the run; the first rule that fits speaks.
    pub advice: Vec<AdviceRule>,
    /// What is asked before the curves of scoring are revealed.
    pub bet: Option<Bet>,
    /// The charts of the bottom row.
    pub trends: Vec<Trend>,
}

/// A crisis of a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// Name within the level; its text key is `event-` and this.
    pub id: String,
    /// First minute of the crisis.
    pub at: When,
    /// Minutes until things are as usual again; `None` lasts to the end.
    pub lasts: Option<u32>,
    /// What changes.
    pub crisis: Crisis,
    /// A banner names it when it comes, and the time line marks it.
    pub announced: bool,
    /// Controls that help against it: what a coach points at.
    pub levers: Vec<&'static str>,
}

/// A minute, or a range that the seed draws one from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// This minute.
    At(u32),
    /// One of these minutes, both included, all equally likely.
    Between(u32, u32),
}

/// A change, or a range of one control that the seed draws a value from.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Crisis {
    /// This change.
    Set(Set),
    /// The same control, set to a value between the two, all equally likely.
    Between(Set, Set),
}

/// A chart of the bottom row.
#[derive(Clone, Debug, PartialEq)]
pub struct Trend {
    /// Rows of the table of indicators, drawn over each other.
    pub indicators: Vec<usize>,
    /// Lower end of the scale.
    pub scale_lo: f64,
    /// Upper end of the scale at first; the chart grows when the values do.
    pub scale_hi: f64,
    /// Values with a thin line.
    pub grid: Vec<f64>,
    /// Goal whose `passes` is drawn.
    pub goal: Option<usize>,
}

/// A level has no such minute.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{level} has no minute {minute}; it has 0–{last}")]
pub struct NoMinute {
    level: String,
    minute: u32,
    last: u32,
}

impl Level {
    /// Text key of the level's name; its attributes hold the other texts.
    #[must_use]
    pub fn text_key(&self) -> String {
        format!("level-{}", self.id)
    }

    /// Text key of a goal's long name.
    #[must_use]
    pub fn goal_key(&self, goal: &Goal) -> String {
        format!("goal-{}-{}", self.id, goal.kebab())
    }

    /// Whether it has no end and no score.
    #[must_use]
    pub fn is_free(&self) -> bool {
        self.minutes.is_none()
    }

    /// The first minute that there is no more.
    #[must_use]
    pub fn end(&self) -> u32 {
        self.minutes.unwrap_or(MINUTES_MAX)
    }

    /// Whether it has a minute.
    ///
    /// # Errors
    /// When the minute is past its last.
    pub fn check_minute(&self, minute: u32) -> Result<(), NoMinute> {
        let end = self.end();
        let past_end = || NoMinute {
            level: self.id.clone(),
            minute,
            last: end.saturating_sub(1),
        };
        (minute < end).then_some(()).ok_or_else(past_end)
    }

    /// How many minutes it lasts without a window. A free shift has an hour, or until the last of the actions has had its minute.
    #[must_use]
    pub fn minutes_with(&self, actions: &[Action]) -> u32 {
        let last = actions.last().map_or(0, |a| a.minute.saturating_add(1));
        self.minutes.unwrap_or(last.max(FREE_MINUTES))
    }

    /// Row of an event by its name.
    #[must_use]
    pub fn event_index(&self, id: &str) -> Option<usize> {
        self.events.iter().position(|e| e.id == id)
    }

    /// Row of a goal by its name.
    #[must_use]
    pub fn goal_index(&self, id: &str) -> Option<usize> {
        self.goals.iter().position(|g| g.id == id)
    }

    /// The desk's name as files write it.
    #[must_use]
    pub fn desk_name(&self) -> &'static str {
        desk_name(self.desk)
    }
}

/// A desk's name in a sentence.
#[must_use]
pub(super) fn desk_name(kind: DeskKind) -> &'static str {
    match kind {
        DeskKind::Switch => "payment switch",
        DeskKind::Web => "web service",
    }
}

/// Names of a desk's controls, for a sentence that says what is allowed.
#[must_use]
pub(super) fn control_names(kind: DeskKind, crises: bool) -> String {
    let names: Vec<&str> = desk::controls(kind)
        .iter()
        .filter(|c| crises || !c.crisis)
        .map(|c| c.id)
        .collect();
    names.join(", ")
}

impl Event {
    /// Text key of the banner.
    #[must_use]
    pub fn text_key(&self) -> String {
        format!("event-{}", self.id.replace('_', "-"))
    }
}

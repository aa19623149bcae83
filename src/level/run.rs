//! One playing of a level: the only place that steps a desk.

use std::sync::Arc;

use crate::model::control::{ControlKind, DeskKind, Set};
use crate::model::desk::{self, Desk, Minute};
use crate::model::random::{self, Mulberry32};

use super::action::{Action, ActionError, Replay};
use super::definition::{Crisis, Level, When};
use super::fingerprint::Fingerprint;
use super::goal::{GoalState, Outcome, Since};
use super::ledger::Ledger;

/// An event with what the seed decided about it.
#[derive(Clone, Debug, PartialEq)]
pub struct TimelineEvent {
    /// First minute.
    pub minute: u32,
    /// First minute in which things are as usual again; `None` when it lasts to the end.
    pub ends: Option<u32>,
    /// Text key of the banner.
    pub key: String,
    /// Control that the crisis moves (`Surge`, `IssuerLatencyB` …): what its icon shows.
    pub control: &'static str,
    /// The value it moves it to.
    pub value: f64,
    /// A banner names it when it comes.
    pub announced: bool,
}

/// One playing of a level.
#[derive(Clone, Debug)]
pub struct Run {
    level: Arc<Level>,
    seed: u32,
    desk: Desk,
    opening: Minute,
    history: Vec<Minute>,
    actions: Vec<Action>,
    timeline: Vec<TimelineEvent>,
    /// What the level itself sets, by minute.
    schedule: Vec<Action>,
    /// Values of the desk's controls in the minute on screen.
    in_force: Vec<f64>,
}

impl Run {
    /// A shift before its minute 0.
    #[must_use]
    pub fn new(level: &Arc<Level>, seed: u32) -> Self {
        let desk = Desk::new(&level.start, seed);
        let mut run = Self {
            level: Arc::clone(level),
            seed,
            opening: desk.opening(),
            desk,
            history: Vec::with_capacity(level.minutes.unwrap_or(120) as usize),
            actions: Vec::new(),
            timeline: Vec::new(),
            schedule: Vec::new(),
            in_force: Vec::new(),
        };
        run.in_force = run.coming_values();
        run.draw_events();
        run
    }

    /// Decides what the level leaves to chance, in the order of the file.
    fn draw_events(&mut self) {
        let mut chance = random::scenario(self.seed);
        let mut begun = Vec::new();
        for event in &self.level.events {
            let minute = draw_minute(event.at, &mut chance);
            let set = draw_crisis(self.level.desk, event.crisis, &mut chance);
            begun.push(Action { minute, set });
            self.timeline.push(TimelineEvent {
                minute,
                ends: event.lasts.map(|m| minute.saturating_add(m)),
                key: event.text_key(),
                control: set.control_id(),
                value: set.value(),
                announced: event.announced,
            });
        }
        // Ends come first, so that none takes away what begins in its minute.
        let ends = self.timeline.iter().filter_map(|e| Some((e, e.ends?)));
        let ended = ends.filter_map(|(event, minute)| {
            let set = self.still_running(event.control, minute).map_or_else(
                || as_usual(&self.level, event.control),
                |row| Some(begun[row].set),
            );
            set.map(|set| Action { minute, set })
        });
        self.schedule = ended.collect();
        self.schedule.extend(begun);
    }

    /// Row of the crisis of a control that goes on in a minute: of several the one begun last.
    fn still_running(&self, control: &str, minute: u32) -> Option<usize> {
        let rows = self.timeline.iter().enumerate().filter(|(_, e)| {
            e.control == control && e.minute < minute && e.ends.is_none_or(|end| end > minute)
        });
        rows.max_by_key(|(_, e)| e.minute).map(|(row, _)| row)
    }

    fn coming_values(&self) -> Vec<f64> {
        desk::controls(self.level.desk)
            .iter()
            .map(|c| self.desk.control_value(c.id))
            .collect()
    }

    /// Sets a control for the coming minute.
    ///
    /// Setting it again before that minute replaces the earlier setting, and going back to the value in force leaves no
    /// action at all, so that a lever moved to and fro is recorded as what it came to.
    ///
    /// # Errors
    /// When the shift is over, the control is not this desk's, is a crisis (in a level), or does not take the value.
    pub fn act(&mut self, set: Set) -> Result<(), ActionError> {
        let action = Action {
            minute: self.minute(),
            set,
        };
        action.check(&self.level)?;
        let id = set.control_id();
        let before = self.actions.len();
        self.actions
            .retain(|a| a.minute != action.minute || a.set.control_id() != id);
        let replaces = self.actions.len() < before;
        self.desk.set(set);
        if !(replaces && self.is_in_force(set)) {
            self.actions.push(action);
        }
        Ok(())
    }

    fn is_in_force(&self, set: Set) -> bool {
        let control = desk::control(self.level.desk, set.control_id());
        control.is_some_and(|c| c.kind != ControlKind::Button)
            && self.control_in_force(set.control_id()).to_bits() == set.value().to_bits()
    }

    /// Plays the coming minute; `None` when the shift is over.
    pub fn step(&mut self) -> Option<&Minute> {
        if self.is_over() {
            return None;
        }
        let minute = self.minute();
        for action in self.schedule.iter().filter(|a| a.minute == minute) {
            self.desk.set(action.set);
        }
        self.mark_crises(minute);
        for (value, control) in self
            .in_force
            .iter_mut()
            .zip(desk::controls(self.level.desk))
        {
            *value = self.desk.control_value(control.id);
        }
        self.history.push(self.desk.step());
        self.history.last()
    }

    /// In a free shift the crises are the player's; they go on the time line like a level's own.
    fn mark_crises(&mut self, minute: u32) {
        let controls = desk::controls(self.level.desk);
        for action in self.actions.iter().rev().take_while(|a| a.minute == minute) {
            let Some(control) = controls
                .iter()
                .find(|c| c.crisis && c.id == action.set.control_id())
            else {
                continue;
            };
            let running = self
                .timeline
                .iter_mut()
                .rev()
                .find(|e| e.control == control.id && e.ends.is_none());
            if let Some(event) = running {
                event.ends = Some(minute);
            }
            let value = action.set.value();
            if value.to_bits() != control.default.to_bits() {
                let key = format!("event-{}", kebab(control.id));
                let event = TimelineEvent {
                    minute,
                    ends: None,
                    key,
                    control: control.id,
                    value,
                    announced: true,
                };
                self.timeline.push(event);
            }
        }
    }

    /// The coming minute.
    #[must_use]
    pub fn minute(&self) -> u32 {
        self.desk.minute()
    }

    /// Whether the level's last minute has been played. A free shift has no end within reach.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.minute() >= self.level.end()
    }

    /// The minutes played.
    #[must_use]
    pub fn history(&self) -> &[Minute] {
        &self.history
    }

    /// The minute shown before minute 0: the desk at rest, without noise.
    #[must_use]
    pub fn opening(&self) -> &Minute {
        &self.opening
    }

    /// The minute to show: the last played, or the opening minute.
    #[must_use]
    pub fn shown(&self) -> &Minute {
        self.history.last().unwrap_or(&self.opening)
    }

    /// The player's actions, oldest first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The level played.
    #[must_use]
    pub fn level(&self) -> &Arc<Level> {
        &self.level
    }

    /// The seed played.
    #[must_use]
    pub fn seed(&self) -> u32 {
        self.seed
    }

    /// The desk, to look at.
    #[must_use]
    pub fn desk(&self) -> &Desk {
        &self.desk
    }

    /// A control's value in the coming minute.
    #[must_use]
    pub fn control_value(&self, id: &str) -> f64 {
        self.desk.control_value(id)
    }

    /// A control's value in the minute on screen.
    #[must_use]
    pub fn control_in_force(&self, id: &str) -> f64 {
        let row = desk::controls(self.level.desk)
            .iter()
            .position(|c| c.id == id);
        row.map_or(f64::NAN, |row| self.in_force[row])
    }

    /// All events of the level, those to come included, in the order of the file.
    #[must_use]
    pub fn timeline(&self) -> &[TimelineEvent] {
        &self.timeline
    }

    /// The announced events that have begun, for banners and charts.
    pub fn events(&self) -> impl Iterator<Item = &TimelineEvent> {
        self.timeline
            .iter()
            .filter(|e| e.announced && e.minute < self.minute())
    }

    /// First minute that counts.
    pub(super) fn first_minute(&self, since: Since) -> u32 {
        match since {
            Since::Start => 0,
            Since::Event(event) => self.timeline[event].minute,
        }
    }

    /// The goals' standings after the minutes played, in the level's order.
    #[must_use]
    pub fn goals(&self) -> Vec<GoalState> {
        let left = self.level.end().saturating_sub(self.minute());
        let goals = self.level.goals.iter();
        goals
            .map(|goal| {
                let first = self.first_minute(goal.measure.since());
                goal.judge(self.level.desk, &self.history, first, left)
            })
            .collect()
    }

    /// A goal's value so far after every minute played; `None` where it does not count yet.
    #[must_use]
    pub fn goal_series(&self, goal: usize) -> Vec<Option<f64>> {
        let measure = &self.level.goals[goal].measure;
        measure
            .so_far(&self.history, self.first_minute(measure.since()))
            .collect()
    }

    /// A goal's quantity minute by minute, each by itself: the line of its chart.
    #[must_use]
    pub fn goal_line(&self, goal: usize) -> Vec<Option<f64>> {
        let measure = &self.level.goals[goal].measure;
        self.history.iter().map(|m| measure.of_minute(m)).collect()
    }

    /// Where the customers or requests went so far.
    #[must_use]
    pub fn ledger(&self) -> Ledger {
        Ledger::of(self.level.desk, self.history.last())
    }

    /// The verdict on a level that is over; free shifts have none.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        (self.is_over() && !self.level.is_free()).then(|| Outcome::of(self.goals()))
    }

    /// What another run needs to be the same.
    #[must_use]
    pub fn replay(&self) -> Replay {
        Replay::new(self.level.id.clone(), self.seed, self.actions.clone())
    }

    /// What tells this run from every other: equal runs have equal fingerprints on every machine.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        Fingerprint::of(&self.history)
    }
}

/// `IssuerLatencyB` as `issuer-latency-b`.
fn kebab(camel: &str) -> String {
    let mut kebab = String::with_capacity(camel.len() + 4);
    for letter in camel.chars() {
        if letter.is_ascii_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.push(letter.to_ascii_lowercase());
    }
    kebab
}

/// The setting that ends a crisis.
fn as_usual(level: &Level, control: &str) -> Option<Set> {
    desk::control(level.desk, control).map(|c| (c.make)(c.default))
}

fn draw_minute(at: When, chance: &mut Mulberry32) -> u32 {
    match at {
        When::At(minute) => minute,
        When::Between(lo, hi) => {
            let count = f64::from(hi - lo) + 1.0;
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "0 ≤ u < 1 and count ≤ 2³²"
            )]
            let steps = (count * chance.uniform()).floor() as u32;
            lo + steps
        }
    }
}

fn draw_crisis(kind: DeskKind, crisis: Crisis, chance: &mut Mulberry32) -> Set {
    match crisis {
        Crisis::Set(set) => set,
        Crisis::Between(lo, hi) => {
            let value = lo.value() + (hi.value() - lo.value()) * chance.uniform();
            desk::control(kind, lo.control_id()).map_or(lo, |c| (c.make)(value))
        }
    }
}

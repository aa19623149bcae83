//! Rules that play a level: the reference operator, and the plans that prove what a level teaches.

use crate::model::control::Set;

use super::run::Run;

/// Rules in the order of the file.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Operator {
    /// Every rule acts once.
    pub rules: Vec<Rule>,
}

/// One rule: when the condition holds, the controls are set for the coming minute.
#[derive(Clone, Debug, PartialEq)]
pub struct Rule {
    /// Name that later rules refer to.
    pub id: Option<String>,
    /// When it acts. All conditions must hold.
    pub when: Vec<Condition>,
    /// What it sets, in order.
    pub set: Vec<Set>,
    /// Text key of the reason, without `why-`, for whoever watches.
    pub why: Option<String>,
}

/// What an operator does before a minute.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Move {
    /// The minute it is made before.
    pub minute: u32,
    /// What it sets, in order.
    pub sets: Vec<Set>,
    /// Text keys of the reasons.
    pub whys: Vec<String>,
}

/// What a rule waits for. Only what a player sees counts: the minutes on screen, the banners, the clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Condition {
    /// The coming minute is this one (or later, should an earlier condition have held it up).
    At(u32),
    /// The indicator was above the mark in each of the last minutes.
    Above {
        /// Row of the desk's table of indicators.
        indicator: usize,
        /// The value to exceed.
        mark: f64,
        /// For how many minutes.
        minutes: u32,
    },
    /// The indicator was below the mark in each of the last minutes.
    Below {
        /// Row of the desk's table of indicators.
        indicator: usize,
        /// The value to stay under.
        mark: f64,
        /// For how many minutes.
        minutes: u32,
    },
    /// So many minutes have passed since an earlier rule acted.
    After {
        /// Place of the earlier rule.
        rule: usize,
        /// Minutes since.
        minutes: u32,
    },
    /// So many minutes have passed since an announced event began.
    Since {
        /// Place of the event in the level.
        event: usize,
        /// Minutes since, at least 1: the banner comes with the minute on screen.
        minutes: u32,
    },
}

/// An operator at work.
#[derive(Clone, Debug)]
pub struct Pilot {
    operator: Operator,
    /// When each rule acted.
    acted: Vec<Option<u32>>,
    /// The minute decided last.
    decided: Option<u32>,
}

impl Pilot {
    /// An operator that begins a shift.
    #[must_use]
    pub fn new(operator: &Operator) -> Self {
        Self {
            operator: operator.clone(),
            acted: vec![None; operator.rules.len()],
            decided: None,
        }
    }

    /// What to set for the coming minute. Asked again within a minute, it has nothing to add.
    #[must_use]
    pub fn decide(&mut self, run: &Run) -> Vec<Set> {
        self.next_move(run).sets
    }

    /// The same with its reasons.
    #[must_use]
    pub fn next_move(&mut self, run: &Run) -> Move {
        let minute = run.minute();
        let mut next = Move {
            minute,
            ..Move::default()
        };
        if self.decided.is_some_and(|d| d >= minute) {
            return next;
        }
        self.decided = Some(minute);
        for (i, rule) in self.operator.rules.iter().enumerate() {
            if self.acted[i].is_none() && rule.when.iter().all(|c| c.holds(run, &self.acted)) {
                self.acted[i] = Some(minute);
                next.sets.extend_from_slice(&rule.set);
                next.whys
                    .extend(rule.why.iter().map(|why| format!("why-{why}")));
            }
        }
        next
    }
}

impl Condition {
    fn holds(self, run: &Run, acted: &[Option<u32>]) -> bool {
        let minute = run.minute();
        let lasting = |indicator: usize, minutes: u32, test: &dyn Fn(f64) -> bool| {
            let history = run.history();
            let minutes = minutes as usize;
            history.len() >= minutes
                && history[history.len() - minutes..]
                    .iter()
                    .all(|m| test(m.readings[indicator]))
        };
        match self {
            Self::At(n) => minute >= n,
            Self::Above {
                indicator,
                mark,
                minutes,
            } => lasting(indicator, minutes, &|v| v > mark),
            Self::Below {
                indicator,
                mark,
                minutes,
            } => lasting(indicator, minutes, &|v| v < mark),
            Self::After { rule, minutes } => {
                acted[rule].is_some_and(|a| minute >= a.saturating_add(minutes))
            }
            Self::Since { event, minutes } => {
                let event = &run.timeline()[event];
                event.announced && minute >= event.minute.saturating_add(minutes)
            }
        }
    }
}

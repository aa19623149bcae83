//! Actions, and the file that holds a whole run.

use std::fmt;

use serde::Serialize;

use crate::model::control::Set;
use crate::model::desk;

use super::Levels;
use super::definition::{Level, control_names, desk_name};
use super::fault::Fault;
use super::notation::{SetFault, read_set};
use super::source::{Faults, Node, Source};

/// Version of the simulation; a replay is the same run only under the same version.
pub const MODEL_VERSION: u32 = 1;

/// A control set for a minute.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Action {
    /// The minute whose step it precedes.
    pub minute: u32,
    /// What is set.
    pub set: Set,
}

/// Why an action cannot be taken. The text names the minute, the control, the value and what is allowed.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ActionError {
    /// At or after the end of the shift.
    #[error("minute {}: {:?} is past the end; the last minute of {level} is {last}", action.minute, action.set)]
    PastEnd {
        /// The action.
        action: Action,
        /// The level.
        level: String,
        /// Its last minute.
        last: u32,
    },
    /// A control of the other desk.
    #[error("minute {}: {:?} is no control of the {desk}; allowed are {allowed}", action.minute, action.set)]
    OtherDesk {
        /// The action.
        action: Action,
        /// The desk that is played.
        desk: &'static str,
        /// Its controls.
        allowed: String,
    },
    /// A crisis outside a free shift.
    #[error("minute {}: {:?} is a crisis, which only a free shift allows; in {level} allowed are {allowed}", action.minute, action.set)]
    Crisis {
        /// The action.
        action: Action,
        /// The level.
        level: String,
        /// The desk's controls.
        allowed: String,
    },
    /// A value off the control's range or grid.
    #[error("minute {}: {control} does not take {}; allowed is {allowed}", action.minute, action.set.value())]
    Value {
        /// The action.
        action: Action,
        /// Name of the control.
        control: &'static str,
        /// The values it takes.
        allowed: String,
    },
}

impl Action {
    /// Checks that a level allows the action.
    ///
    /// # Errors
    /// See [`ActionError`].
    pub fn check(&self, level: &Level) -> Result<(), ActionError> {
        let action = *self;
        let control = desk::control(level.desk, self.set.control_id())
            .filter(|_| self.set.belongs_to(level.desk));
        let allowed = || control_names(level.desk, level.is_free());
        let Some(control) = control else {
            return Err(ActionError::OtherDesk {
                action,
                desk: desk_name(level.desk),
                allowed: allowed(),
            });
        };
        if control.crisis && !level.is_free() {
            return Err(ActionError::Crisis {
                action,
                level: level.id.clone(),
                allowed: allowed(),
            });
        }
        let end = level.end();
        if self.minute >= end {
            return Err(ActionError::PastEnd {
                action,
                level: level.id.clone(),
                last: end - 1,
            });
        }
        if control.check(self.set.value()).is_err() {
            return Err(ActionError::Value {
                action,
                control: control.id,
                allowed: control.allowed_text(),
            });
        }
        Ok(())
    }
}

/// A whole run: model version, level, seed and actions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Replay {
    /// Version of the simulation.
    pub model: u32,
    /// Id of the level.
    pub level: String,
    /// The seed.
    pub seed: u32,
    /// In the order of the minutes; those of one minute apply in the order given.
    pub actions: Vec<Action>,
}

impl Replay {
    /// A run under this version of the simulation.
    #[must_use]
    pub fn new(level: String, seed: u32, actions: Vec<Action>) -> Self {
        Self {
            model: MODEL_VERSION,
            level,
            seed,
            actions,
        }
    }

    /// Reads and checks a replay; `name` stands for the file in messages.
    ///
    /// # Errors
    /// The first fault in the order of the file: not RON, another model version, an unknown level or control, a value off
    /// its range or grid, a crisis in a level, an action past the end, or actions that go back in time.
    pub fn parse(name: &str, text: &str, levels: &Levels) -> Result<Self, Fault> {
        let first = |faults: Vec<Fault>| faults.into_iter().next();
        Self::parse_all(name, text, levels).map_err(|faults| {
            first(faults).unwrap_or_else(|| Fault::of_file(name, "cannot be read"))
        })
    }

    /// As [`Replay::parse`], naming all faults.
    ///
    /// # Errors
    /// At least one fault.
    pub fn parse_all(name: &str, text: &str, levels: &Levels) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let replay = Source::new(name, text)
            .root(&mut faults)
            .and_then(|root| read_replay(&root, levels, &mut faults));
        faults.outcome(replay)
    }

    /// The file's text: one action a line.
    #[must_use]
    pub fn to_ron(&self) -> String {
        self.to_string()
    }
}

impl fmt::Display for Replay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "(model: {}, level: \"{}\", seed: {}, actions: [",
            self.model, self.level, self.seed
        )?;
        for action in &self.actions {
            // Values are written with the shortest digits that read back to the same bits.
            let set = ron::to_string(&action.set).map_err(|_| fmt::Error)?;
            writeln!(f, "    (minute: {}, set: {set}),", action.minute)?;
        }
        writeln!(f, "])")
    }
}

/// Reads the fields of a replay.
pub(super) fn read_replay(root: &Node<'_>, levels: &Levels, faults: &mut Faults) -> Option<Replay> {
    let mut fields = root.fields(faults)?;
    let model: Option<u32> = fields.need("model", faults).and_then(|n| {
        let version: u32 = n.read("a model version", faults)?;
        if version != MODEL_VERSION {
            faults.push(n.fault(format!("was recorded with model version {version}; this program has version {MODEL_VERSION}")));
            return None;
        }
        Some(version)
    });
    let level = fields.need("level", faults).and_then(|n| {
        let id: String = n.read("a level's id in quotes", faults)?;
        let level = levels.by_id(&id);
        if level.is_none() {
            let known: Vec<&str> = levels.iter().map(|l| l.id.as_str()).collect();
            faults.push(n.fault(format!(
                "there is no level {}; known are {}",
                n.as_written(),
                known.join(", ")
            )));
        }
        level
    });
    let seed = fields
        .need("seed", faults)
        .and_then(|n| n.whole(0, u32::MAX, faults));
    let actions = fields.need("actions", faults);
    fields.finish(faults);
    let (model, level, seed, actions) = (model?, level?, seed?, actions?);
    let actions = read_actions(&actions, level, faults)?;
    Some(Replay {
        model,
        level: level.id.clone(),
        seed,
        actions,
    })
}

/// Reads a list of actions and checks each against the level.
pub(super) fn read_actions(
    list: &Node<'_>,
    level: &Level,
    faults: &mut Faults,
) -> Option<Vec<Action>> {
    let mut actions: Vec<Action> = Vec::new();
    for node in list.items(faults)? {
        let Some(action) = read_action(&node, level, faults) else {
            continue;
        };
        if let Err(e) = action.check(level) {
            faults.push(node.fault(e));
        } else if let Some(last) = actions.last().filter(|last| last.minute > action.minute) {
            faults.push(node.fault(format!(
                "minute {}: {:?} comes after an action of minute {}; allowed is the order of the minutes",
                action.minute, action.set, last.minute
            )));
        } else {
            actions.push(action);
        }
    }
    Some(actions)
}

fn read_action(node: &Node<'_>, level: &Level, faults: &mut Faults) -> Option<Action> {
    let mut fields = node.fields(faults)?;
    let minute = fields
        .need("minute", faults)
        .and_then(|n| n.whole(0, u32::MAX, faults));
    let set = fields.need("set", faults);
    fields.finish(faults);
    let (minute, set) = (minute?, set?);
    match read_set(&set, level.desk, level.is_free()) {
        Ok(set) => Some(Action { minute, set }),
        Err(SetFault { message }) => {
            faults.push(node.fault(format!("minute {minute}: {message}")));
            None
        }
    }
}

//! The two desks behind one face.

use super::control::{Control, DeskKind, Set};
use super::indicator::Indicator;
use super::{random, switch, web};

/// The most indicators of a desk.
pub const READINGS_MAX: usize = 36;
/// The most additive quantities of a desk.
pub const SUMS_MAX: usize = 20;

/// What a shift starts with.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The desk.
    pub kind: DeskKind,
    /// Clock at the start, in hours of the day (web only).
    pub clock_h: f64,
    /// Error budget left at the start (web only).
    pub budget_left_share: f64,
    /// Minutes between a machine's order and its service.
    pub boot_min: u32,
    /// Controls that differ from their defaults from the first minute on. The fleet is always the usual
    /// one: a larger one has to be ordered.
    pub set: Vec<Set>,
}

impl Start {
    /// The usual start of a desk's shift.
    #[must_use]
    pub fn new(kind: DeskKind) -> Self {
        let boot_min = match kind {
            DeskKind::Switch => switch::BOOT_MIN,
            DeskKind::Web => web::BOOT_MIN,
        };
        Self {
            kind,
            clock_h: web::CLOCK_H,
            budget_left_share: 1.0,
            boot_min,
            set: Vec::new(),
        }
    }
}

/// The desk's controls, crises last.
#[must_use]
pub fn controls(kind: DeskKind) -> &'static [Control] {
    match kind {
        DeskKind::Switch => switch::CONTROLS,
        DeskKind::Web => web::CONTROLS,
    }
}

/// The desk's indicators, in the order of the readings.
#[must_use]
pub fn indicators(kind: DeskKind) -> &'static [Indicator] {
    match kind {
        DeskKind::Switch => switch::INDICATORS,
        DeskKind::Web => web::INDICATORS,
    }
}

/// Names of the desk's additive quantities.
#[must_use]
pub fn sums(kind: DeskKind) -> &'static [&'static str] {
    match kind {
        DeskKind::Switch => switch::SUMS,
        DeskKind::Web => web::SUMS,
    }
}

/// Place of an indicator in the readings.
#[must_use]
pub fn indicator_index(kind: DeskKind, name: &str) -> Option<usize> {
    indicators(kind)
        .iter()
        .position(|indicator| indicator.name == name)
}

/// Place of an additive quantity in the sums.
#[must_use]
pub fn sum_index(kind: DeskKind, name: &str) -> Option<usize> {
    sums(kind).iter().position(|&sum| sum == name)
}

/// The control of a name.
#[must_use]
pub fn control(kind: DeskKind, id: &str) -> Option<&'static Control> {
    controls(kind).iter().find(|control| control.id == id)
}

/// A minute's indicators, in the order of the desk's table. Places beyond the table hold 0.
pub type Readings = [f64; READINGS_MAX];

/// Where a minute's traffic went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flows {
    /// At the switch.
    Switch(switch::Flows),
    /// At the web service.
    Web(web::Flows),
}

/// One simulated minute.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Minute {
    /// Indicators, in the order of [`indicators()`].
    pub readings: Readings,
    /// Additive quantities of the minute, in the order of [`sums()`].
    pub sums: [f64; SUMS_MAX],
    /// Flows for the picture, in rates a second.
    pub flows: Flows,
}

impl Minute {
    /// A minute of which only the flows are known yet: the rest is filled in where it stays.
    pub(super) fn with_flows(flows: Flows) -> Self {
        Self {
            readings: [0.0; READINGS_MAX],
            sums: [0.0; SUMS_MAX],
            flows,
        }
    }

    /// Every number of the minute: indicators, additive quantities, flows.
    pub fn values(&self) -> impl Iterator<Item = f64> + '_ {
        let (kind, switch, web) = match &self.flows {
            Flows::Switch(flows) => (DeskKind::Switch, Some(flows.values()), None),
            Flows::Web(flows) => (DeskKind::Web, None, Some(flows.values())),
        };
        let readings = self.readings.iter().take(indicators(kind).len());
        let sums = self.sums.iter().take(sums(kind).len());
        readings
            .chain(sums)
            .copied()
            .chain(switch.into_iter().flatten())
            .chain(web.into_iter().flatten())
    }
}

/// A desk at work: settings, state and weather. It never allocates after its making.
#[derive(Clone, Debug)]
pub struct Desk {
    state: State,
    weather: random::Mulberry32,
    minute: u32,
}

#[derive(Clone, Debug)]
enum State {
    Switch(Box<switch::Switch>),
    Web(Box<web::Web>),
}

impl Desk {
    /// A desk before its first minute.
    #[must_use]
    pub fn new(start: &Start, seed: u32) -> Self {
        let state = match start.kind {
            DeskKind::Switch => State::Switch(Box::new(switch::Switch::new(start.boot_min))),
            DeskKind::Web => State::Web(Box::new(web::Web::new(
                start.boot_min,
                start.clock_h,
                start.budget_left_share,
            ))),
        };
        let mut desk = Self {
            state,
            weather: random::weather(seed),
            minute: 0,
        };
        for &set in &start.set {
            desk.set(set);
        }
        desk
    }

    /// Which desk it is.
    #[must_use]
    pub fn kind(&self) -> DeskKind {
        match self.state {
            State::Switch(_) => DeskKind::Switch,
            State::Web(_) => DeskKind::Web,
        }
    }

    /// Sets a control (or makes a crisis) for the coming minute on. The value is used as it stands: whoever
    /// takes values from people checks them first ([`Control::check`]). A control of the other desk
    /// changes nothing.
    pub fn set(&mut self, set: Set) {
        match &mut self.state {
            State::Switch(state) => state.set(set),
            State::Web(state) => state.set(set),
        }
    }

    /// Value of a control as it will be in the coming minute (switches 0 or 1, the retry policy its index).
    /// A button tells the minutes it will still run, the coming one included; 0 means idle, as does an
    /// unknown name.
    #[must_use]
    pub fn control_value(&self, id: &str) -> f64 {
        match &self.state {
            State::Switch(state) => state.control_value(id),
            State::Web(state) => state.control_value(id),
        }
    }

    /// Number of the coming minute.
    #[must_use]
    pub fn minute(&self) -> u32 {
        self.minute
    }

    /// Minutes in a row, so far, in which the autoscaler wanted fewer machines; 0 at the switch, which has none.
    #[must_use]
    pub fn quiet_min(&self) -> u32 {
        match &self.state {
            State::Switch(_) => 0,
            State::Web(state) => state.quiet_min(),
        }
    }

    /// Traffic of the last minute without noise, as a multiple of the usual (at its hour).
    #[must_use]
    pub fn surge(&self) -> f64 {
        match &self.state {
            State::Switch(state) => state.surge(),
            State::Web(state) => state.surge(),
        }
    }

    /// The same of the coming minute.
    #[must_use]
    pub fn coming_surge(&self) -> f64 {
        match &self.state {
            State::Switch(state) => state.coming_surge(),
            State::Web(state) => state.coming_surge(),
        }
    }

    /// Minutes left of each starting machine, oldest first.
    pub fn boots(&self) -> impl Iterator<Item = u32> + '_ {
        let (switch, web) = match &self.state {
            State::Switch(state) => (Some(state.boots()), None),
            State::Web(state) => (None, Some(state.boots())),
        };
        switch
            .into_iter()
            .flatten()
            .chain(web.into_iter().flatten())
    }

    /// Simulates the coming minute.
    pub fn step(&mut self) -> Minute {
        let minute = self.minute;
        self.minute += 1;
        match &mut self.state {
            State::Switch(state) => state.step(minute, &switch::Weather::draw(&mut self.weather)),
            State::Web(state) => state.step(minute, &web::Weather::draw(&mut self.weather)),
        }
    }

    /// The coming minute as it would be without noise (normal draws 0, uniform draws ½); before minute 0
    /// that is what the desk shows while the player looks around. The state stays as it is.
    #[must_use]
    pub fn opening(&self) -> Minute {
        match &self.state {
            State::Switch(state) => state.clone().step(self.minute, &switch::Weather::CALM),
            State::Web(state) => state.clone().step(self.minute, &web::Weather::CALM),
        }
    }
}

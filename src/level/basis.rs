//! What the page that opens the box shows of a run: a minute's numbers, its curves, and the minute under simulation.

use crate::model::control::DeskKind;
use crate::model::curves::{SwitchCurves, WebCurves};
use crate::model::desk::{self, Minute};
use crate::model::events::{Crosscheck, Holding, Situation};
use crate::model::switch::Weather;
use crate::model::{random, web};

use super::run::Run;

/// Which minute of a run is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// The minute on screen, with the levers as they were in it.
    Shown,
    /// The coming minute without its noise and without what the level has in store for it, which nobody is told, with the
    /// levers as they stand now: it moves when a lever moves.
    Coming,
}

impl Moment {
    /// The minute that a run's player has in mind: the coming one once a lever has been moved for it.
    #[must_use]
    pub fn of(run: &Run) -> Self {
        let coming = run.minute();
        if run.actions().iter().any(|action| action.minute == coming) {
            Self::Coming
        } else {
            Self::Shown
        }
    }

    /// The minute itself.
    #[must_use]
    pub fn minute(self, run: &Run) -> Minute {
        match self {
            Self::Shown => *run.shown(),
            Self::Coming => run.desk().opening(),
        }
    }

    /// A control's value in it.
    #[must_use]
    pub fn control(self, run: &Run, id: &str) -> f64 {
        match self {
            Self::Shown => run.control_in_force(id),
            Self::Coming => run.control_value(id),
        }
    }
}

/// Puts the minute on screen under simulation; another minute is reached by playing up to it ([`Run::resume`]).
#[must_use]
pub fn crosscheck(run: &Run, holding: Holding, seed: u32) -> Crosscheck {
    Crosscheck::new(run.shown(), |id| run.control_in_force(id), holding, seed)
}

/// The switch's curves; none at the web service.
#[must_use]
pub fn switch_curves(run: &Run, moment: Moment) -> Option<SwitchCurves> {
    SwitchCurves::of_minute(&moment.minute(run), |id| moment.control(run, id))
}

/// The web service's curves; none at the switch.
#[must_use]
pub fn web_curves(run: &Run, moment: Moment) -> Option<WebCurves> {
    WebCurves::of_minute(&moment.minute(run), |id| moment.control(run, id))
}

/// What was drawn for a minute of a run.
fn noise(run: &Run, minute: u32) -> Weather {
    let mut chance = random::weather(run.seed());
    let mut draw = |_| match run.level().desk {
        DeskKind::Switch => Weather::draw(&mut chance),
        DeskKind::Web => {
            let web::Weather { count, burst } = web::Weather::draw(&mut chance);
            Weather {
                count,
                burst,
                ..Weather::CALM
            }
        }
    };
    for before in 0..minute {
        draw(before);
    }
    draw(minute)
}

/// The curves of a minute: those of its desk.
#[derive(Clone, Debug)]
pub struct Curves {
    /// At the switch.
    pub switch: Option<Box<SwitchCurves>>,
    /// At the web service.
    pub web: Option<Box<WebCurves>>,
}

/// A minute with everything that the model says about it.
#[derive(Clone, Debug)]
pub struct Facts {
    desk: DeskKind,
    moment: Moment,
    number: Option<u32>,
    boot_min: u32,
    clock_h: f64,
    surge: f64,
    quiet_min: u32,
    noise: Weather,
    minute: Minute,
    /// Values of the desk's controls, in the order of its table.
    controls: Vec<f64>,
    situation: Situation,
    curves: Curves,
}

impl Facts {
    /// The minute that a run's player has in mind.
    #[must_use]
    pub fn of(run: &Run) -> Self {
        let moment = Moment::of(run);
        let minute = moment.minute(run);
        let level = run.level();
        let control = |id: &str| moment.control(run, id);
        let number = match moment {
            Moment::Shown => run.minute().checked_sub(1),
            Moment::Coming => Some(run.minute()),
        };
        let switch = SwitchCurves::of_minute(&minute, control).map(Box::new);
        let web_curves = WebCurves::of_minute(&minute, control).map(Box::new);
        Self {
            desk: level.desk,
            moment,
            number,
            boot_min: level.start.boot_min,
            clock_h: level.start.clock_h + f64::from(number.unwrap_or(0)) / 60.0,
            quiet_min: run.desk().quiet_min(),
            surge: match moment {
                Moment::Shown => run.desk().surge(),
                Moment::Coming => run.desk().coming_surge(),
            },
            noise: match (moment, number) {
                (Moment::Shown, Some(number)) => noise(run, number),
                _ => Weather::CALM,
            },
            controls: desk::controls(level.desk)
                .iter()
                .map(|c| control(c.id))
                .collect(),
            situation: Situation::of_minute(&minute, control),
            curves: Curves {
                switch,
                web: web_curves,
            },
            minute,
        }
    }

    /// The desk.
    #[must_use]
    pub fn desk(&self) -> DeskKind {
        self.desk
    }

    /// Which minute it is, seen from the run.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.moment
    }

    /// Its number; none for the opening minute before the first.
    #[must_use]
    pub fn number(&self) -> Option<u32> {
        self.number
    }

    /// The minute.
    #[must_use]
    pub fn minute(&self) -> &Minute {
        &self.minute
    }

    /// Minutes between a machine's order and its service.
    #[must_use]
    pub fn boot_min(&self) -> u32 {
        self.boot_min
    }

    /// Clock at its start, in hours of the day (web only).
    #[must_use]
    pub fn clock_h(&self) -> f64 {
        self.clock_h
    }

    /// Its traffic without noise, as a multiple of the usual (at its hour).
    #[must_use]
    pub fn surge(&self) -> f64 {
        self.surge
    }

    /// Minutes in a row, up to the last one played, in which the autoscaler wanted fewer machines.
    #[must_use]
    pub fn quiet_min(&self) -> u32 {
        self.quiet_min
    }

    /// Its noise; at the web service nothing is drawn for issuers.
    #[must_use]
    pub fn noise(&self) -> &Weather {
        &self.noise
    }

    /// An indicator by its name; no number if the desk has none of that name.
    #[must_use]
    pub fn read(&self, name: &str) -> f64 {
        desk::indicator_index(self.desk, name).map_or(f64::NAN, |i| self.minute.readings[i])
    }

    /// An additive quantity of the minute by its name; no number if the desk has none of that name.
    #[must_use]
    pub fn sum(&self, name: &str) -> f64 {
        desk::sum_index(self.desk, name).map_or(f64::NAN, |i| self.minute.sums[i])
    }

    /// A control's value in the minute; no number if the desk has none of that name.
    #[must_use]
    pub fn control(&self, id: &str) -> f64 {
        let row = desk::controls(self.desk).iter().position(|c| c.id == id);
        row.map_or(f64::NAN, |row| self.controls[row])
    }

    /// The minute's queue.
    #[must_use]
    pub fn situation(&self) -> &Situation {
        &self.situation
    }

    /// The minute's curves.
    #[must_use]
    pub fn curves(&self) -> &Curves {
        &self.curves
    }

    /// Puts it under simulation.
    #[must_use]
    pub fn crosscheck(&self, holding: Holding, seed: u32) -> Crosscheck {
        Crosscheck::new(&self.minute, |id| self.control(id), holding, seed)
    }
}

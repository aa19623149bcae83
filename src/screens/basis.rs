//! The page that opens the box: the minute it shows, and that minute's simulation, a slice a frame.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;

use super::session::Session;
use crate::hud::basis::BasisView;
use crate::hud::desk::DeskView;
use crate::level::{Action, Facts, Run};
use crate::model::control::DeskKind;
use crate::model::events::{Crosscheck, Holding};
use crate::shift::PlayerCommand;
use crate::shift::command::{Command, Overlay};
use crate::shift::sim::Shift;
use crate::states::Screen;

/// What the page shows while it is open.
#[derive(Resource)]
pub struct Opened {
    facts: Facts,
    checks: [Crosscheck; 2],
    either_desk: bool,
    /// What had been done when it was opened.
    actions: Vec<Action>,
}

/// Customers that pass at a time.
const SLICE: u64 = 500;
/// What a frame has to spare for them.
const BUDGET: Duration = Duration::from_millis(2);
/// Customers after which a band is as narrow as anybody can see.
const ENOUGH: u64 = 5_000_000;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, simulate.run_if(resource_exists::<Opened>));
}

impl Opened {
    fn new(run: &Run, either_desk: bool) -> Self {
        let facts = Facts::of(run);
        let check = |holding| facts.crosscheck(holding, run.seed());
        Self {
            checks: [Holding::Real, Holding::Exponential].map(check),
            facts,
            either_desk,
            actions: run.actions().to_vec(),
        }
    }

    /// What is looked at.
    #[must_use]
    pub fn facts(&self) -> &Facts {
        &self.facts
    }

    /// As the page wants it, with the desk whose levers can be moved.
    #[must_use]
    pub fn view<'a>(&'a self, desk: Option<DeskView<'a>>) -> BasisView<'a> {
        BasisView {
            facts: &self.facts,
            checks: &self.checks,
            either_desk: self.either_desk,
            desk,
        }
    }
}

/// Opens the minute on screen when the page is opened, and forgets it when that is closed. On the title it is the
/// opening minute of one of the desks.
pub(super) fn keep_open(
    mut commands: Commands,
    mut wishes: MessageReader<PlayerCommand>,
    session: Res<Session>,
    screen: Res<State<Screen>>,
    shift: Option<Res<Shift>>,
    opened: Option<Res<Opened>>,
) {
    let asked = wishes.read().filter_map(|PlayerCommand(wish)| match wish {
        Command::ShowBasisOf(desk) => Some(*desk),
        _ => None,
    });
    let asked = asked.last();
    if session.overlay != Some(Overlay::Basis) {
        commands.remove_resource::<Opened>();
        return;
    }
    let is_new = screen.is_changed() || shift.as_ref().is_some_and(Res::is_added);
    // A lever was moved on the page itself.
    let moved = opened
        .as_ref()
        .zip(shift.as_ref())
        .is_some_and(|(opened, shift)| {
            !opened.either_desk && opened.actions != shift.run().actions()
        });
    if opened.is_some() && !is_new && !moved && asked.is_none() {
        return;
    }
    let opened = match shift.filter(|_| *screen.get() != Screen::Title) {
        Some(shift) => Some(Opened::new(shift.run(), false)),
        None => opening(&session, asked.unwrap_or(DeskKind::Switch)),
    };
    if let Some(opened) = opened {
        commands.insert_resource(opened);
    }
}

/// The opening minute of a desk: that of its free shift, if it has one.
fn opening(session: &Session, desk: DeskKind) -> Option<Opened> {
    let of_desk = || session.levels.iter().filter(|level| level.desk == desk);
    let level = of_desk()
        .find(|level| level.is_free())
        .or_else(|| of_desk().next())?;
    Some(Opened::new(&Run::new(level, session.seed), true))
}

/// Lets some more customers pass.
fn simulate(mut opened: ResMut<Opened>) {
    let began = Instant::now();
    let [real, exponential] = &mut opened.checks;
    while real.simulation().customers() < ENOUGH && began.elapsed() < BUDGET {
        real.advance(SLICE);
        exponential.advance(SLICE);
    }
}

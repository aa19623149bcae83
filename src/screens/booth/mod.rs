//! The booth: a stand that nobody tends. The operator plays until somebody touches or moves anything; a round, its result, and the loop again.

mod attendant;
mod board;
mod draw;
mod files;
mod machine;
mod open;
mod options;
mod reason;
mod say;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::session::Session;
use super::verdict::Verdict;
use crate::hud::booth::Code;
use crate::level::{Adviser, BoothLevel, Levels, Link, Run, booth_levels};
use crate::shift::command::{BoothWish, Command, Speed};
use crate::shift::sim::{Mode, Shift};
use crate::shift::{PlayerCommand, put_on_desk};
use crate::states::Screen;
use crate::store::Store;
use crate::text::Lang;

pub use attendant::Attendant;
pub(super) use attendant::tend;
pub use board::BoothBoard;
pub use files::BoardFile;
pub use machine::{Happening, Machine, Patience, Phase};
pub(super) use open::open;
pub use options::BoothOptions;

/// Somebody is there. Whoever has the devices says so; a booth is deaf to everything else that tells of a visitor.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// A key, a button, a wheel, a stick, a finger.
    Pressed,
    /// A pointer that is moved on purpose.
    Moved,
    /// A pointer that trembles, or what is pressed and waits ([`Waits`]).
    Stirred,
}

/// The visitor is gone, and all that was theirs with them.
#[derive(Message, Clone, Copy, Debug, Default)]
pub struct VisitorGone;

/// Where on the window a press takes nothing over yet, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Waits {
    /// The loop's key for another language: it is the key's as well, so it takes over when it is let go.
    pub language: Option<Rect>,
    /// The corner whose touches call the attendant, where there is one to be called: too few of them take over once it is too late for
    /// the others.
    pub corner: Option<Rect>,
}

/// Seconds for which it is seen that something moved.
const STIRRED_S: f64 = 1.2;

/// Seconds for which the loop's title card is on.
const CARD_S: f64 = 5.0;

/// A moment of a booth, for a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// A phase, some seconds after it began.
    Of(Phase),
    /// The loop's title card.
    Card,
    /// A pointer stirs in the loop.
    Stirred,
    /// It is asked whether the visitor who looks at a result is still there.
    StillThere,
    /// The attendant is asked for the number.
    Number,
    /// The attendant is in.
    Attendant,
}

impl Moment {
    /// The phase.
    fn phase(self) -> Phase {
        match self {
            Self::Of(phase) => phase,
            Self::Card | Self::Stirred | Self::Number | Self::Attendant => Phase::Attract,
            Self::StillThere => Phase::Result,
        }
    }

    /// Seconds since the phase began, and since there was any input.
    fn seconds(self, patience: Patience) -> (f64, f64) {
        let asked_s = patience.idle_s + patience.countdown_s / 3.0;
        match self {
            Self::Card => (0.0, 0.0),
            Self::Stirred => (2.0 * CARD_S, 0.0),
            Self::StillThere => (asked_s, asked_s),
            Self::Of(_) | Self::Number | Self::Attendant => (2.0 * CARD_S, 2.0 * CARD_S),
        }
    }
}

/// A booth.
#[derive(Resource)]
pub struct Booth {
    levels: Vec<BoothLevel>,
    options: BoothOptions,
    machine: Machine,
    language: Lang,
    /// The levers that had no room are on the screen.
    more: bool,
    /// Who knows what would help the visitor most.
    adviser: Option<Adviser>,
    /// The link to the round that is over, as a code.
    code: Option<Code>,
    /// Nobody waits for anything: it is a picture.
    is_still: bool,
}

impl Booth {
    /// A booth with these levels, and the ids among its options that none of them has. It keeps its options to itself, and nothing
    /// in the session's store.
    #[must_use]
    pub fn new(options: BoothOptions, session: &mut Session) -> (Self, Vec<String>) {
        let mut unknown = Vec::new();
        let levels = chosen(&options, &session.levels, &mut unknown);
        let settings = session.settings().clone();
        session.store = Store::nowhere();
        session.remember(|remembered| remembered.settings = settings);
        let booth = Self {
            machine: Machine::new(levels.len(), options.patience()),
            language: session.text.lang(),
            levels,
            options,
            more: false,
            adviser: None,
            code: None,
            is_still: false,
        };
        (booth, unknown)
    }

    /// A booth at a moment of a run of one of its levels: for a picture. The loop's shift goes on by itself.
    pub(super) fn still(session: &mut Session, moment: Moment, run: &Run) -> Self {
        let phase = moment.phase();
        let id = run.level().id.clone();
        let options = BoothOptions {
            levels: vec![id],
            ..BoothOptions::default()
        };
        let (mut booth, _) = Self::new(options, session);
        let seconds = moment.seconds(booth.options.patience());
        booth.machine.stand(phase, seconds);
        booth.is_still = true;
        if phase == Phase::Round {
            let mut adviser = Adviser::new(run.level());
            adviser.look(run);
            booth.adviser = Some(adviser);
        } else {
            booth.code = code(run, session.link_base.as_deref());
        }
        booth
    }

    /// What is shown.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.machine.phase()
    }

    /// The level that is shown or played; none only where there is no level at all.
    #[must_use]
    pub fn level(&self) -> Option<&BoothLevel> {
        self.levels.get(self.machine.level())
    }

    /// Ids of the levels.
    fn ids(&self) -> Vec<String> {
        let ids = self.levels.iter().map(|entry| entry.level.id.clone());
        ids.collect()
    }

    /// Plays a level as well, or no more. The last one stays.
    fn turn(&mut self, id: &str, all: &Levels) {
        let mut ids = self.ids();
        match ids.iter().position(|chosen| chosen == id) {
            Some(place) if ids.len() > 1 => {
                ids.remove(place);
            }
            Some(_) => return,
            None => ids.push(id.to_owned()),
        }
        self.options.levels = ids;
        self.levels = chosen(&self.options, all, &mut Vec::new());
        self.machine = Machine::new(self.levels.len(), self.options.patience());
    }

    /// Whether the loop's title card is on.
    fn card(&self) -> bool {
        self.phase() == Phase::Attract && self.machine.since_s() < CARD_S
    }

    /// How lately something moved that takes nothing over: 1 now, 0 for none.
    fn stirred(&self) -> f64 {
        let stirred_s = self.machine.stirred_s();
        stirred_s.map_or(0.0, |since_s| (1.0 - since_s / STIRRED_S).max(0.0))
    }

    /// Seconds that are left of a round, and of how many.
    fn round_left_s(&self, shift: &Shift) -> (f64, f64) {
        let run = shift.run();
        let all = f64::from(run.level().end());
        let played = (f64::from(run.minute()) - 1.0).max(0.0) + shift.clock.phase();
        let share = (1.0 - played / all).clamp(0.0, 1.0);
        (share * self.options.round_s, self.options.round_s)
    }

    /// Seconds until the visitor counts as gone, while it is asked whether they are still there.
    #[must_use]
    pub fn asks(&self) -> Option<f64> {
        self.machine.asks()
    }

    /// Seconds until the visitor counts as gone, and of how many; `None` while none is waited for.
    #[must_use]
    pub fn left_s(&self) -> Option<(f64, f64)> {
        self.machine.left_s()
    }

    /// Puts a shift on the desk that takes as long as a round does.
    fn put(&self, commands: &mut Commands, mut shift: Shift) {
        let minutes = f64::from(shift.run().level().end());
        shift.clock = shift.clock.with_minute(self.options.round_s / minutes);
        shift.clock.paused = false;
        put_on_desk(commands, shift);
    }
}

/// The levels that are played: those that were chosen, or the program's own list, or else all that have an end.
fn chosen(options: &BoothOptions, all: &Levels, unknown: &mut Vec<String>) -> Vec<BoothLevel> {
    let own = booth_levels(all);
    let entry = |id: &String| {
        let known = own.iter().find(|entry| entry.level.id == *id).cloned();
        let level = all.by_id(id).filter(|level| !level.is_free());
        let entry = known.or_else(|| level.map(BoothLevel::of));
        if entry.is_none() {
            unknown.push(id.clone());
        }
        entry
    };
    let chosen: Vec<BoothLevel> = options.levels.iter().filter_map(entry).collect();
    let scored = all.iter().filter(|level| !level.is_free());
    match (chosen.is_empty(), own.is_empty()) {
        (false, _) => chosen,
        (true, false) => own,
        (true, true) => scored.map(BoothLevel::of).collect(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Presence>()
        .add_message::<VisitorGone>()
        .init_resource::<Waits>()
        .add_message::<BoardFile>()
        .add_systems(OnEnter(Screen::Booth), begin)
        .add_systems(
            EguiPrimaryContextPass,
            draw::draw.run_if(in_state(Screen::Booth)),
        );
}

fn begin(mut commands: Commands, booth: Res<Booth>) {
    if booth.phase() == Phase::Attract {
        attract(&mut commands, &booth);
    }
}

/// The operator plays the level that is next.
fn attract(commands: &mut Commands, booth: &Booth) {
    if let Some(entry) = booth.level() {
        let shift = Shift::rescued(entry.shown(), entry.hands_on, Speed::One);
        booth.put(commands, shift);
    }
}

/// What a wish is to the booth.
fn happening(wish: &Command) -> Option<Happening> {
    match wish {
        Command::Booth(BoothWish::Again) => Some(Happening::Again),
        Command::Booth(BoothWish::GiveName) => Some(Happening::GiveName),
        Command::Booth(BoothWish::ShowBoard) => Some(Happening::ShowBoard),
        Command::Booth(BoothWish::Done) => Some(Happening::Done),
        // What a screen reader presses is seen by none of the devices.
        Command::Booth(BoothWish::TakeOver) | Command::Language(_) => Some(Happening::Pressed),
        _ => None,
    }
}

/// Whether what is on the desk has been seen: a round to its end, the loop as far as it is shown. This is asked and not told, since it may
/// come to pass behind the attendant's back.
fn is_over(booth: &Booth, shift: &Shift) -> bool {
    let until = booth.level().map_or(0, |entry| entry.until);
    let is_shown = shift.run().minute() >= until && shift.clock.is_between();
    shift.is_over() || (booth.phase() == Phase::Attract && is_shown)
}

/// Takes in what happens, and begins the phase that comes of it.
pub(super) fn go_on(
    mut commands: Commands,
    mut booth: ResMut<Booth>,
    mut board: ResMut<BoothBoard>,
    mut attendant: ResMut<Attendant>,
    mut session: ResMut<Session>,
    shift: Option<Res<Shift>>,
    time: Res<Time<Real>>,
    mut presences: MessageReader<Presence>,
    mut wishes: MessageReader<PlayerCommand>,
    mut gone: MessageWriter<VisitorGone>,
) -> Result {
    if let (Some(adviser), Some(shift)) = (&mut booth.adviser, &shift) {
        adviser.look(shift.run());
    }
    if attendant.is_there() {
        presences.clear();
        wishes.clear();
        return Ok(());
    }
    let is_tended = attendant.take_done();
    let passed_s = if booth.is_still {
        0.0
    } else {
        time.delta_secs_f64()
    };
    let mut happenings = vec![Happening::Passed(passed_s)];
    happenings.extend(presences.read().map(|presence| match presence {
        Presence::Pressed => Happening::Pressed,
        Presence::Moved => Happening::Moved,
        Presence::Stirred => Happening::Stirred,
    }));
    if attendant.is_called_in_vain(time.elapsed()) {
        happenings.push(Happening::Pressed);
    }
    for PlayerCommand(wish) in wishes.read() {
        if let Command::Booth(BoothWish::More(more)) = wish {
            booth.more = *more;
        }
        if let Command::Language(code) = wish {
            session.set_language(code);
        }
        happenings.extend(happening(wish));
        if let Command::Name(wish) = wish {
            happenings.extend(board.obey(*wish, &session.text));
        }
    }
    if is_tended {
        happenings.push(Happening::Tended);
    }
    if shift.as_ref().is_some_and(|shift| is_over(&booth, shift)) {
        happenings.push(Happening::Over);
    }
    let before = booth.phase();
    // One phase a frame: what else happened was about the one that is over.
    let next = happenings
        .into_iter()
        .find_map(|what| booth.machine.on(what));
    let Some(next) = next else { return Ok(()) };
    booth.more = false;
    booth.adviser = None;
    commands.remove_resource::<Verdict>();
    match next {
        Phase::Attract => {
            if before != Phase::Attract || is_tended {
                forget(&mut session, booth.language);
                attendant.forget();
                board.forget();
                gone.write_default();
            }
            attract(&mut commands, &booth);
        }
        Phase::Round => {
            board.forget();
            if let Some(entry) = booth.level() {
                let shift = Shift::new(entry.run(), Mode::Played, Speed::One);
                let adviser = Adviser::new(&entry.level);
                booth.put(&mut commands, shift);
                booth.adviser = Some(adviser);
            }
        }
        Phase::Result | Phase::Name | Phase::Board => {
            if let Some(shift) = shift {
                commands.insert_resource(Verdict::on(shift.run())?);
                if next == Phase::Result {
                    board.begin(shift.run());
                }
                booth.code = code(shift.run(), session.link_base.as_deref());
            }
        }
    }
    Ok(())
}

/// The code of the link to a run; without its moves, where they make it too fine to be read.
fn code(run: &Run, base: Option<&str>) -> Option<Code> {
    let whole = Link::to_run(run);
    let bare = Link {
        replay: None,
        ..whole.clone()
    };
    // Nobody wants to watch a run in which nothing was done.
    let moves = !run.actions().is_empty();
    let links = [moves.then_some(whole), Some(bare)];
    links
        .into_iter()
        .flatten()
        .find_map(|link| Code::of(&link.to_address(base?)?))
}

/// Nothing of a visitor is left for the next one.
fn forget(session: &mut Session, language: Lang) {
    session.overlay = None;
    session.link_shown = None;
    session.notices = super::notices::Notices::default();
    if session.text.lang() != language {
        session.set_language(language.code());
    }
}

//! Whoever tends the booth: asked for a number, they may change what goes on. Meanwhile the booth waits.

use std::time::Duration;

use bevy::prelude::*;

use super::files::{BoardFile, Came};
use super::{Booth, BoothBoard, BoothOptions, Moment, Presence, files};
use crate::board::{Event, Importing, Lock, PIN_DIGITS, Stand, Tried, Typed};
use crate::class::FileText;
use crate::hud::attendant::{AttendantView, LevelChoice, PanelView, Waiting};
use crate::screens::export::FileWanted;
use crate::screens::session::Session;
use crate::shift::PlayerCommand;
use crate::shift::command::{AttendantWish, Command, Stroke};
use crate::shift::sim::Shift;

/// Touches of the corner that ask for the number, and the time within which they come.
const TOUCHES: usize = 4;
const WITHIN: Duration = Duration::from_secs(3);
/// How long the number is asked for, and the page stays open, without any input.
const ASKED: Duration = Duration::from_secs(20);
/// How long it says that there is a wait, whatever is pressed meanwhile: the wait goes on, but so does the booth.
const LOCKED: Duration = Duration::from_secs(10);
const OPEN: Duration = Duration::from_mins(2);

/// What the attendant sees.
enum Page {
    /// The number is asked for.
    Pin(String, Option<Tried>),
    /// What can be changed.
    Panel,
    /// The events that have a board.
    Events,
    /// The event's name.
    Event(Typed),
    /// Whether the board is to be erased.
    Reset,
    /// The files that can be taken in.
    Import(Vec<String>),
    /// One is being taken in.
    Importing(Importing),
    /// What came of one of which something was left out.
    LeftOut(Came),
}

/// The attendant's part of a booth.
#[derive(Resource)]
pub struct Attendant {
    /// What asks for the number; none where no number was set, so that nothing opens.
    lock: Option<Lock>,
    page: Option<Page>,
    /// Touches of the corner.
    touches: Vec<Duration>,
    /// When there was any input.
    stirred: Duration,
    /// What came of the last thing done.
    said: String,
    /// What is not as whoever set the booth up wanted it.
    notes: Vec<String>,
    /// The page was left since the booth last looked.
    is_done: bool,
}

impl Attendant {
    /// Nobody is there yet.
    #[must_use]
    pub fn of(options: &BoothOptions) -> Self {
        Self {
            lock: options.pin.clone().map(Lock::new),
            page: None,
            touches: Vec::new(),
            stirred: Duration::ZERO,
            said: String::new(),
            notes: Vec::new(),
            is_done: false,
        }
    }

    /// Whoever is there at a moment, for a picture.
    pub(in crate::screens) fn still(moment: Moment) -> Self {
        let mut attendant = Self::of(&BoothOptions::default());
        attendant.page = match moment {
            Moment::Number => Some(Page::Pin("12".to_owned(), None)),
            Moment::Attendant => Some(Page::Panel),
            _ => None,
        };
        attendant
    }

    /// Whether the booth waits.
    #[must_use]
    pub fn is_there(&self) -> bool {
        self.page.is_some()
    }

    /// Whether somebody who knows the number has the booth.
    #[must_use]
    pub fn is_in(&self) -> bool {
        !matches!(self.page, None | Some(Page::Pin(..)))
    }

    /// Tells the attendant, and the log, of something that is not as whoever set the booth up wanted it.
    pub(in crate::screens) fn note(&mut self, said: String) {
        log::warn!("{said}");
        self.notes.push(said);
    }

    /// What is not as whoever set the booth up wanted it.
    #[must_use]
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Whether nothing can be tried now.
    fn is_locked(&self, now: Duration) -> bool {
        let lock = self.lock.as_ref();
        !self.is_in() && lock.is_some_and(|lock| !lock.wait(now).is_zero())
    }

    /// How long the page stays without any input; that there is a wait is not said longer for whatever is pressed.
    fn patience(&self, now: Duration) -> Duration {
        match (self.is_in(), self.is_locked(now)) {
            (true, _) => OPEN,
            (false, true) => LOCKED,
            (false, false) => ASKED,
        }
    }

    /// Somebody does something.
    fn stir(&mut self, now: Duration) {
        if !(self.is_there() && self.is_locked(now)) {
            self.stirred = now;
        }
    }

    /// How long until the page is gone by itself.
    fn stays(&self, now: Duration) -> Duration {
        self.patience(now)
            .saturating_sub(now.saturating_sub(self.stirred))
    }

    /// Whether an attendant who knew the number has left since this was last asked.
    pub(super) fn take_done(&mut self) -> bool {
        std::mem::take(&mut self.is_done)
    }

    fn ask(&mut self) {
        self.touches.clear();
        if self.can_be_called() {
            self.page = match self.page {
                None => Some(Page::Pin(String::new(), None)),
                Some(_) => None,
            };
        }
    }

    /// Takes in a touch of the corner.
    fn touch(&mut self, now: Duration) {
        self.touches.retain(|at| now.saturating_sub(*at) <= WITHIN);
        self.touches.push(now);
        if self.touches.len() >= TOUCHES && self.page.is_none() {
            self.ask();
        }
    }

    /// Whether the number can be asked for.
    pub(super) fn can_be_called(&self) -> bool {
        self.lock.is_some()
    }

    /// Whether too few touches of the corner have come, and it is too late for the others; true once.
    pub(super) fn is_called_in_vain(&mut self, now: Duration) -> bool {
        let first = self.touches.first();
        let is_late = first.is_some_and(|at| now.saturating_sub(*at) > WITHIN);
        if is_late {
            self.touches.clear();
        }
        is_late && self.can_be_called()
    }

    /// Nothing of a visitor's touches is left for the next one.
    pub(super) fn forget(&mut self) {
        self.touches.clear();
    }

    /// Begins to take in a board.
    fn take(&mut self, file: &FileText, session: &Session) {
        self.page = Some(match files::begun(file, &session.text) {
            Ok(importing) => Page::Importing(importing),
            Err(why) => {
                self.said = why;
                Page::Panel
            }
        });
    }

    /// Goes on with the board that is being taken in, and shows what came of it.
    fn look_at(&mut self, board: &mut BoothBoard, session: &Session, now: Duration) {
        let Some(Page::Importing(importing)) = &mut self.page else {
            return;
        };
        // Nobody needs to stir meanwhile.
        self.stirred = now;
        if !board.look_at(importing) {
            return;
        }
        let Some(Page::Importing(importing)) = self.page.take() else {
            return;
        };
        let imported = board.take_in(importing);
        let came = files::came(&imported, board.event(), &session.text);
        self.page = Some(if came.left_out.is_empty() {
            self.said = came.said;
            Page::Panel
        } else {
            Page::LeftOut(came)
        });
    }

    /// Leaves whatever is open.
    fn leave(&mut self) {
        self.is_done = self.is_in();
        self.page = None;
        self.said.clear();
    }

    /// Takes in a stroke on the keys; a name for the event, if one is given.
    fn strike(&mut self, stroke: Stroke, now: Duration) -> Option<String> {
        match (&mut self.page, stroke) {
            (Some(Page::Pin(typed, tried)), Stroke::Type(c))
                if c.is_ascii_digit() && typed.len() < *PIN_DIGITS.end() =>
            {
                typed.push(c);
                *tried = None;
            }
            (Some(Page::Pin(typed, _)), Stroke::Erase) => {
                typed.pop();
            }
            (Some(Page::Pin(typed, tried)), Stroke::Enter) => {
                let typed = std::mem::take(typed);
                let came = self.lock.as_mut().map(|lock| lock.try_at(&typed, now));
                *tried = came;
                if came == Some(Tried::Open) {
                    self.page = Some(Page::Panel);
                }
            }
            (Some(Page::Event(typed)), Stroke::Type(c)) => typed.push(c),
            (Some(Page::Event(typed)), Stroke::Erase) => typed.erase(),
            (Some(Page::Event(typed)), Stroke::Enter) => {
                let name = typed.as_str().to_owned();
                self.page = Some(Page::Panel);
                return Some(name);
            }
            _ => {}
        }
        None
    }
}

/// Does what the attendant wants. Whatever is not theirs waits while they are there.
pub(in crate::screens) fn tend(
    mut attendant: ResMut<Attendant>,
    mut booth: ResMut<Booth>,
    mut board: ResMut<BoothBoard>,
    mut session: ResMut<Session>,
    shift: Option<ResMut<Shift>>,
    time: Res<Time<Real>>,
    mut presences: MessageReader<Presence>,
    mut wishes: MessageReader<PlayerCommand>,
    mut handed: MessageReader<BoardFile>,
    mut wanted: MessageWriter<FileWanted>,
) {
    let now = time.elapsed();
    if presences.read().count() > 0 {
        attendant.stir(now);
    }
    for said in board.said(&session.text) {
        attendant.notes.push(said);
    }
    for PlayerCommand(wish) in wishes.read() {
        match wish {
            Command::Attendant(wish) => {
                attendant.stir(now);
                obey(
                    wish,
                    now,
                    &mut attendant,
                    &mut booth,
                    &mut board,
                    &mut session,
                    &mut wanted,
                );
            }
            Command::Sound(_) | Command::Volume(_) if attendant.is_in() => session.hear(wish),
            _ => {}
        }
    }
    for BoardFile(file) in handed.read() {
        // Who chose it on the page may have left meanwhile.
        if attendant.is_in() {
            attendant.stirred = now;
            attendant.take(file, &session);
        }
    }
    attendant.look_at(&mut board, &session, now);
    if attendant.is_there() && attendant.stays(now).is_zero() {
        attendant.leave();
    }
    if let Some(mut shift) = shift.filter(|shift| shift.held != attendant.is_there()) {
        shift.held = attendant.is_there();
    }
}

fn obey(
    wish: &AttendantWish,
    now: Duration,
    attendant: &mut Attendant,
    booth: &mut Booth,
    board: &mut BoothBoard,
    session: &mut Session,
    wanted: &mut MessageWriter<FileWanted>,
) {
    attendant.said.clear();
    match wish {
        AttendantWish::Ask if attendant.is_in() => attendant.leave(),
        AttendantWish::Ask => attendant.ask(),
        AttendantWish::Corner => attendant.touch(now),
        AttendantWish::Key(stroke) => {
            if let Some(typed) = attendant.strike(*stroke, now) {
                go_on_with(typed, booth, board);
            }
        }
        AttendantWish::Back => match attendant.page {
            Some(
                Page::Events
                | Page::Event(_)
                | Page::Reset
                | Page::Import(_)
                | Page::Importing(_)
                | Page::LeftOut(_),
            ) => {
                attendant.page = Some(Page::Panel);
            }
            _ => attendant.leave(),
        },
        // Everything else is for those who know the number.
        _ if !attendant.is_in() => {}
        AttendantWish::Event if !board.other_events().is_empty() => {
            attendant.page = Some(Page::Events);
        }
        AttendantWish::Event | AttendantWish::NameEvent => {
            let typed = Typed::event(board.event().as_str());
            attendant.page = Some(Page::Event(typed));
        }
        AttendantWish::GoOnWith(event) => {
            go_on_with(event.clone(), booth, board);
            attendant.page = Some(Page::Panel);
        }
        AttendantWish::Level(id) => {
            booth.turn(id, &session.levels);
            let (event, levels) = (board.event().clone(), booth.ids());
            board.go_on_with(Stand { event, levels });
        }
        AttendantWish::Reset => attendant.page = Some(Page::Reset),
        AttendantWish::Erase => {
            board.clear();
            attendant.said = session.text.get("ui-attendant-erased");
            attendant.page = Some(Page::Panel);
        }
        AttendantWish::Export => attendant.said = files::exported(board, session, wanted),
        // The page lets one be chosen, and hands it in.
        AttendantWish::Import if session.can_take_files => {}
        AttendantWish::Import => attendant.page = Some(Page::Import(files::offered())),
        AttendantWish::Take(file) => {
            let file = files::offered_file(file);
            attendant.take(&file, session);
        }
    }
}

/// Goes on with the event of this name.
fn go_on_with(event: String, booth: &Booth, board: &mut BoothBoard) {
    let (event, levels) = (event.into(), booth.ids());
    board.go_on_with(Stand { event, levels });
}

/// Draws with what the attendant sees, if somebody is there.
pub(super) fn show(
    attendant: &Attendant,
    (booth, board): (&Booth, &BoothBoard),
    session: &Session,
    now: Duration,
    draw: impl FnOnce(&AttendantView<'_>),
) {
    let event = board.event().as_str();
    match &attendant.page {
        None => {}
        Some(Page::Pin(typed, tried)) => {
            let wait = attendant.lock.as_ref().map(|lock| lock.wait(now));
            let waiting = wait.filter(|wait| !wait.is_zero()).map(|wait| Waiting {
                wait_s: wait.as_secs_f64(),
                goes_on_s: attendant.stays(now).as_secs_f64(),
            });
            draw(&AttendantView::Pin {
                digits: typed.len(),
                tried: *tried,
                waiting,
            });
        }
        Some(Page::Panel) => {
            let ids = booth.ids();
            let scored = session.levels.iter().filter(|level| !level.is_free());
            let levels: Vec<(&str, String)> = scored
                .map(|level| (level.id.as_str(), session.text.get(&level.text_key())))
                .collect();
            let levels: Vec<LevelChoice<'_>> = levels
                .iter()
                .map(|(id, name)| LevelChoice {
                    id,
                    name,
                    chosen: ids.iter().any(|chosen| chosen == id),
                })
                .collect();
            let settings = session.settings();
            let loudness = if settings.sound { settings.volume } else { 0.0 };
            draw(&AttendantView::Panel(PanelView {
                event,
                levels: &levels,
                loudness: session.can_sound.then_some(loudness),
                visitors: board.visitors(),
                can_quit: cfg!(not(target_arch = "wasm32")),
                said: &attendant.said,
                notes: &attendant.notes,
                saved: board.is_saved(),
            }));
        }
        Some(Page::Events) => {
            let others: Vec<&str> = board
                .other_events()
                .into_iter()
                .map(Event::as_str)
                .collect();
            draw(&AttendantView::Events(&others));
        }
        Some(Page::Event(typed)) => draw(&AttendantView::Event {
            typed: typed.as_str(),
            refused: typed.refused(),
        }),
        Some(Page::Reset) => draw(&AttendantView::Reset {
            event,
            visitors: board.visitors(),
        }),
        Some(Page::Import(files)) => draw(&AttendantView::Import(files)),
        Some(Page::Importing(importing)) => {
            let (done, of) = importing.done();
            draw(&AttendantView::Importing { done, of });
        }
        Some(Page::LeftOut(Came { said, left_out })) => draw(&AttendantView::LeftOut {
            said,
            entries: left_out,
        }),
    }
}

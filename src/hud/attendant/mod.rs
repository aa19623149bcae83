//! What whoever tends a booth sees: the number that is asked for, and the page behind it. All measures are the booth's points.

mod event;
mod list;
mod page;
mod panel;
mod pin;

use egui::{Rect, Sense, Ui, Vec2};

use crate::board::Tried;
use crate::hud::shortcuts;
use crate::hud::widget;
use crate::shift::command::{AttendantWish, Command};
use crate::text::Text;
use crate::theme;

pub use panel::{LevelChoice, PanelView};

/// What is shown.
#[derive(Clone, Copy, Debug)]
pub enum AttendantView<'a> {
    /// The number is asked for.
    Pin {
        /// How many digits are typed.
        digits: usize,
        /// What came of the last try.
        tried: Option<Tried>,
        /// Nothing can be tried now.
        waiting: Option<Waiting>,
    },
    /// What can be changed.
    Panel(PanelView<'a>),
    /// Other events that have a board, the latest first; empty for the one without a name.
    Events(&'a [&'a str]),
    /// The event's name is typed.
    Event {
        /// What is there so far.
        typed: &'a str,
        /// The last sign that was typed, if it had no place.
        refused: Option<char>,
    },
    /// Whether the board is to be erased.
    Reset {
        /// The event; empty for none.
        event: &'a str,
        /// How many visitors stand on its boards.
        visitors: usize,
    },
    /// The files that can be taken in.
    Import(&'a [String]),
    /// One is being taken in.
    Importing {
        /// How many of its entries have been looked at.
        done: usize,
        /// Of how many.
        of: usize,
    },
    /// What came of a file of which something was left out.
    LeftOut {
        /// How many entries came in, and how many did not.
        said: &'a str,
        /// Those that did not, with the reason.
        entries: &'a [String],
    },
}

/// The wait after too many wrong tries.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Waiting {
    /// Seconds until something can be tried again.
    pub wait_s: f64,
    /// Seconds until the booth goes on meanwhile.
    pub goes_on_s: f64,
}

/// Size of the corner that calls the attendant.
const CORNER: Vec2 = Vec2::splat(72.0);
/// The key that asks for the number.
pub const ASK: egui::Key = egui::Key::F2;

/// Draws what the attendant sees, over all of the screen.
pub fn attendant_ui(
    ui: &mut Ui,
    view: &AttendantView<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let page = ui.max_rect();
    if page.width() < 200.0 || page.height() < 200.0 {
        return;
    }
    // Nothing below it is pressed.
    ui.interact(page, ui.id().with("attendant"), Sense::click_and_drag());
    ui.painter().rect_filled(page, 0.0, theme::INK0.egui());
    let mut wishes = Vec::new();
    match view {
        AttendantView::Pin {
            digits,
            tried,
            waiting,
        } => pin::pin(ui, page, *digits, (*tried, *waiting), text, &mut wishes),
        AttendantView::Panel(view) => panel::panel(ui, page, view, text, commands, &mut wishes),
        AttendantView::Events(others) => event::events(ui, page, others, text, &mut wishes),
        AttendantView::Event { typed, refused } => {
            event::name(ui, page, typed, *refused, text, &mut wishes);
        }
        AttendantView::Reset { event, visitors } => {
            page::reset(ui, page, event, *visitors, text, &mut wishes);
        }
        AttendantView::Import(files) => list::files(ui, page, files, text, &mut wishes),
        AttendantView::Importing { done, of } => {
            list::importing(ui, page, (*done, *of), text, &mut wishes);
        }
        AttendantView::LeftOut { said, entries } => {
            list::left_out(ui, page, (said, entries), text, &mut wishes);
        }
    }
    if shortcuts::closes(ui) {
        wishes.push(AttendantWish::Back);
    }
    commands.extend(wishes.into_iter().map(Command::Attendant));
}

/// The corner of the screen that is touched four times.
#[must_use]
pub fn corner(ui: &Ui) -> Rect {
    Rect::from_min_size(ui.max_rect().min, CORNER)
}

/// What of an attendant's hand is seen on a booth's screens: a touch of the corner, or the key.
pub fn asked(ui: &Ui, commands: &mut Vec<Command>) {
    let corner = corner(ui);
    let touched = ui.input(|input| {
        let pressed = input.pointer.any_pressed();
        pressed
            && input
                .pointer
                .interact_pos()
                .is_some_and(|at| corner.contains(at))
    });
    if touched {
        commands.push(Command::Attendant(AttendantWish::Corner));
    }
    if widget::pressed(ui, ASK) {
        commands.push(Command::Attendant(AttendantWish::Ask));
    }
}

//! The page that opens the box: every relation of the model with its formula, its constants, its sources, and what
//! each symbol is in the minute on screen.

mod card;
mod constants;
mod decisions;
mod frame;
mod fraud;
mod issuers;
mod levers;
mod lists;
mod plot;
mod plots;
mod queue;
mod simulation;
mod sources;
mod switch;
mod table;
mod topics;
mod web;

pub use issuers::RETRIES_EXCESS;
pub use sources::{SOURCES, Source};
pub use switch::WASTING;
pub use table::{
    Card, Constant, Mark, Meaning, Number, Symbol, Topic, all_cards, cards, constant, constants,
};
pub use web::{P99_EXCESS, ZIPF_HITS};

use egui::{Area, Id, Key, Modal, Order, Rect, Ui};

use super::desk::DeskView;
use super::form::Fit;
use super::shortcuts;
use crate::level::Facts;
use crate::model::events::Crosscheck;
use crate::shift::command::{Command, Overlay};
use crate::text::Text;
use crate::theme;

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct BasisView<'a> {
    /// The minute that is opened.
    pub facts: &'a Facts,
    /// The same minute under simulation: by the desk's own law of holding times, and by an exponential one.
    pub checks: &'a [Crosscheck; 2],
    /// No shift is under way, so that either desk can be looked at.
    pub either_desk: bool,
    /// The desk whose levers can be moved from here, while a shift is under way.
    pub desk: Option<DeskView<'a>>,
}

/// Whether the page was asked for by its key; what is being typed is not for it.
#[must_use]
pub fn asked_for(ui: &Ui) -> bool {
    shortcuts::asked(ui, shortcuts::BASIS)
}

/// Draws the page over everything and pushes what the player wants.
pub fn basis_ui(ui: &Ui, view: &BasisView, text: &Text, commands: &mut Vec<Command>) {
    let window = ui.max_rect();
    if window.width() < 120.0 || window.height() < 120.0 {
        return;
    }
    let fit = Fit::of(ui, window);
    let id = Id::new("basis");
    let area = Area::new(id)
        .order(Order::Foreground)
        .fixed_pos(window.min)
        .constrain(false);
    Modal::new(id)
        .area(area)
        .frame(egui::Frame::NONE.fill(theme::INK0.egui()))
        .backdrop_color(theme::INK0.egui())
        .show(ui.ctx(), |ui| {
            ui.set_min_size(window.size());
            ui.set_max_size(window.size());
            ui.spacing_mut().item_spacing = egui::Vec2::ZERO;
            frame::page(
                ui,
                fit,
                Rect::from_min_size(ui.min_rect().min, window.size()),
                view,
                text,
                commands,
            );
        });
    let closed = ui.input(|input| input.key_pressed(Key::Escape)) || asked_for(ui);
    if closed {
        commands.push(Command::Close);
    }
}

/// The button that opens the page, for bars and rows of buttons.
pub const OPEN: Command = Command::Open(Overlay::Basis);

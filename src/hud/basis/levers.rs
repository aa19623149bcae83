//! The levers that a topic is about: its curves move when one of them moves, while the shift goes on waiting.

use egui::{Id, Sense, Ui, UiBuilder, vec2};

use super::BasisView;
use super::card::GAP;
use super::table::Topic;
use crate::hud::desk::{DeskView, FewLevers};
use crate::hud::form::Fit;
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, radius};

/// Where the levers have their ids.
fn id() -> Id {
    Id::new("levers of the basis")
}

/// The levers of a topic, if any can be moved.
pub(super) fn of<'a>(topic: Topic, view: &BasisView<'a>) -> Option<FewLevers<'a>> {
    let held = |desk: &DeskView| desk.hands_on();
    let desk = view.desk.filter(held)?;
    FewLevers::new(topic.levers(view.facts.desk()), desk)
}

/// Whether a lever has the keyboard, whose arrows then move it and turn no page.
pub(super) fn have_keys(ui: &Ui, topic: Topic, view: &BasisView) -> bool {
    of(topic, view).is_some_and(|levers| levers.have_keys(ui.ctx(), id()))
}

/// Draws them as wide as `width`.
pub(super) fn show(
    ui: &mut Ui,
    fit: Fit,
    width: f32,
    levers: &FewLevers,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let height = levers.height(ui.painter(), fit, width, text);
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    ui.painter()
        .rect_filled(rect, radius::PANEL, theme::INK1.egui());
    let mut inner = ui.new_child(UiBuilder::new().id(id()).max_rect(rect));
    let mut wishes = Vec::new();
    levers.draw(&mut inner, fit, text, &mut wishes);
    // The clock is not theirs: the shift waits.
    wishes.retain(|wish| matches!(wish, Command::Set(_)));
    commands.append(&mut wishes);
    ui.add_space(GAP);
}

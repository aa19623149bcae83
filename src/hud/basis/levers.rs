//! The levers that a topic is about: its curves move when one of them moves, while the shift goes on waiting.

use egui::{Id, Sense, Ui, UiBuilder, vec2};

use super::BasisView;
use super::card::GAP;
use super::table::Topic;
use crate::hud::desk::{DeskView, FewLevers};
use crate::hud::form::Fit;
use crate::hud::words::{self, Face};
use crate::level::Facts;
use crate::model::control::{DeskKind, Unit};
use crate::shift::command::Command;
use crate::text::{Arg, Text};
use crate::theme::{self, radius};

/// Between the baselines of what is said below them.
const PITCH: f32 = 18.0;

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

/// What to say of machines that a lever of the topic has ordered and that do not serve yet: they move no curve. Fewer machines
/// move them at once.
fn waited_for(topic: Topic, facts: &Facts, text: &Text) -> Option<String> {
    let desk = facts.desk();
    let (lever, serving, words) = match desk {
        DeskKind::Switch => ("Servers", "servers_running", "basis-ordered-servers"),
        DeskKind::Web => ("Floor", "instances_serving", "basis-ordered-instances"),
    };
    let (ordered, serving) = (facts.control(lever), facts.read(serving));
    let args = || {
        let count = |machines| Arg::from(text.quantity(machines, Unit::Count, 0));
        let start_min = f64::from(facts.boot_min());
        [
            ("ordered", count(ordered)),
            ("serving", count(serving)),
            ("start", text.quantity(start_min, Unit::Minutes, 0).into()),
        ]
    };
    let moves = topic.levers(desk).contains(&lever) && ordered > serving;
    moves.then(|| text.args(words, &args()))
}

/// Draws them as wide as `width`, with what they have ordered.
pub(super) fn show(
    ui: &mut Ui,
    fit: Fit,
    width: f32,
    levers: &FewLevers,
    (topic, facts): (Topic, &Facts),
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
    if let Some(words) = waited_for(topic, facts, text) {
        let galley = words::lay_pitched(ui.painter(), &words, Face::TEXT, width, PITCH);
        ui.add_space(GAP / 2.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, galley.size().y), Sense::hover());
        words::paint(ui.painter(), rect.min, galley);
    }
    ui.add_space(GAP);
}

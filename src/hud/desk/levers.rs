//! The levers, generated from the desk's table of controls.

mod few;
mod hands;
mod kinds;
mod note;
mod row;
mod sheet;

use egui::{Align, Context, Id, ScrollArea, Sense, Ui, vec2};

pub(crate) use few::FewLevers;
pub(super) use sheet::sheet;

use super::DeskView;
use crate::hud::form::{self, Fit, Form};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind};
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::{Text, key};
use crate::theme::desk as measure;

/// Space above the first row.
const ABOVE: f32 = 12.0;
/// Most that a row is let grow to fill the column.
const BREATH_MAX: f32 = 6.0;

/// Draws the column of levers.
pub(super) fn levers(
    ui: &mut Ui,
    fit: Fit,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let (levers, crises): (Vec<_>, Vec<_>) = desk::controls(view.run.level().desk)
        .iter()
        .partition(|control| !control.crisis);
    // In a free shift the rows stand closer, so that the crises below them are seen to be there.
    let close = row::Spacing {
        small: fit.form == Form::Small || view.free(),
        touch: fit.touch,
    };
    let width = ui.max_rect().width();
    let rows = row::rows(&levers);
    let heights: Vec<f32> = rows
        .iter()
        .map(|row| row::height(ui.painter(), row, width, close, view, text))
        .collect();
    let free = ui.max_rect().height() - ABOVE - heights.iter().sum::<f32>();
    let most = if view.free() { 0.0 } else { BREATH_MAX };
    let breath = (free / rows.len().max(1) as f32).clamp(0.0, most).floor();
    scrolling(ui, |ui| {
        choose(ui, &levers);
        ui.add_space(ABOVE);
        let mut place = |ui: &mut Ui, row: &row::Row, height: f32| {
            let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
            row::draw(ui, rect, row, close, view, text, commands);
        };
        for (row, height) in rows.iter().zip(&heights) {
            place(ui, row, height + breath);
        }
        if view.free() {
            head(ui, fit.touch, text);
            for row in &row::rows(&crises) {
                let height = row::height(ui.painter(), row, width, close, view, text);
                place(ui, row, height);
            }
        }
    });
}

/// Where it is kept by how many levers to go on.
fn step_id() -> Id {
    Id::new("lever to choose")
}

/// Gives the keyboard to a lever so many further down, from the one that has it; from none to the first or the last.
pub fn choose_lever(ctx: &Context, step: i32) {
    ctx.data_mut(|data| data.insert_temp(step_id(), step));
}

fn choose(ui: &Ui, levers: &[&Control]) {
    let step = ui.data_mut(|data| data.remove_temp::<i32>(step_id()));
    let Some(step) = step.filter(|_| !levers.is_empty()) else {
        return;
    };
    let last = levers.len() - 1;
    let id = |place: usize| ui.id().with(levers[place].id);
    let has = |place: &usize| ui.memory(|memory| memory.has_focus(id(*place)));
    let place = match ((0..=last).find(has), step < 0) {
        (Some(place), true) => place.saturating_sub(step.unsigned_abs() as usize),
        (Some(place), false) => (place + step.unsigned_abs() as usize).min(last),
        (None, true) => last,
        (None, false) => 0,
    };
    ui.memory_mut(|memory| memory.request_focus(id(place)));
}

/// What does not fit is reached by wheel, scroll bar, focus, or a finger that moves up or down; across, it moves a lever.
fn scrolling(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .id_salt("scroll")
        .auto_shrink(false)
        .show(ui, add);
}

/// The line above the crises of a free shift.
fn head(ui: &mut Ui, touch: bool, text: &Text) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.max_rect().width(), 26.0), Sense::hover());
    words::put(
        ui.painter(),
        (rect.left() + measure::MARGIN, rect.top() + 18.0),
        Align::Min,
        &text.get("ui-crises"),
        Face::LABEL,
    );
    if !touch {
        // A finger asks each crisis.
        let help = text.get("ui-crises.help");
        widget::explained(ui, ui.id().with("crises"), rect, &help);
    }
}

/// What a control is called.
fn name(control: &Control, text: &Text) -> String {
    text.get(&key("control", control.id))
}

/// What a control does, in a sentence, and what its unit means.
fn help(control: &Control, text: &Text) -> String {
    text.about(&key("control", control.id), control.unit)
}

/// Whether a control slides from value to value. A crisis comes in a few sizes.
fn slides(control: &Control) -> bool {
    use ControlKind::{Button, Choice, Toggle};
    !control.crisis && !matches!(control.kind, Toggle | Choice(_) | Button)
}

/// The state of one control.
#[derive(Clone, Copy)]
pub(super) struct State {
    /// Its row in the table.
    control: &'static Control,
    /// Value in the minute on the screen.
    in_force: f64,
    /// Value in the coming minute.
    coming: f64,
}

impl State {
    fn of(control: &'static Control, view: &DeskView) -> Self {
        Self {
            control,
            in_force: view.run.control_in_force(control.id),
            coming: view.run.control_value(control.id),
        }
    }

    /// Whether the coming minute brings another value. What a button starts runs down by itself and is no change.
    fn pending(&self) -> bool {
        match self.control.kind {
            ControlKind::Button => self.coming > self.in_force,
            _ => self.coming.to_bits() != self.in_force.to_bits(),
        }
    }

    /// Whether it stands where it does at the start of a shift.
    fn is_usual(&self) -> bool {
        self.in_force.to_bits() == self.control.default.to_bits()
    }

    /// Wishes for a value, unless that is what will be anyway.
    fn wish(&self, value: f64, commands: &mut Vec<Command>) {
        if value.to_bits() != self.coming.to_bits() {
            commands.push(Command::Set((self.control.make)(value)));
        }
    }
}

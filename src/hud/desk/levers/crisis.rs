//! Crises of a free shift, as buttons: how it usually is, bad, and worse.

use egui::{Align, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::State;
use super::row::{self, Row, Spacing};
use super::{hands, kinds};
use crate::hud::desk::DeskView;
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind};
use crate::shift::command::Command;
use crate::text::{Text, key};
use crate::theme::desk;

/// The values on the buttons of a crisis, the usual one first.
pub(super) fn values(control: &Control) -> Vec<f64> {
    let [bad, worse] = match (control.id, control.kind) {
        ("Surge", _) => [2.0, 3.0],
        ("FraudShare", _) => [0.01, 0.03],
        ("IssuerLatencyA" | "IssuerLatencyB", _) => [3.0, 12.0],
        (_, ControlKind::Range { hi, .. }) => [hi / 2.0, hi],
        _ => return Vec::new(),
    };
    vec![control.default, bad, worse]
}

/// Draws a row for every crisis of the desk.
pub(super) fn crises(
    ui: &mut Ui,
    controls: &[&'static Control],
    close: Spacing,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let lever = if close.small { 60.0 } else { 64.0 };
    for row in row::rows(controls) {
        let height = match &row {
            Row::Buttons(_) => lever + close.more_for_buttons(),
            Row::Lever(_) => lever,
        };
        let (rect, _) = ui.allocate_exact_size(vec2(ui.max_rect().width(), height), Sense::hover());
        match row {
            Row::Buttons(_) => row::draw(ui, rect, &row, close, view, text, commands),
            Row::Lever(control) => {
                crisis(ui, rect, &State::of(control, view), view, text, commands);
            }
        }
    }
}

fn crisis(
    ui: &mut Ui,
    rect: Rect,
    state: &State,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let name = text.get(&key("control", state.control.id));
    let values = values(state.control);
    let labels: Vec<String> = values
        .iter()
        .map(|value| text.control_value(state.control, *value).joined())
        .collect();
    let response = hands::target(
        ui,
        rect,
        ui.id().with(state.control.id),
        state.control,
        view,
    );
    response.widget_info(|| WidgetInfo::labeled(WidgetType::RadioGroup, view.hands_on(), &name));
    let (x, right, y) = (
        rect.left() + desk::MARGIN,
        rect.right() - desk::MARGIN,
        rect.top() + 17.0,
    );
    words::put(ui.painter(), (x, y), Align::Min, &name, Face::TEXT);
    kinds::options(
        ui,
        &response,
        Rect::from_min_max(pos2(x, y + 8.0), pos2(right, y + 36.0)),
        &labels,
        &values,
        state,
        view,
        commands,
    );
    widget::focus_outline(ui.painter(), &response, rect.shrink2(vec2(8.0, 3.0)), 4.0);
    widget::help(
        response,
        &text.get(&format!("{}.help", key("control", state.control.id))),
    );
}

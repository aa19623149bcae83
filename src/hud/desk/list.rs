//! Every indicator of the desk with its unit; the parts of a total fold under it.

use egui::{
    Align, Key, Rect, ScrollArea, Sense, Ui, UiBuilder, WidgetInfo, WidgetType, pos2, vec2,
};

use super::DeskView;
use crate::hud::form::{self, Fit};
use crate::hud::icon::{self, Icon};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::model::desk;
use crate::model::indicator::Indicator;
use crate::text::{Text, key};
use crate::theme::{self, desk as measure};

/// From row to row.
const PITCH: f32 = 22.0;
/// From line to line within a row.
const LINE: f32 = 15.0;
/// Indent of a part.
const INDENT: f32 = 12.0;
/// Least room for units.
const UNITS: f32 = 32.0;

/// Draws the list into `rect`; it scrolls.
pub(super) fn list(ui: &mut Ui, fit: Fit, rect: Rect, view: &DeskView, text: &Text) {
    if rect.height() < 1.0 {
        return;
    }
    let kind = view.run.level().desk;
    let indicators = desk::indicators(kind);
    let units = indicators
        .iter()
        .map(|row| words::width(ui.painter(), &unit(row, text), Face::LABEL))
        .fold(UNITS, f32::max);
    let id = ui.id().with("list");
    // The list takes the focus as a whole, so that arrows scroll it.
    let whole = ui.interact(rect, id, Sense::focusable_noninteractive());
    let mut child = ui.new_child(UiBuilder::new().id_salt("list").max_rect(rect));
    child.set_clip_rect(rect.intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = vec2(0.0, 0.0);
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .id_salt("scroll")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            if whole.has_focus() {
                scroll_by_keys(ui);
            }
            for (i, indicator) in indicators.iter().enumerate() {
                let folded = indicator
                    .part_of
                    .is_some_and(|total| !is_open(ui, id, total));
                if !folded {
                    let total = indicators
                        .iter()
                        .any(|row| row.part_of == Some(indicator.name));
                    row(
                        ui,
                        fit,
                        id,
                        indicator,
                        view.minute().readings[i],
                        total,
                        units,
                        text,
                    );
                }
            }
            ui.add_space(8.0);
        });
    widget::focus_outline(ui.painter(), &whole, rect.shrink(6.0), 4.0);
}

fn scroll_by_keys(ui: &Ui) {
    let by = ui.input(|input| {
        let presses = |key| input.num_presses(key) as f32;
        let lines = presses(Key::ArrowUp) - presses(Key::ArrowDown);
        let pages = presses(Key::PageUp) - presses(Key::PageDown);
        lines * PITCH + pages * 6.0 * PITCH
    });
    if by != 0.0 {
        ui.scroll_with_delta(vec2(0.0, by));
    }
}

fn fold_id(id: egui::Id, total: &str) -> egui::Id {
    id.with(("open", total))
}

fn is_open(ui: &Ui, id: egui::Id, total: &str) -> bool {
    ui.data(|data| data.get_temp(fold_id(id, total)))
        .unwrap_or(false)
}

/// What stands in the column of units.
fn unit(indicator: &Indicator, text: &Text) -> String {
    text.unit(indicator.unit)
}

fn row(
    ui: &mut Ui,
    fit: Fit,
    id: egui::Id,
    indicator: &Indicator,
    value: f64,
    total: bool,
    units: f32,
    text: &Text,
) {
    let words_key = key("indicator", indicator.name);
    let name = text.get(&format!("{words_key}.short"));
    let quantity = text.compact(value, indicator.unit, indicator.decimals);
    let width = ui.max_rect().width();
    let indent = if indicator.part_of.is_some() {
        INDENT
    } else {
        0.0
    };
    let sign = if total { 14.0 } else { 0.0 };
    let value_width = words::width(ui.painter(), &quantity.number, Face::VALUE);
    let room = width - 2.0 * measure::MARGIN - units - 6.0 - value_width - 6.0 - indent - sign;
    let lines = words::lay(ui.painter(), &name, Face::TEXT, room)
        .rows
        .len()
        .max(1);
    let usual = PITCH + LINE * (lines - 1) as f32;
    // What folds is pressed; and a finger reads what it stays on.
    let height = if total || fit.touch {
        fit.target(usual)
    } else {
        usual
    };
    let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let (x, right, y) = (
        rect.left() + measure::MARGIN + indent,
        rect.right() - measure::MARGIN,
        rect.top() + 16.0 + (height - usual) / 2.0,
    );
    let own = id.with(indicator.name);
    let help = text.about(&words_key, indicator.unit);
    if total {
        let response = ui.interact(rect, own, Sense::click());
        let sign = pos2(x + 4.0, y - 4.5);
        fold(ui, id, indicator.name, &name, &response, sign);
        widget::help(response, &help);
    } else {
        widget::explained(ui, own, rect, &help);
    }
    let painter = ui.painter();
    words::put_wrapped(painter, (x + sign, y), room, LINE, &name, Face::TEXT);
    words::put(
        painter,
        (right - units - 6.0, y),
        Align::Max,
        &quantity.number,
        Face::VALUE,
    );
    words::put(
        painter,
        (right - units, y),
        Align::Min,
        &quantity.unit,
        Face::LABEL,
    );
}

/// The sign of a total and what a press on it does.
fn fold(ui: &Ui, id: egui::Id, total: &str, name: &str, response: &egui::Response, at: egui::Pos2) {
    let open = is_open(ui, id, total);
    response.widget_info(|| WidgetInfo::selected(WidgetType::CollapsingHeader, true, open, name));
    icon::draw(
        ui.painter(),
        if open { Icon::Open } else { Icon::Closed },
        at,
        4.0,
        theme::LO,
    );
    if response.gained_focus() {
        ui.scroll_to_rect(response.rect, None);
    }
    widget::focus_outline(
        ui.painter(),
        response,
        response.rect.shrink2(vec2(10.0, 2.0)),
        4.0,
    );
    if response.clicked() {
        ui.data_mut(|data| data.insert_temp(fold_id(id, total), !open));
    }
}

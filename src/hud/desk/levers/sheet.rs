//! One lever at a time, with the others behind tabs: for screens that have no room for a column.

use egui::scroll_area::ScrollBarVisibility;
use egui::{
    Align, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::kinds::{Bench, options, slider};
use super::{State, hands, help, name, note, row, slides};
use crate::hud::desk::{DeskView, banner};
use crate::hud::form;
use crate::hud::icon::{self, Icon};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::model::control::{Control, ControlKind};
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, phone, size, target};

/// Height of the tabs with the space around them.
const TABS: f32 = 54.0;
/// From the tabs to the baseline of the lever's name.
const NAME: f32 = 22.0;
/// From baseline to baseline of what is said about a lever.
const LINE: f32 = 16.0;
/// Height of what moves a lever.
const HANDLE: f32 = 48.0;
/// Margin on either side of a tab's name.
const PAD: f32 = 10.0;

/// Draws the sheet and takes what is done on it.
pub(in crate::hud::desk) fn sheet(
    ui: &mut Ui,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let rect = ui.max_rect();
    let table = desk::controls(view.run.level().desk);
    let controls: Vec<&'static Control> = table
        .iter()
        .filter(|control| view.free() || !control.crisis)
        .collect();
    let strip = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + TABS));
    let Some(chosen) = chosen(ui, &controls, view) else {
        return;
    };
    let chosen = tabs(ui, strip, &controls, chosen, view, text);
    let state = State::of(chosen, view);
    let (x, right) = (rect.left() + phone::MARGIN, rect.right() - phone::MARGIN);
    let y = strip.bottom() + NAME;
    head(ui, (x, right), y, &state, text);
    let handle = Rect::from_min_max(
        pos2(x, rect.bottom() - 4.0 - HANDLE),
        pos2(right, rect.bottom() - 4.0),
    );
    let room = Rect::from_min_max(pos2(x, y + 6.0), pos2(right, handle.top() - 4.0));
    about(ui, room, &state, view, text);
    lever(ui, handle, &state, view, text, commands);
}

/// Where it is kept which lever is on the sheet.
fn chosen_id() -> Id {
    Id::new("lever on the sheet")
}

/// The lever on the sheet: the one chosen last, or the one whose letter is pressed, or the first that the level is about.
fn chosen(ui: &Ui, controls: &[&'static Control], view: &DeskView) -> Option<&'static Control> {
    let by_id = |id: &str| controls.iter().find(|control| control.id == id);
    let pressed = controls
        .iter()
        .find(|control| hands::letter(ui, control).is_some());
    if let Some(control) = pressed {
        choose(ui, control);
        return Some(control);
    }
    let kept: Option<String> = ui.data(|data| data.get_temp(chosen_id()));
    let mut focus = view.run.level().focus.iter();
    kept.and_then(|id| by_id(&id))
        .or_else(|| focus.find_map(|id| by_id(id)))
        .or_else(|| controls.first())
        .copied()
}

fn choose(ui: &Ui, control: &Control) {
    ui.data_mut(|data| data.insert_temp(chosen_id(), control.id.to_owned()));
}

/// A tab for every lever; returns the lever that is chosen now.
fn tabs(
    ui: &mut Ui,
    strip: Rect,
    controls: &[&'static Control],
    mut chosen: &'static Control,
    view: &DeskView,
    text: &Text,
) -> &'static Control {
    let mut child = ui.new_child(UiBuilder::new().id_salt("tabs").max_rect(strip));
    child.set_clip_rect(strip.intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = Vec2::ZERO;
    // A wheel has no other direction to go.
    child.style_mut().always_scroll_the_only_direction = true;
    let widths: Vec<f32> = controls
        .iter()
        .map(|control| tab_width(ui, &name(control, text)))
        .collect();
    let all = 2.0 * (phone::MARGIN - 4.0) + widths.iter().sum::<f32>();
    ScrollArea::horizontal()
        .id_salt("scroll")
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden)
        .scroll_source(form::scrolling(ui.ctx()))
        .show(&mut child, |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(all, TABS), Sense::hover());
            let mut x = rect.left() + phone::MARGIN - 4.0;
            for (&control, width) in controls.iter().zip(widths) {
                let place = Rect::from_min_size(pos2(x, rect.top()), vec2(width, TABS))
                    .shrink2(vec2(0.0, (TABS - target::TOUCH) / 2.0));
                if tab(ui, place, control, control.id == chosen.id, view, text) {
                    choose(ui, control);
                    chosen = control;
                }
                x += width;
            }
        });
    chosen
}

/// Width of a tab: the narrowest in which its name takes two lines at most and no word is broken.
fn tab_width(ui: &Ui, name: &str) -> f32 {
    let face = Face::semibold(size::TEXT, theme::HI);
    let width = |words: &str| words::width(ui.painter(), words, face);
    let parts: Vec<&str> = name.split(' ').collect();
    let narrowest = (0..parts.len())
        .map(|at| {
            let (first, second) = parts.split_at(at);
            width(&first.join(" ")).max(width(&second.join(" ")))
        })
        .fold(f32::INFINITY, f32::min);
    (narrowest.ceil() + 1.0 + 2.0 * PAD).max(target::TOUCH)
}

/// One tab; whether it was pressed.
fn tab(
    ui: &Ui,
    rect: Rect,
    control: &'static Control,
    chosen: bool,
    view: &DeskView,
    text: &Text,
) -> bool {
    let name = name(control, text);
    let wrap = rect.width() - 2.0 * PAD;
    let id = ui.id().with(("tab", control.id));
    let response = ui.interact(rect, id, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &name));
    if response.gained_focus() || (chosen && has_come(ui, control)) {
        ui.scroll_to_rect(rect, None);
    }
    let painter = ui.painter();
    let lit = response.hovered() || response.is_pointer_button_down_on();
    if chosen || lit {
        let fill = if chosen { theme::INK3 } else { theme::INK2 };
        painter.rect_filled(rect, 8.0, fill.egui());
    }
    let face = if chosen {
        Face::semibold(size::TEXT, theme::HI)
    } else {
        Face::LABEL
    };
    let galley = words::lay_pitched(painter, &name, face, wrap, LINE);
    let lines = words::lines(painter, &name, face, wrap);
    let top = rect.center().y - galley.size().y / 2.0;
    for (i, line) in lines.iter().enumerate() {
        let y = top + 12.0 + LINE * i as f32;
        words::put(painter, (rect.center().x, y), Align::Center, line, face);
    }
    if State::of(control, view).pending() {
        // What the next minute will bring is seen while another lever is on the sheet.
        let at = rect.right_top() + vec2(-6.0, 6.0);
        icon::draw(painter, Icon::Diamond, at, 3.5, theme::SKY);
    }
    widget::focus_outline(painter, &response, rect.shrink(2.0), 6.0);
    let clicked = response.clicked();
    widget::help(response, &help(control, text));
    clicked
}

/// Whether another lever was on the sheet in the last frame: then its tab is brought into sight.
fn has_come(ui: &Ui, control: &Control) -> bool {
    let id = chosen_id().with("before");
    ui.data_mut(|data| {
        let before: &mut String = data.get_temp_mut_or_default(id);
        let other = before != control.id;
        control.id.clone_into(before);
        other
    })
}

/// Name and value.
fn head(ui: &Ui, (x, right): (f32, f32), y: f32, state: &State, text: &Text) {
    let painter = ui.painter();
    let name = name(state.control, text);
    words::put(
        painter,
        (x, y),
        Align::Min,
        &name,
        Face::semibold(16.0, theme::HI),
    );
    if slides(state.control) {
        let value = text.control_value(state.control, state.in_force).joined();
        words::put(
            painter,
            (right, y + 1.0),
            Align::Max,
            &value,
            Face::semibold(22.0, theme::HI),
        );
    }
}

/// What the coming minute brings, what the operator did, or what the lever is.
fn about(ui: &Ui, room: Rect, state: &State, view: &DeskView, text: &Text) {
    let painter = ui.painter();
    let (words, face) = if view.watching {
        let words = banner::operator_words(view, text).unwrap_or_default();
        (words, note::FACE)
    } else if let Some(note) = note::note(painter, room.width(), state, view, text) {
        (note, note::FACE)
    } else {
        (help(state.control, text), Face::TEXT)
    };
    let galley = words::lay_pitched(painter, &words, face, room.width(), LINE);
    // What has no room says itself on the tab.
    if galley.size().y <= room.height() + 2.0 {
        words::paint(painter, room.min, galley);
    }
}

/// What moves the lever.
fn lever(
    ui: &Ui,
    place: Rect,
    state: &State,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let control = state.control;
    if control.kind == ControlKind::Button {
        return row::press(ui, place, control, view, text, commands);
    }
    let name = name(control, text);
    let bench = slides(control).then(|| {
        Bench::between(
            (place.left(), place.right()),
            place.center().y,
            place.height(),
            13.0,
        )
    });
    let hit = bench.as_ref().map_or(place, |bench| bench.hit);
    let response = hands::target(ui, hit, ui.id().with(control.id), control, view);
    match &bench {
        Some(bench) => slider(ui, &response, bench, state, &name, view, text, commands),
        None => options(ui, &response, place, &name, state, view, text, commands),
    }
    widget::focus_outline(ui.painter(), &response, hit.shrink(1.0), 6.0);
    widget::help(response, &help(control, text));
}

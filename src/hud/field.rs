//! A field to type one line into.

use egui::{Align, Id, Rect, Response, TextEdit, Ui};

use super::widget;
use super::words::Face;
use crate::theme::{self, radius};

/// Draws a field and tells what is typed, when it changes. While it has the keyboard, the text is the player's; otherwise it is
/// the game's.
pub(crate) fn field(
    ui: &mut Ui,
    id: Id,
    rect: Rect,
    value: (&str, usize),
    look: (&str, f32),
) -> (Response, Option<String>) {
    let (response, typed, _) = sieve(ui, id, rect, value, look, |_| true);
    (response, typed)
}

/// The same for what not every character may stand in; tells one that was left out, until something else is typed.
pub(crate) fn sieve(
    ui: &mut Ui,
    id: Id,
    rect: Rect,
    (value, chars_max): (&str, usize),
    (label, type_size): (&str, f32),
    may_stand: impl Fn(char) -> bool,
) -> (Response, Option<String>, Option<char>) {
    let draft_id = id.with("draft");
    let typing = ui.memory(|memory| memory.has_focus(id));
    let draft: Option<String> = if typing {
        ui.data(|data| data.get_temp(draft_id))
    } else {
        None
    };
    let mut typed = draft.unwrap_or_else(|| value.to_owned());
    let edit = TextEdit::singleline(&mut typed)
        .id(id)
        .font(Face::semibold(type_size, theme::HI).font())
        .text_color(theme::HI.egui())
        .char_limit(chars_max)
        .return_key(None)
        .vertical_align(Align::Center)
        .margin(egui::Margin::symmetric(10, 4));
    let response = ui.put(rect, edit.min_size(rect.size()));
    ui.ctx()
        .accesskit_node_builder(id, |node| node.set_label(label));
    widget::focus_outline(ui.painter(), &response, rect, radius::BUTTON);
    let left_out_id = id.with("left out");
    if response.changed() {
        let left_out = typed.chars().find(|c| !may_stand(*c));
        typed.retain(may_stand);
        ui.data_mut(|data| data.insert_temp(left_out_id, left_out));
    }
    let changed = response.changed().then(|| typed.clone());
    ui.data_mut(|data| data.insert_temp(draft_id, typed));
    let left_out = ui.data(|data| data.get_temp(left_out_id)).flatten();
    (response, changed, left_out)
}

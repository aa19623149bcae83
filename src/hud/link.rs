//! A link that the clipboard did not take, to be copied by hand.

use egui::text::{CCursor, CCursorRange};
use egui::{Align, Id, Key, Modal, Rect, Response, ScrollArea, Sense, TextEdit, Ui, pos2, vec2};

use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, radius, size};

/// Width of the window.
const WIDTH: f32 = 640.0;
const PAD: f32 = 24.0;
/// Lines of the link that are seen at once.
const LINES: usize = 5;

/// Draws the field over everything, all of it selected.
pub fn link_ui(ui: &Ui, link: &str, text: &Text, commands: &mut Vec<Command>) {
    let window = ui.max_rect();
    let width = WIDTH.min(window.width() - 16.0);
    if width < 120.0 || window.height() < 80.0 {
        return;
    }
    let frame = egui::Frame::NONE
        .fill(theme::INK1.egui())
        .stroke(egui::Stroke::new(1.0, theme::INK3.egui()))
        .corner_radius(radius::PANEL);
    let shown = Modal::new(Id::new("link"))
        .frame(frame)
        .backdrop_color(theme::INK0.faded(0.75))
        .show(ui.ctx(), |ui| {
            ui.set_max_size(vec2(width, window.height() - 16.0));
            content(ui, width, link, text, commands);
        });
    if shown.backdrop_response.clicked() || ui.input(|input| input.key_pressed(Key::Escape)) {
        commands.push(Command::CloseLink);
    }
}

fn content(ui: &mut Ui, width: f32, link: &str, text: &Text, commands: &mut Vec<Command>) {
    let (head, _) = ui.allocate_exact_size(vec2(width, 72.0), Sense::hover());
    let close = text.get("ui-close");
    let button = widget::button_width(ui.painter(), &close, size::HEAD, 16.0);
    let place = Rect::from_min_size(
        pos2(head.right() - PAD - button, head.top() + 16.0),
        vec2(button, 44.0),
    );
    words::put_wrapped(
        ui.painter(),
        (head.left() + PAD, head.top() + 32.0),
        place.left() - head.left() - 2.0 * PAD,
        20.0,
        &text.get("ui-copy-by-hand"),
        Face::semibold(16.0, theme::HI),
    );
    if widget::button_sized(
        ui,
        Id::new("link-close"),
        place,
        Sign::Words(&close),
        Look::Plain,
        size::HEAD,
    )
    .clicked()
    {
        commands.push(Command::CloseLink);
    }
    let id = Id::new(("link", link));
    let fresh = TextEdit::load_state(ui.ctx(), id).is_none();
    egui::Frame::NONE
        .inner_margin(egui::Margin::symmetric(24, 0))
        .show(ui, |ui| {
            ScrollArea::vertical().max_height(120.0).show(ui, |ui| {
                let response = copyable(ui, id, link, (LINES, width - 2.0 * PAD));
                if fresh {
                    response.request_focus();
                    if let Some(mut state) = TextEdit::load_state(ui.ctx(), id) {
                        let all =
                            CCursorRange::two(CCursor::new(0), CCursor::new(link.chars().count()));
                        state.cursor.set_char_range(Some(all));
                        state.store(ui.ctx(), id);
                    }
                }
            });
        });
    ui.allocate_exact_size(vec2(width, PAD), Sense::hover());
}

/// A field to select and copy from: its text cannot be written to.
pub(crate) fn copyable(
    ui: &mut Ui,
    id: Id,
    mut said: &str,
    (lines, width): (usize, f32),
) -> Response {
    let edit = TextEdit::multiline(&mut said)
        .id(id)
        .font(Face::TEXT.font())
        .text_color(theme::HI.egui())
        .horizontal_align(Align::Min)
        .desired_rows(lines)
        .desired_width(width);
    edit.show(ui).response.response
}

//! A panel that lies over the screen: its frame, its heading with the way back, and lines below each other.

use egui::{Align, Area, Id, Key, Modal, Order, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::form::{self, Fit};
use super::icon::{self, Icon};
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, radius, size};

/// Width below which margins are narrow.
const NARROW: f32 = 480.0;

/// What lines are laid out for.
#[derive(Clone, Copy)]
pub(crate) struct Page {
    /// Whole width.
    pub(crate) width: f32,
    /// Margin on either side.
    pub(crate) pad: f32,
    /// Whose hand it is for.
    pub(crate) fit: Fit,
}

impl Page {
    /// Room between the margins.
    pub(crate) fn room(self) -> f32 {
        self.width - 2.0 * self.pad
    }
}

/// Lays a panel of at most this width over everything; what does not fit is scrolled to. Says whether it is to be closed: the
/// escape key, or a press beside it.
pub(crate) fn over(
    ui: &Ui,
    name: &str,
    most_width: f32,
    content: impl FnOnce(&mut Ui, Page),
) -> bool {
    let window = ui.max_rect();
    let fit = Fit::of(ui, window);
    let width = most_width.min(window.width() - 16.0);
    if width < 120.0 || window.height() < 80.0 {
        return false;
    }
    let area = Area::new(Id::new(name))
        .order(Order::Foreground)
        .anchor(egui::Align2::CENTER_CENTER, vec2(0.0, 0.0));
    let frame = egui::Frame::NONE
        .fill(theme::INK1.egui())
        .stroke(egui::Stroke::new(1.0, theme::INK3.egui()))
        .corner_radius(radius::PANEL);
    let shown = Modal::new(Id::new(name))
        .area(area)
        .frame(frame)
        .backdrop_color(theme::INK0.faded(0.75))
        .show(ui.ctx(), |ui| {
            ui.set_max_size(vec2(width, window.height() - 16.0));
            ScrollArea::vertical()
                .scroll_source(form::scrolling(ui.ctx()))
                .max_height(window.height() - 16.0)
                .min_scrolled_height(window.height() - 16.0)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                    let pad = if width < NARROW { 16.0 } else { 24.0 };
                    content(ui, Page { width, pad, fit });
                });
        });
    shown.backdrop_response.clicked() || ui.input(|input| input.key_pressed(Key::Escape))
}

/// One line of a panel, without its margins.
pub(crate) fn line(ui: &mut Ui, page: Page, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(page.width, height), Sense::hover())
        .0
        .shrink2(vec2(page.pad, 0.0))
}

/// The heading, and the way back; returns the room between the two.
pub(crate) fn head(
    ui: &mut Ui,
    page: Page,
    title: &str,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let head = line(ui, page, 64.0);
    let close = text.get("ui-close");
    let button = widget::button_width(ui.painter(), &close, size::HEAD, 16.0);
    let high = page.fit.target(40.0);
    let place = Rect::from_min_size(
        pos2(head.right() - button, head.top() + 34.0 - high / 2.0),
        vec2(button, high),
    );
    let title = words::put(
        ui.painter(),
        (head.left(), head.top() + 40.0),
        Align::Min,
        title,
        Face::semibold(22.0, theme::HI),
    );
    let id = ui.id().with("close");
    if widget::button_sized(ui, id, place, Sign::Words(&close), Look::Plain, size::HEAD).clicked() {
        commands.push(Command::Close);
    }
    Rect::from_min_max(
        pos2(title.right() + 12.0, place.top()),
        pos2(place.left() - 8.0, place.bottom()),
    )
}

/// A paragraph of small words.
pub(crate) fn paragraph(ui: &mut Ui, page: Page, words: &str) {
    let galley = words::lay_pitched(ui.painter(), words, Face::LABEL, page.room(), 18.0);
    let rect = line(ui, page, galley.size().y + 8.0);
    words::paint(ui.painter(), rect.min + vec2(0.0, 6.0), galley);
}

/// A sentence about what is not as it should be.
pub(crate) fn warning(ui: &mut Ui, page: Page, said: &str) {
    let face = Face::regular(size::TEXT, theme::YELLOW);
    let galley = words::lay_pitched(ui.painter(), said, face, page.room() - 22.0, 18.0);
    let row = line(ui, page, galley.size().y + 12.0);
    let sign = pos2(row.left() + 8.0, row.top() + 18.0);
    icon::draw(ui.painter(), Icon::Warning, sign, 7.0, theme::YELLOW);
    words::paint(ui.painter(), row.min + vec2(22.0, 8.0), galley);
}

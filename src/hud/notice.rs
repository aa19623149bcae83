//! Something said once: a file written, a store that failed. It lies over the screen's upper edge and can be closed.

use egui::{Align2, Area, Id, Order, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use super::form::Fit;
use super::icon::{self, Icon};
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, phone, radius, size};

/// A notice.
#[derive(Clone, Copy, Debug)]
pub struct Notice<'a> {
    /// What is said, in the player's language.
    pub words: &'a str,
    /// Something failed, rather than succeeded.
    pub bad: bool,
    /// Something lies over the screen already: the notice goes over that, at the lower edge.
    pub over: bool,
}

/// Draws a notice with its button.
pub fn notice_ui(ui: &Ui, notice: &Notice, text: &Text, commands: &mut Vec<Command>) {
    let window = ui.max_rect();
    let width = (window.width() - 32.0).min(560.0);
    if width < 80.0 {
        return;
    }
    let close = text.get("ui-close");
    let fit = Fit::of(ui, window);
    let high = fit.target(32.0);
    // Below the bar, which on a phone is higher.
    let top = if fit.touch { phone::TOP + 7.0 } else { 52.0 };
    let area = Area::new(Id::new("notice"));
    let area = if notice.over {
        area.order(Order::Tooltip)
            .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -6.0))
    } else {
        area.order(Order::Foreground)
            .fixed_pos(pos2(window.center().x - width / 2.0, window.top() + top))
    };
    area.show(ui.ctx(), |ui| {
        let painter = ui.painter().clone();
        let button = widget::button_width(&painter, &close, size::TEXT, 16.0);
        let wrap = (width - 44.0 - button - 24.0).max(1.0);
        let galley =
            words::lay_pitched(&painter, notice.words, Face::TEXT.of(theme::HI), wrap, 18.0);
        let height = (galley.size().y + 24.0).max(56.0);
        let (rect, _) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
        let (sign, colour) = if notice.bad {
            (Icon::Warning, theme::YELLOW)
        } else {
            (Icon::Check, theme::GREEN)
        };
        painter.rect_filled(rect, radius::PANEL, theme::INK2.egui());
        painter.rect_stroke(
            rect,
            radius::PANEL,
            Stroke::new(1.0, colour.egui()),
            StrokeKind::Inside,
        );
        icon::draw(
            &painter,
            sign,
            pos2(rect.left() + 24.0, rect.center().y),
            9.0,
            colour,
        );
        words::paint(
            &painter,
            pos2(rect.left() + 44.0, rect.center().y - galley.size().y / 2.0),
            galley,
        );
        let place = Rect::from_min_size(
            pos2(rect.right() - 12.0 - button, rect.center().y - high / 2.0),
            vec2(button, high),
        );
        if widget::button(
            ui,
            Id::new("notice-close"),
            place,
            Sign::Words(&close),
            Look::Plain,
        )
        .clicked()
        {
            commands.push(Command::DismissNotice);
        }
    });
}

//! The box with the reason.

use std::sync::Arc;

use egui::{Align, Galley, Painter, Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::{ScoringView, verdict};
use crate::hud::form;
use crate::hud::words::{self, Face};
use crate::text::Text;
use crate::theme::{self, radius, size};

/// Around the words.
const PAD: f32 = 18.0;
/// Height of the head.
const HEAD: f32 = 32.0;
/// Sizes of the words, largest first.
const SIZES: [f32; 3] = [17.0, 15.0, size::TEXT];

/// Why the score is what it is.
pub(super) struct Reason {
    head: String,
    words: String,
}

impl Reason {
    /// Of what is shown.
    pub(super) fn of(view: &ScoringView, text: &Text) -> Self {
        let (head, words) = verdict::verdict(view, text);
        Self { head, words }
    }

    fn lay(&self, painter: &Painter, width: f32, size: f32) -> Arc<Galley> {
        let face = Face::regular(size, theme::TX);
        words::lay_pitched(painter, &self.words, face, width - 2.0 * PAD, size * 1.35)
    }

    /// Height of all but the words.
    fn around(&self) -> f32 {
        2.0 * PAD + if self.head.is_empty() { 0.0 } else { HEAD }
    }

    /// Height that it takes with its type as small as it gets.
    pub(super) fn least(&self, painter: &Painter, width: f32) -> f32 {
        self.around() + self.lay(painter, width, size::TEXT).size().y
    }

    /// Draws it, its type as large as it fits; what does not fit in the smallest scrolls. Returns where it ends.
    pub(super) fn draw(&self, ui: &mut Ui, body: Rect) -> f32 {
        let width = body.width();
        if body.height() < 40.0 || width < 2.0 * PAD + 40.0 || self.words.is_empty() {
            return body.top();
        }
        let painter = ui.painter().clone();
        let around = self.around();
        let room = body.height() - around;
        let sizes = SIZES.map(|size| self.lay(&painter, width, size));
        let [.., smallest] = &sizes;
        let fitting = sizes.iter().find(|galley| galley.size().y <= room);
        let galley = fitting.unwrap_or(smallest).clone();
        let height = (galley.size().y + around).min(body.height());
        let rect = Rect::from_min_size(body.min, vec2(width, height));
        painter.rect_filled(rect, radius::PANEL, theme::INK2.egui());
        if !self.head.is_empty() {
            let at = (rect.left() + PAD, rect.top() + PAD + 18.0);
            let face = Face::semibold(22.0, theme::HI);
            words::put(&painter, at, Align::Min, &self.head, face);
        }
        let inside = Rect::from_min_max(
            rect.min + vec2(PAD, around - PAD),
            rect.max - vec2(PAD, if fitting.is_some() { PAD } else { PAD / 2.0 }),
        );
        if fitting.is_some() {
            words::paint(&painter, inside.min, galley);
            return rect.bottom();
        }
        // The bar stands beside the words.
        let place = inside.with_max_x(rect.right() - 2.0);
        let mut child = ui.new_child(UiBuilder::new().id_salt("reason").max_rect(place));
        child.set_clip_rect(place.intersect(ui.clip_rect()));
        ScrollArea::vertical()
            .scroll_source(form::scrolling(ui.ctx()))
            .id_salt("scroll")
            .auto_shrink(false)
            .show(&mut child, |ui| {
                let (at, _) = ui.allocate_exact_size(galley.size(), Sense::hover());
                words::paint(ui.painter(), at.min, galley);
            });
        rect.bottom()
    }
}

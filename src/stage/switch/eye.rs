//! The eye of the storm: the only big number on the stage.

use bevy::math::Vec2;

use super::Writer;
use crate::shift::mark::Source;
use crate::stage::labels::{Anchor, Span};
use crate::theme;

impl Writer<'_> {
    /// The one big number, in the eye of the storm.
    pub(super) fn eye(&mut self) {
        let retries = self.scene.retry_tps;
        if retries < 1.0 {
            return;
        }
        let (plan, zoom, text_scale) = (self.plan, self.frame.zoom(), self.frame.text_scale());
        let width = plan.take_w.iter().sum::<f32>().max(plan.retry_w);
        let top = plan.crest + width / 2.0;
        let room = (plan.floor - plan.new_w - plan.retry_w - top).max(10.0);
        let (left, right) = match plan.main {
            Some(Source::Queue) => {
                let turn = (plan.admitted_top + plan.take_w[1] / 2.0 - plan.crest) / 2.0;
                (
                    plan.eye.0 - 20.0 + width / 2.0,
                    plan.door_x + 18.0 + turn - width / 2.0,
                )
            }
            _ => plan.eye,
        };
        let booth = self.frame.kind.is_booth();
        let words_px = match (booth, self.frame.is_small()) {
            (true, _) => theme::booth::UNIT * self.frame.ui_scale,
            (false, true) => 13.0 * text_scale,
            (false, false) => 15.0 * text_scale,
        };
        let last = 19.5 * text_scale;
        let room_px = room * zoom;
        let text = self.number(retries, 0);
        let growing = (retries / 500.0).sqrt();
        let wanted = if booth {
            theme::booth::EYE * growing.clamp(0.7, 1.0) * self.frame.ui_scale
        } else {
            (62.0 * growing).clamp(44.0, 62.0) * zoom
        };
        // Room for the comma's tail and for the words themselves.
        let line = 0.78 * words_px + 0.2 * wanted;
        // Height that is left for the number above the lines, in sizes of text; the last line goes first when the eye is small.
        let holds = |below: f32| (room_px - below - 26.0 * zoom) / 0.72;
        // In a booth one number is enough.
        let share = !booth && holds(line + last + 0.3 * words_px) >= wanted;
        let below = line + if share { last } else { 0.0 } + 0.3 * words_px;
        let wide = (self.measure)(&text, 100.0, true).max(1.0) / 100.0;
        let size_px = wanted
            .min(holds(below))
            .min((right - left) * zoom * 0.74 / wide)
            .max(15.0 * text_scale);
        let block = 0.72 * size_px + below;
        let middle = top * zoom + (room_px / 2.0).min(82.0 * zoom);
        let origin = self.frame.origin();
        let base = Vec2::new(
            origin.x + f32::midpoint(left, right) * zoom,
            origin.y + middle - block / 2.0 + 0.72 * size_px,
        );
        self.put(
            base,
            Anchor::Middle,
            vec![Span {
                text,
                size_px,
                strong: true,
                color: theme::AMBER,
            }],
        );
        let down = |by: f32| base + Vec2::new(0.0, by);
        let fits = |w: &Self, text: &str, px: f32, strong| {
            (w.measure)(text, px, strong) < (right - left) * zoom * if strong { 0.95 } else { 0.8 }
        };
        let mut words = self.text.get("stage-retries");
        if !fits(self, &words, words_px, true) {
            words = self.text.get("stage-retries.short");
        }
        self.put(
            down(line),
            Anchor::Middle,
            vec![Span {
                text: words,
                size_px: words_px,
                strong: true,
                color: theme::HI,
            }],
        );
        if share {
            let percent = self.percent(self.scene.retry_share(), 0);
            let words = self
                .text
                .args("stage-retries.share", &[("share", percent.into())]);
            if fits(self, &words, self.size(), false) {
                self.line(down(line + last), Anchor::Middle, words, false, theme::LO);
            }
        }
    }
}

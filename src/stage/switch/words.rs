//! The words on the switch's stage: where they stand and what they say.

use bevy::math::Vec2;

use super::Writer;
use super::paint::{AXIS_RISE, DENSITY};
use super::plan::RACK_MARGIN;
use crate::stage::labels::{Anchor, Span};
use crate::stage::stations::line_y;
use crate::theme;

impl Writer<'_> {
    /// All words but the names on the buildings.
    pub(super) fn all(&mut self) {
        self.scale("stage-scale", self.scene.payments_per_mark);
        self.eye();
        if self.frame.kind.is_phone() {
            return;
        }
        self.bridge();
        self.giving_up();
        self.island();
        self.axis();
    }

    /// The names on the two buildings; they stand on bare pictures too.
    pub(super) fn groups(&mut self) {
        let kind = self.frame.kind;
        let size_px = (15.0 * self.frame.zoom()).max(if kind.is_bare() {
            10.0
        } else if kind.is_booth() {
            self.size()
        } else {
            13.0 * self.frame.ui_scale
        });
        for (group, key) in ["stage-group-a", "stage-group-b"].into_iter().enumerate() {
            let at = self
                .frame
                .px(self.plan.towers[group].min + Vec2::new(8.0, 18.0));
            let text = self.text.get(key);
            self.put(
                at,
                Anchor::Start,
                vec![Span {
                    text,
                    size_px,
                    strong: true,
                    color: theme::HI,
                }],
            );
        }
    }

    fn bridge(&mut self) {
        let x = f32::midpoint(self.plan.rack.max.x, self.plan.target.0.x - 8.0) + 7.0;
        let under = self.frame.px(Vec2::new(x, self.plan.bridge_y + 21.0));
        if !self.scene.standin_on {
            let text = self.text.get("stage-stand-in.off");
            return self.line(under, Anchor::Middle, text, false, theme::LO);
        }
        let over = self.frame.px(Vec2::new(
            x,
            self.plan.bridge_y - 10.0 - self.scene.standin_tps * self.plan.scale / 2.0,
        ));
        if self.scene.standin_tps < 0.5 {
            let text = self.text.get("stage-stand-in.on");
            return self.line(over, Anchor::Middle, text, false, theme::LO);
        }
        let spans = self.flow_words("stage-stand-in.value", self.scene.standin_tps);
        self.put(over, Anchor::Middle, spans);
    }

    fn giving_up(&mut self) {
        if self.scene.gave_up_tps < 0.5 {
            return;
        }
        let spans = self.flow_words("stage-give-up", self.scene.gave_up_tps);
        let y = self.frame.px(Vec2::new(0.0, 72.0)).y;
        let at = Vec2::new(self.frame.rect.max.x - 16.0 * self.frame.ui_scale, y);
        self.put(at, Anchor::End, spans);
    }

    /// Where words before the rack end, in logical pixels.
    fn before_rack(&self) -> f32 {
        let edge = self.plan.rack.min - Vec2::splat(RACK_MARGIN);
        self.frame.px(edge).x - 4.0
    }

    fn island(&mut self) {
        let (island, line) = (self.plan.island, 0.9 * self.size());
        let below = |half: f32, w: &Self| {
            w.frame.px(island + Vec2::new(0.0, half))
                + Vec2::new(0.0, line + 5.0 * w.frame.text_scale())
        };
        if !self.scene.step_up {
            let text = self.text.get("stage-step-up.off");
            let at = below(9.0, self);
            let line_y = self.frame.px(Vec2::new(0.0, line_y(self.frame))).y;
            if at.y + 4.0 > line_y - 5.0 * self.frame.text_scale() {
                // The floor has come down: beside the island there is still room, before the rack or where only the tills are.
                let beside = |x: f32| {
                    self.frame.px(island + Vec2::new(x, 0.0)) + Vec2::new(0.0, 0.35 * self.size())
                };
                let end = beside(26.0).x + self.width(&text, false);
                let (at, anchor) = if end < self.before_rack() {
                    (beside(26.0), Anchor::Start)
                } else {
                    (beside(-26.0), Anchor::End)
                };
                return self.line(at, anchor, text, false, theme::LO);
            }
            return self.line(at, Anchor::Middle, text, false, theme::LO);
        }
        let spans = self.flow_words("stage-step-up.challenged", self.scene.challenged_tps);
        let at = below(17.0, self);
        self.put(at, Anchor::Middle, spans);
        let spans = self.flow_words("stage-step-up.fail", self.scene.failed_tps);
        let at = self.frame.px(island + Vec2::new(-134.0, 24.0));
        self.put(at, Anchor::End, spans);
        let mut spans = self.flow_words("stage-step-up.pass", self.scene.passed_tps);
        let at = self.frame.px(island + Vec2::new(48.0, 14.0));
        if at.x + self.spans_width(&spans) > self.before_rack() {
            spans.retain(|s| s.strong);
        }
        self.put(at, Anchor::Start, spans);
    }

    /// What the score axis shows, while no ribbon needs the place.
    fn axis(&mut self) {
        if !self.scene.score_axis || self.scene.retry_tps >= 1.0 || self.scene.retrying_tps() >= 1.0
        {
            return;
        }
        let (threshold, band, fraud) = (
            self.scene.threshold_sigma,
            self.scene.band_sigma,
            self.scene.fraud_mean_sigma,
        );
        let base = self.plan.admitted_top - AXIS_RISE;
        let at = |w: &Self, v: f32, rise: f32, by: f32| {
            w.frame.px(Vec2::new(
                w.plan.gate_x + (v - threshold) * w.plan.sigma,
                base - rise,
            )) + Vec2::new(by, 0.0)
        };
        let word = |w: &Self, key: &str| w.text.get(key);
        let (good, bad) = (
            word(self, "stage-score-good"),
            word(self, "stage-score-fraud"),
        );
        let place = at(self, -0.6, DENSITY + 2.0, 0.0);
        self.line(place, Anchor::End, good, false, theme::SKY);
        let mut place = at(self, fraud + 1.2, DENSITY * 0.62, 0.0);
        // A long word moves back from the rack.
        place.x = place.x.min(self.before_rack() - self.width(&bad, false));
        self.line(place, Anchor::Start, bad, false, theme::PURPLE);
        let (pass, declined) = (
            word(self, "stage-score-pass"),
            word(self, "stage-score-declined"),
        );
        let place = at(self, threshold - band, DENSITY + 18.0, -6.0);
        self.line(place, Anchor::End, pass, false, theme::TX);
        let mut place = at(self, threshold, DENSITY + 18.0, 8.0);
        place.x = place
            .x
            .min(self.before_rack() - self.width(&declined, false));
        self.line(place, Anchor::Start, declined, false, theme::TX);
        if band > 0.0 {
            let text = word(self, "stage-score-challenged");
            let place = at(self, threshold - band / 2.0, DENSITY + 34.0, 0.0);
            self.line(place, Anchor::Middle, text, false, theme::TX);
        }
    }
}

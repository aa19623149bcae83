//! The words on the switch's stage in a booth: what goes wrong where it goes wrong, and as few numbers as tell it.

use bevy::math::Vec2;

use super::paint::{AXIS_RISE, DENSITY};
use super::{SwitchPlan, SwitchScene, Writer};
use crate::stage::blend::share;
use crate::stage::labels::{Anchor, Label};
use crate::theme::{self, Rgb};

/// From which share on something counts as all of it.
const MOST: f32 = 0.5;
/// Busy slots from which on there are too few.
const FULL: f32 = 0.95;
/// Below what they say it of, in logical pixels at the usual size.
const BELOW: f32 = 24.0;
/// Room for what hangs below a line at the stage's lower edge, likewise.
const EDGE: f32 = 6.0;

impl Writer<'_> {
    /// All words of a booth.
    pub(super) fn booth(&mut self) {
        self.eye();
        self.axis_in_short();
        let plan = self.plan;
        let under = |x: f32, y: f32| Vec2::new(x, y);
        let new = self.flow_words("booth-new", self.scene.new_tps);
        let tills = under(plan.tills.0 - 11.0, plan.floor + 14.0);
        self.put(self.beneath(tills), Anchor::Start, new);
        let watched = self.frame.kind.is_watched();
        if self.scene.shed_tps >= 0.5 && watched {
            let words = self.flow_words("booth-turned-away", self.scene.shed_tps);
            let door = self.beneath(under(plan.door_x + 8.0, plan.floor + 44.0));
            self.put(door, Anchor::End, words);
        }
        let dropped = share(self.scene.dropped_tps, self.scene.admitted_tps());
        if self.scene.wait_s >= 1.95 || dropped > MOST {
            let queue = f32::midpoint(plan.queue.0, plan.queue.1);
            self.cause(under(queue, plan.floor + 16.0), "booth-queue-full");
        }
        let rack = under(plan.rack.center().x, plan.rack.max.y + 8.0);
        if self.scene.booting > 0 {
            let words = if watched {
                let n = self.scene.booting.into();
                self.text.args("booth-servers-starting.n", &[("n", n)])
            } else {
                self.text.get("booth-servers-starting")
            };
            self.said(rack, words, theme::SKY);
        } else if dropped > MOST {
            self.cause(rack, "booth-busy-for-nothing");
        } else if self.scene.busy_share > FULL {
            self.cause(rack, "booth-slots-full");
        }
        self.issuers(watched);
        if self.scene.standin_on {
            let words = self.text.get("stage-stand-in");
            let bridge = under(
                f32::midpoint(plan.rack.max.x, plan.target.0.x),
                plan.bridge_y,
            );
            let raised = Vec2::new(0.0, -14.0 * self.frame.ui_scale);
            let at = self.frame.px(bridge) + raised;
            self.line(at, Anchor::Middle, words, true, theme::GREEN);
        }
    }

    /// At the right end: what is wrong with the issuers, or what they approve.
    fn issuers(&mut self, watched: bool) {
        let forwarded: f32 = self.scene.issuers.iter().map(|i| i.forwarded_tps).sum();
        let one = |w: &Self, key: &str, strong: bool, colour: Rgb| {
            vec![w.span(w.text.get(key), strong, colour)]
        };
        let spans = if self.scene.issuers.iter().any(|issuer| issuer.slow) {
            one(self, "booth-issuers-slow", true, theme::VERMILION)
        } else if forwarded < 0.1 * self.scene.offered_tps() {
            one(self, "booth-issuers-idle", false, theme::LO)
        } else if watched {
            self.flow_words("booth-approved", self.scene.approved_tps)
        } else {
            return;
        };
        let scale = self.frame.ui_scale;
        let right = self.frame.rect.max.x - theme::booth::MARGIN * scale;
        let mut at = self.beneath(Vec2::new(0.0, self.plan.rack.max.y + 8.0));
        at.x = right;
        // What is said of the rack stands on the same line; where that is long, it makes room.
        self.make_room(at.y, right - self.spans_width(&spans));
        self.put(at, Anchor::End, spans);
    }

    /// What the two densities are, while no ribbon needs the place.
    fn axis_in_short(&mut self) {
        let scene = self.scene;
        if !scene.score_axis || scene.retry_tps >= 1.0 || scene.retrying_tps() >= 1.0 {
            return;
        }
        let base = self.plan.admitted_top - AXIS_RISE;
        let at = |w: &Self, sigma: f32, rise: f32| {
            let x = w.plan.gate_x + (sigma - w.scene.threshold_sigma) * w.plan.sigma;
            w.frame.px(Vec2::new(x, base - rise))
        };
        let good = at(self, -0.6, DENSITY + 2.0);
        let words = self.text.get("stage-score-good");
        self.line(good, Anchor::End, words, false, theme::SKY);
        let fraud = at(self, scene.fraud_mean_sigma + 1.2, DENSITY * 0.62);
        let words = self.text.get("stage-score-fraud");
        self.line(fraud, Anchor::Start, words, false, theme::PURPLE);
        let declined = at(self, scene.threshold_sigma, DENSITY + 18.0) + Vec2::new(8.0, 0.0);
        let words = self.text.get("stage-score-declined");
        self.line(declined, Anchor::Start, words, false, theme::TX);
    }
}

impl<S: crate::stage::scene::Scene> crate::stage::labels::Writer<'_, S> {
    /// The baseline of words under a point of the design.
    pub(in crate::stage) fn beneath(&self, design: Vec2) -> Vec2 {
        let scale = self.frame.ui_scale;
        let mut at = self.frame.px(design) + Vec2::new(0.0, BELOW * scale);
        at.y = at.y.min(self.frame.rect.max.y - EDGE * scale);
        at
    }

    /// Moves what stands around its place on a line to the left, until it ends before something.
    pub(in crate::stage) fn make_room(&mut self, y: f32, left: f32) {
        let end = left - 12.0 * self.frame.ui_scale;
        let width = |label: &Label| self.spans_width(&label.spans);
        let widths: Vec<f32> = self.labels.iter().map(width).collect();
        for (label, width) in self.labels.iter_mut().zip(widths) {
            if label.anchor == Anchor::Middle && (label.at.y - y).abs() < label.spans[0].size_px {
                label.at.x = label.at.x.min(end - width / 2.0);
            }
        }
    }

    /// A cause, under where it lies.
    pub(in crate::stage) fn cause(&mut self, design: Vec2, key: &str) {
        let words = self.text.get(key);
        self.said(design, words, theme::VERMILION);
    }

    /// Strong words under a point of the design.
    pub(in crate::stage) fn said(&mut self, design: Vec2, words: String, colour: Rgb) {
        let at = self.beneath(design);
        self.line(at, Anchor::Middle, words, true, colour);
    }
}

/// What a lever moves.
pub(super) fn hand(plan: &SwitchPlan, scene: &SwitchScene, control: &str) -> Option<Vec2> {
    let running = scene.servers.min(super::plan::PLACES_PER_COLUMN);
    Some(match control {
        "Servers" => plan.place(running.saturating_sub(1)).center(),
        "Shedding" => Vec2::new(plan.door_x, plan.admitted_top),
        "RetryPolicy" => (plan.till(2) + plan.till(3)) / 2.0,
        "Threshold" | "StepUpBand" => Vec2::new(plan.gate_x, plan.admitted_top),
        "IssuerTimeout" => plan.towers[1].center(),
        "StandInLimit" => {
            let x = f32::midpoint(plan.rack.max.x, plan.target.0.x);
            Vec2::new(x, plan.bridge_y)
        }
        _ => return None,
    })
}

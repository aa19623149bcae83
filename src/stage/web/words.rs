//! The words on the web service's stage: where they stand and what they say.

use bevy::math::Vec2;

use super::{WebPlan, Writer};
use crate::stage::StageFrame;
use crate::stage::labels::{Anchor, Span};
use crate::stage::whole::whole;
use crate::text::Arg;
use crate::theme::{self, Rgb};

/// Minutes of an hour and of a day.
const HOUR_MIN: f32 = 60.0;
const DAY_MIN: f32 = 24.0 * HOUR_MIN;

/// From the number in the tank down to its word, in sizes of the word.
pub(super) const WARMTH_PITCH: f32 = 1.45;

/// Sizes of the number in the tank and of its word, in units.
pub(super) fn warmth_sizes(frame: &StageFrame) -> (f32, f32) {
    let zoom = frame.zoom().max(1e-3);
    let least = 15.0 * frame.ui_scale / zoom;
    let word = if frame.kind.is_booth() {
        theme::booth::TEXT * frame.ui_scale
    } else {
        theme::size::TEXT * frame.text_scale()
    };
    (least.max(30.0), word / zoom)
}

/// Where the number in the tank stands, in units.
pub(super) fn warmth_baseline(plan: &WebPlan, frame: &StageFrame) -> f32 {
    plan.tank.min.y + 13.0 + 0.72 * warmth_sizes(frame).0
}

impl Writer<'_> {
    /// All words on the stage.
    pub(super) fn all(&mut self) {
        self.scale("stage-scale.requests", self.scene.requests_per_mark);
        self.clock();
        self.cache();
        self.database();
        if self.frame.kind.is_phone() {
            return;
        }
        self.hours();
        self.warm_up();
        self.budget();
    }

    /// A point of the design, moved by pixels at the usual size of text.
    fn near(&self, x: f32, y: f32, by: Vec2) -> Vec2 {
        self.frame.px(Vec2::new(x, y)) + by * self.frame.text_scale()
    }

    /// The hours under the day.
    fn hours(&mut self) {
        let base = self.plan.day.max.y;
        // Large text brings the bar's words up to them, and those say more.
        let under = self.near(0.0, base, Vec2::new(0.0, 18.0)).y;
        if self.scene.budget.present > 0.0 && self.budget_words() - 1.1 * self.size() < under {
            return;
        }
        for (hour, anchor) in [
            (0u8, Anchor::Start),
            (6, Anchor::Middle),
            (12, Anchor::Middle),
            (18, Anchor::Middle),
            (24, Anchor::End),
        ] {
            let x = self.plan.day_at(f32::from(hour)).x;
            let at = self.near(x, base, Vec2::new(0.0, 18.0));
            self.line(at, anchor, format!("{hour:02}"), false, theme::LO);
        }
    }

    /// The time beside the point that walks along the day: under the curve, or over it where it is low.
    fn clock(&mut self) {
        let hour = self.scene.clock_h.rem_euclid(24.0);
        let minutes = whole((hour * HOUR_MIN).round()) % 1440;
        let text = format!("{:02}:{:02}", minutes / 60, minutes % 60);
        let size_px = 20.0 * self.frame.text_scale();
        let point = self.plan.day_at(hour);
        let high = (5.0..19.0).contains(&hour);
        let base = self.near(0.0, self.plan.day.max.y, Vec2::new(0.0, -5.0)).y;
        let mut at = if high {
            self.near(point.x, point.y, Vec2::new(14.0, 27.0))
        } else {
            self.near(point.x, point.y, Vec2::new(14.0, -10.0))
        };
        at.y = at.y.min(base);
        let width = (self.measure)(&text, size_px, true);
        let right = self.frame.rect.max.x - 16.0 * self.frame.ui_scale;
        let mut anchor = Anchor::Start;
        if at.x + width > right {
            at.x -= 28.0 * self.frame.text_scale();
            anchor = Anchor::End;
        }
        let span = Span {
            text,
            size_px,
            strong: true,
            color: theme::HI,
        };
        self.put(at, anchor, vec![span]);
    }

    /// How warm the cache is.
    pub(super) fn cache(&mut self) {
        let size_px = warmth_sizes(self.frame).0 * self.frame.zoom();
        let text = self.percent(self.scene.warm_share, 0).joined();
        let baseline = warmth_baseline(self.plan, self.frame);
        let at = (self.frame).px(Vec2::new(self.plan.tank.center().x, baseline));
        let number = Span {
            text,
            size_px,
            strong: true,
            color: theme::HI,
        };
        self.put(at, Anchor::Middle, vec![number]);
        if self.frame.kind.is_phone() {
            return;
        }
        let word = self.text.get("stage-cache.warm");
        let below = at + Vec2::new(0.0, WARMTH_PITCH * self.size());
        self.line(below, Anchor::Middle, word, false, theme::TX);
    }

    /// The load inside the drum.
    pub(super) fn database(&mut self) {
        let size_px = (24.0 * self.frame.zoom()).max(14.0 * self.frame.ui_scale);
        let load = self.percent(self.scene.db_util_share, 0);
        let at = self.frame.px(self.plan.drum.0) + Vec2::new(0.0, 0.34 * size_px);
        let number = Span {
            text: load.number,
            size_px,
            strong: true,
            color: theme::HI,
        };
        let unit = self.span(format!("\u{a0}{}", load.unit), false, theme::LO);
        self.put(at, Anchor::Middle, vec![number, unit]);
    }

    /// The warm-up job: its name inside the arch, its minutes beside the drum.
    fn warm_up(&mut self) {
        let left = self.scene.warm_up_left_min;
        if left == 0 {
            return;
        }
        let plan = self.plan;
        let name = self.text.get("stage-look-warm-up");
        let (tank, drum) = (plan.tank.center().x, plan.drum.0.x);
        // The arch leans towards the tank; a name too long for it stands before it.
        let inside = self.width(&name, false) <= 0.63 * (drum - tank) * self.frame.zoom();
        let place = if inside {
            Some((f32::midpoint(tank, drum) - 8.0, Anchor::Middle))
        } else if self.scene.budget.present <= 0.0 {
            Some((tank - 8.0, Anchor::End))
        } else {
            // The bar of the budget needs the place; the legend names the job too.
            None
        };
        if let Some((x, anchor)) = place {
            let at = self.near(x, 164.0, Vec2::new(0.0, 13.0));
            // Large text would reach into the tank; the legend names the job too.
            if at.y < self.frame.px(plan.tank.min).y {
                self.line(at, anchor, name, false, theme::PURPLE);
            }
        }
        let minutes = self.text.args("stage-minutes-left", &[("n", left.into())]);
        let x = self.frame.rect.max.x - 14.0 * self.frame.ui_scale;
        let y = self.frame.px(Vec2::new(0.0, 194.0)).y;
        self.line(Vec2::new(x, y), Anchor::End, minutes, false, theme::TX);
    }

    /// A stretch of time in the two largest of its units.
    fn time(&self, minutes: f32) -> String {
        let minutes = minutes.max(0.0);
        if minutes < HOUR_MIN - 0.5 {
            let n = whole(minutes.round());
            return self.text.args("stage-minutes-left", &[("n", n.into())]);
        }
        if minutes < 2.0 * DAY_MIN {
            let all = whole(minutes.round());
            let args = [("hours", (all / 60).into()), ("n", (all % 60).into())];
            return self.text.args("stage-hours-left", &args);
        }
        let days = whole((minutes / DAY_MIN).round());
        self.text.args("stage-days-left", &[("n", days.into())])
    }

    /// The baseline of the words over the budget's bar.
    fn budget_words(&self) -> f32 {
        let bar = self.plan.budget.min.y;
        self.near(0.0, bar, Vec2::new(0.0, -8.0)).y
    }

    /// The budget while it burns: what is left, and how long it lasts at this rate.
    fn budget(&mut self) {
        let budget = self.scene.budget;
        if budget.present <= 0.0 {
            return;
        }
        let bar = self.plan.budget;
        let (left, right) = (
            self.frame.px(bar.min).x,
            self.frame.px(Vec2::new(bar.max.x, 0.0)).x,
        );
        let above = self.budget_words();
        let decimals = if budget.goal.is_some() { 2 } else { 1 };
        let value = self.percent(budget.left, decimals).joined();
        let gap = 12.0 * self.frame.text_scale();
        let mut head = vec![
            self.span(self.text.get("stage-budget"), false, theme::TX),
            self.span(value, true, theme::HI),
        ];
        let name_width = self.spans_width(&head[..1]);
        let prospects = self.prospects();
        // The longest that fits; the name goes before the last of the prospects does.
        let fits = |w: &Self, head: &[Span], spans: &[Span]| {
            left + w.spans_width(head) + 2.0 * gap + w.spans_width(spans) <= right
        };
        let chosen = prospects.iter().find(|p| fits(self, &head, p));
        let chosen = match (chosen, prospects.last()) {
            (Some(spans), _) => spans.clone(),
            (None, Some(shortest)) if fits(self, &head[1..], shortest) => {
                head.remove(0);
                shortest.clone()
            }
            _ => Vec::new(),
        };
        if head.len() == 2 {
            let value = head.remove(1);
            let at = Vec2::new(left + name_width + gap, above);
            self.put(at, Anchor::Start, vec![value]);
        }
        self.put(Vec2::new(left, above), Anchor::Start, head);
        if !chosen.is_empty() {
            self.put(Vec2::new(right, above), Anchor::End, chosen);
        }
        self.budget_scale(left, right);
    }

    /// What is said about the future of the budget, from the longest to the shortest.
    fn prospects(&self) -> Vec<Vec<Span>> {
        let budget = self.scene.budget;
        if budget.left <= 0.0 {
            let none = self.text.get("stage-budget.none");
            return vec![vec![self.span(none, true, theme::VERMILION)]];
        }
        let time = self.time(budget.gone_in_min);
        let words = self
            .text
            .args("stage-budget.gone", &[("time", time.as_str().into())]);
        let lost = budget.goal_lost_in_min.map(|minutes| {
            let args = [("time", Arg::from(self.time(minutes)))];
            let words = self.text.args("stage-budget.goal-lost", &args);
            self.span(words, true, theme::VERMILION)
        });
        let color = if lost.is_some() {
            theme::HI
        } else {
            theme::VERMILION
        };
        let gone = self.told(&words, &time, color);
        match lost {
            Some(lost) => {
                let comma = self.span(", ".to_owned(), false, theme::TX);
                let both = [vec![lost.clone(), comma], gone].concat();
                vec![both, vec![lost]]
            }
            None => vec![gone, vec![self.span(time, true, color)]],
        }
    }

    /// Words with a stretch of time in them that stands out.
    fn told(&self, words: &str, time: &str, color: Rgb) -> Vec<Span> {
        let Some(at) = words.find(time) else {
            return vec![self.span(words.to_owned(), false, theme::TX)];
        };
        [
            (&words[..at], false),
            (time, true),
            (&words[at + time.len()..], false),
        ]
        .into_iter()
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, strong)| {
            let color = if strong { color } else { theme::TX };
            self.span(text.to_owned(), strong, color)
        })
        .collect()
    }

    /// Where a scale is cut its ends are numbered, and its goal is named.
    fn budget_scale(&mut self, left: f32, right: f32) {
        let budget = self.scene.budget;
        let Some(goal) = budget.goal else { return };
        let (lo, hi) = budget.ends();
        let y = self
            .near(0.0, self.plan.budget.max.y, Vec2::new(0.0, 16.0))
            .y;
        let ends = [
            (left, Anchor::Start, self.percent(lo, 0).joined()),
            (right, Anchor::End, self.percent(hi, 0).joined()),
        ];
        let value = self.percent(goal, 1).joined();
        let words = self
            .text
            .args("stage-budget.goal", &[("value", value.into())]);
        let share = ((goal - lo) / (hi - lo).max(1e-6)).clamp(0.0, 1.0);
        let middle = left + (right - left) * share;
        let half = self.width(&words, false) / 2.0;
        let gap = 8.0 * self.frame.text_scale();
        for (x, anchor, text) in ends {
            let width = self.width(&text, false);
            let apart = match anchor {
                Anchor::End => x - width - gap > middle + half,
                _ => x + width + gap < middle - half,
            };
            // Large text has no room for numbers between the bar and the fleet.
            let above = y < self.frame.px(self.plan.fleet.min).y;
            if apart && above {
                self.line(Vec2::new(x, y), anchor, text, false, theme::LO);
            }
        }
        self.line(
            Vec2::new(middle, y),
            Anchor::Middle,
            words,
            false,
            theme::LO,
        );
    }
}

#[cfg(test)]
mod tests;

//! Where the ribbon of retries lies, and how wide it is.

use bevy::prelude::*;

use super::{RACK_MARGIN, SOURCES, SwitchPlan, row};
use crate::shift::mark::Source;
use crate::stage::blend::smooth;
use crate::stage::curve::{Step, thin};

/// Steps of a ribbon.
const RIBBON_STEPS: usize = 200;

/// Steps in which a ribbon's glow grows out of the take-off, and in which it dies away before the door.
const GLOW_STEPS: [f32; 2] = [6.0, 4.0];

/// One cut across a ribbon.
#[derive(Clone, Copy, Debug)]
pub(in crate::stage::switch) struct Cut {
    step: Step,
    /// Half its width here.
    pub(in crate::stage::switch) half: f32,
    /// How far the left and right sides reach before they would run into themselves in a bend.
    room: [f32; 2],
    /// Opacity of this stretch.
    pub(in crate::stage::switch) fade: f32,
    /// How much of the glow is there, 0…1.
    pub(in crate::stage::switch) glow: f32,
}

impl Cut {
    /// A point at `by` units beside the middle, kept out of the bend.
    pub(in crate::stage::switch) fn beside(&self, by: f32) -> Vec2 {
        self.step.beside(by.clamp(-self.room[0], self.room[1]))
    }

    /// A step of a line that runs `by` units beside the middle.
    pub(in crate::stage::switch) fn step_beside(&self, by: f32) -> Step {
        Step {
            at: self.beside(by),
            way: self.step.way,
        }
    }

    /// Whether nobody sees a difference when what is drawn from here to another cut leaves out a third between them. In a bend its turn
    /// decides, with which the room there goes.
    fn passes(&self, by: &Self, to: &Self, share: f32) -> bool {
        let off = |what: fn(&Self) -> f32| {
            (what(self) + (what(to) - what(self)) * share - what(by)).abs()
        };
        self.step.passes(&by.step, &to.step, share)
            && off(|cut| cut.half) < 0.05
            && off(|cut| cut.fade) < 0.01
            && off(|cut| cut.glow) < 0.02
    }
}

impl SwitchPlan {
    pub(super) fn lay_ribbons(&mut self) {
        let [door_w, queue_w, _] = self.take_w;
        let (crest, door_x) = (self.crest, self.door_x);
        // Door: an S up and a curl. A wide one keeps clear of the rack.
        let curl = (door_w / 2.0 + 8.0).max(36.0);
        let low = crest + 2.0 * curl;
        let crowded = ((low + door_w / 2.0 + RACK_MARGIN - self.rack.min.y) / 40.0).clamp(0.0, 1.0);
        let clear =
            (self.rack.min.x - 12.0 - curl - door_w / 2.0).max(door_x + self.bends.curl_gap);
        let usual = self.bends.curl_x;
        let curl_x = usual * (1.0 - crowded) + clear.min(usual) * crowded;
        let (sx, sy) = (door_x - 6.0, self.top + self.shed_w / 2.0);
        let reach = curl_x - sx;
        self.ribbons[0].start(Vec2::new(sx, sy));
        self.ribbons[0]
            .cubic(
                Vec2::new(sx + reach * 0.5, sy),
                Vec2::new(sx + reach * 0.42, low),
                Vec2::new(curl_x, low),
            )
            .turn_back(crest);
        // Queue: a wide turn back out of the stream.
        let (sy, turn_x) = (self.admitted_top + queue_w.max(1.0) / 2.0, door_x + 18.0);
        self.ribbons[1]
            .start(Vec2::new(door_x, sy))
            .line(Vec2::new(turn_x, sy))
            .turn_back(crest);
        // Issuers: from B's wall around the target and along the whole crest.
        let b = self.towers[1];
        let (y, x, r) = (b.min.y + b.height() * 0.78, self.rail_x, 16.0);
        self.ribbons[2]
            .start(Vec2::new(b.max.x, y))
            .line(Vec2::new(x - r, y))
            .corner(Vec2::new(x, y), Vec2::new(x, y - r));
        self.ribbons[2]
            .line(Vec2::new(x, crest + 2.0 * r))
            .corner(Vec2::new(x, crest), Vec2::new(x - 2.0 * r, crest));
        let starts: [f32; 3] = std::array::from_fn(|i| self.ribbons[i].rough_length());
        let (bend_x, reach) = self.bends.down;
        for (i, ribbon) in self.ribbons.iter_mut().enumerate() {
            let (bend, land) = (
                Vec2::new(bend_x, crest),
                Vec2::new(self.land_x, self.landing_y),
            );
            let by = Vec2::new(reach, 0.0);
            ribbon
                .line(bend)
                .cubic(bend - by, (bend - by).with_y(land.y), land)
                .line(Vec2::new(door_x, land.y))
                .measure(RIBBON_STEPS);
            self.common[i] = ribbon.length() - starts[i];
        }
    }

    /// Cuts the ways on which anything flows.
    pub(super) fn cut_ribbons(&mut self) {
        for source in SOURCES {
            let mut cuts = std::mem::take(&mut self.cuts[row(source)]);
            cuts.clear();
            let whole = self.main == Some(source);
            let widest = self.take_w[row(source)].max(if whole { self.retry_w } else { 0.0 });
            // Whatever is too small to be a stream comes and goes without a jump.
            let present = (widest / 0.6).min(1.0);
            if self.main.is_some() && present > 0.02 {
                self.cut(source, whole, present, &mut cuts);
            }
            self.cuts[row(source)] = cuts;
        }
    }

    /// Cuts the way of a source; a tributary ends where it has joined.
    fn cut(&self, source: Source, whole: bool, present: f32, cuts: &mut Vec<Cut>) {
        let curve = &self.ribbons[row(source)];
        let (steps, length) = (curve.steps(), curve.length());
        if steps.len() < 3 || length <= 0.0 {
            return;
        }
        let last = (steps.len() - 1) as f32;
        let stride = length / last;
        let end = match self.main {
            Some(main) if !whole => {
                1.0 - self.common[row(source)].min(self.common[row(main)]) / length
            }
            _ => 1.0,
        };
        for (i, step) in steps.iter().enumerate() {
            let t = i as f32 / last;
            if t > end + 0.5 / last {
                break;
            }
            let width = if whole {
                self.ribbon_width(source, t)
            } else {
                self.take_w[row(source)]
            };
            // Where nothing flows there is no ribbon; the least flow is a line.
            let flowing = smooth(0.0, 1.2, width);
            let half = width.max(1.5) / 2.0;
            let before = steps[i.saturating_sub(1)].way;
            let bend = before.perp_dot(step.way) / stride;
            let limit = if bend.abs() > 1e-3 {
                (1.0 / bend.abs() - 1.0).max(1.0)
            } else {
                f32::MAX
            };
            // A way that turns right (down on the screen is right of east) runs into itself on its right side.
            let room = if bend > 0.0 {
                [f32::MAX, limit]
            } else {
                [limit, f32::MAX]
            };
            let fade = if whole {
                1.0
            } else {
                smooth(0.0, 0.3, (end - t) / end.max(1e-3))
            };
            cuts.push(Cut {
                step: *step,
                half,
                room,
                fade: fade * present * flowing,
                glow: 1.0,
            });
        }
        // Fewer are no ribbon.
        if cuts.len() <= 2 {
            cuts.clear();
        }
        let n = cuts.len();
        let [grows, dies] = GLOW_STEPS;
        for (i, cut) in cuts.iter_mut().enumerate() {
            cut.glow = (i as f32 / grows).min((n - 1 - i) as f32 / dies).min(1.0);
        }
        thin(cuts, Cut::passes);
    }

    /// From where to where on a source's way, as shares of its length, failures show how they failed; behind it they are retries.
    #[must_use]
    pub fn take_off(source: Source) -> (f32, f32) {
        match source {
            Source::Door => (0.0, 0.24),
            Source::Queue => (0.13, 0.33),
            Source::Issuers => (0.0, 0.3),
        }
    }

    /// Width of the ribbon on a source's way at a share of its length: its own until it meets the main way, then all that have joined, easing into what
    /// lands.
    #[must_use]
    pub fn ribbon_width(&self, source: Source, t: f32) -> f32 {
        let Some(main) = self.main else {
            return self.take_w[row(source)];
        };
        let (s, m) = (row(source), row(main));
        let to_end = (1.0 - t) * self.ribbons[s].length();
        let meets = |i: usize| self.common[i].min(self.common[m]);
        if s != m && to_end > meets(s) {
            return self.take_w[s];
        }
        // Only what joins on the way has to be looked for.
        let joined = |i: usize| {
            if i == m || self.take_w[i] <= 0.0 {
                1.0
            } else {
                smooth(meets(i) + 30.0, meets(i) - 30.0, to_end)
            }
        };
        let gathered: f32 = (0..3).map(|i| self.take_w[i] * joined(i)).sum();
        let along = 1.0 - to_end / self.ribbons[m].length().max(1.0);
        gathered + (self.retry_w - gathered) * smooth(0.25, 0.8, along)
    }
}

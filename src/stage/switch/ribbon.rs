//! The retry ribbon: failures on their way back. Calm it is a dotted hairline, in a storm the biggest and brightest thing on the stage.

use bevy::prelude::*;

use super::plan::{SOURCES, SwitchPlan, row};
use super::scene::SwitchScene;
use crate::shift::mark::Source;
use crate::stage::blend::smooth;
use crate::stage::curve::Step;
use crate::stage::flow::{draw, thread};
use crate::stage::ink::{Ink, Tint};
use crate::stage::whole::{few, whole};
use crate::theme;

/// How far the glow reaches, in units.
const GLOW_REACH: f32 = 30.0;
/// Opacity of the glow at the ribbon's edge.
const GLOW: f32 = 0.22;
/// Opacity of the body.
const BODY: f32 = 0.3;
/// Pace of the streaks, in units a second.
const STREAK_PACE: f32 = 120.0;

/// One cut across the ribbon.
#[derive(Clone, Copy, Debug)]
struct Cut {
    step: Step,
    half: f32,
    /// How far the left and right sides reach before they would run into themselves in a bend.
    room: [f32; 2],
    /// Opacity of this stretch.
    fade: f32,
}

impl Cut {
    /// A point at `by` units beside the middle, kept out of the bend.
    fn beside(&self, by: f32) -> Vec2 {
        self.step.beside(by.clamp(-self.room[0], self.room[1]))
    }

    /// A step of a line that runs `by` units beside the middle.
    fn step_beside(&self, by: f32) -> Step {
        Step {
            at: self.beside(by),
            way: self.step.way,
        }
    }
}

/// Tints by how much there is of something: along a ribbon it is the same nearly everywhere, and a tint takes three powers.
struct Fading<T, F> {
    tint: F,
    last: Option<(f32, T)>,
}

impl<T: Copy, F: Fn(f32) -> T> Fading<T, F> {
    fn new(tint: F) -> Self {
        Self { tint, last: None }
    }

    fn at(&mut self, there: f32) -> T {
        match self.last {
            Some((last, tint)) if last.to_bits() == there.to_bits() => tint,
            _ => self.last.insert((there, (self.tint)(there))).1,
        }
    }
}

/// The painter of ribbons; it keeps its memory.
#[derive(Debug, Default)]
pub(super) struct RibbonBrush {
    cuts: Vec<Cut>,
    steps: Vec<Step>,
}

impl RibbonBrush {
    /// Draws the rail and whatever runs on it. `clock_s` moves the streaks, `edge` is the opacity of the edges, `reach` widens the glow.
    pub(super) fn paint(
        &mut self,
        ink: &mut Ink,
        plan: &SwitchPlan,
        scene: &SwitchScene,
        clock_s: f32,
        edge: f32,
        reach: f32,
    ) {
        let rail = plan.ribbons[row(Source::Issuers)].steps();
        let dots = Tint::new(theme::AMBER, 0.45);
        ink.dashed_along(rail, 1.2, (2.0, 6.0), 0.0, dots);
        let Some(main) = plan.main else { return };
        let strength = 0.5 + 0.5 * smooth(50.0, 110.0, scene.retry_tps.max(scene.retrying_tps()));
        for source in SOURCES.into_iter().filter(|s| *s != main).chain([main]) {
            let widest =
                plan.take_w[row(source)].max(if source == main { plan.retry_w } else { 0.0 });
            // Whatever is too small to be a stream comes and goes without a jump.
            let present = (widest / 0.6).min(1.0);
            if present > 0.02 && self.cut(plan, source, source == main, present) {
                self.glow(ink, strength, reach);
                self.body(ink);
                self.threads(ink, clock_s, few(row(source)));
                self.edges(ink, edge);
            }
        }
    }

    /// Cuts the way of a source; a tributary ends where it has joined.
    fn cut(&mut self, plan: &SwitchPlan, source: Source, whole: bool, present: f32) -> bool {
        let curve = &plan.ribbons[row(source)];
        let (steps, length) = (curve.steps(), curve.length());
        if steps.len() < 3 || length <= 0.0 {
            return false;
        }
        let last = (steps.len() - 1) as f32;
        let stride = length / last;
        let end = match plan.main {
            Some(main) if !whole => {
                1.0 - plan.common[row(source)].min(plan.common[row(main)]) / length
            }
            _ => 1.0,
        };
        self.cuts.clear();
        for (i, step) in steps.iter().enumerate() {
            let t = i as f32 / last;
            if t > end + 0.5 / last {
                break;
            }
            let width = if whole {
                plan.ribbon_width(source, t)
            } else {
                plan.take_w[row(source)]
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
            self.cuts.push(Cut {
                step: *step,
                half,
                room,
                fade: fade * present * flowing,
            });
        }
        self.cuts.len() > 2
    }

    fn glow(&mut self, ink: &mut Ink, strength: f32, reach: f32) {
        const RINGS: usize = 6;
        let n = self.cuts.len();
        for side in [-1.0f32, 1.0] {
            for ring in 0..RINGS {
                let [near, far] = [ring, ring + 1].map(|r| r as f32 / RINGS as f32);
                let mut tints = Fading::new(|there| {
                    [near, far].map(|d| {
                        let glow = GLOW * (1.0 - d) * (1.0 - d) * strength;
                        Tint::new(theme::AMBER, glow * there)
                    })
                });
                ink.strip(
                    self.cuts
                        .iter()
                        .enumerate()
                        .filter(|(i, _)| i % 2 == 0 || i + 1 == n)
                        .map(|(i, cut)| {
                            // It grows out of the take-off and dies away before the door.
                            let ends = (i as f32 / 6.0).min((n - 1 - i) as f32 / 4.0).min(1.0);
                            let at =
                                |d: f32| cut.beside(side * (cut.half + d * GLOW_REACH * reach));
                            let [near_tint, far_tint] = tints.at(cut.fade * ends);
                            (at(near), at(far), near_tint, far_tint)
                        }),
                );
            }
        }
    }

    fn body(&mut self, ink: &mut Ink) {
        // The glow lies under the body too.
        let veil = 1.0 - (1.0 - BODY) * (1.0 - GLOW);
        let mut tints = Fading::new(|fade| Tint::new(theme::AMBER, veil * fade));
        ink.strip(self.cuts.iter().map(|c| {
            let tint = tints.at(c.fade);
            (c.beside(-c.half), c.beside(c.half), tint, tint)
        }));
        let mut tints = Fading::new(|there| Tint::new(theme::AMBER_CORE, 0.12 * there));
        for share in [0.76, 0.52, 0.28] {
            ink.strip(self.cuts.iter().map(|c| {
                let tint = tints.at(c.fade * (c.half / 4.0).min(1.0));
                (
                    c.beside(-c.half * share),
                    c.beside(c.half * share),
                    tint,
                    tint,
                )
            }));
        }
    }

    /// The stretch that is there in full; before and behind it the ribbon is about to go, or has hardly come.
    fn core(&self) -> std::ops::Range<usize> {
        let there = |c: &Cut| c.fade > 0.5 * self.strongest();
        let first = self.cuts.iter().position(there).unwrap_or(0);
        let last = self.cuts.iter().rposition(there).unwrap_or(0);
        first..last + 1
    }

    fn strongest(&self) -> f32 {
        self.cuts.iter().map(|c| c.fade).fold(0.0, f32::max)
    }

    fn threads(&mut self, ink: &mut Ink, clock_s: f32, seed: u32) {
        let (core, fade) = (self.core(), self.strongest());
        let cuts = &self.cuts[core];
        let wanted = cuts.iter().map(|c| 2.0 * c.half).fold(0.0, f32::max) / 3.1;
        for i in 0..whole(wanted.ceil()) {
            let r = |k: u32| draw(seed + 41, 8 * i + k);
            let opacity = 0.8 * (0.35 + 0.65 * r(0)) * (wanted - i as f32).min(1.0) * fade;
            let tint = Tint::new(theme::AMBER, opacity);
            let width = if i % 4 == 0 { 1.4 } else { 0.8 };
            let at = 2.0 * thread(i, seed + 3);
            let steps = cuts.iter().map(|c| c.step_beside(at * c.half));
            if i % 3 == 0 {
                ink.along(steps, width, tint);
            } else {
                self.steps.clear();
                self.steps.extend(steps);
                let (on, off) = (30.0 + 90.0 * r(1), 12.0 + 44.0 * r(2));
                let phase = r(3) * (on + off) - clock_s * STREAK_PACE * (0.8 + 0.4 * r(4));
                ink.dashed_along(&self.steps, width, (on, off), phase, tint);
            }
        }
    }

    fn edges(&mut self, ink: &mut Ink, opacity: f32) {
        let core = self.core();
        let half = self.cuts.iter().map(|c| c.half).fold(0.0, f32::max);
        let width = 1.1 + 0.7 * (half / 6.0).min(1.0);
        let last = self.cuts.len() - 1;
        let runs = [
            (0..core.start + 1, self.cuts[0].fade),
            (core.clone(), self.strongest()),
            (core.end - 1..last + 1, self.cuts[last].fade),
        ];
        for (run, fade) in runs {
            for side in [-1.0, 1.0] {
                let cuts = self.cuts[run.clone()].iter();
                let tint = Tint::new(theme::AMBER_EDGE, opacity * fade);
                ink.along(cuts.map(|c| c.step_beside(side * c.half)), width, tint);
            }
        }
    }
}

//! The retry ribbon: failures on their way back. Calm it is a dotted hairline, in a storm the biggest and brightest thing on the stage.

use super::Brush;
use super::plan::{Cut, SOURCES, SwitchPlan, row};
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

/// Draws the rail that the ribbon runs on.
pub(super) fn rail(b: &mut Brush<'_>) {
    let rail = b.plan.ribbons[row(Source::Issuers)]
        .joints()
        .iter()
        .copied();
    let dots = Tint::new(theme::AMBER, 0.45);
    b.ink.dashed_along(rail, 1.2, (2.0, 6.0), 0.0, dots);
}

/// Draws what joins the ribbon.
pub(super) fn tributaries(b: &mut Brush<'_>) {
    for source in SOURCES.into_iter().filter(|s| Some(*s) != b.plan.main) {
        if let Some(ribbon) = Ribbon::of(b.plan, source) {
            ribbon.bed(b);
            ribbon.streaks(b);
        }
    }
}

/// Draws what stands of the ribbon itself.
pub(super) fn bed(b: &mut Brush<'_>) {
    if let Some(ribbon) = Ribbon::main(b.plan) {
        ribbon.bed(b);
    }
}

/// Draws what moves on it.
pub(super) fn streaks(b: &mut Brush<'_>) {
    if let Some(ribbon) = Ribbon::main(b.plan) {
        ribbon.streaks(b);
    }
}

/// A line along a ribbon.
struct Thread {
    /// Its place across, −1…1.
    at: f32,
    width: f32,
    tint: Tint,
    /// It is cut into streaks: how long they and their gaps are, where they begin, and their pace, in units and seconds.
    streak: Option<((f32, f32), f32, f32)>,
}

/// A ribbon on which there is something.
struct Ribbon<'a> {
    cuts: &'a [Cut],
    seed: u32,
}

impl<'a> Ribbon<'a> {
    fn of(plan: &'a SwitchPlan, source: Source) -> Option<Self> {
        let cuts = plan.cuts[row(source)].as_slice();
        let seed = few(row(source));
        (!cuts.is_empty()).then_some(Self { cuts, seed })
    }

    fn main(plan: &'a SwitchPlan) -> Option<Self> {
        plan.main.and_then(|main| Self::of(plan, main))
    }

    fn bed(&self, b: &mut Brush<'_>) {
        let retrying_tps = b.scene.retry_tps.max(b.scene.retrying_tps());
        let strength = 0.5 + 0.5 * smooth(50.0, 110.0, retrying_tps);
        let reach = if b.frame.kind.is_bare() { 1.3 } else { 1.0 };
        self.glow(b.ink, strength, reach);
        self.body(b.ink);
        for thread in self.threads().filter(|thread| thread.streak.is_none()) {
            let steps = self.along(&thread);
            b.ink.along(steps, thread.width, thread.tint);
        }
    }

    fn streaks(&self, b: &mut Brush<'_>) {
        for thread in self.threads() {
            if let Some((pattern, start, pace)) = thread.streak {
                let phase = start - b.motion.pace.flow_s * pace;
                let steps = self.along(&thread);
                b.ink
                    .dashed_along(steps, thread.width, pattern, phase, thread.tint);
            }
        }
        self.edges(b.ink, b.motion.edge());
    }

    fn glow(&self, ink: &mut Ink, strength: f32, reach: f32) {
        const RINGS: usize = 6;
        // How far from the ribbon each ring begins, as a share of the reach; the last ends there.
        let rings: [f32; RINGS + 1] = std::array::from_fn(|ring| ring as f32 / RINGS as f32);
        let mut tints = Fading::new(|there| {
            rings.map(|d| {
                Tint::new(
                    theme::AMBER,
                    GLOW * (1.0 - d) * (1.0 - d) * strength * there,
                )
            })
        });
        for side in [-1.0f32, 1.0] {
            ink.bands(self.cuts.iter().map(|cut| {
                let tints = tints.at(cut.fade * cut.glow);
                std::array::from_fn::<_, { RINGS + 1 }, _>(|ring| {
                    let by = cut.half + rings[ring] * GLOW_REACH * reach;
                    (cut.beside(side * by), tints[ring])
                })
            }));
        }
    }

    fn body(&self, ink: &mut Ink) {
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

    fn threads(&self) -> impl Iterator<Item = Thread> + use<> {
        let (cuts, fade) = (&self.cuts[self.core()], self.strongest());
        let wanted = cuts.iter().map(|c| 2.0 * c.half).fold(0.0, f32::max) / 3.1;
        let seed = self.seed;
        (0..whole(wanted.ceil())).map(move |i| {
            let r = |k: u32| draw(seed + 41, 8 * i + k);
            let opacity = 0.8 * (0.35 + 0.65 * r(0)) * (wanted - i as f32).min(1.0) * fade;
            let (on, off) = (30.0 + 90.0 * r(1), 12.0 + 44.0 * r(2));
            let pace = STREAK_PACE * (0.8 + 0.4 * r(4));
            Thread {
                at: 2.0 * thread(i, seed + 3),
                width: if i % 4 == 0 { 1.4 } else { 0.8 },
                tint: Tint::new(theme::AMBER, opacity),
                streak: (i % 3 != 0).then_some(((on, off), r(3) * (on + off), pace)),
            }
        })
    }

    /// The way of a thread, where the ribbon is there in full.
    fn along(&self, thread: &Thread) -> impl ExactSizeIterator<Item = Step> + use<'a> {
        let (at, cuts) = (thread.at, &self.cuts[self.core()]);
        cuts.iter().map(move |c| c.step_beside(at * c.half))
    }

    fn edges(&self, ink: &mut Ink, opacity: f32) {
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

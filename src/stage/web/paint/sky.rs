//! The day over the stage, and the error budget while it burns.

use bevy::prelude::*;

use super::{Brush, MARK, v};
use crate::stage::ink::Tint;
use crate::stage::whole::whole;
use crate::theme;

/// How far ash falls to the left of the end that burns, in units.
const ASH: f32 = 14.0;
/// Half the width of the numbers under a scale that is cut, about.
const NUMBER: f32 = 38.0;

/// Steps of the day's curve.
const STEPS: u32 = 96;

/// The day's traffic is the horizon: what is past is solid, what comes is dotted, and a point walks along it.
pub(super) fn day(b: &mut Brush<'_>) {
    if b.frame.kind.is_bare() || b.frame.kind.is_booth() {
        return;
    }
    let (plan, now) = (b.plan, b.scene.clock_h);
    let base = plan.day.max.y;
    let stretch = |from: f32, to: f32| -> Vec<Vec2> {
        let n = whole((to - from).max(0.0) / 24.0 * STEPS as f32).max(2);
        (0..=n)
            .map(|i| plan.day_at(from + (to - from) * i as f32 / n as f32))
            .collect()
    };
    let (past, future) = (stretch(0.0, now), stretch(now, 24.0));
    let veil = Tint::new(theme::SKY, 0.10);
    b.ink
        .strip(past.iter().map(|p| (*p, v(p.x, base), veil, veil)));
    b.ink.polyline(&past, false, 2.0, theme::SKY);
    b.ink.dashed(&future, 1.4, 2.0, 5.0, 0.0, theme::LINE);
    b.ink.crisp_stroke(
        v(plan.day.min.x, base),
        v(plan.day.max.x, base),
        1.0,
        theme::INK3,
    );
    for hour in [0.0, 6.0, 12.0, 18.0, 24.0] {
        let x = plan.day_at(hour).x;
        b.ink
            .crisp_stroke(v(x, base), v(x, base + 5.0), 1.0, theme::LINE);
    }
    let point = plan.day_at(now);
    for ring in 0..8u8 {
        b.ink.disc(
            point,
            8.0 + 2.0 * f32::from(ring),
            Tint::new(theme::HI, 0.03),
        );
    }
    b.ink.disc(point, 6.0, theme::HI);
}

/// Where a value of the error budget stands on its bar, while the bar is there.
fn on_bar(b: &Brush<'_>) -> Option<impl Fn(f32) -> f32 + use<>> {
    let (budget, bar) = (b.scene.budget, b.plan.budget);
    let (lo, hi) = budget.ends();
    // On a phone a gauge says it alone.
    let shown = budget.present > 0.0 && b.frame.kind.has_words() && !b.frame.kind.is_phone();
    shown.then_some(move |value: f32| {
        let share = ((value - lo) / (hi - lo).max(1e-6)).clamp(0.0, 1.0);
        bar.min.x + bar.width() * share
    })
}

/// Green is left, crosses are burnt.
pub(super) fn budget(b: &mut Brush<'_>) {
    let Some(x) = on_bar(b) else { return };
    let (budget, bar) = (b.scene.budget, b.plan.budget);
    let there = budget.present;
    let tint = |color, opacity: f32| Tint::new(color, opacity * there);
    let track = b.ink.crisp(bar.min.x, bar.min.y, bar.width(), bar.height());
    b.ink.area(track, 2.0, tint(theme::INK3, 1.0));
    let (at, burnt_to) = (x(budget.left), x(budget.start));
    if at > bar.min.x + 3.0 {
        ragged(b, track, at, tint(theme::GREEN, 1.0));
    }
    let n = whole((burnt_to - at) / 9.0);
    for i in 0..n {
        let place = v(at + 9.0 + 9.0 * i as f32, track.center().y);
        if place.x < burnt_to - 2.0 {
            let pale = 1.0 - 0.5 * i as f32 / n as f32;
            b.ink
                .cross(place, 0.8 * MARK, 1.3, tint(theme::VERMILION, pale));
        }
    }
    if let Some(goal) = budget.goal {
        // A scale that does not begin at nothing is torn off there.
        let (left, y) = (track.min.x + 6.0, track.min.y - 2.0);
        let torn = [
            v(left, y),
            v(left + 4.0, y + 4.3),
            v(left, y + 8.7),
            v(left + 4.0, y + 13.1),
        ];
        b.ink.polyline(&torn, false, 3.0, tint(theme::INK0, 1.0));
        let x = x(goal);
        let line = [v(x, track.min.y - 6.0), v(x, track.max.y + 5.0)];
        b.ink
            .dashed(&line, 1.4, 3.0, 2.0, 0.0, tint(theme::TX, 1.0));
    }
}

/// Ash falls from the ragged end.
pub(super) fn ash(b: &mut Brush<'_>) {
    let Some(x) = on_bar(b) else { return };
    let (budget, bar) = (b.scene.budget, b.plan.budget);
    let at = x(budget.left);
    if !ash_falls(bar, at, budget.goal.map(&x)) {
        return;
    }
    for i in 0..3u8 {
        let k = f32::from(i);
        let drift = (b.motion.pace.flow_s * 0.5 + k / 3.0).fract() * 3.0;
        let place = v(at + 4.0 - 5.0 * drift, bar.max.y + 6.0 + 5.0 * drift);
        let pale = (0.85 - 0.25 * drift) * budget.present;
        let tint = Tint::new(theme::VERMILION, pale);
        b.ink.cross(place, 2.4 - 0.2 * drift, 1.2, tint);
    }
}

/// Whether ash falls from the end of what is left: as long as something is, and not on the numbers under a scale that is cut.
fn ash_falls(bar: Rect, end: f32, goal: Option<f32>) -> bool {
    let numbers = goal.map_or([None; 3], |goal| {
        [Some(bar.min.x), Some(goal), Some(bar.max.x)]
    });
    end > bar.min.x + ASH
        && numbers
            .into_iter()
            .flatten()
            .all(|number| end + ASH < number - NUMBER || end - ASH > number + NUMBER)
}

/// What is left of the bar, with an end as if burnt off.
fn ragged(b: &mut Brush<'_>, track: Rect, end: f32, tint: Tint) {
    let (low, high) = (track.min.y, track.max.y);
    let tooth = track.height() / 4.0;
    let edge = [0.0, -3.0, 1.0, -3.0, 0.0];
    let left = track.min.x;
    for (i, pair) in edge.windows(2).enumerate() {
        let (y0, y1) = (low + tooth * i as f32, low + tooth * (i + 1) as f32);
        let rows = [(y0, pair[0]), (y1.min(high), pair[1])];
        b.ink.strip(
            rows.into_iter()
                .map(|(y, out)| (v(left, y), v((end + out).max(left), y), tint, tint)),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ash_falls_while_something_burns_but_never_on_a_number() {
        let bar = Rect::new(16.0, 160.0, 484.0, 169.0);
        assert!(ash_falls(bar, 480.0, None), "a whole scale has no numbers");
        assert!(!ash_falls(bar, bar.min.x, None), "nothing is left");
        let cut = |end| ash_falls(bar, end, Some(180.0));
        assert!(cut(350.0) && cut(100.0));
        for number in [480.0, 190.0, 170.0, 30.0] {
            assert!(!cut(number), "on the number at {number}");
        }
    }
}

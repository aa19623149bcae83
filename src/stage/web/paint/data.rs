//! Cache and database, and what runs between them.

use std::f32::consts::PI;

use bevy::prelude::*;

use super::{Brush, along, stream, v};
use crate::model::indicator::{Gauge, Status};
use crate::model::web::{INDICATORS, Row};
use crate::shift::number::narrow;
use crate::stage::blend::smooth;
use crate::stage::flow::flow;
use crate::stage::ink::Tint;
use crate::stage::layout::{StageFrame, StageKind};
use crate::stage::web::plan::WebPlan;
use crate::stage::web::words::{WARMTH_PITCH, warmth_baseline, warmth_sizes};
use crate::theme::{self, Rgb};

/// Half of the drum's arc, in radians from the top.
const HALF_ARC: f32 = 2.35;
/// Limits of the database's load.
const LOAD: Gauge = match INDICATORS[Row::DbUtilShare as usize].gauge {
    Some(gauge) => gauge,
    None => panic!("the database's load is a headline indicator"),
};

/// Misses run through the tank into the drum.
pub(super) fn miss(b: &mut Brush<'_>) {
    let look = stream(theme::SKY, 0.13, 0.5, 1.0, 250);
    along(b.ink, &b.plan.miss, b.plan.misses_w, look);
}

/// Where the cache's water is: its level is its warmth.
fn in_tank(b: &Brush<'_>) -> Rect {
    let tank = b.plan.tank;
    let warm = b.scene.warm_share.clamp(0.0, 1.0);
    let low = tank.max.y - 3.0;
    let level = low - (tank.height() - 6.0) * warm;
    Rect::new(tank.min.x + 3.0, level, tank.max.x - 3.0, low)
}

/// The water.
pub(super) fn water(b: &mut Brush<'_>) {
    let (tank, water) = (b.plan.tank, in_tank(b));
    b.ink.area(tank, 10.0, Tint::new(theme::RACK, 0.72));
    // A film of water has no round corners to fill.
    if water.height() > 1.0 {
        b.ink.area(
            water,
            7.0f32.min(water.height() / 2.0),
            Tint::new(theme::SKY, 0.3),
        );
    }
}

/// Its waves.
pub(super) fn wave(b: &mut Brush<'_>) {
    let (tank, water) = (b.plan.tank, in_tank(b));
    let (level, drift) = (water.min.y, b.motion.pace.flow_s * 0.8);
    let wave: [Vec2; 49] = std::array::from_fn(|i| {
        let t = i as f32 / 48.0;
        // It lies still at the walls.
        let swell = 1.5 * (t * PI).sin().min(0.5) * 2.0;
        let y = level + swell * (t * 12.0 * PI + drift).sin();
        v(
            water.min.x + water.width() * t,
            y.clamp(tank.min.y + 2.0, tank.max.y - 2.0),
        )
    });
    let tint = Tint::new(theme::HI, 0.95);
    let gap = words_half(b.plan, b.frame, level);
    if gap <= 1.0 {
        b.ink.polyline(&wave, false, 2.0, tint);
        return;
    }
    let middle = tank.center().x;
    let left = wave.partition_point(|p| p.x < middle - gap);
    let right = wave.partition_point(|p| p.x <= middle + gap);
    for part in [&wave[..left], &wave[right..]] {
        b.ink.polyline(part, false, 2.0, tint);
    }
}

/// Half the width of the words in the tank at a height: the wave does not strike them through.
fn words_half(plan: &WebPlan, frame: &StageFrame, y: f32) -> f32 {
    if frame.kind != StageKind::Desk && !frame.kind.is_booth() {
        return 0.0;
    }
    let (number, word) = warmth_sizes(frame);
    let at =
        |top: f32, bottom: f32| smooth(top - 4.0, top, y) * (1.0 - smooth(bottom, bottom + 4.0, y));
    let baseline = warmth_baseline(plan, frame);
    let below = baseline + WARMTH_PITCH * word;
    let over_number = 1.25 * number * at(baseline - 0.74 * number, baseline);
    let over_word = 1.7 * word * at(below - 0.75 * word, below + 0.25 * word);
    over_number.max(over_word)
}

/// The tank itself.
pub(super) fn tank(b: &mut Brush<'_>) {
    let tank = b.plan.tank;
    for i in 1..4u8 {
        let y = tank.min.y + tank.height() * f32::from(i) / 4.0;
        b.ink.crisp_stroke(
            v(tank.max.x - 12.0, y),
            v(tank.max.x - 4.0, y),
            1.5,
            theme::LINE,
        );
    }
    let frame = b
        .ink
        .crisp_line(tank.min.x, tank.min.y, tank.width(), tank.height(), 2.0);
    b.ink.outline(frame, 10.0, 2.0, theme::TX);
}

/// The warm-up job runs from the drum over the top back into the tank.
pub(super) fn arch(b: &mut Brush<'_>) {
    let there = b.motion.arch.share();
    if there > 0.0 {
        let look = stream(theme::PURPLE, 0.22 * there, 0.5 * there, there, 270);
        let steps = b.plan.warm_up.steps();
        let reach = crate::stage::whole::whole(steps.len() as f32 * there) as usize;
        flow(b.ink, &steps[..reach.min(steps.len())], 6.0, &look);
    }
}

/// The drum: its arc is the load, its rim where that is too much.
pub(super) fn drum(b: &mut Brush<'_>) {
    let ((at, radius), load) = (b.plan.drum, b.scene.db_util_share.max(0.0));
    b.ink.disc(at, radius, theme::INK2);
    b.ink.ring(at, radius, 2.0, theme::INK3);
    let color = match LOAD.judge(f64::from(load)) {
        Status::Normal => theme::SKY,
        Status::Warning => theme::YELLOW,
        Status::Critical => theme::VERMILION,
    };
    let mut arc = |r: f32, from: f32, to: f32, width: f32, color: Rgb| {
        let points: [Vec2; 49] = std::array::from_fn(|i| {
            let (sin, cos) = (from + (to - from) * i as f32 / 48.0).sin_cos();
            at + v(r * sin, -r * cos)
        });
        b.ink.polyline(&points, false, width, color);
    };
    let angle = |share: f32| -HALF_ARC + 2.0 * HALF_ARC * share;
    arc(radius - 6.0, -HALF_ARC, HALF_ARC, 8.0, theme::INK3);
    if load > 0.002 {
        arc(radius - 6.0, -HALF_ARC, angle(load.min(1.0)), 8.0, color);
    }
    arc(
        radius - 1.0,
        angle(narrow(LOAD.warning)),
        HALF_ARC,
        2.5,
        theme::VERMILION,
    );
}

/// Its spokes turn with the load.
pub(super) fn spokes(b: &mut Brush<'_>) {
    let (at, radius) = b.plan.drum;
    for i in 0..18u8 {
        let way = Vec2::from_angle(f32::from(i) * PI / 9.0 + 0.1 + b.motion.turn);
        b.ink.line(
            at + way * (radius - 19.0),
            at + way * (radius - 14.0),
            2.0,
            theme::LINE,
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::scene::Layout;
    use crate::stage::web::scenes;

    #[test]
    fn the_wave_makes_way_for_the_words_in_the_tank() {
        let desk = StageFrame {
            kind: StageKind::Desk,
            ..StageFrame::default()
        };
        let mut plan = WebPlan::default();
        plan.lay(&scenes::opening(), &desk);
        let top = plan.tank.min.y;
        assert!(words_half(&plan, &desk, top + 24.0) > 30.0, "the number");
        assert!(words_half(&plan, &desk, top + 50.0) > 18.0, "its word");
        for free in [3.0, 75.0, 170.0] {
            assert!(words_half(&plan, &desk, top + free) < 1.0, "{free}");
        }
        let bare = StageFrame {
            kind: StageKind::Bare,
            ..desk
        };
        assert!(words_half(&plan, &bare, top + 24.0) < 1.0, "no words there");
    }
}

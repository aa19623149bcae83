//! The queue lane, the rack with its servers, and the way in. The cells are sprites of their own.

use bevy::prelude::*;

use super::Brush;
use crate::stage::ink::Tint;
use crate::stage::paint::{booting, progress};
use crate::stage::switch::plan::RACK_MARGIN;
use crate::theme;

/// Two rails with a tick each half second of wait.
pub(super) fn lane(b: &mut Brush<'_>) {
    let (x0, x1) = b.plan.queue;
    let (above, below) = (b.plan.admitted_top - 6.0, b.plan.floor + 6.0);
    for y in [above, below] {
        b.ink
            .line(Vec2::new(x0, y), Vec2::new(x1, y), 2.0, theme::LINE);
    }
    for i in 0..=4 {
        let x = x0 + (x1 - x0) * i as f32 / 4.0;
        let long = if i % 2 == 0 { 7.0 } else { 4.0 };
        b.ink.line(
            Vec2::new(x, below),
            Vec2::new(x, below + long),
            1.4,
            theme::LINE,
        );
    }
}

/// One line from the lane into every running server.
pub(super) fn fans(b: &mut Brush<'_>) {
    let n = b.running();
    let width = (b.plan.served_w.max(2.0) / n.max(1) as f32 * 0.55).max(1.2);
    let opacity = if b.is_serving() { 0.5 } else { 0.28 };
    for i in 0..n {
        let lit = b.servers.get(i as usize).map_or(1.0, |s| s.lit);
        b.ink.curve(
            b.plan.fan_in(i, n),
            width,
            Tint::new(theme::SKY, opacity * lit),
        );
    }
}

pub(super) fn rack(b: &mut Brush<'_>) {
    let rack = b.plan.rack;
    let m = RACK_MARGIN;
    let frame = b.ink.crisp_line(
        rack.min.x - m,
        rack.min.y - m,
        rack.width() + 2.0 * m,
        rack.height() + 2.0 * m - 3.6,
        1.5,
    );
    b.ink.area(frame, 8.0, theme::RACK);
    b.ink.outline(frame, 8.0, 1.5, theme::INK3);
    for i in 0..b.plan.places() {
        let place = b.plan.place(i);
        match b.servers.get(i as usize).copied().unwrap_or_default() {
            look if look.booting.is_some() => {}
            look if look.lit > 0.0 => running(b, place, look.lit),
            _ => empty(b, place),
        }
    }
}

fn running(b: &mut Brush<'_>, place: Rect, lit: f32) {
    let frame = b
        .ink
        .crisp(place.min.x, place.min.y, place.width(), place.height());
    b.ink.area(frame, 2.5, theme::INK2);
    let (x, y) = (place.min.x, place.center().y);
    if b.plan.columns == 2 {
        let bar = b
            .ink
            .crisp(x + 2.5, place.min.y + 3.0, 2.0, place.height() - 6.0);
        b.ink.area(bar, 1.0, Tint::new(theme::TX, lit));
    } else {
        let p = |dx: f32, dy: f32| Vec2::new(x + 9.0 + 4.0 * dx, y + 4.0 * dy);
        b.ink.fill(
            &[p(-0.6, -0.85), p(0.9, 0.0), p(-0.6, 0.85)],
            Tint::new(theme::TX, lit),
        );
    }
}

/// Servers that start.
pub(super) fn starting(b: &mut Brush<'_>) {
    for (i, done) in booting(b.servers, b.plan.places()) {
        let place = b.plan.place(i);
        let frame = b
            .ink
            .crisp(place.min.x, place.min.y, place.width(), place.height());
        b.ink.area(frame, 2.5, theme::INK2);
        let narrow = b.plan.columns == 2;
        let (r, at) = if narrow {
            (3.2, Vec2::new(place.min.x + 7.0, place.center().y))
        } else {
            (4.2, Vec2::new(place.min.x + 9.0, place.center().y))
        };
        let left = if narrow { 14.0 } else { 18.0 };
        let track = b.ink.crisp(
            place.min.x + left,
            place.center().y - 2.0,
            place.width() - left - 6.0,
            4.0,
        );
        progress(b.ink, at, r, track, done);
    }
}

fn empty(b: &mut Brush<'_>, place: Rect) {
    let frame = b
        .ink
        .crisp_line(place.min.x, place.min.y, place.width(), place.height(), 1.0);
    b.ink
        .dashed_outline(frame, 2.5, 1.0, 2.0, 4.0, Tint::new(theme::INK3, 0.8));
    b.ink.disc(
        Vec2::new(
            place.min.x + if b.plan.columns == 2 { 5.0 } else { 9.0 },
            place.center().y,
        ),
        1.6,
        theme::LINE,
    );
}

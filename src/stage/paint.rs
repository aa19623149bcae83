//! What both desks' parts are drawn with.

use bevy::prelude::*;

use super::ink::{Ink, Tint};
use super::layout::StageFrame;
use super::scene::Scene;
use super::stations::line_y;
use crate::theme;

/// What a part needs to know to draw itself.
pub struct Brush<'a, S: Scene> {
    /// The layer.
    pub ink: &'a mut Ink,
    /// Where everything stands.
    pub plan: &'a S::Plan,
    /// What there is to show.
    pub scene: &'a S,
    /// What moves.
    pub motion: &'a S::Motion,
    /// The machines, by place.
    pub servers: &'a [ServerLook],
    /// Place and kind of the stage.
    pub frame: &'a StageFrame,
}

/// A place of a machine.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct ServerLook {
    /// How much of a running server is lit, from the left, 0…1; 0 when none runs here.
    pub lit: f32,
    /// How much of a starting server's time has passed, 0…1.
    pub booting: Option<f32>,
}

impl ServerLook {
    /// So many machines that run, and behind them those that start, all of them as far.
    pub fn fleet(running: u32, starting: u32, done: f32) -> impl Iterator<Item = Self> {
        (0..running + starting).map(move |i| Self {
            lit: if i < running { 1.0 } else { 0.0 },
            booting: (i >= running).then_some(done),
        })
    }
}

/// Which of so many places hold machines that start, and how much of their time has passed.
pub fn booting(servers: &[ServerLook], places: u32) -> impl Iterator<Item = (u32, f32)> + use<'_> {
    (0..places)
        .zip(servers)
        .filter_map(|(i, look)| look.booting.map(|done| (i, done)))
}

/// The line under a stage, with ticks at places in units; bare pictures and phones do without.
pub fn station_line(ink: &mut Ink, frame: &StageFrame, ticks: &[f32]) {
    if !frame.kind.has_stations() {
        return;
    }
    let (y, zoom) = (line_y(frame), frame.zoom());
    let edge = |x: f32| (x - frame.origin().x) / zoom;
    let margin = 16.0 * frame.ui_scale;
    let (left, right) = (
        edge(frame.rect.min.x + margin),
        edge(frame.rect.max.x - margin),
    );
    ink.crisp_stroke(
        Vec2::new(left, y),
        Vec2::new(right, y),
        ink.pixel(),
        theme::INK3,
    );
    let high = 4.0 * frame.text_scale() / zoom;
    for &x in ticks {
        ink.crisp_stroke(
            Vec2::new(x, y - high),
            Vec2::new(x, y + high),
            2.0 * frame.text_scale() / zoom,
            theme::LO,
        );
    }
}

/// A machine that starts: an open ring, and a bar for how much of its time has passed.
pub fn progress(ink: &mut Ink, at: Vec2, r: f32, track: Rect, done: f32) {
    ink.ring(at, r, 0.45 * r, theme::INK3);
    let arc: [Vec2; 20] = std::array::from_fn(|i| {
        at + Vec2::from_angle(-std::f32::consts::FRAC_PI_2 + 4.9 * i as f32 / 19.0) * r
    });
    ink.polyline(&arc, false, 0.45 * r, theme::SKY);
    ink.area(track, 2.0, theme::INK3);
    let bar = Rect {
        max: Vec2::new(
            track.min.x + track.width() * done.clamp(0.0, 1.0),
            track.max.y,
        ),
        ..track
    };
    if bar.width() > 1.0 {
        ink.area(bar, 2.0, Tint::new(theme::SKY, 0.85));
    }
}

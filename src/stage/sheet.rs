//! The sheets a picture is made of. Each is a mesh of its own: what stands is drawn when it changes, only what moves by itself in every frame.

use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;

use super::StageFrame;
use super::ink::Ink;
use super::motion::Moving;
use super::paint::{Brush, ServerLook};
use super::scene::{Scene, Showing};

/// What a sheet lies on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Over {
    /// The ground: it is under the marks.
    Ground,
    /// The marks.
    Marks,
    /// The cells of machines.
    Cells,
}

/// A part of a desk's picture.
pub struct Sheet<S: Scene> {
    /// What it lies on.
    pub over: Over,
    /// It is drawn in every frame. One that is not must not look at clocks, nor at how far machines have started.
    pub moves: bool,
    /// Draws it.
    pub paint: fn(&mut Brush<'_, S>),
}

impl<S: Scene> Sheet<S> {
    /// One that stands.
    pub(super) const fn standing(over: Over, paint: fn(&mut Brush<'_, S>)) -> Self {
        Self {
            over,
            moves: false,
            paint,
        }
    }

    /// One that moves by itself.
    pub(super) const fn moving(over: Over, paint: fn(&mut Brush<'_, S>)) -> Self {
        Self {
            over,
            moves: true,
            paint,
        }
    }
}

/// What standing sheets were drawn from.
#[derive(Debug, PartialEq)]
struct Model {
    /// When the stage was laid out, which it is anew for another scene and on another frame.
    plan: Tick,
    leaves: [f32; 4],
    /// How much of each machine is lit, and whether it starts.
    machines: Vec<(f32, bool)>,
}

/// The inks of a desk's sheets.
#[derive(Debug, Default)]
pub(super) struct Inks {
    inks: Vec<Ink>,
    drawn: Option<Model>,
}

impl<S: Scene> Showing<'_, S> {
    /// Draws the sheets that have changed, and hands over each of these by its number.
    pub(super) fn draw(
        &self,
        inks: &mut Inks,
        servers: &[ServerLook],
        frame: &StageFrame,
        mut hand_over: impl FnMut(usize, &mut Ink),
    ) {
        let machines = servers.iter().map(|s| (s.lit, s.booting.is_some()));
        let model = Some(Model {
            plan: self.plan.last_changed(),
            leaves: self.motion.leaves(),
            machines: machines.collect(),
        });
        let anew = inks.drawn != model;
        inks.drawn = model;
        inks.inks.resize_with(S::SHEETS.len(), Ink::default);
        for (i, (sheet, ink)) in S::SHEETS.iter().zip(&mut inks.inks).enumerate() {
            if anew || sheet.moves {
                ink.begin(frame);
                (sheet.paint)(&mut Brush {
                    ink,
                    plan: &self.plan,
                    scene: &self.shown.scene,
                    motion: &self.motion,
                    servers,
                    frame,
                });
                hand_over(i, ink);
            }
        }
    }
}

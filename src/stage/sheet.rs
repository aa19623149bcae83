//! The sheets a picture is made of. Each is a mesh of its own: what stands is drawn when it changes, only what moves by itself in every frame.
//! On the way from one minute to another all streams change their widths; what stands beside them does not, and says what it is drawn from.

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

/// What a sheet is drawn from beside the frame, leaves and machines, as numbers; what is left over is 0.
pub type Key = [f32; 16];

/// When a sheet is drawn anew.
pub enum Anew<S: Scene> {
    /// In every frame.
    Moving,
    /// When the stage was laid out anew, for another scene or on another frame; when a leaf has moved, or a machine come or gone. It must
    /// not look at clocks, nor at how far machines have started.
    Laid,
    /// The same, but that it does not look at all of the layout and the scene: only for other numbers than these.
    Of(fn(&S::Plan, &S) -> Key),
}

/// A part of a desk's picture.
pub struct Sheet<S: Scene> {
    /// What it lies on.
    pub over: Over,
    /// When it is drawn.
    pub anew: Anew<S>,
    /// Draws it.
    pub paint: fn(&mut Brush<'_, S>),
}

impl<S: Scene> Sheet<S> {
    /// One that stands.
    pub(super) const fn standing(over: Over, paint: fn(&mut Brush<'_, S>)) -> Self {
        let anew = Anew::Laid;
        Self { over, anew, paint }
    }

    /// One that stands, and is drawn from few numbers.
    pub(super) const fn of(
        over: Over,
        key: fn(&S::Plan, &S) -> Key,
        paint: fn(&mut Brush<'_, S>),
    ) -> Self {
        let anew = Anew::Of(key);
        Self { over, anew, paint }
    }

    /// One that moves by itself.
    pub(super) const fn moving(over: Over, paint: fn(&mut Brush<'_, S>)) -> Self {
        let anew = Anew::Moving;
        Self { over, anew, paint }
    }

    /// Whether it moves by itself.
    #[must_use]
    pub fn moves(&self) -> bool {
        matches!(self.anew, Anew::Moving)
    }
}

/// What all standing sheets are drawn from.
#[derive(Debug, Default, PartialEq)]
struct Model {
    frame: StageFrame,
    leaves: [f32; 4],
    /// How much of each machine is lit, and whether it starts.
    machines: Vec<(f32, bool)>,
}

/// A sheet's ink, and what it was drawn from.
#[derive(Debug, Default)]
struct Page {
    ink: Ink,
    /// When the stage had been laid out.
    laid: Option<Tick>,
    key: Option<Key>,
}

/// The inks of a desk's sheets.
#[derive(Debug, Default)]
pub(super) struct Inks {
    pages: Vec<Page>,
    drawn: Option<Model>,
}

/// Notes what something is now, and whether that is something else than before.
fn differs<T: Copy + PartialEq>(before: &mut Option<T>, now: T) -> bool {
    before.replace(now) != Some(now)
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
            frame: *frame,
            leaves: self.motion.leaves(),
            machines: machines.collect(),
        });
        let changed = inks.drawn != model;
        inks.drawn = model;
        inks.pages.resize_with(S::SHEETS.len(), Page::default);
        for (i, (sheet, page)) in S::SHEETS.iter().zip(&mut inks.pages).enumerate() {
            let anew = match sheet.anew {
                Anew::Moving => true,
                Anew::Laid => differs(&mut page.laid, self.plan.last_changed()),
                Anew::Of(key) => differs(&mut page.key, key(&self.plan, &self.shown.scene)),
            };
            if anew || changed {
                page.ink.begin(frame);
                (sheet.paint)(&mut Brush {
                    ink: &mut page.ink,
                    plan: &self.plan,
                    scene: &self.shown.scene,
                    motion: &self.motion,
                    servers,
                    frame,
                });
                hand_over(i, &mut page.ink);
            }
        }
    }
}

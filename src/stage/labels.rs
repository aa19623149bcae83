//! The words on the stage: where they stand and what they say. They are painted by egui, so that there is one way to draw text.

use bevy::math::Vec2;

use super::layout::StageFrame;
use super::scene::Scene;
use crate::shift::mark::Look;
use crate::text::Text;
use crate::theme::Rgb;

/// Which point of a text its place is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end of its baseline.
    Start,
    /// The middle of its baseline.
    Middle,
    /// The right end of its baseline.
    End,
}

/// A stretch of text in one hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// Height in logical pixels.
    pub size_px: f32,
    /// Semibold rather than regular.
    pub strong: bool,
    /// Colour.
    pub color: Rgb,
}

/// A line of text on the stage.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Place on the window, in logical pixels.
    pub at: Vec2,
    /// Which point of the text that is.
    pub anchor: Anchor,
    /// What it says, from left to right.
    pub spans: Vec<Span>,
    /// A mark beside it (the legend), with its place in logical pixels.
    pub mark: Option<(Look, Vec2)>,
}

/// Width in logical pixels of a text of a height, semibold or not.
pub type Measure<'a> = &'a dyn Fn(&str, f32, bool) -> f32;

/// The words for a scene; longer words give way in the order of the art direction, none is cut short.
#[must_use]
pub fn labels(
    _scene: &Scene,
    _frame: &StageFrame,
    _text: &Text,
    _measure: Measure<'_>,
) -> Vec<Label> {
    Vec::new()
}

//! Words on a stage: where they stand and what they say. They are painted by egui, so that there is one way to draw text.

use bevy::math::Vec2;

use super::layout::StageFrame;
use crate::shift::mark::Look;
use crate::text::{Arg, Text};
use crate::theme::{self, Rgb};

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
    /// A sign beside it (the legend), with its place in logical pixels.
    pub mark: Option<(Sign, Vec2)>,
}

/// A sign of the legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A mark.
    Mark(Look),
    /// An instance on the bad build.
    BadBuild,
    /// An instance that a rollback prepares.
    Prepared,
}

/// Width in logical pixels of a text of a height, semibold or not.
pub type Measure<'a> = &'a dyn Fn(&str, f32, bool) -> f32;

/// What is needed to find words and room for them.
pub(super) struct Writer<'a, S, P> {
    pub(super) scene: &'a S,
    pub(super) plan: &'a P,
    pub(super) frame: &'a StageFrame,
    pub(super) text: &'a Text,
    pub(super) measure: Measure<'a>,
    pub(super) labels: Vec<Label>,
}

impl<S, P> Writer<'_, S, P> {
    /// Height of ordinary text, in logical pixels.
    pub(super) fn size(&self) -> f32 {
        13.0 * self.frame.text_scale()
    }

    pub(super) fn number(&self, value: f32, decimals: usize) -> String {
        self.text.number(f64::from(value), decimals)
    }

    /// A flow as it is written: whole, or with a decimal where there would be nothing left of it.
    pub(super) fn flow(&self, tps: f32) -> String {
        self.number(tps, usize::from((0.05..0.95).contains(&tps)))
    }

    pub(super) fn width(&self, text: &str, strong: bool) -> f32 {
        (self.measure)(text, self.size(), strong)
    }

    /// Words around a number that stands out from them.
    pub(super) fn around(&self, words: &str, number: &str) -> Vec<Span> {
        let span = |text: &str, strong: bool| Span {
            text: text.to_owned(),
            size_px: self.size(),
            strong,
            color: if strong { theme::HI } else { theme::LO },
        };
        let Some(at) = words.find(number) else {
            return vec![span(words, false)];
        };
        let end = at + number.len();
        // The unit belongs to the number.
        let end = if words[end..].starts_with("/s") {
            end + 2
        } else {
            end
        };
        [
            (&words[..at], false),
            (&words[at..end], true),
            (&words[end..], false),
        ]
        .into_iter()
        .filter(|(text, _)| !text.is_empty())
        .map(|(text, strong)| span(text, strong))
        .collect()
    }

    pub(super) fn put(&mut self, at: Vec2, anchor: Anchor, spans: Vec<Span>) {
        self.labels.push(Label {
            at,
            anchor,
            spans,
            mark: None,
        });
    }

    pub(super) fn line(
        &mut self,
        at: Vec2,
        anchor: Anchor,
        text: String,
        strong: bool,
        color: Rgb,
    ) {
        let size_px = self.size();
        self.put(
            at,
            anchor,
            vec![Span {
                text,
                size_px,
                strong,
                color,
            }],
        );
    }

    pub(super) fn flow_words(&mut self, key: &str, tps: f32) -> Vec<Span> {
        let number = self.flow(tps);
        let words = self.text.args(key, &[("n", Arg::from(number.as_str()))]);
        self.around(&words, &number)
    }

    pub(super) fn spans_width(&self, spans: &[Span]) -> f32 {
        spans
            .iter()
            .map(|s| (self.measure)(&s.text, s.size_px, s.strong))
            .sum()
    }

    /// How much a mark stands for.
    pub(super) fn scale(&mut self, key: &str, per_mark: f32) {
        let margin = Vec2::new(-16.0, 34.0) * self.frame.ui_scale;
        let at = Vec2::new(self.frame.rect.max.x, self.frame.rect.min.y) + margin;
        let text = self
            .text
            .args(key, &[("n", Arg::from(f64::from(per_mark)))]);
        self.line(at, Anchor::End, text, false, theme::LO);
    }
}

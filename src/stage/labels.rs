//! Words on a stage: where they stand and what they say. They are painted by egui, so that there is one way to draw text.

use bevy::math::Vec2;

use super::layout::{StageFrame, StageKind};
use super::motion::Shown;
use super::scene::{Layout, Scene};
use super::stations::{Value, stations};
use crate::model::control::Unit;
use crate::shift::mark::Look;
use crate::text::{Arg, Quantity, Text};
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
pub struct Writer<'a, S: Scene> {
    pub(super) scene: &'a S,
    pub(super) plan: &'a S::Plan,
    pub(super) frame: &'a StageFrame,
    pub(super) text: &'a Text,
    pub(super) measure: Measure<'a>,
    pub(super) labels: Vec<Label>,
}

/// The words for what is shown; longer words give way in the order of the art direction, none is cut short. Numbers are the new minute's at once, places
/// follow the picture.
#[must_use]
pub fn labels<S: Scene>(
    shown: &Shown<S>,
    frame: &StageFrame,
    text: &Text,
    measure: Measure<'_>,
) -> Vec<Label> {
    if frame.kind == StageKind::Hidden {
        return Vec::new();
    }
    let mut plan = S::Plan::default();
    plan.stand(&shown.scene, frame);
    let mut writer = Writer {
        scene: shown.target(),
        plan: &plan,
        frame,
        text,
        measure,
        labels: Vec::with_capacity(40),
    };
    S::names(&mut writer);
    if frame.kind.has_words() {
        S::words(&mut writer);
        let row = S::stations(&writer);
        stations(&mut writer, row);
    }
    if frame.kind.is_booth() {
        S::booth(&mut writer);
    }
    // A phone has no room for it.
    if frame.kind == StageKind::Desk {
        S::legend(&mut writer);
    }
    writer.labels
}

/// Where in the window a lever moves something, in logical pixels.
pub(super) fn hand<S: Scene>(shown: &Shown<S>, frame: &StageFrame, control: &str) -> Option<Vec2> {
    let mut plan = S::Plan::default();
    plan.stand(&shown.scene, frame);
    S::hand(&plan, &shown.scene, control).map(|at| frame.px(at))
}

impl<S: Scene> Writer<'_, S> {
    /// Height of ordinary text, in logical pixels.
    pub(super) fn size(&self) -> f32 {
        if self.frame.kind.is_booth() {
            theme::booth::TEXT * self.frame.ui_scale
        } else {
            theme::size::TEXT * self.frame.text_scale()
        }
    }

    pub(super) fn number(&self, value: f32, decimals: usize) -> String {
        self.text.number(f64::from(value), decimals)
    }

    /// A flow as it is written: whole, or with a decimal where there would be nothing left of it.
    pub(super) fn flow(&self, tps: f32) -> String {
        self.number(tps, usize::from((0.05..0.95).contains(&tps)))
    }

    /// A share in percent.
    pub(super) fn percent(&self, share: f32, decimals: usize) -> Quantity {
        self.text
            .quantity(f64::from(share), Unit::Percent, decimals)
    }

    /// What a station says of a value: in full, and number and unit only.
    pub(super) fn value(&self, key: &str, args: &[(&str, Arg)]) -> Value {
        let said = |form: &str| self.text.args(&format!("{key}.{form}"), args);
        (said("value"), said("short"))
    }

    /// The same of a flow.
    pub(super) fn flow_value(&self, key: &str, tps: f32) -> Value {
        self.value(key, &[("n", self.flow(tps).into())])
    }

    /// A word that a station says instead of a value.
    pub(super) fn word(&self, key: &str) -> Value {
        (self.text.get(key), self.text.get(key))
    }

    /// A number of things, for a text.
    pub(super) fn count(&self, n: u32) -> Arg {
        self.number(n as f32, 0).into()
    }

    pub(super) fn span(&self, text: String, strong: bool, color: Rgb) -> Span {
        Span {
            text,
            size_px: self.size(),
            strong,
            color,
        }
    }

    pub(super) fn width(&self, text: &str, strong: bool) -> f32 {
        (self.measure)(text, self.size(), strong)
    }

    /// Words around a number that stands out from them.
    pub(super) fn around(&self, words: &str, number: &str) -> Vec<Span> {
        let span = |text: &str, strong: bool| {
            let color = if strong { theme::HI } else { theme::LO };
            self.span(text.to_owned(), strong, color)
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
        let span = self.span(text, strong, color);
        self.put(at, anchor, vec![span]);
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
        let down = if self.frame.kind.is_phone() {
            12.0
        } else {
            34.0
        };
        let margin = Vec2::new(-16.0, down) * self.frame.ui_scale;
        let at = Vec2::new(self.frame.rect.max.x, self.frame.rect.min.y) + margin;
        let text = self
            .text
            .args(key, &[("n", Arg::from(f64::from(per_mark)))]);
        self.line(at, Anchor::End, text, false, theme::LO);
    }
}

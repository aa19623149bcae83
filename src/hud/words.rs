//! Setting words: by baseline, in the two weights of the one type family.

#![expect(
    clippy::must_use_candidate,
    reason = "writing is what these are called for; where the words came to stand is by the way"
)]

use std::borrow::Cow;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Color32, Context, FontFamily, FontId, Galley, Painter, Pos2, Rect, pos2, vec2};

use super::{explain, read_out};
use crate::theme::{self, Rgb, size};

/// Name of the semibold family.
pub const SEMIBOLD: &str = "semibold";

/// Size, weight and colour of a piece of text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Face {
    /// Size in points.
    pub size: f32,
    /// Semibold rather than regular.
    pub bold: bool,
    /// Colour.
    pub colour: Rgb,
}

impl Face {
    /// Text as it runs.
    pub const TEXT: Self = Self::regular(size::TEXT, theme::TX);
    /// Labels and units.
    pub const LABEL: Self = Self::regular(size::TEXT, theme::LO);
    /// Values among text.
    pub const VALUE: Self = Self::semibold(size::TEXT, theme::HI);
    /// Heads.
    pub const HEAD: Self = Self::semibold(size::HEAD, theme::HI);

    /// Regular weight.
    #[must_use]
    pub const fn regular(size: f32, colour: Rgb) -> Self {
        Self {
            size,
            bold: false,
            colour,
        }
    }

    /// Semibold weight.
    #[must_use]
    pub const fn semibold(size: f32, colour: Rgb) -> Self {
        Self {
            size,
            bold: true,
            colour,
        }
    }

    /// The same in another colour.
    #[must_use]
    pub const fn of(self, colour: Rgb) -> Self {
        Self { colour, ..self }
    }

    /// As egui names it.
    #[must_use]
    pub fn font(self) -> FontId {
        let family = if self.bold {
            FontFamily::Name(SEMIBOLD.into())
        } else {
            FontFamily::Proportional
        };
        FontId::new(self.size, family)
    }
}

/// Lays out words, broken into lines no wider than `wrap` points (which may be infinite).
#[must_use]
pub fn lay(painter: &Painter, words: &str, face: Face, wrap: f32) -> Arc<Galley> {
    painter.layout_job(job(painter, words, face, wrap, None))
}

/// Lays out a text with `pitch` points from baseline to baseline.
#[must_use]
pub fn lay_pitched(
    painter: &Painter,
    words: &str,
    face: Face,
    wrap: f32,
    pitch: f32,
) -> Arc<Galley> {
    painter.layout_job(job(painter, words, face, wrap, Some(pitch)))
}

/// What is to be laid out; without a pitch lines are as far apart as the font wants.
fn job(painter: &Painter, words: &str, face: Face, wrap: f32, pitch: Option<f32>) -> LayoutJob {
    let format = TextFormat {
        font_id: face.font(),
        color: face.colour.egui(),
        line_height: pitch,
        ..TextFormat::default()
    };
    let words = drawable(painter.ctx(), words, face).into_owned();
    let mut job = LayoutJob::single_section(words, format);
    job.wrap = TextWrapping {
        max_width: wrap.max(1.0),
        ..TextWrapping::default()
    };
    job
}

/// Words in which what no font can draw stands as its number, such as `\u{1f600}`: the name of a file may hold anything.
fn drawable<'a>(ctx: &Context, words: &'a str, face: Face) -> Cow<'a, str> {
    let is_plain = |c: char| matches!(c, ' '..='~' | '\n' | '\u{a0}');
    if words.chars().all(is_plain) {
        return Cow::Borrowed(words);
    }
    ctx.fonts_mut(|fonts| {
        let mut font = fonts.fonts.font(&face.font().family);
        let known = font.characters();
        let is_known = |c: char| is_plain(c) || known.contains_key(&c);
        if words.chars().all(is_known) {
            return Cow::Borrowed(words);
        }
        let mut written = String::with_capacity(words.len());
        for c in words.chars() {
            if is_known(c) {
                written.push(c);
            } else {
                written.extend(c.escape_unicode());
            }
        }
        Cow::Owned(written)
    })
}

/// Width of one line of words in points.
#[must_use]
pub fn width(painter: &Painter, words: &str, face: Face) -> f32 {
    lay(painter, words, face, f32::INFINITY).size().x
}

/// Width of one line made of several pieces.
#[must_use]
pub fn width_of(painter: &Painter, pieces: &[(&str, Face)]) -> f32 {
    pieces
        .iter()
        .map(|(words, face)| width(painter, words, *face))
        .sum()
}

/// Distance from the top of a galley to its first baseline.
pub(crate) fn ascent(galley: &Galley) -> f32 {
    galley
        .rows
        .first()
        .and_then(|row| row.glyphs.first().map(|glyph| row.pos.y + glyph.pos.y))
        .unwrap_or(0.0)
}

/// Paints words that were laid out, their left top corner at `at`. All words but those of formulas are painted by this, so that
/// they can explain themselves, and be read out.
pub fn paint(painter: &Painter, at: Pos2, galley: Arc<Galley>) {
    explain::look(painter, at, &galley);
    let place = galley.rect.translate(at.to_vec2());
    read_out::describe(painter, place, galley.text());
    painter.galley(at, galley, Color32::PLACEHOLDER);
}

/// Writes one line at `x` (its start, middle or end as `align` says) with its baseline at `y`; returns the place it takes.
pub fn put(painter: &Painter, at: (f32, f32), align: Align, words: &str, face: Face) -> Rect {
    put_all(painter, at, align, &[(words, face)])
}

/// Writes several pieces on one baseline.
pub fn put_all(
    painter: &Painter,
    (x, y): (f32, f32),
    align: Align,
    pieces: &[(&str, Face)],
) -> Rect {
    let laid: Vec<_> = pieces
        .iter()
        .map(|(words, face)| lay(painter, words, *face, f32::INFINITY))
        .collect();
    let total: f32 = laid.iter().map(|galley| galley.size().x).sum();
    let left = match align {
        Align::Min => x,
        Align::Center => x - total / 2.0,
        Align::Max => x - total,
    };
    let (mut at, mut top, mut bottom) = (left, y, y);
    for galley in laid {
        let place = pos2(at, y - ascent(&galley));
        at += galley.size().x;
        top = top.min(place.y);
        bottom = bottom.max(place.y + galley.size().y);
        paint(painter, place, galley);
    }
    Rect::from_min_max(pos2(left, top), pos2(at, bottom))
}

/// Writes a text broken into lines of at most `wrap` points with `pitch` points from baseline to baseline, the first at `y`.
/// Returns the place it takes.
pub fn put_wrapped(
    painter: &Painter,
    (x, y): (f32, f32),
    wrap: f32,
    pitch: f32,
    words: &str,
    face: Face,
) -> Rect {
    let galley = lay_pitched(painter, words, face, wrap, pitch);
    let place = pos2(x, y - ascent(&galley));
    let taken = Rect::from_min_size(place, galley.size());
    paint(painter, place, galley);
    taken
}

/// Writes one line in the middle of a rectangle.
pub fn put_centred(painter: &Painter, rect: Rect, words: &str, face: Face) -> Rect {
    put(
        painter,
        (rect.center().x, rect.center().y + face.size * 0.35),
        Align::Center,
        words,
        face,
    )
}

/// The place right of `rect` by `gap`, for what stands after written words.
#[must_use]
pub fn after(rect: Rect, gap: f32) -> Pos2 {
    rect.right_top() + vec2(gap, 0.0)
}

/// The lines into which a text is broken.
pub fn lines(painter: &Painter, words: &str, face: Face, wrap: f32) -> Vec<String> {
    let galley = lay(painter, words, face, wrap);
    galley
        .rows
        .iter()
        .map(|row| row.text().trim_end().to_owned())
        .collect()
}

/// Writes a text broken into lines of at most `wrap` points that end at `x`.
pub fn put_ragged_left(
    painter: &Painter,
    (x, y): (f32, f32),
    wrap: f32,
    pitch: f32,
    words: &str,
    face: Face,
) -> Rect {
    let mut taken = Rect::from_min_max(pos2(x, y), pos2(x, y));
    for (i, line) in lines(painter, words, face, wrap).iter().enumerate() {
        taken = taken.union(put(
            painter,
            (x, y + pitch * i as f32),
            Align::Max,
            line,
            face,
        ));
    }
    taken
}

/// A phrase with a capital at its head.
#[must_use]
pub fn capital(phrase: &str) -> String {
    let mut letters = phrase.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

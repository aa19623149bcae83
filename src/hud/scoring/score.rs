//! The score, its stars and the verdict in a word, as large as there is room.

use egui::{Align, Painter, pos2};

use crate::hud::icon::{self, Icon};
use crate::hud::words::{self, Face};
use crate::level::Run;
use crate::text::Text;
use crate::theme;

/// Credit below which a goal takes most of the score away, whatever the others earn.
const FAR_OFF: f64 = 0.1;

/// Whether one goal alone makes the score as small as it is: others are met, and still there is next to nothing.
fn sinks(run: &Run) -> bool {
    let goals = run.goals();
    goals.iter().any(|goal| goal.met) && goals.iter().any(|goal| goal.credit < FAR_OFF)
}

/// Sizes of the score and of what stands below it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measures {
    /// Sizes of the number, largest first.
    digits: [f32; 4],
    /// From the top to its baseline, and to what follows when that has no room beside it.
    rise: f32,
    under: f32,
    /// From the baseline to the middle of the stars, and from there to the word where it has a line of its own.
    stars: f32,
    word: f32,
    /// Radius of a star, and from one to the next.
    star: (f32, f32),
    /// Below the stars or the word.
    foot: f32,
}

impl Measures {
    /// Where there is room.
    pub(super) const ROOMY: Self = Self {
        digits: [104.0, 88.0, 72.0, 60.0],
        rise: 86.0,
        under: 32.0,
        stars: 42.0,
        word: 40.0,
        star: (18.0, 46.0),
        foot: 22.0,
    };
    /// Where the words below need it.
    pub(super) const CLOSE: Self = Self {
        digits: [52.0, 48.0, 44.0, 40.0],
        rise: 44.0,
        under: 24.0,
        stars: 24.0,
        word: 28.0,
        star: (11.0, 27.0),
        foot: 14.0,
    };
}

/// What is written about the score, ready to be laid out.
pub(super) struct Score {
    widest: String,
    of: String,
    word: String,
    stars: u8,
    passed: bool,
    sinks: Option<String>,
}

/// Where its parts come to stand, below its top and right of its left edge.
struct Places {
    digits: Face,
    /// Baselines of the number and of what it is out of.
    number: f32,
    of: (f32, f32),
    stars: f32,
    word: (f32, f32),
    /// Baseline of the sentence.
    sentence: f32,
    end: f32,
}

impl Score {
    const OF: Face = Face::regular(17.0, theme::LO);
    const WORD: Face = Face::semibold(20.0, theme::HI);
    const PITCH: f32 = 17.0;

    /// What is said of a run that has been scored.
    pub(super) fn of(run: &Run, text: &Text) -> Option<Self> {
        let outcome = run.outcome()?;
        let passed = outcome.passed;
        Some(Self {
            widest: text.number(f64::from(outcome.score), 0),
            of: text.args("ui-of-score", &[("n", text.number(1000.0, 0).into())]),
            word: text.get(if passed { "ui-passed" } else { "ui-not-passed" }),
            stars: outcome.stars,
            passed,
            sinks: sinks(run).then(|| text.get("ui-one-sinks")),
        })
    }

    fn places(&self, painter: &Painter, room: f32, by: &Measures) -> Places {
        let width = |words: &str, face| words::width(painter, words, face);
        // The size is that of the final score, so that it stands still while it counts up.
        let faces = by.digits.map(|size| Face::semibold(size, theme::HI));
        let fits = |face: &Face| width(&self.widest, *face) <= room;
        let digits = faces.into_iter().find(fits).unwrap_or(faces[3]);
        let number = by.rise;
        let beside = width(&self.widest, digits) + 6.0;
        let mut y = number;
        let of = if beside + width(&self.of, Self::OF) <= room {
            (beside, y)
        } else {
            y += by.under;
            (0.0, y)
        };
        y += by.stars;
        let stars = y;
        let after = 2.0 * (by.star.0 + by.star.1) + 50.0;
        let word = if after + width(&self.word, Self::WORD) <= room {
            (after, y + 7.0)
        } else {
            y += by.word;
            (32.0, y + 7.0)
        };
        let (sentence, mut end) = (y + by.foot + 14.0, y + by.foot);
        if let Some(words) = &self.sinks {
            let galley = words::lay_pitched(painter, words, Face::TEXT, room, Self::PITCH);
            end = sentence + galley.size().y - words::ascent(&galley);
        }
        Places {
            digits,
            number,
            of,
            stars,
            word,
            sentence,
            end,
        }
    }

    /// Height that it takes.
    pub(super) fn height(&self, painter: &Painter, room: f32, by: &Measures) -> f32 {
        self.places(painter, room, by).end
    }

    /// Draws it with `counted` as its number; returns where it ends.
    pub(super) fn draw(
        &self,
        painter: &Painter,
        (left, right, top): (f32, f32, f32),
        by: &Measures,
        counted: &str,
    ) -> f32 {
        let room = right - left;
        let places = self.places(painter, room, by);
        let put = |(x, y): (f32, f32), words: &str, face| {
            words::put(painter, (left + x, top + y), Align::Min, words, face)
        };
        put((-4.0, places.number), counted, places.digits);
        put(places.of, &self.of, Self::OF);
        let (radius, pitch) = by.star;
        let at = pos2(left + radius, top + places.stars);
        icon::stars(painter, at, radius, pitch, self.stars, 3, None);
        let (sign, colour) = if self.passed {
            (Icon::Check, theme::GREEN)
        } else {
            (Icon::Critical, theme::VERMILION)
        };
        let (x, y) = places.word;
        let at = pos2(left + x - 20.0, top + y - 7.0);
        icon::draw(painter, sign, at, 11.0, colour);
        put(places.word, &self.word, Self::WORD);
        if let Some(words) = &self.sinks {
            let at = (left, top + places.sentence);
            words::put_wrapped(painter, at, room, Self::PITCH, words, Face::TEXT);
        }
        top + places.end
    }
}

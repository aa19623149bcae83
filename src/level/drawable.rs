//! Which characters the game's fonts can draw, so that a name is refused or shortened where it is written, and never shown as boxes.
//!
//! The fonts are not asked: what a link comes to must not depend on them, and the smallest builds have none. A test holds the two together.

/// Scripts and signs that names are written with, first and last character.
const RANGES: [(char, char); 20] = [
    // Latin, with all marks of European languages, of Welsh and of Vietnamese.
    (' ', '~'),
    ('\u{a0}', '\u{17f}'),
    ('\u{1a0}', '\u{1a1}'),
    ('\u{1af}', '\u{1b0}'),
    ('\u{218}', '\u{21b}'),
    ('\u{1e80}', '\u{1e85}'),
    ('\u{1ea0}', '\u{1ef9}'),
    // Marks by themselves, as some systems paste them.
    ('\u{300}', '\u{304}'),
    ('\u{306}', '\u{30c}'),
    // Greek, and Cyrillic of the Slavic languages.
    ('\u{386}', '\u{386}'),
    ('\u{388}', '\u{38a}'),
    ('\u{38c}', '\u{38c}'),
    ('\u{38e}', '\u{3a1}'),
    ('\u{3a3}', '\u{3ce}'),
    ('\u{400}', '\u{45f}'),
    ('\u{490}', '\u{491}'),
    // Armenian and Georgian.
    ('\u{531}', '\u{556}'),
    ('\u{561}', '\u{587}'),
    ('\u{10d0}', '\u{10fa}'),
    // Dashes and quotes.
    ('\u{2010}', '\u{2027}'),
];

/// Whether a character can be drawn.
#[must_use]
pub fn is_drawable(c: char) -> bool {
    RANGES
        .iter()
        .any(|(first, last)| (*first..=*last).contains(&c))
}

//! Everything that is written can be drawn: IBM Plex Sans in both weights, or Hack behind it.

use std::collections::BTreeSet;

use retry_storm::level::is_drawable;
use retry_storm::text::fonts;
use ttf_parser::Face;

use crate::keys::{literals, sources};
use crate::locale::{codes, read};

fn face(bytes: &[u8]) -> Face<'_> {
    Face::parse(bytes, 0).expect("a font file")
}

#[test]
fn the_fonts_are_upstreams_own() {
    for (bytes, weight) in [
        (fonts::PLEX_SANS_REGULAR, 400),
        (fonts::PLEX_SANS_SEMI_BOLD, 600),
    ] {
        let face = face(bytes);
        assert_eq!(face.weight().to_number(), weight);
        let names: Vec<String> = face
            .names()
            .into_iter()
            .filter_map(|name| name.to_string())
            .collect();
        assert!(
            names.iter().any(|name| name.contains("IBM Plex Sans")),
            "{names:?}"
        );
        // All digits equally wide, so that numbers do not shake.
        let widths: BTreeSet<u16> = ('0'..='9')
            .map(|digit| {
                face.glyph_index(digit)
                    .and_then(|glyph| face.glyph_hor_advance(glyph))
                    .expect("a digit")
            })
            .collect();
        assert_eq!(widths.len(), 1);
    }
    assert!(fonts::PLEX_LICENCE.contains("SIL OPEN FONT LICENSE Version 1.1"));
}

/// What says whether the fonts draw a character.
fn drawn() -> impl Fn(char) -> bool {
    let plex = [
        face(fonts::PLEX_SANS_REGULAR),
        face(fonts::PLEX_SANS_SEMI_BOLD),
    ];
    let hack = face(epaint_default_fonts::HACK_REGULAR);
    move |c: char| {
        plex.iter().all(|face| face.glyph_index(c).is_some()) || hack.glyph_index(c).is_some()
    }
}

#[test]
fn a_name_is_never_shown_as_boxes() {
    let draws = drawn();
    for c in ('\0'..=char::MAX).filter(|c| is_drawable(*c)) {
        assert!(
            draws(c),
            "{c:?} (U+{:04X}) is in neither font",
            u32::from(c)
        );
    }
    for name in [
        "Équipe d’été 4",
        "Ñandú",
        "Ședință",
        "Nhóm Việt",
        "Ομάδα Έξι",
        "Άλφα",
        "Όμικρον",
        "Команда",
        "Ґанок",
        "გუნდი",
        "Խումբ",
    ] {
        assert!(name.chars().all(is_drawable), "{name}");
    }
    for c in ['🚀', '李', '\u{200d}', '\u{202e}', '\n', 'א'] {
        assert!(!is_drawable(c), "{c:?}");
    }
}

#[test]
fn every_character_can_be_drawn() {
    let draws = drawn();
    let mut seen = 0;
    let mut check = |words: &str, place: &str| {
        for c in words.chars().filter(|c| !c.is_control()) {
            assert!(
                draws(c),
                "{c:?} (U+{:04X}) of {place} is in neither font",
                u32::from(c)
            );
            seen += 1;
        }
    };
    for code in codes() {
        for (key, words) in read(&code) {
            check(&words.plain, &format!("{code}: {key}"));
        }
    }
    for path in sources() {
        for literal in literals(&path) {
            check(&literal, &path.display().to_string());
        }
    }
    assert!(seen > 10_000, "only {seen} characters were looked at");
    assert!(!draws('\u{4E00}'), "this test could not fail");
}

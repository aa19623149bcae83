//! Contrast of the theme's colours, as WCAG 2 counts it.

use retry_storm::theme::{self, Rgb};

/// What text stands on.
const GROUNDS: [Rgb; 3] = [theme::INK0, theme::INK1, theme::INK2];

#[test]
fn text_stands_out_from_every_ground() {
    let inks = [
        theme::HI,
        theme::TX,
        theme::LO,
        theme::SKY,
        theme::AMBER,
        theme::GREEN,
        theme::YELLOW,
        theme::VERMILION,
        theme::PURPLE,
    ];
    for ink in inks {
        for ground in GROUNDS {
            let contrast = ink.contrast(ground);
            assert!(contrast >= 4.5, "{ink:?} on {ground:?}: {contrast:.2}");
        }
    }
    // Chosen pills and hovered buttons are a step lighter.
    for ink in [theme::HI, theme::TX] {
        assert!(ink.contrast(theme::INK3) >= 4.5, "{ink:?}");
    }
    // Dark words on lit buttons and bars.
    for ground in [
        theme::SKY,
        theme::WINDOW,
        theme::GREEN,
        theme::AMBER,
        theme::YELLOW,
        theme::VERMILION,
        theme::PURPLE,
    ] {
        assert!(theme::INK0.contrast(ground) >= 4.5, "{ground:?}");
    }
}

#[test]
fn marks_stand_out_from_every_ground() {
    for ground in GROUNDS {
        assert!(theme::LINE.contrast(ground) >= 3.0, "{ground:?}");
    }
}

#[test]
fn contrast_is_that_of_the_standard() {
    let (black, white) = (Rgb::hex(0x00_0000), Rgb::hex(0xFF_FFFF));
    assert!((black.contrast(white) - 21.0).abs() < 1e-9);
    assert!((white.contrast(white) - 1.0).abs() < 1e-9);
    // The art direction's own figures.
    assert!((theme::LO.contrast(theme::INK1) - 7.6).abs() < 0.05);
    assert!((theme::VERMILION.contrast(theme::INK2) - 5.8).abs() < 0.05);
}

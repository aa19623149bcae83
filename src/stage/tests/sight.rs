//! Marks and cells are told apart without colour, and by those who see no green: as the atlas draws them, on the stage's ground.

use bevy::math::UVec2;

use crate::shift::entities::SlotUse;
use crate::shift::mark::Look;
use crate::stage::atlas::{LOOKS, MARK, Sizes, USES};
use crate::stage::looks::{cell, mark};
use crate::stage::pixels::{Coat, paint};
use crate::theme::{self, Rgb};

/// Half a mark as a projector of 1280×720 shows it, in pixels.
const HALF: f32 = MARK;
/// Share of the ink that two marks may have in common; more alike are one to the eye.
const ALIKE: f32 = 0.75;
/// Contrast of two inks that differ by themselves.
const APART: f64 = 1.5;
/// Contrast of a mark with its ground.
const SEEN: f64 = 3.0;

/// Linear red, green and blue, 0…1.
type Linear = [f64; 3];

/// What is left of a colour to somebody.
type Sight = fn(Linear) -> Linear;

fn luminance([r, g, b]: Linear) -> f64 {
    0.2126 * r + 0.7152 * g + 0.0722 * b
}

/// Without any colour.
fn grey(colour: Linear) -> Linear {
    [luminance(colour); 3]
}

/// Deuteranopia: Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
/// Deficiency", IEEE TVCG 15(6), 2009, their matrix for severity 1.
fn deuteranopia([r, g, b]: Linear) -> Linear {
    let row = |m: [f64; 3]| (m[0] * r + m[1] * g + m[2] * b).clamp(0.0, 1.0);
    [
        row([0.367_322, 0.860_646, -0.227_968]),
        row([0.280_085, 0.672_501, 0.047_413]),
        row([-0.011_820, 0.042_940, 0.968_881]),
    ]
}

fn linear(byte: u8) -> f64 {
    let c = f64::from(byte) / 255.0;
    if c <= 0.040_45 {
        c / 12.92
    } else {
        ((c + 0.055) / 1.055).powf(2.4)
    }
}

/// A picture as somebody sees it: for each pixel how much of the ink is there, and how light the ink itself is.
struct Seen {
    ink: Vec<f32>,
    light: f64,
}

fn seen(size: UVec2, coats: &[Coat], sight: Sight) -> Seen {
    let Rgb(r, g, b) = theme::INK0;
    let ground = [r, g, b].map(linear);
    let dark = luminance(sight(ground));
    let lights: Vec<f64> = paint(size, coats)
        .chunks(4)
        .map(|pixel| {
            let cover = f64::from(pixel[3]) / 255.0;
            let mix = |i: usize| linear(pixel[i]) * cover + ground[i] * (1.0 - cover);
            luminance(sight([mix(0), mix(1), mix(2)]))
        })
        .collect();
    let light = lights.iter().copied().fold(dark, f64::max);
    let share = |at: f64| {
        crate::shift::number::narrow(((at - dark) / (light - dark).max(1e-9)).clamp(0.0, 1.0))
    };
    Seen {
        ink: lights.into_iter().map(share).collect(),
        light,
    }
}

fn contrast(a: f64, b: f64) -> f64 {
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Ink in common as a share of the ink of both.
fn overlap(a: &Seen, b: &Seen) -> f32 {
    let pairs = || a.ink.iter().zip(&b.ink);
    let (both, either) = (
        pairs().map(|(a, b)| a.min(*b)).sum::<f32>(),
        pairs().map(|(a, b)| a.max(*b)).sum::<f32>(),
    );
    both / either.max(1e-6)
}

fn told_apart(a: &Seen, b: &Seen) -> bool {
    overlap(a, b) < ALIKE || contrast(a.light, b.light) >= APART
}

const SIGHTS: [(&str, Sight); 2] = [("without colour", grey), ("without green", deuteranopia)];

/// Pairs of pictures that cannot be told apart.
fn confused<T: Copy + std::fmt::Debug>(
    all: &[T],
    size: UVec2,
    coats: impl Fn(T) -> Vec<Coat>,
) -> Vec<String> {
    let mut pairs = Vec::new();
    for (name, sight) in SIGHTS {
        let pictures: Vec<Seen> = all
            .iter()
            .map(|one| seen(size, &coats(*one), sight))
            .collect();
        for (i, a) in pictures.iter().enumerate() {
            for (j, b) in pictures.iter().enumerate().skip(i + 1) {
                if !told_apart(a, b) {
                    let alike = overlap(a, b);
                    pairs.push(format!("{name}: {:?} and {:?}, {alike:.2}", all[i], all[j]));
                }
            }
        }
    }
    pairs
}

fn marks(look: Look) -> Vec<Coat> {
    mark(look, HALF, false)
}

const SQUARE: UVec2 = UVec2::splat(14);

#[test]
fn every_fate_is_told_apart_by_shape_or_lightness() {
    // A desk at a time: nothing of the other is ever beside it.
    let web = [
        Look::New,
        Look::Approved,
        Look::TurnedAway,
        Look::LeftQueue,
        Look::WarmUp,
    ];
    let switch = LOOKS.into_iter().filter(|look| *look != Look::WarmUp);
    for looks in [switch.collect(), web.to_vec()] {
        assert_eq!(confused(&looks, SQUARE, marks), Vec::<String>::new());
    }
}

#[test]
fn every_use_of_a_slot_is_told_apart_by_shape_or_lightness() {
    let sizes = Sizes {
        mark: MARK,
        cell: UVec2::new(8, 6),
        pitch: UVec2::new(9, 7),
        scale_factor: 1.0,
    };
    // A bad build is an instance's: the crack over the whole of it tells it, not the cell.
    let uses: Vec<SlotUse> = USES
        .into_iter()
        .filter(|u| *u != SlotUse::BadBuild)
        .collect();
    let found = confused(&uses, sizes.cell, |slot| cell(slot, sizes));
    assert_eq!(found, Vec::<String>::new());
}

#[test]
fn marks_stand_out_from_the_ground_to_everybody() {
    let Rgb(r, g, b) = theme::INK0;
    for (name, sight) in SIGHTS {
        let ground = luminance(sight([r, g, b].map(linear)));
        for look in LOOKS {
            let light = seen(SQUARE, &marks(look), sight).light;
            let contrast = contrast(light, ground);
            assert!(contrast >= SEEN, "{name}: {look:?} {contrast:.2}");
        }
    }
}

#[test]
fn one_shape_in_two_colours_would_not_be_told_apart() {
    let disc = |look: Look| {
        let mut coats = marks(Look::New);
        coats[0].color = marks(look)[0].color;
        coats
    };
    let looks = [Look::Approved, Look::New];
    assert_eq!(confused(&looks, SQUARE, disc).len(), SIGHTS.len());
}

#[test]
fn the_matrix_leaves_grey_grey_and_takes_red_from_green() {
    for level in [0.0, 0.3, 1.0] {
        for channel in deuteranopia([level; 3]) {
            assert!((channel - level).abs() < 1e-5, "{channel} of {level}");
        }
    }
    let far = |a: Linear, b: Linear| -> f64 { a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum() };
    // A red and a green of one lightness.
    let (red, green) = ([0.6, 0.1, 0.05], [0.1, 0.25, 0.05]);
    assert!(far(deuteranopia(red), deuteranopia(green)) < 0.5 * far(red, green));
}

//! The shapes of marks and cells.

use bevy::math::Vec2;

use super::atlas::Sizes;
use super::pixels::{Coat, Form};
use crate::shift::entities::SlotUse;
use crate::shift::mark::Look;
use crate::theme::{self, Rgb};

fn points(r: f32, list: &[(f32, f32)]) -> Vec<Vec2> {
    list.iter().map(|(x, y)| Vec2::new(*x, *y) * r).collect()
}

/// A closed line.
fn around(r: f32, list: &[(f32, f32)]) -> Vec<Vec2> {
    let mut points = points(r, list);
    points.push(points[0]);
    points
}

const DIAMOND: [(f32, f32); 4] = [(0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0)];

/// The coats of a mark of half size `r`.
pub(super) fn mark(look: Look, r: f32, rimmed: bool) -> Vec<Coat> {
    let line = 0.42 * r;
    let square = |h: f32| vec![(-h, -h), (h, -h), (h, h), (-h, h)];
    let (color, forms): (Rgb, Vec<Form>) = match look {
        Look::New => (theme::SKY, vec![Form::Disc(0.82 * r)]),
        Look::Retry => {
            let color = if rimmed {
                theme::AMBER_MARK
            } else {
                theme::AMBER
            };
            (
                color,
                vec![Form::Area(points(
                    r,
                    &[(1.25, 0.0), (-0.82, -0.94), (-0.82, 0.94)],
                ))],
            )
        }
        Look::Approved => {
            let round: Vec<(f32, f32)> = (0..32)
                .map(|i| (std::f32::consts::TAU * i as f32 / 32.0).sin_cos())
                .collect();
            (
                theme::GREEN,
                vec![Form::Lines(around(0.86 * r, &round), line)],
            )
        }
        Look::StandIn => (theme::GREEN, vec![Form::Block(Vec2::splat(r), 0.25 * r)]),
        Look::TurnedAway => (
            theme::VERMILION,
            vec![Form::Lines(
                around(r, &[(1.0, 0.0), (-0.75, -0.9), (-0.75, 0.9)]),
                line,
            )],
        ),
        Look::LeftQueue => {
            let stroke = |a: f32| Form::Lines(points(r, &[(-0.8, -0.8 * a), (0.8, 0.8 * a)]), line);
            (theme::VERMILION, vec![stroke(1.0), stroke(-1.0)])
        }
        Look::GaveUp => (
            theme::LO,
            vec![Form::Lines(points(r, &[(-1.2, 0.0), (1.2, 0.0)]), line)],
        ),
        Look::NoAnswer => (
            theme::YELLOW,
            vec![
                Form::Area(points(r, &[(-1.0, -1.0), (1.0, -1.0), (0.0, 0.0)])),
                Form::Area(points(r, &[(1.0, 1.0), (-1.0, 1.0), (0.0, 0.0)])),
            ],
        ),
        Look::Reversal => (theme::TX, vec![Form::Lines(around(r, &square(0.62)), line)]),
        Look::Declined | Look::FraudThrough => {
            (theme::PURPLE, vec![Form::Area(points(1.18 * r, &DIAMOND))])
        }
        // A thin line, so that it is not taken for fraud that got through.
        Look::Challenged => (
            theme::PURPLE,
            vec![Form::Lines(around(1.15 * r, &DIAMOND), 0.32 * r)],
        ),
        Look::FailedChallenge => (
            theme::PURPLE,
            vec![
                Form::Lines(around(r, &DIAMOND), line),
                Form::Lines(points(r, &[(-1.1, 1.1), (1.1, -1.1)]), line),
            ],
        ),
        Look::WarmUp => (theme::PURPLE, vec![Form::Block(Vec2::splat(0.92 * r), 0.0)]),
    };
    let mut coats = Vec::with_capacity(6);
    if rimmed {
        // The rim is the same shape, larger by a third.
        coats.extend(forms.iter().map(|form| Coat {
            opacity: 0.55,
            ..Coat::new(wider(form, 0.32 * r), theme::INK0)
        }));
    }
    coats.extend(forms.into_iter().map(|form| Coat::new(form, color)));
    match look {
        Look::StandIn => coats.push(Coat::new(Form::Disc(0.5 * r), theme::INK0)),
        Look::FraudThrough => coats.push(Coat::new(Form::Disc(0.45 * r), theme::INK0)),
        _ => {}
    }
    coats
}

fn wider(form: &Form, by: f32) -> Form {
    match form {
        Form::Disc(r) => Form::Disc(r + by),
        Form::Block(half, round) => Form::Block(*half + by, round + by),
        Form::Frame(half, round, width) => Form::Frame(*half + by, round + by, width + 2.0 * by),
        Form::Lines(points, width) => Form::Lines(points.clone(), width + 2.0 * by),
        Form::Area(points) => {
            let mut closed = points.clone();
            closed.push(points[0]);
            // A broad line around it; the shape itself covers what is left inside.
            Form::Lines(closed, 2.0 * by)
        }
    }
}

/// The coats of a cell.
pub(super) fn cell(slot: SlotUse, sizes: Sizes) -> Vec<Coat> {
    let half = sizes.cell.as_vec2() / 2.0;
    let unit = (half.x.min(half.y) / 2.9).max(0.3);
    match slot {
        SlotUse::Free => vec![Coat::new(
            Form::Frame(
                half,
                (1.2 * unit).min(half.min_element()),
                unit.round().max(1.0),
            ),
            theme::LINE,
        )],
        SlotUse::New => vec![Coat::new(
            Form::Block(half, (1.5 * unit).min(half.min_element())),
            theme::SKY,
        )],
        SlotUse::BadBuild => vec![Coat::new(
            Form::Block(half, (1.5 * unit).min(half.min_element())),
            theme::PURPLE,
        )],
        SlotUse::Retry => {
            let (x, y) = (half.x, half.y);
            let block = [(-x, -y), (0.0, -y), (x, 0.0), (0.0, y), (-x, y)];
            vec![Coat::new(Form::Area(points(1.0, &block)), theme::AMBER)]
        }
        SlotUse::Slow => vec![
            Coat::new(
                Form::Block(half, unit.min(half.min_element())),
                theme::YELLOW,
            ),
            Coat::new(
                Form::Lines(vec![-half * 1.1, half * 1.1], 1.6 * unit),
                theme::INK0,
            ),
        ],
    }
}

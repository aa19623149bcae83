//! One goal's course: a visitor's line, and the reference operator's once the round is over.

use egui::{Align, Painter, Rect, Stroke, Ui, pos2};

use crate::hud::chart::{self, Chart, Series};
use crate::hud::desk::{asked, event_sign};
use crate::hud::scoring::charts::{Look, REFERENCE, YOU, actions, of_goal, series};
use crate::hud::words::{self, Face, capital};
use crate::level::Run;
use crate::text::Text;
use crate::theme::{self, booth};

/// Width of the lines.
const THICK: f32 = 3.4;
/// Height of the key over the chart, and of the minutes below it.
const KEY: f32 = 40.0;
const MINUTES: f32 = 30.0;
/// The lines in the key, the last one first.
const LINES: [(&str, Look); 2] = [("ui-reference", REFERENCE), ("ui-you", YOU)];
/// Room for a line's sample, and between it and what stands before it.
const SAMPLE: f32 = 56.0;
const BETWEEN: f32 = 28.0;
/// Least height of all of it that tells something.
pub(super) const LEAST: f32 = KEY + MINUTES + 40.0;

/// What a chart shows.
#[derive(Clone, Copy)]
pub(super) struct Course<'a> {
    /// The run.
    pub(super) run: &'a Run,
    /// The reference operator's, once the round is over.
    pub(super) reference: Option<&'a Run>,
    /// The place of the goal.
    pub(super) goal: usize,
    /// The round is over: whose line is whose, what was asked, and the minutes. Before that there are enough numbers.
    pub(super) is_over: bool,
}

/// Draws the chart into a place.
pub(super) fn course(ui: &mut Ui, place: Rect, course: &Course<'_>, text: &Text) {
    let (run, of) = (course.run, course.goal);
    let Some(goal) = run.level().goals.get(of) else {
        return;
    };
    let line = |run: &Run, look: Look| Series {
        width: THICK,
        ..series(run, of, 1.0, look)
    };
    let reference = course.reference.map(|run| line(run, REFERENCE));
    let lines: Vec<Series> = reference.into_iter().chain([line(run, YOU)]).collect();
    let all = lines.iter().flat_map(|line| line.values.iter().flatten());
    let (lo, hi, _) = chart::round_bounds(all.copied().chain([goal.passes]), 4.0);
    let minutes = f64::from(run.level().end());
    let mut marks = actions(run);
    marks.extend(run.events().map(|event| {
        let (icon, colour) = event_sign(event.control);
        chart::Mark {
            minute: f64::from(event.minute),
            icon,
            colour,
        }
    }));
    let below = if course.is_over { MINUTES } else { 6.0 };
    let plot = Rect::from_min_max(
        pos2(place.left(), place.top() + KEY + 16.0),
        pos2(place.right(), place.bottom() - below),
    );
    let chart = Chart {
        marks,
        sign: 9.0,
        ..of_goal(goal, (lo, hi), minutes, lines)
    };
    chart::show(ui, "course", plot, &chart);
    let painter = ui.painter();
    let limit = text.args("ui-asked", &[("limit", asked(text, goal).into())]);
    let names = [
        run.level().goal_key(goal),
        format!("goal-{}-short", goal.kebab()),
    ];
    let named = names.map(|key| {
        let name = capital(&text.get(&key));
        if course.is_over {
            format!("{name}, {limit}")
        } else {
            name
        }
    });
    let face = Face::regular(booth::LEAST, theme::LO);
    let room = plot.width()
        - if course.is_over {
            key_width(painter, text)
        } else {
            0.0
        };
    let fits = |name: &&String| words::width(painter, name, face) <= room;
    let named = named.iter().find(fits).unwrap_or(&named[1]);
    let line = (plot.left(), plot.right(), place.top() + 28.0);
    if !course.is_over {
        words::put(painter, (line.0, line.2), Align::Min, named, face);
        return;
    }
    key(painter, line, named, text);
    for minute in [0.0, minutes / 2.0, minutes] {
        let share = crate::hud::narrow(minute / minutes);
        let align = match share {
            s if s < 0.1 => Align::Min,
            s if s > 0.9 => Align::Max,
            _ => Align::Center,
        };
        let x = plot.left() + plot.width() * share;
        let label = text.number(minute, 0);
        words::put(painter, (x, place.bottom() - 6.0), align, &label, face);
    }
}

/// Width of the key with what separates it from the name.
fn key_width(painter: &Painter, text: &Text) -> f32 {
    let face = Face::regular(booth::LEAST, theme::TX);
    let width = |(key, _)| words::width(painter, &text.get(key), face) + SAMPLE + BETWEEN;
    LINES.into_iter().map(width).sum()
}

/// What is drawn, and which line is whose; what has no room goes, the name last.
fn key(painter: &Painter, (left, right, baseline): (f32, f32, f32), name: &str, text: &Text) {
    let mut x = right;
    let face = Face::regular(booth::LEAST, theme::TX);
    let name_width = words::width(painter, name, face);
    for (key, (colour, _, pattern, _)) in LINES {
        let words = text.get(key);
        let start = x - words::width(painter, &words, face) - SAMPLE;
        if start < left + name_width + 24.0 {
            break;
        }
        words::put(painter, (x, baseline), Align::Max, &words, face);
        let stroke = Stroke::new(THICK, colour.egui());
        chart::sample(painter, (start, baseline - 6.0), 44.0, stroke, pattern);
        x = start - BETWEEN;
    }
    let face = face.of(theme::LO);
    words::put(painter, (left, baseline), Align::Min, name, face);
}

//! Why a round went as it did: one line, and the one chart whose goal has the least credit.

use egui::{Align, Painter, Rect, Stroke, Ui, pos2};

use super::result::ResultView;
use crate::hud::chart::{self, Chart, Pattern, Series};
use crate::hud::desk::{asked, event_sign};
use crate::hud::scoring::charts::{Look, REFERENCE, YOU, actions, series};
use crate::hud::words::{self, Face, capital};
use crate::level::{Run, advice};
use crate::text::Text;
use crate::theme::{self, booth};

/// Width of the lines.
const THICK: f32 = 3.4;
/// Height of the key over the chart, and of the minutes below it.
const KEY: f32 = 40.0;
const MINUTES: f32 = 30.0;
/// Height beyond which a chart tells no more.
const TALLEST: f32 = 420.0;

/// The piece of advice as a headline and what follows it.
fn said(run: &Run, text: &Text) -> (String, String) {
    if run.outcome().is_some_and(|outcome| outcome.stars == 3) {
        return (text.get("booth-three-stars"), String::new());
    }
    let goal = run.worst_goal().map(|goal| &run.level().goals[goal]);
    let name = goal.map_or_else(String::new, |goal| text.get(&run.level().goal_key(goal)));
    let words =
        advice(run).map_or_else(String::new, |key| text.args(&key, &[("goal", name.into())]));
    match words.split_once(". ") {
        Some((head, rest)) => (format!("{head}."), rest.to_owned()),
        None => (words, String::new()),
    }
}

/// Draws both into a place.
pub(super) fn why(ui: &mut Ui, place: Rect, view: &ResultView<'_>, text: &Text) {
    let painter = ui.painter();
    let (head, rest) = said(view.run, text);
    let lines =
        |words: &str, face: Face| words::lay(painter, words, face, place.width()).rows.len() as f32;
    let size = [booth::TITLE, booth::UNIT]
        .into_iter()
        .find(|size| lines(&head, Face::semibold(*size, theme::HI)) <= 1.0)
        .unwrap_or(booth::HEAD);
    let mut y = place.top() + booth::TITLE;
    for (said, face) in [
        (&head, Face::semibold(size, theme::HI)),
        (&rest, Face::regular(booth::TEXT, theme::TX)),
    ] {
        let pitch = 1.3 * face.size;
        if !said.is_empty() {
            let at = (place.left(), y);
            words::put_wrapped(painter, at, place.width(), pitch, said, face);
            y += lines(said, face) * pitch + 6.0;
        }
    }
    let bottom = place.bottom().min(y + TALLEST);
    let chart = Rect::from_min_max(pos2(place.left(), y - 8.0), pos2(place.right(), bottom));
    if chart.height() > KEY + MINUTES + 40.0 {
        worst(ui, chart, view, text);
    }
}

/// The chart of the goal with the least credit.
fn worst(ui: &mut Ui, place: Rect, view: &ResultView<'_>, text: &Text) {
    let run = view.run;
    let Some(worst) = run.worst_goal() else {
        return;
    };
    let goal = &run.level().goals[worst];
    let line = |run: &Run, look: Look| Series {
        width: THICK,
        ..series(run, worst, 1.0, look)
    };
    let reference = view.reference.map(|run| line(run, REFERENCE));
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
    let plot = Rect::from_min_max(
        pos2(place.left(), place.top() + KEY + 16.0),
        pos2(place.right(), place.bottom() - MINUTES),
    );
    let chart = Chart {
        lo,
        hi,
        from: 0.0,
        to: minutes,
        grid: Vec::new(),
        goal: Some(goal.passes),
        series: lines,
        marks,
        sign: 9.0,
    };
    chart::show(ui, "worst", plot, &chart);
    let painter = ui.painter();
    let limit = text.args("ui-asked", &[("limit", asked(text, goal).into())]);
    let names = [
        run.level().goal_key(goal),
        format!("goal-{}-short", goal.kebab()),
    ];
    let named = names.map(|key| format!("{}, {limit}", capital(&text.get(&key))));
    let face = Face::regular(booth::LEAST, theme::LO);
    let fits = |name: &&String| words::width(painter, name, face) <= plot.width();
    let named = named.iter().find(fits).unwrap_or(&named[1]);
    let line = (plot.left(), plot.right(), place.top() + 28.0);
    key(painter, line, named, text);
    for minute in [0.0, minutes / 2.0, minutes] {
        let share = crate::hud::narrow(minute / minutes);
        let align = match share {
            s if s < 0.1 => Align::Min,
            s if s > 0.9 => Align::Max,
            _ => Align::Center,
        };
        let x = plot.left() + plot.width() * share;
        let face = Face::regular(booth::LEAST, theme::LO);
        let label = text.number(minute, 0);
        words::put(painter, (x, place.bottom() - 6.0), align, &label, face);
    }
}

/// What is drawn, and which line is whose; what has no room goes, the name last.
fn key(painter: &Painter, (left, right, baseline): (f32, f32, f32), name: &str, text: &Text) {
    let mut x = right;
    let face = Face::regular(booth::LEAST, theme::TX);
    let name_width = words::width(painter, name, face);
    for (key, (colour, _, pattern, _)) in [("ui-reference", REFERENCE), ("ui-you", YOU)] {
        let words = text.get(key);
        let start = x - words::width(painter, &words, face) - 56.0;
        if start < left + name_width + 24.0 {
            break;
        }
        words::put(painter, (x, baseline), Align::Max, &words, face);
        let y = baseline - 6.0;
        let stroke = Stroke::new(THICK, colour.egui());
        let (from, to) = (pos2(start, y), pos2(start + 44.0, y));
        match pattern {
            Pattern::Solid => {
                painter.line_segment([from, to], stroke);
            }
            Pattern::Dashed | Pattern::Dotted => {
                chart::dashed(painter, from, to, stroke, 10.0, 6.0);
            }
        }
        x = start - 28.0;
    }
    words::put(
        painter,
        (left, baseline),
        Align::Min,
        name,
        face.of(theme::LO),
    );
}

//! A chart a goal, with three lines on the same seed; for a free shift the course of its trends.

use egui::{Align, Painter, Rect, Stroke, Ui, pos2, vec2};

use super::{ScoringView, drawn_points};
use crate::hud::chart::{self, Chart, Mark, Pattern, Series};
use crate::hud::desk::{Coach, DeskView, asked, minute_labels, trend_ui};
use crate::hud::icon::{self, Icon};
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::level::{CREDIT_AT_PASS, Goal, GoalState, Run};
use crate::shift::command::Speed;
use crate::text::{NO_NUMBER, Text};
use crate::theme::{self, Rgb, size};

/// Gap between charts.
const GAP: f32 = 24.0;
/// Height of the key under the charts.
const KEY: f32 = 34.0;
/// Height of each further line of the key.
const KEY_LINE: f32 = 24.0;
/// Width below which the key takes two lines.
const KEY_NARROW: f32 = 560.0;
/// Height of a goal with its chart, where they stand below each other.
const STACKED: f32 = 168.0;
/// Width below which they do.
const STACKED_BELOW: f32 = 620.0;

/// Divides a rectangle into places, row by row.
fn places(rect: Rect, count: usize, rows: usize) -> Vec<Rect> {
    let columns = count.div_ceil(rows).max(1);
    let width = (rect.width() - GAP * (columns - 1) as f32) / columns as f32;
    let height = (rect.height() - 14.0 * (rows - 1) as f32) / rows as f32;
    let place = |i: usize| {
        let at = vec2(
            (i % columns) as f32 * (width + GAP),
            (i / columns) as f32 * (height + 14.0),
        );
        Rect::from_min_size(rect.min + at, vec2(width, height))
    };
    (0..count).map(place).collect()
}

/// Height of the key in so much width.
fn key_height(width: f32) -> f32 {
    KEY + if width < KEY_NARROW { KEY_LINE } else { 0.0 }
}

/// Rows and height of so many charts on a page of this width.
pub(super) fn on_page(count: usize, width: f32) -> (usize, f32) {
    let rows = count.div_ceil(if width < STACKED_BELOW { 1 } else { 2 });
    (rows, rows as f32 * STACKED + key_height(width))
}

/// The charts of a level's goals and their key.
pub(super) fn goals(ui: &mut Ui, rect: Rect, rows: usize, view: &ScoringView, text: &Text) {
    let level = view.run.level();
    let below = rect.bottom() - key_height(rect.width());
    let area = Rect::from_min_max(rect.min, pos2(rect.right(), below));
    if area.height() < 40.0 || area.width() < 40.0 {
        return;
    }
    let states = view.run.goals();
    let places = places(area, level.goals.len(), rows);
    let names = names(ui.painter(), places.first(), view, text);
    for (i, ((goal, state), place)) in level.goals.iter().zip(&states).zip(&places).enumerate() {
        let body = head(
            ui,
            *place,
            rows > 1,
            (goal, state),
            &level.goal_key(goal),
            &names[i],
            text,
        );
        lines(ui, i, body, goal, view, text);
    }
    key(
        ui,
        (rect.left(), rect.right(), rect.bottom() - 12.0),
        view,
        text,
    );
}

/// The names over the charts, all of one size; where a long one does not fit even small, the short one stands.
fn names(
    painter: &Painter,
    place: Option<&Rect>,
    view: &ScoringView,
    text: &Text,
) -> Vec<(String, Face)> {
    let level = view.run.level();
    let room = place.map_or(0.0, Rect::width);
    let fits = |name: &str, face| words::width(painter, name, face) <= room;
    let long = |goal: &Goal| words::capital(&text.get(&level.goal_key(goal)));
    let large = Face::regular(size::HEAD, theme::TX);
    let face = if level.goals.iter().all(|goal| fits(&long(goal), large)) {
        large
    } else {
        Face::TEXT
    };
    let name = |goal: &Goal| {
        let name = long(goal);
        if fits(&name, face) {
            name
        } else {
            text.get(&format!("goal-{}-short", goal.kebab()))
        }
    };
    level.goals.iter().map(|goal| (name(goal), face)).collect()
}

/// Name, value, what was asked, and the credit; returns the place left for the chart.
fn head(
    ui: &Ui,
    place: Rect,
    tight: bool,
    (goal, state): (&Goal, &GoalState),
    level_key: &str,
    (name, face): &(String, Face),
    text: &Text,
) -> Rect {
    let painter = ui.painter();
    let (x, right, top) = (place.left(), place.right(), place.top());
    words::put(painter, (x, top + 16.0), Align::Min, name, *face);
    let digits = if tight { 20.0 } else { 24.0 };
    let y = top + 16.0 + digits + if tight { 2.0 } else { 10.0 };
    // The shift is over: there are no more warnings, only met and missed.
    let (sign, colour) = match state.value {
        Some(_) if state.met => (Icon::Check, theme::GREEN),
        Some(_) => (Icon::Critical, theme::VERMILION),
        None => (Icon::Off, theme::LO),
    };
    icon::draw(painter, sign, pos2(x + 9.0, y - digits * 0.34), 8.0, colour);
    let value = state.value.map_or_else(
        || NO_NUMBER.to_owned(),
        |value| text.compact(value, goal.unit, goal.decimals).joined(),
    );
    let written = words::put(
        painter,
        (x + 26.0, y),
        Align::Min,
        &value,
        Face::semibold(digits, theme::HI),
    );
    let limit = text.args("ui-asked", &[("limit", asked(text, goal).into())]);
    let face = [Face::regular(size::HEAD, theme::LO), Face::LABEL];
    if let Some(face) = face
        .into_iter()
        .find(|face| written.right() + 8.0 + words::width(painter, &limit, *face) <= right)
    {
        words::put(painter, (right, y), Align::Max, &limit, face);
    }
    let bar = Rect::from_min_size(
        pos2(x, y + if tight { 6.0 } else { 12.0 }),
        vec2(place.width(), if tight { 4.0 } else { 6.0 }),
    );
    credit(ui, bar, state);
    let told = words::capital(&text.get(level_key)) + &text.unit_means(goal.unit);
    widget::explained(ui, ui.id().with(("goal", goal.kebab())), place, &told);
    Rect::from_min_max(
        pos2(x, bar.bottom() + if tight { 6.0 } else { 16.0 }),
        place.max,
    )
}

/// The credit as a needle on a bar of two zones, missed and met: it moves to the left the further a goal was missed, whichever
/// way its numbers run.
fn credit(ui: &Ui, bar: Rect, state: &GoalState) {
    let painter = ui.painter();
    let round = bar.height() / 2.0;
    let at = |share: f64| bar.left() + bar.width() * crate::hud::narrow(share.clamp(0.0, 1.0));
    let passes = at(CREDIT_AT_PASS);
    let missed = Rect::from_min_max(bar.min, pos2(passes - 1.0, bar.bottom()));
    let met = Rect::from_min_max(pos2(passes + 1.0, bar.top()), bar.max);
    painter.rect_filled(missed, round, theme::VERMILION.faded(theme::ZONE));
    painter.rect_filled(met, round, theme::GREEN.faded(theme::ZONE));
    let needle = at(state.credit).clamp(bar.left() + 1.5, bar.right() - 1.5);
    painter.vline(
        needle,
        bar.top() - 4.0..=bar.bottom() + 4.0,
        Stroke::new(3.0, theme::HI.egui()),
    );
}

/// One of the three lines as far as it is drawn.
pub(crate) fn series(
    run: &Run,
    goal: usize,
    drawn: f32,
    (colour, width, pattern, end): Look,
) -> Series {
    let mut values = run.goal_line(goal);
    values.truncate(drawn_points(values.len(), drawn));
    Series {
        width,
        pattern,
        end,
        ..Series::solid(values, colour)
    }
}

/// How a run's line is drawn: colour, width, pattern, and the sign at its end.
pub(crate) type Look = (Rgb, f32, Pattern, Icon);

pub(crate) const YOU: Look = (theme::HI, 2.6, Pattern::Solid, Icon::Dot);
pub(crate) const REFERENCE: Look = (theme::GREEN, 2.0, Pattern::Dashed, Icon::Ring);
const UNTOUCHED: Look = (theme::LO, 1.8, Pattern::Dotted, Icon::Cross);

fn lines(ui: &mut Ui, place: usize, body: Rect, goal: &Goal, view: &ScoringView, text: &Text) {
    if body.height() < 24.0 {
        return;
    }
    ui.painter().rect_filled(body, 8.0, theme::INK1.egui());
    let runs = [
        (view.untouched, UNTOUCHED),
        (view.reference, REFERENCE),
        (Some(view.run), YOU),
    ];
    // The scale is that of the whole lines, so that it does not move while they are drawn.
    let all = runs
        .iter()
        .filter_map(|(run, _)| run.map(|run| run.goal_line(place)))
        .flatten()
        .flatten();
    let (lo, hi, _) = chart::round_bounds(all.chain([goal.passes]), 4.0);
    let series = runs
        .iter()
        .filter_map(|(run, look)| run.map(|run| series(run, place, view.drawn, *look)))
        .collect();
    let minutes = f64::from(view.run.level().minutes.unwrap_or(60));
    // Signs above, minutes below, as far as there is height for them.
    let below = if body.height() > 64.0 { 26.0 } else { 6.0 };
    let plot = Rect::from_min_max(body.min + vec2(12.0, 22.0), body.max - vec2(12.0, below));
    let marks = actions(view.run);
    let chart = Chart {
        marks,
        ..of_goal(goal, (lo, hi), minutes, series)
    };
    chart::show(ui, &format!("goal-{place}"), plot, &chart);
    if below > 20.0 {
        chart::minutes(
            ui.painter(),
            plot,
            body.bottom() - 8.0,
            (0.0, minutes),
            &minute_labels(view.run.level(), 0.0, minutes, text),
        );
    }
}

/// Lines of what a goal asks for, over a whole shift of so many minutes.
pub(crate) fn of_goal(
    goal: &Goal,
    (lo, hi): (f64, f64),
    minutes: f64,
    series: Vec<Series>,
) -> Chart {
    Chart {
        lo,
        hi,
        from: 0.0,
        to: minutes,
        grid: Vec::new(),
        goal: Some(goal.passes),
        series,
        marks: Vec::new(),
        sign: 5.0,
    }
}

/// The minutes in which the player acted.
pub(crate) fn actions(run: &Run) -> Vec<Mark> {
    chart::acted(run.actions())
        .into_iter()
        .map(|minute| Mark {
            minute: f64::from(minute),
            icon: Icon::Diamond,
            colour: theme::SKY,
        })
        .collect()
}

/// Which line is whose.
fn key(ui: &Ui, (left, right, baseline): (f32, f32, f32), view: &ScoringView, text: &Text) {
    let painter = ui.painter();
    let mine = if view.run.actions().is_empty() {
        "ui-no-actions"
    } else {
        "ui-your-actions"
    };
    let mut entries = vec![
        ("ui-you", Some(YOU)),
        ("ui-reference", Some(REFERENCE)),
        ("ui-nothing-touched", Some(UNTOUCHED)),
        (mine, None),
    ];
    if view.watched {
        // The one line is the operator's, and so are the moves.
        entries[0].0 = "ui-reference";
        entries.remove(3);
        entries.remove(1);
    }
    let lines = if right - left < KEY_NARROW { 2 } else { 1 };
    let per_line = entries.len().div_ceil(lines);
    let count = entries.len().div_ceil(per_line.max(1));
    for (i, line) in entries.chunks(per_line.max(1)).enumerate() {
        let up = (count - 1 - i) as f32 * KEY_LINE;
        key_line(painter, (left, right, baseline - up), line, view, text);
    }
}

/// An entry of the key: its words, and the line that it names.
type KeyEntry = (&'static str, Option<Look>);

/// One line of the key.
fn key_line(
    painter: &Painter,
    (left, right, baseline): (f32, f32, f32),
    entries: &[KeyEntry],
    view: &ScoringView,
    text: &Text,
) {
    let total = |size: f32, gap: f32| -> f32 {
        entries
            .iter()
            .map(|(key, _)| {
                42.0 + words::width(painter, &text.get(key), Face::regular(size, theme::TX)) + gap
            })
            .sum()
    };
    let sizes = [(size::HEAD, 28.0), (size::TEXT, 18.0), (size::TEXT, 8.0)];
    let (size, gap) = sizes
        .into_iter()
        .find(|(size, gap)| total(*size, *gap) - gap <= right - left)
        .unwrap_or(sizes[2]);
    let mut x = left;
    for &(key, line) in entries {
        let y = baseline - 5.0;
        let start = if let Some((colour, width, pattern, _)) = line {
            let stroke = Stroke::new(width, colour.egui());
            chart::sample(painter, (x, y), 32.0, stroke, pattern);
            x + 42.0
        } else {
            let acted = !view.run.actions().is_empty();
            if acted {
                icon::draw(painter, Icon::Diamond, pos2(x + 6.0, y), 5.5, theme::SKY);
            }
            x + if acted { 20.0 } else { 0.0 }
        };
        let ink = if line.as_ref().is_some_and(|line| line.0 == YOU.0) {
            theme::HI
        } else {
            theme::TX
        };
        x = words::put(
            painter,
            (start, baseline),
            Align::Min,
            &text.get(key),
            Face::regular(size, ink),
        )
        .right()
            + gap;
    }
}

/// The course of a free shift.
pub(super) fn trends(ui: &mut Ui, rect: Rect, rows: usize, view: &ScoringView, text: &Text) {
    let last = view.run.minute().checked_sub(1);
    let desk = DeskView {
        run: view.run,
        minute_shown: last,
        phase: 1.0,
        started: true,
        paused: true,
        speed: Speed::One,
        watching: false,
        recorded: false,
        caption: None,
        coach: Coach::default(),
        reduced_motion: true,
        can_leave: false,
        group: None,
    };
    let count = view.run.level().trends.len();
    for (i, place) in places(rect.shrink2(vec2(0.0, 8.0)), count, rows)
        .into_iter()
        .enumerate()
    {
        let plot = Rect::from_min_max(place.min + vec2(0.0, 40.0), place.max - vec2(0.0, 24.0));
        if plot.is_positive() {
            trend_ui(ui, i, plot, place.bottom() - 6.0, &desk, text);
        }
    }
}

//! Line charts over the minutes of a shift, on `egui_plot` with its interaction off.

use egui::{Align, Painter, Rect, Sense, Stroke, Ui, UiBuilder, pos2, vec2};
use egui_plot::{HLine, Line, LineStyle, Plot, PlotBounds, PlotPoint, PlotPoints, PlotTransform};

use super::icon::{self, Icon};
use super::narrow;
use super::words::{self, Face};
use crate::level::Action;
use crate::model::control::Set;
use crate::theme::{self, Rgb};

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Pattern {
    /// Unbroken.
    Solid,
    /// Long strokes.
    Dashed,
    /// Points.
    Dotted,
}

/// The minutes to be marked as acted in. A lever that is moved on in the minute after it was moved makes no new mark: that is
/// one hand's one move.
pub(crate) fn acted(actions: &[Action]) -> Vec<u32> {
    let goes_on = |action: &&Action| {
        let id = action.set.control_id();
        let before = |a: &Action| a.minute + 1 == action.minute && a.set.control_id() == id;
        !matches!(
            action.set,
            Set::WarmUp | Set::RollBack | Set::BadBuild | Set::CacheFlush
        ) && actions.iter().any(before)
    };
    let mut minutes: Vec<u32> = actions
        .iter()
        .filter(|action| !goes_on(action))
        .map(|action| action.minute)
        .collect();
    minutes.dedup();
    minutes
}

/// One line of a chart.
#[derive(Clone, Debug)]
pub(crate) struct Series {
    /// Value at the end of each minute, the first at minute `from`; a gap where there is none yet.
    pub(crate) values: Vec<Option<f64>>,
    /// Minute of the first value.
    pub(crate) from: f64,
    /// Colour.
    pub(crate) colour: Rgb,
    /// Width in points.
    pub(crate) width: f32,
    /// How it is drawn.
    pub(crate) pattern: Pattern,
    /// How much of the colour fills the area below (0: none).
    pub(crate) fill: f32,
    /// Sign at its end.
    pub(crate) end: Icon,
}

impl Series {
    /// A solid line without filling that ends in a dot.
    pub(crate) fn solid(values: Vec<Option<f64>>, colour: Rgb) -> Self {
        Self {
            values,
            from: 0.0,
            colour,
            width: 2.0,
            pattern: Pattern::Solid,
            fill: 0.0,
            end: Icon::Dot,
        }
    }

    /// Runs of neighbours without a gap, as points.
    fn runs(&self) -> Vec<Vec<[f64; 2]>> {
        let mut runs: Vec<Vec<[f64; 2]>> = Vec::new();
        let mut open = false;
        for (i, value) in self.values.iter().enumerate() {
            match value {
                Some(value) if value.is_finite() => {
                    if !open {
                        runs.push(Vec::new());
                    }
                    open = true;
                    if let Some(run) = runs.last_mut() {
                        run.push([self.from + i as f64, *value]);
                    }
                }
                _ => open = false,
            }
        }
        runs
    }
}

/// A minute with a sign over it: an event or an action of the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Mark {
    /// Minute.
    pub(crate) minute: f64,
    /// Sign.
    pub(crate) icon: Icon,
    /// Colour.
    pub(crate) colour: Rgb,
}

/// What a chart shows.
#[derive(Clone, Debug)]
pub(crate) struct Chart {
    /// Lowest value shown.
    pub(crate) lo: f64,
    /// Highest value shown.
    pub(crate) hi: f64,
    /// First minute shown.
    pub(crate) from: f64,
    /// Last minute shown.
    pub(crate) to: f64,
    /// Values with a hairline.
    pub(crate) grid: Vec<f64>,
    /// Goal, drawn as a dashed line.
    pub(crate) goal: Option<f64>,
    /// Lines, the last on top.
    pub(crate) series: Vec<Series>,
    /// Events and actions.
    pub(crate) marks: Vec<Mark>,
    /// Half size of the signs.
    pub(crate) sign: f32,
}

/// Height above the plot that signs of marks take.
const SIGN_RISE: f32 = 7.0;

/// Draws a chart; `rect` is the plot itself, signs of marks stand above it.
pub(crate) fn show(ui: &mut Ui, id: &str, rect: Rect, chart: &Chart) {
    if !rect.is_positive()
        || rect.width() < 4.0
        || rect.height() < 4.0
        || chart.hi <= chart.lo
        || chart.to <= chart.from
    {
        return;
    }
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(rect));
    let plot = Plot::new(id)
        .width(rect.width())
        .height(rect.height())
        .show_axes(false)
        .show_grid(false)
        .show_background(false)
        .show_x(false)
        .show_y(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_zoom(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .set_margin_fraction(vec2(0.0, 0.0))
        .sense(Sense::hover());
    let shown = plot.show(&mut child, |plot| {
        plot.set_plot_bounds(PlotBounds::from_min_max(
            [chart.from, chart.lo],
            [chart.to, chart.hi],
        ));
        for series in &chart.series {
            for run in series.runs() {
                plot.line(line(series, clamped(run, chart), narrow(chart.lo)));
            }
        }
        if let Some(goal) = chart.goal {
            let dash = LineStyle::Dashed { length: 5.0 };
            plot.hline(
                HLine::new("", goal)
                    .stroke(Stroke::new(1.2, theme::TX.egui()))
                    .style(dash)
                    .allow_hover(false),
            );
        }
    });
    let painter = child.painter().with_clip_rect(ui.clip_rect());
    frame(&painter, rect, chart, &shown.transform);
    ends(&painter, chart, &shown.transform);
}

/// Values outside the scale lie on its edge.
fn clamped(run: Vec<[f64; 2]>, chart: &Chart) -> Vec<[f64; 2]> {
    run.into_iter()
        .map(|[x, y]| [x, y.clamp(chart.lo, chart.hi)])
        .collect()
}

fn line(series: &Series, run: Vec<[f64; 2]>, floor: f32) -> Line<'static> {
    let style = match series.pattern {
        Pattern::Solid => LineStyle::Solid,
        Pattern::Dashed => LineStyle::Dashed { length: 8.0 },
        Pattern::Dotted => LineStyle::Dotted { spacing: 5.0 },
    };
    let line = Line::new("", PlotPoints::from(run))
        .stroke(Stroke::new(series.width, series.colour.egui()))
        .style(style)
        .allow_hover(false);
    if series.fill > 0.0 {
        line.fill(floor).fill_alpha(series.fill)
    } else {
        line
    }
}

fn place(transform: &PlotTransform, x: f64, y: f64) -> egui::Pos2 {
    transform.position_from_point(&PlotPoint::new(x, y))
}

/// Floor, hairlines and the signs of events and actions.
fn frame(painter: &Painter, rect: Rect, chart: &Chart, transform: &PlotTransform) {
    let hairline = Stroke::new(1.0, theme::INK3.egui());
    for &value in chart
        .grid
        .iter()
        .filter(|value| (chart.lo..=chart.hi).contains(*value))
    {
        painter.hline(
            rect.x_range(),
            place(transform, chart.from, value).y,
            Stroke::new(1.0, theme::INK3.faded(0.7)),
        );
    }
    painter.hline(rect.x_range(), rect.bottom(), hairline);
    let mut signs: Vec<f32> = Vec::new();
    for mark in chart
        .marks
        .iter()
        .filter(|mark| (chart.from..=chart.to).contains(&mark.minute))
    {
        let x = place(transform, mark.minute, chart.lo).x;
        painter.vline(
            x,
            rect.top() - 2.0..=rect.bottom(),
            Stroke::new(1.0, mark.colour.egui()),
        );
        // An action in the minute of an event, or next to it, makes room for the event's sign.
        let near = |taken: &&f32| (**taken - x).abs() < 2.2 * chart.sign;
        let sign = match signs.iter().find(near) {
            Some(taken) if x < *taken => taken - 2.2 * chart.sign,
            Some(taken) => taken + 2.2 * chart.sign,
            None => x,
        };
        if mark.icon != Icon::Diamond {
            signs.push(sign);
        }
        icon::draw(
            painter,
            mark.icon,
            pos2(sign, rect.top() - SIGN_RISE),
            chart.sign,
            mark.colour,
        );
    }
}

/// The sign at the end of each line.
fn ends(painter: &Painter, chart: &Chart, transform: &PlotTransform) {
    for series in &chart.series {
        if let Some([x, y]) = series.runs().last().and_then(|run| run.last().copied()) {
            let at = place(transform, x, y.clamp(chart.lo, chart.hi));
            icon::draw(painter, series.end, at, 4.0, series.colour);
        }
    }
}

/// Minutes written under a chart: the first at its left edge, the last at its right one.
pub(crate) fn minutes(
    painter: &Painter,
    rect: Rect,
    baseline: f32,
    (from, to): (f64, f64),
    labels: &[(f64, String)],
) {
    for (minute, label) in labels {
        let share = narrow((minute - from) / (to - from));
        let align = match share {
            s if s < 0.04 => Align::Min,
            s if s > 0.96 => Align::Max,
            _ => Align::Center,
        };
        words::put(
            painter,
            (rect.left() + rect.width() * share, baseline),
            align,
            label,
            Face::LABEL,
        );
    }
}

/// A piece of a line as it is drawn in a chart, for the key: from a left end, so long.
pub(crate) fn sample(
    painter: &Painter,
    (x, y): (f32, f32),
    length: f32,
    stroke: Stroke,
    pattern: Pattern,
) {
    let (from, to) = (pos2(x, y), pos2(x + length, y));
    match pattern {
        Pattern::Solid => {
            painter.line_segment([from, to], stroke);
        }
        Pattern::Dashed => dashed(painter, from, to, stroke, length / 4.0, length / 8.0),
        Pattern::Dotted => dashed(painter, from, to, stroke, length / 16.0, length / 11.0),
    }
}

/// A dashed line from `from` to `to`, as in a key.
pub(crate) fn dashed(
    painter: &Painter,
    from: egui::Pos2,
    to: egui::Pos2,
    stroke: Stroke,
    dash: f32,
    gap: f32,
) {
    painter.extend(egui::Shape::dashed_line(&[from, to], stroke, dash, gap));
}

/// Least and greatest round bounds that hold all values, with about `ticks` steps between them.
pub(crate) fn round_bounds(values: impl Iterator<Item = f64>, ticks: f64) -> (f64, f64, f64) {
    let (mut lo, mut hi) = (f64::INFINITY, f64::NEG_INFINITY);
    for value in values.filter(|value| value.is_finite()) {
        lo = lo.min(value);
        hi = hi.max(value);
    }
    if lo > hi {
        return (0.0, 1.0, 1.0);
    }
    let span = (hi - lo).max(hi.abs() * 0.02).max(1e-6);
    let raw = span / ticks;
    let power = 10_f64.powf(raw.log10().floor());
    let step = [1.0, 2.0, 2.5, 5.0, 10.0]
        .into_iter()
        .map(|m| m * power)
        .find(|step| *step >= raw * 0.999)
        .unwrap_or(10.0 * power);
    ((lo / step).floor() * step, (hi / step).ceil() * step, step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lever_moved_on_from_minute_to_minute_is_one_mark() {
        let action = |(minute, set)| Action { minute, set };
        let actions = [
            (3, Set::Floor(11)),
            (4, Set::Floor(12)),
            (5, Set::Floor(14)),
            (5, Set::WarmUp),
            (6, Set::WarmUp),
            (8, Set::Floor(10)),
        ];
        assert_eq!(acted(&actions.map(action)), [3, 5, 6, 8]);
    }
}

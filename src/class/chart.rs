//! Line charts over the minutes of a shift, as pictures that need nothing but a browser.

use super::gather::Gathering;
use super::html::{escape, wrap};
use super::look::Look;
use crate::model::control::Unit;
use crate::text::Text;

/// Width of a picture, in its own units.
pub(super) const WIDTH: f64 = 960.0;
/// Room below a plot, for the minutes.
const FOOT: f64 = 30.0;
/// Room above a plot, for the names of what happens.
pub(super) const HEAD: f64 = 26.0;
/// Room left of a chart, for its scale.
const LEFT: f64 = 72.0;
/// Room right of it, for the numbers of the runs.
const RIGHT: f64 = 52.0;
/// Least height of a plot.
const PLOT: f64 = 220.0;
/// Height that each number at the lines' ends needs.
const LABEL: f64 = 11.0;
/// About as many lines of a scale as are wanted.
const TICKS: f64 = 5.0;

/// Where the minutes of a shift lie in a picture.
pub(super) struct Axis {
    left: f64,
    right: f64,
    minutes: f64,
}

impl Axis {
    /// From one side to the other.
    pub(super) fn new(left: f64, right: f64, minutes: usize) -> Self {
        Self {
            left,
            right,
            minutes: (minutes as f64 - 1.0).max(1.0),
        }
    }

    /// The place of a minute.
    pub(super) fn x(&self, minute: f64) -> f64 {
        self.left + (self.right - self.left) * (minute / self.minutes).clamp(0.0, 1.0)
    }

    /// The right end.
    pub(super) fn right(&self) -> f64 {
        self.right
    }

    /// What happens, as bands with their names over them, and the minutes below; from `top` to `bottom`.
    pub(super) fn draw(&self, of: &Gathering, (top, bottom): (f64, f64), text: &Text) -> String {
        let mut out = String::new();
        for event in of.untouched.timeline() {
            let from = self.x(f64::from(event.minute));
            let to = event.ends.map_or(self.right, |end| self.x(f64::from(end)));
            let name = escape(&text.get(&event.key));
            put!(
                out,
                "<rect class=\"event\" x=\"{from:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\
                 <text class=\"event\" x=\"{:.1}\" y=\"{:.1}\">{name}</text>",
                to - from,
                bottom - top,
                from + 4.0,
                top - 6.0
            );
        }
        let mut minute = 0.0;
        while minute <= self.minutes {
            let x = self.x(minute);
            put!(
                out,
                "<path class=\"rule\" d=\"M{x:.1},{bottom:.1}v4\"/>\
                 <text class=\"tick\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>",
                bottom + 18.0,
                escape(&text.number(minute, 0))
            );
            minute += 10.0;
        }
        out
    }
}

/// What a chart shows.
pub(super) struct Chart<'a> {
    /// Name of the chart within the page.
    pub(super) id: String,
    /// Its title.
    pub(super) title: String,
    /// What is said below the title.
    pub(super) sub: String,
    /// Unit of the values.
    pub(super) unit: Unit,
    /// A value that is asked for.
    pub(super) limit: Option<f64>,
    /// A line for each look, one value a minute.
    pub(super) lines: Vec<(&'a Look<'a>, Vec<Option<f64>>)>,
}

impl Chart<'_> {
    /// Whether its lines are those of another chart, wherever it has values: a share without a base has none.
    pub(super) fn shows(&self, other: &Self) -> bool {
        let same = |(mine, theirs): (&Option<f64>, &Option<f64>)| {
            mine.is_none() || mine.map(f64::to_bits) == theirs.map(f64::to_bits)
        };
        let lines = self.lines.iter().zip(&other.lines);
        lines
            .flat_map(|((_, mine), (_, theirs))| mine.iter().zip(theirs))
            .all(same)
    }
}

/// Draws a chart.
pub(super) fn figure(chart: &Chart<'_>, of: &Gathering, text: &Text) -> String {
    let plot = PLOT.max(LABEL * chart.lines.len() as f64);
    let (top, bottom) = (HEAD, HEAD + plot);
    let axis = Axis::new(LEFT, WIDTH - RIGHT, of.untouched.history().len());
    let scale = Scale::of(chart);
    let y = |value: f64| bottom - plot * scale.share(value);
    let mut body = axis.draw(of, (top, bottom), text);
    for tick in scale.ticks() {
        put!(
            body,
            "<path class=\"rule\" d=\"M{LEFT},{y:.1}H{:.1}\"/>\
             <text class=\"tick\" text-anchor=\"end\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            axis.right(),
            LEFT - 8.0,
            y(tick) + 4.0,
            escape(&text.exact(tick, chart.unit).joined()),
            y = y(tick)
        );
    }
    if let Some(limit) = chart.limit {
        put!(
            body,
            "<path class=\"limit\" d=\"M{LEFT},{:.1}H{:.1}\"/>",
            y(limit),
            axis.right()
        );
    }
    let last = |values: &[Option<f64>]| values.iter().rev().find_map(|value| *value);
    let end_of = |values: &[Option<f64>]| last(values).map_or(bottom, y);
    let players = chart.lines.iter().filter(|(look, _)| look.is_players);
    let ends: Vec<f64> = players.map(|(_, values)| end_of(values)).collect();
    let labels = apart(&ends, top, bottom);
    // Those to hold the runs against lie below them.
    for (i, (look, values)) in chart.lines.iter().enumerate().rev() {
        let id = format!("{}-{}", chart.id, look.class);
        let path = path(values, |minute| axis.x(minute), y);
        let (x, end) = (axis.right() + 6.0, end_of(values));
        put!(
            body,
            "<g class=\"{classes}\" style=\"--c: var(--{hue})\"><title>{title}</title>\
             <path id=\"{id}\" class=\"line\" d=\"{path}\"/><use class=\"hit\" href=\"#{id}\"/>{mark}{label}</g>",
            classes = escape(&look.classes()),
            hue = look.hue,
            title = escape(&look.title()),
            mark = look.mark_at(x, end),
            label = labels
                .get(i)
                .map_or_else(String::new, |at| label(look, x, end, *at)),
        );
    }
    frame(&chart.title, &chart.sub, bottom, &body)
}

/// A picture under its title; `bottom` is where its minutes begin.
pub(super) fn frame(title: &str, sub: &str, bottom: f64, body: &str) -> String {
    format!(
        "<figure><figcaption>{}{}</figcaption>\
         <svg viewBox=\"0 0 {WIDTH} {:.0}\" role=\"img\" aria-label=\"{}\">{body}</svg></figure>\n",
        wrap("h3", title),
        wrap("p", sub),
        bottom + FOOT,
        escape(title),
    )
}

/// The number of a run beside the end of its line, and what joins the two.
fn label(look: &Look<'_>, x: f64, end: f64, at: f64) -> String {
    format!(
        "<path class=\"lead\" d=\"M{:.1},{end:.1}L{:.1},{at:.1}\"/>\
         <text class=\"end\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
        x + 4.0,
        x + 18.0,
        x + 20.0,
        at + 3.5,
        escape(&look.label)
    )
}

/// A line through the values; it stops where there is none.
fn path(values: &[Option<f64>], x: impl Fn(f64) -> f64, y: impl Fn(f64) -> f64) -> String {
    let mut path = String::new();
    let mut pen_down = false;
    for (minute, value) in values.iter().enumerate() {
        let Some(value) = value.filter(|v| v.is_finite()) else {
            pen_down = false;
            continue;
        };
        let step = if pen_down { 'L' } else { 'M' };
        pen_down = true;
        put!(path, "{step}{:.1},{:.1}", x(minute as f64), y(value));
    }
    path
}

/// Heights of labels near the ends of their lines that do not cover one another: pushed down where they must, and up again
/// from the floor.
fn apart(ends: &[f64], top: f64, bottom: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&a, &b| ends[a].total_cmp(&ends[b]).then(a.cmp(&b)));
    let mut at = vec![0.0; ends.len()];
    let mut free = top;
    for &i in &order {
        at[i] = ends[i].max(free);
        free = at[i] + LABEL;
    }
    let mut free = bottom;
    for &i in order.iter().rev() {
        at[i] = at[i].min(free);
        free = at[i] - LABEL;
    }
    at
}

/// A scale that all lines lie on, with round steps.
struct Scale {
    lo: f64,
    hi: f64,
    step: f64,
}

impl Scale {
    fn of(chart: &Chart<'_>) -> Self {
        let all = chart
            .lines
            .iter()
            .flat_map(|(_, values)| values.iter().flatten());
        let all = all.copied().chain(chart.limit).filter(|v| v.is_finite());
        let (lo, hi) = all.fold((f64::INFINITY, f64::NEG_INFINITY), |(lo, hi), v| {
            (lo.min(v), hi.max(v))
        });
        let (lo, hi) = if lo <= hi { (lo, hi) } else { (0.0, 1.0) };
        // From nought, unless that would leave half of the picture empty.
        let lo = if lo > 0.0 && lo < 0.5 * hi { 0.0 } else { lo };
        let span = (hi - lo).max(1e-9 + 1e-6 * hi.abs());
        let step = round_step(span / TICKS);
        Self {
            lo: (lo / step).floor() * step,
            hi: (hi / step).ceil() * step,
            step,
        }
    }

    /// How high a value lies, 0…1 within the scale.
    fn share(&self, value: f64) -> f64 {
        (value - self.lo) / (self.hi - self.lo).max(f64::MIN_POSITIVE)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let (lo, step) = (self.lo, self.step);
        let end = self.hi + step / 2.0;
        (0..100_u32)
            .map(move |i| lo + step * f64::from(i))
            .take_while(move |tick| *tick < end)
    }
}

/// 1, 2 or 5 times a power of ten, at least the given step.
fn round_step(least: f64) -> f64 {
    let power = libm::pow(10.0, libm::floor(libm::log10(least)));
    let step = [1.0, 2.0, 5.0]
        .map(|times| times * power)
        .into_iter()
        .find(|step| *step >= least);
    step.unwrap_or(10.0 * power)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_keep_apart_within_the_plot() {
        let ends = [100.0, 100.0, 100.0, 20.0, 239.0, 240.0];
        let at = apart(&ends, 20.0, 240.0);
        let mut sorted = at.clone();
        sorted.sort_by(f64::total_cmp);
        assert!(
            sorted
                .windows(2)
                .all(|pair| pair[1] - pair[0] >= LABEL - 1e-9),
            "{at:?}"
        );
        assert!(sorted[0] >= 20.0 && sorted[5] <= 240.0, "{at:?}");
        assert!((at[3] - 20.0).abs() < 1e-9, "whoever has room stays");
    }

    #[test]
    fn steps_are_round() {
        for (least, step) in [(0.013, 0.02), (3.0, 5.0), (7.0, 10.0), (1000.0, 1000.0)] {
            assert!((round_step(least) - step).abs() < 1e-9 * step, "{least}");
        }
    }

    #[test]
    fn a_line_stops_where_there_is_no_value() {
        let values = [Some(1.0), Some(2.0), None, Some(f64::NAN), Some(3.0)];
        assert_eq!(path(&values, |m| m, |v| v), "M0.0,1.0L1.0,2.0M4.0,3.0");
    }
}

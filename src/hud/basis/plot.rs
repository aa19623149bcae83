//! A curve in its axes, with today's point on it.

use egui::{Align, Painter, Pos2, Rect, Shape, Stroke, Ui, pos2, vec2};

use super::card::{self, PAD};
use crate::hud::chart;
use crate::hud::icon::{self, Icon};
use crate::hud::narrow;
use crate::hud::words::{self, Face};
use crate::model::control::Unit;
use crate::text::Text;
use crate::theme::{self, Rgb};

/// Height of the drawing itself.
const HEIGHT: f32 = 116.0;
/// Height of a line of the key.
const LINE: f32 = 19.0;

/// One direction of a plot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Axis {
    /// Where it begins.
    pub(super) from: f64,
    /// Where it ends.
    pub(super) to: f64,
    /// Unit of its numbers.
    pub(super) unit: Unit,
}

impl Axis {
    pub(super) fn new(from: f64, to: f64, unit: Unit) -> Self {
        Self { from, to, unit }
    }

    /// From nought to a round number above all of these.
    pub(super) fn up_to(values: impl Iterator<Item = f64>, unit: Unit) -> Self {
        let most = values.filter(|value| value.is_finite()).fold(0.0, f64::max);
        let (_, to, _) = chart::round_bounds([0.0, most].into_iter(), 4.0);
        Self::new(0.0, to, unit)
    }

    fn share(&self, value: f64) -> f32 {
        narrow((value - self.from) / (self.to - self.from))
    }

    /// Round places along it, about so many.
    fn ticks(&self, count: f64) -> Vec<f64> {
        let (first, _, step) = chart::round_bounds([self.from, self.to].into_iter(), count);
        (0..=20_u32)
            .map(|i| first + step * f64::from(i))
            .filter(|tick| {
                let slack = 1e-9 * step;
                *tick >= self.from - slack && *tick <= self.to + slack
            })
            .collect()
    }
}

/// A line of a plot.
#[derive(Clone, Debug)]
pub(super) struct Line<'a> {
    /// Its points, from left to right.
    pub(super) points: &'a [[f64; 2]],
    /// Its colour.
    pub(super) colour: Rgb,
    /// Drawn in strokes.
    pub(super) dashed: bool,
    /// How much of its colour fills the area below it.
    pub(super) fill: f32,
    /// What it is.
    pub(super) name: String,
}

/// A place across a plot.
#[derive(Clone, Debug)]
pub(super) struct Across {
    /// Where.
    pub(super) x: f64,
    /// Its colour.
    pub(super) colour: Rgb,
    /// What it is.
    pub(super) name: String,
}

/// A plot.
#[derive(Clone, Debug)]
pub(super) struct Plot<'a> {
    /// What it shows.
    pub(super) title: String,
    /// To the right.
    pub(super) x: Axis,
    /// Upwards.
    pub(super) y: Axis,
    /// Lines, the last on top.
    pub(super) lines: Vec<Line<'a>>,
    /// Places across it.
    pub(super) across: Vec<Across>,
    /// Today's point, if it is one, and what it says.
    pub(super) now: Option<[f64; 2]>,
    /// Today in words.
    pub(super) said: String,
}

/// One entry of the key.
enum Key<'a> {
    Line(&'a Line<'a>),
    Across(&'a Across),
}

impl Key<'_> {
    fn name(&self) -> &str {
        match self {
            Self::Line(line) => &line.name,
            Self::Across(across) => &across.name,
        }
    }
}

impl Plot<'_> {
    /// Draws it as wide as `width`.
    pub(super) fn show(&self, ui: &mut Ui, width: f32, text: &Text) {
        let room = width - 2.0 * PAD;
        let keys = self.keys(ui.painter(), room);
        let rows = keys.last().map_or(0.0, |(at, _)| at.y + LINE);
        let said = words::lay_pitched(
            ui.painter(),
            &self.said,
            Face::TEXT.of(theme::HI),
            room,
            18.0,
        );
        let title = words::lay_pitched(
            ui.painter(),
            &self.title,
            Face::semibold(16.0, theme::HI),
            room,
            21.0,
        );
        let above = 14.0 + title.size().y + 4.0 + rows + 2.0 + said.size().y + 12.0;
        let height = above + HEIGHT + 34.0;
        let Some(inner) = card::panel(ui, vec2(width, height), "") else {
            return;
        };
        let painter = ui.painter().clone();
        let left = inner.left();
        let top = inner.top() - 44.0;
        let at = pos2(left, top + 14.0);
        let rows_at = at + vec2(0.0, title.size().y + 4.0);
        let said_at = rows_at + vec2(0.0, rows + 2.0);
        words::paint(&painter, at, title);
        for (place, key) in &keys {
            draw_key(&painter, rows_at + place.to_vec2(), key);
        }
        words::paint(&painter, said_at, said);
        let ticks = self.y.ticks(2.0);
        let labels: Vec<String> = ticks
            .iter()
            .map(|tick| label(*tick, self.y.unit, text))
            .collect();
        let gutter = labels
            .iter()
            .map(|label| words::width(&painter, label, Face::LABEL))
            .fold(0.0, f32::max)
            + 8.0;
        let frame = Rect::from_min_size(
            pos2(left + gutter, top + above),
            vec2((room - gutter - 4.0).max(1.0), HEIGHT),
        );
        self.axes(&painter, frame, &ticks, &labels, text);
        self.curves(&painter, frame);
    }

    /// The key's entries with their places.
    fn keys(&self, painter: &Painter, room: f32) -> Vec<(Pos2, Key<'_>)> {
        let lines = self.lines.iter().map(Key::Line);
        let entries = lines.chain(self.across.iter().map(Key::Across));
        let (mut x, mut y) = (0.0, 0.0);
        entries
            .filter(|key| !key.name().is_empty())
            .map(|key| {
                let wide = 26.0 + words::width(painter, key.name(), Face::LABEL);
                if x > 0.0 && x + wide > room {
                    (x, y) = (0.0, y + LINE);
                }
                let at = pos2(x, y);
                x += wide + 16.0;
                (at, key)
            })
            .collect()
    }

    fn place(&self, frame: Rect, [x, y]: [f64; 2]) -> Pos2 {
        pos2(
            frame.left() + frame.width() * self.x.share(x),
            frame.bottom() - frame.height() * self.y.share(y),
        )
    }

    fn axes(&self, painter: &Painter, frame: Rect, ticks: &[f64], labels: &[String], text: &Text) {
        let hairline = Stroke::new(1.0, theme::INK3.egui());
        for (tick, label) in ticks.iter().zip(labels) {
            let y = self.place(frame, [self.x.from, *tick]).y;
            painter.hline(frame.x_range(), y, Stroke::new(1.0, theme::INK3.faded(0.7)));
            words::put(
                painter,
                (frame.left() - 8.0, y + 4.5),
                Align::Max,
                label,
                Face::LABEL,
            );
        }
        painter.hline(frame.x_range(), frame.bottom(), hairline);
        painter.vline(frame.left(), frame.y_range(), hairline);
        let mut free = f32::NEG_INFINITY;
        for tick in self.x.ticks(4.0) {
            let label = label(tick, self.x.unit, text);
            let wide = words::width(painter, &label, Face::LABEL);
            let x = self.place(frame, [tick, self.y.from]).x;
            let left = (x - wide / 2.0).clamp(frame.left() - 8.0, frame.right() + 4.0 - wide);
            if left < free + 10.0 {
                continue;
            }
            words::put(
                painter,
                (left, frame.bottom() + 20.0),
                Align::Min,
                &label,
                Face::LABEL,
            );
            free = left + wide;
        }
    }

    fn curves(&self, painter: &Painter, frame: Rect) {
        let clipped = painter.with_clip_rect(frame.expand(2.0).intersect(painter.clip_rect()));
        for line in &self.lines {
            let points: Vec<Pos2> = line
                .points
                .iter()
                .map(|point| self.place(frame, *point))
                .collect();
            if line.fill > 0.0 {
                fill(&clipped, frame, &points, line);
            }
            let stroke = Stroke::new(2.0, line.colour.egui());
            if line.dashed {
                clipped.extend(Shape::dashed_line(&points, stroke, 7.0, 4.0));
            } else {
                clipped.line(points, stroke);
            }
        }
        for across in &self.across {
            let x = self.place(frame, [across.x, self.y.from]).x;
            if frame.x_range().contains(x) {
                clipped.vline(x, frame.y_range(), Stroke::new(1.5, across.colour.egui()));
            }
        }
        if let Some(now) = self.now {
            let at = self.place(frame, now);
            let at = frame.clamp(at);
            let stroke = Stroke::new(1.0, theme::HI.egui());
            chart::dashed(
                &clipped,
                pos2(at.x, frame.top()),
                pos2(at.x, frame.bottom()),
                stroke,
                3.0,
                4.0,
            );
            icon::draw(painter, Icon::Dot, at, 6.0, theme::HI);
        }
    }
}

/// The area below a line, as a strip of quads.
fn fill(painter: &Painter, frame: Rect, points: &[Pos2], line: &Line) {
    let colour = line.colour.faded(line.fill);
    let mut mesh = egui::Mesh::default();
    for point in points {
        let x = point.x.clamp(frame.left(), frame.right());
        mesh.colored_vertex(pos2(x, point.y.clamp(frame.top(), frame.bottom())), colour);
        mesh.colored_vertex(pos2(x, frame.bottom()), colour);
    }
    for i in 1..u32::try_from(points.len()).unwrap_or(0) {
        let at = 2 * (i - 1);
        mesh.add_triangle(at, at + 1, at + 2);
        mesh.add_triangle(at + 1, at + 2, at + 3);
    }
    painter.add(mesh);
}

fn draw_key(painter: &Painter, at: Pos2, key: &Key<'_>) {
    let y = at.y + 9.0;
    match key {
        Key::Line(line) => {
            let ends = [pos2(at.x, y), pos2(at.x + 18.0, y)];
            let stroke = Stroke::new(2.0, line.colour.egui());
            if line.dashed {
                painter.extend(Shape::dashed_line(&ends, stroke, 5.0, 3.0));
            } else {
                painter.line_segment(ends, stroke);
            }
        }
        Key::Across(across) => {
            let stroke = Stroke::new(1.5, across.colour.egui());
            painter.vline(at.x + 9.0, y - 7.0..=y + 7.0, stroke);
        }
    }
    words::put(
        painter,
        (at.x + 26.0, at.y + 13.5),
        Align::Min,
        key.name(),
        Face::LABEL,
    );
}

/// A number at an axis.
fn label(value: f64, unit: Unit, text: &Text) -> String {
    let value = if value.abs() < 1e-12 { 0.0 } else { value };
    text.exact(round(value), unit).joined()
}

/// Without the last bits of binary fractions.
fn round(value: f64) -> f64 {
    (value * 1e9).round() / 1e9
}

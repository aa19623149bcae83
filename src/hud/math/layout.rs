//! Pieces with a baseline, and how a formula's pieces are put into them.

use std::sync::Arc;

use egui::epaint::{CubicBezierShape, PathStroke};
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Galley, Painter, Pos2, Stroke, Vec2, vec2};

use super::notation::Node;
use crate::hud::words::{self, Face};
use crate::theme::{Rgb, size};

/// Size and colour of a formula.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setting {
    /// Size of its letters in points.
    pub size: f32,
    /// Its colour.
    pub colour: Rgb,
}

/// Size of indices, as a share of their base.
const INDEX: f32 = 0.7;
/// Height of a fraction's line above the baseline, as a share of the size.
const AXIS: f32 = 0.27;

impl Setting {
    pub(super) fn scaled(self, share: f32) -> Self {
        // An index, too, is text.
        let size = (self.size * share).max(size::TEXT.min(self.size));
        Self { size, ..self }
    }

    fn face(self) -> Face {
        Face::regular(self.size, self.colour)
    }

    fn em(self, share: f32) -> f32 {
        self.size * share
    }
}

/// What is painted, relative to the start of the box's baseline.
enum Ink {
    Words(Vec2, Arc<Galley>),
    Line(Vec2, Vec2, f32, Rgb),
    Curve([Vec2; 4], f32, Rgb),
}

/// A laid-out piece.
#[derive(Default)]
pub(super) struct Piece {
    pub(super) width: f32,
    pub(super) ascent: f32,
    pub(super) descent: f32,
    ink: Vec<Ink>,
}

impl Piece {
    pub(super) fn height(&self) -> f32 {
        self.ascent + self.descent
    }

    /// Puts another box into this one, its baseline's start at `at`.
    fn put(&mut self, at: Vec2, other: Self) {
        self.ascent = self.ascent.max(other.ascent - at.y);
        self.descent = self.descent.max(other.descent + at.y);
        self.width = self.width.max(at.x + other.width);
        self.ink.extend(other.ink.into_iter().map(|ink| match ink {
            Ink::Words(place, galley) => Ink::Words(place + at, galley),
            Ink::Line(from, to, width, colour) => Ink::Line(from + at, to + at, width, colour),
            Ink::Curve(points, width, colour) => {
                Ink::Curve(points.map(|point| point + at), width, colour)
            }
        }));
    }

    /// Puts another box after this one.
    fn append(&mut self, gap: f32, other: Self) {
        self.put(vec2(self.width + gap, 0.0), other);
    }

    pub(super) fn paint(&self, painter: &Painter, at: Pos2) {
        for ink in &self.ink {
            match ink {
                Ink::Words(place, galley) => {
                    painter.galley(at + *place, Arc::clone(galley), Color32::PLACEHOLDER);
                }
                Ink::Line(from, to, width, colour) => {
                    let stroke = Stroke::new(*width, colour.egui());
                    painter.line_segment([at + *from, at + *to], stroke);
                }
                Ink::Curve(points, width, colour) => {
                    painter.add(CubicBezierShape::from_points_stroke(
                        points.map(|point| at + point),
                        false,
                        Color32::TRANSPARENT,
                        PathStroke::new(*width, colour.egui()),
                    ));
                }
            }
        }
    }
}

/// Who lays out: what fonts it uses, and what constants come to.
struct Press<'a> {
    painter: &'a Painter,
    number: &'a dyn Fn(&str) -> String,
}

/// Lays out a formula on as many lines as it needs to be no wider than `width`; what cannot be broken may be wider.
pub(super) fn lay(
    painter: &Painter,
    nodes: &[Node],
    setting: Setting,
    width: f32,
    number: &dyn Fn(&str) -> String,
) -> Vec<Piece> {
    let press = Press { painter, number };
    let mut lines: Vec<Piece> = Vec::new();
    let indent = setting.em(1.2);
    for nodes in parts(nodes) {
        let mut part = press.row(nodes, setting, lines.is_empty());
        if nodes.last() == Some(&Node::Comma) {
            // Formulas side by side stand further apart than what is in brackets.
            part.width += setting.em(0.7);
        }
        let room = lines.last().map_or(0.0, |line| width - line.width);
        match lines.last_mut() {
            Some(line) if part.width <= room => line.append(0.0, part),
            Some(_) => {
                let mut line = Piece::default();
                line.put(vec2(indent, 0.0), std::mem::take(&mut part));
                lines.push(line);
            }
            None => lines.push(part),
        }
    }
    lines
}

/// The parts between which a line may be broken: before relations and operators, after commas.
fn parts(nodes: &[Node]) -> Vec<&[Node]> {
    let mut cuts = vec![0];
    for (i, node) in nodes.iter().enumerate() {
        match node {
            Node::Relation(_) | Node::Operator(_) if i > 0 => cuts.push(i),
            Node::Comma => cuts.push(i + 1),
            _ => {}
        }
    }
    cuts.push(nodes.len());
    cuts.windows(2)
        .map(|cut| &nodes[cut[0]..cut[1]])
        .filter(|part| !part.is_empty())
        .collect()
}

impl Press<'_> {
    /// Pieces side by side.
    fn row(&self, nodes: &[Node], setting: Setting, first: bool) -> Piece {
        let mut row = Piece::default();
        for (i, node) in nodes.iter().enumerate() {
            let (before, after) = match node {
                Node::Relation(_) => (0.32, 0.32),
                Node::Operator('/') => (0.06, 0.06),
                Node::Operator(_) => (0.22, 0.22),
                Node::Sign(_) => (0.0, 0.04),
                Node::Comma => (0.0, 0.3),
                Node::Blank => (0.2, 0.0),
                // Clear of the letter that leans towards it.
                Node::Upright(name) if name == "′" => (0.09, 0.02),
                _ => (0.0, 0.0),
            };
            let piece = self.node(node, setting);
            let before = if i == 0 && first { 0.0 } else { before };
            row.append(setting.em(before), piece);
            row.width += setting.em(after);
        }
        row
    }

    fn node(&self, node: &Node, setting: Setting) -> Piece {
        match node {
            Node::Upright(name) => self.words(name, setting, false),
            Node::Constant(name) => self.words(&(self.number)(name), setting, false),
            Node::Letter(c) => self.words(c.encode_utf8(&mut [0; 4]), setting, true),
            Node::Relation(c) | Node::Operator(c) | Node::Sign(c) => {
                self.words(c.encode_utf8(&mut [0; 4]), setting, false)
            }
            Node::Comma => self.words(",", setting, false),
            Node::Blank => Piece::default(),
            Node::Sum => self.sum(&[], &[], setting),
            Node::Fraction(above, below) => self.fraction(above, below, setting),
            Node::Root(inner) => self.root(inner, setting),
            Node::Bar(inner) => self.bar(inner, setting),
            Node::Fence(open, inner, close) => self.fence(*open, inner, *close, setting),
            Node::Indexed(base, below, above) if **base == Node::Sum => {
                self.sum(below, above, setting)
            }
            Node::Indexed(base, below, above) => self.indexed(base, below, above, setting),
        }
    }

    fn words(&self, words: &str, setting: Setting, leaning: bool) -> Piece {
        let face = setting.face();
        let format = TextFormat {
            font_id: face.font(),
            color: face.colour.egui(),
            italics: leaning,
            ..TextFormat::default()
        };
        let job = LayoutJob::single_section(words.to_owned(), format);
        let galley = self.painter.layout_job(job);
        let baseline = words::ascent(&galley);
        Piece {
            width: galley.size().x + if leaning { setting.em(0.03) } else { 0.0 },
            // What the letters take, not what the font leaves between lines.
            ascent: setting.em(0.74),
            descent: setting.em(0.22),
            ink: vec![Ink::Words(vec2(0.0, -baseline), galley)],
        }
    }

    fn fraction(&self, above: &[Node], below: &[Node], setting: Setting) -> Piece {
        let inner = setting.scaled(0.86);
        let (above, below) = (self.row(above, inner, true), self.row(below, inner, true));
        let pad = setting.em(0.14);
        let width = above.width.max(below.width) + 2.0 * pad;
        let axis = setting.em(AXIS);
        let gap = setting.em(0.12);
        let mut whole = Piece::default();
        let up = vec2((width - above.width) / 2.0, -(axis + gap + above.descent));
        let down = vec2((width - below.width) / 2.0, -axis + gap + below.ascent);
        whole.put(up, above);
        whole.put(down, below);
        whole.width = width;
        let rule = setting.em(0.06).max(1.0);
        let line = [pad * 0.4, width - pad * 0.4].map(|x| vec2(x, -axis));
        whole
            .ink
            .push(Ink::Line(line[0], line[1], rule, setting.colour));
        whole
    }

    fn root(&self, inner: &[Node], setting: Setting) -> Piece {
        let inner = self.row(inner, setting, true);
        let hook = setting.em(0.55);
        let (top, foot) = (-(inner.ascent + setting.em(0.12)), inner.descent * 0.6);
        let width = hook + inner.width + setting.em(0.08);
        let line = setting.em(0.06).max(1.0);
        let points = [
            vec2(0.0, -setting.em(0.3)),
            vec2(hook * 0.3, -setting.em(0.36)),
            vec2(hook * 0.55, foot),
            vec2(hook * 0.92, top),
            vec2(width, top),
        ];
        let mut whole = Piece::default();
        whole.put(vec2(hook, 0.0), inner);
        whole.width = width;
        whole.ascent = whole.ascent.max(-top + line);
        whole.ink.extend(
            points
                .windows(2)
                .map(|pair| Ink::Line(pair[0], pair[1], line, setting.colour)),
        );
        whole
    }

    fn bar(&self, inner: &[Node], setting: Setting) -> Piece {
        let mut whole = self.row(inner, setting, true);
        let y = -(setting.em(0.84));
        let line = [setting.em(0.08), whole.width - setting.em(0.02)].map(|x| vec2(x, y));
        let width = setting.em(0.06).max(1.0);
        whole
            .ink
            .push(Ink::Line(line[0], line[1], width, setting.colour));
        whole.ascent = whole.ascent.max(setting.em(0.9));
        whole
    }

    fn sum(&self, below: &[Node], above: &[Node], setting: Setting) -> Piece {
        let limits = setting.scaled(INDEX * 0.9);
        let large = Setting {
            size: setting.size * 1.35,
            ..setting
        };
        let mut sign = self.words("∑", large, false);
        (sign.ascent, sign.descent) = (setting.em(1.0), setting.em(0.35));
        let (below, above) = (self.row(below, limits, true), self.row(above, limits, true));
        let width = sign.width.max(below.width).max(above.width);
        let centred = |piece: &Piece| (width - piece.width) / 2.0;
        let drop = setting.em(0.12);
        let mut whole = Piece::default();
        let up = vec2(centred(&above), -(sign.ascent + above.descent));
        let down = vec2(centred(&below), sign.descent + below.ascent);
        if below.width > 0.0 {
            whole.put(down, below);
        }
        if above.width > 0.0 {
            whole.put(up, above);
        }
        whole.put(vec2(centred(&sign), drop), sign);
        whole.width = width + setting.em(0.16);
        whole
    }

    fn indexed(&self, base: &Node, below: &[Node], above: &[Node], setting: Setting) -> Piece {
        let small = setting.scaled(INDEX);
        let mut whole = self.node(base, setting);
        let (top, foot, x) = (whole.ascent, whole.descent, whole.width);
        let rise = (top - setting.em(0.36)).max(setting.em(0.36));
        let sink = (foot - setting.em(0.06)).max(setting.em(0.16));
        if !below.is_empty() {
            whole.put(vec2(x, sink), self.row(below, small, true));
        }
        if !above.is_empty() {
            whole.put(vec2(x, -rise), self.row(above, small, true));
        }
        whole.width += setting.em(0.04);
        whole
    }

    fn fence(&self, open: char, inner: &[Node], close: char, setting: Setting) -> Piece {
        let inner = self.row(inner, setting, true);
        if open == '\0' {
            return inner;
        }
        let is_tall = inner.ascent > setting.em(0.95) || inner.descent > setting.em(0.4);
        let (top, foot) = if is_tall {
            (
                inner.ascent + setting.em(0.04),
                inner.descent + setting.em(0.04),
            )
        } else {
            (setting.em(0.8), setting.em(0.26))
        };
        let fence = |sign| fence(sign, top, foot, setting);
        let (left, right) = (fence(open), fence(close));
        let mut whole = left;
        let gap = setting.em(0.06);
        whole.append(gap, inner);
        whole.append(gap, right);
        whole.width += setting.em(0.06);
        whole
    }
}

/// One bracket from `top` above the baseline to `foot` below it.
fn fence(sign: char, top: f32, foot: f32, setting: Setting) -> Piece {
    let is_tall = top + foot > 1.4 * setting.size;
    let width = setting.em(if is_tall { 0.36 } else { 0.28 });
    let line = setting.em(0.07).max(1.1);
    let opens = matches!(sign, '(' | '[' | '⌈' | '⌊');
    // From the outer to the inner side.
    let x = |share: f32| width * if opens { 0.3 + share } else { 0.7 - share };
    let (top_y, foot_y) = (-top, foot);
    let ink = if matches!(sign, '(' | ')') {
        let bulge = 0.2 * (top + foot).min(2.0 * setting.size);
        vec![Ink::Curve(
            [
                vec2(x(0.45), top_y),
                vec2(x(-0.12), top_y + bulge),
                vec2(x(-0.12), foot_y - bulge),
                vec2(x(0.45), foot_y),
            ],
            line,
            setting.colour,
        )]
    } else {
        let edge = |from: Vec2, to: Vec2| Ink::Line(from, to, line, setting.colour);
        let mut ink = vec![edge(vec2(x(0.0), top_y), vec2(x(0.0), foot_y))];
        if !matches!(sign, '⌊' | '⌋') {
            ink.push(edge(vec2(x(0.0), top_y), vec2(x(0.5), top_y)));
        }
        if !matches!(sign, '⌈' | '⌉') {
            ink.push(edge(vec2(x(0.0), foot_y), vec2(x(0.5), foot_y)));
        }
        ink
    };
    Piece {
        width,
        ascent: top,
        descent: foot,
        ink,
    }
}

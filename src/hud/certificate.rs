//! The summary of the best runs as a picture to print: a sheet of paper that lies, in the colours of paper.

mod mark;

use std::io;

use egui::{Align, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::icon;
use super::raster::Picture;
use super::words::{self, Face};
use crate::class::{SummaryLine, stars_words};
use crate::text::{Text, desk_key};
use crate::theme::{paper, radius, sheet, size};

/// What the picture shows.
#[derive(Clone, Copy, Debug)]
pub struct CertificateView<'a> {
    /// The levels of the course with the best run of each.
    pub lines: &'a [SummaryLine<'a>],
    /// Whose runs they are; empty for nobody in particular.
    pub player: &'a str,
    /// The day on which it was made.
    pub day: &'a str,
}

/// Levels beside each other.
const COLUMNS: usize = 2;
/// Gap between two levels.
const GAP: f32 = 10.0;
/// Margin within the field of a level.
const PAD: f32 = 16.0;
/// Room for stars and score of a level.
const REACHED: f32 = 150.0;
/// From one line of a text to the next.
const PITCH: f32 = 17.0;

/// The certificate as a PNG file.
///
/// # Errors
/// When there are more levels than a picture has room for.
pub fn certificate_png(view: &CertificateView, text: &Text) -> io::Result<Vec<u8>> {
    certificate(view, text).to_png(sheet::PIXELS_PER_POINT)
}

/// The certificate as a picture.
#[must_use]
pub fn certificate(view: &CertificateView, text: &Text) -> Picture {
    let size = size_of(view);
    Picture::paint(size, sheet::PIXELS_PER_POINT, paper::GROUND, |painter| {
        certificate_ui(painter, size, view, text);
    })
}

/// Size of the sheet in points: that of A4 for six levels, higher for more.
#[must_use]
pub fn size_of(view: &CertificateView) -> Vec2 {
    let rows = view.lines.len().div_ceil(COLUMNS) as f32;
    let high = sheet::HEAD + rows * (sheet::LEVEL + GAP) + sheet::FOOT;
    vec2(sheet::WIDTH, high.max(sheet::HEIGHT))
}

/// Paints the certificate from the upper left corner on.
pub fn certificate_ui(painter: &Painter, size: Vec2, view: &CertificateView, text: &Text) {
    let page = Rect::from_min_size(Pos2::ZERO, size);
    border(painter, page);
    head(painter, page, view, text);
    let inner = page.shrink2(vec2(sheet::MARGIN, 0.0));
    let width = (inner.width() - GAP) / COLUMNS as f32;
    for (i, (line, number)) in view.lines.iter().zip(1_u32..).enumerate() {
        let (column, row) = ((i % COLUMNS) as f32, (i / COLUMNS) as f32);
        let at = pos2(
            inner.left() + column * (width + GAP),
            sheet::HEAD + row * (sheet::LEVEL + GAP),
        );
        let place = Rect::from_min_size(at, vec2(width, sheet::LEVEL));
        level(painter, place, line, number, text);
    }
    foot(painter, page, view, text);
}

/// A frame of two lines.
fn border(painter: &Painter, page: Rect) {
    let frames = [
        (20.0, Stroke::new(3.0, paper::SKY.egui())),
        (27.0, Stroke::new(1.0, paper::RULE.egui())),
    ];
    for (inset, stroke) in frames {
        painter.rect_stroke(page.shrink(inset), 0.0, stroke, StrokeKind::Inside);
    }
}

/// The game's mark, what this is, whose it is, and the stars of all levels.
fn head(painter: &Painter, page: Rect, view: &CertificateView, text: &Text) {
    let middle = page.center().x;
    mark::draw(
        painter,
        Rect::from_center_size(pos2(middle, 82.0), Vec2::splat(76.0)),
    );
    let say = |y: f32, words: &str, face: Face| {
        words::put(painter, (middle, y), Align::Center, words, face)
    };
    let game = Face::semibold(size::HEAD, paper::SKY);
    say(142.0, &text.get("ui-title"), game);
    let title = Face::semibold(sheet::TITLE, paper::HI);
    say(182.0, &text.get("ui-course-summary"), title);
    let mut below = 214.0;
    if !view.player.is_empty() {
        let player = Face::semibold(sheet::NAME, paper::HI);
        let name = say(222.0, view.player, player);
        let rule = egui::Rangef::point(middle).expand(name.width().max(sheet::RULE) / 2.0);
        painter.hline(rule, 232.0, Stroke::new(1.0, paper::RULE.egui()));
        below = 258.0;
    }
    let stars = stars_words(view.lines, text);
    say(below, &stars, Face::semibold(size::HEAD, paper::TX));
}

/// A level: what it teaches, what was reached, and what proves it.
fn level(painter: &Painter, place: Rect, line: &SummaryLine, number: u32, text: &Text) {
    let edge = Stroke::new(1.0, paper::RULE.egui());
    painter.rect_filled(place, radius::PANEL, paper::PANEL.egui());
    painter.rect_stroke(place, radius::PANEL, edge, StrokeKind::Inside);
    let (left, right) = (place.left() + PAD, place.right() - PAD);
    let key = line.level.text_key();
    let name = text.get(&key);
    let named = [("n", number.into()), ("level", name.into())];
    let head = text.args("ui-course-level", &named);
    let baseline = place.top() + 26.0;
    let head_face = Face::semibold(size::HEAD, paper::HI);
    let written = words::put(painter, (left, baseline), Align::Min, &head, head_face);
    let small = Face::regular(size::TEXT, paper::LO);
    let desk = text.get(desk_key(line.level.desk));
    if written.right() + 10.0 + words::width(painter, &desk, small) <= right - REACHED {
        let beside = (written.right() + 10.0, baseline);
        words::put(painter, beside, Align::Min, &desk, small);
    }
    let score = line.score_words(text);
    words::put(painter, (right, baseline), Align::Max, &score, head_face);
    let first = pos2(right - REACHED + 36.0, baseline - 5.0);
    icon::stars(
        painter,
        first,
        8.0,
        22.0,
        line.stars,
        3,
        Some(paper::YELLOW),
    );
    words::put_wrapped(
        painter,
        (left, baseline + 22.0),
        right - left,
        PITCH,
        &text.get(&format!("{key}.teaches")),
        Face::regular(size::TEXT, paper::TX),
    );
    if let Some(proof) = line.proof_words(text) {
        let at = (left, place.bottom() - 12.0);
        words::put(painter, at, Align::Min, &proof, small);
    }
}

/// What the runs are known by (a picture has no replay that would prove them), the day, and what it is not.
fn foot(painter: &Painter, page: Rect, view: &CertificateView, text: &Text) {
    let small = Face::regular(size::TEXT, paper::LO);
    let (left, right) = (page.left() + sheet::MARGIN, page.right() - sheet::MARGIN);
    let top = page.bottom() - sheet::FOOT + 24.0;
    let proofs = text.get("ui-course-picture-proofs");
    words::put_wrapped(painter, (left, top), right - left, PITCH, &proofs, small);
    let last = page.bottom() - 46.0;
    let day = Face::semibold(size::TEXT, paper::TX);
    words::put(painter, (left, last), Align::Min, view.day, day);
    let disclaimer = text.get("ui-disclaimer");
    words::put(painter, (right, last), Align::Max, &disclaimer, small);
}

//! The linear gauge: zones that differ in height as in colour, and a needle.

use egui::{Align, Painter, Rect, Stroke, pos2};

use super::icon::{self, Icon, status_colour};
use super::narrow;
use super::words::{self, Face};
use crate::model::indicator::{Better, Gauge, Status};
use crate::theme::{self, size};

/// The zones of a gauge from left to right: the share of the scale at which each ends, and its verdict.
pub(crate) fn zones(gauge: &Gauge) -> [(f32, Status); 3] {
    let share = |value| share_of(gauge, value);
    match gauge.better {
        Better::High => [
            (share(gauge.warning), Status::Critical),
            (share(gauge.normal), Status::Warning),
            (1.0, Status::Normal),
        ],
        Better::Low => [
            (share(gauge.normal), Status::Normal),
            (share(gauge.warning), Status::Warning),
            (1.0, Status::Critical),
        ],
    }
}

/// Place of a value on the scale, 0…1.
pub(crate) fn share_of(gauge: &Gauge, value: f64) -> f32 {
    let span = gauge.scale_hi - gauge.scale_lo;
    if span > 0.0 && value.is_finite() {
        narrow((value - gauge.scale_lo) / span).clamp(0.0, 1.0)
    } else {
        0.0
    }
}

fn height(status: Status) -> f32 {
    match status {
        Status::Normal => 4.0,
        Status::Warning => 7.0,
        Status::Critical => 10.0,
    }
}

/// Draws zones standing on `y` from `x` over `width`, and the needle.
pub(crate) fn bar(painter: &Painter, (x, y): (f32, f32), width: f32, gauge: &Gauge, value: f64) {
    let mut from = 0.0;
    for (to, status) in zones(gauge) {
        if to > from {
            let zone = Rect::from_min_max(
                pos2(x + width * from + 0.5, y - height(status)),
                pos2(x + width * to - 0.5, y),
            );
            painter.rect_filled(zone, 1.5, status_colour(status).faded(theme::ZONE));
            from = to;
        }
    }
    let at = x + width * share_of(gauge, value);
    painter.line_segment(
        [pos2(at, y - 15.0), pos2(at, y + 3.0)],
        Stroke::new(3.0, theme::HI.egui()),
    );
    for end in [y - 15.0, y + 3.0] {
        painter.circle_filled(pos2(at, end), 1.5, theme::HI.egui());
    }
}

/// Verdict in word and sign, ending at `right`; the sign keeps 8 points before its word.
pub(crate) fn verdict(
    painter: &Painter,
    right: f32,
    baseline: f32,
    status: Status,
    word: &str,
) -> Rect {
    let word = words::put(
        painter,
        (right, baseline),
        Align::Max,
        word,
        Face::regular(size::TEXT, status_colour(status)),
    );
    let at = pos2(word.left() - 14.0, baseline - 4.5);
    icon::draw(painter, Icon::of(status), at, 6.0, status_colour(status));
    Rect::from_min_max(pos2(at.x - 6.0, word.top()), word.max)
}

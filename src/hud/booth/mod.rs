//! A booth's screens: few words, large enough to be read across a hall, and keys for fingers.

mod attract;
mod chart;
mod code;
mod head;
mod idle;
mod language;
mod lever;
mod levers;
mod numbers;
mod result;
mod round;
mod why;

use egui::{Rect, Stroke, Ui, Vec2, pos2};

pub use attract::{AttractView, attract_ui};
pub use code::Code;
pub use idle::idle_ui;
pub use language::{KEY as LANGUAGE, language_place};
pub use lever::{acts, lever_name};
pub use result::{ResultView, result_ui};
pub use round::{RoundView, round_ui};

use crate::theme::{self, booth};

/// Width over height below which a screen counts as standing upright.
const UPRIGHT_BELOW: f32 = 1.25;

/// Width in points below which the foot has two rows.
const STACKED_BELOW: f32 = 1100.0;

/// Height of the stage on an upright screen, as a share of its width.
const STAGE: f32 = 0.6;

/// Whether a screen of this size stands upright.
pub(super) fn is_upright(window: Vec2) -> bool {
    window.x < UPRIGHT_BELOW * window.y
}

/// Pixels a point in a window of this many pixels: every booth's screen is equally high in points, so that no text is too small for
/// whoever stands before it.
#[must_use]
pub fn scale(window: Vec2) -> f32 {
    let scale = if is_upright(window) {
        (window.x / booth::SIDE).min(window.y / booth::UPRIGHT)
    } else {
        window.y / booth::SIDE
    };
    scale.max(0.1)
}

/// The parts of a booth's screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Places {
    /// The title line.
    pub head: Rect,
    /// The stage, below the title line.
    pub stage: Rect,
    /// What is at stake, and what one can do.
    pub foot: Rect,
    /// The screen stands upright.
    pub upright: bool,
    /// The foot has two rows: it is too narrow for numbers and levers side by side.
    pub stacked: bool,
}

/// Divides a screen.
#[must_use]
pub fn places(window: Rect) -> Places {
    let upright = is_upright(window.size());
    let stacked = upright || window.width() < STACKED_BELOW;
    let head = booth::HEADER + if stacked { booth::SENTENCE } else { 0.0 };
    let foot = if stacked {
        booth::FOOT_STACKED
    } else {
        booth::FOOT
    };
    // What is high shows its stage as high as its width makes it; the rest is for what can be told and done.
    let spare = window.height() - head - foot - STAGE * window.width();
    let foot = foot + if upright { spare.max(0.0) } else { 0.0 };
    let (top, bottom) = (window.top() + head, window.bottom() - foot);
    let part = |from: f32, to: f32| {
        Rect::from_min_max(pos2(window.left(), from), pos2(window.right(), to))
    };
    Places {
        head: part(window.top(), top),
        stage: part(top, bottom),
        foot: part(bottom, window.bottom()),
        upright,
        stacked,
    }
}

/// The foot's ground.
fn ground(ui: &Ui, foot: Rect) {
    let painter = ui.painter();
    painter.rect_filled(foot, 0.0, theme::INK1.egui());
    let hairline = Stroke::new(1.0, theme::INK3.egui());
    painter.hline(foot.x_range(), foot.top(), hairline);
}

//! Which arrangement of the same panels a window gets, and how large a target has to be for the hand that is there.

use egui::scroll_area::ScrollSource;
use egui::{Context, Rect, Ui, Vec2, vec2};

use crate::theme::{desk, target};

/// An arrangement of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Panels around the stage, with room to spare.
    Roomy,
    /// Panels around the stage, closer together.
    Small,
    /// One below the other: a phone held upright, or any window higher than it is wide.
    Upright,
    /// The stage beside one column: a phone on its side.
    Lying,
}

/// A desk never falls below this size in its own units, unless the window itself does.
const LEAST_DESK: Vec2 = vec2(900.0, 560.0);
/// The same of a phone held upright.
const LEAST_UPRIGHT: Vec2 = vec2(340.0, 560.0);
/// The same of a phone on its side.
const LEAST_LYING: Vec2 = vec2(600.0, 330.0);
/// Smallest size of text and panels, where even that does not fit.
const LEAST_SCALE: f32 = 0.5;
/// Sizes of text and panels that a desk can have.
const SCALES: (f32, f32) = (0.75, 2.0);
/// How long a finger lies on something before it is no press any more, in seconds.
const STAYS_S: f64 = 0.8;
/// What rounding may take away from a window.
const SLACK: f32 = 0.5;

impl Form {
    /// The arrangement for a window of this size, in points.
    #[must_use]
    pub fn of(window: Vec2) -> Self {
        let desk = window + Vec2::splat(SLACK);
        if window.y > window.x {
            Self::Upright
        } else if desk.x < LEAST_DESK.x || desk.y < LEAST_DESK.y {
            Self::Lying
        } else if window.x < desk::SMALL_BELOW {
            Self::Small
        } else {
            Self::Roomy
        }
    }

    /// Whether it is one for phones.
    #[must_use]
    pub fn is_phone(self) -> bool {
        matches!(self, Self::Upright | Self::Lying)
    }
}

/// Smallest and largest size of text and panels that a window of this many pixels shows, whatever is chosen.
#[must_use]
pub fn scales(window: Vec2) -> (f32, f32) {
    let form = Form::of(window);
    let least = match form {
        Form::Upright => LEAST_UPRIGHT,
        Form::Lying => LEAST_LYING,
        Form::Roomy | Form::Small => LEAST_DESK,
    };
    let room = (window / least).min_elem().max(LEAST_SCALE);
    let most = room.min(SCALES.1);
    // A phone's targets are as large as fingers need them; smaller panels would make them too small.
    let least = if form.is_phone() { 1.0 } else { SCALES.0 };
    (least.min(most), most)
}

/// Size of text and panels in a window of this many pixels, where `wanted` was chosen.
#[must_use]
pub fn scale(window: Vec2, wanted: f32) -> f32 {
    let (least, most) = scales(window);
    wanted.clamp(least, most)
}

/// Whether a finger has ever touched the screen.
pub(crate) fn touched(ctx: &Context) -> bool {
    ctx.input(egui::InputState::has_touch_screen)
}

/// How things scroll: by wheel and bar, or by a finger, which has no use for a bar that it cannot hit.
pub(crate) fn scrolling(ctx: &Context) -> ScrollSource {
    ScrollSource {
        scroll_bar: !touched(ctx),
        ..ScrollSource::default()
    }
}

/// What a screen is laid out for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Fit {
    /// The arrangement.
    pub(crate) form: Form,
    /// Fingers are about, or may be: everything to be hit is as large as they need it.
    pub(crate) touch: bool,
}

impl Fit {
    /// For a part of the screen that is the whole window, or lies over it.
    pub(crate) fn of(ui: &Ui, window: Rect) -> Self {
        if touched(ui.ctx()) {
            // A finger that stays asks what it lies on, and presses nothing.
            ui.ctx()
                .options_mut(|options| options.input_options.max_click_duration = STAYS_S);
        }
        let form = Form::of(window.size());
        Self {
            form,
            touch: form.is_phone() || touched(ui.ctx()),
        }
    }

    /// Whether the arrangement is one for phones.
    pub(crate) fn phone(self) -> bool {
        self.form.is_phone()
    }

    /// Height of something to be hit that would be `usual` points high for a pointer.
    pub(crate) fn target(self, usual: f32) -> f32 {
        if self.touch {
            usual.max(target::TOUCH)
        } else {
            usual.max(target::POINTER)
        }
    }
}

//! Signs drawn as shapes: no font has to know them, and each has its own outline so that none rests on colour alone.

mod pen;

use egui::{Color32, Painter, Pos2, Vec2, pos2};

use pen::Pen;

use crate::model::indicator::Status;
use crate::theme::{self, Rgb};

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// New payment or request.
    Dot,
    /// Approved, answered.
    Ring,
    /// Retry; points along its way.
    Triangle,
    /// Turned away.
    HollowTriangle,
    /// Declined by the rule; also the player's own action.
    Diamond,
    /// Challenged.
    HollowDiamond,
    /// Failed the challenge.
    StruckDiamond,
    /// Fraud that got through.
    HoledDiamond,
    /// Left the queue; error.
    Cross,
    /// Gives up for good.
    Dash,
    /// No answer from the issuer.
    Hourglass,
    /// Warm-up read.
    Square,
    /// Reversal.
    HollowSquare,
    /// Approved by stand-in.
    HoledSquare,
    /// Normal.
    Check,
    /// Warning.
    Warning,
    /// Critical.
    Critical,
    /// Off.
    Off,
    /// Out of reach for good.
    Lost,
    /// Starting.
    Boot,
    /// Change of way: stand-in, rollback.
    Swap,
    /// Runs.
    Play,
    /// Stands.
    Pause,
    /// Plays one minute, then stands.
    Step,
    /// Earned star.
    Star,
    /// Star not earned.
    HollowStar,
    /// Settings.
    Sliders,
    /// The page that opens the box: a curve with a point on it.
    Basis,
    /// Every key: a keyboard.
    Keys,
    /// Leaves.
    Leave,
    /// More that had no room.
    More,
    /// Folded list.
    Closed,
    /// Unfolded list.
    Open,
    /// Takes back what was typed last.
    Erase,
}

impl Icon {
    /// The sign of a verdict.
    #[must_use]
    pub fn of(status: Status) -> Self {
        match status {
            Status::Normal => Self::Check,
            Status::Warning => Self::Warning,
            Status::Critical => Self::Critical,
        }
    }
}

/// The colour of a verdict.
#[must_use]
pub fn status_colour(status: Status) -> Rgb {
    match status {
        Status::Normal => theme::GREEN,
        Status::Warning => theme::YELLOW,
        Status::Critical => theme::VERMILION,
    }
}

/// Draws a sign of half size `r` around `at`.
pub fn draw(painter: &Painter, icon: Icon, at: Pos2, r: f32, colour: Rgb) {
    draw_turned(painter, icon, at, r, colour.egui(), 0.0);
}

/// Draws a sign turned by `turn` radians, clockwise.
pub fn draw_turned(painter: &Painter, icon: Icon, at: Pos2, r: f32, colour: Color32, turn: f32) {
    let pen = Pen {
        painter,
        at,
        r,
        turn: Vec2::angled(turn),
        colour,
        width: (r * 0.42).max(1.2),
    };
    pen.draw(icon);
}

/// A row of `of` stars of half size `r`, `earned` of them filled, from the middle of the first.
pub fn stars(
    painter: &Painter,
    first: Pos2,
    r: f32,
    pitch: f32,
    earned: u8,
    of: u8,
    ink: Option<Rgb>,
) {
    for i in 0..of {
        let at = pos2(first.x + f32::from(i) * pitch, first.y);
        if i < earned {
            draw(painter, Icon::Star, at, r, ink.unwrap_or(theme::AMBER));
        } else {
            draw(painter, Icon::HollowStar, at, r, ink.unwrap_or(theme::LINE));
        }
    }
}

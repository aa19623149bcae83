//! The code that a visitor takes along: a link to the round, for the camera of a phone.

use egui::{Painter, Rect, Vec2, pos2, vec2};
use qrcodegen::{QrCode, QrCodeEcc};

use crate::theme::{self, radius};

/// Most modules a side: on a booth's smallest screen each is still some four pixels wide, which a phone reads from two metres.
const SIDE_MAX: usize = 53;
/// Modules around the code that stay empty.
const QUIET: usize = 4;

/// A link as black and white squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    side: usize,
    /// Row by row; true is dark.
    dark: Vec<bool>,
}

impl Code {
    /// The code of a link; none where it would be too fine to be read.
    #[must_use]
    pub fn of(link: &str) -> Option<Self> {
        let code = QrCode::encode_text(link, QrCodeEcc::Low).ok()?;
        let side = usize::try_from(code.size()).ok()?;
        let places = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        (side <= SIDE_MAX).then(|| Self {
            side,
            dark: places.map(|(x, y)| code.get_module(x, y)).collect(),
        })
    }

    /// Draws the code on light ground.
    pub(super) fn draw(&self, painter: &Painter, place: Rect) {
        painter.rect_filled(place, radius::PANEL, theme::HI.egui());
        // Whole pixels, or the squares would differ in width.
        let pixels = painter.pixels_per_point();
        let module = (place.width() * pixels / (self.side + 2 * QUIET) as f32).floor() / pixels;
        let all = Vec2::splat(module * self.side as f32);
        let corner = ((place.center() - all / 2.0) * pixels).round() / pixels;
        for (i, _) in self.dark.iter().enumerate().filter(|(_, dark)| **dark) {
            let at = vec2((i % self.side) as f32, (i / self.side) as f32) * module;
            let min = corner + at;
            let square = Rect::from_min_max(min, pos2(min.x + module, min.y + module));
            painter.rect_filled(square, 0.0, theme::INK0.egui());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_too_long_to_be_read_has_no_code() {
        let link = |n: usize| format!("https://example.org/play/?seed={}", "7".repeat(n));
        let short = Code::of(&link(1)).expect("short");
        assert!(short.side <= 29, "{}", short.side);
        // A finder stands in the corner: dark, light, dark.
        assert!(short.dark[0] && !short.dark[short.side + 1] && short.dark[2 * short.side + 2]);
        assert!(Code::of(&link(150)).is_some());
        assert_eq!(Code::of(&link(400)), None);
    }
}

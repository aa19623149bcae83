//! Formulas set as mathematics: fractions, indices, roots, sums, brackets that grow with what they hold.
//!
//! A formula is written in a small notation (`notation`), laid out in pieces (`layout`) and painted with the
//! game's own fonts. Names of several letters stand upright, single letters lean; the notation knows no words, so
//! that a formula is the same in every language.

mod layout;
mod notation;
mod plain;

use egui::{Painter, Pos2, Rect, Vec2};

pub use layout::Setting;
use layout::{Piece, lay};
pub use notation::{Node, Unreadable, parse};
use plain::plain;

use super::read_out;

/// A formula ready to be painted: its lines below each other.
pub struct Formula {
    lines: Vec<Piece>,
    /// Space between lines.
    gap: f32,
    /// The same to be read out.
    plain: String,
}

/// Sizes that are tried one after the other until a formula fits, as shares of the one wanted.
const SHRINKS: [f32; 4] = [1.0, 0.86, 0.74, 0.62];

impl Formula {
    /// Lays out the lines of a formula, none wider than `width`: first they are broken before a relation or an
    /// operator, then set smaller. `number` gives what stands for a constant's name.
    ///
    /// What cannot be read shows as it is written; a test holds that there is none.
    #[must_use]
    pub fn new(
        painter: &Painter,
        lines: &[&str],
        setting: Setting,
        width: f32,
        number: &dyn Fn(&str) -> String,
    ) -> Self {
        let written: Vec<Vec<Node>> = lines
            .iter()
            .map(|line| parse(line).unwrap_or_else(|_| vec![Node::Upright((*line).to_owned())]))
            .collect();
        let read: Vec<String> = written.iter().map(|nodes| plain(nodes, number)).collect();
        let at_size = |share: f32| -> Self {
            let setting = setting.scaled(share);
            let lines = written
                .iter()
                .flat_map(|nodes| lay(painter, nodes, setting, width, number))
                .collect();
            Self {
                lines,
                gap: 0.35 * setting.size,
                plain: read.join("; "),
            }
        };
        let mut formula = at_size(SHRINKS[0]);
        for share in &SHRINKS[1..] {
            if formula.size().x <= width {
                break;
            }
            formula = at_size(*share);
        }
        formula
    }

    /// Width and height in points.
    #[must_use]
    pub fn size(&self) -> Vec2 {
        let wide = self.lines.iter().map(|line| line.width);
        let high: f32 = self.lines.iter().map(Piece::height).sum();
        let gaps = self.lines.len().saturating_sub(1) as f32 * self.gap;
        Vec2::new(wide.fold(0.0, f32::max), high + gaps)
    }

    /// Distance from the top to the first line's baseline.
    #[must_use]
    pub fn ascent(&self) -> f32 {
        self.lines.first().map_or(0.0, |line| line.ascent)
    }

    /// Paints it with its left top corner at `at`; returns the place it takes.
    #[expect(
        clippy::must_use_candidate,
        reason = "painting is what it is called for"
    )]
    pub fn paint(&self, painter: &Painter, at: Pos2) -> Rect {
        let mut y = at.y;
        for line in &self.lines {
            line.paint(painter, Pos2::new(at.x, y + line.ascent));
            y += line.height() + self.gap;
        }
        let place = Rect::from_min_size(at, self.size());
        read_out::describe(painter, place, &self.plain);
        place
    }
}

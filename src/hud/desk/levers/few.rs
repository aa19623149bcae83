//! Some of a desk's levers, on a page of their own.

use egui::{Context, Id, Painter, Rect, Ui, vec2};

use super::row::{self, Row, Spacing};
use crate::hud::desk::DeskView;
use crate::hud::form::Fit;
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::Text;

/// Space above the first lever, and below the last.
const MARGIN: f32 = 6.0;

/// Levers one below the other.
pub(crate) struct FewLevers<'a> {
    rows: Vec<Row>,
    view: DeskView<'a>,
}

fn spacing(fit: Fit) -> Spacing {
    Spacing {
        small: false,
        touch: fit.touch,
    }
}

impl<'a> FewLevers<'a> {
    /// Those of a shift's desk that have these ids; nothing if it has none of them.
    pub(crate) fn new(ids: &[&str], view: DeskView<'a>) -> Option<Self> {
        let kind = view.run.level().desk;
        let controls: Vec<_> = ids
            .iter()
            .filter_map(|id| desk::control(kind, id))
            .collect();
        (!controls.is_empty()).then(|| Self {
            rows: row::rows(&controls),
            view,
        })
    }

    /// Whether one of them has the keyboard, drawn in a `Ui` of this id.
    pub(crate) fn have_keys(&self, ctx: &Context, place: Id) -> bool {
        let has = |row: &Row| match row {
            Row::Lever(control) => ctx.memory(|memory| memory.has_focus(place.with(control.id))),
            Row::Buttons(_) => false,
        };
        self.rows.iter().any(has)
    }

    fn heights<'b>(
        &'b self,
        painter: &'b Painter,
        fit: Fit,
        width: f32,
        text: &'b Text,
    ) -> impl Iterator<Item = f32> + 'b {
        let height = move |row| row::height(painter, row, width, spacing(fit), &self.view, text);
        self.rows.iter().map(height)
    }

    /// Height of them all in so much width.
    pub(crate) fn height(&self, painter: &Painter, fit: Fit, width: f32, text: &Text) -> f32 {
        self.heights(painter, fit, width, text).sum::<f32>() + 2.0 * MARGIN
    }

    /// Draws them and takes what is done to them.
    pub(crate) fn draw(&self, ui: &mut Ui, fit: Fit, text: &Text, commands: &mut Vec<Command>) {
        let place = ui.max_rect();
        let painter = ui.painter().clone();
        let mut top = place.min + vec2(0.0, MARGIN);
        for (row, height) in self
            .rows
            .iter()
            .zip(self.heights(&painter, fit, place.width(), text))
        {
            let rect = Rect::from_min_size(top, vec2(place.width(), height));
            row::draw(ui, rect, row, spacing(fit), &self.view, text, commands);
            top.y += height;
        }
    }
}

//! The title line: what is played, one sentence, and the minute.

use egui::{Align, Ui};

use super::Places;
use crate::hud::words::{self, Face};
use crate::text::Text;
use crate::theme::{self, booth};

/// What the title line says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head<'a> {
    /// The name.
    pub(super) name: &'a str,
    /// The sentence.
    pub(super) sentence: &'a str,
    /// The minute on screen.
    pub(super) minute: Option<u32>,
}

/// Gap between name, sentence and minute.
const GAP: f32 = 18.0;

/// Draws the title line. A sentence too long for the line stands below it in smaller type, as small as it may be.
pub(super) fn head(ui: &Ui, places: &Places, said: Head<'_>, text: &Text) {
    let painter = ui.painter();
    let (left, right) = (
        places.head.left() + booth::MARGIN,
        places.head.right() - booth::MARGIN,
    );
    let baseline = places.head.top() + 52.0;
    let mut end = right;
    if let Some(minute) = said.minute {
        let unit = format!("\u{a0}{}", text.get("unit-minutes"));
        let number = text.number(f64::from(minute), 0);
        let pieces = [
            (number.as_str(), Face::semibold(booth::TITLE, theme::HI)),
            (unit.as_str(), Face::regular(booth::HEAD, theme::LO)),
        ];
        end = words::put_all(painter, (right, baseline), Align::Max, &pieces).left() - GAP;
    }
    let name = Face::semibold(booth::TITLE, theme::HI);
    let name = words::put(painter, (left, baseline), Align::Min, said.name, name);
    let beside = name.right() + GAP;
    for size in [booth::HEAD, booth::LEAST] {
        let face = Face::regular(size, theme::TX);
        let fits = beside + words::width(painter, said.sentence, face) <= end;
        if fits && !places.stacked {
            words::put(painter, (beside, baseline), Align::Min, said.sentence, face);
            return;
        }
    }
    // Under the name, over the stage's upper edge, which is empty there.
    let face = Face::regular(booth::TEXT, theme::TX);
    let below = (left, baseline + 30.0);
    words::put_wrapped(painter, below, right - left, 26.0, said.sentence, face);
}

//! The title line: what is played, one sentence, and the minute.

use egui::{Align, Rect, Ui, pos2, vec2};

use super::{Places, language};
use crate::hud::words::{self, Face};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, booth};

/// What the title line says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head<'a> {
    /// The name.
    pub(super) name: &'a str,
    /// The sentence.
    pub(super) sentence: &'a str,
    /// What time it is, if it has begun.
    pub(super) clock: Option<Clock>,
}

/// What the title line says of the time.
#[derive(Clone, Copy, Debug)]
pub(super) enum Clock {
    /// The minute on screen.
    Minute(u32),
    /// The seconds that are left of so many.
    Left(f64, f64),
}

/// Gap between name, sentence and minute.
const GAP: f32 = 18.0;

/// Height of the line that says how much of a round is left.
const LEFT: f32 = 6.0;

/// Draws the title line. A sentence too long for the line stands below it in smaller type, as small as it may be.
pub(super) fn head(
    ui: &Ui,
    places: &Places,
    said: Head<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let painter = ui.painter();
    let (left, right) = (
        places.head.left() + booth::MARGIN,
        places.head.right() - booth::MARGIN,
    );
    let baseline = places.head.top() + 52.0;
    let mut end = right;
    if let Some(clock) = said.clock {
        let (number, unit) = match clock {
            Clock::Minute(minute) => (f64::from(minute), text.get("unit-minutes")),
            Clock::Left(left_s, _) => (left_s.ceil(), text.get("booth-seconds-left")),
        };
        let (number, unit) = (text.number(number, 0), format!("\u{a0}{unit}"));
        let pieces = [
            (number.as_str(), Face::semibold(booth::TITLE, theme::HI)),
            (unit.as_str(), Face::regular(booth::HEAD, theme::LO)),
        ];
        end = words::put_all(painter, (right, baseline), Align::Max, &pieces).left() - GAP;
        if let Clock::Left(left_s, of_s) = clock {
            let share = crate::hud::narrow((left_s / of_s).clamp(0.0, 1.0));
            let all = Rect::from_min_size(places.head.min, vec2(places.head.width(), LEFT));
            painter.rect_filled(all, 0.0, theme::INK2.egui());
            let rest = all.with_max_x(all.left() + all.width() * share);
            painter.rect_filled(rest, 0.0, theme::LO.egui());
        }
    }
    end = language::key(ui, pos2(end, places.head.top() + 18.0), text, commands).left() - GAP;
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

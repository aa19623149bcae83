//! The buttons of scoring.

use egui::{Rect, Ui, pos2, vec2};

use super::ScoringView;
use crate::hud::widget::{self, Look, Sign};
use crate::shift::command::Command;
use crate::text::Text;

/// Gap between buttons.
const GAP: f32 = 10.0;

/// Draws the buttons: playing on the left, keeping on the right.
pub(super) fn actions(
    ui: &Ui,
    rect: Rect,
    view: &ScoringView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let again = text.get(if view.watched {
        "ui-play-yourself"
    } else {
        "ui-same-seed"
    });
    let mut left = vec![
        (again, Look::Strong, Command::SameSeed),
        (text.get("ui-new-seed"), Look::Plain, Command::NewSeed),
    ];
    if let Some(next) = view.next {
        let name = text.get(&next.text_key());
        left.push((
            text.args("ui-next", &[("level", name.into())]),
            Look::Plain,
            Command::NextLevel,
        ));
    }
    let mut right = vec![
        (text.get("ui-copy-link"), Look::Plain, Command::CopyLink),
        (text.get("ui-save-replay"), Look::Plain, Command::SaveReplay),
        (text.get("ui-export-csv"), Look::Plain, Command::ExportCsv),
    ];
    if view.can_leave {
        right.push((text.get("ui-to-title"), Look::Plain, Command::Leave));
    }
    // As roomy as the words allow.
    let sizes = [(16.0, 24.0), (16.0, 14.0), (15.0, 10.0), (13.0, 8.0)];
    let wide = |(size, pad): (f32, f32)| -> f32 {
        let all = left.iter().chain(&right);
        all.map(|(label, ..)| widget::button_width(ui.painter(), label, size, pad) + GAP)
            .sum()
    };
    let (size, pad) = sizes
        .into_iter()
        .find(|sizes| wide(*sizes) <= rect.width())
        .unwrap_or(sizes[3]);
    let width = |label: &str| widget::button_width(ui.painter(), label, size, pad);
    let mut x = rect.left();
    let mut one = |x: f32, label: &str, look: Look, command: Command| {
        let place = Rect::from_min_size(pos2(x, rect.top()), vec2(width(label), rect.height()));
        if widget::button_sized(
            ui,
            ui.id().with(label),
            place,
            Sign::Words(label),
            look,
            size,
        )
        .clicked()
        {
            commands.push(command);
        }
    };
    for (label, look, command) in left {
        one(x, &label, look, command);
        x += width(&label) + GAP;
    }
    let total: f32 = right
        .iter()
        .map(|(label, ..)| width(label) + GAP)
        .sum::<f32>()
        - GAP;
    x = (rect.right() - total).max(x);
    for (label, look, command) in right {
        one(x, &label, look, command);
        x += width(&label) + GAP;
    }
}

//! What to try another time.

use egui::{Align, Rect, Ui, pos2};

use super::ScoringView;
use crate::hud::words::{self, Face};
use crate::level::advice;
use crate::text::Text;
use crate::theme::{self, size};

/// The one piece of advice under its label; who only watched gets what the level teaches.
pub(super) fn advice_words(view: &ScoringView, text: &Text) -> Option<(String, String)> {
    let level = view.run.level();
    if view.watched {
        let lesson = text.get(&format!("{}.teaches", level.text_key()));
        return (!lesson.is_empty()).then(|| (text.get("ui-lesson"), lesson));
    }
    let worst = view.run.worst_goal().map(|goal| &level.goals[goal]);
    let goal = worst.map_or_else(String::new, |goal| text.get(&level.goal_key(goal)));
    let words = |key: String| text.args(&key, &[("goal", goal.into())]);
    // A group plays one seed, and advice that is not for it has other words for it.
    let own = |key: String| {
        let of_group = format!("{key}.group");
        if view.is_groups() && text.has(&of_group) {
            of_group
        } else {
            key
        }
    };
    advice(view.run).map(|key| (text.get("ui-next-time"), words(own(key))))
}

/// One piece of advice.
pub(super) fn next_time(ui: &Ui, rect: Rect, view: &ScoringView, text: &Text) {
    let Some((label, words)) = advice_words(view, text) else {
        return;
    };
    let painter = ui.painter();
    let face = Face::regular(size::HEAD, theme::LO);
    let x = rect.left() + words::width(painter, &label, face) + 24.0;
    let room = (rect.right() - x).max(1.0);
    let lay = |size: f32| {
        words::lay_pitched(
            painter,
            &words,
            Face::semibold(size, theme::HI),
            room,
            size * 1.25,
        )
    };
    let galley = [20.0, 18.0, 16.0, size::HEAD]
        .into_iter()
        .map(lay)
        .find(|galley| galley.rows.len() == 1)
        .unwrap_or_else(|| lay(size::HEAD));
    let top = rect.center().y - galley.size().y / 2.0;
    words::put(
        painter,
        (
            rect.left(),
            top + galley.size().y / galley.rows.len().max(1) as f32 * 0.72,
        ),
        Align::Min,
        &label,
        face,
    );
    words::paint(painter, pos2(x, top), galley);
}

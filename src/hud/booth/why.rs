//! Why a round went as it did: one line, and the one chart whose goal has the least credit.

use egui::{Rect, Ui, pos2};

use super::chart::{Course, LEAST, course};
use super::result::ResultView;
use crate::hud::words::{self, Face};
use crate::level::{Run, advice};
use crate::text::Text;
use crate::theme::{self, booth};

/// The piece of advice as a headline and what follows it.
fn said(run: &Run, text: &Text) -> (String, String) {
    if run.outcome().is_some_and(|outcome| outcome.stars == 3) {
        return (text.get("booth-three-stars"), String::new());
    }
    let goal = run.worst_goal().map(|goal| &run.level().goals[goal]);
    let name = goal.map_or_else(String::new, |goal| text.get(&run.level().goal_key(goal)));
    let words =
        advice(run).map_or_else(String::new, |key| text.args(&key, &[("goal", name.into())]));
    match words.split_once(". ") {
        Some((head, rest)) => (format!("{head}."), rest.to_owned()),
        None => (words, String::new()),
    }
}

/// Draws both into a place.
pub(super) fn why(ui: &mut Ui, place: Rect, view: &ResultView<'_>, text: &Text) {
    let painter = ui.painter();
    let (head, rest) = said(view.run, text);
    let lines =
        |words: &str, face: Face| words::lay(painter, words, face, place.width()).rows.len() as f32;
    let size = [booth::TITLE, booth::UNIT]
        .into_iter()
        .find(|size| lines(&head, Face::semibold(*size, theme::HI)) <= 1.0)
        .unwrap_or(booth::HEAD);
    let mut y = place.top() + booth::TITLE;
    for (said, face) in [
        (&head, Face::semibold(size, theme::HI)),
        (&rest, Face::regular(booth::TEXT, theme::TX)),
    ] {
        let pitch = 1.3 * face.size;
        if !said.is_empty() {
            let at = (place.left(), y);
            words::put_wrapped(painter, at, place.width(), pitch, said, face);
            y += lines(said, face) * pitch + 6.0;
        }
    }
    let chart = Rect::from_min_max(pos2(place.left(), y - 8.0), place.max);
    if let Some(goal) = view.run.worst_goal().filter(|_| chart.height() > LEAST) {
        let shown = Course {
            run: view.run,
            reference: view.reference,
            goal,
            is_over: true,
        };
        course(ui, chart, &shown, text);
    }
}

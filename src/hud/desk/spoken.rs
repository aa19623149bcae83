//! The desk in words, for those who listen: the minute, the headline numbers with their verdicts, and what is on.

use super::DeskView;
use super::gauges;
use super::news;
use crate::text::Text;

/// What a screen reader says of the minute on screen.
#[must_use]
pub fn spoken(view: &DeskView, text: &Text) -> String {
    let minute = text.args("ui-clock", &[("n", view.minute_shown.unwrap_or(0).into())]);
    let numbers = gauges::in_words(view, text);
    let news = news::news(view).into_iter().map(|news| {
        let detail = news::detail(view, &news, text);
        let name = text.get(&news.key);
        if detail.is_empty() {
            name
        } else {
            format!("{name}, {detail}")
        }
    });
    let parts = std::iter::once(minute).chain(numbers).chain(news);
    parts
        .map(|part| format!("{part}."))
        .collect::<Vec<_>>()
        .join(" ")
}

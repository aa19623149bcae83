//! Which events are news: those that are on, or have only just passed.

use super::DeskView;
use crate::model::control::{Control, ControlKind};
use crate::model::{desk, web};
use crate::text::{Text, key};

/// Simulated minutes for which it is said that an event is over.
const OVER_MINUTES: u32 = 3;
/// Warmth from which an emptied cache is called warm again.
const WARM_AGAIN: f64 = 0.9;

/// What a banner says.
pub(super) struct News {
    /// Text key of the event.
    pub(super) key: String,
    /// Control that it moves.
    pub(super) control: &'static str,
    /// Value that it moves it to.
    value: f64,
    /// Minute since which this is news.
    pub(super) since: u32,
    /// Things are as usual again.
    pub(super) over: bool,
}

impl News {
    /// An event that began in `begun` and is over from `ended` on, unless that is old by now.
    fn of(
        key: String,
        (control, value): (&'static str, f64),
        begun: u32,
        ended: Option<u32>,
        now: u32,
    ) -> Option<Self> {
        let ended = ended.filter(|ended| *ended <= now);
        let fresh = ended.is_none_or(|ended| now < ended + OVER_MINUTES);
        fresh.then_some(Self {
            key,
            control,
            value,
            since: ended.unwrap_or(begun),
            over: ended.is_some(),
        })
    }
}

/// The events that are on, or have only just ended, the newest first: one for each control that a crisis moves.
pub(super) fn news(view: &DeskView) -> Vec<News> {
    let Some(now) = view.minute_shown else {
        return Vec::new();
    };
    let begun = view.run.events().filter(|event| event.minute <= now);
    let of_level = begun.filter_map(|event| {
        let ended = event
            .ends
            .or_else(|| passed(view, event.control, event.minute));
        let what = (event.control, event.value);
        News::of(event.key.clone(), what, event.minute, ended, now)
    });
    let acted = view.run.actions().iter();
    let own = acted
        .filter(|action| action.minute <= now)
        .filter_map(|action| {
            let control = crisis(view, action.set.control_id())?;
            let value = action.set.value();
            let ended = if control.kind == ControlKind::Button {
                passed(view, control.id, action.minute)
            } else {
                let usual = value.to_bits() == control.default.to_bits();
                usual.then_some(action.minute)
            };
            let what = (control.id, value);
            News::of(key("event", control.id), what, action.minute, ended, now)
        });
    let mut newest: Vec<News> = Vec::new();
    for news in of_level.chain(own) {
        match newest
            .iter_mut()
            .find(|known| known.control == news.control)
        {
            Some(known) if news.since >= known.since => *known = news,
            Some(_) => {}
            None => newest.push(news),
        }
    }
    newest.sort_by_key(|news| std::cmp::Reverse(news.since));
    newest
}

fn crisis(view: &DeskView, id: &str) -> Option<&'static Control> {
    desk::control(view.run.level().desk, id).filter(|control| control.crisis)
}

/// The first minute in which a crisis had passed that no value ends: the bad build is gone, the cache is warm again.
fn passed(view: &DeskView, control: &str, begun: u32) -> Option<u32> {
    let is_over = |row: web::Row, value: f64| match row {
        web::Row::BadBuildShare => value <= 0.0,
        _ => value >= WARM_AGAIN,
    };
    let row = match control {
        "BadBuild" => web::Row::BadBuildShare,
        "CacheFlush" => web::Row::CacheWarmShare,
        _ => return None,
    };
    (0..)
        .zip(view.shown())
        .skip(begun as usize)
        .find(|(_, minute)| is_over(row, minute.readings[row as usize]))
        .map(|(minute, _)| minute)
}

/// The words after an event's name.
pub(super) fn detail(view: &DeskView, news: &News, text: &Text) -> String {
    let everywhere = news.control == "BadBuild"
        && view.minute().readings[web::Row::BadBuildShare as usize] >= 1.0;
    let which = match (news.over, everywhere) {
        (true, _) => "over",
        (false, true) => "everywhere",
        (false, false) => "detail",
    };
    let named = |which| format!("{}.{which}", news.key);
    let found = [which, "detail"].map(named).into_iter();
    let found = found.take(if news.over { 1 } else { 2 });
    let Some(key) = found.into_iter().find(|key| text.has(key)) else {
        return String::new();
    };
    text.args(&key, &text.event_args(news.control, news.value))
}

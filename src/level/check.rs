//! From the text of a level file to a checked [`Level`], naming every fault.

use crate::model::control::{DeskKind, Set};
use crate::model::desk::Start;

use super::definition::{Level, MINUTES_MAX, Trend, desk_name};
use super::fault::Fault;
use super::goal::Goal;
use super::names::Named;
use super::notation::{checked_set, indicator, player_control};
use super::read_advice::{Known, read_advice};
use super::read_bet::read_bet;
use super::read_event::read_event;
use super::read_goal::read_goal;
use super::rules::read_rules;
use super::source::{Faults, Node, Source};

/// Charts in the bottom row.
const TRENDS: usize = 4;
/// Most goals: the scoring screen has six charts.
const GOALS_MAX: usize = 6;

impl Level {
    /// Reads and checks a level; `name` stands for the file in messages.
    ///
    /// # Errors
    /// Every fault of the file with its line, column, field and what is allowed.
    pub fn parse(name: &str, text: &str) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let level = Source::new(name, text)
            .root(&mut faults)
            .and_then(|root| read_level(&root, &mut faults));
        faults.outcome(level)
    }
}

fn read_level(root: &Node<'_>, faults: &mut Faults) -> Option<Level> {
    let mut fields = root.fields(faults)?;
    let id = fields.need("id", faults).and_then(|n| n.key(faults));
    let kind = fields
        .need("desk", faults)
        .and_then(|n| n.read::<DeskKind>("Switch or Web", faults));
    let order = fields
        .need("order", faults)
        .and_then(|n| n.whole(1, 99, faults));
    let minutes = fields
        .take("minutes")
        .map(|n| n.whole(1, MINUTES_MAX, faults));
    let start = fields.take("start");
    let events = fields.take("events");
    let goals = fields.take("goals");
    let operator = fields.take("operator");
    let focus = fields.take("focus");
    let advice = fields.take("advice");
    let bet = fields.take("bet");
    let trends = fields.need("trends", faults);

    fields.finish(faults);

    // Without a desk no other name can be looked up.
    let (kind, is_free) = (kind?, minutes.is_none());
    let length = minutes.flatten().unwrap_or(MINUTES_MAX);
    let start = start.map_or_else(|| Some(Start::new(kind)), |n| read_start(&n, kind, faults));
    let events = Named::read("event of this level", events, faults, |n, faults| {
        read_event(n, kind, length, faults)
    });
    let goals = Named::read("goal of this level", goals, faults, |n, faults| {
        read_goal(n, kind, &events, faults)
    });
    count(goals.len(), is_free, root, faults);
    let operator =
        operator.map_or_else(Default::default, |n| read_rules(&n, kind, &events, faults));
    let focus = list(focus, faults, |n, faults| {
        player_control(n, kind, faults).map(|c| c.id)
    });
    let advice = list(advice, faults, |n, faults| {
        let (events, goals) = (&events, &goals);
        read_advice(
            n,
            Known {
                kind,
                events,
                goals,
            },
            faults,
        )
    });
    let bet = bet.and_then(|n| {
        if is_free {
            faults.push(n.fault("a free shift is not scored, so nothing can be bet on"));
        }
        read_bet(&n, kind, &events, faults)
    });
    let trends = trends.map_or_else(Vec::new, |n| read_trends(&n, kind, &goals, faults));
    Some(Level {
        id: id?,
        desk: kind,
        order: order?,
        minutes: minutes.flatten(),
        start: start?,
        events: events.into_vec(),
        goals: goals.into_vec(),
        operator,
        focus,
        advice,
        bet,
        trends,
    })
}

/// Reads a list that may be left out, item by item.
fn list<'a, T>(
    node: Option<Node<'a>>,
    faults: &mut Faults,
    mut read: impl FnMut(&Node<'a>, &mut Faults) -> Option<T>,
) -> Vec<T> {
    let items = node.and_then(|n| n.items(faults)).unwrap_or_default();
    items.iter().filter_map(|item| read(item, faults)).collect()
}

fn count(goals: usize, is_free: bool, root: &Node<'_>, faults: &mut Faults) {
    if is_free && goals > 0 {
        faults.push(root.fault("goals without minutes: a free shift has no end and no goals"));
    }
    if !is_free && !(1..=GOALS_MAX).contains(&goals) {
        faults.push(root.fault(format!("{goals} goals; allowed are 1 to {GOALS_MAX}")));
    }
}

fn read_start(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<Start> {
    let mut fields = node.fields(faults)?;
    let mut start = Start::new(kind);
    if let Some(n) = fields.take("clock") {
        start.clock_h = read_clock(&n, kind, faults)?;
    }
    if let Some(n) = fields.take("budget_left_share") {
        start.budget_left_share = in_range(&n, kind, 0.0, 1.0, faults)?;
    }
    if let Some(n) = fields.take("boot_min") {
        start.boot_min = n.whole(1, 60, faults)?;
    }
    start.set = list(fields.take("set"), faults, |n, faults| {
        read_start_set(n, kind, faults)
    });
    fields.finish(faults);
    Some(start)
}

/// The fleet of a shift's start is the usual one; it has to be ordered like everything else.
fn read_start_set(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<Set> {
    let set = checked_set(node, kind, false, faults)?;
    if matches!(
        set,
        Set::Servers(_) | Set::Floor(_) | Set::WarmUp | Set::RollBack
    ) {
        faults.push(node.fault(format!(
            "{} cannot be set before the shift",
            node.as_written()
        )));
        return None;
    }
    Some(set)
}

fn in_range(node: &Node<'_>, kind: DeskKind, lo: f64, hi: f64, faults: &mut Faults) -> Option<f64> {
    let value = node.number(faults)?;
    if kind == DeskKind::Switch {
        faults.push(node.fault(format!(
            "the {} has no such thing; only the web service does",
            desk_name(kind)
        )));
        return None;
    }
    if (lo..=hi).contains(&value) {
        return Some(value);
    }
    faults.push(node.fault(format!("{value} is not a number from {lo} to {hi}")));
    None
}

/// A time of day, `"11:50"`, as hours.
fn read_clock(node: &Node<'_>, kind: DeskKind, faults: &mut Faults) -> Option<f64> {
    let what = "a time of day in quotes from \"00:00\" to \"23:59\"";
    let text: String = node.read(what, faults)?;
    if kind == DeskKind::Switch {
        faults.push(node.fault(format!(
            "the {} has no clock; only the web service does",
            desk_name(kind)
        )));
        return None;
    }
    let hours = text.split_once(':').and_then(|(h, m)| {
        let (h, m) = (two_digits(h)?, two_digits(m)?);
        (h < 24 && m < 60).then(|| f64::from(h) + f64::from(m) / 60.0)
    });
    if hours.is_none() {
        faults.push(node.fault(format!("{} is not {what}", node.as_written())));
    }
    hours
}

fn two_digits(text: &str) -> Option<u32> {
    (text.len() == 2 && text.bytes().all(|b| b.is_ascii_digit()))
        .then(|| text.parse().ok())
        .flatten()
}

fn read_trends(
    node: &Node<'_>,
    kind: DeskKind,
    goals: &Named<Goal>,
    faults: &mut Faults,
) -> Vec<Trend> {
    let Some(items) = node.items(faults) else {
        return Vec::new();
    };
    if items.len() != TRENDS {
        faults.push(node.fault(format!(
            "{} charts; the bottom row has {TRENDS}",
            items.len()
        )));
    }
    items
        .iter()
        .filter_map(|item| read_trend(item, kind, goals, faults))
        .collect()
}

fn read_trend(
    node: &Node<'_>,
    kind: DeskKind,
    goals: &Named<Goal>,
    faults: &mut Faults,
) -> Option<Trend> {
    let mut fields = node.fields(faults)?;
    let indicators = fields.need("indicators", faults).and_then(|n| {
        let items = n.items(faults)?;
        if items.is_empty() {
            faults.push(n.fault("a chart needs at least one indicator"));
        }
        Some(
            items
                .iter()
                .filter_map(|item| indicator(item, kind, faults))
                .collect(),
        )
    });
    let scale_lo = fields.need("lo", faults).and_then(|n| n.number(faults));
    let scale_hi = fields.need("hi", faults).and_then(|n| n.number(faults));
    let grid = list(fields.take("grid"), faults, Node::number);
    let goal = fields.take("goal").map(|n| goals.find(&n, faults));
    fields.finish(faults);
    let (scale_lo, scale_hi) = (scale_lo?, scale_hi?);
    if scale_lo >= scale_hi {
        faults.push(node.fault(format!("lo {scale_lo} is not below hi {scale_hi}")));
        return None;
    }
    Some(Trend {
        indicators: indicators?,
        scale_lo,
        scale_hi,
        grid,
        goal: goal.flatten(),
    })
}

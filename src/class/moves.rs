//! When each lever moved: a picture a lever, a row for everybody who moved it.

use super::chart::{Axis, HEAD, WIDTH, frame};
use super::gather::Gathering;
use super::html::{escape, wrap};
use super::look::Look;
use crate::level::{Action, Run};
use crate::model::control::{Control, ControlKind};
use crate::model::desk;
use crate::text::{Text, key};

/// Height of a row.
const ROW: f64 = 26.0;
/// Where its line lies; the values stand above.
const LINE: f64 = 17.0;
/// Room left of them, for a name of as many characters as a name has at most.
const LEFT: f64 = 290.0;
/// Room right of them, for the last value.
const RIGHT: f64 = 70.0;
/// Width of a letter of a value.
const LETTER: f64 = 6.5;

/// A picture for each lever that anybody moved, and a line on the others.
pub(super) fn levers(of: &Gathering, looks: &[Look<'_>], text: &Text) -> String {
    let controls = desk::controls(of.level.desk).iter().filter(|c| !c.crisis);
    let mut out = String::new();
    let mut idle = Vec::new();
    for control in controls {
        let movers: Vec<(&Look<'_>, Vec<&Action>)> = looks
            .iter()
            .map(|look| (look, moves_of(look, control)))
            .filter(|(_, moves)| !moves.is_empty())
            .collect();
        let name = text.get(&key("control", control.id));
        if movers.is_empty() {
            idle.push(name);
        } else {
            out.push_str(&figure(control, &name, &movers, of, looks, text));
        }
    }
    if !idle.is_empty() {
        let line = text.args("ui-class-idle", &[("controls", idle.join(" · ").into())]);
        out.push_str(&wrap("p", &line));
    }
    out
}

fn moves_of<'a>(look: &Look<'a>, control: &Control) -> Vec<&'a Action> {
    let moves = look.run.actions().iter();
    moves
        .filter(|action| action.set.control_id() == control.id)
        .collect()
}

fn figure(
    control: &Control,
    name: &str,
    movers: &[(&Look<'_>, Vec<&Action>)],
    of: &Gathering,
    looks: &[Look<'_>],
    text: &Text,
) -> String {
    let (top, bottom) = (HEAD, HEAD + ROW * movers.len() as f64);
    let axis = Axis::new(LEFT, WIDTH - RIGHT, of.untouched.history().len());
    let mut body = axis.draw(of, (top, bottom), text);
    let mut y = top + LINE;
    for (look, moves) in movers {
        body.push_str(&row(control, look, moves, y, &axis, of, text));
        y += ROW;
    }
    let players = looks.iter().filter(|look| look.is_players).count();
    let moved = movers.iter().filter(|(look, _)| look.is_players).count();
    let sub = match players.saturating_sub(moved) {
        0 => text.get("ui-class-everybody"),
        n => text.args("ui-class-others", &[("n", n.into())]),
    };
    frame(name, &sub, bottom, &body)
}

/// Everybody's row: a bar where the lever stands elsewhere than at first, a mark at every move, its value beside it.
fn row(
    control: &Control,
    look: &Look<'_>,
    moves: &[&Action],
    y: f64,
    axis: &Axis,
    of: &Gathering,
    text: &Text,
) -> String {
    let mut out = format!(
        "<g class=\"{}\" style=\"--c: var(--{})\"><title>{title}</title>\
         <path class=\"rule\" d=\"M{LEFT},{y:.1}H{:.1}\"/>{}\
         <text class=\"name\" text-anchor=\"end\" x=\"{:.1}\" y=\"{:.1}\">{title}</text>",
        escape(&look.classes()),
        look.hue,
        axis.right(),
        look.mark_at(LEFT - 14.0, y),
        LEFT - 26.0,
        y + 4.0,
        title = escape(&look.title()),
    );
    let first = Run::new(&of.level, of.seed).control_value(control.id);
    let is_button = control.kind == ControlKind::Button;
    let mut before = first;
    for (i, action) in moves.iter().enumerate() {
        let (at, value) = (axis.x(f64::from(action.minute)), action.set.value());
        let next = moves
            .get(i + 1)
            .map_or(axis.right(), |next| axis.x(f64::from(next.minute)));
        if !is_button && (value - first).abs() > f64::EPSILON {
            put!(
                out,
                "<path class=\"held\" d=\"M{at:.1},{y:.1}H{next:.1}\"/>"
            );
        }
        let sign = match (
            is_button || matches!(control.kind, ControlKind::Choice(_)),
            value > before,
        ) {
            (true, _) => "M0,-5L5,0L0,5L-5,0z",
            (false, true) => "M0,-6L5.5,4H-5.5z",
            (false, false) => "M0,6L5.5,-4H-5.5z",
        };
        let words = if is_button {
            String::new()
        } else {
            text.control_value(control, value).joined()
        };
        let minute = text.args("ui-verdict-minute", &[("minute", action.minute.into())]);
        put!(
            out,
            "<path class=\"mark\" transform=\"translate({at:.1} {y:.1})\" d=\"{sign}\"><title>{}</title></path>",
            escape(&format!("{} · {minute} · {words}", look.title()))
        );
        // A value that would run into the next mark is told by pointing at its own.
        if at + 9.0 + LETTER * words.chars().count() as f64 <= next || i + 1 == moves.len() {
            put!(
                out,
                "<text class=\"value\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
                at + 8.0,
                y - 5.0,
                escape(&words)
            );
        }
        before = value;
    }
    out.push_str("</g>");
    out
}

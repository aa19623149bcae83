//! The buttons of scoring.

use egui::{Rect, Ui, pos2, vec2};

use super::{HandIn, ScoringView};
use crate::hud::basis::OPEN;
use crate::hud::daily;
use crate::hud::hand_in;
use crate::hud::icon::Icon;
use crate::hud::widget::{self, Look, Sign};
use crate::shift::command::Command;
use crate::text::Text;

/// Gap between buttons.
const GAP: f32 = 10.0;

/// A button: its words, its look, and what it does.
type Entry = (String, Look, Command);

/// The buttons that go on playing, the main one first.
fn playing(view: &ScoringView, text: &Text) -> Vec<Entry> {
    let again = text.get(if view.watched {
        "ui-play-yourself"
    } else {
        "ui-same-seed"
    });
    let hand_in = |look| (text.get("ui-class-hand-in"), look, hand_in::OPEN);
    match view.hand_in {
        Some(HandIn::Only) => return vec![hand_in(Look::Strong)],
        Some(HandIn::First) => {
            let again = (again, Look::Plain, Command::SameSeed);
            return vec![hand_in(Look::Strong), again];
        }
        Some(HandIn::Aside) | None => {}
    }
    // Whoever has played the shift of the day looks at its board first.
    let strong = if view.daily {
        Look::Plain
    } else {
        Look::Strong
    };
    let board = (text.get("ui-daily-board"), Look::Strong, daily::OPEN);
    let mut entries: Vec<Entry> = view.daily.then_some(board).into_iter().collect();
    entries.extend([
        (again, strong, Command::SameSeed),
        (text.get("ui-new-seed"), Look::Plain, Command::NewSeed),
    ]);
    if let Some(next) = view.next {
        let name = text.get(&next.text_key());
        entries.push((
            text.args("ui-next", &[("level", name.into())]),
            Look::Plain,
            Command::NextLevel,
        ));
    }
    entries
}

/// The buttons that keep the run, and where there is one, the way out last.
fn keeping(view: &ScoringView, text: &Text) -> Vec<Entry> {
    let mut entries = vec![
        (text.get("ui-copy-link"), Look::Plain, Command::CopyLink),
        (text.get("ui-save-replay"), Look::Plain, Command::SaveReplay),
        (text.get("ui-export-csv"), Look::Plain, Command::ExportCsv),
        (text.get("ui-basis"), Look::Plain, OPEN),
    ];
    if view.hand_in == Some(HandIn::Aside) {
        let hand_in = (text.get("ui-class-hand-in"), Look::Plain, hand_in::OPEN);
        entries.insert(1, hand_in);
    }
    if view.can_leave {
        entries.push((text.get("ui-to-title"), Look::Plain, Command::Leave));
    }
    entries
}

/// The two buttons of a phone that are always in reach: again, and the last of the others, which usually is the way out.
pub(super) fn in_reach(
    ui: &Ui,
    rect: Rect,
    view: &ScoringView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    enter(ui, view, text, commands);
    let entries = [
        playing(view, text).into_iter().next(),
        keeping(view, text).pop(),
    ];
    let [Some(first), Some(last)] = entries else {
        return;
    };
    let out = widget::button_width(ui.painter(), &last.0, 16.0, 18.0);
    let middle = (rect.right() - out - GAP).max(rect.left() + 1.0);
    let place = Rect::from_min_max(rect.min, pos2(middle, rect.bottom()));
    press(ui, place, first, (16.0, false), commands);
    let place = Rect::from_min_max(pos2(middle + GAP, rect.top()), rect.max);
    press(ui, place, last, (16.0, false), commands);
}

/// All others of a phone, on as many lines as they need from `top` on; returns where they end.
pub(super) fn others(
    ui: &Ui,
    (left, right, top): (f32, f32, f32),
    view: &ScoringView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let mut entries: Vec<Entry> = playing(view, text).split_off(1);
    // The next level first: it is what most want.
    entries.reverse();
    entries.extend(keeping(view, text));
    entries.pop();
    let high = 48.0;
    let (mut x, mut y) = (left, top);
    for entry in entries {
        let width = widget::button_width(ui.painter(), &entry.0, 15.0, 14.0).min(right - left);
        if x + width > right && x > left {
            (x, y) = (left, y + high + GAP);
        }
        let place = Rect::from_min_size(pos2(x, y), vec2(width, high));
        press(ui, place, entry, (15.0, false), commands);
        x += width + GAP;
    }
    y + high
}

/// The enter key presses the main one, once the lines are drawn: whoever hurries through the bet would begin anew.
fn enter(ui: &Ui, view: &ScoringView, text: &Text, commands: &mut Vec<Command>) {
    if view.drawn >= 1.0 && widget::entered(ui) {
        let main = playing(view, text).into_iter().next();
        commands.extend(main.map(|(_, _, command)| command));
    }
}

/// Draws one button in a size of type, the box as a sign if so wanted, and takes its press.
fn press(
    ui: &Ui,
    place: Rect,
    (label, look, command): Entry,
    (size, sign): (f32, bool),
    commands: &mut Vec<Command>,
) {
    let id = ui.id().with(&label);
    let said = if sign && command == OPEN {
        Sign::Icon(Icon::Basis, &label)
    } else {
        Sign::Words(&label)
    };
    if widget::button_sized(ui, id, place, said, look, size).clicked() {
        commands.push(command);
    }
}

/// Draws the buttons: playing on the left, keeping on the right.
pub(super) fn actions(
    ui: &Ui,
    rect: Rect,
    view: &ScoringView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    enter(ui, view, text, commands);
    let (left, mut right) = (playing(view, text), keeping(view, text));
    // As roomy as the words allow.
    let sizes = [
        (16.0, 24.0),
        (16.0, 14.0),
        (15.0, 10.0),
        (13.0, 8.0),
        (13.0, 4.0),
    ];
    // Where words have no room the box is a sign, as it is at the desk.
    let one_wide = |(label, _, command): &Entry, (size, pad): (f32, f32), sign: bool| {
        if sign && *command == OPEN {
            rect.height()
        } else {
            widget::button_width(ui.painter(), label, size, pad)
        }
    };
    let wide = |right: &[Entry], sizes: (f32, f32), sign: bool| -> f32 {
        let all = left.iter().chain(right);
        all.map(|entry| one_wide(entry, sizes, sign) + GAP).sum()
    };
    // Where the result can be handed in, the other files are there as well: they give way first.
    let others = [Command::ExportCsv, Command::SaveReplay];
    for other in others.iter().filter(|_| view.hand_in.is_some()) {
        if wide(&right, sizes[4], true) > rect.width() + GAP {
            right.retain(|(_, _, command)| command != other);
        }
    }
    let mut all = [false, true]
        .into_iter()
        .flat_map(|sign| sizes.map(|sizes| (sizes, sign)));
    let fits =
        |(sizes, sign): &((f32, f32), bool)| wide(&right, *sizes, *sign) <= rect.width() + GAP;
    let ((size, pad), sign) = all.find(fits).unwrap_or((sizes[4], true));
    let width = |entry: &Entry| one_wide(entry, (size, pad), sign);
    let mut one = |x: f32, entry: Entry| {
        let wide = width(&entry);
        let place = Rect::from_min_size(pos2(x, rect.top()), vec2(wide, rect.height()));
        press(ui, place, entry, (size, sign), commands);
        wide
    };
    let total = right.iter().map(|entry| width(entry) + GAP).sum::<f32>() - GAP;
    let mut x = rect.left();
    for entry in left {
        x += one(x, entry) + GAP;
    }
    x = (rect.right() - total).max(x);
    for entry in right {
        x += one(x, entry) + GAP;
    }
}

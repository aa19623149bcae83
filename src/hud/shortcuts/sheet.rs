//! The sheet: every key with what it does, over whatever is on the screen.

use egui::{Align, Rect, Sense, Ui, pos2};

use super::{CLOSE, Place, SHEET, SHORTCUTS};
use crate::hud::over;
use crate::hud::words::{self, Face};
use crate::model::control::{Control, DeskKind};
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::{Text, key};

/// What the sheet shows.
#[derive(Clone, Copy, Debug)]
pub struct SheetView {
    /// The desk whose levers have letters; none where no shift is on.
    pub desk: Option<DeskKind>,
    /// The game can be heard.
    pub can_sound: bool,
    /// Some keys are those of the page around the game.
    pub on_page: bool,
}

/// Most width of the sheet.
const WIDTH: f32 = 760.0;
/// Width below which everything stands in one column.
const NARROW: f32 = 600.0;
/// Margin inside.
const PAD: f32 = 24.0;
/// Least room for a key's name.
const NAME: f32 = 76.0;
/// Space between the lines, and between their baselines within one.
const GAP: f32 = 8.0;
const PITCH: f32 = 17.0;

/// Whether the sheet was asked for by its key; what is being typed is not for it.
#[must_use]
pub fn asked_for(ui: &Ui) -> bool {
    let ctx = ui.ctx();
    // Which keys make a question mark is the keyboard's affair, shift included.
    let plain = |input: &egui::InputState| {
        let held = input.modifiers;
        !held.ctrl && !held.alt && !held.command && input.key_pressed(SHEET)
    };
    ctx.input(plain) && !ctx.text_edit_focused()
}

/// Draws the sheet over everything and pushes what the player wants.
pub fn shortcuts_ui(ui: &Ui, view: SheetView, text: &Text, commands: &mut Vec<Command>) {
    let closed = over::over(ui, "shortcuts", WIDTH, |ui, page| {
        over::head(ui, page, &text.get("ui-keyboard"), text, commands);
        sheet(ui, page.width, view, text);
    });
    let closed = closed || ui.input(|input| input.key_pressed(CLOSE)) || asked_for(ui);
    if closed {
        commands.push(Command::Close);
    }
}

fn sheet(ui: &mut Ui, width: f32, view: SheetView, text: &Text) {
    let start = ui.cursor().min;
    let (left, right) = (start.x + PAD, start.x + width - PAD);
    let top = start.y + 12.0;
    let groups = groups(view, text);
    let columns = if width < NARROW { 1 } else { 2 };
    let wide = (right - left - PAD * (columns - 1) as f32) / columns as f32;
    let mut bottoms = vec![top; columns];
    for (name, lines) in &groups {
        // Each goes where there is most room.
        let lowest = |a: &usize, b: &usize| bottoms[*a].total_cmp(&bottoms[*b]);
        let column = (0..columns).min_by(lowest).unwrap_or(0);
        let x = left + column as f32 * (wide + PAD);
        bottoms[column] = group(ui, (x, x + wide, bottoms[column]), name, lines) + 14.0;
    }
    let bottom = bottoms.into_iter().fold(top, f32::max);
    let whole = Rect::from_min_max(start, pos2(start.x + width, bottom + 6.0));
    ui.allocate_rect(whole, Sense::hover());
}

/// A head and its lines: a key's name, and what it does.
type Group = (String, Vec<(String, String)>);

/// Everything on the sheet.
fn groups(view: SheetView, text: &Text) -> Vec<Group> {
    let of = |head: &str, places: &[Place]| -> Group {
        let shown = SHORTCUTS.iter().filter(|line| places.contains(&line.place));
        let words = |line: &super::Shortcut| {
            let words = match line.keys {
                // On a page the escape key leads out of the game.
                [CLOSE] if view.on_page => "ui-key-escape-page",
                _ => line.words,
            };
            (text.get(words), text.get(&format!("{words}.help")))
        };
        (text.get(head), shown.map(words).collect())
    };
    let mut everywhere = vec![Place::Everywhere];
    everywhere.extend(view.can_sound.then_some(Place::Heard));
    everywhere.extend((!view.on_page).then_some(Place::Window));
    let mut groups = vec![
        of("ui-keys-everywhere", &everywhere),
        of("ui-keys-desk", &[Place::Desk]),
        of("ui-keys-lever", &[Place::Lever]),
        of("ui-keys-bet", &[Place::Bet]),
    ];
    if let Some(kind) = view.desk {
        let levers = desk::controls(kind)
            .iter()
            .filter(|control| !control.crisis);
        let named = |control: &Control| {
            (
                control.key.to_string(),
                text.get(&key("control", control.id)),
            )
        };
        groups.insert(1, (text.get("ui-keys-levers"), levers.map(named).collect()));
    }
    groups
}

/// Writes a group; returns where it ends.
fn group(
    ui: &Ui,
    (left, right, top): (f32, f32, f32),
    head: &str,
    lines: &[(String, String)],
) -> f32 {
    let painter = ui.painter();
    let widest = lines
        .iter()
        .map(|(name, _)| words::width(painter, name, Face::VALUE));
    let column = widest.fold(NAME - 14.0, f32::max) + 14.0;
    let mut y =
        words::put(painter, (left, top + 14.0), Align::Min, head, Face::LABEL).bottom() + 4.0;
    for (name, does) in lines {
        words::put(painter, (left, y + 14.0), Align::Min, name, Face::VALUE);
        let room = (right - left - column).max(1.0);
        let at = (left + column, y + 14.0);
        let taken = words::put_wrapped(painter, at, room, PITCH, does, Face::TEXT);
        y = taken.bottom().max(y + PITCH) + GAP - 3.0;
    }
    y
}

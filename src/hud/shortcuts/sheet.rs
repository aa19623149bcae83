//! The sheet: every key with what it does, over whatever is on the screen.

use egui::{Align, Area, Id, Modal, Order, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::{CLOSE, Place, SHEET, SHORTCUTS};
use crate::hud::form::{self, Fit};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::{Control, DeskKind};
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::{Text, key};
use crate::theme::{self, radius, size};

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
    let window = ui.max_rect();
    let fit = Fit::of(ui, window);
    let width = WIDTH.min(window.width() - 16.0);
    if width < 120.0 || window.height() < 80.0 {
        return;
    }
    let id = Id::new("shortcuts");
    let area = Area::new(id)
        .order(Order::Foreground)
        .anchor(egui::Align2::CENTER_CENTER, vec2(0.0, 0.0));
    let frame = egui::Frame::NONE
        .fill(theme::INK1.egui())
        .stroke(egui::Stroke::new(1.0, theme::INK3.egui()))
        .corner_radius(radius::PANEL);
    let shown = Modal::new(id)
        .area(area)
        .frame(frame)
        .backdrop_color(theme::INK0.faded(0.75))
        .show(ui.ctx(), |ui| {
            ui.set_max_size(vec2(width, window.height() - 16.0));
            ScrollArea::vertical()
                .scroll_source(form::scrolling(ui.ctx()))
                .max_height(window.height() - 16.0)
                .min_scrolled_height(window.height() - 16.0)
                .auto_shrink([false, true])
                .show(ui, |ui| sheet(ui, fit, width, view, text, commands));
        });
    let closed = ui.input(|input| input.key_pressed(CLOSE)) || asked_for(ui);
    if closed || shown.backdrop_response.clicked() {
        commands.push(Command::Close);
    }
}

fn sheet(
    ui: &mut Ui,
    fit: Fit,
    width: f32,
    view: SheetView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let start = ui.cursor().min;
    let (left, right) = (start.x + PAD, start.x + width - PAD);
    let top = head(ui, fit, (left, right, start.y), text, commands) + 12.0;
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

/// The heading and the way back; returns where they end.
fn head(
    ui: &Ui,
    fit: Fit,
    (left, right, top): (f32, f32, f32),
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let face = Face::semibold(22.0, theme::HI);
    let title = text.get("ui-keyboard");
    words::put(ui.painter(), (left, top + 40.0), Align::Min, &title, face);
    let close = text.get("ui-close");
    let width = widget::button_width(ui.painter(), &close, size::HEAD, 16.0);
    let high = fit.target(40.0);
    let at = pos2(right - width, top + 34.0 - high / 2.0);
    let place = Rect::from_min_size(at, vec2(width, high));
    let id = Id::new("shortcuts close");
    if widget::button_sized(ui, id, place, Sign::Words(&close), Look::Plain, size::HEAD).clicked() {
        commands.push(Command::Close);
    }
    top + 64.0
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

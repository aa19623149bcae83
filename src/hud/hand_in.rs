//! Handing in: the player's name, and the result file that a class is compared by.

use egui::{Align, Id, Key, Rect, Ui, pos2, vec2};

use super::field;
use super::over::{self, Page, line, paragraph};
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::level::NAME_CHARS_MAX;
use crate::shift::command::{Command, Overlay};
use crate::text::Text;
use crate::theme::{self, size};

/// What opens it.
pub const OPEN: Command = Command::Open(Overlay::HandIn);

/// Width of the panel.
const WIDTH: f32 = 460.0;
/// Gap between buttons.
const GAP: f32 = 10.0;
/// The other files of a run.
const OTHERS: [(&str, Command); 2] = [
    ("ui-save-replay", Command::SaveReplay),
    ("ui-export-csv", Command::ExportCsv),
];

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub struct HandInView<'a> {
    /// Who played, as they last called themselves.
    pub player: &'a str,
    /// The group that it is played in.
    pub group: Option<&'a str>,
}

/// Draws the panel over everything and pushes what the player wants.
pub fn hand_in_ui(ui: &Ui, view: &HandInView, text: &Text, commands: &mut Vec<Command>) {
    let closed = over::over(ui, "hand in", WIDTH, |ui, page| {
        over::head(ui, page, &text.get("ui-class-hand-in"), text, commands);
        content(ui, page, view, text, commands);
    });
    if closed {
        commands.push(Command::Close);
    }
}

fn content(ui: &mut Ui, page: Page, view: &HandInView, text: &Text, commands: &mut Vec<Command>) {
    if let Some(group) = view.group {
        let row = line(ui, page, 30.0);
        let words = text.args("ui-class-group", &[("group", group.into())]);
        let face = Face::semibold(16.0, theme::HI);
        words::put(
            ui.painter(),
            (row.left(), row.top() + 16.0),
            Align::Min,
            &words,
            face,
        );
    }
    paragraph(ui, page, &text.get("ui-class-hand-in.help"));
    let row = line(ui, page, 82.0);
    let name = text.get("ui-class-your-name");
    let below = words::put(
        ui.painter(),
        (row.left(), row.top() + 24.0),
        Align::Min,
        &name,
        Face::TEXT,
    );
    let place = Rect::from_min_size(
        pos2(row.left(), below.bottom() + 6.0),
        vec2(page.room(), 44.0),
    );
    let id = Id::new("player's name");
    let is_new = ui.ctx().read_response(id).is_none();
    let (response, typed) = field::field(
        ui,
        id,
        place,
        (view.player, NAME_CHARS_MAX),
        (&name, size::HEAD),
    );
    // Whoever opens the panel can type at once; a finger would bring up the keys over it.
    if is_new && !page.fit.touch {
        response.request_focus();
    }
    commands.extend(typed.map(Command::PlayerName));
    let entered = response.has_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    let high = page.fit.target(44.0);
    let row = line(ui, page, high + 20.0);
    let label = text.get("ui-class-save-result");
    let place = Rect::from_min_size(row.min + vec2(0.0, 10.0), vec2(page.room(), high));
    let saved = press(ui, place, &label, Look::Strong);
    if saved || entered {
        commands.push(Command::SaveResult);
        commands.push(Command::Close);
    }
    let row = line(ui, page, high + 24.0);
    let wide = (page.room() - GAP) / 2.0;
    for (i, (key, command)) in OTHERS.into_iter().enumerate() {
        let at = pos2(row.left() + i as f32 * (wide + GAP), row.top());
        let place = Rect::from_min_size(at, vec2(wide, high));
        if press(ui, place, &text.get(key), Look::Plain) {
            commands.push(command);
            commands.push(Command::Close);
        }
    }
}

fn press(ui: &Ui, place: Rect, label: &str, look: Look) -> bool {
    let id = Id::new(("hand in", label));
    widget::button_sized(ui, id, place, Sign::Words(label), look, size::HEAD).clicked()
}

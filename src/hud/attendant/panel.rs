//! What can be changed at a booth.

use egui::{Align, Painter, Rect, Ui, pos2, vec2};

use crate::hud::board::fitting;
use crate::hud::icon::{self, Icon};
use crate::hud::settings::VOLUMES;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::model::control::Unit;
use crate::shift::command::{AttendantWish, Command};
use crate::text::Text;
use crate::theme::{self, board, booth};

/// A level that can be played here.
#[derive(Clone, Copy, Debug)]
pub struct LevelChoice<'a> {
    /// Its id.
    pub id: &'a str,
    /// Its name.
    pub name: &'a str,
    /// It is played.
    pub chosen: bool,
}

/// What the page shows.
#[derive(Clone, Copy, Debug)]
pub struct PanelView<'a> {
    /// The event; empty for none.
    pub event: &'a str,
    /// The levels.
    pub levels: &'a [LevelChoice<'a>],
    /// How loud it is, as a share of the greatest loudness, 0 for silent; `None` where nothing can be heard.
    pub loudness: Option<f32>,
    /// How many visitors stand on the event's boards.
    pub visitors: usize,
    /// The program can be ended.
    pub can_quit: bool,
    /// What came of the last thing done; empty for nothing.
    pub said: &'a str,
    /// What is not as whoever set the booth up wanted it.
    pub notes: &'a [String],
    /// The board outlives the program.
    pub saved: bool,
}

/// Height of a key, and the gap between two.
const KEY: f32 = 52.0;
const GAP: f32 = 8.0;
/// Width of the names left of the keys.
const NAMES: f32 = 200.0;

/// A key: its words, how it looks, and what it does.
type Item = (String, Look, Command);

/// Draws the page.
pub(super) fn panel(
    ui: &Ui,
    page: Rect,
    view: &PanelView<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
    wishes: &mut Vec<AttendantWish>,
) {
    let inner = page.shrink2(vec2(board::MARGIN, 0.0));
    let painter = ui.painter();
    let head = Face::semibold(booth::TITLE, theme::HI);
    words::put(
        painter,
        (inner.left(), inner.top() + 60.0),
        Align::Min,
        &text.get("ui-attendant"),
        head,
    );
    let back = text.get("ui-attendant-close");
    let wide = widget::button_width(painter, &back, booth::HEAD, 28.0);
    let rect = Rect::from_min_size(
        pos2(inner.right() - wide, inner.top() + 22.0),
        vec2(wide, KEY),
    );
    if widget::button_sized(
        ui,
        ui.id().with("close"),
        rect,
        Sign::Words(&back),
        Look::Strong,
        booth::HEAD,
    )
    .clicked()
    {
        wishes.push(AttendantWish::Back);
    }
    let mut top = inner.top() + board::HEAD + 12.0;
    for (name, note, items) in rows(view, text) {
        let place = Rect::from_min_max(pos2(inner.left(), top), inner.right_bottom());
        top = row(ui, place, &name, &note, items, commands) + 18.0;
    }
    let unsaved = (!view.saved).then(|| text.get("error-board-not-saved"));
    let notes = view.notes.iter().chain(&unsaved);
    let said = Some(view.said).filter(|said| !said.is_empty());
    let lines = said.map(|said| (said, false)).into_iter();
    for (said, warns) in lines.chain(notes.map(|note| (note.as_str(), true))) {
        let mut left = inner.left();
        if warns {
            let sign = pos2(left + 10.0, top + 15.0);
            icon::draw(painter, Icon::Warning, sign, 10.0, theme::YELLOW);
            left += 30.0;
        }
        let face = Face::regular(booth::LEAST, theme::TX);
        let (at, width) = ((left, top + 22.0), inner.right() - left);
        top = words::put_wrapped(painter, at, width, 24.0, said, face).bottom() + 6.0;
    }
}

/// Every line: its name, what is to be known, and its keys.
fn rows(view: &PanelView<'_>, text: &Text) -> Vec<(String, String, Vec<Item>)> {
    let item =
        |key: &str, wish: AttendantWish| (text.get(key), Look::Plain, Command::Attendant(wish));
    let event = if view.event.is_empty() {
        text.get("ui-attendant-no-event")
    } else {
        view.event.to_owned()
    };
    let chosen = |chosen: bool| if chosen { Look::Strong } else { Look::Plain };
    let levels = view.levels.iter().map(|level| {
        let wish = AttendantWish::Level(level.id.to_owned());
        (
            level.name.to_owned(),
            chosen(level.chosen),
            Command::Attendant(wish),
        )
    });
    let mut rows = vec![
        (
            text.get("ui-attendant-event"),
            event,
            vec![item("ui-attendant-change", AttendantWish::Event)],
        ),
        (
            text.get("ui-attendant-levels"),
            String::new(),
            levels.collect(),
        ),
    ];
    if let Some(loudness) = view.loudness {
        let volumes = VOLUMES.map(|volume| {
            let (words, command) = if volume > 0.0 {
                let share = text.quantity(f64::from(volume), Unit::Percent, 0).joined();
                (share, Command::Volume(volume))
            } else {
                (text.get("ui-sound-off"), Command::Sound(false))
            };
            (words, chosen((volume - loudness).abs() < 0.01), command)
        });
        rows.push((text.get("ui-sound"), String::new(), volumes.to_vec()));
    }
    let count = text.args("ui-attendant-visitors", &[("n", view.visitors.into())]);
    let kept = vec![
        item("ui-attendant-export", AttendantWish::Export),
        item("ui-attendant-import", AttendantWish::Import),
        item("ui-attendant-reset", AttendantWish::Reset),
    ];
    rows.push((text.get("ui-attendant-board"), count, kept));
    if view.can_quit {
        let quit = (text.get("ui-quit"), Look::Plain, Command::Quit);
        rows.push((text.get("ui-attendant-program"), String::new(), vec![quit]));
    }
    rows
}

/// Draws a line, its keys on as many rows as they need; returns where it ends.
fn row(
    ui: &Ui,
    place: Rect,
    name: &str,
    note: &str,
    items: Vec<Item>,
    commands: &mut Vec<Command>,
) -> f32 {
    let painter = ui.painter();
    let label = Face::regular(booth::HEAD, theme::LO);
    let label = fitting(painter, name, label, NAMES - 16.0);
    words::put(
        painter,
        (place.left(), place.top() + 34.0),
        Align::Min,
        name,
        label,
    );
    let left = place.left() + NAMES;
    let (mut x, mut y) = (left, place.top());
    if !note.is_empty() {
        let face = Face::semibold(booth::HEAD, theme::HI);
        let face = fitting(painter, note, face, place.right() - left);
        x = words::put(painter, (left, y + 34.0), Align::Min, note, face).right() + 24.0;
    }
    for (label, look, command) in items {
        let wide = key_width(painter, &label);
        if x + wide > place.right() + 0.5 && x > left {
            (x, y) = (left, y + KEY + GAP);
        }
        let rect = Rect::from_min_size(pos2(x, y), vec2(wide, KEY));
        let id = ui.id().with((name, &label));
        if widget::button_sized(ui, id, rect, Sign::Words(&label), look, booth::TEXT).clicked() {
            commands.push(command);
        }
        x += wide + GAP;
    }
    y + KEY
}

fn key_width(painter: &Painter, label: &str) -> f32 {
    widget::button_width(painter, label, booth::TEXT, 18.0).max(KEY)
}

//! Text and goals of a briefing, as large as they fit.

use egui::{Align, Painter, Rangef, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2};

use crate::hud::desk::asked;
use crate::hud::form;
use crate::hud::words::{self, Face};
use crate::level::Level;
use crate::text::Text;
use crate::theme::{self, size};

/// Sizes of the text and their line pitches, largest first.
const SIZES: [(f32, f32); 4] = [(21.0, 30.0), (19.0, 27.0), (17.0, 24.0), (15.0, 21.0)];
/// Heights of a goal's row, largest first.
const ROWS: [f32; 3] = [56.0, 44.0, 36.0];
/// Space above the goals.
const ABOVE: f32 = 44.0;

/// Draws text and goals; if no size fits, they scroll.
pub(super) fn reading(ui: &mut Ui, body: Rect, level: &Level, text: &Text) {
    if !body.is_positive() {
        return;
    }
    let painter = ui.painter().clone();
    let story = text.get(&format!("{}.briefing", level.text_key()));
    let goals = level.goals.len() as f32;
    let above = if level.goals.is_empty() { 0.0 } else { ABOVE };
    let lay = |(size, pitch): (f32, f32)| {
        words::lay_pitched(
            &painter,
            &story,
            Face::regular(size, theme::TX),
            body.width(),
            pitch,
        )
    };
    let tall = |size: (f32, f32), row: f32| lay(size).size().y + above + goals * row;
    let rows = ROWS.map(|row| Rows::new(&painter, body.width(), row, level, text));
    let all = rows.iter().flat_map(|rows| SIZES.map(|size| (size, rows)));
    let fitting = all
        .into_iter()
        .find(|(size, rows)| rows.fits && tall(*size, rows.height) <= body.height());
    let (size, rows) = fitting.unwrap_or((SIZES[3], &rows[1]));
    let mut child = ui.new_child(UiBuilder::new().id_salt("reading").max_rect(body));
    child.set_clip_rect(body.expand(4.0).intersect(ui.clip_rect()));
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .id_salt("scroll")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let place = vec2(body.width(), tall(size, rows.height));
            let (rect, _) = ui.allocate_exact_size(place, Sense::hover());
            let galley = lay(size);
            let y = rect.top() + galley.size().y;
            words::paint(ui.painter(), rect.min, galley);
            if !level.goals.is_empty() {
                let at = (rect.left(), y + 30.0);
                let face = Face::regular(size::HEAD, theme::LO);
                words::put(
                    ui.painter(),
                    at,
                    Align::Min,
                    &text.get("ui-reach-all"),
                    face,
                );
                rows.draw(ui.painter(), rect.x_range(), y + above);
            }
        });
}

/// The goals as the numbers they are, with their names beside them.
struct Rows {
    height: f32,
    digits: Face,
    name: Face,
    /// Room for the numbers.
    column: f32,
    /// Room for the names.
    room: f32,
    goals: Vec<(String, String)>,
    /// Every name has room in its row.
    fits: bool,
}

impl Rows {
    fn new(painter: &Painter, width: f32, height: f32, level: &Level, text: &Text) -> Self {
        let goals: Vec<_> = level
            .goals
            .iter()
            .map(|goal| (asked(text, goal), text.get(&level.goal_key(goal))))
            .collect();
        let large = height > 50.0 || (height > 40.0 && width > 360.0);
        let digits = Face::semibold(if large { 28.0 } else { 20.0 }, theme::HI);
        let widest = |face: Face| {
            goals
                .iter()
                .map(|(number, _)| words::width(painter, number, face))
                .fold(0.0, f32::max)
        };
        let column = widest(digits).max(84.0) + 16.0;
        let room = (width - column).max(1.0);
        let fits = |face: &Face| {
            let tall = |name: &str| {
                words::lay_pitched(painter, name, *face, room, face.size * 1.2)
                    .size()
                    .y
            };
            goals.iter().all(|(_, name)| tall(name) <= height - 3.0)
        };
        let faces = [17.0, size::HEAD, size::TEXT].map(|size| Face::regular(size, theme::TX));
        let name = faces.into_iter().find(fits);
        Self {
            height,
            digits,
            name: name.unwrap_or(Face::TEXT),
            column,
            room,
            fits: name.is_some(),
            goals,
        }
    }

    fn draw(&self, painter: &Painter, across: Rangef, top: f32) {
        let hairline = Stroke::new(1.0, theme::INK3.egui());
        for (i, (number, name)) in self.goals.iter().enumerate() {
            let y = top + self.height * i as f32;
            let middle = y + self.height / 2.0;
            painter.hline(across, y, hairline);
            let at = (across.min, middle + self.digits.size * 0.35);
            words::put(painter, at, Align::Min, number, self.digits);
            let galley =
                words::lay_pitched(painter, name, self.name, self.room, self.name.size * 1.2);
            let at = pos2(across.min + self.column, middle - galley.size().y / 2.0);
            words::paint(painter, at, galley);
        }
        painter.hline(
            across,
            top + self.height * self.goals.len() as f32,
            hairline,
        );
    }
}

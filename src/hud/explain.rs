//! Words that need it explain themselves wherever they stand: where the pointer rests on one, or a finger stays on it.
//!
//! All words are painted by [`words::paint`](super::words::paint), which remembers what lies below the pointer; once a screen
//! is drawn, [`explain_ui`] looks whether that is a term. What explains itself as a whole, such as a lever, goes first.

use std::ops::Range;
use std::sync::Arc;

use egui::{
    Context, CursorIcon, Galley, Id, LayerId, Painter, Pos2, Rect, Tooltip, Ui, Vec2, pos2,
};

use super::widget;
use crate::text::Text;

/// What is written below the pointer.
#[derive(Clone)]
struct Pointed {
    galley: Arc<Galley>,
    /// Left top corner.
    at: Pos2,
    /// The letter below the pointer, counted from the first.
    letter: usize,
    layer: LayerId,
}

/// Where it is kept what is written below the pointer.
fn pointed_id() -> Id {
    Id::new("words below the pointer")
}

/// Where it is kept that something else explains what lies below the pointer.
fn taken_id() -> Id {
    Id::new("explained as a whole")
}

/// Remembers words that are being painted, if the pointer is on them.
pub(super) fn look(painter: &Painter, at: Pos2, galley: &Arc<Galley>) {
    let ctx = painter.ctx();
    let Some(pointer) = ctx.pointer_latest_pos() else {
        return;
    };
    let place = galley.rect.translate(at.to_vec2());
    if !place.intersect(painter.clip_rect()).contains(pointer) {
        return;
    }
    let layer = painter.layer_id();
    let on_top = ctx.layer_id_at(pointer).unwrap_or(LayerId::background());
    if let Some(letter) = letter_at(galley, pointer - at).filter(|_| layer == on_top) {
        let pointed = Pointed {
            galley: Arc::clone(galley),
            at,
            letter,
            layer,
        };
        ctx.data_mut(|data| data.insert_temp(pointed_id(), pointed));
    }
}

/// Lets something explain what lies below the pointer as a whole, so that its single words do not.
pub(super) fn take(ctx: &Context) {
    ctx.data_mut(|data| data.insert_temp(taken_id(), true));
}

/// Number and place of each letter, in a galley's own coordinates.
fn letters(galley: &Galley) -> impl Iterator<Item = (usize, Rect)> {
    let mut first = 0;
    galley.rows.iter().flat_map(move |row| {
        let from = first;
        first += row.char_count_including_newline().0;
        row.glyphs.iter().enumerate().map(move |(i, glyph)| {
            let left = row.pos.x + glyph.pos.x;
            let place = Rect::from_min_max(
                pos2(left, row.min_y()),
                pos2(left + glyph.advance_width, row.max_y()),
            );
            (from + i, place)
        })
    })
}

fn letter_at(galley: &Galley, at: Vec2) -> Option<usize> {
    let mut all = letters(galley);
    all.find(|(_, place)| place.contains(at.to_pos2()))
        .map(|(letter, _)| letter)
}

impl Pointed {
    /// Where some of its letters stand: the part of them on the pointer's line.
    fn place(&self, letters_of_term: &Range<usize>) -> Rect {
        let all = || letters(&self.galley).filter(|(letter, _)| letters_of_term.contains(letter));
        let line = all()
            .find(|(letter, _)| *letter == self.letter)
            .map_or(0.0, |(_, place)| place.top());
        all()
            .map(|(_, place)| place)
            .filter(|place| place.top().to_bits() == line.to_bits())
            .fold(Rect::NOTHING, Rect::union)
            .translate(self.at.to_vec2())
    }
}

/// Whether the pointer rests, or a finger stays where it came down. An explanation that is shown stays until the pointer leaves.
fn rests(ctx: &Context, delay_s: f32, is_shown: bool) -> bool {
    let options = ctx.options(|options| options.input_options);
    ctx.input(|input| {
        let pointer = &input.pointer;
        if input.any_touches() {
            let long = |since: f64| input.time - since > options.max_click_duration;
            let near = |(from, to): (Pos2, Pos2)| from.distance(to) <= options.max_click_dist;
            let ends = pointer.press_origin().zip(pointer.latest_pos());
            return pointer.press_start_time().is_some_and(long) && ends.is_some_and(near);
        }
        let still_s = pointer.time_since_last_movement();
        let clicked_since = pointer.time_since_last_click() < still_s;
        !pointer.any_down() && !clicked_since && (is_shown || still_s >= delay_s)
    })
}

/// Explains the term below the pointer, if there is one. Comes after everything else of a screen.
pub fn explain_ui(ui: &Ui, text: &Text) {
    let ctx = ui.ctx();
    let (pointed, taken) = ctx.data_mut(|data| {
        let pointed = data.get_temp::<Pointed>(pointed_id());
        data.remove::<Pointed>(pointed_id());
        (pointed, data.remove_temp::<bool>(taken_id()).is_some())
    });
    let Some(pointed) = pointed.filter(|_| !taken) else {
        return;
    };
    let Some((letters, form)) = text.term_at(pointed.galley.text(), pointed.letter) else {
        return;
    };
    ctx.set_cursor_icon(CursorIcon::Help);
    let delay_s = ctx.global_style().interaction.tooltip_delay;
    let is_shown = Tooltip::was_tooltip_open_last_frame(ctx, pointed_id());
    if !rests(ctx, delay_s, is_shown) {
        ctx.request_repaint_after_secs(delay_s);
        return;
    }
    let help = text.get(&format!("{}.help", form.key()));
    let place = pointed.place(&letters);
    Tooltip::always_open(ctx.clone(), pointed.layer, pointed_id(), place)
        .show(|ui| widget::tip(ui, &help));
}

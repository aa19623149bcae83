//! The bet before the curves: one question, three answers, and what was true.

use egui::{Align, Id, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, pos2, vec2};

use super::ScoringView;
use crate::hud::form;
use crate::hud::icon::{self, Icon};
use crate::hud::shortcuts::{self, ANSWERS};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::level::{BET_ANSWERS, Bet};
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::{Arg, Text, desk_key};
use crate::theme::{self, radius, size};

/// The question of a level, and how far the player has come with it.
#[derive(Clone, Copy, Debug)]
pub struct BetView<'a> {
    /// The question.
    pub bet: &'a Bet,
    /// What is true.
    pub value: f64,
    /// The answer that was chosen, from 0.
    pub chosen: Option<usize>,
}

/// Most width of the page.
const WIDTH: f32 = 720.0;
/// Width below which the answers stand below each other.
const STACKED_BELOW: f32 = 560.0;
/// Height of an answer.
const HIGH: f32 = 64.0;
/// Space between the answers.
const GAP: f32 = 12.0;
/// Beside the words of an answer, where its key finds room.
const KEYED: f32 = 36.0;

/// Draws the question, or once it is answered, what was true.
pub(super) fn bet(
    ui: &mut Ui,
    view: &ScoringView,
    asked: BetView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let window = ui.max_rect();
    let width = WIDTH.min(window.width() - 32.0);
    if width < 120.0 || window.height() < 80.0 {
        return;
    }
    let place = Rect::from_center_size(window.center(), vec2(width, window.height() - 32.0));
    let mut child = ui.new_child(UiBuilder::new().id_salt("bet").max_rect(place));
    // A little room beside it for the outline of what the keyboard has.
    child.set_clip_rect(place.expand(6.0).intersect(ui.clip_rect()));
    ScrollArea::vertical()
        .scroll_source(form::scrolling(ui.ctx()))
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let start = ui.cursor().min;
            let known = Id::new("height of the bet");
            let last = ui.data(|data| data.get_temp::<f32>(known)).unwrap_or(0.0);
            // A little above the middle, where it all fits.
            let above = ((place.height() - last) * 0.4).max(0.0);
            let top = start.y + above;
            let bottom = page(
                ui,
                (start.x, start.x + width, top),
                view,
                asked,
                text,
                commands,
            );
            ui.data_mut(|data| data.insert_temp(known, bottom - top));
            let whole = Rect::from_min_max(start, pos2(start.x + width, bottom + 8.0));
            ui.allocate_rect(whole, Sense::hover());
        });
}

/// Everything from the top on; returns where it ends.
fn page(
    ui: &Ui,
    (left, right, top): (f32, f32, f32),
    view: &ScoringView,
    asked: BetView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let painter = ui.painter();
    let width = right - left;
    let level = view.run.level();
    let args = [
        ("desk", text.get(desk_key(level.desk)).into()),
        ("level", text.get(&level.text_key()).into()),
        ("seed", view.run.seed().to_string().as_str().into()),
    ];
    let head = text.args("ui-heading", &args);
    let face = Face::regular(16.0, theme::LO);
    let head = words::put_wrapped(painter, (left, top + 18.0), width, 20.0, &head, face);
    let face = Face::semibold(34.0, theme::HI);
    let title = text.get("ui-bet");
    let title = words::put_wrapped(
        painter,
        (left, head.bottom() + 44.0),
        width,
        40.0,
        &title,
        face,
    );
    let question = text.args(&asked.bet.text_key(), &mark(view, asked.bet, text));
    let face = Face::regular(22.0, theme::TX);
    let at = (left, title.bottom() + 38.0);
    let question = words::put_wrapped(painter, at, width, 30.0, &question, face);
    let y = answers(
        ui,
        (left, right, question.bottom() + 24.0),
        asked,
        text,
        commands,
    );
    let (label, y) = match asked.chosen {
        None => (text.get("ui-bet-skip"), y + 20.0),
        Some(chosen) => (
            text.get("ui-bet-reveal"),
            told(ui, (left, y + 48.0), width, asked, chosen, text),
        ),
    };
    let look = if asked.chosen.is_some() {
        Look::Strong
    } else {
        Look::Plain
    };
    let wide = widget::button_width(painter, &label, 18.0, 28.0).min(width);
    let place = Rect::from_min_size(pos2(left, y), vec2(wide, 52.0));
    let id = Id::new("go on after the bet");
    let button = widget::button_sized(ui, id, place, Sign::Words(&label), look, 18.0);
    let entered = asked.chosen.is_some() && widget::entered(ui);
    if button.clicked() || entered || shortcuts::closes(ui) {
        commands.push(Command::Reveal);
    }
    place.bottom()
}

/// The mark that the question counts by, in words.
fn mark(view: &ScoringView, bet: &Bet, text: &Text) -> Vec<(&'static str, Arg)> {
    let named = bet.mark().and_then(|(row, mark)| {
        let indicator = desk::indicators(view.run.level().desk).get(row)?;
        Some(text.exact(mark, indicator.unit).joined())
    });
    named
        .map(|mark| vec![("mark", mark.into())])
        .unwrap_or_default()
}

/// The ranges in words.
fn ranges(bet: &Bet, text: &Text) -> [String; BET_ANSWERS] {
    let [first, second] = bet.marks.map(|mark| text.exact(mark, bet.unit).joined());
    [
        text.args("ui-bet-less", &[("mark", first.as_str().into())]),
        text.args(
            "ui-bet-between",
            &[("lo", first.into()), ("hi", second.as_str().into())],
        ),
        text.args("ui-bet-more", &[("mark", second.into())]),
    ]
}

/// The answers as buttons, or once one was chosen as what came of them; returns where they end.
fn answers(
    ui: &Ui,
    (left, right, top): (f32, f32, f32),
    asked: BetView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let stacked = right - left < STACKED_BELOW;
    let wide = (right - left - GAP * (BET_ANSWERS - 1) as f32) / BET_ANSWERS as f32;
    let keyed = !form::touched(ui.ctx());
    let mut bottom = top;
    for (i, words) in ranges(asked.bet, text).iter().enumerate() {
        let at = i as f32;
        let place = if stacked {
            Rect::from_min_size(
                pos2(left, top + at * (HIGH + GAP)),
                vec2(right - left, HIGH),
            )
        } else {
            Rect::from_min_size(pos2(left + at * (wide + GAP), top), vec2(wide, HIGH))
        };
        bottom = place.bottom();
        if let Some(chosen) = asked.chosen {
            answered(ui, place, words, i, chosen, asked);
            continue;
        }
        let id = Id::new(("bet", i));
        let button = widget::button_sized(ui, id, place, Sign::Words(words), Look::Plain, 18.0);
        let key = ANSWERS[i];
        if button.clicked() || widget::pressed(ui, key) {
            commands.push(Command::Answer(i));
        }
        if keyed && widget::button_width(ui.painter(), words, 18.0, KEYED) <= place.width() {
            let at = place.right_center() - vec2(10.0, -size::TEXT * 0.35);
            widget::key_box(ui.painter(), at.x, at.y, key.symbol_or_name());
        }
    }
    bottom
}

/// An answer that can no longer be chosen: true, chosen in vain, or neither.
fn answered(ui: &Ui, place: Rect, range: &str, i: usize, chosen: usize, asked: BetView) {
    let painter = ui.painter();
    let true_one = asked.bet.range_of(asked.value);
    let (sign, ink) = if i == true_one {
        (Some((Icon::Check, theme::GREEN)), theme::HI)
    } else if i == chosen {
        (Some((Icon::Cross, theme::VERMILION)), theme::TX)
    } else {
        (None, theme::LO)
    };
    painter.rect_filled(place, radius::PANEL, theme::INK1.egui());
    let edge = sign.map_or(theme::INK3, |(_, colour)| colour);
    let stroke = Stroke::new(if i == chosen { 2.0 } else { 1.0 }, edge.egui());
    painter.rect_stroke(place, radius::PANEL, stroke, StrokeKind::Inside);
    let words = words::put_centred(painter, place, range, Face::semibold(18.0, ink));
    if let Some((sign, colour)) = sign {
        let x = (words.left() - 18.0).max(place.left() + 14.0);
        icon::draw(painter, sign, pos2(x, place.center().y), 9.0, colour);
    }
}

/// What was true and why, from a baseline on; returns where that ends.
fn told(
    ui: &Ui,
    (left, y): (f32, f32),
    width: f32,
    asked: BetView,
    chosen: usize,
    text: &Text,
) -> f32 {
    let value = text.quantity(asked.value, asked.bet.unit, asked.bet.decimals);
    let args = [("value", value.joined().into())];
    let said = if chosen == asked.bet.range_of(asked.value) {
        text.args("ui-bet-right", &args)
    } else {
        text.args("ui-bet-wrong", &args)
    };
    let painter = ui.painter();
    let face = Face::semibold(24.0, theme::HI);
    let said = words::put(painter, (left, y), Align::Min, &said, face);
    let why = text.get(&format!("{}.why", asked.bet.text_key()));
    let face = Face::regular(20.0, theme::TX);
    let at = (left, said.bottom() + 24.0);
    words::put_wrapped(painter, at, width, 28.0, &why, face).bottom() + 24.0
}

//! The number.

use egui::{Align, Painter, Pos2, Rect, Ui, pos2, vec2};

use super::Waiting;
use crate::board::{PIN_DIGITS, TRIES, Tried};
use crate::hud::board::{fitting, keys};
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::{AttendantWish, Stroke};
use crate::text::Text;
use crate::theme::{self, Rgb, booth};

/// Size of a digit's key, and the gap between two.
const KEY: egui::Vec2 = vec2(112.0, 68.0);
const GAP: f32 = 10.0;
/// Size of all of it.
const SIZE: egui::Vec2 = vec2(3.0 * KEY.x + 2.0 * GAP, 560.0);

/// Draws the digits that are typed as points, and the keys.
pub(super) fn pin(
    ui: &Ui,
    page: Rect,
    digits: usize,
    came: (Option<Tried>, Option<Waiting>),
    text: &Text,
    wishes: &mut Vec<AttendantWish>,
) {
    let place = Rect::from_center_size(page.center(), SIZE);
    let painter = ui.painter();
    let x = place.center().x;
    let line = |y: f32, said: &str, size: f32, bold: bool, ink: Rgb| {
        let face = Face {
            bold,
            ..Face::regular(size, ink)
        };
        let face = fitting(painter, said, face, page.width() - 40.0);
        words::put(painter, (x, place.top() + y), Align::Center, said, face);
    };
    line(
        34.0,
        &text.get("ui-attendant"),
        booth::TITLE,
        true,
        theme::HI,
    );
    let (said, ink) = said(came, text);
    line(76.0, &said, booth::HEAD, false, ink);
    if let (_, Some(waiting)) = came {
        // Nothing can be typed now.
        let args = [("n", waiting.goes_on_s.ceil().into())];
        let goes_on = text.args("ui-attendant-goes-on", &args);
        line(130.0, &goes_on, booth::HEAD, false, theme::LO);
    } else {
        points(painter, pos2(x, place.top() + 124.0), digits);
    }
    let strokes = keys::typed(ui).into_iter();
    wishes.extend(strokes.map(AttendantWish::Key));
    let key = |row: usize, column: usize| {
        let by = (KEY + vec2(GAP, GAP)) * vec2(column as f32, row as f32);
        Rect::from_min_size(place.left_top() + vec2(0.0, 164.0) + by, KEY)
    };
    for (n, digit) in keys::DIGITS.chars().enumerate() {
        let (row, column) = if digit == '0' { (3, 1) } else { (n / 3, n % 3) };
        let label = digit.to_string();
        let id = ui.id().with(("digit", digit));
        let sign = Sign::Words(&label);
        if widget::button_sized(ui, id, key(row, column), sign, Look::Plain, booth::TITLE).clicked()
        {
            wishes.push(AttendantWish::Key(Stroke::Type(digit)));
        }
    }
    if keys::erase_key(ui, key(3, 0), text) {
        wishes.push(AttendantWish::Key(Stroke::Erase));
    }
    let wide = |label: &str, size: f32| {
        fitting(
            painter,
            label,
            Face::semibold(size, theme::HI),
            KEY.x - 12.0,
        )
        .size
    };
    let enter = text.get("ui-attendant-enter");
    let sign = Sign::Words(&enter);
    let size = wide(&enter, booth::HEAD);
    if widget::button_sized(
        ui,
        ui.id().with("enter"),
        key(3, 2),
        sign,
        Look::Strong,
        size,
    )
    .clicked()
    {
        wishes.push(AttendantWish::Key(Stroke::Enter));
    }
    let back = text.get("ui-back");
    let rect = Rect::from_min_size(
        pos2(place.left(), key(3, 0).bottom() + GAP),
        vec2(place.width(), 52.0),
    );
    if widget::button_sized(
        ui,
        ui.id().with("back"),
        rect,
        Sign::Words(&back),
        Look::Plain,
        booth::HEAD,
    )
    .clicked()
    {
        wishes.push(AttendantWish::Back);
    }
}

/// A point for each digit that there may be, full for those that are typed.
fn points(painter: &Painter, middle: Pos2, digits: usize) {
    let most = *PIN_DIGITS.end();
    for n in 0..most {
        let at = middle + vec2((n as f32 - (most - 1) as f32 / 2.0) * 34.0, 0.0);
        if n < digits {
            painter.circle_filled(at, 9.0, theme::HI.egui());
        } else {
            painter.circle_stroke(at, 8.0, egui::Stroke::new(2.0, theme::LINE.egui()));
        }
    }
}

/// What is said of the tries.
fn said((tried, waiting): (Option<Tried>, Option<Waiting>), text: &Text) -> (String, Rgb) {
    let counted = |key: &str, n: f64| (text.args(key, &[("n", n.into())]), theme::YELLOW);
    match (tried, waiting) {
        (_, Some(waiting)) => counted("ui-attendant-wait", waiting.wait_s.ceil()),
        (Some(Tried::Wrong(left)), None) if left < TRIES => {
            counted("ui-attendant-wrong", f64::from(left))
        }
        _ => (text.get("ui-attendant-number"), theme::LO),
    }
}

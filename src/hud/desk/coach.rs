//! The coach: four hints on the first shift at a desk. What it says while a level runs is a strip like any other.

use egui::{
    Align, Area, Id, Key, LayerId, Modifiers, Order, Painter, Rect, Sense, Shape, Stroke,
    StrokeKind, Ui, Vec2, pos2, vec2,
};

use super::{DeskLayout, DeskView, banner};
use crate::hud::form::{Fit, Form};
use crate::hud::shortcuts;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::Command;
use crate::text::Text;
use crate::theme::{self, radius, size, target};

/// What a coach may say on a desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Coach {
    /// Nobody has been shown around this desk yet.
    pub hints: bool,
    /// Whoever does nothing about a crisis is told what might help.
    pub nudges: bool,
}

/// The hints in their order.
const HINTS: [&str; 4] = [
    "ui-hint-lever",
    "ui-hint-gauge",
    "ui-hint-trend",
    "ui-hint-start",
];
/// Most width of a hint.
const WIDTH: f32 = 300.0;
/// From what is pointed at to the hint.
const GAP: f32 = 18.0;
/// Least distance from the window's edges.
const EDGE: f32 = 10.0;
/// Margin inside.
const PAD: f32 = 16.0;

/// Where the hints are drawn. The tab key reaches this layer before all others.
#[must_use]
pub fn layer() -> LayerId {
    LayerId::new(Order::Foreground, Id::new("hint"))
}

/// Points at the parts of the desk, one after the other, until the player has seen them all, skips them or starts. To be drawn
/// before the desk's own controls: the tab key goes by what is drawn first, and keys that say something to a hint would mean something
/// else on the desk.
pub(super) fn hints(
    ui: &Ui,
    fit: Fit,
    layout: &DeskLayout,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    // What lies over the desk comes first.
    if !view.coach.hints || !widget::is_on_top(ui) {
        return;
    }
    let known = Id::new(("hint", view.run.level().desk));
    if view.started {
        commands.push(Command::HintsSeen);
        ui.data_mut(|data| data.remove::<usize>(known));
        return;
    }
    let step = ui.data(|data| data.get_temp::<usize>(known)).unwrap_or(0);
    let window = ui.max_rect();
    // The goals at the top of a desk stay in sight.
    let room = if fit.phone() {
        window
    } else {
        window.with_min_y(layout.top.bottom())
    };
    let pointed = target_of(ui, step, fit, layout, text);
    let (on, skip) = hint(ui, fit, (pointed, room), step, text);
    let free = ui.memory(|memory| memory.focused().is_none());
    let on = on || free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
    let last = step + 1 >= HINTS.len();
    if skip || shortcuts::closes(ui) || (last && on) {
        commands.push(Command::HintsSeen);
        ui.data_mut(|data| data.remove::<usize>(known));
    } else if on {
        ui.data_mut(|data| data.insert_temp(known, step + 1));
    }
}

/// What a hint points at.
fn target_of(ui: &Ui, step: usize, fit: Fit, layout: &DeskLayout, text: &Text) -> Rect {
    match step {
        0 => layout.levers,
        1 => layout.right,
        // Where the charts have no room, they are behind the lowest line.
        2 if fit.phone() && layout.trends.height() < theme::desk::TRENDS => {
            let foot = layout.levers.bottom() - target::TOUCH;
            layout.levers.with_min_y(foot)
        }
        2 => layout.trends,
        _ if fit.phone() => layout.band,
        _ => banner::start_place(ui.painter(), layout.stage, text),
    }
}

/// Draws a hint; whether the next one was asked for, and whether no more of them.
fn hint(
    ui: &Ui,
    fit: Fit,
    (pointed, room): (Rect, Rect),
    step: usize,
    text: &Text,
) -> (bool, bool) {
    let window = ui.max_rect();
    let width = WIDTH.min(window.width() - 2.0 * EDGE);
    if width < 120.0 || window.height() < 120.0 {
        return (false, false);
    }
    let face = Face::regular(size::HEAD, theme::HI);
    let galley = words::lay_pitched(
        ui.painter(),
        &text.get(HINTS[step.min(3)]),
        face,
        width - 2.0 * PAD,
        21.0,
    );
    let high = fit.target(36.0);
    let size = vec2(width, galley.size().y + high + 2.5 * PAD);
    let place = beside(pointed, size, room, fit.form);
    let LayerId { order, id } = layer();
    let area = Area::new(id).order(order).fixed_pos(place.min);
    area.show(ui.ctx(), |ui| {
        let (place, _) = ui.allocate_exact_size(size, Sense::hover());
        let painter = ui.painter();
        let free = painter.with_clip_rect(window);
        let edge = Stroke::new(2.0, theme::SKY.egui());
        free.rect_stroke(pointed.shrink(2.0), radius::PANEL, edge, StrokeKind::Inside);
        painter.rect_filled(place, radius::PANEL, theme::INK2.egui());
        painter.rect_stroke(place, radius::PANEL, edge, StrokeKind::Inside);
        arrow(&free, place, pointed);
        words::paint(painter, place.min + Vec2::splat(PAD), galley);
        buttons(ui, place, high, step, text)
    })
    .inner
}

/// Which hint of how many it is, and the buttons: the next, or no more.
fn buttons(ui: &Ui, place: Rect, high: f32, step: usize, text: &Text) -> (bool, bool) {
    let row = Rect::from_min_max(
        pos2(place.left() + PAD, place.bottom() - PAD - high),
        place.max - Vec2::splat(PAD),
    );
    let count = text.args(
        "ui-hint-count",
        &[("n", (step + 1).into()), ("of", HINTS.len().into())],
    );
    let middle = row.center().y + size::TEXT * 0.35;
    words::put(
        ui.painter(),
        (row.left(), middle),
        Align::Min,
        &count,
        Face::LABEL,
    );
    let mut right = row.right();
    // The way on keeps its name, so that the keyboard stays with it from hint to hint.
    let mut press = |key: &str, look: Look| {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, size::TEXT, 14.0);
        let rect = Rect::from_min_max(pos2(right - width, row.top()), pos2(right, row.bottom()));
        right = rect.left() - 8.0;
        widget::button(ui, Id::new(("hint", look)), rect, Sign::Words(&label), look).clicked()
    };
    if step + 1 >= HINTS.len() {
        return (press("ui-hint-done", Look::Strong), false);
    }
    let on = press("ui-hint-next", Look::Strong);
    (on, press("ui-hint-skip", Look::Plain))
}

/// A place beside something: on the side where the window has room. Where the start waits in the middle of a desk's stage,
/// it stays below that.
fn beside(pointed: Rect, size: Vec2, window: Rect, form: Form) -> Rect {
    let low = pointed.bottom() - size.y - GAP;
    let middle = pointed.center() - size / 2.0;
    let across = middle.y.max(if form.is_phone() {
        window.center().y
    } else {
        low
    });
    let places = [
        pos2(pointed.right() + GAP, across),
        pos2(pointed.left() - GAP - size.x, across),
        pos2(middle.x, pointed.top() - GAP - size.y),
        pos2(middle.x, pointed.bottom() + GAP),
    ];
    let room = window.shrink(EDGE);
    let slid = |at: egui::Pos2| {
        let most = (room.max - size).max(room.min);
        Rect::from_min_size(at.clamp(room.min, most), size)
    };
    let slid = places.map(slid);
    let mut clear = slid.iter().filter(|place| !place.intersects(pointed));
    *clear.next().unwrap_or(&slid[3])
}

/// A tip on the hint's edge towards what it points at.
fn arrow(painter: &Painter, place: Rect, pointed: Rect) {
    let (from, to) = (place.center(), pointed.center());
    let half = 9.0;
    let (a, b, tip) = if place.left() >= pointed.right() || place.right() <= pointed.left() {
        let (x, way) = if to.x < from.x {
            (place.left(), -1.0)
        } else {
            (place.right(), 1.0)
        };
        let y =
            to.y.clamp(place.top() + 2.0 * half, place.bottom() - 2.0 * half);
        (
            pos2(x, y - half),
            pos2(x, y + half),
            pos2(x + way * GAP * 0.8, y),
        )
    } else {
        let (y, way) = if to.y < from.y {
            (place.top(), -1.0)
        } else {
            (place.bottom(), 1.0)
        };
        let x =
            to.x.clamp(place.left() + 2.0 * half, place.right() - 2.0 * half);
        (
            pos2(x - half, y),
            pos2(x + half, y),
            pos2(x, y + way * GAP * 0.8),
        )
    };
    let sky = theme::SKY.egui();
    painter.add(Shape::convex_polygon(vec![a, b, tip], sky, Stroke::NONE));
}

//! The loop without a visitor: what the operator does and why, and the way in.

use egui::{Align, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::chart::{Course, LEAST, course};
use super::head::{Clock, Head, head};
use super::{Places, ground, places};
use crate::hud::board::fitting;
use crate::hud::icon::{self, Icon};
use crate::hud::words::{self, Face};
use crate::level::Run;
use crate::shift::command::{BoothWish, Command};
use crate::text::Text;
use crate::theme::{self, booth, radius};

/// What the loop says.
#[derive(Clone, Copy)]
pub struct AttractView<'a> {
    /// The title or the level's name.
    pub name: &'a str,
    /// The sentence beside it.
    pub sentence: &'a str,
    /// The run on screen.
    pub run: &'a Run,
    /// How lately something moved that takes nothing over: 1 now, 0 for none.
    pub stirred: f32,
    /// The operator has just acted.
    pub acting: bool,
    /// What happens, or what the operator does.
    pub head: &'a str,
    /// Why.
    pub why: &'a str,
    /// While the title card is on: what is shown next, and a line about it.
    pub card: Option<(&'a str, &'a str)>,
}

/// Size of the way in.
const TAKE_OVER: egui::Vec2 = vec2(398.0, 100.0);
/// Gap between the words and the way in.
const GAP: f32 = 24.0;

/// Draws the loop's words; returns the place of the stage.
pub fn attract_ui(
    ui: &mut Ui,
    view: &AttractView<'_>,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let places = places(ui.max_rect());
    let said = Head {
        name: view.name,
        sentence: view.sentence,
        clock: view.run.minute().checked_sub(1).map(Clock::Minute),
    };
    if let Some((name, sub)) = view.card {
        card(ui, &places, name, sub);
    }
    head(ui, &places, said, text, commands);
    ground(ui, places.foot);
    let foot = places.foot;
    let (left, right) = (foot.left() + booth::MARGIN, foot.right() - booth::MARGIN);
    let width = if places.stacked {
        right - left
    } else {
        TAKE_OVER.x
    };
    let bottom = foot.bottom() - 22.0;
    let key = Rect::from_min_max(
        pos2(right - width, bottom - TAKE_OVER.y),
        pos2(right, bottom),
    );
    take_over(ui, key, view.stirred, text, commands);
    let end = if places.stacked {
        right
    } else {
        key.left() - GAP
    };
    let below = caption(ui, view, (left, foot.top()), end);
    let free = Rect::from_min_max(pos2(left, below + GAP), pos2(right, key.top() - GAP));
    if places.upright && free.height() > LEAST + 40.0 {
        let shown = Course {
            run: view.run,
            reference: None,
            goal: 0,
            is_over: false,
        };
        course(ui, free, &shown, text);
    }
    places.stage
}

/// The title card over the stage, which goes on under a veil.
fn card(ui: &Ui, places: &Places, name: &str, sub: &str) {
    let painter = ui.painter();
    let stage = places.stage;
    painter.rect_filled(stage, 0.0, theme::INK0.faded(0.8));
    let (x, y) = (stage.center().x, stage.center().y);
    let room = stage.width() - 2.0 * booth::MARGIN;
    for (words, baseline, sizes, face) in [
        (
            name,
            y,
            [booth::EYE, booth::NUMBER],
            Face::semibold(0.0, theme::HI),
        ),
        (
            sub,
            y + 56.0,
            [booth::TITLE, booth::UNIT],
            Face::regular(0.0, theme::TX),
        ),
    ] {
        let [large, small] = sizes.map(|size| Face { size, ..face });
        let fits = words::width(painter, words, large) <= room;
        let face = if fits { large } else { small };
        words::put(painter, (x, baseline), Align::Center, words, face);
    }
}

/// How far the way in grows when something moves that takes nothing over, and the width of its edge then.
const GROWS: f32 = 7.0;
const EDGE: f32 = 4.0;

/// The way in. It is pressed by whatever is pressed anywhere. A pointer that only trembles finds that it is alive.
fn take_over(ui: &Ui, key: Rect, stirred: f32, text: &Text, commands: &mut Vec<Command>) {
    let label = text.get("booth-take-over");
    let response = ui.interact(key, ui.id().with("take-over"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &label));
    if response.clicked() {
        commands.push(Command::Booth(BoothWish::TakeOver));
    }
    let painter = ui.painter();
    let grown = key.expand(GROWS * stirred);
    painter.rect_filled(grown, radius::PANEL, theme::SKY.egui());
    if stirred > 0.0 {
        let edge = Stroke::new(EDGE, theme::HI.faded(stirred));
        painter.rect_stroke(grown, radius::PANEL, edge, StrokeKind::Inside);
    }
    let room = key.width() - 24.0;
    let sizes = [booth::TITLE, booth::UNIT, booth::HEAD];
    let face = |size: f32| Face::semibold(size, theme::INK0);
    let fits = |size: &f32| words::width(painter, &label, face(*size)) <= room;
    let size = sizes.into_iter().find(fits).unwrap_or(booth::TEXT);
    let x = key.center().x;
    words::put(
        painter,
        (x, key.top() + 47.0),
        Align::Center,
        &label,
        face(size),
    );
    let below = Face::regular(booth::TEXT, theme::INK0);
    let hint = text.get("booth-take-over.hint");
    let below = fitting(painter, &hint, below, room);
    words::put(painter, (x, key.top() + 80.0), Align::Center, &hint, below);
}

/// What happens and why, from a left top corner to a right end; returns where it ends.
fn caption(ui: &Ui, view: &AttractView<'_>, (left, top): (f32, f32), end: f32) -> f32 {
    let painter = ui.painter();
    let (sign, colour) = if view.acting {
        (Icon::Diamond, theme::SKY)
    } else {
        (Icon::Play, theme::LO)
    };
    icon::draw(painter, sign, pos2(left + 12.0, top + 40.0), 10.0, colour);
    let x = left + 34.0;
    let head = |size: f32| Face::semibold(size, theme::HI);
    let fits = |size: &f32| words::width(painter, view.head, head(*size)) <= end - x;
    let sizes = [booth::UNIT, booth::HEAD, booth::TEXT];
    let size = sizes.into_iter().find(fits).unwrap_or(booth::LEAST);
    words::put(painter, (x, top + 48.0), Align::Min, view.head, head(size));
    let face = |size: f32| Face::regular(size, theme::TX);
    let lines = |size: f32| {
        words::lay(painter, view.why, face(size), end - x)
            .rows
            .len()
    };
    let size = if lines(booth::HEAD) <= 2 {
        booth::HEAD
    } else {
        booth::LEAST
    };
    let pitch = 1.36 * size;
    words::put_wrapped(
        painter,
        (x, top + 83.0),
        end - x,
        pitch,
        view.why,
        face(size),
    )
    .bottom()
}

//! The briefing: what is going to happen, what is asked, and which levers it is about.

use egui::{
    Align, Painter, Pos2, Rect, ScrollArea, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2, vec2,
};

use super::desk::{asked, desk_key};
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::level::Level;
use crate::model::desk;
use crate::shift::command::Command;
use crate::text::{Text, key};
use crate::theme::{self, radius, size};

/// What the briefing shows.
#[derive(Clone, Copy, Debug)]
pub struct BriefingView<'a> {
    /// The level.
    pub level: &'a Level,
    /// The seed.
    pub seed: u32,
    /// The operator is going to play.
    pub watching: bool,
}

/// Size of the stage in its own units.
const STAGE: Vec2 = vec2(790.0, 528.0);
/// Height of what stands below text and goals.
const FOOT: f32 = 124.0;
/// Sizes of the briefing's text and their line pitches, the first that fits is taken.
const SIZES: [(f32, f32); 4] = [(21.0, 30.0), (19.0, 27.0), (17.0, 24.0), (15.0, 21.0)];
/// Heights of a goal's row, the first that fits is taken.
const ROWS: [f32; 3] = [56.0, 44.0, 34.0];

/// Parts of the briefing.
struct Layout {
    /// Text, goals and buttons.
    left: Rect,
    /// The calm stage.
    stage: Rect,
}

fn layout(window: Rect) -> Layout {
    let margin = if window.width() < 1100.0 { 32.0 } else { 56.0 };
    let width = (window.width() * 0.3)
        .clamp(300.0, 480.0)
        .min((window.width() - 2.0 * margin).max(0.0));
    let left = Rect::from_min_max(
        window.min + vec2(margin, 0.0),
        pos2(window.left() + margin + width, window.bottom()),
    );
    let right = Rect::from_min_max(
        pos2(left.right() + 36.0, window.top() + 128.0),
        window.max - vec2(margin.min(40.0), 72.0),
    );
    let unit = (right.width() / STAGE.x)
        .min(right.height() / STAGE.y)
        .max(0.0);
    let size = STAGE * unit;
    let stage = Rect::from_min_size(
        pos2(
            right.right().max(right.left()) - size.x,
            right.center().y - size.y / 2.0,
        ),
        size,
    );
    Layout { left, stage }
}

/// Draws the briefing and pushes what the player wants. Returns the place of the calm stage; its proportions are the stage's own.
pub fn briefing_ui(
    ui: &mut Ui,
    view: &BriefingView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let window = ui.max_rect();
    let Layout { left, stage } = layout(window);
    let top = window.top() + (window.height() - 640.0).clamp(0.0, 56.0);
    let head_y = top + 28.0;
    let name = text.get(&view.level.text_key());
    words::put(
        ui.painter(),
        (left.left(), head_y),
        Align::Min,
        &text.get(desk_key(view.level.desk)),
        Face::regular(18.0, theme::LO),
    );
    let title = words::put_wrapped(
        ui.painter(),
        (left.left() - 3.0, head_y + 62.0),
        (window.width() - left.left() - 160.0).max(1.0),
        60.0,
        &name,
        Face::semibold(60.0, theme::HI),
    );
    let seed = text.args("ui-seed-value", &[("seed", view.seed.to_string().into())]);
    words::put(
        ui.painter(),
        (window.right() - 56.0, head_y),
        Align::Max,
        &seed,
        Face::regular(16.0, theme::LO),
    );
    let foot = window.bottom() - FOOT;
    let body = Rect::from_min_max(
        pos2(left.left(), title.bottom() + 8.0),
        pos2(left.right(), foot - 12.0),
    );
    reading(ui, body, view, text);
    buttons(ui, left, foot, view, text, commands);
    pins(ui.painter(), stage, window, view.level, text);
    stage
}

/// Text and goals, as large as they fit; if nothing fits, they scroll.
fn reading(ui: &mut Ui, body: Rect, view: &BriefingView, text: &Text) {
    if !body.is_positive() {
        return;
    }
    let story = text.get(&format!("{}.briefing", view.level.text_key()));
    let goals = view.level.goals.len() as f32;
    let above = if view.level.goals.is_empty() {
        0.0
    } else {
        44.0
    };
    let painter = ui.painter().clone();
    let tall = |(size, pitch): (f32, f32)| {
        words::lay_pitched(
            &painter,
            &story,
            Face::regular(size, theme::TX),
            body.width(),
            pitch,
        )
        .size()
        .y
    };
    let fit = ROWS
        .into_iter()
        .flat_map(|row| SIZES.map(|size| (size, row)))
        .find(|(size, row)| tall(*size) + above + goals * row <= body.height());
    let ((size, pitch), row) = fit.unwrap_or((SIZES[2], ROWS[1]));
    let mut child = ui.new_child(UiBuilder::new().id_salt("reading").max_rect(body));
    child.set_clip_rect(body.expand(4.0).intersect(ui.clip_rect()));
    ScrollArea::vertical()
        .id_salt("scroll")
        .auto_shrink(false)
        .show(&mut child, |ui| {
            let (rect, _) = ui.allocate_exact_size(
                vec2(body.width(), tall((size, pitch)) + above + goals * row),
                egui::Sense::hover(),
            );
            let painter = ui.painter();
            let galley = words::lay_pitched(
                painter,
                &story,
                Face::regular(size, theme::TX),
                body.width(),
                pitch,
            );
            let mut y = rect.top() + galley.size().y;
            painter.galley(rect.min, galley, theme::TX.egui());
            if !view.level.goals.is_empty() {
                words::put(
                    painter,
                    (rect.left(), y + 30.0),
                    Align::Min,
                    &text.get("ui-reach-all"),
                    Face::regular(size::HEAD, theme::LO),
                );
                y += above;
                goal_rows(painter, rect.x_range(), y, row, view.level, text);
            }
        });
}

/// The goals as the numbers they are.
fn goal_rows(
    painter: &Painter,
    across: egui::Rangef,
    top: f32,
    row: f32,
    level: &Level,
    text: &Text,
) {
    let hairline = Stroke::new(1.0, theme::INK3.egui());
    let digits = Face::semibold(if row < 40.0 { 20.0 } else { 28.0 }, theme::HI);
    let numbers: Vec<String> = level.goals.iter().map(|goal| asked(text, goal)).collect();
    let column = numbers
        .iter()
        .map(|number| words::width(painter, number, digits))
        .fold(100.0, f32::max)
        + 16.0;
    for (i, (goal, number)) in level.goals.iter().zip(&numbers).enumerate() {
        let y = top + row * i as f32;
        painter.hline(across, y, hairline);
        let middle = y + row / 2.0;
        words::put(
            painter,
            (across.min, middle + digits.size * 0.35),
            Align::Min,
            number,
            digits,
        );
        let name = text.get(&level.goal_key(goal));
        let room = (across.span() - column).max(1.0);
        let face = if row >= 50.0
            && words::width(painter, &name, Face::regular(17.0, theme::TX)) <= room
        {
            Face::regular(17.0, theme::TX)
        } else {
            Face::TEXT
        };
        let galley = words::lay_pitched(painter, &name, face, room, face.size * 1.2);
        painter.galley(
            pos2(across.min + column, middle - galley.size().y / 2.0),
            galley,
            theme::TX.egui(),
        );
    }
    painter.hline(across, top + row * level.goals.len() as f32, hairline);
}

fn buttons(
    ui: &Ui,
    left: Rect,
    top: f32,
    view: &BriefingView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let open = text.get(if view.watching {
        "ui-watch"
    } else {
        "ui-open-desk"
    });
    let width = widget::button_width(ui.painter(), &open, 22.0, 40.0).max(200.0);
    let rect = Rect::from_min_size(pos2(left.left(), top), vec2(width, 64.0));
    if widget::button_sized(
        ui,
        ui.id().with("open"),
        rect,
        Sign::Words(&open),
        Look::Strong,
        22.0,
    )
    .clicked()
    {
        commands.push(Command::OpenDesk);
    }
    let back = text.get("ui-back");
    let width = widget::button_width(ui.painter(), &back, 16.0, 20.0);
    let place = Rect::from_min_size(pos2(rect.right() + 12.0, top), vec2(width, 64.0));
    if widget::button_sized(
        ui,
        ui.id().with("back"),
        place,
        Sign::Words(&back),
        Look::Plain,
        16.0,
    )
    .clicked()
    {
        commands.push(Command::Leave);
    }
    if !view.watching {
        words::put(
            ui.painter(),
            (left.left(), top + 88.0),
            Align::Min,
            &text.get("ui-opens-paused"),
            Face::regular(16.0, theme::LO),
        );
    }
}

/// Where a control acts, in the stage's units, and whether its name stands above.
fn anchor(control: &str) -> Option<(Vec2, bool)> {
    Some(match control {
        "Servers" => (vec2(502.0, 434.0), false),
        "Shedding" => (vec2(256.0, 336.0), false),
        "RetryPolicy" => (vec2(82.0, 174.0), true),
        "Threshold" => (vec2(306.0, 262.0), true),
        "StepUpBand" => (vec2(306.0, 392.0), false),
        "IssuerTimeout" => (vec2(660.0, 430.0), false),
        "StandInLimit" => (vec2(672.0, 150.0), true),
        _ => return None,
    })
}

/// A lever's name pinned to its place.
struct Pin {
    at: Pos2,
    name: String,
    key: char,
    label: Rect,
}

fn pins(painter: &Painter, stage: Rect, window: Rect, level: &Level, text: &Text) {
    let unit = stage.width() / STAGE.x;
    if unit < 0.25 {
        return;
    }
    let (mut above, mut below) = (Vec::new(), Vec::new());
    for &id in &level.focus {
        let Some((place, up)) = anchor(id) else {
            continue;
        };
        let Some(control) = desk::control(level.desk, id) else {
            continue;
        };
        let at = stage.min + place * unit;
        let name = text.get(&key("control", id));
        let width = words::width(painter, &name, Face::semibold(17.0, theme::HI))
            + 28.0
            + if control.key == '\0' { 0.0 } else { 34.0 };
        let y = if up {
            stage.top() + 8.0 * unit
        } else {
            stage.bottom() - 64.0 * unit
        };
        let label = Rect::from_min_size(pos2(at.x - width / 2.0, y), vec2(width, 40.0));
        if up { &mut above } else { &mut below }.push(Pin {
            at,
            name,
            key: control.key,
            label,
        });
    }
    for group in [&mut above, &mut below] {
        spread(group, window.right() - 24.0);
        for pin in group.iter() {
            pinned(painter, pin);
        }
    }
    let right = (window.right() - 56.0, window.bottom() - 60.0);
    words::put(
        painter,
        right,
        Align::Max,
        &text.get("ui-levers-of-shift"),
        Face::regular(size::HEAD, theme::LO),
    );
}

/// Moves names apart, none further than its own line; what still overlaps goes a row down.
fn spread(pins: &mut [Pin], right: f32) {
    const GAP: f32 = 8.0;
    const HOLD: f32 = 14.0;
    pins.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    for pin in pins.iter_mut() {
        let over = (pin.label.right() - right).max(0.0);
        pin.label = pin.label.translate(vec2(-over, 0.0));
    }
    for i in 1..pins.len() {
        let (before, rest) = pins.split_at_mut(i);
        let (Some(left), Some(pin)) = (before.last_mut(), rest.first_mut()) else {
            continue;
        };
        let overlap = left.label.right() + GAP - pin.label.left();
        if overlap <= 0.0 || (left.label.top() - pin.label.top()).abs() > 1.0 {
            continue;
        }
        let give = |label: Rect, at: Pos2, by: f32| {
            if by < 0.0 {
                -(label.right() - at.x - HOLD).clamp(0.0, -by)
            } else {
                (at.x - HOLD - label.left()).clamp(0.0, by)
            }
        };
        left.label = left
            .label
            .translate(vec2(give(left.label, left.at, -overlap / 2.0), 0.0));
        let rest = left.label.right() + GAP - pin.label.left();
        pin.label = pin
            .label
            .translate(vec2(give(pin.label, pin.at, rest.max(0.0)), 0.0));
        if left.label.right() + GAP > pin.label.left() + 0.5 {
            pin.label = pin.label.translate(vec2(0.0, 48.0));
        }
    }
}

fn pinned(painter: &Painter, pin: &Pin) {
    let sky = Stroke::new(1.5, theme::SKY.egui());
    let end = if pin.label.center().y < pin.at.y {
        pin.label.bottom()
    } else {
        pin.label.top()
    };
    painter.vline(pin.at.x, pin.at.y.min(end)..=pin.at.y.max(end), sky);
    painter.circle_filled(pin.at, 3.5, theme::SKY.egui());
    painter.rect_filled(pin.label, 8.0, theme::INK2.egui());
    painter.rect_stroke(pin.label, 8.0, sky, StrokeKind::Inside);
    let y = pin.label.center().y + 6.0;
    words::put(
        painter,
        (pin.label.left() + 14.0, y),
        Align::Min,
        &pin.name,
        Face::semibold(17.0, theme::HI),
    );
    if pin.key != '\0' {
        let square = Rect::from_min_size(
            pos2(pin.label.right() - 32.0, pin.label.top() + 10.0),
            Vec2::splat(20.0),
        );
        painter.rect_stroke(
            square,
            radius::KEY,
            Stroke::new(1.0, theme::LINE.egui()),
            StrokeKind::Inside,
        );
        let mut letter = [0; 4];
        words::put(
            painter,
            (square.center().x, square.center().y + 5.0),
            Align::Center,
            pin.key.encode_utf8(&mut letter),
            Face::regular(14.0, theme::TX),
        );
    }
}

//! What is laid over the stage: the banner of an event, the operator's caption, the start of the shift.

use egui::{Align, Id, Painter, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::news::{self, News};
use super::{DeskView, MINUTE_WALL_S};
use crate::hud::icon::{self, Icon};
use crate::hud::narrow;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::Command;
use crate::text::{Text, key};
use crate::theme::desk::{MARGIN, OVER_STAGE};
use crate::theme::{self, Rgb, phone, radius, size};

/// Height of a banner.
const HEIGHT: f32 = 32.0;
/// From the stage's top to the banner.
const TOP: f32 = 14.0;
/// Room for the scale of the marks in the other corner.
const SCALE: f32 = 176.0;
/// Height of the start, size of its type, and what lies between it and its words.
const START: f32 = OVER_STAGE - START_TOP - 2.0 * START_PAD;
const START_TYPE: f32 = 18.0;
const BESIDE_START: f32 = 12.0;
/// From the stage's top to the start's ground, and the ground around it.
const START_TOP: f32 = 8.0;
const START_PAD: f32 = 4.0;
const START_PAD_LEFT: f32 = 14.0;
/// Wall time in seconds in which a banner comes in.
const COMES_IN_S: f32 = 0.22;

/// Sign and colour of an event, by the control that it moves.
pub(crate) fn event_sign(control: &str) -> (Icon, Rgb) {
    match control {
        "FraudShare" => (Icon::HoledDiamond, theme::PURPLE),
        "IssuerLatencyA" | "IssuerLatencyB" => (Icon::Hourglass, theme::YELLOW),
        "BadBuild" => (Icon::Cross, theme::VERMILION),
        _ => (Icon::Warning, theme::YELLOW),
    }
}

/// Wall time in seconds for which it is said who holds the levers, after one was pressed.
const HELD_S: f64 = 4.0;

/// Draws what belongs over the stage.
pub(super) fn over_stage(ui: &mut Ui, view: &DeskView, text: &Text, commands: &mut Vec<Command>) {
    let stage = ui.max_rect();
    if !stage.is_positive() {
        return;
    }
    strips(ui, view, text, commands);
    if !view.started && !view.watching {
        start_strip(ui, stage, text, commands);
    }
}

/// The banner of an event, and how far it still has to slide in.
fn event(view: &DeskView, news: &News, text: &Text) -> (Strip, f32) {
    let (sign, colour) = if news.over {
        (Icon::Check, theme::GREEN)
    } else {
        event_sign(news.control)
    };
    let minute_s = MINUTE_WALL_S / narrow(view.speed.factor());
    let minutes = view.minute_shown.unwrap_or(0).saturating_sub(news.since);
    let since_s = (minutes as f32 + view.phase) * minute_s;
    let come = if view.reduced_motion {
        1.0
    } else {
        (since_s / COMES_IN_S).clamp(0.0, 1.0)
    };
    let strip = Strip {
        sign,
        colour,
        head: text.get(&news.key),
        more: news::detail(view, news, text),
    };
    (strip, (1.0 - come).powi(3) * 24.0)
}

/// What the operator has just done and why, or that it is the one who plays.
fn caption(view: &DeskView, text: &Text) -> Option<Strip> {
    let (head, more) = match view.caption {
        Some((acts, why)) => (acts.to_owned(), why.to_owned()),
        None if view.recorded => (text.get("ui-recorded"), String::new()),
        None => (text.get("ui-watching"), text.get("ui-watch-waits")),
    };
    view.watching.then_some(Strip {
        sign: Icon::Diamond,
        colour: theme::SKY,
        head,
        more,
    })
}

/// What might help against a crisis about which nothing has been done.
fn nudge(view: &DeskView, text: &Text) -> Option<Strip> {
    let nudge = view.run.nudge().filter(|_| view.coach.nudges)?;
    let lever = text.get(&key("control", nudge.lever));
    let event = text.get(&nudge.event);
    let why = [("event", event.into()), ("n", nudge.minutes.into())];
    Some(Strip {
        sign: Icon::Diamond,
        colour: theme::SKY,
        head: text.args("ui-nudge", &[("lever", lever.into())]),
        more: text.args("ui-nudge.why", &why),
    })
}

/// Remembers that somebody pressed a lever that the operator holds.
pub(super) fn say_held(ui: &Ui) {
    let until = ui.input(|input| input.time) + HELD_S;
    ui.data_mut(|data| data.insert_temp(Id::new("held"), until));
}

/// Who holds the levers, for a while after one was pressed in vain.
fn held(ui: &Ui, view: &DeskView, text: &Text) -> Option<Strip> {
    let until: f64 = ui.data(|data| data.get_temp(Id::new("held")))?;
    let left = until - ui.input(|input| input.time);
    (view.watching && left > 0.0).then(|| Strip {
        sign: Icon::Diamond,
        colour: theme::SKY,
        head: text.get("ui-held"),
        more: String::new(),
    })
}

/// Banners of all that is on, then the caption, side by side as far as the loop below leaves room: details give way first,
/// those of the oldest before those of the newest, then they take more rows.
fn strips(ui: &Ui, view: &DeskView, text: &Text, commands: &mut Vec<Command>) {
    let stage = ui.max_rect();
    let painter = ui.painter();
    let room = stage.width() - 2.0 * MARGIN;
    let mut events: Vec<(Strip, f32)> = news::news(view)
        .iter()
        .map(|news| event(view, news, text))
        .collect();
    let caption = caption(view, text);
    // The scale of the marks stands at the other end of the first row.
    let beside = (room - SCALE).max(1.0);
    let total = |events: &[(Strip, f32)]| {
        let all = events.iter().map(|(strip, _)| strip).chain(&caption);
        all.map(|strip| strip.width(painter) + GAP).sum::<f32>() - GAP
    };
    for i in (0..events.len()).rev() {
        if (events.len() > 1 || caption.is_some()) && total(&events) > beside {
            events[i].0.more.clear();
        }
    }
    let others = [nudge(view, text), held(ui, view, text)];
    let others = others.into_iter().flatten().map(|strip| (strip, 0.0));
    let all = events
        .into_iter()
        .chain(caption.map(|strip| (strip, 0.0)))
        .chain(others);
    let mut flow = Flow::new(stage, beside, room);
    for (strip, slide) in all {
        let (at, room) = flow.place(strip.width(painter));
        let taken = strip.draw(painter, (at.x, at.y - slide), room);
        flow.taken(taken);
    }
    if view.watching {
        let label = text.get("ui-play-yourself");
        let width = widget::button_width(painter, &label, size::TEXT, 12.0).min(room);
        let (at, _) = flow.place(width);
        let rect = Rect::from_min_size(at, vec2(width, HEIGHT));
        let id = ui.id().with("play-yourself");
        if widget::button(ui, id, rect, Sign::Words(&label), Look::Plain).clicked() {
            commands.push(Command::SameSeed);
        }
    }
}

/// Gap between strips, and between rows of them.
const GAP: f32 = 8.0;

/// Lays strips beside each other, then below.
struct Flow {
    left: f32,
    /// Right end of the first row and of the others.
    ends: (f32, f32),
    next: Pos2,
    /// Lower edge of the row.
    bottom: f32,
    row: usize,
}

impl Flow {
    fn new(stage: Rect, beside: f32, room: f32) -> Self {
        let at = stage.min + vec2(MARGIN, TOP);
        Self {
            left: at.x,
            ends: (at.x + beside, at.x + room),
            next: at,
            bottom: at.y + HEIGHT,
            row: 0,
        }
    }

    /// Where a strip of this width goes, and how wide it may be there.
    fn place(&mut self, width: f32) -> (Pos2, f32) {
        if self.next.x > self.left && self.next.x + width > self.end() {
            self.next = pos2(self.left, self.bottom + GAP);
            self.row += 1;
        }
        let (at, room) = (self.next, self.end() - self.left);
        self.taken(Rect::from_min_size(at, vec2(width.min(room), HEIGHT)));
        (at, room)
    }

    /// Right end of the row.
    fn end(&self) -> f32 {
        if self.row == 0 {
            self.ends.0
        } else {
            self.ends.1
        }
    }

    fn taken(&mut self, rect: Rect) {
        self.next.x = rect.right() + GAP;
        self.bottom = self.bottom.max(rect.bottom());
    }
}

/// A strip over the stage: a sign, a head, and more.
struct Strip {
    sign: Icon,
    colour: Rgb,
    head: String,
    more: String,
}

impl Strip {
    fn pieces(&self) -> [(&str, Face); 3] {
        let gap = if self.more.is_empty() { "" } else { "   " };
        [
            (&self.head, Face::VALUE),
            (gap, Face::TEXT),
            (&self.more, Face::TEXT),
        ]
    }

    /// Width on one line.
    fn width(&self, painter: &Painter) -> f32 {
        38.0 + words::width_of(painter, &self.pieces()) + 16.0
    }

    /// Size where there is so much room for its width, and how many lines its details take below its head.
    fn shape(&self, painter: &Painter, room: f32) -> (Vec2, usize) {
        let one_line = self.width(painter);
        let width = one_line.min(room);
        let lines = if one_line > room {
            let wrap = (width - 54.0).max(1.0);
            words::lay(painter, &self.more, Face::TEXT, wrap).rows.len()
        } else {
            0
        };
        (vec2(width, HEIGHT + lines as f32 * 16.0), lines)
    }

    /// Draws it as wide as its words; wider than there is room, it takes more lines. Returns its place.
    fn draw(&self, painter: &Painter, (left, top): (f32, f32), room: f32) -> Rect {
        let (size, lines) = self.shape(painter, room);
        let wrap = (size.x - 54.0).max(1.0);
        let rect = Rect::from_min_size(pos2(left, top), size);
        painter.rect_filled(rect, radius::BUTTON, theme::INK2.egui());
        let edge = Rect::from_min_size(rect.min, vec2(4.0, rect.height()));
        painter.rect_filled(edge, 2.0, self.colour.egui());
        icon::draw(
            painter,
            self.sign,
            pos2(left + 22.0, top + 16.0),
            7.0,
            self.colour,
        );
        let at = (left + 38.0, top + 21.0);
        if lines > 0 {
            words::put(painter, at, Align::Min, &self.head, Face::VALUE);
            words::put_wrapped(
                painter,
                (at.0, at.1 + 16.0),
                wrap,
                16.0,
                &self.more,
                Face::TEXT,
            );
        } else {
            words::put_all(painter, at, Align::Min, &self.pieces());
        }
        rect
    }
}

/// Draws what belongs into the band of a phone: the newest event, or the start of the shift.
pub(super) fn in_band(ui: &Ui, view: &DeskView, text: &Text, commands: &mut Vec<Command>) {
    let band = ui.max_rect();
    if !band.is_positive() {
        return;
    }
    if !view.started && !view.watching {
        start_row(ui, band.shrink2(vec2(phone::MARGIN, 0.0)), text, commands);
    } else if let Some(strip) = nudge(view, text) {
        in_middle(ui.painter(), band, &strip, 0.0);
    } else if let Some(newest) = news::news(view).first() {
        let (strip, slide) = event(view, newest, text);
        in_middle(ui.painter(), band, &strip, slide);
    }
}

/// Draws a strip in the middle of a band.
fn in_middle(painter: &Painter, band: Rect, strip: &Strip, slide: f32) {
    let room = band.width() - 2.0 * phone::MARGIN;
    let height = strip.shape(painter, room).0.y;
    let y = band.top() + ((band.height() - height) / 2.0).max(2.0);
    strip.draw(painter, (band.left() + phone::MARGIN, y - slide), room);
}

/// What the operator has just done, and why below it.
pub(super) fn operator_words(view: &DeskView, text: &Text) -> Option<String> {
    caption(view, text).map(|Strip { head, more, .. }| format!("{head}\n{more}"))
}

/// The way out of a free shift, which ends at `right`.
pub(super) fn end_button(
    ui: &Ui,
    (right, middle): (f32, f32),
    height: f32,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let label = text.get("ui-end-shift");
    let width = widget::button_width(ui.painter(), &label, size::TEXT, 16.0);
    let rect = Rect::from_min_size(
        pos2(right - width, middle - height / 2.0),
        vec2(width, height),
    );
    if widget::button(
        ui,
        ui.id().with("end"),
        rect,
        Sign::Words(&label),
        Look::Plain,
    )
    .clicked()
    {
        commands.push(Command::EndShift);
    }
}

/// The start at the right end of a row, beside what it waits for.
fn start_row(ui: &Ui, row: Rect, text: &Text, commands: &mut Vec<Command>) {
    let painter = ui.painter();
    let label = text.get("ui-start");
    let width = start_width(painter, &label).min(row.width());
    let rect = Rect::from_min_max(
        pos2(row.right() - width, row.center().y - START / 2.0),
        pos2(row.right(), row.center().y + START / 2.0),
    );
    let room = rect.left() - BESIDE_START - row.left();
    let hint = text.get("ui-start.help");
    let galley = words::lay_pitched(painter, &hint, Face::TEXT, room, 17.0);
    let at = pos2(row.left(), row.center().y - galley.size().y / 2.0);
    words::paint(painter, at, galley);
    let id = Id::new("start");
    let sign = Sign::Words(&label);
    if widget::button_sized(ui, id, rect, sign, Look::Strong, START_TYPE).clicked() {
        commands.push(Command::Pause(false));
    }
}

/// Width of the start.
fn start_width(painter: &Painter, label: &str) -> f32 {
    widget::button_width(painter, label, START_TYPE, 24.0)
}

/// Where the start with its words lies: on the upper edge of the stage, where nothing is before the first minute.
pub(super) fn start_place(painter: &Painter, stage: Rect, text: &Text) -> Rect {
    let hint = words::width(painter, &text.get("ui-start.help"), Face::TEXT).ceil();
    let wanted = hint + BESIDE_START + start_width(painter, &text.get("ui-start"));
    let room = (stage.width() - 2.0 * MARGIN - SCALE).max(0.0);
    let width = START_PAD_LEFT + wanted + START_PAD;
    let size = vec2(width.min(room), START + 2.0 * START_PAD);
    Rect::from_min_size(stage.min + vec2(MARGIN, START_TOP), size)
}

/// The last step before the clock runs.
fn start_strip(ui: &Ui, stage: Rect, text: &Text, commands: &mut Vec<Command>) {
    let ground = start_place(ui.painter(), stage, text);
    ui.painter()
        .rect_filled(ground, radius::PANEL, theme::INK2.egui());
    let row = Rect::from_min_max(
        ground.min + vec2(START_PAD_LEFT, START_PAD),
        ground.max - vec2(START_PAD, START_PAD),
    );
    start_row(ui, row, text, commands);
}

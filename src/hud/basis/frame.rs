//! How the page is divided: topics, cards, plots; on a phone one below the other.

use egui::scroll_area::ScrollArea;
use egui::{Align, Id, Key, Rect, Stroke, Ui, UiBuilder, pos2, vec2};

use super::card::{self, GAP};
use super::table::{self, Topic};
use super::{BasisView, levers, lists, plots, simulation, topics};
use crate::hud::form::{self, Fit};
use crate::hud::widget::{self, Look, Sign, pressed};
use crate::hud::words::{self, Face};
use crate::level::Moment;
use crate::model::control::DeskKind;
use crate::shift::command::Command;
use crate::text::{Text, desk_key};
use crate::theme::{self, size};

/// Height of the head.
const HEAD: f32 = 64.0;
/// Width of the topics.
const TOPICS: f32 = 192.0;
/// Width of the plots, where there is room.
const PLOTS: f32 = 408.0;
/// Margin at the window's edges.
const MARGIN: f32 = 24.0;
/// Space between the columns.
const BETWEEN: f32 = 16.0;
/// Width of a column that is only read.
const READING: f32 = 820.0;
/// Space of a scroll bar.
const BAR: f32 = 10.0;
/// How far an arrow key scrolls, in points.
const STEP: f32 = 64.0;

/// Draws the page.
pub(super) fn page(
    ui: &mut Ui,
    fit: Fit,
    window: Rect,
    view: &BasisView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let desk = view.facts.desk();
    let topic = chosen(ui, desk);
    let keys_turn = !levers::have_keys(ui, topic, view);
    let topic = if keys_turn {
        turned(ui, topic, desk)
    } else {
        topic
    };
    let head = window.with_max_y(window.top() + if fit.phone() { 56.0 } else { HEAD });
    head_line(ui, fit, head, view, text, commands);
    let body = window.with_min_y(head.bottom());
    let topic = if fit.phone() {
        upright(ui, fit, body, topic, view, text, commands)
    } else {
        columns(ui, fit, body, topic, view, text, commands)
    };
    ui.data_mut(|data| data.insert_temp(topic_id(), topic));
}

/// Where it is kept which topic is shown.
fn topic_id() -> Id {
    Id::new("topic of the basis")
}

/// The topic that is shown: the one chosen, if the desk has it.
fn chosen(ui: &Ui, desk: DeskKind) -> Topic {
    let kept: Option<Topic> = ui.data(|data| data.get_temp(topic_id()));
    let topics = Topic::of(desk);
    kept.filter(|topic| topics.contains(topic))
        .unwrap_or(topics[0])
}

/// The topic after a key to the next or last one.
fn turned(ui: &Ui, topic: Topic, desk: DeskKind) -> Topic {
    let topics = Topic::of(desk);
    let place = topics.iter().position(|t| *t == topic).unwrap_or(0);
    let place = if pressed(ui, Key::ArrowRight) {
        (place + 1) % topics.len()
    } else if pressed(ui, Key::ArrowLeft) {
        (place + topics.len() - 1) % topics.len()
    } else {
        place
    };
    topics[place]
}

/// What is looked at, in words.
fn moment(view: &BasisView, text: &Text) -> String {
    match (view.facts.moment(), view.facts.number()) {
        (Moment::Shown, None) => text.get("basis-opening"),
        (Moment::Shown, Some(n)) => text.args("ui-clock", &[("n", n.into())]),
        (Moment::Coming, n) => text.args("basis-coming", &[("n", n.unwrap_or(0).into())]),
    }
}

/// Title, minute, desks, and the way back.
fn head_line(
    ui: &mut Ui,
    fit: Fit,
    head: Rect,
    view: &BasisView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let painter = ui.painter().clone();
    painter.rect_filled(head, 0.0, theme::INK1.egui());
    painter.hline(
        head.x_range(),
        head.bottom() - 0.5,
        Stroke::new(1.0, theme::INK3.egui()),
    );
    let margin = if fit.phone() { 16.0 } else { MARGIN + 8.0 };
    let close = text.get("ui-close");
    let wide = widget::button_width(&painter, &close, size::HEAD, 16.0);
    let high = fit.target(40.0);
    let place = |right: f32, width: f32| {
        Rect::from_min_size(
            pos2(right - width, head.center().y - high / 2.0),
            vec2(width, high),
        )
    };
    let end = place(head.right() - margin + 8.0, wide);
    let mut right = end.left() - BETWEEN;
    if view.either_desk && !fit.phone() {
        let desks = [DeskKind::Switch, DeskKind::Web];
        let width = |desk| {
            let name = text.get(desk_key(desk));
            widget::button_width(&painter, &name, size::HEAD, 14.0)
        };
        let widths = desks.map(width);
        let mut left = right - widths.iter().sum::<f32>() - 4.0;
        right = left - 4.0 - BETWEEN;
        for (desk, width) in desks.into_iter().zip(widths) {
            let rect = place(left + width, width);
            desk_tab(ui, rect, desk, view, text, commands);
            left += width + 4.0;
        }
    }
    let id = Id::new("close the basis");
    let sign = Sign::Words(&close);
    if widget::button_sized(ui, id, end, sign, Look::Plain, size::HEAD).clicked() {
        commands.push(Command::Close);
    }
    let baseline = head.center().y + 9.0;
    if !view.either_desk && !fit.phone() {
        let words = text.get("basis-waits");
        let face = Face::regular(size::HEAD, theme::LO);
        right = words::put(&painter, (right, baseline - 2.0), Align::Max, &words, face).left();
    }
    let title = text.get("ui-basis");
    let face = Face::semibold(24.0, theme::HI);
    let name = words::put(
        &painter,
        (head.left() + margin, baseline),
        Align::Min,
        &title,
        face,
    );
    let said = moment(view, text);
    let face = Face::regular(size::HEAD, theme::TX);
    let room = right - name.right() - BETWEEN;
    let lines = words::lines(&painter, &said, face, room.max(1.0));
    let first = baseline - 2.0 - 9.0 * lines.len().saturating_sub(1).min(1) as f32;
    for (i, line) in lines.iter().take(2).enumerate() {
        let at = (name.right() + BETWEEN, first + 18.0 * i as f32);
        words::put(&painter, at, Align::Min, line, face);
    }
}

fn desk_tab(
    ui: &Ui,
    rect: Rect,
    desk: DeskKind,
    view: &BasisView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let name = text.get(desk_key(desk));
    let is_shown = desk == view.facts.desk();
    let look = if is_shown { Look::Chosen } else { Look::Plain };
    let id = Id::new(("desk of the basis", desk_key(desk)));
    if widget::button_sized(ui, id, rect, Sign::Words(&name), look, size::HEAD).clicked()
        && !is_shown
    {
        commands.push(Command::ShowBasisOf(desk));
    }
}

/// Topics, cards and plots side by side; returns the topic to be shown next.
fn columns(
    ui: &mut Ui,
    fit: Fit,
    body: Rect,
    topic: Topic,
    view: &BasisView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Topic {
    let is_small = body.width() < theme::desk::SMALL_BELOW;
    let margin = if is_small { 12.0 } else { MARGIN };
    let topics = Rect::from_min_max(
        body.min + vec2(margin, 20.0),
        pos2(
            body.left() + margin + if is_small { 168.0 } else { TOPICS },
            body.bottom(),
        ),
    );
    let next = topics::list(ui, fit, topics, topic, view.facts.desk(), text);
    let rest = Rect::from_min_max(
        pos2(
            topics.right() + if is_small { 12.0 } else { MARGIN },
            body.top(),
        ),
        pos2(body.right() - margin, body.bottom()),
    );
    let drawn = plots::of(topic, view.facts, text);
    let levers = levers::of(topic, view);
    let by_keys = !levers::have_keys(ui, topic, view);
    let (cards, plots) = if drawn.is_empty() && levers.is_none() {
        (
            rest.with_max_x(rest.right().min(rest.left() + READING)),
            None,
        )
    } else {
        let wide = PLOTS.min(rest.width() * 0.42);
        let cut = rest.right() - wide;
        (rest.with_max_x(cut - BETWEEN), Some(rest.with_min_x(cut)))
    };
    column(ui, cards, ("cards", topic), by_keys, |ui, width| {
        content(ui, width, topic, view, text);
    });
    if let Some(place) = plots {
        column(ui, place, ("plots", topic), false, |ui, width| {
            if let Some(levers) = &levers {
                levers::show(ui, fit, width, levers, (topic, view.facts), text, commands);
            }
            for plot in &drawn {
                plot.show(ui, width, text);
                ui.add_space(GAP);
            }
        });
    }
    next
}

/// A column that scrolls.
fn column(
    ui: &mut Ui,
    place: Rect,
    id: (&str, Topic),
    by_keys: bool,
    add: impl FnOnce(&mut Ui, f32),
) {
    if !place.is_positive() {
        return;
    }
    let id = Id::new(id);
    // The bar stands beside what it scrolls.
    let all = place.with_max_x(place.right() + BAR);
    let mut child = ui.new_child(UiBuilder::new().id_salt(id).max_rect(all));
    child.set_clip_rect(all.expand2(vec2(4.0, 0.0)).intersect(ui.clip_rect()));
    child.spacing_mut().item_spacing = egui::Vec2::ZERO;
    ScrollArea::vertical()
        .id_salt(id)
        .scroll_source(form::scrolling(ui.ctx()))
        .auto_shrink(false)
        .show(&mut child, |ui| {
            if by_keys {
                scroll(ui, place.height());
            }
            ui.add_space(20.0);
            add(ui, place.width());
            ui.add_space(20.0 - GAP);
        });
}

/// Scrolls by the keyboard.
fn scroll(ui: &Ui, height: f32) {
    let far = f32::from(u16::MAX);
    for (key, by) in [
        (Key::ArrowDown, -STEP),
        (Key::ArrowUp, STEP),
        (Key::PageDown, -0.9 * height),
        (Key::PageUp, 0.9 * height),
        (Key::Home, far),
        (Key::End, -far),
    ] {
        if pressed(ui, key) {
            ui.scroll_with_delta(vec2(0.0, by));
        }
    }
}

/// What a topic has to say.
fn content(ui: &mut Ui, width: f32, topic: Topic, view: &BasisView, text: &Text) {
    match topic {
        Topic::Simulation => simulation::simulation(ui, width, view, text),
        Topic::Constants => lists::constants(ui, width, view.facts.desk(), text),
        Topic::Sources => lists::sources(ui, width, view.facts.desk(), text),
        _ => {}
    }
    for one in table::cards(view.facts.desk(), topic) {
        card::card(ui, width, one, view.facts, text);
        ui.add_space(GAP);
    }
}

/// All in one column; returns the topic to be shown next.
fn upright(
    ui: &mut Ui,
    fit: Fit,
    body: Rect,
    topic: Topic,
    view: &BasisView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Topic {
    let mut next = topic;
    let place = body.shrink2(vec2(12.0, 0.0));
    let drawn = plots::of(topic, view.facts, text);
    let by_keys = !levers::have_keys(ui, topic, view);
    column(ui, place, ("all", topic), by_keys, |ui, width| {
        if view.either_desk {
            let (row, _) =
                ui.allocate_exact_size(vec2(width, fit.target(44.0)), egui::Sense::hover());
            let half = (width - 6.0) / 2.0;
            for (i, desk) in [DeskKind::Switch, DeskKind::Web].into_iter().enumerate() {
                let at = pos2(row.left() + i as f32 * (half + 6.0), row.top());
                let rect = Rect::from_min_size(at, vec2(half, row.height()));
                desk_tab(ui, rect, desk, view, text, commands);
            }
            ui.add_space(10.0);
        }
        next = topics::pills(ui, fit, width, topic, view.facts.desk(), text);
        ui.add_space(GAP);
        if let Some(levers) = levers::of(topic, view) {
            levers::show(ui, fit, width, &levers, (topic, view.facts), text, commands);
        }
        for plot in &drawn {
            plot.show(ui, width, text);
            ui.add_space(GAP);
        }
        content(ui, width, topic, view, text);
        let words = text.get("ui-disclaimer");
        let galley = words::lay_pitched(ui.painter(), &words, Face::LABEL, width, 17.0);
        let (rect, _) = ui.allocate_exact_size(galley.size(), egui::Sense::hover());
        words::paint(ui.painter(), rect.min, galley);
    });
    next
}

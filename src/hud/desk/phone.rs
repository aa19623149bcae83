//! The desk on a phone: the same panels one below the other, or in a column beside the stage.

use egui::{Id, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::page::{self, Page};
use super::{DeskLayout, DeskView, banner, chips, gauges, keys, levers, over, panel, top, trends};
use crate::hud::form::{Fit, Form};
use crate::hud::icon::{self, Icon};
use crate::hud::shortcuts;
use crate::hud::widget;
use crate::hud::words::{self, Face};
use crate::shift::command::Command;
use crate::shift::number::whole;
use crate::text::Text;
use crate::theme::{self, desk, phone, target};

/// Space below the last line of the sheet.
const FOOT_MARGIN: f32 = 4.0;

/// Divides a phone's window.
pub(super) fn layout(window: Rect, form: Form) -> DeskLayout {
    let top = (window.top() + phone::TOP).min(window.bottom());
    let bar = Rect::from_min_max(window.min, pos2(window.right(), top));
    let below = Rect::from_min_max(pos2(window.left(), top), window.max);
    let (stage, column) = if form == Form::Upright {
        (below, below)
    } else {
        let width = phone::COLUMN.min(0.52 * window.width());
        let x = (below.right() - width).max(below.left());
        (below.with_max_x(x), below.with_min_x(x))
    };
    let short = window.height() < phone::SHORT_BELOW;
    let (tile, sheet) = if short {
        (phone::TILE_SHORT, phone::SHEET_SHORT)
    } else {
        (phone::TILE, phone::SHEET)
    };
    let inner = column.shrink2(vec2(phone::MARGIN.min(column.width() / 2.0), 0.0));
    let rows = if gauges::phone_columns(inner.width()) > 2 {
        1.0
    } else {
        2.0
    };
    let tiles = rows * (tile + phone::GAP) - phone::GAP;
    // The sheet lies on the lower edge; the gauges stand on it, or beside the stage at the top.
    let least = if form == Form::Upright {
        0.0
    } else {
        tiles + 2.0 * phone::GAP
    };
    let sheet = sheet.min((column.height() - least).max(0.0));
    let levers = Rect::from_min_max(pos2(column.left(), column.bottom() - sheet), column.max);
    let gap = phone::MARGIN;
    let high = if form == Form::Upright {
        (levers.top() - gap - tiles).max(column.top())
    } else {
        column.top() + phone::GAP
    };
    let right = Rect::from_min_max(
        pos2(inner.left(), high),
        pos2(inner.right(), (high + tiles).min(levers.top())),
    );
    let band = Rect::from_min_max(
        stage.min,
        pos2(
            stage.right(),
            (stage.top() + phone::BAND).min(stage.bottom()),
        ),
    );
    let floor = if form == Form::Upright {
        right.top() - phone::GAP
    } else {
        stage.bottom() - phone::GAP
    };
    let stage = Rect::from_min_max(
        pos2(stage.left(), band.bottom()),
        pos2(stage.right(), floor.max(band.bottom())),
    );
    // Between gauges and sheet there may be room for a chart or two.
    let trends = Rect::from_min_max(pos2(column.left(), right.bottom()), levers.right_top());
    DeskLayout {
        form,
        top: bar,
        levers,
        right,
        trends,
        stage,
        band,
    }
}

/// Draws the desk of a phone. Returns the place left for the stage: none while a page lies over it.
pub(super) fn phone(
    ui: &mut Ui,
    fit: Fit,
    layout: &DeskLayout,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> Rect {
    let mut page: Option<Page> = ui.data(|data| data.get_temp(page_id()));
    if page.is_some() && shortcuts::closes(ui) {
        page = None;
    } else {
        keys::keys(ui, view, commands);
    }
    let mut bar = panel(ui, "top", layout.top);
    if layout.form == Form::Upright {
        if top::upright(&bar, fit, view, text, page.is_some(), commands) {
            page = if page.is_some() {
                None
            } else {
                Some(Page::Trends)
            };
        }
    } else {
        top::top(&mut bar, fit, layout, view, text, commands);
    }
    ui.painter().hline(
        layout.top.x_range(),
        layout.top.bottom() - 0.5,
        Stroke::new(1.0, theme::INK3.egui()),
    );
    let stage = if let Some(shown) = page {
        let rest = Rect::from_min_max(layout.top.left_bottom(), ui.max_rect().max);
        let mut place = panel(ui, "page", rest);
        page = page::page(&mut place, fit, shown, view, text, commands);
        Rect::NOTHING
    } else {
        if parts(ui, fit, layout, view, text, commands) {
            page = Some(Page::Trends);
        }
        layout.stage
    };
    ui.data_mut(|data| {
        if let Some(page) = page {
            data.insert_temp(page_id(), page);
        } else {
            data.remove::<Page>(page_id());
        }
    });
    stage
}

/// Where it is kept which page lies over the desk.
fn page_id() -> Id {
    Id::new("page over the desk")
}

/// Everything but the bar; whether more was asked for.
fn parts(
    ui: &mut Ui,
    fit: Fit,
    layout: &DeskLayout,
    view: &DeskView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> bool {
    gauges::tiles(&over(ui, "right", layout.right), view, text);
    let most = whole(f64::from(layout.trends.height() / desk::TRENDS)) as usize;
    if most > 0 && layout.form == Form::Lying {
        trends::trends(&mut over(ui, "trends", layout.trends), 1, most, view, text);
    }
    let sheet = layout.levers;
    ui.painter().rect_filled(
        sheet,
        egui::CornerRadius {
            nw: 14,
            ne: if layout.form == Form::Upright { 14 } else { 0 },
            ..egui::CornerRadius::ZERO
        },
        theme::INK1.egui(),
    );
    let end = sheet.bottom() - FOOT_MARGIN;
    let foot = (end - target::TOUCH).max(sheet.top());
    let above = sheet.with_max_y(foot);
    let below = sheet.with_min_y(foot).with_max_y(end);
    levers::sheet(&mut over(ui, "levers", above), view, text, commands);
    let more = foot_line(&over(ui, "foot", below), fit, view, text, commands);
    banner::in_band(&over(ui, "band", layout.band), view, text, commands);
    more
}

/// The goals as signs, or the way out of a free shift, and the way to all that has no room; whether the latter was asked for.
fn foot_line(ui: &Ui, fit: Fit, view: &DeskView, text: &Text, commands: &mut Vec<Command>) -> bool {
    let line = ui.max_rect();
    let (x, right) = (line.left() + phone::MARGIN, line.right() - phone::MARGIN);
    let baseline = line.center().y + 4.5;
    let more = text.get("ui-trends-and-indicators");
    let face = Face::regular(theme::size::TEXT, theme::SKY);
    let width = words::width(ui.painter(), &more, face) + 16.0;
    let place = Rect::from_min_max(pos2((right - width - 12.0).max(x), line.top()), line.max);
    let response = ui.interact(place, ui.id().with("all"), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &more));
    let painter = ui.painter();
    words::put(
        painter,
        (right - 14.0, baseline),
        egui::Align::Max,
        &more,
        face,
    );
    icon::draw(
        painter,
        Icon::Closed,
        pos2(right - 5.0, baseline - 4.5),
        4.0,
        theme::SKY,
    );
    widget::focus_outline(painter, &response, place.shrink(4.0), 4.0);
    if view.free() {
        // Lying, the way out stands in the bar.
        if view.started && fit.form == Form::Upright {
            let label = widget::button_width(painter, &text.get("ui-end-shift"), 13.0, 16.0);
            let at = (x + label, line.center().y);
            banner::end_button(ui, at, fit.target(32.0), text, commands);
        }
    } else if fit.form == Form::Upright {
        let goals = chips::goals(view, text);
        let word = words::put(
            painter,
            (x, baseline),
            egui::Align::Min,
            &text.get("ui-goals"),
            Face::LABEL,
        );
        chips::signs(painter, (word.right() + 10.0, baseline), &goals);
    }
    response.clicked()
}

//! The settings, over whatever is on the screen.

use egui::{
    Align, Area, Id, Key, Modal, Painter, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

use super::desk::speed_label;
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::shift::command::{Command, Speed};
use crate::text::{Lang, Text};
use crate::theme::{self, radius, size};

/// What the settings show.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and the caller fills them by name"
)]
pub struct SettingsView {
    /// Size of all text and panels.
    pub ui_scale: f32,
    /// Nothing moves by itself.
    pub reduced_motion: bool,
    /// Pace that shifts begin with.
    pub default_speed: Speed,
    /// The language can be chosen; a page around the game may have done so.
    pub can_choose_language: bool,
    /// There is a run to link to.
    pub can_copy_link: bool,
    /// Settings are kept after the program ends.
    pub saved: bool,
}

/// Sizes that can be chosen.
pub const UI_SCALES: [f32; 6] = [0.75, 1.0, 1.25, 1.5, 1.75, 2.0];

/// Keys that help says, in order.
const KEYS: [&str; 8] = [
    "ui-key-space",
    "ui-key-period",
    "ui-key-digits",
    "ui-key-letter",
    "ui-key-arrows",
    "ui-key-tab",
    "ui-key-enter",
    "ui-key-escape",
];

/// Width of the window.
const WIDTH: f32 = 560.0;
const PAD: f32 = 24.0;
/// Height of a setting's row.
const ROW: f32 = 52.0;

/// Draws the settings over everything and pushes what the player changes.
pub fn settings_ui(ui: &Ui, view: &SettingsView, text: &Text, commands: &mut Vec<Command>) {
    let window = ui.max_rect();
    let width = WIDTH.min(window.width() - 16.0);
    if width < 120.0 || window.height() < 80.0 {
        return;
    }
    let area = Area::new(Id::new("settings"))
        .order(egui::Order::Foreground)
        .anchor(egui::Align2::CENTER_CENTER, vec2(0.0, 0.0));
    let frame = egui::Frame::NONE
        .fill(theme::INK1.egui())
        .stroke(egui::Stroke::new(1.0, theme::INK3.egui()))
        .corner_radius(radius::PANEL);
    let shown = Modal::new(Id::new("settings"))
        .area(area)
        .frame(frame)
        .backdrop_color(theme::INK0.faded(0.75))
        .show(ui.ctx(), |ui| {
            ui.set_max_size(vec2(width, window.height() - 16.0));
            egui::ScrollArea::vertical()
                .max_height(window.height() - 16.0)
                .min_scrolled_height(window.height() - 16.0)
                .auto_shrink([false, true])
                .show(ui, |ui| {
                    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
                    content(ui, width, *view, text, commands);
                });
        });
    if shown.backdrop_response.clicked() || ui.input(|input| input.key_pressed(Key::Escape)) {
        commands.push(Command::Settings(false));
    }
}

/// One line of the window.
fn line(ui: &mut Ui, width: f32, height: f32) -> Rect {
    ui.allocate_exact_size(vec2(width, height), Sense::hover())
        .0
        .shrink2(vec2(PAD, 0.0))
}

fn content(ui: &mut Ui, width: f32, view: SettingsView, text: &Text, commands: &mut Vec<Command>) {
    let head = line(ui, width, 64.0);
    words::put(
        ui.painter(),
        (head.left(), head.top() + 40.0),
        Align::Min,
        &text.get("ui-settings"),
        Face::semibold(22.0, theme::HI),
    );
    let close = text.get("ui-close");
    let button = widget::button_width(ui.painter(), &close, size::HEAD, 16.0);
    let place = Rect::from_min_size(
        pos2(head.right() - button, head.top() + 14.0),
        vec2(button, 40.0),
    );
    if widget::button_sized(
        ui,
        Id::new("settings-close"),
        place,
        Sign::Words(&close),
        Look::Plain,
        size::HEAD,
    )
    .clicked()
    {
        commands.push(Command::Settings(false));
    }
    if view.can_copy_link {
        copy_link(ui, place, text, commands);
    }
    let languages: Vec<(String, bool, Command)> = Lang::all()
        .iter()
        .map(|lang| {
            (
                lang.own_name().to_owned(),
                *lang == text.lang(),
                Command::Language(lang.code().to_owned()),
            )
        })
        .collect();
    if view.can_choose_language {
        choices(ui, width, &text.get("ui-language"), &languages, commands);
    }
    let scales: Vec<_> = UI_SCALES
        .iter()
        .map(|scale| {
            (
                percent(*scale, text),
                (scale - view.ui_scale).abs() < 0.01,
                Command::UiScale(*scale),
            )
        })
        .collect();
    choices(ui, width, &text.get("ui-scale"), &scales, commands);
    let speeds: Vec<_> = Speed::ALL
        .iter()
        .map(|speed| {
            (
                speed_label(text, *speed),
                *speed == view.default_speed,
                Command::DefaultSpeed(*speed),
            )
        })
        .collect();
    choices(ui, width, &text.get("ui-default-speed"), &speeds, commands);
    motion(ui, width, view, text, commands);
    keyboard(ui, width, text);
    for key in ["ui-disclaimer", "ui-fonts"] {
        paragraph(ui, width, &text.get(key));
    }
    if !view.saved {
        paragraph(ui, width, &text.get("ui-not-saved"));
    }
    line(ui, width, 16.0);
}

/// A link to the shift under way, left of the button that closes.
fn copy_link(ui: &Ui, close: Rect, text: &Text, commands: &mut Vec<Command>) {
    let label = text.get("ui-copy-link");
    let width = widget::button_width(ui.painter(), &label, size::HEAD, 16.0);
    let place = Rect::from_min_size(
        pos2(close.left() - 8.0 - width, close.top()),
        vec2(width, close.height()),
    );
    if widget::button_sized(
        ui,
        Id::new("settings-copy-link"),
        place,
        Sign::Words(&label),
        Look::Plain,
        size::HEAD,
    )
    .clicked()
    {
        commands.push(Command::CopyLink);
    }
}

fn percent(scale: f32, text: &Text) -> String {
    text.quantity(f64::from(scale), crate::model::control::Unit::Percent, 0)
        .joined()
}

/// A setting with alternatives: beside its name where they fit, otherwise below it.
fn choices(
    ui: &mut Ui,
    width: f32,
    name: &str,
    alternatives: &[(String, bool, Command)],
    commands: &mut Vec<Command>,
) {
    let room = width - 2.0 * PAD;
    let pads = [14.0, 8.0];
    let wide = |painter: &Painter, pad: f32| -> f32 {
        alternatives
            .iter()
            .map(|(label, ..)| widget::button_width(painter, label, size::TEXT, pad) + 4.0)
            .sum::<f32>()
            - 4.0
    };
    let named = words::width(ui.painter(), name, Face::TEXT) + 16.0;
    let pad = pads
        .into_iter()
        .find(|pad| wide(ui.painter(), *pad) <= room)
        .unwrap_or(pads[1]);
    let total = wide(ui.painter(), pad);
    let beside = named + total <= room;
    let rect = line(ui, width, if beside { ROW } else { ROW + 24.0 });
    words::put(
        ui.painter(),
        (rect.left(), rect.top() + 30.0),
        Align::Min,
        name,
        Face::TEXT,
    );
    let (mut x, y) = if beside {
        (rect.right() - total, rect.top() + 8.0)
    } else {
        (rect.left(), rect.top() + 38.0)
    };
    for (label, chosen, command) in alternatives {
        let width = widget::button_width(ui.painter(), label, size::TEXT, pad);
        let place = Rect::from_min_size(pos2(x, y), vec2(width, 36.0));
        let look = if *chosen { Look::Strong } else { Look::Plain };
        if widget::button(
            ui,
            Id::new(("settings", name, label)),
            place,
            Sign::Words(label),
            look,
        )
        .clicked()
            && !chosen
        {
            commands.push(command.clone());
        }
        x += width + 4.0;
    }
}

fn motion(ui: &mut Ui, width: f32, view: SettingsView, text: &Text, commands: &mut Vec<Command>) {
    let name = text.get("ui-reduced-motion");
    let help = words::lay_pitched(
        ui.painter(),
        &text.get("ui-reduced-motion.help"),
        Face::LABEL,
        width - 2.0 * PAD - 64.0,
        17.0,
    );
    let rect = line(ui, width, ROW + help.size().y - 8.0);
    let response = ui.interact(rect, Id::new("settings-motion"), Sense::click());
    response.widget_info(|| {
        WidgetInfo::selected(WidgetType::Checkbox, true, view.reduced_motion, &name)
    });
    let painter = ui.painter();
    words::put(
        painter,
        (rect.left(), rect.top() + 26.0),
        Align::Min,
        &name,
        Face::TEXT,
    );
    painter.galley(pos2(rect.left(), rect.top() + 34.0), help, theme::LO.egui());
    widget::toggle_marks(
        painter,
        pos2(rect.right() - widget::TOGGLE.x, rect.top() + 12.0),
        view.reduced_motion,
        false,
    );
    widget::focus_outline(painter, &response, rect.expand2(vec2(6.0, -2.0)), 4.0);
    if response.clicked() {
        commands.push(Command::ReducedMotion(!view.reduced_motion));
    }
}

/// The keys in two columns.
fn keyboard(ui: &mut Ui, width: f32, text: &Text) {
    let head = line(ui, width, 34.0);
    words::put(
        ui.painter(),
        (head.left(), head.top() + 24.0),
        Align::Min,
        &text.get("ui-keyboard"),
        Face::LABEL,
    );
    for pair in KEYS.chunks(2) {
        let rect = line(ui, width, 38.0);
        for (i, key) in pair.iter().enumerate() {
            let x = rect.left() + i as f32 * rect.width() / 2.0;
            let name = words::put(
                ui.painter(),
                (x, rect.top() + 16.0),
                Align::Min,
                &text.get(key),
                Face::VALUE,
            );
            let column = (name.right() - x + 10.0).max(64.0);
            let room = (rect.width() / 2.0 - column - 12.0).max(1.0);
            words::put_wrapped(
                ui.painter(),
                (x + column, rect.top() + 16.0),
                room,
                15.0,
                &text.get(&format!("{key}.help")),
                Face::TEXT,
            );
        }
    }
}

fn paragraph(ui: &mut Ui, width: f32, words: &str) {
    let galley = words::lay_pitched(ui.painter(), words, Face::LABEL, width - 2.0 * PAD, 18.0);
    let rect = line(ui, width, galley.size().y + 8.0);
    ui.painter()
        .galley(rect.min + vec2(0.0, 6.0), galley, theme::LO.egui());
}

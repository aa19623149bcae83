//! The settings, over whatever is on the screen.

use egui::{Align, Id, Painter, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::desk::speed_label;
use super::over::{self, Page, line, paragraph};
use super::shortcuts;
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::shift::command::{Command, Speed};
use crate::text::{Lang, Text};
use crate::theme::size;

/// What the settings show.
#[derive(Clone, Copy, Debug)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own, and the caller fills them by name"
)]
pub struct SettingsView {
    /// Size of all text and panels, as chosen.
    pub ui_scale: f32,
    /// Smallest and largest size that this window shows, whatever is chosen.
    pub ui_scales: (f32, f32),
    /// Nothing moves by itself.
    pub reduced_motion: bool,
    /// A coach says what might help.
    pub coach: bool,
    /// How loud the shift is heard, as a share of the greatest loudness, 0 where it is silent; none where it cannot be heard.
    pub sound: Option<f32>,
    /// Pace that shifts begin with.
    pub default_speed: Speed,
    /// The language can be chosen; a page around the game may have done so.
    pub can_choose_language: bool,
    /// There is a run to link to.
    pub can_copy_link: bool,
    /// The screen can be filled.
    pub can_fill_screen: bool,
    /// Settings are kept after the program ends.
    pub saved: bool,
}

/// Sizes that can be chosen.
pub const UI_SCALES: [f32; 6] = [0.75, 1.0, 1.25, 1.5, 1.75, 2.0];

/// Loudness that can be chosen; the first is silence.
pub(super) const VOLUMES: [f32; 4] = [0.0, 0.25, 0.5, 1.0];

/// Width of the window.
const WIDTH: f32 = 560.0;
/// Height of a setting's row.
const ROW: f32 = 52.0;

/// Draws the settings over everything and pushes what the player changes.
pub fn settings_ui(ui: &Ui, view: &SettingsView, text: &Text, commands: &mut Vec<Command>) {
    let closed = over::over(ui, "settings", WIDTH, |ui, page| {
        content(ui, page, *view, text, commands);
    });
    if closed {
        commands.push(Command::Close);
    }
}

fn content(ui: &mut Ui, page: Page, view: SettingsView, text: &Text, commands: &mut Vec<Command>) {
    let beside = over::head(ui, page, &text.get("ui-settings"), text, commands);
    if view.can_copy_link {
        copy_link(ui, page, beside, text, commands);
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
        choices(ui, page, &text.get("ui-language"), &languages, commands);
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
    choices(ui, page, &text.get("ui-scale"), &scales, commands);
    if let Some(words) = limits(view, text) {
        paragraph(ui, page, &words);
    }
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
    choices(ui, page, &text.get("ui-default-speed"), &speeds, commands);
    let motion = (
        view.reduced_motion,
        Command::ReducedMotion(!view.reduced_motion),
    );
    toggle(ui, page, "ui-reduced-motion", motion, text, commands);
    let coach = (view.coach, Command::Coached(!view.coach));
    toggle(ui, page, "ui-coach", coach, text, commands);
    if let Some(loudness) = view.sound {
        let volumes = VOLUMES.map(|volume| {
            let (words, wish) = if volume > 0.0 {
                (percent(volume, text), Command::Volume(volume))
            } else {
                (text.get("ui-sound-off"), Command::Sound(false))
            };
            (words, (volume - loudness).abs() < 0.01, wish)
        });
        choices(ui, page, &text.get("ui-sound"), &volumes, commands);
    }
    if view.can_fill_screen {
        let switch = (
            text.get("ui-full-screen-switch"),
            false,
            Command::FullScreen,
        );
        choices(ui, page, &text.get("ui-full-screen"), &[switch], commands);
    }
    let sheet = (text.get("ui-shortcuts"), false, shortcuts::OPEN);
    choices(ui, page, &text.get("ui-keyboard"), &[sheet], commands);
    for key in ["ui-disclaimer", "ui-fonts"] {
        paragraph(ui, page, &text.get(key));
    }
    if !view.saved {
        paragraph(ui, page, &text.get("ui-not-saved"));
    }
    line(ui, page, 16.0);
}

/// That this window does not show every size that can be chosen, if so.
fn limits(view: SettingsView, text: &Text) -> Option<String> {
    let (least, most) = view.ui_scales;
    let shown = |scale: f32| percent((scale * 100.0).floor() / 100.0, text).into();
    let [first, .., last] = UI_SCALES;
    if least > first + 0.005 {
        Some(text.args(
            "ui-scale-between",
            &[("least", shown(least)), ("most", shown(most))],
        ))
    } else if most < last - 0.005 {
        Some(text.args("ui-scale-most", &[("most", shown(most))]))
    } else {
        None
    }
}

/// A link to the shift under way: in `room` beside the button that closes, or on a line of its own.
fn copy_link(ui: &mut Ui, page: Page, room: Rect, text: &Text, commands: &mut Vec<Command>) {
    let label = text.get("ui-copy-link");
    let width = widget::button_width(ui.painter(), &label, size::HEAD, 16.0);
    let place = if width <= room.width() {
        room.with_min_x(room.right() - width)
    } else {
        let row = line(ui, page, room.height() + 8.0);
        Rect::from_min_size(row.min, vec2(width.min(row.width()), room.height()))
    };
    let id = Id::new("settings-copy-link");
    if widget::button_sized(ui, id, place, Sign::Words(&label), Look::Plain, size::HEAD).clicked() {
        commands.push(Command::CopyLink);
    }
}

fn percent(scale: f32, text: &Text) -> String {
    text.quantity(f64::from(scale), crate::model::control::Unit::Percent, 0)
        .joined()
}

/// A setting with alternatives: beside its name where they fit, otherwise below it, on as many lines as they need.
fn choices(
    ui: &mut Ui,
    page: Page,
    name: &str,
    alternatives: &[(String, bool, Command)],
    commands: &mut Vec<Command>,
) {
    let high = page.fit.target(36.0);
    let width = |painter: &Painter, label: &str, pad: f32| {
        widget::button_width(painter, label, size::TEXT, pad).max(page.fit.target(0.0))
    };
    let wide = |painter: &Painter, pad: f32| -> f32 {
        let all = alternatives.iter();
        all.map(|(label, ..)| width(painter, label, pad) + 4.0)
            .sum::<f32>()
            - 4.0
    };
    let named = words::width(ui.painter(), name, Face::TEXT) + 16.0;
    let pads = [14.0, 8.0];
    let pad = pads
        .into_iter()
        .find(|pad| wide(ui.painter(), *pad) <= page.room())
        .unwrap_or(pads[1]);
    let total = wide(ui.painter(), pad);
    let beside = named + total <= page.room();
    let mut widths = alternatives
        .iter()
        .map(|(label, ..)| width(ui.painter(), label, pad));
    let rows = if beside {
        1
    } else {
        rows(&mut widths, page.room())
    };
    let more = (rows - 1) as f32 * (high + 4.0);
    let rect = line(ui, page, if beside { ROW } else { high + 40.0 + more });
    words::put(
        ui.painter(),
        (rect.left(), rect.top() + if beside { 30.0 } else { 24.0 }),
        Align::Min,
        name,
        Face::TEXT,
    );
    let (mut x, mut y) = if beside {
        (rect.right() - total, rect.top() + (ROW - high) / 2.0)
    } else {
        (rect.left(), rect.top() + 34.0)
    };
    for (label, chosen, command) in alternatives {
        let width = width(ui.painter(), label, pad);
        if x + width > rect.right() + 0.5 && x > rect.left() {
            x = rect.left();
            y += high + 4.0;
        }
        let place = Rect::from_min_size(pos2(x, y), vec2(width, high));
        let look = if *chosen { Look::Strong } else { Look::Plain };
        let id = Id::new(("settings", name, label));
        if widget::button(ui, id, place, Sign::Words(label), look).clicked() && !chosen {
            commands.push(command.clone());
        }
        x += width + 4.0;
    }
}

/// Lines that things of these widths take.
fn rows(widths: &mut impl Iterator<Item = f32>, room: f32) -> usize {
    let (mut rows, mut x) = (1, 0.0);
    for width in widths {
        if x + width > room + 0.5 && x > 0.0 {
            (rows, x) = (rows + 1, 0.0);
        }
        x += width + 4.0;
    }
    rows
}

/// A setting that is on or off, with a sentence about it.
fn toggle(
    ui: &mut Ui,
    page: Page,
    key: &str,
    (on, command): (bool, Command),
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let (name, help) = (text.get(key), text.get(&format!("{key}.help")));
    let help = words::lay_pitched(ui.painter(), &help, Face::LABEL, page.room() - 64.0, 17.0);
    let rect = line(ui, page, ROW + help.size().y - 8.0);
    let response = ui.interact(rect, Id::new(key), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, on, &name));
    let painter = ui.painter();
    let at = (rect.left(), rect.top() + 26.0);
    words::put(painter, at, Align::Min, &name, Face::TEXT);
    words::paint(painter, pos2(rect.left(), rect.top() + 34.0), help);
    let at = pos2(rect.right() - widget::TOGGLE.x, rect.top() + 12.0);
    widget::toggle_marks(painter, at, on, false, false);
    widget::focus_outline(painter, &response, rect.expand2(vec2(6.0, -2.0)), 4.0);
    if response.clicked() {
        commands.push(command);
    }
}

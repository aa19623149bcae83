//! The foot of the title: language, seed, disclaimer, settings, quit.

use egui::{Align, Rect, TextEdit, Ui, pos2, vec2};

use super::TitleView;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::Command;
use crate::text::{Lang, Text};
use crate::theme::{self, radius, size};

/// Height of what stands in the foot.
const HEIGHT: f32 = 44.0;
/// From the foot's hairline to its buttons.
const TOP: f32 = 16.0;
/// Width of the seed's field: ten digits, the longest number that a seed can be.
const FIELD: f32 = 126.0;
/// Longest seed that can be typed.
const SEED_MAX: usize = 40;

/// Draws the foot.
pub(super) fn foot(ui: &mut Ui, view: &TitleView, text: &Text, commands: &mut Vec<Command>) {
    let foot = ui.max_rect();
    let tight = foot.width() < 1100.0;
    let pad = if tight { 11.0 } else { 18.0 };
    let mut right = foot.right();
    let mut from_right = |ui: &Ui, key: &str| {
        let label = text.get(key);
        let width = widget::button_width(ui.painter(), &label, size::HEAD, pad);
        let rect = Rect::from_min_size(pos2(right - width, foot.top() + TOP), vec2(width, HEIGHT));
        right -= width + 4.0;
        widget::button_sized(
            ui,
            ui.id().with(key),
            rect,
            Sign::Words(&label),
            Look::Plain,
            size::HEAD,
        )
        .clicked()
    };
    let quit = view.can_quit && from_right(ui, "ui-quit");
    let settings = from_right(ui, "ui-settings");
    let mut x = foot.left();
    if view.can_choose_language {
        x = languages(ui, foot, pad, text, commands) + if tight { 16.0 } else { 36.0 };
    }
    x = seed(ui, x, foot, pad, view, text, commands);
    disclaimer(ui, x + 18.0, right - 12.0, foot, text);
    if settings {
        commands.push(Command::Settings(true));
    }
    if quit {
        commands.push(Command::Quit);
    }
}

/// A pill for each language; returns where they end.
fn languages(ui: &Ui, foot: Rect, pad: f32, text: &Text, commands: &mut Vec<Command>) -> f32 {
    let mut x = foot.left();
    for lang in Lang::all() {
        let width = widget::button_width(ui.painter(), lang.own_name(), size::HEAD, pad);
        let rect = Rect::from_min_size(pos2(x, foot.top() + TOP), vec2(width, HEIGHT));
        let look = if *lang == text.lang() {
            Look::Chosen
        } else {
            Look::Plain
        };
        let response = widget::button_sized(
            ui,
            ui.id().with(lang.code()),
            rect,
            Sign::Words(lang.own_name()),
            look,
            size::HEAD,
        );
        if response.clicked() && *lang != text.lang() {
            commands.push(Command::Language(lang.code().to_owned()));
        }
        x += width + 4.0;
    }
    x - 4.0
}

/// The seed's field and the button for another; returns where they end.
fn seed(
    ui: &mut Ui,
    left: f32,
    foot: Rect,
    pad: f32,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let baseline = foot.top() + 43.0;
    let word = words::put(
        ui.painter(),
        (left, baseline),
        Align::Min,
        &text.get("ui-seed"),
        Face::regular(size::HEAD, theme::LO),
    );
    let field = Rect::from_min_size(
        pos2(word.right() + 10.0, foot.top() + TOP),
        vec2(FIELD, HEIGHT),
    );
    let id = ui.id().with("seed");
    let draft_id = id.with("draft");
    let typing = ui.memory(|memory| memory.has_focus(id));
    // While it is typed, the text is the player's; otherwise it is the game's.
    let draft: Option<String> = if typing {
        ui.data(|data| data.get_temp(draft_id))
    } else {
        None
    };
    let mut seed = draft.unwrap_or_else(|| view.seed.to_owned());
    let face = Face::semibold(17.0, theme::HI);
    let edit = TextEdit::singleline(&mut seed)
        .id(id)
        .font(face.font())
        .text_color(theme::HI.egui())
        .char_limit(SEED_MAX)
        .return_key(None)
        .vertical_align(Align::Center)
        .margin(egui::Margin::symmetric(10, 4));
    let response = ui.put(field, edit.min_size(field.size()));
    widget::focus_outline(ui.painter(), &response, field, radius::BUTTON);
    if response.changed() {
        commands.push(Command::SeedText(seed.clone()));
    }
    ui.data_mut(|data| data.insert_temp(draft_id, seed));
    widget::help(response, &text.get("ui-seed.help"));
    let label = text.get("ui-new-seed");
    let width = widget::button_width(ui.painter(), &label, size::HEAD, pad);
    let rect = Rect::from_min_size(
        pos2(field.right() + 6.0, foot.top() + TOP),
        vec2(width, HEIGHT),
    );
    if widget::button_sized(
        ui,
        ui.id().with("new-seed"),
        rect,
        Sign::Words(&label),
        Look::Plain,
        size::HEAD,
    )
    .clicked()
    {
        commands.push(Command::NewSeed);
    }
    rect.right()
}

/// What the model is not, where there is room; the settings say it too.
fn disclaimer(ui: &Ui, left: f32, right: f32, foot: Rect, text: &Text) {
    let words = text.get("ui-disclaimer");
    let room = right - left;
    if room < 90.0 {
        return;
    }
    let galley = words::lay_pitched(ui.painter(), &words, Face::LABEL, room, 18.0);
    let top = foot.top() + TOP + (HEIGHT - galley.size().y) / 2.0;
    ui.painter()
        .galley(pos2(left, top), galley, theme::LO.egui());
}

//! The foot of the title: language, seed, disclaimer, basis, settings, quit.

use egui::{Align, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::TitleView;
use crate::hud::basis::OPEN;
use crate::hud::field;
use crate::hud::icon::Icon;
use crate::hud::widget::{self, Look, Sign};
use crate::hud::words::{self, Face};
use crate::shift::command::{Command, Overlay};
use crate::text::{Lang, Text};
use crate::theme::{self, size};

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
    let row = Rect::from_min_size(
        pos2(foot.left(), foot.top() + TOP),
        vec2(foot.width(), HEIGHT),
    );
    let right = ways_out(ui, row, pad, view, text, commands);
    let mut x = row.left();
    if view.can_choose_language {
        x = languages(ui, row, pad, text, commands) + if tight { 16.0 } else { 36.0 };
    }
    x = seed(ui, x, row, pad, view, text, commands);
    disclaimer(ui, x + 18.0, right - 12.0, foot, text);
}

/// Height of the foot on two lines.
pub(super) const TWO_LINES: f32 = 2.0 * HEIGHT + 8.0;

/// Draws the foot on two lines: languages and settings, then the seed.
pub(super) fn two_lines(
    ui: &mut Ui,
    rect: Rect,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let row = |top: f32| Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), HEIGHT));
    let (first, second) = (row(rect.top()), row(rect.top() + HEIGHT + 8.0));
    let pads = [14.0, 11.0, 8.0, 6.0];
    let width = |label: &str| widget::button_width(ui.painter(), label, size::HEAD, 0.0);
    let names: f32 = Lang::all()
        .iter()
        .map(|lang| width(lang.own_name()) + 4.0)
        .sum();
    let count = Lang::all().len() as f32 + 1.0;
    let wanted = names + width(&text.get("ui-settings"));
    let fits = |pad: &f32| wanted + 2.0 * pad * count <= rect.width();
    let pad = pads.into_iter().find(fits);
    // Languages that have no room here are chosen in the settings.
    if let Some(pad) = pad.filter(|_| view.can_choose_language) {
        languages(ui, first, pad, text, commands);
    }
    let pad = pad.unwrap_or(pads[0]);
    from_right(ui, first.right(), first, pad, SETTINGS, text, commands);
    seed(ui, second.left(), second, 10.0, view, text, commands);
}

/// What has no room in the foot of a phone, ending at a corner: the way out of the program, where there is one, and the basis.
pub(super) fn at_corner(
    ui: &Ui,
    corner: Pos2,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) {
    let row = Rect::from_min_max(corner - vec2(1.0, 0.0), corner + vec2(0.0, HEIGHT));
    let mut right = corner.x;
    if view.can_quit {
        right = from_right(ui, right, row, 12.0, QUIT, text, commands);
    }
    let place = Rect::from_min_size(pos2(right - HEIGHT, row.top()), Vec2::splat(HEIGHT));
    let name = text.get("ui-basis");
    let sign = Sign::Icon(Icon::Basis, &name);
    let basis = widget::button_sized(
        ui,
        ui.id().with("basis"),
        place,
        sign,
        Look::Plain,
        size::HEAD,
    );
    if widget::help(basis, &name).clicked() {
        commands.push(OPEN);
    }
}

/// A button: the key of its words, and what it does.
type Way = (&'static str, Command);

const QUIT: Way = ("ui-quit", Command::Quit);
const SETTINGS: Way = ("ui-settings", Command::Open(Overlay::Settings));

/// The basis, settings and, where the program can be ended, the end; returns where they begin.
fn ways_out(
    ui: &Ui,
    row: Rect,
    pad: f32,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let mut right = row.right();
    if view.can_quit {
        right = from_right(ui, right, row, pad, QUIT, text, commands);
    }
    right = from_right(ui, right, row, pad, SETTINGS, text, commands);
    let name = if row.width() < 1100.0 {
        "ui-basis"
    } else {
        "ui-how-it-works"
    };
    from_right(ui, right, row, pad, (name, OPEN), text, commands)
}

/// A button that ends at `right`; returns where the next one ends.
fn from_right(
    ui: &Ui,
    right: f32,
    row: Rect,
    pad: f32,
    (key, command): Way,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let label = text.get(key);
    let width = widget::button_width(ui.painter(), &label, size::HEAD, pad);
    let rect = Rect::from_min_max(pos2(right - width, row.top()), pos2(right, row.bottom()));
    let id = ui.id().with(key);
    if widget::button_sized(ui, id, rect, Sign::Words(&label), Look::Plain, size::HEAD).clicked() {
        commands.push(command);
    }
    rect.left() - 4.0
}

/// A pill for each language; returns where they end.
fn languages(ui: &Ui, row: Rect, pad: f32, text: &Text, commands: &mut Vec<Command>) -> f32 {
    let mut x = row.left();
    for lang in Lang::all() {
        let width = widget::button_width(ui.painter(), lang.own_name(), size::HEAD, pad);
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(width, row.height()));
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
    row: Rect,
    pad: f32,
    view: &TitleView,
    text: &Text,
    commands: &mut Vec<Command>,
) -> f32 {
    let baseline = row.top() + 27.0;
    let word = words::put(
        ui.painter(),
        (left, baseline),
        Align::Min,
        &text.get("ui-seed"),
        Face::regular(size::HEAD, theme::LO),
    );
    let label = text.get("ui-new-seed");
    let width = widget::button_width(ui.painter(), &label, size::HEAD, pad);
    // Where it is narrow, long seeds are scrolled.
    let room = row.right() - word.right() - 10.0 - 6.0 - width;
    let field = Rect::from_min_size(
        pos2(word.right() + 10.0, row.top()),
        vec2(FIELD.min(room), row.height()),
    );
    let id = ui.id().with("seed");
    let roomy = field.width() > FIELD - 1.0;
    let type_size = if roomy { 17.0 } else { size::HEAD };
    let label_of = text.get("ui-seed");
    let (response, typed) =
        field::field(ui, id, field, (view.seed, SEED_MAX), (&label_of, type_size));
    commands.extend(typed.map(Command::SeedText));
    widget::help(response, &text.get("ui-seed.help"));
    let rect = Rect::from_min_size(
        pos2(field.right() + 6.0, row.top()),
        vec2(width, row.height()),
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
    words::paint(ui.painter(), pos2(left, top), galley);
}

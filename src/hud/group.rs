//! Playing in a group: what everybody of it sees of it while they play, and the panel that makes the link to it.

use egui::{Align, Id, Painter, Rect, Ui, pos2, vec2};

use super::field;
use super::link;
use super::over::{self, Page, line, paragraph};
use super::widget::{self, Look, Sign};
use super::words::{self, Face};
use crate::level::{GROUP_MINUTES_MAX, Level, NAME_CHARS_MAX, is_drawable};
use crate::shift::command::{Command, GroupWish, Overlay};
use crate::text::Text;
use crate::theme::size;

/// What opens it.
pub const OPEN: Command = Command::Open(Overlay::Group);

/// Width of the panel.
const WIDTH: f32 = 560.0;
/// Gap between buttons and between fields.
const GAP: f32 = 8.0;
/// Longest seed that can be typed.
const SEED_MAX: usize = 40;
/// Fewest characters of a name that are still shown of it.
const NAME_LEAST: usize = 4;

/// The group that plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupNow<'a> {
    /// What it is called.
    pub name: &'a str,
    /// The seed that it plays.
    pub seed: u32,
    /// Minutes that are left to it, the one under way included; none when its time is up. `None` where it has no end.
    pub left_min: Option<u32>,
}

impl GroupNow<'_> {
    /// Name, seed and time in one line that has so much room: of a long name its beginning.
    pub(crate) fn line(&self, painter: &Painter, face: Face, room: f32, text: &Text) -> String {
        let whole = self.name.chars().count();
        let cut = |chars: usize| {
            let head: String = self.name.chars().take(chars).collect();
            self.said(head.trim_end(), text)
        };
        let shorter = (NAME_LEAST..whole).rev().map(cut);
        let mut said = std::iter::once(self.said(self.name, text)).chain(shorter);
        said.find(|said| words::width(painter, said, face) <= room)
            .unwrap_or_else(|| cut(NAME_LEAST.min(whole)))
    }

    fn said(&self, name: &str, text: &Text) -> String {
        let seed = self.seed.to_string();
        let args = [("group", name.into()), ("seed", seed.as_str().into())];
        let now = text.args("ui-group-now", &args);
        match self.left_min {
            None => now,
            Some(0) => format!("{now} · {}", text.get("ui-group-up")),
            Some(left) => {
                let left = text.args("ui-group-left", &[("n", left.into())]);
                format!("{now} · {left}")
            }
        }
    }
}

/// What the panel shows.
#[derive(Clone, Copy, Debug)]
pub struct GroupView<'a> {
    /// The levels that a group can play.
    pub levels: &'a [&'a Level],
    /// Id of the one that it is going to.
    pub level: &'a str,
    /// The group's name as typed.
    pub name: &'a str,
    /// For how many minutes it plays, as typed.
    pub minutes: &'a str,
    /// That time is none a group can be given.
    pub bad_minutes: bool,
    /// The seed as typed.
    pub seed: &'a str,
    /// The link; none while something that it needs is missing.
    pub link: Option<&'a str>,
    /// There is a page that it leads to.
    pub has_page: bool,
}

/// Draws the panel over everything and pushes what the player wants.
pub fn group_ui(ui: &Ui, view: &GroupView, text: &Text, commands: &mut Vec<Command>) {
    let closed = over::over(ui, "group", WIDTH, |ui, page| {
        over::head(ui, page, &text.get("ui-group"), text, commands);
        paragraph(ui, page, &text.get("ui-group.help"));
        levels(ui, page, view, text, commands);
        let name = (text.get("ui-group-name"), view.name, NAME_CHARS_MAX);
        let row = line(ui, page, ROW);
        let (typed, left_out) = labelled(ui, row, "name", &name, is_drawable);
        commands.extend(typed.map(|typed| Command::Group(GroupWish::Name(typed))));
        let [left, right] = two(ui, page);
        let seed = (text.get("ui-seed"), view.seed, SEED_MAX);
        let (typed, _) = labelled(ui, left, "seed", &seed, |_| true);
        commands.extend(typed.map(Command::SeedText));
        let minutes = (text.get("ui-group-minutes"), view.minutes, 3);
        let (typed, _) = labelled(ui, right, "minutes", &minutes, |c| c.is_ascii_digit());
        commands.extend(typed.map(|typed| Command::Group(GroupWish::Minutes(typed))));
        if let Some(fault) = fault(view, left_out, text) {
            over::warning(ui, page, &fault);
        }
        take_along(ui, page, view, text, commands);
    });
    if closed {
        commands.push(Command::Close);
    }
}

/// Height of a field with its label.
const ROW: f32 = 78.0;
/// Room from which two fields stand beside each other.
const BESIDE: f32 = 440.0;
/// Lines of the link that are seen at once.
const LINES: usize = 3;

/// Places for two fields: beside each other, or below where that is too narrow.
fn two(ui: &mut Ui, page: Page) -> [Rect; 2] {
    let row = line(ui, page, ROW);
    if page.room() < BESIDE {
        return [row, line(ui, page, ROW)];
    }
    let half = (row.width() - GAP) / 2.0;
    [
        row.with_max_x(row.left() + half),
        row.with_min_x(row.right() - half),
    ]
}

/// The levels, one of them chosen.
fn levels(ui: &mut Ui, page: Page, view: &GroupView, text: &Text, commands: &mut Vec<Command>) {
    let high = page.fit.target(36.0);
    let names = view.levels.iter().map(|level| text.get(&level.text_key()));
    let wide = |name: &str| widget::button_width(ui.painter(), name, size::HEAD, 12.0);
    // As many on a line as fit.
    let mut lines: Vec<Vec<(&Level, String, f32)>> = vec![Vec::new()];
    let mut x = 0.0;
    for (level, name) in view.levels.iter().zip(names) {
        let width = wide(&name).min(page.room());
        if x + width > page.room() && x > 0.0 {
            lines.push(Vec::new());
            x = 0.0;
        }
        x += width + GAP;
        if let Some(line) = lines.last_mut() {
            line.push((level, name, width));
        }
    }
    for on_line in lines {
        let row = line(ui, page, high + GAP);
        let mut x = row.left();
        for (level, name, width) in on_line {
            let place = Rect::from_min_size(pos2(x, row.top() + GAP), vec2(width, high));
            let look = if level.id == view.level {
                Look::Chosen
            } else {
                Look::Plain
            };
            let id = Id::new(("group level", &level.id));
            let sign = Sign::Words(&name);
            if widget::button_sized(ui, id, place, sign, look, size::HEAD).clicked() {
                commands.push(Command::Group(GroupWish::Level(level.id.clone())));
            }
            x += width + GAP;
        }
    }
}

/// A field below its label.
fn labelled(
    ui: &mut Ui,
    row: Rect,
    id: &str,
    (label, value, chars_max): &(String, &str, usize),
    may_stand: impl Fn(char) -> bool,
) -> (Option<String>, Option<char>) {
    let at = (row.left(), row.top() + 24.0);
    words::put(ui.painter(), at, Align::Min, label, Face::TEXT);
    let place = Rect::from_min_max(pos2(row.left(), row.top() + 32.0), row.max);
    let (value, look) = ((*value, *chars_max), (label.as_str(), size::HEAD));
    let id = Id::new(("group", id));
    let (_, typed, left_out) = field::sieve(ui, id, place, value, look, may_stand);
    (typed, left_out)
}

/// What is not as it should be.
fn fault(view: &GroupView, left_out: Option<char>, text: &Text) -> Option<String> {
    if view.bad_minutes {
        let most = GROUP_MINUTES_MAX.to_string();
        return Some(text.args("ui-group-bad-minutes", &[("most", most.into())]));
    }
    left_out.map(|_| text.get("ui-group-not-drawn"))
}

/// The button that copies the link, and the link in a field. Both have their place before there is a link: what is typed above
/// must not move while somebody types.
fn take_along(ui: &mut Ui, page: Page, view: &GroupView, text: &Text, commands: &mut Vec<Command>) {
    let high = page.fit.target(44.0);
    let row = line(ui, page, high + 24.0);
    let place = Rect::from_min_size(row.min + vec2(0.0, 12.0), vec2(page.room(), high));
    if view.link.is_some() {
        let label = text.get("ui-copy-link");
        let id = Id::new("group copy");
        let sign = Sign::Words(&label);
        if widget::button_sized(ui, id, place, sign, Look::Strong, size::HEAD).clicked() {
            commands.push(Command::Group(GroupWish::Copy));
        }
    } else {
        let first = (place.left(), place.top() + 18.0);
        let needs = text.get("ui-group-needs-name");
        words::put_wrapped(
            ui.painter(),
            first,
            place.width(),
            18.0,
            &needs,
            Face::LABEL,
        );
    }
    let margin = egui::epaint::MarginF32::symmetric(page.pad, 0.0);
    egui::Frame::NONE.inner_margin(margin).show(ui, |ui| {
        let room = (LINES, page.room());
        link::copyable(
            ui,
            Id::new("group link"),
            view.link.unwrap_or_default(),
            room,
        );
    });
    if !view.has_page {
        paragraph(ui, page, &text.get("ui-group-no-page"));
    }
    line(ui, page, 16.0);
}

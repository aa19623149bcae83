//! The laws of legibility, held against what is really drawn: every screen and both desks.

use egui::epaint::ClippedShape;
use egui::{Color32, Pos2, Rect, Shape, pos2};
use retry_storm::hud::desk::{DeskView, desk_ui};
use retry_storm::text::Text;
use retry_storm::theme::{self, Rgb, booth, size};

use crate::desk::{played, view};
use crate::harness::{Screen, english, none};
use crate::screen_places::every_screen;

/// A piece of text as it was painted.
pub(crate) struct Painted {
    pub(crate) said: String,
    pub(crate) size: f32,
    pub(crate) ink: Rgb,
    pub(crate) ground: Rgb,
}

/// Something filled, below whatever is painted after it.
struct Fill {
    covers: Rect,
    /// A disc rather than a rectangle.
    round: bool,
    clip: Rect,
    colour: Color32,
}

impl Fill {
    fn lies_below(&self, at: Pos2) -> bool {
        let covers = if self.round {
            self.covers.center().distance(at) <= self.covers.width() / 2.0
        } else {
            self.covers.contains(at)
        };
        covers && self.clip.contains(at)
    }
}

/// A colour over another. egui's colours have their alpha multiplied in, in gamma space, and are mixed so.
fn over(ink: Color32, ground: Rgb) -> Rgb {
    let through = |ground: u8| u32::from(ground) * u32::from(255 - ink.a()) / 255;
    let mix = |ink: u8, ground: u8| u8::try_from((u32::from(ink) + through(ground)).min(255));
    let channel = |ink, ground| mix(ink, ground).expect("at most 255");
    Rgb(
        channel(ink.r(), ground.0),
        channel(ink.g(), ground.1),
        channel(ink.b(), ground.2),
    )
}

/// Every text on screen with what lies below its middle.
pub(crate) fn painted(shapes: &[ClippedShape]) -> Vec<Painted> {
    let (mut fills, mut found) = (Vec::new(), Vec::new());
    for ClippedShape { clip_rect, shape } in shapes {
        paint(shape, *clip_rect, &mut fills, &mut found);
    }
    found
}

/// The words at a booth's board, or on its attendant's page, that cannot be read from afar: too small, or too much like what is below.
pub(crate) fn hard_to_read(shapes: &[ClippedShape], place: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for word in painted(shapes) {
        let contrast = word.ink.contrast(word.ground);
        if word.size < booth::LEAST || contrast < 4.5 {
            faults.push(format!(
                "{place}: {:?} {} {contrast:.2}",
                word.said, word.size
            ));
        }
    }
    faults
}

fn paint(shape: &Shape, clip: Rect, fills: &mut Vec<Fill>, found: &mut Vec<Painted>) {
    let mut fill = |covers: Rect, round: bool, colour: Color32| {
        if colour.a() > 0 {
            fills.push(Fill {
                covers,
                round,
                clip,
                colour,
            });
        }
    };
    match shape {
        Shape::Vec(shapes) => {
            for shape in shapes {
                paint(shape, clip, fills, found);
            }
        }
        Shape::Rect(shape) => fill(shape.rect, false, shape.fill),
        Shape::Circle(shape) => {
            let side = egui::Vec2::splat(2.0 * shape.radius);
            fill(Rect::from_center_size(shape.center, side), true, shape.fill);
        }
        Shape::Text(text) => {
            let said = text.galley.text().trim().to_owned();
            let at = text.galley.rect.translate(text.pos.to_vec2()).center();
            if said.is_empty() || !clip.contains(at) {
                return;
            }
            let below = fills.iter().filter(|fill| fill.lies_below(at));
            let ground = below.fold(theme::INK0, |ground, fill| over(fill.colour, ground));
            for section in &text.galley.job.sections {
                let own = section.format.color;
                let colour = match text.override_text_color {
                    Some(colour) => colour,
                    None if own == Color32::PLACEHOLDER => text.fallback_color,
                    None => own,
                };
                found.push(Painted {
                    said: said.clone(),
                    size: section.format.font_id.size,
                    ink: over(colour.gamma_multiply(text.opacity_factor), ground),
                    ground,
                });
            }
        }
        _ => {}
    }
}

/// Draws every screen and both desks at a size, and looks at every text.
fn every_text(size: (f32, f32), text: &Text, mut look: impl FnMut(&str, &Painted)) {
    let mut screen = Screen::new(size.0, size.1);
    every_screen(text, |name, draw| {
        // What lies over a screen fades in.
        let over = [
            "settings",
            "handing in",
            "course",
            "a group's link",
            "the board of the day",
        ];
        let frames = if over.contains(&name) { 20 } else { 3 };
        for _ in 0..frames {
            screen.still(&mut *draw);
        }
        for word in &painted(&screen.shapes) {
            look(name, word);
        }
    });
    for (id, minutes) in [
        ("switch-sale-surge", 0),
        ("switch-sale-surge", 13),
        ("switch-issuer-outage", 20),
        ("web-cache-flush", 14),
        ("web-bad-deploy", 25),
        ("web-free", 8),
    ] {
        let run = played(id, minutes);
        for watching in [false, true] {
            let view = DeskView {
                watching,
                ..view(&run)
            };
            let mut commands = Vec::new();
            let mut screen = Screen::new(size.0, size.1);
            for _ in 0..3 {
                screen.still(|ui| {
                    desk_ui(ui, &view, text, &mut commands);
                });
            }
            for word in &painted(&screen.shapes) {
                look(id, word);
            }
        }
    }
}

#[test]
fn all_text_stands_out_from_what_it_is_painted_on() {
    let (text, mut faults, mut seen) = (english(), Vec::new(), 0);
    for size in [(1280.0, 720.0), (390.0, 844.0)] {
        every_text(size, &text, |place, word| {
            seen += 1;
            let contrast = word.ink.contrast(word.ground);
            if contrast < 4.5 {
                let Painted {
                    said, ink, ground, ..
                } = word;
                faults.push(format!(
                    "{place}: {said:?}, {ink:?} on {ground:?}: {contrast:.2}"
                ));
            }
        });
    }
    faults.sort();
    faults.dedup();
    none(&faults);
    assert!(seen > 1000, "only {seen} pieces of text were seen");
}

#[test]
fn no_text_is_smaller_than_the_smallest_there_is() {
    let (text, mut faults) = (english(), Vec::new());
    for window in [(1280.0, 720.0), (1024.0, 640.0), (390.0, 844.0)] {
        every_text(window, &text, |place, word| {
            if word.size < size::TEXT {
                faults.push(format!("{place}: {:?} has {} points", word.said, word.size));
            }
        });
    }
    faults.sort();
    faults.dedup();
    none(&faults);
}

#[test]
fn weak_text_would_be_found() {
    let weak = |ui: &mut egui::Ui| {
        let at = pos2(50.0, 50.0);
        let ground = Rect::from_center_size(at, egui::vec2(80.0, 40.0));
        ui.painter().rect_filled(ground, 0.0, theme::INK2.egui());
        let font = egui::FontId::proportional(11.0);
        let line = theme::LINE.egui();
        ui.painter()
            .text(at, egui::Align2::CENTER_CENTER, "weak", font, line);
    };
    let mut screen = Screen::new(200.0, 200.0);
    screen.still(weak);
    screen.still(weak);
    let words = painted(&screen.shapes);
    let [word] = words.as_slice() else {
        panic!("one word was painted");
    };
    assert_eq!((word.ink, word.ground), (theme::LINE, theme::INK2));
    assert!(word.ink.contrast(word.ground) < 4.5 && word.size < size::TEXT);
}

#[test]
fn with_less_motion_nothing_on_the_desk_moves_within_a_minute() {
    // Only what tells the time goes on: the bar's progress.
    let pictures = |reduced_motion: bool| {
        let run = played("switch-sale-surge", 9);
        let text = english();
        [0.02_f32, 0.1, 0.9].map(|phase| {
            let view = DeskView {
                phase,
                reduced_motion,
                paused: false,
                ..view(&run)
            };
            let mut screen = Screen::new(1280.0, 720.0);
            for _ in 0..3 {
                screen.still(|ui| {
                    desk_ui(ui, &view, &text, &mut Vec::new());
                });
            }
            let bar = theme::desk::TOP;
            let below = screen.shapes.iter();
            let below = below.filter(|shape| shape.shape.visual_bounding_rect().top() > bar);
            below.map(|shape| format!("{shape:?}")).collect::<Vec<_>>()
        })
    };
    let [first, second, last] = pictures(true);
    assert!(first == second && second == last, "something moves");
    let [first, second, last] = pictures(false);
    assert!(first != second && second != last, "nothing moves at all");
}

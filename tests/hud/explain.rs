//! Words that need it explain themselves, wherever they stand: under a pointer that rests, and under a finger that stays.

use std::collections::{BTreeMap, BTreeSet};

use egui::epaint::{ClippedShape, TextShape};
use egui::{Key, Modifiers, Pos2, Shape, TouchPhase, Ui};
use retry_storm::hud::basis::{Topic, basis_ui};
use retry_storm::hud::explain::explain_ui;
use retry_storm::text::{Lang, Text};

use crate::basis::Page;
use crate::desk::{drawing, played, view};
use crate::harness::{Screen, english, none};
use crate::screen_places::every_screen;

/// Large enough that nothing has to be scrolled.
const LARGE: (f32, f32) = (3600.0, 3400.0);
/// What only the stage names.
const ON_STAGE: &str = "term-balancer";

fn texts<'a>(shape: &'a Shape, found: &mut Vec<&'a TextShape>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, found)),
        Shape::Text(text) => found.push(text),
        _ => {}
    }
}

/// A place in each run of letters that belongs to a term, by the term's key.
fn terms(shapes: &[ClippedShape], text: &Text) -> BTreeMap<String, Vec<Pos2>> {
    let mut found: BTreeMap<String, Vec<Pos2>> = BTreeMap::new();
    for ClippedShape { clip_rect, shape } in shapes {
        let mut all = Vec::new();
        texts(shape, &mut all);
        for written in all {
            let (mut letter, mut last) = (0, usize::MAX);
            for row in &written.galley.rows {
                for glyph in &row.glyphs {
                    let term = text.term_at(written.galley.text(), letter);
                    let place = written.pos + row.pos.to_vec2() + glyph.pos.to_vec2();
                    let at = Pos2::new(
                        place.x + glyph.advance_width / 2.0,
                        written.pos.y + row.rect().center().y,
                    );
                    if let Some((range, form)) = term {
                        if range.start != last && clip_rect.contains(at) {
                            found.entry(form.key().to_owned()).or_default().push(at);
                        }
                        last = range.start;
                    } else {
                        last = usize::MAX;
                    }
                    letter += 1;
                }
                letter += usize::from(row.ends_with_newline);
            }
        }
    }
    found
}

/// Every screen, both desks and every topic of the page of formulas.
fn everywhere(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui), usize)) {
    for id in ["switch-fraud-wave", "web-bad-deploy"] {
        let (run, mut commands) = (played(id, 20), Vec::new());
        let view = view(&run);
        look(id, &mut drawing(&view, text, &mut commands), 0);
        let page = Page::of(&run);
        for turns in 0..Topic::of(run.level().desk).len() {
            let mut draw = |ui: &mut Ui| basis_ui(ui, &page.view(false), text, &mut Vec::new());
            look(&format!("basis {id} {turns}"), &mut draw, turns);
        }
    }
    every_screen(text, |name, draw| look(name, draw, 0));
}

/// How somebody asks what a word means.
#[derive(Clone, Copy)]
enum Hand {
    Pointer,
    Finger,
}

/// Draws a screen, as it is for a hand; what lies `turns` keys to the right comes first.
fn shown(hand: Hand, turns: usize, draw: &mut dyn FnMut(&mut Ui)) -> Screen {
    let mut screen = Screen::new(LARGE.0, LARGE.1);
    if let Hand::Finger = hand {
        // Who touches the screen gets larger targets.
        screen.tap(Pos2::new(1.0, 1.0), &mut *draw);
    }
    for _ in 0..3 {
        screen.still(&mut *draw);
    }
    for _ in 0..turns {
        screen.press(Key::ArrowRight, Modifiers::NONE, &mut *draw);
    }
    screen.still(draw);
    screen
}

/// Asks for all terms on all screens until each has explained itself once; returns those that never did, with the places where
/// they stand.
fn unexplained(text: &Text, hand: Hand) -> Vec<String> {
    let keys: BTreeSet<String> = text.forms().iter().map(|f| f.key().to_owned()).collect();
    let keys = keys.into_iter().filter(|key| key != ON_STAGE);
    let mut missing: BTreeMap<String, Vec<String>> = keys.map(|key| (key, Vec::new())).collect();
    everywhere(text, |name, draw, turns| {
        if missing.is_empty() {
            return;
        }
        let mut draw = |ui: &mut Ui| {
            draw(ui);
            explain_ui(ui, text);
        };
        let mut screen = shown(hand, turns, &mut draw);
        for (key, at) in terms(&screen.shapes, text) {
            let Some(tried) = missing.get_mut(&key) else {
                continue;
            };
            match hand {
                Hand::Pointer => screen.rest(at[0], &mut draw),
                Hand::Finger => screen.hold(at[0], 1.2, &mut draw),
            }
            if screen.says(&text.get(&format!("{key}.help"))) {
                missing.remove(&key);
            } else {
                tried.push(format!("{name} {:?}: {:?}", at[0], screen.said()));
            }
            if let Hand::Finger = hand {
                screen.finger(TouchPhase::End, at[0], &mut draw);
            }
        }
    });
    let told = missing
        .iter()
        .map(|(key, tried)| format!("{key}: {tried:?}"));
    told.collect()
}

#[test]
fn every_term_explains_itself_where_the_pointer_rests() {
    for lang in Lang::all() {
        none(&unexplained(&Text::new(*lang), Hand::Pointer));
    }
}

#[test]
fn every_term_explains_itself_where_a_finger_stays() {
    none(&unexplained(&english(), Hand::Finger));
}

/// What explained itself before something was laid over it is silent then.
#[test]
fn what_lies_below_an_open_page_explains_nothing() {
    let (run, text) = (played("switch-sale-surge", 12), english());
    let (page, view) = (Page::of(&run), view(&run));
    let mut screen = Screen::new(1280.0, 720.0);
    for opened in [false, true] {
        let mut draw = |ui: &mut Ui| {
            drawing(&view, &text, &mut Vec::new())(ui);
            if opened {
                basis_ui(ui, &page.view(false), &text, &mut Vec::new());
            }
            explain_ui(ui, &text);
        };
        screen.still(&mut draw);
        screen.rest(Pos2::new(90.0, 650.0), &mut draw);
        let told = screen.says(&text.get("indicator-offered-tps.help"));
        assert_eq!(told, !opened, "{:?}", screen.said());
    }
}

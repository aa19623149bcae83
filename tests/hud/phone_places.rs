//! On phones, whichever way they are held, everything has its place and is large enough for a finger, in every language.

use egui::{Rect, Ui, pos2, vec2};
use retry_storm::hud::desk::{DeskView, desk_layout, desk_ui};
use retry_storm::hud::form::{self, Form};
use retry_storm::text::{Lang, Text};

use crate::desk::{played, unsettled, view};
use crate::harness::{Screen, english};
use crate::screen_places::every_screen;

/// Phones held upright and on their side.
const PHONES: [(f32, f32); 6] = [
    (375.0, 812.0),
    (390.0, 844.0),
    (360.0, 640.0),
    (412.0, 915.0),
    (812.0, 375.0),
    (667.0, 375.0),
];

/// Least size of what a finger hits.
const FINGER: f32 = 44.0;

#[test]
fn phones_have_their_own_arrangement() {
    for (width, height) in PHONES {
        let form = if height > width {
            Form::Upright
        } else {
            Form::Lying
        };
        assert_eq!(Form::of(vec2(width, height)), form);
        let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
        let layout = desk_layout(window, true);
        let parts = [
            layout.top,
            layout.band,
            layout.stage,
            layout.right,
            layout.levers,
        ];
        for (i, a) in parts.iter().enumerate() {
            assert!(window.contains_rect(*a) && a.is_positive(), "{i}: {a:?}");
            for b in &parts[i + 1..] {
                assert!(!a.shrink(0.1).intersects(*b), "{a:?} over {b:?}");
            }
        }
        let share = layout.stage.area() / window.area();
        assert!(share > 0.2, "the stage keeps {share} of {width}×{height}");
    }
    for desk in [(900.0, 560.0), (1024.0, 640.0), (1280.0, 720.0)] {
        assert!(!Form::of(desk.into()).is_phone(), "{desk:?}");
    }
    assert_eq!(Form::of(vec2(1080.0, 1920.0)), Form::Upright);
}

#[test]
fn the_size_of_text_stays_within_what_the_window_holds() {
    assert_eq!(form::scales(vec2(3840.0, 2160.0)), (0.75, 2.0));
    let (least, most) = form::scales(vec2(1280.0, 720.0));
    assert!(
        least < 0.751 && (most - 720.0 / 560.0).abs() < 1e-3,
        "{least}–{most}"
    );
    for (width, height) in PHONES {
        let window = vec2(width, height);
        let (least, most) = form::scales(window);
        assert!(least >= 1.0 && most < 1.45, "{least}–{most}");
        for wanted in [0.75, 1.0, 1.25, 2.0] {
            let scale = form::scale(window, wanted);
            // The arrangement does not hang on the size of text.
            assert_eq!(Form::of(window / scale), Form::of(window));
        }
    }
}

/// What is wrong with the frame just drawn.
fn faults(screen: &Screen, least: f32, overlaps: bool) -> Vec<String> {
    let mut found = screen.cut_off();
    found.extend(screen.overflowing());
    if overlaps {
        found.extend(screen.overlapping());
    }
    let mut targets = screen.targets();
    targets.retain(|(.., seen)| seen.is_positive());
    for (i, (layer, rect, seen)) in targets.iter().enumerate() {
        let slack = 0.01;
        if rect.width() < least - slack || rect.height() < least - slack {
            found.push(format!("too small to hit: {rect:?}"));
        }
        // What scrolls may lie outside; what is seen may not.
        if !screen.holds(*seen) {
            found.push(format!("beyond the edge: {seen:?}"));
        }
        for (above, _, other) in &targets[i + 1..] {
            if above != layer {
                continue;
            }
            let both = seen.intersect(*other);
            if both.width() > 0.5 && both.height() > 0.5 {
                found.push(format!("targets lie on each other: {seen:?} and {other:?}"));
            }
        }
    }
    found
}

fn assert_none(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} faults, the first:\n{}",
        faults.len(),
        faults[..faults.len().min(30)].join("\n")
    );
}

/// Has the context seen a finger.
fn touch(screen: &mut Screen, draw: &mut dyn FnMut(&mut Ui)) {
    screen.still(&mut *draw);
    screen.tap(pos2(1.0, 1.0), &mut *draw);
    screen.still(&mut *draw);
}

const LEVELS: [&str; 4] = [
    "switch-issuer-outage",
    "switch-free",
    "web-cache-flush",
    "web-free",
];

#[test]
fn the_desk_finds_its_place_on_a_phone() {
    let mut found = Vec::new();
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let mut screen = Screen::new(375.0, 812.0);
        for id in LEVELS {
            for minutes in [0, 14] {
                let run = unsettled(id, minutes);
                let view = view(&run);
                for (width, height) in PHONES {
                    screen.resize(width, height, 1.0);
                    let mut commands = Vec::new();
                    let mut draw = |ui: &mut Ui| {
                        desk_ui(ui, &view, &text, &mut commands);
                    };
                    touch(&mut screen, &mut draw);
                    let window = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, height));
                    let sheet = desk_layout(window, true).levers;
                    screen.but_for(sheet.with_max_y(sheet.top() + 54.0));
                    let place = format!("{} {id} {minutes} {width}×{height}: ", lang.code());
                    let these = faults(&screen, FINGER, true);
                    found.extend(these.into_iter().map(|fault| format!("{place}{fault}")));
                    assert!(commands.is_empty(), "{place}{commands:?}");
                }
            }
        }
    }
    assert_none(&found);
}

#[test]
fn every_screen_finds_its_place_on_a_phone() {
    let mut found = Vec::new();
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let mut screen = Screen::new(375.0, 812.0);
        every_screen(&text, |name, draw| {
            for (width, height) in PHONES {
                screen.resize(width, height, 1.0);
                touch(&mut screen, draw);
                let place = format!("{} {name} {width}×{height}: ", lang.code());
                // A notice lies over the title on purpose.
                let notice = name.contains("under way");
                let these = faults(&screen, FINGER, !notice);
                found.extend(these.into_iter().map(|fault| format!("{place}{fault}")));
            }
        });
    }
    assert_none(&found);
}

#[test]
fn targets_are_large_enough_on_a_desk_too() {
    let text = english();
    let mut found = Vec::new();
    for finger in [false, true] {
        let least = if finger { FINGER } else { 24.0 };
        for (width, height) in [(1280.0, 800.0), (1024.0, 768.0)] {
            for id in LEVELS {
                let run = played(id, 14);
                let view = DeskView {
                    caption: None,
                    ..view(&run)
                };
                let mut screen = Screen::new(width, height);
                let mut commands = Vec::new();
                let mut draw = |ui: &mut Ui| {
                    desk_ui(ui, &view, &text, &mut commands);
                };
                screen.still(&mut draw);
                if finger {
                    touch(&mut screen, &mut draw);
                }
                let these = faults(&screen, least, true);
                found.extend(
                    these
                        .into_iter()
                        .map(|fault| format!("{finger} {id} {width}: {fault}")),
                );
            }
        }
    }
    every_screen(&text, |name, draw| {
        for finger in [false, true] {
            let least = if finger { FINGER } else { 24.0 };
            for (width, height) in [(1280.0, 800.0), (1024.0, 768.0)] {
                let mut screen = Screen::new(width, height);
                screen.still(&mut *draw);
                if finger {
                    touch(&mut screen, draw);
                }
                let these = faults(&screen, least, false);
                let place = format!("{finger} {name} {width}: ");
                found.extend(these.into_iter().map(|fault| format!("{place}{fault}")));
            }
        }
    });
    assert_none(&found);
}

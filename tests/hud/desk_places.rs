//! The desk's parts find their place in any window and any language.

use egui::{Rect, pos2};
use retry_storm::hud::desk::desk_layout;
use retry_storm::level;
use retry_storm::text::{Lang, Text};

use crate::desk::{drawing, played, unsettled, view};
use crate::harness::{Screen, WINDOWS, english, none};

#[test]
fn the_stage_gets_what_the_panels_leave() {
    let layout = desk_layout(
        Rect::from_min_max(pos2(0.0, 0.0), pos2(1280.0, 720.0)),
        false,
    );
    assert_eq!(
        layout.stage,
        Rect::from_min_max(pos2(240.0, 45.0), pos2(1030.0, 573.0))
    );
    let layout = desk_layout(
        Rect::from_min_max(pos2(0.0, 0.0), pos2(1024.0, 640.0)),
        false,
    );
    assert_eq!(
        layout.stage,
        Rect::from_min_max(pos2(220.0, 45.0), pos2(824.0, 493.0))
    );
}

#[test]
fn any_window_survives() {
    let text = english();
    let mut screen = Screen::new(0.0, 0.0);
    for id in [
        "switch-sale-surge",
        "switch-issuer-outage",
        "switch-free",
        "web-cache-flush",
        "web-free",
    ] {
        for minutes in [0, 13] {
            let run = played(id, minutes);
            let view = view(&run);
            for (width, height) in [
                (0.0, 0.0),
                (1.0, 1.0),
                (320.0, 200.0),
                (900.0, 560.0),
                (1024.0, 640.0),
                (3840.0, 2160.0),
                (375.0, 812.0),
            ] {
                for scale in [0.75, 2.0] {
                    screen.resize(width, height, scale);
                    let mut commands = Vec::new();
                    for _ in 0..2 {
                        screen.still(drawing(&view, &text, &mut commands));
                    }
                    assert!(commands.is_empty());
                }
            }
        }
    }
}

#[test]
fn no_language_leaves_its_place() {
    let mut faults = Vec::new();
    let mut screen = Screen::new(0.0, 0.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for level in level::embedded() {
            let run = unsettled(&level.id, 30);
            let view = view(&run);
            for (width, height, wanted) in WINDOWS {
                screen.fit(width, height, wanted);
                let mut commands = Vec::new();
                // A bar comes in the frame after the one that needs it.
                for _ in 0..4 {
                    screen.still(drawing(&view, &text, &mut commands));
                }
                let place = format!("{} {} {width}×{height} at {wanted}", lang.code(), level.id);
                faults.extend(screen.misplaced(&place));
                faults.extend(screen.crowded(&place));
                faults.extend(screen.covered(&place));
            }
        }
    }
    none(&faults);
}

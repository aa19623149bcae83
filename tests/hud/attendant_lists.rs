//! The attendant's lists: what has no room is scrolled to.

use egui::{Event, Modifiers, pos2};
use retry_storm::hud::attendant::AttendantView;
use retry_storm::shift::command::AttendantWish;

use crate::attendant::{drawing, wish};
use crate::harness::{Screen, english};

#[test]
fn every_file_and_every_entry_left_out_is_reached_by_scrolling() {
    let text = english();
    let lines: Vec<String> = (10..60).map(|n| format!("line {n}")).collect();
    let views = [
        AttendantView::Import(&lines),
        AttendantView::LeftOut {
            said: "3 entries came in. 50 were left out:",
            entries: &lines,
        },
    ];
    for view in views {
        let mut screen = Screen::new(1280.0, 720.0);
        let mut commands = Vec::new();
        screen.still(drawing(&view, &text, &mut commands));
        screen.still(drawing(&view, &text, &mut commands));
        let seen = |screen: &Screen, line: &str| screen.says(line) && screen.find(line).y < 620.0;
        assert!(seen(&screen, "line 10") && !seen(&screen, "line 59"));
        let wheel = Event::MouseWheel {
            unit: egui::MouseWheelUnit::Point,
            delta: egui::vec2(0.0, -9999.0),
            phase: egui::TouchPhase::Move,
            modifiers: Modifiers::NONE,
        };
        screen.frame(
            vec![Event::PointerMoved(pos2(640.0, 360.0)), wheel],
            drawing(&view, &text, &mut commands),
        );
        for _ in 0..60 {
            screen.still(drawing(&view, &text, &mut commands));
        }
        assert!(seen(&screen, "line 59"), "{:?}", screen.said());
        let at = screen.find("Back");
        screen.tap(at, drawing(&view, &text, &mut commands));
        assert_eq!(commands, [wish(AttendantWish::Back)]);
    }
}

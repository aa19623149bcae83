//! What a screen reader finds: all that is written, once.

use egui::accesskit::{Role, TreeUpdate};
use retry_storm::hud::read_out::without_echoes;

use crate::harness::{Screen, english, none};
use crate::screen_places::every_screen;

/// What labels and controls say, each as often as it is said.
fn said(tree: &TreeUpdate) -> Vec<(Role, String)> {
    let nodes = tree.nodes.iter();
    nodes
        .filter_map(|(_, node)| Some((node.role(), node.label().or_else(|| node.value())?)))
        .map(|(role, words)| (role, words.replace('\u{a0}', " ")))
        .collect()
}

#[test]
fn all_that_is_written_is_read_out_and_what_a_control_says_is_not_said_twice() {
    let text = english();
    let mut faults = Vec::new();
    every_screen(&text, |name, draw| {
        let mut screen = Screen::new(1280.0, 720.0);
        screen.listen();
        screen.still(&mut *draw);
        screen.still(draw);
        let tree = screen.tree.as_ref().expect("somebody listens");
        let tree = without_echoes(tree, "The window");
        let said = said(&tree);
        let is_named =
            |(role, words): &(Role, String)| *role == Role::Window && words == "The window";
        assert!(said.iter().any(is_named), "{name}");
        for word in &screen.words {
            let words = word.text.as_str();
            let seen = word.rect.intersect(word.clip).is_positive();
            if seen && !said.iter().any(|(_, said)| said.contains(words)) {
                faults.push(format!("{name}: nobody says {words:?}"));
            }
        }
        let closes = said.iter().filter(|(_, words)| words == "Close");
        if name == "settings" && closes.count() != 1 {
            faults.push(format!("{name}: a button's words are said again"));
        }
        let children = tree.nodes.iter().flat_map(|(_, node)| node.children());
        for child in children {
            if !tree.nodes.iter().any(|(id, _)| id == child) {
                faults.push(format!("{name}: a child that is not there"));
            }
        }
    });
    none(&faults);
}

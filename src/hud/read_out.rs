//! Painted words as assistive technology finds them: a canvas says nothing of itself.

use egui::accesskit::{Action, Node, NodeId, Rect as Bounds, Role, TreeUpdate};
use egui::{Id, Painter, Rect};

/// Describes words that are being painted at a place, if anybody listens.
pub(super) fn describe(painter: &Painter, place: Rect, words: &str) {
    let seen = place.intersect(painter.clip_rect()).is_positive();
    if !seen || words.trim().is_empty() {
        return;
    }
    let corner = [place.min.x, place.min.y].map(f32::to_bits);
    let id = Id::new(("words", words, corner));
    painter.ctx().accesskit_node_builder(id, |node| {
        node.set_role(Role::Label);
        node.set_value(words);
        node.set_bounds(Bounds {
            x0: place.min.x.into(),
            y0: place.min.y.into(),
            x1: place.max.x.into(),
            y1: place.max.y.into(),
        });
    });
}

/// What is on the screen without the words that a control below them says anyway, in a window that says its name.
#[must_use]
pub fn without_echoes(update: &TreeUpdate, window: &str) -> TreeUpdate {
    let controls: Vec<&Node> = update
        .nodes
        .iter()
        .map(|(_, node)| node)
        .filter(|node| node.supports_action(Action::Focus) || node.supports_action(Action::Click))
        .collect();
    let echoes: Vec<NodeId> = update
        .nodes
        .iter()
        .filter(|(_, node)| controls.iter().any(|control| says(control, node)))
        .map(|(id, _)| *id)
        .collect();
    let mut left = update.clone();
    left.nodes.retain(|(id, _)| !echoes.contains(id));
    let root = left.tree.as_ref().map(|tree| tree.root);
    for (id, node) in &mut left.nodes {
        let children = node.children().iter().copied();
        let children: Vec<NodeId> = children.filter(|id| !echoes.contains(id)).collect();
        node.set_children(children);
        if Some(*id) == root {
            node.set_label(window);
        }
    }
    left
}

/// Whether a control that words are painted on says them itself.
fn says(control: &Node, words: &Node) -> bool {
    let (Some(on), Some(at)) = (control.bounds(), words.bounds()) else {
        return false;
    };
    let middle = (f64::midpoint(at.x0, at.x1), f64::midpoint(at.y0, at.y1));
    let is_on = (on.x0..=on.x1).contains(&middle.0) && (on.y0..=on.y1).contains(&middle.1);
    words.role() == Role::Label
        && is_on
        && words.value().is_some_and(|words| {
            let said = [control.label(), control.value()];
            said.iter().flatten().any(|said| said.contains(words))
        })
}

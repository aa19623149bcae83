//! Where the controls are, told to browser tests: a canvas says nothing of what is painted on it.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{EguiContext, EguiOutput, EguiPostUpdateSet, PrimaryEguiContext};
use egui::accesskit::{Node, NodeId, Role, Toggled, TreeUpdate};
use serde_json::{Value, json};

use super::tell::Tell;
use crate::screens::Session;
use crate::shift::command::Overlay;
use crate::shift::sim::Shift;
use crate::states::Screen;

/// Tells of every change on the screen. Costs too much to be on for players.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        tell_changes.after(EguiPostUpdateSet::ProcessOutput),
    );
}

fn tell_changes(
    mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    screen: Res<State<Screen>>,
    session: Res<Session>,
    shift: Option<Res<Shift>>,
    mut last: Local<Value>,
    mut tell: MessageWriter<Tell>,
) {
    let Ok((mut context, output)) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    ctx.enable_accesskit();
    let Some(update) = &output.platform_output.accesskit_update else {
        return;
    };
    let now = json!({
        "type": "test",
        "screen": format!("{:?}", screen.get()).to_lowercase(),
        "settings": session.overlay == Some(Overlay::Settings),
        "basis": session.overlay == Some(Overlay::Basis),
        "notice": session.notices.now().map(|said| &said.words),
        "seed": session.seed,
        "shift": shift.map(|shift| json!({
            "level": shift.run().level().id,
            "seed": shift.run().seed(),
            "minute": shift.run().minute(),
            "paused": shift.clock.paused,
            "speed": shift.clock.speed.factor(),
            "mode": format!("{:?}", shift.mode()).to_lowercase(),
        })),
        "widgets": widgets(update, f64::from(ctx.zoom_factor())),
    });
    if *last != now {
        last.clone_from(&now);
        tell.write(Tell(now));
    }
}

/// The controls in the order in which they are laid out, with their places in pixels of the page from the canvas's corner.
fn widgets(update: &TreeUpdate, zoom: f64) -> Vec<Value> {
    let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, node)| (*id, node)).collect();
    let mut told = Vec::new();
    let mut left: Vec<NodeId> = update.tree.iter().map(|tree| tree.root).collect();
    while let Some(id) = left.pop() {
        let Some(node) = nodes.get(&id) else {
            continue;
        };
        left.extend(node.children().iter().rev());
        if !matches!(
            node.role(),
            Role::Window | Role::GenericContainer | Role::TextRun | Role::Label
        ) {
            told.extend(widget(node, zoom, update.focus == id));
        }
    }
    told
}

fn widget(node: &Node, zoom: f64, focused: bool) -> Option<Value> {
    let bounds = node.bounds()?;
    let rect = [bounds.x0, bounds.y0, bounds.width(), bounds.height()];
    Some(json!({
        "role": format!("{:?}", node.role()),
        "label": node.label().or_else(|| node.value()),
        "value": value(node),
        "rect": rect.map(|points| points * zoom),
        "disabled": node.is_disabled(),
        "focused": focused,
    }))
}

fn value(node: &Node) -> Value {
    match (node.toggled(), node.numeric_value(), node.value()) {
        (Some(toggled), _, _) => (toggled == Toggled::True).into(),
        (_, Some(number), _) => number.into(),
        (_, _, Some(text)) => text.into(),
        _ => Value::Null,
    }
}

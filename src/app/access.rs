//! Screen readers and other assistive technology: they are shown the controls and the live region, and what they do is done.

use bevy::a11y::{
    AccessibilityRequested, AccessibilitySystems, ActionRequest, ManageAccessibilityUpdates,
};
use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::ACCESS_KIT_ADAPTERS;
use bevy_egui::{
    EguiContext, EguiContexts, EguiInput, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext,
};
use egui::accesskit::{Live, Role};
use egui::{Event, Id};

use super::aloud::Said;
use crate::hud::read_out::without_echoes;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (describe, act)
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(EguiPrimaryContextPass, live_region)
    .add_systems(
        PostUpdate,
        show.after(EguiPostUpdateSet::ProcessOutput)
            .before(AccessibilitySystems::Update),
    );
}

/// The controls are described only while somebody wants to know: it costs every frame.
fn describe(
    requested: Res<AccessibilityRequested>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
) {
    for mut context in &mut contexts {
        if requested.get() {
            context.get_mut().enable_accesskit();
        } else {
            context.get_mut().disable_accesskit();
        }
    }
}

/// The window shows them: the engine would only tell of its own widgets, and there are none.
fn show(
    requested: Res<AccessibilityRequested>,
    mut engine: ResMut<ManageAccessibilityUpdates>,
    outputs: Query<&EguiOutput, With<PrimaryEguiContext>>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    _on_the_main_thread: NonSendMarker,
) {
    let (Ok(output), Ok((entity, window))) = (outputs.single(), windows.single()) else {
        return;
    };
    let tree = &output.platform_output.accesskit_update;
    let Some(tree) = tree.as_ref().filter(|_| requested.get()) else {
        return;
    };
    **engine = false;
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&entity) {
            adapter.update_if_active(|| without_echoes(tree, &window.title));
        }
    });
}

/// The engine hears what assistive technology asks for (press this, focus that) and leaves it at that; the panels understand it.
fn act(
    mut asked: MessageReader<ActionRequest>,
    mut inputs: Query<&mut EguiInput, With<PrimaryEguiContext>>,
) {
    for ActionRequest(request) in asked.read() {
        for mut input in &mut inputs {
            let event = Event::AccessKitActionRequest(request.clone());
            input.events.push(event);
        }
    }
}

/// What was said stands in a region that is read out when it changes.
fn live_region(mut contexts: EguiContexts, said: Res<Said>) -> Result {
    contexts
        .ctx_mut()?
        .accesskit_node_builder(Id::new("said"), |node| {
            node.set_role(Role::Status);
            node.set_live(Live::Polite);
            node.set_label(said.words.as_str());
        });
    Ok(())
}

#[cfg(test)]
mod tests {
    use egui::accesskit::{Action, ActionRequest as Request, NodeId, TreeId};

    use super::*;

    #[test]
    fn it_is_described_while_wanted_and_what_is_done_reaches_the_panels() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, plugin))
            .init_resource::<AccessibilityRequested>()
            .init_resource::<ManageAccessibilityUpdates>()
            .add_message::<ActionRequest>();
        let entity = app
            .world_mut()
            .spawn((
                EguiContext::default(),
                EguiInput::default(),
                PrimaryEguiContext,
            ))
            .id();
        let described = |app: &mut App| {
            let mut entity = app.world_mut().entity_mut(entity);
            let mut context = entity.get_mut::<EguiContext>().expect("spawned with it");
            let draw = |ui: &mut egui::Ui| if ui.button("Start").clicked() {};
            let mut out = context.get_mut().run_ui(egui::RawInput::default(), draw);
            let tree = out.platform_output.accesskit_update.take();
            out.drop_without_applying_deltas();
            tree
        };
        for wanted in [false, true, false] {
            app.world().resource::<AccessibilityRequested>().set(wanted);
            app.update();
            assert_eq!(described(&mut app).is_some(), wanted);
        }
        let request = Request {
            action: Action::Click,
            target_tree: TreeId::ROOT,
            target_node: NodeId(7),
            data: None,
        };
        app.world_mut()
            .write_message(ActionRequest(request.clone()));
        app.update();
        let input = app.world().get::<EguiInput>(entity).expect("spawned");
        assert_eq!(input.events, [Event::AccessKitActionRequest(request)]);
    }
}

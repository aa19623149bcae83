//! What the page must know of the keyboard's place among the controls, so that the tab key can leave the canvas behind the last of them.

use bevy::prelude::*;
use bevy::window::WindowFocused;
use bevy_egui::{EguiContext, EguiPostUpdateSet, PrimaryEguiContext};
use egui::{Context, Event, Id, Key};
use serde_json::json;

use super::tell::Tell;
use crate::hud::desk::hint_layer;
use crate::hud::shortcuts;

/// Where the keyboard is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of its own that the page asks for by name"
)]
pub(super) struct Place {
    /// Some control has it.
    any: bool,
    /// There is none before it.
    first: bool,
    /// There is none after it.
    last: bool,
    /// It types into a field.
    text: bool,
    /// Something lies over the screen, or is part of it, that the escape key closes.
    overlay: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        (let_go, tell_place)
            .chain()
            .after(EguiPostUpdateSet::ProcessOutput),
    );
}

/// Whoever comes back to the canvas begins at its start or its end again. A field that is typed into keeps the keyboard: on a
/// phone the typing goes through an element beside the canvas.
fn let_go(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut focused: MessageReader<WindowFocused>,
) {
    let lost = focused.read().filter(|now| !now.focused).count() > 0;
    let (true, Ok(mut context)) = (lost, contexts.single_mut()) else {
        return;
    };
    let ctx = context.get_mut();
    if !ctx.text_edit_focused()
        && let Some(id) = ctx.memory(egui::Memory::focused)
    {
        ctx.memory_mut(|memory| memory.surrender_focus(id));
    }
}

fn tell_place(
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut last: Local<Option<Place>>,
    mut tell: MessageWriter<Tell>,
) {
    let Ok(mut context) = contexts.single_mut() else {
        return;
    };
    let ctx = context.get_mut();
    if last.is_some_and(|before| !before.any) {
        enter_backwards(ctx);
    }
    let now = place(ctx);
    if last.replace(now) != Some(now) {
        tell.write(Tell(json!({
            "type": "focus",
            "any": now.any,
            "first": now.first,
            "last": now.last,
            "text": now.text,
            "overlay": now.overlay,
        })));
    }
}

/// The tab key with shift leads from nowhere to the last control, so that one can enter from behind.
fn enter_backwards(ctx: &Context) {
    let is_back = |event: &Event| match event {
        Event::Key {
            key,
            pressed,
            modifiers,
            ..
        } => *pressed && *key == Key::Tab && modifiers.shift_only(),
        _ => false,
    };
    let back = ctx.input(|input| input.events.iter().any(is_back));
    if let (true, Some(last)) = (back, order(ctx).last()) {
        ctx.memory_mut(|memory| memory.request_focus(*last));
    }
}

/// Where the keyboard was when the last frame was over.
fn place(ctx: &Context) -> Place {
    let order = order(ctx);
    let focused = ctx.memory(egui::Memory::focused);
    let is = |id: Option<&Id>| focused.is_some() && id == focused.as_ref();
    Place {
        any: focused.is_some_and(|id| order.contains(&id)),
        first: is(order.first()),
        last: is(order.last()),
        text: ctx.text_edit_focused(),
        overlay: shortcuts::take_closing(ctx),
    }
}

/// The controls that the tab key reaches, in its order: layer by layer, each from back to front, but for the hints, which come first.
fn order(ctx: &Context) -> Vec<Id> {
    let reachable = |memory: &egui::Memory| {
        let layers = memory.layer_ids();
        let mut layers: Vec<_> = layers
            .filter(|layer| memory.allows_interaction(*layer))
            .collect();
        layers.sort_by_key(|layer| *layer != hint_layer());
        layers
    };
    let layers = ctx.memory(reachable);
    ctx.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let on = layers.iter().flat_map(|layer| widgets.get_layer(*layer));
        let takes = on.filter(|widget| widget.enabled && widget.sense.is_focusable());
        takes.map(|widget| widget.id).collect()
    })
}

#[cfg(test)]
mod tests {
    use egui::{Modifiers, RawInput, Ui};

    use super::*;

    fn frame(ctx: &Context, keys: &[(Key, Modifiers)], mut draw: impl FnMut(&mut Ui)) {
        let events = keys.iter().map(|(key, modifiers)| Event::Key {
            key: *key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: *modifiers,
        });
        let input = RawInput {
            events: events.collect(),
            ..RawInput::default()
        };
        ctx.run_ui(input, |ui| draw(ui))
            .drop_without_applying_deltas();
    }

    fn three(ui: &mut Ui) {
        for name in ["one", "two", "three"] {
            if ui.button(name).clicked() {}
        }
    }

    #[test]
    fn the_first_and_the_last_control_are_known() {
        let ctx = Context::default();
        frame(&ctx, &[], three);
        assert_eq!(place(&ctx), Place::default());
        for (first, last) in [(true, false), (false, false), (false, true)] {
            frame(&ctx, &[(Key::Tab, Modifiers::NONE)], three);
            frame(&ctx, &[], three);
            let now = place(&ctx);
            assert!(now.any && !now.text && !now.overlay);
            assert_eq!((now.first, now.last), (first, last));
        }
    }

    #[test]
    fn the_page_is_told_and_the_keyboard_let_go_with_the_canvas() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, super::super::tell::plugin, plugin))
            .add_message::<WindowFocused>();
        let window = app.world_mut().spawn_empty().id();
        let entity = app
            .world_mut()
            .spawn((EguiContext::default(), PrimaryEguiContext))
            .id();
        let context = |app: &mut App| {
            let mut entity = app.world_mut().entity_mut(entity);
            let mut context = entity.get_mut::<EguiContext>().expect("spawned with it");
            context.get_mut().clone()
        };
        let told = |app: &mut App| -> Vec<bool> {
            let words = app.world_mut().resource_mut::<Messages<Tell>>();
            let words = words.into_inner().drain();
            words.map(|Tell(now)| now["any"] == true).collect()
        };
        let ctx = context(&mut app);
        frame(&ctx, &[], three);
        app.update();
        frame(&ctx, &[(Key::Tab, Modifiers::NONE)], three);
        app.update();
        app.update();
        assert_eq!(told(&mut app), [false, true], "once for every change");
        let focused = false;
        app.world_mut()
            .write_message(WindowFocused { window, focused });
        app.update();
        assert_eq!(told(&mut app), [false]);
        frame(&ctx, &[(Key::Tab, Modifiers::SHIFT)], three);
        app.update();
        frame(&ctx, &[], three);
        assert!(place(&ctx).last, "from behind one comes to the last");
    }

    #[test]
    fn a_hint_comes_before_the_screen() {
        let ctx = Context::default();
        let draw = |ui: &mut Ui| {
            let hint = hint_layer();
            egui::Area::new(hint.id)
                .order(hint.order)
                .show(ui.ctx(), |ui| if ui.button("Next").clicked() {});
            three(ui);
        };
        for _ in 0..2 {
            frame(&ctx, &[], draw);
        }
        for (first, last) in [(true, false), (false, false), (false, false), (false, true)] {
            frame(&ctx, &[(Key::Tab, Modifiers::NONE)], draw);
            frame(&ctx, &[], draw);
            let now = place(&ctx);
            assert_eq!((now.first, now.last), (first, last));
        }
    }

    #[test]
    fn what_lies_over_the_screen_has_an_order_of_its_own() {
        let ctx = Context::default();
        let draw = |ui: &mut Ui| {
            three(ui);
            egui::Modal::new(Id::new("over")).show(ui.ctx(), |ui| {
                ui.text_edit_singleline(&mut String::new());
            });
        };
        frame(&ctx, &[], draw);
        frame(&ctx, &[(Key::Tab, Modifiers::NONE)], draw);
        frame(&ctx, &[], draw);
        let all = Place {
            any: true,
            first: true,
            last: true,
            text: true,
            overlay: true,
        };
        assert_eq!(place(&ctx), all);
    }

    #[test]
    fn the_escape_key_is_the_games_as_long_as_it_closes_a_part_of_the_screen() {
        let ctx = Context::default();
        for stands in [true, true, false] {
            let draw = |ui: &mut Ui| {
                if stands {
                    shortcuts::closes(ui);
                }
            };
            frame(&ctx, &[], draw);
            assert_eq!(place(&ctx).overlay, stands);
        }
    }
}

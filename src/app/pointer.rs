//! Lets go of what is held when the window will not hear of its release: it lost the focus, or the system took the touch away.

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::window::WindowFocused;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInputSet, EguiPreUpdateSet, PrimaryEguiContext};
use egui::{Event, Modifiers, PointerButton, Pos2, pos2};

/// Where nothing can be clicked.
const NOWHERE: Pos2 = pos2(-1e4, -1e4);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        let_go
            .in_set(EguiPreUpdateSet::ProcessInput)
            .after(EguiInputSet::ReadBevyMessages)
            .before(EguiInputSet::WriteEguiEvents),
    );
}

fn let_go(
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut focused: MessageReader<WindowFocused>,
    mut touches: MessageReader<TouchInput>,
    mut input: MessageWriter<EguiInputEvent>,
) {
    let blurred = focused.read().filter(|now| !now.focused).count() > 0;
    let taken = |touch: &&TouchInput| touch.phase == TouchPhase::Canceled;
    let cancelled = touches.read().filter(taken).count() > 0;
    let Ok((context, mut egui)) = contexts.single_mut() else {
        return;
    };
    if blurred || cancelled {
        let events = releases(egui.get_mut());
        input.write_batch(events.map(|event| EguiInputEvent { context, event }));
    }
}

/// What releases the buttons that are down. A slider stays where it was dragged to; a button that was only pressed is not clicked.
fn releases(ctx: &egui::Context) -> impl Iterator<Item = Event> + use<> {
    let dragging = ctx.dragged_id().is_some();
    let (down, at) = ctx.input(|input| {
        let buttons = [
            PointerButton::Primary,
            PointerButton::Secondary,
            PointerButton::Middle,
        ];
        let down = buttons.map(|button| (button, input.pointer.button_down(button)));
        (down, input.pointer.interact_pos())
    });
    let pos = at.filter(|_| dragging).unwrap_or(NOWHERE);
    down.into_iter()
        .filter(|(_, is_down)| *is_down)
        .flat_map(move |(button, _)| {
            let release = Event::PointerButton {
                pos,
                button,
                pressed: false,
                modifiers: Modifiers::NONE,
            };
            // A pointer that moved away first clicks nothing.
            [Event::PointerMoved(pos), release, Event::PointerGone]
        })
}

#[cfg(test)]
mod tests {
    use egui::{Context, RawInput, Ui};

    use super::*;

    /// A slider and a button that count what is done to them.
    #[derive(Default)]
    struct Panel {
        value: f32,
        clicks: u32,
        slider: Option<egui::Rect>,
        button: Option<egui::Rect>,
    }

    impl Panel {
        fn frame(&mut self, ctx: &Context, events: Vec<Event>) {
            let input = RawInput {
                events,
                ..RawInput::default()
            };
            let draw = |ui: &mut Ui| {
                let slider =
                    ui.add(egui::Slider::new(&mut self.value, 0.0..=1.0).show_value(false));
                let button = ui.button("button");
                self.clicks += u32::from(button.clicked());
                self.slider = Some(slider.rect);
                self.button = Some(button.rect);
            };
            ctx.run_ui(input, draw).drop_without_applying_deltas();
        }

        fn press(&mut self, ctx: &Context, at: Pos2) {
            self.frame(ctx, vec![Event::PointerMoved(at)]);
            let press = Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed: true,
                modifiers: Modifiers::NONE,
            };
            self.frame(ctx, vec![press]);
        }
    }

    #[test]
    fn a_held_slider_stays_and_follows_the_pointer_no_more() {
        let (ctx, mut panel) = (Context::default(), Panel::default());
        panel.frame(&ctx, vec![]);
        let rect = panel.slider.expect("drawn");
        panel.press(&ctx, rect.center());
        panel.frame(
            &ctx,
            vec![Event::PointerMoved(rect.lerp_inside(egui::vec2(0.8, 0.5)))],
        );
        let dragged = panel.value;
        assert!(dragged > 0.6);
        panel.frame(&ctx, releases(&ctx).collect());
        panel.frame(&ctx, vec![Event::PointerMoved(rect.left_center())]);
        panel.frame(&ctx, vec![]);
        assert!((panel.value - dragged).abs() < 1e-6, "{}", panel.value);
        assert_eq!(releases(&ctx).count(), 0);
    }

    #[test]
    fn a_button_that_is_let_go_of_is_not_clicked() {
        let (ctx, mut panel) = (Context::default(), Panel::default());
        panel.frame(&ctx, vec![]);
        let at = panel.button.expect("drawn").center();
        panel.press(&ctx, at);
        panel.frame(&ctx, releases(&ctx).collect());
        panel.frame(&ctx, vec![Event::PointerMoved(at)]);
        assert_eq!(panel.clicks, 0);
        assert!(!ctx.input(|input| input.pointer.any_down()));
    }
}

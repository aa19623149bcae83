//! A finger on the real app: window, input, egui, panels, commands, shift.

use std::time::Duration;

use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::PrimaryEguiContext;
use retry_storm::hud::desk::desk_layout;
use retry_storm::level;
use retry_storm::screens::Session;
use retry_storm::shift::command::Command;
use retry_storm::stage;
use retry_storm::states::Screen;
use retry_storm::store::Store;

use crate::app::{screen, send, shift};

/// The app with a window that is on no screen, and without a graphics processor.
fn app(width: u32, height: u32) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    resolution: WindowResolution::new(width, height),
                    ..default()
                }),
                ..default()
            })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings {
                    backends: None,
                    ..default()
                })),
                ..default()
            })
            .disable::<LogPlugin>()
            .disable::<WinitPlugin>(),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(
        16,
    )));
    let session = Session::new(level::embedded().clone(), Store::nowhere());
    retry_storm::app::game(&mut app, session);
    app.add_systems(Startup, |mut commands: Commands| {
        commands.spawn((stage::camera(), PrimaryEguiContext));
    });
    app.finish();
    app.cleanup();
    for _ in 0..4 {
        app.update();
    }
    app
}

/// What a finger does, as the window tells it.
fn finger(app: &mut App, phase: TouchPhase, position: Vec2) {
    let mut windows = app
        .world_mut()
        .query_filtered::<Entity, With<PrimaryWindow>>();
    let window = windows.single(app.world()).expect("one window");
    let input = TouchInput {
        phase,
        position,
        window,
        force: None,
        id: 7,
    };
    app.world_mut().write_message(input);
    app.world_mut()
        .write_message(WindowEvent::TouchInput(input));
    app.update();
}

fn tap(app: &mut App, at: Vec2) {
    finger(app, TouchPhase::Started, at);
    finger(app, TouchPhase::Ended, at);
    for _ in 0..4 {
        app.update();
    }
}

#[test]
fn a_finger_moves_a_lever_on_a_phone() {
    let (width, height) = (375.0, 812.0);
    let mut app = app(375, 812);
    send(&mut app, Command::Brief("switch-sale-surge".into()));
    send(&mut app, Command::OpenDesk);
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(screen(&app), Screen::Play);
    let window = egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(width, height));
    let sheet = desk_layout(window, true).levers;
    // The first tab is that of the servers, which are far from the end of their range.
    tap(&mut app, Vec2::new(40.0, sheet.top() + 27.0));
    let before = shift(&app).run().control_value("Servers");
    let row = sheet.bottom() - 4.0 - 44.0 - 4.0 - 24.0;
    tap(&mut app, Vec2::new(width - 12.0 - 24.0, row));
    let one_more = shift(&app).run().control_value("Servers");
    assert!(
        (one_more - before - 1.0).abs() < 1e-9,
        "{before} → {one_more}"
    );
    // Along the track: across from its left part to its right part.
    let from = Vec2::new(0.3 * width, row);
    finger(&mut app, TouchPhase::Started, from);
    for step in 1..=6_u8 {
        let at = from + Vec2::new(20.0 * f32::from(step), 0.0);
        finger(&mut app, TouchPhase::Moved, at);
    }
    finger(&mut app, TouchPhase::Ended, from + Vec2::new(120.0, 0.0));
    app.update();
    let dragged = shift(&app).run().control_value("Servers");
    assert!(dragged > one_more + 2.0, "{one_more} → {dragged}");
}

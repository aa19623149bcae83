//! Draws the stage's own scenes into pictures, without a screen: `cargo run --example stage_shot -- OUT_DIR [WIDTH HEIGHT] [SCENE…]`.

use std::path::PathBuf;
use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, PrimaryEguiContext, egui};

use retry_storm::hud::words::SEMIBOLD;
use retry_storm::hud::{icon, style};
use retry_storm::model::control::IssuerGroup;
use retry_storm::shift::entities::{Server, ServerState, Slot, SlotOf, SlotUse};
use retry_storm::shift::mark::{Lane, Look, Mark, Source};
use retry_storm::stage::flow::draw;
use retry_storm::stage::labels::{Anchor, Label, labels};
use retry_storm::stage::{self, Scene, StageFrame, StageInput, StageKind, StagePlugin, scenes};
use retry_storm::text::{Lang, Text, fonts};

#[derive(Resource)]
struct Wanted {
    out: PathBuf,
    scenes: Vec<(&'static str, Scene)>,
    target: Handle<Image>,
    frame: u32,
    lang: Lang,
}

fn main() -> AppExit {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let out = PathBuf::from(args.first().map_or("stage-shots", String::as_str));
    let size = |i: usize, or: u32| args.get(i).and_then(|a| a.parse().ok()).unwrap_or(or);
    let (width, height) = (size(1, 1280), size(2, 720));
    let lang = args
        .iter()
        .find_map(|a| a.strip_prefix("--lang="))
        .and_then(Lang::from_code)
        .unwrap_or(Lang::all()[0]);
    let wanted = |name: &str| args.len() < 4 || args[3..].iter().any(|a| a == name);
    let chosen: Vec<_> = scenes::all()
        .into_iter()
        .filter(|(name, _)| wanted(name))
        .collect();
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            }),
    );
    app.add_plugins((
        ScheduleRunnerPlugin::run_loop(Duration::ZERO),
        EguiPlugin::default(),
        StagePlugin,
    ));
    let picture = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let target = app.world_mut().resource_mut::<Assets<Image>>().add(picture);
    let (lw, rw, bh) = if width < 1180 {
        (220.0, 200.0, 148.0)
    } else {
        (240.0, 250.0, 148.0)
    };
    let card = args.iter().any(|a| a == "--card");
    let (rect, kind) = if card {
        (Rect::new(40.0, 112.0, 628.0, 404.0), StageKind::Card)
    } else {
        (
            Rect::new(lw, 44.0, width as f32 - rw, height as f32 - bh),
            StageKind::Desk,
        )
    };
    app.insert_resource(StageFrame {
        rect,
        kind,
        ..default()
    });
    app.world_mut().spawn((
        stage::camera(),
        PrimaryEguiContext,
        RenderTarget::Image(target.clone().into()),
    ));
    app.insert_resource(Wanted {
        out,
        scenes: chosen,
        target,
        frame: 0,
        lang,
    });
    app.add_systems(Update, direct)
        .add_systems(EguiPrimaryContextPass, words);
    app.run()
}

fn direct(
    mut commands: Commands,
    mut wanted: ResMut<Wanted>,
    mut input: ResMut<StageInput>,
    old: Query<Entity, Or<(With<Server>, With<Mark>)>>,
    mut exit: MessageWriter<AppExit>,
) {
    const FRAMES: u32 = 40;
    let (turn, at) = (wanted.frame / FRAMES, wanted.frame % FRAMES);
    wanted.frame += 1;
    let Some((name, scene)) = wanted.scenes.get(turn as usize).copied() else {
        if at > 10 {
            exit.write(AppExit::Success);
        }
        return;
    };
    if at == 0 {
        for entity in &old {
            commands.entity(entity).despawn();
        }
        (input.target, input.jump, input.minute_share) = (scene, true, 0.4);
        people(&mut commands, &scene);
    }
    if at == FRAMES - 5 {
        let path = wanted.out.join(format!("{name}.png"));
        commands
            .spawn(Screenshot::image(wanted.target.clone()))
            .observe(save_to_disk(path))
            .observe(|_: On<ScreenshotCaptured>| {});
    }
}

fn people(commands: &mut Commands, scene: &Scene) {
    let retries = scene.retry_share();
    for place in 0..scene.servers + scene.booting {
        let state = if place < scene.servers {
            ServerState::Running
        } else {
            ServerState::Booting {
                minutes_left: 1 + place % 4,
            }
        };
        let server = commands.spawn((Server { place }, state)).id();
        if place >= scene.servers {
            continue;
        }
        for index in 0..32 {
            let r = |k: u32| draw(100 + k, place * 32 + index);
            let usage = if r(0) >= scene.busy_share {
                SlotUse::Free
            } else if r(1) < scene.slow_share {
                SlotUse::Slow
            } else if r(2) < retries {
                SlotUse::Retry
            } else {
                SlotUse::New
            };
            commands.spawn((
                Slot {
                    server: place,
                    index,
                    order: r(3),
                },
                usage,
                SlotOf(server),
            ));
        }
    }
    let [a, b] = [IssuerGroup::A, IssuerGroup::B];
    let admitted = scene.admitted_tps();
    let through = scene.served_tps();
    let standin = scene.standin_tps;
    let take_off = [
        (Source::Door, Look::TurnedAway, scene.shed_retrying_tps),
        (Source::Queue, Look::LeftQueue, scene.dropped_retrying_tps),
        (Source::Issuers, Look::NoAnswer, scene.issuer_retrying_tps),
    ];
    let mut lanes: Vec<(Lane, Look, f32, f32)> = vec![
        (Lane::Strand(0), Look::New, scene.new_tps, 2.5),
        (Lane::Ribbon, Look::Retry, scene.retry_tps, 7.0),
        (
            Lane::GateOff,
            Look::Declined,
            scene.declined_tps.max(0.5),
            0.7,
        ),
        (
            Lane::IslandDown,
            Look::Challenged,
            scene.challenged_tps,
            0.8,
        ),
        (
            Lane::Island,
            Look::Challenged,
            scene.challenged_tps * 3.0,
            1.2,
        ),
        (
            Lane::IslandOff,
            Look::FailedChallenge,
            scene.failed_tps,
            4.0,
        ),
        (Lane::IslandBack, Look::New, scene.passed_tps, 2.0),
        (Lane::Bridge, Look::StandIn, standin, 2.7),
        (
            Lane::Reversal(b),
            Look::Reversal,
            scene.issuers[1].timed_out_tps * 0.8,
            1.0,
        ),
        (
            Lane::Exit(a),
            Look::FraudThrough,
            scene.fraud_through_tps * 8.0,
            1.0,
        ),
    ];
    for (source, look, tps) in take_off {
        lanes.push((Lane::TakeOff(source), look, tps, 2.0));
        if tps > 0.0 {
            lanes.push((Lane::Away(source), Look::GaveUp, scene.gave_up_tps, 1.3));
        }
    }
    for (look, part) in [(Look::New, 1.0 - retries), (Look::Retry, retries)] {
        lanes.push((Lane::Stream, look, admitted * part, 0.55));
        lanes.push((Lane::Passed, look, admitted * part, 0.4));
        lanes.push((Lane::Queue, look, admitted * part, 0.6 + scene.wait_s));
    }
    for (group, issuer) in [(a, scene.issuers[0]), (b, scene.issuers[1])] {
        lanes.push((
            Lane::Exit(group),
            Look::Approved,
            issuer.approved_tps,
            if group == a { 0.67 } else { 2.1 },
        ));
    }
    for place in [10, 60, 110, 160, 210, 250] {
        lanes.push((Lane::FanIn(place), Look::New, through / 6.0, 0.4));
        lanes.push((Lane::FanOut(place, a), Look::New, through / 9.0, 0.4));
    }
    let mut i = 0;
    for (lane, look, tps, seconds) in lanes {
        let n = (tps * 60.0 / scene.payments_per_mark / 2.0 * seconds).round() as u32;
        for k in 0..n {
            i += 1;
            let along = (k as f32 + draw(8, i)) / n as f32;
            commands.spawn(Mark::standing(
                lane,
                look,
                along,
                draw(6, i) - 0.5,
                draw(7, i),
            ));
        }
    }
}

fn words(
    mut contexts: EguiContexts,
    wanted: Res<Wanted>,
    frame: Res<StageFrame>,
    shown: Res<stage::motion::Shown>,
    mut ready: Local<u8>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if *ready < 2 {
        style::install(ctx, fonts::PLEX_SANS_REGULAR, fonts::PLEX_SANS_SEMI_BOLD);
        *ready += 1;
        return Ok(());
    }
    let painter = ctx.layer_painter(egui::LayerId::background());
    let font = |size: f32, strong: bool| {
        let family = if strong {
            egui::FontFamily::Name(SEMIBOLD.into())
        } else {
            egui::FontFamily::Proportional
        };
        egui::FontId::new(size, family)
    };
    let lay = |words: &str, size: f32, strong: bool| {
        painter.layout_no_wrap(words.to_owned(), font(size, strong), egui::Color32::WHITE)
    };
    let measure = |words: &str, size: f32, strong: bool| lay(words, size, strong).size().x;
    for Label {
        at,
        anchor,
        spans,
        mark,
    } in labels(&shown, &frame, &Text::new(wanted.lang), &measure)
    {
        let width: f32 = spans
            .iter()
            .map(|s| measure(&s.text, s.size_px, s.strong))
            .sum();
        let mut x = at.x
            - width
                * match anchor {
                    Anchor::Start => 0.0,
                    Anchor::Middle => 0.5,
                    Anchor::End => 1.0,
                };
        for span in spans {
            let galley = lay(&span.text, span.size_px, span.strong);
            let ascent = galley
                .rows
                .first()
                .and_then(|r| r.glyphs.first())
                .map_or(span.size_px, |g| g.pos.y);
            let step = galley.size().x;
            painter.galley_with_override_text_color(
                egui::pos2(x, at.y - ascent),
                galley,
                span.color.egui(),
            );
            x += step;
        }
        if let Some((look, place)) = mark {
            let (sign, color) = sign(look);
            icon::draw(&painter, sign, egui::pos2(place.x, place.y), 4.6, color);
        }
    }
    Ok(())
}

fn sign(look: Look) -> (icon::Icon, retry_storm::theme::Rgb) {
    use retry_storm::theme as t;
    match look {
        Look::New => (icon::Icon::Dot, t::SKY),
        Look::Retry => (icon::Icon::Triangle, t::AMBER),
        Look::Approved => (icon::Icon::Ring, t::GREEN),
        Look::StandIn => (icon::Icon::HoledSquare, t::GREEN),
        Look::TurnedAway => (icon::Icon::HollowTriangle, t::VERMILION),
        Look::LeftQueue => (icon::Icon::Cross, t::VERMILION),
        Look::GaveUp => (icon::Icon::Dash, t::LO),
        Look::NoAnswer => (icon::Icon::Hourglass, t::YELLOW),
        Look::Reversal => (icon::Icon::HollowSquare, t::TX),
        Look::Declined => (icon::Icon::Diamond, t::PURPLE),
        Look::Challenged => (icon::Icon::HollowDiamond, t::PURPLE),
        Look::FraudThrough => (icon::Icon::HoledDiamond, t::PURPLE),
        Look::FailedChallenge => (icon::Icon::StruckDiamond, t::PURPLE),
        Look::WarmUp => (icon::Icon::Square, t::PURPLE),
    }
}

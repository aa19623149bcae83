//! Pictures of the game without a window, for documents and for the eye of whoever changed something.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bevy::app::ScheduleRunnerPlugin;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};
use bevy::time::TimeUpdateStrategy;
use bevy::window::ExitCondition;
use bevy::winit::WinitPlugin;
use bevy_egui::PrimaryEguiContext;

use super::{game, log_plugin, probe};
use crate::level::Run;
use crate::screens::booth::Moment;
use crate::screens::{Opening, Session};
use crate::stage;
use crate::states::Screen;

/// What a picture is to show.
pub struct Picture {
    /// The screen.
    pub screen: Screen,
    /// The run, played up to the minute wanted; the title needs none.
    pub run: Option<Run>,
    /// In a booth, the moment.
    pub moment: Moment,
    /// Width and height in pixels.
    pub size: (u32, u32),
    /// Where the PNG goes.
    pub out: PathBuf,
}

/// Wall time that passes between two pictures of the stream's warm-up.
const STEP: Duration = Duration::from_millis(125);
/// Frames until the stream has filled the stage: the longest journey takes about sixteen seconds.
const WARM_UP_FRAMES: u32 = 136;
/// Frames that are really drawn before the picture is taken: fonts and pipelines come in during the first.
const DRAWN_FRAMES: u32 = 12;

/// Renders one frame into a PNG file.
///
/// # Errors
/// When there is no graphics adapter or the file cannot be written.
pub fn shot(session: Session, picture: Picture) -> Result<ExitCode, String> {
    let name = picture.out.display().to_string();
    if !picture
        .out
        .extension()
        .is_some_and(|ending| ending.eq_ignore_ascii_case("png"))
    {
        return Err(format!("{name}: pictures are PNG; end the name with .png"));
    }
    probe::adapter().map_err(|e| e.to_string())?;
    std::fs::File::create(&picture.out).map_err(|e| format!("{name}: {e}"))?;
    let run = picture.run.map(Box::new);
    let opening = match (picture.screen, run) {
        (Screen::Booth, Some(run)) => Opening::BoothStill {
            moment: picture.moment,
            run,
        },
        (screen, run) => Opening::Still { screen, run },
    };
    let written = Arc::new(AtomicBool::new(false));
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: None,
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(log_plugin())
            .disable::<WinitPlugin>(),
    )
    .add_plugins(ScheduleRunnerPlugin::run_loop(Duration::ZERO))
    .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    game(&mut app, session);
    let (size, out, done) = (picture.size, picture.out.clone(), Arc::clone(&written));
    app.insert_resource(opening)
        .add_systems(
            Startup,
            move |mut commands: Commands, mut images: ResMut<Assets<Image>>| {
                let image = images.add(Image::new_target_texture(
                    size.0,
                    size.1,
                    TextureFormat::Rgba8UnormSrgb,
                    None,
                ));
                commands.insert_resource(Target(image.clone()));
                commands.spawn((
                    Name::new("Camera"),
                    stage::camera(),
                    PrimaryEguiContext,
                    RenderTarget::Image(image.into()),
                ));
            },
        )
        .add_systems(
            Last,
            move |mut frame: Local<u32>,
                  mut commands: Commands,
                  target: Res<Target>,
                  mut camera: Single<&mut Camera>| {
                *frame += 1;
                camera.is_active = *frame < 4 || *frame > WARM_UP_FRAMES;
                if *frame == WARM_UP_FRAMES + DRAWN_FRAMES {
                    take(
                        &mut commands,
                        target.0.clone(),
                        out.clone(),
                        Arc::clone(&done),
                    );
                }
            },
        );
    app.run();
    // The engine only logs when it cannot write, on a full disk for one.
    if written.load(Ordering::SeqCst) && is_whole_png(&picture.out) {
        Ok(ExitCode::SUCCESS)
    } else {
        Err(format!("{name}: the picture could not be written"))
    }
}

/// Whether a file begins and ends as a PNG does.
fn is_whole_png(path: &Path) -> bool {
    const BEGIN: &[u8] = b"\x89PNG\r\n\x1a\n";
    const END: &[u8] = b"\0\0\0\0IEND\xae\x42\x60\x82";
    // A device may be named, which never ends.
    path.is_file()
        && std::fs::read(path).is_ok_and(|bytes| bytes.starts_with(BEGIN) && bytes.ends_with(END))
}

/// The image that the camera draws into.
#[derive(Resource)]
struct Target(Handle<Image>);

fn take(commands: &mut Commands, image: Handle<Image>, out: PathBuf, done: Arc<AtomicBool>) {
    commands
        .spawn(Screenshot::image(image))
        .observe(save_to_disk(out))
        .observe(
            move |_: On<ScreenshotCaptured>, mut exit: MessageWriter<AppExit>| {
                done.store(true, Ordering::SeqCst);
                exit.write(AppExit::Success);
            },
        );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_cut_short_is_none() {
        let whole = b"\x89PNG\r\n\x1a\n and so on \0\0\0\0IEND\xae\x42\x60\x82";
        let path = std::env::temp_dir().join(format!("retry-storm-{}.png", std::process::id()));
        for (bytes, is_whole) in [
            (&whole[..], true),
            (&whole[..whole.len() / 2], false),
            (&[], false),
        ] {
            std::fs::write(&path, bytes).expect("to write the file");
            assert_eq!(is_whole_png(&path), is_whole);
        }
        std::fs::remove_file(&path).expect("to tidy up");
        assert!(!is_whole_png(&path), "nothing at all");
    }

    #[test]
    fn a_name_of_another_kind_of_picture_is_refused() {
        for out in ["x.jpg", "x", ".png"] {
            let picture = Picture {
                screen: Screen::Title,
                run: None,
                moment: Moment::Card,
                size: (64, 64),
                out: out.into(),
            };
            let session = Session::new(
                crate::level::embedded().clone(),
                crate::store::Store::nowhere(),
            );
            let said = shot(session, picture).expect_err(out);
            assert!(said.contains("end the name with .png"), "{said}");
        }
    }
}

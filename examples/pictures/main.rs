//! Renders the pictures that a change is judged by, and checks that every part of them is drawn.
//!
//! `cargo run --example pictures -- FOLDER`: needs a graphics adapter (a software one will do), no screen.

mod list;
mod regions;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use retry_storm::shift::number::whole;

use list::{Picture, list};
use regions::Region;

/// The game's own binary, built beside this example.
fn game() -> PathBuf {
    let here = std::env::current_exe().unwrap_or_default();
    let folder = here
        .parent()
        .and_then(Path::parent)
        .unwrap_or(Path::new("."));
    folder.join(format!("retry-storm{}", std::env::consts::EXE_SUFFIX))
}

/// Renders a picture and says what is wrong with it.
fn check(picture: &Picture, folder: &Path) -> Result<(), String> {
    let path = folder.join(&picture.name);
    let output = Command::new(game())
        .arg("shot")
        .args(&picture.arguments)
        .arg("--out")
        .arg(&path)
        .env("RETRY_STORM_STORE", "")
        .output()
        .map_err(|e| format!("the game did not start: {e}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    let bytes = std::fs::read(&path).map_err(|e| e.to_string())?;
    let image = Image::from_buffer(
        &bytes,
        ImageType::Extension("png"),
        CompressedImageFormats::NONE,
        true,
        ImageSampler::Default,
        RenderAssetUsages::all(),
    )
    .map_err(|e| e.to_string())?;
    if (image.width(), image.height()) != picture.size {
        return Err(format!("it is {}×{}", image.width(), image.height()));
    }
    let blank: Vec<&str> = picture
        .regions
        .iter()
        .copied()
        .flatten()
        .filter(|r| is_blank(&image, r))
        .map(|r| r.name)
        .collect();
    if blank.is_empty() {
        Ok(())
    } else {
        Err(format!("nothing is drawn at: {}", blank.join(", ")))
    }
}

/// Whether hardly a pixel of a region differs from its ground, the colour that most of its pixels have.
fn is_blank(image: &Image, region: &Region) -> bool {
    let at = |share: f32, pixels: u32| whole(f64::from(share) * f64::from(pixels));
    let mut tally = std::collections::BTreeMap::<[u8; 3], usize>::new();
    let mut total = 0usize;
    for y in at(region.top, image.height())..at(region.bottom, image.height()) {
        for x in at(region.left, image.width())..at(region.right, image.width()) {
            if let Ok(&[r, g, b, ..]) = image.pixel_bytes(bevy::math::UVec3::new(x, y, 0)) {
                *tally.entry([r, g, b]).or_default() += 1;
                total += 1;
            }
        }
    }
    let ground = tally.values().copied().max().unwrap_or_default();
    tally.len() < 12 || total - ground < total / 100
}

fn main() -> ExitCode {
    let folder = PathBuf::from(
        std::env::args()
            .nth(1)
            .unwrap_or_else(|| "target/pictures".into()),
    );
    if let Err(error) = std::fs::create_dir_all(&folder) {
        bevy::log::error!("{}: {error}", folder.display());
        return ExitCode::FAILURE;
    }
    let list = list();
    let (next, failed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    // One after the other, as many at a time as there are cores.
    let work = || {
        while let Some(picture) = list.get(next.fetch_add(1, Ordering::Relaxed)) {
            let outcome = check(picture, &folder);
            failed.fetch_add(usize::from(outcome.is_err()), Ordering::Relaxed);
            report(&picture.name, &outcome);
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..cores {
            scope.spawn(work);
        }
    });
    if failed.into_inner() == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

#[expect(
    clippy::print_stdout,
    reason = "a tool for the terminal says what it found there"
)]
fn report(name: &str, outcome: &Result<(), String>) {
    match outcome {
        Ok(()) => println!("drawn   {name}"),
        Err(why) => println!("WRONG   {name}: {why}"),
    }
}

//! Renders the pictures that a change is judged by, and checks that every part of them is drawn.
//!
//! `cargo run --example pictures -- FOLDER`: needs a graphics adapter (a software one will do), no screen.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, Image, ImageSampler, ImageType};
use retry_storm::shift::number::whole;

/// One picture: its file's name, the arguments of `shot`, and its size.
struct Picture {
    name: String,
    arguments: Vec<String>,
    size: (u32, u32),
    regions: Regions,
}

/// A part of the picture that must not be blank, as shares of width and height.
struct Region {
    name: &'static str,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

/// Parts of a picture, some of them shared with others.
type Regions = &'static [&'static [Region]];

const fn region(name: &'static str, left: f32, top: f32, right: f32, bottom: f32) -> Region {
    Region {
        name,
        left,
        top,
        right,
        bottom,
    }
}

/// What every desk shows around its stage.
const DESK: &[Region] = &[
    region("top bar", 0.0, 0.0, 1.0, 0.06),
    region("levers", 0.0, 0.07, 0.17, 0.75),
    region("stations", 0.21, 0.69, 0.8, 0.8),
    region("gauges", 0.85, 0.07, 1.0, 0.45),
    region("indicators", 0.85, 0.5, 1.0, 0.75),
    region("trends", 0.0, 0.82, 1.0, 1.0),
];
const PLAY: Regions = &[
    DESK,
    &[
        region("merchants", 0.21, 0.3, 0.3, 0.6),
        region("rack", 0.48, 0.3, 0.66, 0.65),
        region("issuers", 0.66, 0.3, 0.8, 0.65),
    ],
];
const WEB: Regions = &[
    DESK,
    &[
        region("day", 0.21, 0.13, 0.8, 0.25),
        region("users", 0.2, 0.35, 0.33, 0.56),
        region("fleet", 0.36, 0.33, 0.57, 0.56),
        region("cache", 0.59, 0.32, 0.69, 0.56),
        region("database", 0.7, 0.37, 0.8, 0.54),
        region("answers", 0.2, 0.58, 0.76, 0.68),
    ],
];
const TITLE: Regions = &[&[
    region("name", 0.0, 0.0, 0.4, 0.14),
    region("switch picture", 0.03, 0.16, 0.5, 0.56),
    region("web picture", 0.51, 0.16, 0.98, 0.56),
    region("cards", 0.03, 0.6, 0.5, 0.83),
    region("web cards", 0.5, 0.6, 1.0, 0.83),
    region("foot", 0.0, 0.88, 1.0, 1.0),
]];
const BRIEFING: Regions = &[&[
    region("words", 0.0, 0.05, 0.36, 0.48),
    region("goals", 0.0, 0.48, 0.36, 0.78),
    region("stage", 0.4, 0.25, 1.0, 0.8),
    region("button", 0.0, 0.8, 0.36, 1.0),
]];
const SCORING: Regions = &[&[
    region("score", 0.0, 0.05, 0.27, 0.32),
    region("charts", 0.27, 0.05, 1.0, 0.45),
    region("ledger", 0.27, 0.48, 1.0, 0.78),
    region("buttons", 0.0, 0.86, 1.0, 1.0),
]];

const BASIS: Regions = &[&[
    region("head", 0.0, 0.0, 0.3, 0.09),
    region("topics", 0.0, 0.1, 0.18, 0.66),
    region("cards", 0.18, 0.1, 0.66, 1.0),
    region("plots", 0.66, 0.1, 1.0, 0.8),
]];

const PHONE_PLAY: &[Region] = &[
    region("top bar", 0.0, 0.0, 1.0, 0.06),
    region("stage", 0.0, 0.15, 1.0, 0.46),
    region("gauges", 0.0, 0.48, 1.0, 0.69),
    region("levers by name", 0.0, 0.71, 1.0, 0.77),
    region("lever", 0.0, 0.86, 1.0, 0.94),
    region("goals", 0.0, 0.95, 0.5, 1.0),
];
const PHONE_PLAY_LYING: &[Region] = &[
    region("top bar", 0.0, 0.0, 1.0, 0.13),
    region("stage", 0.0, 0.3, 0.55, 0.9),
    region("gauges", 0.58, 0.16, 1.0, 0.47),
    region("lever", 0.58, 0.7, 1.0, 0.86),
];
const PHONE_TITLE: &[Region] = &[
    region("name", 0.0, 0.0, 0.7, 0.07),
    region("desks", 0.0, 0.11, 1.0, 0.17),
    region("picture", 0.05, 0.2, 0.95, 0.42),
    region("levels", 0.0, 0.45, 1.0, 0.78),
    region("foot", 0.0, 0.87, 1.0, 1.0),
];
const PHONE_BRIEFING: &[Region] = &[
    region("level", 0.0, 0.0, 1.0, 0.1),
    region("stage", 0.05, 0.14, 0.95, 0.36),
    region("words", 0.0, 0.45, 1.0, 0.62),
    region("buttons", 0.0, 0.92, 1.0, 1.0),
];
const PHONE_SCORING: &[Region] = &[
    region("score", 0.0, 0.0, 1.0, 0.22),
    region("reason", 0.0, 0.24, 1.0, 0.34),
    region("buttons", 0.0, 0.92, 1.0, 1.0),
];

const LEVELS: [&str; 3] = [
    "switch-sale-surge",
    "switch-fraud-wave",
    "switch-issuer-outage",
];

const WEB_LEVELS: [&str; 3] = ["web-bad-deploy", "web-viral-surge", "web-cache-flush"];

/// The sizes, the usual one first.
const SIZES: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (1024, 640)];

/// The list: title, briefing, some minutes of each level, scoring; three sizes; three languages.
fn list() -> Vec<Picture> {
    let mut list = Vec::new();
    switch(&mut list);
    web(&mut list);
    phone(&mut list);
    for language in ["fil", "ga"] {
        in_language(&mut list, language);
    }
    list
}

/// Every screen on a phone.
fn phone(list: &mut Vec<Picture>) {
    let size = (375, 812);
    let title = ["--screen", "title"];
    add(list, "phone-title", &title, size, &[PHONE_TITLE]);
    for level in ["switch-issuer-outage", "web-cache-flush"] {
        let briefing = ["--screen", "briefing", level];
        add(
            list,
            &format!("phone-briefing-{level}"),
            &briefing,
            size,
            &[PHONE_BRIEFING],
        );
        let play = ["--screen", "play", level, "--minute", "25"];
        add(
            list,
            &format!("phone-play-{level}"),
            &play,
            size,
            &[PHONE_PLAY],
        );
        add(
            list,
            &format!("phone-play-{level}"),
            &play,
            (812, 375),
            &[PHONE_PLAY_LYING],
        );
        let scoring = ["--screen", "scoring", level, "--plan", "operator"];
        add(
            list,
            &format!("phone-scoring-{level}"),
            &scoring,
            size,
            &[PHONE_SCORING],
        );
    }
    let short = [
        "--screen",
        "play",
        "switch-sale-surge",
        "--minute",
        "13",
        "--lang",
        "fil",
    ];
    add(list, "phone-play-short-fil", &short, (360, 640), &[]);
}

fn add(
    list: &mut Vec<Picture>,
    name: &str,
    arguments: &[&str],
    size: (u32, u32),
    regions: Regions,
) {
    let size_text = format!("{}x{}", size.0, size.1);
    let mut all: Vec<String> = arguments.iter().map(ToString::to_string).collect();
    all.extend(["--size".into(), size_text.clone()]);
    list.push(Picture {
        name: format!("{name}-{size_text}.png"),
        arguments: all,
        size,
        regions,
    });
}

/// The arguments for a minute of a level.
fn play<'a>(level: &'a str, minute: &'a str, plan: &'a str) -> [&'a str; 9] {
    [
        "--screen", "play", level, "--seed", "7", "--minute", minute, "--plan", plan,
    ]
}

fn scoring(level: &str) -> [&str; 7] {
    [
        "--screen", "scoring", level, "--seed", "7", "--plan", "operator",
    ]
}

fn basis(level: &str) -> [&str; 7] {
    ["--screen", "basis", level, "--seed", "7", "--minute", "12"]
}

fn briefing(level: &str) -> [&str; 5] {
    ["--screen", "briefing", level, "--seed", "7"]
}

fn switch(list: &mut Vec<Picture>) {
    for size in SIZES {
        add(list, "title", &["--screen", "title"], size, TITLE);
        add(list, "briefing", &briefing(LEVELS[0]), size, BRIEFING);
        add(list, "scoring", &scoring(LEVELS[0]), size, SCORING);
        add(list, "storm", &play(LEVELS[0], "12", "nothing"), size, PLAY);
        add(list, "basis", &basis(LEVELS[0]), size, BASIS);
    }
    for level in LEVELS {
        for minute in ["8", "30"] {
            let name = format!("{level}-{minute}");
            let arguments = play(level, minute, "operator");
            add(list, &name, &arguments, SIZES[0], PLAY);
        }
    }
}

fn web(list: &mut Vec<Picture>) {
    for level in WEB_LEVELS {
        for (minute, plan) in [
            ("0", "nothing"),
            ("12", "operator"),
            ("12", "nothing"),
            ("30", "operator"),
        ] {
            let name = format!("{level}-{minute}-{plan}");
            add(list, &name, &play(level, minute, plan), SIZES[0], WEB);
        }
    }
    for size in &SIZES[1..] {
        let arguments = play(WEB_LEVELS[0], "14", "operator");
        add(list, "web-bad-deploy", &arguments, *size, WEB);
    }
    let level = WEB_LEVELS[2];
    add(list, "web-briefing", &briefing(level), SIZES[0], BRIEFING);
    add(list, "web-basis", &basis(level), SIZES[0], BASIS);
    for level in WEB_LEVELS {
        let name = format!("{level}-scoring");
        add(list, &name, &scoring(level), SIZES[0], SCORING);
    }
}

fn in_language(list: &mut Vec<Picture>, language: &str) {
    let mut add = |name: &str, arguments: &[&str], size, regions| {
        let arguments = [arguments, &["--lang", language]].concat();
        add(
            list,
            &format!("{name}-{language}"),
            &arguments,
            size,
            regions,
        );
    };
    let size = SIZES[0];
    add("title", &["--screen", "title"], size, TITLE);
    add("briefing", &briefing(LEVELS[1]), size, BRIEFING);
    add("play", &play(LEVELS[2], "20", "operator"), size, PLAY);
    add("play", &play(LEVELS[0], "12", "operator"), SIZES[2], PLAY);
    add(
        "web-play",
        &play(WEB_LEVELS[0], "14", "operator"),
        size,
        WEB,
    );
    add(
        "scoring",
        &["--screen", "scoring", LEVELS[2], "--seed", "7"],
        size,
        SCORING,
    );
}

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

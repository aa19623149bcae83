//! Which pictures there are.

use crate::regions::{
    BASIS, BOOTH, BOOTH_UPRIGHT, BRIEFING, PHONE_BRIEFING, PHONE_PLAY, PHONE_PLAY_LYING,
    PHONE_SCORING, PHONE_TITLE, PLAY, Regions, SCORING, TITLE, WEB,
};

/// One picture: its file's name, the arguments of `shot`, and its size.
pub(crate) struct Picture {
    pub(crate) name: String,
    pub(crate) arguments: Vec<String>,
    pub(crate) size: (u32, u32),
    pub(crate) regions: Regions,
}
const LEVELS: [&str; 3] = [
    "switch-sale-surge",
    "switch-fraud-wave",
    "switch-issuer-outage",
];

const WEB_LEVELS: [&str; 3] = ["web-bad-deploy", "web-viral-surge", "web-cache-flush"];

/// The sizes, the usual one first.
const SIZES: [(u32, u32); 3] = [(1280, 720), (1920, 1080), (1024, 640)];

/// The list: title, briefing, some minutes of each level, scoring; three sizes; three languages.
pub(crate) fn list() -> Vec<Picture> {
    let mut list = Vec::new();
    switch(&mut list);
    web(&mut list);
    phone(&mut list);
    booth(&mut list);
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

/// What stands at a booth: projectors, televisions, and screens that stand upright.
fn booth(list: &mut Vec<Picture>) {
    const UPRIGHT: (u32, u32) = (720, 1280);
    let code = ["--link-base", "https://example.org/retry-storm/"];
    for size in [SIZES[0], SIZES[1], UPRIGHT] {
        let regions = if size == UPRIGHT {
            BOOTH_UPRIGHT
        } else {
            BOOTH
        };
        for level in LEVELS.into_iter().chain(WEB_LEVELS) {
            for (screen, plan) in [("attract", "operator"), ("round", "nothing")] {
                let minute = ["--screen", screen, level, "--minute", "14", "--plan", plan];
                add(
                    list,
                    &format!("booth-{screen}-{level}"),
                    &minute,
                    size,
                    regions,
                );
            }
        }
        for screen in ["card", "take-over", "number", "attendant"] {
            let shown = ["--screen", screen, LEVELS[0], "--plan", "operator"];
            add(list, &format!("booth-{screen}"), &shown, size, &[]);
        }
        for screen in ["result", "still-there", "name", "board"] {
            let shown = ["--screen", screen, LEVELS[0], "--plan", "operator"];
            let shown = [&shown[..], &code].concat();
            add(list, &format!("booth-{screen}"), &shown, size, &[]);
        }
    }
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

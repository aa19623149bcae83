//! Reads the sources and holds the arrows between the layers downward.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Every layer with those it may know.
const LAYERS: &[(&str, &[&str])] = &[
    ("theme", &[]),
    ("states", &[]),
    ("model", &[]),
    ("text", &["model"]),
    ("store", &["model"]),
    ("level", &["model"]),
    ("class", &["level", "model", "text", "theme"]),
    ("board", &["level", "model", "store"]),
    ("shift", &["level", "model"]),
    ("stage", &["shift", "level", "model", "text", "theme"]),
    ("sound", &["shift", "level", "model"]),
    (
        "hud",
        &["shift", "board", "class", "level", "model", "text", "theme"],
    ),
    (
        "screens",
        &[
            "board", "class", "hud", "stage", "shift", "level", "model", "text", "store", "theme",
            "states",
        ],
    ),
    (
        "app",
        &[
            "screens", "board", "class", "hud", "stage", "sound", "shift", "level", "model",
            "text", "store", "theme", "states",
        ],
    ),
    (
        "cli",
        &[
            "app", "screens", "board", "class", "level", "model", "text", "store", "states",
        ],
    ),
];

/// What the lower layers must do without, so that they run anywhere and always give the same.
const FORBIDDEN: &[(&str, &[&str])] = &[
    (
        "model",
        &[
            "bevy",
            "egui",
            "std::fs",
            "std::time",
            "std::env",
            "std::thread",
            "std::io",
        ],
    ),
    ("level", &["bevy", "egui"]),
    (
        "class",
        &["bevy", "egui", "std::fs", "std::time", "std::env"],
    ),
    ("board", &["bevy", "egui", "std::fs"]),
    ("text", &["bevy", "egui"]),
    ("store", &["bevy", "egui"]),
    ("theme", &["bevy"]),
    ("shift", &["egui", "bevy_egui"]),
    ("stage", &["bevy_egui", "egui::"]),
    ("sound", &["bevy_egui", "egui::"]),
    ("hud", &["bevy"]),
    ("cli", &["bevy", "egui"]),
];

fn sources(dir: &Path, out: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(dir).expect("the sources are there") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            sources(&path, out);
        } else if path.extension().is_some_and(|e| e == "rs") {
            out.push(path);
        }
    }
}

/// The layer that a file belongs to: the first part of its path within `src`.
fn layer(file: &Path) -> String {
    let first = file.components().next().expect("a path within src");
    first
        .as_os_str()
        .to_string_lossy()
        .trim_end_matches(".rs")
        .to_owned()
}

/// Code without comment lines.
fn code(text: &str) -> String {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect::<Vec<_>>()
        .join("\n")
}

/// The first names after `crate::`, also those within `crate::{..}`.
fn named(code: &str) -> Vec<String> {
    let word = |text: &str| -> String {
        text.trim_start()
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect()
    };
    let mut out = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        let Some(list) = rest.strip_prefix('{') else {
            out.push(word(rest));
            continue;
        };
        out.push(word(list));
        let mut depth = 1;
        for (i, c) in list.char_indices() {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                ',' if depth == 1 => out.push(word(&list[i + 1..])),
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
    }
    out.retain(|name| !name.is_empty());
    out
}

fn files() -> Vec<(String, PathBuf, String)> {
    let src = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut paths = Vec::new();
    sources(&src, &mut paths);
    paths.sort();
    paths
        .into_iter()
        .map(|path| {
            let within = path
                .strip_prefix(&src)
                .expect("a path within src")
                .to_owned();
            (
                layer(&within),
                within,
                code(&fs::read_to_string(&path).expect("a readable source")),
            )
        })
        .collect()
}

#[test]
fn arrows_run_only_downward() {
    let allowed: BTreeMap<&str, &[&str]> = LAYERS.iter().copied().collect();
    let mut wrong = Vec::new();
    for (layer, file, code) in files() {
        if layer == "lib" || layer == "main" {
            continue;
        }
        let Some(below) = allowed.get(layer.as_str()) else {
            wrong.push(format!(
                "{}: the layer {layer} is not in the list",
                file.display()
            ));
            continue;
        };
        for name in named(&code) {
            if allowed.contains_key(name.as_str())
                && name != layer
                && !below.contains(&name.as_str())
            {
                wrong.push(format!("{}: {layer} must not know {name}", file.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lower_layers_do_without_engine_files_and_clock() {
    let mut wrong = Vec::new();
    for (layer, file, code) in files() {
        for word in FORBIDDEN
            .iter()
            .filter(|(name, _)| *name == layer)
            .flat_map(|(_, words)| *words)
        {
            let used = code.match_indices(word).any(|(at, _)| {
                let before = code[..at].chars().next_back();
                before.is_none_or(|c| !c.is_alphanumeric() && c != '_' && c != '"')
            });
            if used {
                wrong.push(format!(
                    "{}: {layer} must do without {word}",
                    file.display()
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_reader_sees_what_it_should() {
    assert_eq!(
        named("use crate::{a::{B, c}, d};\ncrate::e::f()"),
        ["a", "d", "e"]
    );
    let layers: Vec<String> = files().into_iter().map(|(layer, ..)| layer).collect();
    for (layer, _) in LAYERS {
        assert!(
            layers.iter().any(|found| found == layer),
            "no file of {layer} was read"
        );
    }
}

//! The attendant's pages in any language and size: everything in its place and large enough.

use egui::Ui;
use retry_storm::board::Tried;
use retry_storm::hud::attendant::{AttendantView, PanelView, attendant_ui};
use retry_storm::text::{Lang, Text};

use crate::attendant::{PIN, WAITING, choices, named, names, panel};
use crate::board::SIZES;
use crate::harness::{Screen, none};
use crate::laws::hard_to_read;

/// The longest name of an event.
const LONG: &str = "XXXXXXXXXXXXXXXXXXXXXXXX";

/// All that the attendant may see.
fn every_page(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui))) {
    let names = names(text);
    let levels = choices(&names);
    let long = LONG;
    let said = text.args(
        "ui-attendant-exported",
        &[(
            "file",
            format!("/home/stand/Documents/{}", file_name(10)).into(),
        )],
    );
    let usual = panel(&levels);
    let ids: Vec<&str> = names.iter().map(|(id, _)| *id).collect();
    let unknown = [
        ("unknown", "switch-sale-surges".into()),
        ("known", ids.join(", ").into()),
    ];
    let notes = [text.args("error-booth-levels", &unknown)];
    let others: Vec<String> = (0..9)
        .map(|n| long.replacen('X', &n.to_string(), 1))
        .collect();
    let others: Vec<&str> = others.iter().map(String::as_str).collect();
    let full = PanelView {
        event: long,
        said: &said,
        visitors: 1234,
        notes: &notes,
        saved: false,
        ..usual
    };
    let wait = AttendantView::Pin {
        digits: 0,
        tried: Some(Tried::Wait),
        waiting: Some(WAITING),
    };
    let wrong = AttendantView::Pin {
        digits: 8,
        tried: Some(Tried::Wrong(2)),
        waiting: None,
    };
    for (name, view) in [
        ("number", PIN),
        ("wait", wait),
        ("wrong", wrong),
        ("page", AttendantView::Panel(usual)),
        ("full page", AttendantView::Panel(full)),
        ("events", AttendantView::Events(&others)),
        ("event", named(long)),
        (
            "sign",
            AttendantView::Event {
                typed: long,
                refused: Some('上'),
            },
        ),
        (
            "erase",
            AttendantView::Reset {
                event: long,
                visitors: 1234,
            },
        ),
        (
            "erase here",
            AttendantView::Reset {
                event: "",
                visitors: 1,
            },
        ),
    ] {
        look(name, &mut |ui| {
            attendant_ui(ui, &view, text, &mut Vec::new());
        });
    }
    every_list(text, look);
}

/// The name of a board's file.
fn file_name(second: u32) -> String {
    format!("retry-storm-board-2026-11-30-1947{second}.json")
}

/// All that the attendant may see of files and of what is in them.
fn every_list(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui))) {
    let files: Vec<String> = (10..40).map(file_name).collect();
    let few = &files[..2];
    let entries: Vec<String> = (1..40)
        .map(|n| format!("Entry {n}, LIAR: its replay gives score 871, 2 stars, passed"))
        .collect();
    let imported = text.args(
        "ui-import-event",
        &[("n", 1234.into()), ("event", LONG.into())],
    );
    for (name, view) in [
        ("files", AttendantView::Import(&files)),
        ("few files", AttendantView::Import(few)),
        (
            "left out",
            AttendantView::LeftOut {
                said: &imported,
                entries: &entries,
            },
        ),
        (
            "one left out",
            AttendantView::LeftOut {
                said: &imported,
                entries: &entries[..1],
            },
        ),
        ("no files", AttendantView::Import(&[])),
        (
            "importing",
            AttendantView::Importing {
                done: 1234,
                of: 5000,
            },
        ),
    ] {
        look(name, &mut |ui| {
            attendant_ui(ui, &view, text, &mut Vec::new());
        });
    }
}

#[test]
fn in_any_language_it_keeps_its_place_and_is_large_enough() {
    let mut faults = Vec::new();
    let mut screen = Screen::new(1280.0, 720.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (width, height) in SIZES {
            screen.resize(width, height, 1.0);
            every_page(&text, |name, draw| {
                for _ in 0..2 {
                    screen.still(&mut *draw);
                }
                let place = format!("{} {name} {width}×{height}", lang.code());
                faults.extend(screen.misplaced(&place));
                faults.extend(screen.crowded(&place));
                for (_, rect, seen) in screen.targets() {
                    // What is scrolled to is seen in part, or not at all.
                    if (seen.is_positive() && !screen.holds(seen))
                        || rect.height() < 44.0
                        || rect.width() < 43.0
                    {
                        faults.push(format!("{place}: a key at {rect:?}"));
                    }
                }
                faults.extend(hard_to_read(&screen.shapes, &place));
            });
        }
    }
    none(&faults);
}

//! Every screen finds its place in any window and any language.

use egui::Ui;
use retry_storm::hud::basis::{BasisView, basis_ui};
use retry_storm::hud::briefing::briefing_ui;
use retry_storm::hud::notice::Notice;
use retry_storm::hud::scoring::{BetView, ScoringView, scoring_ui};
use retry_storm::hud::settings::{SettingsView, settings_ui};
use retry_storm::hud::title::{ResumeCard, TitleView, title_ui};
use retry_storm::level;
use retry_storm::shift::command::Speed;
use retry_storm::text::{Lang, Text};

use crate::basis::Page;
use crate::class::class_screens;
use crate::desk::{played, view};
use crate::harness::{Screen, WINDOWS, english, none};

use crate::screens::{Runs, briefing, level_of, runs, scoring};
use crate::title::{cards, title};

/// Draws every screen once with a context of this size.
pub(crate) fn every_screen(text: &Text, mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui))) {
    let levels = cards();
    let mut commands = Vec::new();
    look("title", &mut |ui| {
        title_ui(ui, &title(&levels), text, &mut commands);
    });
    let resume = Some(ResumeCard {
        level: level_of("switch-sale-surge"),
        minute: 12,
    });
    let notice = Some(Notice {
        words: "Your saved game could not be read. It is kept, and you start fresh.",
        bad: true,
        over: false,
    });
    look("title with a shift under way", &mut |ui| {
        title_ui(
            ui,
            &TitleView {
                resume,
                notice,
                ..title(&levels)
            },
            text,
            &mut commands,
        );
    });
    let settings = SettingsView {
        ui_scale: 1.0,
        ui_scales: (0.75, 2.0),
        reduced_motion: true,
        coach: true,
        sound: Some(0.0),
        default_speed: Speed::One,
        can_choose_language: true,
        can_copy_link: true,
        can_fill_screen: true,
        saved: false,
    };
    look("settings", &mut |ui| {
        settings_ui(ui, &settings, text, &mut commands);
    });
    class_screens(&levels, text, &mut look);
    for id in ["switch-issuer-outage", "web-viral-surge"] {
        let run = played(id, 30);
        let page = Page::of(&run);
        let page = BasisView {
            desk: Some(view(&run)),
            ..page.view(false)
        };
        look(&format!("basis {id}"), &mut |ui| {
            basis_ui(ui, &page, text, &mut commands);
        });
    }
    for level in level::embedded() {
        look(&format!("briefing {}", level.id), &mut |ui| {
            briefing_ui(ui, &briefing(&level.id), text, &mut commands);
        });
        let runs = runs(&level.id);
        look(&format!("scoring {}", level.id), &mut |ui| {
            scoring_ui(ui, &scoring(&runs), text, &mut commands);
        });
        if let Some(bet) = &level.bet {
            for chosen in [None, Some(0), Some(2)] {
                let value = bet.value(&runs.untouched).expect("there is a value");
                let bet = Some(BetView { bet, value, chosen });
                let asked = ScoringView {
                    bet,
                    ..scoring(&runs)
                };
                look(&format!("bet {}, {chosen:?}", level.id), &mut |ui| {
                    scoring_ui(ui, &asked, text, &mut commands);
                });
            }
        }
        let unplayed = Runs {
            mine: runs.untouched.clone(),
            ..runs
        };
        look(&format!("scoring {}, untouched", level.id), &mut |ui| {
            scoring_ui(ui, &scoring(&unplayed), text, &mut commands);
        });
    }
}

#[test]
fn any_window_survives() {
    let text = english();
    let mut screen = Screen::new(0.0, 0.0);
    for (width, height) in [
        (0.0, 0.0),
        (1.0, 1.0),
        (320.0, 200.0),
        (375.0, 812.0),
        (900.0, 560.0),
        (3840.0, 2160.0),
    ] {
        for scale in [0.75, 2.0] {
            every_screen(&text, |_, draw| {
                screen.resize(width, height, scale);
                for _ in 0..2 {
                    screen.still(&mut *draw);
                }
            });
        }
    }
}

#[test]
fn no_language_leaves_its_place() {
    let mut faults = Vec::new();
    let mut screen = Screen::new(0.0, 0.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        every_screen(&text, |name, draw| {
            for (width, height, wanted) in WINDOWS {
                screen.fit(width, height, wanted);
                for _ in 0..3 {
                    screen.still(&mut *draw);
                }
                let place = format!("{} {name} {width}×{height} at {wanted}", lang.code());
                faults.extend(screen.misplaced(&place));
                // A notice lies over the title on purpose.
                if !name.contains("under way") {
                    faults.extend(screen.crowded(&place));
                    faults.extend(screen.covered(&place));
                }
            }
        });
    }
    none(&faults);
}

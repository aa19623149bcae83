//! What fingers do: every lever moves by touch, scrolling moves none, and staying explains.

use egui::{Pos2, TouchPhase, Ui, Vec2, pos2, vec2};
use retry_storm::hud::desk::{desk_layout, desk_ui};
use retry_storm::level::Run;
use retry_storm::model::control::{ControlKind, Set};
use retry_storm::model::desk;
use retry_storm::shift::command::{Command, Speed};
use retry_storm::text::{Text, key};

use crate::desk::{played, view};
use crate::harness::{Screen, english};

/// A desk on a screen that a finger has touched.
struct Touched<'a> {
    screen: Screen,
    run: &'a Run,
    text: Text,
    commands: Vec<Command>,
}

impl<'a> Touched<'a> {
    fn new(run: &'a Run, width: f32, height: f32) -> Self {
        let mut new = Self {
            screen: Screen::new(width, height),
            run,
            text: english(),
            commands: Vec::new(),
        };
        new.with(|screen, draw| {
            screen.still(&mut *draw);
            screen.tap(pos2(1.0, 1.0), &mut *draw);
            screen.still(draw);
        });
        new
    }

    /// Does something to the screen while the desk is drawn on it.
    fn with(&mut self, act: impl FnOnce(&mut Screen, &mut dyn FnMut(&mut Ui))) {
        let (view, text, commands) = (view(self.run), &self.text, &mut self.commands);
        act(&mut self.screen, &mut |ui| {
            desk_ui(ui, &view, text, commands);
        });
    }

    fn tap(&mut self, at: Pos2) {
        self.with(|screen, draw| screen.tap(at, draw));
    }

    fn swipe(&mut self, from: Pos2, by: Vec2) {
        self.with(|screen, draw| screen.swipe(from, by, draw));
    }

    /// The ids of controls that were set since this was last asked.
    fn set(&mut self) -> Vec<&'static str> {
        let controls = std::mem::take(&mut self.commands).into_iter();
        let mut set: Vec<_> = controls
            .filter_map(|command| match command {
                Command::Set(set) => Some(set.control_id()),
                _ => None,
            })
            .collect();
        set.dedup();
        set
    }

    /// The tab of the `i`th lever, in sight or not.
    fn tab(&self, i: usize, y: f32) -> egui::Rect {
        let targets = self.screen.targets().into_iter();
        let mut tabs: Vec<_> = targets
            .map(|(_, rect, _)| rect)
            .filter(|rect| (rect.center().y - y).abs() < 2.0)
            .collect();
        tabs.sort_by(|a, b| a.left().total_cmp(&b.left()));
        tabs[i]
    }

    /// Whether the sheet shows a lever: its name stands at the head of the sheet.
    fn shows(&self, name: &str, sheet: egui::Rect) -> bool {
        let head = sheet
            .with_min_y(sheet.top() + 54.0)
            .with_max_y(sheet.top() + 84.0);
        let mut words = self.screen.words.iter();
        words.any(|word| word.text == name && head.intersects(word.rect))
    }
}

#[test]
fn every_lever_of_both_desks_is_reached_and_moved_by_a_finger() {
    for id in ["switch-free", "web-free"] {
        let run = played(id, 3);
        let table = desk::controls(run.level().desk);
        // The shortest, the narrowest and one on its side stand for the others.
        for (width, height) in [(375.0, 812.0), (360.0, 640.0), (667.0, 375.0)] {
            let mut touched = Touched::new(&run, width, height);
            let window = egui::Rect::from_min_size(Pos2::ZERO, vec2(width, height));
            let sheet = desk_layout(window, true).levers;
            let tabs = sheet.top() + 27.0;
            for (i, control) in table.iter().enumerate() {
                let name = touched.text.get(&key("control", control.id));
                let tab = touched.tab(i, tabs);
                let middle = pos2(sheet.center().x, tabs);
                if !sheet.shrink(22.0).contains(tab.center()) {
                    // The strip is pushed until the lever's tab can be tapped; a finger loses a little before it drags.
                    let way = middle.x - tab.center().x;
                    touched.swipe(middle, vec2(way.clamp(-160.0, 160.0), 0.0));
                    touched.swipe(middle, vec2((way + 160.0).clamp(-160.0, 0.0), 0.0));
                }
                let tab = touched
                    .tab(i, tabs)
                    .intersect(sheet.shrink2(vec2(2.0, 0.0)));
                assert!(
                    tab.width() >= 24.0,
                    "{name} cannot be tapped on {width}×{height}"
                );
                touched.tap(tab.center());
                assert_eq!(touched.set(), [""; 0], "choosing {name} sets nothing");
                assert!(touched.shows(&name, sheet), "{name} on {width}×{height}");
                let place = sheet.bottom() - 4.0 - 44.0 - 4.0 - 24.0;
                let at = |share: f32| pos2(sheet.left() + sheet.width() * share, place);
                for (way, from) in [("the left", at(0.08)), ("the right", at(0.92))] {
                    touched.tap(from);
                    let set = touched.set();
                    // One end or the other is another value than the one that is.
                    if set == [control.id] {
                        break;
                    }
                    assert!(set.is_empty() && way == "the left", "{name}: {set:?}");
                }
                if matches!(
                    control.kind,
                    ControlKind::Whole { .. } | ControlKind::Grid { .. }
                ) && !control.crisis
                {
                    touched.swipe(at(0.3), vec2(0.4 * sheet.width(), 0.0));
                    assert_eq!(touched.set(), [control.id], "{name} is dragged");
                    touched.swipe(at(0.5), vec2(4.0, -60.0));
                    assert_eq!(touched.set(), [""; 0], "{name} does not follow upwards");
                }
                touched.commands.clear();
            }
        }
    }
}

#[test]
fn a_finger_scrolls_the_levers_of_a_desk_without_moving_them() {
    let run = played("switch-free", 3);
    let mut touched = Touched::new(&run, 1024.0, 640.0);
    let place = |touched: &Touched, word: &str| {
        let words = touched.screen.words.iter();
        let mut found = words.filter(|seen| seen.text == word && seen.rect.left() < 220.0);
        found.next().map(|word| word.rect.center())
    };
    let before = place(&touched, "Stand-in limit").expect("the lever is drawn");
    // Onto the track of the first slider, then upwards.
    touched.swipe(pos2(110.0, 115.0), vec2(0.0, -80.0));
    assert_eq!(touched.set(), [""; 0]);
    let after = place(&touched, "Stand-in limit").expect("the lever is drawn");
    assert!(
        after.y < before.y - 40.0,
        "{before:?} has gone to {after:?}"
    );
    // Across, it moves the lever.
    touched.swipe(pos2(110.0, 115.0), vec2(0.0, 80.0));
    touched.set();
    touched.swipe(pos2(110.0, 115.0), vec2(40.0, 0.0));
    assert_eq!(touched.set(), ["Servers"]);
    // The buttons at its ends move it by one.
    let servers = run.control_value("Servers");
    for (sign, by) in [("−", -1.0), ("+", 1.0)] {
        let at = touched.screen.find(sign);
        touched.tap(at);
        let wanted = Set::Servers(retry_storm::shift::number::whole(servers + by));
        assert_eq!(
            std::mem::take(&mut touched.commands),
            [Command::Set(wanted)]
        );
    }
}

#[test]
fn a_finger_that_stays_is_told_and_presses_nothing() {
    let run = played("switch-sale-surge", 14);
    let mut touched = Touched::new(&run, 375.0, 812.0);
    let help = touched.text.get("indicator-fraud-bp.help");
    let first = help.split(' ').next().expect("words").to_owned();
    let at = touched.screen.find("Fraud rate");
    let wait = |screen: &mut Screen, draw: &mut dyn FnMut(&mut Ui)| {
        (0..20).for_each(|_| screen.still(&mut *draw));
    };
    touched.with(wait);
    touched.with(|screen, draw| screen.hold(at, 1.0, draw));
    assert!(
        touched.screen.says(&help),
        "{first}: {:?}",
        touched.screen.said()
    );
    touched.with(|screen, draw| screen.finger(TouchPhase::End, at, draw));
    // A button says what it is, and is not pressed by it.
    let pause = pos2(375.0 - 4.0 - 5.0 * 47.0 + 20.0, 26.0);
    touched.with(wait);
    touched.with(|screen, draw| screen.hold(pause, 1.3, draw));
    assert!(
        touched.screen.says(&touched.text.get("ui-pause")),
        "{:?}",
        touched.screen.said()
    );
    touched.with(|screen, draw| screen.finger(TouchPhase::End, pause, draw));
    assert_eq!(touched.commands, []);
    touched.tap(pause);
    assert_eq!(touched.commands, [Command::Pause(true)]);
}

#[test]
fn what_has_no_room_lies_on_a_page_of_its_own() {
    let run = played("switch-sale-surge", 14);
    let mut touched = Touched::new(&run, 360.0, 640.0);
    let at = touched.screen.find("Trends, indicators");
    touched.tap(at);
    for word in [
        "Trends",
        "Indicators",
        "Goals",
        "Close",
        "Settings",
        "Leave",
        "0.5×",
    ] {
        assert!(
            touched.screen.says(word),
            "{word}: {:?}",
            touched.screen.said()
        );
    }
    let at = touched.screen.find("0.5×");
    touched.tap(at);
    assert_eq!(touched.commands, [Command::Speed(Speed::Half)]);
    let at = touched.screen.find("Goals");
    touched.tap(at);
    assert!(touched.screen.says("≤ 75 u"), "{:?}", touched.screen.said());
    let at = touched.screen.find("Indicators");
    touched.tap(at);
    assert!(
        touched.screen.says("Offered"),
        "{:?}",
        touched.screen.said()
    );
    // The list is scrolled by a finger that comes down on its lines.
    let place = |touched: &Touched| touched.screen.find("Offered").y;
    let before = place(&touched);
    // What scrolls knows in its second frame that it does.
    touched.with(|screen, draw| screen.still(draw));
    touched.swipe(pos2(180.0, 500.0), vec2(0.0, -300.0));
    assert!(place(&touched) < before - 60.0, "it has not moved");
    let at = touched.screen.find("Close");
    touched.tap(at);
    assert!(touched.screen.says("Trends, indicators"));
    assert_eq!(touched.commands, [Command::Speed(Speed::Half)]);
}

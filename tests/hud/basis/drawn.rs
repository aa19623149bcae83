//! How the page is drawn and used.

use egui::{Key, Modifiers, Ui};
use retry_storm::hud::basis::{BasisView, Meaning, Topic, asked_for, basis_ui, cards};
use retry_storm::hud::desk::DeskView;
use retry_storm::level::{Facts, Moment, Run, embedded};
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::desk;
use retry_storm::shift::command::Command;
use retry_storm::text::{Lang, Text, key};

use super::Page;
use crate::desk::{played, view as desk_view};
use crate::harness::{Screen, english, none};

fn draw<'a>(
    view: &'a BasisView<'a>,
    text: &'a Text,
    commands: &'a mut Vec<Command>,
) -> impl FnMut(&mut Ui) + 'a {
    move |ui| basis_ui(ui, view, text, commands)
}

#[test]
fn it_opens_and_closes_by_its_key_and_closes_by_escape() {
    let page = Page::of(&played("switch-sale-surge", 9));
    let (view, text) = (page.view(false), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut asked = false;
    screen.press(Key::H, Modifiers::NONE, |ui| asked |= asked_for(ui));
    assert!(asked);
    let mut commands = Vec::new();
    screen.still(draw(&view, &text, &mut commands));
    screen.still(draw(&view, &text, &mut commands));
    for key in [Key::H, Key::Escape] {
        screen.press(key, Modifiers::NONE, draw(&view, &text, &mut commands));
        assert_eq!(commands, [Command::Close], "{key:?}");
        commands.clear();
    }
    let at = screen.find("Close");
    screen.click(at, draw(&view, &text, &mut commands));
    assert_eq!(commands, [Command::Close]);
}

#[test]
fn topics_are_turned_by_pointer_and_keyboard() {
    let page = Page::of(&played("web-cache-flush", 12));
    let (view, text) = (page.view(false), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..2 {
        screen.still(draw(&view, &text, &mut commands));
    }
    assert!(screen.says("How long a worker is busy"));
    let at = screen.find("Cache");
    screen.click(at, draw(&view, &text, &mut commands));
    screen.still(draw(&view, &text, &mut commands));
    assert!(screen.says("Hits by lifetime"), "{:?}", screen.said());
    for (key, said) in [
        (Key::ArrowRight, "Query time"),
        (Key::ArrowRight, "Burn rate"),
        (Key::ArrowLeft, "Database load"),
    ] {
        screen.press(key, Modifiers::NONE, draw(&view, &text, &mut commands));
        screen.still(draw(&view, &text, &mut commands));
        assert!(screen.says(said), "{said}: {:?}", screen.said());
    }
    // By Tab: the button that closes, then the topics.
    let mut pressed = Vec::new();
    screen.press_all(
        1 + Topic::of(DeskKind::Web).len(),
        draw(&view, &text, &mut pressed),
    );
    assert_eq!(pressed, [Command::Close]);
    screen.still(draw(&view, &text, &mut commands));
    assert!(screen.says("Only what was seen"), "{:?}", screen.said());
    assert!(commands.is_empty(), "{commands:?}");
}

/// The levers of a topic lie over its curves, which move at once, while the minute on screen stays.
#[test]
fn curves_move_when_a_lever_moves() {
    let mut run = played("switch-fraud-wave", 12);
    let (text, mut commands) = (english(), Vec::new());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut now = Vec::new();
    for moved in [false, true] {
        let page = Page::of(&run);
        let view = BasisView {
            desk: Some(desk_view(&run)),
            ..page.view(false)
        };
        let mut draw = draw(&view, &text, &mut commands);
        for _ in 0..2 {
            screen.still(&mut draw);
        }
        if !moved {
            screen.press(Key::ArrowRight, Modifiers::NONE, &mut draw);
            screen.still(&mut draw);
            // Its letter gives it the keyboard, whose arrows then turn no page.
            screen.press(Key::T, Modifiers::NONE, &mut draw);
            screen.press(Key::ArrowLeft, Modifiers::NONE, &mut draw);
            screen.press(Key::Space, Modifiers::NONE, &mut draw);
        }
        screen.still(&mut draw);
        drop(draw);
        assert!(screen.says("Decline threshold"), "{:?}", screen.said());
        assert_eq!(screen.says("from the next minute"), moved);
        let said = screen.said();
        let point = said.iter().find(|word| word.starts_with("Declined now"));
        now.push((*point.expect("the point of today")).to_owned());
        for wish in &commands {
            let Command::Set(set) = wish else {
                panic!("the shift waits: {wish:?}");
            };
            run.act(*set).expect("the setting is allowed");
        }
    }
    assert_eq!(commands.len(), 1, "{commands:?}");
    assert_ne!(now[0], now[1]);
    // Who only looks is offered none.
    let watching = DeskView {
        watching: true,
        ..desk_view(&run)
    };
    for desk in [None, Some(watching)] {
        let page = Page::of(&run);
        let view = BasisView {
            desk,
            ..page.view(false)
        };
        screen.still(draw(&view, &text, &mut commands));
        assert!(!screen.says("from the next minute"), "{:?}", screen.said());
    }
}

/// Machines that were ordered move no curve before they serve, which the page says; fewer move them at once.
#[test]
fn machines_on_order_are_said_to_be_awaited() {
    let text = english();
    let shown = |run: &Run| {
        let page = Page::of(run);
        let view = BasisView {
            desk: Some(desk_view(run)),
            ..page.view(false)
        };
        let mut screen = Screen::new(1280.0, 720.0);
        for _ in 0..2 {
            screen.still(draw(&view, &text, &mut Vec::new()));
        }
        screen
    };
    let said = "Servers ordered: 10; serving: 6. The others take 5 min to start";
    let mut run = played("switch-sale-surge", 3);
    for (servers, awaited) in [(None, false), (Some(10), true), (Some(5), false)] {
        if let Some(servers) = servers {
            run.act(Set::Servers(servers)).expect("so many are allowed");
        }
        let screen = shown(&run);
        assert_eq!(
            screen.says(said),
            awaited,
            "{servers:?}: {:?}",
            screen.said()
        );
        assert_eq!(screen.says("Servers ordered"), awaited, "{servers:?}");
        none(&screen.misplaced("the page"));
    }
}

/// Every lever of a topic is one of its desk's, and is drawn.
#[test]
fn topics_have_levers_of_their_own_desk() {
    for kind in [DeskKind::Switch, DeskKind::Web] {
        for topic in Topic::of(kind) {
            for id in topic.levers(kind) {
                assert!(desk::control(kind, id).is_some(), "{topic:?}: {id}");
            }
        }
    }
}

#[test]
fn long_topics_are_scrolled_by_the_keyboard() {
    let page = Page::of(&played("switch-sale-surge", 12));
    let (view, text) = (page.view(false), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..2 {
        screen.still(draw(&view, &text, &mut commands));
    }
    let last = "Authorization time, and who gets a slot";
    assert!(!screen.says(last));
    screen.press(Key::End, Modifiers::NONE, draw(&view, &text, &mut commands));
    for _ in 0..60 {
        screen.still(draw(&view, &text, &mut commands));
    }
    assert!(screen.says(last), "{:?}", screen.said());
}

#[test]
fn where_no_shift_is_under_way_either_desk_is_a_press_away() {
    let page = Page::of(&Run::new(
        embedded().by_id("switch-free").expect("a level"),
        7,
    ));
    let (view, text) = (page.view(true), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    for _ in 0..2 {
        screen.still(draw(&view, &text, &mut commands));
    }
    assert!(screen.says("The opening minute"), "{:?}", screen.said());
    let at = screen.find("Web service");
    screen.click(at, draw(&view, &text, &mut commands));
    assert_eq!(commands, [Command::ShowBasisOf(DeskKind::Web)]);
    // The tab key goes from left to right: the desk that is shown, the other, and the way back.
    let mut pressed = Vec::new();
    let mut screen = Screen::new(1280.0, 720.0);
    for _ in 0..2 {
        screen.still(draw(&view, &text, &mut pressed));
    }
    screen.press_all(3, draw(&view, &text, &mut pressed));
    let other = Command::ShowBasisOf(DeskKind::Web);
    assert_eq!(pressed, [other, Command::Close]);
}

/// A lever moved shows at once: the page looks at the coming minute then.
#[test]
fn a_lever_moved_moves_the_curves() {
    let mut run = played("switch-sale-surge", 9);
    let before = Facts::of(&run);
    assert_eq!((before.moment(), before.number()), (Moment::Shown, Some(8)));
    run.act(Set::Threshold(2.0)).expect("a threshold");
    let after = Facts::of(&run);
    assert_eq!((after.moment(), after.number()), (Moment::Coming, Some(9)));
    let threshold = |facts: &Facts| {
        let curves = facts.curves().switch.as_ref().expect("the switch's");
        (curves.densities.threshold, curves.roc.now[0])
    };
    assert!((threshold(&after).0 - 2.0).abs() < f64::EPSILON);
    assert!(threshold(&after).1 > 2.0 * threshold(&before).1);
}

/// The values in blue are those that the desk shows.
#[test]
fn values_are_those_of_the_minute_on_screen() {
    let run = played("switch-sale-surge", 14);
    let page = Page::of(&run);
    let (view, text) = (page.view(false), english());
    let mut screen = Screen::new(1280.0, 4000.0);
    let mut commands = Vec::new();
    for topic in Topic::of(DeskKind::Switch) {
        for _ in 0..2 {
            screen.still(draw(&view, &text, &mut commands));
        }
        for card in cards(DeskKind::Switch, *topic) {
            for symbol in card.symbols {
                let Meaning::Indicator(name) = symbol.meaning else {
                    continue;
                };
                let row = desk::indicator_index(DeskKind::Switch, name).expect("an indicator");
                let indicator = desk::indicators(DeskKind::Switch)[row];
                let value = run.shown().readings[row];
                let shown = text
                    .compact(value, indicator.unit, indicator.decimals)
                    .number;
                assert!(screen.says(&shown), "{name}: {shown} of {}", card.id);
                let name = text.get(&format!("{}.short", key("indicator", name)));
                assert!(screen.says(&name), "{name} of {}", card.id);
            }
        }
        screen.press(
            Key::ArrowRight,
            Modifiers::NONE,
            draw(&view, &text, &mut commands),
        );
    }
}

/// Windows with the size of text; the last two show all of a topic at once.
const WINDOWS: [(f32, f32, f32); 7] = [
    (1280.0, 720.0, 1.0),
    (375.0, 812.0, 1.0),
    (1024.0, 640.0, 1.0),
    // What a size of text of 1.5 comes to in such a window.
    (1280.0, 720.0, 720.0 / 560.0),
    (812.0, 375.0, 1.0),
    (1280.0, 4000.0, 1.0),
    (375.0, 6000.0, 1.0),
];

#[test]
fn no_language_leaves_its_place_on_any_topic() {
    let runs = [("switch-sale-surge", 14), ("web-cache-flush", 12)]
        .map(|(id, minutes)| (id, played(id, minutes)));
    let mut faults = Vec::new();
    let mut screen = Screen::new(0.0, 0.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (id, run) in &runs {
            let page = Page::of(run);
            for (i, (width, height, scale)) in WINDOWS.into_iter().enumerate() {
                // The two desks stand in the head, and two windows tell whether they fit; a shift has its levers here.
                let view = BasisView {
                    desk: (i >= 2).then(|| desk_view(run)),
                    ..page.view(i < 2)
                };
                screen.resize(width, height, scale);
                let mut commands = Vec::new();
                screen.still(draw(&view, &text, &mut commands));
                for topic in Topic::of(page.facts.desk()) {
                    screen.still(draw(&view, &text, &mut commands));
                    let place = format!("{} {id} {topic:?} {width}×{height}", lang.code());
                    faults.extend(screen.misplaced(&place));
                    faults.extend(screen.crowded(&place));
                    let turn = Key::ArrowRight;
                    screen.press(turn, Modifiers::NONE, draw(&view, &text, &mut commands));
                }
                assert!(commands.is_empty(), "{commands:?}");
            }
        }
    }
    none(&faults);
}

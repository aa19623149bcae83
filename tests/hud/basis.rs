//! The page that opens the box: what its table holds, and how it is drawn and used.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use egui::{Key, Modifiers, Ui};
use retry_storm::hud::basis::{
    BasisView, Meaning, P99_EXCESS, SOURCES, Topic, all_cards, asked_for, basis_ui, cards,
    constant, constants,
};
use retry_storm::hud::math::{Node, parse};
use retry_storm::level::{Facts, Moment, Run, embedded};
use retry_storm::model::control::{DeskKind, Set};
use retry_storm::model::events::{Crosscheck, Holding};
use retry_storm::model::queue::Station;
use retry_storm::model::{desk, web};
use retry_storm::shift::command::Command;
use retry_storm::text::{Lang, Text, key};

use crate::desk::played;
use crate::harness::{Screen, english, none};

const DESKS: [DeskKind; 2] = [DeskKind::Switch, DeskKind::Web];

/// A minute and its simulation.
pub(crate) struct Page {
    facts: Facts,
    checks: [Crosscheck; 2],
}

impl Page {
    pub(crate) fn of(run: &Run) -> Self {
        let facts = Facts::of(run);
        let checks = [Holding::Real, Holding::Exponential].map(|holding| {
            let mut check = facts.crosscheck(holding, run.seed());
            check.advance(20_000);
            check
        });
        Self { facts, checks }
    }

    pub(crate) fn view(&self, either_desk: bool) -> BasisView<'_> {
        BasisView {
            facts: &self.facts,
            checks: &self.checks,
            either_desk,
        }
    }
}

fn nodes(formula: &str) -> Vec<Node> {
    parse(formula).unwrap_or_else(|why| panic!("{formula}: {why:?}"))
}

/// Everything within a formula.
fn walk(nodes: &[Node], see: &mut impl FnMut(&Node)) {
    for node in nodes {
        see(node);
        match node {
            Node::Fraction(a, b) => {
                walk(a, see);
                walk(b, see);
            }
            Node::Root(a) | Node::Bar(a) | Node::Fence(_, a, _) => walk(a, see),
            Node::Indexed(base, a, b) => {
                walk(std::slice::from_ref(base), see);
                walk(a, see);
                walk(b, see);
            }
            _ => {}
        }
    }
}

#[test]
fn every_relation_is_whole() {
    // What is written out in formulas: minutes of an hour, hours of a day, what belongs to the mathematics.
    const WRITTEN_OUT: [&str; 10] = ["0", "1", "2", "3", "4", "10", "24", "60", "99", "100"];
    let texts: Vec<Text> = Lang::all().iter().map(|lang| Text::new(*lang)).collect();
    let words = |key: &str| {
        for text in &texts {
            assert!(text.has(key), "{}: {key} is missing", text.lang().code());
        }
    };
    for desk in DESKS {
        let mut ids = BTreeSet::new();
        for card in all_cards(desk) {
            assert!(ids.insert(card.id), "{} stands twice", card.id);
            words(&format!("basis-{}", card.id));
            words(&format!("basis-{}.note", card.id));
            let signs = card.symbols.iter().map(|symbol| symbol.sign);
            for formula in card.formula.iter().copied().chain(signs) {
                walk(&nodes(formula), &mut |node| match node {
                    Node::Constant(id) => {
                        let found = constant(desk, id);
                        let found =
                            found.unwrap_or_else(|| panic!("{}: no constant {id}", card.id));
                        assert_eq!(found.values.len(), 1, "{}: {id} is a list", card.id);
                    }
                    Node::Upright(name) if name.starts_with(|c: char| c.is_ascii_digit()) => {
                        assert!(
                            WRITTEN_OUT.contains(&name.as_str()),
                            "{}: {name} is typed in {formula}",
                            card.id
                        );
                    }
                    _ => {}
                });
            }
            for symbol in card.symbols {
                assert!(symbol.is_of(desk), "{}: {symbol:?}", card.id);
                match symbol.meaning {
                    Meaning::Between(name, _) => words(&format!("basis-symbol-{name}")),
                    Meaning::Constant(id) => words(&format!("basis-constant-{id}")),
                    Meaning::Indicator(_) | Meaning::Control(_) => {}
                }
            }
            for source in card.sources {
                assert!(SOURCES.contains(source), "{}: {}", card.id, source.cited);
            }
        }
        assert!(ids.len() >= 24, "{desk:?} has {} relations", ids.len());
        for topic in Topic::of(desk) {
            words(topic.key());
        }
        for constant in constants(desk) {
            words(&format!("basis-constant-{}", constant.id));
        }
    }
    let cited = |source| {
        DESKS
            .iter()
            .any(|desk| all_cards(*desk).any(|card| card.sources.contains(source)))
    };
    for source in SOURCES {
        assert!(cited(source), "nothing cites {}", source.cited);
    }
}

#[test]
fn words_leave_numbers_to_the_model() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/locales");
    for lang in Lang::all() {
        let path = folder.join(lang.code()).join("basis.ftl");
        let file = fs::read_to_string(path).expect("a locale file");
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once('=').map_or(line, |(_, said)| said);
            let said = said.replace("c²", "");
            assert!(
                !said.contains(|c: char| c.is_numeric()),
                "{}: a number in {line}",
                lang.code()
            );
        }
    }
}

/// The constants of a desk's model, by their names in the sources, but for those that are no numbers of a relation.
fn declared(file: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let source = fs::read_to_string(path).expect("a source file");
    let names = source
        .lines()
        .filter_map(|line| line.strip_prefix("pub const "));
    names
        .filter_map(|line| line.split_once(':'))
        .map(|(name, _)| name.to_owned())
        .filter(|name| !matches!(name.as_str(), "LIMITS" | "BANDS"))
        .collect()
}

#[test]
fn every_constant_of_the_model_is_listed_and_printed_as_it_is() {
    let table = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/hud/basis/constants.rs");
    let table = fs::read_to_string(table).expect("a source file");
    let text = english();
    for (desk, file, prefix) in [
        (DeskKind::Switch, "src/model/switch/constants.rs", "s::"),
        (DeskKind::Web, "src/model/web/constants.rs", "w::"),
    ] {
        let names = declared(file);
        assert_eq!(names.len(), constants(desk).len(), "{desk:?}");
        for name in names {
            let used = table.matches(&format!("{prefix}{name}")).any(|_| true);
            assert!(used, "{name} of {file} is not on the page");
        }
        for constant in constants(desk) {
            for value in constant.values {
                let shown = text.exact(*value, constant.unit).number.replace(',', "");
                let read: f64 = shown.parse().unwrap_or_else(|_| panic!("{shown}"));
                let times = match text.exact(1.0, constant.unit).number.as_str() {
                    "100" => 100.0,
                    "1,000" => 1000.0,
                    _ => 1.0,
                };
                assert!(
                    (read - times * value).abs() <= 1e-12 * read.abs(),
                    "{}: {value} is printed as {shown}",
                    constant.id
                );
            }
        }
    }
}

#[test]
fn every_symbol_has_a_value_in_every_level() {
    for level in embedded() {
        for minutes in [0, 14, 40] {
            let page = Page::of(&played(&level.id, minutes));
            for card in all_cards(level.desk) {
                for symbol in card.symbols {
                    let value = match symbol.meaning {
                        Meaning::Between(_, number) => (number.of)(&page.facts),
                        Meaning::Indicator(name) => page.facts.read(name),
                        Meaning::Control(id) => page.facts.control(id),
                        Meaning::Constant(_) => 0.0,
                    };
                    assert!(
                        value.is_finite(),
                        "{} minute {minutes}, {}: {} is {value}",
                        level.id,
                        card.id,
                        symbol.sign
                    );
                }
            }
        }
    }
}

/// What a relation gives by its formula is what the desk reads.
#[test]
fn symbols_agree_with_the_desk() {
    for (id, name, indicator) in [
        ("switch-sale-surge", "busy", "slots_busy_share"),
        ("switch-sale-surge", "wait", "queue_wait_s"),
        ("switch-sale-surge", "hold", "hold_s"),
        ("switch-sale-surge", "loss", "queue_drop_share"),
        ("web-cache-flush", "busy", "worker_util_share"),
        ("web-cache-flush", "hold", "service_s"),
        ("web-cache-flush", "loss", "queue_fail_share"),
    ] {
        let page = Page::of(&played(id, 3));
        let found = all_cards(page.facts.desk())
            .flat_map(|card| card.symbols)
            .find_map(|symbol| match symbol.meaning {
                Meaning::Between(between, number) if between == name => {
                    Some((number.of)(&page.facts))
                }
                _ => None,
            });
        let (found, read) = (found.expect("a symbol"), page.facts.read(indicator));
        assert!(
            (found - read).abs() <= 1e-9 * read.abs() + 1e-12,
            "{id}, {name}: {found}, {indicator}: {read}"
        );
    }
}

/// The exact quantile of wait and exponential service together, without anybody leaving (Gross, Shortle, Thompson
/// and Harris, §3.3), by halving.
fn exact_p99_s(station: &Station, service_s: f64) -> f64 {
    let (mu, r, c) = (1.0 / service_s, station.spare, station.wait_share);
    let tail = |t: f64| {
        let waiting = (mu * (-r * t).exp() - r * (-mu * t).exp()) / (mu - r);
        (1.0 - c) * (-mu * t).exp() + c * waiting
    };
    let (mut low, mut high) = (0.0, 60.0);
    for _ in 0..100 {
        let middle = 0.5 * (low + high);
        if tail(middle) > 0.01 {
            low = middle;
        } else {
            high = middle;
        }
    }
    high
}

#[test]
fn the_p99_is_too_high_by_what_the_page_says() {
    let service_s = 0.0547;
    let excess = |rate: f64| {
        let station = Station::new(160, rate, service_s, web::DEADLINE_S);
        web::p99_s(&station, service_s) / exact_p99_s(&station, service_s) - 1.0
    };
    let worst = (1..292)
        .map(|i| excess(10.0 * f64::from(i)))
        .fold(0.0, f64::max);
    assert!((worst - P99_EXCESS).abs() < 0.02, "{worst}");
}

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
    let pages = [("switch-sale-surge", 14), ("web-cache-flush", 12)]
        .map(|(id, minutes)| (id, Page::of(&played(id, minutes))));
    let mut faults = Vec::new();
    let mut screen = Screen::new(0.0, 0.0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for (id, page) in &pages {
            for (i, (width, height, scale)) in WINDOWS.into_iter().enumerate() {
                // The two desks stand in the head; two windows tell whether they fit.
                let view = page.view(i < 2);
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

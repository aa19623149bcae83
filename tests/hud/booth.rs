//! A booth's screens: large enough, few numbers, keys for fingers, and everything in its place on any screen and in any language.

use egui::{Rect, Shape, Ui, vec2};
use retry_storm::hud::booth::{
    AttractView, Code, ResultView, RoundView, attract_ui, idle_ui, result_ui, round_ui, scale,
};
use retry_storm::level::{BoothLevel, Player, Run, booth_levels, embedded, play};
use retry_storm::model::control::{DeskKind, RetryPolicy, Set};
use retry_storm::shift::command::{BoothWish, Command};
use retry_storm::text::{Lang, Text, key};
use retry_storm::theme::{AMBER, target};

use crate::harness::{Screen, english, none};
use crate::laws::painted;

/// Screens that stand at booths, one of each shape: projectors and televisions, laptops, old ones, wide ones, upright ones.
const SCREENS: [(f32, f32); 7] = [
    (1280.0, 720.0),
    (1024.0, 640.0),
    (1024.0, 768.0),
    (1280.0, 1024.0),
    (2560.0, 1080.0),
    (1080.0, 1920.0),
    (768.0, 1024.0),
];

/// A level of a booth with the runs that its screens show.
struct Played {
    entry: BoothLevel,
    /// Runs at some minutes.
    rounds: [Run; 3],
    untouched: Run,
    reference: Run,
}

/// All levels of a booth, played.
fn all_played() -> Vec<Played> {
    let entries = booth_levels(embedded()).into_iter();
    let played = entries.map(|entry| Played {
        rounds: [(0, false), (14, false), (30, true)]
            .map(|(minutes, operator)| run(&entry, minutes, operator)),
        untouched: run(&entry, entry.level.end(), false),
        reference: run(&entry, entry.level.end(), true),
        entry,
    });
    played.collect()
}

/// A run of a booth's level, untouched or by its operator.
fn run(entry: &BoothLevel, minutes: u32, operator: bool) -> Run {
    let player = if operator {
        Player::reference(&entry.level)
    } else {
        Player::nothing()
    };
    play(&entry.level, entry.seed, &player, minutes).expect("the operator does what is allowed")
}

fn round<'a>(entry: &'a BoothLevel, run: &'a Run, words: &'a [String; 2]) -> RoundView<'a> {
    RoundView {
        run,
        name: &words[0],
        sentence: &words[1],
        numbers: &entry.numbers,
        levers: &entry.levers,
        more: false,
        useful: entry.level.operator.rules[0].set.first().copied(),
        left_s: (41.3, 90.0),
    }
}

/// The longest of what a title says of a level.
fn title(entry: &BoothLevel, text: &Text) -> [String; 2] {
    let id = &entry.level.id;
    let name = text.get(&entry.level.text_key());
    [name, text.get(&format!("booth-brief-{id}"))]
}

/// Draws every screen of a booth.
fn every_screen(
    played: &[Played],
    text: &Text,
    mut look: impl FnMut(&str, &mut dyn FnMut(&mut Ui)),
) {
    let mut commands = Vec::new();
    for Played {
        entry,
        rounds,
        untouched,
        reference,
    } in played
    {
        let (id, words) = (entry.level.id.clone(), title(entry, text));
        let key = entry.level.text_key();
        let (sub, teaches) = (
            text.get(&format!("{key}.sub")),
            text.get(&format!("{key}.teaches")),
        );
        for card in [None, Some((words[0].as_str(), sub.as_str()))] {
            let view = AttractView {
                name: &text.get("ui-title"),
                sentence: &text.get("ui-tagline"),
                run: &rounds[1],
                stirred: 1.0,
                acting: true,
                head: &words[1],
                why: &teaches,
                card,
            };
            look(&format!("attract {id}"), &mut |ui| {
                attract_ui(ui, &view, text, &mut commands);
            });
        }
        for run in rounds {
            let minutes = run.minute();
            for more in [false, minutes == 14] {
                let view = RoundView {
                    more,
                    ..round(entry, run, &words)
                };
                look(&format!("round {id} {minutes} {more}"), &mut |ui| {
                    round_ui(ui, &view, text, &mut commands);
                });
            }
        }
        let code = Code::of("https://example.org/play/?level=switch-sale-surge&seed=7");
        for mine in [untouched, reference] {
            let view = ResultView {
                run: mine,
                reference: Some(reference),
                rank: Some((104, 237)),
                behind: Some(128),
                code: code.as_ref(),
                names: true,
            };
            look(&format!("result {id}"), &mut |ui| {
                result_ui(ui, &view, text, &mut commands);
            });
        }
    }
    look("still there", &mut |ui| idle_ui(ui, 12.0, 15.0, text));
}

/// Draws every screen in every size, and looks at each.
fn everywhere(text: &Text, mut look: impl FnMut(&str, (f32, f32), &Screen)) {
    let played = all_played();
    for (width, height) in SCREENS {
        let mut screen = Screen::new(width, height);
        screen.resize(width, height, scale(vec2(width, height)));
        every_screen(&played, text, |name, draw| {
            for _ in 0..2 {
                screen.still(&mut *draw);
            }
            let told = format!("{name}, {width}×{height}, {}", text.lang().code());
            look(&told, (width, height), &screen);
        });
    }
}

#[test]
fn text_is_at_least_a_fortieth_of_the_side_and_stands_out() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    everywhere(&english(), |place, (width, height), screen| {
        let pixels = scale(vec2(width, height));
        for word in painted(&screen.shapes) {
            seen += 1;
            let share = word.size * pixels / width.min(height);
            if share < 1.0 / 40.0 - 1e-4 {
                faults.push(format!(
                    "{place}: {:?} is {share:.4} of the side",
                    word.said
                ));
            }
            let contrast = word.ink.contrast(word.ground);
            if contrast < 4.5 {
                faults.push(format!("{place}: {:?}: contrast {contrast:.2}", word.said));
            }
        }
    });
    none(&faults);
    assert!(seen > 2000, "only {seen} pieces of text were seen");
}

#[test]
fn larger_screens_show_the_same_larger() {
    let [small, large] = [(1280.0, 720.0), (3840.0, 2160.0)].map(|(w, h)| scale(vec2(w, h)));
    assert!((large - 3.0 * small).abs() < 1e-4);
}

#[test]
fn everything_has_its_place_on_every_screen_in_every_language() {
    let mut faults = Vec::new();
    for lang in Lang::all() {
        everywhere(&Text::new(*lang), |place, _, screen| {
            faults.extend(screen.misplaced(place));
            faults.extend(screen.crowded(place));
            let below = screen.words.iter().filter(|word| !screen.holds(word.rect));
            faults.extend(below.map(|word| format!("{place}: {:?} leaves the screen", word.text)));
        });
    }
    none(&faults);
}

/// Where full stars are.
fn stars(screen: &Screen) -> Vec<Rect> {
    let amber = AMBER.egui();
    let star = |shape: &Shape| match shape {
        Shape::Path(path) if path.fill == amber => Some(path.visual_bounding_rect()),
        Shape::Mesh(mesh) if mesh.vertices.iter().all(|v| v.color == amber) => {
            Some(mesh.calc_bounds())
        }
        _ => None,
    };
    let shapes = screen.shapes.iter();
    shapes.filter_map(|clipped| star(&clipped.shape)).collect()
}

#[test]
fn what_the_way_in_says_stays_on_it() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    for lang in Lang::all() {
        let text = Text::new(*lang);
        let said = ["booth-take-over", "booth-take-over.hint"].map(|key| text.get(key));
        everywhere(&text, |place, _, screen| {
            for word in screen.words.iter().filter(|word| said.contains(&word.text)) {
                seen += 1;
                let is_on = |key: &Rect| key.contains_rect(word.rect.shrink(2.0));
                let mut keys = screen.targets().into_iter().map(|(_, rect, _)| rect);
                if !keys.any(|key| is_on(&key)) {
                    faults.push(format!("{place}: {:?} at {:?}", word.text, word.rect));
                }
            }
        });
    }
    none(&faults);
    assert!(seen > 100, "only {seen} words were seen");
}

#[test]
fn stars_stand_beside_any_score() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    everywhere(&english(), |place, _, screen| {
        if !place.starts_with("result") {
            return;
        }
        for star in stars(screen) {
            seen += 1;
            let is_hidden = screen.words.iter().any(|word| {
                // Lines of words are higher than what is drawn of them.
                let middle = word.rect.shrink2(vec2(0.0, 0.3 * word.rect.height()));
                middle.intersects(star)
            });
            if !screen.holds(star) || is_hidden {
                faults.push(format!("{place}: a star at {star:?}"));
            }
        }
    });
    none(&faults);
    assert!(seen > 100, "only {seen} stars were seen");
}

#[test]
fn keys_are_large_enough_for_fingers() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    everywhere(&english(), |place, _, screen| {
        for (_, rect, _) in screen.targets() {
            seen += 1;
            if rect.width() < target::TOUCH || rect.height() < target::TOUCH {
                faults.push(format!("{place}: a key of {:?}", rect.size()));
            }
            if !screen.holds(rect) {
                faults.push(format!("{place}: a key at {rect:?}"));
            }
        }
    });
    none(&faults);
    assert!(seen > 500, "only {seen} keys");
}

#[test]
fn a_round_shows_seven_numbers_at_most() {
    let (text, mut faults) = (english(), Vec::new());
    for entry in booth_levels(embedded()) {
        // What stands on the stage: new payments and retries, or requests, warmth and load.
        let on_stage = match entry.level.desk {
            DeskKind::Switch => 2,
            DeskKind::Web => 3,
        };
        let words = title(&entry, &text);
        for minutes in [1, 14, 30] {
            let run = run(&entry, minutes, minutes == 30);
            let mut screen = Screen::new(1280.0, 720.0);
            let view = round(&entry, &run, &words);
            (0..3).for_each(|_| {
                screen.still(|ui| {
                    round_ui(ui, &view, &text, &mut Vec::new());
                });
            });
            let number = |word: &&str| word.chars().any(|c| c.is_ascii_digit());
            let shown = screen.said().into_iter().filter(number).count() + on_stage;
            if shown > 7 {
                faults.push(format!(
                    "{}: {shown} in {:?}",
                    entry.level.id,
                    screen.said()
                ));
            }
        }
    }
    none(&faults);
}

/// A name ends before the verdict of the number beside it, which stands left of that one's name.
#[test]
fn every_number_keeps_its_name_within_its_place() {
    let (mut faults, mut seen) = (Vec::new(), 0);
    let entries = booth_levels(embedded());
    for (width, height) in SCREENS {
        let mut screen = Screen::new(width, height);
        screen.resize(width, height, scale(vec2(width, height)));
        for (entry, lang) in entries
            .iter()
            .flat_map(|e| Lang::all().iter().map(move |l| (e, l)))
        {
            let (text, run) = (Text::new(*lang), run(entry, 0, false));
            let words = title(entry, &text);
            let view = round(entry, &run, &words);
            screen.still(|ui| {
                round_ui(ui, &view, &text, &mut Vec::new());
            });
            let names = entry.numbers.iter().map(|number| {
                let name = text.get(&key("booth-number", number.name));
                let mut found = screen.words.iter().filter(|word| word.text == name);
                found.next().expect("its name is said").rect
            });
            let names: Vec<Rect> = names.collect();
            seen += names.len();
            let into_verdict = |pair: &&[Rect]| pair[0].right() > pair[1].left() - 32.0;
            faults.extend(names.windows(2).filter(into_verdict).map(|pair| {
                let (id, lang) = (&entry.level.id, lang.code());
                format!("{id}, {width}×{height}, {lang}: {pair:?}")
            }));
        }
    }
    none(&faults);
    assert!(seen > 300, "only {seen} names were seen");
}

#[test]
fn levers_and_keys_do_what_they_say() {
    let text = english();
    let entry = &booth_levels(embedded())[0];
    let (run, words) = (run(entry, 10, false), title(entry, &text));
    let mut screen = Screen::new(1280.0, 720.0);
    let mut press = |label: &str, more: bool| {
        let mut commands = Vec::new();
        let view = RoundView {
            more,
            ..round(entry, &run, &words)
        };
        let mut draw = |ui: &mut Ui| {
            round_ui(ui, &view, &text, &mut commands);
        };
        (0..3).for_each(|_| screen.still(&mut draw));
        let at = screen.find(label);
        screen.click(at, &mut draw);
        commands
    };
    let set = |set| vec![Command::Set(set)];
    assert_eq!(press("Switch it on", false), set(Set::Shedding(true)));
    assert_eq!(press("+", false), set(Set::Servers(8)));
    assert_eq!(press("−", false), set(Set::Servers(4)));
    let back_off = set(Set::RetryPolicy(RetryPolicy::BackOff));
    assert_eq!(press("Back off", false), back_off);
    let more = |on| vec![Command::Booth(BoothWish::More(on))];
    assert_eq!(press("More", false), more(true));
    assert_eq!(press("Back", true), more(false));
    // The tab key comes to the levers first, to what leads to the others last.
    let view = round(entry, &run, &words);
    let (mut screen, mut commands) = (Screen::new(1280.0, 720.0), Vec::new());
    let mut draw = |ui: &mut Ui| {
        round_ui(ui, &view, &text, &mut commands);
    };
    screen.still(&mut draw);
    let keys = screen.targets().len();
    screen.press_all(keys, &mut draw);
    let to_others = |wish: &Command| matches!(wish, Command::Booth(BoothWish::More(_)));
    assert!(commands.len() > 1, "{commands:?}");
    assert_eq!(
        commands.iter().position(to_others),
        Some(commands.len() - 1)
    );
}

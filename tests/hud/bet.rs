//! The bet before scoring: what is asked, what is answered, what is revealed.

use egui::{Key, Modifiers, Ui};
use retry_storm::hud::basis::{BasisView, asked_for, basis_ui};
use retry_storm::hud::scoring::{BetView, ScoringView, scoring_ui};
use retry_storm::level::Facts;
use retry_storm::model::events::Holding;
use retry_storm::shift::command::Command;

use crate::harness::{Screen, english};
use crate::screens::{Runs, runs, scoring};

/// The bet of the sale surge on a seed where the till was slow for 54 minutes.
fn asked(runs: &Runs, chosen: Option<usize>) -> ScoringView<'_> {
    let bet = runs.mine.level().bet.as_ref().expect("the level has one");
    let bet = Some(BetView {
        bet,
        value: 54.0,
        chosen,
    });
    ScoringView {
        bet,
        ..scoring(runs)
    }
}

fn shown(view: &ScoringView, keys: &[Key]) -> (Screen, Vec<Command>) {
    let text = english();
    let mut screen = Screen::new(1280.0, 720.0);
    let mut commands = Vec::new();
    let mut draw = |ui: &mut Ui| scoring_ui(ui, view, &text, &mut commands);
    for _ in 0..3 {
        screen.still(&mut draw);
    }
    for key in keys {
        screen.press(*key, Modifiers::NONE, &mut draw);
    }
    (screen, commands)
}

#[test]
fn nothing_is_given_away_before_the_answer() {
    let runs = runs("switch-sale-surge");
    let (screen, commands) = shown(&asked(&runs, None), &[]);
    for word in [
        "First, a bet",
        "less than 20 min",
        "20 min to 50 min",
        "50 min or more",
        "Skip",
    ] {
        assert!(
            screen.says(word),
            "{word:?} is missing: {:?}",
            screen.said()
        );
    }
    let score = runs.mine.outcome().expect("it is over").score.to_string();
    for word in [score.as_str(), "reference operator", "Not so", "54"] {
        assert!(!screen.says(word), "{word:?} is told: {:?}", screen.said());
    }
    assert_eq!(commands, []);
}

#[test]
fn pointer_tab_and_digits_answer_and_skip() {
    let runs = runs("switch-sale-surge");
    let view = asked(&runs, None);
    for (i, key) in [Key::Num1, Key::Num2, Key::Num3].into_iter().enumerate() {
        assert_eq!(shown(&view, &[key]).1, [Command::Answer(i)]);
    }
    let tab = [Key::Tab, Key::Tab, Key::Enter];
    assert_eq!(shown(&view, &tab).1, [Command::Answer(1)]);
    let skip = [Key::Tab, Key::Tab, Key::Tab, Key::Tab, Key::Enter];
    assert_eq!(shown(&view, &skip).1, [Command::Reveal]);
    assert_eq!(shown(&view, &[Key::Escape]).1, [Command::Reveal]);
    let (mut screen, mut commands) = shown(&view, &[]);
    assert!(screen.closes(), "the escape key is not the page's");
    let at = screen.find("50 min or more");
    let text = english();
    screen.click(at, |ui| scoring_ui(ui, &view, &text, &mut commands));
    assert_eq!(commands, [Command::Answer(2)]);
}

#[test]
fn every_answer_shows_its_key() {
    let runs = runs("switch-sale-surge");
    let answers = ["less than 20 min", "20 min to 50 min", "50 min or more"];
    let (screen, _) = shown(&asked(&runs, None), &[]);
    let digits = ["1", "2", "3"].map(|digit| screen.find(digit));
    for (digit, answer) in digits.iter().zip(answers.map(|answer| screen.find(answer))) {
        assert!((digit.y - answer.y).abs() < 4.0 && digit.x - answer.x < 120.0);
    }
    let (screen, _) = shown(&asked(&runs, Some(0)), &[]);
    assert!(screen.words.iter().all(|word| word.text != "1"));
}

#[test]
fn the_page_of_formulas_opens_before_the_answer_and_leads_back_to_it() {
    let runs = runs("switch-sale-surge");
    let text = english();
    let view = asked(&runs, None);
    let facts = Facts::of(&runs.mine);
    let checks = [Holding::Real, Holding::Exponential].map(|law| facts.crosscheck(law, 1));
    let page = BasisView {
        facts: &facts,
        checks: &checks,
        either_desk: false,
        desk: None,
    };
    let mut screen = Screen::new(1280.0, 720.0);
    let (mut open, mut commands) = (false, Vec::new());
    let mut draw = |ui: &mut Ui| {
        scoring_ui(ui, &view, &text, &mut commands);
        if open {
            basis_ui(ui, &page, &text, &mut commands);
        }
        open |= asked_for(ui);
    };
    screen.still(&mut draw);
    screen.press(Key::H, Modifiers::NONE, &mut draw);
    // Over the page no key answers or skips what lies below.
    for key in [Key::Num1, Key::Enter, Key::Escape] {
        screen.press(key, Modifiers::NONE, &mut draw);
    }
    assert!(open);
    assert_eq!(commands, [Command::Close]);
}

#[test]
fn right_or_wrong_what_is_true_is_told_and_the_shift_follows() {
    let runs = runs("switch-sale-surge");
    for (chosen, said) in [(2, "Right: 54 min."), (0, "Not so: 54 min.")] {
        let view = asked(&runs, Some(chosen));
        let (screen, _) = shown(&view, &[]);
        assert!(screen.says(said), "{:?}", screen.said());
        assert!(screen.says("the storm does not"));
        // It is answered: digits change nothing, Enter goes on.
        for on in [Key::Enter, Key::Escape] {
            let (_, commands) = shown(&view, &[Key::Num1, on]);
            assert_eq!(commands, [Command::Reveal]);
        }
    }
}

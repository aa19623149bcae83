//! The rows of the board: which of them are in sight.

use retry_storm::hud::board::BoardView;

use crate::board::{SIZES, drawing, rows, view};
use crate::harness::{Screen, english, none};

/// The visitor's place, name and score stand on one line within the list, and so do the best.
#[test]
fn the_visitors_row_is_in_sight_in_its_place_at_once_and_so_are_the_best() {
    let text = english();
    let mut faults = Vec::new();
    for (width, height) in SIZES {
        for (count, mine) in [
            (1, 0),
            (3, 1),
            (8, 7),
            (12, 6),
            (400, 0),
            (400, 200),
            (400, 399),
        ] {
            let (rows, _) = rows(count, "REN");
            let view = view(&rows, mine, "");
            let mut screen = Screen::new(width, height);
            for _ in 0..3 {
                screen.still(drawing(&view, &text, &mut Vec::new()));
            }
            let place = format!("{mine} of {count}, {width}×{height}");
            for at in [0, mine] {
                let score = text.number(f64::from(rows[at].score), 0);
                let rank = (at + 1).to_string();
                let find = |said: &str| screen.words.iter().find(|word| word.text == said);
                let found = find(&score).zip(find(&rank));
                if !found.is_some_and(|(score, rank)| {
                    let is_beside = (score.rect.center().y - rank.rect.center().y).abs() < 22.0;
                    is_beside && score.rect.left() > rank.rect.right()
                }) {
                    faults.push(format!("{place}: {rank} with {score} is not in sight"));
                }
            }
        }
    }
    none(&faults);
}

#[test]
fn the_best_stay_while_the_others_are_scrolled() {
    let (rows, _) = rows(30, "REN");
    let (view, text) = (view(&rows, 20, "REN"), english());
    let mut screen = Screen::new(1280.0, 720.0);
    let draw = |screen: &mut Screen, by: f32| {
        screen.swipe(
            egui::pos2(300.0, 500.0),
            egui::vec2(0.0, by),
            drawing(&view, &text, &mut Vec::new()),
        );
    };
    let score = |place: usize| text.number(f64::from(rows[place].score), 0);
    for (by, last) in [(-600.0, 29), (900.0, 3)] {
        (0..8).for_each(|_| draw(&mut screen, by));
        for place in [0, 1, 2, last] {
            assert!(screen.says(&score(place)), "{place}: {:?}", screen.said());
        }
    }
    assert!(screen.says("23 more below."), "{:?}", screen.said());
}

#[test]
fn more_rows_are_said_and_scrolled_to() {
    let (rows, _) = rows(30, "REN");
    let (view, text) = (view(&rows, 0, "REN"), english());
    let mut screen = Screen::new(1280.0, 720.0);
    for _ in 0..2 {
        screen.still(drawing(&view, &text, &mut Vec::new()));
    }
    assert!(screen.says("23 more below."), "{:?}", screen.said());
    assert!(!screen.says(&rows[29].score.to_string()));
    for _ in 0..6 {
        screen.swipe(
            egui::pos2(300.0, 500.0),
            egui::vec2(0.0, -380.0),
            drawing(&view, &text, &mut Vec::new()),
        );
    }
    assert!(!screen.says("more below"), "{:?}", screen.said());
    assert!(screen.says(&rows[29].score.to_string()));
}

/// Neither a board of another shift nor the same one, shown again after something else, opens where somebody has scrolled to.
#[test]
fn every_board_opens_where_nobody_has_scrolled() {
    let (rows, _) = rows(30, "REN");
    let (view, text) = (view(&rows, 0, "REN"), english());
    let unlike = [
        BoardView {
            level: "Viral",
            ..view
        },
        BoardView { seed: 8, ..view },
        BoardView {
            event: "Spring fair",
            ..view
        },
    ];
    let mut screen = Screen::new(1280.0, 720.0);
    let mut look_and_scroll = |stays: bool, view: &BoardView<'_>| {
        for _ in 0..2 {
            screen.still(drawing(view, &text, &mut Vec::new()));
        }
        assert_eq!(screen.says("23 more below."), !stays, "{view:?}");
        for _ in 0..6 {
            let by = egui::vec2(0.0, -380.0);
            let commands = &mut Vec::new();
            screen.swipe(egui::pos2(300.0, 500.0), by, drawing(view, &text, commands));
        }
        assert!(!screen.says("more below"), "{:?}", screen.said());
    };
    look_and_scroll(false, &view);
    // It stays where it was as long as it is shown.
    look_and_scroll(true, &view);
    for view in &unlike {
        look_and_scroll(false, view);
    }
    // The one before the last, which was scrolled to its end.
    look_and_scroll(false, &unlike[1]);
}

//! A class to try things on: twenty players who move some levers at some time.

use retry_storm::class::{FileText, Gathering, LeftOut, Wanted};
use retry_storm::level::{Player, Run, RunResult, embedded, play};
use retry_storm::model::control::{Control, ControlKind};
use retry_storm::model::desk;
use retry_storm::model::random::Mulberry32;

pub(crate) const LEVEL: &str = "switch-sale-surge";
pub(crate) const SEED: u32 = 7;

/// Names as people write them, and as they should not.
pub(crate) const NAMES: [&str; 20] = [
    "Ana",
    "Béla",
    "Ciarán Ó Sé",
    "Dolores",
    "Ñiño",
    "<script>alert(1)</script>",
    "\"Quotes\" & 'more'",
    "=HYPERLINK(\"x\")",
    "  two   spaces ",
    "",
    "",
    "Jay\u{202e}eman",
    "K",
    "L",
    "M",
    "N",
    "O",
    "P",
    "Q",
    "a name of more than forty characters, which is cut there",
];

/// A run with so many random moves.
pub(crate) fn run(level: &str, seed: u32, hand: u32, moves: u32) -> Run {
    let level = embedded().by_id(level).expect("a level");
    let mut chance = Mulberry32::new(hand);
    let levers: Vec<&Control> = desk::controls(level.desk)
        .iter()
        .filter(|c| !c.crisis)
        .collect();
    let mut run = Run::new(level, seed);
    let mut left = moves;
    while !run.is_over() {
        if left > 0 && chance.uniform() < 0.15 {
            left -= 1;
            let place = chance.bits() as usize % levers.len();
            let lever = levers[place];
            let value = match lever.kind {
                ControlKind::Button => 1.0,
                _ => lever.from_fraction(chance.uniform()),
            };
            run.act((lever.make)(value))
                .expect("a value of the lever's own");
        }
        run.step();
    }
    run
}

/// The reference operator's run.
pub(crate) fn reference(level: &str, seed: u32) -> Run {
    let level = embedded().by_id(level).expect("a level");
    play(level, seed, &Player::reference(level), level.end()).expect("a run")
}

/// The results of the class.
pub(crate) fn results() -> Vec<RunResult> {
    let played = NAMES.iter().zip(1_u32..).map(|(name, hand)| {
        let run = if hand == 1 {
            reference(LEVEL, SEED)
        } else {
            run(LEVEL, SEED, hand, hand % 9)
        };
        RunResult::of(&run, name, "Team 4").expect("a run that is over")
    });
    played.collect()
}

pub(crate) fn file(name: &str, text: impl Into<String>) -> FileText {
    FileText {
        name: name.to_owned(),
        text: Ok(text.into()),
    }
}

/// Their files.
pub(crate) fn files() -> Vec<FileText> {
    let named = results().into_iter().enumerate();
    named
        .map(|(i, result)| file(&format!("{i:02}.result.ron"), result.to_ron()))
        .collect()
}

pub(crate) fn gather(files: &[FileText]) -> Result<Gathering, Vec<LeftOut>> {
    Gathering::of(files, &Wanted::default(), embedded())
}

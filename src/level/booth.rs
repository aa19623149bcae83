//! What a booth plays: a list of levels and seeds, with what is shown of each.

use std::sync::Arc;

use ron::extensions::Extensions;
use serde::Deserialize;

use crate::model::control::Control;
use crate::model::desk;
use crate::model::indicator::Indicator;

use super::definition::Level;
use super::fault::Fault;
use super::levels::Levels;
use super::run::Run;

/// The program's own list.
const OWN: &str = include_str!("../../assets/booth.ron");
/// Its name in messages.
const OWN_NAME: &str = "booth.ron";
/// Most numbers in the foot of a round.
const NUMBERS_MAX: usize = 3;
/// Levers of a round that are always in sight.
pub const LEVERS: usize = 3;
/// Seed of a level that the list does not know.
const SEED: u32 = 7;

/// A level of a booth.
#[derive(Clone, Debug)]
pub struct BoothLevel {
    /// The level.
    pub level: Arc<Level>,
    /// Its seed, for the loop and for every visitor, so that their scores compare.
    pub seed: u32,
    /// First minute that the loop shows.
    pub from: u32,
    /// Minute before which the operator only watches.
    pub hands_on: u32,
    /// First minute that the loop shows no more.
    pub until: u32,
    /// Indicators in the foot of a round.
    pub numbers: Vec<&'static Indicator>,
    /// All levers of the desk, those that are always in sight first.
    pub levers: Vec<&'static Control>,
}

/// As it is written; what is left out follows from the level.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    level: String,
    seed: u32,
    #[serde(default)]
    from: u32,
    #[serde(default)]
    hands_on: u32,
    until: Option<u32>,
    #[serde(default)]
    numbers: Vec<String>,
    #[serde(default)]
    levers: Vec<String>,
}

/// The program's own list, as far as its levels are among these.
#[must_use]
pub fn booth_levels(levels: &Levels) -> Vec<BoothLevel> {
    // A test holds that the list is without fault.
    parse(OWN_NAME, OWN, levels).unwrap_or_default()
}

impl BoothLevel {
    /// A level that no list knows, as it is.
    #[must_use]
    pub fn of(level: &Arc<Level>) -> Self {
        let kind = level.desk;
        let gauged = desk::indicators(kind).iter().filter(|i| i.gauge.is_some());
        Self {
            level: Arc::clone(level),
            seed: SEED,
            from: 0,
            hands_on: 0,
            until: level.end(),
            numbers: gauged.take(NUMBERS_MAX - 1).collect(),
            levers: with_the_rest(level, level.focus.iter().copied()),
        }
    }

    /// The run that the loop shows, where it begins.
    #[must_use]
    pub fn shown(&self) -> Run {
        let mut run = self.run();
        while run.minute() < self.from && run.step().is_some() {}
        run
    }

    /// The run that a visitor plays.
    #[must_use]
    pub fn run(&self) -> Run {
        Run::new(&self.level, self.seed)
    }
}

/// The levers that come first, then the others of the desk.
fn with_the_rest<'a>(level: &Level, first: impl Iterator<Item = &'a str>) -> Vec<&'static Control> {
    let kind = level.desk;
    let mut levers: Vec<&Control> = first.filter_map(|id| desk::control(kind, id)).collect();
    for control in desk::controls(kind).iter().filter(|c| !c.crisis) {
        if levers.iter().all(|lever| lever.id != control.id) {
            levers.push(control);
        }
    }
    levers
}

/// Reads a list. Entries of levels that there are not are left out: the levels may be those of a folder.
fn parse(name: &str, text: &str, levels: &Levels) -> Result<Vec<BoothLevel>, Vec<Fault>> {
    let reader = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
    let all: Vec<Written> = reader
        .from_str(text)
        .map_err(|fault| vec![Fault::of_file(name, fault.to_string())])?;
    let mut faults = Vec::new();
    let mut list = Vec::new();
    for written in all {
        let Some(level) = levels.by_id(&written.level) else {
            continue;
        };
        let mut fault = |what: String| {
            let message = format!("{}: {what}", written.level);
            faults.push(Fault::of_file(name, message));
        };
        let kind = level.desk;
        let until = written.until.unwrap_or(level.end());
        if level.is_free() || written.from >= until || until > level.end() {
            fault(format!(
                "minutes {} to {until} are none of its",
                written.from
            ));
        }
        let mut entry = BoothLevel {
            seed: written.seed,
            from: written.from,
            hands_on: written.hands_on,
            until,
            ..BoothLevel::of(level)
        };
        if !written.numbers.is_empty() {
            entry.numbers.clear();
        }
        for number in &written.numbers {
            match desk::indicator_index(kind, number) {
                Some(row) => entry.numbers.push(&desk::indicators(kind)[row]),
                None => fault(format!("{number} is no indicator of the desk")),
            }
        }
        if entry.numbers.len() > NUMBERS_MAX {
            fault(format!("at most {NUMBERS_MAX} numbers have room"));
        }
        for lever in &written.levers {
            if desk::control(kind, lever).is_none_or(|control| control.crisis) {
                fault(format!("{lever} is no lever of the desk"));
            }
        }
        if !written.levers.is_empty() {
            entry.levers = with_the_rest(level, written.levers.iter().map(String::as_str));
        }
        list.push(entry);
    }
    if faults.is_empty() {
        Ok(list)
    } else {
        Err(faults)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::level::embedded;

    #[test]
    fn the_list_is_without_fault_and_holds_every_scored_level() {
        let list = parse(OWN_NAME, OWN, embedded()).expect("no fault");
        let scored = embedded().iter().filter(|level| !level.is_free());
        for level in scored {
            let entry = list.iter().find(|entry| entry.level.id == level.id);
            let entry = entry.unwrap_or_else(|| panic!("{} is missing", level.id));
            let levers = desk::controls(level.desk).iter().filter(|c| !c.crisis);
            assert_eq!(entry.levers.len(), levers.count(), "{}", level.id);
            assert!(!entry.numbers.is_empty());
            assert_eq!(entry.shown().minute(), entry.from);
        }
    }

    #[test]
    fn what_makes_no_sense_is_named() {
        let said = |entry: &str| {
            let faults = parse("x.ron", &format!("[{entry}]"), embedded()).expect_err(entry);
            faults[0].message.clone()
        };
        let sale = r#"level: "switch-sale-surge", seed: 1"#;
        assert!(said(&format!("({sale}, until: 61)")).contains("minutes 0 to 61"));
        assert!(said(&format!("({sale}, from: 9, until: 9)")).contains("none of its"));
        assert!(
            said(&format!(r#"({sale}, numbers: ["p99_s"])"#)).contains("p99_s is no indicator")
        );
        assert!(said(&format!(r#"({sale}, levers: ["Surge"])"#)).contains("Surge is no lever"));
        assert!(said(&format!("({sale}, colour: 3)")).contains("colour"));
        assert!(said(r#"(level: "web-free", seed: 1)"#).contains("none of its"));
    }

    #[test]
    fn levels_of_a_folder_are_played_as_they_are() {
        let none = Levels::default();
        assert!(booth_levels(&none).is_empty());
        let level = embedded().by_id("web-bad-deploy").expect("embedded");
        let entry = BoothLevel::of(level);
        assert_eq!(entry.levers[0].id, "RollBack");
        assert_eq!((entry.from, entry.until), (0, 60));
    }
}

//! Plans: ways to play a level whose result is known, which prove what the level teaches.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::action::{ActionError, read_actions};
use super::definition::Level;
use super::fault::Fault;
use super::file::read_text;
use super::levels::{Levels, texts_of};
use super::names::Named;
use super::play::{Player, play};
use super::rules::read_rules;
use super::source::{Faults, Fields, Node, Source};

/// Share of seeds on which a plan must end as expected, when its file says nothing else.
const AT_LEAST: f64 = 0.9;
/// Longest name of a plan, in characters.
const NAME_MAX: usize = 60;

/// The plan files built into the program.
const EMBEDDED: &[(&str, &str)] = &[
    (
        "switch-sale-surge.ron",
        include_str!("../../levels/plans/switch-sale-surge.ron"),
    ),
    (
        "switch-fraud-wave.ron",
        include_str!("../../levels/plans/switch-fraud-wave.ron"),
    ),
    (
        "switch-issuer-outage.ron",
        include_str!("../../levels/plans/switch-issuer-outage.ron"),
    ),
    (
        "web-bad-deploy.ron",
        include_str!("../../levels/plans/web-bad-deploy.ron"),
    ),
    (
        "web-viral-surge.ron",
        include_str!("../../levels/plans/web-viral-surge.ron"),
    ),
    (
        "web-cache-flush.ron",
        include_str!("../../levels/plans/web-cache-flush.ron"),
    ),
];

/// How a plan should end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expect {
    /// The level is passed.
    Won,
    /// It is not.
    Lost,
}

/// A way to play a level.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// The level.
    pub level: Arc<Level>,
    /// What it does, in a few words.
    pub name: String,
    /// How it should end.
    pub expect: Expect,
    /// On which share of the seeds, at least.
    pub at_least: f64,
    /// What it does.
    pub player: Player,
}

impl Plan {
    /// Plays the plan; whether the level is passed.
    ///
    /// # Errors
    /// An action that the level does not allow; the checks of [`parse_plans`] leave none.
    pub fn wins(&self, seed: u32) -> Result<bool, ActionError> {
        let run = play(&self.level, seed, &self.player, u32::MAX)?;
        Ok(run.outcome().is_some_and(|o| o.passed))
    }

    /// Whether the plan ended as expected on enough of the seeds.
    #[must_use]
    pub fn is_as_designed(&self, won: u32, seeds: u32) -> bool {
        let as_expected = match self.expect {
            Expect::Won => won,
            Expect::Lost => seeds.saturating_sub(won),
        };
        f64::from(as_expected) >= self.at_least * f64::from(seeds)
    }
}

/// Reads and checks a plan file; `name` stands for the file in messages.
///
/// # Errors
/// Every fault of the file.
pub fn parse_plans(name: &str, text: &str, levels: &Levels) -> Result<Vec<Plan>, Vec<Fault>> {
    let mut faults = Faults::default();
    let plans = Source::new(name, text)
        .root(&mut faults)
        .and_then(|root| read_plans(&root, levels, &mut faults));
    faults.outcome(plans)
}

/// The plans built into the program.
///
/// # Errors
/// Every fault; the tests hold that there is none.
pub fn embedded_plans(levels: &Levels) -> Result<Vec<Plan>, Vec<Fault>> {
    collect(
        EMBEDDED
            .iter()
            .map(|(name, text)| parse_plans(name, text, levels)),
    )
}

/// The plans in `plans/` of a folder of levels.
///
/// # Errors
/// Every fault of every file.
pub fn load_plans(dir: &Path, levels: &Levels) -> Result<Vec<Plan>, Vec<Fault>> {
    let files = texts_of(&dir.join("plans"))?;
    collect(files.into_iter().map(|path: PathBuf| {
        let text = read_text(&path).map_err(|e| vec![e])?;
        parse_plans(&path.display().to_string(), &text, levels)
    }))
}

fn collect(
    files: impl Iterator<Item = Result<Vec<Plan>, Vec<Fault>>>,
) -> Result<Vec<Plan>, Vec<Fault>> {
    let (mut plans, mut faults) = (Vec::new(), Vec::new());
    for file in files {
        match file {
            Ok(list) => plans.extend(list),
            Err(list) => faults.extend(list),
        }
    }
    if faults.is_empty() {
        Ok(plans)
    } else {
        Err(faults)
    }
}

fn read_plans(root: &Node<'_>, levels: &Levels, faults: &mut Faults) -> Option<Vec<Plan>> {
    let mut fields = root.fields(faults)?;
    let level = fields.need("level", faults).and_then(|n| {
        let id: String = n.read("a level's id in quotes", faults)?;
        let level = levels.by_id(&id).filter(|l| !l.is_free());
        if level.is_none() {
            let known: Vec<&str> = levels
                .iter()
                .filter(|l| !l.is_free())
                .map(|l| l.id.as_str())
                .collect();
            faults.push(n.fault(format!(
                "{} is no level with goals; known are {}",
                n.as_written(),
                known.join(", ")
            )));
        }
        level
    });
    let plans = fields.need("plans", faults);
    fields.finish(faults);
    let (level, items) = (level?, plans?.items(faults)?);
    let plans: Vec<Plan> = items
        .iter()
        .filter_map(|item| read_plan(item, level, faults))
        .collect();
    for (i, plan) in plans.iter().enumerate() {
        if plans[..i].iter().any(|p| p.name == plan.name) {
            faults.push(root.fault(format!(
                "two plans are named \"{}\"; each needs its own name",
                plan.name
            )));
        }
    }
    Some(plans)
}

fn read_plan(node: &Node<'_>, level: &Arc<Level>, faults: &mut Faults) -> Option<Plan> {
    let mut fields = node.fields(faults)?;
    let name = fields.need("name", faults).and_then(|n| {
        let what = format!("a name in quotes of 1 to {NAME_MAX} characters");
        let name: String = n.read(&what, faults)?;
        if !(1..=NAME_MAX).contains(&name.chars().count()) || name.chars().any(char::is_control) {
            faults.push(n.fault(format!("{} is not {what}", n.as_written())));
            return None;
        }
        Some(name)
    });
    let expect = fields
        .need("expect", faults)
        .and_then(|n| match n.as_written().as_str() {
            "Won" => Some(Expect::Won),
            "Lost" => Some(Expect::Lost),
            other => {
                faults.push(n.fault(format!("{other} is not Won or Lost")));
                None
            }
        });
    let at_least = fields.take("at_least").map_or(Some(AT_LEAST), |n| {
        let share = n.number(faults)?;
        if !(0.5..=1.0).contains(&share) {
            faults.push(n.fault(format!("{share} is not a number from 0.5 to 1")));
            return None;
        }
        Some(share)
    });
    let player = read_player(&mut fields, level, faults);
    fields.finish(faults);
    Some(Plan {
        level: Arc::clone(level),
        name: name?,
        expect: expect?,
        at_least: at_least?,
        player: player?,
    })
}

fn read_player(fields: &mut Fields<'_>, level: &Arc<Level>, faults: &mut Faults) -> Option<Player> {
    let (rules, actions, reference) = (
        fields.take("rules"),
        fields.take("actions"),
        fields.take("reference"),
    );
    let events = Named::of("event of this level", &level.events, |e| &e.id);
    match (rules, actions, reference) {
        (Some(n), None, None) => Some(Player::Operator(read_rules(
            &n, level.desk, &events, faults,
        ))),
        (None, Some(n), None) => read_actions(&n, level, faults).map(Player::Actions),
        (None, None, Some(n)) => {
            let is_reference = n.read::<bool>("true", faults)?;
            if !is_reference {
                faults.push(n.fault("allowed is true; leave it out otherwise"));
                return None;
            }
            Some(Player::reference(level))
        }
        _ => {
            faults.push(
                fields
                    .node()
                    .fault("a plan has exactly one of actions, rules and reference"),
            );
            None
        }
    }
}

//! Result files: what a player hands in after a shift, with the replay that proves it.
//!
//! A result file is RON: `(result: 1, player: "Ana", group: "Team 4", score: 871, stars: 2, goals: […], fingerprint: "…",
//! replay: (…))`. Only the replay counts; everything else says what it comes to, and [`RunResult::prove`] holds the two together.

use std::fmt;
use std::sync::Arc;

use super::action::{Replay, read_replay};
use super::drawable::is_drawable;
use super::fault::Fault;
use super::goal::GoalState;
use super::levels::Levels;
use super::play::{Player, play};
use super::run::Run;
use super::source::{Faults, Node, Source};

/// Version of the notation.
pub const RESULT_VERSION: u32 = 1;
/// Most characters of a player's or a group's name.
pub const NAME_CHARS_MAX: usize = 40;

/// What a goal of the file says of itself.
#[derive(Clone, Debug, PartialEq)]
pub struct GoalResult {
    /// Name of the goal within its level.
    pub goal: String,
    /// Its value, in the goal's unit; `None` when it never counted.
    pub value: Option<f64>,
    /// It is met.
    pub met: bool,
}

/// A finished shift as its player hands it in.
#[derive(Clone, Debug, PartialEq)]
pub struct RunResult {
    /// Who played; empty for somebody who does not say.
    pub player: String,
    /// The group that it was played in; empty for none.
    pub group: String,
    /// 0…1000.
    pub score: u32,
    /// 0…3.
    pub stars: u32,
    /// In the order of the level's goals.
    pub goals: Vec<GoalResult>,
    /// What tells this run from every other, as [`super::Fingerprint`] is written.
    pub fingerprint: String,
    /// What proves all of it.
    pub replay: Replay,
}

/// What a result file says that its replay does not give.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Untrue {
    /// A free shift or one that is not of this program's levels: it has no score.
    NoScore,
    /// The replay does not play; the reason is a sentence.
    Unplayable(String),
    /// Another score.
    Score {
        /// The file's.
        said: u32,
        /// The replay's.
        given: u32,
    },
    /// Other stars.
    Stars {
        /// The file's.
        said: u32,
        /// The replay's.
        given: u32,
    },
    /// Another value or verdict of a goal, by its name; or other goals altogether, and no name.
    Goal(String),
    /// Other minutes.
    Fingerprint,
}

impl RunResult {
    /// The result of a run; `None` before its end, and for a free shift, which has none. The names are tidied.
    #[must_use]
    pub fn of(run: &Run, player: &str, group: &str) -> Option<Self> {
        let outcome = run.outcome()?;
        Some(Self {
            player: tidy_name(player),
            group: tidy_name(group),
            score: outcome.score,
            stars: u32::from(outcome.stars),
            goals: goals_of(run, &outcome.goals),
            fingerprint: run.fingerprint().to_string(),
            replay: run.replay(),
        })
    }

    /// Reads a result file; `name` stands for the file in messages.
    ///
    /// # Errors
    /// Every fault of the file.
    pub fn parse(name: &str, text: &str, levels: &Levels) -> Result<Self, Vec<Fault>> {
        let mut faults = Faults::default();
        let result = Source::new(name, text)
            .root(&mut faults)
            .and_then(|root| read_result(&root, levels, &mut faults));
        faults.outcome(result)
    }

    /// Plays the replay and holds the file against it.
    ///
    /// # Errors
    /// The first thing that the file says and the replay does not give.
    pub fn prove(&self, levels: &Levels) -> Result<Run, Untrue> {
        let level = levels.by_id(&self.replay.level).ok_or(Untrue::NoScore)?;
        let player = Player::Actions(self.replay.actions.clone());
        let minutes = level.minutes.ok_or(Untrue::NoScore)?;
        let run = play(&Arc::clone(level), self.replay.seed, &player, minutes)
            .map_err(|refused| Untrue::Unplayable(refused.to_string()))?;
        let given = Self::of(&run, "", "").ok_or(Untrue::NoScore)?;
        let differs = |said: u32, given: u32| (said != given).then_some((said, given));
        if let Some((said, given)) = differs(self.score, given.score) {
            return Err(Untrue::Score { said, given });
        }
        if let Some((said, given)) = differs(self.stars, given.stars) {
            return Err(Untrue::Stars { said, given });
        }
        if self.goals.len() != given.goals.len() {
            return Err(Untrue::Goal(String::new()));
        }
        let mut goals = self.goals.iter().zip(&given.goals);
        if let Some((said, _)) = goals.find(|(said, given)| said != given) {
            return Err(Untrue::Goal(said.goal.clone()));
        }
        if self.fingerprint != given.fingerprint {
            return Err(Untrue::Fingerprint);
        }
        Ok(run)
    }

    /// A name for the file: level, seed, player and the fingerprint's beginning, so that those of a class can lie in one folder.
    #[must_use]
    pub fn file_name(&self) -> String {
        let Replay { level, seed, .. } = &self.replay;
        let print: String = self.fingerprint.chars().take(4).collect();
        let player: String = self
            .player
            .chars()
            .map(|c| if c.is_alphanumeric() { c } else { '-' })
            .collect();
        let parts = [level, &seed.to_string(), player.trim_matches('-'), &print];
        let parts: Vec<&str> = parts
            .into_iter()
            .filter(|part| !part.is_empty())
            .map(AsRef::as_ref)
            .collect();
        format!("{}.result.ron", parts.join("-"))
    }

    /// The file's text.
    #[must_use]
    pub fn to_ron(&self) -> String {
        self.to_string()
    }
}

fn goals_of(run: &Run, states: &[GoalState]) -> Vec<GoalResult> {
    let goals = run.level().goals.iter().zip(states);
    goals
        .map(|(goal, state)| GoalResult {
            goal: goal.id.clone(),
            value: state.value,
            met: state.met,
        })
        .collect()
}

impl fmt::Display for RunResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Quoted and escaped as the notation wants it.
        let quoted = |text: &str| ron::to_string(text).map_err(|_| fmt::Error);
        writeln!(f, "(\n    result: {RESULT_VERSION},")?;
        for (field, name) in [("player", &self.player), ("group", &self.group)] {
            if !name.is_empty() {
                writeln!(f, "    {field}: {},", quoted(name)?)?;
            }
        }
        writeln!(f, "    score: {}, stars: {},", self.score, self.stars)?;
        writeln!(f, "    goals: [")?;
        for goal in &self.goals {
            write!(f, "        (goal: \"{}\", ", goal.goal)?;
            if let Some(value) = goal.value {
                // The shortest digits that read back to the same bits.
                write!(f, "value: {value:?}, ")?;
            }
            writeln!(f, "met: {}),", goal.met)?;
        }
        writeln!(
            f,
            "    ],\n    fingerprint: {},",
            quoted(&self.fingerprint)?
        )?;
        writeln!(f, "    replay: {},\n)", self.replay.to_ron().trim_end())
    }
}

fn read_result(root: &Node<'_>, levels: &Levels, faults: &mut Faults) -> Option<RunResult> {
    let mut fields = root.fields(faults)?;
    let version: Option<u32> = fields.need("result", faults).and_then(|n| {
        let version: u32 = n.read("a version", faults)?;
        if version != RESULT_VERSION {
            faults.push(n.fault(format!(
                "the file has notation {version}; this program reads {RESULT_VERSION}"
            )));
            return None;
        }
        Some(version)
    });
    let mut name = |field: &'static str, faults: &mut Faults| {
        let node = fields.take(field);
        let read = node.map(|n| n.read::<String>("a name in quotes", faults));
        read.unwrap_or_else(|| Some(String::new()))
            .map(|name| tidy_name(&name))
    };
    let (player, group) = (name("player", faults), name("group", faults));
    let mut whole = |field: &'static str, most: u32, faults: &mut Faults| {
        let node = fields.need(field, faults);
        node.and_then(|n| n.whole(0, most, faults))
    };
    let (score, stars) = (whole("score", 1000, faults), whole("stars", 3, faults));
    let goals = fields
        .need("goals", faults)
        .and_then(|n| n.items(faults))
        .map(|items| {
            let goals = items.iter().map(|item| read_goal(item, faults));
            goals.collect::<Option<Vec<_>>>()
        });
    let fingerprint: Option<String> = fields
        .need("fingerprint", faults)
        .and_then(|n| n.read("a fingerprint in quotes", faults));
    let replay = fields
        .need("replay", faults)
        .and_then(|n| read_replay(&n, levels, faults));
    fields.finish(faults);
    version?;
    Some(RunResult {
        player: player?,
        group: group?,
        score: score?,
        stars: stars?,
        goals: goals??,
        fingerprint: fingerprint?,
        replay: replay?,
    })
}

fn read_goal(node: &Node<'_>, faults: &mut Faults) -> Option<GoalResult> {
    let mut fields = node.fields(faults)?;
    let goal = fields.need("goal", faults).and_then(|n| n.key(faults));
    let value = fields.take("value").map(|n| n.number(faults));
    let met = fields
        .need("met", faults)
        .and_then(|n| n.read("true or false", faults));
    fields.finish(faults);
    Some(GoalResult {
        goal: goal?,
        value: match value {
            None => None,
            Some(read) => Some(read?),
        },
        met: met?,
    })
}

/// The same for a group, whose name everybody has on the screen: without what cannot be drawn there. Empty when nothing is left.
#[must_use]
pub fn tidy_group(name: &str) -> String {
    let is_kept = |c: &char| is_drawable(*c) || c.is_whitespace() || c.is_control();
    tidy_name(&name.chars().filter(is_kept).collect::<String>())
}

/// A name as people write it: no line breaks, no marks that turn the writing round, single spaces, at most
/// [`NAME_CHARS_MAX`] characters.
#[must_use]
pub fn tidy_name(name: &str) -> String {
    let turns = |c: char| matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    let plain: String = name
        .chars()
        .filter(|c| !turns(*c))
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let cut: String = words.join(" ").chars().take(NAME_CHARS_MAX).collect();
    cut.trim_end().to_owned()
}

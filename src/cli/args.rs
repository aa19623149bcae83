//! What can be said on the command line.

use std::path::{Path, PathBuf};
use std::str::FromStr;

use clap::{Args, Parser, Subcommand, ValueEnum};

use super::class_args::{CompareArgs, GroupLinkArgs};
use crate::level::MINUTES_MAX;
use crate::model::random::seed_from_text;
use crate::text::Lang;

#[cfg(feature = "game")]
use super::booth::BoothArgs;

/// The seed of whoever names none.
pub const SEED: u32 = 7;

/// Learn to run two operations desks under load: a payment switch and a web service on call.
///
/// Without a command it opens the game. Educational model, not operational, financial or legal advice.
#[derive(Clone, Debug, Parser)]
#[command(name = "retry-storm", version, max_term_width = 100)]
pub struct Cli {
    /// Reads the levels of this folder instead of the program's own
    #[arg(long, global = true, value_name = "DIR")]
    pub levels: Option<PathBuf>,

    /// Insists on a window: fails where none can be opened, instead of playing in the terminal
    #[arg(long)]
    pub window: bool,

    /// Opens what a link asks for: `?level=…&seed=…&speed=…&lang=…&embed=1&group=…&minutes=…&replay=…`
    #[arg(long, value_name = "LINK")]
    pub link: Option<String>,

    /// Where the game lies on the web
    #[command(flatten)]
    pub page: PageArgs,

    /// A booth
    #[cfg(feature = "game")]
    #[command(flatten)]
    pub booth: BoothArgs,

    /// What to do instead of opening the game
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Lists the levels: id, desk, name, length, and what each teaches
    Levels,
    /// Plays a level or a replay without a window and prints every minute
    Simulate(SimulateArgs),
    /// Names every fault of level, plan and replay files with its line
    Check(CheckArgs),
    /// Plays every plan of levels/plans on many seeds: does each level teach what it should?
    Prove(ProveArgs),
    /// Prints random replays with their fingerprints, to hold another build against this one
    Replays(ReplaysArgs),
    /// Holds a minute's queueing formulas against an event-by-event simulation of it
    Crosscheck(CrosscheckArgs),
    /// Lays the result files of a class over one another: one page with charts, and tables
    Compare(CompareArgs),
    /// Prints the link that everybody of a class opens: one level and seed, whose results are compared
    GroupLink(GroupLinkArgs),
    /// Renders one picture of the game to a file
    Shot(ShotArgs),
}

/// Arguments of `simulate`.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Prints JSON Lines: one object a minute with every indicator, then {\"summary\": …} with goals, \
    score and stars. The same level, seed and actions give the same bits everywhere.\n\n\
    Examples:\n  retry-storm simulate switch-sale-surge --seed 7 --plan operator\n  \
    retry-storm simulate web-free --seed tuesday --minutes 120 --csv\n  \
    retry-storm simulate switch-sale-surge --plan 'levels/plans/switch-sale-surge.ron#10 servers ordered ahead'\n  \
    retry-storm simulate --replay my-run.ron"
)]
pub struct SimulateArgs {
    /// Id of the level, as `levels` lists it
    #[arg(required_unless_present = "replay", conflicts_with = "replay")]
    pub level: Option<String>,

    /// Seed of the weather: a number, or any text
    #[arg(
        long,
        value_parser = seed,
        default_value_t = SEED,
        allow_negative_numbers = true,
        conflicts_with = "replay"
    )]
    pub seed: u32,

    /// Length of a free shift in minutes [default: 60]
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=i64::from(MINUTES_MAX)))]
    pub minutes: Option<u32>,

    /// Who plays: `nothing`, `operator` (the level's own), a replay file, or FILE#NAME for a plan of a plan file
    #[arg(
        long,
        value_name = "PLAN",
        default_value = "nothing",
        conflicts_with = "replay"
    )]
    pub plan: PlanChoice,

    /// Plays this replay file
    #[arg(long, value_name = "FILE")]
    pub replay: Option<PathBuf>,

    /// Prints a CSV table instead, without the summary
    #[arg(long)]
    pub csv: bool,
}

/// Arguments of `check`.
#[derive(Clone, Debug, Args)]
pub struct CheckArgs {
    /// Level, plan or replay files
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Arguments of `prove`.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Exits with 1 when a plan does not end as its file says on enough of the seeds 1, 2, … N."
)]
pub struct ProveArgs {
    /// On how many seeds
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub seeds: u32,

    /// Only the plans of this level; may be given several times
    #[arg(long, value_name = "ID")]
    pub level: Vec<String>,
}

/// Arguments of `replays`.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Prints JSON Lines: level, seed, minutes, number of actions, the fingerprint of every bit of every minute, and \
    the replay's text. The levels take turns. The same seed prints the same lines everywhere; a build that plays a replay \
    to another fingerprint has another model."
)]
pub struct ReplaysArgs {
    /// How many
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub count: u32,

    /// Seed of the random moves: a number, or any text
    #[arg(long, value_parser = seed, default_value = "1", allow_negative_numbers = true)]
    pub seed: u32,
}

/// Arguments of `crosscheck`.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "The minute's queue is simulated customer by customer for as long as asked, as if the minute lasted \
    for ever: Poisson arrivals at the rate let in, first come, first served, whoever waits longer than the deadline \
    leaves. Once with the desk's own law of holding times, once with an exponential one of the same mean, which is \
    what the formulas assume. The bands hold the true value 99 times of 100; a formula outside its band is off by \
    more than chance explains.\n\n\
    Examples:\n  retry-storm crosscheck switch-issuer-outage --seed 7 --minute 12\n  \
    retry-storm crosscheck web-viral-surge --minute 40 --plan operator --customers 10000000 --json"
)]
pub struct CrosscheckArgs {
    /// Id of the level, as `levels` lists it
    pub level: String,

    /// Seed of the weather and of the simulation: a number, or any text
    #[arg(long, value_parser = seed, default_value_t = SEED, allow_negative_numbers = true)]
    pub seed: u32,

    /// The minute
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..i64::from(MINUTES_MAX)))]
    pub minute: u32,

    /// Who plays until then: `nothing`, `operator`, a replay file, or FILE#NAME for a plan of a plan file
    #[arg(long, value_name = "PLAN", default_value = "nothing")]
    pub plan: PlanChoice,

    /// How many customers pass in each of the two simulations
    #[arg(long, default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(10_000..=1_000_000_000))]
    pub customers: u64,

    /// Prints one JSON object instead of the table
    #[arg(long)]
    pub json: bool,
}

/// Where the game lies on the web: for what copies or shows links.
#[derive(Clone, Debug, Args)]
pub struct PageArgs {
    /// The page on the web that links lead to which the game copies; without one it copies the run's text
    #[arg(long, value_name = "URL", value_parser = address)]
    pub link_base: Option<String>,
}

/// Arguments of `shot`.
#[derive(Clone, Debug, Args)]
pub struct ShotArgs {
    /// Where the game lies on the web
    #[command(flatten)]
    pub page: PageArgs,

    /// Which screen
    #[arg(long, value_enum, default_value_t = Screen::Play)]
    pub screen: Screen,

    /// Id of the level, as `levels` lists it
    #[arg(default_value = "switch-sale-surge")]
    pub level: String,

    /// Seed of the weather: a number, or any text
    #[arg(long, value_parser = seed, default_value_t = SEED, allow_negative_numbers = true)]
    pub seed: u32,

    /// Minute on screen
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u32).range(0..i64::from(MINUTES_MAX)))]
    pub minute: u32,

    /// Who plays until then: `nothing`, `operator`, a replay file, or FILE#NAME for a plan of a plan file
    #[arg(long, value_name = "PLAN", default_value = "nothing")]
    pub plan: PlanChoice,

    /// Size of the picture in pixels
    #[arg(long, value_name = "WxH", default_value = "1280x720")]
    pub size: Size,

    /// Language code
    #[arg(long, default_value = "en")]
    pub lang: Lang,

    /// Size of text and panels, 0.75 to 2
    #[arg(long, default_value_t = 1.0, value_parser = scale)]
    pub scale: f32,

    /// Where to write the PNG
    #[arg(long, value_name = "FILE.png")]
    pub out: PathBuf,
}

/// A screen of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Screen {
    /// The two desks and their levels.
    Title,
    /// What a level asks.
    Briefing,
    /// The desk before its first minute.
    Ready,
    /// The desk.
    Play,
    /// The verdict.
    Scoring,
    /// The page that opens the box, over the desk.
    Basis,
    /// A booth's loop, some seconds after it began with this level.
    Attract,
    /// The title card of a booth's loop.
    Card,
    /// A booth's loop while a pointer stirs: the way in shines.
    TakeOver,
    /// A booth's round.
    Round,
    /// A booth's result.
    Result,
    /// The place where a booth's visitor types a name.
    Name,
    /// A booth's board.
    Board,
    /// A booth's question whether its visitor is still there.
    StillThere,
    /// The number that a booth's attendant is asked for.
    Number,
    /// What a booth's attendant may change.
    Attendant,
}

/// Who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlanChoice {
    /// Nothing is touched.
    Nothing,
    /// The level's reference operator.
    Operator,
    /// A replay file, or a plan of a plan file.
    File {
        /// The file.
        path: PathBuf,
        /// Which of its plans.
        name: Option<String>,
    },
}

impl FromStr for PlanChoice {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(match text {
            "nothing" => Self::Nothing,
            "operator" => Self::Operator,
            _ => match text.split_once('#') {
                // A file whose own name has a # is that file.
                Some((path, name)) if !Path::new(text).is_file() => Self::File {
                    path: path.into(),
                    name: Some(name.to_owned()),
                },
                _ => Self::File {
                    path: text.into(),
                    name: None,
                },
            },
        })
    }
}

/// Width and height in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
}

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let allowed = 64..=8192;
        let size = text.split_once(['x', 'X', '×']).and_then(|(w, h)| {
            Some(Self {
                width: w.trim().parse().ok()?,
                height: h.trim().parse().ok()?,
            })
        });
        size.filter(|s| allowed.contains(&s.width) && allowed.contains(&s.height))
            .ok_or_else(|| {
                "allowed are two numbers of pixels from 64 to 8192, as in 1280x720".to_owned()
            })
    }
}

/// Reads a seed.
pub(super) fn seed(text: &str) -> Result<u32, String> {
    seed_from_text(text).ok_or_else(|| "an empty text is no seed".to_owned())
}

fn address(text: &str) -> Result<String, String> {
    let is_one = ["https://", "http://"].iter().any(|scheme| {
        text.strip_prefix(scheme)
            .is_some_and(|rest| !rest.is_empty())
    });
    (is_one && !text.contains(char::is_whitespace))
        .then(|| text.to_owned())
        .ok_or_else(|| "allowed is an address that begins with https:// or http://".to_owned())
}

fn scale(text: &str) -> Result<f32, String> {
    let scale: Option<f32> = text.parse().ok();
    scale
        .filter(|s| (0.75..=2.0).contains(s))
        .ok_or_else(|| "allowed is a number from 0.75 to 2".to_owned())
}

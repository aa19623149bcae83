//! What can be said on the command line for a class.

use std::path::PathBuf;

use clap::Args;

use super::args::{PageArgs, SEED, seed};
use crate::level::{GROUP_MINUTES_MAX, SPEEDS};
use crate::text::Lang;

/// Arguments of `compare`.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Plays the replay of every result file in the folder again and lays up to 40 runs of one level and seed over \
    one another, with the untouched shift and the reference operator's. Writes a page that needs nothing else, and beside \
    it three tables: runs, moves, minutes. Files of other levels or seeds, damaged ones, and those whose score does not \
    follow from their replay are named with the reason and left out; what is plainly no result file is named and left \
    alone.\n\n\
    Exits with 0 when every result file is in, with 3 when the report is made and some are left out, with 1 when there is \
    nothing to compare."
)]
pub struct CompareArgs {
    /// The folder with the result files
    pub dir: PathBuf,

    /// Only runs of this level; otherwise of the level and seed that most files are of
    #[arg(long, value_name = "ID")]
    pub level: Option<String>,

    /// Only runs of this seed: a number, or any text
    #[arg(long, value_parser = seed, allow_negative_numbers = true)]
    pub seed: Option<u32>,

    /// Language code of the report
    #[arg(long, default_value = "en")]
    pub lang: Lang,

    /// Where to write the page; the tables go beside it [default: DIR/LEVEL-SEED.html]
    #[arg(long, value_name = "FILE.html")]
    pub out: Option<PathBuf>,
}

/// Arguments of `group-link`.
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Whoever opens the link finds the briefing of the level; the seed cannot be changed, nothing leads to other \
    levels, and after the shift the result file comes first. Without --link-base it prints what goes after --link.\n\n\
    Example:\n  retry-storm group-link switch-sale-surge --seed 7 --group 'Team 4' --minutes 10 \
    --link-base https://example.org/storm/"
)]
pub struct GroupLinkArgs {
    /// Id of the level, as `levels` lists it
    pub level: String,

    /// Seed of the weather: a number, or any text
    #[arg(long, value_parser = seed, default_value_t = SEED, allow_negative_numbers = true)]
    pub seed: u32,

    /// What the group is called
    #[arg(long, value_name = "NAME")]
    pub group: String,

    /// For how long the group plays, in minutes; then everybody is asked for the result
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(GROUP_MINUTES_MAX)))]
    pub minutes: Option<u32>,

    /// Pace that the shifts begin with: 0.5, 1, 2 or 4
    #[arg(long, value_parser = pace)]
    pub speed: Option<f64>,

    /// Language code; without it everybody's own
    #[arg(long)]
    pub lang: Option<Lang>,

    /// Where the game lies on the web
    #[command(flatten)]
    pub page: PageArgs,
}

fn pace(text: &str) -> Result<f64, String> {
    let pace: Option<f64> = text.parse().ok();
    pace.filter(|pace| SPEEDS.contains(pace))
        .ok_or_else(|| "allowed are 0.5, 1, 2 and 4".to_owned())
}

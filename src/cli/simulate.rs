//! `simulate`: a level or a replay without a window.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::CliError;
use super::args::{PlanChoice, SimulateArgs};
use crate::level::output::{write_csv, write_json_lines};
use crate::level::plan::Plan;
use crate::level::{
    ActionError, File, Level, Levels, NoMinute, Player, Replay, RunResult, play, read_text,
};

pub(super) fn run(
    args: &SimulateArgs,
    levels: &Levels,
    out: &mut impl Write,
) -> Result<(), CliError> {
    let (level, seed, player) = match (&args.replay, &args.level) {
        (Some(path), _) => {
            let replay = Replay::parse(&path.display().to_string(), &read_text(path)?, levels)?;
            let level = find(levels, &replay.level)?;
            (level, replay.seed, Player::Actions(replay.actions))
        }
        (None, Some(id)) => {
            let level = find(levels, id)?;
            let player = player_of(&args.plan, &level, levels)?;
            (level, args.seed, player)
        }
        (None, None) => return Err(CliError::Usage("name a level or a replay".to_owned())),
    };
    let minutes = length(&level, args.minutes, &player)?;
    if let Player::Actions(actions) = &player
        && let Some(&action) = actions.last().filter(|a| a.minute >= minutes)
    {
        let (level, last) = (level.id.clone(), minutes - 1);
        return Err(ActionError::PastEnd {
            action,
            level,
            last,
        }
        .into());
    }
    let run = play(&level, seed, &player, minutes)?;
    if args.csv {
        write_csv(&run, out)?;
    } else {
        write_json_lines(&run, out)?;
    }
    Ok(())
}

/// A free shift lasts as long as asked; unasked, an hour, or until a replay's last action has had its minute.
fn length(level: &Level, asked: Option<u32>, player: &Player) -> Result<u32, CliError> {
    match (level.minutes, asked) {
        (Some(minutes), Some(_)) => Err(CliError::Usage(format!(
            "--minutes is for free shifts; {} lasts {minutes} minutes",
            level.id
        ))),
        (None, Some(asked)) => Ok(asked),
        (_, None) => Ok(match player {
            Player::Actions(actions) => level.minutes_with(actions),
            Player::Operator(_) => level.minutes_with(&[]),
        }),
    }
}

/// How many minutes are to be played for a minute to be the last of them.
pub(super) fn minutes_to(level: &Level, minute: u32) -> Result<u32, CliError> {
    let no_minute = |error: NoMinute| CliError::Usage(error.to_string());
    level.check_minute(minute).map_err(no_minute)?;
    Ok(minute + 1)
}

pub(super) fn find(levels: &Levels, id: &str) -> Result<Arc<Level>, CliError> {
    levels.by_id(id).cloned().ok_or_else(|| {
        let known: Vec<&str> = levels.iter().map(|l| l.id.as_str()).collect();
        CliError::Usage(format!(
            "there is no level \"{id}\"; known are {}",
            known.join(", ")
        ))
    })
}

/// Who plays a level.
///
/// # Errors
/// Faults of the file, or a file that is for another level, or has no such plan.
pub fn player_of(
    choice: &PlanChoice,
    level: &Arc<Level>,
    levels: &Levels,
) -> Result<Player, CliError> {
    match choice {
        PlanChoice::Nothing => Ok(Player::nothing()),
        PlanChoice::Operator if level.operator.rules.is_empty() => Err(CliError::Usage(format!(
            "{} has no reference operator",
            level.id
        ))),
        PlanChoice::Operator => Ok(Player::reference(level)),
        PlanChoice::File { path, name } => match File::read(path, levels)? {
            File::Replay(replay) | File::Result(RunResult { replay, .. }) => {
                same_level(path, &replay.level, level)?;
                Ok(Player::Actions(replay.actions))
            }
            File::Plans(plans) => {
                let plan = choose(path, &plans, name.as_deref())?;
                same_level(path, &plan.level.id, level)?;
                Ok(plan.player.clone())
            }
            File::Level(_) => Err(CliError::Usage(format!(
                "{} is a level; --plan takes a plan or a replay",
                path.display()
            ))),
        },
    }
}

fn same_level(path: &Path, of_file: &str, level: &Level) -> Result<(), CliError> {
    if of_file == level.id {
        return Ok(());
    }
    Err(CliError::Usage(format!(
        "{} is for {of_file}, not for {}",
        path.display(),
        level.id
    )))
}

fn choose<'a>(path: &Path, plans: &'a [Plan], name: Option<&str>) -> Result<&'a Plan, CliError> {
    let found = match (name, plans) {
        (None, [only]) => Some(only),
        (None, _) => None,
        (Some(name), _) => plans.iter().find(|p| p.name == name),
    };
    found.ok_or_else(|| {
        let names: Vec<String> = plans.iter().map(|p| format!("\"{}\"", p.name)).collect();
        let path = path.display();
        CliError::Usage(format!(
            "name one of the plans of {path} as {path}#NAME; it has {}",
            names.join(", ")
        ))
    })
}

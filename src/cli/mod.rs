//! The command line: everything that works without a window.

mod args;
#[cfg(feature = "game")]
mod booth;
mod check;
mod class_args;
mod compare;
mod crosscheck;
#[cfg(feature = "game")]
mod game;
mod group_link;
mod prove;
mod replays;
mod simulate;
mod terminal;

use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::process::ExitCode;

use crate::level::{self, ActionError, Fault, Levels, Link};
use crate::text::{Lang, Text, desk_key};

pub use args::{Cli, Command, PageArgs, PlanChoice, SEED, Screen, ShotArgs, Size};
pub use simulate::player_of;
pub use terminal::play as play_in_terminal;

/// Why a command stopped.
#[derive(Debug, thiserror::Error)]
pub enum CliError {
    /// Writing the result failed.
    #[error("cannot write: {0}")]
    Io(#[from] io::Error),
    /// An action that the level does not allow.
    #[error("{0}")]
    Action(#[from] ActionError),
    /// Faults of files.
    #[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
    Faults(Vec<Fault>),
    /// Anything else, in a sentence.
    #[error("{0}")]
    Usage(String),
}

impl From<Fault> for CliError {
    fn from(fault: Fault) -> Self {
        Self::Faults(vec![fault])
    }
}

impl From<Vec<Fault>> for CliError {
    fn from(faults: Vec<Fault>) -> Self {
        Self::Faults(faults)
    }
}

/// The levels to play: those of a folder, or the program's own.
///
/// # Errors
/// Every fault of every file of the folder.
pub fn levels_of(dir: Option<&Path>) -> Result<Levels, Vec<Fault>> {
    dir.map_or_else(|| Ok(level::embedded().clone()), Levels::load_dir)
}

/// Runs what the command line says: the game, a picture of it, or a command without a window.
#[must_use]
pub fn main(cli: &Cli) -> ExitCode {
    match &cli.command {
        Some(command) => run(cli, command),
        #[cfg(feature = "game")]
        None => game::open(cli),
        #[cfg(not(feature = "game"))]
        None => without_a_game(cli),
    }
}

/// This build holds no game: says so in one sentence and lets the operator play in the terminal.
#[cfg(not(feature = "game"))]
fn without_a_game(cli: &Cli) -> ExitCode {
    if cli.window {
        return fail(&CliError::Usage(
            "this build has no window; build it with the feature `game`".to_owned(),
        ));
    }
    writeln!(
        io::stderr(),
        "This build has no game; the shift plays in the terminal."
    )
    .unwrap_or_default();
    play_in_terminal_instead(cli)
}

/// What is played where no window can be opened.
fn play_in_terminal_instead(cli: &Cli) -> ExitCode {
    finish(|out| {
        let levels = levels_of(cli.levels.as_deref())?;
        let (link, faults) = Link::parse(cli.link.as_deref().unwrap_or_default(), &levels);
        let mut reasons: Vec<String> = faults.iter().map(ToString::to_string).collect();
        if let Some(Err(unknown)) = link.lang.as_deref().map(str::parse::<Lang>) {
            reasons.push(format!("lang={unknown}"));
        }
        for reason in reasons {
            writeln!(io::stderr(), "{reason}").unwrap_or_default();
        }
        play_in_terminal(out, &levels, &link)?;
        Ok(ExitCode::SUCCESS)
    })
}

/// Runs a command that needs no window and reports its exit code: 0 well, 1 not (2, wrong usage, is `clap`'s).
///
/// A reader that closes the pipe early (`| head`) ends the command quietly.
#[must_use]
pub fn run(cli: &Cli, command: &Command) -> ExitCode {
    finish(|out| dispatch(cli, command, out))
}

/// Writes to the standard output and turns the result into an exit code.
fn finish(
    work: impl FnOnce(&mut BufWriter<io::StdoutLock<'static>>) -> Result<ExitCode, CliError>,
) -> ExitCode {
    let mut out = BufWriter::new(io::stdout().lock());
    let result = work(&mut out).and_then(|code| {
        out.flush()?;
        Ok(code)
    });
    match result {
        Ok(code) => code,
        Err(CliError::Io(e)) if e.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => fail(&error),
    }
}

/// Says on the error stream what went wrong.
#[must_use]
pub fn fail(error: &dyn std::error::Error) -> ExitCode {
    // With the error stream closed as well there is nobody left to tell.
    writeln!(io::stderr(), "{error}").unwrap_or_default();
    ExitCode::FAILURE
}

fn dispatch(cli: &Cli, command: &Command, out: &mut impl Write) -> Result<ExitCode, CliError> {
    let levels = || levels_of(cli.levels.as_deref());
    let base = |page: &PageArgs| {
        page.link_base
            .clone()
            .or_else(|| cli.page.link_base.clone())
    };
    match command {
        Command::Levels => list(&levels()?, out).map(|()| ExitCode::SUCCESS),
        Command::Simulate(args) => simulate::run(args, &levels()?, out).map(|()| ExitCode::SUCCESS),
        Command::Compare(args) => compare::run(args, &levels()?, out),
        Command::GroupLink(args) => {
            let base = base(&args.page);
            group_link::run(args, base.as_deref(), &levels()?, out).map(|()| ExitCode::SUCCESS)
        }
        Command::Check(args) => check::run(&args.files, &levels()?, out),
        Command::Replays(args) => replays::run(args, &levels()?, out).map(|()| ExitCode::SUCCESS),
        Command::Crosscheck(args) => {
            crosscheck::run(args, &levels()?, out).map(|()| ExitCode::SUCCESS)
        }
        Command::Prove(args) => prove::run(args, cli.levels.as_deref(), &levels()?, out),
        #[cfg(feature = "game")]
        Command::Shot(args) => game::shot(args, base(&args.page), levels()?),
        #[cfg(not(feature = "game"))]
        Command::Shot(_) => Err(CliError::Usage(
            "this build has no pictures; build it with the feature `game`".to_owned(),
        )),
    }
}

/// Two lines a level: what it is, and what it teaches. Levels of a folder that no locale file knows go without their words.
fn list(levels: &Levels, out: &mut impl Write) -> Result<(), CliError> {
    let text = Text::new(Lang::default());
    let width = levels.iter().map(|l| l.id.len()).max().unwrap_or(0);
    for level in levels {
        let name = level.text_key();
        let teaches = format!("{name}.teaches");
        let desk = text.get(desk_key(level.desk));
        let length = level.minutes.map_or_else(
            || text.get("ui-no-end"),
            |minutes| text.args("ui-minutes", &[("n", minutes.into())]),
        );
        let known = text.has(&name).then(|| text.get(&name));
        let facts: Vec<String> = [desk].into_iter().chain(known).chain([length]).collect();
        writeln!(out, "{:width$}  {}", level.id, facts.join(", "))?;
        if text.has(&teaches) {
            writeln!(out, "    {}", text.get(&teaches))?;
        }
    }
    Ok(())
}

//! The commands that need the engine: the window, and pictures of the game.

use std::env;
use std::io::{self, Write};
use std::process::{Command, ExitCode};

use crate::app::{self, NoGame, Options, Picture};
use crate::level::{Levels, play};
use crate::screens::Session;
use crate::screens::booth::{Moment, Phase};
use crate::states;
use crate::store::Store;

use super::args::{Cli, Screen, ShotArgs};
use super::simulate::{find, minutes_to, player_of};
use super::{CliError, fail, levels_of, play_in_terminal_instead};

/// Opens the game; where no window can be opened, says so in one sentence and plays in the terminal, unless a window was insisted on or
/// it is a booth, where nobody sits at a terminal.
pub(super) fn open(cli: &Cli) -> ExitCode {
    let levels = match levels_of(cli.levels.as_deref()) {
        Ok(levels) => levels,
        Err(faults) => return fail(&CliError::Faults(faults)),
    };
    match app::open(
        levels,
        &Options {
            levels_dir: cli.levels.clone(),
            link: cli.link.clone(),
            link_base: cli.page.link_base.clone(),
            booth: cli.booth.options(),
        },
    ) {
        Ok(code) => code,
        Err(why @ NoGame::BrokeDown(_)) => fail(&why),
        Err(why) if cli.window || cli.booth.booth => fail(&why),
        Err(why) => {
            writeln!(
                io::stderr(),
                "No window: {why}; the shift plays in the terminal."
            )
            .unwrap_or_default();
            play_in_terminal_instead(cli)
        }
    }
}

/// Where drivers on Linux look for a display, and complain on the error stream when it is not said.
const RUNTIME_DIR: &str = "XDG_RUNTIME_DIR";

/// The same command in a process that is told where to look, if this one is not.
fn told_where_to_look() -> Option<ExitCode> {
    if !cfg!(target_os = "linux") || env::var_os(RUNTIME_DIR).is_some() {
        return None;
    }
    let status = Command::new(env::current_exe().ok()?)
        .args(env::args_os().skip(1))
        .env(RUNTIME_DIR, env::temp_dir())
        .status();
    let code = u8::try_from(status.ok()?.code()?).ok()?;
    Some(ExitCode::from(code))
}

/// Renders one picture.
pub(super) fn shot(
    args: &ShotArgs,
    link_base: Option<String>,
    levels: Levels,
) -> Result<ExitCode, CliError> {
    if let Some(code) = told_where_to_look() {
        return Ok(code);
    }
    let level = find(&levels, &args.level)?;
    let minutes = match args.screen {
        Screen::Title
        | Screen::Briefing
        | Screen::Ready
        | Screen::Attract
        | Screen::Card
        | Screen::TakeOver
        | Screen::Number
        | Screen::Attendant => 0,
        // The minute on screen is the last one computed.
        Screen::Play | Screen::Basis | Screen::Round => minutes_to(&level, args.minute)?,
        Screen::Scoring | Screen::Result | Screen::Name | Screen::Board | Screen::StillThere => {
            level.minutes.unwrap_or(args.minute)
        }
    };
    let player = player_of(&args.plan, &level, &levels)?;
    let run = play(&level, args.seed, &player, minutes)?;
    let screen = match args.screen {
        Screen::Title => states::Screen::Title,
        Screen::Briefing => states::Screen::Briefing,
        Screen::Ready | Screen::Play | Screen::Basis => states::Screen::Play,
        Screen::Scoring => states::Screen::Scoring,
        _ => states::Screen::Booth,
    };
    let moment = match args.screen {
        Screen::Round => Moment::Of(Phase::Round),
        Screen::Result => Moment::Of(Phase::Result),
        Screen::Name => Moment::Of(Phase::Name),
        Screen::Board => Moment::Of(Phase::Board),
        Screen::Card => Moment::Card,
        Screen::TakeOver => Moment::Stirred,
        Screen::StillThere => Moment::StillThere,
        Screen::Number => Moment::Number,
        Screen::Attendant => Moment::Attendant,
        _ => Moment::Of(Phase::Attract),
    };
    let mut session = Session::new(levels, Store::nowhere());
    session.set_language(args.lang.code());
    session.set_seed(args.seed);
    session.link_base = link_base;
    session.remember(|remembered| remembered.settings.ui_scale = args.scale);
    if args.screen == Screen::Basis {
        session.open_basis();
    }
    let picture = Picture {
        screen,
        run: (screen != states::Screen::Title).then_some(run),
        moment,
        size: (args.size.width, args.size.height),
        out: args.out.clone(),
    };
    app::shot(session, picture).map_err(CliError::Usage)
}

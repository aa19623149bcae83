//! What leads from one screen to the next.

use std::sync::Arc;

use bevy::prelude::*;

use super::booth::{self, Attendant, Booth, BoothBoard, BoothOptions};
use super::notices::Said;
use super::session::{Opening, Session, is_playable, random_seed};
use super::verdict::Verdict;
use super::{ScreenSystems, basis, class, daily, export, keep, share};
use crate::level::{Level, Run, tidy_name};
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};
use crate::shift::{PlayerCommand, ShiftOver, put_on_desk};
use crate::states::Screen;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, open).add_systems(
        PreUpdate,
        (
            (follow, hold, basis::keep_open, finish)
                .chain()
                .run_if(not(in_state(Screen::Booth))),
            (booth::tend, booth::go_on)
                .chain()
                .run_if(in_state(Screen::Booth)),
            quit,
            // Asked for while the game runs; at the start the system above has done it already.
            open.run_if(resource_exists::<Opening>),
            (share::want, share::tell, export::save, daily::obey).chain(),
        )
            .chain()
            .in_set(ScreenSystems::Navigate),
    );
}

/// Opens with something other than the title, if that is wanted.
fn open(
    mut commands: Commands,
    opening: Option<Res<Opening>>,
    mut session: ResMut<Session>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    commands.remove_resource::<Opening>();
    match opening.as_deref() {
        None => {}
        Some(Opening::Still { screen, run }) => {
            if let Some(run) = run {
                session.level = Some(Arc::clone(run.level()));
                let mut shift = Shift::new(Run::clone(run), Mode::Preview, session.speed());
                // Before its first minute a desk waits for its start.
                shift.clock.paused = run.minute() == 0;
                put_on_desk(&mut commands, shift);
            }
            next.set(*screen);
        }
        Some(Opening::Briefing(level)) => {
            brief(&mut commands, &mut session, Arc::clone(level));
            next.set(Screen::Briefing);
        }
        Some(Opening::Recording { replay, paused }) => {
            let Some(level) = session.levels.by_id(&replay.level).cloned() else {
                return Ok(());
            };
            let run = Run::new(&level, replay.seed);
            let speed = session.speed();
            session.level = Some(level);
            let mut shift = Shift::recorded(run, replay.actions.clone(), Mode::Watched, speed);
            shift.clock.paused = *paused;
            put_on_desk(&mut commands, shift);
            next.set(Screen::Play);
        }
        Some(Opening::Booth(options)) => {
            booth::open(&mut commands, &mut session, options);
            next.set(Screen::Booth);
        }
        Some(Opening::BoothStill { moment, run }) => {
            commands.insert_resource(Booth::still(&mut session, *moment, run));
            let usual = BoothOptions::default();
            let mut board = BoothBoard::of(&usual, &session);
            board.begin(run);
            commands.insert_resource(Attendant::still(*moment));
            commands.insert_resource(board);
            commands.insert_resource(Verdict::on(run)?);
            let shift = Shift::new(Run::clone(run), Mode::Preview, session.speed());
            put_on_desk(&mut commands, shift);
            next.set(Screen::Booth);
        }
        Some(Opening::UnderWay) => resume(&mut commands, &mut session, &mut next),
    }
    Ok(())
}

/// Does what a command asks of the screens.
fn follow(
    mut commands: Commands,
    mut wishes: MessageReader<PlayerCommand>,
    mut session: ResMut<Session>,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    shift: Option<Res<Shift>>,
) {
    for PlayerCommand(command) in wishes.read() {
        match command {
            Command::Brief(id) => {
                if let Some(level) = playable(&session, id) {
                    brief(&mut commands, &mut session, level);
                    next.set(Screen::Briefing);
                }
            }
            Command::NextLevel => {
                if let Some(level) = session.next_level().cloned() {
                    brief(&mut commands, &mut session, level);
                    next.set(Screen::Briefing);
                }
            }
            Command::Watch(id) => {
                if let Some(level) = playable(&session, id) {
                    session.level = Some(level);
                    start(&mut commands, &mut session, Mode::Watched);
                    next.set(Screen::Play);
                }
            }
            // Whoever has watched, or watches, is told first what will be asked.
            Command::SameSeed if watched(shift.as_deref()) => {
                if let Some(level) = session.level.clone() {
                    brief(&mut commands, &mut session, level);
                    next.set(Screen::Briefing);
                }
            }
            // The group's time is up: there is no further try.
            Command::SameSeed if *screen.get() == Screen::Scoring && session.is_group_over() => {
                class::say_time_is_up(&mut session);
            }
            Command::OpenDesk | Command::SameSeed => {
                start(&mut commands, &mut session, Mode::Played);
                next.set(Screen::Play);
            }
            // A group plays one seed, and only that.
            Command::NewSeed | Command::SeedText(_) if session.group.is_some() => {}
            Command::NewSeed => {
                session.set_seed(random_seed());
                if *screen.get() == Screen::Scoring {
                    start(&mut commands, &mut session, Mode::Played);
                    next.set(Screen::Play);
                }
            }
            Command::Resume => resume(&mut commands, &mut session, &mut next),
            Command::Leave => next.set(Screen::Title),
            Command::SeedText(typed) => {
                session.set_seed_text(typed);
                show_seed(&mut commands, &mut session, *screen.get());
            }
            Command::Daily => {
                if let Some(daily) = session.daily().filter(|_| session.group.is_none()) {
                    session.set_seed(daily.seed);
                    brief(&mut commands, &mut session, daily.level);
                    next.set(Screen::Briefing);
                }
            }
            Command::PlayerName(typed) => {
                session.remember(|r| r.settings.player = tidy_name(typed));
            }
            Command::Group(wish) => session.group_draft.obey(wish),
            Command::Open(overlay) => session.overlay = Some(*overlay),
            Command::Close => session.overlay = None,
            Command::Language(code) => session.set_language(code),
            Command::UiScale(scale) => session.remember(|r| r.settings.ui_scale = *scale),
            Command::ReducedMotion(on) => session.remember(|r| r.settings.reduced_motion = *on),
            Command::Coached(on) => session.remember(|r| r.settings.coach = *on),
            Command::Sound(_) | Command::Volume(_) => session.hear(command),
            Command::HintsSeen => {
                let desk = shift.as_ref().map(|shift| shift.run().level().desk);
                session.remember(|r| r.hinted.extend(desk));
            }
            Command::DefaultSpeed(speed) => {
                session.pace = None;
                session.remember(|r| r.settings.speed = speed.factor());
            }
            Command::DismissNotice => {
                session.notices.close();
            }
            Command::Quit
            | Command::Booth(_)
            | Command::Name(_)
            | Command::BoardName(_)
            | Command::Attendant(_)
            | Command::Answer(_)
            | Command::Reveal
            | Command::SaveReplay
            | Command::ExportCsv
            | Command::SaveResult
            | Command::SaveSummary(_)
            | Command::CopyLink
            | Command::CloseLink
            | Command::ShowBasisOf(_)
            | Command::Set(_)
            | Command::Pause(_)
            | Command::Speed(_)
            | Command::OneMinute
            | Command::EndShift
            | Command::CompareResults
            | Command::FullScreen => {}
        }
    }
}

/// Ends the program from any screen.
fn quit(mut wishes: MessageReader<PlayerCommand>, mut exit: MessageWriter<AppExit>) {
    if wishes
        .read()
        .any(|PlayerCommand(wish)| *wish == Command::Quit)
    {
        exit.write(AppExit::Success);
    }
}

/// The shift waits behind whatever lies over the screen.
fn hold(session: Res<Session>, shift: Option<ResMut<Shift>>) {
    let held = session.overlay.is_some();
    if let Some(mut shift) = shift.filter(|shift| shift.held != held) {
        shift.held = held;
    }
}

fn watched(shift: Option<&Shift>) -> bool {
    shift.is_some_and(|shift| shift.mode() == Mode::Watched)
}

/// Goes on with the shift under way, paused; or says why it cannot, and forgets it.
fn resume(commands: &mut Commands, session: &mut Session, next: &mut NextState<Screen>) {
    match keep::resume(session) {
        Ok((run, begun)) => {
            session.level = Some(Arc::clone(run.level()));
            session.set_seed(run.seed());
            session.begun = begun;
            put_on_desk(commands, Shift::new(run, Mode::Played, session.speed()));
            next.set(Screen::Play);
        }
        Err(refused) => {
            session.notices.say(Said {
                words: refused,
                bad: true,
                about: "resume",
            });
            session.remember(|remembered| remembered.under_way = None);
        }
    }
}

fn playable(session: &Session, id: &str) -> Option<Arc<Level>> {
    session
        .levels
        .by_id(id)
        .filter(|level| is_playable(level))
        .cloned()
}

/// The calm opening minute of a level behind its briefing.
fn brief(commands: &mut Commands, session: &mut Session, level: Arc<Level>) {
    session.group_draft.level = Some(level.id.clone());
    session.level = Some(level);
    start(commands, session, Mode::Preview);
}

/// A briefing shows the seed that its desk opens with.
fn show_seed(commands: &mut Commands, session: &mut Session, screen: Screen) {
    if screen == Screen::Briefing {
        start(commands, session, Mode::Preview);
    }
}

fn start(commands: &mut Commands, session: &mut Session, mode: Mode) {
    session.begun = session.calendar.today();
    if let Some(level) = &session.level {
        put_on_desk(
            commands,
            Shift::new(Run::new(level, session.seed), mode, session.speed()),
        );
    }
}

/// A shift that is over leads to its scoring.
fn finish(
    mut over: MessageReader<ShiftOver>,
    shift: Option<Res<Shift>>,
    mut next: ResMut<NextState<Screen>>,
) {
    if over.read().count() > 0
        && shift.is_some_and(|shift| matches!(shift.mode(), Mode::Played | Mode::Watched))
    {
        next.set(Screen::Scoring);
    }
}

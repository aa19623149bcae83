//! Does what the page asks for, by the same commands that the panels give.

use bevy::prelude::*;
use serde_json::json;

use super::compare::Comparing;
use super::files::is_tended;
use super::hear::{Heard, Inbox, WAITING_MAX};
use super::order::{self, Order};
use crate::app::asked::asked;
use crate::app::tell::Tell;
use crate::level::{Levels, Player, Replay, play};
use crate::screens::booth::{Attendant, BoardFile};
use crate::screens::{CopyEnded, CopyWanted, Session};
use crate::shift::PlayerCommand;
use crate::shift::command::Command;
use crate::shift::sim::{Mode, Shift};
use crate::states::Screen;

/// Longest replay whose fingerprint is computed, in minutes: a week. Every minute is kept until the hash is taken.
const MINUTES_MAX: u32 = 7 * 24 * 60;

/// What was asked for and takes more than a frame.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct Hands {
    /// A desk is being opened whose clock is to run.
    starts: bool,
    /// What the page was last asked to copy.
    pub(super) copying: Option<CopyWanted>,
}

/// Takes up what waits. After whatever changes the screen the rest waits for the next frame, when the screen is there.
pub(super) fn obey(
    mut commands: Commands,
    inbox: Res<Inbox>,
    mut hands: ResMut<Hands>,
    mut session: ResMut<Session>,
    screen: Res<State<Screen>>,
    shift: Option<Res<Shift>>,
    mut wishes: MessageWriter<PlayerCommand>,
    mut tell: MessageWriter<Tell>,
    mut ended: MessageWriter<CopyEnded>,
    mut comparing: ResMut<Comparing>,
    attendant: Option<Res<Attendant>>,
    mut boards: MessageWriter<BoardFile>,
) {
    let shift = shift.as_deref().filter(|_| *screen.get() == Screen::Play);
    if std::mem::take(&mut hands.starts) && shift.is_some() {
        wishes.write(PlayerCommand(Command::Pause(false)));
    }
    while let Some(heard) = inbox.take() {
        let order = match heard {
            Heard::Text(text) => Order::parse(&text),
            Heard::NoText => Err("the event's detail is no text; allowed is JSON text".to_owned()),
            Heard::TooMany => Err(format!(
                "more than {WAITING_MAX} commands wait; those after them are lost"
            )),
        };
        let done = order.and_then(|order| match order {
            Order::Start => {
                let (wish, starts) = start(*screen.get())?;
                wishes.write(PlayerCommand(wish));
                hands.starts = starts;
                Ok(starts)
            }
            Order::Pause => {
                under_way(shift, "pause")?;
                wishes.write(PlayerCommand(Command::Pause(true)));
                Ok(false)
            }
            Order::Speed(speed) => {
                session.pace = Some(speed);
                if shift.is_some() {
                    wishes.write(PlayerCommand(Command::Speed(speed)));
                }
                Ok(false)
            }
            Order::Set { control, value } => {
                let shift = under_way(shift, "set")?;
                if shift.mode() != Mode::Played || shift.run().is_over() {
                    return Err("set: nobody's hand counts in this shift".to_owned());
                }
                let level = shift.run().level();
                let set = order::set(level.desk, level.is_free(), &control, &value)?;
                wishes.write(PlayerCommand(Command::Set(set)));
                Ok(false)
            }
            Order::Open(_) if *screen.get() == Screen::Booth => {
                Err("open: a booth is its visitors'; open another page".to_owned())
            }
            Order::Open(query) => {
                let (link, faults) = asked(&query, &session.levels, &session.text);
                for fault in faults {
                    tell.write(fault_event(&format!("open: {fault}")));
                }
                if let Some(opening) = session.follow_link(link) {
                    commands.insert_resource(opening);
                } else {
                    wishes.write(PlayerCommand(Command::Leave));
                }
                Ok(true)
            }
            Order::Fingerprint(replay) => {
                tell.write(fingerprint(&replay, &session.levels)?);
                Ok(false)
            }
            Order::Compare(_) if *screen.get() != Screen::Title => {
                Err("compare: only on the title; leave the shift first".to_owned())
            }
            Order::Compare(files) => {
                comparing.begin(files);
                Ok(false)
            }
            Order::Result(file) => comparing.take(&file, &session.levels).map(|()| false),
            Order::CompareEnd => {
                *comparing = Comparing::default();
                Ok(false)
            }
            Order::Board(_) if !is_tended(attendant.as_deref()) => {
                Err("board: only its attendant changes a booth's board".to_owned())
            }
            Order::Board(file) => {
                boards.write(BoardFile(file));
                Ok(false)
            }
            Order::Copied => {
                let copied = hands.copying.take();
                let copied = copied.ok_or_else(|| "copied: nothing was to be copied".to_owned())?;
                ended.write(CopyEnded::Copied(copied));
                Ok(false)
            }
        });
        match done {
            Ok(false) => {}
            Ok(true) => break,
            Err(why) => {
                tell.write(fault_event(&why));
            }
        }
    }
}

fn fault_event(message: &str) -> Tell {
    Tell(json!({ "type": "fault", "message": message }))
}

/// What starts the shift on a screen, and whether a desk is opened by it.
fn start(screen: Screen) -> Result<(Command, bool), String> {
    match screen {
        Screen::Title => Err("start: no level is open; open one first".to_owned()),
        Screen::Briefing => Ok((Command::OpenDesk, true)),
        Screen::Play => Ok((Command::Pause(false), false)),
        Screen::Scoring => Ok((Command::SameSeed, true)),
        Screen::Booth => Err("start: in a booth its visitors start".to_owned()),
    }
}

fn under_way<'a>(shift: Option<&'a Shift>, command: &str) -> Result<&'a Shift, String> {
    shift.ok_or_else(|| format!("{command}: no shift is under way; start one first"))
}

/// Plays a replay to its end.
fn fingerprint(text: &str, levels: &Levels) -> Result<Tell, String> {
    let said = |why: &dyn std::fmt::Display| format!("fingerprint: {why}");
    let replay = Replay::parse("replay", text, levels).map_err(|e| said(&e))?;
    let level = levels
        .by_id(&replay.level)
        .ok_or_else(|| said(&"there is no such level"))?;
    let minutes = level.minutes_with(&replay.actions);
    if minutes > MINUTES_MAX {
        return Err(said(&format!(
            "it lasts {minutes} minutes; allowed are {MINUTES_MAX}"
        )));
    }
    let run = play(
        level,
        replay.seed,
        &Player::Actions(replay.actions),
        minutes,
    )
    .map_err(|e| said(&e))?;
    Ok(Tell(json!({
        "type": "fingerprint",
        "level": level.id,
        "seed": run.seed(),
        "minutes": run.minute(),
        "fingerprint": run.fingerprint().to_string(),
    })))
}

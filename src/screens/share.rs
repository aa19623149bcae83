//! Links to runs: made here, copied by whoever has the clipboard.

use bevy::prelude::*;

use super::notices::Said;
use super::session::Session;
use crate::level::{Link, Run};
use crate::shift::PlayerCommand;
use crate::shift::command::{Command, GroupWish};
use crate::shift::sim::Shift;

/// Something is to go to the clipboard.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct CopyWanted {
    /// What to copy.
    pub text: String,
    /// It is an address, rather than the text of a run.
    pub is_link: bool,
}

/// What became of it.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum CopyEnded {
    /// It is there.
    Copied(CopyWanted),
    /// The clipboard did not take it, and nobody else has shown it.
    Refused(CopyWanted),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CopyWanted>().add_message::<CopyEnded>();
}

/// Makes the link to the run on the desk.
pub(super) fn want(
    mut wishes: MessageReader<PlayerCommand>,
    mut wanted: MessageWriter<CopyWanted>,
    mut session: ResMut<Session>,
    shift: Option<Res<Shift>>,
) {
    for PlayerCommand(wish) in wishes.read() {
        match wish {
            Command::CopyLink => {
                if let Some(shift) = &shift {
                    wanted.write(link_or_text(shift.run(), session.link_base.as_deref()));
                }
            }
            Command::Group(GroupWish::Copy) => {
                let link = session.group_link();
                wanted.write_batch(link.map(|text| CopyWanted {
                    text,
                    is_link: true,
                }));
            }
            Command::CloseLink => session.link_shown = None,
            _ => {}
        }
    }
}

/// The link to a run; where there is no page to link to, or the run is too long for a link, the text of its replay.
fn link_or_text(run: &Run, base: Option<&str>) -> CopyWanted {
    let link = base.and_then(|base| Link::to_run(run).to_address(base));
    CopyWanted {
        is_link: link.is_some(),
        text: link.unwrap_or_else(|| run.replay().to_ron()),
    }
}

/// Says that it is copied, or shows it to be copied by hand.
pub(super) fn tell(mut ended: MessageReader<CopyEnded>, mut session: ResMut<Session>) {
    for end in ended.read() {
        match end {
            CopyEnded::Copied(CopyWanted { is_link, .. }) => {
                let key = if *is_link {
                    "ui-link-copied"
                } else {
                    "ui-run-copied"
                };
                let words = session.text.get(key);
                session.notices.say(Said {
                    words,
                    bad: false,
                    about: "copy",
                });
            }
            CopyEnded::Refused(wanted) => session.link_shown = Some(wanted.text.clone()),
        }
    }
}

//! The desk with the shift that is on it: drawn, and in words.

use bevy_egui::egui;

use super::session::Session;
use super::words;
use crate::hud::desk::{self, Coach, DeskView, desk_ui};
use crate::shift::command::Command;
use crate::shift::number::narrow;
use crate::shift::sim::{Mode, Shift};

/// Draws the desk; returns the place left for the stage.
pub(super) fn desk(
    ui: &mut egui::Ui,
    shift: &Shift,
    session: &Session,
    commands: &mut Vec<Command>,
) -> egui::Rect {
    let caption = words::caption(shift, &session.text);
    let caption = caption.as_ref();
    let view = DeskView {
        caption: caption.map(|(acts, why)| (acts.as_str(), why.as_str())),
        ..view(shift, session)
    };
    desk_ui(ui, &view, &session.text, commands)
}

/// The minute on screen in words, for those who listen.
#[must_use]
pub fn spoken(shift: &Shift, session: &Session) -> String {
    desk::spoken(&view(shift, session), &session.text)
}

pub(super) fn view<'a>(shift: &'a Shift, session: &'a Session) -> DeskView<'a> {
    let run = shift.run();
    let coached = shift.mode() == Mode::Played && session.settings().coach;
    let hinted = &session.store.remembered().hinted;
    DeskView {
        run,
        minute_shown: run.minute().checked_sub(1),
        phase: narrow(shift.clock.phase()),
        started: run.minute() > 0 || !shift.clock.paused,
        paused: shift.clock.paused,
        speed: shift.clock.speed,
        watching: shift.mode() == Mode::Watched,
        recorded: shift.is_recorded(),
        caption: None,
        coach: Coach {
            hints: coached && !hinted.contains(&run.level().desk),
            nudges: coached,
        },
        reduced_motion: session.settings().reduced_motion,
        can_leave: !session.host.levels,
        group: session
            .group_now()
            .filter(|_| !session.group_of(run).is_empty()),
    }
}

//! Things said once: what went wrong until it is closed, what went well for a few seconds.

use bevy::prelude::*;

use super::session::Session;
use crate::states::Screen;

/// Wall time for which good news stays, in seconds.
const GOOD_NEWS_S: f32 = 6.0;

/// What holds for the whole session and hurts nobody at once: everything else is said before it.
const STANDING: &str = "error-not-saved";

/// Something to be said once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The sentence, in the player's language.
    pub words: String,
    /// It tells of a failure.
    pub bad: bool,
    /// What it is about: newer words about the same thing take its place.
    pub about: &'static str,
}

/// What is to be said, oldest first but for what stands anyway.
#[derive(Clone, Debug, Default)]
pub struct Notices(Vec<Said>);

impl Notices {
    /// Says something; older words about the same thing are out of date.
    pub fn say(&mut self, said: Said) {
        self.settle(said.about);
        self.0.push(said);
    }

    /// Takes back what was said about something: it is no longer so.
    pub fn settle(&mut self, about: &str) {
        self.0.retain(|said| said.about != about);
    }

    /// What is on the screen now.
    #[must_use]
    pub fn now(&self) -> Option<&Said> {
        self.place().map(|place| &self.0[place])
    }

    fn place(&self) -> Option<usize> {
        let urgent = self.0.iter().position(|said| said.about != STANDING);
        urgent.or((!self.0.is_empty()).then_some(0))
    }

    /// Closes what is on the screen.
    pub fn close(&mut self) {
        if let Some(place) = self.place() {
            self.0.remove(place);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(First, fade);
    for screen in [
        Screen::Title,
        Screen::Briefing,
        Screen::Play,
        Screen::Scoring,
        Screen::Booth,
    ] {
        app.add_systems(OnExit(screen), leave_behind);
    }
}

/// The longest that a frame counts for: what took longer was work, and nobody could read meanwhile.
const FRAME_MOST_S: f32 = 0.25;

/// Good news goes by itself.
fn fade(mut session: ResMut<Session>, time: Res<Time<Real>>, mut shown_s: Local<f32>) {
    match session.notices.now() {
        Some(said) if !said.bad => {
            *shown_s += time.delta_secs().min(FRAME_MOST_S);
        }
        _ => *shown_s = 0.0,
    }
    if *shown_s > GOOD_NEWS_S {
        *shown_s = 0.0;
        session.notices.close();
    }
}

/// Good news belongs to the screen it was told on.
fn leave_behind(mut session: ResMut<Session>) {
    session.notices.0.retain(|said| said.bad);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(words: &str, about: &'static str, bad: bool) -> Said {
        Said {
            words: words.into(),
            bad,
            about,
        }
    }

    #[test]
    fn a_fault_is_said_before_that_nothing_is_saved() {
        let mut notices = Notices::default();
        notices.say(said("not saved", STANDING, true));
        notices.say(said("a fault of a link", "error-link", true));
        for words in ["a fault of a link", "not saved"] {
            assert_eq!(notices.now().map(|said| said.words.as_str()), Some(words));
            notices.close();
        }
        assert_eq!(notices.now(), None);
    }

    #[test]
    fn newer_words_take_the_place_of_older_ones_about_the_same() {
        let mut notices = Notices::default();
        notices.say(said("not saved", "store", true));
        notices.say(said("a fault in line 3", "levels", true));
        notices.say(said("a fault in line 4", "levels", true));
        assert_eq!(
            notices.now().map(|said| said.words.as_str()),
            Some("not saved")
        );
        notices.close();
        assert_eq!(
            notices.now().map(|said| said.words.as_str()),
            Some("a fault in line 4")
        );
        notices.settle("levels");
        assert_eq!(notices.now(), None);
        notices.close();
    }
}

//! What lasts from screen to screen: levels, words, the seed, what is remembered.

use std::sync::Arc;

use bevy::prelude::*;

use super::booth::{BoothOptions, Moment};
use super::class::GroupPlay;
use super::group::GroupDraft;
use super::notices::{Notices, Said};
use crate::board::{Calendar, Day};
use crate::level::{Action, Level, Levels, Link, Replay, Run, Unfinished};
use crate::model::control::DeskKind;
use crate::model::random;
use crate::shift::command::{Command, Overlay, Speed};
use crate::states::Screen;
use crate::store::{Act, Remembered, Settings, Store, UnderWay};
use crate::text::{Lang, Text};

/// The session of one program run.
#[derive(Resource)]
pub struct Session {
    /// All levels.
    pub levels: Levels,
    /// Words of the chosen language.
    pub text: Text,
    /// What is remembered between visits.
    pub store: Store,
    /// The seed of the next shift.
    pub seed: u32,
    /// The seed as it stands in its field.
    pub seed_text: String,
    /// The level of briefing, play and scoring.
    pub level: Option<Arc<Level>>,
    /// What says which day it is.
    pub calendar: Calendar,
    /// The day on which the shift on the desk was begun: that day's it is, however late it ends.
    pub begun: Day,
    /// What a page around the game provides.
    pub host: Host,
    /// What a group plays, while it does: its seed is not to be changed by accident.
    pub group: Option<GroupPlay>,
    /// A group whose link is being made.
    pub group_draft: GroupDraft,
    /// Pace that a host's link asks for; it is not the player's choice, so it is not remembered.
    pub pace: Option<Speed>,
    /// Address of the page that links lead to; without one there are no links, and the run's text stands for them.
    pub link_base: Option<String>,
    /// What could not be copied, in the field where it can be selected.
    pub link_shown: Option<String>,
    /// What lies over the screen.
    pub overlay: Option<Overlay>,
    /// The screen can be filled: not on every page.
    pub can_fill_screen: bool,
    /// The shift can be heard.
    pub can_sound: bool,
    /// A page takes files for the game.
    pub can_take_files: bool,
    /// What is to be said once.
    pub notices: Notices,
}

/// Whether a level's desk has its stage; the others are announced on the title.
#[must_use]
pub(super) fn is_playable(level: &Level) -> bool {
    matches!(level.desk, DeskKind::Switch | DeskKind::Web)
}

/// What to open with instead of the title.
#[derive(Resource)]
pub enum Opening {
    /// A screen as it is at this moment of a run, for a picture; the title needs no run.
    Still {
        /// The screen.
        screen: Screen,
        /// The run, at the minute to be seen.
        run: Option<Box<Run>>,
    },
    /// The briefing of a level.
    Briefing(Arc<Level>),
    /// A recorded run, to be watched.
    Recording {
        /// The run.
        replay: Replay,
        /// Somebody starts it.
        paused: bool,
    },
    /// The shift under way, to be gone on with.
    UnderWay,
    /// A booth.
    Booth(BoothOptions),
    /// A booth at a moment of a run, for a picture.
    BoothStill {
        /// The moment.
        moment: Moment,
        /// The run, at the minute to be seen.
        run: Box<Run>,
    },
}

/// What a page around the game provides, so that the game itself keeps it back (`?embed=1`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Host {
    /// It chose the level: nothing leads to the title or to other levels.
    pub levels: bool,
    /// It chose the language.
    pub language: bool,
}

impl Session {
    /// A session that goes on from what the store remembers.
    #[must_use]
    pub fn new(levels: Levels, store: Store) -> Self {
        let remembered = store.remembered();
        let chosen = remembered
            .settings
            .language
            .as_deref()
            .and_then(Lang::from_code);
        let seed = remembered.last_seed;
        let text = Text::new(chosen.unwrap_or(Lang::ENGLISH));
        let mut session = Self {
            levels,
            text,
            store,
            seed: 0,
            seed_text: String::new(),
            level: None,
            calendar: Calendar::default(),
            begun: Calendar::default().today(),
            host: Host::default(),
            group: None,
            group_draft: GroupDraft::default(),
            pace: None,
            link_base: None,
            link_shown: None,
            overlay: None,
            can_fill_screen: true,
            can_sound: false,
            can_take_files: false,
            notices: Notices::default(),
        };
        session.set_seed(seed.unwrap_or_else(random_seed));
        session.gather_notices();
        session
    }

    /// How the player likes it.
    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.store.remembered().settings
    }

    /// The pace that shifts begin with.
    #[must_use]
    pub fn speed(&self) -> Speed {
        self.pace
            .unwrap_or_else(|| Speed::from_factor(self.settings().speed))
    }

    /// Lays the page that opens the box over the screen.
    pub fn open_basis(&mut self) {
        self.overlay = Some(Overlay::Basis);
    }

    /// Changes what is remembered, and says it once when that could not be saved.
    pub fn remember(&mut self, change: impl FnOnce(&mut Remembered)) {
        self.store.change(change);
        self.gather_notices();
    }

    /// Makes the game heard, or silent, as a wish says.
    pub(super) fn hear(&mut self, wish: &Command) {
        self.remember(|remembered| {
            let settings = &mut remembered.settings;
            match wish {
                Command::Sound(on) => settings.sound = *on,
                Command::Volume(volume) => {
                    settings.sound = true;
                    settings.volume = *volume;
                }
                _ => {}
            }
        });
    }

    /// Takes a seed and remembers it.
    pub fn set_seed(&mut self, seed: u32) {
        self.seed = seed;
        self.seed_text = seed.to_string();
        self.remember(|remembered| remembered.last_seed = Some(seed));
    }

    /// Takes a seed as typed. Text without a seed in it leaves the old one in force.
    pub fn set_seed_text(&mut self, typed: &str) {
        typed.clone_into(&mut self.seed_text);
        if let Some(seed) = random::seed_from_text(typed) {
            self.seed = seed;
            self.remember(|remembered| remembered.last_seed = Some(seed));
        }
    }

    /// Takes what a link asks for, and returns what to open with. What it names and this game lacks is left out.
    ///
    /// What a player's link asks for is a choice and remembered; a host's language and pace hold for this visit.
    pub fn follow_link(&mut self, link: Link) -> Option<Opening> {
        self.host = Host::default();
        self.group = GroupPlay::of(&link);
        // Whoever leads a group chooses for this visit, as a page around the game does.
        let chosen_for = link.embed || link.group.is_some();
        if let Some(lang) = &link.lang {
            if link.embed {
                self.host.language = self.speak(lang);
            } else {
                self.set_language(lang);
            }
        }
        if let Some(speed) = link.speed {
            if chosen_for {
                self.pace = Some(Speed::from_factor(speed));
            } else {
                self.remember(|remembered| remembered.settings.speed = speed);
            }
        }
        if let Some(seed) = link.replay.as_ref().map(|replay| replay.seed).or(link.seed) {
            self.set_seed(seed);
        }
        if let Some(replay) = link.replay {
            self.host.levels = link.embed;
            return Some(Opening::Recording {
                replay,
                paused: link.embed,
            });
        }
        let level = self.levels.by_id(&link.level?)?;
        let opening = is_playable(level).then(|| Opening::Briefing(Arc::clone(level)))?;
        self.host.levels = chosen_for;
        Some(opening)
    }

    /// Speaks a language from now on, without remembering it; false when there is no such language.
    fn speak(&mut self, code: &str) -> bool {
        let lang = Lang::from_code(code);
        if let Some(lang) = lang {
            self.text = Text::new(lang);
        }
        lang.is_some()
    }

    /// Takes up a shift that lay in an address instead of the store, and returns what to open with.
    pub fn take_up(&mut self, left: Unfinished) -> Opening {
        let Unfinished { replay, minute } = left;
        let acts = replay.actions.iter().map(|action| Act {
            minute: action.minute,
            set: action.set,
        });
        let under_way = UnderWay {
            level: replay.level,
            seed: replay.seed,
            minute,
            actions: acts.collect(),
            begun: self.calendar.today().to_string(),
        };
        self.remember(|remembered| remembered.under_way = Some(under_way));
        Opening::UnderWay
    }

    /// The shift under way as it is put into an address.
    #[must_use]
    pub fn left(&self) -> Option<Unfinished> {
        let under_way = self.store.remembered().under_way.as_ref()?;
        let actions = under_way.actions.iter().map(|act| Action {
            minute: act.minute,
            set: act.set,
        });
        let level = under_way.level.clone();
        Some(Unfinished {
            replay: Replay::new(level, under_way.seed, actions.collect()),
            minute: under_way.minute,
        })
    }

    /// Changes the language.
    pub fn set_language(&mut self, code: &str) {
        if self.speak(code) {
            self.remember(|remembered| remembered.settings.language = Some(code.to_owned()));
        }
    }

    /// The level that comes after the present one on its desk.
    #[must_use]
    pub fn next_level(&self) -> Option<&Arc<Level>> {
        self.level
            .as_ref()
            .and_then(|now| self.levels.next_after(&now.id))
            .filter(|next| is_playable(next) && !self.host.levels)
    }

    /// Says what went wrong, in the words of a key whose variable is the reason.
    pub fn say_fault(&mut self, key: &'static str, reason: &str) {
        let words = self.text.args(key, &[("reason", reason.into())]);
        self.notices.say(Said {
            words,
            bad: true,
            about: key,
        });
    }

    /// Says what befell the store since it was last asked.
    fn gather_notices(&mut self) {
        while let Some(notice) = self.store.take_notice() {
            let file = notice.file().unwrap_or_default().to_owned();
            let words = self
                .text
                .args(notice.key(), &[("file", file.as_str().into())]);
            self.notices.say(Said {
                words,
                bad: true,
                about: notice.key(),
            });
        }
    }
}

/// A seed nobody chose. The standard library's hash keys are random, which is all that is wanted here.
#[must_use]
pub fn random_seed() -> u32 {
    use std::hash::{BuildHasher, Hasher, RandomState};
    let [a, b, c, d, ..] = RandomState::new().build_hasher().finish().to_le_bytes();
    u32::from_le_bytes([a, b, c, d])
}

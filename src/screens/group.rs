//! The link of a group, as its leader makes it within the game.

use bevy_egui::egui;

use super::class::GroupPlay;
use super::session::Session;
use crate::hud::group::{GroupNow, GroupView, group_ui};
use crate::level::{GROUP_MINUTES_MAX, Group, Level, Link, NAME_CHARS_MAX, tidy_group};
use crate::shift::command::{Command, GroupWish};

/// A group whose link is being made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GroupDraft {
    /// Id of the level; none until one is chosen.
    pub level: Option<String>,
    /// Its name, as typed.
    name: String,
    /// For how many minutes it plays, as typed.
    minutes: String,
}

impl GroupDraft {
    /// Takes in what its leader wants.
    pub(super) fn obey(&mut self, wish: &GroupWish) {
        match wish {
            GroupWish::Level(id) => self.level = Some(id.clone()),
            GroupWish::Name(typed) => {
                self.name = typed.chars().take(NAME_CHARS_MAX).collect();
            }
            GroupWish::Minutes(typed) => self.minutes.clone_from(typed),
            GroupWish::Copy => {}
        }
    }

    /// The time that the group is given.
    ///
    /// # Errors
    /// When it is none that a group can be given.
    fn minutes(&self) -> Result<Option<u32>, ()> {
        if self.minutes.is_empty() {
            return Ok(None);
        }
        let minutes = self.minutes.parse().map_err(|_| ())?;
        let is_one = (1..=GROUP_MINUTES_MAX).contains(&minutes);
        is_one.then_some(Some(minutes)).ok_or(())
    }
}

impl Session {
    /// The levels that a group can play.
    fn group_levels(&self) -> Vec<&Level> {
        let levels = self.levels.iter().map(AsRef::as_ref);
        levels.filter(|level| !level.is_free()).collect()
    }

    /// The level that the group whose link is being made is going to play.
    fn group_level(&self) -> Option<&Level> {
        let levels = self.group_levels();
        let chosen = self.group_draft.level.as_deref();
        let of = |id: &str| levels.iter().find(|level| level.id == id).copied();
        chosen.and_then(of).or_else(|| levels.first().copied())
    }

    /// The link of the group; none while its name is missing, or its time is none. Where no page is to be led to, what goes
    /// after `--link`.
    #[must_use]
    pub fn group_link(&self) -> Option<String> {
        let name = tidy_group(&self.group_draft.name);
        let minutes = self.group_draft.minutes().ok()?;
        let link = Link {
            level: Some(self.group_level()?.id.clone()),
            seed: Some(self.seed),
            group: Some(Group { name, minutes }).filter(|group| !group.name.is_empty()),
            ..Link::default()
        };
        link.group.as_ref()?;
        let base = self.link_base.as_deref();
        let address = base.and_then(|base| link.to_address(base));
        Some(address.unwrap_or_else(|| link.to_query()))
    }

    /// What everybody of the group sees of it.
    pub(super) fn group_now(&self) -> Option<GroupNow<'_>> {
        let play = self.group.as_ref()?;
        Some(GroupNow {
            name: &play.group.name,
            seed: play.seed,
            left_min: play.left_min,
        })
    }

    /// Whether a group plays whose time is up.
    pub(super) fn is_group_over(&self) -> bool {
        self.group.as_ref().is_some_and(GroupPlay::is_time_up)
    }

    /// Whether a group's link can be made from here: not within a group, and not on a page that chooses what is played.
    pub(super) fn can_lead(&self) -> bool {
        self.group.is_none() && !self.host.levels
    }
}

/// Draws the panel that makes the link.
pub(super) fn panel(ui: &egui::Ui, session: &Session, commands: &mut Vec<Command>) {
    let Some(level) = session.group_level() else {
        return;
    };
    let draft = &session.group_draft;
    let link = session.group_link();
    let view = GroupView {
        levels: &session.group_levels(),
        level: &level.id,
        name: &draft.name,
        minutes: &draft.minutes,
        bad_minutes: draft.minutes().is_err(),
        seed: &session.seed_text,
        link: link.as_deref(),
        has_page: session.link_base.is_some(),
    };
    group_ui(ui, &view, &session.text, commands);
}
